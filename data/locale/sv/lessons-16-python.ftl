### Spelmotorn för hand
lesson-python-title = Spelmotorn för hand
lesson-python-purpose = Fråga spelmotorn själv: vad som är tillåtet, varför inte, och vad det leder till.
lesson-python-know-1 = Du kan skapa en ställning och lista de drag som är tillåtna i den.
lesson-python-know-2 = Du kan tolka ett nej och spela upp ett protokoll.
lesson-python-know-3 = Du kan läsa och skriva ett drag som en rad.
lesson-python-trap-1 = ”Att göra ett drag ändrar ställningen.” Det ger en ny; den gamla finns kvar.

level-python-line-title = En rad, ett drag
level-python-line-goal = Spela på brädet: ”0 move desert:feodor-throtmanni > throtmanni dragon”.
level-python-line-look = Du sitter på plats 0. Efter ”>” kommer staden, och sedan korten du betalar.
level-python-line-learned = Raden säger allt: vem, vad, längs vilken väg, vart och för vilka kort.
level-python-line-wrong-caravan = Den raden skulle sluta med ”caravan” och tre kort. Här betalar du en drake.
level-python-line-wrong-road = Det är en annan väg: läs raden igen.
level-python-line-wrong-end = Den raden vore ”0 end”, och då får du ingenting.

level-python-reasons-title = Två skäl, sedan None
level-python-reasons-goal = Fråga spelmotorn ”varför inte?” två gånger, så att svaren blir P4.3 och P4.6. Lägg sedan enhörningen så att korten tar dig till Throtmanni.
level-python-reasons-look = Pröva först de två drag som inte går. Throtmanni ligger på andra sidan öknen.
level-python-reasons-learned = Två nej med sina nummer, och sedan None: inget förbjuder det.
level-python-reasons-wrong-pass = Alla har stått över, och ingen väg leder till Throtmanni.
level-python-reasons-wrong-elsewhere = Spelmotorn säger None, för det är tillåtet. Men det tar dig inte till Throtmanni.

level-python-record-title = Ett protokoll på tre rader
level-python-record-goal = Spela upp det: ”0 place unicorn forest:feodor-lapphalya”, ”0 pass”, ”0 move forest:feodor-lapphalya > lapphalya unicorn”.
level-python-record-look = En rad efter den andra; den andra platsen står över av sig själv.
level-python-record-learned = Tre rader, och samma parti finns där igen. Mer än så är ett protokoll inte.
level-python-record-wrong-pig = Jättegrisen behåller du: första raden lägger enhörningen.
level-python-record-wrong-pass = Det är andra raden. Den första lägger enhörningen.
level-python-record-wrong-end = Tredje raden fattas.
level-python-record-wrong-elsewhere = Rätt bricka men en annan väg. Första raden anger terrängen och båda städerna.

question-python-frozen-ask = Vad händer med ställningen när man gör ett drag?
question-python-frozen-1 = Ingenting: ut kommer en ny ställning.
question-python-frozen-2 = Den ändras.
question-python-frozen-3 = Det beror på draget.
question-python-frozen-why-1 = Rätt: den gamla förblir som den var.
question-python-frozen-why-2 = Ställningar är frysta.
question-python-frozen-why-3 = Inget drag ändrar någonsin en ställning.
question-python-frozen-hint = När du gör ett drag får du en ställning. Är det samma som förut?

question-python-refusal-ask = Vad får du när du frågar varför ett drag inte är tillåtet?
question-python-refusal-1 = True eller False.
question-python-refusal-2 = En mening på engelska.
question-python-refusal-3 = Regelns nummer och värdena bakom, eller None.
question-python-refusal-why-1 = Mer än så: ett skäl.
question-python-refusal-why-2 = Meningarna görs av det, på det språk som används.
question-python-refusal-why-3 = Rätt: data, inte prosa.
question-python-refusal-hint = Ett program måste kunna arbeta med svaret, vilket språk människor än talar.

question-python-seed-ask = Två partier har samma startvärde och samma drag. Vad skiljer dem åt?
question-python-seed-1 = Korten som delas ut.
question-python-seed-2 = Ingenting.
question-python-seed-3 = Utbudet.
question-python-seed-why-1 = De bestäms av startvärdet.
question-python-seed-why-2 = Rätt, på varje dator.
question-python-seed-why-3 = Det kommer också ur startvärdet.
question-python-seed-hint = All slump kommer ur startvärdet.

exercise-python-legal-task = Kartan är tom, och du har en öppen enhörning. Hur många av dina tillåtna drag lägger den på en ökenväg?
exercise-python-legal-right = Ja: ett för varje ökenväg.
exercise-python-legal-wrong-none = En enhörning tar sig faktiskt genom öknar, för två kort.
exercise-python-why-task = Vilken regel säger nej till en enhörning på fälten? Skriv numret.
exercise-python-why-right = Ja: P4.3, och tabellen bakom den.
exercise-python-why-wrong-chart = T4 är enhörningens rad i tabellen; svaret nämner regeln som pekar på den.
exercise-python-why-wrong-water = P4.4 handlar om floder och sjöar.
exercise-python-distance-task = Hur många förbindelser är det från Elvenhold till Wylhién?
exercise-python-distance-right = Ja: fyra förbindelser, av vilket slag som helst.
exercise-python-distance-wrong-towns = Det är antalet städer på vägen, med båda ändarna. Räkna förbindelserna.
