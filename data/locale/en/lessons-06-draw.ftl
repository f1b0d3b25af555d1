# Phase 3: Draw additional transportation counters
lesson-draw-title = Phase 3: Draw additional transportation counters
lesson-draw-purpose = You choose counters that fit the cards in your hand.
lesson-draw-text-1 = One at a time, clockwise, until everybody has drawn three.
lesson-draw-text-2 = Each time you take one of the five open counters of the display, or the top of the stack unseen.
lesson-draw-text-3 = What you draw lies open before you. A gap in the display is filled at once from the stack.
lesson-draw-text-4 = So you begin the planning with four counters, and with five at most in later rounds.
lesson-draw-know-1 = You draw three counters, from the display or from the stack.
lesson-draw-know-2 = You choose by the cards you hold.
lesson-draw-trap-1 = “From the stack it stays secret.” Only the one of phase 2 does.
lesson-draw-trap-2 = “I take all three at once.” You take turns.

level-draw-fits-title = What fits the hand?
level-draw-fits-goal = Take the counter that most of your cards can pay for.
level-draw-fits-look = Count your cards by kind.
level-draw-fits-learned = A counter is worth what your cards can pay. It lies open before you now.
level-draw-fits-wrong-one = You hold a single card of that kind.
level-draw-fits-wrong-none = You hold no card of that kind: others would travel on it.
level-draw-fits-wrong-blind = A draw in the dark, while just the right one lies open.

level-draw-not-there-title = No dragon today
level-draw-not-there-goal = You long for a dragon. Try to take one; then take the second best for your hand.
level-draw-not-there-look = Five counters lie open. Wishing does not change them.
level-draw-not-there-learned = Only what lies there, or the unseen top of the stack.
level-draw-not-there-wrong-blind = Unseen it can be anything, and a unicorn lay open.
level-draw-not-there-wrong-none = You have no cards for that one.

level-draw-two-places-title = Always five
level-draw-two-places-goal = Draw once from the display and once from the stack, and count the open counters each time.
level-draw-two-places-look = Take from one place now and from the other one next turn.
level-draw-two-places-learned = A counter taken from the display is replaced at once. Five lie there, always.

level-draw-five-title = Five at most
level-draw-five-goal = Round two: one counter kept, one drawn in secret. Go on drawing until the planning begins.
level-draw-five-look = Three draws each, turn by turn. Any of them will do.
level-draw-five-learned = Kept, secret and three more: five is the most that anybody holds.

example-draw-draw-title = Two players take turns
example-draw-draw-0 = Five counters lie in the display. You begin.
example-draw-draw-1 = You take the dragon. Its place is filled from the stack.
example-draw-draw-2 = The other player draws from the stack, and it too lies open.
example-draw-draw-3 = Your second: an elfcycle. One more draw each.

question-draw-open-ask = You draw from the face-down stack in phase 3. Where does the counter go?
question-draw-open-1 = Face down before you.
question-draw-open-why-1 = That was phase 2.
question-draw-open-2 = Face up before you.
question-draw-open-why-2 = Right, wherever it came from.
question-draw-open-3 = Into the display.
question-draw-open-why-3 = You keep it; the display is filled only when something leaves it.

question-draw-many-ask = How many counters do you have when the planning of round one begins?
question-draw-many-1 = Four.
question-draw-many-why-1 = Right: one secret and three open.
question-draw-many-2 = Three.
question-draw-many-why-2 = Add the secret one of phase 2.
question-draw-many-3 = Five.
question-draw-many-why-3 = Five only later, with one kept.

question-draw-refill-ask = When is the display filled up?
question-draw-refill-1 = When it is empty.
question-draw-refill-why-1 = It never gets that far.
question-draw-refill-2 = When everybody has drawn once.
question-draw-refill-why-2 = The next player already has five to choose from.
question-draw-refill-3 = At once.
question-draw-refill-why-3 = Right: five lie there for everybody.
