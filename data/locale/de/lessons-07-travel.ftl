# Phase 5: Ziehen der Elfenstiefel
lesson-travel-title = Phase 5: Ziehen der Elfenstiefel
lesson-travel-purpose = Du reist, zahlst und sammelst Ortssteine ein.
lesson-travel-know-1 = Du bezahlst jeden Schritt richtig: Übersichtskarte, Hindernis, Wasser.
lesson-travel-know-2 = Du nutzt die Karawane, wenn sie sich lohnt.
lesson-travel-know-3 = Du gibst aus, was du am Ende sonst ablegen müsstest.
lesson-travel-trap-1 = „Eine Karawane kommt überall hin.“ Sie braucht festes Land und auf der Straße ein Transportmittel.
lesson-travel-trap-2 = „Eine Karawane kostet immer drei Karten.“ Mit Hindernis sind es vier.
lesson-travel-trap-3 = „Die Grenze von vier Karten gilt am Ende der Runde.“ Sie gilt am Ende jedes Zuges.

level-travel-obstacle-title = Ein Baum versperrt den Weg
level-travel-obstacle-goal = Besuche Lapphálya und Virst.
level-travel-obstacle-look = Ein Drache im Wald kostet zwei. Und das Hindernis?
level-travel-obstacle-learned = Wald 2 + Hindernis 1 = 3 Drachen.
level-travel-obstacle-wrong-caravan = Eine Karawane am Hindernis vorbei kostet vier Karten, und für Virst bleibt nichts.
level-travel-obstacle-wrong-end = Der Zug ist zu früh vorbei.

example-travel-wagon-title = Trollwagen und Hindernis
example-travel-wagon-0 = Auf einer Wüstenstraße liegt ein Trollwagen, daneben ein Hindernis.
example-travel-wagon-1 = Wüste 2 + Hindernis 1: drei Trollwagenkarten.

example-travel-dragons-title = Zwei Schritte ab Feodor
example-travel-dragons-0 = Von Feodor führt eine Waldstraße mit Drache und Hindernis nach Lapphálya, und von dort eine Straße durch die Ebene, mit Elfenrad, weiter nach Virst.
example-travel-dragons-1 = Wald 2 + Hindernis 1: drei Drachen.
example-travel-dragons-2 = Ebene 1: ein Elfenrad. Zwei Orte sind besucht.

level-travel-twice-title = Die Sackgasse
level-travel-twice-goal = Besuche Kihromah und Ixara.
level-travel-twice-look = Nach Kihromah führt nur eine Straße: hin und zurück, jedes Mal bezahlt.
level-travel-twice-learned = Zwei Wolken hin, zwei zurück: Dieselbe Straße darf man mehrmals benutzen.
level-travel-twice-wrong-ixara = Von Ixara kostet der Rückweg Karten, die für Kihromah fehlen.
level-travel-twice-wrong-caravan = Eine Karawane für das, was zwei Wolken können: Der Rückweg wird zu teuer.

example-travel-clouds-title = Nach Kihromah und zurück
example-travel-clouds-0 = Nach Kihromah führt nur eine Straße, durch den Wald. Darauf liegt eine Magische Wolke.
example-travel-clouds-1 = Wald 2: zwei Magische Wolken.
example-travel-clouds-2 = Zurück über dieselbe Straße, neu bezahlt: noch zwei. Zusammen vier Magische Wolken.

level-travel-caravan-title = Die Karawane nach Kihromah
level-travel-caravan-goal = Auf dem Weg nach Kihromah liegt ein Einhorn, und du hast keine Einhornkarte. Komm trotzdem hin.
level-travel-caravan-look = Drei beliebige Karten können, was ein Einhorn kann.
level-travel-caravan-learned = Drei beliebige Karten, auch Flöße, bringen dich über eine Straße mit Transportmittel.
level-travel-caravan-wrong-ixara = Das ist Ixara, und jetzt reicht es für keine Karawane mehr.
level-travel-caravan-wrong-end = Du bleibst in Dag'Amura, mit drei Karten, die gereicht hätten.

level-travel-caravan-bare-title = Auch die Karawane braucht einen Weg
level-travel-caravan-bare-goal = Versuche, mit der Karawane nach Ixara zu ziehen, wo nichts liegt. Zieh dann dorthin, wo eine Karawane hinkommt.
level-travel-caravan-bare-look = Drei Karten ersetzen das Transportmittel auf der Straße nicht.
level-travel-caravan-bare-learned = Die Karawane ersetzt die Karten, nie das Transportmittel.

level-travel-caravan-obstacle-title = Vier wegen des Hindernisses
level-travel-caravan-obstacle-goal = Besuche Dag'Amura und Kihromah, am Hindernis vorbei.
level-travel-caravan-obstacle-look = Rechne rückwärts: Wie viele Karten braucht der letzte Schritt?
level-travel-caravan-obstacle-learned = Karawane 3 + Hindernis 1 = 4 Karten.
level-travel-caravan-obstacle-wrong-dear = Zwei Karten bleiben, und der letzte Schritt braucht vier.
level-travel-caravan-obstacle-wrong-river = Der Fluss trägt dich von Dag'Amura weg.

level-travel-short-title = Ein Drache fehlt
level-travel-short-goal = Ein Hindernis und nur zwei Drachen. Versuche es mit den beiden; finde dann die andere Möglichkeit zu zahlen.
level-travel-short-look = Rechne nach. Was erlaubt die Regel auf einer Straße mit Transportmittel noch?
level-travel-short-learned = Drei Drachen – oder vier beliebige Karten als Karawane.

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
level-travel-once-goal = Beende deinen Zug sofort und versuche dann, doch noch weiterzuziehen.
level-travel-once-look = Wer ist am Zug, wenn du deinen beendet hast?
level-travel-once-learned = Jeder zieht einmal je Runde. Wer aufgehört hat, hat aufgehört.

question-travel-limit-ask = Du hörst mit sechs Karten auf der Hand auf. Was geschieht?
question-travel-limit-1 = Du behältst alle sechs für die nächste Runde.
question-travel-limit-2 = Du wählst zwei, die du ablegst.
question-travel-limit-3 = Zwei werden aus deiner Hand gelost.
question-travel-limit-why-1 = Am Ende jedes Zuges darfst du höchstens vier behalten.
question-travel-limit-why-2 = Richtig: Sechs minus zwei sind vier.
question-travel-limit-why-3 = Du wählst sie selbst.

question-travel-caravan-ask = Wann kannst du mit der Karawane ziehen?
question-travel-caravan-1 = Über jede Straße, mit oder ohne Transportmittel.
question-travel-caravan-2 = Nur mit drei gleichen Karten.
question-travel-caravan-3 = Mit drei beliebigen Karten, über eine Straße mit Transportmittel.
question-travel-caravan-why-1 = Auf der Straße muss ein Transportmittel liegen.
question-travel-caravan-why-2 = Die drei dürfen von beliebiger Art sein.
question-travel-caravan-why-3 = Richtig, auch Flöße sind dabei erlaubt.

question-travel-again-ask = Du gehst über eine Straße und wieder zurück. Was zahlst du?
question-travel-again-1 = Den Preis zweimal.
question-travel-again-2 = Den Preis einmal.
question-travel-again-3 = Nichts: Zurückreisen ist verboten.
question-travel-again-why-1 = Richtig: Jede Fahrt wird neu bezahlt.
question-travel-again-why-2 = Auch der Rückweg ist eine Fahrt.
question-travel-again-why-3 = Es ist erlaubt, so oft du zahlen kannst.
