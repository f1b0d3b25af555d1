# Fase 4: Pianificare l’itinerario del viaggio
lesson-plan-title = Fase 4: pianificare l’itinerario
lesson-plan-purpose = Apri le strade su cui viaggeranno tutti.
lesson-plan-know-1 = Metti i mezzi dove le tue carte possono usarli.
lesson-plan-know-2 = Sai dove può andare un ostacolo, e che ne hai uno solo.
lesson-plan-know-3 = Sai quando finisce la fase.
lesson-plan-trap-1 = «Se passo, sono fuori.» Puoi rientrare in un turno successivo, se non passano anche tutti gli altri.
lesson-plan-trap-2 = «Mio il mezzo, mia la strada.» Possono usarla tutti.
lesson-plan-trap-3 = «Un ostacolo chiude una strada.» Va solo dove c’è un mezzo, e rende la strada soltanto più cara.
lesson-plan-trap-4 = «Un mezzo si consuma con il primo che ci viaggia.» Resta per tutti fino alla fine della mano.
lesson-plan-trap-5 = «Un secondo ostacolo rallenta ancora di più.» C’è un solo ostacolo per strada, di chiunque sia.

step-plan-turns = A turno: metti su una strada uno dei tuoi mezzi, oppure per ora passa.

level-plan-place-title = Due carte, due città
level-plan-place-goal = Un drago, un maiale gigante. Metti tutti e due in modo che le tue carte ti portino a Throtmanni e Rivinia.
level-plan-place-look = Trova per ogni mezzo una strada che costi una carta sola.
level-plan-place-learned = Prima le carte, poi le strade: questo è pianificare.
level-plan-place-wrong-forest = Nel bosco il drago costa due carte. Tu ne hai una.
level-plan-place-wrong-stuck = Così arrivi a Rivinia, ma da lì la strada per Throtmanni passa nel bosco, dove il drago costa due carte.
level-plan-place-wrong-pass = Tutti hanno passato, e le strade sono vuote.
level-plan-place-wrong-elsewhere = Quel mezzo è dove il tuo viaggio non passa. Guarda solo le strade tra Feodor, Throtmanni e Rivinia.

level-plan-one-counter-title = Occupata
level-plan-one-counter-goal = Sulla strada che vorresti c’è una carrozza dei demoni. Trova per la tua ruota dei folletti un’altra strada che esca da Elvenhold.
level-plan-one-counter-look = Una strada può avere un mezzo solo. Dove c’è posto?
level-plan-one-counter-learned = Un mezzo per strada. Chi arriva primo decide che cosa ci passa.
level-plan-one-counter-wrong-elsewhere = La ruota dei folletti è sulla tavola, ma non ti porta fuori da Elvenhold.
level-plan-one-counter-wrong-pass = Tutti hanno passato, e tu non hai carrozze dei demoni.

step-plan-obstacle = Invece di mettere un mezzo puoi mettere il tuo ostacolo, su una strada dove c’è già un mezzo. Da quel momento ogni passaggio costa una carta in più dello stesso tipo.

level-plan-bare-title = Niente su cui inciampare
level-plan-bare-goal = Il tuo avversario a Ixara vuole andare a Virst, ma deve ancora aprire la strada. Rendigliela più cara.
level-plan-bare-look = Su una strada vuota non va nessun ostacolo. Che cosa deve esserci prima?
level-plan-bare-learned = Un ostacolo ha bisogno di un mezzo, tuo o di chiunque.
level-plan-bare-wrong-later = Hai già usato il tuo ostacolo, ed è dove il tuo avversario non passa.
level-plan-bare-wrong-pass = Il tuo avversario ha appena messo un mezzo, e tu hai lasciato fare: la pianificazione è finita. Quando si può mettere lì un ostacolo?

level-plan-no-counters-title = Finiti i mezzi, non le astuzie
level-plan-no-counters-goal = I tuoi mezzi sono finiti, e il tuo avversario a Throtmanni vuole andare a Jaccaranda. Rendi più cara quella strada, ma non la tua.
level-plan-no-counters-look = Davanti a te c’è ancora una cosa.
level-plan-no-counters-learned = L’ostacolo non è un mezzo: puoi metterlo anche quando i mezzi sono finiti.
level-plan-no-counters-wrong-pass = Il tuo avversario sale in volo con una sola carta drago, e sorride.
level-plan-no-counters-wrong-own = Questa è la tua strada: adesso ti costa due carte.

level-plan-second-obstacle-title = Uno basta
level-plan-second-obstacle-goal = Il tuo avversario ha due strade che escono da Elvenhold, e su una c’è un ostacolo. Usa il tuo per rallentarlo.
level-plan-second-obstacle-look = Una strada può avere un ostacolo solo. Dove c’è posto per il tuo?
level-plan-second-obstacle-learned = Un ostacolo per strada: nessuna rincara di più di una carta.
level-plan-second-obstacle-wrong-pass = Tutti hanno passato, e il bosco costa ancora poco.

level-plan-come-back-title = Passare e tornare
level-plan-come-back-goal = Il tuo avversario a Kihromah deve aprire l’unica strada che ne esce. Rendigliela più cara.
level-plan-come-back-look = Lì non c’è ancora un mezzo, e tu non ne hai. Chi ne metterà uno?
level-plan-come-back-learned = Passare non è per sempre: puoi rientrare in un turno successivo, se non passano tutti uno dopo l’altro.
level-plan-come-back-wrong-spent = Hai già usato il tuo ostacolo, e il tuo avversario lascia Kihromah pagando una sola ruota dei folletti.
level-plan-come-back-wrong-pass = La strada che esce da Kihromah è aperta, e hai lasciato che costasse poco. Avevi passato: per te era davvero finita?

