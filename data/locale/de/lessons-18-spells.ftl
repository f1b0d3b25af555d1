# Elfengold II: Zauber und Ungeheuer
lesson-spells-title = Elfengold II: Zauber und Ungeheuer
lesson-spells-purpose = Du nutzt jeden Gegenstand von Elfengold, für dich und gegen die anderen.
lesson-spells-know-1 = Du weißt, wo Bäume, Seeungeheuer und Goldstücke liegen dürfen und was sie bewirken.
lesson-spells-know-2 = Du spielst die Zauber Verdopplung und Tausch.
lesson-spells-know-3 = Du weißt, was eine Hexe kann, wenn ihr mit Hexen spielt.
lesson-spells-trap-1 = „Ein Baum gehört mir das ganze Spiel über.“ Er ist ein Gegenstand und geht zurück in den Vorrat.
lesson-spells-trap-2 = „Eine doppelte Straße braucht Karten beider Arten.“ Eines der beiden Transportmittel genügt.
lesson-spells-trap-3 = „Ein Seeungeheuer sperrt den Fluss.“ Es kostet nur ein Floß mehr.

step-spells-items = Unter den Gegenständen sind Bäume, Seeungeheuer, Goldstücke und Zauber. Du spielst sie beim Planen, immer einen, so wie du ein Transportmittel legst.

level-spells-tree-title = Baum fällt!
level-spells-tree-goal = Dein Gegner in Lapphálya hat eine Elfenradkarte. Lass ihm keinen Weg offen.
level-spells-tree-look = Wohin führt eine einzige Elfenradkarte?
level-spells-tree-learned = Ein Baum ist ein Hindernis: eine Karte mehr. Er braucht eine Straße mit Transportmittel, und mehr als einer passt nicht darauf. Zu Beginn hat niemand einen, und er geht zurück in den Vorrat.
level-spells-tree-wrong-elsewhere = Dorthin wollte niemand, und dein Gegner fährt nach Virst.
level-spells-tree-wrong-pass = Du hast gepasst, und dein Gegner fährt nach Virst.

level-spells-monster-title = Da ist was im Wasser
level-spells-monster-goal = Dein Gegner in Elvenhold hat ein Floß. Lass ihm keinen Weg offen.
level-spells-monster-look = Wohin kommt man mit einem Floß flussabwärts?
level-spells-monster-learned = Jede Fahrt kostet dort ein Floß mehr, und ein einziges reicht nicht. Auf jeden Fluss und jede Fähre passt nur ein Ungeheuer.
level-spells-monster-wrong-below = Bis Rivinia kommt dein Gegner trotzdem.
level-spells-monster-wrong-lake = Eine Fähre kostet ohnehin zwei Flöße. Dein Gegner nimmt den Fluss.
level-spells-monster-wrong-pass = Du hast gepasst, und der Fluss ist frei.

level-spells-past-monster-title = Am Ungeheuer vorbei
level-spells-past-monster-goal = Du hast zwei Flöße. Fahr nach Rivinia.
level-spells-past-monster-look = Ein Floß flussabwärts und eins für das Ungeheuer.
level-spells-past-monster-learned = Für ein Floß mehr lässt das Ungeheuer dich durch.
level-spells-past-monster-wrong-lake = Die Fähre hat beide Flöße gekostet, und nach Rivinia führt der Fluss.
level-spells-past-monster-wrong-beata = Beata liegt in der anderen Richtung, und deine Flöße sind weg.
level-spells-past-monster-wrong-end = Du hast dich erschrecken lassen. Zwei Flöße hätten gereicht.

