### Kort och brickor
lesson-cards-title = Kort och brickor
lesson-cards-purpose = Delmoment 1 till 3: se vad du har, och ta det som passar.
lesson-cards-know-1 = Du vet hur många kort du får, i första omgången och senare.
lesson-cards-know-2 = Du tar en hemlig bricka och tre som ligger öppet.
lesson-cards-know-3 = Du väljer efter korten på handen och efter var du står.
lesson-cards-trap-1 = ”Åtta nya kort varje omgång.” Din hand fylls på till åtta.
lesson-cards-trap-2 = ”En bricka från högen är hemlig.” Bara den från delmoment 2 är det.
lesson-cards-trap-3 = ”Jag tar alla tre på en gång.” Ni tar en i taget, i tur och ordning.

step-cards-deal = Här börjar ditt eget spel: tre spelare, fyra omgångar, och det går vidare från lektion till lektion. Dela ut korten.

level-cards-refill-title = Fem nya
level-cards-refill-goal = Avsluta ditt drag så att du får exakt fem nya kort.
level-cards-refill-look = Fem plus hur många blir åtta?
level-cards-refill-learned = Din hand fylls på till åtta: tre behållna, fem nya. Och på vägen tog du en pjäs.
level-cards-refill-wrong-four = Du behöll fyra, så du fick bara fyra.

example-cards-filled-title = En hand fylls på
example-cards-filled-0 = Sista draget i första omgången: sex kort på handen.
example-cards-filled-1 = Du betalar floden med en timmerflotte. Fem kort är kvar: ett för mycket att behålla.
example-cards-filled-2 = Du kastar den andra timmerflotten. Fyra kort blir kvar, fyra nya kommer: åtta.

step-cards-secret = Ditt eget spel, delmoment 2: ta din hemliga bricka.

level-cards-blind-first-title = Inte så bråttom
level-cards-blind-first-goal = Delmoment 2 har börjat, och i utbudet ligger två drakar. Ta din bricka.
level-cards-blind-first-look = Varifrån kommer omgångens första bricka?
level-cards-blind-first-learned = Först tar alla en okänd bricka från högen. Utbudet kommer i nästa delmoment.

example-cards-secret-title = Tre spelare tar brickor
example-cards-secret-0 = Tre spelare, och ingen har en bricka än. Du har startkortet.
example-cards-secret-1 = Du är först. Du ser din bricka; de andra ser bara baksidan.
example-cards-secret-2 = Nästa spelare, medurs, tar sin. Nu ser du bara baksidan.
example-cards-secret-3 = Alla har tagit en. Delmoment 3 börjar, åter med den startande spelaren.

level-cards-two-secrets-title = Två hemligheter
level-cards-two-secrets-goal = Avsluta första omgången så att du har två hemliga brickor i andra omgången.
level-cards-two-secrets-look = En av dina två brickor ligger fortfarande med framsidan nedåt.
level-cards-two-secrets-learned = Det som är hemligt förblir hemligt: en sparad och en ny blir två.
level-cards-two-secrets-wrong-open = Draken låg öppet och förblir öppen, så du får bara en hemlig bricka.

level-cards-lay-it-title = Dags att visa den
level-cards-lay-it-goal = Runt Al'Baran finns bara sand. Öppna en väg till Feodor.
level-cards-lay-it-look = Din hemliga bricka får du lägga precis som vilken annan som helst.
level-cards-lay-it-learned = En hemlig bricka läggs som alla andra; från och med då ser alla den.
level-cards-lay-it-wrong-elsewhere = Enhörningen ligger på kartan, men inte på vägen till Feodor.
level-cards-lay-it-wrong-pass = Alla har stått över, och du sitter fast i sanden.

step-cards-display = Fem brickor ligger alltid med framsidan uppåt. Ta en av dem, eller chansa på den översta i högen.

level-cards-fits-title = Vad passar din hand?
level-cards-fits-goal = Ta brickan som passar flest kort på din hand.
level-cards-fits-look = Räkna dina kort, slag för slag.
level-cards-fits-learned = En bricka är mest värd när du har kort till den och den passar en väg nära dig. Nu ligger den öppet framför dig.
level-cards-fits-wrong-one = Du har bara ett kort av det slaget.
level-cards-fits-wrong-none = Du har inget kort av det slaget: andra skulle resa på den.
level-cards-fits-wrong-blind = Du chansade på högen, fast just den rätta låg öppet.

