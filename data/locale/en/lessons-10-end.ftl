# The end of the game, and town cards
lesson-end-title = The end of the game, and town cards
lesson-end-purpose = Learn what wins, and how to win a tie.
lesson-end-text-1 = After the last round, the most town pieces win. If that's a tie, the player with more cards in hand wins. Still tied? You share the win.
lesson-end-text-2 = With town cards, each of you has a secret town to finish in. In the end you lose one point for each connection between your boot and that town.
lesson-end-text-3 = Connections of every kind count: roads, rivers and ferries, in both directions, with or without counters.
lesson-end-text-4 = With town cards, a tie goes to whoever is nearer to their town, and only then to more cards (in one edition, straight to more cards). If someone has all twenty pieces before the last round is over, most editions finish that round, and the game ends there.
lesson-end-know-1 = You can work out a score, with town cards too.
lesson-end-know-2 = You play the last move with the tie in mind.
lesson-end-trap-1 = “The distance needs counters.” Counters don't matter, and water counts too.
lesson-end-trap-2 = “Cards in hand are worth nothing at the end.” They break ties, and only four of them can.

level-end-most-title = The last move
level-end-most-goal = Round four, the very last move: you have eleven pieces, your rival has twelve. Win.
level-end-most-look = One more town only makes it a tie, and your rival has more cards.
level-end-most-learned = Thirteen to twelve: the most pieces win.
level-end-most-wrong-short = You stopped too soon: your rival wins.
level-end-most-wrong-caravan = All your cards are gone: twelve to twelve, and your rival holds four.

level-end-cards-title = The cheaper town
level-end-cards-goal = You have twelve pieces; your rival has thirteen, and three cards. One more town makes it a tie: which one wins it for you?
level-end-cards-look = Count the cards you'll have left.
level-end-cards-learned = A tie in pieces, and four cards against three.
level-end-cards-wrong-dear = A tie, but you have too few cards left: your rival wins it.
level-end-cards-wrong-dear2 = The caravan took three cards and left you two: your rival wins the tie.
level-end-cards-wrong-short = Twelve to thirteen: your rival wins.

level-end-town-card-title = One more, or home?
level-end-town-card-goal = You have sixteen pieces, and your town card says Jaccaranda. Score sixteen.
level-end-town-card-look = A new town is worth one. Each connection from Jaccaranda costs one.
level-end-town-card-learned = Sixteen minus nothing beats seventeen minus two.
level-end-town-card-wrong-far = Seventeen pieces, but Al'Baran is two away: fifteen.
level-end-town-card-wrong-stay = Sixteen minus one is fifteen. You still had a dragon.

level-end-river-title = Water counts too
level-end-river-goal = You have seventeen pieces, the town card Tichih' and one raft left. Score sixteen.
level-end-river-look = From Rivinia only a river leads straight to Tichih'.
level-end-river-learned = A river is a connection like a road: one away, so sixteen.
level-end-river-wrong-stay = From Elvenhold it's two connections: fifteen.

level-end-nearer-title = The nearer one wins
level-end-nearer-goal = You: fifteen pieces, one step away from your town. Your rival: sixteen, two steps away, and four cards. Win.
level-end-nearer-look = Fourteen to fourteen. What decides a tie when town cards are in play?
level-end-nearer-learned = With town cards, in most editions a tie goes to the nearer player; cards in hand count only if that is tied as well.
level-end-nearer-wrong-far = One piece more, but one step farther: tied in points and in distance, and your rival holds more cards.

level-end-twenty-title = All twenty
level-end-twenty-goal = You have nineteen pieces in round two, by the English rules of 1998. Win on the spot.
level-end-twenty-look = One of your pieces is still out there.
level-end-twenty-learned = In this edition, whoever takes their twentieth piece in rounds one to three wins at once; in most others the round is finished first, and then the game is over.
level-end-twenty-wrong-feodor = You already have your piece from Feodor.
level-end-twenty-wrong-end = You're still at nineteen.

example-end-jaccaranda-title = Seventeen towns, one away
example-end-jaccaranda-0 = The last move: seventeen pieces, the boot in Throtmanni, and the town card Jaccaranda.
example-end-jaccaranda-1 = One connection away, whatever lies on it: 17 − 1 = 16.

example-end-tichih-title = Over the river
example-end-tichih-0 = Seventeen pieces, the boot in Rivinia, and the town card Tichih'. Only a river joins the two.
example-end-tichih-1 = A river counts as one: 17 − 1 = 16.

question-end-tie-ask = Two of you lead with fifteen pieces each, without town cards. Who wins?
question-end-tie-1 = Whoever got there first.
question-end-tie-why-1 = Time doesn't matter.
question-end-tie-2 = Whoever holds more cards.
question-end-tie-why-2 = Right; if that's a tie too, they share the win.
question-end-tie-3 = Nobody.
question-end-tie-why-3 = Cards decide, and if those are tied too, the win is shared.

question-end-distance-ask = How is the distance to your town card counted?
question-end-distance-1 = In travel cards.
question-end-distance-why-1 = Prices don't matter.
question-end-distance-2 = In roads that have counters.
question-end-distance-why-2 = Counters don't matter, and water counts too.
question-end-distance-3 = In connections of any kind.
question-end-distance-why-3 = Right: roads, rivers and ferries.

question-end-score-ask = Eighteen pieces, two connections from your town. What's your score?
question-end-score-1 = Sixteen points.
question-end-score-why-1 = Right: 18 − 2.
question-end-score-2 = Eighteen points.
question-end-score-why-2 = You have to subtract the distance.
question-end-score-3 = Twenty points.
question-end-score-why-3 = The distance is subtracted, not added.

exercise-end-rivinia-task = Seventeen pieces, your boot in Rivinia, the town card Tichih'. What's your score?
exercise-end-rivinia-right = Yes: a river counts as one connection.
exercise-end-rivinia-wrong-road = That's the long way, by road. The river is a connection too.
exercise-end-rivinia-wrong-none = You have to subtract the distance.
