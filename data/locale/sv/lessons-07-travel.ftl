### Delmoment 5: Flytta sjumilastövlarna
lesson-travel-title = Delmoment 5: flytta sjumilastövlarna
lesson-travel-purpose = Res, betala, samla.
lesson-travel-know-1 = Du kan betala för vilket steg som helst: tabell, hinder, vatten.
lesson-travel-know-2 = Du tar karavanen när den lönar sig.
lesson-travel-know-3 = Du använder korten som du ändå inte får behålla.
lesson-travel-trap-1 = ”En karavan kan gå vart som helst.” Den behöver en väg med en bricka, och den kan inte gå över vatten.
lesson-travel-trap-2 = ”En karavan kostar alltid tre kort.” Med ett hinder kostar den fyra.
lesson-travel-trap-3 = ”Gränsen på fyra kort gäller när omgången är slut.” Den gäller när ditt drag är slut.
lesson-travel-trap-4 = ”En väg som kostar två kort behöver två brickor.” Den behöver en bricka, hur många kort den än kostar.
lesson-travel-trap-5 = ”På min egen bricka reser jag gratis.” Du betalar som alla andra.
lesson-travel-trap-6 = ”Jag får kasta så många kort jag vill.” Bara de kort du har utöver fyra: har du fyra eller färre behåller du alla.
lesson-travel-trap-7 = ”Jag kan använda en bricka som ligger någon annanstans.” Bara brickan på vägen där du reser räknas.

step-travel-once = Nu gör alla ett drag, så långt de vill och kan betala. En väg kostar kort av samma slag som brickan, precis så många som tabellen säger; ett hinder kostar ett till.

level-travel-obstacle-title = Ett träd över stigen
level-travel-obstacle-goal = Besök Lapphálya och Virst.
level-travel-obstacle-look = En drake i skogen kostar två. Och hindret?
level-travel-obstacle-learned = Skog 2 + hinder 1 = 3 drakar.
level-travel-obstacle-wrong-end = Du stannade innan du hade både Lapphálya och Virst. Vad räcker dina kort till?

example-travel-wagon-title = Trollkärra och hinder
example-travel-wagon-0 = På en ökenväg ligger en trollkärra, och bredvid den ett hinder.
example-travel-wagon-1 = Öken 2 + hinder 1: tre trollkärror.

level-travel-twice-title = Återvändsgränden
level-travel-twice-goal = Besök Kihromah och Ixara.
level-travel-twice-look = Bara en väg leder till Kihromah: dit och tillbaka, och du betalar båda gångerna.
level-travel-twice-learned = Två moln dit, två tillbaka: du får använda samma väg igen.
level-travel-twice-wrong-ixara = Att komma tillbaka från Ixara kostar kort som du behöver till Kihromah.

step-travel-caravan = Inget kort som passar, eller inget du vill betala med? På en väg med en bricka blir tre valfria kort en karavan, även om du har de rätta.

level-travel-caravan-title = Karavanen till Kihromah
level-travel-caravan-goal = På vägen till Kihromah ligger en enhörning, men du har inget enhörningskort. Ta dig dit ändå.
level-travel-caravan-look = Tre valfria kort duger i stället för en enhörning.
level-travel-caravan-learned = Tre valfria kort, även timmerflottar, tar dig längs en väg med en bricka, så många gånger i ett drag som du kan betala.
level-travel-caravan-wrong-ixara = Så kom du till Ixara, och nu har du för få kort till en karavan.
level-travel-caravan-wrong-end = Du stannade i Dag'Amura med tre kort som hade kunnat ta dig dit.

level-travel-caravan-bare-title = Tre kort, två vägar
level-travel-caravan-bare-goal = Inget av dina tre kort passar. Besök en stad ändå.
level-travel-caravan-bare-look = Tre kort ersätter de rätta korten. Ersätter de brickan?
level-travel-caravan-bare-learned = En karavan ersätter korten, aldrig brickan.
level-travel-caravan-bare-wrong-end = Du stannade med tre kort som hade kunnat bli en karavan.

level-travel-caravan-water-title = Kameler kan inte simma
level-travel-caravan-water-goal = På ingen väg ut från Elvenhold ligger en bricka. Besök en stad ändå.
level-travel-caravan-water-look = Vilket av dina kort gäller på vatten?
level-travel-caravan-water-learned = Karavaner behöver en väg med en bricka. På vatten gäller timmerflottar och inget annat.
level-travel-caravan-water-wrong-end = Du stannade i Elvenhold med en timmerflotte på handen.

level-travel-caravan-obstacle-title = Vidare till Kihromah
level-travel-caravan-obstacle-goal = Besök Dag'Amura och Kihromah, trots hindret.
level-travel-caravan-obstacle-look = Räkna bakifrån: hur många kort kräver sista steget?
level-travel-caravan-obstacle-learned = Karavan 3 + hinder 1 = 4 kort. Du får resa med karavan flera gånger i samma drag, så länge korten räcker.
level-travel-caravan-obstacle-wrong-dear = Du har två kort kvar, och sista steget kräver fyra.
level-travel-caravan-obstacle-wrong-river = Floden för dig bort från Dag'Amura.
level-travel-caravan-obstacle-wrong-back = Du är tillbaka i Ixara, och korten behövdes till Kihromah. Leta efter vägen med hindret.

