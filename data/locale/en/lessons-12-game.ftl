# To the end
lesson-game-title = To the end
lesson-game-purpose = Play rounds three and four of your own game, and see what made the difference.
lesson-game-know-1 = You’ve played a whole game.
lesson-game-know-2 = You can see from a review where towns were won and lost.
lesson-game-trap-1 = “Use the obstacle early.” Then it’s gone: save it for a road that matters.

step-game-third = Your own game, round three.

question-game-last-ask = In the last round, what are leftover cards good for?
question-game-last-1 = One point each, for four at most.
question-game-last-2 = Nothing at all.
question-game-last-3 = Breaking ties, four at most.
question-game-last-why-1 = Only pieces score.
question-game-last-why-2 = They break ties in pieces.
question-game-last-why-3 = Right: that’s why one card saved can win a game.

step-game-mixed = Three puzzles, each of another kind: what helps most, you see for yourself.

step-game-fourth = Round four, the last: nothing to save any more. Afterwards you’ll see what made the difference.
