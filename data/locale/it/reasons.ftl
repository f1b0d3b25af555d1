### Perché un bot ha fatto quel che ha fatto, con parole sue.
reason-chance = Ho tirato a sorte.
## $counter è un mezzo di trasporto, $road una strada, $town una città, $goal la meta, $home la città
## della carta, $seat un altro giocatore ([you]: chi legge); $towns e $cards sono numeri, ma dopo «Ho»
## $cards è un elenco.
reason-draw-cards = Ho { $cards }, perciò prendo { one-counter }.
reason-draw-far = Non ho carte per { counter.il }, ma passa su molte strade.
reason-place-towns = Con { counter.il } su { $road } visito { $towns ->
    [one] una città in più: { $town }
   *[other] { $towns } città in più, a cominciare da { $town }
}.
reason-place-cards = { CAP(counter.il) } su { $road } mi porta { town.a } e mi fa risparmiare { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
reason-place-later = { CAP(counter.il) } su { $road } può servirmi più avanti.
reason-place-spare = Posso fare a meno { counter.del }; su { $road } non fa danni.
reason-obstacle-towns = Con un ostacolo su { $road } { $seat ->
    [you] perderai
   *[player] { $seat } perderà
} probabilmente { $towns ->
    [one] una città
   *[other] { $towns } città
}.
reason-obstacle-cards = Con un ostacolo su { $road } { $seat ->
    [you] spenderai
   *[player] { $seat } spenderà
} probabilmente { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in più.
reason-obstacle-near = A me { $road } non serve, e lo stivale più vicino è { $seat ->
    [you] il tuo
   *[player] quello di { $seat }
}.
reason-pass-wait = Aspetto: forse qualcun altro mette ciò che mi serve.
reason-pass-keep = Il mio ultimo mezzo preferisco tenerlo per la prossima mano.
reason-pass-done = Non voglio mettere altro.
reason-move-town = La mia pedina mi aspetta { town.a }. { $towns ->
    [0] È l’ultima città nuova del mio viaggio.
    [one] È l’ultima città nuova del mio viaggio.
   *[other] È la prima delle { $towns } città nuove del mio viaggio.
}
reason-move-through = Da { $town } passo soltanto: la mia meta è { $goal }.
reason-move-home = Da { $town } manca meno strada fino { LETTER($home) ->
    [a] ad
   *[other] a
} { $home }, la città della mia carta.
reason-move-home-there = Sono a destinazione: { $town } è la città della mia carta.
reason-move-place = Non posso raggiungere città nuove, ma da { $town } la prossima mano comincia meglio.
reason-end-done = Un altro passo non posso permettermelo.
reason-end-cut = { $cards ->
    [0] Nessun’altra città vale la spesa.
    [one] Nessun’altra città vale la spesa, perciò scarto una carta.
   *[other] Nessun’altra città vale la spesa, perciò scarto { $cards } carte.
}
reason-end-save = Un altro passo potrei permettermelo, ma { $cards ->
    [0] preferisco fermarmi qui
    [one] la mia ultima carta vale di più in mano
   *[other] le mie { $cards } carte valgono di più in mano
}.
reason-keep-cards = Ho { $cards }, perciò tengo { one-counter }.
reason-keep-far = Non ho carte per { counter.il }, ma passa su molte strade.
