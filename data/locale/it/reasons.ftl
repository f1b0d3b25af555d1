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

## Elfengold
reason-gold-pile = Il mucchio d’oro mi frutta { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}: meglio di una carta.
reason-card-suits = Per questa carta ho { $counters ->
    [one] un mezzo
   *[other] { $counters } mezzi
}: { $card }.
reason-card-far = Con questa carta arrivo più lontano: { $card }.
reason-card-blind = Il mazzo mi promette più di quanto c’è al mercato.
reason-open-less = Scopro ciò di cui posso fare a meno: { $item }.
reason-bid-towns = Per questo oggetto darei { $coins ->
    [one] una moneta
   *[other] fino a { $coins } monete
}: { $item }. Con questo visito { $towns ->
    [one] una città in più
   *[other] { $towns } città in più
}.
reason-bid-later = Per questo oggetto darei { $coins ->
    [one] una moneta
   *[other] fino a { $coins } monete
}: { $item }. Può servirmi più avanti.
reason-pass-dear = Per me questo oggetto non vale più di { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}: { $item }.
reason-pass-useless = Questo oggetto non mi serve: { $item }.
reason-gold-piece = Su { $road } passo comunque, e lì il pezzo d’oro mi frutta { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} in più.
reason-exchange-towns = Scambiati i mezzi su { $road } e su { $other }, visito { $towns ->
    [one] una città in più
   *[other] { $towns } città in più
}.
reason-coins-more = Le mie città fruttano { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}: meglio di due carte.
reason-coins-last = Dopo l’ultimo viaggio le carte non valgono più nulla, e a parità decidono le monete.
reason-cards-more = Meglio due carte che { $coins ->
    [0] niente
    [one] una moneta
   *[other] { $coins } monete
}.
reason-cut-least = Scarto { $cards ->
    [one] la carta che mi serve
   *[other] le { $cards } carte che mi servono
} di meno.
reason-keep-best = Questi due oggetti sono quelli che mi servono di più.
reason-witch-step = La strega mi libera la strada verso { $town }.
reason-witch-fly = La strega mi porta in volo { town.a }: a piedi costerebbe troppo.
