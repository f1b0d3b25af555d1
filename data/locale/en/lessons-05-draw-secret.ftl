# Phase 2: Draw a counter from the face-down stack
lesson-draw-secret-title = Phase 2: Draw a counter from the face-down stack
lesson-draw-secret-purpose = You get a counter that nobody else knows.
lesson-draw-secret-text-1 = From the start player clockwise, each of you draws one counter from the face-down stack.
lesson-draw-secret-text-2 = Look at it as often as you like, but keep it from the others until you place it.
lesson-draw-secret-text-3 = Whoever kept a secret counter from the round before now has two.
lesson-draw-secret-know-1 = You know who draws when, and from where.
lesson-draw-secret-know-2 = You know how somebody comes to two secret counters.
lesson-draw-secret-trap-1 = “I may choose from the display.” Not yet: the first one comes unseen.

level-draw-secret-draw-title = Your secret
level-draw-secret-draw-goal = Draw your secret counter.
level-draw-secret-draw-look = The face-down stack lies beside the display.
level-draw-secret-draw-learned = Only you see what it is. The others see its back.

level-draw-secret-open-first-title = Not so fast
level-draw-secret-open-first-goal = Two dragons lie in the display. Try to take one at once; then do what the phase asks for.
level-draw-secret-open-first-look = Try the display first, then the stack.
level-draw-secret-open-first-learned = First everybody draws one unseen. The display has its turn in the next phase.

level-draw-secret-two-secrets-title = Two secrets
level-draw-secret-two-secrets-goal = Finish round one so that you have two secret counters in round two.
level-draw-secret-two-secrets-look = One of your two counters still lies face down.
level-draw-secret-two-secrets-learned = What lay face down stays face down: kept and drawn make two.
level-draw-secret-two-secrets-wrong-open = The dragon lay open and stays open: one secret counter is all you will have.

level-draw-secret-lay-it-title = Out with it
level-draw-secret-lay-it-goal = Only sand around Al'Baran. Open a way to Feodor.
level-draw-secret-lay-it-look = What you drew unseen may be placed like any other counter.
level-draw-secret-lay-it-learned = A secret counter is placed like any other, and lies open from then on.
level-draw-secret-lay-it-wrong-elsewhere = The unicorn is out, but not on the way to Feodor.
level-draw-secret-lay-it-wrong-pass = Everybody has passed, and you sit in the sand.

example-draw-secret-draw-title = Three players draw
example-draw-secret-draw-0 = Three players, nobody has a counter. The first seat has the start player card.
example-draw-secret-draw-1 = The start player draws; you see it, the others see its back.
example-draw-secret-draw-2 = Clockwise, the next seat: of this one you see the back.
example-draw-secret-draw-3 = All have drawn. Phase 3 begins, again with the start player.

question-draw-secret-who-ask = Who may look at your secret counter?
question-draw-secret-who-1 = You alone, at any time.
question-draw-secret-who-why-1 = Right.
question-draw-secret-who-2 = Nobody, until it is placed.
question-draw-secret-who-why-2 = You may look: it is yours.
question-draw-secret-who-3 = Everybody: it lies before you.
question-draw-secret-who-why-3 = It lies face down; they only see that it is there.

question-draw-secret-where-ask = Where does the first counter of a round come from?
question-draw-secret-where-1 = From the display, by choice.
question-draw-secret-where-why-1 = The display comes in phase 3.
question-draw-secret-where-2 = From your left neighbour.
question-draw-secret-where-why-2 = Nobody gives counters to others.
question-draw-secret-where-3 = From the face-down stack.
question-draw-secret-where-why-3 = Right: the top one, unseen.

question-draw-secret-two-ask = When do you hold two secret counters?
question-draw-secret-two-1 = Never.
question-draw-secret-two-why-1 = From the second round on it can happen.
question-draw-secret-two-2 = When the one kept from the last round was secret.
question-draw-secret-two-why-2 = Right: it stays face down.
question-draw-secret-two-3 = Whenever you want to draw two.
question-draw-secret-two-why-3 = Each draws one a round.
