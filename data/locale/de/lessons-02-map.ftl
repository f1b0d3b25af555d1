### Der Spielplan und die Übersichtskarte
lesson-map-title = Der Spielplan und die Übersichtskarte
lesson-map-purpose = Du lernst das Land zu lesen: was wo fährt und für wie viele Karten.
lesson-map-text-1 = Straßen führen durch Ebene, Wald, Wüste oder Berge. Sechs Transportmittel können darauf liegen, aber nicht jedes passt zu jedem Gelände.
lesson-map-text-2 = Die Übersichtskarte sagt, was ein Schritt kostet: eine oder zwei Karten derselben Art. Ein Strich heißt: dort nicht.
lesson-map-text-3 = Riesenschweine lieben Ebene und Wald, Elfenräder auch, Magische Wolken die Gipfel, Einhörner Wald und Berge. Nur Drache und Trollwagen kommen über jede Straße.
lesson-map-text-4 = Flüsse und Seen tragen nur Flöße und brauchen kein Transportmittel. Flussabwärts zahlst du ein Floß, flussaufwärts zwei; eine Fähre kostet zwei.
lesson-map-text-5 = In einigen Aufgaben legst du hier selbst ein Transportmittel: Wähle es unter dem Spielplan, dann die Straße. Die gekreuzten Stöcke daneben sind dein Hindernis, das auf einer Straße eine Karte derselben Art mehr kostet; passen heißt, nichts zu legen. Mehr dazu in Lektion 7.
lesson-map-know-1 = Du liest von der Übersichtskarte ab, was ein Schritt kostet.
lesson-map-know-2 = Du weißt, welches Transportmittel in welches Gelände nie darf.
lesson-map-know-3 = Du bezahlst Flüsse und Fähren mit Flößen, flussabwärts und flussaufwärts.
lesson-map-trap-1 = „Floß ist Floß.“ Flussaufwärts brauchst du zwei.
lesson-map-trap-2 = „Auch ein Floß braucht ein Transportmittel.“ Auf Wasser liegt nie eines.

level-map-cloud-title = Wolken lieben Gipfel
level-map-cloud-goal = Zwei Magische Wolken, zwei neue Orte.
level-map-cloud-look = Wo kostet die Magische Wolke nur eine Karte?
level-map-cloud-learned = In den Bergen kostet die Magische Wolke eine Karte, in Ebene und Wald zwei.
level-map-cloud-wrong-forest = Der Wald hat beide Wolken gekostet. Kihromah ist hübsch, aber nur ein Ort.

level-map-dragon-title = Des Drachen einzige Sorge
level-map-dragon-goal = Drei Drachen, drei neue Orte.
level-map-dragon-look = In einem Gelände bleibt der Drache mit den Flügeln hängen.
level-map-dragon-learned = Ebene, Wüste, Berge: ein Drache. Nur der Wald kostet zwei.
level-map-dragon-wrong-caravan = Alle drei Drachen für einen Ort: Das geht billiger.

level-map-carriers-title = Wer kommt durch den Sand?
level-map-carriers-goal = Lege deine zwei Transportmittel so, dass du mit deinen Karten nach Feodor und weiter nach Throtmanni kommst.
level-map-carriers-look = Erst Wald, dann Wüste. Eines deiner beiden Transportmittel geht nie in die Wüste.
level-map-carriers-learned = Riesenschweine gehen nicht in die Wüste; ein Einhorn durchquert sie für zwei Karten.
level-map-carriers-wrong-swapped = Jetzt bleibt für die Wüste nur das Riesenschwein, und das geht nicht hinein.
level-map-carriers-wrong-pass = Alle haben gepasst, und keine Straße führt nach Throtmanni.

level-map-cheap-title = Je eine Karte
level-map-cheap-goal = Du hast ein Elfenrad und einen Trollwagen auf der Hand. Lege die Transportmittel so, dass sie dich nach Lapphálya und Feodor bringen.
level-map-cheap-look = Im Wald braucht eines von beiden eine zweite Karte.
level-map-cheap-learned = Ein Elfenrad rollt für eine Karte durch den Wald; ein Trollwagen braucht dort zwei und in der Ebene eine.
level-map-cheap-wrong-swapped = Für den Wald bleibt der Trollwagen: zwei Karten, und du hast eine.
level-map-cheap-wrong-swapped2 = Ein Trollwagen im Wald kostet zwei Karten, und du hast eine.

level-map-wrong-terrain-title = Ein Einhorn in der Ebene?
level-map-wrong-terrain-goal = Versuche, das Einhorn auf die Ebene nach Lapphálya zu legen. Such ihm dann von Elvenhold aus eine bessere Straße.
level-map-wrong-terrain-look = Beim Einhorn steht in der Übersichtskarte unter Ebene ein Strich.
level-map-wrong-terrain-learned = Steht in der Übersichtskarte ein Strich, darf das Transportmittel dort nicht liegen.

