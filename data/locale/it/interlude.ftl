# Tra due mani, e alla fine.
interlude-round = La mano { $n } è finita
interlude-on = Si continua
