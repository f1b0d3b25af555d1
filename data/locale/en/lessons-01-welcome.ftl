# First steps
lesson-welcome-title = First steps
lesson-welcome-purpose = You’re a young elf with one boot and a whole country to see.
lesson-welcome-know-1 = You can move your boot along a road that has a counter, and pay for it.
lesson-welcome-know-2 = You know that you collect your piece in every town you reach.
lesson-welcome-trap-1 = “Only the town where I stop counts.” No: every town you pass through counts too.
lesson-welcome-trap-2 = “Boots get in each other’s way.” Any number of boots can be in one town.

step-welcome-country = You’re a young elf. Collect as many of your twenty town pieces, the green triangles, as you can.

level-welcome-first-step-title = The first step
level-welcome-first-step-goal = Move your boot to Lapphálya and collect your piece there.
level-welcome-first-step-look = Your boot is in Elvenhold. Which road out of town has a counter?
level-welcome-first-step-learned = One card, one step, one piece. That’s the heart of the game.
level-welcome-first-step-wrong-end = Your move is over, and your piece is still in Lapphálya.

step-welcome-counter = The counter on a road shows what travels there. You pay with cards of the same kind.

level-welcome-three-towns-title = Three at once
level-welcome-three-towns-goal = Collect three towns in one move.
level-welcome-three-towns-look = You hold three different cards. Spend each on the road where its own counter lies.
level-welcome-three-towns-learned = Take as many steps as you can pay for: you collect a piece in every town on the way.
level-welcome-three-towns-wrong-ergeren = You’re stuck in Erg'Erén: no counter leads on. And now you have no elfcycle for the road to Feodor.
level-welcome-three-towns-wrong-end = Your move is over, and you’re still missing towns. A move can have several steps: where does your next card lead?

step-welcome-stars = All three stars for the shortest way; a wrong turn costs one. Two hints are free; after the third, or the solution, you can earn only one star.

level-welcome-bare-road-title = No counter, no ride
level-welcome-bare-road-goal = Try to fly to Beata along the empty road. Then go where you can.
level-welcome-bare-road-look = There’s a dragon in your hand, but is there one on the road?
level-welcome-bare-road-learned = Cards alone get you nowhere: there has to be a counter on the road.
level-welcome-bare-road-wrong-end = You ended your move without leaving Elvenhold. Compare the roads out: what lies on one and is missing on the other?

level-welcome-home-again-title = Home by raft
level-welcome-home-again-goal = Collect your piece from Beata and come home to Elvenhold by river. A raft card pays for the river, and no counter is needed.
level-welcome-home-again-look = Out by land, home by water: check which way the river flows.
level-welcome-home-again-learned = A piece you collect on the way is yours, wherever your boot stops. Elvenhold itself has none.
level-welcome-home-again-wrong-rivinia = The raft has carried you down to Rivinia, and nothing will bring you home.
level-welcome-home-again-wrong-end = Your move is over, and you aren’t home with the piece from Beata. A move can have several steps.

step-welcome-rounds = Each colour has its own twenty pieces. After four rounds, whoever has collected the most wins.

question-welcome-goal-ask = How do you win?
question-welcome-goal-1 = By being the first to come back to Elvenhold after the last round.
question-welcome-goal-2 = By having the most town pieces after the last round.
question-welcome-goal-3 = By having the most travel cards in hand.
question-welcome-goal-why-1 = Nobody has to come home: only pieces count.
question-welcome-goal-why-2 = Right: the most pieces win.
question-welcome-goal-why-3 = Cards only break ties.

question-welcome-pass-ask = You go through Feodor and stop in Throtmanni. What do you collect?
question-welcome-pass-1 = Only the piece where you stop.
question-welcome-pass-2 = One of the two, whichever you like.
question-welcome-pass-3 = Both pieces.
question-welcome-pass-why-1 = Passing through is enough: the piece in Feodor is yours too.
question-welcome-pass-why-2 = You don’t have to choose: you take both.
question-welcome-pass-why-3 = Right: passing through or stopping, every town counts.

question-welcome-take-ask = A friend got to Virst before you. Is your piece still there?
question-welcome-take-1 = Yes, each colour has its own.
question-welcome-take-2 = No, whoever gets there first takes it.
question-welcome-take-3 = Only if you stop there.
question-welcome-take-why-1 = Right: nobody can take yours.
question-welcome-take-why-2 = There’s a piece of every colour in each town.
question-welcome-take-why-3 = It doesn’t matter whether you stop there, or who was there before you.

question-welcome-bare-ask = You hold four dragons, and a road is empty. Can you use it?
question-welcome-bare-1 = Yes, for twice as many cards.
question-welcome-bare-2 = No, it needs a counter.
question-welcome-bare-3 = Yes, for any three.
question-welcome-bare-why-1 = Not even then: it needs a counter.
question-welcome-bare-why-2 = Right: no counter, no way across.
question-welcome-bare-why-3 = Cards never replace the counter.
