# Elfengold: the names of its things, and why a move is refused. $item is one of these names.
kind-witch = witch
kind-gold = gold card
kind-gold_piece = gold piece
kind-tree = tree
kind-sea_monster = sea monster
kind-double = Double
kind-exchange = Exchange
count-witch = { $n ->
    [one] { $n } witch
   *[other] { $n } witches
}

refusal-no-such-card-source = Cards come from the deck or from the market: choose one of those.
refusal-no-such-item = There’s no item “{ $given }”. Choose one of your own.
refusal-no-such-sum = “{ $given }” is no number of coins.
refusal-item-secret-or-open = Say whether the item is face up or secret.
refusal-take-first = First everyone takes three cards: from the deck, from the market, or all the gold.
refusal-deck-is-face-down = The deck is face down: you can’t choose what you draw ({ $card }).
refusal-deck-is-empty = No card is left to draw. Take one from the market.
refusal-name-a-card = Say which card of the market you take.
refusal-not-in-market = That card isn’t in the market: { $card }. Choose one that lies there.
refusal-no-gold-pile = The gold pile is empty. Take a card instead.
refusal-open-first = First choose which of the two items you place face up.
refusal-not-drawn = You haven’t just drawn this item: { $item }. Choose one of the two.
refusal-bid-first = The auction is on: bid, or pass.
refusal-bid-too-low = Bid { $least } or more, not { $given }, or pass.
refusal-bid-too-high = You can’t bid more than you have: you bid { $given } and have { $have }.
refusal-plan-items-first = Everyone is still planning: play one of your items, or pass.
refusal-no-own-obstacle = Nobody has an obstacle of their own here: trees come from the pile of items.
refusal-item-not-held = You don’t have this item: { $item }. Choose one of your own.
refusal-monster-on-road = The sea monster lives in rivers and lakes, and { $road } is a road. Choose some water.
refusal-water-has-monster = One sea monster each, and { $road } already has one. Choose other water.
refusal-tree-on-gold = A gold piece lies on { $road }, so no tree can. Choose another road.
refusal-gold-needs-counter = The gold piece needs a road with a counter, and { $road } has none. Choose another road.
refusal-road-has-gold = One gold piece per road, and { $road } already has one. Choose another road.
refusal-gold-on-tree = A tree lies on { $road }, so no gold piece can. Choose another road.
refusal-double-with-counter = Say which of your counters you place with the Double.
refusal-double-needs-counter = The Double needs a road with a counter, and { $road } has none. Choose another road.
refusal-road-has-double = There are two counters on { $road } already. Choose another road.
refusal-double-same-kind = On { $road } there is already { one-counter }: the second one has to be of another kind.
refusal-exchange-two-roads = Choose the two roads whose counters you exchange.
refusal-exchange-needs-counter = There’s no counter on { $road } to exchange. Choose another road.
refusal-exchange-doubled = There are two counters on { $road }, and only single ones can be exchanged. Choose another road.
refusal-exchange-same-kind = Both counters are alike ({ $counter }): exchanging them changes nothing. Choose another road.
refusal-monster-price = { $base } + sea monster 1 = { $price }. You hold { $have } and are offering { $given ->
    [one] one card
   *[other] { $given } cards
}.
refusal-monster-boatmen = Boatmen 3 + sea monster 1 = any { $need } cards; you’re offering { $given } and hold { $have }.
refusal-no-witch = You have no witch in your hand.
refusal-witch-coins = For this you pay the witch { $need ->
    [one] one coin
   *[other] { $need } coins
}, and you have { $have }.
refusal-nothing-in-the-way = There’s neither a tree nor a sea monster on { $road }, so the witch can’t help you there.
refusal-fly-elsewhere = Your boot is in { $town }: fly to another town.
refusal-nothing-to-cut = Nobody gives up cards here, and you chose { $given }: just end your move.
refusal-reward-first = Your steps are over: choose the coins or two cards.
refusal-coins-are = The towns of this move are worth { $need }, not { $given }.
refusal-second-card-first = You’ve chosen cards: take the second one.
refusal-no-gold-after-move = After a move the gold pile stays where it is: take cards, or the coins of your towns.
refusal-cut-first = First cut your hand to four cards.
refusal-keep-two-first = First choose the two items to keep.
refusal-keep-two = You keep two items, not { $given }, of the { $have } you have.

refusal-gold-turned-up = The number of gold cards turned up can’t be { $given }.
refusal-draw-not-due = The deck can’t have given this card now.
refusal-values-of-towns = Each of the { $need } towns has to have its value.
refusal-values-dealt = These aren’t the twenty values that are dealt to the towns.
