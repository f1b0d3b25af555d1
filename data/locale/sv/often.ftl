# What is often played wrong: the belief; the rule is said by its statement.
often-title = Vanliga spelfel
often-about = Tio missförstånd som hörs vid många bord, och vad reglerna säger.
often-try = Att prova: { $level }
often-T8 = En flod kostar en timmerflotte åt båda hållen.
often-P4-5 = Jag lade brickan, så vägen är min.
often-P4-9 = Den som har stått över får inte planera mer.
often-P5-4 = För hindret duger vilket kort som helst.
often-P5-8 = En karavan är bara för den som inte har något bättre.
often-P5-9 = En karavan kostar tre kort, hinder eller inte.
often-P5-10 = Med tre kort kommer jag över en sjö också.
often-P5-12 = Ingen får någonsin ha fler än fyra kort på handen.
often-P6-3 = Det jag inte har lagt ut behåller jag.
often-E3 = Tjugo stadspjäser, och jag har vunnit direkt.
