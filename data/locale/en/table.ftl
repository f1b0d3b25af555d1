# The table: start, turns, choices, the log, the end.
start-title = Elfenland
start-welcome = Who sits at the table? Sit round the screen in this order, clockwise.
language-de = Deutsch
language-en = English
start-seat = Seat { $n }
start-empty = nobody
start-person = a person
start-name = Name
start-color = Colour
start-player = Player { $n }
start-edition = Edition
start-house-rules = House rules
start-first = Who starts
start-by-lot = by lot
start-seed = Seed (optional)
start-seed-hint = same seed, same game
start-go = Start the game
start-resume = Go on with the last game
start-resume-about = { $names }: round { $round }, { $when }
start-load = Open a record …
start-fan = An unofficial fan project. Elfenland is a game by Alan R. Moon, and worth buying.
start-few = Please seat at least two players: choose a person or a bot at two seats.
start-same-color = { $a } and { $b } have the same colour. Please give one of them another.
start-first-empty = Nobody sits at the seat that is to start. Please choose another, or draw lots.
start-unsaved = Your choice holds for today; { $folder } cannot be written to, so it is not remembered.
start-resume-over = { $names }: finished, { $when }
start-broken-save = The last game cannot be opened. { $sentence }

phase-deal = Deal
phase-draw_secret = Secret counter
phase-draw = Three more
phase-plan = Plan
phase-travel = Travel
phase-keep = Finish
round-of = Round { $n } of { $rounds }
turn-of = { $name }'s turn
turn-bot = { $name } is thinking …
phases = The phases of a round

now-draw_secret = Draw a counter from the face-down stack. It stays your secret.
now-draw = Take one of the five counters or the top of the stack. You still draw { $left ->
    [one] one
   *[other] { $left }
}.
now-plan = Place a counter on a road, or your obstacle, or pass.
now-plan-nothing = You have nothing left to place: pass.
now-plan-last = If you pass now, the planning is over.
now-place-where = Where does your { $counter } go? The golden roads take it.
now-obstacle-where = Which road gets your obstacle? It costs everybody one card more there.
now-place-which = Which counter goes on { $road }?
now-travel = Take a step to a town next to { $town }, or end your move.
now-travel-stuck = No step can be paid from { $town }: end your move.
now-pay = How do you pay for { $road }?
now-pay-cards = Choose the cards you pay for { $road }: { $left ->
    [one] one more
   *[other] { $left } more
}.
now-cut = You hold more than four cards. Give up { $left ->
    [one] one
   *[other] { $left }
}.
now-keep = Choose the one counter that you keep.
now-watch = The others are playing.
now-over = The game is over.

touch-own-town = Your boot stands here, in { $town }. Pick a road that leads on, or the town at its end.
touch-far-town = No road or water leads straight from { $town } to { $far }: go town by town.
touch-obstacle = Your obstacle goes on a road that has a counter; there is no road for it now.
touch-card = First pick where your boot goes, and then the cards that pay for it.
touch-other = That cannot be picked now. { $now }
touch-nothing = There is nothing to pick here now.

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
choice-end = End the move
choice-end-cut = End the move, give up { $n ->
    [one] one card
   *[other] { $n } cards
}
choice-cut-one = Give up: { $card } (×{ $n })
choice-keep = Keep the { $counter }
choice-keep-secret = Keep the secret { $counter }
choice-undo = Take back
choice-back = Back
choice-roads = Roads
choice-road-none = Choose a road …
choice-this-road = Choose { $road }
undo-other = I am { $name }: take my move back
hide = Hide my things
leave = To the start
curtain-title = { $name }'s turn
curtain-about = Nobody else looks at the screen now.
curtain-button = I am { $name }

board-alt = Map of Elfenland. { $turn }. { $now }
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
log-title = What happened
chart-title = Transportation chart
chart-about = How many cards of its kind a road costs; an obstacle adds one. A caravan: any three cards on a road with a counter, four with an obstacle.
chart-water = Raft: river { $down } with the arrow, { $up } against it; { $lakes }.
chart-lake = { $lake } { $n }
chart-boatmen = Boatmen on { $lake }: any three cards.
rack-display = Display
rack-counters = Your counters
rack-hand = Your cards
rack-town = Town card

log-display = Five counters are turned up: { $counters }.
log-town_card = { $name } gets a town card.
log-round = Round { $n } begins. { $name } starts.
log-deal = { $name } is dealt { $n ->
    [one] one card
   *[other] { $n } cards
}.
log-draw_secret = { $name } draws a secret counter.
log-draw-display = { $name } takes { one-counter } from the display.
log-draw-pile = { $name } draws { one-counter } from the stack.
log-place = { $name } places { one-counter } on { $road }.
log-obstacle = { $name } places an obstacle on { $road }.
log-pass = { $name } passes.
log-move-card = { $name } travels to { $town } for { $cards }.
log-move-caravan = { $name } travels to { $town } by caravan: { $cards }.
log-move-boatmen = { $name } is rowed to { $town }: { $cards }.
log-end_move = { $name } ends the move.
log-end_move-cut = { $name } ends the move and gives up { $n ->
    [one] one card
   *[other] { $n } cards
}.
log-keep = { $name } keeps { one-counter }.
log-keep-secret = { $name } keeps a secret counter.

end-title = { $names } wins!
end-title-shared = { $names } share the win!
end-player = Player
end-pieces = Towns
end-town = Town card
end-distance = Distance
end-score = Score
end-cards = Cards left
end-all-twenty = All twenty pieces were collected before the last round.
end-clear = The most towns decide.
end-clear-score = The best score decides.
end-by-cards = Level in towns: more cards left decide.
end-by-cards-score = Level in the score: more cards left decide.
end-by-distance = Level in the score: the shorter way to the own town decides.
end-shared = Level in everything: the win is shared.
end-record = Save the record of this game
end-again = A new game

fault = Something went wrong in the program. The game stands as it was before; please try another way. The details are in { $file }.
save-failed = The game could not be saved in { $folder }. Make room there, or let the program write to it; the game itself goes on.
