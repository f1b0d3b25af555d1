### Strategi II: de andra
lesson-rivals-title = Strategi II: de andra
lesson-rivals-purpose = Åk med på det de öppnar, var först där det är trångt, och ställ dig i vägen.
lesson-rivals-know-1 = Du tittar på de andras brickor innan du lägger din egen.
lesson-rivals-know-2 = Du lägger först där någon annan kan hinna före.
lesson-rivals-know-3 = Du lägger en bricka eller ditt hinder där det gör mest skada.
lesson-rivals-trap-1 = ”Lägg hindret tidigt.” Då är det borta: spara det till vägen som avgör.
lesson-rivals-trap-2 = ”Brickor bara hjälper.” På en väg som en motspelare behöver är fel bricka en mur.

step-rivals-ride = Din motspelare i Feodor har också en drake och måste öppna en väg som du behöver: låt det ske.

level-rivals-their-dragon-title = Motspelarens drake, din skjuts
level-rivals-their-dragon-goal = Du har en enhörningsbricka. Lägg den så att du, med motspelarens drake, når två nya städer.
level-rivals-their-dragon-look = Draken kommer att läggas i öknen, mot Throtmanni. Hur reser du vidare därifrån?
level-rivals-their-dragon-learned = Vad andra måste öppna behöver inte du öppna. Öppna vägen som kommer efter.
level-rivals-their-dragon-wrong-alone = Så når du på sin höjd en stad. Din motspelare öppnar vägen till Throtmanni: öppna du nästa.

level-rivals-ride-along-title = Efter dig
level-rivals-ride-along-goal = Din motspelare i Lapphálya har en enda alvcykel att ta sig därifrån med. Lägg din bricka så att du når två nya städer.
level-rivals-ride-along-look = Ni ska båda lämna Lapphálya på samma väg. Men hur kommer du dit?
level-rivals-ride-along-learned = Din motspelare öppnade den andra vägen åt dig.
level-rivals-ride-along-wrong-alone = Du lade brickan på en väg som din motspelare skulle ha öppnat, eller på en som inte leder vidare.

step-rivals-tempo = När två vill ha samma väg hör den till den som lägger först. Säkra vägar kan vänta.

level-rivals-contested-title = Det som brådskar först
level-rivals-contested-goal = Din motspelare i Throtmanni vill gärna ha en jättegris på vägen till Rivinia. Nå båda dina sista städer.
level-rivals-contested-look = Två vägar, en tur i taget. Vilken av dem kan vara upptagen nästa gång?
level-rivals-contested-learned = Den omstridda vägen först, den säkra sist.
level-rivals-contested-wrong-late = Ingen ville ha öknen. Men nu ligger en jättegris på vägen till Rivinia, och du har ingen på handen.
level-rivals-contested-wrong-elsewhere = Din enhörning ligger där den inte kan ta dig från Throtmanni till Rivinia, och motspelaren tog den vägen.
level-rivals-contested-wrong-pass = Din motspelare tog genast vägen till Rivinia.

step-rivals-tempo-puzzles = Tre kluringar, blandade: hitta varje gång det som hjälper mest.
step-rivals-block = På en väg får bara en bricka ligga. Lägg en som din motspelare inte har kort till, och vägen är en mur.

level-rivals-their-woods-title = Besvär i Feodor
level-rivals-their-woods-goal = Din motspelare i Feodor kan nå tre nya städer. Lägg din trollkärra så att det bara blir en.
level-rivals-their-woods-look = Två alvcyklar, en timmerflotte och en alvcykelbricka: genom vilken skog leder de till en flod?
level-rivals-their-woods-learned = Din motspelare behövde skogen mot Rivinia för alvcykeln, och floden bortom den.
level-rivals-their-woods-wrong-elsewhere = Din motspelare har fortfarande en väg att ta.
level-rivals-their-woods-wrong-pass = Du stod över, och din motspelare öppnar vägen.

level-rivals-shore-title = Längs stranden
level-rivals-shore-goal = Din motspelare i Beata kan nå tre nya städer. Lägg din jättegris så att det bara blir en.
level-rivals-shore-look = På vägarna väntar en enhörning och en alvcykel. Vilken väg måste draken öppna?
level-rivals-shore-learned = En väg fattades din motspelare, och den tog du.
level-rivals-shore-wrong-elsewhere = Din motspelare har fortfarande en väg att ta.
level-rivals-shore-wrong-pass = Du stod över, och din motspelare öppnar vägen.

step-rivals-hurt = Ditt hinder gör mest skada på en väg som inte går att kringgå, där motspelaren inte har ett kort till övers. Och bara en gång.

level-rivals-first-link-title = Första länken
level-rivals-first-link-goal = Din motspelare i Strykhaven kan nå tre nya städer. Lägg ditt hinder så att det bara blir en.
level-rivals-first-link-look = Varje resa har en början. Och om den kostar mer än din motspelare kan betala?
level-rivals-first-link-learned = Är första vägen för dyr går också allt bortom den förlorat.
level-rivals-first-link-wrong-elsewhere = Det bromsar din motspelare, men inte nog.
level-rivals-first-link-wrong-pass = Du stod över, och din motspelare reser vidare.

