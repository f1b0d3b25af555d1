# Elfengold I: l’oro e l’asta
lesson-gold-title = Elfengold I: l’oro e l’asta
lesson-gold-purpose = Gioca a Elfengold: compra quello che ti serve, e fallo pagare al tuo viaggio.
lesson-gold-know-1 = Conosci le fasi di una mano: carte, due oggetti, asta, pianificazione, viaggio, monete o carte.
lesson-gold-know-2 = Offri solo quanto un oggetto vale per te.
lesson-gold-know-3 = Alla fine del viaggio scegli fra monete e carte.
lesson-gold-trap-1 = «Pagano solo le città nuove.» Ogni città in cui entri paga, ogni volta.
lesson-gold-trap-2 = «Posso tenere solo quattro carte.» In Elfengold non c’è limite.
lesson-gold-trap-3 = «Vince chi ha più monete.» Vincono le pedine della città; le monete decidono solo in caso di parità.

step-gold-rich = In Elfengold ognuno ha dodici monete, e ogni città ha il suo valore. Hai pescato due oggetti: uno lo scopri, l’altro resta segreto.

level-gold-open-title = Uno scoperto, uno segreto
level-gold-open-goal = Scopri il drago e tieni segreta la ruota dei folletti.
level-gold-open-look = Quale dei due possono vedere gli altri?
level-gold-open-learned = Della tua ruota ora non sa niente nessuno. Ogni mano comincia così.
level-gold-open-wrong-shown = Ora tutti vedono la tua ruota dei folletti.

step-gold-auction = Ecco l’asta: due oggetti per giocatore, uno dopo l’altro, e il primo giocatore offre per primo, almeno una moneta. Offri più dell’offerta più alta, o passa: per quell’oggetto non potrai più offrire.

level-gold-bid-title = E uno, e due…
level-gold-bid-goal = Per la ruota dei folletti hanno offerto due monete. Comprala, e tieni nove monete.
level-gold-bid-look = Quanto basta, e non di più?
level-gold-bid-learned = Aggiudicata per tre monete. Quello che compri resta scoperto davanti a te.
level-gold-bid-wrong-passed = Hai passato, e la ruota dei folletti è andata all’avversario.
level-gold-bid-wrong-dear = È tua, ma bastava un’offerta più bassa.

level-gold-wait-title = Pazienza
level-gold-wait-goal = Hai tre carte drago e quattro monete. Compra il drago, e tieni tre monete.
level-gold-wait-look = Il drago viene per secondo. Ti serve la carrozza dei demoni?
level-gold-wait-learned = Quello che nessuno vuole torna nella riserva. Non offrire mai solo perché puoi.
level-gold-wait-wrong-wagon = Era una moneta di troppo. Paga solo il drago, e non più del necessario.

level-gold-place-title = Dove sta l’oro
level-gold-place-goal = Metti il tuo maiale gigante in modo che il viaggio ti porti sei monete.
level-gold-place-look = Lapphálya ne porta due. Quale città, più in là, ne porta quattro?
level-gold-place-learned = Due per Lapphálya, quattro per la città che viene dopo. Si pianifica come sempre, solo che le città rendono di più o di meno.
level-gold-place-wrong-virst = Virst ne porta tre: in tutto fanno cinque.
level-gold-place-wrong-pass = Hai passato, e la via dell’oro non si è mai aperta.

level-gold-earn-title = Viaggiare rende
level-gold-earn-goal = Viaggia in modo che le città ti portino sei monete.
level-gold-earn-look = Somma le monete delle città sulla tua via.
level-gold-earn-learned = Hai preso anche due pedine. Ogni città in cui entri paga, anche quando ci ritorni.
level-gold-earn-wrong-rivinia = Rivinia porta tre monete; le tue altre carte portano più lontano, per un’altra via.
level-gold-earn-wrong-virst = Virst ne porta tre. Ti manca una moneta.
level-gold-earn-wrong-end = Il tuo viaggio è finito, e le monete non bastano.

drill-coins-about = Quante monete porta questa città? Dieci domande, una risposta ciascuna; le domande sbagliate ritornano.

step-gold-choose = Dopo il viaggio scegli: tutte le sue monete, o due carte di viaggio. Puoi tenere tutte le carte che vuoi.

