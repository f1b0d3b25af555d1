# Straßen und Übersichtskarte
lesson-roads-title = Straßen und Übersichtskarte
lesson-roads-purpose = Du siehst auf einen Blick, welches Transportmittel wo fährt und was es kostet.
lesson-roads-know-1 = Du liest von der Übersichtskarte ab, was ein Schritt kostet.
lesson-roads-know-2 = Du weißt, wo welches Transportmittel nicht weiterkommt.
lesson-roads-trap-1 = „Ein Drache kommt überall für eine Karte hin.“ Fast: Im Wald kostet er zwei.

step-roads-terrain = Die Zeichnung einer Straße zeigt ihr Gelände: Blätter für Wald, Punkte für Wüste, Zickzack für Berge, nichts für Ebene. Die Übersichtskarte sagt, was jede Art dort kostet: eine Karte oder zwei; ein Strich heißt: gar nicht.

level-roads-cloud-title = Zwei Wolken
level-roads-cloud-goal = Zwei Magische Wolken, zwei neue Orte.
level-roads-cloud-look = Wo kostet die Magische Wolke nur eine Karte?
level-roads-cloud-learned = In den Bergen kostet die Magische Wolke eine Karte, in Ebene und Wald zwei.
level-roads-cloud-wrong-forest = Der Wald hat beide Wolken gekostet. Kihromah ist hübsch, aber nur ein Ort.

level-roads-dragon-title = Des Drachen einzige Sorge
level-roads-dragon-goal = Drei Drachen, drei neue Orte.
level-roads-dragon-look = In einem Gelände bleibt der Drache mit den Flügeln hängen.
level-roads-dragon-learned = Ebene, Wüste, Berge: ein Drache. Nur der Wald kostet zwei.
level-roads-dragon-wrong-back = Der Drache flog dorthin zurück, wo du schon warst. Drei Drachen bringen nur dann drei Orte, wenn jeder Schritt in einen neuen führt.
level-roads-dragon-wrong-end = Du hast aufgehört, obwohl du noch Drachen auf der Hand hast. Such von hier aus eine Straße, auf der einer genügt.

level-roads-wagon-title = Langsam, aber sicher
level-roads-wagon-goal = Drei Trollwagen, zwei neue Orte.
level-roads-wagon-look = Nur in einem Gelände kostet ein Trollwagen eine einzige Karte.
level-roads-wagon-learned = In der Ebene kostet der Trollwagen eine Karte, sonst überall zwei. Dafür kommt er überall durch.
level-roads-wagon-wrong-dear = Dieser Schritt hat zwei Trollwagen gekostet. Mit dem letzten kommst du in keinen neuen Ort mehr.

drill-price-about = Was kostet dieser Schritt? Zehn Fragen, je eine Antwort; was danebengeht, kommt wieder.

level-roads-carriers-title = Wer kommt durch den Sand?
level-roads-carriers-goal = Lege deine zwei Transportmittel so, dass du mit deinen Karten nach Feodor und weiter nach Throtmanni kommst.
level-roads-carriers-look = Erst Wald, dann Wüste. Eines deiner beiden Transportmittel geht nie in die Wüste.
level-roads-carriers-learned = Riesenschweine gehen nicht in die Wüste; ein Einhorn durchquert sie für zwei Karten.
level-roads-carriers-wrong-swapped = Jetzt bleibt für die Wüste nur das Riesenschwein, und das geht nicht hinein.
level-roads-carriers-wrong-pass = Alle haben gepasst, und keine Straße führt nach Throtmanni.
level-roads-carriers-wrong-elsewhere = Dort hilft es dir nicht. Du brauchst eine Straße von Lapphálya nach Feodor und eine, die von dort weiterführt.

level-roads-cheap-title = Je eine Karte
level-roads-cheap-goal = Du hast ein Elfenrad und einen Trollwagen auf der Hand. Lege die Transportmittel so, dass sie dich nach Lapphálya und Feodor bringen.
level-roads-cheap-look = Im Wald braucht eines von beiden eine zweite Karte.
level-roads-cheap-learned = Ein Elfenrad rollt für eine Karte durch den Wald; ein Trollwagen braucht dort zwei und in der Ebene eine.
level-roads-cheap-wrong-swapped = Für den Wald bleibt der Trollwagen: zwei Karten, und du hast eine.
level-roads-cheap-wrong-swapped2 = Ein Trollwagen im Wald kostet zwei Karten, und du hast eine.
level-roads-cheap-wrong-elsewhere = Dort hilft es dir nicht. Du brauchst zwei Straßen hintereinander: von Elvenhold nach Lapphálya und weiter nach Feodor.
level-roads-cheap-wrong-pass = Alle haben gepasst, und der Weg nach Feodor ist nicht offen. Deine Reise braucht beide Transportmittel.

