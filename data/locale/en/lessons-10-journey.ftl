# 10-journey

level-journey-round-trip-title = The whole way first
level-journey-round-trip-goal = You hold an elfcycle, a unicorn, a dragon and two rafts. Collect four towns.
level-journey-round-trip-look = There's a ring through Elvenhold. Which way round does the river help you?
level-journey-round-trip-learned = Down the river first, back over land, and Beata last: think the whole way through before you set out.
level-journey-round-trip-wrong-beata = Coming back from Beata costs a raft, and you need both for the ring.
level-journey-round-trip-wrong-ergeren = This way round you get to Tichih', and the river up to Rivinia takes both rafts: three towns, and no way on.
level-journey-round-trip-wrong-end = You stopped before the fourth town.

level-journey-keep-four-title = Four for tomorrow
level-journey-keep-four-goal = Your move in round one ends here. Take your three unicorns and the unicorn counter with you into round two.
level-journey-keep-four-look = Two cards have to go. Then you may keep one of your two counters.
level-journey-keep-four-learned = Cards and counter of one kind: round two begins with half a plan.
level-journey-keep-four-wrong-card = That would cost you one of the three unicorns.
level-journey-keep-four-wrong-pig = The giant pig stays, and the unicorn goes back: your three cards have lost their counter.

question-journey-save-ask = Is it good to save four cards for the next round?
question-journey-save-1 = Always: more cards are better.
question-journey-save-2 = It depends: you'll have eight anyway, but you know these four.
question-journey-save-3 = It isn't allowed.
question-journey-save-why-1 = Your hand is filled up to eight either way.
question-journey-save-why-2 = Right: what you save is their kinds, not their number. And a card you keep is a step you didn't take.
question-journey-save-why-3 = You may keep up to four.
