# Der Aufbau
lesson-setup-title = Der Aufbau
lesson-setup-purpose = Du weißt, was auf dem Tisch liegt, bevor die erste Karte ausgeteilt wird.
lesson-setup-know-1 = Du kannst ein Spiel für zwei bis sechs Spieler aufbauen.
lesson-setup-know-2 = Du weißt, dass jede Farbe in jedem Ort außer Elvenhold einen eigenen Ortsstein hat.
lesson-setup-know-3 = Du weißt, wer beginnt und in welcher Richtung es weitergeht.
lesson-setup-trap-1 = „Auch Elvenhold hat Ortssteine.“ Es ist der einzige Ort ohne.
lesson-setup-trap-2 = „Jede Runde bekomme ich ein neues Hindernis.“ Es gibt eines für die ganze Partie.

step-setup-boots = Jeder nimmt einen Stiefel, ein Hindernis und zwanzig Ortssteine einer Farbe: einen für jeden Ort außer Elvenhold, wo die Stiefel starten.

level-setup-capital-title = Der Ort ohne Ortssteine
level-setup-capital-goal = Eine Karte ist übrig. Hol dir noch einen Ortsstein.
level-setup-capital-look = Eine deiner zwei Straßen führt dorthin, wo niemand einen Ortsstein hat.
level-setup-capital-learned = In jedem Ort außer Elvenhold steht ein Ortsstein jeder Farbe.
level-setup-capital-wrong-elvenhold = Elvenhold ist schön, aber dort stehen keine Ortssteine.
level-setup-capital-wrong-end = Der Zug ist ohne Ortsstein vorbei.

level-setup-own-piece-title = Deiner steht noch da
level-setup-own-piece-goal = Dein Gegner steht in Feodor und war nie in Virst, du schon. Hol dir noch einen Ortsstein.
level-setup-own-piece-look = In welchem der beiden Orte steht noch ein Ortsstein deiner Farbe?
level-setup-own-piece-learned = Jede Farbe hat in jedem Ort ihren eigenen Ortsstein: Deinen nimmt niemand.
level-setup-own-piece-wrong-virst = Hier warst du schon: Dein Platz ist leer, nur der Ortsstein deines Gegners steht da.

step-setup-piles = Die 72 Reisekarten und die 48 Transportmittel werden gemischt und verdeckt bereitgelegt. Dann werden fünf Transportmittel offen ausgelegt.

level-setup-once-title = Einmal je Partie
level-setup-once-goal = Runde drei, dein Hindernis ist seit Runde eins weg. Öffne dir einen Weg aus Elvenhold in einen neuen Ort.
level-setup-once-look = Du hast einen Drachen und kein Hindernis mehr.
level-setup-once-learned = Jeder hat ein Hindernis für alle vier Runden. Überlege gut, wohin du es legst.
level-setup-once-wrong-elsewhere = Dein Drache liegt, wo er dich in keinen neuen Ort bringt.
level-setup-once-wrong-pass = Alle haben gepasst, und du kommst nicht aus Elvenhold hinaus.

step-setup-count = Von jeder der sechs Arten gibt es acht Transportmittel und zehn Reisekarten, dazu zwölf Flöße. Was offen liegt, ist nicht mehr im Stapel.
drill-left-about = Wie viele können noch kommen? Zehn Fragen, je eine Antwort; was danebengeht, kommt wieder.

step-setup-start = Der älteste Spieler beginnt, dann geht es im Uhrzeigersinn weiter. Wer es schwerer mag, teilt jedem verdeckt eine der zwölf Ortskarten aus.

question-setup-pieces-ask = Wie viele deiner Ortssteine stehen am Anfang auf dem Spielplan?
question-setup-pieces-1 = Zwanzig: einer in jedem Ort außer Elvenhold.
question-setup-pieces-2 = Einundzwanzig: einer in jedem Ort.
question-setup-pieces-3 = Keiner: Du stellst sie auf, wo du hinkommst.
question-setup-pieces-why-1 = Richtig: Alle zwanzig warten auf dich.
question-setup-pieces-why-2 = In Elvenhold steht keiner; dort beginnt dein Stiefel.
question-setup-pieces-why-3 = Umgekehrt: Sie stehen da, und du sammelst sie ein.

question-setup-raft-ask = Wie viele Transportmittel mit einem Floß gibt es?
question-setup-raft-1 = Acht, wie von jeder anderen Art.
question-setup-raft-2 = Zwölf.
question-setup-raft-3 = Keines.
question-setup-raft-why-1 = Acht gibt es von den anderen sechs Arten; auf Wasser liegt nie eines.
question-setup-raft-why-2 = Zwölf ist die Zahl der Floßkarten.
question-setup-raft-why-3 = Richtig: Flöße brauchen kein Transportmittel.

question-setup-obstacles-ask = Wie viele Hindernisse hast du in einer ganzen Partie?
question-setup-obstacles-1 = Eines je Runde.
question-setup-obstacles-2 = Eines.
question-setup-obstacles-3 = So viele, wie du ziehst.
question-setup-obstacles-why-1 = Eingesetzt ist eingesetzt: Es kommt nicht zurück.
question-setup-obstacles-why-2 = Richtig: eines für alle Runden.
question-setup-obstacles-why-3 = Sie werden nicht gezogen; die übrigen bleiben in der Schachtel.

question-setup-players-ask = Wie viele können mitspielen, und was bekommt jeder?
question-setup-players-1 = Zwei bis vier, mit je einem Ortsstein in zehn Orten.
question-setup-players-2 = Genau vier, mit Stiefel und zwölf Ortssteinen.
question-setup-players-3 = Zwei bis sechs, mit Stiefel und zwanzig Ortssteinen.
question-setup-players-why-1 = Bis zu sechs können mitspielen, und in zwanzig Orten stehen Ortssteine.
question-setup-players-why-2 = Zwei genügen, und sechs dürfen es sein.
question-setup-players-why-3 = Richtig, alles in einer Farbe.

question-setup-cards-ask = Von welcher Reisekarte gibt es die meisten?
question-setup-cards-1 = Von den Flößen: zwölf.
question-setup-cards-2 = Von den Drachen: zwölf.
question-setup-cards-3 = Von keiner: Es sind gleich viele.
question-setup-cards-why-1 = Richtig: von jeder anderen Art zehn, zusammen 72.
question-setup-cards-why-2 = Drachen gibt es zehn.
question-setup-cards-why-3 = Fast: Flöße gibt es zwei mehr als von jeder anderen Art.

question-setup-first-ask = Auf Platz 2 sitzt der älteste Spieler. Wer ist nach ihm dran?
question-setup-first-1 = Platz 1.
question-setup-first-2 = Platz 3.
question-setup-first-3 = Der Zweitälteste.
question-setup-first-why-1 = Es geht im Uhrzeigersinn, also der andere Nachbar.
question-setup-first-why-2 = Richtig: im Uhrzeigersinn vom Startspieler aus.
question-setup-first-why-3 = Nur wer anfängt, wird nach dem Alter bestimmt.

question-setup-five-ask = Wie viele Transportmittel liegen für alle offen aus?
question-setup-five-1 = Drei.
question-setup-five-2 = So viele, wie Spieler da sind.
question-setup-five-3 = Fünf.
question-setup-five-why-1 = Drei ziehst du selbst.
question-setup-five-why-2 = Auf die Zahl der Spieler kommt es nicht an.
question-setup-five-why-3 = Richtig: In der Auslage liegen immer fünf.
