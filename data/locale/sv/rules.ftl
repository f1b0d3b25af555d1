### Varför ett drag inte går. Efter varje mening står regelns nummer.

## $seat och $turn är spelare ([you]: den som läser), $counter är en transportbricka, $road en
## förbindelse, $town en stad, $terrain en terräng, $chart en rad i transporttabellen; $given, $base
## och $due är antal, $price, $cards och vid priser även $have är uppgifter som ”2 drakar”.
refusal-not-an-action = Så kan man inte göra i det här spelet.
refusal-no-such-seat = Det finns ingen plats { $seat } vid det här bordet.
refusal-two-to-six = Elfenland spelas av två till sex spelare.
refusal-half-for-two = Kartans västra halva är för precis två spelare.
refusal-bad-switch = Ingen regelbok ger ”{ $switch }” värdet { $value }. Välj ett av värdena som erbjuds.
refusal-not-your-turn = Inte än: { $turn } är på tur, inte { $seat ->
    [you] du
   *[player] { $seat }
}.
refusal-game-over = Partiet är slut. Du kan börja på ett nytt.
refusal-box-first = Korten delas fortfarande ut. Snart får du spela.
refusal-no-such-source = Brickor tas bara ur utbudet eller från högen. Ta en därifrån.
refusal-no-such-counter = Det finns ingen bricka ”{ $given }”. De sex slagen är jättegris, alvcykel, magiskt moln, enhörning, trollkärra och drake.
refusal-no-such-card = Det finns inget reskort ”{ $given }”. Ett kort visar ett av de sex slagen eller en timmerflotte.
refusal-no-such-road = Det finns ingen väg ”{ $given }” på kartan. Titta efter vilken terräng och vilka två städer den har.
refusal-no-such-town = Det finns ingen stad ”{ $given }” på kartan. Titta efter hur den stavas.
refusal-no-such-payment = Säg hur du betalar: enligt transporttabellen, med karavan eller till färjkarlarna.
refusal-secret-or-open = Säg om du menar den öppna brickan eller den hemliga.
refusal-draw-secret-first = Först tar alla en transportbricka från högen. Ta din där.
refusal-draw-first = Först tar var och en tre brickor till. Ta en ur utbudet eller den översta i högen.
refusal-pile-is-face-down = Högen ligger med baksidan uppåt: där kan du inte välja { one-counter }.
refusal-name-a-counter = Säg vilken av de fem brickorna du tar.
refusal-not-in-display = I utbudet finns { counter.ingen }. Ta en av de fem som ligger där eller den översta i högen.
refusal-plan-first = Resrutterna planeras fortfarande: lägg en bricka eller ditt hinder, eller stå över.
refusal-counter-not-held = Du har { counter.ingen }. Välj en av dina egna brickor.
refusal-road-has-counter = Bara en bricka per väg, och på { $road } ligger redan { one-counter }. Välj en annan väg.
refusal-wrong-terrain = { CAP(counter.den) } tar sig inte fram { terrain.var }: där har tabellen ett streck ({ $chart }). Välj en annan väg.
refusal-no-counter-on-water = På floder och sjöar läggs inga brickor. När du reser där betalar du med timmerflottar.
refusal-no-obstacle-on-water = På floder och sjöar läggs inga hinder. Välj en väg där det ligger en bricka.
refusal-obstacle-needs-counter = Ett hinder får bara läggas på en väg med en bricka, och på { $road } finns ingen. Välj en annan väg.
refusal-road-has-obstacle = Bara ett hinder per väg, och på { $road } ligger redan ett. Välj en annan väg.
refusal-obstacle-used = Du har redan lagt ditt hinder, och du får bara ett på hela partiet.
refusal-move-first = Nu flyttas sjumilastövlarna: ta ett steg eller avsluta ditt drag.
refusal-not-from-here = Din stövel står i { $town }, och { $road } börjar inte där. Välj en väg ut från { $town }.
refusal-already-there = Din stövel står redan i { $town }. Välj staden i andra änden av { $road }.
refusal-not-to-there = { $road } leder inte till { $town }. Välj en av städerna i vägens ändar.
refusal-road-needs-counter = På { $road } ligger ingen bricka, så ingen kan resa där den här omgången. Välj en annan väg.
refusal-out-of-play = Bortom gränsen: { $road }. Bara kartans västra halva är med. Välj en väg där.
refusal-road-price = Vägen kostar: { $terrain } { $base } = { $price }, eller tre valfria kort som karavan. Du har { $have }.
refusal-road-price-alone = Vägen kostar: { $terrain } { $base } = { $price }. Du har { $have }.
refusal-obstacle-price = Vägen kostar: { $terrain } { $base } + hinder 1 = { $price }, eller fyra valfria kort som karavan. Du har { $have }.
refusal-river-price = Åt det här hållet kostar floden { $price }. Du har { $have }: välj en annan väg eller avsluta ditt drag.
refusal-lake-price = Färjan kostar { $price }. Du har { $have }: välj en annan väg eller avsluta ditt drag.
refusal-wrong-cards = Det här steget betalar du med { $price }, inte med { $cards }.
refusal-exact-price = Du måste betala exakt { $price }. Du har valt { $given ->
    [one] ett kort
   *[other] { $given } kort
}.
refusal-no-caravan-on-water = Karavaner kan inte gå över vatten. Floder och färjor betalas med timmerflottar.
refusal-caravan-only-if-unable = Vid det här bordet är karavanen bara till för den som inte kan betala priset. Det kan du: { $price }.
refusal-caravan-price = En karavan kostar tre valfria kort. Du har valt { $given } och har { $have } på handen.
refusal-caravan-obstacle = Karavan 3 + hinder 1 = 4 valfria kort. Du har valt { $given } och har { $have } på handen.
refusal-no-boatmen = Det finns inga färjkarlar på { $road }. Betala på ett annat sätt.
refusal-boatmen-price = Färjkarlarna vill ha tre valfria kort. Du har valt { $given } och har { $have } på handen.
refusal-cards-not-held = De här korten har du inte: { $cards }. Välj ur din egen hand.
refusal-cut-to-four = Du har { $have } kort, och fyra får du behålla: { $due ->
    [0] kasta inget.
   *[other] kasta { $due }, inte { $given }.
}
refusal-keep-first = Välj först vilken bricka du behåller.
