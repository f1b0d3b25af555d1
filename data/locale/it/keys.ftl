# I tasti al tavolo.
keys-title = Tasti
key-digits = prendi il mezzo in quella posizione
key-pile = pesca dal mazzetto
key-pass = passa
key-undo = annulla
key-hint = un suggerimento
key-help = questo elenco
key-arrows = scorri le scelte; con su e giù, a passi più grandi
key-enter = scegli; su una città lontana, premi di nuovo per andarci
key-escape = torna indietro di una scelta
key-map = tieni premuto: la mappa senza quello che c’è sopra
key-glass = tieni premuto: più grande quello che c’è sotto il puntatore
legend-title = Come sono disegnate strade e acque
