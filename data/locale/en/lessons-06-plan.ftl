# Phase 4: Plan the travel routes
lesson-plan-title = Phase 4: Plan the travel routes
lesson-plan-purpose = Open the roads that everyone will travel.
lesson-plan-know-1 = You place counters where your cards can use them.
lesson-plan-know-2 = You know where an obstacle can go, and that you have only one.
lesson-plan-know-3 = You know when the phase ends.
lesson-plan-trap-1 = “Once I pass, I'm out.” You may act again on a later turn, unless everyone else passes too.
lesson-plan-trap-2 = “My counter, my road.” Everyone may use it.
lesson-plan-trap-3 = “An obstacle closes a road.” It needs a counter there, and it only makes the road cost more.

level-plan-place-title = Two cards, two towns
level-plan-place-goal = One dragon, one giant pig. Place both so that your cards take you to Throtmanni and Rivinia.
level-plan-place-look = Find each counter a road that costs just one card.
level-plan-place-learned = Cards first, then roads: that's planning.
level-plan-place-wrong-forest = In the woods a dragon costs two cards. You hold one.
level-plan-place-wrong-stuck = That takes you to Rivinia, but from there the road to Throtmanni runs through woods, where a dragon costs two cards.
level-plan-place-wrong-pass = Everyone has passed, and the roads are empty.

level-plan-one-counter-title = Taken
level-plan-one-counter-goal = There's a troll wagon on the road to Lapphálya. Try to place your elfcycle there too; then open a way to Beata.
level-plan-one-counter-look = Try the taken road first, then a free one.
level-plan-one-counter-learned = One counter per road. Whoever comes first decides what travels there.

level-plan-bare-title = Nothing to trip over
level-plan-bare-goal = Try to place your obstacle on the empty road to Beata. Then place it where it's allowed.
level-plan-bare-look = First the empty road, then the one with the unicorn.
level-plan-bare-learned = An obstacle needs a counter to go with, yours or anyone's.

level-plan-no-counters-title = Out of counters, not out of tricks
level-plan-no-counters-goal = Your counters are gone, and your rival in Throtmanni wants to go to Jaccaranda. Make that road cost more, but not your own.
level-plan-no-counters-look = There's still one thing in front of you.
level-plan-no-counters-learned = The obstacle isn't a counter: you can place it when your counters are gone.
level-plan-no-counters-wrong-pass = Your rival flies up for one dragon and smiles.
level-plan-no-counters-wrong-own = That's your own road: now it costs you two.

level-plan-come-back-title = Pass and come back
level-plan-come-back-goal = Your rival in Kihromah has to open the only road out. Make that road cost more.
level-plan-come-back-look = There's no counter on it yet, and you have none. Who will place one?
level-plan-come-back-learned = A pass isn't final: you may act again on a later turn, unless everyone passes in a row.
level-plan-come-back-wrong-spent = Your obstacle is gone, and your rival leaves Kihromah for one elfcycle.

level-plan-all-pass-title = All in a row
level-plan-all-pass-goal = You have no counters left. Bring the planning to an end, and keep your obstacle.
level-plan-all-pass-look = Someone still has a counter to place. What then?
level-plan-all-pass-learned = A counter was placed, so the passes were counted from the start. Everyone has to pass in a row.
level-plan-all-pass-wrong-spent = Your obstacle is gone for the whole game, and the planning goes on.

example-plan-plan-title = A short planning phase
example-plan-plan-0 = Two players with one counter each.
example-plan-plan-1 = You pass and wait.
example-plan-plan-2 = The other player places a unicorn in the woods.
example-plan-plan-3 = You come back and place a giant pig.
example-plan-plan-4 = The other player adds an obstacle: that road now costs two giant pigs.
example-plan-plan-5 = You pass: one pass.
example-plan-plan-6 = The other player passes too. That's everyone in a row: the planning is over.

question-plan-end-ask = When is the planning over?
question-plan-end-1 = When nobody has counters left.
question-plan-end-2 = When everyone has passed once.
question-plan-end-3 = When everyone passes in a row.
question-plan-end-why-1 = You may keep some, and there may be obstacles to come.
question-plan-end-why-2 = Once isn't enough: everyone has to pass in a row, with nothing placed in between.
question-plan-end-why-3 = Right, and until then anyone may come back.

question-plan-whose-ask = You placed the only dragon. Who may travel on it?
question-plan-whose-1 = Everyone with dragon cards.
question-plan-whose-2 = Only you.
question-plan-whose-3 = You, and anyone who pays you.
question-plan-whose-why-1 = Right, and by caravan even players without any.
question-plan-whose-why-2 = A counter on a road serves everyone.
question-plan-whose-why-3 = Nobody pays anyone; the cards go onto the stack.

question-plan-where-ask = Where may you place an obstacle?
question-plan-where-1 = On any road.
question-plan-where-2 = On a road with a counter and no obstacle yet.
question-plan-where-3 = On a ferry.
question-plan-where-why-1 = Not on an empty road.
question-plan-where-why-2 = Right: one per road.
question-plan-where-why-3 = Water takes no obstacles.
