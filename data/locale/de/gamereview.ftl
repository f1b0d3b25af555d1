### Der Rückblick auf ein beendetes Spiel.
gamereview-open = Rückblick auf die Partie
gamereview-close = Zurück zum Ergebnis
gamereview-title = Rückblick
gamereview-about = Jede Reise neben der besten, die mit den Karten auf der Hand und den Transportmitteln auf den Straßen möglich war. Mit den Pfeiltasten auf dem Spielplan kommst du von Reise zu Reise.
## $n, $round und $of sind Nummern, $town ist ein Ort.
gamereview-round = Runde { $n }
gamereview-kicker = Runde { $round } · Reise { $n } von { $of }
gamereview-kicker-turning = Runde { $round } · Wendepunkt
gamereview-previous = ◂ Reise davor
gamereview-next = Nächste Reise ▸
gamereview-hand = Auf der Hand:
gamereview-home = Auch der Weg nach { $town } zählt.
gamereview-taken = Tatsächliche Reise (durchgezogen)
gamereview-best = Beste Reise (gestrichelt)
gamereview-after = Beste Reise danach (durchgezogen)
gamereview-before = Beste Reise davor (gestrichelt)
gamereview-towns = Orte
gamereview-cards = Karten
gamereview-stays = Kein Schritt.
gamereview-at-least = mindestens { $n }
gamereview-nothing-lost = Keine Reise hätte mehr gebracht.
## $count ist eine der beiden Angaben darunter, im Akkusativ.
gamereview-lost = Die beste Reise hätte { $count } mehr gebracht.
gamereview-count-towns = { $n ->
    [one] einen Ort
   *[other] { $n } Orte
}
gamereview-count-points = { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
}
gamereview-moves = Die folgenschwersten Fehlschritte
gamereview-plans = Die Transportmittel und Hindernisse, die am meisten bewirkt haben
gamereview-looking = Runde { $n } wird durchgesehen …
gamereview-none = Keine: Hier hat niemand etwas verschenkt.
## $said ist einer der Sätze darunter. $name hat etwas getan, $other hat davon Nutzen oder Schaden,
## $counter ist ein Transportmittel, $road eine Straße.
gamereview-jump = Runde { $round }: { $said }
gamereview-turn-move = { $name ->
    [you] Du ziehst nach { $town } und verschenkst
   *[player] { $name } zieht nach { $town } und verschenkt
} { $count }.
gamereview-turn-end_move = { $name ->
    [you] Du bleibst in { $town } stehen und verschenkst
   *[player] { $name } bleibt in { $town } stehen und verschenkt
} { $count }.
gamereview-turn-place = { $name ->
    [you] Du legst
   *[player] { $name } legt
} { one-counter } auf { $road }: Das bringt { $other ->
    [you] dir
   *[player] { $other }
} { $count } mehr.
gamereview-turn-place-own = { $name ->
    [you] Du legst { one-counter } auf { $road } und gewinnst
   *[player] { $name } legt { one-counter } auf { $road } und gewinnt
} dadurch { $count }.
gamereview-turn-obstacle = { $name ->
    [you] Du legst
   *[player] { $name } legt
} das Hindernis auf { $road }: Das kostet { $other ->
    [you] dich
   *[player] { $other }
} { $count }.
gamereview-turn-obstacle-own = { $name ->
    [you] Du legst das Hindernis auf { $road } und verschenkst
   *[player] { $name } legt das Hindernis auf { $road } und verschenkt
} dadurch { $count }.
gamereview-table = Orte je Runde
gamereview-table-about = Besuchte Orte / erreichbare Orte. Fett: Hier wurde nichts verschenkt.
gamereview-all = Alle
gamereview-plot = Ortssteine, Reise für Reise
gamereview-plans-gold = Die Gegenstände, die am meisten bewirkt haben
## $done ist ein ganzer Satz: was jemand gespielt hat.
gamereview-turn-gain = { $done } Das bringt { $other ->
    [you] dir
   *[player] { $other }
} { $count } mehr.
gamereview-turn-loss = { $done } Das kostet { $other ->
    [you] dich
   *[player] { $other }
} { $count }.
gamereview-auction = Auktion in Runde { $round }
gamereview-auction-about = Was jeder Gegenstand gekostet hat und was er in diesem Augenblick wert war: wie viele Orte mehr mit ihm zu erwarten waren und wie viele Goldmünzen der schwere Bot an derselben Stelle höchstens geboten hätte. Fett: innerhalb dieser Grenze.
gamereview-sale-item = Gegenstand
gamereview-sale-buyer = Ersteigert von
gamereview-sale-nobody = niemandem
gamereview-sale-paid = Gold bezahlt
gamereview-sale-most = Grenze des schweren Bots
gamereview-sale-towns = Orte mehr