level-cards-where-you-stand-title = Var är du?
level-cards-where-you-stand-goal = Du är i Al'Baran. Ta brickan som tar dig därifrån.
level-cards-where-you-stand-look = Räkna dina kort, men titta på kartan också.
level-cards-where-you-stand-learned = Den bästa brickan passar dina kort och vägarna runt dig.
level-cards-where-you-stand-wrong-stuck = Den klarar inte en enda väg ut från Al'Baran: alla går genom öken.
level-cards-where-you-stand-wrong-blind = I högen kan vad som helst ligga, och en enhörning låg öppet.

level-cards-not-there-title = Ingen drake i dag
level-cards-not-there-goal = Du vill så gärna ha en drake. Ta det som passar din hand bäst.
level-cards-not-there-look = Fem brickor ligger öppet, och att önska hjälper inte.
level-cards-not-there-learned = Du kan ta det som ligger där, eller den översta i högen.
level-cards-not-there-wrong-blind = I högen kan vad som helst ligga, och en enhörning låg öppet.
level-cards-not-there-wrong-none = Du har inga kort till den.

step-cards-draw = Ditt eget spel, delmoment 3: ta tre till, och tänk på dina kort.

level-cards-two-places-title = Alltid fem
level-cards-two-places-goal = Du har drakar och jättegrisar på handen. Ta en bricka två gånger, varje gång den som passar handen.
level-cards-two-places-look = I utbudet finns ingen jättegris – än. Vad händer när du tar något?
level-cards-two-places-learned = Luckan fylls genast: det ligger alltid fem, och ibland kommer just den rätta.
level-cards-two-places-wrong-none = Du har inget kort till den.

level-cards-five-title = Högst fem
level-cards-five-goal = Omgång två: du behöll en bricka och tog en hemlig. Ta brickor tills planeringen börjar.
level-cards-five-look = Tre var, i tur och ordning. Vilka som helst duger.
level-cards-five-learned = En sparad, en hemlig och tre till: ingen har någonsin fler än fem.

example-cards-draw-title = Två spelare turas om
example-cards-draw-0 = I utbudet ligger fem brickor. Du börjar.
example-cards-draw-1 = Du tar draken. Dess plats fylls från högen.
example-cards-draw-2 = Den andra spelaren tar från högen, och den brickan läggs också öppet.
example-cards-draw-3 = Din andra bricka: en alvcykel. Ni tar en till var.

level-cards-all-spent-title = Tomma händer
level-cards-all-spent-goal = Använd alla tre korten, besök två städer och avsluta ditt drag: åtta nya kort väntar.
level-cards-all-spent-look = Från vilken av de två städerna kommer du tillbaka?
level-cards-all-spent-learned = En tom hand är inget fel: du får åtta kort.
level-cards-all-spent-wrong-rivinia = Nedför floden finns ingen väg för din jättegris.
level-cards-all-spent-wrong-end = Du har fortfarande kort på handen.
level-cards-all-spent-wrong-upriver = Motströms tog ett steg båda flottarna. Medströms bär var och en dig ett steg.
level-cards-all-spent-wrong-ferry = Färjan tog båda flottarna för en stad, och där borta finns ingen väg för jättegrisen. Titta på floderna.

level-cards-eight-title = Åtta kort, en lång väg
level-cards-eight-goal = En full första hand, och vägarna är snälla mot dig. Besök sex städer i ett drag.
level-cards-eight-look = Brickorna bildar en ring genom Elvenhold; en flod leder ut ur den.
level-cards-eight-learned = Sju steg på en hand: så långt kan åtta kort ta dig.
level-cards-eight-wrong-end = Ditt drag är slut, och runt ringen väntar fler städer.

step-cards-count = Det finns åtta brickor och tio reskort av vart och ett av de sex slagen, och tolv timmerflottar. Det du ser ligger inte kvar i högen.
drill-left-about = Hur många finns kvar? Tio frågor, ett klick var; det du missar kommer tillbaka.

question-cards-first-ask = Hur många kort får du i första omgången?
question-cards-first-1 = Fyra.
question-cards-first-2 = Åtta.
question-cards-first-3 = Tolv.
question-cards-first-why-1 = Fyra är vad du får behålla när ditt drag är slut.
question-cards-first-why-2 = Rätt: en full hand.
question-cards-first-why-3 = Tolv går bara i en utgåva, och aldrig i första omgången.