level-spells-gold-piece-title = Das doppelte Gold
level-spells-gold-piece-goal = Mit deinem Drachen kommst du einen Schritt weit. Sorge dafür, dass er vierzehn Goldmünzen bringt.
level-spells-gold-piece-look = Welcher Ort ist sieben wert?
level-spells-gold-piece-learned = Über diese Straße bringt Al'Baran zweimal sieben Goldmünzen. Den anderen auch! Auf eine Straße passt nur ein Goldstück, und keines neben einen Baum.
level-spells-gold-piece-wrong-less = Zweimal drei ist sechs. Al'Baran allein brächte mehr.
level-spells-gold-piece-wrong-pass = Du hast gepasst, und Al'Baran bringt nur sieben.

level-spells-detour-title = Auf den Weg kommt es an
level-spells-detour-goal = Zwei Drachenkarten, zwei Orte. Komm mit deiner Reise auf siebzehn Goldmünzen.
level-spells-detour-look = In welchen Ort soll dich die Straße mit dem Goldstück führen?
level-spells-detour-learned = Drei und zweimal sieben. Andersherum wären es sieben und zweimal drei gewesen.
level-spells-detour-wrong-direct = Sieben und zweimal drei macht dreizehn.
level-spells-detour-wrong-end = Dein Zug ist aus, und das Goldstück hat niemandem geholfen.

step-spells-spells = Zwei Zauber verändern Straßen: Die Verdopplung legt ein zweites Transportmittel, eines von deinen, auf eine Straße, die nur eines hat. Der Tausch vertauscht zwei Transportmittel verschiedener Art, die allein auf ihren Straßen liegen.

level-spells-double-title = Doppelt hält besser
level-spells-double-goal = Auf der Straße liegt ein Riesenschwein, du hast eine Einhornkarte. Öffne den Weg nach Lapphálya.
level-spells-double-look = Wähle zuerst die Verdopplung, dann die Straße.
level-spells-double-learned = Nun bringt dich jede der beiden Karten hin, und drei beliebige als Karawane auch. Das zweite Transportmittel ist von anderer Art und eines von deinen.
level-spells-double-wrong-placed = Die Verdopplung braucht dieses Einhorn. Ohne ein zweites Transportmittel kannst du sie nicht spielen.
level-spells-double-wrong-pass = Du hast gepasst, und die Verdopplung liegt noch vor dir.

level-spells-dear-title = Ein Baum für zwei
level-spells-dear-goal = Auf der doppelten Straße steht ein Baum. Reise nach Lapphálya.
level-spells-dear-look = Von welcher Art hast du zwei Karten?
level-spells-dear-learned = Ein Baum macht beide Transportmittel teurer: zwei Einhörner oder zwei Riesenschweine. Eine Karawane braucht vier Karten.
level-spells-dear-wrong-end = Dein Elfenstiefel bleibt in Feodor. Zwei Einhörner hattest du doch.

level-spells-exchange-title = Plätze tauschen
level-spells-exchange-goal = Du hast eine Elfenradkarte. Öffne den Weg nach Lapphálya.
level-spells-exchange-look = Wo liegt das Elfenrad, und wo brauchst du es?
level-spells-exchange-learned = Beide Transportmittel können dort fahren, wo sie nun liegen. Ein Einhorn könnte nicht über die Ebene. Ein Tausch geht sofort zurück in den Vorrat.
level-spells-exchange-wrong-other = Diese beiden liegen hinter Lapphálya: Du kommst gar nicht bis dorthin.
level-spells-exchange-wrong-pass = Du hast gepasst, und das Elfenrad liegt, wo es dir nichts nützt.

step-spells-witch = Manche spielen mit Hexen, sechs unter den Karten. Für eine Hexe und eine Goldmünze kostet dich ein Baum oder Ungeheuer bei einem Schritt nichts.

level-spells-witch-title = Aus dem Weg!
level-spells-witch-goal = Eine Drachenkarte, ein Baum und eine Hexe. Reise nach Al'Baran.
level-spells-witch-look = Wähle zuerst die Hexe, dann den Ort.
level-spells-witch-learned = Die Hexe ist abgelegt, eine Goldmünze bezahlt, und für die anderen steht der Baum noch.
level-spells-witch-wrong-end = Du bist geblieben, und die Hexe hatte nichts zu tun.

