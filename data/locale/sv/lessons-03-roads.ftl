### Vägarna och tabellen
lesson-roads-title = Vägarna och tabellen
lesson-roads-purpose = Se med ett ögonkast vad som tar sig fram var, och vad det kostar.
lesson-roads-know-1 = Du kan läsa i tabellen vad ett steg kostar.
lesson-roads-know-2 = Du vet vilka transportmedel som inte tar sig fram i vilken terräng.
lesson-roads-trap-1 = ”En drake tar sig fram överallt för ett kort.” Nästan: i skogen kostar den två.

step-roads-terrain = Vägens mönster visar terrängen: löv i skogen, prickar i öknen, sicksack i bergen, inget på fälten. Tabellen säger vad varje transportmedel kostar där: ett kort eller två, eller ett streck om det inte tar sig fram.

level-roads-cloud-title = Två moln
level-roads-cloud-goal = Två magiska moln, två nya städer.
level-roads-cloud-look = Var kostar ett magiskt moln bara ett kort?
level-roads-cloud-learned = I bergen kostar ett magiskt moln ett kort, på fälten och i skogen två.
level-roads-cloud-wrong-forest = Skogen tog båda molnen. Kihromah är vackert, men det är bara en stad.

level-roads-dragon-title = Där drakar har det svårt
level-roads-dragon-goal = Tre drakar, tre nya städer.
level-roads-dragon-look = I en av terrängerna fastnar drakens vingar.
level-roads-dragon-learned = Fält, öken, berg: en drake. Bara skogen kostar två.
level-roads-dragon-wrong-back = Draken flög tillbaka dit där du redan hade varit. Tre drakar ger tre städer bara om varje steg går till en ny.
level-roads-dragon-wrong-end = Du stannade med drakar kvar på handen. Leta härifrån efter en väg där det räcker med en.

level-roads-wagon-title = Sakta men säkert
level-roads-wagon-goal = Tre trollkärror, två nya städer.
level-roads-wagon-look = En trollkärra kostar ett kort i en enda terräng.
level-roads-wagon-learned = På fälten kostar en trollkärra ett kort, överallt annars två. Men den tar sig fram överallt.
level-roads-wagon-wrong-dear = Det steget kostade två trollkärror. Den du har kvar räcker inte till någon ny stad.

drill-price-about = Vad kostar det här steget? Tio frågor, ett svar var; det du missar kommer tillbaka.

level-roads-carriers-title = Vem klarar sanden?
level-roads-carriers-goal = Lägg dina två brickor så att dina kort tar dig till Feodor och vidare till Throtmanni.
level-roads-carriers-look = Först skog, sedan öken. En av dina två brickor tar sig inte fram i öknen.
level-roads-carriers-learned = Jättegrisar går inte ut i öknen; en enhörning tar sig igenom den för två kort.
level-roads-carriers-wrong-swapped = Då blir öknen kvar till jättegrisen, som inte tar sig fram där.
level-roads-carriers-wrong-pass = Alla har stått över, och ingen väg leder vidare till Throtmanni.
level-roads-carriers-wrong-elsewhere = Där har du ingen nytta av brickan. Du behöver en väg från Lapphálya till Feodor, och en vidare därifrån.

level-roads-cheap-title = Ett kort var
level-roads-cheap-goal = Du har en alvcykel och en trollkärra på handen. Lägg brickorna så att korten tar dig till Lapphálya och vidare till Feodor.
level-roads-cheap-look = I skogen behöver en av de två ett kort till.
level-roads-cheap-learned = En alvcykel tar sig genom skogen för ett kort; en trollkärra behöver två där, men bara ett på fälten.
level-roads-cheap-wrong-swapped = Då blir skogen kvar till trollkärran: två kort, och du har ett.
level-roads-cheap-wrong-swapped2 = En trollkärra i skogen kostar två kort, och du har ett.
level-roads-cheap-wrong-elsewhere = Där har du ingen nytta av brickan. Du behöver två vägar i rad: från Elvenhold till Lapphálya och vidare till Feodor.
level-roads-cheap-wrong-pass = Alla har stått över, och vägen till Feodor är inte öppen. Din resa behöver båda brickorna.

