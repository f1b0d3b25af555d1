# Où mène la main : les villes à portée, et les voyages faits d’une traite.
reach-plan = { $town } est à portée : { $price }.
reach-travel = Vers { $town } pour { $price } : appuie encore une fois, et c’est parti.
reach-opens = Cela met à portée : { $towns }.
reach-opens-of = { $counter } : { $towns }
reach-opens-each = Nouvelles villes à portée – { $each }.
choice-far = Vers { $town } : { $price }
choice-towns = Plus loin
choice-town-none = Choisir une ville…
choice-this-town = Choisir : { $town }
choice-by-caravan = Payer en caravane…
choice-by-boatmen = Payer les bateliers…
now-by-caravan = Quelle route prends-tu en caravane ?
now-by-boatmen = Quel lac traverses-tu avec les bateliers ?
# Where the pointer is.
preview-counters = { $road } : { $prices }
preview-obstacle = { $road } : l’obstacle
# On the rack.
rack-thing = { CAP($thing) }
rack-chart = { CAP($thing) } : { $prices }
rack-price = { $terrain } { $n }
preview-as-before = Meilleur voyage : { $n ->
        [one] { $n } ville, comme avant
       *[other] { $n } villes, comme avant
    }
preview-change = Meilleur voyage : { $before } → { $n ->
        [one] { $n } ville
       *[other] { $n } villes
    }
preview-change-by = Meilleur voyage : { $before } → { $n ->
        [one] { $n } ville
       *[other] { $n } villes
    } ({ $counter })
# Ce qu’il y a dans une ville.
town-all-pieces = Une borne de chacun
town-pieces = Bornes : { $names }
town-boots = Bottes : { $names }
town-own-card = Ta carte Village
