# Dove i regolamenti non vanno d’accordo
lesson-editions-title = Dove i regolamenti litigano
lesson-editions-purpose = Siediti a qualsiasi tavolo e fai le domande giuste.
lesson-editions-know-1 = Sai in che cosa si distinguono le edizioni: mani, carte, fila, restituzione, traghetti, barcaioli, carte della città, fine anticipata, carovane.
lesson-editions-know-2 = Chiarisci i disaccordi prima della partita, non durante.
lesson-editions-trap-1 = «C’è un solo regolamento giusto.» Ce ne sono otto versioni, e le regole della casa.

step-editions-eight = Ci sono otto versioni delle regole. Si distinguono in pochi punti, e al tuo tavolo si può scegliere.

level-editions-strict-title = La carovana severa
level-editions-strict-goal = A questo tavolo la carovana è per chi non può pagare. Prova a risparmiare l’unicorno pagando tre zattere; poi paga il prezzo.
level-editions-strict-look = Puoi pagare ciò che dice la carta geografica?
level-editions-strict-learned = Presa alla lettera, come in due edizioni, la carovana è l’ultima risorsa. Nelle altre la può usare chiunque.

level-editions-boatmen-title = Rema, rema
level-editions-boatmen-goal = Le regole dell’autore, e nessuna zattera. Attraversa il lago fino a Yttar.
level-editions-boatmen-look = Le carovane non nuotano, ma sul Mare Nebulae qualcuno rema.
level-editions-boatmen-learned = Le carovane non attraversano mai l’acqua. In un’edizione lo fanno i barcaioli del Mare Nebulae, per tre carte qualsiasi.
level-editions-boatmen-wrong-grangor = I barcaioli ti portano a Grangor, e le carte sono spese. Guarda di nuovo dove si trova Yttar.
level-editions-boatmen-wrong-end = Resti a Parundia. Senza zattera ti deve traghettare qualcun altro: che cosa chiede?

step-editions-designer = Con le regole dell’autore ricevi otto carte nuove a ogni mano, il Mare Nebulae costa una zattera a tratto, e lo attraversano i barcaioli. Le carte della città fanno parte del gioco, e a parità di punti vince chi ha più carte.

level-editions-cheap-ferry-title = Un lago più economico
level-editions-cheap-ferry-goal = Con le regole dell’autore: due zattere, due città nuove sul Mare Nebulae.
level-editions-cheap-ferry-look = Quanto costa un tratto sulla carta geografica di questa edizione?
level-editions-cheap-ferry-learned = In questa edizione il Mare Nebulae costa una zattera a tratto; altrove due.
level-editions-cheap-ferry-wrong-end = Le tue zattere sono ancora in mano, e il lago è ancora da attraversare.

level-editions-twelve-title = Una dozzina
level-editions-twelve-goal = Con le regole dell’autore ricevi otto carte nuove a ogni mano. Comincia la seconda con dodici.
level-editions-twelve-look = Ne ricevi otto, oltre a quelle che tieni.
level-editions-twelve-learned = Quattro tenute e otto ricevute: dodici. Qui risparmiare rende.

level-editions-give-back-title = Si restituisce prima di partire
level-editions-give-back-goal = Con le regole dell’autore: porta a termine la pianificazione, e tieni il drago.
level-editions-give-back-look = Tutti gli altri hanno passato. Prima che gli stivali si muovano, ti si chiederà qualcosa.
level-editions-give-back-learned = Qui tutti i mezzi tranne uno si restituiscono dopo la pianificazione; altrove, alla fine della mano.
level-editions-give-back-wrong-pig = Il drago è tornato nel mazzetto.
level-editions-give-back-wrong-placed = Adesso il drago è su una strada, e non puoi tenerlo.

step-editions-early = L’edizione inglese del 2015 ha tre mani. In quella inglese del 1998 e in quella svedese, chi prende la ventesima pedina nelle prime tre mani vince all’istante.

