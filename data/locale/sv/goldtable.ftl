# Elfengolds bord: vad som ska göras, knappar, marknad och auktion, vad som hände, slutet.
# $item är ett föremåls namn, $coins ett antal mynt.
so-many-coins = { $coins ->
    [one] ett mynt
   *[other] { $coins } mynt
}
phase-cards = Kort
phase-open = Föremål
phase-auction = Auktion
phase-reward = Lön
phase-discard = Handkort
phase-keep_items = Avsluta

now-cards = Ta ett kort från kortleken eller marknaden, eller allt guld. { $left ->
    [one] Det är sista gången den här omgången.
   *[other] Du gör det { $left } gånger till den här omgången.
}
now-drawn-card = Du drog: { $card }. Ingen annan ser det.
now-open = Vilket av dina två föremål lägger du öppet? Det andra förblir hemligt.
now-auction-first = Till salu: { $item }. Ingen har bjudit än. Du har { $have ->
    [one] ett mynt
   *[other] { $have } mynt
}: bjud eller stå över.
now-auction = Till salu: { $item }. Högsta budet är { $coins }, och du har { $have }: bjud mer eller stå över.
now-auction-out = Till salu: { $item }. Högsta budet är { $coins }, och du har { $have }: du kan bara stå över.
now-reward = Städerna i ditt drag ger { so-many-coins }. Ta dem, eller två kort i stället.
now-reward-none = Ditt drag gav inga mynt. Du får ta två kort.
now-reward-second = Ta ditt andra kort.
now-keep_items = Två föremål behåller du, som de ligger. { $left ->
    [one] Välj ett till.
   *[other] Välj { $left }.
}
now-plan-items = Spela ett av dina föremål eller stå över.
now-double = Vilken bricka lägger du med Dubbleringen? Den hamnar bredvid en annan på samma väg.
now-double-where = Vilken väg dubblerar du? Välj en med en enda bricka, av ett annat slag.
now-exchange-where = Välj den första av de två vägar vars brickor du byter.
now-exchange-other = Och vilken väg byter bricka med { $road }?
now-tree-where = Vilken väg får trädet? Där betalar sedan alla ett kort till av samma slag.
now-sea_monster-where = Vilken flod eller färja får sjöodjuret? Där kostar sedan varje färd en timmerflotte till.
now-gold_piece-where = Vilken väg får guldbiten? Den som kommer fram där får stadens dubbla värde.
now-witch = Häxan röjer undan trädet eller sjöodjuret: välj vart du ska. Hon vill ha ett mynt.
now-travel-helped = Du har inte råd med något steg från { $town } på egen hand: ta hjälp av häxan, eller avsluta ditt drag.
now-fly = Vart? För tre mynt flyger häxan dig till vilken stad som helst.
touch-witch = Häxan röjer undan ett träd eller ett sjöodjur för ett mynt, och för tre flyger hon dig vart du vill: använd knapparna.
touch-item = Just nu finns ingen plats för det: { $item }. { $rule }

choice-market = Ta: { $card }
choice-deck = Dra från kortleken
choice-gold = Ta allt guld: { so-many-coins }
choice-drawn = Lägg öppet: { $item }
choice-bid = Bjud { $coins }
choice-bid-all = Bjud allt ({ $coins })
choice-pass-bid = Bjud inte
choice-coins = Ta { so-many-coins }
choice-nothing = Ta ingenting
choice-witch = Med häxan …
choice-fly = Flyg med häxan …
choice-flight = Flyg till { $town }
choice-flight-new = Flyg till { $town } (ny)
choice-item = Spela: { $item }
choice-item-secret = Spela: { $item } (hemligt)
choice-keep-item = Behåll: { $item }
choice-keep-item-secret = Behåll: { $item } (hemligt)
choice-keep-item-again = Behåll också: { $item }
choice-keep-item-secret-again = Behåll också: { $item } (hemligt)
bid-label = Ditt eget bud
bid-go = Bjud
bid-nothing = Skriv med siffror hur många mynt du bjuder.

rack-items = Dina föremål
rack-market = Marknaden
rack-drawn = Nyss dragna
seat-coins = { so-many-coins }
seat-secret-items = { $n ->
    [one] { $n } hemligt föremål
   *[other] { $n } hemliga föremål
}
goods-market = Marknad
goods-gold = Guldhög: { $n }
goods-gold-none = Inget guld
goods-sale = Till salu
goods-next = Sedan
goods-nobody = inget bud än
goods-in = { den-som } kan fortfarande bjuda
goods-out = { den-som } bjuder inte mer
goods-gathered = För det här draget: { so-many-coins }.

