# Rätsel: Stellungen aus gespielten Partien mit je einer Frage.
puzzles-title = Rätsel
puzzles-about = Stellungen aus gespielten Partien mit je einer Frage. Par ist die beste Antwort, und sie ist bewiesen. Noch einmal versuchen kostet nichts.
puzzles-open = Rätsel
puzzles-close = Zurück zum Start
puzzles-previous = ◂ Davor
puzzles-next = Weiter ▸
puzzles-number = { $kind } { $n } von { $of }
puzzles-day = { $kind } vom { $date } (UTC)
puzzles-stars = Jedes nennt eine Zahl, von der es losgeht, und Par. ★★★ ist Par, ★★☆ ein Ort daneben, ★☆☆ mindestens der halbe Weg dorthin; für weniger gibt es keinen Stern. Hast du dir einen Schritt oder die Lösung zeigen lassen, gibt es höchstens einen, bis du neu anfängst.
puzzle-retry = Noch einmal versuchen
puzzles-won = ★ { $stars } von { $of }
puzzle-kind-day = Rätsel des Tages
puzzle-kind-trip = Längste Reise
puzzle-kind-counter = Ein Transportmittel
puzzle-kind-obstacle = Hindernis
puzzle-trip-title = Die längste Reise mit dieser Hand
puzzle-trip-goal = Sammle so viele Orte, wie deine Karten bezahlen. Ein hastiger Elf, der immer den billigsten Schritt in einen neuen Ort geht, kommt auf { $base ->
    [one] einen Ort
   *[other] { $base } Orte
}; Par ist { $par }.
puzzle-trip-look = Sieh dir diesen Schritt an.
puzzle-trip-result = { $n ->
    [0] Kein Ort
    [one] Ein Ort
   *[other] { $n } Orte
}; { $short ->
    [0] das ist Par: Keine Reise ist länger.
   *[other] Par ist { $par }.
}
puzzle-trip-onward = Geh weiter, nimm Schritte zurück oder fang neu an.
puzzle-trip-stop = Hier bleibe ich
puzzle-trip-stuck = Kein Schritt ist mehr zu bezahlen. Bleib hier oder nimm Schritte zurück.
puzzle-counter-title = Ein Transportmittel, mehr Orte
puzzle-counter-goal = Lege das eine Transportmittel, das deiner besten Reise am meisten hilft; sonst legt niemand mehr etwas. Ohne es { $base ->
    [0] erreichst du keinen neuen Ort
    [one] erreichst du einen Ort
   *[other] erreichst du { $base } Orte
}; Par ist { $par }.
puzzle-counter-look = Sieh dir diese beiden Orte an: Was könnte sie verbinden?
puzzle-counter-result = Mit diesem Transportmittel hat deine beste Reise { $n ->
    [0] keinen neuen Ort
    [one] einen Ort
   *[other] { $n } Orte
}, ohne es { $base ->
    [0] keinen
    [one] einen
   *[other] { $base }
}; { $short ->
    [0] das ist Par: Kein Transportmittel bringt mehr.
   *[other] Par ist { $par }.
}
puzzle-obstacle-title = Das Hindernis vor der Führung
puzzle-obstacle-goal = { $name } führt, reist mit den Karten, die hier liegen, und kann { $base ->
    [one] einen Ort
   *[other] { $base } Orte
} erreichen. Lege dein Hindernis dorthin, wo es am meisten schadet; Par ist { $par }.
puzzle-obstacle-hand = Karten von { $name }:
puzzle-obstacle-look = Diese Orte möchte die Führung besuchen.
puzzle-obstacle-result = Mit diesem Hindernis kann die Führung noch { $n ->
    [0] keinen neuen Ort
    [one] einen Ort
   *[other] { $n } Orte
} erreichen, ohne es { $base ->
    [one] einen
   *[other] { $base }
}; { $short ->
    [0] das ist Par: Keine Straße schadet mehr.
   *[other] Par ist { $par }.
}
puzzle-line = Deine Reise (Linie)
puzzle-best = Die beste Reise (gestrichelt)
puzzle-leader = Die beste Reise der Führung (gestrichelt)
