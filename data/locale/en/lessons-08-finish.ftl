# Phase 6: Finish the round
lesson-finish-title = Phase 6: Finish the round
lesson-finish-purpose = Clear the map, and keep one counter for the next round.
lesson-finish-know-1 = You keep exactly one counter, and choose it well.
lesson-finish-know-2 = You know who starts the next round.
lesson-finish-know-3 = You can say who wins, and how a tie is broken.
lesson-finish-trap-1 = “The obstacle is the counter I keep.” You keep it as well.
lesson-finish-trap-2 = “Whoever did best starts the next round.” The starting player card simply passes to the left.
lesson-finish-trap-3 = “Cards in hand are worth nothing at the end.” They break ties, and only four of them can.
lesson-finish-trap-4 = “My boot goes home after the round.” Your boot stays where it is; the next round starts there.
lesson-finish-trap-5 = “I can give back all my counters.” You keep exactly one, if you have any left.
lesson-finish-trap-6 = “Whoever has all twenty pieces wins at once.” So says Rio Grande’s English rulebook of 1998, for rounds one to three. This course follows AMIGO’s: the round is finished, and the game ends.

step-finish-clear = When all have moved, the roads are cleared. Of your counters, you keep one.
step-finish-keep = Your own game, phase 6: finish the round.

level-finish-keep-one-title = Exactly one
level-finish-keep-one-goal = You have three counters left and may keep one. Keep the one that suits your hand.
level-finish-keep-one-look = Which cards are you taking into the next round?
level-finish-keep-one-learned = You keep one counter as it was, and your cards already fit it.
level-finish-keep-one-wrong-none = You held no card for that one.
level-finish-keep-one-wrong-one = One dragon card against three unicorns.

level-finish-obstacle-stays-title = Not a counter
level-finish-obstacle-stays-goal = Finish the round so that you start the next one with your dragon and your obstacle.
level-finish-obstacle-stays-look = You’re asked for one counter. Nobody asks about the obstacle.
level-finish-obstacle-stays-learned = One counter and the unused obstacle: the obstacle never counts as the one you keep.
level-finish-obstacle-stays-wrong-pig = The dragon went back into the stack.

level-finish-clean-title = Swept clean
level-finish-clean-goal = You make the last move of the round. Use what’s on the roads, then end your move and look at the map.
level-finish-clean-look = Which counter can still help you this round?
level-finish-clean-learned = All counters are back in the stack, and the obstacle is out of the game.
level-finish-clean-wrong-gone = The unicorn is gone from the road, and Kihromah is as far away as ever.

step-finish-start = Two to six can play, and the oldest starts. After every round the top round card goes to the bottom, and the starting player card to the left.

level-finish-left-title = The card moves on
level-finish-left-goal = The player on your left began round one. Start round two with a dragon and a unicorn face up in front of you.
level-finish-left-look = The starting player card goes on to the left: who draws before you now? They like unicorns.
level-finish-left-learned = The card has passed to the next player on the left, who took the only unicorn. You had kept yours.
level-finish-left-wrong-blind = Drawn blind, it could be anything; a dragon lay face up.
level-finish-left-wrong-other = That isn’t what was asked for. Compare what lies face up in front of you with what the goal names.

level-finish-display-stays-title = Still lying there
level-finish-display-stays-goal = Start the next round so that a dragon and a unicorn lie face up in front of you.
level-finish-display-stays-look = What’s in the display now will still be there next round.
level-finish-display-stays-learned = The stack is mixed, but the display stays: you can plan for it.
level-finish-display-stays-wrong-pig = The dragon is gone, and there’s none in the display.
level-finish-display-stays-wrong-blind = Drawn blind, it could be anything; the unicorn lay face up.
level-finish-display-stays-wrong-other = The unicorn lay face up, and you took something else.

step-finish-win = After round four, the most pieces win. In a tie, whoever holds more cards wins.

level-finish-most-title = The last move
level-finish-most-goal = Round four, the very last move: you have eleven pieces, your rival has twelve. Win.
level-finish-most-look = One more town only makes it a tie, and your rival has more cards.
level-finish-most-learned = Thirteen to twelve: the most pieces win.
level-finish-most-wrong-short = You stopped with fewer than thirteen pieces: your rival wins. Which towns can you still reach?
level-finish-most-wrong-caravan = All your cards are gone: twelve to twelve, and your rival holds four.

level-finish-only-four-title = Only four count
level-finish-only-four-goal = The last move: twelve pieces to your rival’s thirteen. Your rival holds four cards, you hold seven. Win.
level-finish-only-four-look = How many of your cards will still be there when ties are settled?
level-finish-only-four-learned = Hands are cut to four even in the last round: cards you can’t keep are better spent on a town.
level-finish-only-four-wrong-four = Only four of your cards stay, so you don’t win on cards.

