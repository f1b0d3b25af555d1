### Mellan två omgångar, och på slutet.
interlude-round = Omgång { $n } är slut
interlude-on = Vidare!
