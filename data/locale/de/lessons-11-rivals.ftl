# Strategie II: die anderen
lesson-rivals-title = Strategie II: die anderen
lesson-rivals-purpose = Du reist auf dem, was andere öffnen, bist an engen Stellen zuerst da und stellst dich in den Weg.
lesson-rivals-know-1 = Du siehst dir die Transportmittel der anderen an, bevor du deine legst.
lesson-rivals-know-2 = Du legst zuerst, wo dir jemand zuvorkommen könnte.
lesson-rivals-know-3 = Du legst ein Transportmittel oder dein Hindernis dorthin, wo es am meisten wehtut.
lesson-rivals-trap-1 = „Das Hindernis am besten gleich einsetzen.“ Dann ist es weg: Heb es für die Straße auf, auf die es ankommt.
lesson-rivals-trap-2 = „Transportmittel helfen nur.“ Auf einer Straße, die dein Gegner braucht, versperrt ihm die falsche Art den Weg.

step-rivals-ride = Auch dein Gegner steht in Feodor und hat einen Drachen. Er wird eine Straße öffnen, die du brauchst: Lass ihn.

level-rivals-their-dragon-title = Sein Drache, deine Reise
level-rivals-their-dragon-goal = Du hast ein Einhorn. Lege es so, dass du mit dem Drachen deines Gegners in zwei neue Orte kommst.
level-rivals-their-dragon-look = Der Drache wird durch die Wüste nach Throtmanni gehen. Wie kommst du von dort weiter?
level-rivals-their-dragon-learned = Was andere öffnen müssen, brauchst du nicht zu öffnen. Öffne die Straße, die danach kommt.
level-rivals-their-dragon-wrong-alone = So kommst du höchstens in einen Ort. Dein Gegner öffnet die Straße nach Throtmanni: Öffne du die nächste.

level-rivals-ride-along-title = Nach dir
level-rivals-ride-along-goal = Dein Gegner in Lapphálya hat ein Elfenrad, um wegzukommen. Lege dein Riesenschwein so, dass du in zwei neue Orte kommst.
level-rivals-ride-along-look = Aus Lapphálya hinaus nehmt ihr dieselbe Straße. Aber wie kommst du hin?
level-rivals-ride-along-learned = Die zweite Straße hat dein Gegner für dich geöffnet.
level-rivals-ride-along-wrong-alone = Diese Straße hätte dein Gegner ohnehin geöffnet, oder sie führt nicht weiter.

step-rivals-tempo = Wollen zwei dieselbe Straße, bekommt sie, wer zuerst legt. Sichere Straßen können warten.

level-rivals-contested-title = Das Dringende zuerst
level-rivals-contested-goal = Dein Gegner in Throtmanni hätte gern ein Riesenschwein auf der Straße nach Rivinia. Erreiche deine letzten beiden Orte.
level-rivals-contested-look = Zwei Straßen, und immer nur eine nach der anderen. Welche könnte gleich weg sein?
level-rivals-contested-learned = Die umkämpfte Straße zuerst, die sichere zuletzt.
level-rivals-contested-wrong-late = Die Wüste wollte niemand. Aber auf der Straße nach Rivinia liegt jetzt ein Riesenschwein, und du hast keines.
level-rivals-contested-wrong-elsewhere = Dein Einhorn bringt dich nicht von Throtmanni nach Rivinia, und diese Straße hat jetzt dein Gegner.
level-rivals-contested-wrong-pass = Dein Gegner hat sich die Straße nach Rivinia sofort genommen.

level-rivals-far-end-title = Die letzten drei
level-rivals-far-end-goal = Dir fehlen drei Orte: Al'Baran, Feodor und Lapphálya. Dein Gegner in Lapphálya will nach Feodor. Erreiche alle drei.
level-rivals-far-end-look = Welche deiner beiden Straßen will auch dein Gegner?
level-rivals-far-end-learned = Plane von deinem Standort aus, aber lege dort, wo es eng wird: die letzte Straße zuerst.
level-rivals-far-end-wrong-late = Die erste Straße hast du, aber auf der letzten liegt jetzt ein Elfenrad, und du hast keines.
level-rivals-far-end-wrong-elsewhere = Dein Einhorn liegt nicht zwischen Feodor und Lapphálya, und diese Straße hat jetzt dein Gegner.
level-rivals-far-end-wrong-pass = Dein Gegner hat sich die Straße zwischen Feodor und Lapphálya sofort genommen.

