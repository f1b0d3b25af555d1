# Elfengold I: Gold und Auktion
lesson-gold-title = Elfengold I: Gold und Auktion
lesson-gold-purpose = Du spielst Elfengold: Du kaufst, was du brauchst, und deine Reise bezahlt es.
lesson-gold-know-1 = Du kennst die Phasen einer Runde: Karten, zwei Gegenstände, Auktion, Planen, Reise, Gold oder Karten.
lesson-gold-know-2 = Du bietest nur, was dir ein Gegenstand wert ist.
lesson-gold-know-3 = Du wählst am Ende deines Zuges zwischen Gold und Karten.
lesson-gold-trap-1 = „Nur neue Orte bringen Gold.“ Jeder Ort, in den du kommst, bringt Gold, jedes Mal.
lesson-gold-trap-2 = „Ich darf nur vier Karten behalten.“ In Elfengold gibt es keine Grenze.
lesson-gold-trap-3 = „Wer am meisten Gold hat, gewinnt.“ Es gewinnt, wer die meisten Ortssteine hat; Gold entscheidet nur bei Gleichstand.

step-gold-rich = In Elfengold hat jeder zwölf Goldmünzen, und jeder Ort hat seinen Wert. Du hast zwei Gegenstände gezogen: Einer kommt offen hin, der andere bleibt geheim.

level-gold-open-title = Einer offen, einer geheim
level-gold-open-goal = Lege den Drachen offen hin und halte das Elfenrad geheim.
level-gold-open-look = Welchen der beiden dürfen die anderen sehen?
level-gold-open-learned = Von deinem Elfenrad weiß nun niemand. So beginnt jede Runde.
level-gold-open-wrong-shown = Jetzt sehen alle dein Elfenrad.

step-gold-auction = Nun kommt die Auktion: zwei Gegenstände je Spieler, einer nach dem anderen, und der Startspieler bietet zuerst, mindestens eine Goldmünze. Biete mehr als das höchste Gebot oder passe: Dann bist du bei diesem Gegenstand raus.

level-gold-bid-title = Zum Ersten, zum Zweiten …
level-gold-bid-goal = Für das Elfenrad sind zwei Goldmünzen geboten. Kaufe es und behalte neun.
level-gold-bid-look = Wie viel reicht gerade so?
level-gold-bid-learned = Verkauft für drei Goldmünzen. Was du kaufst, liegt offen vor dir.
level-gold-bid-wrong-passed = Du hast gepasst, und das Elfenrad ging an deinen Gegner.
level-gold-bid-wrong-dear = Es gehört dir, aber ein kleineres Gebot hätte gereicht.

level-gold-wait-title = Geduld
level-gold-wait-goal = Du hast drei Drachenkarten und vier Goldmünzen. Kaufe den Drachen und behalte drei.
level-gold-wait-look = Der Drache kommt als Zweiter. Brauchst du den Trollwagen?
level-gold-wait-learned = Was niemand will, geht zurück in den Vorrat. Biete nie, nur weil du kannst.
level-gold-wait-wrong-wagon = Das war eine Goldmünze zu viel. Zahle nur für den Drachen, und nicht mehr als nötig.

level-gold-place-title = Wo das Gold liegt
level-gold-place-goal = Lege dein Riesenschwein so, dass dir deine Reise sechs Goldmünzen bringt.
level-gold-place-look = Lapphálya bringt zwei. Welcher Ort dahinter bringt vier?
level-gold-place-learned = Zwei für Lapphálya, vier für den Ort dahinter. Geplant wird wie immer, nur bringen die Orte mehr oder weniger ein.
level-gold-place-wrong-virst = Virst bringt drei, das macht zusammen fünf.
level-gold-place-wrong-pass = Du hast gepasst, und der Weg zum Gold ist nie entstanden.

level-gold-earn-title = Reisen lohnt sich
level-gold-earn-goal = Reise so, dass dir die Orte sechs Goldmünzen bringen.
level-gold-earn-look = Zähle die Goldmünzen der Orte auf deinem Weg zusammen.
level-gold-earn-learned = Zwei Ortssteine hast du auch. Jeder Ort bringt Gold, auch einer, in dem du schon warst.
level-gold-earn-wrong-rivinia = Rivinia bringt drei, und mit deinen anderen Karten kommst du auf einem längeren Weg zu mehr.
level-gold-earn-wrong-virst = Virst bringt drei. Dir fehlt eine Goldmünze.
level-gold-earn-wrong-end = Dein Zug ist aus, und das Gold reicht noch nicht.

drill-coins-about = Wie viele Goldmünzen bringt dieser Ort? Zehn Fragen, je eine Antwort; was danebengeht, kommt wieder.

step-gold-choose = Nach deinem Zug wählst du: alle seine Goldmünzen oder zwei Reisekarten. Deine Hand darf beliebig groß werden.

