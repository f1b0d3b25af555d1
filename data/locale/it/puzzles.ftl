### Rompicapi: posizioni di partite giocate, con una domanda ciascuna.
puzzles-title = Rompicapi
puzzles-about = Posizioni di partite vere, con una domanda ciascuna. Il risultato migliore possibile è dimostrato dal calcolo. Prova quante volte vuoi.
puzzles-previous = ◂ Rompicapo precedente
puzzles-next = Rompicapo successivo ▸
## $kind è uno dei nomi qui sotto, $n e $of sono numeri, $date è un giorno, $stars un numero.
puzzles-number = { $kind } { $n } di { $of }
puzzles-day = { $kind }: { DATETIME($date, dateStyle: "long") } (UTC)
puzzles-stars = Ogni rompicapo ti dà un numero da battere, e il risultato migliore. ★★★ per il risultato migliore, ★★☆ a una città di distanza, ★☆☆ almeno a metà strada tra il numero e il risultato migliore; con meno, niente stelle. Dopo aver visto un passo o la soluzione puoi guadagnare una stella sola, finché non ricominci da capo.
puzzle-retry = Riprova
puzzles-won = ★ { $stars } di { $of }
puzzle-kind-day = Rompicapo del giorno
puzzle-kind-trip = Il viaggio più lungo
puzzle-kind-counter = Un mezzo solo
puzzle-kind-obstacle = Ostacolo
## $base città senza pensarci, $par il risultato migliore, $n il risultato; $short è quanto manca; $name è in testa.
puzzle-trip-title = Il viaggio più lungo con queste carte
puzzle-trip-goal = Visita quante più città puoi pagare con le tue carte. Un folletto frettoloso, che fa sempre il passo meno caro verso una città nuova, { $base ->
    [0] non arriva in nessuna città
    [one] arriva a una città
   *[other] arriva a { $base } città
}; il risultato migliore è { $par }.
puzzle-trip-look = Guarda questo passo.
puzzle-trip-result = { $n ->
    [0] Nessuna città
    [one] Una città
   *[other] { $n } città
}; { $short ->
    [0] è il risultato migliore: nessun viaggio è più lungo.
   *[other] il risultato migliore è { $par }.
}
puzzle-trip-onward = Continua, torna indietro di qualche passo o ricomincia.
puzzle-trip-stop = Fermati qui
puzzle-trip-stuck = Non puoi permetterti un altro passo. Fermati qui, o torna indietro.
puzzle-counter-title = Un mezzo, più città
puzzle-counter-goal = Metti un solo mezzo di trasporto, quello che aiuta di più il tuo viaggio migliore; nessun altro metterà niente. Senza, { $base ->
    [0] non raggiungi città nuove
    [one] raggiungi una città
   *[other] raggiungi { $base } città
}; il risultato migliore è { $par }.
puzzle-counter-look = Guarda queste due città: che cosa potrebbe unirle?
puzzle-counter-result = Con questo mezzo il tuo viaggio migliore { $n ->
    [0] non ha città nuove
    [one] ha una città
   *[other] ha { $n } città
}, senza { $base ->
    [0] non ne ha
    [one] ne ha una
   *[other] ne ha { $base }
}; { $short ->
    [0] è il risultato migliore: nessun mezzo rende di più.
   *[other] il risultato migliore è { $par }.
}
puzzle-obstacle-title = Ferma chi è in testa
puzzle-obstacle-goal = { $name } è in testa, viaggerà con le carte qui sotto e può raggiungere { $base ->
    [one] una città
   *[other] { $base } città
}. Metti il tuo ostacolo dove fa più male; il risultato migliore è { $par }.
puzzle-obstacle-hand = Le carte di { $name }:
puzzle-obstacle-look = Chi è in testa vorrebbe visitare queste città.
puzzle-obstacle-result = Con questo ostacolo chi è in testa { $n ->
    [0] non raggiunge più città nuove
    [one] raggiunge ancora una città
   *[other] raggiunge ancora { $n } città
}, senza ne raggiunge { $base ->
    [one] una
   *[other] { $base }
}; { $short ->
    [0] è il risultato migliore: nessuna strada fa più male.
   *[other] il risultato migliore è { $par }.
}
puzzle-line = Il tuo viaggio (linea piena)
puzzle-best = Il viaggio migliore (tratteggiato)
puzzle-leader = Il viaggio migliore di chi è in testa (tratteggiato)
