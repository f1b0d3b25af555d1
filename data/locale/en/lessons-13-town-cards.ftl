# 13-town-cards

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
level-town-cards-river-wrong-stay = From Elvenhold it's two connections: fifteen.

example-town-cards-tichih-title = Over the river
example-town-cards-tichih-0 = Seventeen pieces, the boot in Rivinia, and the town card Tichih'. Only a river joins the two.
example-town-cards-tichih-1 = A river counts as one: 17 − 1 = 16.

level-town-cards-nearer-title = The nearer one wins
level-town-cards-nearer-goal = You: fifteen pieces, one step away from your town. Your rival: sixteen, two steps away, and four cards. Win.
level-town-cards-nearer-look = Fourteen to fourteen. What decides a tie when town cards are in play?
level-town-cards-nearer-learned = With town cards, in most editions a tie goes to the nearer player; cards in hand count only if that is tied as well.
level-town-cards-nearer-wrong-far = One piece more, but one step farther: tied in points and in distance, and your rival holds more cards.

question-town-cards-distance-ask = How is the distance to your town card counted?
question-town-cards-distance-1 = In travel cards.
question-town-cards-distance-2 = In roads that have counters.
question-town-cards-distance-3 = In connections of any kind.
question-town-cards-distance-why-1 = Prices don't matter.
question-town-cards-distance-why-2 = Counters don't matter, and water counts too.
question-town-cards-distance-why-3 = Right: roads, rivers and ferries.

question-town-cards-score-ask = Eighteen pieces, two connections from your town. What's your score?
question-town-cards-score-1 = Sixteen points.
question-town-cards-score-2 = Eighteen points.
question-town-cards-score-3 = Twenty points.
question-town-cards-score-why-1 = Right: 18 − 2.
question-town-cards-score-why-2 = You have to subtract the distance.
question-town-cards-score-why-3 = The distance is subtracted, not added.
