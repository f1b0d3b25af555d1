# Warum ein Bot etwas getan hat, in seinen eigenen Worten.
reason-chance = Ich habe das Los entscheiden lassen.
reason-draw-secret = Mal sehen, was das Glück bringt.
reason-draw-cards = Auf meiner Hand: { $cards }. Also nehme ich { one-counter }.
reason-draw-far = { $counter }: Karten dafür habe ich keine, aber es geht über viele Straßen.
reason-draw-pile = In der Auslage liegt nichts Besseres als das Glück.
reason-place-towns = { $counter } auf { $road }: Damit wird meine Reise um { $towns ->
    [one] einen Ort
   *[other] { $towns } Orte
} reicher, zuerst um { $town }.
reason-place-cards = { $counter } auf { $road }: So komme ich nach { $town } und spare { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
reason-place-later = { $counter } auf { $road }: Das kann mir später nützen.
reason-place-spare = { $counter }: Das kann ich entbehren, und auf { $road } schadet es nicht.
reason-obstacle-towns = Ein Hindernis auf { $road } kostet { $seat } wohl { $towns ->
    [one] einen Ort
   *[other] { $towns } Orte
}.
reason-obstacle-cards = Ein Hindernis auf { $road } kostet { $seat } wohl { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
reason-obstacle-near = Ich brauche { $road } nicht, und der Stiefel von { $seat } ist in der Nähe.
reason-pass-wait = Ich warte: Vielleicht legt jemand anderes, was mir hilft.
reason-pass-keep = Mein letztes Transportmittel hebe ich lieber für die nächste Runde auf.
reason-pass-done = Ich habe nichts mehr, was ich legen will.
reason-move-town = In { $town } wartet mein Ortsstein. { $towns ->
    [one] Das ist der letzte neue Ort auf meiner Reise.
   *[other] Das ist der erste von { $towns } neuen Orten auf meiner Reise.
}
reason-move-through = Durch { $town } komme ich nur auf dem Weg nach { $goal }.
reason-move-home = Von { $town } ist es nicht mehr so weit nach { $home }, dem Ort auf meiner Karte.
reason-move-place = Einen neuen Ort erreiche ich nicht mehr, doch von { $town } aus beginnt die nächste Runde besser.
reason-end-done = Keinen weiteren Schritt kann ich bezahlen.
reason-end-cut = Kein weiterer neuer Ort ist es mir wert, und ich gebe { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ab.
reason-end-save = Einen Schritt könnte ich noch bezahlen, aber { $cards ->
    [one] meine letzte Karte ist
   *[other] meine { $cards } Karten sind
} auf der Hand mehr wert.
reason-keep-cards = Auf meiner Hand: { $cards }. Also behalte ich { one-counter }.
reason-keep-far = { $counter }: Karten dafür habe ich keine, aber es wird über viele Straßen gehen.
