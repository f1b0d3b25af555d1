# Elfengold II: trollformler och odjur
lesson-spells-title = Elfengold II: trollformler och odjur
lesson-spells-purpose = Använd alla föremål i Elfengold, för dig själv och mot de andra.
lesson-spells-know-1 = Du vet var träd, sjöodjur och guldbitar får ligga och vad de gör.
lesson-spells-know-2 = Du spelar trollformlerna Dubblering och Byte.
lesson-spells-know-3 = Du vet vad en häxa kan göra, om ni spelar med häxor.
lesson-spells-trap-1 = ”Ett träd är mitt partiet ut.” Det är ett föremål och går tillbaka till högen.
lesson-spells-trap-2 = ”En dubbel väg kräver kort av båda slagen.” Den ena brickan räcker.
lesson-spells-trap-3 = ”Ett sjöodjur spärrar floden.” Det kostar bara en timmerflotte till.

step-spells-items = Bland föremålen finns träd, sjöodjur, guldbitar och trollformler. Du spelar dem när du planerar, ett i taget, precis som du lägger en bricka.

level-spells-tree-title = Se upp, trädet faller!
level-spells-tree-goal = Din motspelare i Lapphálya har ett alvcykelkort. Lämna ingen väg öppen.
level-spells-tree-look = Vart leder ett enda alvcykelkort?
level-spells-tree-learned = Ett träd är ett hinder: ett kort till. Det kräver en väg med en bricka, och bara ett träd får plats där. Ingen har något från början, och det går tillbaka till högen.
level-spells-tree-wrong-elsewhere = Ditåt ville ingen, och din motspelare reser till Virst.
level-spells-tree-wrong-pass = Du stod över, och din motspelare reser till Virst.

level-spells-monster-title = Det är något i vattnet
level-spells-monster-goal = Din motspelare i Elvenhold har en timmerflotte. Lämna ingen väg öppen.
level-spells-monster-look = Vart kommer man med en timmerflotte medströms?
level-spells-monster-learned = Där kostar varje färd en timmerflotte till, och en enda räcker inte. På varje flod och varje färja får bara ett odjur plats.
level-spells-monster-wrong-below = Din motspelare kommer till Rivinia ändå.
level-spells-monster-wrong-lake = En färja kostar två timmerflottar ändå. Din motspelare tar floden.
level-spells-monster-wrong-pass = Du stod över, och floden är fri.

level-spells-past-monster-title = Förbi odjuret
level-spells-past-monster-goal = Du har två timmerflottar. Res till Rivinia.
level-spells-past-monster-look = En timmerflotte medströms och en för odjuret.
level-spells-past-monster-learned = För en timmerflotte till släpper odjuret förbi dig.
level-spells-past-monster-wrong-lake = Färjan kostade båda timmerflottarna, och till Rivinia leder floden.
level-spells-past-monster-wrong-beata = Beata ligger åt andra hållet, och timmerflottarna är borta.
level-spells-past-monster-wrong-end = Odjuret skrämde dig. Två timmerflottar hade räckt.

level-spells-gold-piece-title = Dubbelt med guld
level-spells-gold-piece-goal = Med din drake kommer du ett steg. Se till att det ger fjorton mynt.
level-spells-gold-piece-look = Vilken stad är värd sju?
level-spells-gold-piece-learned = På den vägen ger Al'Baran två gånger sju mynt. Åt de andra också! Bara en guldbit får plats på en väg, och ingen bredvid ett träd.
level-spells-gold-piece-wrong-less = Två gånger tre är sex. Al'Baran ensam skulle ge mer.
level-spells-gold-piece-wrong-pass = Du stod över, och Al'Baran ger bara sju.

level-spells-detour-title = Vägen dit räknas
level-spells-detour-goal = Två drakkort, två städer. Se till att resan ger dig sjutton mynt.
level-spells-detour-look = Till vilken stad ska vägen med guldbiten föra dig?
level-spells-detour-learned = Tre och två gånger sju. Åt andra hållet hade det blivit sju och två gånger tre.
level-spells-detour-wrong-direct = Sju och två gånger tre blir tretton.
level-spells-detour-wrong-end = Ditt drag är slut, och guldbiten har inte hjälpt någon.

step-spells-spells = Två trollformler ändrar vägar: en Dubblering lägger en andra bricka, en av dina, på en väg som bara har en. Ett Byte låter två brickor av olika slag, som ligger ensamma på sina vägar, byta plats.

level-spells-double-title = Två är bättre
level-spells-double-goal = På vägen ligger en jättegris, och du har ett enhörningskort. Öppna vägen till Lapphálya.
level-spells-double-look = Välj först Dubbleringen, sedan vägen.
level-spells-double-learned = Nu räcker vilket som helst av de två korten, och en karavan av tre valfria kort går också. Den andra brickan är av ett annat slag, och din egen.
level-spells-double-wrong-placed = Dubbleringen behöver den enhörningen. Utan den kan du inte spela den.
level-spells-double-wrong-pass = Du stod över, och Dubbleringen ligger kvar framför dig.

