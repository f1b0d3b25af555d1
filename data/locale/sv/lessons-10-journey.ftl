### Strategi I: din resa
lesson-journey-title = Strategi I: din resa
lesson-journey-purpose = Få ut fler städer av samma åtta kort.
lesson-journey-know-1 = Du hoppar över en stad som kostar två andra.
lesson-journey-know-2 = Du betalar med udda kort och behåller paren.
lesson-journey-know-3 = Du stannar där du får ett bra utgångsläge i nästa omgång.
lesson-journey-trap-1 = ”Jag behöver alla tjugo städerna.” Arton eller nitton brukar räcka till seger: hoppa över det som kostar för mycket.
lesson-journey-trap-2 = ”Karavanen är en nödlösning.” Det är med den som udda kort blir städer.

step-journey-map = Titta på kartan innan du tittar på korten: vissa städer är återvändsgränder, och floder är vägar som ingen kan spärra.

level-journey-leave-one-title = Fyra kort, tre städer
level-journey-leave-one-goal = Fyra kort: besök tre nya städer.
level-journey-leave-one-look = Kihromah är en återvändsgränd: dit och tillbaka kostar två enhörningar.
level-journey-leave-one-learned = Två enhörningar för Kihromah, eller två enhörningar för två städer och vägen vidare. Hoppa över det som kostar för mycket.
level-journey-leave-one-wrong-dead-end = Dit och tillbaka tog båda enhörningarna: härifrån når du bara två städer.
level-journey-leave-one-wrong-away = I Feodor leder ingen bricka vidare.
level-journey-leave-one-wrong-end = Du stannade med kort på handen och städer inom räckhåll.

level-journey-round-trip-title = Hela vägen först
level-journey-round-trip-goal = Du har en alvcykel, en enhörning, en drake och två timmerflottar. Besök fyra städer.
level-journey-round-trip-look = Det går en ring genom Elvenhold. Åt vilket håll får du hjälp av floden?
level-journey-round-trip-learned = Först nedför floden, tillbaka över land, och Beata sist: tänk igenom hela vägen innan du ger dig av.
level-journey-round-trip-wrong-beata = Tillbaka från Beata kostar det en flotte, och du behöver båda till ringen.
level-journey-round-trip-wrong-ergeren = Åt det här hållet kommer du till Tichih', och floden upp till Rivinia tar båda flottarna: tre städer, och ingen väg vidare.
level-journey-round-trip-wrong-end = Du stannade före den fjärde staden.

level-journey-out-and-back-title = Åt vilket håll först?
level-journey-out-and-back-goal = Fyra kort: besök tre nya städer.
level-journey-out-and-back-look = Floden tar dig inte tillbaka för en flotte. Vad gör du innan du ger dig av?
level-journey-out-and-back-learned = Först avstickaren som leder tillbaka, sedan vägen som inte gör det.
level-journey-out-and-back-wrong-first = Nedför floden kommer du, men aldrig tillbaka till Jaccaranda: bara två städer.
level-journey-out-and-back-wrong-caravan = Tre kort för ett steg som en enhörning hade räckt till.
level-journey-out-and-back-wrong-end = Du stannade före den tredje nya staden. Vad har du kvar på handen, och vart leder det?

step-journey-map-puzzles = Två kluringar av det här slaget, ur riktiga partier.
step-journey-kinds = För ett kort tar draken 23 av de 35 vägarna, moln och kärra bara 8, de andra tre 20. Vad en bricka är värd beror på dina kort.

level-journey-peaks-title = En bricka i Dag'Amura
level-journey-peaks-goal = Du är i Dag'Amura. Lägg en bricka så att dina kort når tre nya städer.
level-journey-peaks-look = Du har en enhörning och tre alvcyklar. Vilken bricka vill du ha i bergen?
level-journey-peaks-learned = Enhörningen öppnar bergen för ett kort, flotten går vidare till Grangor, och två alvcyklar klarar sista klättringen.
level-journey-peaks-wrong-elsewhere = Så når du högst två nya städer.
level-journey-peaks-wrong-pass = Alla har stått över, och från Dag'Amura leder ingen väg ut.

level-journey-gap-title = Vart med grisen?
level-journey-gap-goal = Du har en jättegrisbricka. Lägg den så att dina kort når tre nya städer.
level-journey-gap-look = En flotte tar dig till Rivinia, en drake från Throtmanni till Al'Baran. Vad fattas?
level-journey-gap-learned = Leta efter två sträckor som du redan kan resa, och knyt ihop dem.
level-journey-gap-wrong-elsewhere = Det ger på sin höjd en stad till. Dina två sträckor hänger inte ihop.
level-journey-gap-wrong-pass = Alla har stått över, och luckan är kvar.

step-journey-kind-puzzles = Tre kluringar av det här slaget: en bricka, och den bästa vägen för den.
step-journey-change = Udda kort är växel: tre valfria av dem räcker till en väg som inget av dem passar.

level-journey-odd-cards-title = Fem kort i Elvenhold
level-journey-odd-cards-goal = Fem kort: besök tre nya städer.
level-journey-odd-cards-look = Med drakar betalar du två av vägarna. Vilka kort behöver du inte till något?
level-journey-odd-cards-learned = Tre udda kort tog dig längs vägen där inget av dem passade; drakarna gjorde resten.
level-journey-odd-cards-wrong-ergeren = Här går karavanen först, och sedan tar skogen båda drakarna: två städer.
level-journey-odd-cards-wrong-early = En drake hade räckt till den vägen.
level-journey-odd-cards-wrong-end = Du stannade före den tredje nya staden. Tre udda kort räcker fortfarande till en väg.

