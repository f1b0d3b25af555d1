# Una mano guidata
lesson-round-title = Una mano guidata
lesson-round-purpose = Gioca la seconda mano della tua partita, contro bot che dicono perché fanno quel che fanno.
lesson-round-know-1 = Sai giocare una mano da te.
lesson-round-know-2 = Pianifichi un viaggio prima di mettere un mezzo.
lesson-round-trap-1 = «Ogni mezzo devo metterlo io.» Puoi viaggiare anche con quelli di tutti gli altri.

step-round-second = La tua partita, seconda mano: tutte e sei le fasi. I bot dicono perché fanno quel che fanno.

level-round-plan-and-go-title = Pianifica e parti
level-round-plan-and-go-goal = Pianifica, poi viaggia: visita Lapphálya, Feodor e Throtmanni con tre carte e i tuoi due mezzi.
level-round-plan-and-go-look = Una delle tre strade te la aprirà il tuo avversario.
level-round-plan-and-go-learned = Due mezzi tuoi e uno dell’avversario: tre città.
level-round-plan-and-go-wrong-ergeren = Adesso l’unicorno manca tra Lapphálya e Feodor.
level-round-plan-and-go-wrong-pig = Così la pianura tocca all’unicorno, che lì non passa.
level-round-plan-and-go-wrong-elsewhere = Quel mezzo è fuori dal tuo percorso. Ognuna delle sue tre strade vuole un mezzo adatto al terreno.
level-round-plan-and-go-wrong-obstacle = Con il tuo ostacolo quella strada costa una carta in più dello stesso tipo, e tu ne hai una sola per tipo.
level-round-plan-and-go-wrong-end = Il tuo viaggio è finito con carte in mano e strade aperte. Per ogni mezzo sul tuo percorso hai la carta giusta.
level-round-plan-and-go-wrong-caravan = Tutte e tre le carte per una sola città. Una alla volta portano tre volte più lontano.

question-round-order-ask = Che cosa viene subito dopo la pianificazione?
question-round-order-1 = Si sgombra la tavola.
question-round-order-2 = Si muovono gli stivali, per primo quello del primo giocatore.
question-round-order-3 = Si distribuiscono nuove carte, a partire dal primo giocatore.
question-round-order-why-1 = Prima bisogna viaggiarci.
question-round-order-why-2 = Giusto: adesso tutti usano le strade.
question-round-order-why-3 = Così comincia una mano.

question-round-others-ask = Un bot mette un drago sulla strada accanto a te. Tu hai draghi. Bene o male?
question-round-others-1 = Bene: posso viaggiarci.
question-round-others-2 = Male: la strada mi è chiusa.
question-round-others-3 = Né l’uno né l’altro: non mi riguarda.
question-round-others-why-1 = Giusto: ti fa risparmiare un mezzo.
question-round-others-why-2 = Una strada non è di nessuno.
question-round-others-why-3 = Ogni mezzo serve a tutti.

question-round-tree-ask = Su una strada di montagna ci sono un unicorno e un ostacolo. Quanto paghi?
question-round-tree-1 = Un unicorno e una carta qualsiasi.
question-round-tree-2 = Un unicorno.
question-round-tree-3 = Due unicorni.
question-round-tree-why-1 = Dev’essere un altro unicorno.
question-round-tree-why-2 = L’ostacolo costa una carta in più.
question-round-tree-why-3 = Giusto: uno per la montagna, uno per l’ostacolo.

question-round-display-ask = La mano è finita. Che ne è dei cinque mezzi della fila?
question-round-display-1 = Tornano nel mazzetto.
question-round-display-2 = Restano dove sono.
question-round-display-3 = Ognuno ne prende uno.
question-round-display-why-1 = Solo in alcune edizioni; qui restano.
question-round-display-why-2 = Giusto: puoi contarci.
question-round-display-why-3 = Tieni uno solo dei tuoi, e nessun altro.
