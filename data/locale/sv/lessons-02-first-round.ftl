### En omgång på fem minuter
lesson-first-round-title = En omgång på fem minuter
lesson-first-round-purpose = Spela en hel omgång, från första kortet till sista brickan.
lesson-first-round-know-1 = Du har spelat alla sex delmomenten en gång, i tur och ordning.
lesson-first-round-know-2 = Du vet vad du gör i vart och ett av dem.
lesson-first-round-trap-1 = ”Jag måste öppna alla vägar själv.” Nej: du reser på allas brickor.

step-first-round-deal = Delmoment 1: alla får åtta reskort. De här är dina.

level-first-round-secret-title = Delmoment 2: en hemlig bricka
level-first-round-secret-goal = Ta en bricka från högen. Bara du får se den.
level-first-round-secret-look = Högen ligger bredvid utbudet.
level-first-round-secret-learned = En jättegris, och den är din hemlighet. Din motspelare har också tagit en bricka.

level-first-round-draw-title = Delmoment 3: tre till
level-first-round-draw-goal = Ta brickor i tur och ordning tills du har tre till, däribland en enhörning och en drake.
level-first-round-draw-look = Ta enhörningen först, innan din motspelare gör det.
level-first-round-draw-learned = Det du tar nu ligger med framsidan uppåt. Du har fyra brickor att planera med.
level-first-round-draw-wrong-others = Du tar tre brickor: enhörningen, draken och en valfri. Nu räcker det inte längre till båda.

level-first-round-plan-title = Delmoment 4: planera
level-first-round-plan-goal = Flotten tar dig till Rivinia. Öppna en väg därifrån till Throtmanni och vidare till Feodor. Lägg två brickor och stå sedan över.
level-first-round-plan-look = Skogen passar din enhörning, öknen din drake.
level-first-round-plan-learned = Och din motspelare har öppnat vägen från Feodor till Lapphálya. Den får du också använda.

level-first-round-travel-title = Delmoment 5: res
level-first-round-travel-goal = Nedför floden med en timmerflotte, sedan längs brickorna: besök fyra städer och avsluta ditt drag. Du får bara behålla fyra kort.
level-first-round-travel-look = En timmerflotte behöver ingen bricka. Den tar dig till Rivinia.
level-first-round-travel-learned = Fyra kort, fyra städer, och precis fyra kort kvar att behålla.
level-first-round-travel-wrong-end = Ditt drag är slut, och flera städer väntar fortfarande på dig.
level-first-round-travel-wrong-back = Du är tillbaka i en stad som du redan har besökt, och kortet är borta. Vilken bricka leder vidare?

level-first-round-keep-title = Delmoment 6: avsluta omgången
level-first-round-keep-goal = Vägarna töms. Behåll alvcykeln till nästa omgång: den tar sig fram i bergen också.
level-first-round-keep-look = Du har två brickor kvar och får behålla en.
level-first-round-keep-learned = Det var en hel omgång! Allas kort fylls på till åtta igen, och din stövel står kvar där den är.
level-first-round-keep-wrong-pig = Du behöll jättegrisen, och den tar sig bara fram på fält och i skog. Behåll alvcykeln i stället.

step-first-round-score = Fyra pjäser efter en omgång, och tre omgångar kvar. Det är hela spelet.

question-first-round-start-ask = Var börjar din stövel nästa omgång?
question-first-round-start-1 = Tillbaka i Elvenhold.
question-first-round-start-2 = Där den stannade.
question-first-round-start-3 = I vilken stad som helst där du har varit.
question-first-round-start-why-1 = Bara första omgången börjar där.
question-first-round-start-why-2 = Rätt: därför spelar det roll var du stannar.
question-first-round-start-why-3 = Stöveln hoppar aldrig: den står kvar där den stannade.

question-first-round-deal-ask = Hur börjar ett parti?
question-first-round-deal-1 = Alla får åtta reskort.
question-first-round-deal-2 = Alla får fyra reskort.
question-first-round-deal-3 = Den startande spelaren får fler kort.
question-first-round-deal-why-1 = Rätt: åtta var, i första omgången.
question-first-round-deal-why-2 = Fyra får du behålla när ditt drag är slut.
question-first-round-deal-why-3 = Alla får lika många.

question-first-round-where-ask = Varifrån kommer omgångens första bricka?
question-first-round-where-1 = Ur utbudet: du väljer den.
question-first-round-where-2 = Från grannen till vänster.
question-first-round-where-3 = Från högen.
question-first-round-where-why-1 = Utbudet kommer i delmoment 3.
question-first-round-where-why-2 = Spelare ger aldrig varandra brickor.
question-first-round-where-why-3 = Rätt: du tar den utan att se den.
