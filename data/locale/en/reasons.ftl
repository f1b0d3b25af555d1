# Why a bot did what it did, in its own words.
reason-chance = I picked at random.
reason-draw-cards = I hold { $cards }, so I take { one-counter }.
reason-draw-far = I have no cards for the { $counter }, but it can use many roads.
reason-place-towns =
    The { $counter } on { $road } lets me visit { $towns ->
        [one] one more town
       *[other] { $towns } more towns
    }, starting with { $town }.
reason-place-cards = The { $counter } on { $road } takes me to { $town } and saves me { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
reason-place-later = The { $counter } on { $road } may help me later.
reason-place-spare = I can spare the { $counter }; on { $road } it does no harm.
reason-obstacle-towns =
    An obstacle on { $road } will probably cost { $seat ->
        [you] you
       *[player] { $seat }
    } { $towns ->
        [one] one town
       *[other] { $towns } towns
    }.
reason-obstacle-cards =
    An obstacle on { $road } will probably cost { $seat ->
        [you] you
       *[player] { $seat }
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
reason-obstacle-near =
    I don’t need { $road }, and { $seat ->
        [you] you are
       *[player] { $seat } is
    } closest to it.
reason-pass-wait = I’ll wait: someone else may place what I need.
reason-pass-keep = I’d rather keep my last counter for the next round.
reason-pass-done = I don’t want to place anything else.
reason-move-town =
    My piece is waiting in { $town }. { $towns ->
        [one] It’s the last new town on my journey.
       *[other] It’s the first of { $towns } new towns on my journey.
    }
reason-move-through = I’m only passing through { $town }, on the way to { $goal }.
reason-move-home = From { $town } it’s not as far to { $home }, the town on my card.
reason-move-home-there = I’ve arrived: { $town } is the town on my card.
reason-move-place = I can’t reach a new town, but { $town } gives me a better start to the next round.
reason-end-done = I can’t afford another step.
reason-end-cut =
    No other town is worth it, so I give up { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
reason-end-save =
    I could afford one more step, but { $cards ->
        [one] my last card is
       *[other] my { $cards } cards are
    } worth more in my hand.
reason-keep-cards = I hold { $cards }, so I keep { one-counter }.
reason-keep-far = I have no cards for the { $counter }, but it can use many roads.

## Elfengold
reason-gold-pile = The gold pile brings me { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, which I like better than a card.
reason-card-suits = I hold { $counters ->
    [one] a counter
   *[other] { $counters } counters
} for this card: { $card }.
reason-card-far = This card takes me further than the others: { $card }.
reason-card-blind = The deck may help me more than what lies in the market.
reason-open-less = I show what I can better do without: { $item }.
reason-bid-towns = For this item I’d pay { $coins ->
    [one] one coin
   *[other] up to { $coins } coins
}: { $item }. It takes me to { $towns ->
    [one] one more town
   *[other] { $towns } more towns
}.
reason-bid-later = For this item I’d pay { $coins ->
    [one] one coin
   *[other] up to { $coins } coins
}: { $item }. It may help me later.
reason-pass-dear = This item isn’t worth more than { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to me: { $item }.
reason-pass-useless = I have no use for this item: { $item }.
reason-gold-piece = I go by { $road } anyway, and the gold piece there brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
} more.
reason-exchange-towns = Once the counters on { $road } and { $other } are swapped, I reach { $towns ->
    [one] one more town
   *[other] { $towns } more towns
}.
reason-coins-more = My towns bring { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, which I like better than two cards.
reason-coins-last = After the last move cards are worth nothing, and coins decide a tie.
reason-cards-more = I like two cards better than { $coins ->
    [0] nothing
    [one] one coin
   *[other] { $coins } coins
}.
reason-cut-least = I give up { $cards ->
    [one] the card
   *[other] the { $cards } cards
} I need least.
reason-keep-best = These two items are worth most to me.
reason-witch-step = The witch clears my way to { $town }.
reason-witch-fly = The witch flies me to { $town }: walking there would cost too much.
