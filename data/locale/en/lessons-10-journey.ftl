# Strategy I: your journey
lesson-journey-title = Strategy I: your journey
lesson-journey-purpose = Get more towns out of the same eight cards.
lesson-journey-know-1 = You leave out a town that costs two others.
lesson-journey-know-2 = You pay with odd cards and keep the pairs.
lesson-journey-know-3 = You stop where your next round gets a good start.
lesson-journey-trap-1 = “I need all twenty towns.” Eighteen or nineteen usually win: leave out what costs too much.
lesson-journey-trap-2 = “A caravan is a last resort.” It’s where odd cards turn into towns.

step-journey-map = Look at the map before you look at your cards: some towns are dead ends, and rivers are roads nobody can block.

level-journey-leave-one-title = Four cards, three towns
level-journey-leave-one-goal = Four cards: collect three new towns.
level-journey-leave-one-look = Kihromah is a dead end: there and back cost two unicorns.
level-journey-leave-one-learned = Two unicorns for Kihromah, or two unicorns for two towns and the way on. Leave out what costs too much.
level-journey-leave-one-wrong-dead-end = There and back again took both unicorns: from here you only get to two towns.
level-journey-leave-one-wrong-away = No counter leads on from Feodor.
level-journey-leave-one-wrong-end = You stopped with cards in hand, and towns within reach.

level-journey-round-trip-title = The whole way first
level-journey-round-trip-goal = You hold an elfcycle, a unicorn, a dragon and two rafts. Collect four towns.
level-journey-round-trip-look = There’s a ring through Elvenhold. Which way round does the river help you?
level-journey-round-trip-learned = Down the river first, back over land, and Beata last: think the whole way through before you set out.
level-journey-round-trip-wrong-beata = Coming back from Beata costs a raft, and you need both for the ring.
level-journey-round-trip-wrong-ergeren = This way round you get to Tichih', and the river up to Rivinia takes both rafts: three towns, and no way on.
level-journey-round-trip-wrong-end = You stopped before the fourth town.

level-journey-out-and-back-title = Which way first?
level-journey-out-and-back-goal = Four cards: collect three new towns.
level-journey-out-and-back-look = The river won’t bring you back for one raft. What do you do before you leave?
level-journey-out-and-back-learned = First the detour that returns, then the way that doesn’t.
level-journey-out-and-back-wrong-first = Once you’re downriver, you can’t get back to Jaccaranda: only two towns.
level-journey-out-and-back-wrong-caravan = Three cards for a step that one unicorn would have paid for.
level-journey-out-and-back-wrong-end = You stopped before the third new town. What is still in your hand, and where does it lead?

step-journey-map-puzzles = Two puzzles of this kind, from real games.
step-journey-kinds = For one card a dragon takes 23 of the 35 roads, clouds and wagons only 8, the other three 20. A counter is worth what your cards make of it.

level-journey-peaks-title = A counter in Dag'Amura
level-journey-peaks-goal = You’re in Dag'Amura. Place one counter so that your cards reach three new towns.
level-journey-peaks-look = You hold one unicorn and three elfcycles. Which counter do you want in the mountains?
level-journey-peaks-learned = The unicorn opens the mountains for one card, the raft goes on to Grangor, and two elfcycles take the last climb.
level-journey-peaks-wrong-elsewhere = With that you get to two new towns at most.
level-journey-peaks-wrong-pass = Everyone has passed, and Dag'Amura has no way out.

level-journey-gap-title = Where does the pig go?
level-journey-gap-goal = One giant pig counter. Place it so that your cards reach three new towns.
level-journey-gap-look = A raft takes you to Rivinia, a dragon from Throtmanni to Al'Baran. What’s missing?
level-journey-gap-learned = Look for two stretches you can already travel, and join them.
level-journey-gap-wrong-elsewhere = That’s one town more at best. It doesn’t join your two stretches.
level-journey-gap-wrong-pass = Everyone has passed, and the gap is still there.

step-journey-kind-puzzles = Three puzzles of this kind: one counter, and the best road for it.
step-journey-change = Odd cards are change: any three of them pay for a road that none of them fits.

level-journey-odd-cards-title = Five cards in Elvenhold
level-journey-odd-cards-goal = Five cards: collect three new towns.
level-journey-odd-cards-look = Dragons pay for two of the roads. Which cards don’t you need for anything?
level-journey-odd-cards-learned = Three odd cards bridged the road that nothing fitted; the dragons did the rest.
level-journey-odd-cards-wrong-ergeren = The caravan goes first here, and the woods then take both dragons: two towns.
level-journey-odd-cards-wrong-early = A dragon would have been enough for this road.
level-journey-odd-cards-wrong-end = You stopped before the third new town. Three odd cards can still pay for a road.

