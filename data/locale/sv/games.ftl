### Mina spel: listorna, och vad man kan göra med ett spel.

games-unfinished = Pågående ({ $n })
games-finished = Färdigspelade ({ $n })
games-deleted = Borttagna ({ $n })
games-none-unfinished = Inget spel väntar på dig. Börja ett under ”{ place-play }”.
games-none-finished = Här har inget spel spelats till slut än.
games-none-deleted = Ingenting är borttaget.
games-named = { $title } · { $about }
games-won = { $about } · vinnare: { $winners }
games-later = Nyare spel
games-earlier = Äldre spel
games-list = Alla spel
games-look = Se slutet
games-replay = Spela upp igen
games-name = Spelets namn
games-rename = Spara namnet
games-export = Ladda ned protokollet
games-export-ready = Spara filen. Den innehåller hela spelet, även dolda kort och brickor.
games-delete = Ta bort
games-is-deleted = Borttaget. Du kan hämta tillbaka det bland de borttagna när du vill.
games-restore = Hämta tillbaka
games-is-back = Nu är det tillbaka bland dina spel.
games-import = Läs in protokoll …
games-added = { $n ->
    [one] Ett spel har lagts till.
   *[other] { $n } spel har lagts till.
}
games-refused = { $file }: { $sentence }
games-results = Resultat som tabell
games-results-ready = Spara resultaten som CSV-fil, för vilket kalkylprogram som helst.
