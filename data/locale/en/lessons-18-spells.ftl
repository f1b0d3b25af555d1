# Elfengold II: spells and monsters
lesson-spells-title = Elfengold II: spells and monsters
lesson-spells-purpose = Use every item of Elfengold, for yourself and against the others.
lesson-spells-know-1 = You know where trees, sea monsters and gold pieces may lie, and what they do.
lesson-spells-know-2 = You play the spells Double and Exchange.
lesson-spells-know-3 = You know what a witch can do, if your table plays with witches.
lesson-spells-trap-1 = “A tree is mine for the whole game.” It’s an item: it goes back to the pile.
lesson-spells-trap-2 = “A double road needs cards of both kinds.” Either counter is enough.
lesson-spells-trap-3 = “A sea monster blocks the river.” It only costs one raft more.

step-spells-items = Among the items are trees, sea monsters, gold pieces and spells. You play them while you plan, one a turn, just as you place a counter.

level-spells-tree-title = Timber!
level-spells-tree-goal = Your rival in Lapphálya holds one elfcycle card. Leave no way open.
level-spells-tree-look = Where can a single elfcycle card lead?
level-spells-tree-learned = A tree is an obstacle: one more card. It needs a road with a counter, and only one tree fits there. Nobody has one to begin with, and it goes back to the pile.
level-spells-tree-wrong-elsewhere = Nobody wanted to go that way, and your rival rides on to Virst.
level-spells-tree-wrong-pass = You passed, and your rival rides on to Virst.

level-spells-monster-title = Something in the water
level-spells-monster-goal = Your rival in Elvenhold holds one raft. Leave no way open.
level-spells-monster-look = Which way does one raft go with the arrow?
level-spells-monster-learned = Every trip there costs one raft more, so one raft is not enough. A river or ferry holds one monster.
level-spells-monster-wrong-below = Your rival gets as far as Rivinia all the same.
level-spells-monster-wrong-lake = A ferry costs two rafts anyway. Your rival takes the river.
level-spells-monster-wrong-pass = You passed, and the river is free.

level-spells-past-monster-title = Past the monster
level-spells-past-monster-goal = You have two rafts. Go to Rivinia.
level-spells-past-monster-look = One raft with the arrow, and one for the monster.
level-spells-past-monster-learned = The monster lets you through for one raft more.
level-spells-past-monster-wrong-lake = The ferry took both rafts, and Rivinia lies down the river.
level-spells-past-monster-wrong-beata = Beata is the other way, and your rafts are gone.
level-spells-past-monster-wrong-end = You let the monster scare you. Two rafts would have been enough.

level-spells-gold-piece-title = Twice the gold
level-spells-gold-piece-goal = You can take one step with your dragon. Make it bring you fourteen coins.
level-spells-gold-piece-look = Which town is worth seven?
level-spells-gold-piece-learned = By this road Al'Baran brings twice seven coins. The others may use it, too! Only one gold piece fits on a road, and none beside a tree.
level-spells-gold-piece-wrong-less = Twice three is six. Al'Baran alone would bring more.
level-spells-gold-piece-wrong-pass = You passed, and Al'Baran brings only seven.

level-spells-detour-title = The way in matters
level-spells-detour-goal = Two dragon cards, two towns. Make the journey bring you seventeen coins.
level-spells-detour-look = Into which town should the road with the gold piece lead you?
level-spells-detour-learned = Three and twice seven. The other way round it would have been seven and twice three.
level-spells-detour-wrong-direct = Seven and twice three make thirteen.
level-spells-detour-wrong-end = Your move is over, and the gold piece has helped nobody.

step-spells-spells = Two spells change roads: a Double lays a second counter of yours on a road that has only one. An Exchange swaps two counters of different kinds that lie alone on their roads.

level-spells-double-title = Two are better
level-spells-double-goal = The giant pig road is no good for your unicorn card. Open the way to Lapphálya.
level-spells-double-look = Choose the Double first, then the road.
level-spells-double-learned = Now either card takes you there, and so does a caravan of any three. The second counter is of another kind, and your own.
level-spells-double-wrong-placed = The Double needs that unicorn. Without it you can’t play it.
level-spells-double-wrong-pass = You passed, and the Double still lies in front of you.

