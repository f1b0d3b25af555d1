# Phase 5: Move the elf boots
lesson-travel-title = Phase 5: Move the elf boots
lesson-travel-purpose = You travel, you pay, you collect.
lesson-travel-text-1 = From the start player on, each of you moves once: as many steps as you can and want to pay.
lesson-travel-text-2 = A road needs a counter, and costs cards of its kind by the chart. An obstacle costs one more. Rivers and ferries cost rafts only. Each use is paid anew.
lesson-travel-text-3 = Instead of the cards asked for you may pay a caravan: any three cards, rafts too, over a road that has a counter; four with an obstacle. Caravans do not cross water.
lesson-travel-text-4 = In every town that you reach you take your piece.
lesson-travel-text-5 = When you stop, at most four cards stay in your hand. You choose which; the rest goes onto the stack.
lesson-travel-know-1 = You pay each step rightly: chart, obstacle, water.
lesson-travel-know-2 = You use a caravan when it is worth it.
lesson-travel-know-3 = You spend what the hand limit would take from you.
lesson-travel-trap-1 = “A caravan can go anywhere.” It needs a counter on the road, and land.
lesson-travel-trap-2 = “A caravan is always three cards.” With an obstacle it is four.
lesson-travel-trap-3 = “The limit of four holds at the end of the round.” It holds at the end of each move.

level-travel-obstacle-title = A tree across the path
level-travel-obstacle-goal = Collect Lapphálya and Virst.
level-travel-obstacle-look = A dragon in the forest costs two. And the obstacle?
level-travel-obstacle-learned = Forest 2 + obstacle 1 = 3 dragons.
level-travel-obstacle-wrong-caravan = A caravan past an obstacle takes four cards, and nothing is left for Virst.
level-travel-obstacle-wrong-end = The move is over too soon.

level-travel-caravan-title = The caravan to Kihromah
level-travel-caravan-goal = A unicorn lies on the way to Kihromah, and you hold none. Get there all the same.
level-travel-caravan-look = Three cards of any kind can do what one unicorn does.
level-travel-caravan-learned = Any three cards, rafts among them, carry you over a road with a counter.
level-travel-caravan-wrong-ixara = That is Ixara, and now you are too poor for a caravan.
level-travel-caravan-wrong-end = You stay in Dag'Amura with three cards that could have done it.

level-travel-caravan-bare-title = A caravan needs a road too
level-travel-caravan-bare-goal = Try to go by caravan to Ixara, where nothing lies. Then go where a caravan can go.
level-travel-caravan-bare-look = Three cards do not replace the counter on the road.
level-travel-caravan-bare-learned = A caravan replaces the cards, never the counter.

level-travel-caravan-obstacle-title = Four for the obstacle
level-travel-caravan-obstacle-goal = Collect Dag'Amura and Kihromah, past the obstacle.
level-travel-caravan-obstacle-look = Count back: how many cards does the last step need?
level-travel-caravan-obstacle-learned = Caravan 3 + obstacle 1 = 4 cards.
level-travel-caravan-obstacle-wrong-dear = Two cards are left, and the last step needs four.
level-travel-caravan-obstacle-wrong-river = The river carries you away from Dag'Amura.

level-travel-four-title = Four, not five
level-travel-four-goal = You cannot go anywhere. Try to end your move with all five cards; then end it as the rules want.
level-travel-four-look = How many cards may stay in hand?
level-travel-four-learned = At the end of each move a hand of more than four is cut to four. Which card goes is your choice.

level-travel-spend-first-title = Better spent than lost
level-travel-spend-first-goal = Seven cards, no elfcycle. Collect Lapphálya and end your move with four cards.
level-travel-spend-first-look = Three of your cards are lost at the end of the move in any case.
level-travel-spend-first-learned = What the limit would take anyway pays for a caravan.
level-travel-spend-first-wrong-lost = Three cards onto the stack, for nothing. They could have been a caravan.
level-travel-spend-first-wrong-rivinia = Down the river there is no way back to Lapphálya for your cards.

example-travel-wagon-title = Troll wagon and obstacle
example-travel-wagon-0 = A troll wagon lies on a desert road, and an obstacle beside it.
example-travel-wagon-1 = Desert 2 + obstacle 1: three troll wagon cards.

example-travel-dragons-title = Two steps from Feodor
example-travel-dragons-0 = From Feodor a forest road with a dragon and an obstacle leads to Lapphálya, and a plain with an elfcycle on to Virst.
example-travel-dragons-1 = Forest 2 + obstacle 1: three dragons.
example-travel-dragons-2 = Plain 1: one elfcycle. Two towns are collected.

example-travel-clouds-title = To Kihromah and back
example-travel-clouds-0 = Kihromah has one road only, through the forest. A magic cloud lies on it.
example-travel-clouds-1 = Forest 2: two magic clouds.
example-travel-clouds-2 = Back over the same road, paid anew: two more. Four magic clouds in all.

question-travel-limit-ask = You stop with six cards in hand. What happens?
question-travel-limit-1 = You keep all six for the next round.
question-travel-limit-why-1 = Four is the limit at the end of each move.
question-travel-limit-2 = You choose two to give up.
question-travel-limit-why-2 = Right: six less two are four.
question-travel-limit-3 = Two are drawn from your hand by lot.
question-travel-limit-why-3 = You choose them yourself.

question-travel-caravan-ask = When can you go by caravan?
question-travel-caravan-1 = Over any road, with or without a counter.
question-travel-caravan-why-1 = It needs a counter on the road.
question-travel-caravan-2 = With three cards of one kind.
question-travel-caravan-why-2 = The three may be of any kinds.
question-travel-caravan-3 = With any three cards, over a road with a counter.
question-travel-caravan-why-3 = Right, rafts among them too.

question-travel-again-ask = You go over a road and back. What do you pay?
question-travel-again-1 = The price twice.
question-travel-again-why-1 = Right: each use is paid anew.
question-travel-again-2 = The price once.
question-travel-again-why-2 = The way back is a use as well.
question-travel-again-3 = Nothing: going back is not allowed.
question-travel-again-why-3 = It is allowed, as often as you can pay.
