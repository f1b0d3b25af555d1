# The whole game
lesson-game-title = The whole game
lesson-game-purpose = Play a whole game, against bots or with friends around one screen.
lesson-game-text-1 = You know it all now. Sit down at the table, choose who plays, and off you go.
lesson-game-text-2 = Whenever a rule stops you here, it comes back in the review until you know it.
lesson-game-text-3 = The table is below, and you can try anything: you can take back a move as long as nothing new has been revealed, and every refusal is explained. After it come three small levels about thinking ahead.
lesson-game-know-1 = You can play a whole game by yourself.
lesson-game-know-2 = You think a journey through to its end before you take the first step.
lesson-game-trap-1 = “Use the obstacle early.” Then it's gone: save it for a road that matters.

level-game-keep-four-title = Four for tomorrow
level-game-keep-four-goal = Your move in round one ends here. Take your three unicorns and the unicorn counter with you into round two.
level-game-keep-four-look = Two cards have to go. Then you may keep one of your two counters.
level-game-keep-four-learned = Cards and counter of one kind: round two begins with half a plan.
level-game-keep-four-wrong-card = That would cost you one of the three unicorns.
level-game-keep-four-wrong-pig = The giant pig stays, and the unicorn goes back: your three cards have lost their counter.

level-game-round-trip-title = The whole way first
level-game-round-trip-goal = You hold an elfcycle, a unicorn, a dragon and two rafts. Collect four towns.
level-game-round-trip-look = There's a ring through Elvenhold. Which way round does the river help you?
level-game-round-trip-learned = Down the river first, back over land, and Beata last: think the whole way through before you set out.
level-game-round-trip-wrong-beata = Coming back from Beata costs a raft, and you need both for the ring.
level-game-round-trip-wrong-ergeren = This way round you get to Tichih', and the river up to Rivinia takes both rafts: three towns, and no way on.
level-game-round-trip-wrong-end = You stopped before the fourth town.

level-game-last-obstacle-title = Now or never
level-game-last-obstacle-goal = Round four, twelve pieces each. You can reach one more town, and with one card so can your rival in Lapphálya. Win.
level-game-last-obstacle-look = There won't be a fifth round to save anything for.
level-game-last-obstacle-learned = Thirteen to twelve. What you saved for three rounds decides the fourth.
level-game-last-obstacle-wrong-pass = Your rival walks on to Virst, and you can only share the win.
level-game-last-obstacle-wrong-own = Now your own road costs two dragons, and you hold one.
level-game-last-obstacle-wrong-end = You stayed where you were: twelve to twelve at best.

question-game-save-ask = Is it good to save four cards for the next round?
question-game-save-1 = Always: more cards are better.
question-game-save-why-1 = Your hand is filled up to eight either way.
question-game-save-2 = It depends: you'll have eight anyway, but you know these four.
question-game-save-why-2 = Right: what you save is their kinds, not their number. And a card you keep is a step you didn't take.
question-game-save-3 = It isn't allowed.
question-game-save-why-3 = You may keep up to four.

question-game-obstacle-ask = Round one: someone opens a road that helps everyone. Do you use your obstacle?
question-game-obstacle-1 = Better not: it's the only one for four rounds.
question-game-obstacle-why-1 = Right: later it may cost someone the win.
question-game-obstacle-2 = Yes: I get a new one next round.
question-game-obstacle-why-2 = You don't get a new one.
question-game-obstacle-3 = Yes: it closes the road.
question-game-obstacle-why-3 = It only adds one card to the price, for you too.

question-game-last-ask = In the last round, what are leftover cards good for?
question-game-last-1 = One point each.
question-game-last-why-1 = Only pieces score.
question-game-last-2 = Nothing at all.
question-game-last-why-2 = They break ties in pieces.
question-game-last-3 = Breaking ties, four at most.
question-game-last-why-3 = Right: that's why one card saved can win a game.
