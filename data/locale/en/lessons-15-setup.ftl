# Setting up the game
lesson-setup-title = Setting up the game
lesson-setup-purpose = Learn what’s on the table before the first card is dealt.
lesson-setup-know-1 = You can set up a game for two to six players.
lesson-setup-know-2 = You know that each colour has its own piece in each town but Elvenhold.
lesson-setup-know-3 = You know who starts, and that play goes clockwise.
lesson-setup-trap-1 = “There are pieces in Elvenhold too.” It’s the only town without any.
lesson-setup-trap-2 = “I get a new obstacle each round.” You get one for the whole game.

step-setup-boots = Everyone takes a boot, an obstacle, and twenty town pieces in one colour: one for every town but Elvenhold, where the boots start.

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
level-setup-own-piece-wrong-virst = You’ve been here before: only your rival’s piece is left.

step-setup-piles = Shuffle the 72 travel cards and mix the 48 counters, both face down. Then turn five counters face up.

level-setup-once-title = Once per game
level-setup-once-goal = Round three, and your obstacle was used in round one. Get out of Elvenhold to a new town.
level-setup-once-look = You have a dragon counter and no obstacle.
level-setup-once-learned = One obstacle each, for the whole game. Choose its road well.
level-setup-once-wrong-elsewhere = Your dragon counter lies where it can’t take you to a new town.
level-setup-once-wrong-pass = Everyone has passed, and you can’t leave Elvenhold.

step-setup-count = There are eight counters of each of the six kinds, ten travel cards of each, and twelve rafts. What you can see is no longer in the stack.
drill-left-about = How many can still come? Ten questions, one press each; what you miss comes back.

step-setup-start = The oldest player starts, and play goes clockwise. For a harder game, deal everyone one of the twelve town cards, face down.

question-setup-pieces-ask = How many of your pieces are on the map at the start?
question-setup-pieces-1 = Twenty: one in each town but Elvenhold.
question-setup-pieces-2 = Twenty-one: one in each town.
question-setup-pieces-3 = None: you place them where you go.
question-setup-pieces-why-1 = Right: all twenty are waiting for you.
question-setup-pieces-why-2 = Elvenhold has none; that’s where your boot starts.
question-setup-pieces-why-3 = It’s the other way round: they’re already there, and you collect them.

question-setup-raft-ask = How many raft counters are there?
question-setup-raft-1 = Eight, like every other kind.
question-setup-raft-2 = Twelve.
question-setup-raft-3 = None.
question-setup-raft-why-1 = There are eight of each of the six kinds that go by land; water takes no counters.
question-setup-raft-why-2 = Twelve is the number of raft cards.
question-setup-raft-why-3 = Right: rafts need no counter.

question-setup-obstacles-ask = How many obstacles do you have in a whole game?
question-setup-obstacles-1 = One each round.
question-setup-obstacles-2 = One for the whole game.
question-setup-obstacles-3 = As many as you draw.
question-setup-obstacles-why-1 = Once it’s used, it’s gone.
question-setup-obstacles-why-2 = Right: one for all rounds.
question-setup-obstacles-why-3 = Nobody draws them; the spare ones stay in the box.

question-setup-players-ask = How many can play, and what does each of them get?
question-setup-players-1 = Two to four, with one piece in each of ten towns.
question-setup-players-2 = Exactly four, with a boot and twelve pieces.
question-setup-players-3 = Two to six, with a boot and twenty pieces.
question-setup-players-why-1 = Up to six can play, and there are twenty towns with pieces.
question-setup-players-why-2 = Two are enough, and six can play.
question-setup-players-why-3 = Right, all of one colour.

question-setup-cards-ask = Of which travel card are there the most?
question-setup-cards-1 = Rafts: twelve.
question-setup-cards-2 = Dragons: twelve.
question-setup-cards-3 = None: they’re all equal.
question-setup-cards-why-1 = Right: ten of every other kind, 72 in all.
question-setup-cards-why-2 = There are ten dragons.
question-setup-cards-why-3 = Almost: there are two more rafts than of any other kind.

question-setup-first-ask = The player in seat 2 is the oldest. Who plays after them?
question-setup-first-1 = Seat 1.
question-setup-first-2 = Seat 3.
question-setup-first-3 = The next oldest.
question-setup-first-why-1 = Play goes clockwise, so it’s the other neighbour.
question-setup-first-why-2 = Right: clockwise from the starting player.
question-setup-first-why-3 = Only the first starting player is chosen by age.

question-setup-five-ask = How many counters lie face up for everyone to choose from?
question-setup-five-1 = Three.
question-setup-five-2 = One for each player.
question-setup-five-3 = Five.
question-setup-five-why-1 = Three is how many you draw.
question-setup-five-why-2 = The number of players doesn’t matter.
question-setup-five-why-3 = Right: the display always has five.
