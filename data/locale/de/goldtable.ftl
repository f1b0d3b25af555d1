# Der Tisch von Elfengold: was jetzt zu tun ist, Knöpfe, Markt und Versteigerung, was geschah, der Schluss.
# $item ist der Name eines Gegenstands, $coins eine Anzahl von Goldmünzen.
so-many-coins = { $coins ->
    [one] eine Goldmünze
   *[other] { $coins } Goldmünzen
}
phase-cards = Karten
phase-open = Vorrat
phase-auction = Auktion
phase-reward = Lohn
phase-discard = Handkarten
phase-keep_items = Abschluss

now-cards = Nimm eine Karte vom Stapel oder vom Markt oder das ganze Gold. { $left ->
    [one] Das ist in dieser Runde das letzte Mal.
   *[other] Das machst du in dieser Runde noch { $left } Mal.
}
now-drawn-card = Du hast gezogen: { $card }. Sonst sieht es niemand.
now-open = Welchen deiner beiden Gegenstände legst du offen hin? Der andere bleibt geheim.
now-auction-first = Zu haben: { $item }. Noch hat niemand geboten. Du hast { $have ->
    [one] eine Goldmünze
   *[other] { $have } Goldmünzen
}: Biete oder passe.
now-auction = Zu haben: { $item }. Das höchste Gebot ist { $coins }, du hast { $have }: Biete mehr oder passe.
now-auction-out = Zu haben: { $item }. Das höchste Gebot ist { $coins }, du hast { $have }: Du kannst nur passen.
now-reward = Die Orte deines Zuges bringen dir { so-many-coins }. Nimm sie oder stattdessen zwei Karten.
now-reward-none = Dein Zug hat kein Gold gebracht. Du darfst zwei Karten nehmen.
now-reward-second = Nimm deine zweite Karte.
now-keep_items = Zwei Gegenstände behältst du, so wie sie liegen. { $left ->
    [one] Wähle noch einen.
   *[other] Wähle { $left }.
}
now-plan-items = Spiele einen deiner Gegenstände oder passe.
now-double = Welches Transportmittel legst du mit der Verdopplung? Es kommt zu einem anderen auf dieselbe Straße.
now-double-where = Welche Straße verdoppelst du? Wähle eine, auf der nur ein Transportmittel liegt, und zwar eines anderer Art.
now-exchange-where = Wähle die erste der beiden Straßen, deren Transportmittel du tauschst.
now-exchange-other = Und mit welcher Straße tauscht { $road }?
now-tree-where = Auf welche Straße kommt der Baum? Dort zahlen dann alle eine Karte derselben Art mehr.
now-sea_monster-where = In welches Gewässer kommt das Seeungeheuer? Jede Fahrt kostet dort dann ein Floß mehr.
now-gold_piece-where = Auf welche Straße kommt das Goldstück? Wer über sie ankommt, bekommt den Wert des Ortes doppelt.
now-witch = Die Hexe räumt den Baum oder das Seeungeheuer aus dem Weg: Wähle deinen Weg. Das kostet dich eine Goldmünze.
now-travel-helped = Von { $town } aus kannst du allein keinen Schritt bezahlen: Lass dir von der Hexe helfen oder beende deinen Zug.
now-fly = Wohin? Für drei Goldmünzen fliegt dich die Hexe in jeden Ort.
touch-witch = Die Hexe hilft für eine Goldmünze an Baum oder Seeungeheuer vorbei und fliegt für drei, wohin du willst: Nimm dafür die Knöpfe.
touch-item = Dafür ist gerade nirgends Platz: { $item }. { $rule }

