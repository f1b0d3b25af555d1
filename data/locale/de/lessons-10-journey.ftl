# 10-journey

level-journey-round-trip-title = Erst der ganze Weg
level-journey-round-trip-goal = Du hast ein Elfenrad, ein Einhorn, einen Drachen und zwei Flöße. Besuche vier Orte.
level-journey-round-trip-look = Ein Ring führt durch Elvenhold. In welcher Richtung hilft dir der Fluss?
level-journey-round-trip-learned = Erst den Fluss hinab, über Land zurück, Beata am Schluss: Denk den Weg zu Ende, bevor du aufbrichst.
level-journey-round-trip-wrong-beata = Von Beata bringt dich ein Floß zurück, und das fehlt dann für den Ring.
level-journey-round-trip-wrong-ergeren = So herum kommst du nach Tichih', und der Fluss hinauf nach Rivinia kostet beide Flöße: drei Orte, und dann geht es nicht weiter.
level-journey-round-trip-wrong-end = Der Zug ist schon vor dem vierten Ort vorbei.

level-journey-keep-four-title = Vier für morgen
level-journey-keep-four-goal = Hier endet dein Zug der ersten Runde. Nimm deine drei Einhörner und das Transportmittel Einhorn mit in Runde zwei.
level-journey-keep-four-look = Zwei Karten müssen weg. Dann darf eines deiner zwei Transportmittel bleiben.
level-journey-keep-four-learned = Karten und Transportmittel von einer Art: Runde zwei beginnt mit einer halb geplanten Reise.
level-journey-keep-four-wrong-card = Das wäre eines der drei Einhörner.
level-journey-keep-four-wrong-pig = Das Riesenschwein behältst du, das Einhorn gibst du zurück: Deinen drei Karten fehlt das Transportmittel.

question-journey-save-ask = Ist es gut, vier Karten für die nächste Runde zu sparen?
question-journey-save-1 = Immer: Mehr Karten sind besser.
question-journey-save-2 = Je nachdem: Auf acht kommst du ohnehin, aber diese vier kennst du.
question-journey-save-3 = Es ist verboten.
question-journey-save-why-1 = Aufgefüllt wird so oder so auf acht.
question-journey-save-why-2 = Richtig: Du sparst ihre Art, nicht ihre Zahl. Und jede behaltene Karte ist ein Schritt weniger.
question-journey-save-why-3 = Bis zu vier dürfen bleiben.
