# Strategia II: gli altri
lesson-rivals-title = Strategia II: gli altri
lesson-rivals-purpose = Viaggia sulle strade che aprono gli altri, arriva prima di loro dove c’è poco posto, e mettiti di traverso.
lesson-rivals-know-1 = Guardi i mezzi degli altri prima di mettere i tuoi.
lesson-rivals-know-2 = Metti i tuoi mezzi prima degli altri dove potrebbero metterli anche loro.
lesson-rivals-know-3 = Metti un mezzo o il tuo ostacolo dove fa più male.
lesson-rivals-trap-1 = «L’ostacolo si usa presto.» Poi non c’è più: tienilo per la strada che decide.
lesson-rivals-trap-2 = «I mezzi aiutano e basta.» Sulla strada che serve a un avversario, il tipo sbagliato è un muro.

step-rivals-ride = Anche il tuo avversario a Feodor ha un drago. Dovrà aprire una strada che ti serve: lascialo fare.

level-rivals-their-dragon-title = Suo il drago, tuo il volo
level-rivals-their-dragon-goal = Hai un unicorno. Mettilo in modo da raggiungere, con il drago del tuo avversario, due città nuove.
level-rivals-their-dragon-look = Il drago andrà nel deserto, verso Throtmanni. E da lì come prosegui?
level-rivals-their-dragon-learned = Ciò che devono aprire gli altri non devi aprirlo tu. Apri la strada che viene dopo.
level-rivals-their-dragon-wrong-alone = Così arrivi al massimo a una città. Il tuo avversario apre la strada per Throtmanni: tu apri la successiva.

level-rivals-ride-along-title = Dopo di te
level-rivals-ride-along-goal = Il tuo avversario a Lapphálya ha una ruota dei folletti per andarsene. Metti il tuo mezzo in modo da raggiungere due città nuove.
level-rivals-ride-along-look = Uscirete da Lapphálya per la stessa strada. Ma tu come ci arrivi?
level-rivals-ride-along-learned = La seconda strada te l’ha aperta il tuo avversario.
level-rivals-ride-along-wrong-alone = Hai aperto una strada che avrebbe aperto il tuo avversario, o una che non porta più in là.

step-rivals-tempo = Quando in due volete una strada, è di chi ci mette un mezzo per primo. Le strade sicure possono aspettare.

level-rivals-contested-title = Prima le cose urgenti
level-rivals-contested-goal = Il tuo avversario a Throtmanni vorrebbe un maiale gigante sulla strada per Rivinia. Raggiungi tutte e due le tue ultime città.
level-rivals-contested-look = Due strade, un turno alla volta. Quale potrebbe non essere più libera al tuo prossimo turno?
level-rivals-contested-learned = Prima la strada contesa, per ultima quella sicura.
level-rivals-contested-wrong-late = Il deserto non lo voleva nessuno. Ma adesso sulla strada per Rivinia c’è un maiale gigante, e tu non ne hai.
level-rivals-contested-wrong-elsewhere = Il tuo unicorno sta dove non può portarti da Throtmanni a Rivinia, e quella strada l’ha presa il tuo avversario.
level-rivals-contested-wrong-pass = Il tuo avversario si è preso subito la strada per Rivinia.

level-rivals-far-end-title = Le ultime tre
level-rivals-far-end-goal = Ti mancano tre città: Al'Baran, Feodor e Lapphálya. Il tuo avversario a Lapphálya vuole andare a Feodor. Raggiungile tutte e tre.
level-rivals-far-end-look = Quale delle tue due strade la vuole anche qualcun altro?
level-rivals-far-end-learned = Pianifica da dove sei, ma comincia a mettere i mezzi dove c’è poco posto: prima l’ultima strada.
level-rivals-far-end-wrong-late = La prima strada è tua, ma adesso sull’ultima c’è una ruota dei folletti, e tu non ne hai.
level-rivals-far-end-wrong-elsewhere = Il tuo unicorno non sta tra Feodor e Lapphálya, e quella strada l’ha presa il tuo avversario.
level-rivals-far-end-wrong-pass = Il tuo avversario si è preso subito la strada tra Feodor e Lapphálya.

step-rivals-tempo-puzzles = Tre rompicapi misti: trova ogni volta che cosa aiuta di più.
step-rivals-block = Una strada può avere un mezzo solo. Mettine uno per cui il tuo avversario non ha carte, e la strada diventa un muro.

level-rivals-their-woods-title = Guai a Feodor
level-rivals-their-woods-goal = Il tuo avversario a Feodor può raggiungere tre città nuove. Metti la tua carrozza dei demoni in modo che ne raggiunga una sola.
level-rivals-their-woods-look = Due carte ruota, una zattera e una ruota da mettere: attraverso quale bosco portano a un fiume?
level-rivals-their-woods-learned = Al tuo avversario serviva il bosco fino a Rivinia per la ruota dei folletti, e il fiume oltre il bosco.
level-rivals-their-woods-wrong-elsewhere = Il tuo avversario ha ancora una via.
level-rivals-their-woods-wrong-pass = Hai passato, e il tuo avversario apre la via.

level-rivals-shore-title = Lungo la riva
level-rivals-shore-goal = Il tuo avversario a Beata può raggiungere tre città nuove. Metti il tuo maiale gigante in modo che ne raggiunga una sola.
level-rivals-shore-look = Sulle strade aspettano un unicorno e una ruota dei folletti. Quale strada deve aprire il drago?
level-rivals-shore-learned = Alla via del tuo avversario mancava una strada, e l’hai presa tu.
level-rivals-shore-wrong-elsewhere = Il tuo avversario ha ancora una via.
level-rivals-shore-wrong-pass = Hai passato, e il tuo avversario apre la via.

