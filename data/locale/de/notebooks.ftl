### Die Notebooks: was um die Sätze der Lektionen herum steht, solange nichts läuft.
notebook-play = Elfenland zum Spielen und Lernen: Wähle Run ▸ Run All Cells (deutsch: „Ausführen ▸ Alle Zellen ausführen“), dann öffnet es sich hier.
notebook-wake = Die Spielpläne hier sind Bilder, bis du sie weckst: Wähle **Run ▸ Run All Cells** (deutsch: „Ausführen ▸ Alle Zellen ausführen“). Dann antwortet jeder auf Klicks, Fingertipps und Tasten.
notebook-not-here = Dieses Notebook kann man hier lesen, aber nicht ausführen: Es braucht pandas, matplotlib oder NumPy, die Python im Browser nicht hat.
notebook-goals = Nach dieser Lektion
notebook-drill = Übung
notebook-game = Deine eigene Partie
notebook-example = Beispiel: { $title }
notebook-questions = Fragen
notebook-remember = Zum Merken
notebook-back = ◂ Davor: { $title }
## Wörter, die fett stehen, wo eine Lektion sie zuerst sagt; dazwischen ein Strich.
notebook-terms = Ortsstein|Ortssteine|Stiefel|Reisekarten|Hindernis|Karawane|Bootsleute|Floß|Fähre|Transportmittel|Auslage|Stapel|Ortskarte|Übersichtskarte|Runde

# $title: what a step of a lesson is called; $seen: what it is about, in sentences.
seen-step = { $title } – { $seen }

## Eine Stellung in Worten. $towns, $counters und $cards sind Aufzählungen.
seen-boot = Dein Stiefel steht in { $town }.
seen-boots = Die Stiefel stehen in { $towns }.
seen-others =
    { $n ->
        [one] Ein anderer Stiefel steht in { $towns }.
       *[other] Andere Stiefel stehen in { $towns }.
    }
seen-roads = Transportmittel auf den Straßen: { $counters }.
seen-half = Nur dieser Teil des Spielplans ist im Spiel: { $towns }.
seen-counter = { $counter } auf { $road }
seen-obstacle = { $counter } mit Hindernis auf { $road }
seen-hand = Deine Karten: { $cards }.
seen-counters = Deine Transportmittel: { $counters }.

notebook-review = Was danebenging und was lange nicht gefragt wurde, kommt hier wieder, immer nur ein paar Aufgaben und Fragen auf einmal.