level-travel-short-title = Drakar till övers?
level-travel-short-goal = Besök Lapphálya och Virst. På båda vägarna ligger drakar, och på den första ett hinder.
level-travel-short-look = Spara en drake till fälten. Vad kan du annars betala skogen med?
level-travel-short-learned = Där det ligger ett hinder tar karavanen fyra kort: udda kort sparade en drake åt dig.
level-travel-short-wrong-dear = Tre drakar för skogen, och ingen blir kvar till vägen mot Virst.
level-travel-short-wrong-end = Du stannade innan du hade både Lapphálya och Virst. Vilka kort kunde en karavan ta?
level-travel-short-wrong-dragons = Hindret är passerat, men du har ingen drake kvar till Virst. Du väljer själv vilka fyra kort karavanen tar.

level-travel-four-title = Fyra, inte fem
level-travel-four-goal = Du kommer ingenstans. Försök avsluta ditt drag med alla fem korten; avsluta det sedan enligt reglerna.
level-travel-four-look = Hur många kort får du behålla?
level-travel-four-learned = När ditt drag är slut får du behålla fyra kort. Vilket du kastar väljer du själv.

level-travel-spend-first-title = Hellre använda än kastade
level-travel-spend-first-goal = Sju kort, ingen alvcykel. Besök Lapphálya och avsluta ditt drag med fyra kort.
level-travel-spend-first-look = Du blir ändå av med tre kort när ditt drag är slut.
level-travel-spend-first-learned = Kort som du ändå blir av med räcker till en karavan.
level-travel-spend-first-wrong-lost = Tre kort borta för ingenting. De hade kunnat bli en karavan.
level-travel-spend-first-wrong-rivinia = Från Rivinia kan dina kort inte ta dig tillbaka till Lapphálya.

level-travel-once-title = Slut är slut
level-travel-once-goal = Du är startande spelare, och din motspelare reser efter dig. Besök två städer.
level-travel-once-look = Du får ett drag den här omgången. Använd hela.
level-travel-once-learned = Var och en gör ett drag per omgång och tar så många steg som korten räcker till.
level-travel-once-wrong-end = Ditt drag är slut: ingen gör två drag i en omgång.
level-travel-once-wrong-back = Du är tillbaka i Elvenhold, där det inte finns någon pjäs, och båda korten är borta. Leta efter en väg vidare.

step-travel-travel = Ditt eget parti, delmoment 5: res.

question-travel-limit-ask = Du stannar med sex kort på handen. Vad händer?
question-travel-limit-1 = Du behåller alla sex till nästa omgång.
question-travel-limit-2 = Du väljer två att kasta.
question-travel-limit-3 = Två tas ur din hand på måfå.
question-travel-limit-why-1 = När ditt drag är slut får du bara behålla fyra.
question-travel-limit-why-2 = Rätt: sex minus två är fyra.
question-travel-limit-why-3 = Du väljer dem själv.

question-travel-caravan-ask = När kan du resa med karavan?
question-travel-caravan-1 = Med tre valfria kort, längs vilken väg som helst, men bara en gång per drag.
question-travel-caravan-2 = Bara med tre kort av samma slag.
question-travel-caravan-3 = Med tre valfria kort, längs en väg med en bricka, så ofta jag kan betala.
question-travel-caravan-why-1 = Det måste ligga en bricka på vägen, och i ett drag får du göra flera.
question-travel-caravan-why-2 = Vilka tre som helst duger, lika eller olika.
question-travel-caravan-why-3 = Rätt, även med timmerflottar.

question-travel-four-ask = Vad kostar en karavan där det ligger ett hinder?
question-travel-four-1 = Fyra valfria kort.
question-travel-four-2 = Tre valfria kort.
question-travel-four-3 = Tre kort och ett eget hinder.
question-travel-four-why-1 = Rätt: tre och ett till.
question-travel-four-why-2 = Hindret bromsar karavaner också.
question-travel-four-why-3 = Med hinder betalar man aldrig något.

question-travel-water-ask = Du har tre kort men ingen timmerflotte. Kan en karavan ta dig nedför en flod?
question-travel-water-1 = Ja, tre kort räcker alltid till ett steg.
question-travel-water-2 = Nej, karavaner kan inte gå över vatten.
question-travel-water-3 = Bara medströms.
question-travel-water-why-1 = På vägar med en bricka gör de det.
question-travel-water-why-2 = Rätt: det kan bara timmerflottar.
question-travel-water-why-3 = Inte åt något håll.

question-travel-price-ask = Vad betalar du för att resa längs en väg?
question-travel-price-1 = Exakt vad den kostar, i kort av samma slag som brickan.
question-travel-price-2 = En av dina brickor.
question-travel-price-3 = Kort som visar terrängen.
question-travel-price-why-1 = Rätt: ett eller två, enligt tabellen, och aldrig fler.
question-travel-price-why-2 = Brickorna ligger kvar på vägen; du betalar med kort.
question-travel-price-why-3 = Korten visar transportmedel, inte terräng.

