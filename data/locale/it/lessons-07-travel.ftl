# Fase 5: Muovere lo stivale
lesson-travel-title = Fase 5: muovere lo stivale
lesson-travel-purpose = Viaggia, paga, raccogli.
lesson-travel-know-1 = Sai pagare ogni passo: carta geografica, ostacolo, acqua.
lesson-travel-know-2 = Usi la carovana quando conviene.
lesson-travel-know-3 = Spendi le carte che comunque non potresti tenere.
lesson-travel-trap-1 = «Una carovana va dappertutto.» Le serve una strada con un mezzo, e l’acqua non la passa.
lesson-travel-trap-2 = «Una carovana costa sempre tre carte.» Con un ostacolo, quattro.
lesson-travel-trap-3 = «Il limite di quattro vale alla fine della mano.» Vale alla fine del tuo viaggio.
lesson-travel-trap-4 = «Per una strada che costa due carte servono due mezzi.» Ne serve uno, per quante carte costi.
lesson-travel-trap-5 = «Sul mio mezzo viaggio gratis.» Paghi come tutti.
lesson-travel-trap-6 = «Posso scartare quante carte voglio.» Solo quelle oltre la quarta: chi ne ha quattro o meno le tiene.
lesson-travel-trap-7 = «Posso usare un mezzo che sta altrove.» Conta solo quello sulla strada che fai.

step-travel-once = Adesso ognuno viaggia una volta, fin dove vuole e può pagare. Una strada costa carte del tipo del suo mezzo, esattamente quante ne dice la carta geografica; un ostacolo ne aggiunge una uguale.

level-travel-obstacle-title = Un albero sul sentiero
level-travel-obstacle-goal = Visita Lapphálya e Virst.
level-travel-obstacle-look = Nel bosco il drago costa due carte. E con l’ostacolo?
level-travel-obstacle-learned = Bosco 2 + ostacolo 1 = 3 draghi.
level-travel-obstacle-wrong-end = Ti fermi prima di avere sia Lapphálya sia Virst. Che cosa possono ancora pagare le tue carte?

example-travel-wagon-title = Carrozza dei demoni e ostacolo
example-travel-wagon-0 = Su una strada nel deserto c’è una carrozza dei demoni, con accanto un ostacolo.
example-travel-wagon-1 = Deserto 2 + ostacolo 1: tre carte carrozza dei demoni.

level-travel-twice-title = Il vicolo cieco
level-travel-twice-goal = Visita Kihromah e Ixara.
level-travel-twice-look = A Kihromah porta una strada sola: andata e ritorno, e si paga tutte e due le volte.
level-travel-twice-learned = Due nuvole all’andata, due al ritorno: la stessa strada si può usare di nuovo.
level-travel-twice-wrong-ixara = Tornare da Ixara costa carte che ti servono per Kihromah.

step-travel-caravan = Non hai le carte giuste, o non vuoi spenderle? Su una strada con un mezzo, tre carte qualsiasi fanno una carovana, anche se hai quelle giuste.

level-travel-caravan-title = La carovana per Kihromah
level-travel-caravan-goal = Sulla strada per Kihromah c’è un unicorno, ma tu non hai unicorni. Arrivaci lo stesso.
level-travel-caravan-look = Al posto di un unicorno vanno bene tre carte qualsiasi.
level-travel-caravan-learned = Tre carte qualsiasi, perfino zattere, ti portano su una strada con un mezzo, tante volte in un viaggio quante puoi pagare.
level-travel-caravan-wrong-ixara = Così sei a Ixara, e per una carovana hai troppo poche carte.
level-travel-caravan-wrong-end = Ti fermi a Dag'Amura con tre carte che potevano portarti a destinazione.

level-travel-caravan-bare-title = Tre carte, due strade
level-travel-caravan-bare-goal = Nessuna delle tue tre carte va bene. Visita lo stesso una città.
level-travel-caravan-bare-look = Tre carte sostituiscono quelle giuste. Sostituiscono anche il mezzo?
level-travel-caravan-bare-learned = Una carovana sostituisce le carte, mai il mezzo.
level-travel-caravan-bare-wrong-end = Ti fermi con tre carte che potevano essere una carovana.

level-travel-caravan-water-title = I cammelli non nuotano
level-travel-caravan-water-goal = Nessuna strada che esce da Elvenhold ha un mezzo. Visita una città lo stesso.
level-travel-caravan-water-look = Quale delle tue carte va bene sull’acqua?
level-travel-caravan-water-learned = Alla carovana serve una strada con un mezzo. Sull’acqua vanno le zattere, e nient’altro.
level-travel-caravan-water-wrong-end = Ti fermi a Elvenhold con una zattera in mano.

level-travel-caravan-obstacle-title = Avanti fino a Kihromah
level-travel-caravan-obstacle-goal = Visita Dag'Amura e Kihromah, oltre l’ostacolo.
level-travel-caravan-obstacle-look = Parti dalla fine: quante carte vuole l’ultimo passo?
level-travel-caravan-obstacle-learned = Carovana 3 + ostacolo 1 = 4 carte. In uno stesso viaggio puoi andare in carovana più volte, finché bastano le carte.
level-travel-caravan-obstacle-wrong-dear = Ti restano due carte, e l’ultimo passo ne vuole quattro.
level-travel-caravan-obstacle-wrong-river = Il fiume ti porta lontano da Dag'Amura.
level-travel-caravan-obstacle-wrong-back = Sei di nuovo a Ixara, e quelle carte servivano per Kihromah. Cerca la strada con l’ostacolo.

