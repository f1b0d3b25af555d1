# Phase 6: Finish the round
lesson-finish-title = Phase 6: Finish the round
lesson-finish-purpose = You clear the map and take one counter along.
lesson-finish-text-1 = The round card is turned, and the start player card goes to the left.
lesson-finish-text-2 = All counters come off the roads; obstacles that were used leave the game.
lesson-finish-text-3 = Of the counters you have left you keep exactly one, open or secret as it lay. The others go back. An unused obstacle stays yours: it is no counter.
lesson-finish-text-4 = The counters are mixed; the five of the display stay. The travel cards are shuffled, and a new round begins.
lesson-finish-know-1 = You keep the right counter, and know that it is one.
lesson-finish-know-2 = You know who starts the next round.
lesson-finish-trap-1 = “The obstacle is my kept counter.” It comes on top.
lesson-finish-trap-2 = “The winner of the round starts.” The start player card goes to the left.

level-finish-keep-one-title = Exactly one
level-finish-keep-one-goal = Three counters are left, one may stay. Keep the one that your hand wants.
level-finish-keep-one-look = Which cards do you take into the next round?
level-finish-keep-one-learned = One counter stays as it lay, and your cards already fit it.
level-finish-keep-one-wrong-none = You hold no card for it.
level-finish-keep-one-wrong-one = One dragon card against three unicorns.

level-finish-obstacle-stays-title = Not a counter
level-finish-obstacle-stays-goal = Finish the round so that you begin the next one with your dragon and your obstacle.
level-finish-obstacle-stays-look = You are asked for one counter. Nobody asks for the obstacle.
level-finish-obstacle-stays-learned = One counter and the unused obstacle: the obstacle never counts as the one you keep.
level-finish-obstacle-stays-wrong-pig = The dragon went back into the stack.

level-finish-clean-title = Swept clean
level-finish-clean-goal = Yours is the last move of the round. Use what lies there, then end it and look at the map.
level-finish-clean-look = Which counter still helps you today?
level-finish-clean-learned = All counters are back in the stack, and the obstacle is out of the game.
level-finish-clean-wrong-gone = The unicorn on the road is gone, and Kihromah is as far as ever.

level-finish-left-title = To the left
level-finish-left-goal = You were start player. Finish the round, then try to draw first again.
level-finish-left-look = Keep a counter first. Then look where the start player card lies.
level-finish-left-learned = The start player card has gone to your left neighbour. You come last now.

level-finish-display-stays-title = Still lying there
level-finish-display-stays-goal = Begin the next round so that a dragon and a unicorn lie open before you.
level-finish-display-stays-look = What lies in the display now lies there next round too.
level-finish-display-stays-learned = The stack is mixed, but the display stays: you can plan for it.
level-finish-display-stays-wrong-pig = The dragon is gone, and none lies in the display.
level-finish-display-stays-wrong-blind = Unseen it may be anything; the unicorn lay open.
level-finish-display-stays-wrong-other = The unicorn lay open, and you took something else.

example-finish-finish-title = The end of round one
example-finish-finish-0 = The last move of the round. A counter lies on the road, and two before you.
example-finish-finish-1 = The map is cleared. Of your two counters one may stay.
example-finish-finish-2 = You keep the unicorn. Hands are filled up, and the start player card has gone to the left.

question-finish-keep-ask = You have three counters and your obstacle left. What do you keep?
question-finish-keep-1 = One counter, and the obstacle.
question-finish-keep-why-1 = Right: the obstacle does not count.
question-finish-keep-2 = One counter or the obstacle.
question-finish-keep-why-2 = The obstacle is no counter: it stays besides.
question-finish-keep-3 = All of them.
question-finish-keep-why-3 = Counters go back but for one.

question-finish-start-ask = Who starts the next round?
question-finish-start-1 = Whoever has the most pieces.
question-finish-start-why-1 = The pieces do not matter for that.
question-finish-start-2 = The same player again.
question-finish-start-why-2 = The card moves on each round.
question-finish-start-3 = The left neighbour of the last start player.
question-finish-start-why-3 = Right.

question-finish-obstacle-ask = What becomes of an obstacle on a road?
question-finish-obstacle-1 = Its owner takes it back.
question-finish-obstacle-why-1 = Used is used.
question-finish-obstacle-2 = It leaves the game.
question-finish-obstacle-why-2 = Right, at the end of the round.
question-finish-obstacle-3 = It stays there for the next round.
question-finish-obstacle-why-3 = The roads are cleared every round.
