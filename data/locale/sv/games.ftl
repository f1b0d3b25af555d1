### Mina spel: listorna, och vad man kan göra med ett spel.

games-unfinished = Pågående ({ $n })
games-finished = Färdigspelade ({ $n })
games-deleted = Borttagna ({ $n })
games-none-unfinished = Inget parti väntar på dig. Börja ett under ”{ place-play }”.
games-none-finished = Här har inget parti spelats till slut än.
games-none-deleted = Ingenting är borttaget.
games-named = { $title } · { $about }
games-won = { $about } · vinnare: { $winners }
games-later = Nyare partier
games-earlier = Äldre partier
games-list = Alla partier
games-look = Se slutet
games-replay = Spela upp igen
games-name = Partiets namn
games-rename = Spara namnet
games-export = Ladda ned protokollet
games-export-ready = Spara filen. Den innehåller hela partiet, även dolda kort och brickor.
games-delete = Ta bort
games-is-deleted = Borttaget. Du kan hämta tillbaka det bland de borttagna när du vill.
games-restore = Hämta tillbaka
games-is-back = Nu är det tillbaka bland dina partier.
games-import = Läs in protokoll …
games-added = { $n ->
    [one] Ett parti har lagts till.
   *[other] { $n } partier har lagts till.
}
games-refused = { $file }: { $sentence }
games-results = Resultat som tabell
games-results-ready = Spara resultaten som CSV-fil, för vilket kalkylprogram som helst.
games-broken-game = Skadat parti { $id }
games-broken-chosen = Listans uppgifter om det här partiet är skadade. Kanske går själva partiet att öppna ändå.
games-broken-about = { $n ->
    [one] En sak som sparas här är skadad. Den får ligga kvar som den är, och allt annat fungerar:
   *[other] { $n } saker som sparas här är skadade. De får ligga kvar som de är, och allt annat fungerar:
}
games-broken-seat = en plats i partiet { $id }
games-broken-result = ett resultat från partiet { $id }
games-broken-setting = en inställning, { $id }
games-broken-learned = en del av framstegen, { $id }
