# The solo game: its page, its rounds, its rules.
place-solo = Solo
solo-about = Alone on the map: four rounds, and for each of them a par that is proved.
solo-first = First try
solo-today = Today’s deal
solo-another = Another deal
solo-day = The deal for { DATETIME($date, dateStyle: "long") } (UTC)
solo-deal = Deal { $n }
solo-nowhere = There’s no such deal. Here’s today’s.
solo-draw = Round { $n } of { $of }: get ready. Par is worked out once you have your counters.
solo-par = Par for this round: { $par }. New towns so far: { $n }.
solo-after = Round { $round }: { $n } of par { $par }.
solo-way = One way to par: { $text }.
solo-end =
    { $short ->
       [0] The journey is over. Towns: { $n }, and par in every round.
       [one] The journey is over. Towns: { $n }, one short of par.
      *[other] The journey is over. Towns: { $n }, { $short } short of par.
     }
solo-first-par = Par! That’s how it’s done. Now for a whole game.
solo-first-short =
    { $short ->
       [one] One town short of par. Try it again.
      *[other] { $short } towns short of par. Try it again.
     }
solo-column-round = Round
solo-column-par = Par
solo-column-got = Towns
solo-rules = How to play alone
solo-rule-1 = You play all four rounds by the rules of the first printing, with nobody else at the table: draw counters, place them, travel, and at the end of a round keep four cards and one counter.
solo-rule-2 = Passing once ends your planning.
solo-rule-3 = Par is the most new towns that your cards and counters allow in a round. It’s worked out when your planning begins, and proved: nobody can do better.
solo-rule-4 = Two things count at the end: your towns, and how far your rounds fell short of par. What you draw and keep is up to you, and sets the next par.
solo-rule-5 = Each day has one deal, the same for everyone. What you’ve done can be taken back until something new is turned up.
solo-open = Play alone, against par
