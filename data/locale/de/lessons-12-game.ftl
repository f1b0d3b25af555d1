# Das ganze Spiel
lesson-game-title = Das ganze Spiel
lesson-game-purpose = Du spielst vier Runden, gegen Bots oder mit Freunden an einem Bildschirm.
lesson-game-know-1 = Du spielst ein ganzes Spiel selbstständig.
lesson-game-know-2 = Du denkst eine Reise zu Ende, bevor du den ersten Schritt tust.
lesson-game-trap-1 = „Das Hindernis lege ich gleich.“ Dann ist es weg: Heb es für eine Straße auf, auf die es ankommt.

question-game-last-ask = Wozu sind in der letzten Runde übrige Karten gut?
question-game-last-1 = Je einen Punkt.
question-game-last-2 = Zu gar nichts.
question-game-last-3 = Sie entscheiden bei Gleichstand, höchstens vier zählen.
question-game-last-why-1 = Nur Ortssteine zählen.
question-game-last-why-2 = Sie entscheiden bei gleich vielen Ortssteinen.
question-game-last-why-3 = Richtig.
