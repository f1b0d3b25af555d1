### Anteckningsboken som ser på många spel.
analysis-title = Vad många partier visar
analysis-brief = Femhundra partier mellan botar, i diagram med intervall.
analysis-about =
    # { analysis-title }

    { $games } partier, { $each } för var och en av { $editions } utgåvor och varje antal spelare. Lika starka botar (`{ $bot }`, medelsvåra) sitter på alla platser, så det som skiljer platserna är slump och regler, inte skicklighet. Det visar hur det går bland sådana botar, och antyder bara hur det går bland människor.

    Inom parentes står 95-procentiga intervall: om alla partier spelades om många gånger skulle ungefär nitton av tjugo sådana intervall innehålla det sanna värdet. Tabellen finns i `data/analysis/games.csv`; `python -m elfenwidgets.play.analysis.games` spelar samma partier och skriver samma tabell igen.
analysis-interval = { $mean } ({ $low } till { $high })
analysis-all = alla
analysis-players = spelare
analysis-town = stad
analysis-kind = slags bricka
analysis-more-wins = vinster utöver en rättvis andel (procentenheter)
analysis-more-pieces = pjäser jämfört med de andra
analysis-start =
    { $sign ->
        [more] Den som startar första omgången verkar vinna oftare än de andra.
        [less] Den som startar första omgången verkar vinna mer sällan än de andra.
       *[unclear] De här partierna kan inte avgöra om det hjälper att starta första omgången: intervallet innehåller noll.
    } Den startande spelarens andel av vinsterna avviker { $wins } procentenheter från en rättvis andel, och pjäserna avviker { $pieces } från de andras.
analysis-score = poäng för en plats
analysis-scores = Ju fler spelare, desto fler brickor ligger det på vägarna för alla: från två spelare till sex stiger poängen från { $few } till { $many }, alla utgåvor tillsammans. Med tre omgångar i stället för fyra, som i { $edition }, blir det omkring { $lost } städer färre.
analysis-missed = andel platser som missar staden (%)
analysis-few = högst { $roads } vägar
analysis-left-out = { $town } missas oftast, av { $missed } procent av platserna. Städer med högst { $roads } vägar utmärker sig: i snitt missas de av { $few } procent av platserna, mot { $other } procent för de andra.
analysis-placed = lagda på vägar
analysis-kept = behållna till nästa omgång
analysis-slope = extra pjäser för varje extra bricka av samma slag
analysis-placed-seen =
    { $n ->
        [0] Hur många brickor av ett visst slag spelarna lägger hänger inte tydligt ihop med fler eller färre pjäser: varje intervall innehåller noll.
       *[other] Bland de lagda brickorna utesluter intervallet noll för: { $kinds }.
    }
analysis-kept-seen =
    { $n ->
        [0] De här partierna visar inte att det spelar någon roll vilken bricka man behåller.
       *[other] Bland de behållna brickorna utesluter intervallet noll för: { $kinds }.
    }
analysis-no-cause = Av tolv intervall kan mycket väl ett utesluta noll av en ren slump. Och inget av dem visar en orsak: den som har bra kort till ett transportmedel tar, lägger och behåller också de brickorna.
