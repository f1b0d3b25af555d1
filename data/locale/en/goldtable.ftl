# The table of Elfengold: what now, choices, market and auction, the log, the end.
# $item is an item by its name, $coins a number of coins.
so-many-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
phase-cards = Cards
phase-open = Items
phase-auction = Auction
phase-reward = Reward
phase-discard = Hand limit
phase-keep_items = Finish

now-cards = Take a card from the deck or the market, or all the gold. { $left ->
    [one] It’s your last one this round.
   *[other] You take { $left } more this round.
}
now-drawn-card = You drew: { $card }. Nobody else sees it.
now-open = Which of your two items do you place face up? The other stays your secret.
now-auction-first = On sale: { $item }. Nobody has bid yet. You have { $have ->
    [one] one coin
   *[other] { $have } coins
}: bid, or pass.
now-auction = On sale: { $item }. The highest bid is { $coins }, and you have { $have }: bid more, or pass.
now-auction-out = On sale: { $item }. The highest bid is { $coins }, and you have { $have }: you can only pass.
now-reward = The towns of your move bring { so-many-coins }. Take them, or two cards instead.
now-reward-none = Your move brought no coins. You may take two cards.
now-reward-second = Take your second card.
now-keep_items = You keep two items, as they lie. { $left ->
    [one] Choose one more.
   *[other] Choose { $left }.
}
now-plan-items = Play one of your items, or pass.
now-double = Which counter do you lay with the Double? It goes beside another one on the same road.
now-double-where = Which road do you double? Choose one with a single counter, of another kind.
now-exchange-where = Choose the first of the two roads whose counters you exchange.
now-exchange-other = And which road changes counters with { $road }?
now-tree-where = Which road gets the tree? It will cost everyone one more card of the same kind there.
now-sea_monster-where = Which water gets the sea monster? Every trip there will cost one more raft.
now-gold_piece-where = Which road gets the gold piece? Whoever arrives by it collects twice the town’s value.
now-witch = The witch sweeps the tree or the sea monster aside: choose the way. She’ll cost you one coin.
now-travel-helped = You can’t afford any step from { $town } by yourself: let the witch help, or end your move.
now-fly = Where to? The witch flies you to any town, for three coins.
touch-witch = The witch helps past a tree or a sea monster for one coin, and flies anywhere for three: use the buttons for that.
touch-item = There’s no place for this right now: { $item }. { $rule }

choice-market = Take: { $card }
choice-deck = Draw from the deck
choice-gold = Take all the gold: { so-many-coins }
choice-drawn = Place face up: { $item }
choice-bid = Bid { $coins }
choice-bid-all = Bid all { $coins }
choice-pass-bid = No bid
choice-coins = Take { so-many-coins }
choice-nothing = Take nothing
choice-witch = With the witch …
choice-fly = Fly with the witch …
choice-flight = Fly to { $town }
choice-flight-new = Fly to { $town } (new)
choice-item = Play: { $item }
choice-item-secret = Play: { $item } (secret)
choice-keep-item = Keep: { $item }
choice-keep-item-secret = Keep: { $item } (secret)
choice-keep-item-again = Keep another: { $item }
choice-keep-item-secret-again = Keep another: { $item } (secret)
bid-label = Your own bid
bid-go = Bid
bid-nothing = Write how many coins you bid, in figures.

rack-items = Your items
rack-market = The market
rack-drawn = Just drawn
seat-coins = { so-many-coins }
seat-secret-items = { $n ->
    [one] { $n } secret item
   *[other] { $n } secret items
}
goods-market = Market
goods-gold = Gold pile: { $n }
goods-gold-none = No gold
goods-sale = For sale
goods-next = Next
goods-nobody = no bid yet
goods-in = { $name ->
    [you] You
   *[player] { $name }
} may still bid
goods-out = { $name ->
    [you] You are
   *[player] { $name } is
} out
goods-gathered = This move: { so-many-coins }.

aloud-market = The market: { $cards }. Gold cards in the pile: { $n }.
aloud-coins = { $town } { $coins }
aloud-values = Gold values
aloud-items = Your other items: { $items }.
seen-two = { $counters } on { $road }
seen-and-tree = { $laid } with a tree
seen-and-gold = { $laid } with a gold piece
seen-monsters = Sea monsters: { $roads }.

