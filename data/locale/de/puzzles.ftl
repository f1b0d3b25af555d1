### Rätsel: Stellungen aus gespielten Partien mit je einer Frage.
puzzles-title = Rätsel
puzzles-about = Stellungen aus gespielten Partien mit je einer Frage. Der Bestwert ist die bestmögliche Antwort, und er ist bewiesen. Neue Versuche kosten nichts.
puzzles-previous = ◂ Voriges Rätsel
puzzles-next = Nächstes Rätsel ▸
## $kind ist einer der Namen darunter, $n und $of sind Nummern, $date ist ein Tag, $stars eine
## Anzahl.
puzzles-number = { $kind } { $n } von { $of }
puzzles-day = { $kind } vom { DATETIME($date, dateStyle: "long") } (UTC)
puzzles-stars = Jedes Rätsel nennt eine Ausgangszahl und den Bestwert. ★★★ für den Bestwert, ★★☆ bei einem Ort Abstand, ★☆☆ für mindestens den halben Weg dorthin; darunter gibt es keinen Stern. Hast du dir einen Schritt oder die Lösung zeigen lassen, gibt es höchstens einen Stern, bis du neu anfängst.
puzzle-retry = Noch einmal versuchen
puzzles-won = ★ { $stars } von { $of }
puzzle-kind-day = Rätsel des Tages
puzzle-kind-trip = Längste Reise
puzzle-kind-counter = Ein Transportmittel legen
puzzle-kind-obstacle = Ein Hindernis legen
## $base Orte ohne Nachdenken, $par der Bestwert, $n das Erreichte; $short ist, wie viel fehlt;
## $name liegt vorn.
puzzle-trip-title = Die längste Reise mit dieser Hand
puzzle-trip-goal = Besuche so viele Orte, wie du mit deinen Karten bezahlen kannst. Eine hastige Elfe, die immer den billigsten Schritt in einen neuen Ort geht, { $base ->
    [0] kommt in keinen einzigen Ort
    [one] kommt auf einen Ort
   *[other] kommt auf { $base } Orte
}; der Bestwert ist { $par }.
puzzle-trip-look = Sieh dir diesen Schritt an.
puzzle-trip-result = { $n ->
    [0] Kein Ort
    [one] Ein Ort
   *[other] { $n } Orte
}; { $short ->
    [0] das ist der Bestwert: Keine Reise ist länger.
   *[other] der Bestwert ist { $par }.
}
puzzle-trip-onward = Geh weiter, nimm Schritte zurück oder fang neu an.
puzzle-trip-stop = Hier höre ich auf
puzzle-trip-stuck = Du kannst keinen Schritt mehr bezahlen. Bleib hier oder nimm Schritte zurück.
puzzle-counter-title = Ein Transportmittel, mehr Orte
puzzle-counter-goal = Lege das eine Transportmittel, das deiner besten Reise am meisten hilft; danach legt niemand mehr etwas. Bisher { $base ->
    [0] erreichst du keinen neuen Ort
    [one] erreichst du einen Ort
   *[other] erreichst du { $base } Orte
}; der Bestwert ist { $par }.
puzzle-counter-look = Sieh dir diese beiden Orte an: Wie könntest du sie verbinden?
puzzle-counter-result = Mit diesem Transportmittel erreichst du { $n ->
    [0] keinen neuen Ort
    [one] einen Ort
   *[other] { $n } Orte
}, ohne { $base ->
    [0] keinen
    [one] einen
   *[other] { $base }
}; { $short ->
    [0] das ist der Bestwert: Kein Transportmittel bringt mehr.
   *[other] der Bestwert ist { $par }.
}
puzzle-obstacle-title = Dem Spitzenreiter in den Weg
puzzle-obstacle-goal = { $name } liegt vorn, reist mit den Karten, die hier liegen, und kann { $base ->
    [one] einen Ort
   *[other] { $base } Orte
} erreichen. Lege dein Hindernis dorthin, wo es am meisten schadet; der Bestwert ist { $par }.
puzzle-obstacle-hand = Karten von { $name }:
puzzle-obstacle-look = Diese Orte möchte der Spitzenreiter besuchen.
puzzle-obstacle-result = Mit diesem Hindernis kann der Spitzenreiter { $n ->
    [0] keinen neuen Ort mehr
    [one] noch einen Ort
   *[other] noch { $n } Orte
} erreichen, ohne { $base ->
    [one] einen
   *[other] { $base }
}; { $short ->
    [0] das ist der Bestwert: Auf keiner Straße schadet es mehr.
   *[other] der Bestwert ist { $par }.
}
puzzle-line = Deine Reise (durchgezogen)
puzzle-best = Die beste Reise (gestrichelt)
puzzle-leader = Die beste Reise des Spitzenreiters (gestrichelt)