level-journey-bridge-title = Vägen du inte har råd med
level-journey-bridge-goal = Du har en drakbricka. Lägg den så att dina kort når tre nya städer.
level-journey-bridge-look = Dina två drakar behövs i öknen. Tre andra kort väntar.
level-journey-bridge-learned = Din bricka öppnade vägen, och tre udda kort betalade den.
level-journey-bridge-wrong-elsewhere = Därifrån når dina drakar inte öknen.
level-journey-bridge-wrong-pass = Alla har stått över, och öknen är utom räckhåll.

level-journey-worth-keeping-title = Vad du behåller
level-journey-worth-keeping-goal = Besök Lapphálya och Virst, och behåll båda enhörningarna och båda drakarna.
level-journey-worth-keeping-look = Fyra kort blir kvar. Fyra får du använda: hur långt tar de dig?
level-journey-worth-keeping-learned = Udda kort betalar resan, paren följer med dig till nästa omgång.
level-journey-worth-keeping-wrong-dear = En karavan där en jättegris hade räckt: nu kostar vägen till Virst kort som du ville behålla.
level-journey-worth-keeping-wrong-end = Du stannade innan du hade både Lapphálya och Virst. Fyra kort får stanna: vad kan de andra fyra betala?

step-journey-stop = Din nästa omgång börjar där du stannar. Stanna intill städer som korten du behåller kan nå.

level-journey-right-end-title = Rätt slutmål
level-journey-right-end-goal = Besök Feodor och Rivinia, i den ordning som passar de två drakar du behåller.
level-journey-right-end-look = Från vilken av de två städerna leder ökenvägar vidare?
level-journey-right-end-learned = Samma två städer i båda fallen. Men runt Feodor går tre ökenvägar, och du behåller två drakar.
level-journey-right-end-wrong-rivinia = Nu slutar du i Rivinia: skog och vatten, och dina drakar vill hellre ha sand.
level-journey-right-end-wrong-end = Du stannade innan du hade både Feodor och Rivinia.

level-journey-keep-four-title = Fyra till i morgon
level-journey-keep-four-goal = Ditt drag i första omgången slutar här. Ta med dina tre enhörningar och enhörningsbrickan till andra omgången.
level-journey-keep-four-look = Två kort måste bort. Sedan får du behålla en av dina två brickor.
level-journey-keep-four-learned = Kort och bricka av samma slag: andra omgången börjar med en halv plan.
level-journey-keep-four-wrong-card = Det skulle kosta dig en av de tre enhörningarna.
level-journey-keep-four-wrong-pig = Jättegrisen stannar, och enhörningen går tillbaka: dina tre kort har mist sin bricka.

question-journey-save-ask = Är det bra att spara fyra kort till nästa omgång?
question-journey-save-1 = Alltid: fler kort är bättre.
question-journey-save-2 = Det beror på: åtta får jag ändå, men de här fyra känner jag.
question-journey-save-3 = Det är inte tillåtet.
question-journey-save-why-1 = Handen fylls på till åtta hur som helst.
question-journey-save-why-2 = Rätt: du får inte fler kort, men de här känner du till. Och ett kort du behåller är ett steg du inte tog.
question-journey-save-why-3 = Du får behålla upp till fyra.

question-journey-dead-end-ask = Kihromah har bara en väg. Vad kostar ett besök där?
question-journey-dead-end-1 = Vägen dit.
question-journey-dead-end-2 = Vägen dit och vägen tillbaka, eller slutet på ditt drag.
question-journey-dead-end-3 = Ingenting särskilt: det är en stad precis som alla andra.
question-journey-dead-end-why-1 = Och hur kommer du därifrån igen?
question-journey-dead-end-why-2 = Rätt: så den är ett bra sista stopp.
question-journey-dead-end-why-3 = Ingen annan väg leder därifrån.

question-journey-yardstick-ask = Du har besökt fem städer i första omgången. Är det bra?
question-journey-yardstick-1 = Ja: fem per omgång blir alla tjugo.
question-journey-yardstick-2 = Nej, det behövs åtta: en för varje kort.
question-journey-yardstick-3 = Det kvittar, bara sista omgången räknas.
question-journey-yardstick-why-1 = Rätt, och arton eller nitton räcker ofta till seger.
question-journey-yardstick-why-2 = Vissa steg kostar två kort, och vissa går genom städer där du redan har varit.
question-journey-yardstick-why-3 = Varje pjäs räknas, när du än tar den.

level-journey-by-river-title = Där floden tar vid
level-journey-by-river-goal = Besök Virst och Ixara, och behåll båda timmerflottarna. Stanna där de tar dig längst nästa omgång.
level-journey-by-river-look = Åt vilket håll rinner floden, och till vilka städer?
level-journey-by-river-learned = Från Ixara bär floden dig till två nya städer, en flotte var. Den kräver ingen bricka, och ingen kan spärra den.
level-journey-by-river-wrong-virst = Samma två städer, men från Virst hade flottarna bara tagit dig till en ny stad.
level-journey-by-river-wrong-end = Du stannade innan du hade både Virst och Ixara.
