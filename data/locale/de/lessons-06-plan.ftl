# Phase 4: Planen der Reiseroute
lesson-plan-title = Phase 4: Planen der Reiseroute
lesson-plan-purpose = Du baust die Wege, auf denen ihr alle reist.
lesson-plan-know-1 = Du legst Transportmittel dorthin, wo du sie mit deinen Karten benutzen kannst.
lesson-plan-know-2 = Du weißt, wo ein Hindernis liegen darf und dass du nur eines hast.
lesson-plan-know-3 = Du weißt, wann die Phase endet.
lesson-plan-trap-1 = „Wer passt, ist draußen.“ Wer gepasst hat, darf später doch noch etwas legen, außer wenn auch alle anderen passen.
lesson-plan-trap-2 = „Mein Transportmittel, meine Straße.“ Alle dürfen sie benutzen.
lesson-plan-trap-3 = „Ein Hindernis sperrt jede Straße.“ Es darf nur dorthin, wo ein Transportmittel liegt, und macht die Straße bloß teurer.

level-plan-place-title = Ein Weg für zwei Karten
level-plan-place-goal = Ein Drache, ein Riesenschwein. Lege beide so, dass du mit deinen Karten nach Throtmanni und Rivinia kommst.
level-plan-place-look = Jedes Gelände einmal, und jedes Mal für eine Karte.
level-plan-place-learned = Denk erst an die Karten, dann an die Straßen: Das ist Planen.
level-plan-place-wrong-forest = Im Wald kostet ein Drache zwei Karten. Du hast eine.
level-plan-place-wrong-stuck = Nach Rivinia klappt es, aber von dort führt nur Wald nach Throtmanni, und der Drache braucht zwei Karten.
level-plan-place-wrong-pass = Alle haben gepasst, und auf den Straßen liegt nichts.

level-plan-one-counter-title = Belegt
level-plan-one-counter-goal = Auf dem Weg nach Lapphálya liegt ein Trollwagen. Versuche, dein Elfenrad dazuzulegen; bahne dir dann einen Weg nach Beata.
level-plan-one-counter-look = Versuche erst die belegte Straße, dann eine freie.
level-plan-one-counter-learned = Ein Transportmittel je Straße. Wer zuerst kommt, bestimmt, was dort fährt.

level-plan-bare-title = Nichts zum Stolpern
level-plan-bare-goal = Versuche, dein Hindernis auf die leere Straße nach Beata zu legen. Lege es dann dorthin, wo es liegen darf.
level-plan-bare-look = Erst die leere Straße, dann die mit dem Einhorn.
level-plan-bare-learned = Ein Hindernis darf nur zu einem Transportmittel, deinem eigenen oder einem fremden.

level-plan-no-counters-title = Keine Transportmittel mehr?
level-plan-no-counters-goal = Du hast kein Transportmittel mehr, und dein Gegner in Throtmanni will hinauf nach Jaccaranda. Mach ihm den Weg teurer, aber nicht dir selbst.
level-plan-no-counters-look = Etwas liegt noch vor dir.
level-plan-no-counters-learned = Das Hindernis ist kein Transportmittel: Du darfst es auch ohne eines legen.
level-plan-no-counters-wrong-pass = Dein Gegner fliegt für einen Drachen hinauf und lächelt.
level-plan-no-counters-wrong-own = Das ist deine eigene Straße: Jetzt kostet sie dich zwei.

level-plan-come-back-title = Passen und wiederkommen
level-plan-come-back-goal = Dein Gegner in Kihromah muss die einzige Straße hinaus öffnen. Mach sie teurer.
level-plan-come-back-look = Noch liegt dort kein Transportmittel, und du hast keines. Wer wird eines legen?
level-plan-come-back-learned = Wer gepasst hat, darf später doch noch legen, außer wenn alle nacheinander passen.
level-plan-come-back-wrong-spent = Dein Hindernis ist weg, und dein Gegner verlässt Kihromah für ein Elfenrad.

level-plan-all-pass-title = Alle der Reihe nach
level-plan-all-pass-goal = Du hast kein Transportmittel zu legen. Bring das Planen zu Ende und behalte dein Hindernis.
level-plan-all-pass-look = Jemand wird noch etwas legen. Und dann?
level-plan-all-pass-learned = Jemand hat etwas gelegt, also beginnt das Passen von vorn. Alle müssen der Reihe nach passen.
level-plan-all-pass-wrong-spent = Das Hindernis ist für das ganze Spiel weg, und das Planen geht weiter.

example-plan-plan-title = Eine kleine Planung
example-plan-plan-0 = Zwei Spieler mit je einem Transportmittel.
example-plan-plan-1 = Du passt und wartest ab.
example-plan-plan-2 = Der andere legt ein Einhorn auf eine Waldstraße.
example-plan-plan-3 = Du steigst wieder ein und legst ein Riesenschwein.
example-plan-plan-4 = Ein Hindernis dazu: Jetzt kostet die Straße zwei Riesenschweine.
example-plan-plan-5 = Du passt. Damit hat einer von zweien gepasst.
example-plan-plan-6 = Auch der andere passt: Das Planen ist vorbei.

question-plan-end-ask = Wann ist das Planen vorbei?
question-plan-end-1 = Wenn niemand mehr Transportmittel hat.
question-plan-end-2 = Wenn alle einmal gepasst haben.
question-plan-end-3 = Wenn alle der Reihe nach passen.
question-plan-end-why-1 = Ihr dürft welche behalten, und auch Hindernisse können noch kommen.
question-plan-end-why-2 = Nicht irgendwann, sondern der Reihe nach, ohne dass dazwischen etwas gelegt wird.
question-plan-end-why-3 = Richtig.

question-plan-whose-ask = Du hast den einzigen Drachen gelegt. Wer darf damit reisen?
question-plan-whose-1 = Alle mit Drachenkarten.
question-plan-whose-2 = Nur du.
question-plan-whose-3 = Du, und wer dich bezahlt.
question-plan-whose-why-1 = Richtig, und mit einer Karawane sogar alle anderen.
question-plan-whose-why-2 = Ein Transportmittel auf einer Straße dürfen alle benutzen.
question-plan-whose-why-3 = Niemand bezahlt jemanden; Karten kommen auf den Stapel.

question-plan-where-ask = Wo darf ein Hindernis liegen?
question-plan-where-1 = Auf jeder Straße.
question-plan-where-2 = Auf einer Straße mit Transportmittel und noch ohne Hindernis.
question-plan-where-3 = Auf einer Fähre.
question-plan-where-why-1 = Auf einer leeren Straße darf keines liegen.
question-plan-where-why-2 = Richtig.
question-plan-where-why-3 = Auf Wasser darf kein Hindernis liegen.
