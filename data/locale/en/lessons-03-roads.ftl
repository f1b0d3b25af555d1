# Roads and the chart
lesson-roads-title = Roads and the chart
lesson-roads-purpose = See at a glance what travels where, and what it costs.
lesson-roads-know-1 = You can read from the chart what a step costs.
lesson-roads-know-2 = You know which kinds can’t enter which terrain.
lesson-roads-trap-1 = “A dragon goes anywhere for one card.” Almost: in the woods it costs two.

step-roads-terrain = A road’s markings show its terrain: leaves for woods, dots for desert, zigzags for mountains, none for plains. The chart says what each kind costs there: one card or two, or a dash where it can’t go.

level-roads-cloud-title = Two clouds
level-roads-cloud-goal = Two magic clouds, two new towns.
level-roads-cloud-look = Where does a magic cloud cost only one card?
level-roads-cloud-learned = In the mountains a magic cloud costs one card; on the plains and in the woods, two.
level-roads-cloud-wrong-forest = The woods took both clouds. Kihromah is pretty, but it’s only one town.

level-roads-dragon-title = Where dragons struggle
level-roads-dragon-goal = Three dragons, three new towns.
level-roads-dragon-look = In one terrain, a dragon’s wings get caught.
level-roads-dragon-learned = Plains, desert, mountains: one dragon. Only the woods cost two.
level-roads-dragon-wrong-back = That dragon took you back to where you’d been. Three dragons bring three towns only if every step takes you to a new one.
level-roads-dragon-wrong-end = You stopped while you still held dragons. From where you stand, look for a road where one is enough.

level-roads-wagon-title = Slow but sure
level-roads-wagon-goal = Three troll wagons, two new towns.
level-roads-wagon-look = A troll wagon costs one card in one terrain only.
level-roads-wagon-learned = On the plains a troll wagon costs one card, everywhere else two. But it gets through everywhere.
level-roads-wagon-wrong-dear = That step cost two troll wagons. The one you have left won’t take you to another town.

drill-price-about = What does this step cost? Ten questions, one press each; what you miss comes back.

level-roads-carriers-title = Who can cross the sand?
level-roads-carriers-goal = Place your two counters so that your cards take you to Feodor and on to Throtmanni.
level-roads-carriers-look = Woods first, then desert. One of your two counters can’t enter the desert.
level-roads-carriers-learned = Giant pigs can’t enter the desert; a unicorn crosses it for two cards.
level-roads-carriers-wrong-swapped = That leaves the desert to the giant pig, which can’t go there.
level-roads-carriers-wrong-pass = Everyone has passed, and there’s no way on to Throtmanni.
level-roads-carriers-wrong-elsewhere = That counter is off your route. You need one on the way from Lapphálya to Feodor, and one on a road that leads on from there.

level-roads-cheap-title = One card each
level-roads-cheap-goal = You hold one elfcycle and one troll wagon. Place the counters so that your cards take you to Lapphálya and on to Feodor.
level-roads-cheap-look = In the woods, one of the two needs a second card.
level-roads-cheap-learned = An elfcycle crosses the woods for one card; a troll wagon needs two there, but only one on the plains.
level-roads-cheap-wrong-swapped = That leaves the woods to the troll wagon: two cards, and you hold one.
level-roads-cheap-wrong-swapped2 = A troll wagon in the woods costs two cards, and you hold one.
level-roads-cheap-wrong-elsewhere = That counter is off your route. You need two roads in a row: from Elvenhold to Lapphálya, then on to Feodor.
level-roads-cheap-wrong-pass = Everyone has passed, and the way to Feodor isn’t open. Your journey needs both counters.

level-roads-wrong-terrain-title = A unicorn on the plains?
level-roads-wrong-terrain-goal = You hold two unicorns. Find your unicorn counter a road out of Elvenhold.
level-roads-wrong-terrain-look = Find the unicorn on the chart: where is the dash?
level-roads-wrong-terrain-learned = Where the chart has a dash, that counter can’t be placed.
level-roads-wrong-terrain-wrong-elsewhere = The unicorn is on the map, but not on a road out of Elvenhold.
level-roads-wrong-terrain-wrong-pass = Everyone has passed, and you can’t leave Elvenhold.

question-roads-desert-ask = Which of these crosses a desert?
question-roads-desert-1 = An elfcycle.
question-roads-desert-2 = A unicorn.
question-roads-desert-3 = A magic cloud.
question-roads-desert-why-1 = It sinks into the sand: the chart has a dash.
question-roads-desert-why-2 = Right, for two cards.
question-roads-desert-why-3 = It dries out: the chart has a dash.

question-roads-kind-ask = There’s an elfcycle on a mountain road. What do you pay?
question-roads-kind-1 = One elfcycle.
question-roads-kind-2 = Any two cards.
question-roads-kind-3 = Two elfcycles.
question-roads-kind-why-1 = In the mountains it takes two; one is the price on the plains and in the woods.
question-roads-kind-why-2 = They have to be of the counter’s kind.
question-roads-kind-why-3 = Right: in the mountains an elfcycle costs two.

question-roads-wagon-ask = There’s a troll wagon on a desert road. What do you pay?
question-roads-wagon-1 = Nothing: it can’t go there.
question-roads-wagon-2 = One troll wagon.
question-roads-wagon-3 = Two troll wagons.
question-roads-wagon-why-1 = It’s slow, but it gets through everywhere.
question-roads-wagon-why-2 = Only the plains cost it one card.
question-roads-wagon-why-3 = Right: two everywhere but on the plains.

question-roads-pig-ask = Where can a giant pig go?
question-roads-pig-1 = Through plains and woods, for one card.
question-roads-pig-2 = Anywhere, for two cards.
question-roads-pig-3 = Through woods and mountains, for two cards.
question-roads-pig-why-1 = Right: it likes soft ground, and it’s never expensive.
question-roads-pig-why-2 = Desert and mountains are closed to it.
question-roads-pig-why-3 = That’s the unicorn; a giant pig doesn’t climb.

question-roads-cloud-ask = Where does a magic cloud cost only one card?
question-roads-cloud-1 = On the plains.
question-roads-cloud-2 = In the mountains.
question-roads-cloud-3 = In the desert.
question-roads-cloud-why-1 = There it costs two.
question-roads-cloud-why-2 = Right: two on plains and in woods, never in the desert.
question-roads-cloud-why-3 = Clouds never cross a desert.

question-roads-woods-ask = In which terrain does a dragon cost two cards?
question-roads-woods-1 = In the woods.
question-roads-woods-2 = In the desert.
question-roads-woods-3 = In the mountains.
question-roads-woods-why-1 = Right: one card everywhere else.
question-roads-woods-why-2 = It loves the heat: one card.
question-roads-woods-why-3 = It flies over them: one card.

question-roads-where-ask = On which road may you place a magic cloud counter?
question-roads-where-1 = On any empty road.
question-roads-where-2 = Only in the mountains, where it costs one card.
question-roads-where-3 = On any empty road but a desert one.
question-roads-where-why-1 = Not in the desert: the chart has a dash.
question-roads-where-why-2 = It’s cheapest there, but plains and woods take it too.
question-roads-where-why-3 = Right: wherever the chart has a number.
