# Phase 5: Ziehen der Elfenstiefel
lesson-travel-title = Phase 5: Ziehen der Elfenstiefel
lesson-travel-purpose = Du reist, zahlst und sammelst Ortssteine ein.
lesson-travel-know-1 = Du bezahlst jeden Schritt richtig: Übersichtskarte, Hindernis, Wasser.
lesson-travel-know-2 = Du nutzt die Karawane, wenn sie sich lohnt.
lesson-travel-know-3 = Du gibst aus, was du am Ende sonst ablegen müsstest.
lesson-travel-trap-1 = „Eine Karawane kommt überall hin.“ Sie braucht festes Land und auf der Straße ein Transportmittel.
lesson-travel-trap-2 = „Eine Karawane kostet immer drei Karten.“ Mit Hindernis sind es vier.
lesson-travel-trap-3 = „Die Grenze von vier Karten gilt am Ende der Runde.“ Sie gilt am Ende jedes Zuges.
lesson-travel-trap-4 = „Eine Straße für zwei Karten braucht zwei Transportmittel.“ Eines genügt, egal wie viele Karten sie kostet.
lesson-travel-trap-5 = „Auf meinem eigenen Transportmittel reise ich umsonst.“ Du zahlst wie alle anderen.
lesson-travel-trap-6 = „Ich darf so viele Karten ablegen, wie ich will.“ Nur was über vier ist: Vier oder weniger behältst du alle.
lesson-travel-trap-7 = „Ich darf ein Transportmittel nutzen, das anderswo liegt.“ Es zählt nur, was auf der Straße liegt, die du benutzt.

step-travel-once = Nun zieht jeder einmal, so weit er mag und zahlen kann. Eine Straße kostet Karten von der Art ihres Transportmittels, genau so viele, wie die Übersichtskarte sagt; ein Hindernis kostet eine derselben Art mehr.

level-travel-obstacle-title = Ein Baum versperrt den Weg
level-travel-obstacle-goal = Besuche Lapphálya und Virst.
level-travel-obstacle-look = Ein Drache im Wald kostet zwei. Und das Hindernis?
level-travel-obstacle-learned = Wald 2 + Hindernis 1 = 3 Drachen.
level-travel-obstacle-wrong-end = Dein Zug ist vorbei, und dir fehlt noch Lapphálya oder Virst. Was können deine Karten noch bezahlen?

example-travel-wagon-title = Trollwagen und Hindernis
example-travel-wagon-0 = Auf einer Wüstenstraße liegt ein Trollwagen, daneben ein Hindernis.
example-travel-wagon-1 = Wüste 2 + Hindernis 1: drei Trollwagenkarten.

level-travel-twice-title = Die Sackgasse
level-travel-twice-goal = Besuche Kihromah und Ixara.
level-travel-twice-look = Nach Kihromah führt nur eine Straße: hin und zurück, jedes Mal bezahlt.
level-travel-twice-learned = Zwei Wolken hin, zwei zurück: Dieselbe Straße darf man mehrmals benutzen.
level-travel-twice-wrong-ixara = Von Ixara kostet der Rückweg Karten, die für Kihromah fehlen.

step-travel-caravan = Keine passende Karte, oder ist sie dir zu schade? Auf einer Straße mit Transportmittel kannst du mit drei beliebigen Karten als Karawane reisen, auch wenn du die richtigen hast.

level-travel-caravan-title = Die Karawane nach Kihromah
level-travel-caravan-goal = Auf dem Weg nach Kihromah liegt ein Einhorn, und du hast keine Einhornkarte. Komm trotzdem hin.
level-travel-caravan-look = Drei beliebige Karten können, was ein Einhorn kann.
level-travel-caravan-learned = Drei beliebige Karten, auch Flöße, bringen dich über eine Straße mit Transportmittel, in einem Zug so oft, wie du zahlen kannst.
level-travel-caravan-wrong-ixara = Jetzt bist du in Ixara, und für eine Karawane reichen die Karten nicht mehr.
level-travel-caravan-wrong-end = Du bleibst in Dag'Amura, mit drei Karten, die gereicht hätten.

