# Phase 6: Abschluss der Runde
lesson-finish-title = Phase 6: Abschluss der Runde
lesson-finish-purpose = Du räumst den Spielplan auf und nimmst ein Transportmittel mit.
lesson-finish-know-1 = Du behältst das richtige Transportmittel und weißt, dass es genau eines ist.
lesson-finish-know-2 = Du weißt, wer die nächste Runde beginnt.
lesson-finish-know-3 = Du weißt, wer gewinnt und was bei Gleichstand entscheidet.
lesson-finish-trap-1 = „Wenn ich das Hindernis behalte, darf ich kein Transportmittel behalten.“ Doch: Das Hindernis kommt noch dazu.
lesson-finish-trap-2 = „Wer die Runde gewinnt, beginnt.“ Die Startspielerkarte geht nach links.
lesson-finish-trap-3 = „Am Ende sind Karten nichts wert.“ Sie entscheiden bei Gleichstand; höchstens vier zählen.
lesson-finish-trap-4 = „Nach der Runde geht mein Stiefel nach Hause.“ Er bleibt stehen, und dort beginnt die nächste Runde.
lesson-finish-trap-5 = „Ich kann alle Transportmittel zurückgeben.“ Genau eines behältst du, wenn du noch welche hast.
lesson-finish-trap-6 = „Wer alle zwanzig hat, gewinnt sofort.“ Nach AMIGOs Regeln wird die Runde noch zu Ende gespielt, dann ist Schluss. Sofort gewinnt man nur nach den englischen Regeln von 1998 und den schwedischen.

step-finish-clear = Wenn alle gezogen haben, werden die Straßen geräumt. Von deinen Transportmitteln behältst du eines.
step-finish-keep = Deine eigene Partie, Phase 6: Schließ die Runde ab.

level-finish-keep-one-title = Genau eines
level-finish-keep-one-goal = Drei Transportmittel sind übrig, eines darf bleiben. Behalte das, das zu deinen Handkarten passt.
level-finish-keep-one-look = Welche Karten nimmst du in die nächste Runde mit?
level-finish-keep-one-learned = Eines bleibt, wie es lag, und deine Karten passen schon dazu.
level-finish-keep-one-wrong-none = Dafür hattest du keine Karte.
level-finish-keep-one-wrong-one = Eine Drachenkarte gegen drei Einhornkarten.

level-finish-obstacle-stays-title = Kein Transportmittel
level-finish-obstacle-stays-goal = Beende die Runde so, dass du die nächste mit deinem Drachen und deinem Hindernis beginnst.
level-finish-obstacle-stays-look = Gefragt wirst du nach einem Transportmittel. Nach dem Hindernis fragt niemand.
level-finish-obstacle-stays-learned = Ein Transportmittel und dazu das nicht eingesetzte Hindernis: Es zählt nicht mit.
level-finish-obstacle-stays-wrong-pig = Der Drache liegt wieder im Stapel.

level-finish-clean-title = Leer gefegt
level-finish-clean-goal = Dein Zug ist der letzte der Runde. Nutze, was daliegt, beende ihn dann und sieh dir den Spielplan an.
level-finish-clean-look = Welches Transportmittel hilft dir in diesem Zug noch?
level-finish-clean-learned = Alle Transportmittel sind wieder im Stapel, und das Hindernis ist aus dem Spiel.
level-finish-clean-wrong-gone = Das Einhorn auf der Straße ist weg, und Kihromah so fern wie zuvor.

step-finish-start = Zwei bis sechs können spielen, und wer am ältesten ist, beginnt. Nach jeder Runde kommt die oberste Rundenkarte unter ihren Stapel, und die Startspielerkarte geht nach links.

level-finish-left-title = Die Karte wandert weiter
level-finish-left-goal = Dein linker Nachbar hat Runde eins begonnen. Beginne Runde zwei so, dass ein Drache und ein Einhorn offen vor dir liegen.
level-finish-left-look = Die Startspielerkarte wandert weiter nach links: Wer zieht jetzt vor dir? Und er mag Einhörner.
level-finish-left-learned = Die Karte ist zum Nächsten links gewandert, und der hat das einzige Einhorn genommen. Deines hattest du behalten.
level-finish-left-wrong-blind = Vom Stapel kann alles Mögliche kommen; ein Drache lag offen.
level-finish-left-wrong-other = Das war nicht gefragt. Vergleiche, was offen vor dir liegt, mit dem, was du haben sollst.

