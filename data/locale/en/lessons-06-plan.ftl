# Phase 4: Plan the travel routes
lesson-plan-title = Phase 4: Plan the travel routes
lesson-plan-purpose = Open the roads that everyone will travel.
lesson-plan-know-1 = You place counters where your cards can use them.
lesson-plan-know-2 = You know where an obstacle can go, and that you have only one.
lesson-plan-know-3 = You know when the phase ends.
lesson-plan-trap-1 = “Once I pass, I’m out.” You may act again on a later turn, unless everyone else passes too.
lesson-plan-trap-2 = “My counter, my road.” Everyone may use it.
lesson-plan-trap-3 = “An obstacle closes a road.” It needs a counter there, and it only makes the road cost more.
lesson-plan-trap-4 = “A counter is used up by the first to travel on it.” It stays for everyone until the end of the round.
lesson-plan-trap-5 = “A second obstacle makes it even slower.” One obstacle per road, whoever placed it.

step-plan-turns = Take turns: place one of your counters on a road, or pass for now.

level-plan-place-title = Two cards, two towns
level-plan-place-goal = One dragon, one giant pig. Place both so that your cards take you to Throtmanni and Rivinia.
level-plan-place-look = Find each counter a road that costs just one card.
level-plan-place-learned = Cards first, then roads: that’s planning.
level-plan-place-wrong-forest = In the woods a dragon costs two cards. You hold one.
level-plan-place-wrong-stuck = That takes you to Rivinia, but from there the road to Throtmanni runs through woods, where a dragon costs two cards.
level-plan-place-wrong-pass = Everyone has passed, and the roads are empty.
level-plan-place-wrong-elsewhere = That counter lies where your journey doesn’t go. Look only at the roads between Feodor, Throtmanni and Rivinia.

level-plan-one-counter-title = Taken
level-plan-one-counter-goal = There’s a troll wagon on the road you’d like. Find your elfcycle another road out of Elvenhold.
level-plan-one-counter-look = A road takes one counter. Where is there room?
level-plan-one-counter-learned = One counter per road. Whoever comes first decides what travels there.
level-plan-one-counter-wrong-elsewhere = The elfcycle is on the map, but it doesn’t take you out of Elvenhold.
level-plan-one-counter-wrong-pass = Everyone has passed, and you hold no troll wagon.

step-plan-obstacle = Instead of a counter you may place your obstacle, where a counter already lies. Each trip there then costs one more card of the same kind.

level-plan-bare-title = Nothing to trip over
level-plan-bare-goal = Your rival in Ixara wants to get to Virst, and has yet to open the road. Make it cost more.
level-plan-bare-look = No obstacle goes on an empty road. What has to lie there first?
level-plan-bare-learned = An obstacle needs a counter to go with, yours or anyone’s.
level-plan-bare-wrong-later = Your obstacle is gone, and it lies where your rival isn’t going.
level-plan-bare-wrong-pass = Your rival had just placed a counter, and you passed: the planning is over. When can an obstacle go there?

level-plan-no-counters-title = Out of counters, not out of tricks
level-plan-no-counters-goal = Your counters are gone, and your rival in Throtmanni wants to go to Jaccaranda. Make that road cost more, but not your own.
level-plan-no-counters-look = There’s still one thing in front of you.
level-plan-no-counters-learned = The obstacle isn’t a counter: you can place it when your counters are gone.
level-plan-no-counters-wrong-pass = Your rival flies up for one dragon and smiles.
level-plan-no-counters-wrong-own = That’s your own road: now it costs you two.

level-plan-second-obstacle-title = One is enough
level-plan-second-obstacle-goal = Your rival has two roads out of Elvenhold, and one has an obstacle. Use yours to slow them down.
level-plan-second-obstacle-look = A road takes one obstacle. Where is there room for yours?
level-plan-second-obstacle-learned = One obstacle per road: no road costs more than one card extra.
level-plan-second-obstacle-wrong-pass = Everyone has passed, and the woods are still cheap.

