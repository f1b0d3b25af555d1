# Why a move is refused. The statement's id is shown behind each sentence.
refusal-not-an-action = That isn’t a move in this game.
refusal-no-such-seat = There’s no seat { $seat } at this table.
refusal-two-to-six = Elfenland is for two to six players.
refusal-half-for-two = The western half of the map is for exactly two players.
refusal-bad-switch = No rulebook sets “{ $switch }” to { $value }: choose one of the values on offer.
refusal-not-your-turn =
    Not yet: it’s { $turn }’s turn, not { $seat ->
        [you] yours
       *[player] { $seat }’s
    }.
refusal-game-over = The game is over. You can start a new one.
refusal-box-first = The cards are still being dealt. You can play in a moment.
refusal-no-such-source = Counters come only from the display or from the face-down stack: choose one of those.
refusal-no-such-counter = There’s no counter “{ $given }”. The six kinds are giant pig, elfcycle, magic cloud, unicorn, troll wagon and dragon.
refusal-no-such-card = There’s no travel card “{ $given }”. A card shows one of the six kinds of counter, or a raft.
refusal-no-such-road = There’s no road “{ $given }” on the map. Check its terrain and its two towns.
refusal-no-such-town = There’s no town “{ $given }” on the map. Check how it’s spelled.
refusal-no-such-payment = Say how you pay: with cards by the chart, by caravan, or to the boatmen.
refusal-secret-or-open = Say whether the counter is face up or secret.
refusal-draw-secret-first = First everyone draws one counter from the face-down stack: draw yours there.
refusal-draw-first = First everyone draws three more counters: take one from the display, or draw blind.
refusal-pile-is-face-down = The stack is face down: you can’t ask it for { one-counter }.
refusal-name-a-counter = Say which of the five counters you take.
refusal-not-in-display = There’s no { $counter } in the display. Take one of the five counters there, or draw blind.
refusal-plan-first = Everyone is still planning: place a counter or your obstacle, or pass.
refusal-counter-not-held = You don’t have { one-counter }. Choose one of your own counters.
refusal-road-has-counter = One counter per road, and { $road } already has { one-counter }. Choose another road.
refusal-wrong-terrain = The { $counter } can’t cross { $terrain }: the chart has a dash there ({ $chart }). Choose another road.
refusal-no-counter-on-water = Rivers and lakes take no counters: when you travel, you pay with raft cards.
refusal-no-obstacle-on-water = Rivers and lakes take no obstacles: choose a road that has a counter.
refusal-obstacle-needs-counter = An obstacle needs a road with a counter, and { $road } has none. Choose another road.
refusal-road-has-obstacle = One obstacle per road, and { $road } already has one. Choose another road.
refusal-obstacle-used = You’ve used your obstacle; you only get one for the whole game.
refusal-move-first = The boots are moving: take a step, or end your move.
refusal-not-from-here = Your boot is in { $town }, and { $road } doesn’t start there. Choose a way out of { $town }.
refusal-already-there = Your boot is already in { $town }. Choose the other end of { $road }.
refusal-not-to-there = { $road } doesn’t lead to { $town }. Choose one of its two ends.
refusal-road-needs-counter = There’s no counter on { $road }, so nobody can use it this round. Choose another way.
refusal-out-of-play = { $road } is beyond the border: only the western half of the map is in play. Choose a way there.
refusal-road-price = This road costs: { $terrain } { $base } = { $price }, or any three cards as a caravan. You hold { $have }.
refusal-road-price-alone = This road costs: { $terrain } { $base } = { $price }. You hold { $have }.
refusal-obstacle-price = This road costs: { $terrain } { $base } + obstacle 1 = { $price }, or any four cards as a caravan. You hold { $have }.
refusal-river-price = In this direction the river costs { $price }. You hold { $have }: choose another way, or end your move.
refusal-lake-price = The ferry costs { $price }. You hold { $have }: choose another way, or end your move.
refusal-wrong-cards = You pay for this step with { $price }, not with { $cards }.
refusal-exact-price =
    You have to pay exactly { $price }; you’re offering { $given ->
        [one] one card
       *[other] { $given } cards
    }.
refusal-no-caravan-on-water = Caravans can’t cross water: rivers and ferries are paid with raft cards.
refusal-caravan-only-if-unable = At this table a caravan is only for those who can’t pay the price. You can: { $price }.
refusal-caravan-price = A caravan costs any three cards; you’re offering { $given } and hold { $have }.
refusal-caravan-obstacle = Caravan 3 + obstacle 1 = any 4 cards; you’re offering { $given } and hold { $have }.
refusal-no-boatmen = There are no boatmen on { $road }. Choose another way to pay.
refusal-boatmen-price = The boatmen want any three cards; you’re offering { $given } and hold { $have }.
refusal-cards-not-held = You don’t hold these cards: { $cards }. Choose from your own hand.
refusal-cut-to-four = You hold { $have ->
    [one] one card
   *[other] { $have } cards
}, and four may stay: { $due ->
    [0] don’t give up any.
   *[other] give up { $due }, not { $given }.
}
refusal-keep-first = First choose the one counter to keep.