level-spells-fly-title = Auf dem Besen
level-spells-fly-goal = Keine Karte außer einer Hexe, und drei Goldmünzen. Hol den Ortsstein aus Kihromah.
level-spells-fly-look = Für drei Goldmünzen fliegt dich die Hexe überallhin.
level-spells-fly-learned = Den Ortsstein bekommst du, das Gold des Ortes nicht.
level-spells-fly-wrong-elsewhere = Sie hat dich in einen anderen Ort geflogen, und nun ist die Hexe weg.
level-spells-fly-wrong-end = Der Besen steht in der Ecke, und Kihromah ist weit weg.

step-spells-round = Runde zwei deiner eigenen Partie Elfengold: Erst gibt es Karten und Gold für alle, dann kommt alles andere, auch Zauber und Ungeheuer. { bot-1 } sagt, warum.

question-spells-monster-ask = Wo darf ein Seeungeheuer liegen?
question-spells-monster-1 = Nur in einem See.
question-spells-monster-2 = Auf jeder Straße mit einem Transportmittel.
question-spells-monster-3 = Auf einem Fluss oder einer Fähre.
question-spells-monster-why-1 = Es schwimmt auch in Flüssen.
question-spells-monster-why-2 = Laufen kann es nicht. Für Straßen gibt es Bäume.
question-spells-monster-why-3 = Richtig, auf jedem eines.

question-spells-double-ask = Was brauchst du für eine Verdopplung?
question-spells-double-1 = Eine Straße mit einem Transportmittel und ein eigenes von anderer Art.
question-spells-double-2 = Eine Straße mit zwei Transportmitteln und eine Goldmünze.
question-spells-double-3 = Eine leere Straße.
question-spells-double-why-1 = Richtig, und es muss dort fahren können.
question-spells-double-why-2 = Mehr als zwei passen nicht darauf, und wer einen Zauber hat, spielt ihn umsonst.
question-spells-double-why-3 = Es muss etwas zum Verdoppeln da sein.

question-spells-swap-ask = Welche Transportmittel dürfen durch einen Tausch die Plätze wechseln?
question-spells-swap-1 = Beliebige zwei, egal von welcher Art.
question-spells-swap-2 = Zwei verschiedener Art, jedes allein auf seiner Straße.
question-spells-swap-3 = Eines von mir und eines von jemand anderem.
question-spells-swap-why-1 = Zwei gleiche würden nichts ändern, und eine doppelte Straße bleibt, wie sie ist.
question-spells-swap-why-2 = Richtig, wenn beide fahren können, wo sie dann liegen.
question-spells-swap-why-3 = Wenn sie auf dem Spielplan liegen, gehören sie niemandem mehr.

question-spells-gold-ask = Auf einer Straße liegt ein Goldstück. Wer bekommt das Doppelte?
question-spells-gold-1 = Nur, wer es gelegt hat.
question-spells-gold-2 = Alle, die über diese Straße in einen Ort kommen.
question-spells-gold-3 = Wer zuerst kommt.
question-spells-gold-why-1 = Die Straßen gehören allen, und ihr Gold auch.
question-spells-gold-why-2 = Richtig, und zwar jedes Mal.
question-spells-gold-why-3 = Es bleibt bis zum Ende der Runde liegen.

question-spells-away-ask = Was wird am Ende der Runde aus Bäumen und Verdopplungen?
question-spells-away-1 = Sie sind aus dem Spiel.
question-spells-away-2 = Sie bleiben auch in der nächsten Runde, wo sie sind.
question-spells-away-3 = Sie gehen zurück in den Vorrat.
question-spells-away-why-1 = So ist es mit dem Hindernis im Grundspiel.
question-spells-away-why-2 = Der Spielplan wird leer geräumt.
question-spells-away-why-3 = Richtig, wie alles andere auf dem Spielplan.
