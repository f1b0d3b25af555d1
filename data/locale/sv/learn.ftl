### Kursen: dess delar, dess uppgifter, dess egna ord.
lesson-you = Du
bot-1 = Fenn
bot-2 = Mirel
bot-3 = Ilvar
bot-4 = Nerin
bot-5 = Osvin
bot-6 = Tamrin
lesson-board = En lektion
lesson-number = Lektion { $n } · { $minutes } minuter
lesson-rules = Reglerna bakom lektionen
lesson-course = ◂ Alla lektioner
lesson-onward = Nästa: { $title } ▸
lesson-know = Det här kan du nu
lesson-won = ★ { $stars } av { $of }
lesson-right = { $n } av { $of } frågor rätt
lesson-end = Slut på lektionen
lesson-left = { $n ->
    [one] En uppgift återstår. Du kan gå tillbaka till den när du vill:
   *[other] { $n } uppgifter återstår. Du kan gå tillbaka till dem när du vill:
}
lesson-all-done = Du har gjort alla uppgifter i lektionen.


## $move och $moves är drag som do-…, $why säger varför något inte går.
level-number = Uppgift { $n } av { $of }
level-try = Försök: { $move }
level-hint-button = Tips
level-hint = Tips { $n }: { $hint }
level-solution = Lösning
level-again = Börja om
level-next = Nästa uppgift ▸
level-take-back = Ta tillbaka
level-solved = Klart!
level-refused = Som du ser går det inte. { $why }
level-way = Lösning: { $moves }.
level-move = { $move }.

example-kicker = Exempel steg för steg
example-step = bild { $n } av { $of }
example-back = ◂ Bakåt
example-forth = Nästa ▸
example-start = Se det igen

## Prova brädet: vad det är man klickar på.
free-kicker = Prova spelbrädet
land-title = Se dig omkring
land-goal = Välj en väg, en flod eller en stad för att få veta mer om den.
land-town = { $town }. Härifrån kan du resa till { $towns }.
land-road = { $road } kostar { $cards }.
land-never = Går inte: { $kinds }.
land-taken = { CAP($what) }: varje resa kostar { $cards }.
land-obstructed = { CAP($what) }: varje resa kostar { $cards }, { $n } enligt tabellen och ett för hindret.
land-river = En flod som rinner från { $a } till { $b }: en timmerflotte medströms, två motströms.
land-ferry = { $road }: { $n ->
    [one] en timmerflotte
   *[other] { $n } timmerflottar
} åt båda hållen.
land-counter = En transportbricka: { $counter }. På en väg visar den hur man reser där.
land-card = { $card ->
    [raft] Ett reskort: timmerflotte. Med det betalar du floder och färjor.
   *[other] Ett reskort: { $card }. Med det betalar du en väg med samma slags bricka.
}
land-obstacle = Ditt hinder. En gång per parti gör det en väg dyrare, med ett kort till av samma slag.
land-pile = Högen med brickor, alla med baksidan uppåt.

play-deal = Dela ut korten
play-deal-again = Nytt parti

## Drag, som ”Försök: …” och ”Lösning: …” kräver dem.
do-draw_secret = ta en hemlig bricka
do-draw-display = ta { one-counter } ur utbudet
do-draw-pile = ta från högen
do-place = lägg { one-counter } på { $road }
do-place-secret = lägg { counter.den-hemliga } på { $road }
do-obstacle = lägg ditt hinder på { $road }
do-pass = stå över
do-move-card = res till { $town } för { $cards }
do-move-caravan = res till { $town } med karavan för { $cards }
do-move-boatmen = res till { $town } med färjkarlarna för { $cards }
do-end_move = avsluta ditt drag
do-end_move-cut = avsluta ditt drag och kasta { $cards }
do-keep = behåll { counter.den }
do-keep-secret = behåll { counter.den-hemliga }

quiz-solution = Lösning
quiz-right = Svaret: { $answer }

look-loud = Projektorvy
look-calm = Vanlig vy
look-hands = Visa allas kort
look-hide-hands = Dölj korten
hands-title = Allas kort
hands-secret = hemligt:
learn-unknown = I kursen finns inget som heter ”{ $name }”. Lektionerna har nummer från 1 till { $n } och namn: { $at } är ”{ $title }”.
learn-unknown-near = I kursen finns inget som heter ”{ $name }”. Närmast ligger { $at }: ”{ $title }”.

course-title = Lär dig Elfenland
course-about = { $n ->
    [12] Tolv korta lektioner
   *[other] { $n } korta lektioner
}, från första steget till ett helt parti, och { $more ->
    [6] sex
   *[other] { $more }
} till när du har lust.
course-begin = Börja: { $title } ▸
course-go-on = Fortsätt: { $title } ▸
course-further = Längre fram: för den som studerar AI
course-lab = Lektionerna som anteckningsböcker, med sin kod
course-needs = Du behöver lite Python och några paket: { $command }. På Binder finns de redan.
course-lacks = Du behöver lite Python och några paket som inte är installerade här: { $command }
course-minutes = { $n } minuter
course-paste = Dina framsteg som text: kopiera texten för att spara dem, eller klistra in den för att få tillbaka dem
course-export = Spara mina framsteg som text
course-import = Läs in framsteg ur texten
course-over = Radera mina framsteg
course-ask = Nu raderas alla dina stjärnor, dina svar och ditt eget parti. Är du säker?
course-sure = Ja, radera allt
course-keep = Nej, behåll dem
course-cleared = Allt är raderat: nu börjar du från början.
course-exported = Kopiera texten och spara den på ett säkert ställe.
course-imported = Välkommen tillbaka. För varje uppgift gäller ditt bästa resultat.

