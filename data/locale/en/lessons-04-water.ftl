# Rivers and ferries
lesson-water-title = Rivers and ferries
lesson-water-purpose = Travel where nobody can get in your way.
lesson-water-know-1 = You know what rivers cost, both ways, and ferries.
lesson-water-know-2 = You know that water takes neither counters nor obstacles.
lesson-water-trap-1 = “A river costs one raft.” Only downriver; upriver it’s two.
lesson-water-trap-2 = “A raft needs a counter too.” There are never counters on water.

step-water-rafts = Water needs no counter, only raft cards. The arrow shows which way a river flows.

level-water-river-title = With the current
level-water-river-goal = Two rafts, two new towns.
level-water-river-look = The arrow shows which way the river flows.
level-water-river-learned = With the arrow, each step costs one raft, and you need no counter.
level-water-river-wrong-upriver = Against the current, the step to Virst cost both your rafts.

level-water-there-and-back-title = Down and up again
level-water-there-and-back-goal = Collect your piece from Ixara and come back to Virst.
level-water-there-and-back-look = One raft downriver. And how many back up?
level-water-there-and-back-learned = One raft with the arrow, two against it: you pay for every trip.
level-water-there-and-back-wrong-on = You’ve floated on to Mah'Davikia, and now the way back costs too much.
level-water-there-and-back-wrong-ferry = The ferry cost two rafts. The one you have left won’t take you to Ixara and back.

example-water-river-title = Virst – Ixara and back
example-water-river-0 = Your boot is in Virst, and you hold three rafts. The river flows to Ixara.
example-water-river-1 = With the arrow: one raft, and you collect the piece in Ixara.
example-water-river-2 = Against the arrow: two rafts.

level-water-ferry-title = Across Mare Magnum
level-water-ferry-goal = Three rafts: collect Virst and Ixara.
level-water-ferry-look = The ferry first, then the river.
level-water-ferry-learned = A ferry costs two rafts for each leg from town to town.
level-water-ferry-wrong-shore = Strykhaven is on the wrong shore, and one raft won’t pay for another ferry.
level-water-ferry-wrong-rivinia = The river takes you to Rivinia, far from the lake.
level-water-ferry-wrong-beata = Going up to Beata cost you two rafts, and the last one won’t pay for a ferry. Look where the lake lies.

level-water-other-lake-title = Across Mare Nebulae
level-water-other-lake-goal = One dragon, two rafts: collect Grangor and Parundia.
level-water-other-lake-look = A ferry costs two on this lake too. Which step can the dragon take?
level-water-other-lake-learned = Both lakes cost two rafts per leg, in either direction.
level-water-other-lake-wrong-ferry = The ferry took both rafts, and the dragon has no road to Parundia.
level-water-other-lake-wrong-parundia = You’re in Parundia without a raft, and Grangor is across the lake.
level-water-other-lake-wrong-upriver = Upriver, that one step took both rafts, and the ferry to Parundia needs two. You didn’t have to go to Mah'Davikia.

drill-water-about = What does this stretch of water cost? Ten questions, one press each; what you miss comes back.

level-water-eight-title = Eight cards, a long way
level-water-eight-goal = A full first hand, and the roads are kind to you. Collect six towns in one move.
level-water-eight-look = The counters make a ring through Elvenhold; a river leads out of it.
level-water-eight-learned = Seven steps from one hand: that’s how far eight cards can take you.
level-water-eight-wrong-end = Your move is over, and towns are still waiting around the ring.

level-water-only-rafts-title = Only rafts float
level-water-only-rafts-goal = Your obstacle makes a road cost one more card. Try to place it on the lake, and a counter on the river.
level-water-only-rafts-look = Try it on the blue lines.
level-water-only-rafts-learned = Rivers and lakes take neither counters nor obstacles: water is always open.

question-water-upriver-ask = What does it cost to go upriver from Ixara to Virst?
question-water-upriver-1 = Two rafts.
question-water-upriver-2 = One raft.
question-water-upriver-3 = One raft and a counter.
question-water-upriver-why-1 = Right: against the arrow it’s two.
question-water-upriver-why-2 = One is the price downriver.
question-water-upriver-why-3 = Water needs no counter, and upriver it’s two rafts.

question-water-river-ask = You’ve placed all your counters, and you hold rafts. Where can you still go?
question-water-river-1 = Nowhere.
question-water-river-2 = Over any road next to a river.
question-water-river-3 = Along rivers and across lakes.
question-water-river-why-1 = Water needs no counters.
question-water-river-why-2 = Rafts pay for water, not for roads.
question-water-river-why-3 = Right: water is always open.

question-water-ferry-ask = You go by ferry from Virst to Strykhaven and on to Elvenhold. How many rafts is that?
question-water-ferry-1 = Two.
question-water-ferry-2 = Three.
question-water-ferry-3 = Four.
question-water-ferry-why-1 = That’s one leg, and these are two.
question-water-ferry-why-2 = Each leg costs two, the second as well.
question-water-ferry-why-3 = Right: two for each leg.

question-water-counter-ask = May you place a counter on a river?
question-water-counter-1 = Yes, a raft counter.
question-water-counter-2 = No, never.
question-water-counter-3 = Yes, if nobody else has.
question-water-counter-why-1 = There are no raft counters.
question-water-counter-why-2 = Right: rivers and lakes take no counters.
question-water-counter-why-3 = Water takes no counters at all.

question-water-obstacle-ask = Can an obstacle make a ferry cost more?
question-water-obstacle-1 = No, water takes no obstacles.
question-water-obstacle-2 = Yes, by one raft, as on any road.
question-water-obstacle-3 = Only in the last round.
question-water-obstacle-why-1 = Right: your way across a lake is always open.
question-water-obstacle-why-2 = Obstacles belong on roads.
question-water-obstacle-why-3 = Not in any round.

question-water-raft-ask = What can travel on water?
question-water-raft-1 = A dragon: it flies.
question-water-raft-2 = Whatever counter lies there.
question-water-raft-3 = Rafts, and nothing else.
question-water-raft-why-1 = Not over water in this country.
question-water-raft-why-2 = No counter ever lies there.
question-water-raft-why-3 = Right, on rivers and lakes alike.
