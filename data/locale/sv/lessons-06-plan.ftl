### Delmoment 4: Planera resrutten
lesson-plan-title = Delmoment 4: planera resrutten
lesson-plan-purpose = Öppna vägarna som alla ska resa på.
lesson-plan-know-1 = Du lägger brickor där dina kort har nytta av dem.
lesson-plan-know-2 = Du vet var ett hinder får ligga, och att du bara har ett.
lesson-plan-know-3 = Du vet när delmomentet är slut.
lesson-plan-trap-1 = ”Står jag över är jag ute.” Du får lägga igen när turen kommer tillbaka, om inte alla andra också står över.
lesson-plan-trap-2 = ”Min bricka, min väg.” Alla får använda den.
lesson-plan-trap-3 = ”Ett hinder stänger en väg.” Det måste redan ligga en bricka där, och hindret gör bara vägen dyrare.
lesson-plan-trap-4 = ”Den som först reser på en bricka förbrukar den.” Den ligger kvar för alla tills omgången är slut.
lesson-plan-trap-5 = ”Ett hinder till gör det ännu segare.” Ett hinder per väg, vem som än lade det.

step-plan-turns = I tur och ordning: lägg en av dina brickor på en väg, eller stå över så länge.

level-plan-place-title = Två kort, två städer
level-plan-place-goal = En drake, en jättegris. Lägg båda så att korten tar dig till Throtmanni och Rivinia.
level-plan-place-look = Hitta för varje bricka en väg som bara kostar ett kort.
level-plan-place-learned = Först korten, sedan vägarna: det är att planera.
level-plan-place-wrong-forest = I skogen kostar en drake två kort. Du har ett.
level-plan-place-wrong-stuck = Så kommer du till Rivinia, men därifrån går vägen till Throtmanni genom skog, och där kostar en drake två kort.
level-plan-place-wrong-pass = Alla har stått över, och vägarna är tomma.
level-plan-place-wrong-elsewhere = Den brickan ligger där din resa inte går. Titta bara på vägarna mellan Feodor, Throtmanni och Rivinia.

level-plan-one-counter-title = Upptaget
level-plan-one-counter-goal = På vägen som du vill ha ligger en trollkärra. Hitta en annan väg ut från Elvenhold för din alvcykel.
level-plan-one-counter-look = På en väg får bara en bricka ligga. Var finns det plats?
level-plan-one-counter-learned = En bricka per väg. Den som kommer först bestämmer vad som reser där.
level-plan-one-counter-wrong-elsewhere = Alvcykeln ligger på kartan, men den tar dig inte ut från Elvenhold.
level-plan-one-counter-wrong-pass = Alla har stått över, och du har ingen trollkärra på handen.

step-plan-obstacle = I stället för en bricka får du lägga ditt hinder, där det redan ligger en bricka. Sedan kostar varje färd där ett kort till av samma slag.

level-plan-bare-title = Inget att snubbla på
level-plan-bare-goal = Din motspelare i Ixara vill till Virst men har inte öppnat vägen än. Gör den dyrare.
level-plan-bare-look = På en tom väg får inget hinder ligga. Vad måste ligga där först?
level-plan-bare-learned = Ett hinder behöver en bricka att ligga vid, din eller någon annans.
level-plan-bare-wrong-later = Ditt hinder är borta, och det ligger på en väg som din motspelare inte ska ta.
level-plan-bare-wrong-pass = Din motspelare hade just lagt en bricka, och du stod över: planeringen är slut. När får ett hinder ligga där?

level-plan-no-counters-title = Slut på brickor, inte på knep
level-plan-no-counters-goal = Dina brickor är slut, och din motspelare i Throtmanni vill till Jaccaranda. Gör den vägen dyrare, men inte din egen.
level-plan-no-counters-look = Det finns en sak kvar framför dig.
level-plan-no-counters-learned = Hindret är ingen bricka: du får lägga det även när brickorna är slut.
level-plan-no-counters-wrong-pass = Din motspelare flyger upp för ett enda drakkort och ler.
level-plan-no-counters-wrong-own = Det är din egen väg: nu kostar den dig två.

level-plan-second-obstacle-title = Ett räcker
level-plan-second-obstacle-goal = Din motspelare har två vägar ut från Elvenhold, och på den ena ligger ett hinder. Bromsa med ditt.
level-plan-second-obstacle-look = På en väg får bara ett hinder ligga. Var finns det plats för ditt?
level-plan-second-obstacle-learned = Ett hinder per väg: ingen väg blir mer än ett kort dyrare.
level-plan-second-obstacle-wrong-pass = Alla har stått över, och skogen är fortfarande billig.

