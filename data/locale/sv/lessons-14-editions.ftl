### Där regelböckerna inte är överens
lesson-editions-title = Där regelböckerna inte är överens
lesson-editions-purpose = Slå dig ned vid vilket bord som helst och ställ de rätta frågorna.
lesson-editions-know-1 = Du vet vad som kan skilja sig: omgångar, hand, utbud, återlämning, färjor, färjkarlar, stadskort, slut i förtid, karavaner.
lesson-editions-know-2 = Du reder ut oenigheter före partiet, inte under det.
lesson-editions-trap-1 = ”Det finns bara en rätt regelbok.” Det finns åtta versioner, och husregler.

step-editions-eight = Det finns åtta versioner av reglerna. De skiljer sig på några punkter, och ert bord får välja.

level-editions-strict-title = Den stränga karavanen
level-editions-strict-goal = Vid det här bordet är karavaner till för den som inte kan betala. Försök spara enhörningen genom att betala tre timmerflottar; betala sedan priset.
level-editions-strict-look = Kan du betala det som tabellen säger?
level-editions-strict-learned = Läser man strängt, som i två av utgåvorna, är karavanen en nödlösning. I de andra får vem som helst ta en.

level-editions-boatmen-title = Ro, ro
level-editions-boatmen-goal = Spelskaparens regler, och du har ingen timmerflotte. Ta dig över sjön till Yttar.
level-editions-boatmen-look = Karavaner kan inte simma, men på Mare Nebulae finns det någon som ror.
level-editions-boatmen-learned = Karavaner går aldrig över vatten. I en utgåva gör färjkarlarna på Mare Nebulae det, för tre valfria kort.
level-editions-boatmen-wrong-grangor = Färjkarlarna tog dig till Grangor, och korten är borta. Titta en gång till efter var Yttar ligger.
level-editions-boatmen-wrong-end = Du stannade i Parundia. Utan flotte måste någon annan ta dig över: vad vill de ha för det?

step-editions-designer = Enligt spelskaparens egna regler får du åtta nya kort varje omgång, Mare Nebulae kostar en timmerflotte per sträcka, och färjkarlar ror över den. Stadskort ingår, och vid lika poäng vinner den som har flest kort.

level-editions-cheap-ferry-title = En billigare sjö
level-editions-cheap-ferry-goal = Enligt spelskaparens regler: två timmerflottar, två nya städer på Mare Nebulae.
level-editions-cheap-ferry-look = Vad kostar en sträcka i den här utgåvans tabell?
level-editions-cheap-ferry-learned = I den här utgåvan kostar Mare Nebulae en timmerflotte per sträcka; annars är det två.
level-editions-cheap-ferry-wrong-end = Du har flottarna kvar på handen, och sjön ligger där den ligger.

level-editions-twelve-title = Ett dussin
level-editions-twelve-goal = Enligt spelskaparens regler får du åtta nya kort varje omgång. Börja andra omgången med tolv.
level-editions-twelve-look = Du får åtta utöver dem du behåller.
level-editions-twelve-learned = Fyra behållna och åtta nya: tolv. Här lönar det sig att spara.

level-editions-give-back-title = Tillbaka före resan
level-editions-give-back-goal = Enligt spelskaparens regler: avsluta planeringen och behåll draken.
level-editions-give-back-look = Alla andra har stått över. Innan stövlarna flyttas får du en fråga.
level-editions-give-back-learned = Här lämnas alla brickor utom en tillbaka efter planeringen, i de andra utgåvorna när omgången är slut.
level-editions-give-back-wrong-pig = Draken gick tillbaka till högen.
level-editions-give-back-wrong-placed = Nu ligger draken på en väg, så du kan inte behålla den.

step-editions-early = Den engelska utgåvan från 2015 har tre omgångar. I den engelska från 1998 och i den svenska vinner man genast när man tar sin tjugonde pjäs i omgång ett till tre.

