### Was die Notebooks für Studierende zwischen ihren Zellen sagen, in Markdown.
study-run = Wähle **Run ▸ Run All Cells**, dann ändere eine Zelle und lass sie noch einmal laufen: Dafür ist sie da.
study-tasks =
    ## Jetzt du

    Setz deine Antwort an die Stelle von `____` und lass die Zelle laufen: Sie sagt dir, ob sie stimmt.
study-python-position =
    ## Fragen, was erlaubt ist

    `position` stellt in einer Zeile jede Spielsituation her, und `legal_actions` zählt auf, was darin erlaubt ist. Aktionen sind einfache, unveränderliche Objekte: Du kannst sie vergleichen, aufheben und spielen.

    _Probier es aus:_ Gib dir ein anderes Transportmittel oder versetz den Stiefel.
study-python-refusal =
    ## Fragen, warum nicht

    Eine Ablehnung besteht aus Daten, nicht aus einem Satz: der Regel, die dagegen spricht, und den Werten dahinter. So kann ein Programm damit arbeiten, und Sätze lassen sich in jeder Sprache daraus machen. `None` heißt, dass nichts die Aktion verbietet. Eine Aktion lässt sich als Zeile schreiben, und `parse` liest sie.

    _Probier es aus:_ Was verbietet ein Hindernis auf einer leeren Straße? `0 obstacle desert:feodor-throtmanni`
study-python-apply =
    ## Eine Aktion spielen

    `apply` gibt eine neue Stellung zurück und lässt die alte, wie sie war. Darum kann ein Programm vorausschauen und muss nie etwas zurücknehmen.
study-python-draw = Eine Stellung lässt sich auch zeichnen.
study-python-record =
    ## Eine ganze Partie spielen und aufheben

    Zwei Bots, die auslosen, was sie tun, spielen eine Partie. Die Aufzeichnung enthält jede Aktion und alles, was der Zufall entschieden hat, ein Ereignis nach dem anderen.
study-python-replay =
    ## Die Partie nachspielen

    `steps` spielt die Aufzeichnung nach und prüft jedes Ereignis gegen die Regeln. Das sind am Ende die Ortssteine jedes Platzes.
study-python-statistics =
    ## Zählen

    Eine Partie sagt wenig. Zwölf Partien mit zwölf Startwerten sind auf jedem Rechner dieselben zwölf.
study-python-plot =
    Wie viele Ortssteine sammelt ein Spieler, der immer auslost?

    _Probier es aus:_ Setz oben `"greedy"` an die Stelle eines `"random"` und lass beide Zellen noch einmal laufen.
study-analysis-games =
    ## Die Tabelle

    Eine Zeile für jeden Platz jeder Partie: was gespielt wurde, was herauskam, welche Transportmittel gelegt und behalten und welche Orte verpasst wurden.
study-analysis-start =
    ## Hilft es, Startspieler zu sein?

    Wie weit der Anteil der Siege über dem fairen liegt, und die Ortssteine im Vergleich zu denen der anderen, für jede Spielerzahl.

    _Probier es aus:_ Was sagen die Partien einer Ausgabe allein? `figures.start_player(games[games["edition"] == "amigo-de"])`
study-analysis-scores =
    ## Wie viele Orte werden erreicht?

    Die mittlere Punktzahl eines Platzes, nach Ausgabe und Spielerzahl.
study-analysis-left-out =
    ## Welche Orte werden ausgelassen?

    Der Anteil der Plätze, die einen Ort nie erreichen, und wie viele Straßen dorthin führen.

    _Probier es aus:_ Welche Orte verpasst kaum jemand? `left_out.round(1).tail(8)`
study-analysis-counters =
    ## Welche Transportmittel sind gut?

    So viele Ortssteine mehr gehören im Schnitt zu jedem weiteren Transportmittel einer Art, gelegt oder behalten.
study-analysis-end =
    ## Was du gesehen hast

    Zwei Ergebnisse sind klar: Je mehr mitspielen, desto weiter kommen alle, und Orte mit wenigen Straßen werden am häufigsten ausgelassen. Zwei andere sehen nur aus wie Ergebnisse: ob es hilft anzufangen und welche Transportmittel gut sind. Dort enthält das Intervall die Null oder verfehlt sie knapp.

    Sieh also zuerst auf das Intervall, zähle, wie viele Zahlen du dir angesehen hast, und halte nicht für Ursache und Wirkung, was nur zusammen vorkommt. Lässt dich eine Frage nicht los, dann spiele mehr Partien, oder ändere nur eine einzige Sache und lass alles andere, wie es ist. Die Umgebung dafür findest du im nächsten Kapitel.
study-environment-world =
    ## Eine Partie beginnen

    Die Umgebung hat die Schnittstelle von PettingZoo für Agenten, die der Reihe nach handeln. Ein Startwert legt fest, was der Zufall bringt. `agent_selection` sagt, wer am Zug ist.
