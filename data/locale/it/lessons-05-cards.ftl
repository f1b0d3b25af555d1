# Carte e mezzi di trasporto
lesson-cards-title = Carte e mezzi di trasporto
lesson-cards-purpose = Fasi 1–3: guarda che cosa hai, e prendi ciò che serve.
lesson-cards-know-1 = Sai quante carte ricevi, nella prima mano e poi.
lesson-cards-know-2 = Peschi un mezzo segreto e ne prendi tre che stanno scoperti.
lesson-cards-know-3 = Scegli secondo le carte che hai e il luogo in cui sei.
lesson-cards-trap-1 = «Otto carte nuove a ogni mano.» No: ne ricevi fino ad averne otto.
lesson-cards-trap-2 = «Un mezzo del mazzetto resta segreto.» Solo quello della fase 2.
lesson-cards-trap-3 = «Li prendo tutti e tre insieme.» Uno solo, poi tocca al prossimo.

step-cards-deal = Comincia la tua partita: tre giocatori, quattro mani, e continua di lezione in lezione. Distribuisci le carte.

level-cards-refill-title = Cinque nuove
level-cards-refill-goal = Termina il viaggio in modo da ricevere esattamente cinque carte nuove.
level-cards-refill-look = Cinque più quante fa otto?
level-cards-refill-learned = Ricevi carte fino ad averne otto: tre tenute, cinque nuove. E lungo la strada hai visitato una città.
level-cards-refill-wrong-four = Ne hai tenute quattro, e così ne hai ricevute solo quattro.

step-cards-secret = La tua partita, fase 2: pesca il tuo mezzo segreto. Gli altri vedono solo che ce l’hai, come vedono quante carte hai in mano.

level-cards-blind-first-title = Non così in fretta
level-cards-blind-first-goal = È cominciata la fase 2, e nella fila ci sono due draghi. Pesca il tuo mezzo.
level-cards-blind-first-look = Da dove viene il primo mezzo di ogni mano?
level-cards-blind-first-learned = Prima ognuno ne pesca uno alla cieca. La fila si usa nella fase successiva.

level-cards-two-secrets-title = Due segreti
level-cards-two-secrets-goal = Finisci la prima mano in modo da avere due mezzi segreti nella seconda.
level-cards-two-secrets-look = Uno dei tuoi due mezzi è ancora coperto.
level-cards-two-secrets-learned = Ciò che era coperto resta coperto: uno tenuto e uno pescato fanno due.
level-cards-two-secrets-wrong-open = Il drago era scoperto e resta scoperto: avrai un solo mezzo segreto.

level-cards-lay-it-title = Fuori il segreto
level-cards-lay-it-goal = Intorno ad Al'Baran c’è solo sabbia. Apri una via fino a Feodor.
level-cards-lay-it-look = Un mezzo segreto si può mettere come ogni altro.
level-cards-lay-it-learned = Un mezzo segreto si mette come ogni altro; da quel momento lo vedono tutti.
level-cards-lay-it-wrong-elsewhere = L’unicorno è sulla tavola, ma non sulla via per Feodor.
level-cards-lay-it-wrong-pass = Tutti hanno passato, e tu resti nella sabbia.

step-cards-display = Cinque mezzi sono sempre scoperti: la fila. Prendine uno, o pesca alla cieca dal mazzetto.

level-cards-fits-title = Che cosa serve alle tue carte?
level-cards-fits-goal = Prendi il mezzo per cui hai più carte.
level-cards-fits-look = Conta le tue carte tipo per tipo.
level-cards-fits-learned = Un mezzo vale di più quando hai carte adatte, e una strada vicina su cui può andare. Adesso è scoperto davanti a te.
level-cards-fits-wrong-one = Di quel tipo hai una carta sola.
level-cards-fits-wrong-none = Di quel tipo non hai carte: ci viaggerebbero gli altri.
level-cards-fits-wrong-blind = Hai pescato alla cieca, mentre quello giusto era lì, scoperto.

level-cards-where-you-stand-title = Dove sei?
level-cards-where-you-stand-goal = Sei ad Al'Baran. Prendi il mezzo che ti porta fuori.
level-cards-where-you-stand-look = Conta le tue carte, ma guarda anche la tavola.
level-cards-where-you-stand-learned = Il mezzo migliore va d’accordo con le tue carte e con le strade intorno a te.
level-cards-where-you-stand-wrong-stuck = Quello non passa su nessuna strada che esce da Al'Baran: è tutto deserto.
level-cards-where-you-stand-wrong-blind = Alla cieca può capitare di tutto, e lì c’era un unicorno scoperto.

step-cards-draw = La tua partita, fase 3: in senso orario, uno alla volta, ognuno prende altri tre mezzi. Pensa alle tue carte.

