# Phase 6: Finish the round
lesson-finish-title = Phase 6: Finish the round
lesson-finish-purpose = Clear the map, and keep one counter for the next round.
lesson-finish-know-1 = You keep exactly one counter, and choose it well.
lesson-finish-know-2 = You know who starts the next round.
lesson-finish-trap-1 = “The obstacle is the counter I keep.” You keep it as well.
lesson-finish-trap-2 = “Whoever did best starts the next round.” The starting player card simply passes to the left.

level-finish-keep-one-title = Exactly one
level-finish-keep-one-goal = You have three counters left and may keep one. Keep the one that suits your hand.
level-finish-keep-one-look = Which cards are you taking into the next round?
level-finish-keep-one-learned = You keep one counter as it was, and your cards already fit it.
level-finish-keep-one-wrong-none = You hold no card for that one.
level-finish-keep-one-wrong-one = One dragon card against three unicorns.

level-finish-obstacle-stays-title = Not a counter
level-finish-obstacle-stays-goal = Finish the round so that you start the next one with your dragon and your obstacle.
level-finish-obstacle-stays-look = You're asked for one counter. Nobody asks about the obstacle.
level-finish-obstacle-stays-learned = One counter and the unused obstacle: the obstacle never counts as the one you keep.
level-finish-obstacle-stays-wrong-pig = The dragon went back into the stack.

level-finish-clean-title = Swept clean
level-finish-clean-goal = You make the last move of the round. Use what's on the roads, then end your move and look at the map.
level-finish-clean-look = Which counter can still help you this round?
level-finish-clean-learned = All counters are back in the stack, and the obstacle is out of the game.
level-finish-clean-wrong-gone = The unicorn is gone from the road, and Kihromah is as far away as ever.

level-finish-left-title = To the left
level-finish-left-goal = You were the starting player. Finish the round, then try to draw first again.
level-finish-left-look = Keep a counter first. Then see who has the starting player card.
level-finish-left-learned = The starting player card has passed to your left neighbour. Now you come last.

level-finish-display-stays-title = Still lying there
level-finish-display-stays-goal = Start the next round so that a dragon and a unicorn lie face up in front of you.
level-finish-display-stays-look = What's in the display now will still be there next round.
level-finish-display-stays-learned = The stack is mixed, but the display stays: you can plan for it.
level-finish-display-stays-wrong-pig = The dragon is gone, and there's none in the display.
level-finish-display-stays-wrong-blind = Drawn blind, it could be anything; the unicorn lay face up.
level-finish-display-stays-wrong-other = The unicorn lay face up, and you took something else.

example-finish-finish-title = The end of round one
example-finish-finish-0 = The last move of the round. There's a counter on the road, and you have two left.
example-finish-finish-1 = The map is cleared. You may keep one of your two counters.
example-finish-finish-2 = You keep the unicorn. Hands are filled up, and the starting player card has passed to the left.

level-finish-most-title = The last move
level-finish-most-goal = Round four, the very last move: you have eleven pieces, your rival has twelve. Win.
level-finish-most-look = One more town only makes it a tie, and your rival has more cards.
level-finish-most-learned = Thirteen to twelve: the most pieces win.
level-finish-most-wrong-short = You stopped too soon: your rival wins.
level-finish-most-wrong-caravan = All your cards are gone: twelve to twelve, and your rival holds four.

level-finish-cards-title = The cheaper town
level-finish-cards-goal = You have twelve pieces; your rival has thirteen, and three cards. One more town makes it a tie: which one wins it for you?
level-finish-cards-look = Count the cards you'll have left.
level-finish-cards-learned = A tie in pieces, and four cards against three.
level-finish-cards-wrong-dear = A tie, but you have too few cards left: your rival wins it.
level-finish-cards-wrong-dear2 = The caravan took three cards and left you two: your rival wins the tie.
level-finish-cards-wrong-short = Twelve to thirteen: your rival wins.

question-finish-keep-ask = You have three counters and your obstacle left. What do you keep?
question-finish-keep-1 = One counter, and the obstacle.
question-finish-keep-2 = One counter or the obstacle.
question-finish-keep-3 = All of them.
question-finish-keep-why-1 = Right: the obstacle doesn't count.
question-finish-keep-why-2 = The obstacle isn't a counter: you keep it as well.
question-finish-keep-why-3 = All your counters but one go back.

question-finish-start-ask = Who starts the next round?
question-finish-start-1 = Whoever has the most pieces.
question-finish-start-2 = The same player again.
question-finish-start-3 = The player to the left of the last starting player.
question-finish-start-why-1 = Pieces have nothing to do with it.
question-finish-start-why-2 = The card moves on every round.
question-finish-start-why-3 = Right: the card goes round the table.

question-finish-obstacle-ask = What happens to an obstacle on a road?
question-finish-obstacle-1 = Its owner takes it back.
question-finish-obstacle-2 = It leaves the game.
question-finish-obstacle-3 = It stays there for the next round.
question-finish-obstacle-why-1 = Once it's used, it's gone.
question-finish-obstacle-why-2 = Right, at the end of the round.
question-finish-obstacle-why-3 = The roads are cleared every round.

question-finish-tie-ask = Two of you lead with fifteen pieces each, without town cards. Who wins?
question-finish-tie-1 = Whoever got there first.
question-finish-tie-2 = Whoever holds more cards.
question-finish-tie-3 = Nobody.
question-finish-tie-why-1 = Time doesn't matter.
question-finish-tie-why-2 = Right; if that's a tie too, they share the win.
question-finish-tie-why-3 = Cards decide, and if those are tied too, the win is shared.
