### Statistiken över dem som spelar här.

statistics = Statistik
statistics-player = Spelare
statistics-games = Spel
statistics-wins = Vinster
statistics-towns = Städer per spel
statistics-edition = Utgåva
statistics-opponent = Mot
statistics-editions = Per utgåva
statistics-against = Mot vem
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-kinds = Favoritfärdmedel
statistics-kinds-about = { $n ->
    [one] Betalda kort i ett spel.
   *[other] Betalda kort i de senaste { $n } spelen.
}
statistics-plot = Städer, spel för spel
statistics-plot-about = { $n ->
    [one] Ett spel hittills. En fylld prick är en vinst.
   *[other] De senaste { $n } spelen. En fylld prick är en vinst, den streckade linjen är snittet.
}
