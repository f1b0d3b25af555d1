### Phase 2: Ein verdecktes Transportmittel ziehen
lesson-draw-secret-title = Phase 2: Ein verdecktes Transportmittel ziehen
lesson-draw-secret-purpose = Du bekommst ein Transportmittel, das sonst niemand kennt.
lesson-draw-secret-text-1 = Reihum, beginnend mit dem Startspieler, zieht jeder von euch ein Transportmittel vom verdeckten Stapel.
lesson-draw-secret-text-2 = Sieh es an, so oft du willst, aber zeig es den anderen erst, wenn du es legst.
lesson-draw-secret-text-3 = Wer aus der vorigen Runde ein geheimes Transportmittel behalten hat, hat jetzt zwei.
lesson-draw-secret-know-1 = Du weißt, wer wann zieht und woher.
lesson-draw-secret-know-2 = Du weißt, wie es zu zwei geheimen Transportmitteln kommt.
lesson-draw-secret-trap-1 = „Ich darf aus der Auslage wählen.“ Noch nicht: Das erste kommt verdeckt.

level-draw-secret-draw-title = Dein Geheimnis
level-draw-secret-draw-goal = Zieh dein geheimes Transportmittel.
level-draw-secret-draw-look = Der verdeckte Stapel liegt neben der Auslage.
level-draw-secret-draw-learned = Nur du siehst, was es ist. Die anderen sehen die Rückseite.

level-draw-secret-open-first-title = Nicht so schnell
level-draw-secret-open-first-goal = In der Auslage liegen zwei Drachen. Versuche, gleich einen zu nehmen; tu dann, was die Phase verlangt.
level-draw-secret-open-first-look = Versuche erst die Auslage, dann den Stapel.
level-draw-secret-open-first-learned = Erst zieht jeder verdeckt. Die Auslage ist in der nächsten Phase dran.

level-draw-secret-two-secrets-title = Zwei Geheimnisse
level-draw-secret-two-secrets-goal = Beende Runde eins so, dass du in Runde zwei zwei geheime Transportmittel hast.
level-draw-secret-two-secrets-look = Eines deiner zwei Transportmittel liegt noch verdeckt.
level-draw-secret-two-secrets-learned = Was verdeckt lag, bleibt verdeckt: eines behalten, eines gezogen, das macht zwei.
level-draw-secret-two-secrets-wrong-open = Der Drache lag offen und bleibt offen: Mehr als ein geheimes Transportmittel hast du dann nicht.

level-draw-secret-lay-it-title = Heraus damit
level-draw-secret-lay-it-goal = Rund um Al'Baran ist nur Sand. Bahne dir einen Weg nach Feodor.
level-draw-secret-lay-it-look = Was du verdeckt gezogen hast, darfst du legen wie jedes andere.
level-draw-secret-lay-it-learned = Ein geheimes Transportmittel wird gelegt wie jedes andere und liegt von da an offen.
level-draw-secret-lay-it-wrong-elsewhere = Das Einhorn liegt, aber nicht auf dem Weg nach Feodor.
level-draw-secret-lay-it-wrong-pass = Alle haben gepasst, und du sitzt im Sand.

example-draw-secret-draw-title = Drei Spieler ziehen
example-draw-secret-draw-0 = Drei Spieler, niemand hat ein Transportmittel. Der erste Platz hat die Startspielerkarte.
example-draw-secret-draw-1 = Der Startspieler zieht; du siehst es, die anderen sehen die Rückseite.
example-draw-secret-draw-2 = Im Uhrzeigersinn der nächste Platz: Hier siehst du die Rückseite.
example-draw-secret-draw-3 = Alle haben gezogen. Phase 3 beginnt, wieder beim Startspieler.

question-draw-secret-who-ask = Wer darf dein geheimes Transportmittel ansehen?
question-draw-secret-who-1 = Du allein, jederzeit.
question-draw-secret-who-why-1 = Richtig.
question-draw-secret-who-2 = Niemand, bis es gelegt wird.
question-draw-secret-who-why-2 = Du darfst: Es gehört dir.
question-draw-secret-who-3 = Alle: Es liegt ja vor dir.
question-draw-secret-who-why-3 = Es liegt verdeckt; sie sehen nur, dass es da ist.

question-draw-secret-where-ask = Woher kommt das erste Transportmittel einer Runde?
question-draw-secret-where-1 = Aus der Auslage, nach Wahl.
question-draw-secret-where-why-1 = Die Auslage ist in Phase 3 dran.
question-draw-secret-where-2 = Vom linken Nachbarn.
question-draw-secret-where-why-2 = Niemand gibt Transportmittel weiter.
question-draw-secret-where-3 = Vom verdeckten Stapel.
question-draw-secret-where-why-3 = Richtig: das oberste, verdeckt.

question-draw-secret-two-ask = Wann hast du zwei geheime Transportmittel?
question-draw-secret-two-1 = Nie.
question-draw-secret-two-why-1 = Ab der zweiten Runde kann das vorkommen.
question-draw-secret-two-2 = Wenn das aus der vorigen Runde behaltene geheim war.
question-draw-secret-two-why-2 = Richtig: Es bleibt verdeckt.
question-draw-secret-two-3 = Wann immer du zwei ziehen willst.
question-draw-secret-two-why-3 = Jeder zieht nur eines je Runde verdeckt.