choice-market = Vom Markt: { $card }
choice-deck = Vom Stapel ziehen
choice-gold = Das ganze Gold: { so-many-coins }
choice-drawn = Offen hinlegen: { $item }
choice-bid = { $coins } bieten
choice-bid-all = Alles bieten ({ $coins })
choice-pass-bid = Nicht bieten
choice-coins = { $coins ->
    [one] Eine Goldmünze
   *[other] { $coins } Goldmünzen
} nehmen
choice-nothing = Nichts nehmen
choice-witch = Mit der Hexe …
choice-fly = Mit der Hexe fliegen …
choice-flight = Flug nach { $town }
choice-flight-new = Flug nach { $town } (neu)
choice-item = Spielen: { $item }
choice-item-secret = Spielen: { $item } (geheim)
choice-keep-item = Behalten: { $item }
choice-keep-item-secret = Behalten: { $item } (geheim)
choice-keep-item-again = Auch behalten: { $item }
choice-keep-item-secret-again = Auch behalten: { $item } (geheim)
bid-label = Eigenes Gebot
bid-go = Bieten
bid-nothing = Schreib in Ziffern, wie viele Goldmünzen du bietest.

rack-items = Deine Gegenstände
rack-market = Der Markt
rack-drawn = Eben gezogen
seat-coins = { so-many-coins }
seat-secret-items = { $n ->
    [one] { $n } geheimer Gegenstand
   *[other] { $n } geheime Gegenstände
}
goods-market = Markt
goods-gold = Goldstapel: { $n }
goods-gold-none = Kein Gold
goods-sale = Zu haben
goods-next = Danach
goods-nobody = noch kein Gebot
goods-in = { $name ->
    [you] Du bietest
   *[player] { $name } bietet
} noch mit
goods-out = { $name ->
    [you] Du bist
   *[player] { $name } ist
} raus
goods-gathered = In diesem Zug: { so-many-coins }.

aloud-market = Auf dem Markt: { $cards }. Goldkarten im Goldstapel: { $n }.
aloud-coins = { $town } { $coins }
aloud-values = Goldwerte
aloud-items = Deine anderen Gegenstände: { $items }.
seen-two = { $counters } auf { $road }
seen-and-tree = { $laid } mit einem Baum
seen-and-gold = { $laid } mit einem Goldstück
seen-monsters = Seeungeheuer: { $roads }.

