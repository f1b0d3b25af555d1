### Anteckningsböckerna: det som står runt lektionernas egna meningar, för den som inte kör något än.
notebook-play = Elfenland, att spela och att lära sig: välj Run ▸ Run All Cells, så öppnas spelet här.
notebook-wake = Spelbrädena här är bilder tills du väcker dem: välj **Run ▸ Run All Cells**. Sedan svarar vart och ett på klick, tryck och tangenter.
notebook-not-here = Den här anteckningsboken kan läsas här, men inte köras: den behöver pandas, matplotlib eller NumPy, som Python i webbläsaren inte har.
notebook-goals = Efter den här lektionen
notebook-drill = Övning
notebook-game = Ditt eget parti
notebook-example = Exempel steg för steg: { $title }
notebook-questions = Frågor
notebook-remember = Värt att minnas
notebook-back = ◂ Föregående: { $title }
## Ord som står i fetstil där en lektion säger dem först, med streck emellan.
notebook-terms = stadspjäser|stövel|stöveln|reskort|hinder|karavan|färjkarlar|timmerflotte|färja|bricka|utbudet|högen|stadskort|tabellen|omgången|stå över|står över

# $title: what a step of a lesson is called; $seen: what it is about, in sentences.
seen-step = { $title } – { $seen }

## En ställning i ord. $towns, $counters och $cards är uppräkningar.
seen-boot = Din stövel står i { $town }.
seen-boots = Stövlarna står i { $towns }.
seen-others = { $n ->
    [one] En annan stövel står i { $towns }.
   *[other] Andra stövlar står i { $towns }.
}
seen-roads = Brickor på vägarna: { $counters }.
seen-half = Bara den här delen av kartan är med: { $towns }.
seen-counter = { $counter } på { $road }
seen-obstacle = { $counter } med hinder på { $road }
seen-hand = Dina kort: { $cards }.
seen-counters = Dina brickor: { $counters }.

notebook-review = Det som gick fel, och det som du inte har fått frågor om på länge, kommer tillbaka här: några uppgifter och frågor i taget.