level-journey-bridge-title = The road you can’t afford
level-journey-bridge-goal = One dragon counter. Place it so that your cards reach three new towns.
level-journey-bridge-look = Your two dragons are needed in the desert. Three other cards are waiting.
level-journey-bridge-learned = Your counter opened the road, and three odd cards paid for it.
level-journey-bridge-wrong-elsewhere = From there your dragons don’t reach the desert.
level-journey-bridge-wrong-pass = Everyone has passed, and the desert is out of reach.

level-journey-worth-keeping-title = What you keep
level-journey-worth-keeping-goal = Collect Lapphálya and Virst, and keep both unicorns and both dragons.
level-journey-worth-keeping-look = Four cards stay. Four can go: how far do they take you?
level-journey-worth-keeping-learned = Odd cards pay for the journey, pairs go with you into the next round.
level-journey-worth-keeping-wrong-dear = A caravan where one giant pig would do: now the road to Virst costs cards you wanted to keep.
level-journey-worth-keeping-wrong-end = You stopped before you had both Lapphálya and Virst. Four cards may stay: what can the other four pay for?

step-journey-stop = Your next round begins where you stop. Stop beside towns that the cards you keep can reach.

level-journey-right-end-title = The right end
level-journey-right-end-goal = Collect Feodor and Rivinia, in whatever order suits the two dragons you keep.
level-journey-right-end-look = From which of the two towns do deserts lead on?
level-journey-right-end-learned = The same two towns either way. But around Feodor lie three desert roads, and you keep two dragons.
level-journey-right-end-wrong-rivinia = Now you end in Rivinia: woods and water, and your dragons would rather have sand.
level-journey-right-end-wrong-end = You stopped before you had both Feodor and Rivinia.

level-journey-by-river-title = Where the river takes over
level-journey-by-river-goal = Collect Virst and Ixara, and keep both rafts. Stop where they take you furthest next round.
level-journey-by-river-look = Which way does the river flow, and to which towns?
level-journey-by-river-learned = From Ixara the river carries you to two new towns, one raft each. It needs no counter, and nobody can block it.
level-journey-by-river-wrong-virst = The same two towns, but from Virst your rafts would only take you to one new town.
level-journey-by-river-wrong-end = You stopped before you had both Virst and Ixara.

level-journey-keep-four-title = Four for tomorrow
level-journey-keep-four-goal = Your move in round one ends here. Take your three unicorns and the unicorn counter with you into round two.
level-journey-keep-four-look = Two cards have to go. Then you may keep one of your two counters.
level-journey-keep-four-learned = Cards and counter of one kind: round two begins with half a plan.
level-journey-keep-four-wrong-card = That would cost you one of the three unicorns.
level-journey-keep-four-wrong-pig = The giant pig stays, and the unicorn goes back: your three cards have lost their counter.

question-journey-save-ask = Is it good to save four cards for the next round?
question-journey-save-1 = Always: more cards are better.
question-journey-save-2 = It depends: you’ll have eight anyway, but you know these four.
question-journey-save-3 = It isn’t allowed.
question-journey-save-why-1 = Your hand is filled up to eight either way.
question-journey-save-why-2 = Right: you won’t have more cards, but you’ll know these. And a card you keep is a step you didn’t take.
question-journey-save-why-3 = You may keep up to four.

question-journey-dead-end-ask = Kihromah has only one road. What does visiting it cost you?
question-journey-dead-end-1 = The way there.
question-journey-dead-end-2 = The way there and back, or the end of your move.
question-journey-dead-end-3 = No more than any other town.
question-journey-dead-end-why-1 = And how do you get out again?
question-journey-dead-end-why-2 = Right: so it’s a good last stop.
question-journey-dead-end-why-3 = No other road leads out of it.

question-journey-yardstick-ask = You’ve collected five towns in round one. Is that good?
question-journey-yardstick-1 = Yes: five per round make all twenty.
question-journey-yardstick-2 = No, you need eight: one for each card.
question-journey-yardstick-3 = It doesn’t matter, only the last round counts.
question-journey-yardstick-why-1 = Right, and eighteen or nineteen are often enough to win.
question-journey-yardstick-why-2 = Some steps cost two cards, and some lead through towns you know.
question-journey-yardstick-why-3 = Every piece counts, whenever you collect it.
