### En guidad omgång
lesson-round-title = En guidad omgång
lesson-round-purpose = Spela andra omgången av ditt eget parti, mot botar som säger varför de gör som de gör.
lesson-round-know-1 = Du kan spela en omgång på egen hand.
lesson-round-know-2 = Du planerar en resa innan du lägger en bricka.
lesson-round-trap-1 = ”Jag måste lägga alla brickor själv.” Du kan resa på de andras också.

step-round-second = Ditt eget parti, andra omgången: alla sex delmomenten. Botarna säger varför de gör som de gör.

level-round-plan-and-go-title = Planera och res
level-round-plan-and-go-goal = Planera, res sedan: besök Lapphálya, Feodor och Throtmanni med tre kort och dina två brickor.
level-round-plan-and-go-look = Din motspelare kommer att öppna en av de tre vägarna åt dig.
level-round-plan-and-go-learned = Två egna brickor och en av motspelarens: tre städer.
level-round-plan-and-go-wrong-ergeren = Nu saknas enhörningen mellan Lapphálya och Feodor.
level-round-plan-and-go-wrong-pig = Då blir fälten kvar till enhörningen, som inte tar sig fram där.
level-round-plan-and-go-wrong-elsewhere = Där har din resa ingen nytta av brickan. Var och en av de tre vägarna behöver en bricka som passar terrängen.
level-round-plan-and-go-wrong-obstacle = Ditt hinder gör vägen dyrare, med ett kort till av samma slag, och du har bara ett av varje.
level-round-plan-and-go-wrong-end = Ditt drag slutade med kort på handen och öppna vägar. Till varje bricka på din väg har du rätt kort.
level-round-plan-and-go-wrong-caravan = Alla tre korten för en enda stad. Ett i taget räcker de tre gånger så långt.

question-round-order-ask = Vad kommer direkt efter planeringen?
question-round-order-1 = Kartan töms.
question-round-order-2 = Stövlarna flyttas, den startande spelarens först.
question-round-order-3 = Nya kort delas ut, först till den startande spelaren.
question-round-order-why-1 = Inte förrän ni har rest.
question-round-order-why-2 = Rätt: nu använder alla vägarna.
question-round-order-why-3 = Så börjar en omgång.

question-round-others-ask = En bot lägger en drake på vägen bredvid dig. Du har drakar. Bra eller dåligt?
question-round-others-1 = Bra: jag kan resa på den.
question-round-others-2 = Dåligt: vägen är stängd för mig.
question-round-others-3 = Varken eller: det angår inte mig.
question-round-others-why-1 = Rätt: du sparar en bricka.
question-round-others-why-2 = Ingen äger en väg.
question-round-others-why-3 = Varje bricka är till för alla.

question-round-tree-ask = På en bergsväg ligger en enhörning och ett hinder. Vad betalar du?
question-round-tree-1 = En enhörning och ett valfritt kort.
question-round-tree-2 = En enhörning.
question-round-tree-3 = Två enhörningar.
question-round-tree-why-1 = Det måste vara en enhörning till.
question-round-tree-why-2 = Hindret kostar ett kort till.
question-round-tree-why-3 = Rätt: en för bergen, en för hindret.

question-round-display-ask = Omgången är slut. Vad händer med de fem brickorna i utbudet?
question-round-display-1 = De går tillbaka till högen.
question-round-display-2 = De ligger kvar.
question-round-display-3 = Alla tar var sin.
question-round-display-why-1 = Bara i några utgåvor; här ligger de kvar.
question-round-display-why-2 = Rätt: du kan räkna med dem.
question-round-display-why-3 = Du behåller en av dina egna, och ingen annan.