level-map-river-title = Flussabwärts
level-map-river-goal = Zwei Flöße, zwei neue Orte.
level-map-river-look = Der Pfeil zeigt, wohin der Fluss fließt.
level-map-river-learned = Flussabwärts ein Floß je Schritt, und ein Transportmittel brauchst du nicht.
level-map-river-wrong-upriver = Flussaufwärts hat der Schritt nach Virst beide Flöße gekostet.

level-map-there-and-back-title = Flussabwärts und zurück
level-map-there-and-back-goal = Hol deinen Ortsstein aus Ixara und komm nach Virst zurück.
level-map-there-and-back-look = Flussabwärts ein Floß. Und flussaufwärts?
level-map-there-and-back-learned = Flussabwärts ein Floß, flussaufwärts zwei; jede Fahrt wird neu bezahlt.
level-map-there-and-back-wrong-on = Du treibst weiter nach Mah'Davikia, und jetzt ist der Rückweg zu teuer.
level-map-there-and-back-wrong-ferry = Eine Fähre kostet zwei Flöße. Eines bleibt, zu wenig für Ixara und zurück.

level-map-ferry-title = Über das Mare Magnum
level-map-ferry-goal = Drei Flöße: Besuche Virst und Ixara.
level-map-ferry-look = Erst die Fähre, dann der Fluss.
level-map-ferry-learned = Eine Fähre kostet für jede Strecke von Ort zu Ort zwei Flöße.
level-map-ferry-wrong-shore = Strykhaven liegt am anderen Ufer, und für eine weitere Fähre reicht ein Floß nicht.
level-map-ferry-wrong-rivinia = Der Fluss trägt dich nach Rivinia, weit weg vom See.

level-map-water-title = Nur Flöße schwimmen
level-map-water-goal = Versuche, ein Transportmittel auf den Fluss zu legen und dein Hindernis auf den See.
level-map-water-look = Versuche es auf den blauen Wegen.
level-map-water-learned = Auf Flüsse und Seen kommen weder Transportmittel noch Hindernisse: Das Wasser kann niemand sperren.

example-map-river-title = Virst–Ixara und zurück
example-map-river-0 = Der Elfenstiefel steht in Virst, drei Flöße sind auf der Hand. Der Fluss fließt nach Ixara.
example-map-river-1 = Flussabwärts: ein Floß, und du nimmst den Ortsstein von Ixara.
example-map-river-2 = Flussaufwärts: zwei Flöße.

question-map-desert-ask = Was davon kommt durch eine Wüste?
question-map-desert-1 = Ein Elfenrad.
question-map-desert-why-1 = Es versinkt im Sand: Die Übersichtskarte hat einen Strich.
question-map-desert-2 = Ein Einhorn.
question-map-desert-why-2 = Richtig, für zwei Karten.
question-map-desert-3 = Eine Magische Wolke.
question-map-desert-why-3 = Sie trocknet aus: Die Übersichtskarte hat einen Strich.

question-map-upriver-ask = Was kostet der Schritt von Ixara den Fluss hinauf nach Virst?
question-map-upriver-1 = Zwei Flöße.
question-map-upriver-why-1 = Richtig: flussaufwärts sind es zwei.
question-map-upriver-2 = Ein Floß.
question-map-upriver-why-2 = Ein Floß ist der Preis flussabwärts.
question-map-upriver-3 = Ein Floß und ein Transportmittel.
question-map-upriver-why-3 = Wasser braucht kein Transportmittel, und flussaufwärts sind es zwei Flöße.

question-map-kind-ask = Auf einer Bergstraße liegt ein Elfenrad. Was zahlst du?
question-map-kind-1 = Ein Elfenrad.
question-map-kind-why-1 = In den Bergen sind es zwei; eine Karte genügt in Ebene und Wald.
question-map-kind-2 = Zwei beliebige Karten.
question-map-kind-why-2 = Sie müssen das Transportmittel zeigen, das dort liegt.
question-map-kind-3 = Zwei Elfenräder.
question-map-kind-why-3 = Richtig: In den Bergen kostet das Elfenrad zwei.

exercise-map-upriver-task = Wie viele Flöße kostet der Fluss von Ixara nach Virst?
exercise-map-upriver-right = Ja: flussaufwärts zwei.
exercise-map-upriver-wrong-downriver = Das ist der Preis von Virst nach Ixara, flussabwärts.

exercise-map-desert-task = Welche Transportmittel dürfen in die Wüste? Tippe alle ihre Namen.
exercise-map-desert-right = Ja: Einhorn und Trollwagen für zwei, der Drache für eine.
exercise-map-desert-wrong-unicorn = Eines fehlt noch: Es hat ein Horn und braucht zwei Karten.
exercise-map-desert-wrong-more = Der Drache ist am billigsten, aber nicht der einzige.
