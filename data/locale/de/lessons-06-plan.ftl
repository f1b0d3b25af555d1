# Phase 4: Planen der Reiseroute
lesson-plan-title = Phase 4: Planen der Reiseroute
lesson-plan-purpose = Du öffnest die Wege, auf denen ihr alle reist.
lesson-plan-know-1 = Du legst Transportmittel dorthin, wo du sie mit deinen Karten benutzen kannst.
lesson-plan-know-2 = Du weißt, wo ein Hindernis liegen darf und dass du nur eines hast.
lesson-plan-know-3 = Du weißt, wann die Phase endet.
lesson-plan-trap-1 = „Wer passt, ist draußen.“ Wer gepasst hat, darf später doch noch etwas legen, außer wenn auch alle anderen passen.
lesson-plan-trap-2 = „Mein Transportmittel, meine Straße.“ Alle dürfen sie benutzen.
lesson-plan-trap-3 = „Ein Hindernis sperrt jede Straße.“ Es darf nur dorthin, wo ein Transportmittel liegt, und macht die Straße bloß teurer.
lesson-plan-trap-4 = „Wer zuerst damit reist, nimmt das Transportmittel mit.“ Es bleibt bis zum Ende der Runde für alle liegen.
lesson-plan-trap-5 = „Ein zweites Hindernis bremst noch mehr.“ Je Straße nur eines, egal von wem.

step-plan-turns = Reihum: Lege eines deiner Transportmittel auf eine Straße oder passe fürs Erste.

level-plan-place-title = Ein Weg für zwei Karten
level-plan-place-goal = Ein Drache, ein Riesenschwein. Lege beide so, dass du mit deinen Karten nach Throtmanni und Rivinia kommst.
level-plan-place-look = Such für jedes Transportmittel eine Straße, die nur eine Karte kostet.
level-plan-place-learned = Denk erst an die Karten, dann an die Straßen: Das ist Planen.
level-plan-place-wrong-forest = Im Wald kostet ein Drache zwei Karten. Du hast eine.
level-plan-place-wrong-stuck = Nach Rivinia klappt es, aber von dort führt nur Wald nach Throtmanni, und der Drache braucht zwei Karten.
level-plan-place-wrong-pass = Alle haben gepasst, und auf den Straßen liegt nichts.
level-plan-place-wrong-elsewhere = Dort führt deine Reise nicht entlang. Schau nur auf die Straßen zwischen Feodor, Throtmanni und Rivinia.

level-plan-one-counter-title = Belegt
level-plan-one-counter-goal = Auf der Straße, die du gern hättest, liegt ein Trollwagen. Such deinem Elfenrad einen anderen Weg aus Elvenhold.
level-plan-one-counter-look = Auf eine Straße passt nur ein Transportmittel. Wo ist noch Platz?
level-plan-one-counter-learned = Ein Transportmittel je Straße. Wer zuerst kommt, bestimmt, was dort fährt.
level-plan-one-counter-wrong-elsewhere = Das Elfenrad liegt auf dem Spielplan, aber es bringt dich nicht aus Elvenhold hinaus.
level-plan-one-counter-wrong-pass = Alle haben gepasst, und für den Trollwagen hast du keine Karte.

step-plan-obstacle = Statt eines Transportmittels darfst du dein Hindernis legen: dorthin, wo schon ein Transportmittel liegt. Jede Fahrt kostet dort dann eine Karte derselben Art mehr.

level-plan-bare-title = Nichts zum Stolpern
level-plan-bare-goal = Dein Gegner in Ixara will nach Virst und muss die Straße erst noch öffnen. Mach sie ihm teurer.
level-plan-bare-look = Auf eine leere Straße kommt kein Hindernis. Was muss dort zuerst liegen?
level-plan-bare-learned = Ein Hindernis darf nur zu einem Transportmittel, deinem eigenen oder einem fremden.
level-plan-bare-wrong-later = Dein Hindernis ist weg, und es liegt, wo dein Gegner gar nicht hinwill.
level-plan-bare-wrong-pass = Dein Gegner hatte gerade gelegt, und du hast gepasst: Das Planen ist vorbei. Wann darf ein Hindernis dorthin?

level-plan-no-counters-title = Keine Transportmittel mehr?
level-plan-no-counters-goal = Du hast kein Transportmittel mehr, und dein Gegner in Throtmanni will hinauf nach Jaccaranda. Mach ihm den Weg teurer, aber nicht dir selbst.
level-plan-no-counters-look = Etwas liegt noch vor dir.
level-plan-no-counters-learned = Das Hindernis ist kein Transportmittel: Du darfst es auch ohne eines legen.
level-plan-no-counters-wrong-pass = Dein Gegner fliegt mit nur einem Drachen hinauf und lächelt.
level-plan-no-counters-wrong-own = Das ist deine eigene Straße: Jetzt kostet sie dich zwei.

level-plan-second-obstacle-title = Eines reicht
level-plan-second-obstacle-goal = Für deinen Gegner führen zwei Straßen aus Elvenhold hinaus, auf einer liegt schon ein Hindernis. Bremse ihn mit deinem.
level-plan-second-obstacle-look = Auf eine Straße kommt nur ein Hindernis. Wo ist Platz für deines?
level-plan-second-obstacle-learned = Ein Hindernis je Straße: Mehr als eine Karte Aufschlag gibt es auf keiner.
level-plan-second-obstacle-wrong-pass = Alle haben gepasst, und durch den Wald geht es immer noch billig.