level-finish-display-stays-title = Liegt immer noch da
level-finish-display-stays-goal = Beginne die nächste Runde so, dass ein Drache und ein Einhorn offen vor dir liegen.
level-finish-display-stays-look = Was jetzt in der Auslage liegt, liegt auch nächste Runde da.
level-finish-display-stays-learned = Der Stapel wird gemischt, aber die Auslage bleibt: Damit kannst du planen.
level-finish-display-stays-wrong-pig = Der Drache ist weg, und in der Auslage liegt keiner.
level-finish-display-stays-wrong-blind = Vom Stapel kann alles Mögliche kommen; das Einhorn lag offen.
level-finish-display-stays-wrong-other = Das Einhorn lag offen, und du hast etwas anderes genommen.

step-finish-win = Nach Runde vier gewinnt, wer die meisten Ortssteine hat; bei Gleichstand, wer mehr Karten auf der Hand hat.

level-finish-most-title = Der letzte Zug
level-finish-most-goal = Runde vier, der allerletzte Zug: elf Ortssteine gegen zwölf. Gewinne.
level-finish-most-look = Ein Ort mehr bringt nur Gleichstand, und dein Gegner hat mehr Karten.
level-finish-most-learned = Dreizehn zu zwölf: Wer die meisten Ortssteine hat, gewinnt.
level-finish-most-wrong-short = Du bleibst unter dreizehn Ortssteinen: Dein Gegner gewinnt. Welche Orte erreichst du noch?
level-finish-most-wrong-caravan = Alle Karten weg: zwölf zu zwölf, und dein Gegner hat vier.

level-finish-only-four-title = Nur vier zählen
level-finish-only-four-goal = Der letzte Zug: zwölf Ortssteine gegen dreizehn. Dein Gegner hat vier Karten, du hast sieben. Gewinne.
level-finish-only-four-look = Wie viele deiner Karten sind noch da, wenn es bei Gleichstand darauf ankommt?
level-finish-only-four-learned = Auch in der letzten Runde bleiben nur vier Karten: Was du nicht behalten kannst, gib lieber für einen Ort aus.
level-finish-only-four-wrong-four = Nur vier deiner Karten bleiben, also gewinnst du nicht über die Karten.

level-finish-finish-round-title = Alle zwanzig, aber nicht allein
level-finish-finish-round-goal = Runde zwei: Ihr habt beide neunzehn Ortssteine. Du ziehst zuerst, und auch dein Gegner wird es schaffen. Gewinne.
level-finish-finish-round-look = Die Runde wird erst zu Ende gespielt. Was entscheidet bei Gleichstand?
level-finish-finish-round-learned = Zwanzig zu zwanzig, und nach dieser Runde ist Schluss. Du hast drei Karten, dein Gegner zwei.
level-finish-finish-round-wrong-dear = Zwanzig Ortssteine, aber nur eine Karte. Auch dein Gegner kommt auf zwanzig, und er hat zwei.
level-finish-finish-round-wrong-end = Du hast immer noch neunzehn, und dein Gegner nimmt den zwanzigsten.
level-finish-finish-round-wrong-back = Du hattest alle zwanzig und hast dann deine Karten für einen Schritt ausgegeben, der nichts bringt. Was entscheidet bei Gleichstand?

question-finish-keep-ask = Du hast noch drei Transportmittel und dein Hindernis. Was behältst du?
question-finish-keep-1 = Ein Transportmittel und das Hindernis.
question-finish-keep-2 = Ein Transportmittel oder das Hindernis.
question-finish-keep-3 = Alles.
question-finish-keep-why-1 = Richtig: Das Hindernis zählt nicht mit.
question-finish-keep-why-2 = Das Hindernis ist kein Transportmittel: Du behältst es zusätzlich.
question-finish-keep-why-3 = Du gibst alle bis auf eines zurück.