log-values = Die Goldwerte werden unter den Orten verlost.
log-hand = { $name ->
    [you] Du bekommst
   *[player] { $name } bekommt
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
log-market = Auf den Markt kommen: { $cards }.
log-income = Alle bekommen { so-many-coins }.
log-items = { $name ->
    [you] Du ziehst
   *[player] { $name } zieht
} { $n ->
    [one] einen Gegenstand
   *[other] { $n } Gegenstände
}.
log-row = In dieser Runde zu haben: { $items }.
log-sold = { $name ->
    [you] Du ersteigerst
   *[player] { $name } ersteigert
} für { so-many-coins }: { $item }.
log-unsold = Niemand bietet, also geht zurück in den Vorrat: { $item }.
log-take-deck = { $name ->
    [you] Du ziehst
   *[player] { $name } zieht
} eine Karte vom Stapel.
log-take-market = { $name ->
    [you] Du nimmst
   *[player] { $name } nimmt
} eine Karte vom Markt: { $card }.
log-gold-turned = { $gold ->
    [one] Eine Goldkarte kommt zum Vorschein.
   *[other] { $gold } Goldkarten kommen zum Vorschein.
}
log-take_gold = { $name ->
    [you] Du nimmst
   *[player] { $name } nimmt
} das ganze Gold.
log-open = { $name ->
    [you] Du legst
   *[player] { $name } legt
} offen hin: { $item }.
log-bid = { $name ->
    [you] Du bietest
   *[player] { $name } bietet
} { so-many-coins }.
log-pass_bid = { $name ->
    [you] Du bietest
   *[player] { $name } bietet
} nicht mehr.
log-place_item = { $name ->
    [you] Du spielst
   *[player] { $name } spielt
} auf { $road }: { $item }.
log-double = { $name ->
    [you] Du verdoppelst
   *[player] { $name } verdoppelt
} { $road }: { $counter }.
log-exchange = { $name ->
    [you] Du tauschst
   *[player] { $name } tauscht
} die Transportmittel zweier Straßen: { $road } und { $other }.
log-witch_move = { $name ->
    [you] Du reist
   *[player] { $name } reist
} mit Hilfe einer Hexe nach { $town } ({ $cards }).
log-fly = { $name ->
    [you] Du fliegst
   *[player] { $name } fliegt
} mit einer Hexe nach { $town }.
log-take_coins = { $name ->
    [you] Du nimmst
   *[player] { $name } nimmt
} { so-many-coins }.
log-take_coins-none = { $name ->
    [you] Du nimmst
   *[player] { $name } nimmt
} weder Gold noch Karten.
log-discard = { $name ->
    [you] Du legst
   *[player] { $name } legt
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab.
log-keep_items = { $name ->
    [you] Du behältst
   *[player] { $name } behält
} zwei Gegenstände.

end-coins = Gold
end-by-coins = Gleichstand bei den Orten: Wer mehr Goldmünzen hat, gewinnt.
end-by-coins-score = Gleichstand nach Punkten: Wer mehr Goldmünzen hat, gewinnt.
end-by-distance-coins = Gleichstand nach Punkten und Entfernung: Wer mehr Goldmünzen hat, gewinnt.
interlude-coins = { $coins } Gold

do-take-deck = Zieh vom Stapel
do-take-market = Nimm vom Markt: { $card }
do-take_gold = Nimm das ganze Gold
do-open = Leg offen hin: { $item }
do-bid = Biete { $coins }
do-pass_bid = Biete nicht
do-place_item = Spiele auf { $road }: { $item }
do-double = Verdopple { $road }: { $counter }
do-exchange = Tausche die Transportmittel von { $road } und { $other }
do-witch_move = Reise mit der Hexe nach { $town } ({ $cards })
do-fly = Flieg nach { $town }
do-take_coins = Nimm { so-many-coins }
do-discard = Leg ab: { $cards }
do-keep_items = Behalte: { $items }

hint-gold-look-cards = Schau auf deine Transportmittel und auf den Markt: Passt da etwas zusammen?
hint-gold-think-cards = Eine Karte, die zu deinen Transportmitteln passt, ist mehr wert als eine, die du nicht siehst. Drei Goldmünzen je Goldkarte lohnen sich, sobald der Goldstapel gewachsen ist.
hint-gold-look-open = Schau auf deine zwei Gegenstände.
hint-gold-think-open = Was offen liegt, planen die anderen mit ein. Halte geheim, was sie überrascht.
hint-gold-look-auction = Schau auf das, was zu haben ist, und auf deine Karten.
hint-gold-think-auction = Wie viele Orte mehr brächte es dir? Ein Ort ist ein paar Goldmünzen wert. Was du nicht brauchst, ist nur so viel wert, wie es den anderen nützte.
hint-gold-look-plan = Schau auf die Straßen rund um deinen Elfenstiefel.
hint-gold-think-plan = Erst deine eigene Reise: Welcher Gegenstand bringt sie einen Ort weiter, oder in einen Ort mit viel Gold?
hint-gold-look-travel = Schau auf die Orte rund um deinen Elfenstiefel und auf ihr Gold.
hint-gold-think-travel = Erst ein neuer Ort, unter gleichen der mit mehr Gold. Ein Goldstück verdoppelt das Gold des Ortes.
hint-gold-look-reward = Vergleiche das Gold deines Zuges mit zwei Karten.
hint-gold-think-reward = Zwei Karten sind etwa sechs Goldmünzen wert, solange du sie noch spielen kannst. In der letzten Runde zählt nur noch Gold.
hint-gold-look-discard = Schau auf deine Karten.
hint-gold-think-discard = Behalte, was zu deinen Transportmitteln passt, und mehrere Karten einer Art.
hint-gold-look-keep_items = Schau auf deine Gegenstände.
hint-gold-think-keep_items = Behalte, was nächste Runde zu deinen Karten passt.
