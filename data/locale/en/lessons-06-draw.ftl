# Phase 3: Draw additional transportation counters
lesson-draw-title = Phase 3: Draw additional transportation counters
lesson-draw-purpose = Choose counters that fit the cards in your hand.
lesson-draw-text-1 = Take turns, clockwise, drawing one counter at a time until everyone has drawn three.
lesson-draw-text-2 = Each time, take one of the five face-up counters in the display, or draw blind from the stack.
lesson-draw-text-3 = Whatever you draw goes face up in front of you. A gap in the display is filled from the stack at once.
lesson-draw-text-4 = So you start planning with four counters, and in later rounds with at most five.
lesson-draw-know-1 = You draw three counters, from the display or from the stack.
lesson-draw-know-2 = You choose by the cards you hold and the place where you stand.
lesson-draw-trap-1 = “A counter from the stack stays secret.” Only the one from phase 2 does.
lesson-draw-trap-2 = “I take all three at once.” You take turns.

level-draw-fits-title = What fits your hand?
level-draw-fits-goal = Take the counter that suits the most cards in your hand.
level-draw-fits-look = Count your cards by kind.
level-draw-fits-learned = A counter is worth most when you hold cards for it, and a road near you can take it. It's face up in front of you now.
level-draw-fits-wrong-one = You hold only one card of that kind.
level-draw-fits-wrong-none = You hold no card of that kind: others would travel on it.
level-draw-fits-wrong-blind = You drew blind, while just the right one lay face up.

level-draw-not-there-title = No dragon today
level-draw-not-there-goal = You'd love a dragon. Try to take one; then take the next best thing for your hand.
level-draw-not-there-look = Five counters lie face up, and wishing won't change them.
level-draw-not-there-learned = You can take what lies there, or draw blind from the stack.
level-draw-not-there-wrong-blind = Drawn blind, it could be anything, and a unicorn lay face up.
level-draw-not-there-wrong-none = You hold no cards for that one.

level-draw-two-places-title = Always five
level-draw-two-places-goal = Draw once from the display and once from the stack, and count the face-up counters each time.
level-draw-two-places-look = Draw from one of them now, and from the other next turn.
level-draw-two-places-learned = A counter taken from the display is replaced at once. There are always five.

level-draw-five-title = Five at most
level-draw-five-goal = Round two: you kept one counter and drew one in secret. Go on drawing until the planning begins.
level-draw-five-look = Three draws each, taking turns. Any of them will do.
level-draw-five-learned = One kept, one secret and three more: nobody ever holds more than five.

example-draw-draw-title = Two players take turns
example-draw-draw-0 = There are five counters in the display. You begin.
example-draw-draw-1 = You take the dragon. Its place is filled from the stack.
example-draw-draw-2 = The other player draws from the stack, and that one goes face up too.
example-draw-draw-3 = Your second draw: an elfcycle. Each of you draws once more.

question-draw-open-ask = You draw from the face-down stack in phase 3. Where does the counter go?
question-draw-open-1 = Face down in front of you.
question-draw-open-why-1 = That's phase 2.
question-draw-open-2 = Face up in front of you.
question-draw-open-why-2 = Right, wherever it came from.
question-draw-open-3 = Into the display.
question-draw-open-why-3 = You keep it; the display is filled only when something leaves it.

question-draw-many-ask = How many counters do you have when the planning of round one begins?
question-draw-many-1 = Four.
question-draw-many-why-1 = Right: one secret and three face up.
question-draw-many-2 = Three.
question-draw-many-why-2 = Add the secret one from phase 2.
question-draw-many-3 = Five.
question-draw-many-why-3 = Five is possible later, when you've kept one.

question-draw-refill-ask = When is the display filled up?
question-draw-refill-1 = When it's empty.
question-draw-refill-why-1 = It never gets that far.
question-draw-refill-2 = When everyone has drawn once.
question-draw-refill-why-2 = The next player already has five to choose from.
question-draw-refill-3 = At once.
question-draw-refill-why-3 = Right: the next player has five to choose from.
