# Elfengold: vad sakerna heter, och varför ett drag inte går. $item är ett av de namnen.
kind-witch = häxa
kind-gold = guldkort
kind-gold_piece = guldbit
kind-tree = träd
kind-sea_monster = sjöodjur
kind-double = Dubblering
kind-exchange = Byte
count-witch = { $n ->
    [one] { $n } häxa
   *[other] { $n } häxor
}

refusal-no-such-card-source = Kort tas från kortleken eller från marknaden. Ta ett därifrån.
refusal-no-such-item = Det finns inget föremål ”{ $given }”. Välj ett av dina egna.
refusal-no-such-sum = ”{ $given }” är inget antal mynt.
refusal-item-secret-or-open = Säg om du menar ett öppet föremål eller ett hemligt.
refusal-take-first = Först tar var och en tre kort: från kortleken, från marknaden eller allt guld.
refusal-deck-is-face-down = Kortleken ligger med baksidan uppåt: där kan du inte välja kort ({ $card }).
refusal-deck-is-empty = Det finns inget kort kvar att dra. Ta ett från marknaden.
refusal-name-a-card = Säg vilket kort på marknaden du tar.
refusal-not-in-market = Det kortet ligger inte på marknaden: { $card }. Välj ett som ligger där.
refusal-no-gold-pile = Guldhögen är tom. Ta ett kort i stället.
refusal-open-first = Välj först vilket av de två föremålen du lägger öppet.
refusal-not-drawn = Det föremålet drog du inte nyss: { $item }. Välj ett av de två.
refusal-bid-first = Det är auktion: bjud eller stå över.
refusal-bid-too-low = Bjud minst { $least }, inte { $given }, eller stå över.
refusal-bid-too-high = Du kan inte bjuda mer än du har: du bjuder { $given } och har { $have }.
refusal-plan-items-first = Resrutterna planeras fortfarande: spela ett av dina föremål eller stå över.
refusal-no-own-obstacle = Här har ingen ett eget hinder: träden kommer ur högen med föremål.
refusal-item-not-held = Det föremålet har du inte: { $item }. Välj ett av dina egna.
refusal-monster-on-road = Sjöodjuret lever i floder och sjöar, och { $road } är en väg. Välj en flod eller en färja.
refusal-water-has-monster = Bara ett sjöodjur på varje ställe, och på { $road } finns redan ett. Välj en annan flod eller färja.
refusal-tree-on-gold = På { $road } ligger en guldbit, så där kan inget träd stå. Välj en annan väg.
refusal-gold-needs-counter = Guldbiten får bara läggas på en väg med en bricka, och på { $road } finns ingen. Välj en annan väg.
refusal-road-has-gold = Bara en guldbit per väg, och på { $road } ligger redan en. Välj en annan väg.
refusal-gold-on-tree = På { $road } ligger ett träd, så där kan ingen guldbit ligga. Välj en annan väg.
refusal-double-with-counter = Säg vilken av dina brickor du lägger med Dubbleringen.
refusal-double-needs-counter = Bara en väg med en bricka kan dubbleras, och på { $road } finns ingen. Välj en annan väg.
refusal-road-has-double = På { $road } ligger redan två brickor. Välj en annan väg.
refusal-double-same-kind = På { $road } ligger redan { one-counter }: den andra brickan måste vara av ett annat slag.
refusal-exchange-two-roads = Välj de två vägar vars brickor du byter.
refusal-exchange-needs-counter = På { $road } ligger ingen bricka att byta. Välj en annan väg.
refusal-exchange-doubled = På { $road } ligger två brickor, och man kan bara byta där det ligger en enda. Välj en annan väg.
refusal-exchange-same-kind = Båda brickorna är lika ({ $counter }): bytet ändrar ingenting. Välj en annan väg.
refusal-monster-price = { $base } + sjöodjur 1 = { $price }. Du har { $have } och har valt { $given ->
    [one] ett kort
   *[other] { $given } kort
}.
refusal-monster-boatmen = Färjkarlar 3 + sjöodjur 1 = { $need } valfria kort. Du har valt { $given } och har { $have } på handen.
refusal-no-witch = Du har ingen häxa på handen.
refusal-witch-coins = För det vill häxan ha { $need ->
    [one] ett mynt
   *[other] { $need } mynt
}, och du har { $have }.
refusal-nothing-in-the-way = På { $road } finns varken träd eller sjöodjur, så där kan häxan inte hjälpa dig.
refusal-fly-elsewhere = Din stövel står redan i { $town }: flyg till en annan stad.
refusal-nothing-to-cut = Här kastar ingen kort, men du har valt { $given }: avsluta bara ditt drag.
refusal-reward-first = Du har tagit dina steg: välj mynten eller två kort.
refusal-coins-are = Städerna i det här draget är värda { $need }, inte { $given }.
refusal-second-card-first = Du har valt kort: ta det andra.
refusal-no-gold-after-move = Efter ett drag ligger guldhögen kvar: ta kort eller mynten för dina städer.
refusal-cut-first = Kasta först kort tills du har fyra på handen.
refusal-keep-two-first = Välj först vilka två föremål du behåller.
refusal-keep-two = Du behåller två föremål, inte { $given }, av de { $have } du har.

refusal-gold-turned-up = Antalet guldkort som vändes upp kan inte vara { $given }.
refusal-draw-not-due = Kortleken kan inte ha gett det kortet nu.
refusal-values-of-towns = Var och en av de { $need } städerna måste ha sitt värde.
refusal-values-dealt = Det är inte de tjugo värden som delas ut till städerna.