level-plan-come-back-title = Passen und wiederkommen
level-plan-come-back-goal = Dein Gegner in Kihromah muss die einzige Straße hinaus öffnen. Mach sie teurer.
level-plan-come-back-look = Noch liegt dort kein Transportmittel, und du hast keines. Wer wird eines legen?
level-plan-come-back-learned = Wer gepasst hat, darf später doch noch legen, außer wenn alle nacheinander passen.
level-plan-come-back-wrong-spent = Dein Hindernis ist weg, und dein Gegner verlässt Kihromah mit nur einem Elfenrad.
level-plan-come-back-wrong-pass = Die Straße aus Kihromah ist jetzt offen, und sie ist billig geblieben. Du hattest gepasst: Warst du damit wirklich draußen?

level-plan-last-chance-title = Jetzt oder gar nicht
level-plan-last-chance-goal = Dein Gegner hat gerade gepasst. Öffne einen Weg nach Lapphálya.
level-plan-last-chance-look = Zwei Spieler. Was passiert, wenn auch du passt?
level-plan-last-chance-learned = Passen alle nacheinander, ist das Planen vorbei, und dein Transportmittel bleibt vor dir liegen.
level-plan-last-chance-wrong-over = Zweimal nacheinander gepasst: Das Planen ist vorbei.
level-plan-last-chance-wrong-elsewhere = Diese Straße bringt dich nicht nach Lapphálya.

level-plan-all-pass-title = Alle der Reihe nach
level-plan-all-pass-goal = Du hast kein Transportmittel mehr. Bring das Planen zu Ende und behalte dein Hindernis.
level-plan-all-pass-look = Jemand wird noch etwas legen. Und dann?
level-plan-all-pass-learned = Jemand hat etwas gelegt, also beginnt das Passen von vorn. Alle müssen der Reihe nach passen.
level-plan-all-pass-wrong-spent = Das Hindernis ist für die ganze Partie weg, und das Planen geht weiter.

step-plan-plan = Deine eigene Partie, Phase 4: Plane deine Reise.

level-plan-block-title = Im Weg
level-plan-block-goal = Runde vier, je zwölf Ortssteine. Dein Gegner in Kihromah hat ein Elfenrad, eine Elfenradkarte und nur eine Straße hinaus. Gewinne.
level-plan-block-look = Auf eine Straße passt ein Transportmittel. Wer legt seines zuerst?
level-plan-block-learned = Ein Transportmittel kann helfen oder im Weg sein: Auf der Straße, die dein Gegner braucht, ist jede andere Art die richtige.
level-plan-block-wrong-first = Deine Straße nach Throtmanni wollte niemand. Aber jetzt liegt das Elfenrad auf dem Weg aus Kihromah, und du kannst den Sieg nur noch teilen.
level-plan-block-wrong-pass = Der Weg deines Gegners ist offen: Du kannst den Sieg nur noch teilen.
level-plan-block-wrong-elsewhere = Dein Trollwagen liegt, und die Straße aus Kihromah ist für das Elfenrad deines Gegners noch frei.

drill-place-about = Darf das hier liegen? Zehn Fragen, je eine Antwort; was danebengeht, kommt wieder.

question-plan-end-ask = Wann ist das Planen vorbei?
question-plan-end-1 = Wenn niemand mehr Transportmittel hat.
question-plan-end-2 = Wenn alle einmal gepasst haben.
question-plan-end-3 = Wenn alle der Reihe nach passen.
question-plan-end-why-1 = Niemand muss alle seine Transportmittel legen, und auch Hindernisse können noch kommen.
question-plan-end-why-2 = Nicht irgendwann, sondern der Reihe nach, ohne dass dazwischen etwas gelegt wird.
question-plan-end-why-3 = Richtig, und bis dahin darf jeder wieder einsteigen.

question-plan-whose-ask = Du hast den einzigen Drachen gelegt. Wer darf damit reisen?
question-plan-whose-1 = Alle mit Drachenkarten.
question-plan-whose-2 = Nur du.
question-plan-whose-3 = Du und wer dich bezahlt.
question-plan-whose-why-1 = Richtig, und so oft sie zahlen können.
question-plan-whose-why-2 = Ein Transportmittel auf einer Straße dürfen alle benutzen.
question-plan-whose-why-3 = Niemand bezahlt jemanden; Karten kommen auf den Stapel.

question-plan-where-ask = Wo darf ein Hindernis liegen?
question-plan-where-1 = Auf jeder Straße.
question-plan-where-2 = Auf einer Straße mit Transportmittel und noch ohne Hindernis.
question-plan-where-3 = Auf einem Fluss oder einer Fähre, damit sie mehr Flöße kosten.
question-plan-where-why-1 = Auf einer leeren Straße darf keines liegen.
question-plan-where-why-2 = Richtig: eines je Straße.
question-plan-where-why-3 = Auf Wasser darf kein Hindernis liegen.

question-plan-turn-ask = Was darfst du tun, wenn du beim Planen an der Reihe bist?
question-plan-turn-1 = Alle deine Transportmittel legen.
question-plan-turn-2 = Ein Transportmittel oder dein Hindernis legen oder passen.
question-plan-turn-3 = Ein Transportmittel legen und daneben gleich dein Hindernis.
question-plan-turn-why-1 = Immer nur eines, dann ist der Nächste dran.
question-plan-turn-why-2 = Richtig: eines von dreien.
question-plan-turn-why-3 = Das eine oder das andere; der Rest kommt später.

question-plan-again-ask = Du hast gepasst, dann hat jemand etwas gelegt. Darfst du jetzt noch legen?
question-plan-again-1 = Ja, sobald du wieder dran bist.
question-plan-again-2 = Nein, in dieser Runde nicht mehr.
question-plan-again-3 = Nur noch dein Hindernis.
question-plan-again-why-1 = Richtig: Passen ist nicht endgültig.
question-plan-again-why-2 = Wer gepasst hat, darf wieder einsteigen.
question-plan-again-why-3 = Alles, was du noch hast.