level-editions-three-rounds-title = Ingen fjärde omgång
level-editions-three-rounds-goal = Arton pjäser var, i tredje omgången av 2015 års utgåva. Vinn.
level-editions-three-rounds-look = Hur många omgångar har den här utgåvan?
level-editions-three-rounds-learned = Tre omgångar, sedan är det slut: inget att spara till.
level-editions-three-rounds-wrong-save = Du sparade till en fjärde omgång som aldrig kommer: det står lika, och din motspelare har fler kort.

level-editions-twenty-title = Alla tjugo
level-editions-twenty-goal = Du har nitton pjäser i andra omgången, enligt de engelska reglerna från 1998. Vinn på fläcken.
level-editions-twenty-look = En av dina pjäser står kvar därute.
level-editions-twenty-learned = I den här utgåvan vinner man genast när man tar sin tjugonde pjäs i omgång ett till tre; i de flesta andra spelas omgången klart först, och sedan är partiet slut.
level-editions-twenty-wrong-feodor = Din pjäs i Feodor har du redan.
level-editions-twenty-wrong-end = Du står kvar på nitton.

level-editions-round-three-title = Tre omgångar och tjugo pjäser
level-editions-round-three-goal = Tredje omgången enligt spelskaparens regler: du har nitton pjäser, din motspelare arton. Vinn.
level-editions-round-three-look = Den som har alla tjugo när tredje omgången är slut vinner. Och stadskortet?
level-editions-round-three-learned = I den här utgåvan vinner den som har alla tjugo pjäserna efter tredje omgången, vad stadskorten än säger.
level-editions-round-three-wrong-home = Ditt stadskort räknas inte än, och nu är Virst utom räckhåll.
level-editions-round-three-wrong-end = Du står kvar på nitton, och det blir en omgång till.

step-editions-fresh = I de båda franska versionerna och i spelskaparens egen byts utbudet ut varje omgång.

level-editions-new-display-title = Ett nytt utbud
level-editions-new-display-goal = Enligt de franska reglerna: börja andra omgången med en enhörning öppen framför dig.
level-editions-new-display-look = I den här utgåvan byts utbudet ut. Ligger de tre enhörningarna kvar nästa omgång?
level-editions-new-display-learned = I tre utgåvor byts utbudet ut varje omgång: räkna inte med det som ligger där.
level-editions-new-display-wrong-gone = Utbudet byttes ut, och enhörningarna försvann med det.

question-editions-rounds-ask = Hur många omgångar varar ett parti?
question-editions-rounds-1 = Fyra, i en utgåva tre.
question-editions-rounds-2 = Lika många som det är spelare.
question-editions-rounds-3 = Tills någon har alla tjugo pjäserna.
question-editions-rounds-why-1 = Rätt, om inte ert bord säger annat.
question-editions-rounds-why-2 = Antalet spelare spelar ingen roll.
question-editions-rounds-why-3 = Det kan få partiet att sluta tidigare; hur länge det varar som mest säger omgångskorten.

question-editions-boatmen-ask = Var arbetar färjkarlarna?
question-editions-boatmen-1 = På alla sjöar som finns på kartan, i alla utgåvor.
question-editions-boatmen-2 = På floderna.
question-editions-boatmen-3 = På Mare Nebulae, enligt spelskaparens regler.
question-editions-boatmen-why-1 = De finns bara i spelskaparens egna regler.
question-editions-boatmen-why-2 = På floder går bara timmerflottar.
question-editions-boatmen-why-3 = Rätt, för tre valfria kort.

question-editions-caravan-ask = Får du ta en karavan fast du har rätt kort?
question-editions-caravan-1 = Aldrig.
question-editions-caravan-2 = I de flesta utgåvor, ja.
question-editions-caravan-3 = Bara där det ligger ett hinder.
question-editions-caravan-why-1 = Det vore strängare än strängt: även då får den som inte kan betala priset.
question-editions-caravan-why-2 = Rätt: två av de åtta, och en del bord, är stränga på den punkten.
question-editions-caravan-why-3 = Ett hinder gör den bara dyrare.
