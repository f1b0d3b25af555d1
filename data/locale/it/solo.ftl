# The solo game: its page, its rounds, its rules.
place-solo = Solitario
solo-about = In solitario sulla mappa: quattro mani, e per ognuna il miglior risultato possibile, dimostrato.
solo-first = Prima prova
solo-today = La distribuzione del giorno
solo-another = Un’altra distribuzione
solo-day = La distribuzione del giorno { DATETIME($date, dateStyle: "long") } (UTC)
solo-deal = Distribuzione { $n }
solo-nowhere = Questa distribuzione non esiste. Ecco quella di oggi.
solo-draw = Mano { $n } di { $of }: preparati. Il risultato migliore si calcola appena hai i tuoi mezzi.
solo-par = Il risultato migliore di questa mano: { $par }. Città nuove finora: { $n }.
solo-after = Mano { $round }: { $n }; il risultato migliore è { $par }.
solo-way = Una via per il risultato migliore: { $text }.
solo-end =
    { $short ->
       [0] Il viaggio è finito. Città: { $n }, e in ogni mano il risultato migliore.
       [one] Il viaggio è finito. Città: { $n }. Ne manca una al risultato migliore.
      *[other] Il viaggio è finito. Città: { $n }. Ne mancano { $short } al risultato migliore.
     }
solo-first-par = Il risultato migliore! Si fa proprio così. E adesso una partita intera.
solo-first-short =
    { $short ->
       [one] Manca una città al risultato migliore. Riprova.
      *[other] Mancano { $short } città al risultato migliore. Riprova.
     }
solo-column-round = Mano
solo-column-par = Risultato migliore
solo-column-got = Città
solo-rules = Come si gioca in solitario
solo-rule-1 = Giochi tutte e quattro le mani con le regole della prima edizione, senza nessun altro al tavolo: prendi i mezzi, li metti, viaggi, e alla fine della mano tieni quattro carte e un mezzo.
solo-rule-2 = Passare una volta conclude la tua pianificazione.
solo-rule-3 = Il risultato migliore è il massimo di città nuove che le tue carte e i tuoi mezzi permettono in una mano. Si calcola quando comincia la tua pianificazione, ed è dimostrato: nessuno può fare di più.
solo-rule-4 = Alla fine contano le tue città, e quanto mancava al risultato migliore in tutte le mani. Quello che prendi e tieni lo decidi tu: da questo dipende il prossimo risultato migliore.
solo-rule-5 = Ogni giorno ha la sua distribuzione, uguale per tutti. Quello che hai fatto si può annullare finché non si scopre qualcosa di nuovo.
solo-open = Gioca in solitario, contro il risultato migliore
