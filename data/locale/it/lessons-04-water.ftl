# Fiumi e traghetti
lesson-water-title = Fiumi e traghetti
lesson-water-purpose = Viaggia dove nessuno può mettersi di traverso.
lesson-water-know-1 = Sai pagare i fiumi, nelle due direzioni, e i traghetti.
lesson-water-know-2 = Sai che sull’acqua non si mettono né mezzi né ostacoli.
lesson-water-trap-1 = «Un fiume costa una zattera.» Solo se lo discendi; risalirlo ne costa due.
lesson-water-trap-2 = «Anche per una zattera serve un mezzo.» Sull’acqua non ci sono mai mezzi.

step-water-rafts = Sull’acqua non servono mezzi, solo carte zattera. La freccia mostra da che parte scorre il fiume.

level-water-river-title = Con la corrente
level-water-river-goal = Due zattere, due città nuove.
level-water-river-look = La freccia mostra da che parte scorre il fiume.
level-water-river-learned = Seguendo la freccia ogni passo costa una zattera, e non serve nessun mezzo.
level-water-river-wrong-upriver = Controcorrente, il passo fino a Virst è costato tutte e due le zattere.

level-water-there-and-back-title = Giù e di nuovo su
level-water-there-and-back-goal = Raccogli la tua pedina a Ixara e torna a Virst.
level-water-there-and-back-look = Una zattera per discendere. E quante per risalire?
level-water-there-and-back-learned = Una zattera seguendo la freccia, due in senso contrario: si paga ogni volta.
level-water-there-and-back-wrong-on = La corrente ti ha portato fino a Mah'Davikia, e adesso il ritorno costa troppo.
level-water-there-and-back-wrong-ferry = Il traghetto è costato due zattere. Quella che resta non basta per andare a Ixara e tornare.

example-water-river-title = Virst–Ixara e ritorno
example-water-river-0 = Il tuo stivale è a Virst, e hai tre zattere. Il fiume scorre verso Ixara.
example-water-river-1 = Seguendo la freccia: una zattera, e raccogli la pedina di Ixara.
example-water-river-2 = In senso contrario: due zattere.

level-water-ferry-title = Attraverso il Mare Magnum
level-water-ferry-goal = Tre zattere: visita Virst e Ixara.
level-water-ferry-look = Prima il traghetto, poi il fiume.
level-water-ferry-learned = Un traghetto costa due zattere per ogni tratto da città a città.
level-water-ferry-wrong-shore = Strykhaven è sulla riva sbagliata, e una zattera non basta per un altro traghetto.
level-water-ferry-wrong-rivinia = Il fiume ti porta a Rivinia, lontano dal lago.
level-water-ferry-wrong-beata = Risalire il fiume fino a Beata costa due zattere, e quella che resta non basta per nessun traghetto. Guarda dov’è il lago.

level-water-other-lake-title = Attraverso il Mare Nebulae
level-water-other-lake-goal = Un drago, due zattere: visita Grangor e Parundia.
level-water-other-lake-look = Anche su questo lago il traghetto costa due zattere. Quale passo può fare il drago?
level-water-other-lake-learned = Tutti e due i laghi costano due zattere a tratto, nei due sensi.
level-water-other-lake-wrong-ferry = Il traghetto si è preso tutte e due le zattere, e il drago non ha strade per Parundia.
level-water-other-lake-wrong-parundia = Sei a Parundia senza zattere, e Grangor è dall’altra parte del lago.
level-water-other-lake-wrong-upriver = Risalendo il fiume hai speso tutte e due le zattere, e per Parundia ne servono due. Mah'Davikia non era tra le mete.

drill-water-about = Quanto costa questo tratto d’acqua? Dieci domande, una risposta ciascuna; le domande sbagliate ritornano.

level-water-eight-title = Otto carte, tanta strada
level-water-eight-goal = Otto carte all’inizio, e le strade ti sono amiche. Visita sei città in un solo viaggio.
level-water-eight-look = I mezzi formano un anello che passa da Elvenhold; un fiume ne porta fuori.
level-water-eight-learned = Sette passi con le prime otto carte: ecco quanto lontano si può andare.
level-water-eight-wrong-end = Il viaggio è finito, e lungo l’anello altre città aspettano.

level-water-only-rafts-title = Galleggiano solo le zattere
level-water-only-rafts-goal = Il tuo ostacolo rende una strada più cara di una carta. Prova a metterlo sul lago, e un mezzo sul fiume.
level-water-only-rafts-look = Prova sulle linee blu.
level-water-only-rafts-learned = Su fiumi e laghi non si mettono né mezzi né ostacoli: l’acqua è sempre aperta.

question-water-upriver-ask = Quanto costa risalire il fiume da Ixara a Virst?
question-water-upriver-1 = Due zattere.
question-water-upriver-2 = Una zattera.
question-water-upriver-3 = Una zattera e un mezzo.
question-water-upriver-why-1 = Giusto: contro la freccia, due.
question-water-upriver-why-2 = Una è il prezzo per discenderlo.
question-water-upriver-why-3 = Sull’acqua non servono mezzi, e per risalire ci vogliono due zattere.

question-water-river-ask = Hai messo tutti i tuoi mezzi, e ti restano delle zattere. Dove puoi ancora andare?
question-water-river-1 = Da nessuna parte.
question-water-river-2 = Su ogni strada accanto a un fiume.
question-water-river-3 = Lungo i fiumi e attraverso i laghi.
question-water-river-why-1 = Per l’acqua non servono mezzi.
question-water-river-why-2 = Con le zattere si paga l’acqua, non le strade.
question-water-river-why-3 = Giusto: l’acqua è sempre aperta.

question-water-ferry-ask = Vai in traghetto da Virst a Strykhaven e poi a Elvenhold. Quante zattere ci vogliono?
question-water-ferry-1 = Due.
question-water-ferry-2 = Tre.
question-water-ferry-3 = Quattro.
question-water-ferry-why-1 = Questo è un tratto solo, e qui sono due.
question-water-ferry-why-2 = Ogni tratto ne costa due, anche il secondo.
question-water-ferry-why-3 = Giusto: due per ogni tratto.

question-water-counter-ask = Puoi mettere un mezzo di trasporto su un fiume?
question-water-counter-1 = Sì, una zattera.
question-water-counter-2 = No, mai.
question-water-counter-3 = Sì, se non l’ha fatto nessun altro.
question-water-counter-why-1 = Le zattere esistono solo come carte.
question-water-counter-why-2 = Giusto: su fiumi e laghi niente mezzi.
question-water-counter-why-3 = Sull’acqua non se ne mette nessuno.

question-water-obstacle-ask = Un ostacolo può rendere più caro un traghetto?
question-water-obstacle-1 = No, sull’acqua niente ostacoli.
question-water-obstacle-2 = Sì, di una zattera, come sulle strade.
question-water-obstacle-3 = Solo nell’ultima mano.
question-water-obstacle-why-1 = Giusto: la via attraverso un lago è sempre aperta.
question-water-obstacle-why-2 = Gli ostacoli vanno sulle strade.
question-water-obstacle-why-3 = Nemmeno allora.

question-water-raft-ask = Che cosa può viaggiare sull’acqua?
question-water-raft-1 = Un drago: tanto vola.
question-water-raft-2 = Qualsiasi mezzo ci sia.
question-water-raft-3 = Le zattere, e nient’altro.
question-water-raft-why-1 = In questo paese, non sopra l’acqua.
question-water-raft-why-2 = Lì non c’è mai nessun mezzo.
question-water-raft-why-3 = Giusto, sui fiumi come sui laghi.
