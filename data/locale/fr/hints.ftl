### L’aide à la table : où regarder, à quoi penser, et ce qu’une pose changerait.
hint-button = Indice
## Premier degré : où regarder. $town est une ville.
hint-look-pile = Regarde la pioche.
hint-look-cards = Regarde tes cartes : pour lesquelles n’as-tu pas encore de pion ?
hint-look-display = Regarde l’étalage : y vois-tu quelque chose qui va avec tes cartes ?
hint-look-around = Regarde les routes autour { town.de }.
hint-look-obstacle = Regarde ton obstacle, et les bottes des autres.
hint-look-counters = Regarde tes pions : l’un d’eux peut-il encore t’ouvrir une ville ?
hint-look-towards = Regarde du côté { town.de }.
hint-look-rest = Regarde les cartes qu’il te reste.
hint-look-keep = Regarde d’abord tes cartes, puis tes pions.
## Second degré : à quoi penser. $cards est une énumération comme « 2 dragons et 1 radeau » ; $now,
## $then, $towns et $have sont des nombres.
hint-think-draw-secret = Il n’y a rien à choisir ici, mais personne d’autre ne verra ce que tu pioches.
hint-think-draw-cards = Un pion vaut surtout par les cartes qui vont avec. Tu as { $cards }.
hint-think-draw-far = Aucune de tes cartes ne va avec l’étalage. Un moyen de transport qui passe sur beaucoup de routes est alors un bon choix.
hint-think-draw-pile = Rien à l’étalage ne va mieux avec tes cartes que le hasard de la pioche.
hint-think-place-more = Ton meilleur voyage pour l’instant : { $now ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $now } nouvelles villes
}. Un seul pion suffit pour en atteindre { $then ->
    [1] une
   *[other] { $then }
}.
hint-think-place-plan = Ton meilleur voyage pour l’instant : { $now ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $now } nouvelles villes
}. Un pion n’est qu’un début, mais avec tous tes pions, tu peux en atteindre { $then }.
hint-think-place-end = Ton meilleur voyage pour l’instant : { $now ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $now } nouvelles villes
}. Avec un pion, tu pourrais en atteindre { $then ->
    [1] une
   *[other] { $then }
}, mais l’endroit où tu t’arrêtes compte aussi pour le tour suivant.
hint-think-place-same = Ton meilleur voyage pour l’instant : { $now ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $now } nouvelles villes
}. Aucun pion n’ajoute de ville, mais l’un d’eux peut t’épargner des cartes, ou te servir plus tard.
hint-think-obstacle = Ton meilleur voyage pour l’instant : { $now ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $now } nouvelles villes
}. Aucun de tes pions ne l’allonge. Mais tu peux rendre plus chère la route d’un autre.
hint-think-pass = Ton meilleur voyage pour l’instant : { $now ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $now } nouvelles villes
}. Rien de ce que tu pourrais poser ne l’allonge, et un pion gardé en fait un de plus au tour suivant.
hint-think-pass-done = Ton meilleur voyage pour l’instant : { $now ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $now } nouvelles villes
}. Rien de ce que tu pourrais poser ne l’allonge.
hint-think-move = { $towns ->
    [0] Tu ne peux plus atteindre de nouvelle ville.
   *[other] { still-new-towns }, si tu dépenses bien tes cartes.
}
hint-think-move-later = { still-new-towns }. Mais si tu n’en visites { $then ->
    [0] aucune
    [1] qu’une
   *[other] que { $then }
}, tu peux t’arrêter là où le tour suivant commence mieux.
hint-think-move-home = Tu ne peux plus atteindre de nouvelle ville, mais tu peux finir plus près de celle de ta carte.
hint-think-move-place = Tu ne peux plus atteindre de nouvelle ville, mais tu peux t’arrêter là où le tour suivant commence mieux.
hint-think-end = Tes cartes ne suffisent plus pour une nouvelle ville.
hint-think-end-later = { still-new-towns }, mais le tour suivant commence mieux d’ici.
hint-think-end-cut = Tu as { $have } cartes et tu ne peux en garder que quatre. Garde celles qui vont avec les pions qu’il te reste, ou qui servent sur beaucoup de routes.
hint-think-keep-cards = Pense au tour suivant : tu as { $cards }.
hint-think-keep-far = Pense au tour suivant : aucune de tes cartes n’a encore de pion, alors garde un moyen de transport qui passe sur beaucoup de routes.
## $hint est l’une des phrases ci-dessus, $rule le numéro d’une règle, $statement la règle.
## Pendant la préparation : $towns villes maintenant, $then après la pose ; $each est une énumération
## d’outlook-of, $thing un pion ou l’obstacle.
outlook-now = Ton meilleur voyage pour l’instant : { new-towns }.
outlook-with = Ton meilleur voyage pour l’instant : { new-towns } ; avec ce coup, { $then ->
    [0] aucune
    [1] une
   *[other] { $then }
}.
outlook-with-each = Ton meilleur voyage pour l’instant : { new-towns }. Selon ce que tu poses – { $each }.
outlook-of = { $thing } : { $towns }
