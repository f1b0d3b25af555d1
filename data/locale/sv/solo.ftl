# The solo game: its page, its rounds, its rules.
place-solo = Solo
solo-about = Ensam på kartan: fyra omgångar, och för var och en ett toppresultat som är bevisat.
solo-first = Första försöket
solo-today = Dagens giv
solo-another = En annan giv
solo-day = Given för den { DATETIME($date, dateStyle: "long") } (UTC)
solo-deal = Giv { $n }
solo-nowhere = Den given finns inte. Här är dagens.
solo-draw = Omgång { $n } av { $of }: gör dig redo. Toppresultatet räknas ut när du har dina brickor.
solo-par = Toppresultat i den här omgången: { $par }. Nya städer hittills: { $n }.
solo-after = Omgång { $round }: { $n } av toppresultatet { $par }.
solo-way = En väg till toppresultatet: { $text }.
solo-end =
    { $short ->
       [0] Resan är slut. Städer: { $n }, och toppresultat i varje omgång.
       [one] Resan är slut. Städer: { $n }. En fattas till toppresultatet.
      *[other] Resan är slut. Städer: { $n }. { $short } fattas till toppresultatet.
     }
solo-first-par = Toppresultat! Så ska det gå till. Och nu ett helt parti.
solo-first-short =
    { $short ->
       [one] En stad fattas till toppresultatet. Försök igen.
      *[other] { $short } städer fattas till toppresultatet. Försök igen.
     }
solo-column-round = Omgång
solo-column-par = Topp
solo-column-got = Städer
solo-rules = Så spelar du ensam
solo-rule-1 = Du spelar alla fyra omgångarna efter första utgåvans regler, utan någon annan vid bordet: ta brickor, lägg ut dem, res, och behåll fyra kort och en bricka när omgången är slut.
solo-rule-2 = Så fort du står över är din planering slut.
solo-rule-3 = Toppresultatet är det största antal nya städer som dina kort och brickor tillåter i en omgång. Det räknas ut när planeringen börjar och är bevisat: ingen kan göra det bättre.
solo-rule-4 = Två saker räknas i slutet: hur många städer du har, och hur många som fattades till toppresultatet i alla omgångar. Vad du tar och behåller väljer du själv, och det avgör nästa toppresultat.
solo-rule-5 = Varje dag har en giv, samma för alla. Det du har gjort kan du ta tillbaka tills något nytt vänds upp.
solo-open = Spela ensam, mot toppresultatet
