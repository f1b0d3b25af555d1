### Was man schon erreicht hat.
milestone-first-step = Dein erster Schritt
milestone-first-round = Deine erste ganze Runde
milestone-chart = Die ganze Übersichtskarte im Kopf
milestone-chart-ahead = Die ganze Übersichtskarte im Kopf ({ $n } von { $of } Preisen)
milestone-basics = Du kennst die Regeln
milestone-first-game = Deine erste ganze Partie
milestone-beat-random = Die leichten Bots geschlagen
milestone-beat-greedy = Die mittleren Bots geschlagen
milestone-beat-planner = Die schweren Bots geschlagen
milestone-strategy = Du weißt, wie man gewinnt
