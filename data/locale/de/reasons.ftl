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
