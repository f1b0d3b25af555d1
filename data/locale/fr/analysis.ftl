# Le notebook qui regarde beaucoup de parties.
analysis-title = Ce que montrent beaucoup de parties
analysis-brief = Cinq cents parties entre bots, en graphiques avec intervalles.
analysis-about =
    # { analysis-title }

    { $games } parties, { $each } pour chacune des { $editions } éditions et chaque nombre de joueurs. Des bots de même force (`{ $bot }`, moyen) occupent toutes les places : ce qui diffère d’une place à l’autre vient donc du hasard et des règles, pas du talent. Cela montre comment va le jeu entre de tels bots, et ne fait que suggérer ce qu’il en est entre humains.

    Les parenthèses donnent des intervalles à 95 % : si toutes les parties étaient rejouées bien des fois, environ dix-neuf intervalles sur vingt contiendraient la vraie valeur. Le tableau est dans `data/analysis/games.csv` ; `python -m elfenwidgets.play.analysis.games` rejoue les mêmes parties et réécrit le même tableau.
analysis-interval = { $mean } ({ $low } à { $high })
analysis-all = toutes
analysis-players = joueurs
analysis-more-wins = victoires au-delà d’une part équitable (points de pourcentage)
analysis-more-pieces = bornes par rapport aux autres
analysis-start = { $sign ->
    [more] Le joueur qui commence le premier tour semble gagner plus souvent que les autres.
    [less] Le joueur qui commence le premier tour semble gagner moins souvent que les autres.
   *[unclear] Ces parties ne disent pas si commencer le premier tour aide : l’intervalle contient zéro.
} La part de victoires du 1er joueur diffère d’une part équitable de { $wins } points de pourcentage, et ses bornes de celles des autres de { $pieces }.
analysis-score = score d’une place
analysis-scores = Plus il y a de joueurs, plus il y a de pions sur les routes pour tous : de deux joueurs à six, le score monte de { $few } à { $many }, toutes éditions confondues. Avec trois tours au lieu de quatre, comme dans { $edition }, il est plus bas d’environ { $lost } villes.
analysis-missed = part des places qui manquent la ville (%)
analysis-few = au plus { $roads } routes
analysis-left-out = { $town } est la ville la plus souvent manquée, par { $missed } pour cent des places. Les villes d’au plus { $roads } routes se distinguent : en moyenne, { $few } pour cent des places les manquent, contre { $other } pour cent pour les autres.
analysis-placed = posés sur les routes
analysis-kept = gardés pour le tour suivant
analysis-slope = bornes de plus par pion de plus de la sorte
analysis-placed-seen = { $n ->
    [0] Aucune sorte de pion posé n’est clairement liée à plus ou moins de bornes : chaque intervalle contient zéro.
   *[other] Parmi les pions posés, l’intervalle exclut zéro pour : { $kinds }.
}
analysis-kept-seen = { $n ->
    [0] Le pion que l’on garde ne fait aucune différence que ces parties auraient pu montrer.
   *[other] Parmi les pions gardés, l’intervalle exclut zéro pour : { $kinds }.
}
analysis-no-cause = Sur douze intervalles, l’un peut bien exclure zéro par pur hasard. Et aucun ne montre une cause : qui a de bonnes cartes d’une sorte en prend, en pose et en garde aussi les pions.
