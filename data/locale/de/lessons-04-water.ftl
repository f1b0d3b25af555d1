# Flüsse und Fähren
lesson-water-title = Flüsse und Fähren
lesson-water-purpose = Du reist, wo dir niemand etwas in den Weg legen kann.
lesson-water-know-1 = Du weißt, was Flüsse in beide Richtungen kosten und was eine Fähre kostet.
lesson-water-know-2 = Du weißt, dass auf Wasser weder Transportmittel noch Hindernisse liegen.
lesson-water-trap-1 = „Ein Fluss kostet ein Floß.“ Nur flussabwärts; flussaufwärts sind es zwei.
lesson-water-trap-2 = „Auch ein Floß braucht ein Transportmittel.“ Auf Wasser liegt nie eines.

step-water-rafts = Auf dem Wasser brauchst du kein Transportmittel, nur Floßkarten. Der Pfeil zeigt, wohin ein Fluss fließt.

level-water-river-title = Flussabwärts
level-water-river-goal = Zwei Flöße, zwei neue Orte.
level-water-river-look = Der Pfeil zeigt, wohin der Fluss fließt.
level-water-river-learned = Flussabwärts ein Floß je Schritt, und ein Transportmittel brauchst du nicht.
level-water-river-wrong-upriver = Flussaufwärts hat der Schritt nach Virst beide Flöße gekostet.

level-water-there-and-back-title = Flussabwärts und zurück
level-water-there-and-back-goal = Hol deinen Ortsstein aus Ixara und komm nach Virst zurück.
level-water-there-and-back-look = Flussabwärts ein Floß. Und flussaufwärts?
level-water-there-and-back-learned = Flussabwärts ein Floß, flussaufwärts zwei; jede Fahrt wird neu bezahlt.
level-water-there-and-back-wrong-on = Du treibst weiter nach Mah'Davikia, und jetzt ist der Rückweg zu teuer.
level-water-there-and-back-wrong-ferry = Eine Fähre kostet zwei Flöße. Eines bleibt, zu wenig für Ixara und zurück.

example-water-river-title = Virst–Ixara und zurück
example-water-river-0 = Der Elfenstiefel steht in Virst, drei Flöße sind auf der Hand. Der Fluss fließt nach Ixara.
example-water-river-1 = Flussabwärts: ein Floß, und du nimmst den Ortsstein von Ixara.
example-water-river-2 = Flussaufwärts: zwei Flöße.

level-water-ferry-title = Über das Mare Magnum
level-water-ferry-goal = Drei Flöße: Besuche Virst und Ixara.
level-water-ferry-look = Erst die Fähre, dann der Fluss.
level-water-ferry-learned = Eine Fähre kostet für jede Strecke von Ort zu Ort zwei Flöße.
level-water-ferry-wrong-shore = Strykhaven liegt am anderen Ufer, und für eine weitere Fähre reicht ein Floß nicht.
level-water-ferry-wrong-rivinia = Der Fluss trägt dich nach Rivinia, weit weg vom See.
level-water-ferry-wrong-beata = Bis Beata ging es flussaufwärts: zwei Flöße. Das letzte reicht für keine Fähre. Sieh nach, wo der See liegt.

level-water-other-lake-title = Über das Mare Nebulae
level-water-other-lake-goal = Ein Drache, zwei Flöße: Besuche Grangor und Parundia.
level-water-other-lake-look = Auch auf diesem See kostet eine Fähre zwei Flöße. Welchen Schritt schafft der Drache?
level-water-other-lake-learned = Auf beiden Seen kostet jede Strecke zwei Flöße, in beide Richtungen.
level-water-other-lake-wrong-ferry = Die Fähre hat beide Flöße gekostet, und für den Drachen führt keine Straße nach Parundia.
level-water-other-lake-wrong-parundia = Du bist in Parundia ohne Floß, und Grangor liegt jenseits des Sees.
level-water-other-lake-wrong-upriver = Flussaufwärts gingen beide Flöße drauf, und die Fähre nach Parundia braucht zwei. Nach Mah'Davikia musst du gar nicht.

drill-water-about = Was kostet dieses Stück Wasser? Zehn Fragen, je eine Antwort; was danebengeht, kommt wieder.

