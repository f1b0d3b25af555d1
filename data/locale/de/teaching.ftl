### Für Lehrende: Pläne, Gesprächsfragen, Fragen zum Schluss, Druckseiten, die Klasse als Tabelle.
## $n, $of und $most sind Anzahlen, $title ist der Titel einer Lektion, $name der Name eines Kindes.
teach-plans = Unterrichtspläne
teach-plan = { $n } Minuten
teach-plan-time = Minuten
teach-plan-does = Was die Klasse tut
teach-plan-where = Wo
teach-board = Für den Beamer: Wähle auf dieser Seite „{ look-loud }“, dann nimmt der Spielplan einer Lektion die ganze Höhe ein. „{ look-hands }“ zeigt die Karten von allen.
teach-age = Ab etwa zehn Jahren, mit Hilfe beim Lesen ab acht.
teach-discuss = Zum Besprechen
teach-ticket = Frage zum Schluss
teach-links = Links zu jedem Schritt
teach-copy = Link kopieren
teach-kind-read = Lesen
teach-kind-level = Aufgabe
teach-kind-question = Frage
teach-kind-example = Beispiel
teach-kind-drill = Übung
teach-kind-game = Eigene Partie
teach-kind-puzzles = Rätsel
teach-back = ◂ Für Lehrende
teach-chart = Übersichtskarte zum Drucken
teach-map = Spielplan zum Drucken
teach-print-lesson = Eine Lektion zum Drucken
teach-lessons = Die Lektionen
teach-solutions = Lösungen

teach-class = Die Klasse als Tabelle
teach-class-about = Füge die Texte ein, die deine Schülerinnen und Schüler unter „Dein Fortschritt“ gesichert haben, jeden mit dem Namen davor, oder wähle die Dateien, die sie dort gespeichert haben. Nichts davon wird aufbewahrt.
teach-class-in-browser = Hier lernen alle in ihrem eigenen Browser. Darum gibt es keine Tabelle, die sich von selbst füllt: Sammle die Texte oder Dateien ein.
teach-class-paste = Anna elf1:…
teach-class-show = Tabelle zeigen
teach-class-files = Dateien wählen
teach-class-live = Alle auf diesem Server zeigen
teach-class-none = Hier ist kein Fortschritt zu finden. Ein solcher Text beginnt mit „elf1:“.
teach-class-pupil = Wer
teach-class-unnamed = Person { $n }
teach-class-done = { $n }/{ $of }
teach-class-all = Zusammen
teach-class-bad = { $name }: Dieser Text ist nicht vollständig. Lass ihn dir noch einmal geben, vom ersten bis zum letzten Zeichen.
teach-class-other = { $name }: Dieser Text stammt aus einer anderen Version des Programms. Bring die ältere auf den neuen Stand.
teach-class-many = Gezeigt werden nur die ersten { $most }.
teach-class-hard = Woran die meisten hängen bleiben
teach-class-stumbled =
    { $n ->
        [one] eine Person
       *[other] { $n } Personen
    }
course-save-file = Als Datei speichern

