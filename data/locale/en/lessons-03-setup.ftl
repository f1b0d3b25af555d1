# Setting up
lesson-setup-title = Setting up
lesson-setup-purpose = You know what lies on the table before the first card is dealt.
lesson-setup-text-1 = Everybody takes a boot and twenty town pieces of one colour. All boots start in Elvenhold; one piece goes to each other town.
lesson-setup-text-2 = The 72 travel cards and the 48 counters are mixed and lie face down. Five counters are turned up: the display.
lesson-setup-text-3 = Everybody gets one obstacle, for the whole game. The round cards count four rounds.
lesson-setup-text-4 = The oldest player starts, and play goes clockwise. Who likes it harder deals everybody a secret town card.
lesson-setup-know-1 = You can set up a game for two to six.
lesson-setup-know-2 = You know that each colour has a piece of its own in each town.
lesson-setup-know-3 = You know who starts and which way the turn goes.
lesson-setup-trap-1 = “Elvenhold has pieces too.” It is the only town without any.
lesson-setup-trap-2 = “I get a new obstacle each round.” There is one for the whole game.

level-setup-capital-title = The town without pieces
level-setup-capital-goal = One card is left. Collect one more piece.
level-setup-capital-look = One of your two roads leads where nobody has a piece.
level-setup-capital-learned = Every town but Elvenhold holds one piece of each colour.
level-setup-capital-wrong-elvenhold = Elvenhold is lovely, but no pieces stand there.
level-setup-capital-wrong-end = The move is over without a piece.

level-setup-own-piece-title = Yours is still there
level-setup-own-piece-goal = Your rival stands in Feodor and has never seen Virst; you have been to Virst. Collect one more piece.
level-setup-own-piece-look = Whose piece is gone where? Only your own colour matters.
level-setup-own-piece-learned = Each colour has its own piece in each town: nobody takes yours.
level-setup-own-piece-wrong-virst = You have been here before: your place is empty, only your rival's piece stands here.

level-setup-who-starts-title = Who goes first?
level-setup-who-starts-goal = The start player card lies before the third seat. Try to draw first all the same.
level-setup-who-starts-look = Look who has the start player card, and then at the stack.
level-setup-who-starts-learned = The start player begins each phase, and it goes on clockwise. You come second.

level-setup-once-title = Once a game
level-setup-once-goal = It is round three, and you used your obstacle in round one. Try to place another.
level-setup-once-look = There is a road with a counter next to you. Is there an obstacle before you?
level-setup-once-learned = One obstacle each, for all four rounds. Choose its road well.

question-setup-pieces-ask = How many of your pieces stand on the map at the start?
question-setup-pieces-1 = Twenty: one in each town but Elvenhold.
question-setup-pieces-why-1 = Right.
question-setup-pieces-2 = Twenty-one: one in each town.
question-setup-pieces-why-2 = Elvenhold has none; your boot stands there.
question-setup-pieces-3 = None: you place them where you go.
question-setup-pieces-why-3 = The other way round: they stand there, and you collect them.

question-setup-raft-ask = How many raft counters are there?
question-setup-raft-1 = Eight, as of each kind.
question-setup-raft-why-1 = Of the other six kinds there are eight; water takes no counters.
question-setup-raft-2 = Twelve.
question-setup-raft-why-2 = Twelve is the number of raft cards.
question-setup-raft-3 = None.
question-setup-raft-why-3 = Right: rafts need no counter.

question-setup-obstacles-ask = How many obstacles do you have in a whole game?
question-setup-obstacles-1 = One a round.
question-setup-obstacles-why-1 = Used is used: it does not come back.
question-setup-obstacles-2 = One.
question-setup-obstacles-why-2 = Right: one for all rounds.
question-setup-obstacles-3 = As many as you draw.
question-setup-obstacles-why-3 = They are not drawn; the others stay in the box.
