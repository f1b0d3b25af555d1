### Il tavolo: inizio, turni, scelte, cronaca, fine.
start-title = Elfenland
start-welcome = Chi gioca? Sedetevi intorno allo schermo in quest’ordine, in senso orario.
language-name = Italiano
## $n è un numero, $a, $b e $name sono giocatori, $names un elenco, $when un momento, $folder e $file
## percorsi, $sentence una frase intera.
start-seat = Posto { $n }
start-empty = nessuno
start-person = una persona
start-name = Nome
start-name-full = Un nome ha al massimo { $most } caratteri.
start-color = Colore
start-player = Giocatore { $n }
start-edition = Edizione
start-house-rules = Regole della casa
start-first = Chi comincia
start-by-lot = a sorte
start-seed = Seme casuale (facoltativo)
start-seed-hint = stesso seme, stessa partita
start-go = Comincia la partita
start-resume = Continua
start-resume-about = { $names }: mano { $round }, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-load = Apri una registrazione…
start-fan = Un progetto non ufficiale, fatto da appassionati. Elfenland è di Alan R. Moon, e vale la pena di comprarlo.
start-few = Bisogna essere almeno in due: scegli una persona o un bot per due dei posti.
start-half-two = La metà occidentale della mappa è per due, e i posti occupati sono { $n }. Lasciane due, o scegli un’altra edizione.
start-same-color = { $a } { LETTER($b) ->
    [e] ed
   *[other] e
} { $b } hanno lo stesso colore. Scegline un altro per uno dei due.
start-first-empty = Al posto che deve cominciare non c’è nessuno. Scegline un altro, o lascia decidere alla sorte.
start-unsaved = Per ora funziona, ma non verrà ricordato: in { $folder } non si può scrivere.
start-resume-over = { $names }: partita finita, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-broken-save = L’ultima partita non si apre. { $sentence } Puoi cominciarne una nuova; il vecchio file resta dov’è.

phase-deal = Carte
phase-draw_secret = Segreto
phase-draw = Altri tre
phase-plan = Pianifica
phase-travel = Viaggio
phase-keep = Fine mano
round-of = Mano { $n } di { $rounds }
turn-of = È il turno di { $name }
turn-bot = { $name } ci pensa…
bots-hurried = Questo dispositivo è lento: all’esperto è mancato il tempo e ha pensato meno che altrove.
phases = Le fasi di una mano

## Che cosa fare adesso. $left è quanto manca; $counter un mezzo di trasporto, $road un collegamento,
## $town una città.
aim = Lo scopo: visitare in { $rounds } mani più città di tutti gli altri, sulle { $towns } della mappa.
aim-town-card = Alla fine ogni collegamento tra il tuo stivale e la città sulla tua carta della città ti costa un punto.
now-draw_secret = Pesca un mezzo di trasporto dal mazzetto coperto. Resterà il tuo segreto.
now-drawn = Il tuo mezzo segreto: { $counter }. Nessun altro lo vede.
now-draw = Prendi uno dei cinque mezzi, o il primo del mazzetto. Te ne { $left ->
    [one] resta uno
   *[other] restano { $left }
} da prendere.
now-plan = Metti su una strada un mezzo o il tuo ostacolo, oppure passa.
now-plan-counter = Metti un mezzo su una strada, oppure passa.
now-plan-obstacle = Metti il tuo ostacolo su una strada, oppure passa.
now-plan-nothing = Non hai più niente da mettere: passa.
now-plan-last = Se adesso passi, la pianificazione finisce per tutti.
now-place-where = Dove metti { counter.il }? { $roads ->
    [one] Può andare sulla strada dorata.
   *[other] Può andare sulle strade dorate.
}
now-obstacle-where = Su quale strada metti l’ostacolo? Lì tutti pagheranno una carta in più dello stesso tipo.
now-place-which = Quale mezzo metti su { $road }?
now-travel = Vai in una città vicina { town.a }, oppure termina il viaggio.
now-travel-stuck = Da { $town } non puoi permetterti nessun passo: termina il viaggio.
now-pay = Come paghi { $road }?
now-pay-cards = Scegli le carte con cui paghi { $road }: ancora { $left ->
    [one] una
   *[other] { $left }
}.
now-cut = Puoi tenere quattro carte. Scartane { $left ->
    [one] una
   *[other] { $left }
}.
now-keep = Scegli l’unico mezzo di trasporto da tenere.
now-watch = Giocano gli altri.
now-over = La partita è finita.
touch-own-town = Il tuo stivale è qui, { town.a }. Scegli una strada che parta da qui, o la città a cui porta.
touch-boot = Il tuo stivale è { town.a }. { $now }
touch-far-town = Da { $town } nessuna via porta direttamente { LETTER($far) ->
    [a] ad
   *[other] a
} { $far }: vai di città in città.
touch-obstacle = L’ostacolo va su una strada con un mezzo di trasporto; adesso non ce n’è nessuna.
touch-card = Prima scegli dove va lo stivale, poi le carte con cui paghi.
touch-other = Adesso non puoi sceglierlo. { $now }
touch-land = Proprio qui non c’è niente. { $now }
touch-nothing = Qui adesso non c’è niente da scegliere.

