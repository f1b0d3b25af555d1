# Puzzles: positions of played games with one question each.
puzzles-title = Puzzles
puzzles-about = Positions from games that were played, with one question each. Par is the best possible answer, proved by search. Try as often as you like.
puzzles-previous = ◂ Previous puzzle
puzzles-next = Next puzzle ▸
puzzles-number = { $kind } { $n } of { $of }
puzzles-day = { $kind } for { DATETIME($date, dateStyle: "long") } (UTC)
puzzles-stars = Each puzzle gives you a number to beat, and par. ★★★ is par, ★★☆ is one town short of it, ★☆☆ is at least halfway from the number to par; anything less earns no star. Once you’ve been shown a step or the solution, you can earn only one star until you start over.
puzzle-retry = Try again
puzzles-won = ★ { $stars } of { $of }
puzzle-kind-day = Puzzle of the day
puzzle-kind-trip = Longest journey
puzzle-kind-counter = One counter
puzzle-kind-obstacle = Obstacle
puzzle-trip-title = The longest journey with this hand
puzzle-trip-goal =
    Collect as many towns as your cards can pay for. A hasty elf who always takes the cheapest step to a new town gets { $base ->
        [0] no town
        [one] one town
       *[other] { $base } towns
    }; par, the best possible, is { $par }.
puzzle-trip-look = Look at this step.
puzzle-trip-result = { $n ->
    [0] No town
    [one] One town
   *[other] { $n } towns
}; { $short ->
    [0] that is par: no journey is longer.
   *[other] par is { $par }.
}
puzzle-trip-onward = Go on, take steps back, or start over.
puzzle-trip-stop = Stop here
puzzle-trip-stuck = You can’t afford another step. Stop here, or take steps back.
puzzle-counter-title = One counter, more towns
puzzle-counter-goal =
    Place the one counter that helps your own best journey most; nobody else will place anything. Without it { $base ->
        [0] you reach no new town
        [one] you reach one town
       *[other] you reach { $base } towns
    }; par is { $par }.
puzzle-counter-look = Look at these two towns: what could join them?
puzzle-counter-result = With this counter your best journey has { $n ->
    [0] no new town
    [one] one town
   *[other] { $n } towns
}, without it { $base ->
    [0] none
   *[other] { $base }
}; { $short ->
    [0] that is par: no counter brings more.
   *[other] par is { $par }.
}
puzzle-obstacle-title = Stop the leader
puzzle-obstacle-goal =
    { $name } is in the lead, will travel with the cards shown here, and can reach { $base ->
        [one] one town
       *[other] { $base } towns
    }. Place your obstacle where it hurts most; par is { $par }.
puzzle-obstacle-hand = { $name }’s cards:
puzzle-obstacle-look = The leader would like to visit these towns.
puzzle-obstacle-result = With this obstacle the leader can { $n ->
    [0] reach no new town
    [one] still reach one town
   *[other] still reach { $n } towns
}, without it { $base }; { $short ->
    [0] that is par: no road hurts more.
   *[other] par is { $par }.
}
puzzle-line = Your journey (solid line)
puzzle-best = The best journey (dashed line)
puzzle-leader = The leader’s best journey (dashed line)
