# Elfengold I: guld och auktion
lesson-gold-title = Elfengold I: guld och auktion
lesson-gold-purpose = Spela Elfengold: köp det du behöver, och låt resan betala det.
lesson-gold-know-1 = Du kan delmomenten i en omgång: kort, två föremål, auktion, planering, resa, mynt eller kort.
lesson-gold-know-2 = Du bjuder bara vad ett föremål är värt för dig.
lesson-gold-know-3 = Du väljer mellan mynt och kort när ditt drag är slut.
lesson-gold-trap-1 = ”Bara nya städer betalar.” Varje stad du kommer till betalar, varje gång.
lesson-gold-trap-2 = ”Jag får bara behålla fyra kort.” I Elfengold finns ingen gräns.
lesson-gold-trap-3 = ”Flest mynt vinner.” Stadspjäserna vinner; mynten avgör bara när flera har lika många.

step-gold-rich = I Elfengold har var och en tolv mynt, och varje stad har sitt värde. Du har dragit två föremål: det ena lägger du öppet, det andra förblir hemligt.

level-gold-open-title = Ett öppet, ett hemligt
level-gold-open-goal = Lägg draken öppet och håll alvcykeln hemlig.
level-gold-open-look = Vilket av de två får de andra se?
level-gold-open-learned = Nu vet ingen annan om din alvcykel. Så börjar varje omgång.
level-gold-open-wrong-shown = Nu ser alla din alvcykel.

step-gold-auction = Nu är det auktion: två föremål per spelare, ett i taget, och startande spelare bjuder först, minst ett mynt. Bjud mer än högsta budet, eller stå över: då får du inte bjuda mer på det föremålet.

level-gold-bid-title = Första, andra …
level-gold-bid-goal = Någon har bjudit två mynt på alvcykeln. Köp den så att du har nio mynt kvar.
level-gold-bid-look = Hur mycket räcker precis?
level-gold-bid-learned = Såld för tre mynt. Det du köper ligger öppet framför dig.
level-gold-bid-wrong-passed = Du stod över, och alvcykeln gick till din motspelare.
level-gold-bid-wrong-dear = Den är din, men ett lägre bud hade räckt.

level-gold-wait-title = Tålamod
level-gold-wait-goal = Du har tre drakkort och fyra mynt. Köp draken så att du har tre mynt kvar.
level-gold-wait-look = Draken kommer som nummer två. Behöver du trollkärran?
level-gold-wait-learned = Det som ingen vill ha går tillbaka till högen. Bjud aldrig bara för att du kan.
level-gold-wait-wrong-wagon = Det var ett mynt för mycket. Betala bara för draken, och inte mer än du måste.

level-gold-place-title = Där guldet finns
level-gold-place-goal = Lägg din jättegris så att resan ger dig sex mynt.
level-gold-place-look = Lapphálya ger två. Vilken stad bortom den ger fyra?
level-gold-place-learned = Två för Lapphálya och fyra för staden bortom den. Du planerar som vanligt, men städerna ger olika mycket.
level-gold-place-wrong-virst = Virst ger tre, så det blir fem.
level-gold-place-wrong-pass = Du stod över, och vägen till guldet öppnades aldrig.

level-gold-earn-title = Resan betalar sig
level-gold-earn-goal = Res så att städerna ger dig sex mynt.
level-gold-earn-look = Räkna ihop mynten för städerna på din väg.
level-gold-earn-learned = Två pjäser fick du också. Varje stad du kommer till betalar, även en du redan har varit i.
level-gold-earn-wrong-rivinia = Rivinia ger tre, och dina andra kort räcker längre på en annan väg.
level-gold-earn-wrong-virst = Virst ger tre. Det fattas ett mynt.
level-gold-earn-wrong-end = Ditt drag är slut, och mynten räcker inte.

drill-coins-about = Hur många mynt ger den här staden? Tio frågor, ett svar var; det du missar kommer tillbaka.

step-gold-choose = Efter ditt drag väljer du: alla mynten, eller två reskort. Du får ha hur många kort som helst på handen.

