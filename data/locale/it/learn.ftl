### Il corso: le sue parti, i suoi livelli, le sue parole.

## Così si chiama chi legge, dove serve un nome; nelle frasi [you] sceglie una forma propria. Sotto, i
## nomi degli altri giocatori.
lesson-you = Tu
bot-1 = Fenno
bot-2 = Mirella
bot-3 = Ilvar
bot-4 = Nerina
bot-5 = Osvino
bot-6 = Tamarin
## $n, $of, $stars e $minutes sono numeri, $title è il titolo di una lezione.
lesson-board = Una lezione
lesson-number = Lezione { $n } · { $minutes } minuti
lesson-rules = Le regole di questa lezione
lesson-course = ◂ Tutte le lezioni
lesson-onward = Poi: { $title } ▸
lesson-know = Che cosa sai adesso
lesson-won = ★ { $stars } di { $of }
lesson-right = Risposte giuste: { $n } su { $of }
lesson-end = Fine della lezione
lesson-left = { $n ->
    [one] Resta un esercizio da fare. Puoi tornarci quando vuoi:
   *[other] Restano { $n } esercizi da fare. Puoi tornarci quando vuoi:
}
lesson-all-done = Hai fatto tutti gli esercizi di questa lezione.

## $move è uno dei do-… più sotto, $moves più d’uno con frecce; $hint e $why sono frasi intere.
level-number = Livello { $n } di { $of }
level-try = Prova: { $move }
level-hint-button = Suggerimento
level-hint = Suggerimento { $n }: { $hint }
level-solution = Soluzione
level-again = Ricomincia
level-next = Prossimo livello ▸
level-take-back = Torna indietro
level-solved = Fatto!
level-refused = Come vedi, non si può. { $why }
level-way = Soluzione: { $moves }.
level-move = { $move }.

example-kicker = Esempio
example-step = figura { $n } di { $of }
example-back = ◂ Indietro
example-forth = Avanti ▸
example-start = Rivedilo

free-kicker = Prova la tavola
land-title = Guardati intorno
land-goal = Scegli una strada, un fiume o una città per saperne di più.
## $town, $a e $b sono città, $towns un elenco; $road è un collegamento, $cards un elenco con «o»,
## $kinds uno con virgole; $counter e $card sono un tipo.
land-town = { $town }. Da qui puoi raggiungere { $towns }.
land-road = { $road } costa { $cards }.
land-never = Qui non si passa con: { $kinds }.
land-taken = { CAP($what) }: ogni passaggio costa { $cards }.
land-obstructed = { CAP($what) }: ogni passaggio costa { $cards }, { $n } secondo la carta geografica e una per l’ostacolo.
land-river = Un fiume, da { $a } giù fino { $b ->
    [albaran] ad { $b }
   *[other] a { $b }
}: una zattera per discenderlo, due per risalirlo.
land-ferry = { $road }: { $n ->
    [one] una zattera
   *[other] { $n } zattere
} in tutte e due le direzioni.
land-counter = Un mezzo di trasporto: { $counter }. Su una strada mostra con che cosa si viaggia.
land-card = { $card ->
    [raft] Una carta zattera. Con questa paghi fiumi e traghetti.
   *[other] Una carta di viaggio: { $card }. Con questa paghi le strade che hanno questo mezzo.
}
land-obstacle = Il tuo ostacolo. Una volta a partita, rende una strada più cara di una carta dello stesso tipo.
land-pile = Il mazzetto dei mezzi coperti.

play-deal = Distribuisci le carte
play-deal-again = Distribuisci da capo

## Qualcosa da fare, in minuscolo: «Prova: prendi un drago dalla fila». $cards è come «2 draghi e
## 1 zattera».
do-draw_secret = pesca un mezzo segreto
do-draw-display = prendi { one-counter } dalla fila
do-draw-pile = pesca dal mazzetto
do-place = metti { one-counter } su { $road }
do-place-secret = metti { counter.segreto } su { $road }
do-obstacle = metti il tuo ostacolo su { $road }
do-pass = passa
do-move-card = vai { town.a } pagando { $cards }
do-move-caravan = vai { town.a } in carovana, pagando { $cards }
do-move-boatmen = vai { town.a } con i barcaioli, pagando { $cards }
do-end_move = termina il viaggio
do-end_move-cut = termina il viaggio e scarta { $cards }
do-keep = tieni { counter.il }
do-keep-secret = tieni { counter.segreto }

## $answer è una risposta.
quiz-solution = Soluzione
quiz-right = La risposta: { $answer }

look-loud = Vista per proiettore
look-calm = Vista normale
look-hands = Mostra le carte di tutti
look-hide-hands = Nascondi le carte
hands-title = Le carte di tutti
hands-secret = segreto:
learn-unknown = Nel corso non c’è niente che si chiami «{ $name }». Le lezioni hanno un numero da 1 a { $n } e un nome: { $at } è «{ $title }».
learn-unknown-near = Nel corso non c’è niente che si chiami «{ $name }». Il più vicino è { $at }: «{ $title }».