## Was die Klasse in jedem Teil eines Planes tut.
teach-plan-45-1 = Gemeinsam am Beamer: Eine Person hat die Maus, die Klasse sagt, wohin sie klicken soll.
teach-plan-45-2 = Gemeinsam: eine ganze Runde. Jemand liest jeden Schritt vor; entschieden wird per Handzeichen.
teach-plan-45-3 = Zu zweit, mit der Übung. Die gedruckte Übersichtskarte liegt auf dem Tisch.
teach-plan-45-4 = Zu zweit: Eine Person legt, die andere prüft mit der Übersichtskarte; dann wird gewechselt.
teach-plan-45-5 = Zu zweit, mindestens bis zur Karawane.
teach-plan-45-6 = Gemeinsam, mit dem Spielplan am Beamer: je eine Gesprächsfrage aus den letzten beiden Lektionen.
teach-plan-45-7 = Allein, auf Papier: die Fragen zum Schluss aus den letzten beiden Lektionen.
teach-plan-90-1 = Ohne Computer: Sechs von euch sind Orte, Schnüre sind die Straßen, zwei gehen als Elfenstiefel. Eine Karte an der Schnur ist ihr Transportmittel: Ohne Transportmittel kein Schritt.
teach-plan-90-2 = Gemeinsam am Beamer: Eine Person hat die Maus, die Klasse sagt, wohin sie klicken soll.
teach-plan-90-3 = Gemeinsam: eine ganze Runde. Jemand liest jeden Schritt vor; entschieden wird per Handzeichen.
teach-plan-90-4 = Zu zweit, mit der Übung. Die gedruckte Übersichtskarte liegt auf dem Tisch.
teach-plan-90-5 = Zu zweit.
teach-plan-90-6 = Zu zweit: Jedes Paar beginnt seine eigene Partie. In den nächsten Lektionen geht sie weiter.
teach-plan-90-7 = Zu zweit: Eine Person legt, die andere prüft mit der Übersichtskarte; dann wird gewechselt.
teach-plan-90-8 = Zu zweit, bis zum Ende der eigenen Reise.
teach-plan-90-9 = Zu zweit: die Runde abschließen und herausfinden, wie man gewinnt.
teach-plan-90-10 = Zu zweit: Runde zwei gegen Bots, die sagen, warum sie etwas tun. Wer früh fertig ist, spielt weiter.
teach-plan-90-11 = Gemeinsam, mit dem Spielplan am Beamer: Wo hat euch ein fremdes Transportmittel geholfen?
teach-plan-90-12 = Allein, auf Papier: zwei Fragen zum Schluss nach Wahl.

