### Warum ein Zug nicht geht. Hinter jedem Satz steht die Nummer der Regel.

## $seat und $turn sind Spieler ([you]: wer liest), $counter ist ein Transportmittel, $road eine
## Verbindung, $town ein Ort, $terrain ein Gelände, $chart eine Zeile der Übersichtskarte; $given,
## $base und $due sind Anzahlen, $price, $cards und beim Preis auch $have Angaben wie „2 Drachen“.
refusal-not-an-action = So etwas kann man in diesem Spiel nicht tun.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-two-to-six = Elfenland ist ein Spiel für zwei bis sechs Spieler.
refusal-bad-switch = Keine Spielanleitung setzt „{ $switch }“ auf { $value }: Bitte wähle einen der angebotenen Werte.
refusal-not-your-turn = { $turn } ist am Zug, nicht { $seat ->
    [you] du
   *[player] { $seat }
}.
refusal-game-over = Das Spiel ist zu Ende.
refusal-box-first = Die Karten werden noch ausgeteilt.
refusal-no-such-source = Transportmittel kommen aus der Auslage oder vom verdeckten Stapel.
refusal-no-such-counter = Ein Transportmittel „{ $given }“ gibt es nicht.
refusal-no-such-card = Eine Reisekarte „{ $given }“ gibt es nicht.
refusal-no-such-road = Eine Straße „{ $given }“ gibt es auf dem Spielplan nicht.
refusal-no-such-town = Einen Ort „{ $given }“ gibt es auf dem Spielplan nicht.
refusal-no-such-payment = Du zahlst nach der Übersichtskarte, als Karawane oder an die Bootsleute.
refusal-secret-or-open = Vor dir liegen offene und geheime Transportmittel: Sag, ob du ein offenes oder ein geheimes meinst.
refusal-draw-secret-first = Erst zieht jeder von euch ein Transportmittel vom verdeckten Stapel.
refusal-draw-first = Erst zieht jeder von euch drei weitere Transportmittel.
refusal-pile-is-face-down = Der Stapel liegt verdeckt: { CAP(one-counter) } kannst du dir daraus nicht aussuchen.
refusal-name-a-counter = Sag, welches der fünf Transportmittel du nimmst.
refusal-not-in-display = In der Auslage liegt { counter.kein }.
refusal-plan-first = Jetzt werden die Reiserouten geplant: Lege ein Transportmittel oder dein Hindernis oder passe.
refusal-counter-not-held = Dieses Transportmittel hast du nicht: { $counter }.
refusal-road-has-counter = Nur ein Transportmittel je Straße: Auf { $road } liegt schon { counter.ein }.
refusal-wrong-terrain = { CAP(counter.der) } passt nicht zu diesem Gelände: { $terrain } (Übersichtskarte: { $chart }).
refusal-no-counter-on-water = Auf Flüsse und Seen kommt kein Transportmittel; dort fahren nur Flöße.
refusal-no-obstacle-on-water = Auf Flüsse und Seen kommt kein Hindernis.
refusal-obstacle-needs-counter = Ein Hindernis kommt nur auf eine Straße mit Transportmittel; auf { $road } liegt keines.
refusal-road-has-obstacle = Nur ein Hindernis je Straße: Auf { $road } liegt schon eines.
refusal-obstacle-used = Dein Hindernis ist schon eingesetzt; du hast nur eines im ganzen Spiel.
refusal-move-first = Jetzt ziehen die Elfenstiefel: Geh einen Schritt weiter oder beende deinen Zug.
refusal-not-from-here = Dein Elfenstiefel steht in { $town }; von dort geht { $road } nicht ab.
refusal-not-to-there = { $road } führt nicht nach { $town }.
refusal-road-needs-counter = Auf { $road } liegt kein Transportmittel, also kann niemand diese Straße benutzen.
refusal-road-price = Diese Straße kostet: { $terrain } { $base } = { $price }. Auf deiner Hand: { $have }.
refusal-obstacle-price = Diese Straße kostet: { $terrain } { $base } + Hindernis 1 = { $price }. Auf deiner Hand: { $have }.
refusal-river-price = Dieser Fluss kostet in deiner Richtung: { $price }. Auf deiner Hand: { $have }.
refusal-lake-price = Die Fähre kostet: { $price }. Auf deiner Hand: { $have }.
refusal-wrong-cards = Dieser Schritt kostet: { $price }. Du bietest: { $cards }.
refusal-exact-price = Der Preis ist genau: { $price }. Du bietest { $given ->
    [one] eine Karte
   *[other] { $given } Karten
}.
refusal-no-caravan-on-water = Karawanen ziehen nicht übers Wasser; auf Flüssen und Seen fahren nur Flöße.
refusal-caravan-only-if-unable = An diesem Tisch reist nur mit der Karawane, wer den Preis nicht zahlen kann. Du kannst ihn zahlen: { $price }.
refusal-caravan-price = Eine Karawane kostet drei Karten; du bietest { $given } und hast { $have }.
refusal-caravan-obstacle = Karawane 3 + Hindernis 1 = 4 Karten; du bietest { $given } und hast { $have }.
refusal-no-boatmen = Auf { $road } gibt es keine Bootsleute.
refusal-boatmen-price = Die Bootsleute wollen drei beliebige Karten; du bietest { $given } und hast { $have }.
refusal-cards-not-held = Diese Karten hast du nicht: { $cards }.
refusal-cut-to-four = Auf der Hand bleiben höchstens vier Karten: Du hast { $have } und musst { $due } ablegen, nicht { $given }.
refusal-keep-first = Wähle erst das eine Transportmittel, das du behältst.