## $title è il titolo di una lezione, $command un comando per installare.
course-title = Impara Elfenland
course-about = { $n ->
    [12] Dodici brevi lezioni
   *[other] { $n } brevi lezioni
}, dal primo passo a una partita intera, e altre { $more ->
    [6] sei
   *[other] { $more }
} per quando vuoi.
course-begin = Comincia: { $title } ▸
course-go-on = Continua: { $title } ▸
course-further = Per andare oltre: per chi studia l’IA
course-lab = Le lezioni come notebook, con il loro codice
course-needs = Servono un po’ di Python e alcuni pacchetti: { $command }. Su Binder ci sono già.
course-lacks = Servono un po’ di Python e alcuni pacchetti che qui non sono installati: { $command }
course-minutes = { $n } minuti
course-paste = I tuoi progressi come testo: copialo per conservarli, incollalo per ritrovarli
course-export = Salva i progressi come testo
course-import = Carica i progressi da questo testo
course-over = Cancella i miei progressi
course-ask = Verranno cancellate tutte le tue stelle, le tue risposte e la tua partita. Vuoi procedere?
course-sure = Sì, cancella tutto
course-keep = No, tieni tutto
course-cleared = Tutto cancellato: si riparte da zero.
course-exported = Copia questo testo e conservalo in un posto sicuro.
course-imported = Che bello rivederti. Per ogni livello è rimasto il risultato migliore.

review-title = Ripasso
review-empty = Niente da ripassare: nessun errore finora, o li hai già corretti tutti.

## $n è un numero di minuti, $address ciò che qualcuno ha scritto.
teacher-title = Per chi insegna
teacher-about = { $of } lezioni, { $n } minuti in tutto: a che cosa serve ciascuna, che cosa può andare storto, e tutte le risposte.
teacher-objectives = Obiettivi
teacher-traps = Idee sbagliate
teacher-table = Quale livello insegna quale regola
teacher-statement = Regola
teacher-lessons = Lezioni
teacher-levels = Livelli
teacher-answers = Risposte

binder-title = Per la tua classe: un link a Binder
binder-about = Su mybinder.org il corso gira senza installare niente. Metti una copia di questo progetto in un posto accessibile a tutti sul web, scrivi qui il suo indirizzo e dai il link alla classe. Binder non salva niente: fai salvare a tutti i progressi come testo.
binder-address = L’indirizzo della tua copia, come nel browser
binder-unknown = «{ $address }» non è l’indirizzo di una copia. Copialo dalla barra degli indirizzi del browser, con server, proprietario e nome.
binder-link = Questo link apre il corso; d’ora in poi lo mostra la prima lezione:

step-lesson = { $n } · { $title }
step-number = Passo { $n } di { $of }
course-stands = { $minutes } min · esercizi: { $n } di { $of }
course-review = Da ripassare: { $n }

# La propria partita.
own-lost = Non è stato possibile caricare la tua partita. Cominciane una nuova.
own-elsewhere = Intanto la tua partita è andata avanti altrove. Ecco com’è adesso.
own-done = Questa parte della tua partita è finita. Il seguito arriva più avanti nel corso.
own-behind = La tua partita non è ancora a questo punto: riprendi dalla fase evidenziata qui sopra.
score-pieces = { $n }/{ $of }
score-round = Mano { $n }
score-all = Pedine
score-you-lead = In testa ci sei tu!
score-leads = In testa: { $names }.
score-tied = In testa alla pari: { $names }.
score-you-won = Hai vinto!
course-more = Altro, quando vuoi
known-button = Questo lo so
known-question = Domanda { $n } di { $of }: tutte giuste al primo colpo, e salti la lezione
known-not = Allora questa lezione fa per te: premi Avanti.
known-all = Sai già tutto. Avanti ti porta alla prossima lezione.
chart-short = Carta geografica

# L’esercizio.
drill-count = Giuste: { $n } su { $of }
drill-done = Finito: sono tutte giuste.
drill-done-missed = Finito. { $n ->
    [one] Una domanda è tornata, e adesso è giusta anche quella.
   *[other] { $n } domande sono tornate, e adesso sono giuste anche quelle.
}
drill-chart = Dei { $of } prezzi della carta geografica, con e senza ostacolo, finora ne hai visti { $n }. Quando li avrai visti tutti, il traguardo è tuo.
drill-chart-all = Hai visto tutti i prezzi della carta geografica.
drill-again = Un altro giro
drill-right = Giusto.
drill-wrong = Non proprio. { $answer }
drill-wrong-there = Non proprio. { CAP($what) }: la risposta giusta è «{ $answer }».
drill-no-counter = Su { $road } non c’è nessun mezzo: di lì non passa nessuno.
drill-ask-price = Quanto costa questo passo?
drill-ask-place = Può stare qui { counter.il }?
drill-ask-obstacle = Può stare qui il tuo ostacolo?
drill-ask-left = { counter.quanti } si possono ancora pescare?
drill-ask-home = Quanti collegamenti ci sono dal tuo stivale fino { town.a }?
drill-ask-coins = Quante monete porta { $town } a chi arriva da questa strada?
drill-answer-never = Non si può
drill-answer-yes = Sì
drill-answer-terrain = No: terreno sbagliato
drill-answer-taken = No: c’è già un mezzo
drill-answer-water = No: è acqua
drill-answer-bare = No: non c’è ancora un mezzo
drill-answer-second = No: c’è già un ostacolo
drill-answer-used = No: l’hai già usato
course-progress = I tuoi progressi
course-milestones = Traguardi

# La pagina da stampare.
sheet-open = Una pagina da stampare
sheet-print = Stampa questa pagina
sheet-title = Attraverso Elfenland
sheet-name = Nome:
sheet-lessons = Lezioni completate
sheet-date = { DATETIME($date, dateStyle: "long") }

# Un riscaldamento, e una soluzione sulla tavola.
warm-up-title = Riscaldamento prima di «{ $title }»
level-shown = Soluzione, passo { $n } di { $of }: { $move }.
level-shown-first = La soluzione, passo per passo: premi Avanti.
level-shown-again = Da qui non si va più avanti, perciò si ricomincia. Premi Avanti per vedere la soluzione passo per passo.
level-myself = Continuo da me
land-nothing = Aperta campagna: qui non ci sono strade, fiumi o traghetti. Scegli una strada, un fiume o una città.
