### Kort och brickor
lesson-cards-title = Kort och brickor
lesson-cards-purpose = Delmoment 1 till 3: se vad du har, och ta det som passar.
lesson-cards-know-1 = Du vet hur många kort du får, i första omgången och senare.
lesson-cards-know-2 = Du tar en hemlig bricka och tre som ligger öppet.
lesson-cards-know-3 = Du väljer efter korten på handen och efter var du står.
lesson-cards-trap-1 = ”Åtta nya kort varje omgång.” Din hand fylls på till åtta.
lesson-cards-trap-2 = ”En bricka från högen är hemlig.” Bara den från delmoment 2 är det.
lesson-cards-trap-3 = ”Jag tar alla tre på en gång.” Ni tar en i taget, i tur och ordning.

step-cards-deal = Här börjar ditt eget parti: tre spelare, fyra omgångar, och det går vidare från lektion till lektion. Dela ut korten.

level-cards-refill-title = Fem nya
level-cards-refill-goal = Avsluta ditt drag så att du får exakt fem nya kort.
level-cards-refill-look = Fem plus hur många blir åtta?
level-cards-refill-learned = Din hand fylls på till åtta: tre behållna, fem nya. Och på vägen tog du en pjäs.
level-cards-refill-wrong-four = Du behöll fyra, så du fick bara fyra.

step-cards-secret = Ditt eget parti, delmoment 2: ta din hemliga bricka. De andra ser bara att du har den, precis som de ser hur många kort du har.

level-cards-blind-first-title = Inte så bråttom
level-cards-blind-first-goal = Delmoment 2 har börjat, och i utbudet ligger två drakar. Ta din bricka.
level-cards-blind-first-look = Varifrån kommer omgångens första bricka?
level-cards-blind-first-learned = Först tar alla en okänd bricka från högen. Utbudet kommer i nästa delmoment.

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
level-cards-fits-look = Räkna dina kort av varje slag.
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

step-cards-draw = Ditt eget parti, delmoment 3: medurs, en åt gången, tar var och en tre brickor till. Tänk på dina kort.

level-cards-two-places-title = Alltid fem
level-cards-two-places-goal = Du har drakar och jättegrisar på handen. Ta två brickor, en i taget, och varje gång den som passar handen.
level-cards-two-places-look = I utbudet finns ingen jättegris – än. Vad händer när du tar något?
level-cards-two-places-learned = Luckan fylls genast: det ligger alltid fem, och ibland kommer just den rätta.
level-cards-two-places-wrong-none = Du har inget kort till den.

level-cards-five-title = Högst fem
level-cards-five-goal = Omgång två: du behöll en bricka och tog en hemlig. Ta brickor tills planeringen börjar.
level-cards-five-look = Tre var, i tur och ordning. Vilka som helst duger.
level-cards-five-learned = En sparad, en hemlig och tre till: ingen har någonsin fler än fem.

question-cards-later-ask = Du har behållit tre kort. Hur många får du i andra omgången?
question-cards-later-1 = Åtta.
question-cards-later-2 = Tre.
question-cards-later-3 = Fem.
question-cards-later-why-1 = Då hade du elva: handen fylls bara på till åtta.
question-cards-later-why-2 = Tre hade du kvar; fem fattas.
question-cards-later-why-3 = Rätt: tre och fem blir åtta.

question-cards-who-ask = Vem får titta på din hemliga bricka och dina kort?
question-cards-who-1 = Bara du; de andra får veta hur många de är.
question-cards-who-2 = Ingen, tills de läggs eller spelas.
question-cards-who-3 = Alla: de ligger ju framför dig.
question-cards-who-why-1 = Rätt: titta så ofta du vill, och säg hur många de är om någon frågar.
question-cards-who-why-2 = Du får titta: de är dina.
question-cards-who-why-3 = De är dolda; de andra vet bara hur många de är.

question-cards-two-ask = När kan du ha två hemliga brickor?
question-cards-two-1 = Aldrig.
question-cards-two-2 = När den du behöll från förra omgången var hemlig.
question-cards-two-3 = När man vill ta två och ingen annan har något emot det.
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
question-cards-refill-2 = När alla har tagit var sin.
question-cards-refill-3 = Genast.
question-cards-refill-why-1 = Så långt går det aldrig.
question-cards-refill-why-2 = Redan nästa spelare har fem att välja på.
question-cards-refill-why-3 = Rätt: nästa spelare har fem att välja på.

question-cards-turns-ask = I vilken ordning tar ni brickor i delmoment 3?
question-cards-turns-1 = Var och en tar tre på en gång.
question-cards-turns-2 = En var, medurs, tre gånger.
question-cards-turns-3 = Den som är snabbast.
question-cards-turns-why-1 = Då skulle den sista få resterna: ni tar en i taget.
question-cards-turns-why-2 = Rätt, med början hos den startande spelaren.
question-cards-turns-why-3 = Ni turas om, medurs.

question-cards-choose-ask = Inget i utbudet passar dig. Vad gör du?
question-cards-choose-1 = Jag tar den översta i högen.
question-cards-choose-2 = Jag hoppar över min tur.
question-cards-choose-3 = Utbudet byts ut.
question-cards-choose-why-1 = Rätt: det kan du alltid välja i stället.
question-cards-choose-why-2 = Alla tar tre.
question-cards-choose-why-3 = Bara det som tas ersätts.