level-spells-dear-title = Ett träd för två
level-spells-dear-goal = På den dubbla vägen står ett träd. Res till Lapphálya.
level-spells-dear-look = Av vilket slag har du två kort?
level-spells-dear-learned = Ett träd gör båda brickorna dyrare: två enhörningar eller två jättegrisar. En karavan kostar fyra kort.
level-spells-dear-wrong-end = Din stövel är kvar i Feodor. Du hade ju två enhörningar.

level-spells-exchange-title = Byta plats
level-spells-exchange-goal = Du har ett alvcykelkort. Öppna vägen till Lapphálya.
level-spells-exchange-look = Var ligger alvcykeln, och var behöver du den?
level-spells-exchange-learned = Båda brickorna kan gå där de ligger nu. En enhörning hade inte kunnat gå över fältet. Ett Byte går genast tillbaka till högen.
level-spells-exchange-wrong-other = De två ligger bortom Lapphálya: dit kommer du inte.
level-spells-exchange-wrong-pass = Du stod över, och alvcykeln ligger där du inte har nytta av den.

step-spells-witch = Vid en del bord spelar man med häxor, sex stycken bland korten. För en häxa och ett mynt kostar ett träd eller ett odjur dig ingenting på ett steg.

level-spells-witch-title = Ur vägen!
level-spells-witch-goal = Ett drakkort, ett träd och en häxa. Res till Al'Baran.
level-spells-witch-look = Välj först häxan, sedan staden.
level-spells-witch-learned = Häxan är kastad, ett mynt är betalt, och för de andra står trädet kvar.
level-spells-witch-wrong-end = Du stannade, och häxan fick ingenting att göra.

level-spells-fly-title = På kvasten
level-spells-fly-goal = Inget kort utom en häxa, och tre mynt. Hämta pjäsen i Kihromah.
level-spells-fly-look = För tre mynt flyger häxan dig vart som helst.
level-spells-fly-learned = Pjäsen får du, men inte stadens mynt.
level-spells-fly-wrong-elsewhere = Hon flög dig till en annan stad, och häxan är borta.
level-spells-fly-wrong-end = Kvasten står i hörnet, och Kihromah är långt borta.

step-spells-round = Andra omgången av ditt eget parti Elfengold: först kort och mynt till alla, sedan allt det andra, även trollformler och odjur. { bot-1 } säger varför.

question-spells-monster-ask = Var får ett sjöodjur ligga?
question-spells-monster-1 = Bara i en sjö.
question-spells-monster-2 = På alla vägar med en bricka.
question-spells-monster-3 = På en flod eller en färja.
question-spells-monster-why-1 = Det simmar i floder också.
question-spells-monster-why-2 = Det kan inte gå på land. För vägarna finns det träd.
question-spells-monster-why-3 = Rätt, ett på varje ställe.

question-spells-double-ask = Vad behöver du för att spela en Dubblering?
question-spells-double-1 = En väg med en enda bricka, och en egen av ett annat slag.
question-spells-double-2 = En väg med två brickor, och ett mynt.
question-spells-double-3 = En tom väg.
question-spells-double-why-1 = Rätt, och den måste kunna gå där.
question-spells-double-why-2 = Fler än två får inte plats, och en trollformel du har kostar ingenting mer.
question-spells-double-why-3 = Det måste finnas något att dubblera.

question-spells-swap-ask = Vilka brickor kan ett Byte låta byta plats?
question-spells-swap-1 = Vilka två som helst, oavsett slag.
question-spells-swap-2 = Två av olika slag, var och en ensam på sin väg.
question-spells-swap-3 = En av mina och en av någon annans.
question-spells-swap-why-1 = Två lika skulle inte ändra något, och en dubbel väg blir som den är.
question-spells-swap-why-2 = Rätt, om båda kan gå där de hamnar.
question-spells-swap-why-3 = När de väl ligger på spelbrädet är de ingens.

question-spells-gold-ask = En guldbit ligger på en väg. Vem får dubbelt?
question-spells-gold-1 = Bara den som lade den.
question-spells-gold-2 = Alla som kommer till en stad på den vägen.
question-spells-gold-3 = Den som kommer först.
question-spells-gold-why-1 = Vägarna är allas, och guldet på dem också.
question-spells-gold-why-2 = Rätt, varje gång.
question-spells-gold-why-3 = Den ligger kvar tills omgången är slut.

question-spells-away-ask = Vad händer med träd och Dubbleringar när omgången är slut?
question-spells-away-1 = De lämnar spelet.
question-spells-away-2 = De blir kvar där de är i nästa omgång också.
question-spells-away-3 = De går tillbaka till högen.
question-spells-away-why-1 = Så är det med hindret i grundspelet.
question-spells-away-why-2 = Spelbrädet töms.
question-spells-away-why-3 = Rätt, som allt annat på spelbrädet.