question-cards-later-ask = Du har behållit tre kort. Hur många får du i andra omgången?
question-cards-later-1 = Åtta.
question-cards-later-2 = Tre.
question-cards-later-3 = Fem.
question-cards-later-why-1 = Då hade du elva: handen fylls bara på till åtta.
question-cards-later-why-2 = Tre är vad du behöll; fem fattas.
question-cards-later-why-3 = Rätt: tre och fem blir åtta.

question-cards-who-ask = Vem får titta på din hemliga bricka?
question-cards-who-1 = Bara du, när som helst.
question-cards-who-2 = Ingen, tills den läggs.
question-cards-who-3 = Alla: den ligger ju framför dig.
question-cards-who-why-1 = Rätt, så ofta du vill.
question-cards-who-why-2 = Du får titta: den är din.
question-cards-who-why-3 = Den ligger med framsidan nedåt; de andra vet bara att du har den.

question-cards-where-ask = Varifrån kommer omgångens första bricka?
question-cards-where-1 = Ur utbudet: du väljer den.
question-cards-where-2 = Från grannen till vänster.
question-cards-where-3 = Från högen.
question-cards-where-why-1 = Utbudet kommer i delmoment 3.
question-cards-where-why-2 = Spelare ger aldrig varandra brickor.
question-cards-where-why-3 = Rätt: du tar den utan att se den.

question-cards-two-ask = När kan du ha två hemliga brickor?
question-cards-two-1 = Aldrig.
question-cards-two-2 = När den du behöll från förra omgången var hemlig.
question-cards-two-3 = När man vill ta två.
question-cards-two-why-1 = Det kan hända från och med andra omgången.
question-cards-two-why-2 = Rätt: den förblir hemlig.
question-cards-two-why-3 = Du tar bara en varje omgång.

question-cards-open-ask = I delmoment 3 tar du en bricka från högen. Var läggs den?
question-cards-open-1 = Framför dig, med framsidan nedåt.
question-cards-open-2 = Framför dig, med framsidan uppåt.
question-cards-open-3 = I utbudet.
question-cards-open-why-1 = Det är delmoment 2.
question-cards-open-why-2 = Rätt, var den än kom ifrån.
question-cards-open-why-3 = Du behåller den; utbudet fylls bara på när något tas därifrån.

question-cards-many-ask = Hur många brickor har du när planeringen i första omgången börjar?
question-cards-many-1 = Fyra.
question-cards-many-2 = Tre.
question-cards-many-3 = Fem.
question-cards-many-why-1 = Rätt: en hemlig och tre öppna.
question-cards-many-why-2 = Lägg till den hemliga från delmoment 2.
question-cards-many-why-3 = Fem kan det bli senare, när du har behållit en.

question-cards-refill-ask = När fylls utbudet på?
question-cards-refill-1 = När det är tomt.
question-cards-refill-2 = När alla har tagit en gång.
question-cards-refill-3 = Genast.
question-cards-refill-why-1 = Så långt går det aldrig.
question-cards-refill-why-2 = Redan nästa spelare har fem att välja på.
question-cards-refill-why-3 = Rätt: nästa spelare har fem att välja på.

question-cards-turns-ask = I vilken ordning tar ni brickor i delmoment 3?
question-cards-turns-1 = Var och en tar tre på en gång.
question-cards-turns-2 = En var, medurs, tre gånger.
question-cards-turns-3 = Den som är snabbast.
question-cards-turns-why-1 = Då fick den sista resterna: ni tar en i taget.
question-cards-turns-why-2 = Rätt, med början hos den startande spelaren.
question-cards-turns-why-3 = Ni turas om, medurs.

question-cards-choose-ask = Inget i utbudet passar dig. Vad gör du?
question-cards-choose-1 = Jag tar den översta i högen.
question-cards-choose-2 = Jag hoppar över min tur.
question-cards-choose-3 = Utbudet byts ut.
question-cards-choose-why-1 = Rätt: det kan du alltid välja i stället.
question-cards-choose-why-2 = Alla tar tre.
question-cards-choose-why-3 = Bara det som tas ersätts.

question-cards-five-ask = Hur många brickor ligger öppet för alla att välja på?
question-cards-five-1 = Tre.
question-cards-five-2 = En för varje spelare.
question-cards-five-3 = Fem.
question-cards-five-why-1 = Tre är vad du får ta.
question-cards-five-why-2 = Antalet spelare spelar ingen roll.
question-cards-five-why-3 = Rätt: i utbudet ligger alltid fem.
