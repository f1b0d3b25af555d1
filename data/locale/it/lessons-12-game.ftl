# Fino alla fine
lesson-game-title = Fino alla fine
lesson-game-purpose = Gioca la terza e la quarta mano della tua partita, e guarda che cosa ha fatto la differenza.
lesson-game-know-1 = Hai giocato una partita intera.
lesson-game-know-2 = Rivedendo una partita, capisci dove si sono vinte e perse le città.
lesson-game-trap-1 = «L’ostacolo si usa presto.» Poi non c’è più: tienilo per una strada che conta.

step-game-third = La tua partita, terza mano.

question-game-last-ask = Nell’ultima mano, a che cosa servono le carte rimaste?
question-game-last-1 = Un punto ciascuna, come una pedina, quattro al massimo.
question-game-last-2 = A niente.
question-game-last-3 = A decidere in caso di parità, quattro al massimo.
question-game-last-why-1 = I punti li danno solo le pedine.
question-game-last-why-2 = A parità di pedine decidono le carte.
question-game-last-why-3 = Giusto: perciò una carta risparmiata può vincere una partita.

step-game-mixed = Tre rompicapi, ognuno diverso: che cosa aiuta di più, lo vedi tu.

step-game-fourth = Quarta mano, l’ultima: non c’è più niente da risparmiare. Poi vedrai che cosa ha fatto la differenza.