level-travel-caravan-bare-title = Drei Karten, zwei Straßen
level-travel-caravan-bare-goal = Keine deiner drei Karten passt. Besuche trotzdem einen Ort.
level-travel-caravan-bare-look = Drei Karten ersetzen die richtigen Karten. Ersetzen sie auch das Transportmittel?
level-travel-caravan-bare-learned = Die Karawane ersetzt die Karten, nie das Transportmittel.
level-travel-caravan-bare-wrong-end = Du bist stehen geblieben, mit drei Karten, die für eine Karawane gereicht hätten.

level-travel-caravan-water-title = Kamele schwimmen nicht
level-travel-caravan-water-goal = Auf keiner Straße aus Elvenhold liegt etwas. Besuche trotzdem einen Ort.
level-travel-caravan-water-look = Welche deiner Karten taugt fürs Wasser?
level-travel-caravan-water-learned = Eine Karawane braucht eine Straße mit Transportmittel. Aufs Wasser kommen nur Flöße.
level-travel-caravan-water-wrong-end = Du bist in Elvenhold geblieben, mit einem Floß auf der Hand.

level-travel-caravan-obstacle-title = Weiter nach Kihromah
level-travel-caravan-obstacle-goal = Besuche Dag'Amura und Kihromah, trotz des Hindernisses.
level-travel-caravan-obstacle-look = Rechne rückwärts: Wie viele Karten braucht der letzte Schritt?
level-travel-caravan-obstacle-learned = Karawane 3 + Hindernis 1 = 4 Karten. In einem Zug darfst du mehrmals mit der Karawane ziehen, solange deine Karten reichen.
level-travel-caravan-obstacle-wrong-dear = Zwei Karten bleiben, und der letzte Schritt braucht vier.
level-travel-caravan-obstacle-wrong-river = Der Fluss trägt dich von Dag'Amura weg.
level-travel-caravan-obstacle-wrong-back = Du bist wieder in Ixara, und die Karten hättest du für Kihromah gebraucht. Such die Straße mit dem Hindernis.

level-travel-short-title = Drachen übrig?
level-travel-short-goal = Besuche Lapphálya und Virst. Auf beiden Straßen liegen Drachen, auf der ersten auch ein Hindernis.
level-travel-short-look = Heb einen Drachen für die Ebene auf. Womit kannst du sonst durch den Wald?
level-travel-short-learned = Auf einer Straße mit Hindernis kostet die Karawane vier Karten: Die einzelnen haben dir einen Drachen gespart.
level-travel-short-wrong-dear = Drei Drachen für den Wald, und für die Straße nach Virst bleibt keiner.
level-travel-short-wrong-end = Dein Zug ist vorbei, und dir fehlt noch Lapphálya oder Virst. Welche Karten könnte eine Karawane nehmen?
level-travel-short-wrong-dragons = Die Straße mit dem Hindernis hast du geschafft, aber für Virst fehlt dir jetzt ein Drache. Welche vier Karten die Karawane nimmt, bestimmst du.

level-travel-four-title = Vier, nicht fünf
level-travel-four-goal = Du kommst nicht weiter. Versuche, deinen Zug mit allen fünf Karten zu beenden; beende ihn dann so, wie es die Regel verlangt.
level-travel-four-look = Wie viele Karten dürfen auf der Hand bleiben?
level-travel-four-learned = Am Ende jedes Zuges behältst du höchstens vier Karten. Welche du ablegst, bestimmst du.

level-travel-spend-first-title = Lieber ausgeben als verlieren
level-travel-spend-first-goal = Sieben Karten, kein Elfenrad. Besuche Lapphálya und beende deinen Zug mit vier Karten.
level-travel-spend-first-look = Drei deiner Karten sind am Ende des Zuges ohnehin verloren.
level-travel-spend-first-learned = Was du ohnehin ablegen müsstest, reicht für eine Karawane.
level-travel-spend-first-wrong-lost = Drei Karten umsonst auf den Stapel gelegt. Sie hätten für eine Karawane gereicht.
level-travel-spend-first-wrong-rivinia = Flussabwärts führt mit deinen Karten kein Weg zurück nach Lapphálya.

