# Rätsel: Stellungen aus gespielten Partien mit je einer Frage.
puzzles-title = Rätsel
puzzles-about = Stellungen aus gespielten Partien mit je einer Frage. Par ist die beste Antwort, und sie ist bewiesen. Noch einmal versuchen kostet nichts.
puzzles-open = Rätsel
puzzles-close = Zurück zum Start
puzzles-previous = ◂ Davor
puzzles-next = Weiter ▸
puzzles-number = { $kind } { $n } von { $of }
puzzles-day = { $kind } vom { $date } (UTC)
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
puzzle-trip-solved = { $n ->
    [one] Ein Ort
   *[other] { $n } Orte
} von { $par }. { $short ->
    [0] Keine Reise ist länger.
    [one] Einer mehr war möglich.
   *[other] { $short } mehr waren möglich.
}
puzzle-trip-wrong = { $n ->
    [one] Ein Ort
   *[other] { $n } Orte
} von { $par }: So weit kommt der hastige Elf mindestens. Geh weiter, nimm Schritte zurück oder fang neu an.
puzzle-trip-stop = Hier bleibe ich
puzzle-trip-stuck = Kein Schritt ist mehr zu bezahlen. Bleib hier oder nimm Schritte zurück.
puzzle-counter-title = Ein Transportmittel, mehr Orte
puzzle-counter-goal = Lege das eine Transportmittel, das deiner besten Reise am meisten hilft; sonst legt niemand mehr etwas. Ohne es { $base ->
    [0] erreichst du keinen neuen Ort
    [one] erreichst du einen Ort
   *[other] erreichst du { $base } Orte
}; Par ist { $par }.
puzzle-counter-look = Sieh dir diese beiden Orte an: Was könnte sie verbinden?
puzzle-counter-solved = Deine beste Reise hat jetzt { $n ->
    [one] einen Ort
   *[other] { $n } Orte
}. { $short ->
    [0] Kein Transportmittel bringt mehr.
    [one] Ein anderes bringt noch einen mehr.
   *[other] Ein anderes bringt noch { $short } mehr.
}
puzzle-counter-wrong = Deine beste Reise hat immer noch { $n ->
    [0] keinen neuen Ort
    [one] einen Ort
   *[other] { $n } Orte
}: Dieses Transportmittel bringt nichts. Es ist zurückgenommen.
puzzle-obstacle-title = Das Hindernis vor der Führung
puzzle-obstacle-goal = { $name } führt, reist mit den Karten, die hier liegen, und kann { $base ->
    [one] einen Ort
   *[other] { $base } Orte
} erreichen. Lege dein Hindernis dorthin, wo es am meisten schadet; Par ist { $par }.
puzzle-obstacle-hand = Karten von { $name }:
puzzle-obstacle-look = Diese Orte möchte die Führung besuchen.
puzzle-obstacle-solved = Die Führung erreicht noch { $n ->
    [0] keinen neuen Ort
    [one] einen Ort
   *[other] { $n } Orte
}. { $short ->
    [0] Keine Straße schadet mehr.
    [one] Eine andere kostet noch einen mehr.
   *[other] Eine andere kostet noch { $short } mehr.
}
puzzle-obstacle-wrong = Die Führung reist anders und erreicht noch immer { $n ->
    [one] einen Ort
   *[other] { $n } Orte
}. Es ist zurückgenommen.
puzzle-line = Deine Reise (Linie)
puzzle-best = Die beste Reise (gestrichelt)
puzzle-leader = Die beste Reise der Führung (gestrichelt)
