# The whole game
lesson-game-title = The whole game
lesson-game-purpose = You play four rounds, against bots or with friends at one screen.
lesson-game-text-1 = You know it all now. Sit down at the table, choose who plays, and go.
lesson-game-text-2 = What the rules refuse you here comes back in the review, until you need it no more.
lesson-game-know-1 = You play a whole game by yourself.
lesson-game-trap-1 = “Place the obstacle early.” It is gone then: keep it for a road that matters.

question-game-save-ask = Is it good to save four cards for the next round?
question-game-save-1 = Always: more cards are better.
question-game-save-why-1 = You are filled up to eight either way.
question-game-save-2 = It depends: the hand comes to eight anyway, but you know these four.
question-game-save-why-2 = Right: you save their kinds, not their number.
question-game-save-3 = It is forbidden.
question-game-save-why-3 = Up to four may stay.

question-game-obstacle-ask = Round one: somebody lays a road that helps all. Your obstacle?
question-game-obstacle-1 = Better keep it: there is one for four rounds.
question-game-obstacle-why-1 = Right: later it may cost somebody the win.
question-game-obstacle-2 = At once: next round there is a new one.
question-game-obstacle-why-2 = There is no new one.
question-game-obstacle-3 = At once: it closes the road.
question-game-obstacle-why-3 = It only makes it dearer by one card, for you too.

question-game-last-ask = In the last round, what are leftover cards good for?
question-game-last-1 = One point each.
question-game-last-why-1 = Only pieces score.
question-game-last-2 = For nothing at all.
question-game-last-why-2 = They settle a tie in pieces.
question-game-last-3 = They settle a tie, four at most.
question-game-last-why-3 = Right.
