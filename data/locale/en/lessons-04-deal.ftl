# Phase 1: Deal the travel cards
lesson-deal-title = Phase 1: Deal the travel cards
lesson-deal-purpose = You see what you will be able to pay with.
lesson-deal-text-1 = In the first round everybody is dealt eight travel cards.
lesson-deal-text-2 = Later each hand is filled up to eight. So who has saved cards is dealt fewer, and who has spent all is dealt eight.
lesson-deal-text-3 = At most four cards come along from one round to the next. Spend the others on the way.
lesson-deal-know-1 = You know how many cards you are dealt, in round one and later.
lesson-deal-know-2 = You judge a hand by where it leads.
lesson-deal-trap-1 = “Eight new cards every round.” The hand is filled up to eight.

level-deal-eight-title = Eight cards, a long way
level-deal-eight-goal = A full first hand, and the roads lie well. Collect six towns in one move.
level-deal-eight-look = The counters make a ring through Elvenhold; the river leads out of it.
level-deal-eight-learned = Eight cards can be seven steps. So much travel lies in a first hand.
level-deal-eight-wrong-end = The move is over, with towns still waiting round the ring.

level-deal-refill-title = Five new ones
level-deal-refill-goal = End your move so that exactly five new cards are dealt to you.
level-deal-refill-look = Five dealt on top of how many make eight?
level-deal-refill-learned = The hand is filled up to eight: three kept, five dealt. And a town collected by the way.
level-deal-refill-wrong-four = Four kept, so only four were dealt.

level-deal-all-spent-title = Empty hands
level-deal-all-spent-goal = Spend all three cards, collect two towns, and end your move: eight new cards are waiting.
level-deal-all-spent-look = Which of the two towns can you come back from?
level-deal-all-spent-learned = An empty hand is no shame: you are dealt eight.
level-deal-all-spent-wrong-rivinia = Down the river there is nothing for the giant pig to walk on.
level-deal-all-spent-wrong-end = Cards are left in your hand.

example-deal-filled-title = A hand is filled up
example-deal-filled-0 = The last move of round one: six cards in hand.
example-deal-filled-1 = A raft is paid for the river. Five cards are one too many to keep.
example-deal-filled-2 = The other raft is given up; four cards stay, four new ones are dealt: eight.

question-deal-first-ask = How many cards are you dealt in round one?
question-deal-first-1 = Four.
question-deal-first-why-1 = Four is what you may keep at the end of a move.
question-deal-first-2 = Eight.
question-deal-first-why-2 = Right.
question-deal-first-3 = Twelve.
question-deal-first-why-3 = That many only come together in one edition, and later.

question-deal-later-ask = You kept three cards. How many are dealt to you in round two?
question-deal-later-1 = Eight.
question-deal-later-why-1 = Then you would hold eleven: the hand is filled up to eight.
question-deal-later-2 = Three.
question-deal-later-why-2 = Three are what you have; five are missing.
question-deal-later-3 = Five.
question-deal-later-why-3 = Right: three and five make eight.

question-deal-save-ask = How many cards can you save for the next round?
question-deal-save-1 = At most four.
question-deal-save-why-1 = Right: the rest is cut at the end of your move.
question-deal-save-2 = As many as you like.
question-deal-save-why-2 = A hand of more than four is cut at the end of your move.
question-deal-save-3 = None.
question-deal-save-why-3 = Four may stay.
