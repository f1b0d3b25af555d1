# Strade e carta geografica
lesson-roads-title = Strade e carta geografica
lesson-roads-purpose = Vedi a colpo d’occhio che cosa passa dove, e quanto costa.
lesson-roads-know-1 = Sai leggere sulla carta geografica quanto costa un passo.
lesson-roads-know-2 = Sai quali mezzi non passano su quali terreni.
lesson-roads-trap-1 = «Un drago va dappertutto con una carta.» Quasi: nel bosco ne costa due.

step-roads-terrain = Il disegno di una strada mostra il terreno: foglie nel bosco, punti nel deserto, zigzag in montagna, niente in pianura. La carta geografica è la tabella dei prezzi: una carta, due, o un trattino dove il mezzo non passa.

level-roads-cloud-title = Due nuvole
level-roads-cloud-goal = Due nuvole magiche, due città nuove.
level-roads-cloud-look = Dove costa una carta sola la nuvola magica?
level-roads-cloud-learned = In montagna la nuvola magica costa una carta; in pianura e nel bosco, due.
level-roads-cloud-wrong-forest = Il bosco si è preso tutte e due le nuvole. Kihromah è graziosa, ma è una città sola.

level-roads-dragon-title = Dove i draghi faticano
level-roads-dragon-goal = Tre draghi, tre città nuove.
level-roads-dragon-look = In un terreno al drago si impigliano le ali.
level-roads-dragon-learned = Pianura, deserto, montagna: un drago. Solo il bosco ne costa due.
level-roads-dragon-wrong-back = Quel drago ti riporta dov’eri già. Tre draghi valgono tre città solo se ogni passo ne raggiunge una nuova.
level-roads-dragon-wrong-end = Ti fermi, e hai ancora draghi in mano. Da dove ti trovi, cerca una strada su cui ne basta uno.

level-roads-wagon-title = Lenta ma sicura
level-roads-wagon-goal = Tre carrozze dei demoni, due città nuove.
level-roads-wagon-look = La carrozza dei demoni costa una carta sola in un terreno soltanto.
level-roads-wagon-learned = In pianura la carrozza dei demoni costa una carta, altrove due. Ma passa dappertutto.
level-roads-wagon-wrong-dear = Quel passo è costato due carrozze dei demoni. Con quella che ti resta non raggiungi un’altra città.

drill-price-about = Quanto costa questo passo? Dieci domande, una risposta ciascuna; le domande sbagliate ritornano.

level-roads-carriers-title = Chi attraversa la sabbia?
level-roads-carriers-goal = Metti i tuoi due mezzi in modo che le tue carte ti portino a Feodor e poi a Throtmanni.
level-roads-carriers-look = Prima il bosco, poi il deserto. Uno dei tuoi due mezzi nel deserto non entra.
level-roads-carriers-learned = I maiali giganti non entrano nel deserto; l’unicorno lo attraversa con due carte.
level-roads-carriers-wrong-swapped = Così il deserto tocca al maiale gigante, che lì non passa.
level-roads-carriers-wrong-pass = Tutti hanno passato, e per Throtmanni non c’è via.
level-roads-carriers-wrong-elsewhere = Quel mezzo è fuori dal tuo percorso. Ti serve una strada da Lapphálya a Feodor, e un’altra che prosegua da lì.

level-roads-cheap-title = Una carta ciascuno
level-roads-cheap-goal = Hai una ruota dei folletti e una carrozza dei demoni. Metti i mezzi in modo che le carte ti portino a Lapphálya e poi a Feodor.
level-roads-cheap-look = Nel bosco, per uno dei due serve una seconda carta.
level-roads-cheap-learned = La ruota dei folletti attraversa il bosco con una carta. La carrozza dei demoni lì ne vuole due, ma in pianura una sola.
level-roads-cheap-wrong-swapped = Così il bosco tocca alla carrozza dei demoni: due carte, e tu ne hai una.
level-roads-cheap-wrong-swapped2 = Una carrozza dei demoni nel bosco costa due carte, e tu ne hai una.
level-roads-cheap-wrong-elsewhere = Quel mezzo è fuori dal tuo percorso. Ti servono due strade una dopo l’altra: da Elvenhold a Lapphálya, poi a Feodor.
level-roads-cheap-wrong-pass = Tutti hanno passato, e la via per Feodor non è aperta. Al tuo viaggio servono tutti e due i mezzi.

