### Das Ende des Spiels und die Ortskarten
lesson-end-title = Das Ende des Spiels und die Ortskarten
lesson-end-purpose = Du weißt, wer gewinnt, auch bei Gleichstand.
lesson-end-text-1 = Nach der letzten Runde gewinnt, wer die meisten Ortssteine hat. Gleichstand? Dann zählen die Karten auf der Hand. Immer noch? Dann teilt ihr euch den Sieg.
lesson-end-text-2 = Mit Ortskarten hat jeder von euch einen geheimen Ort als Ziel. Von deinen Ortssteinen ziehst du die Entfernung zwischen deinem Stiefel und diesem Ort ab.
lesson-end-text-3 = Als Entfernung zählen Verbindungen jeder Art: Straßen, Flüsse und Fähren, mit oder ohne Transportmittel, in beiden Richtungen.
lesson-end-text-4 = Mit Ortskarten gewinnt bei Gleichstand, wer seinem Zielort näher ist, und erst dann, wer mehr Karten hat (in einer Ausgabe zählen gleich die Karten). Hat jemand vor dem Ende der letzten Runde alle zwanzig Ortssteine, wird in den meisten Ausgaben die laufende Runde zu Ende gespielt, dann ist die Partie vorbei.
lesson-end-know-1 = Du rechnest dein Ergebnis aus, auch mit Ortskarten.
lesson-end-know-2 = Du denkst beim letzten Zug an den Gleichstand.
lesson-end-trap-1 = „Für die Entfernung zählen nur belegte Straßen.“ Auch leere Verbindungen zählen, sogar Wasser.
lesson-end-trap-2 = „Am Ende sind Karten nichts wert.“ Sie entscheiden bei Gleichstand; höchstens vier zählen.

level-end-most-title = Der letzte Zug
level-end-most-goal = Runde vier, der allerletzte Zug: elf Ortssteine gegen zwölf. Gewinne.
level-end-most-look = Ein Ort mehr bringt nur Gleichstand, und dein Gegner hat mehr Karten.
level-end-most-learned = Dreizehn zu zwölf: Wer die meisten Ortssteine hat, gewinnt.
level-end-most-wrong-short = Das war zu früh: Dein Gegner gewinnt.
level-end-most-wrong-caravan = Alle Karten weg: zwölf zu zwölf, und dein Gegner hat vier.

level-end-cards-title = Der billigere Ort
level-end-cards-goal = Zwölf gegen dreizehn; dein Gegner hat drei Karten. Ein Ort bringt Gleichstand: Mit welchem gewinnst du?
level-end-cards-look = Zähl die Karten, die auf der Hand bleiben.
level-end-cards-learned = Gleich viele Ortssteine: vier Karten gegen drei.
level-end-cards-wrong-dear = Gleichstand, aber zu wenige Karten: Dein Gegner gewinnt.
level-end-cards-wrong-dear2 = Die Karawane hat drei Karten gekostet, zwei bleiben: Dein Gegner gewinnt.
level-end-cards-wrong-short = Zwölf zu dreizehn: Dein Gegner gewinnt.

level-end-town-card-title = Noch einer oder nach Hause?
level-end-town-card-goal = Du hast sechzehn Ortssteine, und deine Ortskarte zeigt Jaccaranda. Komm auf sechzehn Punkte.
level-end-town-card-look = Ein neuer Ort bringt einen Punkt. Jede Verbindung bis Jaccaranda kostet einen.
level-end-town-card-learned = Sechzehn minus null schlägt siebzehn minus zwei.
level-end-town-card-wrong-far = Siebzehn Ortssteine, aber von Al'Baran sind es zwei Verbindungen: fünfzehn Punkte.
level-end-town-card-wrong-stay = Sechzehn minus eins: fünfzehn. Du hattest noch einen Drachen.

level-end-river-title = Auch Wasser zählt
level-end-river-goal = Siebzehn Ortssteine, deine Ortskarte zeigt Tichih', und ein Floß ist übrig. Komm auf sechzehn Punkte.
level-end-river-look = Von Rivinia führt nur ein Fluss geradewegs nach Tichih'.
level-end-river-learned = Auch ein Fluss ist eine Verbindung, genau wie eine Straße: siebzehn minus eins macht sechzehn.
level-end-river-wrong-stay = Von Elvenhold sind es zwei Verbindungen: fünfzehn.

