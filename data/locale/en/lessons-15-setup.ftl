# Setting up the game
lesson-setup-title = Setting up the game
lesson-setup-purpose = Learn what's on the table before the first card is dealt.
lesson-setup-know-1 = You can set up a game for two to six players.
lesson-setup-know-2 = You know that each colour has its own piece in each town.
lesson-setup-know-3 = You know who starts, and that play goes clockwise.
lesson-setup-trap-1 = “There are pieces in Elvenhold too.” It's the only town without any.
lesson-setup-trap-2 = “I get a new obstacle each round.” You get one for the whole game.

level-setup-capital-title = The town without pieces
level-setup-capital-goal = You have one card left. Collect one more piece.
level-setup-capital-look = One of your two roads leads to the town where nobody has a piece.
level-setup-capital-learned = Every town but Elvenhold has a piece in each colour.
level-setup-capital-wrong-elvenhold = Elvenhold is lovely, but there are no pieces there.
level-setup-capital-wrong-end = Your move is over, and you collected nothing.

level-setup-own-piece-title = Yours is still there
level-setup-own-piece-goal = Your rival is in Feodor and has never been to Virst. You have. Collect one more piece.
level-setup-own-piece-look = Which of the two towns still has a piece in your colour?
level-setup-own-piece-learned = Each colour has its own piece in each town: nobody can take yours.
level-setup-own-piece-wrong-virst = You've been here before: only your rival's piece is left.

level-setup-once-title = Once per game
level-setup-once-goal = It's round three, and you used your obstacle in round one. Try to place another.
level-setup-once-look = There's a counter on the road next to you. But do you still have an obstacle?
level-setup-once-learned = One obstacle each, for the whole game. Choose its road well.

question-setup-pieces-ask = How many of your pieces are on the map at the start?
question-setup-pieces-1 = Twenty: one in each town but Elvenhold.
question-setup-pieces-2 = Twenty-one: one in each town.
question-setup-pieces-3 = None: you place them where you go.
question-setup-pieces-why-1 = Right: all twenty are waiting for you.
question-setup-pieces-why-2 = Elvenhold has none; that's where your boot starts.
question-setup-pieces-why-3 = It's the other way round: they're already there, and you collect them.

question-setup-raft-ask = How many raft counters are there?
question-setup-raft-1 = Eight, like every other kind.
question-setup-raft-2 = Twelve.
question-setup-raft-3 = None.
question-setup-raft-why-1 = There are eight of each of the six kinds that go by land; water takes no counters.
question-setup-raft-why-2 = Twelve is the number of raft cards.
question-setup-raft-why-3 = Right: rafts need no counter.

question-setup-obstacles-ask = How many obstacles do you have in a whole game?
question-setup-obstacles-1 = One each round.
question-setup-obstacles-2 = One.
question-setup-obstacles-3 = As many as you draw.
question-setup-obstacles-why-1 = Once it's used, it's gone.
question-setup-obstacles-why-2 = Right: one for all rounds.
question-setup-obstacles-why-3 = Nobody draws them; the spare ones stay in the box.
