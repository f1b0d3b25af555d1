# Primi passi
lesson-welcome-title = Primi passi
lesson-welcome-purpose = Uno stivale, e un paese intero da vedere.
lesson-welcome-know-1 = Sai muovere il tuo stivale lungo una strada con un mezzo di trasporto, e pagarla.
lesson-welcome-know-2 = Sai che raccogli la tua pedina in ogni città che raggiungi.
lesson-welcome-trap-1 = «Conta solo la città in cui mi fermo.» No: conta anche ogni città che attraversi.
lesson-welcome-trap-2 = «Gli stivali si intralciano.» In una città ce ne stanno quanti si vuole.

step-welcome-country = Sei un giovane folletto. Raccogli quante più pedine della città puoi: sono i triangoli verdi.

level-welcome-first-step-title = Il primo passo
level-welcome-first-step-goal = Muovi lo stivale fino a Lapphálya e raccogli lì la tua pedina.
level-welcome-first-step-look = Il tuo stivale è a Elvenhold. Quale strada che parte da lì ha un mezzo di trasporto?
level-welcome-first-step-learned = Una carta, un passo, una pedina. È il cuore del gioco.
level-welcome-first-step-wrong-end = Il viaggio è finito, e la tua pedina è ancora a Lapphálya.

step-welcome-counter = Il mezzo di trasporto su una strada mostra con che cosa si viaggia. Paghi con carte dello stesso tipo.

level-welcome-three-towns-title = Tre in un colpo solo
level-welcome-three-towns-goal = Visita tre città in un solo viaggio.
level-welcome-three-towns-look = Hai tre carte diverse. Spendi ognuna sulla strada dove c’è il suo mezzo.
level-welcome-three-towns-learned = Fai tutti i passi che puoi pagare: in ogni città lungo la strada raccogli una pedina.
level-welcome-three-towns-wrong-ergeren = Da Erg'Erén non esci più: nessun mezzo porta oltre. E adesso non hai la ruota dei folletti per la strada verso Feodor.
level-welcome-three-towns-wrong-end = Il tuo viaggio è finito, e mancano ancora delle città. Un viaggio può avere più passi: dove ti porta la prossima carta?

step-welcome-stars = Ottieni tutte e tre le stelle con la via più corta; un passo falso ne costa una. Due suggerimenti sono gratis; dopo il terzo, o dopo la soluzione, puoi guadagnare una stella sola.

level-welcome-bare-road-title = Niente mezzo, niente viaggio
level-welcome-bare-road-goal = Prova a volare a Beata per la strada vuota. Poi vai dove puoi.
level-welcome-bare-road-look = In mano hai un drago, ma ce n’è uno sulla strada?
level-welcome-bare-road-learned = Le carte da sole non portano da nessuna parte: sulla strada ci vuole un mezzo di trasporto.
level-welcome-bare-road-wrong-end = Il tuo viaggio è finito, e sei ancora a Elvenhold. Confronta le strade: che cosa c’è su una che manca sull’altra?

level-welcome-home-again-title = A casa in zattera
level-welcome-home-again-goal = Raccogli la tua pedina a Beata e torna a Elvenhold lungo il fiume. Il fiume si paga con una carta zattera, senza nessun mezzo.
level-welcome-home-again-look = All’andata per terra, al ritorno per acqua: controlla in che direzione scorre il fiume.
level-welcome-home-again-learned = Una pedina raccolta lungo la strada è tua, dovunque si fermi lo stivale. A Elvenhold non ce n’è nessuna.
level-welcome-home-again-wrong-rivinia = La zattera ti ha portato giù a Rivinia, e da lì niente ti riporta a casa.
level-welcome-home-again-wrong-end = Il tuo viaggio è finito, e non sei a casa con la pedina di Beata. Un viaggio può avere più passi.

step-welcome-rounds = Ogni colore ha le sue venti pedine. La partita dura quattro mani: alla fine vince chi ne ha raccolte di più.

question-welcome-goal-ask = Come si vince?
question-welcome-goal-1 = Tornando per primi a Elvenhold nell’ultima mano.
question-welcome-goal-2 = Avendo più pedine della città dopo l’ultima mano.
question-welcome-goal-3 = Avendo più carte di viaggio in mano.
question-welcome-goal-why-1 = Nessuno deve tornare a casa: contano solo le pedine.
question-welcome-goal-why-2 = Giusto: vince chi ha più pedine.
question-welcome-goal-why-3 = Le carte contano solo in caso di parità.

question-welcome-pass-ask = Attraversi Feodor e ti fermi a Throtmanni. Che cosa raccogli?
question-welcome-pass-1 = Solo la pedina della città in cui ti fermi.
question-welcome-pass-2 = Una delle due, a scelta.
question-welcome-pass-3 = Tutte e due le pedine.
question-welcome-pass-why-1 = Basta passarci: anche la pedina di Feodor è tua.
question-welcome-pass-why-2 = Non devi scegliere: le prendi tutte e due.
question-welcome-pass-why-3 = Giusto: che tu passi o ti fermi, ogni città conta.

question-welcome-take-ask = Un’amica è arrivata a Virst prima di te. La tua pedina è ancora lì?
question-welcome-take-1 = Sì, ogni colore ha la sua.
question-welcome-take-2 = No, la prende chi arriva prima.
question-welcome-take-3 = Solo se ti fermi lì.
question-welcome-take-why-1 = Giusto: la tua non te la prende nessuno.
question-welcome-take-why-2 = In ogni città c’è una pedina di ogni colore.
question-welcome-take-why-3 = Non importa se ti fermi, né chi è arrivato prima di te.

question-welcome-bare-ask = Hai quattro draghi, e una strada è vuota. Puoi percorrerla?
question-welcome-bare-1 = Sì, con il doppio delle carte.
question-welcome-bare-2 = No, le serve un mezzo.
question-welcome-bare-3 = Sì, con tre carte.
question-welcome-bare-why-1 = Nemmeno così: le serve un mezzo.
question-welcome-bare-why-2 = Giusto: senza un mezzo non si passa.
question-welcome-bare-why-3 = Le carte non sostituiscono mai il mezzo.
