### Les noms des choses, comme les a la règle. Dans count-…, $n est le nombre.
kind-giant_pig = sanglier géant
kind-elfcycle = roue elfique
kind-magic_cloud = nuage magique
kind-unicorn = licorne
kind-troll_wagon = chariot Troll
kind-dragon = dragon
kind-raft = radeau
count-giant_pig = { $n ->
    [0] aucun sanglier géant
    [one] { $n } sanglier géant
   *[other] { $n } sangliers géants
}
count-elfcycle = { $n ->
    [0] aucune roue elfique
    [one] { $n } roue elfique
   *[other] { $n } roues elfiques
}
count-magic_cloud = { $n ->
    [0] aucun nuage magique
    [one] { $n } nuage magique
   *[other] { $n } nuages magiques
}
count-unicorn = { $n ->
    [0] aucune licorne
    [one] { $n } licorne
   *[other] { $n } licornes
}
count-troll_wagon = { $n ->
    [0] aucun chariot Troll
    [one] { $n } chariot Troll
   *[other] { $n } chariots Troll
}
count-dragon = { $n ->
    [0] aucun dragon
    [one] { $n } dragon
   *[other] { $n } dragons
}
count-raft = { $n ->
    [0] aucun radeau
    [one] { $n } radeau
   *[other] { $n } radeaux
}
## Un pion dans la phrase : $counter écrit son nom et choisit l’article par son identifiant.
one-counter = { $counter ->
    [elfcycle] une { $counter }
    [unicorn] une { $counter }
   *[other] un { $counter }
}
## Les autres formes dont les phrases ont besoin ; { counter.le } en prend une.
counter =
    .le = { $counter ->
        [elfcycle] la { $counter }
        [unicorn] la { $counter }
       *[other] le { $counter }
    }
    .du = { $counter ->
        [elfcycle] de la { $counter }
        [unicorn] de la { $counter }
       *[other] du { $counter }
    }
    .il = { $counter ->
        [elfcycle] elle
        [unicorn] elle
       *[other] il
    }
    .le-secret = { $counter ->
        [elfcycle] la { $counter } secrète
        [unicorn] la { $counter } secrète
       *[other] le { $counter } secret
    }
    .des = { $counter ->
        [giant_pig] sangliers géants
        [elfcycle] roues elfiques
        [magic_cloud] nuages magiques
        [unicorn] licornes
        [troll_wagon] chariots Troll
       *[other] dragons
    }
## Une ville après « de » : devant une voyelle et devant l’y d’Yttar, l’e tombe.
town =
    .de = { INITIAL($town) ->
        [vowel] d’{ $town }
       *[other] de { $town }
    }
## Des nombres en toutes lettres au singulier.
some-cards = { $cards ->
    [0] 0 carte
    [one] une carte
   *[other] { $cards } cartes
}
some-towns = { $towns ->
    [0] 0 ville
    [one] une ville
   *[other] { $towns } villes
}
new-towns = { $towns ->
    [0] aucune nouvelle ville
    [one] une nouvelle ville
   *[other] { $towns } nouvelles villes
}
still-new-towns = { $towns ->
    [0] Tu ne peux plus atteindre de nouvelle ville
    [one] Tu peux encore atteindre une nouvelle ville
   *[other] Tu peux encore atteindre { $towns } nouvelles villes
}
## Où mène une route, dans la phrase ; { terrain.en } le dit.
terrain =
    .en = { $terrain ->
        [plain] en plaine
        [forest] en forêt
        [desert] dans le désert
        [mountain] en montagne
        [river] sur le cours d’eau
       *[other] sur le lac
    }
terrain-plain = plaine
terrain-forest = forêt
terrain-desert = désert
terrain-mountain = montagne
terrain-river = cours d’eau
terrain-lake = bac
## Une liaison : $a et $b sont ses villes, $terrain est son terrain.
road = { $a }–{ $b } ({ $terrain })
town-by = { $town } ({ $terrain })
obstacle = obstacle
color-black = Noir
color-blue = Bleu
color-green = Vert
color-purple = Violet
color-red = Rouge
color-yellow = Jaune
bot-random = Bot (facile)
bot-greedy = Bot (moyen)
bot-planner = Bot (difficile)
bot-searcher = Bot (expert)
## Énumérations : $some est ce qui vient avant, $last le dernier.
list-comma = { $some }, { $last }
list-and = { $some } et { $last }
list-or = { $some } ou { $last }
## Jointures : une phrase et le numéro de sa règle ; un titre et ce qu’il annonce.
with-rule = { $sentence } ({ $rule })
label = { $title } :
titled = { $title } : { $text }
