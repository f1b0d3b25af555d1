# The table: start, turns, choices, the log, the end.
start-title = Elfenland
start-welcome = Who’s playing? Sit around the screen in this order, clockwise.
language-name = English
start-seat = Seat { $n }
start-empty = nobody
start-person = a person
start-name = Name
start-name-full = A name has { $most } characters at most.
start-color = Colour
start-player = Player { $n }
start-edition = Edition
start-house-rules = House rules
start-first = Who starts
start-by-lot = at random
start-seed = Seed (optional)
start-seed-hint = same seed, same game
start-go = Start the game
start-resume = Go on
start-resume-about = { $names }: round { $round }, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-load = Open a record …
start-fan = An unofficial fan project. Elfenland is by Alan R. Moon, and well worth buying.
start-few = You need at least two players: choose a person or a bot for two of the seats.
start-half-two = The western half of the map is for two, and { $n } are seated. Leave two, or choose another edition.
start-same-color = { $a } and { $b } have the same colour. Give one of them another.
start-first-empty = Nobody is in the starting seat. Choose another seat, or let chance decide.
start-unsaved = This works for now, but it won’t be remembered: { $folder } can’t be written to.
start-resume-over = { $names }: finished, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-broken-save = The last game can’t be opened. { $sentence } You can start a new one; the old file stays where it is.

phase-deal = Deal
phase-draw_secret = Secret counter
phase-draw = Three more
phase-plan = Plan
phase-travel = Travel
phase-keep = Finish
round-of = Round { $n } of { $rounds }
turn-of = { $name }’s turn
turn-bot = { $name } is thinking …
bots-hurried = This device is slow: the expert ran out of time, and thought less than it would elsewhere.
phases = The phases of a round

aim = The aim: visit more of the { $towns } towns than anyone else in { $rounds } rounds.
aim-town-card = At the end each connection between your boot and the town on your town card costs you a point.
now-draw_secret = Draw a counter from the face-down stack. It stays your secret.
now-drawn = Your secret counter: { $counter }. Nobody else sees it.
now-draw =
    Take one of the five counters, or the top of the stack. You still have { $left ->
        [one] one
       *[other] { $left }
    } to draw.
now-plan = Place a counter on a road, or your obstacle, or pass.
now-plan-counter = Place a counter on a road, or pass.
now-plan-obstacle = Place your obstacle on a road, or pass.
now-plan-nothing = You have nothing left to place: pass.
now-plan-last = If you pass now, the planning is over for everyone.
now-place-where = Where does your { $counter } go? { $roads ->
    [one] It fits on the golden road.
   *[other] It fits on the golden roads.
}
now-obstacle-where = Which road gets your obstacle? It will cost everyone one more card of the same kind there.
now-place-which = Which counter goes on { $road }?
now-travel = Take a step to a town next to { $town }, or end your move.
now-travel-stuck = You can’t afford any step from { $town }: end your move.
now-pay = How do you pay for { $road }?
now-pay-cards = Choose cards to pay for { $road }: { $left ->
    [one] one more
   *[other] { $left } more
}.
now-cut =
    You may keep four cards. Give up { $left ->
        [one] one
       *[other] { $left }
    }.
now-keep = Choose the one counter to keep.
now-watch = The others are playing.
now-over = The game is over.
touch-own-town = Your boot stands here, in { $town }. Pick a road that leads on, or the town at its end.
touch-boot = Your boot stands in { $town }. { $now }
touch-far-town = No road or water leads straight from { $town } to { $far }: go town by town.
touch-obstacle = Your obstacle goes on a road that has a counter, and no such road is free right now.
touch-card = First pick where your boot goes, and then the cards that pay for it.
touch-other = You can’t pick that now. { $now }
touch-land = Nothing lies just here. { $now }
touch-nothing = There’s nothing to pick here right now.

choice-pile = Draw from the stack
choice-display = Take the { $counter }
choice-counter = Place { one-counter }
choice-counter-secret = Place the secret { $counter }
choice-obstacle = Place the obstacle
choice-pass = Pass
choice-step = { $town }, { $terrain }: { $price }
choice-step-caravan = { $town }, { $terrain }: caravan
choice-step-boatmen = { $town }, { $terrain }: boatmen
choice-card = Pay { $price }
choice-caravan = Caravan: any { $n } cards
choice-boatmen = Boatmen: any { $n } cards
choice-pay-one = { $card } (×{ $n })
choice-end = End your move
choice-end-cut =
    End your move, give up { $n ->
        [one] one card
       *[other] { $n } cards
    }
