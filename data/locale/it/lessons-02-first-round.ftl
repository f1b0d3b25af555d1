# Una mano in cinque minuti
lesson-first-round-title = Una mano in cinque minuti
lesson-first-round-purpose = Gioca una mano intera, dalla prima carta all’ultimo mezzo di trasporto.
lesson-first-round-know-1 = Hai giocato una volta tutte e sei le fasi, in ordine.
lesson-first-round-know-2 = Sai che cosa si fa in ognuna.
lesson-first-round-trap-1 = «Ogni strada devo aprirmela da me.» No: viaggi con i mezzi di tutti.

step-first-round-deal = Fase 1: ognuno riceve otto carte di viaggio. Queste sono le tue.

level-first-round-secret-title = Fase 2: un mezzo segreto
level-first-round-secret-goal = Pesca un mezzo di trasporto dal mazzetto coperto. Lo vedrai solo tu.
level-first-round-secret-look = Il mazzetto coperto è accanto alla fila dei mezzi scoperti.
level-first-round-secret-learned = Un maiale gigante, ed è il tuo segreto. Anche il tuo avversario ne ha pescato uno.

level-first-round-draw-title = Fase 3: altri tre
level-first-round-draw-goal = Prendi un mezzo quando tocca a te, finché non ne hai altri tre, tra cui un unicorno e un drago.
level-first-round-draw-look = Comincia dall’unicorno, prima che lo prenda il tuo avversario.
level-first-round-draw-learned = Ciò che prendi adesso sta scoperto. Hai quattro mezzi con cui pianificare.
level-first-round-draw-wrong-others = Prendi tre mezzi: l’unicorno, il drago e uno a scelta. Quelli che ti restano da prendere non bastano più per averli entrambi.

level-first-round-plan-title = Fase 4: pianificare
level-first-round-plan-goal = La tua zattera ti porta a Rivinia. Da lì apri una via fino a Throtmanni e poi a Feodor. Metti due mezzi, poi passa.
level-first-round-plan-look = Il bosco va bene all’unicorno, il deserto al drago.
level-first-round-plan-learned = E il tuo avversario ha aperto la strada da Feodor a Lapphálya. Puoi usare anche quella.

level-first-round-travel-title = Fase 5: viaggiare
level-first-round-travel-goal = Giù per il fiume con una zattera, poi da un mezzo all’altro: visita quattro città e termina il viaggio. Puoi tenere solo quattro carte.
level-first-round-travel-look = Una zattera non ha bisogno di mezzi. Ti porta a Rivinia.
level-first-round-travel-learned = Quattro carte, quattro città, e te ne restano proprio quattro da tenere.
level-first-round-travel-wrong-end = Il viaggio è finito, e altre città ti aspettano ancora.
level-first-round-travel-wrong-back = Sei di nuovo in una città già visitata, e la carta è spesa. Quale mezzo porta più in là?

level-first-round-keep-title = Fase 6: fine della mano
level-first-round-keep-goal = Le strade sono sgombre. Tieni la ruota dei folletti per la prossima mano: passa anche in montagna.
level-first-round-keep-look = Ti restano due mezzi, e puoi tenerne uno.
level-first-round-keep-learned = Ecco una mano intera! Ognuno riceve carte fino ad averne di nuovo otto, e lo stivale resta dov’è.
level-first-round-keep-wrong-pig = Hai tenuto il maiale gigante, che passa solo in pianura e nel bosco. Questa volta tieni la ruota dei folletti.

step-first-round-score = Quattro pedine dopo una mano, e ci sono ancora tre mani. Il gioco è tutto qui.

question-first-round-start-ask = Da dove parte il tuo stivale nella prossima mano?
question-first-round-start-1 = Di nuovo da Elvenhold.
question-first-round-start-2 = Da dove si è fermato.
question-first-round-start-3 = Da una qualsiasi delle città già visitate.
question-first-round-start-why-1 = Da lì parte solo la prima mano.
question-first-round-start-why-2 = Giusto: perciò conta dove ti fermi.
question-first-round-start-why-3 = Lo stivale non salta mai: resta dove si è fermato.

question-first-round-deal-ask = Come comincia la partita?
question-first-round-deal-1 = Ognuno riceve otto carte di viaggio.
question-first-round-deal-2 = Ognuno riceve quattro carte di viaggio.
question-first-round-deal-3 = Il primo giocatore riceve più carte.
question-first-round-deal-why-1 = Giusto: otto a testa, nella prima mano.
question-first-round-deal-why-2 = Quattro sono quelle che puoi tenere alla fine del viaggio.
question-first-round-deal-why-3 = Ne ricevono tutti lo stesso numero.

question-first-round-where-ask = Da dove viene il primo mezzo di ogni mano?
question-first-round-where-1 = Dalla fila: lo scegli tu.
question-first-round-where-2 = Dal tuo vicino di sinistra.
question-first-round-where-3 = Dal mazzetto coperto.
question-first-round-where-why-1 = La fila si usa nella fase 3.
question-first-round-where-why-2 = I giocatori non si passano mai mezzi tra loro.
question-first-round-where-why-3 = Giusto: lo peschi alla cieca.
