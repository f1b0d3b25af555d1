# Bots am Tisch: wie sie spielen, wie schnell, und ob sie sagen, warum.
bot-random-about = lässt meist das Los entscheiden und lernt nichts daraus.
bot-greedy-about = tut in jedem Zug, was der eigenen Reise am meisten nützt, und schaut nicht weiter.
bot-planner-about = plant, wo die Runde enden kann, und denkt an die Runden danach.
bot-searcher-about = stellt sich viele Male vor, was die anderen haben können, und probiert aus, was daraus wird. Er lässt sich Zeit.
pace = Bots spielen
pace-slow = langsam
pace-normal = gemächlich
pace-fast = schnell
pace-at-once = alles auf einmal
bots-on = Weiter bis zu mir ▸▸
bots-to-end = Weiter bis zum Ende ▸▸
start-why = Bots sagen, warum
start-why-no = nein, das bleibt ihr Geheimnis
start-why-yes = ja, auch wenn es ihre Pläne verrät
