# Cards and counters
lesson-cards-title = Cards and counters
lesson-cards-purpose = Phases 1 to 3: see what you hold, and draw what fits.
lesson-cards-know-1 = You know how many cards you’re dealt, in round one and later.
lesson-cards-know-2 = You draw one secret counter and three that lie face up.
lesson-cards-know-3 = You choose by the cards you hold and the place where you stand.
lesson-cards-trap-1 = “Eight new cards every round.” Your hand is filled up to eight.
lesson-cards-trap-2 = “A counter from the stack stays secret.” Only the one from phase 2 does.
lesson-cards-trap-3 = “I take all three at once.” You take turns.

step-cards-deal = Your own game begins: three players, four rounds, and it goes on from lesson to lesson. Deal the cards.

level-cards-refill-title = Five new ones
level-cards-refill-goal = End your move so that you’re dealt exactly five new cards.
level-cards-refill-look = Five plus how many makes eight?
level-cards-refill-learned = Your hand is filled up to eight: three kept, five dealt. And you collected a town on the way.
level-cards-refill-wrong-four = You kept four, so you were dealt only four.

step-cards-secret = Your own game, phase 2: draw your secret counter. The others see only that you have it, as they see how many cards you hold.

level-cards-blind-first-title = Not so fast
level-cards-blind-first-goal = Phase 2 has begun, and there are two dragons in the display. Draw your counter.
level-cards-blind-first-look = Where does the first counter of a round come from?
level-cards-blind-first-learned = First everyone draws one blind. The display comes in the next phase.

level-cards-two-secrets-title = Two secrets
level-cards-two-secrets-goal = Finish round one so that you have two secret counters in round two.
level-cards-two-secrets-look = One of your two counters is still face down.
level-cards-two-secrets-learned = What was face down stays face down: one kept and one drawn make two.
level-cards-two-secrets-wrong-open = The dragon was face up and stays face up, so you’ll have only one secret counter.

level-cards-lay-it-title = Time to show it
level-cards-lay-it-goal = There’s nothing but sand around Al'Baran. Open a way to Feodor.
level-cards-lay-it-look = You can place your secret counter like any other.
level-cards-lay-it-learned = You place a secret counter like any other; from then on everyone can see it.
level-cards-lay-it-wrong-elsewhere = The unicorn is on the map, but not on the way to Feodor.
level-cards-lay-it-wrong-pass = Everyone has passed, and you’re stuck in the sand.

step-cards-display = Five counters always lie face up. Take one of them, or draw blind from the stack.

level-cards-fits-title = What fits your hand?
level-cards-fits-goal = Take the counter that suits the most cards in your hand.
level-cards-fits-look = Count your cards by kind.
level-cards-fits-learned = A counter is worth most when you hold cards for it, and a road near you can take it. It’s face up in front of you now.
level-cards-fits-wrong-one = You hold only one card of that kind.
level-cards-fits-wrong-none = You hold no card of that kind: others would travel on it.
level-cards-fits-wrong-blind = You drew blind, while just the right one lay face up.

level-cards-where-you-stand-title = Where are you?
level-cards-where-you-stand-goal = You’re in Al'Baran. Take the counter that gets you out.
level-cards-where-you-stand-look = Count your cards, but look at the map as well.
level-cards-where-you-stand-learned = The best counter fits your cards and the roads around you.
level-cards-where-you-stand-wrong-stuck = That one can’t cross a single road out of Al'Baran: all of them are desert.
level-cards-where-you-stand-wrong-blind = Drawn blind, it could be anything, and a unicorn lay face up.

step-cards-draw = Your own game, phase 3: clockwise, one at a time, everyone draws three more. Think of your cards.

level-cards-two-places-title = Always five
level-cards-two-places-goal = You hold dragons and giant pigs. Draw twice, and take what suits your hand each time.
level-cards-two-places-look = There’s no giant pig in the display, yet. What happens when you take something?
level-cards-two-places-learned = The gap is filled at once: there are always five, and sometimes just the right one is new.
level-cards-two-places-wrong-none = You hold no card for that one.

level-cards-five-title = Five at most
level-cards-five-goal = Round two: you kept one counter and drew one in secret. Go on drawing until the planning begins.
level-cards-five-look = Three draws each, taking turns. Any of them will do.
level-cards-five-learned = One kept, one secret and three more: nobody ever holds more than five.

question-cards-later-ask = You kept three cards. How many are you dealt in round two?
question-cards-later-1 = Eight.
question-cards-later-2 = Three.
question-cards-later-3 = Five.
question-cards-later-why-1 = Then you’d hold eleven: your hand is only filled up to eight.
question-cards-later-why-2 = Three is what you kept; five are missing.
question-cards-later-why-3 = Right: three and five make eight.

question-cards-who-ask = Who may look at your secret counter and your cards?
question-cards-who-1 = Only you; others may ask how many.
question-cards-who-2 = Nobody, until they’re used.
question-cards-who-3 = Everyone: they’re in front of you.
question-cards-who-why-1 = Right: look as often as you like, and tell them the number if they ask.
question-cards-who-why-2 = You may look: they’re yours.
question-cards-who-why-3 = They’re face down; the others only know how many there are.

question-cards-two-ask = When can you hold two secret counters?
question-cards-two-1 = Never.
question-cards-two-2 = When the one you kept from the last round was secret.
question-cards-two-3 = Whenever you want two and nobody at the table objects.
question-cards-two-why-1 = It can happen from the second round on.
question-cards-two-why-2 = Right: it stays face down.
question-cards-two-why-3 = You draw only one each round.

question-cards-open-ask = You draw from the face-down stack in phase 3. Where does the counter go?
question-cards-open-1 = Face down in front of you.
question-cards-open-2 = Face up in front of you.
question-cards-open-3 = Into the display.
question-cards-open-why-1 = That’s phase 2.
question-cards-open-why-2 = Right, wherever it came from.
question-cards-open-why-3 = You keep it; the display is filled only when something leaves it.

question-cards-many-ask = How many counters do you have when the planning of round one begins?
question-cards-many-1 = Four.
question-cards-many-2 = Three.
question-cards-many-3 = Five.
question-cards-many-why-1 = Right: one secret and three face up.
question-cards-many-why-2 = Add the secret one from phase 2.
question-cards-many-why-3 = Five is possible later, when you’ve kept one.

question-cards-refill-ask = When is the display filled up?
question-cards-refill-1 = When it’s empty.
question-cards-refill-2 = When everyone has drawn once.
question-cards-refill-3 = At once.
question-cards-refill-why-1 = It never gets that far.
question-cards-refill-why-2 = The next player already has five to choose from.
question-cards-refill-why-3 = Right: the next player has five to choose from.

question-cards-turns-ask = In what order do you draw in phase 3?
question-cards-turns-1 = Each takes three at once, then the next player.
question-cards-turns-2 = One each, clockwise, three times.
question-cards-turns-3 = Whoever is quickest.
question-cards-turns-why-1 = Then the last player would get the leftovers: you take turns, one at a time.
question-cards-turns-why-2 = Right, beginning with the starting player.
question-cards-turns-why-3 = You take turns, clockwise.

question-cards-choose-ask = Nothing in the display suits you. What now?
question-cards-choose-1 = You draw blind from the stack.
question-cards-choose-2 = You skip your turn.
question-cards-choose-3 = The display is replaced.
question-cards-choose-why-1 = Right: that’s your other choice, every time.
question-cards-choose-why-2 = Everyone draws three.
question-cards-choose-why-3 = Only what is taken is replaced.
