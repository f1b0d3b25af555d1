# Karten und Transportmittel
lesson-cards-title = Karten und Transportmittel
lesson-cards-purpose = Phasen 1 bis 3: Du siehst dir deine Hand an und ziehst, was dazu passt.
lesson-cards-know-1 = Du weißt, wie viele Karten du bekommst, in der ersten Runde und später.
lesson-cards-know-2 = Du ziehst ein geheimes Transportmittel und drei, die offen liegen.
lesson-cards-know-3 = Du wählst nach deinen Karten und nach dem Ort, in dem du stehst.
lesson-cards-trap-1 = „Jede Runde acht neue Karten.“ Deine Hand wird auf acht aufgefüllt.
lesson-cards-trap-2 = „Ein Transportmittel vom Stapel bleibt geheim.“ Das gilt nur für das aus Phase 2.
lesson-cards-trap-3 = „Ich nehme alle drei auf einmal.“ Ihr wechselt euch ab.

step-cards-deal = Deine eigene Partie beginnt: drei Spieler, vier Runden, und sie geht von Lektion zu Lektion weiter. Teile die Karten aus.

level-cards-refill-title = Fünf neue
level-cards-refill-goal = Beende deinen Zug so, dass du genau fünf neue Karten bekommst.
level-cards-refill-look = Fünf neue und wie viele alte ergeben acht?
level-cards-refill-learned = Die Hand wird auf acht aufgefüllt: drei behalten, fünf bekommen. Und nebenbei einen Ort besucht.
level-cards-refill-wrong-four = Vier behalten, also nur vier bekommen.

step-cards-secret = Deine eigene Partie, Phase 2: Zieh dein geheimes Transportmittel. Die anderen sehen nur, dass du es hast, so wie sie sehen, wie viele Karten du hast.

level-cards-blind-first-title = Nicht so schnell
level-cards-blind-first-goal = Phase 2 hat begonnen, und in der Auslage liegen zwei Drachen. Zieh dein Transportmittel.
level-cards-blind-first-look = Woher kommt das erste Transportmittel einer Runde?
level-cards-blind-first-learned = Erst zieht jeder verdeckt. Die Auslage ist in der nächsten Phase dran.

level-cards-two-secrets-title = Zwei Geheimnisse
level-cards-two-secrets-goal = Beende die erste Runde so, dass du in der zweiten zwei geheime Transportmittel hast.
level-cards-two-secrets-look = Eines deiner zwei Transportmittel liegt noch verdeckt.
level-cards-two-secrets-learned = Was verdeckt lag, bleibt verdeckt: eines behalten, eines gezogen, das macht zwei.
level-cards-two-secrets-wrong-open = Der Drache lag offen und bleibt offen: Mehr als ein geheimes Transportmittel hast du dann nicht.

level-cards-lay-it-title = Heraus damit
level-cards-lay-it-goal = Rund um Al'Baran ist nur Sand. Bahne dir einen Weg nach Feodor.
level-cards-lay-it-look = Was du verdeckt gezogen hast, darfst du legen wie jedes andere.
level-cards-lay-it-learned = Ein geheimes Transportmittel wird gelegt wie jedes andere und liegt von da an offen.
level-cards-lay-it-wrong-elsewhere = Das Einhorn liegt auf dem Spielplan, aber nicht auf dem Weg nach Feodor.
level-cards-lay-it-wrong-pass = Alle haben gepasst, und du sitzt im Sand fest.

step-cards-display = Fünf Transportmittel liegen immer offen aus. Nimm eines davon oder zieh verdeckt vom Stapel.

level-cards-fits-title = Was passt zur Hand?
level-cards-fits-goal = Nimm das Transportmittel, für das du die meisten Karten hast.
level-cards-fits-look = Zähl, wie viele Karten du von jeder Art hast.
level-cards-fits-learned = Ein Transportmittel ist am meisten wert, wenn du Karten dafür hast und es in deiner Nähe auf eine Straße passt. Es liegt jetzt offen vor dir.
level-cards-fits-wrong-one = Von dieser Art hast du eine einzige Karte.
level-cards-fits-wrong-none = Von dieser Art hast du keine Karte: Damit würden andere reisen.
level-cards-fits-wrong-blind = Ein Griff ins Ungewisse, und das Richtige lag offen da.

level-cards-where-you-stand-title = Wo bist du?
level-cards-where-you-stand-goal = Du bist in Al'Baran. Nimm das Transportmittel, mit dem du dort wegkommst.
level-cards-where-you-stand-look = Zähl deine Karten, aber sieh auch auf den Spielplan.
level-cards-where-you-stand-learned = Das beste Transportmittel passt zu deinen Karten und zu den Straßen um dich herum.
level-cards-where-you-stand-wrong-stuck = Damit kommst du auf keiner Straße aus Al'Baran hinaus: Ringsum ist Wüste.
level-cards-where-you-stand-wrong-blind = Vom Stapel kann alles Mögliche kommen, und ein Einhorn lag offen.

step-cards-draw = Deine eigene Partie, Phase 3: Im Uhrzeigersinn zieht ihr drei weitere, reihum je eines. Denk dabei an deine Karten.

