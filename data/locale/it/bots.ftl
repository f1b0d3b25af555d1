# I bot al tavolo: come giocano, con che ritmo, e se dicono perché.
bot-random-about = gioca per lo più a caso, e non ne impara niente.
bot-greedy-about = fa ciò che in quel momento aiuta di più il suo viaggio, e non guarda oltre.
bot-planner-about = pianifica dove finire la mano, pensando già alle successive.
bot-searcher-about = immagina molte carte che gli altri potrebbero avere e prova ogni mezzo su ogni strada. Se la prende con calma.
pace = Ritmo
pace-slow = lento
pace-normal = normale
pace-fast = veloce
pace-at-once = senza pause
bots-on = Vai al mio turno ▸▸
bots-to-end = Vai alla fine ▸▸
start-why = I bot dicono perché
start-why-no = no, lo tengono per sé
start-why-yes = sì, anche se svela i loro piani
