# The map and the transportation chart
lesson-map-title = The map and the transportation chart
lesson-map-purpose = Learn to read the land: what can travel where, and what it costs.
lesson-map-text-1 = Roads run through plains, woods, desert or mountains. There are six kinds of counter, and most can't go everywhere.
lesson-map-text-2 = The chart shows what a step costs: one or two cards of the counter's own kind. A dash means it can't go there.
lesson-map-text-3 = Giant pigs and elfcycles like plains and woods, magic clouds the mountains, unicorns woods and mountains. Only the dragon and the troll wagon can use every road.
lesson-map-text-4 = Rivers and lakes are for rafts only, and they need no counter. A river costs one raft with the arrow and two against it; a ferry costs two.
lesson-map-text-5 = In some of these levels you place a counter yourself: choose it below the map, then choose the road. The crossed sticks are your obstacle; it makes a road cost one more card of the same kind. To pass is to place nothing. More about this in lesson 7.
lesson-map-know-1 = You can read from the chart what a step costs.
lesson-map-know-2 = You know which kinds can't enter which terrain.
lesson-map-know-3 = You can pay for rivers, both ways, and for ferries.
lesson-map-trap-1 = “A river costs one raft.” Only downriver; upriver it's two.
lesson-map-trap-2 = “A raft needs a counter too.” There are never counters on water.

level-map-cloud-title = Clouds love peaks
level-map-cloud-goal = Two magic clouds, two new towns.
level-map-cloud-look = Where does a magic cloud cost only one card?
level-map-cloud-learned = In the mountains a magic cloud costs one card; on the plains and in the woods, two.
level-map-cloud-wrong-forest = The woods took both clouds. Kihromah is pretty, but it's only one town.

level-map-dragon-title = Where dragons struggle
level-map-dragon-goal = Three dragons, three new towns.
level-map-dragon-look = In one terrain, a dragon's wings get caught.
level-map-dragon-learned = Plains, desert, mountains: one dragon. Only the woods cost two.
level-map-dragon-wrong-caravan = All three dragons for one town: there was a cheaper way.

level-map-carriers-title = Who can cross the sand?
level-map-carriers-goal = Place your two counters so that your cards take you to Feodor and on to Throtmanni.
level-map-carriers-look = Woods first, then desert. One of your two counters can't enter the desert.
level-map-carriers-learned = Giant pigs can't enter the desert; a unicorn crosses it for two cards.
level-map-carriers-wrong-swapped = That leaves the desert to the giant pig, which can't go there.
level-map-carriers-wrong-pass = Everyone has passed, and there's no way on to Throtmanni.

level-map-cheap-title = One card each
level-map-cheap-goal = You hold one elfcycle and one troll wagon. Place the counters so that your cards take you to Lapphálya and on to Feodor.
level-map-cheap-look = In the woods, one of the two needs a second card.
level-map-cheap-learned = An elfcycle crosses the woods for one card; a troll wagon needs two there, but only one on the plains.
level-map-cheap-wrong-swapped = That leaves the woods to the troll wagon: two cards, and you hold one.
level-map-cheap-wrong-swapped2 = A troll wagon in the woods costs two cards, and you hold one.

level-map-wrong-terrain-title = A unicorn on the plains?
level-map-wrong-terrain-goal = Try to place the unicorn on the plains road to Lapphálya. Then find it a better road out of Elvenhold.
level-map-wrong-terrain-look = Find the unicorn on the chart: where is the dash?
level-map-wrong-terrain-learned = Where the chart has a dash, that counter can't be placed.

level-map-river-title = With the current
level-map-river-goal = Two rafts, two new towns.
level-map-river-look = The arrow shows which way the river flows.
level-map-river-learned = With the arrow, each step costs one raft, and you need no counter.
level-map-river-wrong-upriver = Against the current, the step to Virst cost both your rafts.

level-map-there-and-back-title = Down and up again
level-map-there-and-back-goal = Collect your piece from Ixara and come back to Virst.
level-map-there-and-back-look = One raft downriver. And how many back up?
level-map-there-and-back-learned = One raft with the arrow, two against it: you pay for every trip.
level-map-there-and-back-wrong-on = You've floated on to Mah'Davikia, and now the way back costs too much.
level-map-there-and-back-wrong-ferry = The ferry cost two rafts. The one you have left won't take you to Ixara and back.

level-map-ferry-title = Across Mare Magnum
level-map-ferry-goal = Three rafts: collect Virst and Ixara.
level-map-ferry-look = The ferry first, then the river.
level-map-ferry-learned = A ferry costs two rafts for each leg from town to town.
level-map-ferry-wrong-shore = Strykhaven is on the wrong shore, and one raft won't pay for another ferry.
level-map-ferry-wrong-rivinia = The river takes you to Rivinia, far from the lake.

level-map-water-title = Only rafts float
level-map-water-goal = Try to place a counter on the river, and your obstacle on the lake.
level-map-water-look = Try it on the blue lines.
level-map-water-learned = Rivers and lakes take neither counters nor obstacles: water is always open.

example-map-river-title = Virst – Ixara and back
example-map-river-0 = Your boot is in Virst, and you hold three rafts. The river flows to Ixara.
example-map-river-1 = With the arrow: one raft, and you collect the piece in Ixara.
example-map-river-2 = Against the arrow: two rafts.

question-map-desert-ask = Which of these crosses a desert?
question-map-desert-1 = An elfcycle.
question-map-desert-why-1 = It sinks into the sand: the chart has a dash.
question-map-desert-2 = A unicorn.
question-map-desert-why-2 = Right, for two cards.
question-map-desert-3 = A magic cloud.
question-map-desert-why-3 = It dries out: the chart has a dash.

question-map-upriver-ask = What does it cost to go upriver from Ixara to Virst?
question-map-upriver-1 = Two rafts.
question-map-upriver-why-1 = Right: against the arrow it's two.
question-map-upriver-2 = One raft.
question-map-upriver-why-2 = One is the price downriver.
question-map-upriver-3 = One raft and a counter.
question-map-upriver-why-3 = Water needs no counter, and upriver it's two rafts.

question-map-kind-ask = There's an elfcycle on a mountain road. What do you pay?
question-map-kind-1 = One elfcycle.
question-map-kind-why-1 = In the mountains it takes two; one is the price on the plains and in the woods.
question-map-kind-2 = Any two cards.
question-map-kind-why-2 = They have to be of the counter's kind.
question-map-kind-3 = Two elfcycles.
question-map-kind-why-3 = Right: in the mountains an elfcycle costs two.

exercise-map-upriver-task = How many rafts does the river from Ixara to Virst cost?
exercise-map-upriver-right = Yes: two, against the arrow.
exercise-map-upriver-wrong-downriver = That's the price from Virst to Ixara, with the arrow.

exercise-map-desert-task = Which kinds of counter can cross a desert? Type all their names.
exercise-map-desert-right = Yes: the unicorn and the troll wagon for two cards, the dragon for one.
exercise-map-desert-wrong-unicorn = One is missing: it has a horn, and it needs two cards.
exercise-map-desert-wrong-more = The dragon is the cheapest, but not the only one.