aloud-market = På marknaden: { $cards }. Guldkort i högen: { $n }.
aloud-coins = { $town } { $coins }
aloud-values = Guldvärden
aloud-items = Dina andra föremål: { $items }.
seen-two = { $counters } på { $road }
seen-and-tree = { $laid } med ett träd
seen-and-gold = { $laid } med en guldbit
seen-monsters = Sjöodjur: { $roads }.

log-values = Guldvärdena lottas ut på städerna.
log-hand = { den-som } får { $n ->
    [one] ett kort
   *[other] { $n } kort
}.
log-market = Marknaden öppnar: { $cards }.
log-income = Alla får { so-many-coins }.
log-items = { den-som } drar { $n ->
    [one] ett föremål
   *[other] { $n } föremål
}.
log-row = Till salu den här omgången: { $items }.
log-sold = { den-som } köper för { so-many-coins }: { $item }.
log-unsold = Ingen bjuder. Föremålet går tillbaka till högen: { $item }.
log-take-deck = { den-som } drar ett kort från kortleken.
log-take-market = { den-som } tar ett kort från marknaden: { $card }.
log-gold-turned = { $gold ->
    [one] Ett guldkort dyker upp.
   *[other] { $gold } guldkort dyker upp.
}
log-take_gold = { den-som } tar allt guld.
log-open = { den-som } lägger öppet: { $item }.
log-bid = { den-som } bjuder { so-many-coins }.
log-pass_bid = { den-som } bjuder inte mer.
log-place_item = { den-som } spelar på { $road }: { $item }.
log-double = { den-som } dubblerar { $road } med { one-counter }.
log-exchange = { den-som } byter brickorna på två vägar: { $road } och { $other }.
log-witch_move = { den-som } reser med en häxas hjälp till { $town } för { $cards }.
log-fly = { den-som } flyger med en häxa till { $town }.
log-take_coins = { den-som } tar { so-many-coins }.
log-take_coins-none = { den-som } tar varken mynt eller kort.
log-discard = { den-som } kastar { $n ->
    [one] ett kort
   *[other] { $n } kort
}.
log-keep_items = { den-som } behåller två föremål.

end-coins = Mynt
end-by-coins = Lika många städer: den som har flest mynt vinner.
end-by-coins-score = Lika många poäng: den som har flest mynt vinner.
end-by-distance-coins = Lika många poäng och lika långt bort: den som har flest mynt vinner.
interlude-coins = { so-many-coins }

do-take-deck = Dra från kortleken
do-take-market = Ta från marknaden: { $card }
do-take_gold = Ta allt guld
do-open = Lägg öppet: { $item }
do-bid = Bjud { $coins }
do-pass_bid = Bjud inte
do-place_item = Spela på { $road }: { $item }
do-double = Dubblera { $road } med { one-counter }
do-exchange = Byt brickorna på { $road } och { $other }
do-witch_move = Res med häxan till { $town } för { $cards }
do-fly = Flyg till { $town }
do-take_coins = Ta { so-many-coins }
do-discard = Kasta { $cards }
do-keep_items = Behåll: { $items }

hint-gold-look-cards = Titta på dina brickor och på marknaden: passar de ihop?
hint-gold-think-cards = Ett kort som passar till en av dina brickor är värt mer än ett du inte ser. Tre mynt för varje guldkort är bra betalt när högen har vuxit.
hint-gold-look-open = Titta på dina två föremål.
hint-gold-think-open = Det som ligger öppet räknar de andra med. Håll det som överraskar dem hemligt.
hint-gold-look-auction = Titta på föremålet som är till salu och på dina kort.
hint-gold-think-auction = Hur många städer till skulle det ge dig? En stad är värd några mynt. Det du inte har nytta av är bara värt vad det skulle ge de andra.
hint-gold-look-plan = Titta på vägarna runt din stövel.
hint-gold-think-plan = Din egen resa först: vilket föremål för den en stad längre, eller till en stad som betalar bra?
hint-gold-look-travel = Titta på städerna runt din stövel, och på deras mynt.
hint-gold-think-travel = Först en ny stad, och av två lika den som betalar mest. En guldbit dubblerar stadens mynt.
hint-gold-look-reward = Jämför mynten för ditt drag med två kort.
hint-gold-think-reward = Två kort är värda ungefär sex mynt så länge du hinner spela dem. I sista omgången räknas bara mynt.
hint-gold-look-discard = Titta på dina kort.
hint-gold-think-discard = Behåll det som passar till dina brickor, och flera kort av samma slag.
hint-gold-look-keep_items = Titta på dina föremål.
hint-gold-think-keep_items = Behåll det som passar till dina kort nästa omgång.
