### Varför en bot gjorde som den gjorde, med egna ord.
reason-chance = Jag valde på måfå.
## $counter är en bricka, $road en väg, $town en stad, $goal målet, $home staden på stadskortet,
## $seat en medspelare ([you]: den som läser); $towns och $cards är antal, men efter ”Jag har” är
## $cards en uppräkning.
reason-draw-cards = Jag har { $cards }, så jag tar { one-counter }.
reason-draw-far = Jag har inga kort till { counter.den }, men { counter.pronomen } tar sig fram på många vägar.
reason-place-towns = Med { counter.den } på { $road } når jag { $towns ->
    [one] en stad till
   *[other] { $towns } städer till
}, först { $town }.
reason-place-cards = Med { counter.den } på { $road } kommer jag till { $town } och sparar { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
reason-place-later = { CAP(counter.den) } på { $road } kan hjälpa mig senare.
reason-place-spare = Jag klarar mig utan { counter.den }; på { $road } gör { counter.pronomen } ingen skada.
reason-obstacle-towns = Ett hinder på { $road } lär kosta { $seat ->
    [you] dig
   *[player] { $seat }
} { $towns ->
    [one] en stad
   *[other] { $towns } städer
}.
reason-obstacle-cards = Ett hinder på { $road } lär kosta { $seat ->
    [you] dig
   *[player] { $seat }
} { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
reason-obstacle-near = Jag behöver inte { $road }, och { $seat ->
    [you] du
   *[player] { $seat }
} är närmast.
reason-pass-wait = Jag väntar: kanske lägger någon annan det jag behöver.
reason-pass-keep = Min sista bricka sparar jag hellre till nästa omgång.
reason-pass-done = Jag vill inte lägga något mer.
reason-move-town = I { $town } väntar min stadspjäs. { $towns ->
    [one] Det är den sista nya staden på min resa.
   *[other] Det är den första av { $towns } nya städer på min resa.
}
reason-move-through = Jag reser bara genom { $town }, på väg till { $goal }.
reason-move-home = Från { $town } är det inte lika långt till { $home }, staden på mitt kort.
reason-move-home-there = Framme: { $town } är staden på mitt kort.
reason-move-place = Jag når ingen ny stad, men från { $town } börjar nästa omgång bättre.
reason-end-done = Jag har inte råd med ett steg till.
reason-end-cut = Ingen annan stad är värd det, så jag kastar { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}.
reason-end-save = Jag har råd med ett steg till, men { $cards ->
    [one] mitt sista kort gör
   *[other] mina { $cards } kort gör
} större nytta på handen.
reason-keep-cards = Jag har { $cards }, så jag behåller { one-counter }.
reason-keep-far = Jag har inga kort till { counter.den }, men { counter.pronomen } tar sig fram på många vägar.

## Elfengold
reason-gold-pile = Guldhögen ger mig { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}, och det är bättre än ett kort.
reason-card-suits = Till det här kortet har jag { $counters ->
    [one] en bricka
   *[other] { $counters } brickor
}: { $card }.
reason-card-far = Med det här kortet kommer jag längst: { $card }.
reason-card-blind = Kortleken lovar mer än det som ligger på marknaden.
reason-open-less = Jag visar det som jag lättast klarar mig utan: { $item }.
reason-bid-towns = För det här föremålet ger jag { $coins ->
    [one] ett mynt
   *[other] upp till { $coins } mynt
}: { $item }. Med det når jag { $towns ->
    [one] en stad till
   *[other] { $towns } städer till
}.
reason-bid-later = För det här föremålet ger jag { $coins ->
    [one] ett mynt
   *[other] upp till { $coins } mynt
}: { $item }. Det kan hjälpa mig senare.
reason-pass-dear = Mer än { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
} är föremålet inte värt för mig: { $item }.
reason-pass-useless = Jag har ingen nytta av det här föremålet: { $item }.
reason-gold-piece = Jag reser ändå via { $road }, och där ger guldbiten { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
} till.
reason-exchange-towns = När brickorna på { $road } och { $other } har bytt plats når jag { $towns ->
    [one] en stad till
   *[other] { $towns } städer till
}.
reason-coins-more = Mina städer ger { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}, och det är bättre än två kort.
reason-coins-last = Efter det sista draget är korten inte värda något, men mynten avgör om det står lika.
reason-cards-more = Två kort är bättre för mig än { $coins ->
    [0] ingenting
    [one] ett mynt
   *[other] { $coins } mynt
}.
reason-cut-least = Jag kastar { $cards ->
    [one] det kort
   *[other] de { $cards } kort
} som jag behöver minst.
reason-keep-best = De här två föremålen har jag mest nytta av.
reason-witch-step = Häxan röjer vägen till { $town }.
reason-witch-fly = Häxan flyger mig till { $town }: till fots vore det för dyrt.
