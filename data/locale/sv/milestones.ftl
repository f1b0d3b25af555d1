### Vad läsaren har nått.
milestone-first-step = Ditt första steg
milestone-first-round = Din första hela omgång
milestone-chart = Hela tabellen utantill
milestone-chart-ahead = Hela tabellen utantill ({ $n } av { $of } priser)
milestone-basics = Du kan reglerna
milestone-first-game = Ditt första hela parti
milestone-beat-random = Du slog de lätta botarna
milestone-beat-greedy = Du slog de medelsvåra botarna
milestone-beat-planner = Du slog de svåra botarna
milestone-strategy = Du vet hur man vinner
