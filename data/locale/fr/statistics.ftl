# Les statistiques de celles et ceux qui jouent ici.

statistics = Statistiques
statistics-player = Joueur
statistics-games = Parties
statistics-wins = Victoires
statistics-towns = Villes par partie
statistics-edition = Édition
statistics-opponent = Contre
statistics-editions = Par édition
statistics-against = Contre qui
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-kinds = Moyens de transport préférés
statistics-kinds-about = { $n ->
    [one] Cartes payées dans { $n } partie.
   *[other] Cartes payées dans les { $n } dernières parties.
}
statistics-plot = Villes, partie après partie
statistics-plot-about = { $n ->
    [one] { $n } partie jusqu’ici. Un point plein est une victoire.
   *[other] Les { $n } dernières parties. Un point plein est une victoire, les tirets sont la moyenne.
}
