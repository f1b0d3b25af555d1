# Ce que quelqu’un a atteint.
milestone-first-step = Ta première étape
milestone-first-round = Ton premier tour complet
milestone-chart = Toute la vue d’ensemble, par cœur
milestone-chart-ahead = Toute la vue d’ensemble, par cœur ({ $n } prix sur { $of })
milestone-basics = Tu connais les règles
milestone-first-game = Ta première partie complète
milestone-beat-random = Tu as battu les bots faciles
milestone-beat-greedy = Tu as battu les bots moyens
milestone-beat-planner = Tu as battu les bots difficiles
milestone-strategy = Tu sais comment gagner
