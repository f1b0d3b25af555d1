### Botarna vid bordet: hur de spelar, hur fort, och om de säger varför.
bot-random-about = spelar mest på måfå och lär sig ingenting av det.
bot-greedy-about = gör det som just nu hjälper den egna resan mest och ser inte längre än så.
bot-planner-about = planerar var omgången ska sluta och tänker på de omgångar som följer.
bot-searcher-about = föreställer sig många händer som de andra kan ha och prövar varje bricka på varje väg. Det tar sin tid.
pace = Botarnas tempo
pace-slow = långsamt
pace-normal = lagom
pace-fast = fort
pace-at-once = utan paus
bots-on = Fram till min tur ▸▸
bots-to-end = Fram till slutet ▸▸
start-why = Botarna säger varför
start-why-no = nej, det håller de för sig själva
start-why-yes = ja, fast det avslöjar deras planer