level-plan-come-back-title = Stå över och kom tillbaka
level-plan-come-back-goal = Din motspelare i Kihromah måste öppna den enda vägen ut. Gör den vägen dyrare.
level-plan-come-back-look = Där ligger ingen bricka än, och du har ingen. Vem kommer att lägga en?
level-plan-come-back-learned = Att stå över är inte för alltid: du får lägga igen när turen kommer tillbaka, om inte alla står över i rad.
level-plan-come-back-wrong-spent = Ditt hinder är borta, och din motspelare tar sig ut från Kihromah med ett enda alvcykelkort.
level-plan-come-back-wrong-pass = Vägen ut från Kihromah är öppen nu, och den är lika billig som förut. Du stod över en gång, men var du ute ur planeringen för det?

level-plan-last-chance-title = Nu eller aldrig
level-plan-last-chance-goal = Din motspelare har just stått över. Öppna en väg till Lapphálya.
level-plan-last-chance-look = Två spelare. Vad händer om du också står över?
level-plan-last-chance-learned = Står alla över i rad är planeringen slut, och din bricka blir liggande framför dig.
level-plan-last-chance-wrong-over = Då stod båda över i rad: planeringen är slut.
level-plan-last-chance-wrong-elsewhere = Den vägen tar dig inte till Lapphálya.

level-plan-all-pass-title = Alla i rad
level-plan-all-pass-goal = Du har inga brickor kvar. Få planeringen att ta slut, och behåll ditt hinder.
level-plan-all-pass-look = Någon har en bricka kvar att lägga. Vad händer då?
level-plan-all-pass-learned = En bricka lades, så räkningen började om. Alla måste stå över i rad.
level-plan-all-pass-wrong-spent = Ditt hinder är borta för hela partiet, och planeringen fortsätter.

step-plan-plan = Ditt eget parti, delmoment 4: planera din resa.

level-plan-block-title = I vägen
level-plan-block-goal = Omgång fyra, tolv pjäser var. Din motspelare i Kihromah har en alvcykelbricka, ett alvcykelkort och bara en väg ut. Vinn.
level-plan-block-look = På en väg får bara en bricka ligga. Vem lägger den först?
level-plan-block-learned = En bricka hjälper, och en bricka hindrar: på en väg som en motspelare behöver duger vilket annat slag som helst.
level-plan-block-wrong-first = Ingen ville ha din väg till Throtmanni. Men nu ligger motspelarens alvcykel på vägen ut från Kihromah, och du kan som bäst dela segern.
level-plan-block-wrong-pass = Nu är motspelarens väg öppen: du kan som bäst dela segern.
level-plan-block-wrong-elsewhere = Din trollkärra ligger på kartan, och vägen ut från Kihromah är fortfarande fri för motspelarens alvcykel.

drill-place-about = Får den ligga här? Tio frågor, ett svar var; det du missar kommer tillbaka.

question-plan-end-ask = När är planeringen slut?
question-plan-end-1 = När ingen har brickor kvar.
question-plan-end-2 = När alla har stått över en gång.
question-plan-end-3 = När alla står över i rad.
question-plan-end-why-1 = Ingen måste lägga ut alla sina, och det kan finnas hinder kvar att lägga.
question-plan-end-why-2 = En gång räcker inte: alla måste stå över i rad, utan att något läggs däremellan.
question-plan-end-why-3 = Rätt, och till dess får vem som helst komma tillbaka.

question-plan-whose-ask = Du har lagt den enda draken. Vem får resa på den?
question-plan-whose-1 = Alla som har drakkort.
question-plan-whose-2 = Bara du.
question-plan-whose-3 = Du och den som betalar dig.
question-plan-whose-why-1 = Rätt, så ofta de kan betala.
question-plan-whose-why-2 = En bricka på en väg är till för alla.
question-plan-whose-why-3 = Ingen betalar någon; korten läggs i högen.

question-plan-where-ask = Var får du lägga ett hinder?
question-plan-where-1 = På vilken väg som helst.
question-plan-where-2 = På en väg med en bricka och inget hinder än.
question-plan-where-3 = På en flod eller färja, så att den kostar fler timmerflottar.
question-plan-where-why-1 = Inte på en tom väg.
question-plan-where-why-2 = Rätt: ett per väg.
question-plan-where-why-3 = På vatten läggs inga hinder.

question-plan-turn-ask = Vad får du göra när det är din tur i planeringen?
question-plan-turn-1 = Lägga alla dina brickor.
question-plan-turn-2 = Lägga en bricka eller ditt hinder, eller stå över.
question-plan-turn-3 = Lägga en bricka och, alldeles bredvid, ditt hinder.
question-plan-turn-why-1 = En sak i taget, sedan är det nästa spelares tur.
question-plan-turn-why-2 = Rätt: en av de tre.
question-plan-turn-why-3 = Det ena eller det andra; resten får vänta till en senare tur.

question-plan-again-ask = Du stod över, sedan lade någon en bricka. Får du lägga en nu?
question-plan-again-1 = Ja, när det är din tur igen.
question-plan-again-2 = Nej, inte mer i den här omgången.
question-plan-again-3 = Bara ditt hinder.
question-plan-again-why-1 = Rätt: att stå över är inte för alltid.
question-plan-again-why-2 = Den som har stått över får komma tillbaka.
question-plan-again-why-3 = Allt du har kvar.