## Zu jeder Lektion zwei Fragen zum Gespräch, eine zum Schluss, und deren Antwort.
teach-welcome-discuss-1 = Auch auf der Durchreise sammelst du deinen Ortsstein ein. Was heißt das für eine gute Reise?
teach-welcome-discuss-2 = Niemand kann dir einen Ortsstein wegnehmen. Wogegen läufst du dann um die Wette?
teach-welcome-ticket = Auf einer Straße durch die Ebene liegt ein Drache. Was brauchst du, um sie zu benutzen?
teach-welcome-answer = Eine Drachenkarte. (Oder drei beliebige Karten, als Karawane.)
teach-first-round-discuss-1 = Über welche der sechs Phasen muss man am meisten nachdenken? Warum?
teach-first-round-discuss-2 = Zwanzig Orte, vier Runden: Wie viele je Runde würden zum Sieg reichen?
teach-first-round-ticket = Bring in die richtige Reihenfolge: Reisen, Austeilen, Planen, drei Transportmittel, Abschluss, geheimes Transportmittel.
teach-first-round-answer = Austeilen, geheimes Transportmittel, drei Transportmittel, Planen, Reisen, Abschluss.
teach-roads-discuss-1 = Wenn du den Spielplan nicht kennen würdest: Welches Transportmittel hättest du am liebsten? Warum?
teach-roads-discuss-2 = Das Riesenschwein kostet nie zwei Karten. Warum ist es trotzdem nicht das beste von allen?
teach-roads-ticket = Was kostet ein Drache im Wald, ein Einhorn in der Wüste, ein Riesenschwein in den Bergen?
teach-roads-answer = Zwei Karten, zwei Karten, und das Riesenschwein kommt dort nicht durch.
teach-water-discuss-1 = Flüsse brauchen kein Transportmittel. Warum fahren nicht alle einfach mit dem Floß?
teach-water-discuss-2 = Aufs Wasser kann niemand ein Hindernis legen. Wann ist das zwei Flöße wert?
teach-water-ticket = Wie viele Flöße kosten ein Fluss flussabwärts, ein Fluss flussaufwärts und eine Strecke mit der Fähre?
teach-water-answer = Eins, zwei, zwei.
teach-cards-discuss-1 = Warum zieht man ein Transportmittel verdeckt und drei offen?
teach-cards-discuss-2 = Du hast viele Magische Wolken auf der Hand. Wann würdest du trotzdem ein anderes Transportmittel nehmen?
teach-cards-ticket = Wie viele Transportmittel hast du, wenn das Planen der ersten Runde beginnt, und welche davon sehen die anderen?
teach-cards-answer = Vier. Die drei aus Phase 3 liegen offen, das erste bleibt geheim.
teach-plan-discuss-1 = Wann ist es richtig zu passen, obwohl du noch Transportmittel hast?
teach-plan-discuss-2 = Jedes Transportmittel dürfen alle benutzen. Wie sorgst du dafür, dass deins vor allem dir hilft?
teach-plan-ticket = Auf einer Straße liegen ein Riesenschwein und ein Hindernis. Was darf dort noch hingelegt werden?
teach-plan-answer = Nichts: ein Transportmittel und ein Hindernis je Straße.
teach-travel-discuss-1 = Wann ist eine Karawane besser als die passenden Karten?
teach-travel-discuss-2 = Jetzt noch ein Ort oder vier gute Karten für die nächste Runde: Wovon hängt das ab?
teach-travel-ticket = Auf einer Wüstenstraße liegen ein Einhorn und ein Hindernis. Was kostet sie mit dem Einhorn, was mit der Karawane?
teach-travel-answer = Drei Einhörner oder vier beliebige Karten.
teach-finish-discuss-1 = Welches Transportmittel behältst du besser: eines, das zu deinen Karten passt, oder eines, das zu deinem Standort passt?
teach-finish-discuss-2 = Bei Gleichstand entscheiden die Karten. Was ändert das in der letzten Runde?
teach-finish-ticket = Am Ende deines Zuges hast du sechs Karten auf der Hand und drei Transportmittel vor dir. Was behältst du?
teach-finish-answer = Vier Karten deiner Wahl und am Ende der Runde genau ein Transportmittel.
teach-round-discuss-1 = Hat dir einer der anderen geholfen, ohne es zu wollen? Hättest du es kommen sehen können?
teach-round-discuss-2 = Was machst du in der nächsten Runde anders?
teach-round-ticket = Nenne eine Straße, auf der du ein fremdes Transportmittel benutzt hast. Was hat sie dich gekostet?
teach-round-answer = Jede solche Straße, mit dem Preis von der Übersichtskarte.
teach-journey-discuss-1 = Wenn du einen Ort auslassen müsstest, welcher wäre es? Warum?
teach-journey-discuss-2 = Was ist besser: die längste Reise oder die, die am schwersten zu stören ist?
teach-journey-ticket = Die nächste Runde beginnt, wo du stehen bleibst. Woran erkennst du einen guten Ort dafür?
teach-journey-answer = In der Nähe liegen Orte, die dir noch fehlen, und deine Karten bringen dich dorthin.
teach-rivals-discuss-1 = Ist es unfair, ein Transportmittel nur zu legen, um jemandem im Weg zu sein?
teach-rivals-discuss-2 = Was verraten dir die offenen Transportmittel der anderen?
teach-rivals-ticket = Du willst zwei Straßen, eine davon will auch jemand anders. Wo legst du zuerst? Warum?
teach-rivals-answer = Auf die umkämpfte: Die andere kann warten.
teach-game-discuss-1 = Welche einzelne Entscheidung hat in deiner Partie am meisten ausgemacht?
teach-game-discuss-2 = Du darfst jemandem, der neu anfängt, nur einen Rat geben: Welchen?
teach-game-ticket = Zwei haben je siebzehn Ortssteine, gespielt wird ohne Ortskarten. Wer gewinnt?
teach-game-answer = Wer mehr Reisekarten auf der Hand hat; ist auch das gleich, gewinnen beide.

## Lektionen auf Papier und als einfache Seiten; $said ist ein ganzer Satz.
sheet-own-game = Im Programm spielst du das selbst gegen Bots, in einer Partie, die von Lektion zu Lektion weitergeht. Hier ist so eine Partie.
sheet-what-now = Was würdest du tun?
sheet-one-way = Eine gute Möglichkeit: { $moves }.
sheet-in-program = Im Programm: { $said }
sheet-legend = Auf Papier
sheet-languages = Diese Seite in anderen Sprachen
