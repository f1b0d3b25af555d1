### Uno sguardo indietro a una partita finita.
gamereview-open = Rivedi la partita
gamereview-close = Torna al risultato
gamereview-title = Uno sguardo indietro
gamereview-about = Ogni viaggio accanto al migliore possibile con le carte in mano e i mezzi sulle strade. Con i tasti freccia sulla tavola passi da un viaggio all’altro.
## $n, $round e $of sono numeri, $town è una città.
gamereview-round = Mano { $n }
gamereview-kicker = Mano { $round } · viaggio { $n } di { $of }
gamereview-kicker-turning = Mano { $round } · momento decisivo
gamereview-previous = ◂ Precedente
gamereview-next = Successivo ▸
gamereview-hand = In mano:
gamereview-home = Conta anche la distanza da { $town }.
gamereview-taken = Viaggio fatto (linea piena)
gamereview-best = Il migliore (tratteggiato)
gamereview-after = Il migliore da qui (linea piena)
gamereview-before = Il migliore prima (tratteggiato)
gamereview-towns = Città
gamereview-cards = Carte
gamereview-stays = Nessun passo.
gamereview-at-least = almeno { $n }
gamereview-nothing-lost = Nessun viaggio avrebbe reso di più.
## $count è una delle due indicazioni qui sotto.
gamereview-lost = Il viaggio migliore avrebbe reso { $count } in più.
gamereview-count-towns = { $n ->
    [one] una città
   *[other] { $n } città
}
gamereview-count-points = { $n ->
    [one] un punto
   *[other] { $n } punti
}
gamereview-moves = I passi costati più cari
gamereview-plans = I mezzi e gli ostacoli che hanno cambiato di più
gamereview-looking = Sto guardando la mano { $n }…
gamereview-none = Nessuno: qui nessuno ha perso niente.
## $said è una delle frasi qui sotto. $name ha agito, $other ne ha vantaggio o danno.
gamereview-jump = Mano { $round }: { $said }
gamereview-turn-move = { $name ->
    [you] Vai { town.a } e perdi
   *[player] { $name } va { town.a } e perde
} { $count }.
gamereview-turn-end_move = { $name ->
    [you] Ti fermi { town.a } e perdi
   *[player] { $name } si ferma { town.a } e perde
} { $count }.
gamereview-turn-place = { $name ->
    [you] Metti
   *[player] { $name } mette
} { one-counter } su { $road }: così { $other ->
    [you] guadagni
   *[player] { $other } guadagna
} { $count }.
gamereview-turn-place-own = { $name ->
    [you] Metti { one-counter } su { $road } e guadagni
   *[player] { $name } mette { one-counter } su { $road } e guadagna
} { $count }.
gamereview-turn-obstacle = { $name ->
    [you] Metti
   *[player] { $name } mette
} l’ostacolo su { $road }: così { $other ->
    [you] perdi
   *[player] { $other } perde
} { $count }.
gamereview-turn-obstacle-own = { $name ->
    [you] Metti l’ostacolo su { $road } e così perdi
   *[player] { $name } mette l’ostacolo su { $road } e così perde
} { $count }.
gamereview-table = Città per mano
gamereview-table-about = Città visitate / città possibili. In grassetto: non si è perso niente.
gamereview-all = Totale
gamereview-plot = Pedine della città, viaggio per viaggio
gamereview-plans-gold = Gli oggetti che hanno inciso di più
## $done è una frase intera: ciò che qualcuno ha giocato.
gamereview-turn-gain = { $done } Così { $other ->
    [you] guadagni
   *[player] { $other } guadagna
} { $count }.
gamereview-turn-loss = { $done } Così { $other ->
    [you] perdi
   *[player] { $other } perde
} { $count }.
gamereview-auction = Asta della mano { $round }
gamereview-auction-about = Quanto è costato ogni oggetto e quanto valeva in quel momento per chi l’ha comprato: quante città in più prometteva e quante monete avrebbe offerto al massimo il bot difficile al suo posto. In grassetto: entro questo limite.
gamereview-sale-item = Oggetto
gamereview-sale-buyer = Comprato da
gamereview-sale-nobody = nessuno
gamereview-sale-paid = Monete pagate
gamereview-sale-most = Limite del bot difficile
gamereview-sale-towns = Città in più
