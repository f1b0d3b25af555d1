# Phase 4: Plan the travel routes
lesson-plan-title = Phase 4: Plan the travel routes
lesson-plan-purpose = You build the roads that all of you will travel.
lesson-plan-text-1 = In turn, clockwise: place one of your counters on a road, or your obstacle, or pass.
lesson-plan-text-2 = A road takes one counter, and only one that can go over its terrain. Water takes none.
lesson-plan-text-3 = Whoever placed it, everybody may travel on it.
lesson-plan-text-4 = Your obstacle goes on a road that has a counter already; each use then costs one more card. It is one for the whole game, and no counter: you may place it when you have no counters left.
lesson-plan-text-5 = Nobody has to place anything, and who passed may come back. Only when all of you pass one after the other is the phase over.
lesson-plan-know-1 = You place counters where your cards can use them.
lesson-plan-know-2 = You know where an obstacle may lie, and that you have one only.
lesson-plan-know-3 = You know when the phase ends.
lesson-plan-trap-1 = “Who passes is out.” Who passed may act again on a later turn.
lesson-plan-trap-2 = “My counter is my road.” Everybody may use it.
lesson-plan-trap-3 = “An obstacle closes any road.” It needs a counter, and only makes the road dearer.

level-plan-place-title = A way for two cards
level-plan-place-goal = One dragon, one giant pig. Place both so that your cards take you to Throtmanni and Rivinia.
level-plan-place-look = Each terrain once, at the price of one card.
level-plan-place-learned = Think of the cards first, then of the roads: that is planning.
level-plan-place-wrong-forest = In the forest a dragon costs two cards. You hold one.
level-plan-place-wrong-stuck = To Rivinia it works, but from there only forest leads to Throtmanni, and the dragon needs two cards.
level-plan-place-wrong-pass = All have passed, and nothing lies on the roads.

level-plan-one-counter-title = Taken
level-plan-one-counter-goal = A troll wagon lies on the way to Lapphálya. Try to lay your elfcycle beside it; then open yourself a way to Beata.
level-plan-one-counter-look = Try the taken road first, then a free one.
level-plan-one-counter-learned = One counter a road. Who comes first decides what travels there.

level-plan-bare-title = Nothing to trip over
level-plan-bare-goal = Try to lay your obstacle on the bare road to Beata. Then lay it where it may lie.
level-plan-bare-look = First the bare road, then the one with the unicorn.
level-plan-bare-learned = An obstacle needs a counter under it, your own or somebody else's.

level-plan-no-counters-title = Out of counters, not out of tricks
level-plan-no-counters-goal = You have no counters left, and your rival in Throtmanni wants to go up to Jaccaranda. Make it dearer, but not your own way.
level-plan-no-counters-look = One thing still lies before you.
level-plan-no-counters-learned = The obstacle is no counter: you may place it with none left.
level-plan-no-counters-wrong-pass = Your rival flies up for one dragon and smiles.
level-plan-no-counters-wrong-own = That is your own road: now it costs you two.

level-plan-come-back-title = Pass and come back
level-plan-come-back-goal = Your rival in Kihromah has to open the only road out. Make that road cost more.
level-plan-come-back-look = There's no counter on it yet, and you have none. Who will place one?
level-plan-come-back-learned = A pass isn't final: you may act again on a later turn, unless everyone passes in a row.
level-plan-come-back-wrong-spent = Your obstacle is gone, and your rival leaves Kihromah for one elfcycle.

level-plan-all-pass-title = All in a row
level-plan-all-pass-goal = You have no counters to place. Bring the planning to its end, and keep your obstacle.
level-plan-all-pass-look = Somebody will still have something to lay. What then?
level-plan-all-pass-learned = Somebody placed a counter, so the passes were counted anew. All have to pass one after the other.
level-plan-all-pass-wrong-spent = The obstacle is gone for the whole game, and the planning goes on.

example-plan-plan-title = A small planning
example-plan-plan-0 = Two players with one counter each.
example-plan-plan-1 = You pass and wait.
example-plan-plan-2 = The other player lays a unicorn in the forest.
example-plan-plan-3 = You come back and lay a giant pig.
example-plan-plan-4 = An obstacle on top of it: two giant pigs for that road now.
example-plan-plan-5 = You pass. One in a row.
example-plan-plan-6 = The other player passes too: the planning is over.

question-plan-end-ask = When is the planning over?
question-plan-end-1 = When nobody has counters left.
question-plan-end-why-1 = You may keep some, and obstacles can still come.
question-plan-end-2 = When everybody has passed once.
question-plan-end-why-2 = Not once, but one after the other, with nothing placed in between.
question-plan-end-3 = When all pass one after the other.
question-plan-end-why-3 = Right.

question-plan-whose-ask = You placed the only dragon. Who may travel on it?
question-plan-whose-1 = Everybody with dragon cards.
question-plan-whose-why-1 = Right, and by caravan even others.
question-plan-whose-2 = You alone.
question-plan-whose-why-2 = A counter on a road serves everybody.
question-plan-whose-3 = You, and who pays you.
question-plan-whose-why-3 = Nobody pays anybody; cards go onto the stack.

question-plan-where-ask = Where may an obstacle lie?
question-plan-where-1 = On any road.
question-plan-where-why-1 = A bare road takes none.
question-plan-where-2 = On a road with a counter and no obstacle yet.
question-plan-where-why-2 = Right.
question-plan-where-3 = On a ferry.
question-plan-where-why-3 = Water takes no obstacles.
