# Zwischen zwei Runden, und am Ende.
interlude-round = Runde { $n } ist vorbei
interlude-on = Weiter geht’s