## Pulsanti, brevi. $price è un prezzo come «2 draghi», $card una carta, $n un numero.
choice-pile = Pesca dal mazzetto
choice-display = Prendi { counter.il }
choice-counter = Metti { one-counter }
choice-counter-secret = Metti { counter.segreto }
choice-obstacle = Metti l’ostacolo
choice-pass = Passa
choice-step = { $town }, { $terrain }: { $price }
choice-step-caravan = { $town }, { $terrain }: carovana
choice-step-boatmen = { $town }, { $terrain }: barcaioli
choice-card = Paga { $price }
choice-caravan = Carovana: { $n } carte qualsiasi
choice-boatmen = Barcaioli: { $n } carte qualsiasi
choice-pay-one = { $card } (×{ $n })
choice-end = Termina il viaggio
choice-end-cut = Termina il viaggio, scarta { $n ->
    [one] una carta
   *[other] { $n } carte
}
choice-cut-one = Scarta: { $card } (×{ $n })
choice-keep = Tieni { counter.il }
choice-keep-secret = Tieni { counter.segreto }
choice-own = Prima guardo le mie carte
choice-seen = Ho visto
choice-undo = Annulla
undo-nothing = Per ora non hai niente da annullare.
choice-back = Indietro
pick-late = Un attimo troppo tardi: qualcosa era appena cambiato. Guarda di nuovo.
choice-roads = Strade
choice-road = { $road }: { $price }
choice-road-none = Scegli una strada…
choice-this-road = Scegli { $road }
undo-other = Io sono { $name }: annulla la mia mossa
hide = Copri le carte
leave = Pagina iniziale
curtain-title = È il turno di { $name }
curtain-about = Voi altri, per favore, non guardate.
curtain-button = Io sono { $name }

## Intorno alla tavola. $turn dice di chi è il turno, $now che cosa fare; $lake è un lago, $lakes un
## elenco; $n, $down e $up sono numeri.
board-alt = { $turn } – tavola da gioco di Elfenland. { $now }
seat-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
seat-pieces = { $n } città
seat-secret = { $n ->
    [one] { $n } mezzo segreto
   *[other] { $n } mezzi segreti
}
seat-no-obstacle = ostacolo usato
seat-starts = comincia questa mano
seat-boot = { town.a }
seats = I giocatori
aloud-title = La tavola da gioco a parole
log-title = Che cosa è successo
chart-title = Carta geografica
chart-about = Numero di carte, dello stesso tipo del mezzo, che costa una strada; un ostacolo ne aggiunge una. Carovana: tre carte qualsiasi su una strada con un mezzo di trasporto, quattro con un ostacolo.
chart-about-items = Numero di carte, dello stesso tipo del mezzo, che costa una strada; un albero ne aggiunge una. Carovana: tre carte qualsiasi su una strada con un mezzo di trasporto, quattro con un albero. Un mostro marino costa una zattera in più.
chart-water = Zattera: { $down } per discendere il fiume, { $up } per risalirlo; { $lakes }.
chart-lake = { $lake } { $n }
chart-boatmen = Barcaioli sul { $lake }: tre carte qualsiasi.
rack-display = Fila scoperta
rack-counters = I tuoi mezzi
rack-hand = Le tue carte
rack-town = Carta della città

