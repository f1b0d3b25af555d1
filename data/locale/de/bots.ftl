### Bots am Tisch: wie sie spielen, wie schnell, und ob sie sagen, warum.
bot-random-about = spielt meist auf gut Glück und lernt nichts daraus.
bot-greedy-about = tut in jedem Zug, was der eigenen Reise am meisten nützt, und denkt nicht weiter voraus.
bot-planner-about = plant, wo die Runde enden kann, und denkt an die Runden danach.
bot-searcher-about = spielt viele Male durch, was die anderen auf der Hand haben könnten und wohin jedes gelegte Transportmittel führen würde. Das dauert etwas.
pace = Bots spielen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-at-once = sofort
bots-on = Bis zu meinem Zug ▸▸
bots-to-end = Weiter bis zum Ende ▸▸
start-why = Bots sagen, warum
start-why-no = nein, das bleibt ihr Geheimnis
start-why-yes = ja, auch wenn es ihre Pläne verrät