level-roads-wrong-terrain-title = Un unicorno in pianura?
level-roads-wrong-terrain-goal = Hai due carte unicorno. Trova per il tuo unicorno una strada che esca da Elvenhold.
level-roads-wrong-terrain-look = Cerca l’unicorno sulla carta geografica: dov’è il trattino?
level-roads-wrong-terrain-learned = Dove la carta geografica ha un trattino, quel mezzo non si può mettere.
level-roads-wrong-terrain-wrong-elsewhere = L’unicorno è sulla tavola, ma non su una strada che esce da Elvenhold.
level-roads-wrong-terrain-wrong-pass = Tutti hanno passato, e da Elvenhold non puoi uscire.

question-roads-desert-ask = Quale di questi attraversa un deserto?
question-roads-desert-1 = Una ruota dei folletti.
question-roads-desert-2 = Un unicorno.
question-roads-desert-3 = Una nuvola magica.
question-roads-desert-why-1 = Affonda nella sabbia: la carta geografica ha un trattino.
question-roads-desert-why-2 = Giusto, con due carte.
question-roads-desert-why-3 = Si asciuga: la carta geografica ha un trattino.

question-roads-kind-ask = Su una strada di montagna c’è una ruota dei folletti. Che cosa paghi?
question-roads-kind-1 = Una ruota dei folletti.
question-roads-kind-2 = Due carte qualsiasi.
question-roads-kind-3 = Due ruote dei folletti.
question-roads-kind-why-1 = In montagna ne servono due; una basta in pianura e nel bosco.
question-roads-kind-why-2 = Devono essere dello stesso tipo del mezzo.
question-roads-kind-why-3 = Giusto: in montagna la ruota dei folletti ne costa due.

question-roads-wagon-ask = Su una strada nel deserto c’è una carrozza dei demoni. Che cosa paghi?
question-roads-wagon-1 = Niente: lì non può andare.
question-roads-wagon-2 = Una carrozza dei demoni.
question-roads-wagon-3 = Due carrozze dei demoni.
question-roads-wagon-why-1 = È lenta, ma passa dappertutto.
question-roads-wagon-why-2 = Solo in pianura le basta una carta.
question-roads-wagon-why-3 = Giusto: due dappertutto, tranne in pianura.

question-roads-pig-ask = Dove può andare un maiale gigante?
question-roads-pig-1 = In pianura e nel bosco, con una carta.
question-roads-pig-2 = Dappertutto, con due carte.
question-roads-pig-3 = Nel bosco e in montagna, con due carte.
question-roads-pig-why-1 = Giusto: ama il terreno morbido, e non è mai caro.
question-roads-pig-why-2 = Deserto e montagna gli sono chiusi.
question-roads-pig-why-3 = Quello è l’unicorno; un maiale gigante non si arrampica.

question-roads-cloud-ask = Dove costa una carta sola la nuvola magica?
question-roads-cloud-1 = In pianura.
question-roads-cloud-2 = In montagna.
question-roads-cloud-3 = Nel deserto.
question-roads-cloud-why-1 = Lì ne costa due.
question-roads-cloud-why-2 = Giusto: due in pianura e nel bosco, e nel deserto mai.
question-roads-cloud-why-3 = Le nuvole non attraversano mai un deserto.

question-roads-woods-ask = In quale terreno il drago costa due carte?
question-roads-woods-1 = Nel bosco.
question-roads-woods-2 = Nel deserto.
question-roads-woods-3 = In montagna.
question-roads-woods-why-1 = Giusto: altrove sempre una.
question-roads-woods-why-2 = Il caldo gli piace: una carta.
question-roads-woods-why-3 = Ci vola sopra: una carta.

question-roads-where-ask = Su quale strada puoi mettere una nuvola magica?
question-roads-where-1 = Su una strada vuota qualsiasi.
question-roads-where-2 = Solo in montagna, dove per passare basta una carta.
question-roads-where-3 = Su una strada vuota qualsiasi, tranne nel deserto.
question-roads-where-why-1 = Nel deserto no: la carta geografica ha un trattino.
question-roads-where-why-2 = Lì costa meno, ma passa anche in pianura e nel bosco.
question-roads-where-why-3 = Giusto: dovunque la carta geografica abbia un numero.
