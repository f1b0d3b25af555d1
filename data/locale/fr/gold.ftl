# Elfengold : les noms de ses choses, et pourquoi un coup est refusé. $item est l’un de ces noms.
kind-witch = sorcière
kind-gold = carte or
kind-gold_piece = pièce d’or
kind-tree = arbre
kind-sea_monster = monstre marin
kind-double = Doublement
kind-exchange = Échange
count-witch = { $n ->
    [one] { $n } sorcière
   *[other] { $n } sorcières
}

refusal-no-such-card-source = Les cartes viennent de la pioche ou du marché : choisis l’un des deux.
refusal-no-such-item = Il n’y a pas d’objet « { $given } ». Choisis l’un des tiens.
refusal-no-such-sum = « { $given } » n’est pas un nombre d’écus.
refusal-item-secret-or-open = Dis si l’objet est visible ou secret.
refusal-take-first = Chacun prend d’abord trois cartes : à la pioche, au marché, ou tout l’or.
refusal-deck-is-face-down = La pioche est face cachée : tu ne peux pas y choisir ta carte ({ $card }).
refusal-deck-is-empty = Il n’y a plus rien à piocher. Prends une carte au marché.
refusal-name-a-card = Dis quelle carte du marché tu prends.
refusal-not-in-market = Cette carte n’est pas au marché : { $card }. Choisis-en une qui s’y trouve.
refusal-no-gold-pile = Le tas d’or est vide. Prends plutôt une carte.
refusal-open-first = Choisis d’abord lequel des deux objets tu montres.
refusal-not-drawn = Tu ne viens pas de piocher cet objet : { $item }. Choisis l’un des deux.
refusal-bid-first = On est aux enchères : mise, ou passe.
refusal-bid-too-low = Mise au moins { $least }, et non { $given }, ou passe.
refusal-bid-too-high = Tu ne peux pas miser plus que tu n’as : tu mises { $given } et tu as { $have }.
refusal-plan-items-first = Tout le monde prépare encore son voyage : joue l’un de tes objets, ou passe.
refusal-no-own-obstacle = Ici, personne n’a d’obstacle à soi : les arbres viennent de la réserve d’objets.
refusal-item-not-held = Tu n’as pas cet objet : { $item }. Choisis l’un des tiens.
refusal-monster-on-road = Le monstre marin vit dans l’eau, et ici c’est une route : { $road }. Choisis un cours d’eau ou un lac.
refusal-water-has-monster = Un seul monstre marin à chaque endroit, et il y en a déjà un sur { $road }. Choisis un autre endroit.
refusal-tree-on-gold = Il y a une pièce d’or sur { $road } : on ne peut pas y poser d’arbre. Choisis une autre route.
refusal-gold-needs-counter = La pièce d’or va sur une route qui a un pion, et il n’y en a pas sur { $road }. Choisis une autre route.
refusal-road-has-gold = Une seule pièce d’or par route, et il y en a déjà une sur { $road }. Choisis une autre route.
refusal-gold-on-tree = Il y a un arbre sur { $road } : on ne peut pas y poser de pièce d’or. Choisis une autre route.
refusal-double-with-counter = Dis lequel de tes pions tu poses avec le Doublement.
refusal-double-needs-counter = On ne double qu’une route qui a un pion, et il n’y en a pas sur { $road }. Choisis une autre route.
refusal-road-has-double = Il y a déjà deux pions sur { $road }. Choisis une autre route.
refusal-double-same-kind = Il y a déjà { one-counter } sur { $road } : le second pion doit être d’un autre type.
refusal-exchange-two-roads = Choisis les deux routes dont tu échanges les pions.
refusal-exchange-needs-counter = Il n’y a pas de pion à échanger sur { $road }. Choisis une autre route.
refusal-exchange-doubled = Il y a deux pions sur { $road }, et on n’échange que là où il n’y en a qu’un. Choisis une autre route.
refusal-exchange-same-kind = Les deux pions sont pareils ({ $counter }) : l’échange ne change rien. Choisis une autre route.
refusal-monster-price = { $base } + monstre marin 1 = { $price }. Tu as en main : { $have }. Tu proposes : { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
}.
refusal-monster-boatmen = Bateliers 3 + monstre marin 1 = { $need } cartes au choix ; tu en proposes { $given } et tu en as { $have }.
refusal-no-witch = Tu n’as pas de sorcière en main.
refusal-witch-coins = Pour cela, la sorcière demande { $need ->
    [one] { $need } écu
   *[other] { $need } écus
}, et tu en as { $have }.
refusal-nothing-in-the-way = Il n’y a ni arbre ni monstre marin sur { $road } : la sorcière ne peut pas t’y aider.
refusal-fly-elsewhere = Ta botte est déjà à { $town } : vole vers une autre ville.
refusal-nothing-to-cut = Ici, personne ne défausse de cartes, et tu en as choisi { $given } : finis simplement ton déplacement.
refusal-reward-first = Tes étapes sont finies : choisis les écus ou deux cartes.
refusal-coins-are = Les villes de ce déplacement valent { $need }, et non { $given }.
refusal-second-card-first = Tu as choisi les cartes : prends la seconde.
refusal-no-gold-after-move = Après un déplacement, le tas d’or reste là : prends des cartes, ou les écus de tes villes.
refusal-cut-first = Ramène d’abord ta main à quatre cartes.
refusal-keep-two-first = Choisis d’abord les deux objets que tu gardes.
refusal-keep-two = Tu gardes deux objets, et non { $given }, sur les { $have } que tu as.

refusal-gold-turned-up = Le nombre de cartes or retournées ne peut pas être { $given }.
refusal-draw-not-due = La pioche ne peut pas avoir donné cette carte à ce moment.
refusal-values-of-towns = Chacune des { $need } villes doit avoir sa valeur.
refusal-values-dealt = Ce ne sont pas les vingt valeurs que l’on distribue aux villes.
