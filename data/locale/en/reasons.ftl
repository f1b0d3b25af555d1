# Why a bot did what it did, in its own words.
reason-chance = I drew lots for it.
reason-draw-secret = Let us see what luck brings.
reason-draw-cards = I hold { $cards }, so I take { one-counter }.
reason-draw-far = No card of mine waits for the { $counter }, but it goes over many roads.
reason-draw-pile = Nothing in the display is better than luck.
reason-place-towns = The { $counter } on { $road } gives my journey { $towns ->
    [one] one town
   *[other] { $towns } towns
} more, { $town } first.
reason-place-cards = The { $counter } on { $road } takes me to { $town } and saves me { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
reason-place-later = The { $counter } on { $road } may serve me later.
reason-place-spare = The { $counter } is one to spare; on { $road } it does no harm.
reason-obstacle-towns = An obstacle on { $road } probably costs { $seat ->
    [you] you
   *[player] { $seat }
} { $towns ->
    [one] one town
   *[other] { $towns } towns
}.
reason-obstacle-cards = An obstacle on { $road } probably costs { $seat ->
    [you] you
   *[player] { $seat }
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
reason-obstacle-near = I do not need { $road }, and { $seat ->
    [you] your boot
   *[player] the boot of { $seat }
} is near.
reason-pass-wait = I wait: somebody else may lay what helps me.
reason-pass-keep = My last counter is better kept for the next round.
reason-pass-done = There is nothing left that I want to lay.
reason-move-town = My piece waits in { $town }. { $towns ->
    [one] It is the last new town on my journey.
   *[other] It is the first of { $towns } new towns on my journey.
}
reason-move-through = I only pass through { $town }, on the way to { $goal }.
reason-move-home = From { $town } it is not so far to { $home }, the town on my card.
reason-move-home-there = { $town } is the town on my card, so there I have arrived.
reason-move-place = No new town is within my reach, but from { $town } the next round begins better.
reason-end-done = I cannot pay for any further step.
reason-end-cut = No further new town is worth it, and I give up { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
reason-end-save = I could pay for one more step, but { $cards ->
    [one] my last card is
   *[other] my { $cards } cards are
} worth more in hand.
reason-keep-cards = I hold { $cards }, so I keep { one-counter }.
reason-keep-far = No card of mine waits for the { $counter }, but it will go over many roads.