level-editions-three-rounds-title = Niente quarta mano
level-editions-three-rounds-goal = Diciotto pedine a testa, nella terza mano dell’edizione del 2015. Vinci.
level-editions-three-rounds-look = Quante mani ha questa edizione?
level-editions-three-rounds-learned = Tre mani ed è finita: non c’è altro per cui risparmiare.
level-editions-three-rounds-wrong-save = Hai risparmiato per una quarta mano che non arriva: è parità, e il tuo avversario ha più carte.

level-editions-twenty-title = Tutte e venti
level-editions-twenty-goal = Hai diciannove pedine nella seconda mano, con le regole inglesi del 1998. Vinci all’istante.
level-editions-twenty-look = Una delle tue pedine è ancora in giro.
level-editions-twenty-learned = In questa edizione chi prende la ventesima pedina nelle prime tre mani vince all’istante; in quasi tutte le altre prima si finisce la mano, e poi la partita è finita.
level-editions-twenty-wrong-feodor = La tua pedina di Feodor ce l’hai già.
level-editions-twenty-wrong-end = Sei ancora a diciannove.

level-editions-round-three-title = Tre mani e venti pedine
level-editions-round-three-goal = Terza mano con le regole dell’autore: diciannove pedine, il tuo avversario ne ha diciotto. Vinci.
level-editions-round-three-look = Chi ha tutte e venti le pedine quando finisce la terza mano vince. E la carta della città?
level-editions-round-three-learned = In questa edizione chi ha tutte e venti le pedine dopo la terza mano vince, qualunque cosa dicano le carte della città.
level-editions-round-three-wrong-home = La tua carta della città non conta ancora, e Virst adesso non si raggiunge più.
level-editions-round-three-wrong-end = Sei ancora a diciannove, e segue un’altra mano.

step-editions-fresh = Nelle due versioni francesi e in quella dell’autore la fila si cambia a ogni mano.

level-editions-new-display-title = Una fila nuova
level-editions-new-display-goal = Con le regole francesi: comincia la seconda mano con un unicorno scoperto davanti a te.
level-editions-new-display-look = In questa edizione la fila si cambia. Quei tre unicorni ci sono ancora nella prossima mano?
level-editions-new-display-learned = In tre edizioni la fila si cambia a ogni mano: non contare su ciò che c’è.
level-editions-new-display-wrong-gone = La fila è stata cambiata, e i suoi unicorni se ne sono andati.

question-editions-rounds-ask = Quante mani dura una partita?
question-editions-rounds-1 = Quattro; in un’edizione, tre.
question-editions-rounds-2 = Quante sono le persone che giocano.
question-editions-rounds-3 = Finché qualcuno non ha tutte e venti le pedine.
question-editions-rounds-why-1 = Giusto, se al tuo tavolo non si dice altro.
question-editions-rounds-why-2 = Il numero dei giocatori non conta.
question-editions-rounds-why-3 = Così può finire prima; quanto dura al massimo lo dicono le carte dei turni.

question-editions-boatmen-ask = Dove lavorano i barcaioli?
question-editions-boatmen-1 = Su ciascun lago della tavola, in ogni edizione.
question-editions-boatmen-2 = Sui fiumi.
question-editions-boatmen-3 = Sul Mare Nebulae, con le regole dell’autore.
question-editions-boatmen-why-1 = Ci sono solo nelle regole dell’autore.
question-editions-boatmen-why-2 = I fiumi sono solo per le zattere.
question-editions-boatmen-why-3 = Giusto, per tre carte qualsiasi.

question-editions-caravan-ask = Puoi prendere una carovana anche se hai le carte giuste?
question-editions-caravan-1 = Mai.
question-editions-caravan-2 = In quasi tutte le edizioni, sì.
question-editions-caravan-3 = Solo con un ostacolo.
question-editions-caravan-why-1 = Sarebbe più severo dei severi: anche lì puoi, se non riesci a pagare il prezzo.
question-editions-caravan-why-2 = Giusto: due su otto, e certi tavoli, sono severi.
question-editions-caravan-why-3 = Un ostacolo la rende soltanto più cara.
