# Eine geführte Runde
lesson-round-title = Eine geführte Runde
lesson-round-purpose = Du spielst Runde zwei deiner eigenen Partie gegen Bots, die sagen, warum sie etwas tun.
lesson-round-know-1 = Du spielst eine Runde selbstständig.
lesson-round-know-2 = Du planst eine Reise, bevor du etwas legst.
lesson-round-trap-1 = „Ich brauche alle Transportmittel selbst.“ Auch auf denen der anderen kannst du reisen.

step-round-second = Deine eigene Partie, Runde zwei: alle sechs Phasen. Die Bots sagen, warum sie etwas tun.

level-round-plan-and-go-title = Planen und reisen
level-round-plan-and-go-goal = Erst planen, dann reisen: Besuche Lapphálya, Feodor und Throtmanni mit drei Karten und deinen zwei Transportmitteln.
level-round-plan-and-go-look = Eine der drei Straßen öffnet dir dein Gegner.
level-round-plan-and-go-learned = Zwei eigene Transportmittel und eines vom Gegner: drei Orte.
level-round-plan-and-go-wrong-ergeren = Das Einhorn fehlt jetzt zwischen Lapphálya und Feodor.
level-round-plan-and-go-wrong-pig = Dann bleibt für die Ebene das Einhorn, und das darf dort nicht liegen.
level-round-plan-and-go-wrong-elsewhere = Dort hilft es deiner Reise nicht. Jede ihrer drei Straßen braucht ein Transportmittel, das zum Gelände passt.
level-round-plan-and-go-wrong-obstacle = Dein Hindernis macht die Straße um eine Karte derselben Art teurer, und du hast von jeder nur eine.
level-round-plan-and-go-wrong-end = Dein Zug endete mit Karten auf der Hand und offenen Straßen. Zu jedem Transportmittel auf deinem Weg hast du die Karte.
level-round-plan-and-go-wrong-caravan = Alle drei Karten für einen einzigen Ort. Einzeln ausgespielt reichen sie dreimal so weit.

question-round-order-ask = Was kommt gleich nach dem Planen?
question-round-order-1 = Der Spielplan wird geräumt.
question-round-order-2 = Die Stiefel ziehen, zuerst der Startspieler.
question-round-order-3 = Karten werden ausgeteilt, zuerst an den Startspieler.
question-round-order-why-1 = Erst, wenn alle gereist sind.
question-round-order-why-2 = Richtig: Jetzt benutzen alle die Straßen.
question-round-order-why-3 = Damit beginnt eine Runde.

question-round-others-ask = Ein Bot legt neben dir einen Drachen. Du hast Drachenkarten. Gut oder schlecht?
question-round-others-1 = Gut: Ich kann damit reisen.
question-round-others-2 = Schlecht: Die Straße ist mir versperrt.
question-round-others-3 = Weder noch: Es geht mich nichts an.
question-round-others-why-1 = Richtig: Das spart dir ein Transportmittel.
question-round-others-why-2 = Niemandem gehört eine Straße.
question-round-others-why-3 = Jedes Transportmittel dürfen alle benutzen.

question-round-tree-ask = Auf einer Bergstraße liegen ein Einhorn und ein Hindernis. Was zahlst du?
question-round-tree-1 = Ein Einhorn und eine beliebige Karte.
question-round-tree-2 = Ein Einhorn.
question-round-tree-3 = Zwei Einhörner.
question-round-tree-why-1 = Es muss noch ein Einhorn sein.
question-round-tree-why-2 = Das Hindernis kostet eine Karte mehr.
question-round-tree-why-3 = Richtig: eines für die Berge, eines für das Hindernis.

question-round-display-ask = Die Runde ist vorbei. Was wird aus den fünf Transportmitteln der Auslage?
question-round-display-1 = Sie kommen in den Stapel zurück.
question-round-display-2 = Sie bleiben liegen.
question-round-display-3 = Jeder nimmt eines.
question-round-display-why-1 = Nur in manchen Ausgaben; hier bleiben sie liegen.
question-round-display-why-2 = Richtig: Du kannst mit ihnen planen.
question-round-display-why-3 = Du behältst nur eines deiner eigenen.