log-values = The gold values are dealt to the towns by lot.
log-hand = { $name ->
    [you] You are dealt
   *[player] { $name } is dealt
} { $n ->
    [one] one card
   *[other] { $n } cards
}.
log-market = The market opens: { $cards }.
log-income = Everyone gets { so-many-coins }.
log-items = { $name ->
    [you] You draw
   *[player] { $name } draws
} { $n ->
    [one] one item
   *[other] { $n } items
}.
log-row = For sale this round: { $items }.
log-sold = { $name ->
    [you] You buy
   *[player] { $name } buys
} for { so-many-coins }: { $item }.
log-unsold = Nobody bids, so it goes back to the pile: { $item }.
log-take-deck = { $name ->
    [you] You draw
   *[player] { $name } draws
} a card from the deck.
log-take-market = { $name ->
    [you] You take
   *[player] { $name } takes
} a card from the market: { $card }.
log-gold-turned = { $gold ->
    [one] A gold card turns up.
   *[other] { $gold } gold cards turn up.
}
log-take_gold = { $name ->
    [you] You take
   *[player] { $name } takes
} all the gold.
log-open = { $name ->
    [you] You place
   *[player] { $name } places
} face up: { $item }.
log-bid = { $name ->
    [you] You bid
   *[player] { $name } bids
} { so-many-coins }.
log-pass_bid = { $name ->
    [you] You don’t bid
   *[player] { $name } doesn’t bid
} any more.
log-place_item = { $name ->
    [you] You play
   *[player] { $name } plays
} on { $road }: { $item }.
log-double = { $name ->
    [you] You double
   *[player] { $name } doubles
} { $road } with { one-counter }.
log-exchange = { $name ->
    [you] You exchange
   *[player] { $name } exchanges
} the counters of two roads: { $road } and { $other }.
log-witch_move = { $name ->
    [you] You travel
   *[player] { $name } travels
} to { $town } with a witch’s help, for { $cards }.
log-fly = { $name ->
    [you] You fly
   *[player] { $name } flies
} to { $town } with a witch.
log-take_coins = { $name ->
    [you] You take
   *[player] { $name } takes
} { so-many-coins }.
log-take_coins-none = { $name ->
    [you] You take
   *[player] { $name } takes
} neither coins nor cards.
log-discard = { $name ->
    [you] You give up
   *[player] { $name } gives up
} { $n ->
    [one] one card
   *[other] { $n } cards
}.
log-keep_items = { $name ->
    [you] You keep
   *[player] { $name } keeps
} two items.

end-coins = Coins
end-by-coins = A tie in towns: whoever has more coins wins.
end-by-coins-score = A tie in points: whoever has more coins wins.
end-by-distance-coins = A tie in points and in distance: whoever has more coins wins.
interlude-coins = { $coins } coins

do-take-deck = Draw from the deck
do-take-market = Take from the market: { $card }
do-take_gold = Take all the gold
do-open = Place face up: { $item }
do-bid = Bid { $coins }
do-pass_bid = Don’t bid
do-place_item = Play on { $road }: { $item }
do-double = Double { $road } with { one-counter }
do-exchange = Exchange the counters of { $road } and { $other }
do-witch_move = Travel to { $town } with the witch, for { $cards }
do-fly = Fly to { $town }
do-take_coins = Take { so-many-coins }
do-discard = Give up { $cards }
do-keep_items = Keep: { $items }

hint-gold-look-cards = Look at your counters and at the market: do they go together?
hint-gold-think-cards = A card that fits a counter you hold is worth more than one you can’t see. Three coins for each gold card is good pay once the pile has grown.
hint-gold-look-open = Look at your two items.
hint-gold-think-open = The others can plan with and against what lies face up. Keep secret what will surprise them.
hint-gold-look-auction = Look at the item for sale and at your cards.
hint-gold-think-auction = How many more towns would it bring you? A town in reach is worth a few coins; what you can’t use is worth only what it keeps from others.
hint-gold-look-plan = Look at the roads around your boot.
hint-gold-think-plan = Your own journey comes first: which item takes it to one more town, or to a town that pays well?
hint-gold-look-travel = Look at the towns around your boot, and at their coins.
hint-gold-think-travel = A new town first; among equals the one that pays more. Gold pieces double a town’s coins.
hint-gold-look-reward = Compare the coins of your move with two cards.
hint-gold-think-reward = Two cards are worth about six coins while there’s time to play them. In the last round only coins count.
hint-gold-look-discard = Look at your cards.
hint-gold-think-discard = Keep what goes with your counters, and several cards of a kind.
hint-gold-look-keep_items = Look at your items.
hint-gold-think-keep_items = Keep what fits your cards next round.
