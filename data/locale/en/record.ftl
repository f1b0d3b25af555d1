# What is wrong with a record that cannot be opened.
record-in-event = Event { $event } of this record: { $sentence }
record-as-a-whole = This record cannot be opened: { $sentence }
record-unreadable = The file { $file } cannot be read.
refusal-not-a-record = It is not an Elfenland record. Choose a file that ends in .elf.json.
refusal-not-json = It is not JSON text, or a part of it is missing.
refusal-too-large = It is too large: a record has at most { $most } MB.
refusal-other-version = It is of version { $version }; this program reads version 1.
refusal-key-missing = “{ $key }” is missing.
refusal-bad-seed = The seed has to be a whole number or a word, not { $value }.
refusal-events-are-a-list = “events” has to be a list.
refusal-unknown-edition = There is no edition “{ $edition }”.
refusal-rules-are-switches = “rules” has to name every switch of the edition.
refusal-switch-missing = The switch “{ $switch }” is missing in “rules”.
refusal-player-needs-name = Every player needs a name.
refusal-unknown-color = There is no player colour “{ $color }”.
refusal-color-twice = Two players have the same colour.
refusal-not-an-event = It is not an event.
refusal-unknown-event = There is no event “{ $name }”.
refusal-event-after-end = The game is over, nothing can follow (“{ $name }”).
refusal-event-not-due = “{ $name }” cannot happen now.
refusal-event-key-missing = “{ $key }” is missing.
refusal-event-key-unknown = It has no place for “{ $key }”.
refusal-display-of-five = The display has five counters.
refusal-no-such-town-card = No town card “{ $town }” is left.
refusal-one-town-card = Each player has one town card.
refusal-round-not-due = Round { $need } begins now, not { $n }.
refusal-start-not-due = Seat { $need } starts this round, not { $seat }.
refusal-deal-not-due = Seat { $need } is dealt cards now, not { $seat }.
refusal-deal-size = { $need ->
    [one] One card is
   *[other] { $need } cards are
} dealt now.
refusal-none-left = There are not so many left in the stack: { $kinds }.
refusal-not-over = It names a result, but the game is not over.
refusal-wrong-result = Its result is not what the game comes to.
