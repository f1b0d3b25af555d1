### Delmoment 6: Avsluta omgången
lesson-finish-title = Delmoment 6: avsluta omgången
lesson-finish-purpose = Töm kartan, och behåll en bricka till nästa omgång.
lesson-finish-know-1 = Du behåller exakt en bricka och väljer den klokt.
lesson-finish-know-2 = Du vet vem som startar nästa omgång.
lesson-finish-know-3 = Du kan säga vem som vinner, och vad som avgör när det står lika.
lesson-finish-trap-1 = ”Hindret är den bricka jag behåller.” Det behåller du dessutom.
lesson-finish-trap-2 = ”Den som det gick bäst för startar nästa omgång.” Startkortet går helt enkelt åt vänster.
lesson-finish-trap-3 = ”Kort på handen är inget värda på slutet.” De avgör när det står lika, men bara fyra räknas.
lesson-finish-trap-4 = ”Min stövel går hem efter omgången.” Stöveln står kvar där den är; där börjar nästa omgång.
lesson-finish-trap-5 = ”Jag får lämna tillbaka alla brickor.” Du behåller exakt en, om du har någon kvar.
lesson-finish-trap-6 = ”Den som har alla tjugo pjäserna vinner genast.” Så säger Midgaards svenska regler, i omgång ett till tre. Kursen följer AMIGO:s: omgången spelas klart, och sedan är partiet slut.

step-finish-clear = När alla har rest töms vägarna. Av dina brickor behåller du en.
step-finish-keep = Ditt eget parti, delmoment 6: avsluta omgången.

level-finish-keep-one-title = Exakt en
level-finish-keep-one-goal = Du har tre brickor kvar och får behålla en. Behåll den som passar din hand.
level-finish-keep-one-look = Vilka kort tar du med dig till nästa omgång?
level-finish-keep-one-learned = Du behåller en bricka som den låg, och dina kort passar den redan.
level-finish-keep-one-wrong-none = Du hade inget kort till den.
level-finish-keep-one-wrong-one = Ett drakkort mot tre enhörningar.

level-finish-obstacle-stays-title = Inte en bricka
level-finish-obstacle-stays-goal = Avsluta omgången så att du börjar nästa med din drake och ditt hinder.
level-finish-obstacle-stays-look = Du får välja en bricka. Om hindret frågar ingen.
level-finish-obstacle-stays-learned = En bricka och det oanvända hindret: hindret räknas aldrig som brickan du behåller.
level-finish-obstacle-stays-wrong-pig = Draken gick tillbaka till högen.

level-finish-clean-title = Rensopat
level-finish-clean-goal = Du gör omgångens sista drag. Använd det som ligger på vägarna, avsluta sedan ditt drag och titta på kartan.
level-finish-clean-look = Vilken bricka kan hjälpa dig redan i den här omgången?
level-finish-clean-learned = Alla brickor är tillbaka i högen, och hindret är ute ur spelet.
level-finish-clean-wrong-gone = Enhörningen är borta från vägen, och Kihromah lika långt bort som förut.

step-finish-start = Två till sex kan spela, och den äldsta startar. Efter varje omgång läggs det översta omgångskortet underst, och startkortet går åt vänster.

level-finish-left-title = Kortet går vidare
level-finish-left-goal = Spelaren till vänster om dig startade första omgången. Börja andra omgången med en drake och en enhörning öppna framför dig.
level-finish-left-look = Startkortet går vidare åt vänster: vem tar bricka före dig nu? Den spelaren gillar enhörningar.
level-finish-left-learned = Kortet gick till nästa spelare åt vänster, som tog den enda enhörningen. Du hade behållit din.
level-finish-left-wrong-blind = I högen kan vad som helst ligga; en drake låg öppet.
level-finish-left-wrong-other = Det var inte det som behövdes. Jämför vad som ligger öppet framför dig med det du ska ha.

level-finish-display-stays-title = Ligger kvar
level-finish-display-stays-goal = Börja nästa omgång så att en drake och en enhörning ligger öppet framför dig.
level-finish-display-stays-look = Det som ligger i utbudet nu ligger där nästa omgång också.
level-finish-display-stays-learned = Högen blandas, men utbudet ligger kvar: det kan du räkna med.
level-finish-display-stays-wrong-pig = Draken är borta, och i utbudet finns ingen.
level-finish-display-stays-wrong-blind = I högen kan vad som helst ligga; enhörningen låg öppet.
level-finish-display-stays-wrong-other = Enhörningen låg öppet, och du tog något annat.

step-finish-win = Efter fjärde omgången vinner den som har flest pjäser. Står det lika vinner den som har flest kort på handen.

level-finish-most-title = Sista draget
level-finish-most-goal = Omgång fyra, allra sista draget: du har elva pjäser, din motspelare tolv. Vinn.
level-finish-most-look = En stad till ger bara lika många pjäser, och din motspelare har fler kort.
level-finish-most-learned = Tretton mot tolv: flest pjäser vinner.
level-finish-most-wrong-short = Du stannade med färre än tretton pjäser: din motspelare vinner. Vilka städer når du ännu?
level-finish-most-wrong-caravan = Alla dina kort är borta: tolv mot tolv, och din motspelare har fyra.

