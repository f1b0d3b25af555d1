### Hilfe am Tisch: wohin schauen, woran denken, und was ein Zug beim Planen ändern würde.
hint-button = Hinweis
## Erste Stufe: wohin schauen. $town ist ein Ort.
hint-look-pile = Schau auf den verdeckten Stapel.
hint-look-cards = Schau auf deine Karten: Für welche hast du noch kein Transportmittel?
hint-look-display = Schau in die Auslage: Passt dort etwas zu deinen Karten?
hint-look-around = Schau auf die Straßen rund um { $town }.
hint-look-obstacle = Schau auf dein Hindernis und auf die Stiefel der anderen.
hint-look-counters = Schau auf deine Transportmittel: Bringt dich eines davon noch in einen weiteren Ort?
hint-look-towards = Schau in Richtung { $town }.
hint-look-rest = Schau auf die Karten, die du noch hast.
hint-look-keep = Schau erst auf deine Karten, dann auf deine Transportmittel.
## Zweite Stufe: woran denken. $cards ist eine Aufzählung wie „2 Drachen und 1 Floß“, $now, $then,
## $towns und $have sind Anzahlen.
hint-think-draw-secret = Hier gibt es nichts zu wählen; aber was du ziehst, weißt nur du.
hint-think-draw-cards = Ein Transportmittel ist am meisten wert, wenn du Karten dafür hast. Auf deiner Hand: { $cards }.
hint-think-draw-far = Zu deinen Karten passt dort nichts. Dann ist gut, was auf vielen Straßen erlaubt ist.
hint-think-draw-pile = Was in der Auslage liegt, hilft dir wenig; versuch dein Glück mit dem Stapel.
hint-think-place-more = Deine beste Reise jetzt: { $now ->
    [0] kein neuer Ort
    [one] { $now } neuer Ort
   *[other] { $now } neue Orte
}. Mit dem richtigen Transportmittel { $then ->
    [one] wird es einer
   *[other] werden es { $then }
}.
hint-think-place-plan = Deine beste Reise jetzt: { $now ->
    [0] kein neuer Ort
    [one] { $now } neuer Ort
   *[other] { $now } neue Orte
}. Ein einzelnes Transportmittel ist nur der Anfang, aber mit allen zusammen { $then ->
    [one] kann es einer
   *[other] können es { $then }
} werden.
hint-think-place-end = Deine beste Reise jetzt: { $now ->
    [0] kein neuer Ort
    [one] { $now } neuer Ort
   *[other] { $now } neue Orte
}. Mit einem Transportmittel { $then ->
    [one] könnte es einer
   *[other] könnten es { $then }
} werden, aber für die nächste Runde zählt auch, wo du stehen bleibst.
hint-think-place-same = Deine beste Reise jetzt: { $now ->
    [0] kein neuer Ort
    [one] { $now } neuer Ort
   *[other] { $now } neue Orte
}. Kein Transportmittel bringt einen Ort mehr, aber eines kann dir Karten sparen oder später nützen.
hint-think-obstacle = Deine beste Reise jetzt: { $now ->
    [0] kein neuer Ort
    [one] { $now } neuer Ort
   *[other] { $now } neue Orte
}. Keines deiner Transportmittel macht sie länger. Aber du kannst anderen den Weg verteuern.
hint-think-pass = Deine beste Reise jetzt: { $now ->
    [0] kein neuer Ort
    [one] { $now } neuer Ort
   *[other] { $now } neue Orte
}. Nichts, was du legen könntest, macht sie länger, und ein behaltenes Transportmittel hast du in der nächsten Runde zusätzlich.
hint-think-pass-done = Deine beste Reise jetzt: { $now ->
    [0] kein neuer Ort
    [one] { $now } neuer Ort
   *[other] { $now } neue Orte
}. Nichts, was du legen könntest, macht sie länger.
hint-think-move = { $towns ->
    [one] Ein neuer Ort ist
   *[other] { $towns } neue Orte sind
} noch zu erreichen, wenn du deine Karten klug einsetzt.
hint-think-move-later = { $towns ->
    [one] Ein neuer Ort ist
   *[other] { $towns } neue Orte sind
} noch zu erreichen. Aber wenn du { $then ->
    [0] keinen davon besuchst
    [one] nur einen besuchst
   *[other] nur { $then } besuchst
}, kannst du dort stehen bleiben, wo du in der nächsten Runde besser startest.
hint-think-move-home = Ein neuer Ort ist nicht mehr zu erreichen, aber du kannst näher an dem Ort auf deiner Ortskarte stehen bleiben.
hint-think-move-place = Ein neuer Ort ist nicht mehr zu erreichen, aber du kannst dort stehen bleiben, wo du in der nächsten Runde besser startest.
hint-think-end = Einen weiteren neuen Ort kannst du mit deinen Karten nicht bezahlen.
hint-think-end-later = { $towns ->
    [one] Ein neuer Ort ist
   *[other] { $towns } neue Orte sind
} noch zu erreichen, aber von hier aus beginnt die nächste Runde besser.
hint-think-end-cut = Von deinen { $have } Karten dürfen nur vier bleiben. Behalte, was zu deinen Transportmitteln passt oder auf vielen Straßen gilt.
hint-think-keep-cards = Denk an die nächste Runde. Auf deiner Hand: { $cards }.
hint-think-keep-far = Denk an die nächste Runde: Du hast für keines eine passende Karte, also behalte, was auf vielen Straßen erlaubt ist.
## $hint ist einer der Sätze darüber, $rule die Nummer einer Regel, $statement die Regel selbst.
## Beim Planen: $towns Orte jetzt, $then nach dem Legen; $each ist eine Aufzählung aus outlook-of,
## $thing ein Transportmittel oder das Hindernis.
outlook-now = Deine beste Reise jetzt: { $towns ->
    [0] kein neuer Ort
    [one] { $towns } neuer Ort
   *[other] { $towns } neue Orte
}.
outlook-with = Deine beste Reise jetzt: { $towns ->
    [0] kein neuer Ort
    [one] { $towns } neuer Ort
   *[other] { $towns } neue Orte
}; damit { $then }.
outlook-with-each = Deine beste Reise jetzt: { $towns ->
    [0] kein neuer Ort
    [one] { $towns } neuer Ort
   *[other] { $towns } neue Orte
}; { $each }.
outlook-of = { $thing }: { $towns }
