### Kluringar: ställningar ur spelade partier med var sin fråga.
puzzles-title = Kluringar
puzzles-about = Ställningar ur spelade partier med en fråga var. Toppresultatet är det bästa möjliga, bevisat av datorn. Försök så många gånger du vill.
puzzles-previous = ◂ Föregående kluring
puzzles-next = Nästa kluring ▸
## $kind är ett av namnen nedanför, $n och $of är nummer, $date en dag, $stars ett antal.
puzzles-number = { $kind } { $n } av { $of }
puzzles-day = { $kind }, { DATETIME($date, dateStyle: "long") } (UTC)
puzzles-stars = Varje kluring ger dig ett tal att slå, och ett toppresultat. ★★★ är toppresultatet, ★★☆ är en stad ifrån, ★☆☆ är minst halvvägs från talet till toppresultatet; mindre än så ger ingen stjärna. Har du sett ett steg eller lösningen kan du bara få en stjärna tills du börjar om.
puzzle-retry = Försök igen
puzzles-won = ★ { $stars } av { $of }
puzzle-kind-day = Dagens kluring
puzzle-kind-trip = Längsta resan
puzzle-kind-counter = En bricka
puzzle-kind-obstacle = Hinder
## $base är antalet städer utan eftertanke, $par det bästa möjliga, $n det man nådde; $short är hur
## mycket som fattas; $name leder.
puzzle-trip-title = Den längsta resan med den här handen
puzzle-trip-goal = Besök så många städer som dina kort räcker till. En alv som har bråttom och alltid tar det billigaste steget till en ny stad får { $base ->
    [0] ingen stad
    [one] en stad
   *[other] { $base } städer
}; toppresultatet, det bästa möjliga, är { $par }.
puzzle-trip-look = Titta på det här steget.
puzzle-trip-result = { $n ->
    [0] Ingen stad
    [one] En stad
   *[other] { $n } städer
}; { $short ->
    [0] det är toppresultatet: ingen resa är längre.
   *[other] toppresultatet är { $par }.
}
puzzle-trip-onward = Res vidare, gå tillbaka några steg eller börja om.
puzzle-trip-stop = Stanna här
puzzle-trip-stuck = Du har inte råd med ett steg till. Stanna här eller gå tillbaka några steg.
puzzle-counter-title = En bricka, fler städer
puzzle-counter-goal = Lägg den bricka som hjälper din egen bästa resa mest; ingen annan lägger något sedan. Utan den når du { $base ->
    [0] ingen ny stad
    [one] en stad
   *[other] { $base } städer
}; toppresultatet är { $par }.
puzzle-counter-look = Titta på de här två städerna: vad kan knyta ihop dem?
puzzle-counter-result = Med den här brickan når din bästa resa { $n ->
    [0] ingen ny stad
    [one] en stad
   *[other] { $n } städer
}; utan brickan { $base ->
    [0] ingen
    [one] en
   *[other] { $base }
}. { $short ->
    [0] Det är toppresultatet: ingen bricka ger mer.
   *[other] Toppresultatet är { $par }.
}
puzzle-obstacle-title = Stoppa ledaren
puzzle-obstacle-goal = { $name } leder, reser med korten som visas här och kan nå { $base ->
    [one] en stad
   *[other] { $base } städer
}. Lägg ditt hinder där det gör mest skada; toppresultatet, så få städer som möjligt, är { $par }.
puzzle-obstacle-hand = Korten som { $name } har:
puzzle-obstacle-look = De här städerna vill ledaren gärna besöka.
puzzle-obstacle-result = Med det här hindret når ledaren { $n ->
    [0] ingen ny stad längre
    [one] fortfarande en stad
   *[other] fortfarande { $n } städer
}; utan hindret { $base ->
    [one] en
   *[other] { $base }
}. { $short ->
    [0] Det är toppresultatet: ingenstans gör det större skada.
   *[other] Toppresultatet är { $par }.
}
puzzle-line = Din resa (heldragen)
puzzle-best = Den bästa resan (streckad)
puzzle-leader = Ledarens bästa resa (streckad)
