# Elfengold II: incantesimi e mostri
lesson-spells-title = Elfengold II: incantesimi e mostri
lesson-spells-purpose = Usa ogni oggetto di Elfengold, per te e contro gli altri.
lesson-spells-know-1 = Sai dove possono stare alberi, mostri marini e pezzi d’oro, e che cosa fanno.
lesson-spells-know-2 = Giochi gli incantesimi Raddoppio e Scambio.
lesson-spells-know-3 = Sai che cosa può fare una strega, se al tuo tavolo si gioca con le streghe.
lesson-spells-trap-1 = «Un albero è mio per tutta la partita.» È un oggetto: torna nella riserva.
lesson-spells-trap-2 = «Una strada doppia vuole carte di entrambi i tipi.» Basta uno dei due mezzi.
lesson-spells-trap-3 = «Un mostro marino chiude il fiume.» Costa solo una zattera in più.

step-spells-items = Fra gli oggetti ci sono alberi, mostri marini, pezzi d’oro e incantesimi. Li giochi mentre pianifichi, uno alla volta, come metti un mezzo.

level-spells-tree-title = Attenti all’albero!
level-spells-tree-goal = Il tuo avversario a Lapphálya ha una carta ruota dei folletti. Non lasciargli nessuna via.
level-spells-tree-look = Dove porta una sola carta ruota dei folletti?
level-spells-tree-learned = Un albero è un ostacolo: una carta in più. Va su una strada con un mezzo, un solo albero per strada. All’inizio non ce l’ha nessuno, e torna nella riserva.
level-spells-tree-wrong-elsewhere = Di lì non voleva passare nessuno, e il tuo avversario va a Virst.
level-spells-tree-wrong-pass = Hai passato, e il tuo avversario va a Virst.

level-spells-monster-title = C’è qualcosa nell’acqua
level-spells-monster-goal = Il tuo avversario a Elvenhold ha una zattera. Non lasciargli nessuna via.
level-spells-monster-look = Dove porta una zattera, discendendo il fiume?
level-spells-monster-learned = Lì ogni passaggio costa una zattera in più, e una sola non basta. Su ogni fiume e su ogni traghetto c’è posto per un mostro solo.
level-spells-monster-wrong-below = Il tuo avversario arriva lo stesso a Rivinia.
level-spells-monster-wrong-lake = Un traghetto costa comunque due zattere. Il tuo avversario prende il fiume.
level-spells-monster-wrong-pass = Hai passato, e il fiume è libero.

level-spells-past-monster-title = Sotto il naso del mostro
level-spells-past-monster-goal = Hai due zattere. Vai a Rivinia.
level-spells-past-monster-look = Una zattera per discendere il fiume, e una per il mostro.
level-spells-past-monster-learned = Per una zattera in più il mostro ti lascia passare.
level-spells-past-monster-wrong-lake = Il traghetto è costato tutte e due le zattere, e a Rivinia porta il fiume.
level-spells-past-monster-wrong-beata = Beata è dall’altra parte, e le zattere sono spese.
level-spells-past-monster-wrong-end = Il mostro ti ha spaventato. Bastavano due zattere.

level-spells-gold-piece-title = Il doppio dell’oro
level-spells-gold-piece-goal = Con il tuo drago puoi fare un passo. Fa’ che ti porti quattordici monete.
level-spells-gold-piece-look = Quale città vale sette?
level-spells-gold-piece-learned = Da questa strada Al'Baran porta due volte sette monete. Anche agli altri! Un solo pezzo d’oro per strada, e nessuno accanto a un albero.
level-spells-gold-piece-wrong-less = Due volte tre fa sei. Al'Baran da sola porterebbe di più.
level-spells-gold-piece-wrong-pass = Hai passato, e Al'Baran porta solo sette monete.

level-spells-detour-title = Conta da dove arrivi
level-spells-detour-goal = Due carte drago, due città. Fa’ che il viaggio ti porti diciassette monete.
level-spells-detour-look = In quale città deve portarti la strada con il pezzo d’oro?
level-spells-detour-learned = Tre, e due volte sette. Nell’altro senso erano sette, e due volte tre.
level-spells-detour-wrong-direct = Sette, e due volte tre: fanno tredici.
level-spells-detour-wrong-end = Il viaggio è finito, e il pezzo d’oro non è servito a nessuno.

step-spells-spells = Due incantesimi cambiano le strade: il Raddoppio mette un secondo mezzo, uno dei tuoi, su una strada che ne ha uno solo. Lo Scambio inverte due mezzi di tipo diverso, ciascuno da solo sulla sua strada.

level-spells-double-title = Due è meglio di uno
level-spells-double-goal = Sulla strada c’è un maiale gigante, e tu hai una carta unicorno. Apri la via per Lapphálya.
level-spells-double-look = Scegli prima il Raddoppio, poi la strada.
level-spells-double-learned = Ora ci porta una carta o l’altra, e anche una carovana di tre carte. Il secondo mezzo è di un altro tipo, ed è uno dei tuoi.
level-spells-double-wrong-placed = Il Raddoppio ha bisogno di quell’unicorno. Senza, non puoi giocarlo.
level-spells-double-wrong-pass = Hai passato, e il Raddoppio è ancora davanti a te.

