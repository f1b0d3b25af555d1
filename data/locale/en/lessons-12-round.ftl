# A guided round
lesson-round-title = A guided round
lesson-round-purpose = Play a whole round against two bots who say why they do what they do.
lesson-round-text-1 = Now all six phases in a row. Draw for the hand you have, plan for the cards you hold, and travel on what the others have placed.
lesson-round-text-2 = Listen to the bots: they tell you what they're after. You don't have to believe it's clever.
lesson-round-know-1 = You can play a round on your own.
lesson-round-know-2 = You plan a journey before you place a counter.
lesson-round-trap-1 = “I have to place every counter myself.” You can travel on everyone else's, too.

level-round-plan-and-go-title = Plan it, travel it
level-round-plan-and-go-goal = Plan, then travel: collect Lapphálya, Feodor and Throtmanni with three cards and your two counters.
level-round-plan-and-go-look = Your rival will open one of the three roads for you.
level-round-plan-and-go-learned = Two counters of your own and one of your rival's: three towns.
level-round-plan-and-go-wrong-ergeren = Now the unicorn is missing between Lapphálya and Feodor.
level-round-plan-and-go-wrong-pig = That leaves the plains to the unicorn, which can't go there.

level-round-twice-title = The dead end
level-round-twice-goal = Collect Kihromah and Ixara.
level-round-twice-look = Only one road leads to Kihromah: there and back, and you pay both times.
level-round-twice-learned = Two clouds there, two back: you may use the same road again.
level-round-twice-wrong-ixara = Coming back from Ixara costs cards that you need for Kihromah.
level-round-twice-wrong-caravan = A caravan where two clouds would do: now you can't afford the way back.

level-round-short-title = One dragon short
level-round-short-goal = An obstacle, and you hold two dragons. Try it with the two; then find the other way to pay.
level-round-short-look = Do the sum. How else can you pay for a road with a counter?
level-round-short-learned = Three dragons, or a caravan of any four cards.

level-round-once-title = When it's over, it's over
level-round-once-goal = End your move at once, then try to go on anyway.
level-round-once-look = Whose move is it after you have ended yours?
level-round-once-learned = Each of you moves once per round. When you've stopped, you've stopped.

question-round-order-ask = What comes right after the planning?
question-round-order-1 = The map is cleared.
question-round-order-why-1 = Not before you've travelled on it.
question-round-order-2 = The boots move, the starting player's first.
question-round-order-why-2 = Right: now everyone uses the roads.
question-round-order-3 = Cards are dealt.
question-round-order-why-3 = That's how a round begins.

question-round-others-ask = A bot places a dragon on the road next to you. You hold dragons. Good or bad?
question-round-others-1 = Good: I can travel on it.
question-round-others-why-1 = Right: it saves you a counter.
question-round-others-2 = Bad: the road is closed to me.
question-round-others-why-2 = Nobody owns a road.
question-round-others-3 = Neither: it has nothing to do with me.
question-round-others-why-3 = Every counter carries everyone.

question-round-river-ask = You've placed all your counters, and you hold rafts. Where can you still go?
question-round-river-1 = Nowhere.
question-round-river-why-1 = Water needs no counters.
question-round-river-2 = Over any road next to a river.
question-round-river-why-2 = Rafts pay for water, not for roads.
question-round-river-3 = Along rivers and across lakes.
question-round-river-why-3 = Right: water is always open.
