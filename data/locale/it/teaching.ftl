### Per chi insegna: piani, domande per parlarne, biglietti d’uscita, pagine da stampare, la classe in tabella.
## $n, $of e $most sono numeri, $title è il titolo di una lezione, $name il nome di chi studia.
teach-plans = Piani per una lezione
teach-plan = { $n } minuti
teach-plan-time = Minuti
teach-plan-does = Che cosa fa la classe
teach-plan-where = Dove
teach-board = Al proiettore: scegli «{ look-loud }» su questa pagina, e la tavola di una lezione occupa tutta l’altezza dello schermo. «{ look-hands }» fa vedere le carte di ognuno.
teach-age = Dai dieci anni in su; dagli otto, con un aiuto nella lettura.
teach-discuss = Per discuterne insieme
teach-ticket = Biglietto d’uscita
teach-links = Link a ogni passo
teach-copy = Copia il link
teach-kind-read = Lettura
teach-kind-level = Livello
teach-kind-question = Domanda
teach-kind-example = Esempio
teach-kind-drill = Esercizio
teach-kind-game = La propria partita
teach-kind-puzzles = Rompicapi
teach-back = ◂ Per chi insegna
teach-chart = Carta geografica da stampare
teach-map = Tavola da stampare
teach-print-lesson = Una lezione da stampare
teach-lessons = Le lezioni
teach-solutions = Soluzioni

teach-class = La classe in tabella
teach-class-about = Incolla i testi che la classe ha salvato sotto «{ course-progress }», ognuno preceduto dal nome, oppure scegli i file salvati lì. Niente viene conservato.
teach-class-in-browser = Qui ognuno impara nel proprio browser, perciò nessuna tabella si riempie da sola: raccogli i testi o i file.
teach-class-paste = Anna elf1:…
teach-class-show = Mostra la tabella
teach-class-files = Scegli i file
teach-class-live = Mostra chi è su questo server
teach-class-none = Qui non ci sono progressi. Un testo comincia con «elf1:».
teach-class-pupil = Nome
teach-class-unnamed = Alunno { $n }
teach-class-done = { $n }/{ $of }
teach-class-all = Totale
teach-class-bad = { $name }: questo testo è incompleto. Fattelo dare di nuovo, dal primo carattere all’ultimo.
teach-class-other = { $name }: questo testo viene da un’altra versione del programma. Aggiorna quella più vecchia.
teach-class-many = Vengono mostrati solo i primi { $most }.
teach-class-hard = Dove inciampano in molti
teach-class-stumbled = { $n ->
    [one] un alunno
   *[other] { $n } alunni
}
course-save-file = Salva come file

## Che cosa fa la classe in ogni parte di un piano.
teach-plan-45-1 = Insieme, al proiettore: una persona tiene il mouse, la classe dice dove fare clic.
teach-plan-45-2 = Insieme: una mano intera. Una persona legge ogni passo ad alta voce; si decide per alzata di mano.
teach-plan-45-3 = A coppie, con l’esercizio. Sul banco c’è la carta geografica stampata.
teach-plan-45-4 = A coppie: una persona mette i mezzi, l’altra controlla sulla carta geografica; poi ci si scambia.
teach-plan-45-5 = A coppie, almeno fino alla carovana.
teach-plan-45-6 = Insieme, con la tavola al proiettore: per ciascuna delle ultime due lezioni, una domanda da discutere.
teach-plan-45-7 = Ognuno per sé, su carta: i biglietti d’uscita delle ultime due lezioni.
teach-plan-90-1 = Senza computer: sei persone fanno le città, gli spaghi sono le strade, due camminano e fanno gli stivali. Una carta sullo spago è il suo mezzo: niente mezzo, niente passo.
teach-plan-90-2 = Insieme, al proiettore: una persona tiene il mouse, la classe dice dove fare clic.
teach-plan-90-3 = Insieme: una mano intera. Una persona legge ogni passo ad alta voce; si decide per alzata di mano.
teach-plan-90-4 = A coppie, con l’esercizio. Sul banco c’è la carta geografica stampata.
teach-plan-90-5 = A coppie.
teach-plan-90-6 = A coppie: ogni coppia comincia la sua partita, che continua nelle lezioni successive.
teach-plan-90-7 = A coppie: una persona mette i mezzi, l’altra controlla sulla carta geografica; poi ci si scambia.
teach-plan-90-8 = A coppie, fino alla fine del proprio viaggio.
teach-plan-90-9 = A coppie: finite la mano, e scoprite come si vince una partita.
teach-plan-90-10 = A coppie: la seconda mano contro bot che dicono perché fanno quel che fanno. Chi finisce prima continua a giocare.
teach-plan-90-11 = Insieme, con la tavola al proiettore: dove vi ha aiutato il mezzo di qualcun altro?
teach-plan-90-12 = Ognuno per sé, su carta: due biglietti d’uscita a scelta.

