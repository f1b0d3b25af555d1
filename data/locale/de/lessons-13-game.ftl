# Das ganze Spiel
lesson-game-title = Das ganze Spiel
lesson-game-purpose = Du spielst vier Runden, gegen Bots oder mit Freunden an einem Bildschirm.
lesson-game-text-1 = Du weißt jetzt alles. Setz dich an den Tisch, wähle, wer mitspielt, und los.
lesson-game-text-2 = Was dir die Regeln hier verweigern, kommt in der Wiederholung wieder, bis du es nicht mehr brauchst.
lesson-game-know-1 = Du spielst ein ganzes Spiel selbstständig.
lesson-game-trap-1 = „Das Hindernis lege ich gleich.“ Dann ist es weg: Heb es für eine Straße auf, die zählt.

question-game-save-ask = Ist es gut, vier Karten für die nächste Runde zu sparen?
question-game-save-1 = Immer: Mehr Karten sind besser.
question-game-save-why-1 = Aufgefüllt wird so oder so auf acht.
question-game-save-2 = Je nachdem: Auf acht kommst du ohnehin, aber diese vier kennst du.
question-game-save-why-2 = Richtig: Du sparst ihre Art, nicht ihre Zahl.
question-game-save-3 = Es ist verboten.
question-game-save-why-3 = Bis zu vier dürfen bleiben.

question-game-obstacle-ask = Runde eins: Jemand legt eine Straße, die allen hilft. Dein Hindernis?
question-game-obstacle-1 = Lieber aufheben: Es ist eines für vier Runden.
question-game-obstacle-why-1 = Richtig: Später kostet es vielleicht jemanden den Sieg.
question-game-obstacle-2 = Sofort: Nächste Runde gibt es ein neues.
question-game-obstacle-why-2 = Ein neues gibt es nicht.
question-game-obstacle-3 = Sofort: Es sperrt die Straße.
question-game-obstacle-why-3 = Es macht sie nur eine Karte teurer, auch für dich.

question-game-last-ask = Wozu sind in der letzten Runde übrige Karten gut?
question-game-last-1 = Je einen Punkt.
question-game-last-why-1 = Nur Ortssteine zählen.
question-game-last-2 = Zu gar nichts.
question-game-last-why-2 = Sie entscheiden bei gleich vielen Ortssteinen.
question-game-last-3 = Sie entscheiden den Gleichstand, höchstens vier.
question-game-last-why-3 = Richtig.
