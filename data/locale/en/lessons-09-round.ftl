# A guided round
lesson-round-title = A guided round
lesson-round-purpose = Play round two of your own game, against bots who say why they do what they do.
lesson-round-know-1 = You can play a round on your own.
lesson-round-know-2 = You plan a journey before you place a counter.
lesson-round-trap-1 = “I have to place every counter myself.” You can travel on everyone else’s, too.

step-round-second = Your own game, round two: all six phases. The bots say why they do what they do.

level-round-plan-and-go-title = Plan it, travel it
level-round-plan-and-go-goal = Plan, then travel: collect Lapphálya, Feodor and Throtmanni with three cards and your two counters.
level-round-plan-and-go-look = Your rival will open one of the three roads for you.
level-round-plan-and-go-learned = Two counters of your own and one of your rival’s: three towns.
level-round-plan-and-go-wrong-ergeren = Now the unicorn is missing between Lapphálya and Feodor.
level-round-plan-and-go-wrong-pig = That leaves the plains to the unicorn, which can’t go there.
level-round-plan-and-go-wrong-elsewhere = That counter doesn’t join up with your journey. Each of its three roads needs a counter that suits its terrain.
level-round-plan-and-go-wrong-obstacle = Your obstacle makes that road cost one card more of the same kind, and you hold only one of each.
level-round-plan-and-go-wrong-end = Your move ended with cards in hand and open roads ahead. For every counter on your way, you hold the card.
level-round-plan-and-go-wrong-caravan = All three cards for one town. The same cards, one by one, go three times as far.

question-round-order-ask = What comes right after the planning?
question-round-order-1 = The map is cleared.
question-round-order-2 = The boots move, the starting player’s first.
question-round-order-3 = Cards are dealt, to the starting player first.
question-round-order-why-1 = Not before you’ve travelled on it.
question-round-order-why-2 = Right: now everyone uses the roads.
question-round-order-why-3 = That’s how a round begins.

question-round-others-ask = A bot places a dragon on the road next to you. You hold dragons. Good or bad?
question-round-others-1 = Good: I can travel on it.
question-round-others-2 = Bad: the road is closed to me.
question-round-others-3 = Neither: it has nothing to do with me.
question-round-others-why-1 = Right: it saves you a counter.
question-round-others-why-2 = Nobody owns a road.
question-round-others-why-3 = Every counter carries everyone.

question-round-tree-ask = A mountain road has a unicorn and an obstacle. What do you pay?
question-round-tree-1 = One unicorn and any card.
question-round-tree-2 = One unicorn.
question-round-tree-3 = Two unicorns.
question-round-tree-why-1 = It has to be another unicorn.
question-round-tree-why-2 = The obstacle costs a card more.
question-round-tree-why-3 = Right: one for the mountains, one for the obstacle.

question-round-display-ask = What happens to the display’s five counters after a round?
question-round-display-1 = They go back into the stack.
question-round-display-2 = They stay where they are.
question-round-display-3 = Each player takes one.
question-round-display-why-1 = Only in some editions; here they stay.
question-round-display-why-2 = Right: you can plan for them.
question-round-display-why-3 = You keep one of your own, and no other.