level-gold-coins-title = Lönedag
level-gold-coins-goal = Du har bara tre mynt. Kom upp i tolv till nästa auktion.
level-gold-coins-look = Jämför nio mynt med två kort som inte passar.
level-gold-coins-learned = För nio mynt får du mer än två kort. Två kort är värda ungefär sex.
level-gold-coins-wrong-cards = Du tog kort, och börsen är fortfarande tom.

level-gold-two-cards-title = Bättre än guld
level-gold-two-cards-goal = Draget gav bara två mynt. Du har en drake bland dina brickor: kom upp i tre drakkort.
level-gold-two-cards-look = Vad ligger på marknaden?
level-gold-two-cards-learned = Två kort som passar är bättre än två mynt. Du har sex på handen och behåller alla.
level-gold-two-cards-wrong-coins = Två mynt är dåligt betalt.
level-gold-two-cards-wrong-other = Det kortet passar inte till din drake.

level-gold-keep-title = Två blir kvar
level-gold-keep-goal = Omgången är slut. Behåll de två föremål som passar till dina kort.
level-gold-keep-look = Vilka kort har du på handen?
level-gold-keep-learned = Spelbrädet är tomt, en ny omgång börjar, och draken och den hemliga enhörningen är kvar hos dig.
level-gold-keep-wrong-pig = Du har inget jättegriskort. Vad ska du med den brickan till?

step-gold-round = Spela nu en hel egen omgång mot { bot-1 }. Får du ett träd, ett odjur eller en trollformel är det bara att prova: nästa lektion handlar om dem.

step-gold-market = Från omgång två tar alla först tre kort, ett i taget, från kortleken eller marknaden. Det här är ditt tredje.

level-gold-market-title = På marknaden
level-gold-market-goal = Ta kortet som passar till din drake.
level-gold-market-look = Tre kort ligger öppet.
level-gold-market-learned = Marknaden fylls på genast. Ett kort du ser är bättre än ett du inte ser.
level-gold-market-wrong-other = Draken låg ju framför dig.

level-gold-pile-title = En hög med guld
level-gold-pile-goal = Du har kort så det räcker, men bara ett mynt. Kom upp i tolv före auktionen.
level-gold-pile-look = Varje guldkort ger tre mynt.
level-gold-pile-learned = Nio för högen, och två som alla får. Guldkort som dyker upp läggs på den högen; nästa kort tar deras plats.
level-gold-pile-wrong-card = Du har ett kort till och ingenting att bjuda med.

level-gold-last-title = Det sista myntet
level-gold-last-goal = Omgång sex, sista draget. Båda har tre pjäser, och din motspelare har tolv mynt. Vinn.
level-gold-last-look = Du har åtta mynt. Vad ska du med kort till nu?
level-gold-last-learned = Fjorton mynt mot tolv. Först räknas pjäserna, sedan mynten.
level-gold-last-wrong-cards = Partiet är slut, och dina nya kort räknas inte.

question-gold-bid-ask = Du bjuder först och har fem mynt. Hur mycket får du bjuda?
question-gold-bid-1 = Så mycket jag vill; jag betalar senare.
question-gold-bid-2 = Ett till fem.
question-gold-bid-3 = Högst fyra, för ett måste bli kvar.
question-gold-bid-why-1 = Ingen lånar ut mynt till dig.
question-gold-bid-why-2 = Rätt: minst ett, och inte fler än du har.
question-gold-bid-why-3 = Du får göra av med det sista också.

question-gold-again-ask = Du kommer till en stad där du redan har varit. Ger den mynt?
question-gold-again-1 = Nej, bara nya städer betalar.
question-gold-again-2 = Ja, men bara hälften.
question-gold-again-3 = Ja, hela sitt värde.
question-gold-again-why-1 = Pjäsen får du en gång, mynten varje gång.
question-gold-again-why-2 = Ingenting halveras.
question-gold-again-why-3 = Rätt, och en gång till om du kommer tillbaka.

question-gold-tie-ask = Två spelare har sjutton pjäser var. Vem vinner?
question-gold-tie-1 = Den som har flest kort.
question-gold-tie-2 = Den som har flest mynt.
question-gold-tie-3 = Den som spelade först.
question-gold-tie-why-1 = Korten avgör i grundspelet.
question-gold-tie-why-2 = Rätt. Spara några till slutet.
question-gold-tie-why-3 = Turordningen spelar ingen roll.
