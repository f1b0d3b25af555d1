# Between two rounds, and at the end.
interlude-round = Round { $n } is over
interlude-on = On we go
