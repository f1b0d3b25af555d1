### Phase 3: Weitere Transportmittel ziehen
lesson-draw-title = Phase 3: Weitere Transportmittel ziehen
lesson-draw-purpose = Du suchst dir Transportmittel aus, die zu deinen Karten passen.
lesson-draw-text-1 = Reihum zieht ihr eines nach dem anderen, bis jeder von euch drei gezogen hat.
lesson-draw-text-2 = Jedes Mal nimmst du eines der fünf offenen aus der Auslage oder das oberste vom verdeckten Stapel.
lesson-draw-text-3 = Was du ziehst, liegt offen vor dir. Eine Lücke in der Auslage wird sofort vom Stapel gefüllt.
lesson-draw-text-4 = So beginnst du das Planen mit vier Transportmitteln, in späteren Runden mit höchstens fünf.
lesson-draw-know-1 = Du ziehst drei Transportmittel, aus der Auslage oder vom Stapel.
lesson-draw-know-2 = Du wählst nach den Karten auf deiner Hand.
lesson-draw-trap-1 = „Vom Stapel bleibt es geheim.“ Das gilt nur für das aus Phase 2.
lesson-draw-trap-2 = „Ich nehme alle drei auf einmal.“ Ihr wechselt euch ab.

level-draw-fits-title = Was passt zur Hand?
level-draw-fits-goal = Nimm das Transportmittel, für das du die meisten Karten hast.
level-draw-fits-look = Zähl, wie viele Karten du von jeder Art hast.
level-draw-fits-learned = Ein Transportmittel ist am meisten wert, wenn du Karten dafür hast und eine Straße in deiner Nähe es aufnehmen kann. Es liegt jetzt offen vor dir.
level-draw-fits-wrong-one = Von dieser Art hast du eine einzige Karte.
level-draw-fits-wrong-none = Von dieser Art hast du keine Karte: Damit würden andere reisen.
level-draw-fits-wrong-blind = Ein Griff ins Ungewisse, während das richtige offen daliegt.

level-draw-not-there-title = Heute kein Drache
level-draw-not-there-goal = Du wünschst dir einen Drachen. Versuche, einen zu nehmen; nimm dann das Zweitbeste für deine Hand.
level-draw-not-there-look = Fünf liegen offen. Wünschen hilft da nicht.
level-draw-not-there-learned = Du nimmst, was daliegt, oder das oberste vom verdeckten Stapel.
level-draw-not-there-wrong-blind = Vom Stapel kann alles Mögliche kommen, und ein Einhorn lag offen.
level-draw-not-there-wrong-none = Dafür hast du keine Karten.

level-draw-two-places-title = Immer fünf
level-draw-two-places-goal = Zieh einmal aus der Auslage und einmal vom Stapel, und zähl jedes Mal die offenen.
level-draw-two-places-look = Nimm jetzt von der einen Stelle und beim nächsten Mal von der anderen.
level-draw-two-places-learned = Was aus der Auslage genommen wird, wird sofort ersetzt: Es liegen immer fünf da.

level-draw-five-title = Höchstens fünf
level-draw-five-goal = Runde zwei: eines behalten, eines geheim gezogen. Zieh weiter, bis das Planen beginnt.
level-draw-five-look = Jeder dreimal, immer reihum. Nimm, was du willst.
level-draw-five-learned = Behalten, geheim und drei dazu: Mehr als fünf hat niemand.

example-draw-draw-title = Zwei Spieler im Wechsel
example-draw-draw-0 = Fünf liegen in der Auslage. Du beginnst.
example-draw-draw-1 = Du nimmst den Drachen. Sein Platz wird vom Stapel gefüllt.
example-draw-draw-2 = Der andere zieht vom Stapel; auch dieses Transportmittel liegt offen.
example-draw-draw-3 = Dein zweites Transportmittel: ein Elfenrad. Jeder zieht noch einmal.

question-draw-open-ask = Du ziehst in Phase 3 vom verdeckten Stapel. Wohin kommt das Transportmittel?
question-draw-open-1 = Verdeckt vor dich.
question-draw-open-why-1 = Das war Phase 2.
question-draw-open-2 = Offen vor dich.
question-draw-open-why-2 = Richtig, woher es auch kommt.
question-draw-open-3 = In die Auslage.
question-draw-open-why-3 = Du behältst es; die Auslage wird nur gefüllt, wenn etwas fehlt.

question-draw-many-ask = Wie viele Transportmittel hast du, wenn das Planen der ersten Runde beginnt?
question-draw-many-1 = Vier.
question-draw-many-why-1 = Richtig: eines geheim und drei offen.
question-draw-many-2 = Drei.
question-draw-many-why-2 = Zähl das geheime aus Phase 2 dazu.
question-draw-many-3 = Fünf.
question-draw-many-why-3 = Fünf erst später, mit einem behaltenen.

question-draw-refill-ask = Wann wird die Auslage aufgefüllt?
question-draw-refill-1 = Wenn sie leer ist.
question-draw-refill-why-1 = So weit kommt es nie.
question-draw-refill-2 = Wenn alle einmal gezogen haben.
question-draw-refill-why-2 = Schon der Nächste hat wieder fünf zur Wahl.
question-draw-refill-3 = Sofort.
question-draw-refill-why-3 = Richtig: Es liegen immer fünf zur Auswahl.
