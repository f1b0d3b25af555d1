# Phase 5: Move the elf boots
lesson-travel-title = Phase 5: Move the elf boots
lesson-travel-purpose = Travel, pay, collect.
lesson-travel-know-1 = You can pay for any step: chart, obstacle, water.
lesson-travel-know-2 = You use a caravan when it’s worth it.
lesson-travel-know-3 = You spend the cards you couldn’t keep anyway.
lesson-travel-trap-1 = “A caravan can go anywhere.” It needs a road with a counter, and it can’t cross water.
lesson-travel-trap-2 = “A caravan is always three cards.” With an obstacle it’s four.
lesson-travel-trap-3 = “The limit of four applies at the end of the round.” It applies at the end of your move.
lesson-travel-trap-4 = “A road that costs two cards needs two counters.” It needs one counter, however many cards it costs.
lesson-travel-trap-5 = “I travel free on my own counter.” You pay like everyone else.
lesson-travel-trap-6 = “I may give up as many cards as I like.” Only what is over four: a hand of four or fewer stays as it is.
lesson-travel-trap-7 = “I can use a counter that lies elsewhere.” Only the counter on the road that you travel counts.

step-travel-once = Now everyone moves once, as far as they like and can pay. A road costs cards of its counter’s kind, exactly as many as the chart says; an obstacle adds one more of the same.

level-travel-obstacle-title = A tree across the path
level-travel-obstacle-goal = Collect Lapphálya and Virst.
level-travel-obstacle-look = A dragon in the woods costs two. And the obstacle?
level-travel-obstacle-learned = Woods 2 + obstacle 1 = 3 dragons.
level-travel-obstacle-wrong-end = You stopped before you had both Lapphálya and Virst. What do your cards still pay for?

example-travel-wagon-title = Troll wagon and obstacle
example-travel-wagon-0 = There’s a troll wagon on a desert road, and an obstacle beside it.
example-travel-wagon-1 = Desert 2 + obstacle 1: three troll wagon cards.

level-travel-twice-title = The dead end
level-travel-twice-goal = Collect Kihromah and Ixara.
level-travel-twice-look = Only one road leads to Kihromah: there and back, and you pay both times.
level-travel-twice-learned = Two clouds there, two back: you may use the same road again.
level-travel-twice-wrong-ixara = Coming back from Ixara costs cards that you need for Kihromah.

step-travel-caravan = No matching card, or none you want to spend? On a road with a counter any three cards make a caravan, even if you hold the right ones.

level-travel-caravan-title = The caravan to Kihromah
level-travel-caravan-goal = There’s a unicorn on the road to Kihromah, but you hold no unicorns. Get there anyway.
level-travel-caravan-look = Any three cards will do instead of one unicorn.
level-travel-caravan-learned = Any three cards, even rafts, carry you along a road with a counter, as often in a move as you can pay.
level-travel-caravan-wrong-ixara = That took you to Ixara, and now you have too few cards for a caravan.
level-travel-caravan-wrong-end = You stopped in Dag'Amura, holding three cards that could have got you there.

level-travel-caravan-bare-title = Three cards, two roads
level-travel-caravan-bare-goal = None of your three cards fits. Collect a town all the same.
level-travel-caravan-bare-look = Three cards replace the right cards. Do they replace the counter?
level-travel-caravan-bare-learned = A caravan replaces the cards, never the counter.
level-travel-caravan-bare-wrong-end = You stopped, holding three cards that could have been a caravan.

level-travel-caravan-water-title = Camels can’t swim
level-travel-caravan-water-goal = No road out of Elvenhold has a counter. Collect a town all the same.
level-travel-caravan-water-look = Which of your cards does water take?
level-travel-caravan-water-learned = Caravans need a road with a counter. Water takes rafts and nothing else.
level-travel-caravan-water-wrong-end = You stopped in Elvenhold, with a raft in your hand.

level-travel-caravan-obstacle-title = On to Kihromah
level-travel-caravan-obstacle-goal = Collect Dag'Amura and Kihromah, past the obstacle.
level-travel-caravan-obstacle-look = Work backwards: how many cards does the last step need?
level-travel-caravan-obstacle-learned = Caravan 3 + obstacle 1 = 4 cards. You may go by caravan several times in one move, as long as your cards last.
level-travel-caravan-obstacle-wrong-dear = You have two cards left, and the last step needs four.
level-travel-caravan-obstacle-wrong-river = The river carries you away from Dag'Amura.
level-travel-caravan-obstacle-wrong-back = You’re back in Ixara, and the cards you spent were meant for Kihromah. Look for the road with the obstacle.

