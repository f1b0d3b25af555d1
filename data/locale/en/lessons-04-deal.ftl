# Phase 1: Deal the travel cards
lesson-deal-title = Phase 1: Deal the travel cards
lesson-deal-purpose = See what you'll be able to pay with this round.
lesson-deal-text-1 = In the first round everyone is dealt eight travel cards.
lesson-deal-text-2 = In later rounds each hand is filled up to eight. The more cards you kept, the fewer you're dealt; if you spent them all, you get eight new ones.
lesson-deal-text-3 = You can take at most four cards into the next round, so spend the others on the way.
lesson-deal-know-1 = You know how many cards you're dealt, in round one and later.
lesson-deal-know-2 = You can judge a hand by where it could take you.
lesson-deal-trap-1 = “Eight new cards every round.” Your hand is filled up to eight.

level-deal-eight-title = Eight cards, a long way
level-deal-eight-goal = A full first hand, and the roads are kind to you. Collect six towns in one move.
level-deal-eight-look = The counters make a ring through Elvenhold; a river leads out of it.
level-deal-eight-learned = Seven steps from one hand: that's how far eight cards can take you.
level-deal-eight-wrong-end = Your move is over, and towns are still waiting around the ring.

level-deal-refill-title = Five new ones
level-deal-refill-goal = End your move so that you're dealt exactly five new cards.
level-deal-refill-look = Five plus how many makes eight?
level-deal-refill-learned = Your hand is filled up to eight: three kept, five dealt. And you collected a town on the way.
level-deal-refill-wrong-four = You kept four, so you were dealt only four.

level-deal-all-spent-title = Empty hands
level-deal-all-spent-goal = Spend all three cards, collect two towns and end your move: eight new cards are waiting.
level-deal-all-spent-look = From which of the two towns can you get back?
level-deal-all-spent-learned = There's nothing wrong with an empty hand: you're dealt eight.
level-deal-all-spent-wrong-rivinia = Downriver there's no road for your giant pig.
level-deal-all-spent-wrong-end = You still have cards in hand.

example-deal-filled-title = A hand is filled up
example-deal-filled-0 = The last move of round one: six cards in hand.
example-deal-filled-1 = You pay a raft for the river. Five cards are left: one too many to keep.
example-deal-filled-2 = You give up the other raft. Four cards stay, four new ones come: eight.

question-deal-first-ask = How many cards are you dealt in round one?
question-deal-first-1 = Four.
question-deal-first-why-1 = Four is what you may keep at the end of your move.
question-deal-first-2 = Eight.
question-deal-first-why-2 = Right: a full hand.
question-deal-first-3 = Twelve.
question-deal-first-why-3 = Twelve is possible in one edition only, and never in round one.

question-deal-later-ask = You kept three cards. How many are you dealt in round two?
question-deal-later-1 = Eight.
question-deal-later-why-1 = Then you'd hold eleven: your hand is only filled up to eight.
question-deal-later-2 = Three.
question-deal-later-why-2 = Three is what you kept; five are missing.
question-deal-later-3 = Five.
question-deal-later-why-3 = Right: three and five make eight.

question-deal-save-ask = How many cards can you save for the next round?
question-deal-save-1 = At most four.
question-deal-save-why-1 = Right: you give up the rest at the end of your move.
question-deal-save-2 = As many as you like.
question-deal-save-why-2 = At the end of your move you may keep only four.
question-deal-save-3 = None.
question-deal-save-why-3 = You may keep up to four.
