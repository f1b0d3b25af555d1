# Phase 2: Draw a counter from the face-down stack
lesson-draw-secret-title = Phase 2: Draw a counter from the face-down stack
lesson-draw-secret-purpose = Get a counter that nobody else knows about.
lesson-draw-secret-text-1 = Beginning with the starting player and going clockwise, each of you draws one counter from the face-down stack.
lesson-draw-secret-text-2 = Look at it whenever you like, but keep it from the others until you place it.
lesson-draw-secret-text-3 = If you kept a secret counter from the round before, you now have two.
lesson-draw-secret-know-1 = You know who draws when, and from where.
lesson-draw-secret-know-2 = You know how you can end up with two secret counters.
lesson-draw-secret-trap-1 = “I may choose from the display.” Not yet: the first counter is drawn blind.

level-draw-secret-draw-title = Your secret
level-draw-secret-draw-goal = Draw your secret counter.
level-draw-secret-draw-look = The face-down stack is next to the display.
level-draw-secret-draw-learned = Only you can see what it is. The others see its back.

level-draw-secret-open-first-title = Not so fast
level-draw-secret-open-first-goal = There are two dragons in the display. Try to take one straight away; then do what this phase asks for.
level-draw-secret-open-first-look = Try the display first, then the stack.
level-draw-secret-open-first-learned = First everyone draws one blind. The display comes in the next phase.

level-draw-secret-two-secrets-title = Two secrets
level-draw-secret-two-secrets-goal = Finish round one so that you have two secret counters in round two.
level-draw-secret-two-secrets-look = One of your two counters is still face down.
level-draw-secret-two-secrets-learned = What was face down stays face down: one kept and one drawn make two.
level-draw-secret-two-secrets-wrong-open = The dragon was face up and stays face up, so you'll have only one secret counter.

level-draw-secret-lay-it-title = Time to show it
level-draw-secret-lay-it-goal = There's nothing but sand around Al'Baran. Open a way to Feodor.
level-draw-secret-lay-it-look = You can place your secret counter like any other.
level-draw-secret-lay-it-learned = You place a secret counter like any other; from then on everyone can see it.
level-draw-secret-lay-it-wrong-elsewhere = The unicorn is on the map, but not on the way to Feodor.
level-draw-secret-lay-it-wrong-pass = Everyone has passed, and you're stuck in the sand.

example-draw-secret-draw-title = Three players draw
example-draw-secret-draw-0 = Three players, and nobody has a counter yet. You have the starting player card.
example-draw-secret-draw-1 = You draw first. You see your counter; the others see its back.
example-draw-secret-draw-2 = Clockwise, the next player draws. Now you see only the back.
example-draw-secret-draw-3 = Everyone has drawn. Phase 3 begins, again with the starting player.

question-draw-secret-who-ask = Who may look at your secret counter?
question-draw-secret-who-1 = Only you, at any time.
question-draw-secret-who-why-1 = Right, as often as you like.
question-draw-secret-who-2 = Nobody, until it's placed.
question-draw-secret-who-why-2 = You may look: it's yours.
question-draw-secret-who-3 = Everyone: it's in front of you.
question-draw-secret-who-why-3 = It's face down; the others only know that you have it.

question-draw-secret-where-ask = Where does the first counter of a round come from?
question-draw-secret-where-1 = From the display: you choose it.
question-draw-secret-where-why-1 = The display comes in phase 3.
question-draw-secret-where-2 = From your left neighbour.
question-draw-secret-where-why-2 = Players never give each other counters.
question-draw-secret-where-3 = From the face-down stack.
question-draw-secret-where-why-3 = Right: you draw it blind.

question-draw-secret-two-ask = When can you hold two secret counters?
question-draw-secret-two-1 = Never.
question-draw-secret-two-why-1 = It can happen from the second round on.
question-draw-secret-two-2 = When the one you kept from the last round was secret.
question-draw-secret-two-why-2 = Right: it stays face down.
question-draw-secret-two-3 = Whenever you want to draw two.
question-draw-secret-two-why-3 = You draw only one each round.
