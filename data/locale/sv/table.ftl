### Bordet: början, turer, val, förloppet, slutet.
start-title = Elfenland
start-welcome = Vilka är med? Sätt er runt skärmen i den här ordningen, medurs.
language-name = Svenska
## $n är ett nummer, $a, $b och $name är spelare, $names en uppräkning, $when en tidpunkt, $folder
## och $file är sökvägar, $sentence en hel mening.
start-seat = Plats { $n }
start-empty = ledig
start-person = människa
start-name = Namn
start-name-full = Ett namn får ha högst { $most } tecken.
start-color = Färg
start-player = Spelare { $n }
start-edition = Utgåva
start-house-rules = Husregler
start-first = Vem börjar?
start-by-lot = lottas
start-seed = Startvärde (valfritt)
start-seed-hint = samma värde, samma parti
start-go = Starta partiet
start-resume = Fortsätt
start-resume-about = { $names }: omgång { $round }, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-load = Öppna ett protokoll …
start-fan = Ett inofficiellt hobbyprojekt. Elfenland är skapat av Alan R. Moon och väl värt att köpa.
start-few = Ni måste vara minst två: sätt en människa eller en bot på två av platserna.
start-half-two = På kartans västra halva spelar ni två, och { $n } platser är tagna. Behåll två, eller välj en annan utgåva.
start-same-color = { $a } och { $b } har samma färg. Ge en av dem en annan.
start-first-empty = Ingen sitter på platsen som börjar. Välj en annan, eller låt lotten avgöra.
start-unsaved = Det här gäller nu men sparas inte: det går inte att skriva i { $folder }.
start-resume-over = { $names }: färdigspelat, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-broken-save = Det senaste partiet går inte att öppna. { $sentence } Du kan börja på ett nytt; den gamla filen ligger kvar.

phase-deal = Dela ut
phase-draw_secret = Hemlig
phase-draw = Tre till
phase-plan = Planera
phase-travel = Resa
phase-keep = Avsluta
round-of = Omgång { $n } av { $rounds }
turn-of = { $name } är på tur
turn-bot = { $name } funderar …
bots-hurried = Den här enheten är långsam: experten hann inte klart och tänkte mindre än den annars gör.
phases = Omgångens delmoment

## Vad som ska göras nu. $left är hur mycket som är kvar; $counter en transportbricka, $road en
## förbindelse, $town en stad.
aim = Målet: besök fler av de { $towns } städerna än någon annan på { $rounds } omgångar.
aim-town-card = I slutet kostar varje förbindelse mellan din stövel och staden på ditt stadskort en poäng.
now-draw_secret = Ta en transportbricka från högen. Den förblir din hemlighet.
now-drawn = Din hemliga bricka: { $counter }. Ingen annan ser den.
now-draw = Ta en av de fem brickorna eller den översta i högen. Du har { $left ->
    [one] en
   *[other] { $left }
} kvar att ta.
now-plan = Lägg en bricka eller ditt hinder på en väg, eller stå över.
now-plan-counter = Lägg en bricka på en väg, eller stå över.
now-plan-obstacle = Lägg ditt hinder på en väg, eller stå över.
now-plan-nothing = Du har inget kvar att lägga: stå över.
now-plan-last = Står du över nu är planeringen slut för alla.
now-place-where = Var ska { counter.den } ligga? { $roads ->
    [one] Den gyllene vägen passar.
   *[other] De gyllene vägarna passar.
}
now-obstacle-where = Vilken väg får ditt hinder? Där betalar sedan alla ett kort till av samma slag.
now-place-which = Vilken bricka ska ligga på { $road }?
now-travel = Ta ett steg från { $town } till en grannstad, eller avsluta ditt drag.
now-travel-stuck = Du har inte råd med något steg från { $town }: avsluta ditt drag.
now-pay = Hur betalar du { $road }?
now-pay-cards = Välj korten som du betalar { $road } med: { $left ->
    [one] ett till
   *[other] { $left } till
}.
now-cut = Du får behålla fyra kort. Kasta { $left ->
    [one] ett
   *[other] { $left }
}.
now-keep = Välj vilken bricka du behåller.
now-watch = De andra spelar.
now-over = Partiet är slut.
touch-own-town = Här i { $town } står din stövel. Välj en väg som leder vidare, eller staden i andra änden.
touch-boot = Din stövel står i { $town }. { $now }
touch-far-town = Ingen väg leder direkt från { $town } till { $far }: res från stad till stad.
touch-obstacle = Ditt hinder läggs på en väg med en bricka. Just nu finns ingen sådan väg.
touch-card = Välj först vart stöveln ska, och sedan korten som du betalar med.
touch-other = Det går inte att välja nu. { $now }
touch-land = Just här ligger ingenting. { $now }
touch-nothing = Här finns inget att välja just nu.

