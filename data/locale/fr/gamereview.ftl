### Retour sur une partie finie.
gamereview-open = Revenir sur la partie
gamereview-close = Retour au résultat
gamereview-title = Rétrospective
gamereview-about = Chaque voyage à côté du meilleur que permettaient la main et les pions posés. Les flèches du clavier, sur le plateau, te mènent de voyage en voyage.
## $n, $round et $of sont des numéros, $town est une ville.
gamereview-round = Tour { $n }
gamereview-kicker = Tour { $round } · voyage { $n } sur { $of }
gamereview-kicker-turning = Tour { $round } · tournant
gamereview-previous = ◂ Voyage précédent
gamereview-next = Voyage suivant ▸
gamereview-hand = En main :
gamereview-home = La distance à { $town } compte aussi.
gamereview-taken = Voyage fait (trait plein)
gamereview-best = Le meilleur (tirets)
gamereview-after = Le meilleur ensuite (trait plein)
gamereview-before = Le meilleur avant (tirets)
gamereview-towns = Villes
gamereview-cards = Cartes
gamereview-stays = Aucune étape.
gamereview-at-least = au moins { $n }
gamereview-nothing-lost = Aucun voyage n’aurait rapporté plus.
## $count est l’une des deux mesures ci-dessous.
gamereview-lost = Le meilleur voyage aurait rapporté { $count } de plus.
gamereview-count-towns = { $n ->
    [one] { $n } ville
   *[other] { $n } villes
}
gamereview-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
gamereview-moves = Les étapes qui ont coûté le plus
gamereview-plans = Les pions et obstacles qui ont le plus changé la donne
gamereview-looking = On examine le tour { $n }…
gamereview-none = Rien : personne n’a rien perdu ici.
## $said est l’une des phrases ci-dessous. $name a agi, $other en a profit ou dommage.
gamereview-jump = Tour { $round } · { $said }
gamereview-turn-move = { $name ->
    [you] Tu vas à { $town } et tu y perds
   *[player] { $name } va à { $town } et y perd
} { $count }.
gamereview-turn-end_move = { $name ->
    [you] Tu t’arrêtes à { $town } et tu y perds
   *[player] { $name } s’arrête à { $town } et y perd
} { $count }.
gamereview-turn-place = { $name ->
    [you] Tu poses
   *[player] { $name } pose
} { one-counter } sur { $road } : { $count } de plus pour { $other ->
    [you] toi
   *[player] { $other }
}.
gamereview-turn-place-own = { $name ->
    [you] Tu poses { one-counter } sur { $road } et tu y gagnes
   *[player] { $name } pose { one-counter } sur { $road } et y gagne
} { $count }.
gamereview-turn-obstacle = { $name ->
    [you] Tu poses
   *[player] { $name } pose
} l’obstacle sur { $road } : { $count } de moins pour { $other ->
    [you] toi
   *[player] { $other }
}.
gamereview-turn-obstacle-own = { $name ->
    [you] Tu poses l’obstacle sur { $road } et tu y perds
   *[player] { $name } pose l’obstacle sur { $road } et y perd
} { $count }.
gamereview-table = Villes par tour
gamereview-table-about = Villes visitées / villes possibles. En gras : rien n’a été perdu.
gamereview-all = Total
gamereview-plot = Bornes, voyage après voyage
gamereview-plans-gold = Les objets qui ont le plus changé la donne
## $done est une phrase entière : ce que quelqu’un a joué.
gamereview-turn-gain = { $done } Cela fait { $count } de plus pour { $other ->
    [you] toi
   *[player] { $other }
}.
gamereview-turn-loss = { $done } Cela fait { $count } de moins pour { $other ->
    [you] toi
   *[player] { $other }
}.
gamereview-auction = Enchères du tour { $round }
gamereview-auction-about = Ce que chaque objet a coûté, et ce qu’il valait alors pour celui qui l’a acheté : combien de villes de plus il promettait, et combien d’écus le bot difficile aurait misés au plus à sa place. En gras : dans cette limite.
gamereview-sale-item = Objet
gamereview-sale-buyer = Acheté par
gamereview-sale-nobody = personne
gamereview-sale-paid = Écus payés
gamereview-sale-most = Limite du bot difficile
gamereview-sale-towns = Villes de plus