step-rivals-tempo-puzzles = Drei Rätsel, gemischt: Finde jedes Mal, was am meisten hilft.
step-rivals-block = Auf eine Straße passt ein Transportmittel. Lege eines, für das dein Gegner keine Karten hat, und die Straße ist für ihn dicht.

level-rivals-their-woods-title = Ärger für Feodor
level-rivals-their-woods-goal = Dein Gegner in Feodor käme in drei neue Orte. Lege deinen Trollwagen so, dass es nur einer wird.
level-rivals-their-woods-look = Zwei Elfenradkarten, ein Floß und ein Elfenrad zum Legen: Durch welchen Wald kommt er zu einem Fluss?
level-rivals-their-woods-learned = Dein Gegner brauchte den Wald nach Rivinia für sein Elfenrad, und dahinter den Fluss.
level-rivals-their-woods-wrong-elsewhere = Dein Gegner findet noch einen Weg.
level-rivals-their-woods-wrong-pass = Du hast gepasst, und dein Gegner öffnet seinen Weg.

level-rivals-shore-title = Am Ufer entlang
level-rivals-shore-goal = Dein Gegner in Beata käme in drei neue Orte. Lege dein Riesenschwein so, dass es nur einer wird.
level-rivals-shore-look = Ein Einhorn und ein Elfenrad liegen schon bereit. Welche Straße muss sein Drache noch öffnen?
level-rivals-shore-learned = Eine Straße fehlte deinem Gegner noch, und du hast sie genommen.
level-rivals-shore-wrong-elsewhere = Dein Gegner findet noch einen Weg.
level-rivals-shore-wrong-pass = Du hast gepasst, und dein Gegner öffnet seinen Weg.

step-rivals-hurt = Dein Hindernis trifft am härtesten, wo es keinen Umweg gibt und deinem Gegner keine Karte übrig bleibt. Und du hast es nur einmal.

level-rivals-first-link-title = Das erste Glied
level-rivals-first-link-goal = Dein Gegner in Strykhaven käme in drei neue Orte. Lege dein Hindernis so, dass es nur einer wird.
level-rivals-first-link-look = Jeder Weg hat einen Anfang. Was, wenn der mehr kostet, als dein Gegner zahlen kann?
level-rivals-first-link-learned = Ist schon die erste Straße zu teuer, ist auch alles dahinter verloren.
level-rivals-first-link-wrong-elsewhere = Das bremst deinen Gegner, aber nicht genug.
level-rivals-first-link-wrong-pass = Du hast gepasst, und dein Gegner reist weiter.

level-rivals-knot-title = Der Knoten
level-rivals-knot-goal = Dein Gegner in Elvenhold käme in drei neue Orte. Lege dein Hindernis so, dass es nur einer wird.
level-rivals-knot-look = Erst ein Floß, dann ein Elfenrad, dann ein Drache. Wo ist der zweite Schritt?
level-rivals-knot-learned = Den Fluss kannst du nicht versperren, aber die Straße dahinter verteuern.
level-rivals-knot-wrong-elsewhere = Das bremst deinen Gegner, aber nicht genug.
level-rivals-knot-wrong-pass = Du hast gepasst, und dein Gegner reist weiter.

level-rivals-cut-off-title = Kein Weg hinaus
level-rivals-cut-off-goal = Dein Gegner in Dag'Amura hat drei Karten. Lege dein Hindernis so, dass er in keinen einzigen neuen Ort kommt.
level-rivals-cut-off-look = Drei Karten wären eine Karawane. Auch auf einer Straße mit Hindernis?
level-rivals-cut-off-learned = Ein Riesenschwein reicht nicht mehr, und auf einer Straße mit Hindernis genügen drei Karten nicht für eine Karawane.
level-rivals-cut-off-wrong-elsewhere = Dein Gegner kommt noch weg.
level-rivals-cut-off-wrong-pass = Du hast gepasst, und dein Gegner kommt weg.

