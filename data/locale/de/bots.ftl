# Bots am Tisch: wie schnell sie spielen, und ob sie sagen, warum.
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
