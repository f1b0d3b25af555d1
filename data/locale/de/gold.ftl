# Elfengold: die Namen seiner Dinge, und warum ein Zug nicht geht. $item ist einer dieser Namen.
kind-witch = Hexe
kind-gold = Goldkarte
kind-gold_piece = Goldstück
kind-tree = Baum
kind-sea_monster = Seeungeheuer
kind-double = Verdopplung
kind-exchange = Tausch
count-witch = { $n ->
    [one] { $n } Hexe
   *[other] { $n } Hexen
}

refusal-no-such-card-source = Karten kommen vom Stapel oder vom Markt: Wähle eins von beiden.
refusal-no-such-item = Einen Gegenstand „{ $given }“ gibt es nicht. Wähle einen von deinen.
refusal-no-such-sum = „{ $given }“ ist keine Anzahl von Goldmünzen.
refusal-item-secret-or-open = Sag, ob du einen offenen oder einen geheimen Gegenstand meinst.
refusal-take-first = Erst nimmt jeder drei Karten: vom Stapel, vom Markt oder das ganze Gold.
refusal-deck-is-face-down = Der Stapel liegt verdeckt: Was du ziehst, kannst du dir nicht aussuchen ({ $card }).
refusal-deck-is-empty = Zu ziehen gibt es nichts mehr. Nimm eine Karte vom Markt.
refusal-name-a-card = Sag, welche Karte du vom Markt nimmst.
refusal-not-in-market = Auf dem Markt liegt das nicht: { $card }. Wähle eine Karte, die dort liegt.
refusal-no-gold-pile = Der Goldstapel ist leer. Nimm stattdessen eine Karte.
refusal-open-first = Wähle erst, welchen der beiden Gegenstände du offen hinlegst.
refusal-not-drawn = Das hast du nicht eben gezogen: { $item }. Wähle einen der beiden Gegenstände.
refusal-bid-first = Es wird versteigert: Biete oder passe.
refusal-bid-too-low = Biete mindestens { $least } statt { $given }, oder passe.
refusal-bid-too-high = Mehr als du hast, kannst du nicht bieten: Du bietest { $given } und hast { $have }.
refusal-plan-items-first = Jetzt werden die Reiserouten geplant: Spiele einen deiner Gegenstände oder passe.
refusal-no-own-obstacle = Ein eigenes Hindernis hat hier niemand: Die Bäume kommen aus dem Vorrat.
refusal-item-not-held = Das hast du nicht: { $item }. Wähle einen deiner Gegenstände.
refusal-monster-on-road = Das Seeungeheuer lebt in Flüssen und Seen; { $road } liegt an Land. Wähle ein Gewässer.
refusal-water-has-monster = Nur ein Seeungeheuer je Gewässer: Auf { $road } ist schon eines. Wähle ein anderes.
refusal-tree-on-gold = Auf { $road } liegt ein Goldstück, dort kommt kein Baum hin. Wähle eine andere Straße.
refusal-gold-needs-counter = Das Goldstück kommt nur auf eine Straße mit Transportmittel; auf { $road } liegt keines. Wähle eine andere Straße.
refusal-road-has-gold = Nur ein Goldstück je Straße: Auf { $road } liegt schon eines. Wähle eine andere Straße.
refusal-gold-on-tree = Auf { $road } liegt ein Baum, dort kommt kein Goldstück hin. Wähle eine andere Straße.
refusal-double-with-counter = Sag, welches deiner Transportmittel du mit der Verdopplung legst.
refusal-double-needs-counter = Verdoppeln kannst du nur auf einer Straße mit Transportmittel; auf { $road } liegt keines. Wähle eine andere Straße.
refusal-road-has-double = Auf { $road } liegen schon zwei Transportmittel. Wähle eine andere Straße.
refusal-double-same-kind = Auf { $road } liegt schon { counter.ein }: Das zweite Transportmittel muss von anderer Art sein.
refusal-exchange-two-roads = Wähle die zwei Straßen, deren Transportmittel du tauschst.
refusal-exchange-needs-counter = Auf { $road } liegt kein Transportmittel, das du tauschen könntest. Wähle eine andere Straße.
refusal-exchange-doubled = Auf { $road } liegen zwei Transportmittel; tauschen kann man nur einzelne. Wähle eine andere Straße.
refusal-exchange-same-kind = Auf beiden Straßen liegt das Gleiche ({ $counter }): Der Tausch ändert nichts. Wähle eine andere Straße.
refusal-monster-price = { $base } + Seeungeheuer 1 = { $price }. Auf deiner Hand: { $have }. Du bietest { $given ->
    [one] eine Karte
   *[other] { $given } Karten
}.
refusal-monster-boatmen = Bootsleute 3 + Seeungeheuer 1 = { $need } beliebige Karten; du bietest { $given } und hast { $have }.
refusal-no-witch = Du hast keine Hexe auf der Hand.
refusal-witch-coins = Dafür bekommt die Hexe { $need ->
    [one] eine Goldmünze
   *[other] { $need } Goldmünzen
}; du hast { $have }.
refusal-nothing-in-the-way = Auf { $road } ist weder ein Baum noch ein Seeungeheuer; da hilft dir die Hexe nicht.
refusal-fly-elsewhere = Dein Elfenstiefel steht schon in { $town }: Flieg in einen anderen Ort.
refusal-nothing-to-cut = Hier legt niemand Karten ab, du hast aber { $given } gewählt: Beende einfach deinen Zug.
refusal-reward-first = Deine Schritte sind getan: Wähle die Goldmünzen oder zwei Karten.
refusal-coins-are = Die Orte dieses Zuges bringen { $need }, nicht { $given }.
refusal-second-card-first = Du hast dich für Karten entschieden: Nimm die zweite.
refusal-no-gold-after-move = Nach dem Zug bleibt der Goldstapel liegen: Nimm Karten oder das Gold deiner Orte.
refusal-cut-first = Verringere erst deine Hand auf vier Karten.
refusal-keep-two-first = Wähle erst die zwei Gegenstände, die du behältst.
refusal-keep-two = Du behältst zwei Gegenstände, nicht { $given }, von den { $have }, die du hast.

refusal-gold-turned-up = Die Anzahl aufgedeckter Goldkarten kann nicht { $given } sein.
refusal-draw-not-due = Diese Karte kann der Stapel jetzt nicht gegeben haben.
refusal-values-of-towns = Jeder der { $need } Orte muss seinen Wert haben.
refusal-values-dealt = Das sind nicht die zwanzig Werte, die auf die Orte verteilt werden.