level-spells-dear-title = A tree for two
level-spells-dear-goal = A tree stands on the double road. Travel to Lapphálya.
level-spells-dear-look = Which kind do you hold two of?
level-spells-dear-learned = A tree makes both counters dearer: two unicorns, or two giant pigs. A caravan takes four cards.
level-spells-dear-wrong-end = Your boot stays in Feodor. You did have two unicorns.

level-spells-exchange-title = Changing places
level-spells-exchange-goal = You hold one elfcycle card. Open the way to Lapphálya.
level-spells-exchange-look = Where does the elfcycle lie, and where do you need it?
level-spells-exchange-learned = Both counters can go where they lie now. A unicorn could not have crossed the plains. An Exchange goes back to the pile at once.
level-spells-exchange-wrong-other = These two are both beyond Lapphálya: you can’t get there.
level-spells-exchange-wrong-pass = You passed, and the elfcycle lies where it’s no use to you.

step-spells-witch = Some tables play with witches, six among the cards. For a witch and one coin, a tree or a monster costs you nothing on one step.

level-spells-witch-title = Out of the way!
level-spells-witch-goal = One dragon card, a tree, and a witch. Travel to Al'Baran.
level-spells-witch-look = Choose the witch first, then the town.
level-spells-witch-learned = The witch is given up, one coin is paid, and the tree still stands for the others.
level-spells-witch-wrong-end = You stayed, and the witch had nothing to do.

level-spells-fly-title = On the broom
level-spells-fly-goal = No card but a witch, and three coins. Collect Kihromah’s piece.
level-spells-fly-look = For three coins the witch flies you anywhere.
level-spells-fly-learned = You get the piece, but not the town’s coins.
level-spells-fly-wrong-elsewhere = She flew you to another town, and the witch is gone.
level-spells-fly-wrong-end = The broom stands in the corner, and Kihromah is far away.

step-spells-round = Round two of your own game of Elfengold: first come cards and coins for everyone, then all the rest, spells and monsters included. { bot-1 } says why.

question-spells-monster-ask = Where may a sea monster lie?
question-spells-monster-1 = Only in a lake.
question-spells-monster-2 = On any road with a counter.
question-spells-monster-3 = On a river or on a ferry.
question-spells-monster-why-1 = It swims in rivers, too.
question-spells-monster-why-2 = It can’t walk. For roads there are trees.
question-spells-monster-why-3 = Right, one on each.

question-spells-double-ask = What do you need to play a Double?
question-spells-double-1 = A road with one counter, and one of my own of another kind.
question-spells-double-2 = A road with two counters, and a coin.
question-spells-double-3 = An empty road.
question-spells-double-why-1 = Right, and it has to suit the terrain.
question-spells-double-why-2 = Two are as many as fit, and spells cost nothing once you own them.
question-spells-double-why-3 = There has to be something to double.

question-spells-swap-ask = Which counters can an Exchange swap?
question-spells-swap-1 = Any two on the map, whatever they are.
question-spells-swap-2 = Two of different kinds, each alone on its road.
question-spells-swap-3 = One of mine and one of somebody else’s.
question-spells-swap-why-1 = Two of a kind would change nothing, and a doubled road is left alone.
question-spells-swap-why-2 = Right, if both can travel where they end up.
question-spells-swap-why-3 = Once they’re on the map, they belong to nobody.

question-spells-gold-ask = A gold piece lies on a road. Who gets double?
question-spells-gold-1 = Only the player who placed it.
question-spells-gold-2 = Whoever enters a town by that road.
question-spells-gold-3 = Whoever comes first.
question-spells-gold-why-1 = Roads belong to everyone, and so does their gold.
question-spells-gold-why-2 = Right, each time.
question-spells-gold-why-3 = It stays there until the round ends.

question-spells-away-ask = What happens to trees and Doubles at the end of the round?
question-spells-away-1 = They leave the game.
question-spells-away-2 = They stay where they are in the next round, too.
question-spells-away-3 = They go back to the pile of items.
question-spells-away-why-1 = That’s the obstacle of the base game.
question-spells-away-why-2 = The board is cleared.
question-spells-away-why-3 = Right, like everything else on the board.
