# Why a move is refused. The statement's id is shown behind each sentence.
refusal-not-an-action = That is not a move in this game.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-two-to-six = Elfenland is for two to six players.
refusal-bad-switch = No rulebook sets “{ $switch }” to { $value }: please choose one of the values on offer.
refusal-not-your-turn = It is { $turn }'s turn, not { $seat ->
    [you] yours
   *[player] { $seat }'s
}.
refusal-game-over = The game is over.
refusal-box-first = The cards are still being dealt.
refusal-no-such-source = Counters come from the display or from the face-down stack.
refusal-no-such-counter = There is no counter “{ $given }”.
refusal-no-such-card = There is no travel card “{ $given }”.
refusal-no-such-road = There is no road “{ $given }” on the map.
refusal-no-such-town = There is no town “{ $given }” on the map.
refusal-no-such-payment = A step is paid by the chart, as a caravan or to the boatmen.
refusal-secret-or-open = A counter lies open or secret before you: say which.
refusal-draw-secret-first = First everybody draws one counter from the face-down stack.
refusal-draw-first = First everybody draws three more counters.
refusal-pile-is-face-down = The stack lies face down: you cannot ask it for { one-counter }.
refusal-name-a-counter = Say which of the five counters you take.
refusal-not-in-display = No { $counter } lies in the display.
refusal-plan-first = The routes are being planned: place a counter or your obstacle, or pass.
refusal-counter-not-held = You hold no such counter: { $counter }.
refusal-road-has-counter = One counter a road: { one-counter } lies on { $road } already.
refusal-wrong-terrain = The { $counter } cannot travel this terrain: { $terrain } (chart: { $chart }).
refusal-no-counter-on-water = Rivers and lakes take no counter; only rafts go there.
refusal-no-obstacle-on-water = Rivers and lakes take no obstacle.
refusal-obstacle-needs-counter = An obstacle goes only on a road that has a counter; { $road } has none.
refusal-road-has-obstacle = One obstacle a road: { $road } has one already.
refusal-obstacle-used = You have used your obstacle; there is one for the whole game.
refusal-move-first = The boots are moving: take a step or end your move.
refusal-not-from-here = Your boot stands in { $town }; { $road } does not start there.
refusal-not-to-there = { $road } does not lead to { $town }.
refusal-road-needs-counter = No counter lies on { $road }, so nobody can use it.
refusal-road-price = This road costs: { $terrain } { $base } = { $price }. You hold { $have }.
refusal-obstacle-price = This road costs: { $terrain } { $base } + obstacle 1 = { $price }. You hold { $have }.
refusal-river-price = This river costs { $price } in your direction. You hold { $have }.
refusal-lake-price = The ferry costs { $price }. You hold { $have }.
refusal-wrong-cards = This step is paid with { $price }, not with { $cards }.
refusal-exact-price = The price is exactly { $price }; you offer { $given ->
    [one] one card
   *[other] { $given } cards
}.
refusal-no-caravan-on-water = Caravans do not cross water; rivers and ferries take rafts.
refusal-caravan-only-if-unable = At this table a caravan is for those who cannot pay the chart's price, and you can: { $price }.
refusal-caravan-price = A caravan costs three cards; you offer { $given } and hold { $have }.
refusal-caravan-obstacle = Caravan 3 + obstacle 1 = 4 cards; you offer { $given } and hold { $have }.
refusal-no-boatmen = No boatmen work on { $road }.
refusal-boatmen-price = The boatmen want any three cards; you offer { $given } and hold { $have }.
refusal-cards-not-held = You do not hold these cards: { $cards }.
refusal-cut-to-four = A hand is cut down to four cards: you hold { $have } and give up { $due }, not { $given }.
refusal-keep-first = First choose the one counter that you keep.
