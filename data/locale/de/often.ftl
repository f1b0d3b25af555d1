# What is often played wrong: the belief; the rule is said by its statement.
often-title = Oft falsch gespielt
often-about = Zehn Irrtümer, die an vielen Tischen zu hören sind, und was die Regeln sagen.
often-try = Zum Ausprobieren: { $level }
often-T8 = Ein Fluss kostet ein Floß, egal in welche Richtung.
often-P4-5 = Ich habe das Transportmittel gelegt, also ist es meine Straße.
often-P4-9 = Wer gepasst hat, plant nicht mehr mit.
often-P5-4 = Für das Hindernis reicht irgendeine Karte.
often-P5-8 = Eine Karawane darf nur nehmen, wer nichts Besseres hat.
often-P5-9 = Eine Karawane kostet drei Karten, Hindernis hin oder her.
often-P5-10 = Mit drei Karten komme ich auch über einen See.
often-P5-12 = Mehr als vier Karten darf nie jemand auf der Hand haben.
often-P6-3 = Was ich nicht gelegt habe, bleibt bei mir.
often-E3 = Zwanzig Ortssteine, und ich habe sofort gewonnen.
