# Il tavolo di Elfengold: che cosa fare, i pulsanti, il mercato e l’asta, che cosa è successo, la fine.
# $item è un oggetto con il suo nome, $coins un numero di monete.
so-many-coins = { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}
phase-cards = Carte
phase-open = Oggetti
phase-auction = Asta
phase-reward = Premio
phase-discard = Carte in mano
phase-keep_items = Fine mano

now-cards = Prendi una carta dal mazzo o dal mercato, o tutto l’oro. { $left ->
    [one] È l’ultima volta in questa mano.
   *[other] In questa mano ti tocca ancora { $left } volte.
}
now-drawn-card = Hai pescato: { $card }. Non la vede nessun altro.
now-open = Quale dei tuoi due oggetti scopri? L’altro resta segreto.
now-auction-first = In vendita: { $item }. Nessuno ha ancora offerto. Hai { $have ->
    [one] una moneta
   *[other] { $have } monete
}: fai un’offerta, o passa.
now-auction = In vendita: { $item }. L’offerta più alta è di { so-many-coins }, e tu ne hai { $have }: offri di più, o passa.
now-auction-out = In vendita: { $item }. L’offerta più alta è di { so-many-coins }, e tu ne hai { $have }: puoi solo passare.
now-reward = Le città del tuo viaggio ti danno { so-many-coins }. Prendile, o prendi invece due carte.
now-reward-none = Il tuo viaggio non ha portato monete. Puoi prendere due carte.
now-reward-second = Prendi la seconda carta.
now-keep_items = Tieni due oggetti, così come sono. { $left ->
    [one] Scegline ancora uno.
   *[other] Scegline { $left }.
}
now-plan-items = Gioca uno dei tuoi oggetti, oppure passa.
now-double = Quale mezzo metti con il Raddoppio? Va accanto a un altro sulla stessa strada.
now-double-where = Quale strada raddoppi? Scegline una con un solo mezzo, di un altro tipo.
now-exchange-where = Scegli la prima delle due strade di cui scambi i mezzi.
now-exchange-other = E quale strada scambia il mezzo con { $road }?
now-tree-where = Su quale strada va l’albero? Lì tutti pagheranno una carta in più dello stesso tipo.
now-sea_monster-where = In quale tratto d’acqua va il mostro marino? Lì ogni passaggio costerà una zattera in più.
now-gold_piece-where = Su quale strada va il pezzo d’oro? Chi arriva di lì prende il doppio del valore della città.
now-witch = La strega toglie di mezzo l’albero o il mostro marino: scegli dove andare. Vuole una moneta.
now-travel-helped = Da { $town } non puoi permetterti nessun passo senza aiuto: fatti aiutare dalla strega, oppure termina il viaggio.
now-fly = Dove vai? Per tre monete la strega ti fa volare in qualsiasi città.
touch-witch = Per una moneta la strega toglie di mezzo un albero o un mostro marino, per tre ti fa volare dove vuoi: usa i pulsanti.
touch-item = Per ora non c’è posto per questo: { $item }. { $rule }

choice-market = Prendi: { $card }
choice-deck = Pesca dal mazzo
choice-gold = Prendi tutto l’oro: { so-many-coins }
choice-drawn = Scopri: { $item }
choice-bid = Offri { $coins }
choice-bid-all = Offri tutto ({ $coins })
choice-pass-bid = Non offrire
choice-coins = Prendi { so-many-coins }
choice-nothing = Non prendere niente
choice-witch = Con la strega…
choice-fly = Vola con la strega…
choice-flight = Vola { town.a }
choice-flight-new = Vola { town.a } (nuova)
choice-item = Gioca: { $item }
choice-item-secret = Gioca: { $item } (segreto)
choice-keep-item = Tieni: { $item }
choice-keep-item-secret = Tieni: { $item } (segreto)
choice-keep-item-again = Tieni anche: { $item }
choice-keep-item-secret-again = Tieni anche: { $item } (segreto)
bid-label = La tua offerta
bid-go = Offri
bid-nothing = Scrivi in cifre quante monete offri.

rack-items = I tuoi oggetti
rack-market = Il mercato
rack-drawn = Appena pescati
seat-coins = { so-many-coins }
seat-secret-items = { $n ->
    [one] { $n } oggetto segreto
   *[other] { $n } oggetti segreti
}
goods-market = Mercato
goods-gold = Mucchio d’oro: { $n }
goods-gold-none = Niente oro
goods-sale = In vendita
goods-next = Poi
goods-nobody = nessuna offerta
goods-in = { $name ->
    [you] Puoi
   *[player] { $name } può
} ancora offrire
goods-out = { $name ->
    [you] Non offri
   *[player] { $name } non offre
} più
goods-gathered = In questo viaggio: { so-many-coins }.

aloud-market = Al mercato: { $cards }. Carte oro nel mucchio: { $n }.
aloud-coins = { $town } { $coins }
aloud-values = Valori in oro
aloud-items = I tuoi altri oggetti: { $items }.
seen-two = { $counters } su { $road }
seen-and-tree = { $laid } con un albero
seen-and-gold = { $laid } con un pezzo d’oro
seen-monsters = Mostri marini: { $roads }.

