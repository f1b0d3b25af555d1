# Where the hand leads to: towns within reach, and journeys travelled as a whole.
reach-plan = { $town } is within reach: { $price }.
reach-travel = To { $town } for { $price }: press once more, and off you go.
reach-opens = This brings { $towns } within reach.
reach-opens-of = { $counter }: { $towns }
reach-opens-each = Newly within reach – { $each }.
choice-far = To { $town }: { $price }
choice-towns = Farther
choice-town-none = Choose a town …
choice-this-town = Choose: { $town }
choice-by-caravan = Pay by caravan …
choice-by-boatmen = Pay the boatmen …
now-by-caravan = Which road do you take by caravan?
now-by-boatmen = Which lake do the boatmen row you across?
# Where the pointer is.
preview-counters = { $road }: { $prices }
preview-obstacle = { $road }: the obstacle
# On the rack.
rack-thing = { CAP($thing) }
rack-chart = { CAP($thing) }: { $prices }
rack-price = { $terrain } { $n }
preview-as-before = Best journey: { $n ->
        [one] { $n } town, as before
       *[other] { $n } towns, as before
    }
preview-change = Best journey: { $before } → { $n ->
        [one] { $n } town
       *[other] { $n } towns
    }
preview-change-by = Best journey: { $before } → { $n ->
        [one] { $n } town
       *[other] { $n } towns
    } ({ $counter })
# What a town holds.
town-all-pieces = Everybody’s piece
town-pieces = Pieces: { $names }
town-boots = Boots: { $names }
town-own-card = Your town card
