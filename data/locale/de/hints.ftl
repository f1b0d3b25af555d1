# Hilfe am Tisch: wohin schauen, woran denken, und was ein Zug beim Planen ändern würde.
hint-button = Hinweis
hint-look-pile = Schau auf den verdeckten Stapel.
hint-look-cards = Schau auf deine Karten: Für welche hast du noch kein Transportmittel?
hint-look-display = Schau in die Auslage: Passt dort etwas zu deinen Karten?
hint-look-around = Schau auf die Straßen rund um { $town }.
hint-look-obstacle = Schau auf dein Hindernis und auf die Stiefel der anderen.
hint-look-counters = Schau auf deine Transportmittel: Öffnet dir eines davon noch einen Ort?
hint-look-towards = Schau in Richtung { $town }.
hint-look-rest = Schau auf die Karten, die du noch hast.
hint-look-keep = Schau erst auf deine Karten, dann auf deine Transportmittel.
hint-think-draw-secret = Hier gibt es nichts zu wählen; aber was du ziehst, weißt nur du.
hint-think-draw-cards = Ein Transportmittel ist am meisten wert, wenn Karten darauf warten. Auf deiner Hand: { $cards }.
hint-think-draw-far = Keine deiner Karten wartet auf etwas davon. Dann ist gut, was über viele Straßen geht.
hint-think-draw-pile = Nichts in der Auslage passt besser zu deinen Karten als das Glück.
hint-think-place-more = Deine beste Reise jetzt: { $now ->
    [one] 1 neuer Ort
   *[other] { $now } neue Orte
}. Ein Transportmittel macht daraus { $then }.
hint-think-place-plan = Deine beste Reise jetzt: { $now ->
    [one] 1 neuer Ort
   *[other] { $now } neue Orte
}. Ein Transportmittel ist erst ein Anfang, aber alle deine zusammen können daraus { $then } machen.
hint-think-place-end = Deine beste Reise jetzt: { $now ->
    [one] 1 neuer Ort
   *[other] { $now } neue Orte
}. Ein Transportmittel könnte daraus { $then } machen, aber für die nächste Runde zählt auch, wo du ankommst.
hint-think-place-same = Deine beste Reise jetzt: { $now ->
    [one] 1 neuer Ort
   *[other] { $now } neue Orte
}. Kein Transportmittel bringt einen Ort mehr, aber eines kann dir Karten sparen oder später nützen.
hint-think-obstacle = Deine beste Reise jetzt: { $now ->
    [one] 1 neuer Ort
   *[other] { $now } neue Orte
}. Keines deiner Transportmittel macht sie länger. Aber die Straße von jemand anderem kann teurer werden.
hint-think-pass = Deine beste Reise jetzt: { $now ->
    [one] 1 neuer Ort
   *[other] { $now } neue Orte
}. Nichts, was du legen könntest, macht sie länger, und was du behältst, hast du in der nächsten Runde.
hint-think-pass-done = Deine beste Reise jetzt: { $now ->
    [one] 1 neuer Ort
   *[other] { $now } neue Orte
}. Nichts, was du legen könntest, macht sie länger.
hint-think-move = { $towns ->
    [one] Ein neuer Ort ist
   *[other] { $towns } neue Orte sind
} noch zu erreichen, wenn du deine Karten gut ausgibst.
hint-think-move-later = { $towns ->
    [one] Ein neuer Ort ist
   *[other] { $towns } neue Orte sind
} noch zu erreichen. Aber eine Reise { $then ->
    [0] ohne neuen Ort
    [one] zu einem
   *[other] zu { $then }
} kann dort enden, wo die nächste Runde besser beginnt.
hint-think-move-home = Kein neuer Ort ist zu erreichen, aber du kannst näher an dem Ort auf deiner Karte enden.
hint-think-move-place = Kein neuer Ort ist zu erreichen, aber du kannst dort enden, wo die nächste Runde besser beginnt.
hint-think-end = Einen weiteren neuen Ort kannst du mit deinen Karten nicht bezahlen.
hint-think-end-later = { $towns ->
    [one] Ein neuer Ort ist
   *[other] { $towns } neue Orte sind
} noch zu erreichen, aber von hier aus beginnt die nächste Runde besser.
hint-think-end-cut = Du hast { $have } Karten, und vier dürfen bleiben. Behalte die, die über viele Straßen gehen.
hint-think-keep-cards = Denk an die nächste Runde. Auf deiner Hand: { $cards }.
hint-think-keep-far = Denk an die nächste Runde: Keine Karte wartet auf eines davon, also behalte, was über viele Straßen geht.
outlook-now = Deine beste Reise jetzt: { $towns ->
    [one] 1 neuer Ort
   *[other] { $towns } neue Orte
}
outlook-with = damit: { $towns }
outlook-with-this = { $thing }: { $towns }
