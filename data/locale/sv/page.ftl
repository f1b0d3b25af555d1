### Webbsidan runt spelet.
page-title = Elfenland
page-loading = Kartan rullas ut …
page-gone = Spelet har stannat, men ditt parti är sparat. Ladda om sidan för att fortsätta.
page-away = Spelet svarar inte. Har du stängt det, så starta det och ladda om sidan. Ditt parti är sparat.
page-reload = Ladda om sidan
page-no-script = Spelet behöver JavaScript. Tillåt det för den här sidan.
page-foreign = Den här sidan kan inte öppnas från en annan webbplats. Skriv in adressen eller följ länken i terminalen.
page-nowhere = På den här adressen finns ingenting.
page-full = Spelet är öppet för många gånger på den här datorn. Stäng en sida som du inte behöver, vänta en stund och försök igen.
page-no-room = Datorns disk är full, så ingen sida går att öppna. Frigör utrymme och ladda sedan om sidan.
page-notebook-gone = Anteckningsboken har startats om och spelbrädet svarar inte längre: välj Run ▸ Run All Cells.
page-fetching = Spelet hämtas; sedan öppnas det även utan nät.
page-elsewhere = Spelet är öppet i en annan flik eller ett annat fönster. Fortsätt där, eller stäng det: då öppnas det här.
page-unkept = Webbläsaren sparar ingenting på den här sidan (privat fönster eller inget utrymme kvar): det du gör här är borta när du stänger.
page-broken = Spelet kan inte startas. Ladda om sidan; om det inte hjälper, prova en aktuell Firefox, Chrome, Edge eller Safari.
page-new = Det finns en ny version av spelet.
page-renew = Använd den nu
