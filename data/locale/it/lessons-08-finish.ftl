# Fase 6: Fine della mano
lesson-finish-title = Fase 6: fine della mano
lesson-finish-purpose = Sgombra la tavola, e tieni un mezzo per la prossima mano.
lesson-finish-know-1 = Tieni un mezzo solo, e lo scegli bene.
lesson-finish-know-2 = Sai chi comincia la prossima mano.
lesson-finish-know-3 = Sai dire chi vince, e che cosa decide in caso di parità.
lesson-finish-trap-1 = «L’ostacolo è il mezzo che tengo.» L’ostacolo lo tieni in più.
lesson-finish-trap-2 = «La mano successiva la comincia chi è andato meglio.» La carta per il primo giocatore passa semplicemente a sinistra.
lesson-finish-trap-3 = «Alla fine le carte in mano non valgono niente.» Decidono in caso di parità, e ne contano solo quattro.
lesson-finish-trap-4 = «Dopo la mano lo stivale torna a casa.» Resta dov’è; la prossima mano parte da lì.
lesson-finish-trap-5 = «Posso restituire tutti i miei mezzi.» Ne tieni uno solo, se te ne restano.
lesson-finish-trap-6 = «Chi ha tutte e venti le pedine vince subito.» Con le regole AMIGO si gioca la mano fino in fondo, poi la partita termina. Si vince subito solo con le regole inglesi del 1998 e con quelle svedesi.

step-finish-clear = Quando tutti hanno viaggiato, si sgombrano le strade. Dei tuoi mezzi ne tieni uno.
step-finish-keep = La tua partita, fase 6: concludi la mano.

level-finish-keep-one-title = Uno e basta
level-finish-keep-one-goal = Ti restano tre mezzi e puoi tenerne uno. Tieni quello adatto alle tue carte.
level-finish-keep-one-look = Quali carte porti nella prossima mano?
level-finish-keep-one-learned = Tieni un mezzo com’era, e hai già le carte adatte.
level-finish-keep-one-wrong-none = Per quello non avevi carte.
level-finish-keep-one-wrong-one = Una carta drago contro tre unicorni.

level-finish-obstacle-stays-title = Non è un mezzo
level-finish-obstacle-stays-goal = Finisci la mano in modo da cominciare la prossima con il tuo drago e il tuo ostacolo.
level-finish-obstacle-stays-look = Ti si chiede quale mezzo tieni. Dell’ostacolo nessuno ti chiede niente.
level-finish-obstacle-stays-learned = Un mezzo, più l’ostacolo non usato: l’ostacolo non vale mai come mezzo tenuto.
level-finish-obstacle-stays-wrong-pig = Il drago è tornato nel mazzetto.

level-finish-clean-title = Tutto sgombro
level-finish-clean-goal = L’ultimo viaggio della mano è il tuo. Usa ciò che c’è sulle strade, poi termina il viaggio e guarda la tavola.
level-finish-clean-look = Quale mezzo può ancora aiutarti in questa mano?
level-finish-clean-learned = Tutti i mezzi sono tornati nel mazzetto, e l’ostacolo è fuori dal gioco.
level-finish-clean-wrong-gone = L’unicorno non è più sulla strada, e Kihromah è lontana come prima.

step-finish-start = Giocano da due a sei persone, e comincia la più anziana. Dopo ogni mano la prima carta dei turni va in fondo al mazzetto, e la carta per il primo giocatore passa a sinistra.

level-finish-left-title = La carta passa di mano
level-finish-left-goal = La prima mano l’ha cominciata il giocatore alla tua sinistra. Comincia la seconda con un drago e un unicorno scoperti davanti a te.
level-finish-left-look = La carta per il primo giocatore passa ancora a sinistra: chi prende un mezzo prima di te, adesso? E gli unicorni gli piacciono.
level-finish-left-learned = La carta è passata al prossimo a sinistra, che si è preso l’unico unicorno. Ma il tuo l’avevi tenuto.
level-finish-left-wrong-blind = Alla cieca può capitare di tutto, e lì c’era un drago scoperto.
level-finish-left-wrong-other = Non è quello che ti si chiedeva. Confronta i mezzi scoperti davanti a te con ciò che chiede il livello.

