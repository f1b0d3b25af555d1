### Vad biblioteket har att berätta: där spel, inställningar och framsteg finns.

library-newer = Dina partier är sparade av en nyare version av programmet och lämnas orörda. Uppdatera programmet för att komma åt dem; till dess sparas inget nytt.
library-away = Databasen som ELFENWIDGETS_DATABASE anger svarar inte. Du kan spela vidare; allt sparas så snart den är tillbaka.
library-closed = Dina sparade partier går inte att läsa: { $folder } är låst, full eller skrivskyddad. Frigör utrymme, låt programmet skriva där eller ange en annan plats i { $variable }.
library-address = ELFENWIDGETS_DATABASE går inte att förstå. Ange namnet på en fil eller en server: postgresql://namn:lösenord@dator/databas
library-missing = ELFENWIDGETS_DATABASE anger { $file }, som inte finns. Rätta namnet. En ny fil skapas bara i en mapp som finns, och bara om namnet slutar på .sqlite3.
library-foreign = { $file } är inte ett helt bibliotek från det här programmet, så inget där ändras. Ange en annan plats i { $variable }.
library-foreign-server = Databasen som ELFENWIDGETS_DATABASE anger innehåller inte ett helt bibliotek från det här programmet, eller släpper inte in dig, så inget där ändras. Rätta namnet eller återställ databasen.
library-new = I { $file } fanns det inget bibliotek ännu, så ett nytt har skapats.
library-unreadable = Det här sparade partiet är skadat och går inte att öppna.
library-damaged = Filen med dina partier var skadad. Den ligger nu i { $file }, och en ny har skapats { $games ->
    [0] utan partier, för inget gick att läsa
    [one] med det enda parti som gick att läsa
   *[other] med de { $games } partier som gick att läsa
}.
library-left = De här äldre filerna gick inte att läsa och har fått ligga kvar: { $files }
progress-away = Dina framsteg går inte att läsa just nu. Det du lär dig sparas så snart det fungerar igen.
