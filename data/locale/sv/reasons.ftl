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
