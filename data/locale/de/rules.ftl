# Warum ein Zug nicht geht. Hinter jedem Satz steht die Nummer der Regel.
refusal-not-an-action = Das ist kein Zug in diesem Spiel.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-two-to-six = Elfenland ist ein Spiel für zwei bis sechs.
refusal-bad-switch = Kein Regelheft setzt „{ $switch }“ auf { $value }: Bitte wähle einen der angebotenen Werte.
refusal-not-your-turn = { $turn } ist am Zug, nicht { $seat }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-box-first = Die Karten werden noch ausgeteilt.
refusal-no-such-source = Transportmittel kommen aus der Auslage oder vom verdeckten Stapel.
refusal-no-such-counter = Ein Transportmittel „{ $given }“ gibt es nicht.
refusal-no-such-card = Eine Reisekarte „{ $given }“ gibt es nicht.
refusal-no-such-road = Eine Straße „{ $given }“ gibt es auf dem Spielplan nicht.
refusal-no-such-town = Einen Ort „{ $given }“ gibt es auf dem Spielplan nicht.
refusal-no-such-payment = Du zahlst nach der Übersichtskarte, als Karawane oder an die Fährleute.
refusal-secret-or-open = Ein Transportmittel liegt offen oder geheim vor dir: Sag, welches du meinst.
refusal-draw-secret-first = Erst zieht jeder von euch ein Transportmittel vom verdeckten Stapel.
refusal-draw-first = Erst zieht jeder von euch drei weitere Transportmittel.
refusal-pile-is-face-down = Der Stapel liegt verdeckt; aussuchen kannst du dir daraus nichts ({ $counter }).
refusal-name-a-counter = Sag, welches der fünf Transportmittel du nimmst.
refusal-not-in-display = Das liegt nicht in der Auslage: { $counter }.
refusal-plan-first = Die Reiserouten werden geplant: Lege ein Transportmittel oder dein Hindernis, oder passe.
refusal-counter-not-held = Dieses Transportmittel hast du nicht: { $counter }.
refusal-road-has-counter = Nur ein Transportmittel je Straße: Auf { $road } liegt schon eines ({ $counter }).
refusal-wrong-terrain = Dieses Transportmittel kommt dort nicht voran: { $counter }, { $terrain } (Übersichtskarte: { $chart }).
refusal-no-counter-on-water = Auf Flüsse und Seen kommt kein Transportmittel; dort fahren nur Flöße.
refusal-no-obstacle-on-water = Auf Flüsse und Seen kommt kein Hindernis.
refusal-obstacle-needs-counter = Ein Hindernis kommt nur auf eine Straße mit Transportmittel; auf { $road } liegt keines.
refusal-road-has-obstacle = Nur ein Hindernis je Straße: Auf { $road } liegt schon eines.
refusal-obstacle-used = Dein Hindernis ist schon verbraucht; du hast nur eines im ganzen Spiel.
refusal-move-first = Die Elfenstiefel ziehen: Reise einen Schritt weiter oder beende deinen Zug.
refusal-not-from-here = Dein Elfenstiefel steht in { $town }; dort beginnt { $road } nicht.
refusal-not-to-there = { $road } führt nicht nach { $town }.
refusal-road-needs-counter = Auf { $road } liegt kein Transportmittel, also kommt dort niemand durch.
refusal-road-price = Diese Straße kostet: { $terrain } { $base } = { $price }. Auf deiner Hand: { $have }.
refusal-obstacle-price = Diese Straße kostet: { $terrain } { $base } + Hindernis 1 = { $price }. Auf deiner Hand: { $have }.
refusal-river-price = Dieser Fluss kostet in deiner Richtung: { $price }. Auf deiner Hand: { $have }.
refusal-lake-price = Die Fähre kostet: { $price }. Auf deiner Hand: { $have }.
refusal-wrong-cards = Dieser Schritt kostet: { $price }. Du bietest: { $cards }.
refusal-exact-price = Der Preis ist genau: { $price }. Du bietest { $given ->
    [one] eine Karte
   *[other] { $given } Karten
}.
refusal-no-caravan-on-water = Karawanen ziehen nicht übers Wasser; Flüsse und Fähren nehmen nur Flöße.
refusal-caravan-only-if-unable = An diesem Tisch reist nur mit der Karawane, wer den Preis nicht zahlen kann. Du kannst es: { $price }.
refusal-caravan-price = Eine Karawane kostet drei Karten; du bietest { $given } und hast { $have }.
refusal-caravan-obstacle = Karawane 3 + Hindernis 1 = 4 Karten; du bietest { $given } und hast { $have }.
refusal-no-boatmen = Auf { $road } gibt es keine Fährleute.
refusal-boatmen-price = Die Fährleute wollen drei beliebige Karten; du bietest { $given } und hast { $have }.
refusal-cards-not-held = Diese Karten hast du nicht: { $cards }.
refusal-cut-to-four = Auf der Hand bleiben höchstens vier Karten: Du hast { $have } und legst { $due } ab, nicht { $given }.
refusal-keep-first = Wähle erst das eine Transportmittel, das du behältst.