step-rivals-hurt = Il tuo ostacolo fa più male su una strada che non si può aggirare, dove l’avversario non ha carte d’avanzo. E lo usi una volta sola.

level-rivals-first-link-title = Il primo anello
level-rivals-first-link-goal = Il tuo avversario a Strykhaven può raggiungere tre città nuove. Metti il tuo ostacolo in modo che ne raggiunga una sola.
level-rivals-first-link-look = Ogni via ha un inizio. E se costasse più di quanto il tuo avversario può pagare?
level-rivals-first-link-learned = Se la prima strada è troppo cara, è perso anche tutto ciò che viene dopo.
level-rivals-first-link-wrong-elsewhere = Così il tuo avversario rallenta, ma non abbastanza.
level-rivals-first-link-wrong-pass = Hai passato, e il tuo avversario va avanti.

level-rivals-knot-title = Il nodo
level-rivals-knot-goal = Il tuo avversario a Elvenhold può raggiungere tre città nuove. Metti il tuo ostacolo in modo che ne raggiunga una sola.
level-rivals-knot-look = Una zattera, una ruota dei folletti, un drago, in quest’ordine. Dov’è il secondo passo?
level-rivals-knot-learned = Il fiume non si può sbarrare, ma la strada che viene dopo sì.
level-rivals-knot-wrong-elsewhere = Così il tuo avversario rallenta, ma non abbastanza.
level-rivals-knot-wrong-pass = Hai passato, e il tuo avversario va avanti.

level-rivals-cut-off-title = Senza uscita
level-rivals-cut-off-goal = Il tuo avversario a Dag'Amura ha tre carte. Metti il tuo ostacolo in modo che non raggiunga nemmeno una città nuova.
level-rivals-cut-off-look = Tre carte farebbero una carovana, ma con un ostacolo?
level-rivals-cut-off-learned = Un maiale gigante non basta più, e con un ostacolo tre carte non fanno una carovana.
level-rivals-cut-off-wrong-elsewhere = Il tuo avversario riesce ancora ad andarsene.
level-rivals-cut-off-wrong-pass = Hai passato, e il tuo avversario se ne va.

level-rivals-thin-purse-title = Una partenza costosa
level-rivals-thin-purse-goal = Il tuo avversario a Ixara può raggiungere tre città nuove. Metti il tuo ostacolo in modo che ne raggiunga una sola.
level-rivals-thin-purse-look = Il tuo avversario ha un drago solo. Che cosa gli serve per superare un ostacolo senza un secondo drago?
level-rivals-thin-purse-learned = Adesso una carovana si prende tutte e quattro le carte, e Mah'Davikia è il capolinea.
level-rivals-thin-purse-wrong-elsewhere = Così il tuo avversario rallenta, ma non abbastanza.
level-rivals-thin-purse-wrong-pass = Hai passato, e il tuo avversario va avanti.

level-rivals-last-obstacle-title = Adesso o mai più
level-rivals-last-obstacle-goal = Quarta mano, dodici pedine a testa. Puoi raggiungere un’altra città, e con una carta può farlo anche il tuo avversario, che è a Lapphálya. Vinci.
level-rivals-last-obstacle-look = Una quinta mano per cui risparmiare non ci sarà.
level-rivals-last-obstacle-learned = Tredici a dodici. Ciò che hai risparmiato per tre mani decide la quarta.
level-rivals-last-obstacle-wrong-pass = Il tuo avversario prosegue fino a Virst, e tu al massimo puoi condividere la vittoria.
level-rivals-last-obstacle-wrong-own = Adesso la tua strada costa due draghi, e tu ne hai uno.
level-rivals-last-obstacle-wrong-end = Resti dov’eri: al massimo dodici a dodici.

step-rivals-hurt-puzzles = Tre rompicapi: un ostacolo, e la strada dove fa più male.

question-rivals-obstacle-ask = Prima mano: qualcuno apre una strada che serve a tutti. Usi il tuo ostacolo?
question-rivals-obstacle-1 = Meglio di no: è l’unico per quattro mani.
question-rivals-obstacle-2 = Sì: nella prossima mano ne ricevo un altro.
question-rivals-obstacle-3 = Sì: chiude la strada.
question-rivals-obstacle-why-1 = Giusto: più avanti può costare a qualcuno la vittoria.
question-rivals-obstacle-why-2 = Non ne ricevi un altro.
question-rivals-obstacle-why-3 = Aggiunge soltanto una carta al prezzo, anche per te.

question-rivals-theirs-ask = Il tuo avversario sta dove stai tu, con un drago scoperto, e tutti e due avete draghi. Che cosa prendi?
question-rivals-theirs-1 = Un drago, per sicurezza.
question-rivals-theirs-2 = Ciò che serve al tuo avversario.
question-rivals-theirs-3 = Ciò che da lì ti porta avanti.
question-rivals-theirs-why-1 = Il tuo avversario ne metterà comunque uno, e puoi viaggiarci anche tu.
question-rivals-theirs-why-2 = Un mezzo che non puoi usare è un turno sprecato.
question-rivals-theirs-why-3 = Giusto: viaggia sul suo, e apri tu la strada successiva.

question-rivals-safe-ask = Vuoi due strade. La prima potrebbe prendertela un avversario, la seconda non la vuole nessuno. Da quale cominci?
question-rivals-safe-1 = Dalla prima.
question-rivals-safe-2 = Dalla seconda.
question-rivals-safe-3 = È lo stesso.
question-rivals-safe-why-1 = Giusto: la seconda sarà ancora libera.
question-rivals-safe-why-2 = Quella sarà ancora libera al prossimo turno; la prima forse no.
question-rivals-safe-why-3 = C’è posto per un mezzo solo, e potrebbe non essere il tuo.