level-water-eight-title = Acht Karten, ein weiter Weg
level-water-eight-goal = Eine volle erste Hand, und die Transportmittel liegen günstig. Besuche sechs Orte in einem Zug.
level-water-eight-look = Die Transportmittel bilden einen Ring durch Elvenhold; der Fluss führt hinaus.
level-water-eight-learned = Mit acht Karten schaffst du sieben Schritte. So viel Reise steckt in der ersten Hand.
level-water-eight-wrong-end = Der Zug ist vorbei, und rund um den Ring warten noch Orte.

level-water-only-rafts-title = Nur Flöße schwimmen
level-water-only-rafts-goal = Dein Hindernis macht eine Straße um eine Karte teurer. Versuche, es auf den See zu legen und ein Transportmittel auf den Fluss.
level-water-only-rafts-look = Versuche es auf den blauen Wegen.
level-water-only-rafts-learned = Auf Flüsse und Seen kommen weder Transportmittel noch Hindernisse: Das Wasser kann niemand sperren.

question-water-upriver-ask = Was kostet der Schritt von Ixara den Fluss hinauf nach Virst?
question-water-upriver-1 = Zwei Flöße.
question-water-upriver-2 = Ein Floß.
question-water-upriver-3 = Ein Floß und ein Transportmittel.
question-water-upriver-why-1 = Richtig: flussaufwärts sind es zwei.
question-water-upriver-why-2 = Ein Floß ist der Preis flussabwärts.
question-water-upriver-why-3 = Auf dem Wasser brauchst du kein Transportmittel, und flussaufwärts sind es zwei Flöße.

question-water-river-ask = Alles ist gelegt, und du hast Flöße. Wo kannst du noch reisen?
question-water-river-1 = Nirgends.
question-water-river-2 = Über jede Straße an einem Fluss.
question-water-river-3 = Auf Flüssen und Fähren.
question-water-river-why-1 = Wasser braucht keine Transportmittel.
question-water-river-why-2 = Mit Flößen bezahlst du Wasser, keine Straßen.
question-water-river-why-3 = Richtig: Sie sind immer offen.

question-water-ferry-ask = Du fährst mit der Fähre von Virst nach Strykhaven und weiter nach Elvenhold. Wie viele Flöße kostet das?
question-water-ferry-1 = Zwei.
question-water-ferry-2 = Drei.
question-water-ferry-3 = Vier.
question-water-ferry-why-1 = So viel kostet eine Strecke, und das sind zwei.
question-water-ferry-why-2 = Jede Strecke kostet zwei, auch die zweite.
question-water-ferry-why-3 = Richtig: zwei je Strecke.

question-water-counter-ask = Darfst du ein Transportmittel auf einen Fluss legen?
question-water-counter-1 = Ja, ein Floß.
question-water-counter-2 = Nein, nie.
question-water-counter-3 = Ja, wenn dort noch keines liegt.
question-water-counter-why-1 = Flöße gibt es nur als Karten.
question-water-counter-why-2 = Richtig: Auf Flüssen und Seen liegt kein Transportmittel.
question-water-counter-why-3 = Auf Wasser liegt überhaupt keines.

question-water-obstacle-ask = Kann ein Hindernis eine Fähre teurer machen?
question-water-obstacle-1 = Nein, auf Wasser liegt kein Hindernis.
question-water-obstacle-2 = Ja, um ein Floß, wie sonst um eine Karte.
question-water-obstacle-3 = Nur in der letzten Runde.
question-water-obstacle-why-1 = Richtig: Dein Weg über den See ist immer frei.
question-water-obstacle-why-2 = Hindernisse gehören auf Straßen.
question-water-obstacle-why-3 = In keiner Runde.

question-water-raft-ask = Was reist auf dem Wasser?
question-water-raft-1 = Ein Drache: Er fliegt ja.
question-water-raft-2 = Was immer dort liegt.
question-water-raft-3 = Flöße, sonst nichts.
question-water-raft-why-1 = In diesem Land nicht über Wasser.
question-water-raft-why-2 = Dort liegt nie etwas.
question-water-raft-why-3 = Richtig, auf Flüssen wie auf Seen.
