# Looking back at a game that is over.
gamereview-open = Review the game
gamereview-close = Back to the result
gamereview-title = Looking back
gamereview-about = Each journey beside the best one that the cards in hand and the counters on the roads allowed. The arrow keys on the board take you from journey to journey.
gamereview-round = Round { $n }
gamereview-kicker = Round { $round } · journey { $n } of { $of }
gamereview-kicker-turning = Round { $round } · turning point
gamereview-previous = ◂ Previous journey
gamereview-next = Next journey ▸
gamereview-hand = In hand:
gamereview-home = The distance to { $town } counts too.
gamereview-taken = Taken (solid line)
gamereview-best = The best (dashed line)
gamereview-after = Best from now on (solid line)
gamereview-before = Best before (dashed line)
gamereview-towns = Towns
gamereview-cards = Cards
gamereview-stays = No steps.
gamereview-at-least = at least { $n }
gamereview-nothing-lost = No journey would have brought more.
gamereview-lost = The best journey would have brought { $count } more.
gamereview-count-towns = { $n ->
    [one] one town
   *[other] { $n } towns
}
gamereview-count-points = { $n ->
    [one] one point
   *[other] { $n } points
}
gamereview-moves = The steps that lost the most
gamereview-plans = The counters and obstacles that changed the most
gamereview-looking = Looking through round { $n } …
gamereview-none = None: nobody lost anything here.
gamereview-jump = Round { $round }: { $said }
gamereview-turn-move = { $name ->
    [you] You go to { $town } and lose
   *[player] { $name } goes to { $town } and loses
} { $count }.
gamereview-turn-end_move = { $name ->
    [you] You stop in { $town } and lose
   *[player] { $name } stops in { $town } and loses
} { $count }.
gamereview-turn-place = { $name ->
    [you] You place
   *[player] { $name } places
} { one-counter } on { $road }: that gives { $other ->
    [you] you
   *[player] { $other }
} { $count }.
gamereview-turn-place-own = { $name ->
    [you] You place { one-counter } on { $road } and gain
   *[player] { $name } places { one-counter } on { $road } and gains
} { $count }.
gamereview-turn-obstacle = { $name ->
    [you] You place
   *[player] { $name } places
} the obstacle on { $road }: that costs { $other ->
    [you] you
   *[player] { $other }
} { $count }.
gamereview-turn-obstacle-own = { $name ->
    [you] You place the obstacle on { $road } and lose
   *[player] { $name } places the obstacle on { $road } and loses
} { $count } as a result.
gamereview-table = Towns by round
gamereview-table-about = Towns collected / towns possible. Bold: nothing was lost.
gamereview-all = All
gamereview-plot = Town pieces, journey by journey
gamereview-plans-gold = The items that changed the most
gamereview-turn-gain = { $done } That gives { $other ->
    [you] you
   *[player] { $other }
} { $count }.
gamereview-turn-loss = { $done } That costs { $other ->
    [you] you
   *[player] { $other }
} { $count }.
gamereview-auction = Auction in round { $round }
gamereview-auction-about = What each item cost, and what it was worth to its buyer just then: how many more towns to expect with it, and how many coins the hard bot would have bid at most in their place. Bold: within that limit.
gamereview-sale-item = Item
gamereview-sale-buyer = Buyer
gamereview-sale-nobody = nobody
gamereview-sale-paid = Coins paid
gamereview-sale-most = Hard bot’s limit
gamereview-sale-towns = Towns more
