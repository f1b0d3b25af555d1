# The end of the game, and town cards
lesson-end-title = The end of the game, and town cards
lesson-end-purpose = You know what wins, and how to win a tie.
lesson-end-text-1 = After the last round the most town pieces win. Level? Then more cards in hand. Still level? You share the win.
lesson-end-text-2 = With town cards each of you has a secret town to end in. From your pieces you take off the distance between your boot and that town.
lesson-end-text-3 = The distance counts connections of any kind: roads, rivers and ferries, with or without counters, both ways.
lesson-end-text-4 = With town cards a tie goes to whoever is nearer to their town, and only then to more cards. When somebody has all twenty early, most rulebooks play the round to its end, and the game is over; in some that wins at once.
lesson-end-know-1 = You work out a score, with town cards too.
lesson-end-know-2 = You play the last move with the tie in mind.
lesson-end-trap-1 = “The distance needs counters.” It counts bare connections, water too.
lesson-end-trap-2 = “Cards in hand are worth nothing in the end.” They settle a tie, four at most.

level-end-most-title = The last move
level-end-most-goal = Round four, the very last move: eleven pieces against twelve. Win.
level-end-most-look = One more town only makes it level, and your rival has more cards.
level-end-most-learned = Thirteen to twelve: the most pieces win.
level-end-most-wrong-short = That was too early: your rival wins.
level-end-most-wrong-caravan = All cards gone: twelve to twelve, and your rival holds four.

level-end-cards-title = The cheaper town
level-end-cards-goal = Twelve against thirteen; your rival holds three cards. One town makes it level: which one wins?
level-end-cards-look = Count the cards that stay in your hand.
level-end-cards-learned = Level in pieces: four cards against three.
level-end-cards-wrong-dear = Level, but too few cards are left: your rival wins the tie.
level-end-cards-wrong-dear2 = The caravan took three cards, and two are left: your rival wins the tie.
level-end-cards-wrong-short = Twelve to thirteen: your rival wins.

level-end-town-card-title = One more, or home?
level-end-town-card-goal = You have sixteen pieces, and your town card says Jaccaranda. Score sixteen.
level-end-town-card-look = A new town is worth one. Each connection from Jaccaranda costs one.
level-end-town-card-learned = Sixteen less nothing beats seventeen less two.
level-end-town-card-wrong-far = Seventeen pieces, but Al'Baran is two away: fifteen.
level-end-town-card-wrong-stay = Sixteen less one: fifteen. You still had a dragon.

level-end-river-title = Water counts too
level-end-river-goal = Seventeen pieces, your town card says Tichih', and one raft is left. Score sixteen.
level-end-river-look = From Rivinia only a river leads straight to Tichih'.
level-end-river-learned = A river is a connection like a road: one away, so sixteen.
level-end-river-wrong-stay = From Elvenhold it is two connections: fifteen.

level-end-nearer-title = The nearer one wins
level-end-nearer-goal = You: fifteen pieces, one away from your town. Your rival: sixteen, two away, and four cards. Win.
level-end-nearer-look = Fourteen to fourteen. With town cards, what decides a tie?
level-end-nearer-learned = With town cards a tie goes to the nearer one; cards in hand count only if that is level, too.
level-end-nearer-wrong-far = One piece more, but one step farther: level in score and in distance, and your rival holds more cards.

level-end-twenty-title = All twenty
level-end-twenty-goal = Nineteen pieces in round two, by the English rules of 1998. Win on the spot.
level-end-twenty-look = One of your pieces is still out there.
level-end-twenty-learned = In this edition whoever takes the twentieth piece in rounds one to three wins at once; in most others the round is played to its end, then the game is over and the pieces are counted.
level-end-twenty-wrong-feodor = Your piece from Feodor is already yours.
level-end-twenty-wrong-end = Nineteen it stays.

example-end-jaccaranda-title = Seventeen towns, one away
example-end-jaccaranda-0 = The last move: seventeen pieces, the boot in Throtmanni, and the town card Jaccaranda.
example-end-jaccaranda-1 = One connection away, whatever lies on it: 17 − 1 = 16.

example-end-tichih-title = Over the river
example-end-tichih-0 = Seventeen pieces, the boot in Rivinia, and the town card Tichih'. Only a river joins the two.
example-end-tichih-1 = A river counts as one: 17 − 1 = 16.

question-end-tie-ask = Two of you have fifteen pieces, without town cards. Who wins?
question-end-tie-1 = Whoever was there first.
question-end-tie-why-1 = Time plays no part.
question-end-tie-2 = Whoever holds more cards.
question-end-tie-why-2 = Right; level again, they share the win.
question-end-tie-3 = Nobody.
question-end-tie-why-3 = Cards decide, and if need be the win is shared.

question-end-distance-ask = How is the distance to your town card counted?
question-end-distance-1 = In travel cards.
question-end-distance-why-1 = Prices play no part.
question-end-distance-2 = In roads that have counters.
question-end-distance-why-2 = Counters play no part, and water counts too.
question-end-distance-3 = In connections of any kind.
question-end-distance-why-3 = Right: roads, rivers and ferries.

question-end-score-ask = Eighteen pieces, two connections from your town. Your score?
question-end-score-1 = Sixteen points.
question-end-score-why-1 = Right: 18 − 2.
question-end-score-2 = Eighteen points.
question-end-score-why-2 = The distance comes off.
question-end-score-3 = Twenty points.
question-end-score-why-3 = It is taken off, not added.

exercise-end-rivinia-task = Seventeen pieces, boot in Rivinia, town card Tichih'. What is the score?
exercise-end-rivinia-right = Yes: a river counts as one.
exercise-end-rivinia-wrong-road = That is the way round by road. The river is a connection too.
exercise-end-rivinia-wrong-none = The distance has to come off.
