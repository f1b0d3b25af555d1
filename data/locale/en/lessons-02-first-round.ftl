# A round in five minutes
lesson-first-round-title = A round in five minutes
lesson-first-round-purpose = Play a whole round, from the first card to the last counter.
lesson-first-round-know-1 = You’ve played all six phases once, in order.
lesson-first-round-know-2 = You know what you do in each of them.
lesson-first-round-trap-1 = “I have to open every road myself.” No: you travel on everyone’s counters.

step-first-round-deal = Phase 1: everyone is dealt eight travel cards. These are yours.

level-first-round-secret-title = Phase 2: a secret counter
level-first-round-secret-goal = Draw one counter from the face-down stack. Only you will see it.
level-first-round-secret-look = The face-down stack is beside the display.
level-first-round-secret-learned = A giant pig, and it’s your secret. Your rival has drawn one too.

level-first-round-draw-title = Phase 3: three more
level-first-round-draw-goal = Take turns until you have three more counters, a unicorn and a dragon among them.
level-first-round-draw-look = Take the unicorn first, before your rival does.
level-first-round-draw-learned = What you draw now lies face up. You have four counters to plan with.
level-first-round-draw-wrong-others = You draw three times: the unicorn, the dragon, and one of your choice. Now you can’t get both any more.

level-first-round-plan-title = Phase 4: plan
level-first-round-plan-goal = Your raft takes you to Rivinia. From there, open a way to Throtmanni and on to Feodor. Place two counters, then pass.
level-first-round-plan-look = The woods suit your unicorn, the desert your dragon.
level-first-round-plan-learned = And your rival has opened the road from Feodor to Lapphálya. You may use that one too.

level-first-round-travel-title = Phase 5: travel
level-first-round-travel-goal = Down the river with a raft, then along the counters: collect four towns, and end your move. You may keep only four cards.
level-first-round-travel-look = A raft needs no counter. It takes you to Rivinia.
level-first-round-travel-learned = Four cards, four towns, and exactly four cards left to keep.
level-first-round-travel-wrong-end = Your move is over, and towns are still waiting for you.
level-first-round-travel-wrong-back = You went back to a town that you’d already collected, and the card is spent. Which counter leads on?

level-first-round-keep-title = Phase 6: finish the round
level-first-round-keep-goal = The roads are cleared. Keep the elfcycle counter for the next round: it gets through mountains too.
level-first-round-keep-look = You have two counters left and may keep one.
level-first-round-keep-learned = That was a whole round! Hands are filled up to eight again, and your boot stays where it is.
level-first-round-keep-wrong-pig = You kept the giant pig, and it only gets through plains and woods. Keep the elfcycle this time.

step-first-round-score = Four pieces after one round, and three rounds to go. That’s the whole game.

question-first-round-start-ask = Where does your boot start the next round?
question-first-round-start-1 = Back in Elvenhold.
question-first-round-start-2 = Where it stopped.
question-first-round-start-3 = In any town where you’ve been.
question-first-round-start-why-1 = Only the first round starts there.
question-first-round-start-why-2 = Right: so it matters where you stop.
question-first-round-start-why-3 = The boot never jumps: it stays where it stopped.

question-first-round-deal-ask = How does the game begin?
question-first-round-deal-1 = Everyone is dealt eight travel cards.
question-first-round-deal-2 = Everyone is dealt four travel cards.
question-first-round-deal-3 = The starting player is dealt more cards.
question-first-round-deal-why-1 = Right: eight each, in round one.
question-first-round-deal-why-2 = Four is what you may keep at the end of your move.
question-first-round-deal-why-3 = Everyone gets the same number.

question-first-round-where-ask = Where does the first counter of a round come from?
question-first-round-where-1 = From the display: you choose it.
question-first-round-where-2 = From your left neighbour.
question-first-round-where-3 = From the face-down stack.
question-first-round-where-why-1 = The display comes in phase 3.
question-first-round-where-why-2 = Players never give each other counters.
question-first-round-where-why-3 = Right: you draw it blind.
