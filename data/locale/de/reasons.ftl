### Warum ein Bot etwas getan hat, in seinen eigenen Worten.
reason-chance = Ich habe das Los entscheiden lassen.
## $counter ist ein Transportmittel, $road eine Straße, $town ein Ort, $goal das Ziel, $home der
## Ort auf der Ortskarte, $seat ein Mitspieler ([you]: wer liest); $towns und $cards sind Anzahlen,
## nur hinter „Auf meiner Hand“ ist $cards eine Aufzählung.
reason-draw-cards = Auf meiner Hand: { $cards }. Also nehme ich { one-counter }.
reason-draw-far = Für { counter.den } habe ich keine Karte, aber { counter.er } ist auf vielen Straßen erlaubt.
reason-place-towns = Mit { counter.dem } auf { $road } erreiche ich { $towns ->
    [one] einen Ort mehr, nämlich { $town }
   *[other] { $towns } Orte mehr, zuerst { $town }
}.
reason-place-cards = Mit { counter.dem } auf { $road } komme ich nach { $town } und spare { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
reason-place-later = { CAP(counter.der) } auf { $road } kann mir später nützen.
reason-place-spare = { CAP(counter.den) } kann ich entbehren; auf { $road } schadet { counter.er } nicht.
reason-obstacle-towns = Ein Hindernis auf { $road } kostet { $seat ->
    [you] dich
   *[player] { $seat }
} wohl { $towns ->
    [one] einen Ort
   *[other] { $towns } Orte
}.
reason-obstacle-cards = Ein Hindernis auf { $road } kostet { $seat ->
    [you] dich
   *[player] { $seat }
} wohl { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
reason-obstacle-near = Ich brauche { $road } nicht, und { $seat ->
    [you] dein Elfenstiefel
   *[player] der Elfenstiefel von { $seat }
} steht am nächsten.
reason-pass-wait = Ich warte: Vielleicht legt jemand anderes, was mir hilft.
reason-pass-keep = Mein letztes Transportmittel hebe ich lieber für die nächste Runde auf.
reason-pass-done = Ich habe nichts mehr, was ich legen will.
reason-move-town = In { $town } wartet mein Ortsstein. { $towns ->
    [one] Das ist der letzte neue Ort auf meiner Reise.
   *[other] Das ist der erste von { $towns } neuen Orten auf meiner Reise.
}
reason-move-through = In { $town } halte ich nicht an, mein Ziel ist { $goal }.
reason-move-home = Von { $town } aus ist es nicht mehr so weit nach { $home }, dem Ort auf meiner Ortskarte.
reason-move-home-there = { $town } ist der Ort auf meiner Ortskarte: Hier bin ich am Ziel.
reason-move-place = Einen neuen Ort erreiche ich nicht mehr, doch von { $town } aus beginnt die nächste Runde günstiger.
reason-end-done = Ich kann keinen weiteren Schritt mehr bezahlen.
reason-end-cut = Ein weiterer Ort lohnt sich nicht; ich lege { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ab.
reason-end-save = Einen Schritt könnte ich noch bezahlen, aber { $cards ->
    [one] meine letzte Karte hebe ich lieber auf
   *[other] meine { $cards } Karten hebe ich lieber auf
}.
reason-keep-cards = Auf meiner Hand: { $cards }. Also behalte ich { one-counter }.
reason-keep-far = Für { counter.den } habe ich keine Karte, aber { counter.er } ist auf vielen Straßen erlaubt.

## Elfengold
reason-gold-pile = Der Goldstapel bringt mir { $coins ->
    [one] eine Goldmünze
   *[other] { $coins } Goldmünzen
}, das ist mir lieber als eine Karte.
reason-card-suits = Zu dieser Karte habe ich { $counters ->
    [one] ein Transportmittel
   *[other] { $counters } Transportmittel
}: { $card }.
reason-card-far = Mit dieser Karte komme ich am weitesten: { $card }.
reason-card-blind = Der Stapel verspricht mir mehr als das, was auf dem Markt liegt.
reason-open-less = Ich zeige, was ich eher entbehren kann: { $item }.
reason-bid-towns = Dieser Gegenstand ist mir { $coins ->
    [one] eine Goldmünze
   *[other] bis zu { $coins } Goldmünzen
} wert: { $item }. Mit ihm erreiche ich { $towns ->
    [one] einen Ort mehr
   *[other] { $towns } Orte mehr
}.
reason-bid-later = Dieser Gegenstand ist mir { $coins ->
    [one] eine Goldmünze
   *[other] bis zu { $coins } Goldmünzen
} wert: { $item }. Er kann mir später nützen.
reason-pass-dear = Mehr als { $coins ->
    [one] eine Goldmünze
   *[other] { $coins } Goldmünzen
} ist mir dieser Gegenstand nicht wert: { $item }.
reason-pass-useless = Mit diesem Gegenstand kann ich nichts anfangen: { $item }.
reason-gold-piece = Über { $road } will ich ohnehin, und das Goldstück dort bringt { $coins ->
    [one] eine Goldmünze
   *[other] { $coins } Goldmünzen
} mehr.
reason-exchange-towns = Sind die Transportmittel auf { $road } und { $other } getauscht, erreiche ich { $towns ->
    [one] einen Ort mehr
   *[other] { $towns } Orte mehr
}.
reason-coins-more = Meine Orte bringen { $coins ->
    [one] eine Goldmünze
   *[other] { $coins } Goldmünzen
}, das ist mir lieber als zwei Karten.
reason-coins-last = Nach dem letzten Zug sind Karten nichts mehr wert, bei Gleichstand zählen die Goldmünzen.
reason-cards-more = Zwei Karten sind mir lieber als { $coins ->
    [0] gar nichts
    [one] eine Goldmünze
   *[other] { $coins } Goldmünzen
}.
reason-cut-least = Ich lege { $cards ->
    [one] die Karte ab, die
   *[other] die { $cards } Karten ab, die
} ich am wenigsten brauche.
reason-keep-best = Diese beiden Gegenstände nützen mir am meisten.
reason-witch-step = Die Hexe macht mir den Weg nach { $town } frei.
reason-witch-fly = Die Hexe fliegt mich nach { $town }: Zu Fuß wäre es zu teuer.
