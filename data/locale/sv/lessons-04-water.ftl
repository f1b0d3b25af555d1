### Floder och färjor
lesson-water-title = Floder och färjor
lesson-water-purpose = Res där ingen kan stå i vägen för dig.
lesson-water-know-1 = Du kan betala för floder, åt båda hållen, och för färjor.
lesson-water-know-2 = Du vet att varken brickor eller hinder läggs på vatten.
lesson-water-trap-1 = ”En flod kostar en timmerflotte.” Bara medströms; motströms är det två.
lesson-water-trap-2 = ”En timmerflotte behöver också en bricka.” På vatten ligger det aldrig brickor.

step-water-rafts = Vatten kräver ingen bricka, bara timmerflottar. Pilen visar åt vilket håll en flod rinner.

level-water-river-title = Med strömmen
level-water-river-goal = Två timmerflottar, två nya städer.
level-water-river-look = Pilen visar åt vilket håll floden rinner.
level-water-river-learned = Medströms kostar varje steg en timmerflotte, och du behöver ingen bricka.
level-water-river-wrong-upriver = Motströms kostade steget till Virst båda dina flottar.

level-water-there-and-back-title = Ned och upp igen
level-water-there-and-back-goal = Hämta din pjäs i Ixara och kom tillbaka till Virst.
level-water-there-and-back-look = En flotte medströms. Och hur många tillbaka upp?
level-water-there-and-back-learned = En timmerflotte medströms, två motströms: du betalar för varje färd.
level-water-there-and-back-wrong-on = Du har flutit vidare till Mah'Davikia, och nu är vägen tillbaka för dyr.
level-water-there-and-back-wrong-ferry = Färjan kostade två flottar. Den du har kvar räcker inte till Ixara och tillbaka.

example-water-river-title = Virst–Ixara och tillbaka
example-water-river-0 = Din stövel står i Virst, och du har tre timmerflottar. Floden rinner till Ixara.
example-water-river-1 = Medströms: en timmerflotte, och du tar pjäsen i Ixara.
example-water-river-2 = Motströms: två timmerflottar.

level-water-ferry-title = Över Mare Magnum
level-water-ferry-goal = Tre timmerflottar: besök Virst och Ixara.
level-water-ferry-look = Först färjan, sedan floden.
level-water-ferry-learned = En färja kostar två timmerflottar för varje sträcka från stad till stad.
level-water-ferry-wrong-shore = Strykhaven ligger på fel sida av sjön, och en flotte räcker inte till ännu en färja.
level-water-ferry-wrong-rivinia = Floden tar dig till Rivinia, långt från sjön.
level-water-ferry-wrong-beata = Upp till Beata går det motströms: två flottar. Den sista räcker inte till en färja. Titta efter var sjön ligger.

level-water-other-lake-title = Över Mare Nebulae
level-water-other-lake-goal = En drake, två timmerflottar: besök Grangor och Parundia.
level-water-other-lake-look = Färjan kostar två timmerflottar på den här sjön också. Vilket steg klarar draken?
level-water-other-lake-learned = Båda sjöarna kostar två timmerflottar per sträcka, åt båda hållen.
level-water-other-lake-wrong-ferry = Färjan tog båda flottarna, och draken har ingen väg till Parundia.
level-water-other-lake-wrong-parundia = Du är i Parundia utan flotte, och Grangor ligger på andra sidan sjön.
level-water-other-lake-wrong-upriver = Motströms gick båda flottarna åt, och färjan till Parundia behöver två. Till Mah'Davikia skulle du inte.

drill-water-about = Vad kostar sträckan på vattnet? Tio frågor, ett svar var; det du missar kommer tillbaka.

level-water-eight-title = Åtta kort, en lång väg
level-water-eight-goal = En full första hand, och vägarna ligger bra till. Besök sex städer i ett drag.
level-water-eight-look = Brickorna bildar en ring genom Elvenhold; en flod leder ut ur den.
level-water-eight-learned = Sju steg på en hand: så långt kan åtta kort ta dig.
level-water-eight-wrong-end = Ditt drag är slut, och runt ringen väntar fler städer.

level-water-only-rafts-title = Bara flottar flyter
level-water-only-rafts-goal = Ditt hinder gör en väg ett kort dyrare. Försök lägga det på sjön och en bricka på floden.
level-water-only-rafts-look = Försök på de blå linjerna.
level-water-only-rafts-learned = På floder och sjöar läggs varken brickor eller hinder: vattnet är alltid öppet.

question-water-upriver-ask = Vad kostar det att resa motströms från Ixara till Virst?
question-water-upriver-1 = Två timmerflottar.
question-water-upriver-2 = En timmerflotte.
question-water-upriver-3 = En timmerflotte och en bricka.
question-water-upriver-why-1 = Rätt: mot pilen är det två.
question-water-upriver-why-2 = En räcker bara medströms.
question-water-upriver-why-3 = Vatten kräver ingen bricka, och motströms är det två flottar.

question-water-river-ask = Du har lagt alla dina brickor och har timmerflottar på handen. Vart kan du fortfarande resa?
question-water-river-1 = Ingenstans.
question-water-river-2 = Längs vilken väg som helst vid en flod.
question-water-river-3 = Längs floder och över sjöar.
question-water-river-why-1 = Vatten kräver inga brickor.
question-water-river-why-2 = Med flottar betalar du vatten, inte vägar.
question-water-river-why-3 = Rätt: vattnet är alltid öppet.

question-water-ferry-ask = Du tar färjan från Virst till Strykhaven och vidare till Elvenhold. Hur många timmerflottar blir det?
question-water-ferry-1 = Två.
question-water-ferry-2 = Tre.
question-water-ferry-3 = Fyra.
question-water-ferry-why-1 = Det räcker till en sträcka, och här är det två.
question-water-ferry-why-2 = Varje sträcka kostar två, den andra också.
question-water-ferry-why-3 = Rätt: två för varje sträcka.

question-water-counter-ask = Får du lägga en bricka på en flod?
question-water-counter-1 = Ja, en timmerflotte.
question-water-counter-2 = Nej, aldrig.
question-water-counter-3 = Ja, om ingen annan har gjort det.
question-water-counter-why-1 = Det finns inga brickor med timmerflottar.
question-water-counter-why-2 = Rätt: på floder och sjöar läggs inga brickor.
question-water-counter-why-3 = På vatten läggs inga brickor alls.

question-water-obstacle-ask = Kan ett hinder göra en färja dyrare?
question-water-obstacle-1 = Nej, på vatten läggs inga hinder.
question-water-obstacle-2 = Ja, en timmerflotte till, som på vägar.
question-water-obstacle-3 = Bara i sista omgången.
question-water-obstacle-why-1 = Rätt: din väg över sjön är alltid öppen.
question-water-obstacle-why-2 = Hinder hör hemma på vägar.
question-water-obstacle-why-3 = Inte i någon omgång.

question-water-raft-ask = Vad kan färdas på vatten?
question-water-raft-1 = En drake: den flyger.
question-water-raft-2 = Den bricka som ligger där.
question-water-raft-3 = Timmerflottar och inget annat.
question-water-raft-why-1 = Inte över vatten i det här landet.
question-water-raft-why-2 = Där ligger aldrig någon bricka.
question-water-raft-why-3 = Rätt, på både floder och sjöar.
