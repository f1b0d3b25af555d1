### Statistiken över dem som spelar här.

statistics = Statistik
statistics-player = Spelare
statistics-games = Partier
statistics-wins = Vinster
statistics-towns = Städer per parti
statistics-edition = Utgåva
statistics-opponent = Mot
statistics-editions = Per utgåva
statistics-against = Mot vem
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-kinds = Favorittransportmedel
statistics-kinds-about = { $n ->
    [one] Betalda kort i ett parti.
   *[other] Betalda kort i de senaste { $n } partierna.
}
statistics-plot = Städer, parti för parti
statistics-plot-about = { $n ->
    [one] Ett parti hittills. En fylld prick är en vinst.
   *[other] De senaste { $n } partierna. En fylld prick är en vinst, den streckade linjen är snittet.
}