level-travel-once-title = Vorbei ist vorbei
level-travel-once-goal = Du bist Startspieler, dein Gegner zieht nach dir. Besuche zwei Orte.
level-travel-once-look = Du hast einen Zug in dieser Runde. Nutze ihn ganz.
level-travel-once-learned = Jeder zieht einmal in der Runde und macht dabei so viele Schritte, wie er bezahlen kann.
level-travel-once-wrong-end = Dein Zug ist vorbei: Niemand zieht in einer Runde zweimal.
level-travel-once-wrong-back = Du bist wieder in Elvenhold, wo es keinen Ortsstein gibt, und beide Karten sind weg. Such eine Straße, die weiterführt.

step-travel-travel = Deine eigene Partie, Phase 5: Geh auf die Reise.

question-travel-limit-ask = Du hörst mit sechs Karten auf der Hand auf. Was geschieht?
question-travel-limit-1 = Du behältst alle sechs für die nächste Runde.
question-travel-limit-2 = Du wählst zwei, die du ablegst.
question-travel-limit-3 = Zwei werden aus deiner Hand gelost.
question-travel-limit-why-1 = Am Ende jedes Zuges darfst du höchstens vier behalten.
question-travel-limit-why-2 = Richtig: Sechs minus zwei sind vier.
question-travel-limit-why-3 = Du wählst sie selbst.

question-travel-caravan-ask = Wann kannst du mit der Karawane ziehen?
question-travel-caravan-1 = Mit drei beliebigen Karten, über jede Straße, mit oder ohne Transportmittel, aber nur einmal im Zug.
question-travel-caravan-2 = Nur mit drei gleichen Karten.
question-travel-caravan-3 = Mit drei beliebigen Karten, über eine Straße mit Transportmittel, so oft ich zahlen kann.
question-travel-caravan-why-1 = Sie braucht ein Transportmittel auf der Straße, und in einem Zug gehen auch mehrere.
question-travel-caravan-why-2 = Die drei dürfen von beliebiger Art sein.
question-travel-caravan-why-3 = Richtig, auch Flöße sind dabei erlaubt.

question-travel-four-ask = Was kostet eine Karawane auf einer Straße mit Hindernis?
question-travel-four-1 = Vier beliebige Karten.
question-travel-four-2 = Drei beliebige Karten.
question-travel-four-3 = Drei Karten und dein eigenes Hindernis.
question-travel-four-why-1 = Richtig: drei und eine dazu.
question-travel-four-why-2 = Das Hindernis bremst auch Karawanen.
question-travel-four-why-3 = Mit Hindernissen bezahlt man nichts.

question-travel-water-ask = Du hast drei Karten und kein Floß. Bringt dich eine Karawane den Fluss hinab?
question-travel-water-1 = Ja, drei Karten reichen immer für einen Schritt.
question-travel-water-2 = Nein, Karawanen ziehen nicht übers Wasser.
question-travel-water-3 = Nur flussabwärts.
question-travel-water-why-1 = Auf Straßen mit Transportmittel, ja.
question-travel-water-why-2 = Richtig: Das können nur Flöße.
question-travel-water-why-3 = In keiner Richtung.

question-travel-price-ask = Womit bezahlst du, wenn du eine Straße benutzt?
question-travel-price-1 = Mit Karten der Art, die darauf liegt, genau so vielen, wie sie kostet.
question-travel-price-2 = Mit einem deiner Transportmittel.
question-travel-price-3 = Mit Karten, die das Gelände zeigen.
question-travel-price-why-1 = Richtig: eine oder zwei, laut Übersichtskarte, und nie mehr.
question-travel-price-why-2 = Die bleiben auf der Straße; bezahlt wird mit Karten.
question-travel-price-why-3 = Karten zeigen Transportmittel, kein Gelände.
