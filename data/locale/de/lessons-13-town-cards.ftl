# Ortskarten
lesson-town-cards-title = Ortskarten
lesson-town-cards-purpose = Ein geheimer Ort als Ziel: für alle, die gern vorausplanen.
lesson-town-cards-know-1 = Du rechnest dein Ergebnis mit Ortskarten aus.
lesson-town-cards-know-2 = Du weißt, was mit Ortskarten bei Gleichstand entscheidet.
lesson-town-cards-trap-1 = „Für die Entfernung zählen nur belegte Straßen.“ Auch leere Verbindungen zählen, sogar Wasser.
lesson-town-cards-trap-2 = „Bei Gleichstand zählen die Karten.“ Mit Ortskarten gewinnt in den meisten Ausgaben erst einmal, wer seinem Zielort näher ist.

step-town-cards-home = Eine geheime Karte nennt den Ort, in dem du am Ende stehen solltest. Jede Verbindung bis dorthin kostet einen Punkt.

level-town-cards-town-card-title = Noch einer oder nach Hause?
level-town-cards-town-card-goal = Du hast sechzehn Ortssteine, und deine Ortskarte zeigt Jaccaranda. Komm auf sechzehn Punkte.
level-town-cards-town-card-look = Ein neuer Ort bringt einen Punkt. Jede Verbindung bis Jaccaranda kostet einen.
level-town-cards-town-card-learned = Sechzehn minus null schlägt siebzehn minus zwei.
level-town-cards-town-card-wrong-far = Siebzehn Ortssteine, aber von Al'Baran sind es zwei Verbindungen: fünfzehn Punkte.
level-town-cards-town-card-wrong-stay = Sechzehn minus eins: fünfzehn. Du hattest noch einen Drachen.

example-town-cards-jaccaranda-title = Siebzehn Orte, eine Verbindung entfernt
example-town-cards-jaccaranda-0 = Der letzte Zug: siebzehn Ortssteine, der Stiefel in Throtmanni und die Ortskarte Jaccaranda.
example-town-cards-jaccaranda-1 = Eine Verbindung entfernt, egal, was darauf liegt: 17 − 1 = 16.

level-town-cards-river-title = Auch Wasser zählt
level-town-cards-river-goal = Siebzehn Ortssteine, deine Ortskarte zeigt Tichih', und ein Floß ist übrig. Komm auf sechzehn Punkte.
level-town-cards-river-look = Von Rivinia führt nur ein Fluss geradewegs nach Tichih'.
level-town-cards-river-learned = Auch ein Fluss ist eine Verbindung, genau wie eine Straße: siebzehn minus eins macht sechzehn.
level-town-cards-river-wrong-stay = Von Elvenhold sind es zwei Verbindungen: fünfzehn.

example-town-cards-tichih-title = Über den Fluss
example-town-cards-tichih-0 = Siebzehn Ortssteine, der Stiefel in Rivinia und die Ortskarte Tichih'. Nur ein Fluss verbindet die beiden.
example-town-cards-tichih-1 = Ein Fluss zählt eins: 17 − 1 = 16.

drill-home-about = Wie weit ist es nach Hause? Zehn Fragen, je eine Antwort; was danebengeht, kommt wieder.

level-town-cards-nearer-title = Wer näher ist, gewinnt
level-town-cards-nearer-goal = Du: fünfzehn Ortssteine, eine Verbindung bis zu deinem Zielort. Dein Gegner: sechzehn, zwei Verbindungen und vier Karten. Gewinne.
level-town-cards-nearer-look = Vierzehn zu vierzehn. Was entscheidet mit Ortskarten bei Gleichstand?
level-town-cards-nearer-learned = Mit Ortskarten gewinnt bei Gleichstand, wer näher ist; Handkarten zählen erst, wenn auch das gleich ist.
level-town-cards-nearer-wrong-far = Ein Ortsstein mehr, aber einen Schritt weiter weg: gleich viele Punkte, gleich weit weg, und dein Gegner hat mehr Karten.

question-town-cards-distance-ask = Wie wird die Entfernung zum Ort auf deiner Ortskarte gezählt?
question-town-cards-distance-1 = In Reisekarten.
question-town-cards-distance-2 = In Straßen mit Transportmittel.
question-town-cards-distance-3 = In Verbindungen jeder Art.
question-town-cards-distance-why-1 = Preise spielen keine Rolle.
question-town-cards-distance-why-2 = Transportmittel spielen keine Rolle, und auch Wasser zählt.
question-town-cards-distance-why-3 = Richtig: Straßen, Flüsse und Fähren.

question-town-cards-score-ask = Achtzehn Ortssteine, zwei Verbindungen bis zu deinem Zielort. Wie viele Punkte?
question-town-cards-score-1 = Sechzehn Punkte.
question-town-cards-score-2 = Achtzehn Punkte.
question-town-cards-score-3 = Zwanzig Punkte.
question-town-cards-score-why-1 = Richtig: 18 − 2.
question-town-cards-score-why-2 = Die Entfernung wird abgezogen.
question-town-cards-score-why-3 = Sie wird abgezogen, nicht dazugezählt.

question-town-cards-rivinia-ask = Siebzehn Ortssteine, dein Stiefel in Rivinia, die Ortskarte Tichih', einen Fluss entfernt. Dein Ergebnis?
question-town-cards-rivinia-1 = Fünfzehn.
question-town-cards-rivinia-2 = Sechzehn.
question-town-cards-rivinia-3 = Siebzehn.
question-town-cards-rivinia-why-1 = Das ist der lange Weg über die Straßen. Auch der Fluss ist eine Verbindung.
question-town-cards-rivinia-why-2 = Richtig: Ein Fluss zählt als eine Verbindung.
question-town-cards-rivinia-why-3 = Die Entfernung musst du abziehen.

question-town-cards-secret-ask = Wer darf deine Ortskarte während der Partie ansehen?
question-town-cards-secret-1 = Alle.
question-town-cards-secret-2 = Niemand, auch du nicht.
question-town-cards-secret-3 = Nur du.
question-town-cards-secret-why-1 = Sie wird erst am Ende aufgedeckt.
question-town-cards-secret-why-2 = Du darfst sie ansehen, so oft du magst.
question-town-cards-secret-why-3 = Richtig, bis zum Ende der Partie.
