### Eine geführte Runde
lesson-round-title = Eine geführte Runde
lesson-round-purpose = Du spielst eine ganze Runde gegen zwei Bots, die sagen, warum sie etwas tun.
lesson-round-text-1 = Jetzt alle sechs Phasen hintereinander. Zieh, was zu deiner Hand passt, plane für deine Karten und reise auch mit dem, was die anderen gelegt haben.
lesson-round-text-2 = Hör den Bots zu: Sie sagen, was sie vorhaben. Du musst das nicht für klug halten.
lesson-round-know-1 = Du spielst eine Runde selbstständig.
lesson-round-know-2 = Du planst eine Reise, bevor du etwas legst.
lesson-round-trap-1 = „Ich brauche alle Transportmittel selbst.“ Auch auf denen der anderen kannst du reisen.

level-round-plan-and-go-title = Planen und reisen
level-round-plan-and-go-goal = Erst planen, dann reisen: Besuche Lapphálya, Feodor und Throtmanni mit drei Karten und deinen zwei Transportmitteln.
level-round-plan-and-go-look = Eine der drei Straßen öffnet dir dein Gegner.
level-round-plan-and-go-learned = Zwei eigene Transportmittel und eines vom Gegner: drei Orte.
level-round-plan-and-go-wrong-ergeren = Das Einhorn fehlt jetzt zwischen Lapphálya und Feodor.
level-round-plan-and-go-wrong-pig = Dann bleibt für die Ebene das Einhorn, und das darf dort nicht liegen.

level-round-twice-title = Die Sackgasse
level-round-twice-goal = Besuche Kihromah und Ixara.
level-round-twice-look = Nach Kihromah führt nur eine Straße: hin und zurück, jedes Mal bezahlt.
level-round-twice-learned = Zwei Wolken hin, zwei zurück: Dieselbe Straße darf man mehrmals benutzen.
level-round-twice-wrong-ixara = Von Ixara kostet der Rückweg Karten, die für Kihromah fehlen.
level-round-twice-wrong-caravan = Eine Karawane für das, was zwei Wolken können: Der Rückweg wird zu teuer.

level-round-short-title = Ein Drache fehlt
level-round-short-goal = Ein Hindernis und nur zwei Drachen. Versuche es mit den beiden; finde dann die andere Möglichkeit zu zahlen.
level-round-short-look = Rechne nach. Was erlaubt die Regel auf einer Straße mit Transportmittel noch?
level-round-short-learned = Drei Drachen – oder vier beliebige Karten als Karawane.

level-round-once-title = Vorbei ist vorbei
level-round-once-goal = Beende deinen Zug sofort und versuche dann, doch noch weiterzuziehen.
level-round-once-look = Wer ist am Zug, wenn du deinen beendet hast?
level-round-once-learned = Jeder zieht einmal je Runde. Wer aufgehört hat, hat aufgehört.

question-round-order-ask = Was kommt gleich nach dem Planen?
question-round-order-1 = Der Spielplan wird geräumt.
question-round-order-why-1 = Erst, wenn alle gereist sind.
question-round-order-2 = Die Stiefel ziehen, zuerst der Startspieler.
question-round-order-why-2 = Richtig.
question-round-order-3 = Karten werden ausgeteilt.
question-round-order-why-3 = Damit beginnt eine Runde.

question-round-others-ask = Ein Bot legt neben dir einen Drachen. Du hast Drachenkarten. Gut oder schlecht?
question-round-others-1 = Gut: Ich kann damit reisen.
question-round-others-why-1 = Richtig: Das spart dir ein Transportmittel.
question-round-others-2 = Schlecht: Die Straße ist mir versperrt.
question-round-others-why-2 = Niemandem gehört eine Straße.
question-round-others-3 = Weder noch: Es geht mich nichts an.
question-round-others-why-3 = Jedes Transportmittel dürfen alle benutzen.

question-round-river-ask = Alles ist gelegt, und du hast Flöße. Wo kannst du noch reisen?
question-round-river-1 = Nirgends.
question-round-river-why-1 = Wasser braucht keine Transportmittel.
question-round-river-2 = Über jede Straße an einem Fluss.
question-round-river-why-2 = Mit Flößen bezahlst du Wasser, keine Straßen.
question-round-river-3 = Auf Flüssen und Fähren.
question-round-river-why-3 = Richtig: Sie sind immer offen.
