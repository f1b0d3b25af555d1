### Les énigmes : des positions de vraies parties, chacune avec une question.
puzzles-title = Énigmes
puzzles-about = Des positions de parties jouées, chacune avec une question. L’optimum est la meilleure réponse possible, et c’est prouvé. Essaie autant que tu veux.
puzzles-previous = ◂ Énigme précédente
puzzles-next = Énigme suivante ▸
## $kind est l’un des noms ci-dessous, $n et $of des numéros, $date un jour, $stars un nombre.
puzzles-number = { $kind } { $n } sur { $of }
puzzles-day = { $kind }, { DATETIME($date, dateStyle: "long") } (UTC)
puzzles-stars = Chaque énigme te donne un nombre à battre, et l’optimum. ★★★ pour l’optimum, ★★☆ à une ville près, ★☆☆ au moins à mi-chemin entre le nombre et l’optimum ; en dessous, pas d’étoile. Une fois l’étape ou la solution vue, il n’y a plus qu’une étoile à gagner, jusqu’à ce que tu recommences.
puzzle-retry = Réessayer
puzzles-won = ★ { $stars } sur { $of }
puzzle-kind-day = Énigme du jour
puzzle-kind-trip = Plus long voyage
puzzle-kind-counter = Un pion
puzzle-kind-obstacle = Obstacle
## $base villes sans réfléchir, $par l’optimum, $n ce qui est atteint, $short ce qui manque ; $name mène.
puzzle-trip-title = Le plus long voyage avec cette main
puzzle-trip-goal = Visite autant de villes que tes cartes peuvent en payer. Un elfe pressé, qui va toujours au moins cher, { $base ->
    [0] n’en atteint aucune
   *[other] en atteint { $base }
} ; l’optimum est { $par }.
puzzle-trip-look = Regarde cette étape.
puzzle-trip-result = { $n ->
    [0] Aucune ville
    [one] { $n } ville
   *[other] { $n } villes
} ; { $short ->
    [0] c’est l’optimum : aucun voyage n’est plus long.
   *[other] l’optimum est { $par }.
}
puzzle-trip-onward = Continue, reviens en arrière, ou recommence.
puzzle-trip-stop = M’arrêter ici
puzzle-trip-stuck = Tu ne peux plus payer d’étape. Arrête-toi ici, ou reviens en arrière.
puzzle-counter-title = Un pion, plus de villes
puzzle-counter-goal = Pose le pion qui aide le plus ton meilleur voyage ; personne d’autre ne posera rien. Sans lui, { $base ->
    [0] tu n’atteins aucune nouvelle ville
    [one] tu atteins une ville
   *[other] tu atteins { $base } villes
} ; l’optimum est { $par }.
puzzle-counter-look = Regarde ces deux villes : qu’est-ce qui pourrait les relier ?
puzzle-counter-result = Ton meilleur voyage avec ce pion : { $n ->
    [0] aucune nouvelle ville
    [one] { $n } ville
   *[other] { $n } villes
}, contre { $base ->
    [0] aucune
    [1] une
   *[other] { $base }
} sans lui ; { $short ->
    [0] c’est l’optimum : aucun pion ne rapporte plus.
   *[other] l’optimum est { $par }.
}
puzzle-obstacle-title = Barrer la route au meneur
puzzle-obstacle-goal = { $name } mène, voyagera avec les cartes montrées ici et peut atteindre { $base ->
    [one] { $base } ville
   *[other] { $base } villes
}. Pose ton obstacle là où il gêne le plus ; l’optimum est { $par }.
puzzle-obstacle-hand = { $name } a en main :
puzzle-obstacle-look = Voici les villes que le meneur aimerait visiter.
puzzle-obstacle-result = Son meilleur voyage avec cet obstacle : { $n ->
    [0] aucune nouvelle ville
    [one] { $n } ville
   *[other] { $n } villes
}, contre { $base } sans lui ; { $short ->
    [0] c’est l’optimum : aucune route ne gêne plus.
   *[other] l’optimum est { $par }.
}
puzzle-line = Ton voyage (trait plein)
puzzle-best = Le meilleur voyage (tirets)
puzzle-leader = Le meilleur voyage du meneur (tirets)
