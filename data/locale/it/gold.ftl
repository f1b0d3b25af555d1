# Elfengold: i nomi delle sue cose, e perché una mossa è rifiutata. $item è uno di questi nomi.
kind-witch = strega
kind-gold = carta oro
kind-gold_piece = pezzo d’oro
kind-tree = albero
kind-sea_monster = mostro marino
kind-double = Raddoppio
kind-exchange = Scambio
count-witch = { $n ->
    [one] { $n } strega
   *[other] { $n } streghe
}

refusal-no-such-card-source = Le carte si prendono dal mazzo o dal mercato: scegli uno dei due.
refusal-no-such-item = Non c’è nessun oggetto «{ $given }». Scegli uno dei tuoi.
refusal-no-such-sum = «{ $given }» non è un numero di monete.
refusal-item-secret-or-open = Di’ se l’oggetto è scoperto o segreto.
refusal-take-first = Prima ognuno prende tre carte: dal mazzo, dal mercato, o tutto l’oro.
refusal-deck-is-face-down = Il mazzo è coperto: non puoi scegliere la carta che peschi ({ $card }).
refusal-deck-is-empty = Non ci sono più carte da pescare. Prendine una dal mercato.
refusal-name-a-card = Di’ quale carta del mercato prendi.
refusal-not-in-market = Questa carta non è al mercato: { $card }. Scegline una che c’è.
refusal-no-gold-pile = Il mucchio d’oro è vuoto. Prendi invece una carta.
refusal-open-first = Prima scegli quale dei due oggetti scoprire.
refusal-not-drawn = Questo oggetto non l’hai appena pescato: { $item }. Scegli uno dei due.
refusal-bid-first = C’è l’asta: fai un’offerta, o passa.
refusal-bid-too-low = Offri almeno { $least }, non { $given }, o passa.
refusal-bid-too-high = Non puoi offrire più di quanto hai: offri { $given } e hai { $have }.
refusal-plan-items-first = Si pianifica ancora: gioca uno dei tuoi oggetti, oppure passa.
refusal-no-own-obstacle = Qui nessuno ha un ostacolo suo: gli alberi vengono dalla riserva degli oggetti.
refusal-item-not-held = Questo oggetto non ce l’hai: { $item }. Scegli uno dei tuoi.
refusal-monster-on-road = Il mostro marino vive nei fiumi e nei laghi, ma { $road } è una strada. Scegli un tratto d’acqua.
refusal-water-has-monster = Un solo mostro marino per tratto, e su { $road } ce n’è già uno. Scegli un altro tratto.
refusal-tree-on-gold = Su { $road } c’è un pezzo d’oro, e un albero non ci va. Scegli un’altra strada.
refusal-gold-needs-counter = Il pezzo d’oro va su una strada con un mezzo, e su { $road } non ce n’è. Scegli un’altra strada.
refusal-road-has-gold = Un solo pezzo d’oro per strada, e su { $road } ce n’è già uno. Scegli un’altra strada.
refusal-gold-on-tree = Su { $road } c’è un albero, e un pezzo d’oro non ci va. Scegli un’altra strada.
refusal-double-with-counter = Di’ quale dei tuoi mezzi metti con il Raddoppio.
refusal-double-needs-counter = Si raddoppia solo una strada con un mezzo, e su { $road } non ce n’è. Scegli un’altra strada.
refusal-road-has-double = Su { $road } ci sono già due mezzi. Scegli un’altra strada.
refusal-double-same-kind = Su { $road } c’è già { one-counter }: il secondo mezzo dev’essere di un altro tipo.
refusal-exchange-two-roads = Scegli le due strade di cui scambi i mezzi.
refusal-exchange-needs-counter = Su { $road } non c’è nessun mezzo da scambiare. Scegli un’altra strada.
refusal-exchange-doubled = Su { $road } ci sono due mezzi, e lo scambio vale solo dove ce n’è uno. Scegli un’altra strada.
refusal-exchange-same-kind = I due mezzi sono uguali ({ $counter }): lo scambio non cambia nulla. Scegli un’altra strada.
refusal-monster-price = { $base } + mostro marino 1 = { $price }. In mano: { $have }. Offri { $given ->
    [one] una carta
   *[other] { $given } carte
}.
refusal-monster-boatmen = Barcaioli 3 + mostro marino 1 = { $need } carte qualsiasi; ne offri { $given } e ne hai { $have }.
refusal-no-witch = Non hai nessuna strega in mano.
refusal-witch-coins = Per questo la strega vuole { $need ->
    [one] una moneta
   *[other] { $need } monete
}, e tu ne hai { $have }.
refusal-nothing-in-the-way = Su { $road } non c’è né un albero né un mostro marino: lì la strega non può aiutarti.
refusal-fly-elsewhere = Il tuo stivale è già { town.a }: vola in un’altra città.
refusal-nothing-to-cut = Qui nessuno scarta carte, e tu ne hai scelte { $given }: termina semplicemente il viaggio.
refusal-reward-first = I tuoi passi sono finiti: scegli le monete o due carte.
refusal-coins-are = Le città di questo viaggio valgono { $need }, non { $given }.
refusal-second-card-first = Hai scelto le carte: prendi la seconda.
refusal-no-gold-after-move = Dopo il viaggio il mucchio d’oro resta dov’è: prendi le carte, o le monete delle tue città.
refusal-cut-first = Prima riduci a quattro le carte che hai in mano.
refusal-keep-two-first = Prima scegli i due oggetti da tenere.
refusal-keep-two = Tieni due oggetti, non { $given }, dei { $have } che hai.

refusal-gold-turned-up = Il numero di carte oro scoperte non può essere { $given }.
refusal-draw-not-due = Adesso il mazzo non può aver dato questa carta.
refusal-values-of-towns = Ognuna delle { $need } città deve avere il suo valore.
refusal-values-dealt = Non sono i venti valori che si distribuiscono alle città.
