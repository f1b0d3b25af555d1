# Strategia I: il tuo viaggio
lesson-journey-title = Strategia I: il tuo viaggio
lesson-journey-purpose = Con le stesse otto carte, più città.
lesson-journey-know-1 = Lasci stare una città che ne costa altre due.
lesson-journey-know-2 = Paghi con le carte spaiate e tieni le coppie.
lesson-journey-know-3 = Ti fermi dove la prossima mano comincia bene.
lesson-journey-trap-1 = «Mi servono tutte e venti le città.» Di solito si vince con diciotto o diciannove: lascia stare ciò che costa troppo.
lesson-journey-trap-2 = «La carovana è l’ultima risorsa.» È così che le carte spaiate diventano città.

step-journey-map = Guarda la tavola prima delle carte: certe città sono vicoli ciechi, e i fiumi sono strade che nessuno può sbarrare.

level-journey-leave-one-title = Quattro carte, tre città
level-journey-leave-one-goal = Quattro carte: visita tre città nuove.
level-journey-leave-one-look = Kihromah è un vicolo cieco: andata e ritorno costano due unicorni.
level-journey-leave-one-learned = Due unicorni per Kihromah, oppure due unicorni per due città e la via per proseguire. Lascia stare ciò che costa troppo.
level-journey-leave-one-wrong-dead-end = Per andata e ritorno sono serviti tutti e due gli unicorni: da qui arrivi solo a due città.
level-journey-leave-one-wrong-away = Da Feodor nessun mezzo ti porta oltre.
level-journey-leave-one-wrong-end = Ti fermi con carte in mano e città a portata di stivale.

level-journey-round-trip-title = Prima tutto il giro
level-journey-round-trip-goal = Hai una ruota dei folletti, un unicorno, un drago e due zattere. Visita quattro città.
level-journey-round-trip-look = C’è un anello che passa da Elvenhold. In quale senso ti aiuta il fiume?
level-journey-round-trip-learned = Prima giù per il fiume, poi indietro via terra, e Beata per ultima: pensa a tutto il giro prima di partire.
level-journey-round-trip-wrong-beata = Tornare da Beata costa una zattera, e per l’anello ti servono tutte e due.
level-journey-round-trip-wrong-ergeren = In questo senso arrivi a Tichih', ma risalire il fiume fino a Rivinia si prende tutte e due le zattere: tre città, e da lì non si prosegue.
level-journey-round-trip-wrong-end = Ti fermi prima della quarta città.

level-journey-out-and-back-title = Da dove cominciare?
level-journey-out-and-back-goal = Quattro carte: visita tre città nuove.
level-journey-out-and-back-look = Con una sola zattera il fiume non ti riporta indietro. Che cosa fai prima di partire?
level-journey-out-and-back-learned = Prima la deviazione da cui si torna, poi la via da cui non si torna.
level-journey-out-and-back-wrong-first = Una volta scesi per il fiume, a Jaccaranda non si torna più: solo due città.
level-journey-out-and-back-wrong-caravan = Tre carte per un passo per cui bastava un unicorno.
level-journey-out-and-back-wrong-end = Ti fermi prima della terza città nuova. Che cosa ti resta in mano, e dove porta?

step-journey-map-puzzles = Due rompicapi di questo tipo, da partite vere.
step-journey-kinds = Con una carta il drago fa 23 strade su 35, nuvola e carrozza solo 8 ciascuna, gli altri tre mezzi 20 ciascuno. Un mezzo vale ciò che ne fanno le tue carte.

level-journey-peaks-title = Un mezzo a Dag'Amura
level-journey-peaks-goal = Sei a Dag'Amura. Metti un mezzo in modo da raggiungere tre città nuove con le tue carte.
level-journey-peaks-look = Hai un unicorno e tre ruote dei folletti. Quale mezzo vuoi in montagna?
level-journey-peaks-learned = L’unicorno apre la montagna con una carta, la zattera prosegue fino a Grangor, e due ruote dei folletti fanno l’ultima salita.
level-journey-peaks-wrong-elsewhere = Così arrivi al massimo a due città nuove.
level-journey-peaks-wrong-pass = Tutti hanno passato, e da Dag'Amura non si esce.

level-journey-gap-title = Dove metti il maiale?
level-journey-gap-goal = Hai un maiale gigante: mettilo in modo da raggiungere tre città nuove con le tue carte.
level-journey-gap-look = Una zattera ti porta a Rivinia, un drago da Throtmanni ad Al'Baran. Che cosa manca?
level-journey-gap-learned = Cerca due tratti che puoi già fare, e uniscili.
level-journey-gap-wrong-elsewhere = Così guadagni al massimo una città. I tuoi due tratti restano separati.
level-journey-gap-wrong-pass = Tutti hanno passato, e il buco è ancora lì.

step-journey-kind-puzzles = Tre rompicapi di questo tipo: un mezzo, e la strada migliore per lui.
step-journey-change = Le carte spaiate sono spiccioli: tre qualsiasi pagano una strada per cui nessuna va bene.

level-journey-odd-cards-title = Cinque carte a Elvenhold
level-journey-odd-cards-goal = Cinque carte: visita tre città nuove.
level-journey-odd-cards-look = I draghi pagano due delle strade. Quali carte non ti servono a niente?
level-journey-odd-cards-learned = Tre carte spaiate hanno fatto da ponte dove nessuna andava bene; al resto hanno pensato i draghi.
level-journey-odd-cards-wrong-ergeren = Qui la carovana serve subito, e poi il bosco si prende tutti e due i draghi: due città.
level-journey-odd-cards-wrong-early = Per questa strada bastava un drago.
level-journey-odd-cards-wrong-end = Ti fermi prima della terza città nuova. Tre carte spaiate possono ancora pagare una strada.

