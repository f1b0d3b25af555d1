# Le carte della città
lesson-town-cards-title = Le carte della città
lesson-town-cards-purpose = Una città segreta in cui finire: per chi ama guardare lontano.
lesson-town-cards-know-1 = Sai calcolare i punti con le carte della città.
lesson-town-cards-know-2 = Sai che cosa decide in caso di parità quando si gioca con le carte della città.
lesson-town-cards-trap-1 = «Per la distanza servono i mezzi.» I mezzi non c’entrano, e conta anche l’acqua.
lesson-town-cards-trap-2 = «In caso di parità vince chi ha più carte.» Con le carte della città, in quasi tutte le edizioni, vince innanzitutto chi è più vicino.

step-town-cards-home = Una carta segreta dice in quale città dovresti finire. Ogni collegamento di distanza ti costa un punto.

level-town-cards-town-card-title = Una in più, o a casa?
level-town-cards-town-card-goal = Hai sedici pedine, e la tua carta della città dice Jaccaranda. Fai sedici punti.
level-town-cards-town-card-look = Una città nuova vale un punto. Ogni collegamento di distanza da Jaccaranda ne costa uno.
level-town-cards-town-card-learned = Sedici meno zero batte diciassette meno due.
level-town-cards-town-card-wrong-far = Diciassette pedine, ma Al'Baran è a due collegamenti: quindici.
level-town-cards-town-card-wrong-stay = Sedici meno uno fa quindici. Avevi ancora un drago.

example-town-cards-jaccaranda-title = Diciassette città, a un passo da casa
example-town-cards-jaccaranda-0 = L’ultimo viaggio: diciassette pedine, lo stivale a Throtmanni, e la carta della città Jaccaranda.
example-town-cards-jaccaranda-1 = Un collegamento di distanza, qualunque cosa ci sia sopra: 17 − 1 = 16.

level-town-cards-river-title = Conta anche l’acqua
level-town-cards-river-goal = Hai diciassette pedine, la carta della città Tichih' e una zattera. Fai sedici punti.
level-town-cards-river-look = Da Rivinia solo un fiume porta dritto a Tichih'.
level-town-cards-river-learned = Un fiume è un collegamento come una strada: diciassette meno uno fa sedici.
level-town-cards-river-wrong-stay = Da Elvenhold sono due collegamenti: quindici.

example-town-cards-tichih-title = Oltre il fiume
example-town-cards-tichih-0 = Diciassette pedine, lo stivale a Rivinia, e la carta della città Tichih'. A unirle c’è solo un fiume.
example-town-cards-tichih-1 = Un fiume conta come un collegamento: 17 − 1 = 16.

drill-home-about = Quanto manca a casa? Dieci domande, una risposta ciascuna; le domande sbagliate ritornano.

level-town-cards-nearer-title = Vince chi è più vicino
level-town-cards-nearer-goal = Tu: quindici pedine, a un passo dalla tua città. Il tuo avversario: sedici, a due passi, e quattro carte. Vinci.
level-town-cards-nearer-look = Quattordici a quattordici. Che cosa decide in caso di parità con le carte della città?
level-town-cards-nearer-learned = Con le carte della città, in quasi tutte le edizioni, a parità di punti vince chi è più vicino; le carte in mano contano solo se c’è parità anche lì.
level-town-cards-nearer-wrong-far = Una pedina in più, ma un passo più lontano: parità di punti e di distanza, e il tuo avversario ha più carte.

question-town-cards-distance-ask = Come si conta la distanza dalla città della tua carta?
question-town-cards-distance-1 = In carte di viaggio.
question-town-cards-distance-2 = In strade con un mezzo.
question-town-cards-distance-3 = In collegamenti di ogni genere.
question-town-cards-distance-why-1 = I prezzi non c’entrano.
question-town-cards-distance-why-2 = I mezzi non c’entrano, e conta anche l’acqua.
question-town-cards-distance-why-3 = Giusto: strade, fiumi e traghetti.

question-town-cards-score-ask = Diciotto pedine, a due collegamenti dalla tua città. Quanti punti fai?
question-town-cards-score-1 = Sedici punti.
question-town-cards-score-2 = Diciotto punti.
question-town-cards-score-3 = Venti punti.
question-town-cards-score-why-1 = Giusto: 18 − 2.
question-town-cards-score-why-2 = Devi togliere la distanza.
question-town-cards-score-why-3 = La distanza si toglie, non si aggiunge.

question-town-cards-rivinia-ask = Diciassette pedine, lo stivale a Rivinia, la carta della città Tichih', a un fiume di distanza. Quanti punti fai?
question-town-cards-rivinia-1 = Quindici.
question-town-cards-rivinia-2 = Sedici.
question-town-cards-rivinia-3 = Diciassette.
question-town-cards-rivinia-why-1 = Questa è la via lunga, per strada. Anche il fiume è un collegamento.
question-town-cards-rivinia-why-2 = Giusto: un fiume conta come un collegamento.
question-town-cards-rivinia-why-3 = Devi togliere la distanza.

question-town-cards-secret-ask = Chi può guardare la tua carta della città durante la partita?
question-town-cards-secret-1 = Tutti.
question-town-cards-secret-2 = Nessuno, nemmeno tu.
question-town-cards-secret-3 = Solo tu.
question-town-cards-secret-why-1 = Si scopre solo alla fine.
question-town-cards-secret-why-2 = Puoi guardarla tutte le volte che vuoi.
question-town-cards-secret-why-3 = Giusto, fino alla fine della partita.
