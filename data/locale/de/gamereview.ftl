# Der Rückblick auf ein beendetes Spiel.
gamereview-open = Spiel nachbesprechen
gamereview-close = Zurück zum Ergebnis
gamereview-title = Rückblick
gamereview-about = Jede Reise neben der besten, die mit den Karten auf der Hand und den Transportmitteln auf den Straßen möglich war. Die Pfeiltasten auf dem Plan führen von Reise zu Reise.
gamereview-round = Runde { $n }
gamereview-kicker = Runde { $round } · Reise { $n } von { $of }
gamereview-kicker-turning = Runde { $round } · Wendepunkt
gamereview-previous = ◂ Reise davor
gamereview-next = Nächste Reise ▸
gamereview-hand = Auf der Hand:
gamereview-home = Auch der Weg nach { $town } zählt.
gamereview-taken = Gereist (Linie)
gamereview-best = Die beste (gestrichelt)
gamereview-after = Danach die beste (Linie)
gamereview-before = Davor die beste (gestrichelt)
gamereview-towns = Orte
gamereview-cards = Karten
gamereview-stays = Kein Schritt.
gamereview-at-least = mindestens { $n }
gamereview-nothing-lost = Keine Reise hätte mehr gebracht.
gamereview-lost = Die beste Reise hätte { $count } mehr gebracht.
gamereview-count-towns = { $n ->
    [one] einen Ort
   *[other] { $n } Orte
}
gamereview-count-points = { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
gamereview-moves = Die teuersten Schritte
gamereview-plans = Die Transportmittel und Hindernisse, die am meisten änderten
gamereview-looking = Runde { $n } wird durchgesehen …
gamereview-none = Keine: Hier hat niemand etwas verloren.
gamereview-jump = Runde { $round }: { $said }
gamereview-turn-move = { $name } zieht nach { $town } und verliert { $count }.
gamereview-turn-end_move = { $name } bleibt in { $town } stehen und verliert { $count }.
gamereview-turn-place = { $name } legt { $counter } auf { $road }: Das bringt { $other } { $count }.
gamereview-turn-place-own = { $name } legt { $counter } auf { $road } und gewinnt { $count }.
gamereview-turn-obstacle = { $name } legt das Hindernis auf { $road }: Das nimmt { $other } { $count }.
gamereview-turn-obstacle-own = { $name } legt das Hindernis auf { $road } und verliert dadurch { $count }.
gamereview-table = Orte je Runde
gamereview-table-about = Gesammelte Orte / mögliche Orte. Fett: Nichts ging verloren.
gamereview-all = Alle
gamereview-plot = Ortssteine, Reise um Reise
