### Stadskort
lesson-town-cards-title = Stadskort
lesson-town-cards-purpose = En hemlig stad att sluta i: för den som gillar att planera långt i förväg.
lesson-town-cards-know-1 = Du kan räkna ut poängen med stadskort.
lesson-town-cards-know-2 = Du vet vad som avgör vid lika poäng när ni spelar med stadskort.
lesson-town-cards-trap-1 = ”Avståndet räknas bara på vägar med brickor.” Brickorna spelar ingen roll, och vatten räknas också.
lesson-town-cards-trap-2 = ”Vid lika poäng vinner flest kort.” Med stadskort vinner i de flesta utgåvor den som är närmast; korten kommer i andra hand.

step-town-cards-home = Ett hemligt kort anger staden där du bör sluta. Varje förbindelse mellan dig och den kostar en poäng.

level-town-cards-town-card-title = En till, eller hem?
level-town-cards-town-card-goal = Du har sexton pjäser, och ditt stadskort visar Jaccaranda. Kom upp i sexton poäng.
level-town-cards-town-card-look = En ny stad är värd en poäng. Varje förbindelse från Jaccaranda kostar en.
level-town-cards-town-card-learned = Sexton minus noll slår sjutton minus två.
level-town-cards-town-card-wrong-far = Sjutton pjäser, men från Al'Baran är det två förbindelser: femton.
level-town-cards-town-card-wrong-stay = Sexton minus ett är femton. Du hade en drake kvar.

example-town-cards-jaccaranda-title = Sjutton städer, en förbindelse bort
example-town-cards-jaccaranda-0 = Sista draget: sjutton pjäser, stöveln i Throtmanni och stadskortet Jaccaranda.
example-town-cards-jaccaranda-1 = En förbindelse bort, vad som än ligger på den: 17 − 1 = 16.

level-town-cards-river-title = Vatten räknas också
level-town-cards-river-goal = Du har sjutton pjäser, stadskortet Tichih' och en timmerflotte kvar. Kom upp i sexton poäng.
level-town-cards-river-look = Från Rivinia leder bara en flod direkt till Tichih'.
level-town-cards-river-learned = En flod är en förbindelse precis som en väg: en bort, alltså sexton.
level-town-cards-river-wrong-stay = Från Elvenhold är det två förbindelser: femton.

example-town-cards-tichih-title = Över floden
example-town-cards-tichih-0 = Sjutton pjäser, stöveln i Rivinia och stadskortet Tichih'. Bara en flod förenar de två.
example-town-cards-tichih-1 = En flod räknas som en: 17 − 1 = 16.

drill-home-about = Hur långt är det hem? Tio frågor, ett svar var; det du missar kommer tillbaka.

level-town-cards-nearer-title = Den som är närmast vinner
level-town-cards-nearer-goal = Du: femton pjäser, ett steg från din stad. Din motspelare: sexton, två steg bort, och fyra kort. Vinn.
level-town-cards-nearer-look = Fjorton mot fjorton. Vad avgör vid lika poäng när ni spelar med stadskort?
level-town-cards-nearer-learned = Vid lika poäng med stadskort vinner i de flesta utgåvor den som är närmast sin stad; korten på handen räknas bara om även avståndet är lika.
level-town-cards-nearer-wrong-far = En pjäs mer, men ett steg längre bort: lika många poäng och lika långt bort, och din motspelare har fler kort.

question-town-cards-distance-ask = Hur räknas avståndet till staden på ditt stadskort?
question-town-cards-distance-1 = I reskort.
question-town-cards-distance-2 = I vägar med brickor.
question-town-cards-distance-3 = I förbindelser av vilket slag som helst.
question-town-cards-distance-why-1 = Priser spelar ingen roll.
question-town-cards-distance-why-2 = Brickor spelar ingen roll, och vatten räknas också.
question-town-cards-distance-why-3 = Rätt: vägar, floder och färjor.

question-town-cards-score-ask = Arton pjäser, två förbindelser från din stad. Hur många poäng får du?
question-town-cards-score-1 = Sexton poäng.
question-town-cards-score-2 = Arton poäng.
question-town-cards-score-3 = Tjugo poäng.
question-town-cards-score-why-1 = Rätt: 18 − 2.
question-town-cards-score-why-2 = Avståndet ska dras av.
question-town-cards-score-why-3 = Avståndet dras av, det läggs inte till.

question-town-cards-rivinia-ask = Sjutton pjäser, stöveln i Rivinia, stadskortet Tichih', en flod bort. Hur många poäng får du?
question-town-cards-rivinia-1 = Femton.
question-town-cards-rivinia-2 = Sexton.
question-town-cards-rivinia-3 = Sjutton.
question-town-cards-rivinia-why-1 = Det är omvägen på land. Floden är också en förbindelse.
question-town-cards-rivinia-why-2 = Rätt: en flod räknas som en förbindelse.
question-town-cards-rivinia-why-3 = Avståndet ska dras av.

question-town-cards-secret-ask = Vem får titta på ditt stadskort under partiet?
question-town-cards-secret-1 = Alla.
question-town-cards-secret-2 = Ingen, inte ens du.
question-town-cards-secret-3 = Bara du.
question-town-cards-secret-why-1 = Det vänds upp först på slutet.
question-town-cards-secret-why-2 = Du får titta så ofta du vill.
question-town-cards-secret-why-3 = Rätt, tills partiet är slut.
