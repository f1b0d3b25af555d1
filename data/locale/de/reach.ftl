# Wohin die Karten reichen: erreichbare Orte, und Reisen, die am Stück gereist werden.
reach-plan = { $town } ist schon erreichbar: { $price }.
reach-travel = Nach { $town } für { $price }: Drück noch einmal, und los geht’s.
reach-opens = Damit kannst du { $towns } erreichen.
reach-opens-of = { $counter }: { $towns }
reach-opens-each = Neu erreichbar – { $each }.
choice-far = Nach { $town }: { $price }
choice-towns = Weiter weg
choice-town-none = Ort wählen …
choice-this-town = Wählen: { $town }
choice-by-caravan = Mit Karawane bezahlen …
choice-by-boatmen = Die Bootsleute bezahlen …
now-by-caravan = Welche Straße nimmst du mit der Karawane?
now-by-boatmen = Über welchen See rudern dich die Bootsleute?
# Where the pointer is.
preview-counters = { $road }: { $prices }
preview-obstacle = { $road }: das Hindernis
# On the rack.
rack-thing = { CAP($thing) }
rack-chart = { CAP($thing) }: { $prices }
rack-price = { $terrain } { $n }
preview-as-before = Beste Reise: { $n ->
        [one] { $n } Ort wie bisher
       *[other] { $n } Orte wie bisher
    }
preview-change = Beste Reise: { $before } → { $n ->
        [one] { $n } Ort
       *[other] { $n } Orte
    }
preview-change-by = Beste Reise: { $before } → { $n ->
        [one] { $n } Ort
       *[other] { $n } Orte
    } ({ $counter })
# Was in einem Ort liegt.
town-all-pieces = Ortssteine von allen
town-pieces = Ortssteine: { $names }
town-boots = Stiefel: { $names }
town-own-card = Deine Ortskarte
