### Perché una mossa non vale. Dopo ogni frase si legge il numero della regola.

## $seat e $turn sono giocatori ([you]: chi legge), $counter un mezzo di trasporto, $road un
## collegamento, $town una città, $terrain un terreno, $chart una riga della carta geografica; $given,
## $base e $due sono numeri, $price, $cards e nei prezzi anche $have sono come «2 draghi».
refusal-not-an-action = In questo gioco non è una mossa.
refusal-no-such-seat = A questo tavolo il posto { $seat } non c’è.
refusal-two-to-six = Elfenland è un gioco da due a sei giocatori.
refusal-half-for-two = La metà occidentale della mappa è per due giocatori, né più né meno.
refusal-bad-switch = Nessun regolamento prevede { $value } per «{ $switch }»: scegli uno dei valori proposti.
refusal-not-your-turn = Non ancora: è il turno di { $turn }, non { $seat ->
    [you] il tuo
   *[player] di { $seat }
}.
refusal-game-over = La partita è finita. Puoi cominciarne un’altra.
refusal-box-first = Si stanno ancora distribuendo le carte. Tra un attimo potrai giocare.
refusal-no-such-source = I mezzi si prendono solo dalla fila o dal mazzetto coperto: scegli uno dei due.
refusal-no-such-counter = Non c’è nessun mezzo di trasporto «{ $given }». I sei tipi sono maiale gigante, ruota dei folletti, nuvola magica, unicorno, carrozza dei demoni e drago.
refusal-no-such-card = Non c’è nessuna carta di viaggio «{ $given }». Una carta mostra uno dei sei mezzi di trasporto, o una zattera.
refusal-no-such-road = Sulla tavola non c’è nessuna strada «{ $given }». Controlla il terreno e le due città.
refusal-no-such-town = Sulla tavola non c’è nessuna città «{ $given }». Controlla come si scrive.
refusal-no-such-payment = Di’ come paghi: con le carte secondo la carta geografica, in carovana, o ai barcaioli.
refusal-secret-or-open = Di’ se il mezzo è scoperto o segreto.
refusal-draw-secret-first = Prima ognuno pesca un mezzo dal mazzetto coperto: pesca anche il tuo.
refusal-draw-first = Prima ognuno prende altri tre mezzi: prendine uno dalla fila, o pesca alla cieca.
refusal-pile-is-face-down = Il mazzetto è coperto: non puoi sceglierci { one-counter }.
refusal-name-a-counter = Di’ quale dei cinque mezzi prendi.
refusal-not-in-display = Nella fila non c’è { counter.nessun }. Prendi uno dei cinque mezzi che ci sono, o pesca alla cieca.
refusal-plan-first = Si pianifica ancora: metti un mezzo o il tuo ostacolo, oppure passa.
refusal-counter-not-held = Non hai { counter.nessun }. Scegli uno dei tuoi mezzi.
refusal-road-has-counter = Un solo mezzo per strada, e su { $road } c’è già { one-counter }. Scegli un’altra strada.
refusal-wrong-terrain = { CAP(counter.il) } non passa { terrain.dove }: lì la carta geografica ha un trattino ({ $chart }). Scegli un’altra strada.
refusal-no-counter-on-water = Su fiumi e laghi non si mettono mezzi: quando viaggi, paghi con carte zattera.
refusal-no-obstacle-on-water = Su fiumi e laghi non si mettono ostacoli: scegli una strada con un mezzo.
refusal-obstacle-needs-counter = L’ostacolo va su una strada con un mezzo, e su { $road } non ce n’è. Scegli un’altra strada.
refusal-road-has-obstacle = Un solo ostacolo per strada, e su { $road } ce n’è già uno. Scegli un’altra strada.
refusal-obstacle-used = Hai già usato il tuo ostacolo; ne hai uno solo per tutta la partita.
refusal-move-first = Adesso si muovono gli stivali: fai un passo, o termina il viaggio.
refusal-not-from-here = Il tuo stivale è { town.a }, { LETTER($road) ->
    [e] ed
   *[other] e
} { $road } non parte da lì. Scegli una via che parta da { $town }.
refusal-already-there = Il tuo stivale è già { town.a }. Scegli la città all’altro capo di { $road }.
refusal-not-to-there = { $road } non porta { town.a }. Scegli una delle sue due città.
refusal-road-needs-counter = Su { $road } non c’è nessun mezzo, e in questa mano nessuno può usarla. Scegli un’altra via.
refusal-out-of-play = Oltre il confine: { $road }. È in gioco solo la metà occidentale della mappa. Scegli una via da questa parte.
refusal-road-price = Questa strada costa: { $terrain } { $base } = { $price }, o tre carte qualsiasi in carovana. In mano: { $have }.
refusal-road-price-alone = Questa strada costa: { $terrain } { $base } = { $price }. In mano: { $have }.
refusal-obstacle-price = Questa strada costa: { $terrain } { $base } + ostacolo 1 = { $price }, o quattro carte qualsiasi in carovana. In mano: { $have }.
refusal-river-price = In questa direzione il fiume costa { $price }. In mano: { $have }. Scegli un’altra via, o termina il viaggio.
refusal-lake-price = Il traghetto costa { $price }. In mano: { $have }. Scegli un’altra via, o termina il viaggio.
refusal-wrong-cards = Questo passo si paga con { $price }, non con { $cards }.
refusal-exact-price = Devi pagare esattamente { $price }, e { $given ->
    [0] non offri nessuna carta
    [one] offri una carta
   *[other] offri { $given } carte
}.
refusal-no-caravan-on-water = Le carovane non attraversano l’acqua: fiumi e traghetti si pagano con carte zattera.
refusal-caravan-only-if-unable = A questo tavolo la carovana è solo per chi non può pagare il prezzo. Tu puoi: { $price }.
refusal-caravan-price = Una carovana costa tre carte qualsiasi; ne offri { $given } e ne hai { $have }.
refusal-caravan-obstacle = Carovana 3 + ostacolo 1 = 4 carte qualsiasi; ne offri { $given } e ne hai { $have }.
refusal-no-boatmen = Su { $road } non ci sono barcaioli. Scegli un altro modo di pagare.
refusal-boatmen-price = I barcaioli vogliono tre carte qualsiasi; ne offri { $given } e ne hai { $have }.
refusal-cards-not-held = Queste carte non le hai: { $cards }. Scegli tra le tue.
refusal-cut-to-four = { $due ->
    [0] Puoi tenere quattro carte e ne hai solo { $have }: non devi scartarne nessuna, e tu ne scarti { $given }.
   *[other] Puoi tenere quattro carte e ne hai { $have }: scartane { $due }, non { $given }.
}
refusal-keep-first = Prima scegli l’unico mezzo di trasporto da tenere.
