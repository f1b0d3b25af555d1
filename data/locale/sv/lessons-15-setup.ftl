### Så ställs spelet upp
lesson-setup-title = Så ställs spelet upp
lesson-setup-purpose = Lär dig vad som står på bordet innan det första kortet delas ut.
lesson-setup-know-1 = Du kan ställa upp ett spel för två till sex spelare.
lesson-setup-know-2 = Du vet att varje färg har en egen pjäs i varje stad utom Elvenhold.
lesson-setup-know-3 = Du vet vem som startar, och att turen går medurs.
lesson-setup-trap-1 = ”I Elvenhold står det också pjäser.” Det är den enda staden utan.
lesson-setup-trap-2 = ”Jag får ett nytt hinder varje omgång.” Du får ett på hela partiet.

step-setup-boots = Var och en tar en stövel, ett hinder och tjugo stadspjäser i en färg: en för varje stad utom Elvenhold, där stövlarna startar.

level-setup-capital-title = Staden utan pjäser
level-setup-capital-goal = Du har ett kort kvar. Hämta en pjäs till.
level-setup-capital-look = En av dina två vägar leder till staden där ingen har en pjäs.
level-setup-capital-learned = Varje stad utom Elvenhold har en pjäs i varje färg.
level-setup-capital-wrong-elvenhold = Elvenhold är underbart, men där finns inga pjäser.
level-setup-capital-wrong-end = Ditt drag är slut, och du fick ingenting.

level-setup-own-piece-title = Din står kvar
level-setup-own-piece-goal = Din motspelare är i Feodor och har aldrig varit i Virst. Det har du. Hämta en pjäs till.
level-setup-own-piece-look = I vilken av de två städerna står en pjäs i din färg kvar?
level-setup-own-piece-learned = Varje färg har sin egen pjäs i varje stad: ingen kan ta din.
level-setup-own-piece-wrong-virst = Här har du varit förut: bara motspelarens pjäs står kvar.

step-setup-piles = Blanda de 72 reskorten för sig och de 48 brickorna för sig, med framsidan nedåt. Vänd sedan upp fem brickor.

level-setup-once-title = En gång per parti
level-setup-once-goal = Tredje omgången, och ditt hinder gick åt i den första. Ta dig ut från Elvenhold till en ny stad.
level-setup-once-look = Du har en drakbricka och inget hinder.
level-setup-once-learned = Ett hinder var, på hela partiet. Välj vägen väl.
level-setup-once-wrong-elsewhere = Din drakbricka ligger där den inte kan ta dig till en ny stad.
level-setup-once-wrong-pass = Alla har stått över, och du kommer inte ut från Elvenhold.

step-setup-count = Det finns åtta brickor och tio reskort av vart och ett av de sex slagen, och tolv timmerflottar. Det du ser ligger inte kvar i högen.
drill-left-about = Hur många finns kvar? Tio frågor, ett svar var; det du missar kommer tillbaka.

step-setup-start = Den äldsta spelaren startar, och turen går medurs. Vill ni ha det svårare, dela ut ett av de tolv stadskorten till var och en, med framsidan nedåt.

question-setup-pieces-ask = Hur många av dina pjäser står på kartan från början?
question-setup-pieces-1 = Tjugo: en i varje stad utom Elvenhold.
question-setup-pieces-2 = Tjugoen: en i varje stad.
question-setup-pieces-3 = Inga: man ställer dem dit man reser.
question-setup-pieces-why-1 = Rätt: alla tjugo väntar på dig.
question-setup-pieces-why-2 = Elvenhold har ingen; där startar stöveln.
question-setup-pieces-why-3 = Det är tvärtom: de står redan där, och du samlar in dem.

question-setup-raft-ask = Hur många brickor med timmerflottar finns det?
question-setup-raft-1 = Åtta, som av alla andra slag.
question-setup-raft-2 = Tolv.
question-setup-raft-3 = Inga.
question-setup-raft-why-1 = Det finns åtta av vart och ett av de sex slag som går på land; på vatten läggs inga brickor.
question-setup-raft-why-2 = Tolv är antalet kort med timmerflottar.
question-setup-raft-why-3 = Rätt: timmerflottar behöver ingen bricka.

question-setup-obstacles-ask = Hur många hinder har du på ett helt parti?
question-setup-obstacles-1 = Ett varje omgång.
question-setup-obstacles-2 = Ett.
question-setup-obstacles-3 = Så många man tar.
question-setup-obstacles-why-1 = Lagt är lagt: sedan är det borta.
question-setup-obstacles-why-2 = Rätt: ett för alla omgångar.
question-setup-obstacles-why-3 = Ingen tar några; de som blir över ligger kvar i asken.

question-setup-players-ask = Hur många kan spela, och vad får var och en?
question-setup-players-1 = Två till fyra, med tio pjäser, en per stad.
question-setup-players-2 = Exakt fyra, med en stövel och tolv pjäser.
question-setup-players-3 = Två till sex, med en stövel och tjugo pjäser.
question-setup-players-why-1 = Upp till sex kan spela, och stadspjäser finns i tjugo städer.
question-setup-players-why-2 = Två räcker, och sex kan spela.
question-setup-players-why-3 = Rätt, alla i en färg.

question-setup-cards-ask = Vilket reskort finns det flest av?
question-setup-cards-1 = Timmerflottar: tolv.
question-setup-cards-2 = Drakar: tolv.
question-setup-cards-3 = Inget: det är lika många av alla.
question-setup-cards-why-1 = Rätt: tio av vart och ett av de andra slagen, 72 sammanlagt.
question-setup-cards-why-2 = Det finns tio drakar.
question-setup-cards-why-3 = Nästan: det finns två timmerflottar fler än av något annat slag.

question-setup-first-ask = Spelaren på plats 2 är äldst. Vem spelar därefter?
question-setup-first-1 = Plats 1.
question-setup-first-2 = Plats 3.
question-setup-first-3 = Den näst äldsta.
question-setup-first-why-1 = Turen går medurs, så det är den andra grannen.
question-setup-first-why-2 = Rätt: medurs från den startande spelaren.
question-setup-first-why-3 = Bara den som startar först väljs efter ålder.

question-setup-five-ask = Hur många brickor ligger öppet för alla att välja på?
question-setup-five-1 = Tre.
question-setup-five-2 = En för varje spelare.
question-setup-five-3 = Fem.
question-setup-five-why-1 = Tre får du ta.
question-setup-five-why-2 = Antalet spelare spelar ingen roll.
question-setup-five-why-3 = Rätt: i utbudet ligger alltid fem.
