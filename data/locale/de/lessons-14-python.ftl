# Die Spielregeln in Python
lesson-python-title = Die Spielregeln in Python
lesson-python-purpose = Du fragst die Spielregeln selbst: was erlaubt ist, warum nicht, und was daraus wird.
lesson-python-text-1 = Eine Stellung ist eine Zeile, ein Zug auch. Die Spielregeln beantworten drei Fragen: welche Züge erlaubt sind, warum einer nicht, und welche Stellung daraus wird.
lesson-python-text-2 = Eine Ablehnung besteht aus Daten: der Regel und den Zahlen dahinter. Ein Spiel ist eine Aufzeichnung, die sich Ereignis für Ereignis nachspielen lässt.
lesson-python-text-3 = Und weil der Zufall aus einem Startwert kommt, sind tausend Spiele nur eine Schleife.
lesson-python-know-1 = Du baust eine Stellung und zählst ihre erlaubten Züge auf.
lesson-python-know-2 = Du liest eine Ablehnung und spielst eine Aufzeichnung nach.
lesson-python-trap-1 = „Ein Zug verändert die Stellung.“ Er ergibt eine neue; die alte bleibt.

exercise-python-legal-task = Der Spielplan ist leer, und vor dir liegt offen ein Einhorn. Wie viele deiner erlaubten Züge legen es auf eine Wüstenstraße?
exercise-python-legal-right = Ja: einer für jede Wüstenstraße.
exercise-python-legal-wrong-none = Ein Einhorn kommt durch Wüsten, für zwei Karten.

exercise-python-why-task = Welche Regel verweigert ein Einhorn auf der Ebene? Gib ihre Nummer.
exercise-python-why-right = Ja: P4.3, und dahinter die Übersichtskarte.
exercise-python-why-wrong-chart = T4 ist die Zeile des Einhorns auf der Übersichtskarte; die Ablehnung nennt die Regel, die sich darauf beruft.
exercise-python-why-wrong-water = P4.4 handelt von Flüssen und Seen.

exercise-python-distance-task = Wie viele Verbindungen liegen zwischen Elvenhold und Wylhién?
exercise-python-distance-right = Ja.
exercise-python-distance-wrong-towns = Das sind die Orte auf dem Weg, Anfang und Ende mitgezählt. Zähl die Verbindungen.

question-python-frozen-ask = Was macht ein Zug mit der Stellung?
question-python-frozen-1 = Nichts: Es kommt eine neue heraus.
question-python-frozen-why-1 = Richtig: Die alte bleibt, wie sie war.
question-python-frozen-2 = Er verändert sie.
question-python-frozen-why-2 = Stellungen sind unveränderlich.
question-python-frozen-3 = Das hängt vom Zug ab.
question-python-frozen-why-3 = Kein Zug verändert je eine Stellung.

question-python-refusal-ask = Was bekommst du, wenn du fragst, warum ein Zug nicht erlaubt ist?
question-python-refusal-1 = Wahr oder falsch.
question-python-refusal-why-1 = Mehr als das: einen Grund.
question-python-refusal-2 = Einen englischen Satz.
question-python-refusal-why-2 = Sätze werden erst daraus gemacht, in der gewählten Sprache.
question-python-refusal-3 = Die Nummer der Regel und die Zahlen dahinter, oder None.
question-python-refusal-why-3 = Richtig.

question-python-seed-ask = Zwei Spiele mit gleichem Startwert und gleichen Zügen: Was ist anders?
question-python-seed-1 = Die ausgeteilten Karten.
question-python-seed-why-1 = Die bestimmt der Startwert.
question-python-seed-2 = Nichts.
question-python-seed-why-2 = Richtig, auf jedem Rechner.
question-python-seed-3 = Die Auslage.
question-python-seed-why-3 = Auch sie kommt aus dem Startwert.