level-plan-last-chance-title = Ora o mai più
level-plan-last-chance-goal = Il tuo avversario ha appena passato. Apri una via fino a Lapphálya.
level-plan-last-chance-look = Due giocatori. Che cosa succede se passi anche tu?
level-plan-last-chance-learned = Se passano tutti uno dopo l’altro, la pianificazione è finita, e il tuo mezzo resta davanti a te.
level-plan-last-chance-wrong-over = Avete passato uno dopo l’altro: la pianificazione è finita.
level-plan-last-chance-wrong-elsewhere = Quella strada non ti porta a Lapphálya.

level-plan-all-pass-title = Tutti di fila
level-plan-all-pass-goal = Non hai più mezzi. Porta a termine la pianificazione, e tieni il tuo ostacolo.
level-plan-all-pass-look = Qualcuno ha ancora un mezzo da mettere. E allora?
level-plan-all-pass-learned = È stato messo un mezzo, e così si è ricominciato a contare. Devono passare tutti di fila.
level-plan-all-pass-wrong-spent = Hai usato l’unico ostacolo che hai per tutta la partita, e la pianificazione continua.

step-plan-plan = La tua partita, fase 4: pianifica il tuo viaggio.

level-plan-block-title = Di traverso
level-plan-block-goal = Quarta mano, dodici pedine a testa. Il tuo avversario a Kihromah ha un mezzo e una carta ruota dei folletti, e una sola strada per uscire. Vinci.
level-plan-block-look = Una strada può avere un mezzo solo. Chi lo mette per primo?
level-plan-block-learned = Un mezzo aiuta, e un mezzo intralcia: sulla strada che serve a un avversario va bene qualsiasi altro tipo.
level-plan-block-wrong-first = La tua strada per Throtmanni non la voleva nessuno. Ma adesso la ruota del tuo avversario è sulla strada che esce da Kihromah, e al massimo puoi condividere la vittoria.
level-plan-block-wrong-pass = Adesso la via del tuo avversario è aperta: al massimo puoi condividere la vittoria.
level-plan-block-wrong-elsewhere = La tua carrozza dei demoni è sulla tavola, ma la strada che esce da Kihromah è ancora libera per la ruota dei folletti dell’avversario.

drill-place-about = Può stare qui? Dieci domande, una risposta ciascuna; le domande sbagliate ritornano.

question-plan-end-ask = Quando è finita la pianificazione?
question-plan-end-1 = Quando nessuno ha più mezzi da mettere.
question-plan-end-2 = Quando tutti hanno passato una volta.
question-plan-end-3 = Quando tutti passano uno dopo l’altro.
question-plan-end-why-1 = Nessuno è obbligato a mettere tutti i suoi mezzi, e si possono ancora mettere ostacoli.
question-plan-end-why-2 = Una volta non basta: devono passare tutti di fila, senza che nel frattempo si metta niente.
question-plan-end-why-3 = Giusto, e fino ad allora chiunque può tornare.

question-plan-whose-ask = L’unico drago l’hai messo tu. Chi può viaggiarci?
question-plan-whose-1 = Tutti quelli che hanno carte drago.
question-plan-whose-2 = Solo tu.
question-plan-whose-3 = Tu, e chi ti paga per passare di lì.
question-plan-whose-why-1 = Giusto, ogni volta che possono pagare.
question-plan-whose-why-2 = Un mezzo su una strada serve a tutti.
question-plan-whose-why-3 = Nessuno paga nessuno; le carte vanno sul mazzetto.

question-plan-where-ask = Dove puoi mettere un ostacolo?
question-plan-where-1 = Su una strada qualsiasi.
question-plan-where-2 = Su una strada con un mezzo e ancora senza ostacolo.
question-plan-where-3 = Su un fiume o un traghetto, perché costi più zattere.
question-plan-where-why-1 = Su una strada vuota no.
question-plan-where-why-2 = Giusto: uno per strada.
question-plan-where-why-3 = Sull’acqua niente ostacoli.

question-plan-turn-ask = Che cosa puoi fare in un turno della pianificazione?
question-plan-turn-1 = Mettere tutti i tuoi mezzi.
question-plan-turn-2 = Mettere un mezzo o il tuo ostacolo, oppure passare.
question-plan-turn-3 = Mettere un mezzo e, subito accanto, il tuo ostacolo.
question-plan-turn-why-1 = Una cosa alla volta, poi tocca al prossimo.
question-plan-turn-why-2 = Giusto: una delle tre.
question-plan-turn-why-3 = L’uno o l’altro; il resto in un turno successivo.

question-plan-again-ask = Hai passato, poi qualcuno ha messo un mezzo. Puoi metterne uno adesso?
question-plan-again-1 = Sì, quando tocca di nuovo a te.
question-plan-again-2 = No, hai passato per tutta la mano.
question-plan-again-3 = Solo il tuo ostacolo.
question-plan-again-why-1 = Giusto: passare non è per sempre.
question-plan-again-why-2 = Chi ha passato può tornare.
question-plan-again-why-3 = Tutto ciò che ti resta.
