# Erste Schritte
lesson-welcome-title = Erste Schritte
lesson-welcome-purpose = Du bist eine junge Elfe mit einem Elfenstiefel und einem ganzen Land vor dir.
lesson-welcome-know-1 = Du ziehst deinen Elfenstiefel über eine Straße mit Transportmittel und bezahlst dafür.
lesson-welcome-know-2 = Du nimmst in jedem Ort, den du erreichst, deinen Ortsstein.
lesson-welcome-trap-1 = „Nur der Ort, in dem ich stehen bleibe, zählt.“ Nein: Auch jeder Ort, durch den du kommst, zählt.
lesson-welcome-trap-2 = „Stiefel stehen einander im Weg.“ In einem Ort haben beliebig viele Platz.

step-welcome-country = Du bist eine junge Elfe. Sammle möglichst viele deiner zwanzig Ortssteine: Das sind die grünen Dreiecke.

level-welcome-first-step-title = Der erste Schritt
level-welcome-first-step-goal = Zieh deinen Elfenstiefel nach Lapphálya und nimm dort deinen Ortsstein.
level-welcome-first-step-look = Dein Elfenstiefel steht in Elvenhold. Welche Straße von dort hat ein Transportmittel?
level-welcome-first-step-learned = Eine Karte, ein Schritt, ein Ortsstein: Das ist der Kern des Spiels.
level-welcome-first-step-wrong-end = Der Zug ist vorbei, und der Ortsstein steht noch in Lapphálya.

step-welcome-counter = Das Transportmittel auf der Straße zeigt, womit man dort reist. Du zahlst mit Karten derselben Art.

level-welcome-three-towns-title = Drei auf einen Streich
level-welcome-three-towns-goal = Besuche drei Orte in einem Zug.
level-welcome-three-towns-look = Du hast drei verschiedene Karten: Nutze jede dort, wo ihr Transportmittel liegt.
level-welcome-three-towns-learned = Ein Zug hat so viele Schritte, wie du bezahlen kannst, und in jedem Ort unterwegs nimmst du deinen Ortsstein.
level-welcome-three-towns-wrong-ergeren = Du stehst in Erg'Erén, und kein Transportmittel führt weiter. Und für die Straße nach Feodor fehlt dir jetzt das Elfenrad.
level-welcome-three-towns-wrong-end = Dein Zug ist vorbei, und es fehlen noch Orte. Ein Zug darf mehrere Schritte haben: Wohin führt die nächste Karte?

step-welcome-stars = Alle drei Sterne gibt es für den kürzesten Weg; ein Fehltritt kostet einen. Zwei Hinweise sind frei; nach dem dritten oder der Lösung gibt es nur noch einen Stern.

level-welcome-bare-road-title = Kein Transportmittel, kein Weg
level-welcome-bare-road-goal = Versuche, über die leere Straße nach Beata zu fliegen. Geh dann, wohin du kannst.
level-welcome-bare-road-look = Du hast eine Drachenkarte auf der Hand, aber liegt auch ein Drache auf der Straße?
level-welcome-bare-road-learned = Karten allein reisen nicht: Auf der Straße muss ein Transportmittel liegen.
level-welcome-bare-road-wrong-end = Dein Zug ist vorbei, und du bist noch in Elvenhold. Vergleiche die Straßen, die hinausführen: Was liegt auf der einen und fehlt auf der anderen?

level-welcome-home-again-title = Mit dem Floß nach Hause
level-welcome-home-again-goal = Hol deinen Ortsstein aus Beata und komm auf dem Fluss zurück nach Elvenhold. Den Fluss zahlst du mit einer Floßkarte, ganz ohne Transportmittel.
level-welcome-home-again-look = Hin zu Lande, zurück zu Wasser: Sieh nach, wohin der Fluss fließt.
level-welcome-home-again-learned = Was du unterwegs genommen hast, gehört dir, egal, wo dein Elfenstiefel stehen bleibt. Elvenhold selbst hat keinen Ortsstein.
level-welcome-home-again-wrong-rivinia = Das Floß treibt nach Rivinia, und von dort kommst du nicht mehr nach Hause.
level-welcome-home-again-wrong-end = Dein Zug ist vorbei, und du bist nicht mit dem Ortsstein aus Beata nach Hause gekommen. Ein Zug darf mehrere Schritte haben.

step-welcome-rounds = Jede Farbe hat ihre eigenen zwanzig Ortssteine. Nach vier Runden gewinnt, wer die meisten gesammelt hat.

question-welcome-goal-ask = Womit gewinnst du?
question-welcome-goal-1 = Mit der schnellsten Rückkehr nach Elvenhold in der letzten Runde.
question-welcome-goal-2 = Mit den meisten Ortssteinen nach der letzten Runde.
question-welcome-goal-3 = Mit den meisten Reisekarten auf der Hand.
question-welcome-goal-why-1 = Niemand muss nach Hause. Es zählen die Ortssteine.
question-welcome-goal-why-2 = Richtig: Wer die meisten Ortssteine hat, gewinnt.
question-welcome-goal-why-3 = Karten entscheiden nur bei Gleichstand.

question-welcome-pass-ask = Du kommst durch Feodor und bleibst in Throtmanni stehen. Welche Ortssteine bekommst du?
question-welcome-pass-1 = Nur den Ortsstein dort, wo du stehen bleibst.
question-welcome-pass-2 = Einen von beiden, nach Wahl.
question-welcome-pass-3 = Beide Ortssteine.
question-welcome-pass-why-1 = Durchreisen genügt: Auch der Ortsstein von Feodor gehört dir.
question-welcome-pass-why-2 = Du musst nicht wählen: Du nimmst beide.
question-welcome-pass-why-3 = Richtig: Ob Durchreise oder Halt, jeder Ort zählt.

question-welcome-take-ask = Eine Freundin war vor dir in Virst. Steht dein Ortsstein noch dort?
question-welcome-take-1 = Ja, jede Farbe hat ihren eigenen.
question-welcome-take-2 = Nein, wer zuerst kommt, nimmt ihn.
question-welcome-take-3 = Nur wenn du dort stehen bleibst.
question-welcome-take-why-1 = Richtig: Deinen kann dir niemand nehmen.
question-welcome-take-why-2 = In jedem Ort steht von jeder Farbe ein Ortsstein.
question-welcome-take-why-3 = Es ist egal, ob du dort stehen bleibst und ob andere schon da waren.

question-welcome-bare-ask = Du hast vier Drachen, und eine Straße ist leer. Kannst du sie benutzen?
question-welcome-bare-1 = Ja, für doppelt so viele Karten.
question-welcome-bare-2 = Nein, erst mit Transportmittel.
question-welcome-bare-3 = Ja, für drei beliebige.
question-welcome-bare-why-1 = Auch dann nicht: Es fehlt ein Transportmittel.
question-welcome-bare-why-2 = Richtig: Ohne Transportmittel kommt niemand hinüber.
question-welcome-bare-why-3 = Karten ersetzen nie das Transportmittel.
