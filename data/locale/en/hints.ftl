# Help at the table: where to look, what to think of, and what a placement would change.
hint-button = Hint
hint-look-pile = Look at the face-down stack.
hint-look-cards = Look at your cards: for which of them have you no counter yet?
hint-look-display = Look at the display: does anything there suit your cards?
hint-look-around = Look at the roads around { $town }.
hint-look-obstacle = Look at your obstacle, and at the boots of the others.
hint-look-counters = Look at your counters: does one of them still open a town for you?
hint-look-towards = Look towards { $town }.
hint-look-rest = Look at the cards that you have left.
hint-look-keep = Look at your cards first, then at your counters.
hint-think-draw-secret = There is nothing to choose here; but what you draw is yours alone.
hint-think-draw-cards = A counter is worth most where cards wait for it: you hold { $cards }.
hint-think-draw-far = No card of yours waits for anything there. Then a kind that goes over many roads is a good one.
hint-think-draw-pile = Nothing in the display suits your cards better than luck does.
hint-think-place-more = Your best journey now: { $now ->
    [one] { $now } new town
   *[other] { $now } new towns
}. One counter makes it { $then }.
hint-think-place-plan = Your best journey now: { $now ->
    [one] { $now } new town
   *[other] { $now } new towns
}. One counter is only a beginning, but all of yours together can make it { $then }.
hint-think-place-end = Your best journey now: { $now ->
    [one] { $now } new town
   *[other] { $now } new towns
}. One counter could make it { $then }, but where you end counts for the next round as well.
hint-think-place-same = Your best journey now: { $now ->
    [one] { $now } new town
   *[other] { $now } new towns
}. No counter adds a town, but one can save you cards or serve you later.
hint-think-obstacle = Your best journey now: { $now ->
    [one] { $now } new town
   *[other] { $now } new towns
}. No counter of yours makes it longer. But somebody else's road can become dearer.
hint-think-pass = Your best journey now: { $now ->
    [one] { $now } new town
   *[other] { $now } new towns
}. Nothing that you could lay makes it longer, and a counter kept is one more in the next round.
hint-think-pass-done = Your best journey now: { $now ->
    [one] { $now } new town
   *[other] { $now } new towns
}. Nothing that you could lay makes it longer.
hint-think-move = { $towns ->
    [one] One new town is still within your reach
   *[other] { $towns } new towns are still within your reach
}, if you spend your cards well.
hint-think-move-later = { $towns ->
    [one] One new town is still within your reach
   *[other] { $towns } new towns are still within your reach
}. But a journey to { $then ->
    [0] none of them
    [one] one
   *[other] { $then }
} can end where the next round begins better.
hint-think-move-home = No new town is within your reach, but you can end nearer to the town on your card.
hint-think-move-place = No new town is within your reach, but you can end where the next round begins better.
hint-think-end = No further new town can be paid with what you hold.
hint-think-end-later = { $towns ->
    [one] One new town is still within your reach
   *[other] { $towns } new towns are still within your reach
}, but from here the next round begins better.
hint-think-end-cut = You hold { $have } cards, and four may stay. Keep those that go over many roads.
hint-think-keep-cards = Think of the next round: you hold { $cards }.
hint-think-keep-far = Think of the next round: no card of yours waits for a counter, so keep a kind that goes over many roads.
hint-with-rule = { $hint } Rule { $rule }: { $statement }
outlook-now = Your best journey now: { $towns ->
    [one] { $towns } new town
   *[other] { $towns } new towns
}.
outlook-with = Your best journey now: { $towns ->
    [one] { $towns } new town
   *[other] { $towns } new towns
}; with it { $then }.
outlook-with-each = Your best journey now: { $towns ->
    [one] { $towns } new town
   *[other] { $towns } new towns
}; { $each }.
outlook-of = { $thing }: { $towns }