level-gold-coins-title = Giorno di paga
level-gold-coins-goal = Hai solo tre monete. Arriva a dodici per la prossima asta.
level-gold-coins-look = Confronta nove monete con due carte che non ti servono.
level-gold-coins-learned = Con nove monete compri più che con due carte. Due carte valgono circa sei monete.
level-gold-coins-wrong-cards = Hai preso le carte, e la borsa resta vuota.

level-gold-two-cards-title = Meglio dell’oro
level-gold-two-cards-goal = Il viaggio ti ha portato solo due monete. Hai un drago fra i tuoi mezzi: arriva a tre carte drago.
level-gold-two-cards-look = Che cosa c’è al mercato?
level-gold-two-cards-learned = Due carte giuste sono meglio di due monete. Ora hai in mano sei carte, e le tieni tutte.
level-gold-two-cards-wrong-coins = Due monete sono una magra paga.
level-gold-two-cards-wrong-other = Questa carta non va con il tuo drago.

level-gold-keep-title = Due restano
level-gold-keep-goal = La mano è finita. Tieni i due oggetti che vanno con le tue carte.
level-gold-keep-look = Quali carte hai in mano?
level-gold-keep-learned = La tavola da gioco è vuota, comincia un’altra mano, e il drago e l’unicorno segreto sono ancora con te.
level-gold-keep-wrong-pig = Non hai nessuna carta maiale gigante. A che ti serve quel mezzo?

step-gold-round = Ora gioca una mano intera contro { bot-1 }. Se ti capita un albero, un mostro o un incantesimo, provalo pure: ne parla la prossima lezione.

step-gold-market = Dalla seconda mano in poi ognuno prende prima tre carte, una alla volta, dal mazzo o dal mercato. Adesso tocca alla tua terza.

level-gold-market-title = Al mercato
level-gold-market-goal = Prendi la carta che va con il tuo drago.
level-gold-market-look = Tre carte sono scoperte.
level-gold-market-learned = Il mercato si riempie subito. Una carta che vedi è meglio di una che non vedi.
level-gold-market-wrong-other = Il drago era lì, davanti a te.

level-gold-pile-title = Un mucchio d’oro
level-gold-pile-goal = Hai abbastanza carte, ma una sola moneta. Arriva a dodici prima dell’asta.
level-gold-pile-look = Ogni carta oro porta tre monete.
level-gold-pile-learned = Nove per il mucchio, e due che ricevono tutti. Le carte oro che saltano fuori vanno su questo mucchio; la carta seguente prende il loro posto.
level-gold-pile-wrong-card = Hai una carta in più, e niente da offrire.

level-gold-last-title = L’ultima moneta
level-gold-last-goal = Sesta mano, ultimo viaggio. Avete tre pedine ciascuno, e l’avversario ha dodici monete. Vinci.
level-gold-last-look = Hai otto monete. A che servono adesso le carte?
level-gold-last-learned = Quattordici monete contro dodici. Prima contano le pedine, poi le monete.
level-gold-last-wrong-cards = La partita è finita, e le tue nuove carte non contano.

question-gold-bid-ask = Offri per primo e hai cinque monete. Quanto puoi offrire?
question-gold-bid-1 = Quanto voglio; pago più tardi.
question-gold-bid-2 = Da una a cinque.
question-gold-bid-3 = Al massimo quattro, perché una deve restare.
question-gold-bid-why-1 = Nessuno ti presta monete.
question-gold-bid-why-2 = Giusto: almeno una, e non più di quante ne hai.
question-gold-bid-why-3 = Puoi spendere anche l’ultima.

question-gold-again-ask = Entri in una città per la seconda volta. Ti paga?
question-gold-again-1 = No, pagano solo le città nuove.
question-gold-again-2 = Sì, ma solo la metà.
question-gold-again-3 = Sì, tutto il suo valore.
question-gold-again-why-1 = La pedina si prende una volta, le monete ogni volta.
question-gold-again-why-2 = Non si dimezza niente.
question-gold-again-why-3 = Giusto, e ancora se ci torni.

question-gold-tie-ask = Due giocatori hanno diciassette pedine ciascuno. Chi vince?
question-gold-tie-1 = Chi ha più carte.
question-gold-tie-2 = Chi ha più monete.
question-gold-tie-3 = Chi ha giocato per primo.
question-gold-tie-why-1 = Le carte decidono nel gioco base.
question-gold-tie-why-2 = Giusto. Tienine qualcuna per la fine.
question-gold-tie-why-3 = L’ordine di gioco non conta.
