### Hemma: platserna, första sidan, inställningarna.
home-title = { $place } · { start-title }
home-places = Vart vill du?
home-nowhere = På den här adressen finns ingenting. Här börjar allt.
home-no-game = Det partiet finns inte på den här datorn. Adressen är kanske gammal eller kommer från en annan dator.
place-play = Spela
place-learn = Lär dig
place-puzzles = Kluringar
place-games = Mina partier
place-teach = Lär ut
place-settings = Inställningar

front-about = Ett brädspel för två till sex, ungefär en timme: besök fler av de tjugo städerna än alla andra.
front-first = Ny här? Din första omgång på tio minuter
front-first-on = Fortsätt din första omgång
front-bots = Spela mot två botar
front-name = Alv
front-friends = Med vänner
front-another = Ett annat parti …
front-all-games = Alla mina partier

puzzles-nowhere = Den kluringen finns inte. Här är dagens.

setting-language = Språk
setting-theme = Utseende
setting-theme-system = som systemet
setting-theme-light = ljust
setting-theme-dark = mörkt
setting-theme-contrast = hög kontrast
setting-size = Textstorlek
setting-size-100 = vanlig
setting-size-125 = stor
setting-size-150 = mycket stor
setting-motion = Rörelser
setting-motion-system = som systemet
setting-motion-none = inga
setting-sound = Ljud
setting-sound-off = av
setting-sound-soft = svagt
setting-sound-on = på
setting-sound-now = Ljud: { $how }
setting-notify = En avisering när det är din tur och sidan inte syns
notify-off = Meddela mig
notify-on = Sluta meddela mig
notify-denied = Din webbläsare tillåter inga aviseringar här
setting-pace = Botarnas tempo
setting-round = Ställningen efter varje omgång
setting-round-on = visa
setting-round-off = fortsätt direkt
setting-preview = Vad kartan säger under pekaren
setting-preview-towns = priser och städer
setting-preview-prices = bara priser
setting-name = Ditt namn i partier mot botar

board-whole = Hela kartan
handbook-open = Regler och tabell
handbook-close = Tillbaka till partiet
handbook-over = När partiet är slut

# All that is kept, as one file.
luggage-title = Ta med allt
luggage-about = Den här webbläsaren sparar dina partier, inställningar och framsteg. Som en enda fil följer de med till en annan webbläsare eller dator, och överlever den här.
luggage-pack = Skapa filen
luggage-bring = Läs in en fil
luggage-foreign = { $file } är ingen sådan fil. Välj en som den här sidan har skapat.
luggage-brought =
    { $n ->
        [0] Inga nya partier i filen.
        [one] Klart, med ett parti till.
       *[other] Klart, med { $n } partier till.
     }
