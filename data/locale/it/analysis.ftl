# Il notebook che guarda molte partite.
analysis-title = Che cosa mostrano molte partite
analysis-brief = Cinquecento partite tra bot, in grafici con intervalli.
analysis-about =
    # { analysis-title }

    { $games } partite, { $each } per ciascuna delle { $editions } edizioni e per ogni numero di giocatori. A ogni posto siedono bot della stessa forza (`{ $bot }`, medio): a distinguere i posti sono quindi il caso e le regole, non la bravura. Si vede come va il gioco tra bot di questo tipo; come vada tra persone, si può solo intuire.

    Tra parentesi ci sono intervalli al 95%: se si rigiocassero tutte le partite molte volte, circa diciannove intervalli su venti conterrebbero il valore vero. La tabella è in `data/analysis/games.csv`; `python -m elfenwidgets.play.analysis.games` gioca le stesse partite e riscrive la stessa tabella.
analysis-interval = { $mean } (da { $low } a { $high })
analysis-all = tutte
analysis-players = giocatori
analysis-town = città
analysis-kind = mezzo di trasporto
analysis-more-wins = vittorie oltre la quota equa (punti percentuali)
analysis-more-pieces = pedine rispetto agli altri
analysis-start = { $sign ->
    [more] Chi comincia la prima mano sembra vincere più spesso degli altri.
    [less] Chi comincia la prima mano sembra vincere meno spesso degli altri.
   *[unclear] Se convenga cominciare la prima mano, queste partite non sanno dirlo: l’intervallo contiene lo zero.
} La quota di vittorie del primo giocatore si scosta da quella equa di { $wins } punti percentuali, e le sue pedine da quelle degli altri di { $pieces }.
analysis-score = punti di un posto
analysis-scores = Più si è a giocare, più mezzi ci sono sulle strade per tutti: da due a sei giocatori, su tutte le edizioni, i punti salgono da { $few } a { $many }. Con tre mani invece di quattro, come in { $edition }, sono circa { $lost } città in meno.
analysis-missed = quota di posti a cui manca la città (%)
analysis-few = al massimo { $roads } strade
analysis-left-out = La città che manca più spesso è { $town }: manca a { $missed } posti su cento. Spiccano le città con al massimo { $roads } strade: in media mancano a { $few } posti su cento, le altre a { $other }.
analysis-placed = messi sulle strade
analysis-kept = tenuti per la prossima mano
analysis-slope = pedine in più per ogni mezzo aggiuntivo di quel tipo
analysis-placed-seen = { $n ->
    [0] Nessun tipo di mezzo messo si lega chiaramente a più o meno pedine: ogni intervallo contiene lo zero.
   *[other] Tra i mezzi messi, l’intervallo non contiene lo zero per: { $kinds }.
}
analysis-kept-seen = { $n ->
    [0] Quale mezzo si tiene non fa nessuna differenza che queste partite possano mostrare.
   *[other] Tra i mezzi tenuti, l’intervallo non contiene lo zero per: { $kinds }.
}
analysis-no-cause = Su dodici intervalli, uno può ben escludere lo zero per puro caso. E nessuno mostra una causa: chi ha buone carte per un tipo è anche chi quel tipo lo prende, lo mette e lo tiene.
