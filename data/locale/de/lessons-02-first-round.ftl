# Eine Runde in fünf Minuten
lesson-first-round-title = Eine Runde in fünf Minuten
lesson-first-round-purpose = Du spielst eine ganze Runde, von der ersten Karte bis zum letzten Transportmittel.
lesson-first-round-know-1 = Du hast alle sechs Phasen einmal der Reihe nach gespielt.
lesson-first-round-know-2 = Du weißt, was in jeder zu tun ist.
lesson-first-round-trap-1 = „Ich muss jede Straße selbst öffnen.“ Nein: Du reist auch mit dem, was die anderen legen.

step-first-round-deal = Phase 1: Jeder bekommt acht Reisekarten. Das sind deine.

level-first-round-secret-title = Phase 2: ein geheimes Transportmittel
level-first-round-secret-goal = Zieh ein Transportmittel vom verdeckten Stapel. Nur du siehst es.
level-first-round-secret-look = Der verdeckte Stapel liegt neben der Auslage.
level-first-round-secret-learned = Ein Riesenschwein, und es ist dein Geheimnis. Auch dein Gegner hat eines gezogen.

level-first-round-draw-title = Phase 3: drei weitere
level-first-round-draw-goal = Zieh, sooft du an der Reihe bist, bis du drei weitere Transportmittel hast, darunter ein Einhorn und einen Drachen.
level-first-round-draw-look = Nimm zuerst das Einhorn, bevor dein Gegner es tut.
level-first-round-draw-learned = Was du jetzt ziehst, liegt offen. Mit vier Transportmitteln geht es ans Planen.
level-first-round-draw-wrong-others = Dreimal darfst du ziehen: das Einhorn, den Drachen und eines, das du dir aussuchst. Jetzt reicht es nicht mehr für beide.

level-first-round-plan-title = Phase 4: planen
level-first-round-plan-goal = Dein Floß bringt dich nach Rivinia. Öffne von dort einen Weg nach Throtmanni und weiter nach Feodor. Lege zwei Transportmittel, dann passe.
level-first-round-plan-look = Dein Einhorn mag den Wald, dein Drache die Wüste.
level-first-round-plan-learned = Und dein Gegner hat die Straße von Feodor nach Lapphálya geöffnet. Auch die darfst du benutzen.

level-first-round-travel-title = Phase 5: reisen
level-first-round-travel-goal = Mit dem Floß den Fluss hinab, dann über die Straßen: Besuche vier Orte und beende deinen Zug. Behalten darfst du nur vier Karten.
level-first-round-travel-look = Ein Floß braucht kein Transportmittel. Es bringt dich nach Rivinia.
level-first-round-travel-learned = Vier Karten, vier Orte, und genau vier Karten bleiben dir.
level-first-round-travel-wrong-end = Der Zug ist vorbei, und es warten noch Orte auf dich.
level-first-round-travel-wrong-back = Du bist zurück in einem Ort, den du schon besucht hast, und die Karte ist weg. Welches Transportmittel führt weiter?

level-first-round-keep-title = Phase 6: die Runde abschließen
level-first-round-keep-goal = Die Straßen sind geräumt. Behalte das Elfenrad für die nächste Runde: Es kommt auch in die Berge.
level-first-round-keep-look = Zwei Transportmittel hast du noch, eines darf bleiben.
level-first-round-keep-learned = Das war eine ganze Runde! Jede Hand wird wieder auf acht Karten aufgefüllt, und dein Stiefel bleibt stehen.
level-first-round-keep-wrong-pig = Du hast das Riesenschwein behalten, und das kommt nur durch Ebene und Wald. Behalte diesmal das Elfenrad.

step-first-round-score = Vier Ortssteine nach der ersten Runde, und drei Runden kommen noch. Das ist schon das ganze Spiel.

question-first-round-start-ask = Wo beginnt dein Stiefel die nächste Runde?
question-first-round-start-1 = Wieder in Elvenhold.
question-first-round-start-2 = Wo er stehen geblieben ist.
question-first-round-start-3 = In irgendeinem Ort, in dem du schon warst.
question-first-round-start-why-1 = Nur die erste Runde beginnt dort.
question-first-round-start-why-2 = Richtig. Darum überleg dir, wo du stehen bleibst.
question-first-round-start-why-3 = Der Stiefel springt nie: Er bleibt stehen, wo er ist.

question-first-round-deal-ask = Womit beginnt das Spiel?
question-first-round-deal-1 = Jeder bekommt acht Reisekarten.
question-first-round-deal-2 = Jeder bekommt vier Reisekarten.
question-first-round-deal-3 = Der Startspieler bekommt mehr Karten.
question-first-round-deal-why-1 = Richtig: in der ersten Runde acht.
question-first-round-deal-why-2 = Vier darfst du am Ende deines Zuges behalten.
question-first-round-deal-why-3 = Alle bekommen gleich viele.

question-first-round-where-ask = Woher kommt das erste Transportmittel einer Runde?
question-first-round-where-1 = Aus der Auslage, nach Wahl.
question-first-round-where-2 = Vom linken Nachbarn.
question-first-round-where-3 = Vom verdeckten Stapel.
question-first-round-where-why-1 = Die Auslage ist in Phase 3 dran.
question-first-round-where-why-2 = Niemand gibt Transportmittel weiter.
question-first-round-where-why-3 = Richtig: das oberste, verdeckt.
