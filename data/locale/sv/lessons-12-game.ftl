### Ända till slutet
lesson-game-title = Ända till slutet
lesson-game-purpose = Spela tredje och fjärde omgången av ditt eget parti, och se vad som gjorde skillnaden.
lesson-game-know-1 = Du har spelat ett helt parti.
lesson-game-know-2 = Du kan i tillbakablicken se var städer vanns och gick förlorade.
lesson-game-trap-1 = ”Lägg hindret tidigt.” Då är det borta: spara det till en väg som betyder något.

step-game-third = Ditt eget parti, tredje omgången.

question-game-last-ask = Vad är överblivna kort bra till i sista omgången?
question-game-last-1 = En poäng per kort, för högst fyra kort.
question-game-last-2 = Ingenting alls.
question-game-last-3 = De avgör när det står lika; högst fyra räknas.
question-game-last-why-1 = Bara pjäser ger poäng.
question-game-last-why-2 = De avgör när två har lika många pjäser.
question-game-last-why-3 = Rätt: därför kan ett enda sparat kort vinna partiet.

step-game-mixed = Tre kluringar, alla olika: vad som hjälper mest ser du själv.

step-game-fourth = Fjärde och sista omgången: nu finns inget mer att spara till. Efteråt ser du vad som gjorde skillnaden.