choice-cut-one = Give up: { $card } (×{ $n })
choice-keep = Keep the { $counter }
choice-keep-secret = Keep the secret { $counter }
choice-own = Look at my cards first
choice-seen = I’ve seen it
choice-undo = Undo
undo-nothing = Nothing of yours can be undone right now.
choice-back = Back
pick-late = A moment too late: something had just changed. Have another look.
choice-roads = Roads
choice-road = { $road }: { $price }
choice-road-none = Choose a road …
choice-this-road = Choose { $road }
undo-other = I’m { $name }: undo my move
hide = Hide my cards
leave = Back to the start
curtain-title = { $name }’s turn
curtain-about = Everyone else, please look away.
curtain-button = I’m { $name }

board-alt = { $turn } – map of Elfenland. { $now }
seat-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
seat-pieces = { $n ->
    [one] { $n } town
   *[other] { $n } towns
}
seat-secret = { $n ->
    [one] { $n } secret counter
   *[other] { $n } secret counters
}
seat-no-obstacle = obstacle used
seat-starts = starts this round
seat-boot = in { $town }
seats = The players
aloud-title = The board in words
log-title = What happened
chart-title = Transportation chart
chart-about = How many cards of its counter’s kind a road costs; an obstacle adds one more of that kind. A caravan: any three cards on a road with a counter, four with an obstacle.
chart-about-items = How many cards of its counter’s kind a road costs; a tree adds one more of that kind. A caravan: any three cards on a road with a counter, four with a tree. A sea monster costs one more raft.
chart-water = Raft: river { $down } with the arrow, { $up } against it; { $lakes }.
chart-lake = { $lake } { $n }
chart-boatmen = Boatmen on { $lake }: any three cards.
rack-display = Display
rack-counters = Your counters
rack-hand = Your cards
rack-town = Town card

log-display = Five counters are turned face up: { $counters }.
log-town_card = { $name ->
    [you] You get
   *[player] { $name } gets
} a town card.
log-round = Round { $n } begins. { $name ->
    [you] You start
   *[player] { $name } starts
}.
log-deal = { $name ->
    [you] You are dealt
   *[player] { $name } is dealt
} { $n ->
    [one] one card
   *[other] { $n } cards
}.
log-draw_secret = { $name ->
    [you] You draw
   *[player] { $name } draws
} a secret counter.
log-draw-display = { $name ->
    [you] You take
   *[player] { $name } takes
} { one-counter } from the display.
log-draw-pile = { $name ->
    [you] You draw
   *[player] { $name } draws
} { one-counter } from the stack.
log-place = { $name ->
    [you] You place
   *[player] { $name } places
} { one-counter } on { $road }.
log-obstacle = { $name ->
    [you] You place
   *[player] { $name } places
} an obstacle on { $road }.
log-pass = { $name ->
    [you] You pass
   *[player] { $name } passes
}.
log-move-card = { $name ->
    [you] You travel
   *[player] { $name } travels
} to { $town } for { $cards }.
log-move-caravan = { $name ->
    [you] You travel
   *[player] { $name } travels
} to { $town } by caravan for { $cards }.
log-move-boatmen = { $name ->
    [you] You are rowed
   *[player] { $name } is rowed
} to { $town } for { $cards }.
log-end_move =
    { $name ->
        [you] You end your move
       *[player] { $name } ends their move
    }.
log-end_move-cut =
    { $name ->
        [you] You end your move and give up
       *[player] { $name } ends their move and gives up
    } { $n ->
        [one] one card
       *[other] { $n } cards
    }.
log-keep = { $name ->
    [you] You keep
   *[player] { $name } keeps
} { one-counter }.
log-keep-secret = { $name ->
    [you] You keep
   *[player] { $name } keeps
} a secret counter.

end-title = { $names } wins!
end-title-shared = { $names } share the win!
end-player = Player
end-pieces = Towns
end-town = Town card
end-distance = Distance
end-score = Score
end-cards = Cards left
end-all-twenty = Someone had collected all twenty pieces: that ended the game.
end-clear = Whoever has the most towns wins.
end-clear-score = The highest score wins.
end-by-cards = A tie in towns: whoever has more cards left wins.
end-by-cards-score = A tie in points: whoever has more cards left wins.
end-by-distance = A tie in points: whoever is nearer to their own town wins.
end-by-distance-cards = A tie in points and in distance: whoever has more cards left wins.
end-shared = A tie in everything: the win is shared.
end-record = Save the record of this game
end-again = New game
rematch = Rematch

fault = Something went wrong in the program. Your game is just as it was; please try something else. Details are in { $file }.
save-failed = The game couldn’t be saved in { $folder }. Free up some space, or allow the program to write there. You can go on playing.
save-late = Someone on another page was quicker, so this wasn’t played. This is the table as it stands now.
save-damaged = The saved copy of this game has been damaged, so nothing more is saved in it. You can go on playing.

# While the board is shown as it was at a line of the log.
log-then = This is how the board was then. Press Escape, or anything else, to come back to now.
# Stands over the board while what the others did is shown.
since-title = Since your last turn