log-values = I valori in oro vengono sorteggiati fra le città.
log-hand = { $name ->
    [you] Ricevi
   *[player] { $name } riceve
} { $n ->
    [one] una carta
   *[other] { $n } carte
}.
log-market = Apre il mercato: { $cards }.
log-income = Ognuno riceve { so-many-coins }.
log-items = { $name ->
    [you] Peschi
   *[player] { $name } pesca
} { $n ->
    [one] un oggetto
   *[other] { $n } oggetti
}.
log-row = In vendita in questa mano: { $items }.
log-sold = { $name ->
    [you] Compri
   *[player] { $name } compra
} per { so-many-coins }: { $item }.
log-unsold = Nessuno offre, e torna nella riserva: { $item }.
log-take-deck = { $name ->
    [you] Peschi
   *[player] { $name } pesca
} una carta dal mazzo.
log-take-market = { $name ->
    [you] Prendi
   *[player] { $name } prende
} una carta dal mercato: { $card }.
log-gold-turned = { $gold ->
    [one] Salta fuori una carta oro.
   *[other] Saltano fuori { $gold } carte oro.
}
log-take_gold = { $name ->
    [you] Prendi
   *[player] { $name } prende
} tutto l’oro.
log-open = { $name ->
    [you] Scopri
   *[player] { $name } scopre
}: { $item }.
log-bid = { $name ->
    [you] Offri
   *[player] { $name } offre
} { so-many-coins }.
log-pass_bid = { $name ->
    [you] Non offri
   *[player] { $name } non offre
} più.
log-place_item = { $name ->
    [you] Giochi
   *[player] { $name } gioca
} su { $road }: { $item }.
log-double = { $name ->
    [you] Raddoppi
   *[player] { $name } raddoppia
} { $road } con { one-counter }.
log-exchange = { $name ->
    [you] Scambi
   *[player] { $name } scambia
} i mezzi di due strade: { $road }, { $other }.
log-witch_move = { $name ->
    [you] Vai
   *[player] { $name } va
} { town.a } con l’aiuto di una strega, pagando { $cards }.
log-fly = { $name ->
    [you] Voli
   *[player] { $name } vola
} { town.a } con una strega.
log-take_coins = { $name ->
    [you] Prendi
   *[player] { $name } prende
} { so-many-coins }.
log-take_coins-none = { $name ->
    [you] Non prendi
   *[player] { $name } non prende
} né monete né carte.
log-discard = { $name ->
    [you] Scarti
   *[player] { $name } scarta
} { $n ->
    [one] una carta
   *[other] { $n } carte
}.
log-keep_items = { $name ->
    [you] Tieni
   *[player] { $name } tiene
} due oggetti.

end-coins = Monete
end-by-coins = Parità di città: vince chi ha più monete.
end-by-coins-score = Parità di punti: vince chi ha più monete.
end-by-distance-coins = Parità di punti e di distanza: vince chi ha più monete.
interlude-coins = { so-many-coins }

do-take-deck = Pesca dal mazzo
do-take-market = Prendi dal mercato: { $card }
do-take_gold = Prendi tutto l’oro
do-open = Scopri: { $item }
do-bid = Offri { $coins }
do-pass_bid = Non offrire
do-place_item = Gioca su { $road }: { $item }
do-double = Raddoppia { $road } con { one-counter }
do-exchange = Scambia i mezzi di due strade: { $road }, { $other }
do-witch_move = Vai { town.a } con la strega, pagando { $cards }
do-fly = Vola { town.a }
do-take_coins = Prendi { so-many-coins }
do-discard = Scarta { $cards }
do-keep_items = Tieni: { $items }

hint-gold-look-cards = Guarda i tuoi mezzi e il mercato: vanno bene insieme?
hint-gold-think-cards = Una carta che va con un tuo mezzo vale più di una che non vedi. Tre monete per ogni carta oro sono una buona paga, quando il mucchio è cresciuto.
hint-gold-look-open = Guarda i tuoi due oggetti.
hint-gold-think-open = Di ciò che è scoperto gli altri tengono conto. Tieni segreto quello che li sorprende.
hint-gold-look-auction = Guarda l’oggetto in vendita e le tue carte.
hint-gold-think-auction = Quante città in più ti porterebbe? Una città vale qualche moneta; quello che non ti serve vale solo ciò che darebbe agli altri.
hint-gold-look-plan = Guarda le strade intorno al tuo stivale.
hint-gold-think-plan = Prima il tuo viaggio: quale oggetto lo porta una città più in là, o in una città che paga bene?
hint-gold-look-travel = Guarda le città intorno al tuo stivale, e le loro monete.
hint-gold-think-travel = Prima una città nuova; fra due, quella che paga di più. Un pezzo d’oro raddoppia le monete della città.
hint-gold-look-reward = Confronta le monete del tuo viaggio con due carte.
hint-gold-think-reward = Due carte valgono circa sei monete, finché puoi giocarle. Nell’ultima mano contano solo le monete.
hint-gold-look-discard = Guarda le tue carte.
hint-gold-think-discard = Tieni quello che va con i tuoi mezzi, e più carte dello stesso tipo.
hint-gold-look-keep_items = Guarda i tuoi oggetti.
hint-gold-think-keep_items = Tieni quello che andrà con le tue carte nella prossima mano.