level-finish-display-stays-title = È ancora lì
level-finish-display-stays-goal = Comincia la prossima mano in modo da avere scoperti davanti a te un drago e un unicorno.
level-finish-display-stays-look = Ciò che adesso è nella fila ci sarà ancora nella prossima mano.
level-finish-display-stays-learned = Si mescola il mazzetto, ma la fila resta: puoi contarci.
level-finish-display-stays-wrong-pig = Il drago non c’è più, e nella fila nemmeno.
level-finish-display-stays-wrong-blind = Alla cieca può capitare di tutto, e lì c’era l’unicorno scoperto.
level-finish-display-stays-wrong-other = L’unicorno era lì, scoperto, e tu hai preso altro.

step-finish-win = Dopo la quarta mano vince chi ha più pedine. In caso di parità contano le carte in mano: vince chi ne ha di più.

level-finish-most-title = L’ultimo viaggio
level-finish-most-goal = Quarta mano, l’ultimissimo viaggio: hai undici pedine, il tuo avversario dodici. Vinci.
level-finish-most-look = Con una città in più è solo parità, e il tuo avversario ha più carte.
level-finish-most-learned = Tredici a dodici: vince chi ha più pedine.
level-finish-most-wrong-short = Ti fermi con meno di tredici pedine: vince il tuo avversario. Quali città puoi ancora raggiungere?
level-finish-most-wrong-caravan = Le tue carte sono finite: dodici a dodici, e il tuo avversario ne ha quattro.

level-finish-only-four-title = Ne contano solo quattro
level-finish-only-four-goal = L’ultimo viaggio: dodici pedine contro le tredici dell’avversario. Lui ha quattro carte, tu sette. Vinci.
level-finish-only-four-look = Quante delle tue carte ci saranno ancora, quando si conteranno per lo spareggio?
level-finish-only-four-learned = Si tengono quattro carte anche nell’ultima mano: quelle di troppo è meglio spenderle per una città.
level-finish-only-four-wrong-four = Ti restano solo quattro carte, e con le carte non vinci.

level-finish-finish-round-title = Tutte e venti, ma in due
level-finish-finish-round-goal = Seconda mano: tu e il tuo avversario avete diciannove pedine. Viaggi prima tu, ma arriverà anche lui. Vinci.
level-finish-finish-round-look = Prima che qualcuno vinca, la mano si finisce. Che cosa decide in caso di parità?
level-finish-finish-round-learned = Venti a venti, e dopo questa mano la partita è finita. Tu hai tre carte, il tuo avversario due.
level-finish-finish-round-wrong-dear = Venti pedine, ma una carta sola. Anche il tuo avversario arriva a venti, e di carte ne ha due.
level-finish-finish-round-wrong-end = Tu sei ancora a diciannove, e il tuo avversario prende la ventesima.
level-finish-finish-round-wrong-back = Avevi le tue venti città, e poi hai speso le carte per un passo inutile. Che cosa decide in caso di parità?

question-finish-keep-ask = Ti restano tre mezzi e il tuo ostacolo. Che cosa tieni?
question-finish-keep-1 = Un mezzo, e l’ostacolo.
question-finish-keep-2 = Un mezzo o l’ostacolo.
question-finish-keep-3 = Tutto.
question-finish-keep-why-1 = Giusto: l’ostacolo non conta.
question-finish-keep-why-2 = L’ostacolo non è un mezzo: lo tieni in più.
question-finish-keep-why-3 = Tutti i mezzi tranne uno si restituiscono.

