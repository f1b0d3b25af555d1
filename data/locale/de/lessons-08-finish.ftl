# Phase 6: Abschluss der Runde
lesson-finish-title = Phase 6: Abschluss der Runde
lesson-finish-purpose = Du räumst den Spielplan auf und nimmst ein Transportmittel mit.
lesson-finish-know-1 = Du behältst das richtige Transportmittel und weißt, dass es genau eines ist.
lesson-finish-know-2 = Du weißt, wer die nächste Runde beginnt.
lesson-finish-trap-1 = „Das Hindernis ist mein behaltenes Transportmittel.“ Es kommt noch dazu.
lesson-finish-trap-2 = „Wer die Runde gewinnt, beginnt.“ Die Startspielerkarte geht nach links.

level-finish-keep-one-title = Genau eines
level-finish-keep-one-goal = Drei Transportmittel sind übrig, eines darf bleiben. Behalte das, das zu deinen Handkarten passt.
level-finish-keep-one-look = Welche Karten nimmst du in die nächste Runde mit?
level-finish-keep-one-learned = Eines bleibt, wie es lag, und deine Karten passen schon dazu.
level-finish-keep-one-wrong-none = Dafür hast du keine Karte.
level-finish-keep-one-wrong-one = Eine Drachenkarte gegen drei Einhornkarten.

level-finish-obstacle-stays-title = Kein Transportmittel
level-finish-obstacle-stays-goal = Beende die Runde so, dass du die nächste mit deinem Drachen und deinem Hindernis beginnst.
level-finish-obstacle-stays-look = Gefragt wirst du nach einem Transportmittel. Nach dem Hindernis fragt niemand.
level-finish-obstacle-stays-learned = Ein Transportmittel und das nicht eingesetzte Hindernis: Das Hindernis zählt nie als das behaltene.
level-finish-obstacle-stays-wrong-pig = Der Drache liegt wieder im Stapel.

level-finish-clean-title = Leer gefegt
level-finish-clean-goal = Dein Zug ist der letzte der Runde. Nutze, was daliegt, beende ihn dann und sieh dir den Spielplan an.
level-finish-clean-look = Welches Transportmittel hilft dir in diesem Zug noch?
level-finish-clean-learned = Alle Transportmittel sind wieder im Stapel, und das Hindernis ist aus dem Spiel.
level-finish-clean-wrong-gone = Das Einhorn auf der Straße ist weg, und Kihromah so fern wie zuvor.

level-finish-left-title = Nach links
level-finish-left-goal = Du warst Startspieler. Beende die Runde und versuche dann, wieder zuerst zu ziehen.
level-finish-left-look = Behalte erst ein Transportmittel. Sieh dann nach, wo die Startspielerkarte liegt.
level-finish-left-learned = Die Startspielerkarte ist zum linken Nachbarn gewandert. Du bist jetzt als Letzter dran.

level-finish-display-stays-title = Liegt immer noch da
level-finish-display-stays-goal = Beginne die nächste Runde so, dass ein Drache und ein Einhorn offen vor dir liegen.
level-finish-display-stays-look = Was jetzt in der Auslage liegt, liegt auch nächste Runde da.
level-finish-display-stays-learned = Der Stapel wird gemischt, aber die Auslage bleibt: Damit kannst du planen.
level-finish-display-stays-wrong-pig = Der Drache ist weg, und in der Auslage liegt keiner.
level-finish-display-stays-wrong-blind = Vom Stapel kann alles Mögliche kommen; das Einhorn lag offen.
level-finish-display-stays-wrong-other = Das Einhorn lag offen, und du hast etwas anderes genommen.

example-finish-finish-title = Das Ende der ersten Runde
example-finish-finish-0 = Der letzte Zug der Runde. Ein Transportmittel liegt auf der Straße, und zwei liegen vor dir.
example-finish-finish-1 = Der Spielplan ist leer. Von deinen beiden Transportmitteln darf eines bleiben.
example-finish-finish-2 = Du behältst das Einhorn. Die Hände werden aufgefüllt, und die Startspielerkarte ist nach links gewandert.

level-finish-most-title = Der letzte Zug
level-finish-most-goal = Runde vier, der allerletzte Zug: elf Ortssteine gegen zwölf. Gewinne.
level-finish-most-look = Ein Ort mehr bringt nur Gleichstand, und dein Gegner hat mehr Karten.
level-finish-most-learned = Dreizehn zu zwölf: Wer die meisten Ortssteine hat, gewinnt.
level-finish-most-wrong-short = Das war zu früh: Dein Gegner gewinnt.
level-finish-most-wrong-caravan = Alle Karten weg: zwölf zu zwölf, und dein Gegner hat vier.

level-finish-cards-title = Der billigere Ort
level-finish-cards-goal = Zwölf gegen dreizehn; dein Gegner hat drei Karten. Ein Ort bringt Gleichstand: Mit welchem gewinnst du?
level-finish-cards-look = Zähl die Karten, die auf der Hand bleiben.
level-finish-cards-learned = Gleich viele Ortssteine: vier Karten gegen drei.
level-finish-cards-wrong-dear = Gleichstand, aber zu wenige Karten: Dein Gegner gewinnt.
level-finish-cards-wrong-dear2 = Die Karawane hat drei Karten gekostet, zwei bleiben: Dein Gegner gewinnt.
level-finish-cards-wrong-short = Zwölf zu dreizehn: Dein Gegner gewinnt.

question-finish-keep-ask = Du hast noch drei Transportmittel und dein Hindernis. Was behältst du?
question-finish-keep-1 = Ein Transportmittel und das Hindernis.
question-finish-keep-2 = Ein Transportmittel oder das Hindernis.
question-finish-keep-3 = Alles.
question-finish-keep-why-1 = Richtig: Das Hindernis zählt nicht mit.
question-finish-keep-why-2 = Das Hindernis ist kein Transportmittel: Du behältst es zusätzlich.
question-finish-keep-why-3 = Du gibst alle bis auf eines zurück.

question-finish-start-ask = Wer beginnt die nächste Runde?
question-finish-start-1 = Wer die meisten Ortssteine hat.
question-finish-start-2 = Wieder derselbe Startspieler.
question-finish-start-3 = Der linke Nachbar des letzten Startspielers.
question-finish-start-why-1 = Die Ortssteine spielen dafür keine Rolle.
question-finish-start-why-2 = Die Karte wandert jede Runde.
question-finish-start-why-3 = Richtig.

question-finish-obstacle-ask = Was wird aus einem Hindernis auf einer Straße?
question-finish-obstacle-1 = Wer es gelegt hat, nimmt es zurück.
question-finish-obstacle-2 = Es kommt aus dem Spiel.
question-finish-obstacle-3 = Es bleibt für die nächste Runde liegen.
question-finish-obstacle-why-1 = Eingesetzt ist eingesetzt.
question-finish-obstacle-why-2 = Richtig, am Ende der Runde.
question-finish-obstacle-why-3 = Die Straßen werden jede Runde geräumt.

question-finish-tie-ask = Zwei von euch führen mit je fünfzehn Ortssteinen, ohne Ortskarten. Wer gewinnt?
question-finish-tie-1 = Wer sie zuerst hatte.
question-finish-tie-2 = Wer mehr Karten auf der Hand hat.
question-finish-tie-3 = Niemand.
question-finish-tie-why-1 = Die Zeit spielt keine Rolle.
question-finish-tie-why-2 = Richtig. Ist auch das gleich, teilen sie sich den Sieg.
question-finish-tie-why-3 = Die Karten entscheiden, und notfalls wird geteilt.