level-finish-finish-round-title = All twenty, but not alone
level-finish-finish-round-goal = Round two: you and your rival both have nineteen pieces. You move first, and your rival will get there too. Win.
level-finish-finish-round-look = The round is finished before anyone wins. What breaks a tie?
level-finish-finish-round-learned = Twenty to twenty: three cards beat two. By Rio Grande’s English rules of 1998, your twentieth piece would have won at once.
level-finish-finish-round-wrong-dear = Twenty pieces, but one card. Your rival gets twenty as well, and has two cards.
level-finish-finish-round-wrong-end = You’re still at nineteen, and your rival gets the twentieth.
level-finish-finish-round-wrong-back = You had your twenty towns, and then spent your cards on a step that brings nothing. What decides a tie?

question-finish-keep-ask = You have three counters and your obstacle left. What do you keep?
question-finish-keep-1 = One counter, and the obstacle.
question-finish-keep-2 = One counter or the obstacle.
question-finish-keep-3 = All of them.
question-finish-keep-why-1 = Right: the obstacle doesn’t count.
question-finish-keep-why-2 = The obstacle isn’t a counter: you keep it as well.
question-finish-keep-why-3 = All your counters but one go back.

question-finish-start-ask = Who starts the next round?
question-finish-start-1 = Whoever has collected the most pieces in this round.
question-finish-start-2 = The same player again.
question-finish-start-3 = The player to the left of the last starting player.
question-finish-start-why-1 = Pieces have nothing to do with it.
question-finish-start-why-2 = The card moves on every round.
question-finish-start-why-3 = Right: the card goes round the table.

question-finish-obstacle-ask = What happens to an obstacle on a road?
question-finish-obstacle-1 = Its owner takes it back.
question-finish-obstacle-2 = It leaves the game.
question-finish-obstacle-3 = It stays there for the next round.
question-finish-obstacle-why-1 = Once it’s used, it’s gone.
question-finish-obstacle-why-2 = Right, at the end of the round.
question-finish-obstacle-why-3 = The roads are cleared every round.

question-finish-tie-ask = Two of you lead with fifteen pieces each. Who wins?
question-finish-tie-1 = Whoever got to fifteen first.
question-finish-tie-2 = Whoever holds more cards.
question-finish-tie-3 = Nobody.
question-finish-tie-why-1 = Time doesn’t matter.
question-finish-tie-why-2 = Right; if that’s a tie too, they share the win.
question-finish-tie-why-3 = Cards decide, and if those are tied too, the win is shared.

question-finish-swept-ask = You placed a dragon counter this round. Where is it next round?
question-finish-swept-1 = Still on its road.
question-finish-swept-2 = Back in front of you.
question-finish-swept-3 = Mixed into the stack.
question-finish-swept-why-1 = All roads are cleared.
question-finish-swept-why-2 = You keep only a counter that you didn’t place.
question-finish-swept-why-3 = Right: all counters come off the roads.

question-finish-shuffle-ask = Which travel cards are shuffled before the next deal?
question-finish-shuffle-1 = Only those in the stack.
question-finish-shuffle-2 = All that nobody holds.
question-finish-shuffle-3 = All 72, hands included.
question-finish-shuffle-why-1 = The cards that were played are shuffled in too.
question-finish-shuffle-why-2 = Right: what you kept stays with you.
question-finish-shuffle-why-3 = Whatever you kept stays with you.

question-finish-spent-ask = You paid with three dragons. Can you draw them again in this game?
question-finish-spent-1 = Yes, from the next round on.
question-finish-spent-2 = Yes, later in the same round.
question-finish-spent-3 = No, they’re out of the game.
question-finish-spent-why-1 = Right: they’re shuffled in when the round ends.
question-finish-spent-why-2 = Nobody is dealt cards before the next round.
question-finish-spent-why-3 = They come back with the next shuffle.

question-finish-twenty-ask = By AMIGO’s rules: in round three, someone collects their twentieth piece. What now?
question-finish-twenty-1 = They win on the spot.
question-finish-twenty-2 = The round is finished, then the game is over.
question-finish-twenty-3 = Nothing yet: the game always goes on to round four.
question-finish-twenty-why-1 = By Rio Grande’s English rules of 1998, yes. By AMIGO’s, which this course follows, the others still move.
question-finish-twenty-why-2 = Right: and whoever has the most pieces then wins.
question-finish-twenty-why-3 = With all twenty collected, there’s nothing left to play for.
