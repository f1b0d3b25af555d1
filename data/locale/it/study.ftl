### Che cosa dicono tra le celle i notebook per chi studia, in Markdown.
study-run = Scegli **Run ▸ Run All Cells**, poi cambia una cella ed eseguila di nuovo: è fatta per questo.
study-tasks =
    ## Adesso tu

    Metti la tua risposta al posto di `____` ed esegui la cella: ti dice se è giusta.
study-python-position =
    ## Chiedi che cosa è permesso

    Con una sola riga `position` prepara qualsiasi situazione del gioco, e `legal_actions` elenca che cosa si può fare. Le azioni sono oggetti semplici e immutabili: puoi confrontarle, conservarle e giocarle.

    _Prova:_ datti un altro mezzo di trasporto, o sposta lo stivale.
study-python-refusal =
    ## Chiedi perché no

    Un rifiuto è fatto di dati, non di una frase: la regola che vieta l’azione e i valori che ci stanno dietro. Così un programma può lavorarci, e se ne possono ricavare frasi in ogni lingua. `None` vuol dire che niente vieta l’azione. Un’azione si può scrivere come una riga, e `parse` la legge.

    _Prova:_ che cosa vieta un ostacolo su una strada vuota? `0 obstacle desert:feodor-throtmanni`
study-python-apply =
    ## Gioca un’azione

    `apply` dà una posizione nuova e lascia la vecchia com’era. Perciò un programma può guardare avanti e non deve mai tornare indietro.
study-python-draw = Una posizione si può anche disegnare.
study-python-record =
    ## Gioca una partita intera e conservala

    Due bot che scelgono a caso giocano una partita. La registrazione contiene ogni azione e tutto ciò che ha deciso il caso, un evento dopo l’altro.
study-python-replay =
    ## Rigiocala

    `steps` rigioca la registrazione e controlla ogni evento secondo le regole. Alla fine, ecco le pedine della città di ogni posto.
study-python-statistics =
    ## Conta

    Una sola partita dice poco. Dodici partite con dodici semi sono le stesse dodici su ogni computer.
study-python-plot =
    Quante pedine della città raccoglie chi sceglie a caso?

    _Prova:_ metti sopra `"greedy"` al posto di un `"random"`, ed esegui di nuovo tutte e due le celle.
study-analysis-games =
    ## La tabella

    Una riga per ogni posto di ogni partita: che cosa si è giocato, com’è andata, quali mezzi sono stati messi e tenuti, e quali città sono mancate.
study-analysis-start =
    ## Conviene cominciare?

    Di quanto la quota di vittorie supera quella equa, e le pedine a confronto con quelle degli altri, per ogni numero di giocatori.

    _Prova:_ che cosa dicono le partite di una sola edizione? `figures.start_player(games[games["edition"] == "amigo-de"])`
study-analysis-scores =
    ## Quante città si raggiungono?

    I punti medi di un posto, per edizione e numero di giocatori.
study-analysis-left-out =
    ## Quali città restano fuori?

    La quota dei posti che non arrivano mai in una città, e quante strade ci portano.

    _Prova:_ quali città non mancano quasi a nessuno? `left_out.round(1).tail(8)`
study-analysis-counters =
    ## Quali mezzi sono buoni?

    Quante pedine in più corrispondono in media a ogni mezzo in più di un tipo, messo sulla strada o tenuto.
study-analysis-end =
    ## Che cosa hai visto

    Due risultati sono chiari: più giocatori ci sono, più lontano arrivano tutti, e le città con poche strade sono quelle mancate più spesso. Altri due sembrano risultati ma non lo sono ancora: se convenga cominciare e quali mezzi siano buoni. Lì l’intervallo comprende lo zero o lo evita di poco.

    Guarda dunque prima l’intervallo, conta quante cifre hai guardato e non scambiare per una causa ciò che va soltanto insieme. Se una domanda non ti dà pace, gioca più partite, oppure cambia una cosa sola e lascia tutto il resto com’è. Il prossimo capitolo ti dà l’ambiente per farlo.
study-environment-world =
    ## Comincia una partita

    L’ambiente ha l’interfaccia di PettingZoo per agenti che agiscono a turno. Un seme decide tutto ciò che dipende dal caso. `agent_selection` dice a chi tocca.
study-environment-row =
    ## Che cosa vede un agente

    Una riga di numeri, con una fetta per ogni cosa. Dentro non c’è niente che il suo posto non possa sapere: così un programma che impara resta onesto.

    _Prova:_ guarda che cos’altro c’è nella riga. `list(SLICES)`
