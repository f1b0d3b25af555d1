### De första stegen
lesson-welcome-title = De första stegen
lesson-welcome-purpose = Du är en ung alv med en enda stövel och ett helt land att se.
lesson-welcome-know-1 = Du kan flytta stöveln längs en väg med en bricka och betala för det.
lesson-welcome-know-2 = Du vet att du tar din pjäs i varje stad du når.
lesson-welcome-trap-1 = ”Bara staden där jag stannar räknas.” Nej: varje stad du reser igenom räknas också.
lesson-welcome-trap-2 = ”Stövlarna står i vägen för varandra.” Det får stå hur många stövlar som helst i en stad.

step-welcome-country = Du är en ung alv. Samla så många du kan av dina tjugo stadspjäser, de gröna trianglarna.

level-welcome-first-step-title = Första steget
level-welcome-first-step-goal = Flytta stöveln till Lapphálya och hämta din pjäs där.
level-welcome-first-step-look = Din stövel står i Elvenhold. På vilken väg ut ur staden ligger det en bricka?
level-welcome-first-step-learned = Ett kort, ett steg, en pjäs. Det är spelets kärna.
level-welcome-first-step-wrong-end = Ditt drag är slut, och din pjäs står kvar i Lapphálya.

step-welcome-counter = Brickan på en väg visar hur man reser där. Du betalar med kort av samma slag.

level-welcome-three-towns-title = Tre på en gång
level-welcome-three-towns-goal = Besök tre städer i ett enda drag.
level-welcome-three-towns-look = Du har tre olika kort. Använd vart och ett på vägen där det ligger en bricka av samma slag.
level-welcome-three-towns-learned = Ta så många steg du kan betala: du tar en pjäs i varje stad på vägen.
level-welcome-three-towns-wrong-ergeren = Du sitter fast i Erg'Erén: ingen bricka leder vidare. Och nu har du ingen alvcykel till vägen mot Feodor.
level-welcome-three-towns-wrong-end = Ditt drag är slut, och du saknar fortfarande städer. Ett drag får ha flera steg: vart leder nästa kort?

step-welcome-stars = Den kortaste vägen ger alla tre stjärnorna; ett felsteg kostar en. Två tips är gratis; efter det tredje, eller lösningen, kan du bara få en.

level-welcome-bare-road-title = Ingen bricka, ingen skjuts
level-welcome-bare-road-goal = Försök flyga till Beata längs den tomma vägen. Res sedan dit det går.
level-welcome-bare-road-look = Du har en drake på handen, men ligger det en på vägen?
level-welcome-bare-road-learned = Med bara kort kommer du ingenstans: det måste ligga en bricka på vägen.
level-welcome-bare-road-wrong-end = Ditt drag är slut, och du är kvar i Elvenhold. Jämför vägarna ut: vad ligger på den ena och saknas på den andra?

level-welcome-home-again-title = Hem på flotte
level-welcome-home-again-goal = Hämta din pjäs i Beata och kom hem till Elvenhold på floden. Floden betalar du med en timmerflotte, och det behövs ingen bricka.
level-welcome-home-again-look = Ut över land, hem på vatten: se efter åt vilket håll floden rinner.
level-welcome-home-again-learned = En pjäs du tar på vägen är din, var stöveln än stannar. Elvenhold har själv ingen.
level-welcome-home-again-wrong-rivinia = Flotten har tagit dig ned till Rivinia, och ingenting kan ta dig hem.
level-welcome-home-again-wrong-end = Ditt drag är slut, och du är inte hemma med pjäsen från Beata. Ett drag får ha flera steg.

step-welcome-rounds = Varje färg har sina egna tjugo pjäser. Efter fyra omgångar vinner den som har samlat flest.

question-welcome-goal-ask = Hur vinner man?
question-welcome-goal-1 = Man är först tillbaka i Elvenhold efter sista omgången.
question-welcome-goal-2 = Man har flest stadspjäser efter sista omgången.
question-welcome-goal-3 = Man har flest reskort på handen.
question-welcome-goal-why-1 = Ingen behöver komma hem: bara pjäser räknas.
question-welcome-goal-why-2 = Rätt: flest pjäser vinner.
question-welcome-goal-why-3 = Korten avgör bara om det står lika.

question-welcome-pass-ask = Du reser genom Feodor och stannar i Throtmanni. Vad får du?
question-welcome-pass-1 = Bara pjäsen i staden där du stannar.
question-welcome-pass-2 = En av de två, vilken du vill.
question-welcome-pass-3 = Båda pjäserna.
question-welcome-pass-why-1 = Det räcker att resa igenom: pjäsen i Feodor är också din.
question-welcome-pass-why-2 = Du behöver inte välja: du tar båda.
question-welcome-pass-why-3 = Rätt: genomresa eller slutmål, varje stad räknas.

question-welcome-take-ask = En vän hann till Virst före dig. Står din pjäs kvar?
question-welcome-take-1 = Ja, varje färg har sin egen.
question-welcome-take-2 = Nej, den som kommer först tar den.
question-welcome-take-3 = Bara om du stannar där.
question-welcome-take-why-1 = Rätt: ingen kan ta din.
question-welcome-take-why-2 = I varje stad står en pjäs av varje färg.
question-welcome-take-why-3 = Det spelar ingen roll om du stannar där eller vem som var där före dig.

question-welcome-bare-ask = Du har fyra drakar, och en väg är tom. Kan du ta den?
question-welcome-bare-1 = Ja, för dubbelt så många kort.
question-welcome-bare-2 = Nej, den behöver en bricka.
question-welcome-bare-3 = Ja, för tre kort.
question-welcome-bare-why-1 = Inte ens då: den behöver en bricka.
question-welcome-bare-why-2 = Rätt: utan bricka kommer ingen över.
question-welcome-bare-why-3 = Kort ersätter aldrig brickan.