level-end-nearer-title = Wer näher ist, gewinnt
level-end-nearer-goal = Du: fünfzehn Ortssteine, eine Verbindung bis zu deinem Zielort. Dein Gegner: sechzehn, zwei Verbindungen und vier Karten. Gewinne.
level-end-nearer-look = Vierzehn zu vierzehn. Was entscheidet mit Ortskarten bei Gleichstand?
level-end-nearer-learned = Mit Ortskarten gewinnt bei Gleichstand, wer näher ist; Handkarten zählen erst, wenn auch das gleich ist.
level-end-nearer-wrong-far = Ein Ortsstein mehr, aber einen Schritt weiter weg: gleich viele Punkte, gleich weit weg, und dein Gegner hat mehr Karten.

level-end-twenty-title = Alle zwanzig
level-end-twenty-goal = Neunzehn Ortssteine in Runde zwei, nach den englischen Regeln von 1998. Gewinne auf der Stelle.
level-end-twenty-look = Einer deiner Ortssteine steht noch auf dem Spielplan.
level-end-twenty-learned = In dieser Ausgabe gewinnt in Runde eins bis drei sofort, wer den zwanzigsten Ortsstein nimmt; in den meisten anderen wird die Runde zu Ende gespielt, dann ist die Partie vorbei.
level-end-twenty-wrong-feodor = Den Ortsstein aus Feodor hast du schon.
level-end-twenty-wrong-end = Es bleibt bei neunzehn.

example-end-jaccaranda-title = Siebzehn Orte, eine Verbindung entfernt
example-end-jaccaranda-0 = Der letzte Zug: siebzehn Ortssteine, der Stiefel in Throtmanni und die Ortskarte Jaccaranda.
example-end-jaccaranda-1 = Eine Verbindung entfernt, egal, was darauf liegt: 17 − 1 = 16.

example-end-tichih-title = Über den Fluss
example-end-tichih-0 = Siebzehn Ortssteine, der Stiefel in Rivinia und die Ortskarte Tichih'. Nur ein Fluss verbindet die beiden.
example-end-tichih-1 = Ein Fluss zählt eins: 17 − 1 = 16.

question-end-tie-ask = Zwei von euch führen mit je fünfzehn Ortssteinen, ohne Ortskarten. Wer gewinnt?
question-end-tie-1 = Wer sie zuerst hatte.
question-end-tie-why-1 = Die Zeit spielt keine Rolle.
question-end-tie-2 = Wer mehr Karten auf der Hand hat.
question-end-tie-why-2 = Richtig. Ist auch das gleich, teilen sie sich den Sieg.
question-end-tie-3 = Niemand.
question-end-tie-why-3 = Die Karten entscheiden, und notfalls wird geteilt.

question-end-distance-ask = Wie wird die Entfernung zum Ort auf deiner Ortskarte gezählt?
question-end-distance-1 = In Reisekarten.
question-end-distance-why-1 = Preise spielen keine Rolle.
question-end-distance-2 = In Straßen mit Transportmittel.
question-end-distance-why-2 = Transportmittel spielen keine Rolle, und auch Wasser zählt.
question-end-distance-3 = In Verbindungen jeder Art.
question-end-distance-why-3 = Richtig: Straßen, Flüsse und Fähren.

question-end-score-ask = Achtzehn Ortssteine, zwei Verbindungen bis zu deinem Zielort. Wie viele Punkte?
question-end-score-1 = Sechzehn Punkte.
question-end-score-why-1 = Richtig: 18 − 2.
question-end-score-2 = Achtzehn Punkte.
question-end-score-why-2 = Die Entfernung wird abgezogen.
question-end-score-3 = Zwanzig Punkte.
question-end-score-why-3 = Sie wird abgezogen, nicht dazugezählt.

exercise-end-rivinia-task = Siebzehn Ortssteine, der Elfenstiefel in Rivinia, Ortskarte Tichih'. Wie viele Punkte sind das?
exercise-end-rivinia-right = Ja: Ein Fluss zählt eins.
exercise-end-rivinia-wrong-road = Das ist der Umweg über die Straße. Auch der Fluss ist eine Verbindung.
exercise-end-rivinia-wrong-none = Die Entfernung musst du noch abziehen.