level-rivals-thin-purse-title = Ein teurer Anfang
level-rivals-thin-purse-goal = Dein Gegner in Ixara käme in drei neue Orte. Lege dein Hindernis so, dass es nur einer wird.
level-rivals-thin-purse-look = Dein Gegner hat einen einzigen Drachen. Was müsste er zahlen, um ohne einen zweiten über eine Straße mit Hindernis zu kommen?
level-rivals-thin-purse-learned = Nun kostet ihn die Karawane alle vier Karten, und in Mah'Davikia ist Endstation.
level-rivals-thin-purse-wrong-elsewhere = Das bremst deinen Gegner, aber nicht genug.
level-rivals-thin-purse-wrong-pass = Du hast gepasst, und dein Gegner reist weiter.

level-rivals-last-obstacle-title = Jetzt oder nie
level-rivals-last-obstacle-goal = Runde vier, je zwölf Ortssteine. Du erreichst noch einen Ort, dein Gegner in Lapphálya auch, mit einer Karte. Gewinne.
level-rivals-last-obstacle-look = Eine fünfte Runde, für die man etwas aufheben könnte, gibt es nicht.
level-rivals-last-obstacle-learned = Dreizehn zu zwölf. Was du drei Runden lang aufgehoben hast, entscheidet die vierte.
level-rivals-last-obstacle-wrong-pass = Dein Gegner spaziert nach Virst: Du kannst den Sieg nur noch teilen.
level-rivals-last-obstacle-wrong-own = Jetzt kostet deine eigene Straße zwei Drachen, und du hast einen.
level-rivals-last-obstacle-wrong-end = Du bist stehen geblieben: zwölf zu zwölf, bestenfalls.

step-rivals-hurt-puzzles = Drei Rätsel: ein Hindernis und die Straße, auf der es am meisten wehtut.

question-rivals-obstacle-ask = Runde eins: Jemand legt ein Transportmittel, das allen hilft. Setzt du dein Hindernis ein?
question-rivals-obstacle-1 = Lieber aufheben: Es gibt nur eines für alle vier Runden.
question-rivals-obstacle-2 = Sofort: Nächste Runde gibt es ein neues.
question-rivals-obstacle-3 = Sofort: Es sperrt die Straße.
question-rivals-obstacle-why-1 = Richtig: Später kostet es vielleicht jemanden den Sieg.
question-rivals-obstacle-why-2 = Ein neues gibt es nicht.
question-rivals-obstacle-why-3 = Es macht sie nur um eine Karte teurer, auch für dich.

question-rivals-theirs-ask = Dein Gegner steht, wo du stehst, mit einem offenen Drachen, und ihr habt beide Drachenkarten. Was ziehst du?
question-rivals-theirs-1 = Sicherheitshalber auch einen Drachen.
question-rivals-theirs-2 = Was mein Gegner braucht.
question-rivals-theirs-3 = Was mich von dort weiterbringt.
question-rivals-theirs-why-1 = Dein Gegner legt seinen ohnehin, und du darfst damit reisen.
question-rivals-theirs-why-2 = Ein Transportmittel, das du nicht brauchst, ist ein verschenkter Zug.
question-rivals-theirs-why-3 = Richtig: Reise auf seinem und öffne selbst die nächste Straße.

question-rivals-safe-ask = Du willst zwei Straßen. Die erste könnte dir ein Gegner nehmen, die zweite will niemand. Womit fängst du an?
question-rivals-safe-1 = Mit der ersten.
question-rivals-safe-2 = Mit der zweiten.
question-rivals-safe-3 = Das ist egal.
question-rivals-safe-why-1 = Richtig: Die zweite ist auch später noch da.
question-rivals-safe-why-2 = Die ist beim nächsten Mal noch da, die erste vielleicht nicht.
question-rivals-safe-why-3 = Auf eine Straße passt ein Transportmittel, und es ist vielleicht nicht deines.
