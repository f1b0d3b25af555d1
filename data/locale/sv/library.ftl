### Vad biblioteket har att berätta: där spel, inställningar och framsteg finns.

library-newer = Dina spel är sparade av en nyare version av programmet och lämnas orörda. Uppdatera programmet för att komma åt dem; till dess sparas inget nytt.
library-away = Databasen med dina spel svarar inte. Du kan spela vidare; allt sparas så snart den är tillbaka.
library-closed = Dina sparade spel går inte att läsa: { $folder } är låst, full eller skrivskyddad.
library-unreadable = Det här sparade spelet är skadat och går inte att öppna.
library-damaged = Filen med dina spel var skadad. Den ligger nu i { $file }, och en ny har skapats { $games ->
    [0] helt tom, för inget spel gick att läsa
    [one] med det enda spel som gick att läsa
   *[other] med de { $games } spel som gick att läsa
}.
library-left = De här äldre filerna gick inte att läsa och har fått ligga kvar: { $files }
progress-away = Dina framsteg går inte att läsa just nu. Det du lär dig sparas så snart det fungerar igen.