level-roads-wrong-terrain-title = Ein Einhorn in der Ebene?
level-roads-wrong-terrain-goal = Du hast zwei Einhornkarten. Such deinem Einhorn eine Straße, die aus Elvenhold hinausführt.
level-roads-wrong-terrain-look = Such das Einhorn auf der Übersichtskarte: Wo steht der Strich?
level-roads-wrong-terrain-learned = Steht in der Übersichtskarte ein Strich, darf das Transportmittel dort nicht liegen.
level-roads-wrong-terrain-wrong-elsewhere = Das Einhorn liegt auf dem Spielplan, aber auf keiner Straße, die aus Elvenhold führt.
level-roads-wrong-terrain-wrong-pass = Alle haben gepasst, und du kommst nicht aus Elvenhold hinaus.

question-roads-desert-ask = Wer kommt durch die Wüste?
question-roads-desert-1 = Ein Elfenrad.
question-roads-desert-2 = Ein Einhorn.
question-roads-desert-3 = Eine Magische Wolke.
question-roads-desert-why-1 = Es versinkt im Sand: Die Übersichtskarte hat einen Strich.
question-roads-desert-why-2 = Richtig, für zwei Karten.
question-roads-desert-why-3 = Sie trocknet aus: Die Übersichtskarte hat einen Strich.

question-roads-kind-ask = Auf einer Bergstraße liegt ein Elfenrad. Was zahlst du?
question-roads-kind-1 = Ein Elfenrad.
question-roads-kind-2 = Zwei beliebige Karten.
question-roads-kind-3 = Zwei Elfenräder.
question-roads-kind-why-1 = In den Bergen sind es zwei; eine Karte genügt in Ebene und Wald.
question-roads-kind-why-2 = Die Karten müssen das Transportmittel zeigen, das dort liegt.
question-roads-kind-why-3 = Richtig: In den Bergen kostet das Elfenrad zwei.

question-roads-wagon-ask = Auf einer Wüstenstraße liegt ein Trollwagen. Was zahlst du?
question-roads-wagon-1 = Nichts: Dort darf er nicht liegen.
question-roads-wagon-2 = Einen Trollwagen.
question-roads-wagon-3 = Zwei Trollwagen.
question-roads-wagon-why-1 = Er ist langsam, aber er kommt überall durch.
question-roads-wagon-why-2 = Nur in der Ebene reicht eine Karte.
question-roads-wagon-why-3 = Richtig: überall zwei, außer in der Ebene.

question-roads-pig-ask = Wo kommt ein Riesenschwein durch?
question-roads-pig-1 = In Ebene und Wald, für eine Karte.
question-roads-pig-2 = Überall, für zwei Karten.
question-roads-pig-3 = In Wald und Bergen, für zwei Karten.
question-roads-pig-why-1 = Richtig: Es mag weichen Boden und kostet nie mehr.
question-roads-pig-why-2 = Wüste und Berge sind ihm verschlossen.
question-roads-pig-why-3 = Das ist das Einhorn; ein Riesenschwein klettert nicht.

question-roads-cloud-ask = Wo kostet eine Magische Wolke nur eine Karte?
question-roads-cloud-1 = In der Ebene.
question-roads-cloud-2 = In den Bergen.
question-roads-cloud-3 = In der Wüste.
question-roads-cloud-why-1 = Dort kostet sie zwei.
question-roads-cloud-why-2 = Richtig: in Ebene und Wald zwei, durch die Wüste nie.
question-roads-cloud-why-3 = Durch die Wüste zieht keine Wolke.

question-roads-woods-ask = In welchem Gelände kostet ein Drache zwei Karten?
question-roads-woods-1 = Im Wald.
question-roads-woods-2 = In der Wüste.
question-roads-woods-3 = In den Bergen.
question-roads-woods-why-1 = Richtig: überall sonst nur eine.
question-roads-woods-why-2 = Die Hitze liebt er: eine Karte.
question-roads-woods-why-3 = Er fliegt über sie hinweg: eine Karte.

question-roads-where-ask = Auf welche Straße darfst du eine Magische Wolke legen?
question-roads-where-1 = Auf jede leere.
question-roads-where-2 = Nur in die Berge, wo sie nur eine Karte kostet.
question-roads-where-3 = Auf jede leere, außer in der Wüste.
question-roads-where-why-1 = Nicht in die Wüste: Dort steht auf der Übersichtskarte ein Strich.
question-roads-where-why-2 = Dort ist sie am billigsten, aber Ebene und Wald gehen auch.
question-roads-where-why-3 = Richtig: überall, wo die Übersichtskarte eine Zahl zeigt.