study-environment-mask =
    ## Che cosa può fare un agente

    Ogni azione del gioco ha un numero. La maschera dice quali sono permesse adesso. Ogni agente pesca prima il suo mezzo segreto (azione 0); poi sono possibili queste:
study-environment-eager =
    ## Un giocatore tutto tuo

    Una funzione che riceve il mondo e il suo agente, e restituisce il numero di un’azione permessa. Questa fa qualsiasi cosa piuttosto che niente.

    _Prova:_ falle preferire un mezzo di trasporto al suo ostacolo.
study-environment-choosers = Accanto le siedono un giocatore che tira a sorte e il bot medio.
study-environment-games =
    ## Confrontali

    Sei partite, e il numero medio di pedine per ciascuno. Sei partite dicono poco: giocane di più prima di crederci.
study-environment-learner =
    ## Un giocatore che impara

    Ha un peso per ogni tipo di azione e fa quello che pesa di più, con un po’ di caso. Non c’è altro da imparare che i pesi.
study-environment-score = Quanto valgono i pesi: il numero medio di pedine in tre partite contro due giocatori come `eager`.
study-environment-learning =
    ## Fallo imparare

    Otto generazioni: dieci giocatori cambiano i pesi a caso e giocano tre partite ciascuno, e la generazione seguente parte dalla media dei tre migliori. Nessuno conosce una regola, solo la maschera e la ricompensa. Alla fine vedi che cosa ne resta: viaggiare pesa molto, finire il viaggio pesa poco.
study-environment-exam =
    ## Mettilo alla prova

    Le partite da cui ha imparato lo lusingano. Ecco quindi trenta partite che non ha mai visto, con i pesi di prima e di dopo, e con `eager` al suo posto.
study-environment-end =
    ## Che cosa hai visto

    Chi sceglie a caso non raccoglie quasi niente. Un giocatore che impara un peso per ogni tipo di azione trova da solo quello che a `eager` era stato detto, e qualcosa di più: in partite che non ha mai visto raccoglie più del doppio delle pedine di prima. Il bot medio, che sa dove va, ne raccoglie ancora quasi il triplo.

    Fa’ dunque vedere di più al tuo: pesi per i tipi di mezzi di trasporto, per la riga di numeri, alla fine una piccola rete. L’ambiente vettoriale gioca molte partite fianco a fianco (`play.env.vector`). Quando batterà il bot, mettilo alla prova: in centinaia di partite, a ogni posto, e con semi che non ha mai visto.

exercise-analysis-games-task = Quante partite da sei giocatori ci sono nella tabella?
exercise-analysis-games-right = Sì: sono 600 righe, e ogni partita ne occupa sei.
exercise-analysis-games-wrong-seats = Questo è il numero delle righe. Ce n’è una per ogni posto.
exercise-analysis-games-wrong-edition = Questa è un’edizione sola. Le edizioni sono quattro.
exercise-analysis-rounds-task = In quale edizione i punteggi sono più bassi? Scrivi la sua sigla come stringa.
exercise-analysis-rounds-right = Sì: si gioca in tre mani, le altre in quattro.
exercise-environment-display-task = Quanti numeri della riga descrivono la fila?
exercise-environment-display-right = Sì: uno per ogni tipo di mezzo, e dice quanti ce ne sono.
exercise-environment-display-wrong-lie = Nella fila ci sono cinque mezzi, ma la riga ha un numero per ogni tipo.
exercise-environment-mask-task = Quante azioni sono permesse quando il primo agente prende il suo secondo mezzo?
exercise-environment-mask-right = Sì: nella fila ci sono cinque tipi, e poi c’è il mazzetto.
exercise-environment-mask-wrong-pile = Quasi: conta anche il mazzetto.
exercise-environment-mask-wrong-pass = Qui nessuno può passare. Guarda di nuovo la maschera.

## Un grafico a barre. $bottom e $side sono i titoli degli assi, $bars un elenco di bars-each.
bars-across = numero
bars-up = quante volte
bars-seen = Un grafico a barre, in basso «{ $bottom }», di lato «{ $side }»: { $bars }.
bars-each = { $count } × { $number }
bars-pieces = pedine della città
curve-generations = generazioni
curve-seen = Una linea, in basso «{ $bottom }», di lato «{ $side }»: { $first } all’inizio, { $last } dopo { $steps }.
