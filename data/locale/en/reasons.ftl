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
reason-move-place = I can’t reach a new town, but from { $town } the next round starts better.
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