level-travel-short-title = Draghi d’avanzo?
level-travel-short-goal = Visita Lapphálya e Virst. Su tutte e due le strade c’è un drago, e sulla prima un ostacolo.
level-travel-short-look = Tieni un drago per la pianura. Con che altro si paga il bosco?
level-travel-short-learned = Con un ostacolo la carovana costa quattro carte: quelle spaiate ti hanno fatto risparmiare un drago.
level-travel-short-wrong-dear = Tre draghi per il bosco, e nessuno per la strada fino a Virst.
level-travel-short-wrong-end = Ti fermi prima di avere sia Lapphálya sia Virst. Quali carte potrebbe prendere una carovana?
level-travel-short-wrong-dragons = L’ostacolo è superato, ma per Virst non ti resta nessun drago. Le quattro carte della carovana le scegli tu.

level-travel-four-title = Quattro, non cinque
level-travel-four-goal = Non puoi andare da nessuna parte. Prova a terminare il viaggio con tutte e cinque le carte; poi fallo secondo le regole.
level-travel-four-look = Quante carte puoi tenere?
level-travel-four-learned = Alla fine del viaggio puoi tenere quattro carte. Quale va via lo decidi tu.

level-travel-spend-first-title = Meglio spese che perse
level-travel-spend-first-goal = Sette carte, nessuna ruota dei folletti. Visita Lapphálya e termina il viaggio con quattro carte.
level-travel-spend-first-look = Tre carte alla fine del viaggio le perdi comunque.
level-travel-spend-first-learned = Le carte che perderesti comunque possono pagare una carovana.
level-travel-spend-first-wrong-lost = Tre carte buttate. Potevano essere una carovana.
level-travel-spend-first-wrong-rivinia = Da Rivinia le tue carte non possono riportarti a Lapphálya.

level-travel-once-title = Quando è finito, è finito
level-travel-once-goal = Sei il primo giocatore, e il tuo avversario viaggia dopo di te. Visita due città.
level-travel-once-look = In questa mano hai un viaggio solo. Sfruttalo tutto.
level-travel-once-learned = Ognuno viaggia una volta per mano, con tutti i passi che può pagare.
level-travel-once-wrong-end = Il viaggio è finito: nessuno viaggia due volte in una mano.
level-travel-once-wrong-back = Sei di nuovo a Elvenhold, dove non c’è nessuna pedina, e le due carte sono spese. Cerca una strada che prosegua.

step-travel-travel = La tua partita, fase 5: viaggia.

question-travel-limit-ask = Ti fermi con sei carte in mano. Che cosa succede?
question-travel-limit-1 = Le tieni tutte e sei per la prossima mano.
question-travel-limit-2 = Ne scegli due da scartare.
question-travel-limit-3 = Te ne tolgono due a caso.
question-travel-limit-why-1 = Alla fine del viaggio puoi tenerne solo quattro.
question-travel-limit-why-2 = Giusto: sei meno due fa quattro.
question-travel-limit-why-3 = Le scegli tu.

question-travel-caravan-ask = Quando puoi andare in carovana?
question-travel-caravan-1 = Con tre carte qualsiasi, su ogni strada, con o senza mezzo, ma una volta sola per viaggio.
question-travel-caravan-2 = Solo con tre carte dello stesso tipo.
question-travel-caravan-3 = Con tre carte qualsiasi, su una strada con un mezzo, tutte le volte che posso pagare.
question-travel-caravan-why-1 = Sulla strada ci vuole un mezzo, e in un viaggio se ne possono fare più d’una.
question-travel-caravan-why-2 = Vanno bene tre qualsiasi, uguali o no.
question-travel-caravan-why-3 = Giusto, anche con zattere.

question-travel-four-ask = Quanto costa una carovana con un ostacolo?
question-travel-four-1 = Quattro carte qualsiasi.
question-travel-four-2 = Tre carte qualsiasi.
question-travel-four-3 = Tre carte e un tuo ostacolo.
question-travel-four-why-1 = Giusto: tre più una.
question-travel-four-why-2 = L’ostacolo rallenta anche le carovane.
question-travel-four-why-3 = Con gli ostacoli non si paga mai niente.

question-travel-water-ask = Hai tre carte e nessuna zattera. Una carovana può portarti giù per un fiume?
question-travel-water-1 = Sì, tre carte bastano sempre per un passo.
question-travel-water-2 = No, le carovane non attraversano l’acqua.
question-travel-water-3 = Solo nel senso della freccia.
question-travel-water-why-1 = Sulle strade con un mezzo, sì.
question-travel-water-why-2 = Giusto: possono solo le zattere.
question-travel-water-why-3 = In nessuna direzione.

question-travel-price-ask = Con che cosa si paga una strada?
question-travel-price-1 = Con carte del tipo del suo mezzo, tante quante ne costa.
question-travel-price-2 = Con uno dei tuoi mezzi.
question-travel-price-3 = Con carte che mostrano il terreno.
question-travel-price-why-1 = Giusto: una o due, come dice la carta geografica, e mai di più.
question-travel-price-why-2 = I mezzi restano sulla strada; si paga con le carte.
question-travel-price-why-3 = Le carte mostrano come si viaggia, non il terreno.
