# What a reader has achieved.
milestone-first-step = Your first step
milestone-first-round = Your first whole round
milestone-chart = All of the chart, by heart
milestone-chart-ahead = All of the chart, by heart ({ $n } of { $of } prices)
milestone-basics = You know the rules
milestone-first-game = Your first whole game
milestone-beat-random = You beat the easy bots
milestone-beat-greedy = You beat the medium bots
milestone-beat-planner = You beat the hard bots
milestone-strategy = You know how to win
