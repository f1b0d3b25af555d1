### Aiuto al tavolo: dove guardare, a che cosa pensare, e che cosa cambierebbe un mezzo.
hint-button = Suggerimento
## Primo passo: dove guardare. $town è una città.
hint-look-pile = Guarda il mazzetto coperto.
hint-look-cards = Guarda le tue carte: per quali non hai ancora un mezzo?
hint-look-display = Guarda la fila: c’è qualcosa di adatto alle tue carte?
hint-look-around = Guarda le strade intorno { town.a }.
hint-look-obstacle = Guarda il tuo ostacolo, e gli stivali degli altri.
hint-look-counters = Guarda i tuoi mezzi: qualcuno può ancora aprirti la via per una città?
hint-look-towards = Guarda verso { $town }.
hint-look-rest = Guarda le carte che ti restano.
hint-look-keep = Guarda prima le tue carte, poi i tuoi mezzi.
## Secondo passo: a che cosa pensare. $cards è un elenco come «2 draghi e 1 zattera», $now, $then,
## $towns e $have sono numeri.
hint-think-draw-secret = Qui non c’è niente da scegliere, ma ciò che peschi lo vedrai solo tu.
hint-think-draw-cards = Un mezzo vale di più quando hai le carte per usarlo. In mano hai { $cards }.
hint-think-draw-far = Nella fila niente è adatto alle tue carte. Allora conviene un tipo che passa su molte strade.
hint-think-draw-pile = Nella fila niente conviene più di una pescata alla cieca.
hint-think-place-more = Il tuo viaggio migliore adesso: { $now ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $now } città nuove
}. Con un mezzo in più arriva a { $then }.
hint-think-place-plan = Il tuo viaggio migliore adesso: { $now ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $now } città nuove
}. Un mezzo solo è appena un inizio, ma con tutti i tuoi può arrivare a { $then }.
hint-think-place-end = Il tuo viaggio migliore adesso: { $now ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $now } città nuove
}. Con un mezzo in più potrebbe arrivare a { $then }, ma per la prossima mano conta anche dove ti fermi.
hint-think-place-same = Il tuo viaggio migliore adesso: { $now ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $now } città nuove
}. Nessun mezzo aggiunge una città, ma uno può farti risparmiare carte, o servirti più avanti.
hint-think-obstacle = Il tuo viaggio migliore adesso: { $now ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $now } città nuove
}. Nessuno dei tuoi mezzi lo allunga. Però puoi rendere più cara la strada a qualcun altro.
hint-think-pass = Il tuo viaggio migliore adesso: { $now ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $now } città nuove
}. Niente di ciò che puoi mettere lo allunga, e un mezzo tenuto è un mezzo in più nella prossima mano.
hint-think-pass-done = Il tuo viaggio migliore adesso: { $now ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $now } città nuove
}. Niente di ciò che puoi mettere lo allunga.
hint-think-move = { $towns ->
    [0] Non puoi più raggiungere città nuove.
   *[other] { still-new-towns }, se spendi bene le tue carte.
}
hint-think-move-later = { still-new-towns }. Ma se { $then ->
    [0] non ne visiti nessuna
    [one] ne visiti solo una
   *[other] ne visiti solo { $then }
}, puoi fermarti dove la prossima mano comincia meglio.
hint-think-move-home = Non puoi raggiungere città nuove, ma puoi finire più vicino alla città della tua carta.
hint-think-move-place = Non puoi raggiungere città nuove, ma puoi fermarti dove la prossima mano comincia meglio.
hint-think-end = Non puoi permetterti un’altra città nuova.
hint-think-end-later = { still-new-towns }, ma da qui la prossima mano comincia meglio.
hint-think-end-cut = Hai { $have } carte e puoi tenerne quattro. Tieni quelle adatte ai tuoi mezzi, o che valgono su molte strade.
hint-think-keep-cards = Pensa alla prossima mano. Hai { $cards }.
hint-think-keep-far = Pensa alla prossima mano: nessuna delle tue carte ha già il suo mezzo, perciò tieni un tipo che passa su molte strade.
## $hint è una delle frasi qui sopra, $rule il numero di una regola, $statement la regola stessa.
## Mentre si pianifica: $towns città adesso, $then dopo; $each è un elenco di outlook-of, $thing un
## mezzo di trasporto o l’ostacolo.
outlook-now = Il tuo viaggio migliore adesso: { $towns ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $towns } città nuove
}.
outlook-with = Il tuo viaggio migliore adesso: { $towns ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $towns } città nuove
}; con questo, { $then ->
    [0] nessuna
    [1] una
   *[other] { $then }
}.
outlook-with-each = Il tuo viaggio migliore adesso: { $towns ->
    [0] nessuna città nuova
    [one] una città nuova
   *[other] { $towns } città nuove
}. A seconda di quello che metti – { $each }.
outlook-of = { $thing }: { $towns }