level-plan-come-back-title = Pass and come back
level-plan-come-back-goal = Your rival in Kihromah has to open the only road out. Make that road cost more.
level-plan-come-back-look = There’s no counter on it yet, and you have none. Who will place one?
level-plan-come-back-learned = A pass isn’t final: you may act again on a later turn, unless everyone passes in a row.
level-plan-come-back-wrong-spent = Your obstacle is gone, and your rival leaves Kihromah for one elfcycle.
level-plan-come-back-wrong-pass = The road out of Kihromah is open now, and you let it stay cheap. You passed before: were you really out?

level-plan-last-chance-title = Now or not at all
level-plan-last-chance-goal = Your rival has just passed. Open a way to Lapphálya.
level-plan-last-chance-look = Two players. What happens if you pass too?
level-plan-last-chance-learned = If everyone passes in a row, the planning is over, and your counter stays in front of you.
level-plan-last-chance-wrong-over = That made two passes in a row: the planning is over.
level-plan-last-chance-wrong-elsewhere = That road doesn’t take you to Lapphálya.

level-plan-all-pass-title = All in a row
level-plan-all-pass-goal = You have no counters left. Bring the planning to an end, and keep your obstacle.
level-plan-all-pass-look = Someone still has a counter to place. What then?
level-plan-all-pass-learned = A counter was placed, so the passes were counted from the start. Everyone has to pass in a row.
level-plan-all-pass-wrong-spent = Your obstacle is gone for the whole game, and the planning goes on.

step-plan-plan = Your own game, phase 4: plan your journey.

level-plan-block-title = In the way
level-plan-block-goal = Round four, twelve pieces each. Your rival in Kihromah has one elfcycle counter and card, and only one road out. Win.
level-plan-block-look = A road takes one counter. Who places it first?
level-plan-block-learned = A counter helps, and a counter hinders: on a road that a rival needs, any other kind will do.
level-plan-block-wrong-first = Nobody wanted your road to Throtmanni. But now your rival’s elfcycle lies on the road out of Kihromah, and you can only share the win.
level-plan-block-wrong-pass = Your rival’s way is open now: you can only share the win.
level-plan-block-wrong-elsewhere = Your troll wagon is on the map, and the road out of Kihromah is still free for your rival’s elfcycle.

drill-place-about = Can it go here? Ten questions, one press each; what you miss comes back.

question-plan-end-ask = When is the planning over?
question-plan-end-1 = When nobody has counters left.
question-plan-end-2 = When everyone has passed once.
question-plan-end-3 = When everyone passes in a row.
question-plan-end-why-1 = Nobody has to place them all, and there may be obstacles to come.
question-plan-end-why-2 = Once isn’t enough: everyone has to pass in a row, with nothing placed in between.
question-plan-end-why-3 = Right, and until then anyone may come back.

question-plan-whose-ask = You placed the only dragon. Who may travel on it?
question-plan-whose-1 = Everyone with dragon cards.
question-plan-whose-2 = Only you.
question-plan-whose-3 = You, and anyone who pays you.
question-plan-whose-why-1 = Right, as often as they can pay.
question-plan-whose-why-2 = A counter on a road serves everyone.
question-plan-whose-why-3 = Nobody pays anyone; the cards go onto the stack.

question-plan-where-ask = Where may you place an obstacle?
question-plan-where-1 = On any road.
question-plan-where-2 = On a road with a counter and no obstacle yet.
question-plan-where-3 = On a river or ferry, to make it cost more rafts.
question-plan-where-why-1 = Not on an empty road.
question-plan-where-why-2 = Right: one per road.
question-plan-where-why-3 = Water takes no obstacles.

question-plan-turn-ask = What can you do on one turn of the planning?
question-plan-turn-1 = Place all your counters.
question-plan-turn-2 = Place one counter or your obstacle, or pass.
question-plan-turn-3 = Place one counter and, beside it, your obstacle.
question-plan-turn-why-1 = One thing at a time, then it’s the next player’s turn.
question-plan-turn-why-2 = Right: one of the three.
question-plan-turn-why-3 = One or the other; the rest on a later turn.

question-plan-again-ask = You passed, then someone placed a counter. May you place one now?
question-plan-again-1 = Yes, when it’s your turn again.
question-plan-again-2 = No, you’ve passed for this round.
question-plan-again-3 = Only your obstacle.
question-plan-again-why-1 = Right: a pass isn’t final.
question-plan-again-why-2 = Whoever passed may come back.
question-plan-again-why-3 = Anything you still have.
