# Das Notebook, das viele Partien betrachtet.
analysis-title = Was viele Partien sagen
analysis-brief = Fünfhundert Partien zwischen Bots, in Bildern mit Intervallen.
analysis-about =
    # { analysis-title }

    { $games } Partien, je { $each } für { $editions } Ausgaben und jede Spielerzahl. Auf allen Plätzen sitzen gleich starke Bots (`{ $bot }`, mittel); was sich von Platz zu Platz unterscheidet, kommt also vom Zufall und von den Regeln, nicht vom Können. Es sagt, wie das Spiel unter solchen Bots läuft, und deutet nur an, wie es unter Menschen läuft.

    In Klammern stehen 95-%-Intervalle: Würden alle Partien immer wieder neu gespielt, so enthielten neunzehn von zwanzig solcher Intervalle den wahren Wert. Die Tabelle liegt in `data/analysis/games.csv`; `python -m elfenwidgets.play.analysis.games` spielt dieselben Partien und schreibt dieselbe Tabelle noch einmal.
analysis-interval = { $mean } ({ $low } bis { $high })
analysis-all = alle
analysis-players = Spieler
analysis-more-wins = Siege über fairem Anteil (%-Punkte)
analysis-more-pieces = Ortssteine mehr als die anderen
analysis-start =
    { $sign ->
        [more] Wer die erste Runde beginnt, scheint öfter zu gewinnen als die anderen.
        [less] Wer die erste Runde beginnt, scheint seltener zu gewinnen als die anderen.
       *[unclear] Ob es hilft, die erste Runde zu beginnen, können diese Partien nicht sagen: Das Intervall enthält die Null.
    } Der Anteil des Startspielers an den Siegen weicht vom gerechten um { $wins } Prozentpunkte ab, seine Ortssteine von denen der anderen um { $pieces }.
analysis-score = Punkte eines Platzes
analysis-scores = Je mehr Spieler, desto mehr Transportmittel liegen für alle auf den Straßen: Von zwei Spielern zu sechsen steigt die Punktzahl über alle Ausgaben von { $few } auf { $many }. Mit drei statt vier Runden, { $edition }, werden etwa { $lost } Orte weniger erreicht.
analysis-missed = Anteil der Plätze, denen der Ort fehlt (%)
analysis-few = höchstens { $roads } Straßen
analysis-left-out = { $town } fehlt am häufigsten, nämlich { $missed } Prozent der Plätze. Orte mit höchstens { $roads } Straßen fallen auf: Sie fehlen im Mittel { $few } Prozent der Plätze, die anderen { $other } Prozent.
analysis-placed = auf Straßen gelegt
analysis-kept = für die nächste Runde behalten
analysis-slope = Ortssteine mehr je weiterem Stück
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
analysis-no-cause = Von zwölf Intervallen lässt das eine oder andere die Null schon durch Zufall aus, und keines zeigt eine Ursache: Wer gute Karten für eine Art hat, zieht, legt und behält sie.
