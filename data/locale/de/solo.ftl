# The solo game: its page, its rounds, its rules.
place-solo = Solo
solo-about = Allein auf dem Spielplan: vier Runden, und für jede ein Bestwert, der bewiesen ist.
solo-first = Erster Versuch
solo-today = Das Blatt des Tages
solo-another = Ein anderes Blatt
solo-day = Das Blatt vom { DATETIME($date, dateStyle: "long") } (UTC)
solo-deal = Blatt { $n }
solo-nowhere = So ein Blatt gibt es nicht. Hier ist das heutige.
solo-draw = Runde { $n } von { $of }: Mach dich bereit. Der Bestwert wird berechnet, sobald du deine Transportmittel hast.
solo-par = Bestwert dieser Runde: { $par }. Neue Orte bisher: { $n }.
solo-after = Runde { $round }: { $n } bei einem Bestwert von { $par }.
solo-way = Ein Weg zum Bestwert: { $text }.
solo-end =
    { $short ->
       [0] Die Reise ist vorbei. Orte: { $n }, und in jeder Runde der Bestwert.
       [one] Die Reise ist vorbei. Orte: { $n }, einer fehlt zum Bestwert.
      *[other] Die Reise ist vorbei. Orte: { $n }, { $short } fehlen zum Bestwert.
     }
solo-first-par = Der Bestwert! So geht das. Und nun eine ganze Partie.
solo-first-short =
    { $short ->
       [one] Ein Ort fehlt zum Bestwert. Versuch es noch einmal.
      *[other] { $short } Orte fehlen zum Bestwert. Versuch es noch einmal.
     }
solo-column-round = Runde
solo-column-par = Bestwert
solo-column-got = Orte
solo-rules = So spielst du allein
solo-rule-1 = Du spielst alle vier Runden nach den Regeln der ersten Ausgabe, nur sitzt sonst niemand am Tisch: Transportmittel ziehen und legen, reisen, und am Ende einer Runde vier Karten und ein Transportmittel behalten.
solo-rule-2 = Einmal passen beendet deine Planung.
solo-rule-3 = Der Bestwert ist die größte Zahl neuer Orte, die deine Karten und Transportmittel in einer Runde erlauben. Er wird berechnet, wenn deine Planung beginnt, und ist bewiesen: Mehr schafft niemand.
solo-rule-4 = Am Ende zählt zweierlei: wie viele Orte du besucht hast, und wie viele dir in allen Runden zusammen zum Bestwert gefehlt haben. Was du ziehst und behältst, liegt bei dir: Daraus ergibt sich der nächste Bestwert.
solo-rule-5 = Jeder Tag hat ein Blatt, für alle dasselbe. Was du getan hast, kannst du zurücknehmen, bis etwas Neues aufgedeckt wird.
solo-open = Allein spielen, gegen den Bestwert
