# Le statistiche di chi gioca qui.

statistics = Statistiche
statistics-player = Giocatore
statistics-games = Partite
statistics-wins = Vittorie
statistics-towns = Città per partita
statistics-edition = Edizione
statistics-opponent = Contro
statistics-editions = Per edizione
statistics-against = Contro chi
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-kinds = Mezzi preferiti
statistics-kinds-about = { $n ->
    [one] Carte pagate in una partita.
   *[other] Carte pagate nelle ultime { $n } partite.
}
statistics-plot = Città, partita per partita
statistics-plot-about = { $n ->
    [one] Una partita finora. Un punto pieno è una vittoria.
   *[other] Le ultime { $n } partite. Un punto pieno è una vittoria, la linea tratteggiata è la media.
}