level-cards-two-places-title = Immer fünf
level-cards-two-places-goal = Du hast Drachen und Riesenschweine. Zieh zweimal und nimm jedes Mal, was zu deiner Hand passt.
level-cards-two-places-look = Noch liegt kein Riesenschwein aus. Was geschieht, wenn du etwas nimmst?
level-cards-two-places-learned = Die Lücke wird sofort gefüllt: Es liegen immer fünf da, und manchmal ist gerade das Richtige neu.
level-cards-two-places-wrong-none = Dafür hast du keine Karte.

level-cards-five-title = Höchstens fünf
level-cards-five-goal = Runde zwei: eines behalten, eines geheim gezogen. Zieh weiter, bis das Planen beginnt.
level-cards-five-look = Jeder dreimal, immer reihum. Nimm, was du willst.
level-cards-five-learned = Behalten, geheim und drei dazu: Mehr als fünf hat niemand.

question-cards-later-ask = Du hast drei Karten behalten. Wie viele bekommst du in Runde zwei?
question-cards-later-1 = Acht.
question-cards-later-2 = Drei.
question-cards-later-3 = Fünf.
question-cards-later-why-1 = Dann hättest du elf: Die Hand wird auf acht aufgefüllt.
question-cards-later-why-2 = Drei hast du; fünf fehlen.
question-cards-later-why-3 = Richtig: Drei und fünf sind acht.

question-cards-who-ask = Wer darf dein geheimes Transportmittel und deine Karten ansehen?
question-cards-who-1 = Du allein; die anderen dürfen wissen, wie viele es sind.
question-cards-who-2 = Niemand, bis sie gelegt oder gespielt werden.
question-cards-who-3 = Alle: Sie liegen ja vor dir.
question-cards-who-why-1 = Richtig: Sieh sie an, so oft du magst, und sag ihnen die Zahl, wenn sie fragen.
question-cards-who-why-2 = Du darfst: Sie gehören dir.
question-cards-who-why-3 = Sie sind verdeckt; die anderen wissen nur, wie viele es sind.

question-cards-two-ask = Wann hast du zwei geheime Transportmittel?
question-cards-two-1 = Nie.
question-cards-two-2 = Wenn du aus der vorigen Runde ein geheimes behalten hast.
question-cards-two-3 = Wann immer du zwei ziehen willst und niemand etwas dagegen hat.
question-cards-two-why-1 = Ab der zweiten Runde kann das vorkommen.
question-cards-two-why-2 = Richtig: Es bleibt verdeckt.
question-cards-two-why-3 = Jeder zieht nur eines je Runde verdeckt.

question-cards-open-ask = Du ziehst in Phase 3 vom verdeckten Stapel. Wohin kommt das Transportmittel?
question-cards-open-1 = Verdeckt vor dich.
question-cards-open-2 = Offen vor dich.
question-cards-open-3 = In die Auslage.
question-cards-open-why-1 = Das war Phase 2.
question-cards-open-why-2 = Richtig, woher es auch kommt.
question-cards-open-why-3 = Du behältst es; die Auslage wird nur aufgefüllt, wenn etwas fehlt.

question-cards-many-ask = Wie viele Transportmittel hast du, wenn das Planen der ersten Runde beginnt?
question-cards-many-1 = Vier.
question-cards-many-2 = Drei.
question-cards-many-3 = Fünf.
question-cards-many-why-1 = Richtig: eines geheim und drei offen.
question-cards-many-why-2 = Zähl das geheime aus Phase 2 dazu.
question-cards-many-why-3 = Fünf erst später, mit einem behaltenen.

question-cards-refill-ask = Wann wird die Auslage aufgefüllt?
question-cards-refill-1 = Wenn sie leer ist.
question-cards-refill-2 = Wenn alle einmal gezogen haben.
question-cards-refill-3 = Sofort.
question-cards-refill-why-1 = So weit kommt es nie.
question-cards-refill-why-2 = Schon der Nächste hat wieder fünf zur Wahl.
question-cards-refill-why-3 = Richtig: Es liegen immer fünf zur Auswahl.

question-cards-turns-ask = In welcher Reihenfolge zieht ihr in Phase 3?
question-cards-turns-1 = Jeder nimmt drei auf einmal.
question-cards-turns-2 = Reihum je eines, dreimal.
question-cards-turns-3 = Wer am schnellsten ist.
question-cards-turns-why-1 = Dann bekäme der Letzte nur Reste: Ihr zieht eines nach dem anderen.
question-cards-turns-why-2 = Richtig, beginnend mit dem Startspieler.
question-cards-turns-why-3 = Ihr wechselt euch im Uhrzeigersinn ab.

question-cards-choose-ask = In der Auslage liegt nichts Passendes. Und nun?
question-cards-choose-1 = Du ziehst verdeckt vom Stapel.
question-cards-choose-2 = Du setzt aus.
question-cards-choose-3 = Die Auslage wird ausgetauscht.
question-cards-choose-why-1 = Richtig: Diese Wahl hast du jedes Mal.
question-cards-choose-why-2 = Jeder zieht drei.
question-cards-choose-why-3 = Ersetzt wird nur, was jemand nimmt.