level-rivals-knot-title = Knuten
level-rivals-knot-goal = Din motspelare i Elvenhold kan nå tre nya städer. Lägg ditt hinder så att det bara blir en.
level-rivals-knot-look = En timmerflotte, en alvcykel, en drake, i den ordningen. Var är andra steget?
level-rivals-knot-learned = Floden går inte att spärra, men vägen bortom den går att göra dyrare.
level-rivals-knot-wrong-elsewhere = Det bromsar din motspelare, men inte nog.
level-rivals-knot-wrong-pass = Du stod över, och din motspelare reser vidare.

level-rivals-cut-off-title = Ingen väg ut
level-rivals-cut-off-goal = Din motspelare i Dag'Amura har tre kort. Lägg ditt hinder så att det inte blir en enda ny stad.
level-rivals-cut-off-look = Tre kort hade blivit en karavan, men där det ligger ett hinder?
level-rivals-cut-off-learned = En jättegris räcker inte längre, och tre kort är ingen karavan där det ligger ett hinder.
level-rivals-cut-off-wrong-elsewhere = Din motspelare slipper fortfarande undan.
level-rivals-cut-off-wrong-pass = Du stod över, och din motspelare slipper undan.

level-rivals-thin-purse-title = En dyr start
level-rivals-thin-purse-goal = Din motspelare i Ixara kan nå tre nya städer. Lägg ditt hinder så att det bara blir en.
level-rivals-thin-purse-look = Din motspelare har en enda drake. Vad skulle det kosta att ta sig förbi ett hinder utan en drake till?
level-rivals-thin-purse-learned = Nu kostar karavanen alla fyra korten, och Mah'Davikia blir slutstationen.
level-rivals-thin-purse-wrong-elsewhere = Det bromsar din motspelare, men inte nog.
level-rivals-thin-purse-wrong-pass = Du stod över, och din motspelare reser vidare.

level-rivals-last-obstacle-title = Nu eller aldrig
level-rivals-last-obstacle-goal = Omgång fyra, tolv pjäser var. Du kan nå en stad till, och med ett kort kan din motspelare i Lapphálya det också. Vinn.
level-rivals-last-obstacle-look = Det blir ingen femte omgång att spara något till.
level-rivals-last-obstacle-learned = Tretton mot tolv. Det du sparade i tre omgångar avgör den fjärde.
level-rivals-last-obstacle-wrong-pass = Din motspelare vandrar vidare till Virst, och du kan som bäst dela segern.
level-rivals-last-obstacle-wrong-own = Nu kostar din egen väg två drakar, och du har en.
level-rivals-last-obstacle-wrong-end = Du stod kvar där du var: tolv mot tolv i bästa fall.

step-rivals-hurt-puzzles = Tre kluringar: ett hinder, och vägen där det gör mest skada.

question-rivals-obstacle-ask = Första omgången: någon öppnar en väg som hjälper alla. Lägger du ditt hinder?
question-rivals-obstacle-1 = Helst inte: det är det enda på fyra omgångar.
question-rivals-obstacle-2 = Ja: jag får ett nytt nästa omgång.
question-rivals-obstacle-3 = Ja: det stänger vägen.
question-rivals-obstacle-why-1 = Rätt: senare kan det kosta någon segern.
question-rivals-obstacle-why-2 = Du får inget nytt.
question-rivals-obstacle-why-3 = Det gör bara vägen ett kort dyrare, för dig också.

question-rivals-theirs-ask = Din motspelare står där du står, med en öppen drake, och ni har båda drakar på handen. Vad tar du?
question-rivals-theirs-1 = En drake, för säkerhets skull.
question-rivals-theirs-2 = Det som min motspelare behöver.
question-rivals-theirs-3 = Det som tar mig vidare därifrån.
question-rivals-theirs-why-1 = Din motspelare lägger ändå en, och du får åka med.
question-rivals-theirs-why-2 = En bricka som du inte har nytta av är en bortkastad tur.
question-rivals-theirs-why-3 = Rätt: åk med på motspelarens drake, och öppna nästa väg själv.

question-rivals-safe-ask = Du vill ha två vägar. En motspelare kan ta den första, ingen vill ha den andra. Var börjar du?
question-rivals-safe-1 = Med den första.
question-rivals-safe-2 = Med den andra.
question-rivals-safe-3 = Det kvittar.
question-rivals-safe-why-1 = Rätt: den andra finns kvar.
question-rivals-safe-why-2 = Den finns kvar nästa tur; den första kanske inte gör det.
question-rivals-safe-why-3 = På en väg får bara en bricka ligga, och det kanske inte blir din.

level-rivals-far-end-title = De tre sista
level-rivals-far-end-goal = Du saknar tre städer: Al'Baran, Feodor och Lapphálya. Din motspelare i Lapphálya vill till Feodor. Nå alla tre.
level-rivals-far-end-look = Vilken av dina två vägar vill någon annan också ha?
level-rivals-far-end-learned = Planera från där du är, men lägg där det är trångt: sista vägen först.
level-rivals-far-end-wrong-late = Första vägen är din, men nu ligger en alvcykel på den sista, och du har ingen på handen.
level-rivals-far-end-wrong-elsewhere = Din enhörning ligger inte mellan Feodor och Lapphálya, och motspelaren tog den vägen.
level-rivals-far-end-wrong-pass = Din motspelare tog genast vägen mellan Feodor och Lapphálya.