level-cards-two-places-title = Sempre cinque
level-cards-two-places-goal = Hai draghi e maiali giganti. Prendi due mezzi, uno dopo l’altro, e ogni volta ciò che serve alle tue carte.
level-cards-two-places-look = Nella fila non c’è un maiale gigante, per ora. Che cosa succede quando prendi qualcosa?
level-cards-two-places-learned = Il buco si riempie subito: sono sempre cinque, e a volte arriva proprio quello giusto.
level-cards-two-places-wrong-none = Per quello non hai carte.

level-cards-five-title = Cinque al massimo
level-cards-five-goal = Seconda mano: un mezzo l’hai tenuto e uno l’hai pescato in segreto. Continua a prenderne finché non comincia la pianificazione.
level-cards-five-look = Tre mezzi ciascuno, a turno. Va bene qualsiasi mezzo.
level-cards-five-learned = Uno tenuto, uno segreto e altri tre: nessuno ne ha mai più di cinque.

question-cards-later-ask = Hai tenuto tre carte. Quante ne ricevi nella seconda mano?
question-cards-later-1 = Otto.
question-cards-later-2 = Tre.
question-cards-later-3 = Cinque.
question-cards-later-why-1 = Ne avresti undici: ne ricevi solo fino ad averne otto.
question-cards-later-why-2 = Tre sono quelle tenute; ne mancano cinque.
question-cards-later-why-3 = Giusto: tre e cinque fanno otto.

question-cards-who-ask = Chi può guardare il tuo mezzo segreto e le tue carte?
question-cards-who-1 = Solo tu; gli altri sanno quanti sono.
question-cards-who-2 = Nessuno, finché non vengono messi o giocati.
question-cards-who-3 = Tutti: sono davanti a te.
question-cards-who-why-1 = Giusto: guardali tutte le volte che vuoi e, se te lo chiedono, di’ quanti sono.
question-cards-who-why-2 = Tu puoi guardarli: sono tuoi.
question-cards-who-why-3 = Sono coperti; gli altri sanno solo quanti sono.

question-cards-two-ask = Quando puoi avere due mezzi segreti?
question-cards-two-1 = Mai.
question-cards-two-2 = Quando quello tenuto dalla mano precedente era segreto.
question-cards-two-3 = Ogni volta che vuoi pescarne due e nessuno protesta.
question-cards-two-why-1 = Dalla seconda mano in poi può succedere.
question-cards-two-why-2 = Giusto: resta coperto.
question-cards-two-why-3 = Se ne pesca uno solo per mano.

question-cards-open-ask = Nella fase 3 peschi dal mazzetto coperto. Dove va il mezzo?
question-cards-open-1 = Coperto davanti a te.
question-cards-open-2 = Scoperto davanti a te.
question-cards-open-3 = Nella fila.
question-cards-open-why-1 = Questo vale nella fase 2.
question-cards-open-why-2 = Giusto, da dovunque venga.
question-cards-open-why-3 = È tuo; la fila si riempie solo quando ne esce qualcosa.

question-cards-many-ask = Quanti mezzi hai quando comincia la pianificazione della prima mano?
question-cards-many-1 = Quattro.
question-cards-many-2 = Tre.
question-cards-many-3 = Cinque.
question-cards-many-why-1 = Giusto: uno segreto e tre scoperti.
question-cards-many-why-2 = Aggiungi quello segreto della fase 2.
question-cards-many-why-3 = Cinque è possibile più avanti, quando ne hai tenuto uno.

question-cards-refill-ask = Quando si riempie la fila?
question-cards-refill-1 = Quando è vuota.
question-cards-refill-2 = Quando tutti ne hanno preso uno.
question-cards-refill-3 = Subito.
question-cards-refill-why-1 = Non si arriva mai a tanto.
question-cards-refill-why-2 = Già il prossimo ne ha di nuovo cinque tra cui scegliere.
question-cards-refill-why-3 = Giusto: il prossimo ne ha cinque tra cui scegliere.

question-cards-turns-ask = In che ordine si prendono i mezzi nella fase 3?
question-cards-turns-1 = Ognuno ne prende tre insieme, poi tocca al prossimo.
question-cards-turns-2 = Uno ciascuno, in senso orario, per tre volte.
question-cards-turns-3 = Chi è più svelto.
question-cards-turns-why-1 = All’ultimo resterebbero gli avanzi: si va uno alla volta.
question-cards-turns-why-2 = Giusto, a partire dal primo giocatore.
question-cards-turns-why-3 = Si prende a turno, in senso orario.

question-cards-choose-ask = Nella fila non c’è niente che ti serva. E allora?
question-cards-choose-1 = Peschi alla cieca dal mazzetto.
question-cards-choose-2 = Salti il turno.
question-cards-choose-3 = Si cambia la fila.
question-cards-choose-why-1 = Giusto: è sempre l’altra possibilità.
question-cards-choose-why-2 = Tutti ne prendono tre.
question-cards-choose-why-3 = Si sostituisce solo ciò che viene preso.
