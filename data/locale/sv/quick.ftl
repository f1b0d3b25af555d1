# Snabba vägen: två första nivåer, sedan en egen omgång; och råden i det första partiet.
quick-title = Din första omgång
quick-secret = Nu spelar du en egen omgång mot { $name }. Här är dina sex kort. Ta en bricka: tryck på högen.
quick-draw = Bara du får se den. Ta nu tre till: du och { $name } turas om. Tryck på en bricka som passar dina kort.
quick-draw-on = Ta en till. Du kan bara resa med brickor som passar dina kort. Passar ingen, tryck på högen och ta en på måfå.
quick-plan = Planera din väg från Elvenhold. Tryck på en bricka: vägarna där den tar sig fram lyser upp, med priset i kort. Tryck på en.
quick-plan-on = Bara en bricka får plats på varje väg, och alla får använda den. Lägg nästa där din resa fortsätter, eller stå över. När alla står över i följd börjar resan.
quick-travel = Nu reser du! Tryck på en stad som lyser. Du betalar med kort som passar brickan och tar din pjäs.
quick-travel-on = Res vidare så länge du kan betala. På vatten behövs bara timmerflottar: en medströms, två motströms eller över en sjö. Avsluta sedan ditt drag.
quick-stuck = Du har inte råd med fler steg. Avsluta ditt drag: du får behålla upp till fyra kort.
quick-keep = Omgången är nästan slut och vägarna töms. Behåll en bricka till nästa omgång: vilken?
quick-over = Det var din första omgång! Med ”{ example-forth }” får du se vad du kan nu.
quick-end-title = Du har spelat din första omgång
quick-end = Du besökte { $mine ->
    [one] en stad
   *[other] { $mine } städer
}, och { $name } { $theirs }. I nästa omgång fylls allas kort på till åtta, och din stövel fortsätter från staden där den står. Spelaren till vänster om den startande spelaren börjar. Efter fyra omgångar vinner den som har flest städer.
quick-coach = Spela ett helt parti med goda råd ▸
quick-learn = Lär dig spelet ordentligt ▸
quick-again = Spela omgången igen

coach-obstacle = Ditt hinder läggs på en väg med en bricka: varje steg där kostar då ett kort till. Du har bara ett under hela partiet.
coach-caravan = Inga passande kort, eller vill du spara dem? Res med karavan: tre valfria kort tar dig längs en väg med en bricka.
coach-caravan-strict = Räcker korten inte till en väg med en bricka? Res med karavan: tre valfria kort tar dig längs den.
coach-tie = Ni har lika många städer. Är det så även i slutet vinner den som har flest reskort på handen.
