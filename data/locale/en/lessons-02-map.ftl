# The map and the transportation chart
lesson-map-title = The map and the transportation chart
lesson-map-purpose = You learn to read the land: what goes where, and for how many cards.
lesson-map-text-1 = Roads lead through plain, forest, desert or mountain. Six kinds of counter can lie on them, but not every kind goes everywhere.
lesson-map-text-2 = The chart says how many cards a step costs: one or two of the counter's own kind. A dash means: not there.
lesson-map-text-3 = Giant pigs love plain and forest, magic clouds the peaks, unicorns forest and mountain. Only the dragon and the troll wagon go everywhere.
lesson-map-text-4 = Rivers and lakes carry rafts alone, and need no counter. A river costs one raft with the arrow and two against it; a ferry costs two.
lesson-map-text-5 = In some levels here you lay a counter on a road yourself: choose it under the map, then the road. The crossed sticks beside it are your obstacle, which makes a road one card dearer; passing means to lay nothing. More of that in lesson 7.
lesson-map-know-1 = You read from the chart what a step costs.
lesson-map-know-2 = You know which kind never enters a terrain.
lesson-map-know-3 = You pay rivers and ferries with rafts, up and down.
lesson-map-trap-1 = “A raft is a raft.” Upriver it takes two.
lesson-map-trap-2 = “A raft needs a counter too.” Water never takes one.

level-map-cloud-title = Clouds love peaks
level-map-cloud-goal = Two magic clouds, two new towns.
level-map-cloud-look = Where does a magic cloud cost one card only?
level-map-cloud-learned = In the mountains a magic cloud costs one card, in plain and forest two.
level-map-cloud-wrong-forest = The forest took both clouds. Kihromah is pretty, but it is one town.

level-map-dragon-title = The dragon's only worry
level-map-dragon-goal = Three dragons, three new towns.
level-map-dragon-look = There is one terrain in which a dragon's wings get caught.
level-map-dragon-learned = Plain, desert, mountain: one dragon. Only the forest costs two.
level-map-dragon-wrong-caravan = All three dragons for one town: there was a cheaper way.

level-map-carriers-title = Who goes through the sand?
level-map-carriers-goal = Place your two counters so that your cards take you to Feodor and on to Throtmanni.
level-map-carriers-look = Forest first, then desert. One of your two never enters the desert.
level-map-carriers-learned = Giant pigs stay out of the desert; a unicorn crosses it for two cards.
level-map-carriers-wrong-swapped = Now only the giant pig is left for the desert, and it does not go there.
level-map-carriers-wrong-pass = Everybody has passed, and no road leads to Throtmanni.

level-map-cheap-title = One card each
level-map-cheap-goal = You hold one elfcycle and one troll wagon. Place the counters so that they carry you to Lapphálya and Feodor.
level-map-cheap-look = In the forest one of the two needs a second card.
level-map-cheap-learned = An elfcycle rolls through the forest for one card; a troll wagon needs two there and one in the plain.
level-map-cheap-wrong-swapped = The forest is left to the troll wagon: two cards, and you hold one.
level-map-cheap-wrong-swapped2 = A troll wagon in the forest costs two cards, and you hold one.

level-map-wrong-terrain-title = A unicorn in the plain?
level-map-wrong-terrain-goal = Try to lay the unicorn on the plain to Lapphálya. Then find it a better road out of Elvenhold.
level-map-wrong-terrain-look = The chart has a dash where a unicorn would meet a plain.
level-map-wrong-terrain-learned = Where the chart has a dash, that counter cannot lie.

level-map-river-title = With the stream
level-map-river-goal = Two rafts, two new towns.
level-map-river-look = The arrow shows where the river flows.
level-map-river-learned = With the arrow a raft a step, and no counter is needed.
level-map-river-wrong-upriver = Against the stream the step to Virst cost both rafts.

level-map-there-and-back-title = Down and up again
level-map-there-and-back-goal = Fetch your piece from Ixara and come back to Virst.
level-map-there-and-back-look = One raft down. And how many up?
level-map-there-and-back-learned = One raft with the arrow, two against it; each use is paid anew.
level-map-there-and-back-wrong-on = You float on to Mah'Davikia, and the way back is now too dear.
level-map-there-and-back-wrong-ferry = A ferry costs two rafts. One is left, too few for Ixara and back.

level-map-ferry-title = Across Mare Magnum
level-map-ferry-goal = Three rafts: collect Virst and Ixara.
level-map-ferry-look = The ferry first, then the river.
level-map-ferry-learned = A ferry costs two rafts for each leg from town to town.
level-map-ferry-wrong-shore = Strykhaven lies on the other shore, and one raft does not pay for another ferry.
level-map-ferry-wrong-rivinia = The river takes you to Rivinia, far from the lake.

level-map-water-title = Nothing floats but rafts
level-map-water-goal = Try to lay a counter on the river, and your obstacle on the lake.
level-map-water-look = Try the blue ways.
level-map-water-learned = Rivers and lakes take neither counters nor obstacles: nobody can close the water.

example-map-river-title = Virst – Ixara and back
example-map-river-0 = The boot stands in Virst, with three rafts in hand. The river flows to Ixara.
example-map-river-1 = With the arrow: one raft, and the piece of Ixara is collected.
example-map-river-2 = Against the arrow: two rafts.

question-map-desert-ask = Which of these crosses a desert?
question-map-desert-1 = An elfcycle.
question-map-desert-why-1 = It sinks into the sand: the chart has a dash.
question-map-desert-2 = A unicorn.
question-map-desert-why-2 = Right, for two cards.
question-map-desert-3 = A magic cloud.
question-map-desert-why-3 = It dries out: the chart has a dash.

question-map-upriver-ask = What does the step from Ixara up to Virst cost by river?
question-map-upriver-1 = Two rafts.
question-map-upriver-why-1 = Right: against the arrow it is two.
question-map-upriver-2 = One raft.
question-map-upriver-why-2 = One is the price with the arrow.
question-map-upriver-3 = One raft and a counter.
question-map-upriver-why-3 = Water needs no counter, and upriver it is two rafts.

question-map-kind-ask = An elfcycle lies on a mountain road. What do you pay?
question-map-kind-1 = One elfcycle.
question-map-kind-why-1 = Uphill it takes two; one is the price in plain and forest.
question-map-kind-2 = Any two cards.
question-map-kind-why-2 = They have to be of the counter's kind.
question-map-kind-3 = Two elfcycles.
question-map-kind-why-3 = Right: in the mountains an elfcycle costs two.

exercise-map-upriver-task = How many rafts does the river cost from Ixara to Virst?
exercise-map-upriver-right = Yes: two against the arrow.
exercise-map-upriver-wrong-downriver = That is the price from Virst to Ixara, with the arrow.

exercise-map-desert-task = Which kinds of counter can cross a desert? Give a list of their names.
exercise-map-desert-right = Yes: unicorn and troll wagon for two, the dragon for one.
exercise-map-desert-wrong-unicorn = One is missing: it has a horn and needs two cards.
exercise-map-desert-wrong-more = The dragon is the cheapest, but not alone.
