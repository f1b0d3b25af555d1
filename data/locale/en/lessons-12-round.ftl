# A guided round
lesson-round-title = A guided round
lesson-round-purpose = You play a whole round against two bots who say why they do what they do.
lesson-round-text-1 = Now all six phases in a row. Draw for the hand you have, plan for the cards you hold, and travel on what the others have laid.
lesson-round-text-2 = Listen to the bots: they tell what they aim at. You need not believe that it is clever.
lesson-round-know-1 = You play a round on your own.
lesson-round-know-2 = You plan a journey before you lay a counter.
lesson-round-trap-1 = “I need all the counters myself.” Others' counters are yours to travel on.

level-round-plan-and-go-title = Plan it, travel it
level-round-plan-and-go-goal = Plan, then travel: collect Lapphálya, Feodor and Throtmanni with three cards and your two counters.
level-round-plan-and-go-look = One of the three roads your rival will open for you.
level-round-plan-and-go-learned = Two counters of your own and one of your rival's: three towns.
level-round-plan-and-go-wrong-ergeren = The unicorn is missing between Lapphálya and Feodor now.
level-round-plan-and-go-wrong-pig = Then the plain is left to the unicorn, and it does not go there.

level-round-twice-title = The dead end
level-round-twice-goal = Collect Kihromah and Ixara.
level-round-twice-look = Kihromah has one road only: there and back, each use paid.
level-round-twice-learned = Two clouds there, two back: the same road may be used again.
level-round-twice-wrong-ixara = From Ixara the way back takes cards that Kihromah needs.
level-round-twice-wrong-caravan = A caravan for what two clouds can do: the way back gets too dear.

level-round-short-title = One dragon short
level-round-short-goal = An obstacle, and two dragons. Try it with the two; then find the other way to pay.
level-round-short-look = Do the sum. What else does the rule offer for a road with a counter?
level-round-short-learned = Three dragons, or any four cards by caravan.

level-round-once-title = Over is over
level-round-once-goal = End your move at once, then try to go on after all.
level-round-once-look = Whose move is it after you have ended yours?
level-round-once-learned = Each of you moves once a round. Who has stopped has stopped.

question-round-order-ask = What comes right after the planning?
question-round-order-1 = The map is cleared.
question-round-order-why-1 = Not before you have travelled on it.
question-round-order-2 = The boots move, the start player first.
question-round-order-why-2 = Right.
question-round-order-3 = Cards are dealt.
question-round-order-why-3 = That begins a round.

question-round-others-ask = A bot lays a dragon next to you. You hold dragons. Good or bad?
question-round-others-1 = Good: I can travel on it.
question-round-others-why-1 = Right: it saves you a counter.
question-round-others-2 = Bad: the road is closed to me.
question-round-others-why-2 = Nobody owns a road.
question-round-others-3 = Neither: it does not concern me.
question-round-others-why-3 = Every counter carries everybody.

question-round-river-ask = All your counters are placed, and you hold rafts. Where can you still go?
question-round-river-1 = Nowhere.
question-round-river-why-1 = Water needs no counters.
question-round-river-2 = Over any road next to a river.
question-round-river-why-2 = Rafts pay for water, not for roads.
question-round-river-3 = On rivers and ferries.
question-round-river-why-3 = Right: they are always open.
