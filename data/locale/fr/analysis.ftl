# Le notebook qui regarde beaucoup de parties.
analysis-title = Ce que révèle un grand nombre de parties
analysis-brief = Cinq cents parties entre bots, en graphiques et en intervalles de confiance.
analysis-about =
    # { analysis-title }

    { $games } parties, { $each } pour chacune des { $editions } éditions et chaque nombre de joueurs. Des bots de même force (`{ $bot }`, moyen) occupent toutes les places : ce qui diffère d’une place à l’autre vient donc du hasard et des règles, pas du talent. On voit ainsi comment le jeu se passe entre de tels bots, ce qui ne donne qu’une idée de ce qu’il en est entre humains.

    Les parenthèses donnent des intervalles à 95 % : si toutes les parties étaient rejouées bien des fois, environ dix-neuf intervalles sur vingt contiendraient la vraie valeur. Le tableau est dans `data/analysis/games.csv` ; `python -m elfenwidgets.play.analysis.games` rejoue les mêmes parties et réécrit le même tableau.
analysis-interval = { $mean } ({ $low } à { $high })
analysis-all = toutes
analysis-players = joueurs
analysis-town = ville
analysis-kind = type de pion
analysis-more-wins = victoires au-delà d’une part équitable (points de pourcentage)
analysis-more-pieces = bornes par rapport aux autres
analysis-start = { $sign ->
    [more] Le joueur qui commence le premier tour semble gagner plus souvent que les autres.
    [less] Le joueur qui commence le premier tour semble gagner moins souvent que les autres.
   *[unclear] Ces parties ne disent pas si c’est un avantage de commencer le premier tour : l’intervalle contient zéro.
} La part de victoires du 1er joueur s’écarte de { $wins } points de pourcentage d’une part équitable, et son nombre de bornes s’écarte de { $pieces } de celui des autres.
analysis-score = score d’une place
analysis-scores = Plus on est nombreux, plus il y a de pions sur les routes pour tous : de deux à six joueurs, le score monte de { $few } à { $many }, toutes éditions confondues. Avec trois tours au lieu de quatre, comme dans l’édition { $edition }, il baisse d’environ { $lost } villes.
analysis-missed = part des joueurs qui n’y passent jamais (%)
analysis-few = au plus { $roads } routes
analysis-left-out = { $town } est la ville le plus souvent laissée de côté : { $missed } pour cent des joueurs n’y passent pas. Les villes qui ont au plus { $roads } routes se distinguent : en moyenne, { $few } pour cent des joueurs n’y passent pas, contre { $other } pour cent pour les autres.
analysis-placed = posés sur les routes
analysis-kept = gardés pour le tour suivant
analysis-slope = bornes en plus par pion supplémentaire de ce type
analysis-placed-seen = { $n ->
    [0] Aucun type de pion posé n’est clairement lié à davantage ou à moins de bornes : chaque intervalle contient zéro.
   *[other] Parmi les pions posés, l’intervalle exclut zéro pour : { $kinds }.
}
analysis-kept-seen = { $n ->
    [0] Ces parties ne montrent aucune différence selon le pion que l’on garde.
   *[other] Parmi les pions gardés, l’intervalle exclut zéro pour : { $kinds }.
}
analysis-no-cause = Sur douze intervalles, il peut bien y en avoir un qui exclut zéro par pur hasard. Et aucun ne prouve une cause : quand on a de bonnes cartes pour un moyen de transport, on en prend, on en pose et on en garde aussi les pions.
