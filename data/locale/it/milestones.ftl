### I traguardi di chi legge.
milestone-first-step = Il tuo primo passo
milestone-first-round = La tua prima mano intera
milestone-chart = Tutta la carta geografica, a memoria
milestone-chart-ahead = Tutta la carta geografica, a memoria ({ $n } prezzi su { $of })
milestone-basics = Conosci le regole
milestone-first-game = La tua prima partita intera
milestone-beat-random = Hai battuto i bot facili
milestone-beat-greedy = Hai battuto i bot medi
milestone-beat-planner = Hai battuto i bot difficili
milestone-strategy = Sai come si vince
