# Puzzles: positions of played games with one question each.
puzzles-title = Puzzles
puzzles-about = Positions from played games, each with one question. Par is the best answer, and it is proved. Trying again costs nothing.
puzzles-open = Puzzles
puzzles-close = Back to the start
puzzles-previous = ◂ Before
puzzles-next = Next ▸
puzzles-number = { $kind } { $n } of { $of }
puzzles-day = { $kind } of { $date } (UTC)
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
puzzle-trip-solved = { $n ->
    [one] One town
   *[other] { $n } towns
} of { $par }. { $short ->
    [0] No trip is longer.
    [one] One more was possible.
   *[other] { $short } more were possible.
}
puzzle-trip-wrong = { $n ->
    [one] One town
   *[other] { $n } towns
} of { $par }: the hasty elf gets at least as far. Go on, take steps back, or begin again.
puzzle-trip-stop = I stop here
puzzle-trip-stuck = No step can be paid any more. Stop here, or take steps back.
puzzle-counter-title = One counter, more towns
puzzle-counter-goal = Place the one counter that helps your own best trip most; nobody else places anything any more. Without it { $base ->
    [0] you reach no new town
    [one] you reach one town
   *[other] you reach { $base } towns
}; par is { $par }.
puzzle-counter-look = Look at these two towns: what would join them?
puzzle-counter-solved = Your best trip has { $n ->
    [one] one town
   *[other] { $n } towns
} now. { $short ->
    [0] No counter brings more.
    [one] Another counter brings one more.
   *[other] Another counter brings { $short } more.
}
puzzle-counter-wrong = Your best trip still has { $n ->
    [0] no new town
    [one] one town
   *[other] { $n } towns
}: this counter brings nothing. It has been taken back.
puzzle-obstacle-title = The obstacle before the leader
puzzle-obstacle-goal = { $name } leads, will travel with the cards shown here, and can reach { $base ->
    [one] one town
   *[other] { $base } towns
}. Place your obstacle where it hurts most; par is { $par }.
puzzle-obstacle-hand = Cards of { $name }:
puzzle-obstacle-look = The leader would like to visit these towns.
puzzle-obstacle-solved = The leader still reaches { $n ->
    [0] no new town
    [one] one town
   *[other] { $n } towns
}. { $short ->
    [0] No road hurts more.
    [one] Another road costs one more.
   *[other] Another road costs { $short } more.
}
puzzle-obstacle-wrong = The leader goes another way and still reaches { $n ->
    [one] one town
   *[other] { $n } towns
}. It has been taken back.
puzzle-line = Your trip (line)
puzzle-best = The best trip (dashes)
puzzle-leader = The leader's best trip (dashes)
