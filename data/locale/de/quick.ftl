# Der schnelle Weg: zwei erste Aufgaben, dann eine eigene Runde; und der Trainer der ersten Partie.
quick-title = Deine erste Runde
quick-secret = Jetzt spielst du eine eigene Runde gegen { $name }. Hier sind deine sechs Karten. Zieh ein Transportmittel: Tippe auf den verdeckten Stapel.
quick-draw = Das siehst nur du. Nimm nun, abwechselnd mit { $name }, drei weitere. Tippe auf ein Transportmittel, das zu deinen Karten passt.
quick-draw-on = Nimm noch eins. Reisen kannst du nur mit Transportmitteln, die zu deinen Karten passen. Passt keines, tippe auf den verdeckten Stapel und zieh blind.
quick-plan = Plane deinen Weg aus Elvenhold. Tippe auf ein Transportmittel: Seine Straßen leuchten auf, mit dem Preis in Karten. Tippe auf eine davon.
quick-plan-on = Auf jede Straße kommt nur eines, und alle dürfen es benutzen. Leg das nächste dorthin, wo deine Reise weitergeht, oder passe. Passen alle nacheinander, wird gereist.
quick-travel = Jetzt geht es los! Tippe auf einen Ort, der leuchtet. Du zahlst mit Karten, die zum Transportmittel passen, und nimmst deinen Ortsstein.
quick-travel-on = Reise weiter, solange du zahlen kannst. Auf dem Wasser brauchst du nur Floßkarten: eine flussabwärts, zwei flussaufwärts oder über einen See. Beende dann deinen Zug.
quick-stuck = Du kannst keinen Schritt mehr bezahlen. Beende deinen Zug: Bis zu vier Karten darfst du behalten.
quick-keep = Die Runde ist fast vorbei, und die Straßen werden geräumt. Ein Transportmittel behältst du für die nächste Runde: welches?
quick-over = Das war deine erste Runde! Mit „{ example-forth }“ siehst du, was du jetzt weißt.
quick-end-title = Deine erste Runde ist gespielt
quick-end = Du hast { $mine ->
    [one] einen Ort
   *[other] { $mine } Orte
} besucht, { $name } { $theirs }. In der nächsten Runde wird jede Hand auf acht Karten aufgefüllt, und dein Stiefel reist von dort weiter, wo er steht. Es beginnt, wer links vom Startspieler sitzt. Wer nach vier Runden die meisten Orte hat, gewinnt.
quick-coach = Eine ganze Partie mit Trainer spielen ▸
quick-learn = Das Spiel richtig lernen ▸
quick-again = Die Runde noch einmal spielen

coach-obstacle = Dein Hindernis kommt auf eine Straße mit Transportmittel: Jeder Schritt kostet dort dann eine Karte mehr. Du hast nur eines für die ganze Partie.
coach-caravan = Keine passenden Karten, oder du willst sie behalten? Dann reise mit der Karawane: Drei beliebige Karten bringen dich über eine Straße mit Transportmittel.
coach-caravan-strict = Reichen deine Karten für eine Straße mit Transportmittel nicht? Dann reise mit der Karawane: Drei beliebige Karten bringen dich hinüber.
coach-tie = Ihr habt gleich viele Orte. Bleibt es dabei, gewinnt, wer mehr Reisekarten auf der Hand hat.
