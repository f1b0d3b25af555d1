# Preparare il gioco
lesson-setup-title = Preparare il gioco
lesson-setup-purpose = Che cosa c’è sul tavolo prima della prima carta.
lesson-setup-know-1 = Sai preparare una partita da due a sei giocatori.
lesson-setup-know-2 = Sai che ogni colore ha la sua pedina in ogni città, tranne Elvenhold.
lesson-setup-know-3 = Sai chi comincia, e che si gioca in senso orario.
lesson-setup-trap-1 = «Anche a Elvenhold ci sono pedine.» È l’unica città senza.
lesson-setup-trap-2 = «Ricevo un ostacolo nuovo a ogni mano.» Ne hai uno per tutta la partita.

step-setup-boots = Ognuno prende uno stivale, un ostacolo e venti pedine della città di un colore: una per ogni città tranne Elvenhold, da dove partono gli stivali.

level-setup-capital-title = La città senza pedine
level-setup-capital-goal = Ti resta una carta. Raccogli un’altra pedina.
level-setup-capital-look = Una delle tue due strade porta alla città dove nessuno ha una pedina.
level-setup-capital-learned = Ogni città tranne Elvenhold ha una pedina di ogni colore.
level-setup-capital-wrong-elvenhold = Elvenhold è bellissima, ma pedine non ce ne sono.
level-setup-capital-wrong-end = Il viaggio è finito, e non hai raccolto niente.

level-setup-own-piece-title = La tua è ancora lì
level-setup-own-piece-goal = Il tuo avversario è a Feodor e non è mai stato a Virst. Tu sì. Raccogli un’altra pedina.
level-setup-own-piece-look = Quale delle due città ha ancora una pedina del tuo colore?
level-setup-own-piece-learned = Ogni colore ha la sua pedina in ogni città: la tua non te la prende nessuno.
level-setup-own-piece-wrong-virst = Qui hai già raccolto: è rimasta solo la pedina del tuo avversario.

step-setup-piles = Mescola le 72 carte di viaggio e i 48 mezzi di trasporto, tutti coperti. Poi scopri cinque mezzi.

level-setup-once-title = Una volta a partita
level-setup-once-goal = Terza mano, e il tuo ostacolo l’hai usato nella prima. Esci da Elvenhold verso una città nuova.
level-setup-once-look = Hai un drago da mettere e nessun ostacolo.
level-setup-once-learned = Un ostacolo a testa, per tutta la partita. Scegli bene la sua strada.
level-setup-once-wrong-elsewhere = Il tuo drago sta dove non può portarti in una città nuova.
level-setup-once-wrong-pass = Tutti hanno passato, e da Elvenhold non puoi uscire.

step-setup-count = Ci sono otto mezzi e dieci carte di viaggio per ciascuno dei sei tipi, e dodici zattere. Quello che vedi non è più nel mazzetto.
drill-left-about = Quanti se ne possono ancora pescare? Dieci domande, una risposta ciascuna; le domande sbagliate ritornano.

step-setup-start = Comincia il giocatore più anziano, e si gioca in senso orario. Per una partita più difficile, distribuisci a ognuno, coperta, una delle dodici carte della città.

question-setup-pieces-ask = Quante delle tue pedine sono sulla tavola all’inizio?
question-setup-pieces-1 = Venti: una in ogni città tranne Elvenhold.
question-setup-pieces-2 = Ventuno: una in ogni città.
question-setup-pieces-3 = Nessuna: le metti dove passi.
question-setup-pieces-why-1 = Giusto: tutte e venti ti aspettano.
question-setup-pieces-why-2 = A Elvenhold non ce ne sono; da lì parte lo stivale.
question-setup-pieces-why-3 = È il contrario: ci sono già, e tu le raccogli.

question-setup-raft-ask = Quanti mezzi di trasporto con la zattera ci sono?
question-setup-raft-1 = Otto, come per ogni altro tipo.
question-setup-raft-2 = Dodici.
question-setup-raft-3 = Nessuno.
question-setup-raft-why-1 = Ce ne sono otto per ciascuno dei sei tipi che vanno per terra; sull’acqua niente mezzi.
question-setup-raft-why-2 = Dodici sono le carte zattera.
question-setup-raft-why-3 = Giusto: le zattere non hanno bisogno di mezzi.

question-setup-obstacles-ask = Quanti ostacoli hai in una partita intera?
question-setup-obstacles-1 = Uno per ogni mano.
question-setup-obstacles-2 = Uno.
question-setup-obstacles-3 = Quanti ne peschi.
question-setup-obstacles-why-1 = Una volta usato, è andato.
question-setup-obstacles-why-2 = Giusto: uno per tutte le mani.
question-setup-obstacles-why-3 = Non si pescano; quelli in più restano nella scatola.

question-setup-players-ask = In quanti si gioca, e che cosa riceve ognuno?
question-setup-players-1 = Da due a quattro, con dieci pedine, una per città.
question-setup-players-2 = Esattamente in quattro, con uno stivale e dodici pedine.
question-setup-players-3 = Da due a sei, con uno stivale e venti pedine.
question-setup-players-why-1 = Si può giocare anche in sei, e ogni colore ha venti pedine della città.
question-setup-players-why-2 = Bastano due, e si può giocare anche in sei.
question-setup-players-why-3 = Giusto, tutte di un colore.

question-setup-cards-ask = Quali carte di viaggio sono più numerose?
question-setup-cards-1 = Zattere: dodici.
question-setup-cards-2 = Draghi: dodici.
question-setup-cards-3 = Nessuna: sono tutte in ugual numero.
question-setup-cards-why-1 = Giusto: dieci per ogni altro tipo, 72 in tutto.
question-setup-cards-why-2 = I draghi sono dieci.
question-setup-cards-why-3 = Quasi: di zattere ce ne sono due in più che di ogni altro tipo.

question-setup-first-ask = Il giocatore al posto 2 è il più anziano. Chi gioca dopo di lui?
question-setup-first-1 = Il posto 1.
question-setup-first-2 = Il posto 3.
question-setup-first-3 = Il secondo più anziano.
question-setup-first-why-1 = Si gioca in senso orario, perciò è l’altro vicino.
question-setup-first-why-2 = Giusto: in senso orario dal primo giocatore.
question-setup-first-why-3 = L’età decide soltanto chi comincia la prima mano.

question-setup-five-ask = Tra quanti mezzi scoperti possono scegliere tutti?
question-setup-five-1 = Tre.
question-setup-five-2 = Uno per giocatore.
question-setup-five-3 = Cinque.
question-setup-five-why-1 = Tre sono quelli che prendi.
question-setup-five-why-2 = Il numero dei giocatori non conta.
question-setup-five-why-3 = Giusto: nella fila ce ne sono sempre cinque.
