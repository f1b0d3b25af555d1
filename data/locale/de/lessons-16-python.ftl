# Die Engine von Hand
lesson-python-title = Die Engine von Hand
lesson-python-purpose = Du fragst die Engine selbst: was erlaubt ist, warum etwas nicht erlaubt ist und was daraus wird.
lesson-python-know-1 = Du baust eine Stellung und listest ihre erlaubten Aktionen auf.
lesson-python-know-2 = Du liest eine Ablehnung und spielst eine Aufzeichnung nach.
lesson-python-know-3 = Du liest und schreibst eine Aktion als Zeile.
lesson-python-trap-1 = „Eine Aktion verändert die Stellung.“ Sie ergibt eine neue; die alte bleibt.

level-python-line-title = Eine Zeile, eine Aktion
level-python-line-goal = Spiele auf dem Spielplan: „0 move desert:feodor-throtmanni > throtmanni dragon“.
level-python-line-look = Platz 0 bist du. Nach „>“ steht der Ort, danach, womit bezahlt wird.
level-python-line-learned = Die Zeile sagt alles: wer, was, über welche Straße, wohin und mit welchen Karten.
level-python-line-wrong-caravan = Diese Zeile würde mit „caravan“ und drei Karten enden. Hier wird ein Drache bezahlt.
level-python-line-wrong-road = Das ist eine andere Straße: Lies die Zeile noch einmal.
level-python-line-wrong-end = Das wäre die Zeile „0 end“, und du hättest keinen Ort besucht.

level-python-reasons-title = Zwei Gründe, dann None
level-python-reasons-goal = Frag die Engine zweimal „warum nicht?“: Hol dir P4.3 und P4.6 als Antwort. Lege dann das Einhorn so, dass deine Karten bis Throtmanni reichen.
level-python-reasons-look = Versuche erst die beiden verbotenen Aktionen. Throtmanni liegt hinter der Wüste.
level-python-reasons-learned = Zwei Ablehnungen mit ihren Nummern, dann None: Nichts spricht dagegen.
level-python-reasons-wrong-pass = Alle haben gepasst, und keine Straße führt nach Throtmanni.
level-python-reasons-wrong-elsewhere = Die Engine sagt None, denn erlaubt ist es. Nach Throtmanni führt es aber nicht.

level-python-record-title = Eine Aufzeichnung aus drei Zeilen
level-python-record-goal = Spiele sie nach: „0 place unicorn forest:feodor-lapphalya“, „0 pass“, „0 move forest:feodor-lapphalya > lapphalya unicorn“.
level-python-record-look = Eine Zeile nach der anderen; der andere Platz passt von selbst.
level-python-record-learned = Drei Zeilen, und dieselbe Partie steht wieder da. Mehr ist eine Aufzeichnung nicht.
level-python-record-wrong-pig = Das Riesenschwein bleibt bei dir: Die erste Zeile legt das Einhorn.
level-python-record-wrong-pass = Das ist die zweite Zeile. Die erste legt das Einhorn.
level-python-record-wrong-end = Die dritte Zeile fehlt.
level-python-record-wrong-elsewhere = Das richtige Transportmittel, aber eine andere Straße. Die erste Zeile nennt das Gelände und beide Orte.

question-python-frozen-ask = Was macht eine Aktion mit der Stellung?
question-python-frozen-1 = Nichts: Es kommt eine neue heraus.
question-python-frozen-2 = Sie verändert sie.
question-python-frozen-3 = Das hängt von der Aktion ab.
question-python-frozen-why-1 = Richtig: Die alte bleibt, wie sie war.
question-python-frozen-why-2 = Stellungen sind unveränderlich.
question-python-frozen-why-3 = Keine Aktion verändert je eine Stellung.
question-python-frozen-hint = Spielst du eine Aktion, bekommst du eine Stellung. Ist es dieselbe?

question-python-refusal-ask = Was bekommst du, wenn du fragst, warum eine Aktion nicht erlaubt ist?
question-python-refusal-1 = True oder False.
question-python-refusal-2 = Einen englischen Satz.
question-python-refusal-3 = Die Nummer der Regel und die Werte dahinter – oder None.
question-python-refusal-why-1 = Mehr als das: einen Grund.
question-python-refusal-why-2 = Sätze werden erst daraus gemacht, in der gewählten Sprache.
question-python-refusal-why-3 = Richtig: Daten statt Sätze.
question-python-refusal-hint = Ein Programm muss mit der Antwort arbeiten können, welche Sprache auch gesprochen wird.

question-python-seed-ask = Zwei Partien mit gleichem Startwert und gleichen Aktionen: Was ist anders?
question-python-seed-1 = Die ausgeteilten Karten.
question-python-seed-2 = Nichts.
question-python-seed-3 = Die Auslage.
question-python-seed-why-1 = Die bestimmt der Startwert.
question-python-seed-why-2 = Richtig, auf jedem Rechner.
question-python-seed-why-3 = Auch sie kommt aus dem Startwert.
question-python-seed-hint = Aller Zufall kommt aus dem Startwert.

exercise-python-legal-task = Der Spielplan ist leer, und vor dir liegt offen ein Einhorn. Wie viele deiner erlaubten Aktionen legen es auf eine Wüstenstraße?
exercise-python-legal-right = Ja: eine für jede Wüstenstraße.
exercise-python-legal-wrong-none = Ein Einhorn kommt sehr wohl durch die Wüste, für zwei Karten.
exercise-python-why-task = Welche Regel verbietet ein Einhorn auf der Ebene? Gib ihre Nummer an.
exercise-python-why-right = Ja: P4.3, und dahinter die Übersichtskarte.
exercise-python-why-wrong-chart = T4 ist die Zeile des Einhorns auf der Übersichtskarte; die Ablehnung nennt die Regel, die sich darauf beruft.
exercise-python-why-wrong-water = P4.4 handelt von Flüssen und Seen.
exercise-python-distance-task = Wie viele Verbindungen liegen zwischen Elvenhold und Wylhién?
exercise-python-distance-right = Ja: vier Verbindungen, gleich welcher Art.
exercise-python-distance-wrong-towns = Das sind die Orte auf dem Weg, Anfang und Ende mitgezählt. Zähl die Verbindungen.