level-gold-coins-title = Zahltag
level-gold-coins-goal = Du hast nur drei Goldmünzen. Komm für die nächste Auktion auf zwölf.
level-gold-coins-look = Vergleiche neun Goldmünzen mit zwei Karten, die nicht passen.
level-gold-coins-learned = Mit neun Goldmünzen kommst du weiter als mit zwei Karten. Zwei Karten sind etwa sechs wert.
level-gold-coins-wrong-cards = Du hast Karten genommen, und dein Beutel bleibt leer.

level-gold-two-cards-title = Besser als Gold
level-gold-two-cards-goal = Dein Zug brachte nur zwei Goldmünzen. Du hast einen Drachen als Transportmittel: Komm auf drei Drachenkarten.
level-gold-two-cards-look = Was liegt auf dem Markt?
level-gold-two-cards-learned = Zwei passende Karten sind besser als zwei Goldmünzen. Du hast nun sechs und legst keine ab.
level-gold-two-cards-wrong-coins = Zwei Goldmünzen sind ein karger Lohn.
level-gold-two-cards-wrong-other = Diese Karte passt nicht zu deinem Drachen.

level-gold-keep-title = Zwei bleiben
level-gold-keep-goal = Die Runde ist zu Ende. Behalte die zwei Gegenstände, die zu deinen Karten passen.
level-gold-keep-look = Welche Karten hast du auf der Hand?
level-gold-keep-learned = Der Spielplan ist leer, eine neue Runde beginnt, und Drache und geheimes Einhorn sind noch bei dir.
level-gold-keep-wrong-pig = Du hast keine Riesenschweinkarte. Was nützt dir dann das Riesenschwein?

step-gold-round = Nun spielst du eine ganze Runde gegen { bot-1 }. Bekommst du einen Baum, ein Ungeheuer oder einen Zauber, probier es einfach aus: Davon handelt die nächste Lektion.

step-gold-market = Ab Runde zwei nimmt zuerst jeder drei Karten, immer eine, vom Stapel oder vom Markt. Dies ist deine dritte.

level-gold-market-title = Auf dem Markt
level-gold-market-goal = Nimm die Karte, die zu deinem Drachen passt.
level-gold-market-look = Drei Karten liegen offen.
level-gold-market-learned = Der Markt wird sofort aufgefüllt. Eine Karte, die du siehst, ist besser als eine, die du nicht siehst.
level-gold-market-wrong-other = Der Drache lag doch vor dir.

level-gold-pile-title = Ein Haufen Gold
level-gold-pile-goal = Karten hast du genug, aber nur eine Goldmünze. Komm vor der Auktion auf zwölf.
level-gold-pile-look = Jede Goldkarte bringt drei Goldmünzen.
level-gold-pile-learned = Neun für den Goldstapel, und zwei bekommen alle. Aufgedeckte Goldkarten gehen auf diesen Stapel; die nächste Karte tritt an ihre Stelle.
level-gold-pile-wrong-card = Du hast eine Karte mehr und nichts zum Bieten.

level-gold-last-title = Die letzte Münze
level-gold-last-goal = Runde sechs, der letzte Zug. Beide haben drei Ortssteine, und dein Gegner hat zwölf Goldmünzen. Gewinne.
level-gold-last-look = Du hast acht Goldmünzen. Was nützen jetzt noch Karten?
level-gold-last-learned = Vierzehn gegen zwölf. Erst zählen die Ortssteine, dann die Goldmünzen.
level-gold-last-wrong-cards = Das Spiel ist aus, und deine neuen Karten zählen nichts.

question-gold-bid-ask = Du bietest zuerst und hast fünf Goldmünzen. Wie viel darfst du bieten?
question-gold-bid-1 = So viel ich will; ich zahle später.
question-gold-bid-2 = Eine bis fünf.
question-gold-bid-3 = Höchstens vier, denn eine muss bleiben.
question-gold-bid-why-1 = Niemand leiht dir Gold.
question-gold-bid-why-2 = Richtig: mindestens eine und nicht mehr, als du hast.
question-gold-bid-why-3 = Auch die letzte Goldmünze darfst du ausgeben.

question-gold-again-ask = Du kommst in einen Ort, in dem du schon warst. Bringt er Gold?
question-gold-again-1 = Nein, nur neue Orte.
question-gold-again-2 = Ja, aber nur die Hälfte.
question-gold-again-3 = Ja, seinen vollen Wert.
question-gold-again-why-1 = Den Ortsstein gibt es einmal, das Gold jedes Mal.
question-gold-again-why-2 = Halbiert wird nichts.
question-gold-again-why-3 = Richtig, und noch einmal, wenn du wiederkommst.

question-gold-tie-ask = Zwei haben je siebzehn Ortssteine. Wer gewinnt?
question-gold-tie-1 = Wer mehr Karten hat.
question-gold-tie-2 = Wer mehr Goldmünzen hat.
question-gold-tie-3 = Wer früher an der Reihe war.
question-gold-tie-why-1 = Die Karten entscheiden im Grundspiel.
question-gold-tie-why-2 = Richtig. Heb dir ein paar auf.
question-gold-tie-why-3 = Die Reihenfolge ist egal.
