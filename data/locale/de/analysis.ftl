### Das Notebook, das viele Partien betrachtet.
analysis-title = Was viele Partien verraten
analysis-brief = Fünfhundert Partien zwischen Bots, als Diagramme mit Konfidenzintervallen.
## $games Partien insgesamt, $each je Ausgabe und Spielerzahl, $editions Ausgaben; $bot ist der
## Name des Bots im Programm.
analysis-about =
    # { analysis-title }

    { $games } Partien: je { $each } für jede der { $editions } Ausgaben und jede Spielerzahl. Auf allen Plätzen sitzen gleich starke Bots (`{ $bot }`, mittel); was sich von Platz zu Platz unterscheidet, kommt also vom Zufall und von den Regeln, nicht vom Können. Das zeigt, wie das Spiel unter solchen Bots läuft, und lässt nur ahnen, wie es unter Menschen läuft.

    In Klammern stehen 95-%-Intervalle: Würden alle Partien immer wieder neu gespielt, so enthielten neunzehn von zwanzig solcher Intervalle den wahren Wert. Die Tabelle liegt in `data/analysis/games.csv`; `python -m elfenwidgets.play.analysis.games` spielt dieselben Partien und schreibt dieselbe Tabelle noch einmal.
## Ein Wert $mean mit seinem Intervall von $low bis $high, schon als Zahlen der Sprache
## geschrieben.
analysis-interval = { $mean } ({ $low } bis { $high })
analysis-all = alle
analysis-players = Spieler
analysis-town = Ort
analysis-kind = Transportmittel
analysis-more-wins = Siege über dem fairen Anteil (Prozentpunkte)
analysis-more-pieces = mehr Ortssteine als die anderen
## $sign ist more, less oder unclear; $wins und $pieces sind Werte mit Intervall.
analysis-start =
    { $sign ->
        [more] Wer die erste Runde beginnt, scheint öfter zu gewinnen als die anderen.
        [less] Wer die erste Runde beginnt, scheint seltener zu gewinnen als die anderen.
       *[unclear] Ob es hilft, die erste Runde zu beginnen, können diese Partien nicht sagen: Das Intervall enthält die Null.
    } Der Anteil des Startspielers an den Siegen weicht vom fairen Anteil um { $wins } Prozentpunkte ab, die Zahl seiner Ortssteine von jener der anderen um { $pieces }.
analysis-score = Punkte je Platz
## $few und $many sind Werte mit Intervall, $edition ist der Name einer Ausgabe, $lost eine Zahl.
analysis-scores = Je mehr mitspielen, desto mehr Transportmittel liegen für alle auf den Straßen: Von zwei auf sechs Spieler steigt die Punktzahl über alle Ausgaben von { $few } auf { $many }. Mit drei statt vier Runden ({ $edition }) werden etwa { $lost } Orte weniger erreicht.
analysis-missed = Anteil der Plätze, denen der Ort fehlt (%)
## $roads ist eine Anzahl, $town ein Ort, $missed ein Wert mit Intervall, $few und $other sind
## Zahlen.
analysis-few = höchstens { $roads } Straßen
analysis-left-out = { $town } wird am häufigsten ausgelassen: Auf { $missed } Prozent der Plätze fehlt dieser Ort am Ende. Orte mit höchstens { $roads } Straßen fallen auf: Sie fehlen im Mittel auf { $few } Prozent der Plätze, alle anderen auf { $other } Prozent.
analysis-placed = auf Straßen gelegt
analysis-kept = für die nächste Runde behalten
analysis-slope = zusätzliche Ortssteine je weiterem Transportmittel dieser Art
## $n Arten stechen hervor; $kinds ist ihre Aufzählung, jede mit Wert und Intervall.
analysis-placed-seen =
    { $n ->
        [0] Keine Art von Transportmittel, die jemand legt, geht deutlich mit mehr oder weniger Ortssteinen einher: Jedes Intervall enthält die Null.
       *[other] Bei den gelegten Transportmitteln enthält das Intervall die Null nicht für: { $kinds }.
    }
analysis-kept-seen =
    { $n ->
        [0] Welches Transportmittel jemand für die nächste Runde behält, macht keinen Unterschied, den diese Partien zeigen könnten.
       *[other] Bei den behaltenen Transportmitteln enthält das Intervall die Null nicht für: { $kinds }.
    }
analysis-no-cause = Von zwölf Intervallen schließt das eine oder andere die Null schon durch Zufall aus, und keines zeigt eine Ursache: Wer gute Karten für eine Art hat, zieht, legt und behält sie.
