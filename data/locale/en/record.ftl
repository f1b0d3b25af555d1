# What is wrong with a record that cannot be opened.
record-in-event = Event { $event } of this record: { $sentence }
record-against-rules = Event { $event } of this record is against the rules: “{ $sentence }” ({ $rule })
record-as-a-whole = This record can’t be opened: { $sentence }
refusal-not-a-record = It isn’t an Elfenland record. Choose a file that ends in .elf.json.
refusal-not-json = It’s damaged or incomplete: it isn’t valid JSON. Save it again from the game, or use an older copy.
refusal-too-large = It’s too large: a record can have at most { $most } MB.
refusal-half-a-letter = It holds half a character, which can’t be shown: { $value }.
refusal-not-json-value = It holds something that JSON can’t express: { $value }.
refusal-other-version = It was written in version { $version } of the format; this program reads versions 1 and 2. Update the program.
refusal-key-missing = “{ $key }” is missing.
refusal-bad-seed = The seed has to be a whole number or a word, not { $value }.
refusal-events-are-a-list = “events” has to be a list.
refusal-unknown-edition = There is no edition “{ $edition }”.
refusal-rules-are-switches = “rules” has to name every switch of the edition.
refusal-switch-missing = The switch “{ $switch }” is missing in “rules”.
refusal-player-needs-name = Every player needs a name.
refusal-name-too-long = A player’s name can have at most { $most } letters.
refusal-unknown-color = There is no player colour “{ $color }”.
refusal-color-twice = Two players have the same colour.
refusal-not-an-event = It isn’t an event.
refusal-unknown-event = There is no event “{ $name }”.
refusal-event-after-end = The game is over; nothing can follow (“{ $name }”).
refusal-event-not-due = “{ $name }” can’t happen now.
refusal-event-key-missing = “{ $key }” is missing.
refusal-event-key-unknown = It has no place for “{ $key }”.
refusal-display-of-five = The display has to have five counters.
refusal-no-such-town-card = There’s no town card “{ $town }” left.
refusal-one-town-card = Each player has one town card.
refusal-round-not-due = Round { $need } begins now, not { $n }.
refusal-start-not-due = Seat { $need } starts this round, not { $seat }.
refusal-deal-not-due = Seat { $need } is dealt cards now, not { $seat }.
refusal-deal-size = { $need ->
    [one] One card is
   *[other] { $need } cards are
} dealt now.
refusal-none-left = There aren’t that many left in the stack: { $kinds }.
refusal-not-over = It names a result, but the game isn’t over.
refusal-wrong-result = Its result doesn’t match the game.