level-spells-dear-title = Un albero per due
level-spells-dear-goal = Sulla strada doppia c’è un albero. Vai a Lapphálya.
level-spells-dear-look = Di quale tipo hai due carte?
level-spells-dear-learned = Un albero rende più cari entrambi i mezzi: due unicorni, o due maiali giganti. Una carovana costa quattro carte.
level-spells-dear-wrong-end = Il tuo stivale resta a Feodor. Eppure avevi due unicorni.

level-spells-exchange-title = Cambio di posto
level-spells-exchange-goal = Hai una carta ruota dei folletti. Apri la via per Lapphálya.
level-spells-exchange-look = Dov’è la ruota dei folletti, e dove ti serve?
level-spells-exchange-learned = Ogni mezzo può andare dove è finito. Un unicorno non avrebbe potuto passare per la pianura. Uno Scambio torna subito nella riserva.
level-spells-exchange-wrong-other = Questi due stanno dietro Lapphálya: fin lì non arrivi.
level-spells-exchange-wrong-pass = Hai passato, e la ruota dei folletti è dove non ti serve.

step-spells-witch = A certi tavoli si gioca con le streghe, sei fra le carte. Per una strega e una moneta, un albero o un mostro non ti costa niente per un passo.

level-spells-witch-title = Togliti di mezzo!
level-spells-witch-goal = Una carta drago, un albero e una strega. Vai ad Al'Baran.
level-spells-witch-look = Scegli prima la strega, poi la città.
level-spells-witch-learned = Hai scartato la strega e pagato una moneta; per gli altri l’albero c’è ancora.
level-spells-witch-wrong-end = Il tuo stivale non si è mosso, e la strega non ha avuto niente da fare.

level-spells-fly-title = Sulla scopa
level-spells-fly-goal = Nessuna carta tranne una strega, e tre monete. Prendi la pedina di Kihromah.
level-spells-fly-look = Per tre monete la strega ti fa volare dove vuoi.
level-spells-fly-learned = La pedina è tua, le monete della città no.
level-spells-fly-wrong-elsewhere = La strega è volata in un’altra città, e ora se n’è andata.
level-spells-fly-wrong-end = La scopa resta nell’angolo, e Kihromah è lontana.

step-spells-round = Seconda mano della tua partita di Elfengold: prima carte e monete per tutti, poi tutto il resto, incantesimi e mostri compresi. { bot-1 } dice perché.

question-spells-monster-ask = Dove può stare un mostro marino?
question-spells-monster-1 = Solo in un lago.
question-spells-monster-2 = Su ogni strada che ha un mezzo.
question-spells-monster-3 = Su un fiume o su un traghetto.
question-spells-monster-why-1 = Nuota anche nei fiumi.
question-spells-monster-why-2 = Non sa camminare. Per le strade ci sono gli alberi.
question-spells-monster-why-3 = Giusto, uno per tratto.

question-spells-double-ask = Che cosa ti serve per giocare un Raddoppio?
question-spells-double-1 = Una strada con un solo mezzo, e uno dei miei di un altro tipo.
question-spells-double-2 = Una strada con due mezzi, e una moneta.
question-spells-double-3 = Una strada vuota.
question-spells-double-why-1 = Giusto, e deve poter andare su quel terreno.
question-spells-double-why-2 = Più di due non ce ne stanno, e un incantesimo che hai non costa più niente.
question-spells-double-why-3 = Ci deve essere qualcosa da raddoppiare.

question-spells-swap-ask = Quali mezzi si possono scambiare con uno Scambio?
question-spells-swap-1 = Due qualsiasi, di qualunque tipo.
question-spells-swap-2 = Due di tipo diverso, ciascuno da solo sulla sua strada.
question-spells-swap-3 = Uno dei miei e uno di un altro.
question-spells-swap-why-1 = Due uguali non cambierebbero niente, e una strada doppia resta com’è.
question-spells-swap-why-2 = Giusto, se ognuno può andare dove finisce.
question-spells-swap-why-3 = Una volta sulla tavola da gioco non sono più di nessuno.

question-spells-gold-ask = Su una strada c’è un pezzo d’oro. Chi prende il doppio?
question-spells-gold-1 = Solo chi l’ha messo.
question-spells-gold-2 = Chi entra in una città da quella strada.
question-spells-gold-3 = Chi arriva per primo.
question-spells-gold-why-1 = Le strade sono di tutti, e il loro oro anche.
question-spells-gold-why-2 = Giusto, ogni volta.
question-spells-gold-why-3 = Resta lì fino alla fine della mano.

question-spells-away-ask = Che fine fanno alberi e Raddoppi, quando la mano è finita?
question-spells-away-1 = Escono dal gioco.
question-spells-away-2 = Restano dove sono anche nella mano successiva.
question-spells-away-3 = Tornano nella riserva.
question-spells-away-why-1 = Così fa l’ostacolo del gioco base.
question-spells-away-why-2 = La tavola da gioco si svuota.
question-spells-away-why-3 = Giusto, come tutto il resto sulla tavola da gioco.
