### En tillbakablick på ett spel som är slut.
gamereview-open = Se tillbaka på partiet
gamereview-close = Tillbaka till resultatet
gamereview-title = Tillbakablick
gamereview-about = Varje resa bredvid den bästa som korten på handen och brickorna på vägarna tillät. Med piltangenterna på spelbrädet går du från resa till resa.
## $n, $round och $of är nummer, $town är en stad.
gamereview-round = Omgång { $n }
gamereview-kicker = Omgång { $round } · resa { $n } av { $of }
gamereview-kicker-turning = Omgång { $round } · vändpunkt
gamereview-previous = ◂ Förra resan
gamereview-next = Nästa resa ▸
gamereview-hand = På handen:
gamereview-home = Avståndet till { $town } räknas också.
gamereview-taken = Den gjorda resan (heldragen)
gamereview-best = Den bästa resan (streckad)
gamereview-after = Bäst därefter (heldragen)
gamereview-before = Bäst dessförinnan (streckad)
gamereview-towns = Städer
gamereview-cards = Kort
gamereview-stays = Inga steg.
gamereview-at-least = minst { $n }
gamereview-nothing-lost = Ingen resa hade gett mer.
## $count är en av de två uppgifterna nedanför.
gamereview-lost = Den bästa resan hade gett { $count } till.
gamereview-count-towns = { $n ->
    [one] en stad
   *[other] { $n } städer
}
gamereview-count-points = { $n ->
    [one] en poäng
   *[other] { $n } poäng
}
gamereview-moves = Stegen som kostade mest
gamereview-plans = Brickorna och hindren som ändrade mest
gamereview-looking = Går igenom omgång { $n } …
gamereview-none = Inga: här gick ingen miste om något.
## $said är en av meningarna nedanför. $name gjorde något, $other fick nytta eller skada av det.
gamereview-jump = Omgång { $round }: { $said }
gamereview-turn-move = { den-som } reser till { $town } och går miste om { $count }.
gamereview-turn-end_move = { den-som } stannar i { $town } och går miste om { $count }.
gamereview-turn-place = { den-som } lägger { one-counter } på { $road }: det ger { $other ->
    [you] dig
   *[player] { $other }
} { $count }.
gamereview-turn-place-own = { den-som } lägger { one-counter } på { $road } och vinner { $count } på det.
gamereview-turn-obstacle = { den-som } lägger hindret på { $road }: det kostar { $other ->
    [you] dig
   *[player] { $other }
} { $count }.
gamereview-turn-obstacle-own = { den-som } lägger hindret på { $road } och förlorar { $count } på det.
gamereview-table = Städer per omgång
gamereview-table-about = Besökta städer / möjliga städer. Fetstil: inget gick förlorat.
gamereview-all = Alla
gamereview-plot = Stadspjäser, resa för resa
gamereview-plans-gold = Föremålen som ändrade mest
## $done är en hel mening: vad någon spelade.
gamereview-turn-gain = { $done } Det ger { $other ->
    [you] dig
   *[player] { $other }
} { $count }.
gamereview-turn-loss = { $done } Det kostar { $other ->
    [you] dig
   *[player] { $other }
} { $count }.
gamereview-auction = Auktionen i omgång { $round }
gamereview-auction-about = Vad varje föremål kostade, och vad det var värt för köparen just då: hur många fler städer man kunde vänta sig med det, och hur många mynt den svåra boten hade bjudit som mest i köparens ställe. Fetstil: inom den gränsen.
gamereview-sale-item = Föremål
gamereview-sale-buyer = Köpt av
gamereview-sale-nobody = ingen
gamereview-sale-paid = Betalda mynt
gamereview-sale-most = Svåra botens gräns
gamereview-sale-towns = Fler städer