## Knappar, kort. $price är en uppgift som ”2 drakar”, $card ett kort, $terrain en terräng, $n ett antal.
choice-pile = Ta från högen
choice-display = Ta { counter.den }
choice-counter = Lägg { one-counter }
choice-counter-secret = Lägg { counter.den-hemliga }
choice-obstacle = Lägg hindret
choice-pass = Stå över
choice-step = { $town }, { $terrain }: { $price }
choice-step-caravan = { $town }, { $terrain }: karavan
choice-step-boatmen = { $town }, { $terrain }: färjkarlar
choice-card = Betala { $price }
choice-caravan = Karavan: { $n } valfria kort
choice-boatmen = Färjkarlar: { $n } valfria kort
choice-pay-one = { $card } (×{ $n })
choice-end = Avsluta draget
choice-end-cut = Avsluta draget, kasta { $n ->
    [one] ett kort
   *[other] { $n } kort
}
choice-cut-one = Kasta: { $card } (×{ $n })
choice-keep = Behåll { counter.den }
choice-keep-secret = Behåll { counter.den-hemliga }
choice-own = Titta på mina kort först
choice-seen = Jag har sett den
choice-undo = Ångra
undo-nothing = Just nu har du inget att ångra.
choice-back = Tillbaka
pick-late = Ett ögonblick för sent: något hade just ändrats. Titta en gång till.
choice-roads = Vägar
choice-road = { $road }: { $price }
choice-road-none = Välj en väg …
choice-this-road = Välj { $road }
undo-other = Jag är { $name }: ångra mitt drag
hide = Dölj korten
leave = Till startsidan
curtain-title = { $name } är på tur
curtain-about = Alla andra tittar bort nu, tack.
curtain-button = Jag är { $name }

## Runt spelbrädet. $turn säger vem som är på tur, $now vad som ska göras; $lake är en sjö, $lakes
## en uppräkning; $n, $down och $up är antal.
board-alt = { $turn } – karta över Elfenland. { $now }
seat-cards = { $n } kort
seat-pieces = { $n ->
    [one] { $n } stad
   *[other] { $n } städer
}
seat-secret = { $n ->
    [one] { $n } hemlig bricka
   *[other] { $n } hemliga brickor
}
seat-no-obstacle = hindret lagt
seat-starts = startar omgången
seat-boot = i { $town }
seats = Spelarna
aloud-title = Spelbrädet i ord
log-title = Vad som har hänt
chart-title = Transporttabell
chart-about = Tabellen visar hur många kort av brickans slag en väg kostar; ett hinder kostar ett till av samma slag. Karavan: tre valfria kort på en väg med en bricka, fyra med hinder.
chart-about-items = Tabellen visar hur många kort av brickans slag en väg kostar; ett träd kostar ett till av samma slag. Karavan: tre valfria kort på en väg med en bricka, fyra med träd. Ett sjöodjur kostar en timmerflotte till.
chart-water = Timmerflotte: flod medströms { $down }, motströms { $up }; { $lakes }.
chart-lake = { $lake } { $n }
chart-boatmen = Färjkarlar på { $lake }: tre valfria kort.
rack-display = Utbudet
rack-counters = Dina brickor
rack-hand = Dina kort
rack-town = Stadskort

## Förloppet. $name är den som gör något ([you]: den som läser); $counters och $cards är
## uppräkningar som ”2 drakar och 1 timmerflotte”.
log-display = Fem brickor vänds upp: { $counters }.
log-town_card = { den-som } får ett stadskort.
log-round = Omgång { $n } börjar. { den-som } startar.
log-deal = { den-som } får { $n ->
    [one] ett kort
   *[other] { $n } kort
}.
log-draw_secret = { den-som } tar en hemlig bricka.
log-draw-display = { den-som } tar { one-counter } ur utbudet.
log-draw-pile = { den-som } tar { one-counter } från högen.
log-place = { den-som } lägger { one-counter } på { $road }.
log-obstacle = { den-som } lägger ett hinder på { $road }.
log-pass = { den-som } står över.
log-move-card = { den-som } reser till { $town } för { $cards }.
log-move-caravan = { den-som } reser med karavan till { $town } för { $cards }.
log-move-boatmen = { den-som } blir rodd till { $town } för { $cards }.
log-end_move = { den-som } avslutar { $name ->
    [you] ditt
   *[player] sitt
} drag.
log-end_move-cut = { den-som } avslutar { $name ->
    [you] ditt
   *[player] sitt
} drag och kastar { $n ->
    [one] ett kort
   *[other] { $n } kort
}.
log-keep = { den-som } behåller { one-counter }.
log-keep-secret = { den-som } behåller en hemlig bricka.

## Slutet. $names är den eller de som vann.
end-title = { $names } vinner!
end-title-shared = { $names } delar på segern!
end-player = Spelare
end-pieces = Städer
end-town = Stadskort
end-distance = Avstånd
end-score = Poäng
end-cards = Kort kvar
end-all-twenty = Någon hade samlat alla tjugo stadspjäserna, och därmed var partiet slut.
end-clear = Flest städer vinner.
end-clear-score = Flest poäng vinner.
end-by-cards = Lika många städer: den som har flest kort kvar vinner.
end-by-cards-score = Lika många poäng: den som har flest kort kvar vinner.
end-by-distance = Lika många poäng: den som är närmast sin egen stad vinner.
end-by-distance-cards = Lika många poäng och samma avstånd: den som har flest kort kvar vinner.
end-shared = Lika i allt: segern delas.
end-record = Spara partiets protokoll
end-again = Nytt parti
rematch = Revansch

fault = Något gick snett i programmet. Ditt parti är precis som det var; försök gärna på ett annat sätt. Mer står i { $file }.
save-failed = Partiet gick inte att spara i { $folder }. Frigör utrymme, eller låt programmet skriva där. Du kan spela vidare.
save-late = Någon på en annan sida hann före, så det här draget blev inte av. Så här ser bordet ut nu.
save-damaged = Den sparade kopian av det här partiet har skadats, så inget mer sparas i den. Du kan spela vidare.

log-then = Så såg spelbrädet ut då. Escape, eller vad du än trycker på, leder tillbaka till nu.
since-title = Sedan din förra tur
