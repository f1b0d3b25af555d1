# The whole game
lesson-game-title = The whole game
lesson-game-purpose = You play four rounds, against bots or with friends at one screen.
lesson-game-text-1 = You know it all now. Sit down at the table, choose who plays, and go.
lesson-game-text-2 = What the rules refuse you here comes back in the review, until you need it no more.
lesson-game-text-3 = Below stands the table. It is the board to touch freely here: every move can be taken back as long as nothing new was turned up, and what the rules refuse is explained. Three small levels for the long view come after it.
lesson-game-know-1 = You play a whole game by yourself.
lesson-game-know-2 = You think a journey through to its end before the first step.
lesson-game-trap-1 = “Place the obstacle early.” It is gone then: keep it for a road that matters.

level-game-keep-four-title = Four for tomorrow
level-game-keep-four-goal = Your move of round one ends here. Take your three unicorns and the unicorn counter along into round two.
level-game-keep-four-look = Two cards have to go. Then one of your two counters may stay.
level-game-keep-four-learned = Cards and counter of one kind: round two begins with a journey half planned.
level-game-keep-four-wrong-card = That would be one of the three unicorns.
level-game-keep-four-wrong-pig = The giant pig stays, and the unicorn goes back: your three cards have lost their counter.

level-game-round-trip-title = The whole way first
level-game-round-trip-goal = Five cards, one of each kind and a second raft. Collect four towns.
level-game-round-trip-look = There is a ring through Elvenhold. Which way round does the river help you?
level-game-round-trip-learned = Down the river first, over land back, and Beata at the end: think the way through before you set out.
level-game-round-trip-wrong-beata = A raft brings you back from Beata, and that raft is missing for the ring.
level-game-round-trip-wrong-ergeren = This way round you come to Tichih', and the river up to Rivinia takes both rafts: three towns, and no way on.
level-game-round-trip-wrong-end = The move is over before the fourth town.

level-game-last-obstacle-title = Now or never
level-game-last-obstacle-goal = Round four: twelve pieces each. You can reach one more town, and so can your rival in Lapphálya, with one card. Win.
level-game-last-obstacle-look = There will be no fifth round to save anything for.
level-game-last-obstacle-learned = Thirteen to twelve. What you saved for three rounds decides the fourth.
level-game-last-obstacle-wrong-pass = Your rival walks on to Virst: you can only share the win.
level-game-last-obstacle-wrong-own = Now your own road costs two dragons, and you hold one.
level-game-last-obstacle-wrong-end = You stayed where you were: twelve to twelve at best.

question-game-save-ask = Is it good to save four cards for the next round?
question-game-save-1 = Always: more cards are better.
question-game-save-why-1 = You are filled up to eight either way.
question-game-save-2 = It depends: the hand comes to eight anyway, but you know these four.
question-game-save-why-2 = Right: you save their kinds, not their number.
question-game-save-3 = It is forbidden.
question-game-save-why-3 = Up to four may stay.

question-game-obstacle-ask = Round one: somebody lays a road that helps all. Your obstacle?
question-game-obstacle-1 = Better keep it: there is one for four rounds.
question-game-obstacle-why-1 = Right: later it may cost somebody the win.
question-game-obstacle-2 = At once: next round there is a new one.
question-game-obstacle-why-2 = There is no new one.
question-game-obstacle-3 = At once: it closes the road.
question-game-obstacle-why-3 = It only makes it dearer by one card, for you too.

question-game-last-ask = In the last round, what are leftover cards good for?
question-game-last-1 = One point each.
question-game-last-why-1 = Only pieces score.
question-game-last-2 = For nothing at all.
question-game-last-why-2 = They settle a tie in pieces.
question-game-last-3 = They settle a tie, four at most.
question-game-last-why-3 = Right.