level-travel-short-title = Dragons to spare?
level-travel-short-goal = Collect Lapphálya and Virst. There are dragons on both roads, and an obstacle on the first.
level-travel-short-look = Keep one dragon for the plains. What else can pay for the woods?
level-travel-short-learned = Past an obstacle, a caravan takes four cards: odd ones saved you a dragon.
level-travel-short-wrong-dear = Three dragons for the woods, and none is left for the road to Virst.
level-travel-short-wrong-end = You stopped before you had both Lapphálya and Virst. Which of your cards could a caravan take?
level-travel-short-wrong-dragons = You got past the obstacle, but no dragon is left for Virst. You choose which four cards the caravan takes.

level-travel-four-title = Four, not five
level-travel-four-goal = You can’t go anywhere. Try to end your move with all five cards; then end it by the rules.
level-travel-four-look = How many cards may you keep?
level-travel-four-learned = At the end of your move you may keep four cards. Which one goes is up to you.

level-travel-spend-first-title = Better spent than lost
level-travel-spend-first-goal = Seven cards, no elfcycle. Collect Lapphálya and end your move with four cards.
level-travel-spend-first-look = You’ll lose three cards at the end of your move anyway.
level-travel-spend-first-learned = Cards you’d lose anyway can pay for a caravan.
level-travel-spend-first-wrong-lost = Three cards gone for nothing. They could have been a caravan.
level-travel-spend-first-wrong-rivinia = From Rivinia, your cards can’t bring you back to Lapphálya.

level-travel-once-title = When it’s over, it’s over
level-travel-once-goal = You’re the starting player, and your rival moves after you. Collect two towns.
level-travel-once-look = You get one move this round. Use all of it.
level-travel-once-learned = Each of you moves once per round, and takes as many steps as that move can pay for.
level-travel-once-wrong-end = Your move is over: nobody moves twice in a round.
level-travel-once-wrong-back = You’re back in Elvenhold, where there’s no piece to take, and both cards are spent. Look for a road that leads on.

step-travel-travel = Your own game, phase 5: travel.

question-travel-limit-ask = You stop with six cards in hand. What happens?
question-travel-limit-1 = You keep all six for the next round.
question-travel-limit-2 = You choose two to give up.
question-travel-limit-3 = Two are taken at random.
question-travel-limit-why-1 = You may keep only four at the end of your move.
question-travel-limit-why-2 = Right: six minus two is four.
question-travel-limit-why-3 = You choose them yourself.

question-travel-caravan-ask = When can you go by caravan?
question-travel-caravan-1 = With any three cards, along any road, but only once a move.
question-travel-caravan-2 = Only with three of a kind.
question-travel-caravan-3 = With any three cards, along a road with a counter, as often as I can pay.
question-travel-caravan-why-1 = It needs a counter on the road, and one move can have several.
question-travel-caravan-why-2 = Any three will do, alike or not.
question-travel-caravan-why-3 = Right, even with rafts.

question-travel-four-ask = What does a caravan cost past an obstacle?
question-travel-four-1 = Any four cards.
question-travel-four-2 = Any three cards.
question-travel-four-3 = Three cards and an obstacle of your own.
question-travel-four-why-1 = Right: three and one more.
question-travel-four-why-2 = The obstacle slows caravans as well.
question-travel-four-why-3 = Obstacles never pay for anything.

question-travel-water-ask = You have three cards and no raft. Can a caravan take you down a river?
question-travel-water-1 = Yes, three cards always pay for a step.
question-travel-water-2 = No, caravans can’t cross water.
question-travel-water-3 = Only with the arrow.
question-travel-water-why-1 = On roads with a counter, they do.
question-travel-water-why-2 = Right: only rafts can.
question-travel-water-why-3 = In neither direction.

question-travel-price-ask = What do you pay to ride along a road?
question-travel-price-1 = Exactly what it costs, in cards of the kind that lies on it.
question-travel-price-2 = One of your counters.
question-travel-price-3 = Cards that show the terrain.
question-travel-price-why-1 = Right: one or two, as the chart says, and never more.
question-travel-price-why-2 = Counters stay on the road; you pay with cards.
question-travel-price-why-3 = Cards show ways to travel, not terrain.