## La cronaca. $name è chi agisce ([you]: chi legge); $counters e $cards sono elenchi come «2 draghi e
## 1 zattera».
log-display = Si scoprono cinque mezzi di trasporto: { $counters }.
log-town_card = { $name ->
    [you] Ricevi
   *[player] { $name } riceve
} una carta della città.
log-round = Comincia la mano { $n }. { $name ->
    [you] Il primo turno è tuo
   *[player] Il primo turno è di { $name }
}.
log-deal = { $name ->
    [you] Ricevi
   *[player] { $name } riceve
} { $n ->
    [one] una carta
   *[other] { $n } carte
}.
log-draw_secret = { $name ->
    [you] Peschi
   *[player] { $name } pesca
} un mezzo segreto.
log-draw-display = { $name ->
    [you] Prendi
   *[player] { $name } prende
} { one-counter } dalla fila.
log-draw-pile = { $name ->
    [you] Peschi
   *[player] { $name } pesca
} { one-counter } dal mazzetto.
log-place = { $name ->
    [you] Metti
   *[player] { $name } mette
} { one-counter } su { $road }.
log-obstacle = { $name ->
    [you] Metti
   *[player] { $name } mette
} un ostacolo su { $road }.
log-pass = { $name ->
    [you] Passi
   *[player] { $name } passa
}.
log-move-card = { $name ->
    [you] Vai
   *[player] { $name } va
} { town.a } pagando { $cards }.
log-move-caravan = { $name ->
    [you] Vai
   *[player] { $name } va
} { town.a } in carovana, pagando { $cards }.
log-move-boatmen = { $name ->
    [you] Vai
   *[player] { $name } va
} { town.a } con i barcaioli, pagando { $cards }.
log-end_move = { $name ->
    [you] Termini il viaggio
   *[player] { $name } termina il viaggio
}.
log-end_move-cut = { $name ->
    [you] Termini il viaggio e scarti
   *[player] { $name } termina il viaggio e scarta
} { $n ->
    [one] una carta
   *[other] { $n } carte
}.
log-keep = { $name ->
    [you] Tieni
   *[player] { $name } tiene
} { one-counter }.
log-keep-secret = { $name ->
    [you] Tieni
   *[player] { $name } tiene
} un mezzo segreto.

## La fine. $names è chi vince, uno o più.
end-title = Vince { $names }!
end-title-shared = Vittoria condivisa: { $names }!
end-player = Giocatore
end-pieces = Città
end-town = Carta della città
end-distance = Distanza
end-score = Punti
end-cards = Carte rimaste
end-all-twenty = Qualcuno aveva raccolto tutte e venti le pedine: così la partita è finita.
end-clear = Vince chi ha più città.
end-clear-score = Vince chi ha più punti.
end-by-cards = Parità di città: vince chi ha più carte in mano.
end-by-cards-score = Parità di punti: vince chi ha più carte in mano.
end-by-distance = Parità di punti: vince chi è più vicino alla propria città.
end-by-distance-cards = Parità di punti e di distanza: vince chi ha più carte in mano.
end-shared = Parità in tutto: la vittoria è condivisa.
end-record = Salva la registrazione della partita
end-again = Nuova partita
rematch = Rivincita

fault = Qualcosa è andato storto nel programma. La partita è come prima; prova in un altro modo. I dettagli sono in { $file }.
save-failed = La partita non si può salvare in { $folder }. Libera un po’ di spazio, o permetti al programma di scriverci. Intanto puoi continuare a giocare.
save-late = Qualcuno è stato più svelto da un’altra pagina, perciò questa mossa non vale. Ecco com’è adesso la partita.
save-damaged = La copia salvata di questa partita è stata danneggiata, perciò non vi si salva più niente. Puoi continuare a giocare.

log-then = Ecco com’era la tavola. Esc, o un tocco in qualsiasi punto, riporta al presente.
since-title = Dal tuo ultimo turno
