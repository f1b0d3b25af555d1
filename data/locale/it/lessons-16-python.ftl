# Il motore a mano
lesson-python-title = Il motore a mano
lesson-python-purpose = Chiedi al motore che cosa si può fare, perché no, e che cosa succede poi.
lesson-python-know-1 = Sai costruire una posizione ed elencare le sue azioni permesse.
lesson-python-know-2 = Sai leggere un rifiuto e rigiocare una registrazione.
lesson-python-know-3 = Sai leggere e scrivere un’azione come riga.
lesson-python-trap-1 = «Giocare un’azione cambia la posizione.» Ne dà una nuova; la vecchia resta.

level-python-line-title = Una riga, un’azione
level-python-line-goal = Gioca sulla tavola: «0 move desert:feodor-throtmanni > throtmanni dragon».
level-python-line-look = Tu sei al posto 0. Dopo «>» viene la città, e poi le carte con cui paghi.
level-python-line-learned = La riga dice tutto: chi, che cosa, per quale strada, fin dove, e con quali carte.
level-python-line-wrong-caravan = Quella riga finirebbe con «caravan» e tre carte. Qui paghi un drago.
level-python-line-wrong-road = È un’altra strada: rileggi la riga.
level-python-line-wrong-end = Quella riga sarebbe «0 end», e non si raccoglierebbe niente.

level-python-reasons-title = Due motivi, poi None
level-python-reasons-goal = Chiedi due volte al motore «perché no?», finché non ottieni le risposte P4.3 e P4.6. Poi metti l’unicorno in modo che le tue carte ti portino a Throtmanni.
level-python-reasons-look = Prova prima le due mosse rifiutate. Throtmanni è oltre il deserto.
level-python-reasons-learned = Due rifiuti con il loro numero, e poi None: niente lo vieta.
level-python-reasons-wrong-pass = Tutti hanno passato, e nessuna strada porta a Throtmanni.
level-python-reasons-wrong-elsewhere = Il motore dice None, perché si può. Ma non ti porta a Throtmanni.

level-python-record-title = Una registrazione di tre righe
level-python-record-goal = Rigiocala: «0 place unicorn forest:feodor-lapphalya», «0 pass», «0 move forest:feodor-lapphalya > lapphalya unicorn».
level-python-record-look = Una riga dopo l’altra; l’altro posto passa da sé.
level-python-record-learned = Tre righe, ed ecco di nuovo la stessa partita. Una registrazione è tutta qui.
level-python-record-wrong-pig = Il maiale gigante lo tieni: la prima riga mette l’unicorno.
level-python-record-wrong-pass = Quella è la seconda riga. La prima mette l’unicorno.
level-python-record-wrong-end = Manca ancora la terza riga.
level-python-record-wrong-elsewhere = Il mezzo giusto, ma un’altra strada. La prima riga dice il terreno e le due città.

question-python-frozen-ask = Che cosa succede alla posizione quando giochi un’azione?
question-python-frozen-1 = Niente: ne esce una posizione nuova.
question-python-frozen-2 = La cambia.
question-python-frozen-3 = Dipende dall’azione.
question-python-frozen-why-1 = Giusto: la vecchia resta com’era.
question-python-frozen-why-2 = Le posizioni sono immutabili.
question-python-frozen-why-3 = Nessuna azione cambia mai una posizione.
question-python-frozen-hint = Giocando un’azione ricevi una posizione. È la stessa?

question-python-refusal-ask = Che cosa ricevi quando chiedi perché un’azione non è permessa?
question-python-refusal-1 = True o False.
question-python-refusal-2 = Una frase in inglese.
question-python-refusal-3 = Il numero della regola e i valori che ci stanno dietro, oppure None.
question-python-refusal-why-1 = Di più: un motivo.
question-python-refusal-why-2 = Le frasi nascono da lì, nella lingua in uso.
question-python-refusal-why-3 = Giusto: dati, non prosa.
question-python-refusal-hint = Con la risposta deve poter lavorare un programma, qualunque lingua si parli.

question-python-seed-ask = Due partite hanno lo stesso seme e le stesse azioni. In che cosa si distinguono?
question-python-seed-1 = Nelle carte distribuite.
question-python-seed-2 = In niente.
question-python-seed-3 = Nella fila.
question-python-seed-why-1 = Quelle le decide il seme.
question-python-seed-why-2 = Giusto, su ogni computer.
question-python-seed-why-3 = Anche quella viene dal seme.
question-python-seed-hint = Tutto il caso viene dal seme.

exercise-python-legal-task = La tavola è vuota, e hai un unicorno, scoperto. Quante delle tue azioni permesse lo mettono su una strada nel deserto?
exercise-python-legal-right = Sì: una per ogni strada nel deserto.
exercise-python-legal-wrong-none = Un unicorno il deserto lo attraversa, con due carte.
exercise-python-why-task = Quale regola rifiuta un unicorno in pianura? Scrivi il suo numero.
exercise-python-why-right = Sì: P4.3, e dietro c’è la carta geografica.
exercise-python-why-wrong-chart = T4 è la riga dell’unicorno nella carta geografica; il rifiuto nomina la regola che ci rimanda.
exercise-python-why-wrong-water = P4.4 parla di fiumi e laghi.
exercise-python-distance-task = Quanti collegamenti ci sono da Elvenhold a Wylhién?
exercise-python-distance-right = Sì: quattro collegamenti, di qualsiasi genere.
exercise-python-distance-wrong-towns = Queste sono le città lungo la strada, contando i due estremi. Conta i collegamenti.
