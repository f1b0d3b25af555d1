# La voie rapide : deux premiers niveaux, puis un tour à soi ; et les conseils de la première partie.
quick-title = Ton premier tour
quick-secret = À toi de jouer un tour, contre { $name }. Voici tes six cartes. Prends un pion secret : touche la pioche.
quick-draw = Personne d’autre ne le voit. Prends-en trois autres, à tour de rôle avec { $name }. Touche un pion qui va avec tes cartes.
quick-draw-on = Prends-en encore un. Tu ne peux voyager qu’avec les pions qui vont avec tes cartes. Si aucun ne va, touche la pioche et prends-en un à l’aveugle.
quick-plan = Prépare ton chemin depuis Elvenhold. Touche un pion : les routes où il passe s’éclairent, avec leur prix en cartes. Touches-en une.
quick-plan-on = Une route ne reçoit qu’un pion, et tout le monde peut s’en servir. Pose le suivant là où ton voyage continue, ou passe. Quand tous passent d’affilée, on voyage.
quick-travel = En route ! Touche une ville éclairée. Tu paies en cartes du même type que le pion, et tu prends ta borne.
quick-travel-on = Continue tant que tu peux payer. Sur l’eau, des radeaux suffisent : un avec le courant, deux à contre-courant ou sur un lac. Ensuite, finis ton déplacement.
quick-stuck = Tu ne peux plus payer d’étape. Finis ton déplacement : tu peux garder jusqu’à quatre cartes.
quick-keep = Le tour est presque fini, et les routes se vident. Garde un pion pour le tour suivant : lequel ?
quick-over = C’était ton premier tour ! Avec « { example-forth } », tu verras ce que tu sais maintenant.
quick-end-title = Ton premier tour est joué
quick-end = Tu as visité { $mine ->
    [one] { $mine } ville
   *[other] { $mine } villes
}, et { $name } { $theirs }. Au tour suivant, chaque main est complétée à huit cartes, et ta botte repart de là où elle est. Le voisin de gauche du 1er joueur commence. Après quatre tours, celui qui a le plus de villes gagne.
quick-coach = Jouer une partie entière avec des conseils ▸
quick-learn = Apprendre le jeu à fond ▸
quick-again = Rejouer le tour

coach-obstacle = Ton obstacle va sur une route qui a un pion : chaque étape y coûte alors une carte de plus. Tu n’en as qu’un pour toute la partie.
coach-caravan = Pas les bonnes cartes, ou tu préfères les garder ? Voyage en caravane : trois cartes au choix suffisent sur une route qui a un pion.
coach-caravan-strict = Tu n’as pas de quoi payer une route qui a un pion ? Voyage en caravane : trois cartes au choix suffisent.
coach-tie = Vous avez le même nombre de villes. Si rien ne change, la victoire va à celui qui a le plus de cartes Voyage.