question-finish-start-ask = Wer beginnt die nächste Runde?
question-finish-start-1 = Wer in dieser Runde die meisten Ortssteine gesammelt hat.
question-finish-start-2 = Wieder derselbe Startspieler.
question-finish-start-3 = Der linke Nachbar des letzten Startspielers.
question-finish-start-why-1 = Die Ortssteine spielen dafür keine Rolle.
question-finish-start-why-2 = Die Karte wandert jede Runde.
question-finish-start-why-3 = Richtig: Die Karte wandert um den Tisch.

question-finish-obstacle-ask = Was wird aus einem Hindernis auf einer Straße?
question-finish-obstacle-1 = Wer es gelegt hat, nimmt es zurück.
question-finish-obstacle-2 = Es kommt aus dem Spiel.
question-finish-obstacle-3 = Es bleibt für die nächste Runde liegen.
question-finish-obstacle-why-1 = Eingesetzt ist eingesetzt.
question-finish-obstacle-why-2 = Richtig, am Ende der Runde.
question-finish-obstacle-why-3 = Die Straßen werden jede Runde geräumt.

question-finish-tie-ask = Zwei von euch führen mit je fünfzehn Ortssteinen. Wer gewinnt?
question-finish-tie-1 = Wer zuerst fünfzehn hatte, gleich in welcher Runde.
question-finish-tie-2 = Wer mehr Karten auf der Hand hat.
question-finish-tie-3 = Niemand.
question-finish-tie-why-1 = Die Zeit spielt keine Rolle.
question-finish-tie-why-2 = Richtig. Ist auch das gleich, teilen sie sich den Sieg.
question-finish-tie-why-3 = Die Karten entscheiden, und notfalls wird geteilt.

question-finish-swept-ask = Du hast in dieser Runde einen Drachen gelegt. Wo ist er in der nächsten?
question-finish-swept-1 = Noch auf seiner Straße.
question-finish-swept-2 = Wieder vor dir.
question-finish-swept-3 = In den Stapel gemischt.
question-finish-swept-why-1 = Alle Straßen werden geräumt.
question-finish-swept-why-2 = Behalten kannst du nur eines, das du nicht gelegt hast.
question-finish-swept-why-3 = Richtig: Alle Transportmittel werden von den Straßen genommen.

question-finish-shuffle-ask = Welche Reisekarten werden vor dem nächsten Austeilen gemischt?
question-finish-shuffle-1 = Nur die vom Stapel.
question-finish-shuffle-2 = Alle, die niemand auf der Hand hat.
question-finish-shuffle-3 = Alle 72, auch die auf der Hand.
question-finish-shuffle-why-1 = Auch die ausgespielten kommen wieder dazu.
question-finish-shuffle-why-2 = Richtig: Was du behalten hast, bleibt bei dir.
question-finish-shuffle-why-3 = Was du behalten hast, bleibt bei dir.

question-finish-spent-ask = Du hast mit drei Drachen bezahlt. Kannst du sie in dieser Partie noch einmal bekommen?
question-finish-spent-1 = Ja, ab der nächsten Runde.
question-finish-spent-2 = Ja, noch in derselben Runde.
question-finish-spent-3 = Nein, sie sind aus dem Spiel.
question-finish-spent-why-1 = Richtig: Am Ende der Runde werden sie wieder eingemischt.
question-finish-spent-why-2 = Karten gibt es erst wieder in der nächsten Runde.
question-finish-spent-why-3 = Sie werden wieder eingemischt.

question-finish-twenty-ask = Nach AMIGOs Regeln: In Runde drei nimmt jemand seinen zwanzigsten Ortsstein. Und nun?
question-finish-twenty-1 = Er gewinnt auf der Stelle.
question-finish-twenty-2 = Die Runde wird zu Ende gespielt, dann ist die Partie vorbei.
question-finish-twenty-3 = Nichts weiter: Die Partie geht immer bis zum Ende von Runde vier.
question-finish-twenty-why-1 = Nur nach den englischen Regeln von 1998 und den schwedischen. Hier ziehen die Übrigen noch.
question-finish-twenty-why-2 = Richtig: Wer dann die meisten Ortssteine hat, gewinnt.
question-finish-twenty-why-3 = Wenn alle zwanzig gesammelt sind, ist nichts mehr zu holen.