## Per ogni lezione: due domande per parlarne, il biglietto d’uscita e la sua risposta.
teach-welcome-discuss-1 = Una pedina si raccoglie anche solo passando. Che cosa vuol dire per un buon viaggio?
teach-welcome-discuss-2 = Una pedina non te la può prendere nessuno. Allora contro che cosa si gareggia?
teach-welcome-ticket = Su una strada in pianura c’è un drago. Che cosa ti serve per percorrerla?
teach-welcome-answer = Una carta drago. (O tre carte qualsiasi, in carovana.)
teach-first-round-discuss-1 = Quale delle sei fasi fa pensare di più? Perché?
teach-first-round-discuss-2 = Venti città, quattro mani: quante città per mano basterebbero per vincere?
teach-first-round-ticket = Metti in ordine: viaggiare, distribuire, pianificare, tre mezzi, fine della mano, mezzo segreto.
teach-first-round-answer = Distribuire, mezzo segreto, tre mezzi, pianificare, viaggiare, fine della mano.
teach-roads-discuss-1 = Se della tavola non sapessi niente, quale mezzo ti piacerebbe di più? Perché?
teach-roads-discuss-2 = Il maiale gigante non costa mai due carte. Perché non è il migliore di tutti?
teach-roads-ticket = Quanto costa un drago nel bosco, un unicorno nel deserto, un maiale gigante in montagna?
teach-roads-answer = Due carte, due carte, e in montagna il maiale gigante non passa.
teach-water-discuss-1 = Sui fiumi non servono mezzi. Perché allora non vanno tutti in zattera?
teach-water-discuss-2 = Sull’acqua nessuno può mettere un ostacolo. Quando vale la pena di spendere per questo due zattere?
teach-water-ticket = Quante zattere servono su un fiume seguendo la freccia, quante contro la freccia, e quante per un tratto di traghetto?
teach-water-answer = Una, due, due.
teach-cards-discuss-1 = Perché un mezzo si pesca in segreto, e altri tre si prendono allo scoperto?
teach-cards-discuss-2 = Hai molte nuvole magiche. Quando prenderesti lo stesso un altro mezzo?
teach-cards-ticket = Quanti mezzi hai quando comincia la pianificazione della prima mano, e quali vedono gli altri?
teach-cards-answer = Quattro. I tre della fase 3 sono scoperti, il primo resta segreto.
teach-plan-discuss-1 = Quando è giusto passare, anche se hai ancora mezzi?
teach-plan-discuss-2 = Ogni mezzo possono usarlo tutti. Come fai in modo che il tuo aiuti soprattutto te?
teach-plan-ticket = Su una strada ci sono un maiale gigante e un ostacolo. Che altro ci si può mettere?
teach-plan-answer = Niente: un mezzo e un ostacolo per strada.
teach-travel-discuss-1 = Quando una carovana è meglio delle carte giuste?
teach-travel-discuss-2 = Una città in più adesso, o quattro buone carte per la prossima mano: da che cosa dipende?
teach-travel-ticket = Su una strada nel deserto ci sono un unicorno e un ostacolo. Quanto costa passare con l’unicorno, e quanto in carovana?
teach-travel-answer = Tre unicorni, o quattro carte qualsiasi.
teach-finish-discuss-1 = Quale mezzo conviene tenere: quello adatto alle tue carte, o quello adatto al luogo in cui sei?
teach-finish-discuss-2 = In caso di parità decidono le carte. Che cosa cambia nell’ultima mano?
teach-finish-ticket = Alla fine del viaggio hai sei carte in mano, e tre mezzi davanti a te. Che cosa tieni?
teach-finish-answer = Quattro carte a scelta e, alla fine della mano, un mezzo solo.
teach-round-discuss-1 = Un bot ti ha aiutato senza volerlo? Potevi prevederlo?
teach-round-discuss-2 = Che cosa farai di diverso nella prossima mano?
teach-round-ticket = Nomina una strada su cui hai usato il mezzo di qualcun altro. Quanto ti è costata?
teach-round-answer = Qualsiasi strada del genere, con il prezzo della carta geografica.
teach-journey-discuss-1 = Se dovessi lasciar stare una città, quale sarebbe? Perché?
teach-journey-discuss-2 = Che cosa è meglio: il viaggio più lungo, o quello più difficile da sbarrare?
teach-journey-ticket = La prossima mano parte da dove ti fermi. Da che cosa si riconosce un buon posto per fermarsi?
teach-journey-answer = Città vicine che non hai ancora visitato, e carte in mano che ti ci portano.
teach-rivals-discuss-1 = È sleale mettere un mezzo solo per intralciare qualcuno?
teach-rivals-discuss-2 = Che cosa ti dicono i mezzi scoperti degli altri?
teach-rivals-ticket = Vuoi due strade, e un avversario vuole una di queste. Su quale metti prima il tuo mezzo? Perché?
teach-rivals-answer = Sulla strada che volete tutti e due: l’altra può aspettare.
teach-game-discuss-1 = Quale decisione ha fatto più differenza nella tua partita?
teach-game-discuss-2 = Se potessi dare un solo consiglio a chi comincia, quale sarebbe?
teach-game-ticket = Due giocatori hanno diciassette pedine a testa, senza carte della città. Chi vince?
teach-game-answer = Chi ha più carte di viaggio; se c’è parità anche lì, la vittoria è condivisa.

# Lezioni su carta, e come pagine semplici.
sheet-own-game = Nel programma giochi tu, contro i bot, una partita che continua di lezione in lezione. Eccone una di esempio.
sheet-what-now = Che cosa faresti?
sheet-one-way = Una buona soluzione: { $moves }.
sheet-in-program = Nel programma: { $said }
sheet-legend = Su carta
sheet-languages = Questa pagina in altre lingue
