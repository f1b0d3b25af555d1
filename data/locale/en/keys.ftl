# The shortcuts of the table.
keys-title = Keys
key-digits = take the counter at that place
key-pile = draw from the stack
key-pass = pass
key-undo = undo
key-hint = a hint
key-help = this list
key-arrows = go through the choices; up and down in larger steps
key-enter = choose; on a far town, press it again to travel there
key-escape = one step back while choosing
key-map = hold it: show the map with nothing on it
key-glass = hold it: magnify what’s under the pointer
legend-title = How roads and waterways are drawn
