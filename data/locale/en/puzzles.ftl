# Puzzles: positions of played games with one question each.
puzzles-title = Puzzles
puzzles-about = Positions from played games, each with one question. Par is the best answer, and it is proved. Trying again costs nothing.
puzzles-open = Puzzles
puzzles-close = Back to the start
puzzles-previous = ◂ Before
puzzles-next = Next ▸
puzzles-number = { $kind } { $n } of { $of }
puzzles-day = { $kind } of { DATETIME($date, dateStyle: "long") } (UTC)
puzzles-stars = Each names a number to start from, and par. ★★★ is par, ★★☆ one town off it, ★☆☆ at least half the way there; less gets no star. Once a step or the solution was shown, there is one star at most until you begin again.
puzzle-retry = Try again
puzzles-won = ★ { $stars } of { $of }
puzzle-kind-day = Puzzle of the day
puzzle-kind-trip = Longest trip
puzzle-kind-counter = One counter
puzzle-kind-obstacle = Obstacle
puzzle-trip-title = The longest trip with this hand
puzzle-trip-goal = Collect as many towns as your cards pay for. A hasty elf who always takes the cheapest step to a new town comes to { $base ->
    [one] one town
   *[other] { $base } towns
}; par is { $par }.
puzzle-trip-look = Look at this step.
puzzle-trip-result = { $n ->
    [0] No town
    [one] One town
   *[other] { $n } towns
}; { $short ->
    [0] that is par: no trip is longer.
   *[other] par is { $par }.
}
puzzle-trip-onward = Go on, take steps back, or begin again.
puzzle-trip-stop = I stop here
puzzle-trip-stuck = No step can be paid any more. Stop here, or take steps back.
puzzle-counter-title = One counter, more towns
puzzle-counter-goal = Place the one counter that helps your own best trip most; nobody else places anything any more. Without it { $base ->
    [0] you reach no new town
    [one] you reach one town
   *[other] you reach { $base } towns
}; par is { $par }.
puzzle-counter-look = Look at these two towns: what would join them?
puzzle-counter-result = With this counter your best trip has { $n ->
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
puzzle-obstacle-title = The obstacle before the leader
puzzle-obstacle-goal = { $name } leads, will travel with the cards shown here, and can reach { $base ->
    [one] one town
   *[other] { $base } towns
}. Place your obstacle where it hurts most; par is { $par }.
puzzle-obstacle-hand = Cards of { $name }:
puzzle-obstacle-look = The leader would like to visit these towns.
puzzle-obstacle-result = With this obstacle the leader can still reach { $n ->
    [0] no new town
    [one] one town
   *[other] { $n } towns
}, without it { $base }; { $short ->
    [0] that is par: no road hurts more.
   *[other] par is { $par }.
}
puzzle-line = Your trip (line)
puzzle-best = The best trip (dashes)
puzzle-leader = The leader's best trip (dashes)
