# Welcome to Elfenland
lesson-welcome-title = Welcome to Elfenland
lesson-welcome-purpose = You are a young elf with one boot and a whole country to see.
lesson-welcome-text-1 = Two to six elves set out from Elvenhold. In each of the other twenty towns a piece of your colour waits for you.
lesson-welcome-text-2 = A game has four rounds. Whoever has collected the most pieces after the last one has won.
lesson-welcome-text-3 = You travel from town to town. A counter on a road says what travels there; you pay with cards that show the same.
lesson-welcome-text-4 = Try it on the board below: click on the town that glows, or press the button that names it. Green triangles are your pieces, red stars those of your rival. Your cards lie under the map; what else lies there comes in later lessons.
lesson-welcome-text-5 = Each level gives up to three stars, all three for the shortest way. “From the start” wipes out every detour and every hint.
lesson-welcome-know-1 = You move your boot over a road that has a counter, and pay for it.
lesson-welcome-know-2 = You collect your piece in every town that you reach.
lesson-welcome-trap-1 = “Only the town where I stop counts.” No: each town that you pass through counts as well.

level-welcome-first-step-title = The first step
level-welcome-first-step-goal = Move your boot to Lapphálya and take your piece there.
level-welcome-first-step-look = Your boot stands in Elvenhold. Which road out of it has a counter?
level-welcome-first-step-learned = One card, one step, one piece. That is the heart of the game.
level-welcome-first-step-wrong-end = The move is over, and the piece still stands in Lapphálya.

level-welcome-three-towns-title = Three at once
level-welcome-three-towns-goal = Collect three towns in one move.
level-welcome-three-towns-look = You have one card of each kind: use each where its own counter lies.
level-welcome-three-towns-learned = A move has as many steps as you can pay for, and every town on the way gives its piece.
level-welcome-three-towns-wrong-ergeren = You stand in Erg'Erén, and no counter leads on. The elfcycle is missing in the forest of Feodor.
level-welcome-three-towns-wrong-caravan = A caravan takes any three cards: all of yours are gone, for a single town. Caravans come later; pay with one card a step.

level-welcome-bare-road-title = No counter, no way
level-welcome-bare-road-goal = Try to fly to Beata over the bare road. Then go where you can.
level-welcome-bare-road-look = There is a dragon in your hand, but is there one on the road?
level-welcome-bare-road-learned = Cards alone do not travel: a counter has to lie on the road.

level-welcome-home-again-title = Home by raft
level-welcome-home-again-goal = Fetch your piece from Beata and come home to Elvenhold by river: there a raft card pays, without any counter.
level-welcome-home-again-look = Out by land, home by water: look which way the river flows.
level-welcome-home-again-learned = A piece taken on the way is yours, wherever the boot stops. Elvenhold itself has none.
level-welcome-home-again-wrong-rivinia = The raft floats down to Rivinia, and nothing brings you home.

question-welcome-goal-ask = What do you need to win?
question-welcome-goal-1 = To be the first who is back in Elvenhold.
question-welcome-goal-why-1 = Nobody has to come home. The pieces count.
question-welcome-goal-2 = The most town pieces after the last round.
question-welcome-goal-why-2 = Right: the most pieces win.
question-welcome-goal-3 = The most travel cards in hand.
question-welcome-goal-why-3 = Cards only settle a tie.

question-welcome-pass-ask = You go through Feodor and stop in Throtmanni. What do you collect?
question-welcome-pass-1 = Only the piece where you stop.
question-welcome-pass-why-1 = Passing through is enough: the piece of Feodor is yours too.
question-welcome-pass-2 = One of the two, as you like.
question-welcome-pass-why-2 = No choice is needed: you take both.
question-welcome-pass-3 = Both pieces.
question-welcome-pass-why-3 = Right: passing through or stopping, every town counts.

question-welcome-take-ask = A friend has been to Virst before you. Is your piece still there?
question-welcome-take-1 = Yes, each colour has its own.
question-welcome-take-why-1 = Right: nobody can take yours.
question-welcome-take-2 = No, the first one there takes it.
question-welcome-take-why-2 = There is a piece of every colour in each town.
question-welcome-take-3 = Only if you stop there.
question-welcome-take-why-3 = Stopping makes no difference, and neither do others.
