# Bis zum Schluss
lesson-game-title = Bis zum Schluss
lesson-game-purpose = Du spielst die Runden drei und vier deiner eigenen Partie und siehst, worauf es ankam.
lesson-game-know-1 = Du hast eine ganze Partie gespielt.
lesson-game-know-2 = Du siehst im Rückblick, wo Orte gewonnen und verloren wurden.
lesson-game-trap-1 = „Das Hindernis lege ich gleich.“ Dann ist es weg: Heb es für eine Straße auf, auf die es ankommt.

step-game-third = Deine eigene Partie, Runde drei.

question-game-last-ask = Wozu sind in der letzten Runde übrige Karten gut?
question-game-last-1 = Je einen Punkt, wie ein Ortsstein, aber höchstens vier zählen.
question-game-last-2 = Zu gar nichts.
question-game-last-3 = Sie entscheiden bei Gleichstand, höchstens vier zählen.
question-game-last-why-1 = Nur Ortssteine zählen.
question-game-last-why-2 = Sie entscheiden bei gleich vielen Ortssteinen.
question-game-last-why-3 = Richtig: Darum kann eine gesparte Karte die Partie entscheiden.

step-game-mixed = Drei Rätsel, jedes anders: Was am meisten hilft, siehst du selbst.

step-game-fourth = Runde vier, die letzte: Aufzuheben gibt es nichts mehr. Danach siehst du, worauf es ankam.
