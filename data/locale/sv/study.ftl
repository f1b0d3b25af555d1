### Vad studenternas anteckningsböcker säger mellan sina celler, i Markdown.
study-run = Välj **Run ▸ Run All Cells**, ändra sedan en cell och kör den igen: det är det den är till för.
study-tasks =
    ## Nu är det din tur

    Skriv ditt svar i stället för `____` och kör cellen: den säger om det är rätt.
study-python-position =
    ## Fråga vad som är tillåtet

    `position` ställer med en enda rad upp vilket läge som helst i spelet, och `legal_actions` listar de drag som är tillåtna i det. Drag är enkla, frysta objekt: du kan jämföra dem, spara dem och göra dem.

    _Prova:_ ge dig själv en annan bricka, eller flytta stöveln.
study-python-refusal =
    ## Fråga varför inte

    Ett nej består av data, inte av en färdig mening: regelns nummer och värdena bakom. Därför kan ett program arbeta med det, och meningar kan göras på vilket språk som helst. `None` betyder att inget förbjuder draget. Ett drag kan skrivas som en rad, och `parse` läser den.

    _Prova:_ vad förbjuder ett hinder på en tom väg? `0 obstacle desert:feodor-throtmanni`
study-python-apply =
    ## Gör ett drag

    `apply` ger en ny ställning och lämnar den gamla som den var. Därför kan ett program tänka framåt och behöver aldrig ta tillbaka något.
study-python-draw = En ställning går också att rita.
study-python-record =
    ## Spela ett helt parti och spara det

    Två botar som väljer på måfå spelar ett parti. Protokollet innehåller varje drag och allt som slumpen avgjorde, händelse för händelse.
study-python-replay =
    ## Spela upp det

    `steps` spelar upp protokollet och kontrollerar varje händelse mot reglerna. Sist i svaret står hur många stadspjäser varje plats har.
study-python-statistics =
    ## Räkna

    Ett enda parti säger inte mycket. Tolv partier med tolv startvärden är samma tolv på varje dator.
study-python-plot =
    Hur många stadspjäser samlar den som väljer på måfå?

    _Prova:_ sätt `"greedy"` i stället för ett av `"random"` ovan, och kör båda cellerna igen.
study-analysis-games =
    ## Tabellen

    En rad för varje plats i varje parti: vad som spelades, hur det gick, vilka brickor som lades och behölls, och vilka städer som missades.
study-analysis-start =
    ## Hjälper det att starta?

    Hur mycket andelen vinster överstiger en rättvis andel, och hur pjäserna står sig mot de andras, för varje antal spelare.

    _Prova:_ vad säger partierna i en enda utgåva? `figures.start_player(games[games["edition"] == "amigo-de"])`
study-analysis-scores =
    ## Hur många städer nås?

    Poäng per plats i snitt, efter utgåva och antal spelare.
study-analysis-left-out =
    ## Vilka städer missas?

    Andelen platser som aldrig når en stad, och hur många vägar som leder dit.

    _Prova:_ vilka städer missar nästan ingen? `left_out.round(1).tail(8)`
study-analysis-counters =
    ## Vilka brickor är bra?

    Hur många fler pjäser som i snitt följer med varje extra bricka av samma slag, lagd på en väg respektive behållen.
study-analysis-end =
    ## Det här har du sett

    Två resultat är tydliga: ju fler som spelar, desto längre kommer alla, och städer med få vägar missas oftast. Två andra ser ut som resultat men är det inte än: om det lönar sig att börja och vilka brickor som är bra. Där innehåller intervallet noll eller missar noll med liten marginal.

    Titta alltså först på intervallet, räkna hur många siffror du har tittat på och ta inte det som bara hör ihop för en orsak. Om en fråga inte släpper taget, spela fler partier, eller ändra en enda sak och låt allt annat vara som det är. I nästa kapitel får du miljön att göra det i.
study-environment-world =
    ## Börja ett parti

    Miljön har PettingZoos gränssnitt för agenter som gör sina drag en efter en. Ett startvärde avgör all slump. `agent_selection` säger vems tur det är.
study-environment-row =
    ## Vad en agent ser

    En rad med tal, och i den ett avsnitt för varje sak. Där står inget som agentens plats inte får veta: så kan ett program som lär sig inte fuska.

    _Prova:_ se vad mer som står i raden. `list(SLICES)`
