# Help at the table: where to look, what to think of, and what a placement would change.
hint-button = Hint
hint-look-pile = Look at the face-down stack.
hint-look-cards = Look at your cards: which kinds do you have no counter for yet?
hint-look-display = Look at the display: does anything there suit your cards?
hint-look-around = Look at the roads around { $town }.
hint-look-obstacle = Look at your obstacle, and at the other boots.
hint-look-counters = Look at your counters: can one of them still open up a town for you?
hint-look-towards = Look towards { $town }.
hint-look-rest = Look at the cards you have left.
hint-look-keep = Look at your cards first, then at your counters.
hint-think-draw-secret = There’s nothing to choose here, but only you will see what you draw.
hint-think-draw-cards = A counter is worth most when you hold cards for it: you have { $cards }.
hint-think-draw-far = None of your cards fits anything in the display. Then a kind that can use many roads is a good choice.
hint-think-draw-pile = Nothing in the display suits your cards better than a blind draw.
hint-think-place-more = Your best journey now: { $now ->
    [0] no new town
    [one] { $now } new town
   *[other] { $now } new towns
}. With the right counter you can reach { $then }.
hint-think-place-plan = Your best journey now: { $now ->
    [0] no new town
    [one] { $now } new town
   *[other] { $now } new towns
}. One counter is only a start, but with all of yours together you can reach { $then }.
hint-think-place-end = Your best journey now: { $now ->
    [0] no new town
    [one] { $now } new town
   *[other] { $now } new towns
}. With the right counter you could reach { $then }, but where you stop counts for the next round as well.
hint-think-place-same = Your best journey now: { $now ->
    [0] no new town
    [one] { $now } new town
   *[other] { $now } new towns
}. No counter adds a town, but one can save you cards, or help you later.
hint-think-obstacle = Your best journey now: { $now ->
    [0] no new town
    [one] { $now } new town
   *[other] { $now } new towns
}. None of your counters makes it longer. But you can make someone else’s road cost more.
hint-think-pass = Your best journey now: { $now ->
    [0] no new town
    [one] { $now } new town
   *[other] { $now } new towns
}. Nothing you could place makes it longer, and a counter you keep is an extra one next round.
hint-think-pass-done = Your best journey now: { $now ->
    [0] no new town
    [one] { $now } new town
   *[other] { $now } new towns
}. Nothing you could place makes it longer.
hint-think-move =
    { $towns ->
        [one] You can still reach one new town
       *[other] You can still reach { $towns } new towns
    }, if you spend your cards well.
hint-think-move-later =
    { $towns ->
        [one] You can still reach one new town
       *[other] You can still reach { $towns } new towns
    }. But if you take { $then ->
        [0] none of them
        [one] only one
       *[other] only { $then }
    }, you can stop somewhere that gives you a better start to the next round.
hint-think-move-home = You can’t reach a new town, but you can end nearer to the town on your card.
hint-think-move-place = You can’t reach a new town, but you can stop somewhere that gives you a better start to the next round.
hint-think-end = You can’t afford another new town.
hint-think-end-later =
    { $towns ->
        [one] You can still reach one new town
       *[other] You can still reach { $towns } new towns
    }, but stopping here gives you a better start to the next round.
hint-think-end-cut = You hold { $have } cards and may keep four. Keep kinds that suit your counters, or that can use many roads.
hint-think-keep-cards = Think of the next round: you hold { $cards }.
hint-think-keep-far = Think of the next round: no card of yours has a counter yet, so keep a kind that can use many roads.
outlook-now = Your best journey now: { $towns ->
    [0] no new town
    [one] { $towns } new town
   *[other] { $towns } new towns
}.
outlook-with = Your best journey now: { $towns ->
    [0] no new town
    [one] { $towns } new town
   *[other] { $towns } new towns
}; with it { $then }.
outlook-with-each = Your best journey now: { $towns ->
    [0] no new town
    [one] { $towns } new town
   *[other] { $towns } new towns
}; { $each }.
outlook-of = { $thing }: { $towns }