level-journey-bridge-title = La strada troppo cara
level-journey-bridge-goal = Hai un drago: mettilo in modo da raggiungere tre città nuove con le tue carte.
level-journey-bridge-look = I tuoi due draghi servono nel deserto. Altre tre carte aspettano.
level-journey-bridge-learned = Il tuo mezzo ha aperto la strada, e l’hanno pagata tre carte spaiate.
level-journey-bridge-wrong-elsewhere = Da lì i tuoi draghi non arrivano al deserto.
level-journey-bridge-wrong-pass = Tutti hanno passato, e il deserto resta lontano.

level-journey-worth-keeping-title = Ciò che tieni
level-journey-worth-keeping-goal = Visita Lapphálya e Virst, e tieni tutti e due gli unicorni e tutti e due i draghi.
level-journey-worth-keeping-look = Quattro carte restano. Le altre quattro puoi spenderle: fin dove ti portano?
level-journey-worth-keeping-learned = Le carte spaiate pagano il viaggio, le coppie vengono con te nella prossima mano.
level-journey-worth-keeping-wrong-dear = Una carovana dove bastava un maiale gigante: adesso la strada per Virst costa carte che volevi tenere.
level-journey-worth-keeping-wrong-end = Ti fermi prima di avere sia Lapphálya sia Virst. Quattro carte restano: che cosa possono pagare le altre quattro?

step-journey-stop = La prossima mano parte da dove ti fermi. Fermati vicino a città che puoi raggiungere con le carte che tieni.

level-journey-right-end-title = L’arrivo giusto
level-journey-right-end-goal = Visita Feodor e Rivinia, nell’ordine che conviene ai due draghi che tieni.
level-journey-right-end-look = Da quale delle due città partono strade nel deserto?
level-journey-right-end-learned = Le stesse due città in ogni caso. Ma intorno a Feodor ci sono tre strade nel deserto, e tu tieni due draghi.
level-journey-right-end-wrong-rivinia = Adesso finisci a Rivinia: boschi e acqua, e i tuoi draghi preferiscono la sabbia.
level-journey-right-end-wrong-end = Ti fermi prima di avere sia Feodor sia Rivinia.

level-journey-by-river-title = Dove subentra il fiume
level-journey-by-river-goal = Visita Virst e Ixara, e tieni tutte e due le zattere. Fermati dove nella prossima mano ti portano più lontano.
level-journey-by-river-look = In che direzione scorre il fiume, e verso quali città?
level-journey-by-river-learned = Da Ixara il fiume ti porta a due città nuove, una zattera ciascuna. Non servono mezzi, e nessuno può sbarrarlo.
level-journey-by-river-wrong-virst = Le stesse due città, ma da Virst le tue zattere ti porterebbero a una sola città nuova.
level-journey-by-river-wrong-end = Ti fermi prima di avere sia Virst sia Ixara.

level-journey-keep-four-title = Quattro per domani
level-journey-keep-four-goal = Il tuo viaggio della prima mano finisce qui. Porta nella seconda le tue tre carte unicorno e il loro mezzo di trasporto.
level-journey-keep-four-look = Due carte vanno scartate. Poi dei tuoi due mezzi puoi tenerne uno.
level-journey-keep-four-learned = Carte e mezzo dello stesso tipo: la seconda mano comincia con il piano già a metà.
level-journey-keep-four-wrong-card = Così perdi uno dei tre unicorni.
level-journey-keep-four-wrong-pig = Resta il maiale gigante, e l’unicorno si restituisce: le tue tre carte hanno perso il loro mezzo.

question-journey-save-ask = Conviene risparmiare quattro carte per la prossima mano?
question-journey-save-1 = Sempre: più carte, meglio è.
question-journey-save-2 = Dipende: ne avrai comunque otto, ma queste quattro le conosci.
question-journey-save-3 = Non è permesso.
question-journey-save-why-1 = In ogni caso ricevi carte fino ad averne otto.
question-journey-save-why-2 = Giusto: non avrai più carte, ma quelle le conosci già. E una carta tenuta è un passo non fatto.
question-journey-save-why-3 = Puoi tenerne fino a quattro.

question-journey-dead-end-ask = A Kihromah porta una strada sola. Quanto ti costa visitarla?
question-journey-dead-end-1 = L’andata.
question-journey-dead-end-2 = L’andata e il ritorno, oppure la fine del viaggio.
question-journey-dead-end-3 = Niente di particolare: è una città come tutte le altre.
question-journey-dead-end-why-1 = E come ne esci?
question-journey-dead-end-why-2 = Giusto: perciò va bene come ultima tappa.
question-journey-dead-end-why-3 = Non c’è un’altra strada per uscirne.

question-journey-yardstick-ask = Nella prima mano hai visitato cinque città. È un buon risultato?
question-journey-yardstick-1 = Sì: con cinque a ogni mano le visiti tutte e venti.
question-journey-yardstick-2 = No, ne servono otto: una per carta.
question-journey-yardstick-3 = Non importa, conta solo l’ultima mano.
question-journey-yardstick-why-1 = Giusto, e spesso ne bastano diciotto o diciannove per vincere.
question-journey-yardstick-why-2 = Certi passi costano due carte, e certi passano da città che conosci.
question-journey-yardstick-why-3 = Ogni pedina conta, in qualsiasi momento tu la raccolga.
