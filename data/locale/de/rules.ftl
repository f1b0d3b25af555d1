### Warum ein Zug nicht geht. Hinter jedem Satz steht die Nummer der Regel.

## $seat und $turn sind Spieler ([you]: wer liest), $counter ist ein Transportmittel, $road eine
## Verbindung, $town ein Ort, $terrain ein Gelände, $chart eine Zeile der Übersichtskarte; $given,
## $base und $due sind Anzahlen, $price, $cards und beim Preis auch $have Angaben wie „2 Drachen“.
refusal-not-an-action = So etwas kann man in diesem Spiel nicht tun.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-two-to-six = Elfenland ist ein Spiel für zwei bis sechs Spieler.
refusal-half-for-two = Die westliche Hälfte des Spielplans ist für genau zwei Spieler.
refusal-bad-switch = Keine Spielanleitung setzt „{ $switch }“ auf { $value }: Bitte wähle einen der angebotenen Werte.
refusal-not-your-turn = Noch nicht: { $turn } ist am Zug, nicht { $seat ->
    [you] du
   *[player] { $seat }
}.
refusal-game-over = Die Partie ist zu Ende. Du kannst eine neue beginnen.
refusal-box-first = Die Karten werden noch ausgeteilt. Gleich geht es los.
refusal-no-such-source = Transportmittel kommen nur aus der Auslage oder vom verdeckten Stapel: Wähle eins von beiden.
refusal-no-such-counter = Ein Transportmittel „{ $given }“ gibt es nicht. Die sechs Arten sind Riesenschwein, Elfenrad, Magische Wolke, Einhorn, Trollwagen und Drache.
refusal-no-such-card = Eine Reisekarte „{ $given }“ gibt es nicht. Reisekarten zeigen eine der sechs Arten von Transportmitteln oder ein Floß.
refusal-no-such-road = Eine Straße „{ $given }“ gibt es auf dem Spielplan nicht. Prüfe ihr Gelände und ihre beiden Orte.
refusal-no-such-town = Einen Ort „{ $given }“ gibt es auf dem Spielplan nicht. Prüfe, wie er geschrieben wird.
refusal-no-such-payment = Sag, wie du zahlst: mit Karten nach der Übersichtskarte, mit der Karawane oder an die Bootsleute.
refusal-secret-or-open = Sag, ob du ein offenes oder ein geheimes Transportmittel meinst.
refusal-draw-secret-first = Erst zieht jeder von euch ein Transportmittel vom verdeckten Stapel: Zieh dort deines.
refusal-draw-first = Erst zieht jeder von euch drei weitere Transportmittel: Nimm eines aus der Auslage oder zieh verdeckt vom Stapel.
refusal-pile-is-face-down = Der Stapel liegt verdeckt: { CAP(one-counter) } kannst du dir daraus nicht aussuchen.
refusal-name-a-counter = Sag, welches der fünf Transportmittel du nimmst.
refusal-not-in-display = In der Auslage liegt { counter.kein }. Nimm eines der fünf Transportmittel von dort oder zieh verdeckt vom Stapel.
refusal-plan-first = Jetzt werden die Reiserouten geplant: Lege ein Transportmittel oder dein Hindernis oder passe.
refusal-counter-not-held = Du hast { counter.keinen }. Wähle eines deiner Transportmittel.
refusal-road-has-counter = Nur ein Transportmittel je Straße: Auf { $road } liegt schon { counter.ein }. Wähle eine andere Straße.
refusal-wrong-terrain = { CAP(counter.der) } passt nicht zu diesem Gelände: { $terrain }. Die Übersichtskarte hat dort einen Strich ({ $chart }). Wähle eine andere Straße.
refusal-no-counter-on-water = Auf Flüsse und Seen kommt kein Transportmittel; wer dort reist, zahlt mit Floßkarten.
refusal-no-obstacle-on-water = Auf Flüsse und Seen kommt kein Hindernis: Wähle eine Straße mit Transportmittel.
refusal-obstacle-needs-counter = Ein Hindernis kommt nur auf eine Straße mit Transportmittel; auf { $road } liegt keines. Wähle eine andere Straße.
refusal-road-has-obstacle = Nur ein Hindernis je Straße: Auf { $road } liegt schon eines. Wähle eine andere Straße.
refusal-obstacle-used = Dein Hindernis ist schon eingesetzt; du hast nur eines für die ganze Partie.
refusal-move-first = Jetzt ziehen die Elfenstiefel: Geh einen Schritt weiter oder beende deinen Zug.
refusal-not-from-here = Dein Elfenstiefel steht in { $town }; von dort geht { $road } nicht ab. Wähle einen Weg, der in { $town } beginnt.
refusal-already-there = Dein Elfenstiefel steht schon in { $town }. Wähle den Ort am anderen Ende von { $road }.
refusal-not-to-there = { $road } führt nicht nach { $town }. Wähle einen der beiden Orte an ihren Enden.
refusal-road-needs-counter = Auf { $road } liegt kein Transportmittel, also kann dort in dieser Runde niemand reisen. Wähle einen anderen Weg.
refusal-out-of-play = Hinter der Grenze: { $road }. Im Spiel ist nur die westliche Hälfte des Spielplans. Wähle dort einen Weg.
refusal-road-price = Diese Straße kostet: { $terrain } { $base } = { $price }, oder drei beliebige Karten als Karawane. Auf deiner Hand: { $have }.
refusal-road-price-alone = Diese Straße kostet: { $terrain } { $base } = { $price }. Auf deiner Hand: { $have }.
refusal-obstacle-price = Diese Straße kostet: { $terrain } { $base } + Hindernis 1 = { $price }, oder vier beliebige Karten als Karawane. Auf deiner Hand: { $have }.
refusal-river-price = Dieser Fluss kostet in deiner Richtung: { $price }. Auf deiner Hand: { $have }. Wähle einen anderen Weg oder beende deinen Zug.
refusal-lake-price = Die Fähre kostet: { $price }. Auf deiner Hand: { $have }. Wähle einen anderen Weg oder beende deinen Zug.
refusal-wrong-cards = Dieser Schritt kostet: { $price }. Du bietest: { $cards }.
refusal-exact-price = Du musst passend zahlen: { $price }. Du bietest { $given ->
    [one] eine Karte
   *[other] { $given } Karten
}.
refusal-no-caravan-on-water = Karawanen ziehen nicht übers Wasser: Flüsse und Fähren bezahlst du mit Floßkarten.
refusal-caravan-only-if-unable = An diesem Tisch reist nur mit der Karawane, wer den Preis nicht zahlen kann. Du kannst ihn zahlen: { $price }.
refusal-caravan-price = Eine Karawane kostet drei beliebige Karten; du bietest { $given } und hast { $have }.
refusal-caravan-obstacle = Karawane 3 + Hindernis 1 = 4 beliebige Karten; du bietest { $given } und hast { $have }.
refusal-no-boatmen = Auf { $road } gibt es keine Bootsleute. Bezahle auf andere Weise.
refusal-boatmen-price = Die Bootsleute wollen drei beliebige Karten; du bietest { $given } und hast { $have }.
refusal-cards-not-held = Diese Karten hast du nicht: { $cards }. Wähle aus deiner Hand.
refusal-cut-to-four = Du hast { $have ->
    [one] eine Karte
   *[other] { $have } Karten
}, und vier dürfen bleiben: { $due ->
    [0] Lege keine ab.
    [one] Lege genau eine ab{ $given ->
        [0] .
       *[other] , nicht { $given }.
    }
   *[other] Lege genau { $due } ab{ $given ->
        [0] .
       *[other] , nicht { $given }.
    }
}
refusal-keep-first = Wähle erst das eine Transportmittel, das du behältst.
