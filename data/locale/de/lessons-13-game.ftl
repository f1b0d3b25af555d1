### Das ganze Spiel
lesson-game-title = Das ganze Spiel
lesson-game-purpose = Du spielst vier Runden, gegen Bots oder mit Freunden an einem Bildschirm.
lesson-game-text-1 = Du weißt jetzt alles. Setz dich an den Tisch, wähle, wer mitspielt, und los.
lesson-game-text-2 = Was dir die Regeln hier verbieten, kommt bei „Wiederholen“ wieder, bis du es nicht mehr brauchst.
lesson-game-text-3 = Unten ist der Tisch, diesmal zum freien Ausprobieren: Jeder Zug lässt sich zurücknehmen, solange nichts Neues aufgedeckt wurde, und was die Regeln verbieten, wird erklärt. Danach kommen drei kleine Aufgaben zum Vorausdenken.
lesson-game-know-1 = Du spielst ein ganzes Spiel selbstständig.
lesson-game-know-2 = Du denkst eine Reise zu Ende, bevor du den ersten Schritt tust.
lesson-game-trap-1 = „Das Hindernis lege ich gleich.“ Dann ist es weg: Heb es für eine Straße auf, auf die es ankommt.

level-game-keep-four-title = Vier für morgen
level-game-keep-four-goal = Hier endet dein Zug der ersten Runde. Nimm deine drei Einhörner und das Transportmittel Einhorn mit in Runde zwei.
level-game-keep-four-look = Zwei Karten müssen weg. Dann darf eines deiner zwei Transportmittel bleiben.
level-game-keep-four-learned = Karten und Transportmittel von einer Art: Runde zwei beginnt mit einer halb geplanten Reise.
level-game-keep-four-wrong-card = Das wäre eines der drei Einhörner.
level-game-keep-four-wrong-pig = Das Riesenschwein behältst du, das Einhorn gibst du zurück: Deinen drei Karten fehlt das Transportmittel.

level-game-round-trip-title = Erst der ganze Weg
level-game-round-trip-goal = Du hast ein Elfenrad, ein Einhorn, einen Drachen und zwei Flöße. Besuche vier Orte.
level-game-round-trip-look = Ein Ring führt durch Elvenhold. In welcher Richtung hilft dir der Fluss?
level-game-round-trip-learned = Erst den Fluss hinab, über Land zurück, Beata am Schluss: Denk den Weg zu Ende, bevor du aufbrichst.
level-game-round-trip-wrong-beata = Von Beata bringt dich ein Floß zurück, und das fehlt dann für den Ring.
level-game-round-trip-wrong-ergeren = So herum kommst du nach Tichih', und der Fluss hinauf nach Rivinia kostet beide Flöße: drei Orte, und dann geht es nicht weiter.
level-game-round-trip-wrong-end = Der Zug ist schon vor dem vierten Ort vorbei.

level-game-last-obstacle-title = Jetzt oder nie
level-game-last-obstacle-goal = Runde vier, je zwölf Ortssteine. Du erreichst noch einen Ort, dein Gegner in Lapphálya auch, mit einer Karte. Gewinne.
level-game-last-obstacle-look = Eine fünfte Runde, für die man etwas aufheben könnte, gibt es nicht.
level-game-last-obstacle-learned = Dreizehn zu zwölf. Was du drei Runden lang aufgehoben hast, entscheidet die vierte.
level-game-last-obstacle-wrong-pass = Dein Gegner spaziert nach Virst: Du kannst den Sieg nur noch teilen.
level-game-last-obstacle-wrong-own = Jetzt kostet deine eigene Straße zwei Drachen, und du hast einen.
level-game-last-obstacle-wrong-end = Du bist stehen geblieben: zwölf zu zwölf, bestenfalls.

question-game-save-ask = Ist es gut, vier Karten für die nächste Runde zu sparen?
question-game-save-1 = Immer: Mehr Karten sind besser.
question-game-save-why-1 = Aufgefüllt wird so oder so auf acht.
question-game-save-2 = Je nachdem: Auf acht kommst du ohnehin, aber diese vier kennst du.
question-game-save-why-2 = Richtig: Du sparst ihre Art, nicht ihre Zahl. Und jede behaltene Karte ist ein Schritt weniger.
question-game-save-3 = Es ist verboten.
question-game-save-why-3 = Bis zu vier dürfen bleiben.

question-game-obstacle-ask = Runde eins: Jemand legt ein Transportmittel, das allen hilft. Dein Hindernis?
question-game-obstacle-1 = Lieber aufheben: Es gibt nur eines für alle vier Runden.
question-game-obstacle-why-1 = Richtig: Später kostet es vielleicht jemanden den Sieg.
question-game-obstacle-2 = Sofort: Nächste Runde gibt es ein neues.
question-game-obstacle-why-2 = Ein neues gibt es nicht.
question-game-obstacle-3 = Sofort: Es sperrt die Straße.
question-game-obstacle-why-3 = Es macht sie nur um eine Karte teurer, auch für dich.

question-game-last-ask = Wozu sind in der letzten Runde übrige Karten gut?
question-game-last-1 = Je einen Punkt.
question-game-last-why-1 = Nur Ortssteine zählen.
question-game-last-2 = Zu gar nichts.
question-game-last-why-2 = Sie entscheiden bei gleich vielen Ortssteinen.
question-game-last-3 = Sie entscheiden bei Gleichstand, höchstens vier zählen.
question-game-last-why-3 = Richtig.
