# Fin dove arrivano le carte: città raggiungibili, e viaggi fatti tutti d’un fiato.
reach-plan = { $town } è raggiungibile: { $price }.
reach-travel = Fino { town.a } per { $price }: premi ancora una volta, e via.
reach-opens = Così raggiungi anche { $towns }.
reach-opens-of = { $counter }: { $towns }
reach-opens-each = Città in più – { $each }.
choice-far = { CAP(town.a) }: { $price }
choice-towns = Più lontano
choice-town-none = Scegli una città…
choice-this-town = Scegli: { $town }
choice-by-caravan = Paga in carovana…
choice-by-boatmen = Paga i barcaioli…
now-by-caravan = Quale strada fai in carovana?
now-by-boatmen = Quale lago attraversi con i barcaioli?
# Where the pointer is.
preview-counters = { $road }: { $prices }
preview-obstacle = { $road }: l’ostacolo
# On the rack.
rack-thing = { CAP($thing) }
rack-chart = { CAP($thing) }: { $prices }
rack-price = { $terrain } { $n }
preview-as-before = Viaggio migliore: { $n } città, come prima
preview-change = Viaggio migliore: { $before } → { $n } città
preview-change-by = Viaggio migliore: { $before } → { $n } città ({ $counter })
# Che cosa c’è in una città.
town-all-pieces = Le pedine di tutti
town-pieces = Pedine: { $names }
town-boots = Stivali: { $names }
town-own-card = La tua carta della città