level-finish-only-four-title = Bara fyra räknas
level-finish-only-four-goal = Sista draget: tolv pjäser mot motspelarens tretton. Din motspelare har fyra kort, du sju. Vinn.
level-finish-only-four-look = Hur många av dina kort finns kvar när det ska avgöras?
level-finish-only-four-learned = Handen minskas till fyra även i sista omgången: kort som du inte får behålla gör mer nytta om de tar dig till en stad.
level-finish-only-four-wrong-four = Bara fyra av dina kort blir kvar, så på korten vinner du inte.

level-finish-finish-round-title = Alla tjugo, men inte ensam
level-finish-finish-round-goal = Omgång två: du och din motspelare har båda nitton pjäser. Du reser först, och din motspelare når också sin tjugonde. Vinn.
level-finish-finish-round-look = Omgången spelas klart innan någon vinner. Vad avgör när det står lika?
level-finish-finish-round-learned = Tjugo mot tjugo: du har tre kort, din motspelare två. Enligt Midgaards svenska regler hade din tjugonde pjäs vunnit genast.
level-finish-finish-round-wrong-dear = Tjugo pjäser men ett kort. Din motspelare får också tjugo och har två kort.
level-finish-finish-round-wrong-end = Du står kvar på nitton, och din motspelare tar den tjugonde.
level-finish-finish-round-wrong-back = Du hade alla tjugo och betalade sedan med korten för ett steg som inte ger något. Vad avgör när det står lika?

question-finish-keep-ask = Du har tre brickor och ditt hinder kvar. Vad behåller du?
question-finish-keep-1 = En bricka och hindret.
question-finish-keep-2 = En bricka eller hindret.
question-finish-keep-3 = Alla.
question-finish-keep-why-1 = Rätt: hindret räknas inte.
question-finish-keep-why-2 = Hindret är ingen bricka: det behåller du ändå.
question-finish-keep-why-3 = Alla brickor utom en lämnas tillbaka.

question-finish-start-ask = Vem startar nästa omgång?
question-finish-start-1 = Den som har samlat flest stadspjäser under den här omgången.
question-finish-start-2 = Samma spelare igen.
question-finish-start-3 = Spelaren till vänster om förra omgångens startande spelare.
question-finish-start-why-1 = Pjäserna har inget med det att göra.
question-finish-start-why-2 = Kortet går vidare varje omgång.
question-finish-start-why-3 = Rätt: kortet går runt bordet.

question-finish-obstacle-ask = Vad händer med ett hinder som ligger på en väg?
question-finish-obstacle-1 = Ägaren tar tillbaka det.
question-finish-obstacle-2 = Det lämnar spelet.
question-finish-obstacle-3 = Det ligger kvar till nästa omgång.
question-finish-obstacle-why-1 = Lagt är lagt: sedan är det borta.
question-finish-obstacle-why-2 = Rätt, när omgången är slut.
question-finish-obstacle-why-3 = Vägarna töms varje omgång.

question-finish-tie-ask = Två leder med femton pjäser var. Vem vinner?
question-finish-tie-1 = Den som kom först till femton pjäser.
question-finish-tie-2 = Den som har flest kort på handen.
question-finish-tie-3 = Ingen.
question-finish-tie-why-1 = Tiden spelar ingen roll.
question-finish-tie-why-2 = Rätt; är det också lika, delar de segern.
question-finish-tie-why-3 = Korten avgör, och är de också lika många, delas segern.

question-finish-swept-ask = Du lade en drake den här omgången. Var är den nästa omgång?
question-finish-swept-1 = Kvar på sin väg.
question-finish-swept-2 = Tillbaka framför dig.
question-finish-swept-3 = I högen, bland de andra.
question-finish-swept-why-1 = Alla vägar töms.
question-finish-swept-why-2 = Du behåller bara en bricka som du inte har lagt.
question-finish-swept-why-3 = Rätt: alla brickor tas bort från vägarna.

question-finish-shuffle-ask = Vilka reskort blandas innan de delas ut igen?
question-finish-shuffle-1 = Bara de i högen.
question-finish-shuffle-2 = Alla som ingen har på handen.
question-finish-shuffle-3 = Alla 72, även de på handen.
question-finish-shuffle-why-1 = Korten som har spelats blandas också in.
question-finish-shuffle-why-2 = Rätt: det du behöll har du kvar.
question-finish-shuffle-why-3 = Det du behöll har du kvar.

question-finish-spent-ask = Du betalade med tre drakar. Kan du få dem igen i det här partiet?
question-finish-spent-1 = Ja, från nästa omgång.
question-finish-spent-2 = Ja, senare i samma omgång.
question-finish-spent-3 = Nej, de är ute ur spelet.
question-finish-spent-why-1 = Rätt: de blandas in när omgången är slut.
question-finish-spent-why-2 = Ingen får kort före nästa omgång.
question-finish-spent-why-3 = De kommer tillbaka nästa gång korten blandas.

question-finish-twenty-ask = Enligt AMIGO:s regler: i tredje omgången tar någon sin tjugonde pjäs. Vad händer nu?
question-finish-twenty-1 = Den spelaren vinner på fläcken.
question-finish-twenty-2 = Omgången spelas klart, sedan är partiet slut.
question-finish-twenty-3 = Ingenting särskilt: det blir alltid en fjärde omgång.
question-finish-twenty-why-1 = Enligt Midgaards svenska regler, ja. Enligt AMIGO:s, som kursen följer, får de andra resa först.
question-finish-twenty-why-2 = Rätt: och den som då har flest pjäser vinner.
question-finish-twenty-why-3 = När alla tjugo är samlade finns inget kvar att tävla om.
