# Town cards
lesson-town-cards-title = Town cards
lesson-town-cards-purpose = A secret town to finish in: for players who like to plan ahead.
lesson-town-cards-know-1 = You can work out a score with town cards.
lesson-town-cards-know-2 = You know how a tie is broken when town cards are in play.
lesson-town-cards-trap-1 = “The distance needs counters.” Counters don’t matter, and water counts too.
lesson-town-cards-trap-2 = “In a tie, more cards win.” With town cards, in most editions, it’s first whoever is nearer to their town.

step-town-cards-home = A secret card names the town where you should finish. Each connection between you and it costs you a point.

level-town-cards-town-card-title = One more, or home?
level-town-cards-town-card-goal = You have sixteen pieces, and your town card says Jaccaranda. Score sixteen.
level-town-cards-town-card-look = A new town is worth one. Each connection from Jaccaranda costs one.
level-town-cards-town-card-learned = Sixteen minus nothing beats seventeen minus two.
level-town-cards-town-card-wrong-far = Seventeen pieces, but Al'Baran is two away: fifteen.
level-town-cards-town-card-wrong-stay = Sixteen minus one is fifteen. You still had a dragon.

example-town-cards-jaccaranda-title = Seventeen towns, one away
example-town-cards-jaccaranda-0 = The last move: seventeen pieces, the boot in Throtmanni, and the town card Jaccaranda.
example-town-cards-jaccaranda-1 = One connection away, whatever lies on it: 17 − 1 = 16.

level-town-cards-river-title = Water counts too
level-town-cards-river-goal = You have seventeen pieces, the town card Tichih' and one raft left. Score sixteen.
level-town-cards-river-look = From Rivinia only a river leads straight to Tichih'.
level-town-cards-river-learned = A river is a connection like a road: one away, so sixteen.
level-town-cards-river-wrong-stay = From Elvenhold it’s two connections: fifteen.

example-town-cards-tichih-title = Over the river
example-town-cards-tichih-0 = Seventeen pieces, the boot in Rivinia, and the town card Tichih'. Only a river joins the two.
example-town-cards-tichih-1 = A river counts as one: 17 − 1 = 16.

drill-home-about = How far is it home? Ten questions, one press each; what you miss comes back.

level-town-cards-nearer-title = The nearer one wins
level-town-cards-nearer-goal = You: fifteen pieces, one step away from your town. Your rival: sixteen, two steps away, and four cards. Win.
level-town-cards-nearer-look = Fourteen to fourteen. What decides a tie when town cards are in play?
level-town-cards-nearer-learned = With town cards, in most editions a tie goes to the nearer player; cards in hand count only if that is tied as well.
level-town-cards-nearer-wrong-far = One piece more, but one step farther: tied in points and in distance, and your rival holds more cards.

question-town-cards-distance-ask = How is the distance to your town card counted?
question-town-cards-distance-1 = In travel cards.
question-town-cards-distance-2 = In roads that have counters.
question-town-cards-distance-3 = In connections of any kind.
question-town-cards-distance-why-1 = Prices don’t matter.
question-town-cards-distance-why-2 = Counters don’t matter, and water counts too.
question-town-cards-distance-why-3 = Right: roads, rivers and ferries.

question-town-cards-score-ask = Eighteen pieces, two connections from your town. What’s your score?
question-town-cards-score-1 = Sixteen points.
question-town-cards-score-2 = Eighteen points.
question-town-cards-score-3 = Twenty points.
question-town-cards-score-why-1 = Right: 18 − 2.
question-town-cards-score-why-2 = You have to subtract the distance.
question-town-cards-score-why-3 = The distance is subtracted, not added.

question-town-cards-rivinia-ask = Seventeen pieces, your boot in Rivinia, the town card Tichih', one river away. What’s your score?
question-town-cards-rivinia-1 = Fifteen.
question-town-cards-rivinia-2 = Sixteen.
question-town-cards-rivinia-3 = Seventeen.
question-town-cards-rivinia-why-1 = That’s the long way, by road. The river is a connection too.
question-town-cards-rivinia-why-2 = Right: a river counts as one connection.
question-town-cards-rivinia-why-3 = You have to subtract the distance.

question-town-cards-secret-ask = Who may look at your town card during the game?
question-town-cards-secret-1 = Everyone.
question-town-cards-secret-2 = Nobody, not even you.
question-town-cards-secret-3 = Only you.
question-town-cards-secret-why-1 = It’s turned up only at the end.
question-town-cards-secret-why-2 = You may look as often as you like.
question-town-cards-secret-why-3 = Right, until the end of the game.