question-finish-start-ask = Chi comincia la prossima mano?
question-finish-start-1 = Chi ha raccolto più pedine nella mano appena giocata.
question-finish-start-2 = Di nuovo lo stesso giocatore.
question-finish-start-3 = Chi siede alla sinistra dell’attuale primo giocatore.
question-finish-start-why-1 = Le pedine non c’entrano.
question-finish-start-why-2 = A ogni mano la carta passa al prossimo.
question-finish-start-why-3 = Giusto: la carta fa il giro del tavolo.

question-finish-obstacle-ask = Che cosa succede a un ostacolo su una strada?
question-finish-obstacle-1 = Se lo riprende il proprietario.
question-finish-obstacle-2 = Esce dal gioco.
question-finish-obstacle-3 = Resta lì per la prossima mano.
question-finish-obstacle-why-1 = Una volta usato, è andato.
question-finish-obstacle-why-2 = Giusto, alla fine della mano.
question-finish-obstacle-why-3 = Si sgombrano le strade a ogni mano.

question-finish-tie-ask = Siete in due in testa, con quindici pedine ciascuno. Chi vince?
question-finish-tie-1 = Chi è arrivato prima a quindici.
question-finish-tie-2 = Chi ha più carte in mano.
question-finish-tie-3 = Nessuno.
question-finish-tie-why-1 = Il tempo non conta.
question-finish-tie-why-2 = Giusto; se c’è parità anche lì, la vittoria è condivisa.
question-finish-tie-why-3 = Decidono le carte, e se anche lì c’è parità, la vittoria è condivisa.

question-finish-swept-ask = In questa mano hai messo un drago. Dove sarà nella prossima?
question-finish-swept-1 = Ancora sulla sua strada.
question-finish-swept-2 = Di nuovo davanti a te.
question-finish-swept-3 = Mescolato nel mazzetto.
question-finish-swept-why-1 = Si sgombrano tutte le strade.
question-finish-swept-why-2 = Puoi tenere solo un mezzo che non hai messo.
question-finish-swept-why-3 = Giusto: si tolgono tutti i mezzi dalle strade.

question-finish-shuffle-ask = Quali carte di viaggio si mescolano prima di distribuire di nuovo?
question-finish-shuffle-1 = Solo quelle del mazzetto.
question-finish-shuffle-2 = Tutte quelle che nessuno ha in mano.
question-finish-shuffle-3 = Tutte e 72, anche quelle in mano.
question-finish-shuffle-why-1 = Si mescolano anche le carte giocate.
question-finish-shuffle-why-2 = Giusto: ciò che hai tenuto resta tuo.
question-finish-shuffle-why-3 = Ciò che hai tenuto resta tuo.

question-finish-spent-ask = Hai pagato con tre draghi. In questa partita possono tornarti in mano?
question-finish-spent-1 = Sì, dalla prossima mano.
question-finish-spent-2 = Sì, più avanti nella stessa mano.
question-finish-spent-3 = No, sono fuori dal gioco.
question-finish-spent-why-1 = Giusto: si rimescolano quando finisce la mano.
question-finish-spent-why-2 = Prima della prossima mano nessuno riceve carte.
question-finish-spent-why-3 = Tornano quando si mescola.

question-finish-twenty-ask = Con le regole AMIGO: nella terza mano qualcuno raccoglie la ventesima pedina. E adesso?
question-finish-twenty-1 = Vince all’istante.
question-finish-twenty-2 = Si finisce la mano, poi la partita è finita.
question-finish-twenty-3 = Niente di speciale: la quarta mano si gioca sempre.
question-finish-twenty-why-1 = Solo con le regole inglesi del 1998 e con quelle svedesi. Qui gli altri viaggiano ancora.
question-finish-twenty-why-2 = Giusto: e vince chi allora ha più pedine.
question-finish-twenty-why-3 = Con tutte e venti raccolte non resta niente per cui giocare.