level-roads-wrong-terrain-title = En enhörning på fälten?
level-roads-wrong-terrain-goal = Du har två enhörningskort. Hitta en väg ut från Elvenhold där enhörningsbrickan får ligga.
level-roads-wrong-terrain-look = Leta upp enhörningen i tabellen: var står strecket?
level-roads-wrong-terrain-learned = Där tabellen har ett streck får brickan inte läggas.
level-roads-wrong-terrain-wrong-elsewhere = Enhörningen ligger på kartan, men inte på en väg ut från Elvenhold.
level-roads-wrong-terrain-wrong-pass = Alla har stått över, och du kommer inte ut från Elvenhold.

question-roads-desert-ask = Vilken av dem tar sig genom en öken?
question-roads-desert-1 = En alvcykel.
question-roads-desert-2 = En enhörning.
question-roads-desert-3 = Ett magiskt moln.
question-roads-desert-why-1 = Den sjunker i sanden: tabellen har ett streck.
question-roads-desert-why-2 = Rätt, för två kort.
question-roads-desert-why-3 = Det torkar ut: tabellen har ett streck.

question-roads-kind-ask = En alvcykel ligger på en bergsväg. Vad betalar du?
question-roads-kind-1 = En alvcykel.
question-roads-kind-2 = Två valfria kort.
question-roads-kind-3 = Två alvcyklar.
question-roads-kind-why-1 = I bergen krävs två; ett räcker bara på fälten och i skogen.
question-roads-kind-why-2 = De måste vara av samma slag som brickan.
question-roads-kind-why-3 = Rätt: i bergen kostar en alvcykel två.

question-roads-wagon-ask = En trollkärra ligger på en ökenväg. Vad betalar du?
question-roads-wagon-1 = Ingenting: den tar sig inte fram där.
question-roads-wagon-2 = En trollkärra.
question-roads-wagon-3 = Två trollkärror.
question-roads-wagon-why-1 = Den är långsam, men den tar sig fram överallt.
question-roads-wagon-why-2 = Bara på fälten kostar den ett kort.
question-roads-wagon-why-3 = Rätt: två överallt utom på fälten.

question-roads-pig-ask = Var tar sig en jättegris fram?
question-roads-pig-1 = Över fält och genom skog, för ett kort.
question-roads-pig-2 = Överallt, för två kort.
question-roads-pig-3 = Genom skog och över berg, för två kort.
question-roads-pig-why-1 = Rätt: den tycker om mjuk mark och är aldrig dyr.
question-roads-pig-why-2 = Öken och berg är stängda för den.
question-roads-pig-why-3 = Det är enhörningen; en jättegris klättrar inte.

question-roads-cloud-ask = Var kostar ett magiskt moln bara ett kort?
question-roads-cloud-1 = På fälten.
question-roads-cloud-2 = I bergen.
question-roads-cloud-3 = I öknen.
question-roads-cloud-why-1 = Där kostar det två.
question-roads-cloud-why-2 = Rätt: två på fält och i skog, aldrig i öknen.
question-roads-cloud-why-3 = Moln går aldrig över en öken.

question-roads-woods-ask = I vilken terräng kostar en drake två kort?
question-roads-woods-1 = I skogen.
question-roads-woods-2 = I öknen.
question-roads-woods-3 = I bergen.
question-roads-woods-why-1 = Rätt: ett kort överallt annars.
question-roads-woods-why-2 = Den älskar hettan: ett kort.
question-roads-woods-why-3 = Den flyger över dem: ett kort.

question-roads-where-ask = På vilken väg får du lägga ett magiskt moln?
question-roads-where-1 = På vilken tom väg som helst.
question-roads-where-2 = Bara i bergen, där det räcker med ett kort.
question-roads-where-3 = På vilken tom väg som helst utom i öknen.
question-roads-where-why-1 = Inte i öknen: tabellen har ett streck.
question-roads-where-why-2 = Där är det billigast, men fält och skog går också bra.
question-roads-where-why-3 = Rätt: överallt där tabellen har en siffra.