review-title = Repetition
review-empty = Inget att repetera: inga fel än, eller så har du rättat alla.

teacher-title = För lärare
teacher-about = { $of } lektioner, { $n } minuter sammanlagt: vad var och en är till för, vad som brukar gå snett, och alla svar.
teacher-objectives = Mål
teacher-traps = Vanliga missförstånd
teacher-table = Vilken uppgift som lär ut vilken regel
teacher-statement = Regel
teacher-lessons = Lektioner
teacher-levels = Uppgifter
teacher-answers = Svar

binder-title = För klassen: en länk till Binder
binder-about = På mybinder.org går kursen att köra utan installation. Lägg ut en kopia av projektet öppet på nätet, skriv in adressen här och ge länken till klassen. Binder sparar ingenting, så låt alla spara sina framsteg som text.
binder-address = Adressen till din kopia, som i webbläsaren
binder-unknown = ”{ $address }” är inte adressen till en kopia. Klistra in adressen ur webbläsarens adressfält, med värd, ägare och namn.
binder-link = Den här länken öppnar kursen; den första lektionen visar den från och med nu:

step-lesson = { $n } · { $title }
step-number = Steg { $n } av { $of }
course-stands =
    { $minutes } min · { $n } av { $of ->
        [one] { $of } uppgift
       *[other] { $of } uppgifter
    }
course-review = Att repetera: { $n }

## Läsarens eget spel.
own-lost = Ditt eget parti gick inte att läsa in. Dela ut korten till ett nytt.
own-elsewhere = Ditt eget parti har under tiden gått vidare någon annanstans. Så här står det nu.
own-done = Där slutar den här delen av ditt parti. Det fortsätter längre fram i kursen.
own-behind = Ditt parti har inte kommit dit än: spela vidare från delmomentet som är markerat ovanför.
score-pieces = { $n }/{ $of }
score-round = Omgång { $n }
score-all = Pjäser
score-you-lead = Du leder!
score-leads = { $names } leder.
score-tied = Delad ledning: { $names }.
score-you-won = Du vann!
course-more = Mer, när du har lust
known-button = Det här kan jag
known-question = Fråga { $n } av { $of }: svara rätt på alla direkt, så får du hoppa över lektionen
known-not = Då är lektionen värd din tid. Tryck på Nästa, så börjar den.
known-all = Allt det här kan du. Nästa tar dig till nästa lektion.
chart-short = Tabell

## Övningen.
drill-count = { $n } av { $of } rätt
drill-done = Klart: alla är rätt.
drill-done-missed = Klart. { $n ->
    [one] En fråga kom tillbaka, och nu är den också rätt.
   *[other] { $n } frågor kom tillbaka, och nu är de också rätt.
}
drill-chart = Av tabellens { $of } priser, med och utan hinder, har du hittills mött { $n }. När du har mött alla är milstolpen nådd.
drill-chart-all = Du har mött alla priser i tabellen.
drill-again = En gång till
drill-right = Rätt.
drill-wrong = Inte riktigt. { $answer }
drill-wrong-there = Inte riktigt. { CAP($what) }: rätt svar är ”{ $answer }”.
drill-no-counter = Det ligger ingen bricka på { $road }, så där kan ingen resa.
drill-ask-price = Vad kostar det här steget?
drill-ask-place = Får { counter.den } ligga här?
drill-ask-obstacle = Får ditt hinder ligga här?
drill-ask-left = Hur många { $counter ->
    [giant_pig] jättegrisar
    [elfcycle] alvcyklar
    [magic_cloud] magiska moln
    [unicorn] enhörningar
    [troll_wagon] trollkärror
   *[dragon] drakar
} finns kvar att ta?
drill-ask-home = Hur många förbindelser är det från din stövel till { $town }?
drill-ask-coins = Hur många mynt ger { $town } på den här vägen?
drill-answer-never = Går inte
drill-answer-yes = Ja
drill-answer-terrain = Nej: fel terräng
drill-answer-taken = Nej: där ligger redan en bricka
drill-answer-water = Nej: det är vatten
drill-answer-bare = Nej: där ligger ingen bricka än
drill-answer-second = Nej: där ligger redan ett hinder
drill-answer-used = Nej: det är redan använt
course-progress = Dina framsteg
course-milestones = Milstolpar

## Sidan att skriva ut.
sheet-open = En sida att skriva ut
sheet-print = Skriv ut sidan
sheet-title = Genom Elfenland
sheet-name = Namn:
sheet-lessons = Avklarade lektioner
sheet-date = { DATETIME($date, dateStyle: "long") }

## En uppvärmning, och en lösning på brädet.
warm-up-title = Uppvärmning inför { $title }
level-shown = Lösning, steg { $n } av { $of }: { $move }.
level-shown-first = Lösningen, steg för steg: tryck på Nästa.
level-shown-again = Härifrån finns ingen väg vidare, så vi börjar om. Tryck på Nästa och se lösningen steg för steg.
level-myself = Jag fortsätter själv
land-nothing = Öppen mark: ingen väg, flod eller färja här. Välj en väg, en flod eller en stad.
