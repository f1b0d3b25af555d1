# Der Aufbau
lesson-setup-title = Der Aufbau
lesson-setup-purpose = Du weißt, was auf dem Tisch liegt, bevor die erste Karte ausgeteilt wird.
lesson-setup-know-1 = Du kannst ein Spiel für zwei bis sechs Spieler aufbauen.
lesson-setup-know-2 = Du weißt, dass jede Farbe in jedem Ort einen eigenen Ortsstein hat.
lesson-setup-know-3 = Du weißt, wer beginnt und in welcher Richtung es weitergeht.
lesson-setup-trap-1 = „Auch Elvenhold hat Ortssteine.“ Es ist der einzige Ort ohne.
lesson-setup-trap-2 = „Jede Runde bekomme ich ein neues Hindernis.“ Es gibt eines für das ganze Spiel.

level-setup-capital-title = Der Ort ohne Ortssteine
level-setup-capital-goal = Eine Karte ist übrig. Hol dir noch einen Ortsstein.
level-setup-capital-look = Eine deiner zwei Straßen führt dorthin, wo niemand einen Ortsstein hat.
level-setup-capital-learned = In jedem Ort außer Elvenhold steht ein Ortsstein jeder Farbe.
level-setup-capital-wrong-elvenhold = Elvenhold ist schön, aber dort stehen keine Ortssteine.
level-setup-capital-wrong-end = Der Zug ist ohne Ortsstein vorbei.

level-setup-own-piece-title = Deiner steht noch da
level-setup-own-piece-goal = Dein Gegner steht in Feodor und war nie in Virst; du warst schon in Virst. Hol dir noch einen Ortsstein.
level-setup-own-piece-look = Wessen Ortsstein ist wo schon weg? Für dich zählt nur deine Farbe.
level-setup-own-piece-learned = Jede Farbe hat in jedem Ort ihren eigenen Ortsstein: Deinen nimmt niemand.
level-setup-own-piece-wrong-virst = Hier warst du schon: Dein Platz ist leer, nur der Ortsstein deines Gegners steht da.

level-setup-once-title = Einmal im Spiel
level-setup-once-goal = Es ist Runde drei, und dein Hindernis hast du in Runde eins gelegt. Versuche, noch eines zu legen.
level-setup-once-look = Auf einer Straße neben deinem Elfenstiefel liegt ein Transportmittel. Liegt vor dir auch ein Hindernis?
level-setup-once-learned = Jeder hat ein Hindernis für alle vier Runden. Überlege gut, wohin du es legst.

question-setup-pieces-ask = Wie viele deiner Ortssteine stehen am Anfang auf dem Spielplan?
question-setup-pieces-1 = Zwanzig: einer in jedem Ort außer Elvenhold.
question-setup-pieces-2 = Einundzwanzig: einer in jedem Ort.
question-setup-pieces-3 = Keiner: Du stellst sie auf, wo du hinkommst.
question-setup-pieces-why-1 = Richtig.
question-setup-pieces-why-2 = In Elvenhold steht keiner; dort beginnt dein Stiefel.
question-setup-pieces-why-3 = Umgekehrt: Sie stehen da, und du sammelst sie ein.

question-setup-raft-ask = Wie viele Floß-Transportmittel gibt es?
question-setup-raft-1 = Acht, wie von jeder Art.
question-setup-raft-2 = Zwölf.
question-setup-raft-3 = Keines.
question-setup-raft-why-1 = Acht gibt es von den anderen sechs Arten; auf Wasser liegt nie eines.
question-setup-raft-why-2 = Zwölf ist die Zahl der Floß-Reisekarten.
question-setup-raft-why-3 = Richtig: Flöße brauchen kein Transportmittel.

question-setup-obstacles-ask = Wie viele Hindernisse hast du im ganzen Spiel?
question-setup-obstacles-1 = Eines je Runde.
question-setup-obstacles-2 = Eines.
question-setup-obstacles-3 = So viele, wie du ziehst.
question-setup-obstacles-why-1 = Eingesetzt ist eingesetzt: Es kommt nicht zurück.
question-setup-obstacles-why-2 = Richtig: eines für alle Runden.
question-setup-obstacles-why-3 = Sie werden nicht gezogen; die übrigen bleiben in der Schachtel.