study-environment-row =
    ## Was ein Agent sieht

    Eine Zeile aus Zahlen, darin ein Abschnitt für jedes Ding. Was sein Platz nicht wissen darf, steht nicht darin: So bleibt ein lernendes Programm ehrlich.

    _Probier es aus:_ Sieh nach, was noch in der Zeile steht. `list(SLICES)`
study-environment-mask =
    ## Was ein Agent tun darf

    Jede Aktion des Spiels hat eine Nummer. Die Maske sagt, welche jetzt erlaubt sind. Jeder Agent zieht erst sein geheimes Transportmittel (Aktion 0); danach ist das hier möglich:
study-environment-eager =
    ## Ein eigener Spieler

    Eine Funktion, die die Welt und ihren Agenten bekommt und die Nummer einer erlaubten Aktion zurückgibt. Diese hier tut lieber irgendetwas als nichts.

    _Probier es aus:_ Lass sie lieber ein Transportmittel legen als ihr Hindernis.
study-environment-choosers = Daneben sitzen ein Spieler, der auslost, und der mittlere Bot.
study-environment-games =
    ## Die drei vergleichen

    Sechs Partien, und die mittlere Zahl der Ortssteine für jeden. Sechs Partien sagen wenig: Spiel mehr, bevor du es glaubst.
study-environment-learner =
    ## Ein Spieler, der lernt

    Er hat ein Gewicht für jede Art von Aktion und tut, was am meisten wiegt, mit etwas Zufall dabei. Mehr als die Gewichte gibt es nicht zu lernen.
study-environment-score = Was Gewichte wert sind: die mittlere Zahl der Ortssteine in drei Partien gegen zwei, die wie `eager` spielen.
study-environment-learning =
    ## Lass ihn lernen

    Acht Generationen: Zehn Spieler ändern die Gewichte zufällig und spielen je drei Partien, und die nächste Generation fängt beim Mittel der besten drei an. Keiner kennt eine Regel, nur Maske und Belohnung. Am Ende siehst du, was daraus geworden ist: Reisen wiegt viel, den Zug beenden wenig.
study-environment-exam =
    ## Stell ihn auf die Probe

    Die Partien, aus denen er gelernt hat, schmeicheln ihm. Darum: dreißig Partien, die er nie gesehen hat, mit den Gewichten von vorher und nachher, und mit `eager` auf seinem Platz.
study-environment-end =
    ## Was du gesehen hast

    Wer zufällig wählt, sammelt so gut wie nichts. Ein Spieler, der ein Gewicht für jede Art von Aktion lernt, findet selbst heraus, was man `eager` gesagt hat, und noch etwas mehr: In Partien, die er nie gesehen hat, sammelt er mehr als doppelt so viele Ortssteine wie vorher. Der mittlere Bot, der weiß, wohin er will, sammelt noch einmal fast dreimal so viele.

    Lass deinen also mehr sehen: Gewichte für die Arten der Transportmittel, für die Zeile der Zahlen, am Ende ein kleines Netz. Viele Partien nebeneinander spielt die Vektor-Umgebung (`play.env.vector`). Wenn er den Bot schlägt, stell ihn auf die Probe: in Hunderten von Partien, auf jedem Platz und mit Startwerten, die er nie gesehen hat.

exercise-analysis-games-task = Wie viele Partien zu sechst stehen in der Tabelle?
exercise-analysis-games-right = Ja: 600 Zeilen, und sechs davon sind eine Partie.
exercise-analysis-games-wrong-seats = So viele Zeilen sind es. Jeder Platz hat eine.
exercise-analysis-games-wrong-edition = So viele sind es in einer Ausgabe. Es gibt vier.
exercise-analysis-rounds-task = In welcher Ausgabe ist die Punktzahl am niedrigsten? Nenn ihren Schlüssel als Zeichenkette.
exercise-analysis-rounds-right = Ja: Sie hat drei Runden, die anderen haben vier.
exercise-environment-display-task = Wie viele Zahlen der Zeile beschreiben die Auslage?
exercise-environment-display-right = Ja: eine für jede Art von Transportmitteln, nämlich wie viele davon ausliegen.
exercise-environment-display-wrong-lie = Fünf Transportmittel liegen aus, aber die Zeile zählt jede Art.
exercise-environment-mask-task = Wie viele Aktionen sind erlaubt, wenn der erste Agent zum zweiten Mal zieht?
exercise-environment-mask-right = Ja: Fünf Arten liegen aus, und dazu kommt der Stapel.
exercise-environment-mask-wrong-pile = Fast: Zähl auch den Stapel.
exercise-environment-mask-wrong-pass = Passen darf hier niemand. Sieh dir die Maske noch einmal an.

## Ein Balkendiagramm. $bottom und $side sind die Titel der Achsen, $bars eine Aufzählung aus bars-each.
bars-across = Zahl
bars-up = wie oft
bars-seen = Ein Balkendiagramm, unten „{ $bottom }“, an der Seite „{ $side }“: { $bars }.
bars-each = { $count } × { $number }
bars-pieces = Ortssteine
curve-generations = Generationen
curve-seen = Eine Linie, unten „{ $bottom }“, an der Seite „{ $side }“: erst { $first }, nach { $steps } dann { $last }.
