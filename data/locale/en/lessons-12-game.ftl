# The whole game
lesson-game-title = The whole game
lesson-game-purpose = Play a whole game, against bots or with friends around one screen.
lesson-game-know-1 = You can play a whole game by yourself.
lesson-game-know-2 = You think a journey through to its end before you take the first step.
lesson-game-trap-1 = “Use the obstacle early.” Then it's gone: save it for a road that matters.

question-game-last-ask = In the last round, what are leftover cards good for?
question-game-last-1 = One point each.
question-game-last-2 = Nothing at all.
question-game-last-3 = Breaking ties, four at most.
question-game-last-why-1 = Only pieces score.
question-game-last-why-2 = They break ties in pieces.
question-game-last-why-3 = Right: that's why one card saved can win a game.
