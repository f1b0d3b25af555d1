### I notebook: che cosa sta intorno alle frasi delle lezioni, per chi legge quando ancora non gira niente.
notebook-play = Elfenland, per giocare e per imparare: scegli Run ▸ Run All Cells e il gioco si apre qui.
notebook-wake = Le tavole qui sotto sono immagini finché non le svegli: scegli **Run ▸ Run All Cells**. Allora ognuna risponde a clic, tocchi e tasti.
notebook-not-here = Qui questo notebook si può leggere, ma non eseguire: ha bisogno di pandas, matplotlib o NumPy, che Python nel browser non ha.
notebook-goals = Dopo questa lezione
notebook-drill = Esercizio
notebook-game = La tua partita
notebook-example = Esempio: { $title }
notebook-questions = Domande
notebook-remember = Da ricordare
notebook-back = ◂ Prima: { $title }
## Parole in grassetto dove una lezione le dice per la prima volta, separate da una barra; sono espressioni regolari.
notebook-terms = pedina della città|pedine della città|stivale|carte di viaggio|ostacolo|carovana|barcaioli|zattera|traghetto|mezzo di trasporto|fila|mazzetto|carta della città|carta geografica|(?<![Ii]n )mano

# $title: what a step of a lesson is called; $seen: what it is about, in sentences.
seen-step = { $title } – { $seen }

## Una posizione in parole. $towns, $counters e $cards sono elenchi.
seen-boot = Il tuo stivale è { town.a }.
seen-boots = Gli stivali sono in queste città: { $towns }.
seen-others = { $n ->
    [one] Un altro stivale è in questa città: { $towns }.
   *[other] Altri stivali sono in queste città: { $towns }.
}
seen-roads = Mezzi sulle strade: { $counters }.
seen-half = È in gioco solo questa parte della mappa: { $towns }.
seen-counter = { $counter } su { $road }
seen-obstacle = { $counter } con un ostacolo su { $road }
seen-hand = Le tue carte: { $cards }.
seen-counters = I tuoi mezzi: { $counters }.

notebook-review = Ciò che hai sbagliato, e ciò che non ti viene chiesto da un po’, ritorna qui: pochi livelli e domande alla volta.