study-environment-mask =
    ## Vad en agent får göra

    Varje drag i spelet har ett nummer. Masken säger vilka som är tillåtna nu. Först tar varje agent sin hemliga bricka (drag 0); sedan är de här möjliga:
study-environment-eager =
    ## En egen spelare

    En funktion som får världen och sin agent, och som svarar med numret på ett tillåtet drag. Den här gör hellre vad som helst än ingenting.

    _Prova:_ låt den hellre lägga en bricka än sitt hinder.
study-environment-choosers = Bredvid sitter en som väljer på måfå, och den medelsvåra boten.
study-environment-games =
    ## Jämför dem

    Sex partier, och antalet pjäser i snitt för var och en. Sex partier säger inte mycket: spela fler innan du tror på det.
study-environment-learner =
    ## En spelare som lär sig

    Den har en vikt för varje sorts drag och gör det som väger mest, med ett inslag av slump. Det finns inget annat att lära sig än vikterna.
study-environment-score = Vad vikter är värda: antalet pjäser i snitt i tre partier mot två som spelar som `eager`.
study-environment-learning =
    ## Låt den lära sig

    Åtta generationer: tio spelare ändrar vikterna på måfå och spelar tre partier var, och nästa generation börjar vid snittet av de tre bästa. Ingen kan någon regel, bara masken och belöningen. Till sist ser du vad som har blivit av det: att resa väger mycket, att avsluta draget väger lite.
study-environment-exam =
    ## Sätt den på prov

    Partierna som den har lärt sig av smickrar den. Därför: trettio partier som den aldrig har sett, med vikterna före och efter, och med `eager` på dess plats.
study-environment-end =
    ## Det här har du sett

    Den som väljer på måfå samlar nästan ingenting. En spelare som lär sig en vikt för varje sorts drag kommer själv på vad `eager` fick veta, och lite till: i partier som den aldrig har sett samlar den mer än dubbelt så många pjäser som förut. Den medelsvåra boten, som vet vart den ska, samlar ändå nästan tre gånger så många som den.

    Låt alltså din se mer: vikter för varje slags bricka, för raden av tal, till slut ett litet nätverk. Vektormiljön spelar många partier sida vid sida (`play.env.vector`). När den slår boten, sätt den på prov: i hundratals partier, på varje plats och med startvärden som den aldrig har sett.

exercise-analysis-games-task = Hur många partier med sex spelare finns i tabellen?
exercise-analysis-games-right = Ja: 600 rader, och sex av dem är ett parti.
exercise-analysis-games-wrong-seats = Det är antalet rader. Varje plats har en egen.
exercise-analysis-games-wrong-edition = Så många partier har en utgåva. Utgåvorna är fyra.
exercise-analysis-rounds-task = I vilken utgåva är poängen lägst? Svara med utgåvans nyckel som sträng.
exercise-analysis-rounds-right = Ja: den spelas i tre omgångar, de andra i fyra.
exercise-environment-display-task = Hur många tal i raden beskriver utbudet?
exercise-environment-display-right = Ja: ett för varje slag, och det säger hur många sådana brickor som ligger där.
exercise-environment-display-wrong-lie = Där ligger fem brickor, men raden räknar varje slag för sig.
exercise-environment-mask-task = Hur många drag är tillåtna när den första agenten ska ta sin andra bricka?
exercise-environment-mask-right = Ja: i utbudet ligger fem slag, och så finns högen.
exercise-environment-mask-wrong-pile = Nästan: räkna högen också.
exercise-environment-mask-wrong-pass = Här får ingen stå över. Titta på masken en gång till.

## Ett stapeldiagram. $bottom och $side är axlarnas rubriker, $bars en uppräkning av bars-each.
bars-across = tal
bars-up = hur ofta
bars-seen = Ett stapeldiagram, ”{ $bottom }” nedtill och ”{ $side }” längs sidan: { $bars }.
bars-each = { $count } × { $number }
bars-pieces = stadspjäser
curve-generations = generationer
curve-seen = En linje, ”{ $bottom }” nedtill och ”{ $side }” längs sidan: { $first } först, { $last } efter { $steps }.
