# 11-rivals

level-rivals-last-obstacle-title = Jetzt oder nie
level-rivals-last-obstacle-goal = Runde vier, je zwölf Ortssteine. Du erreichst noch einen Ort, dein Gegner in Lapphálya auch, mit einer Karte. Gewinne.
level-rivals-last-obstacle-look = Eine fünfte Runde, für die man etwas aufheben könnte, gibt es nicht.
level-rivals-last-obstacle-learned = Dreizehn zu zwölf. Was du drei Runden lang aufgehoben hast, entscheidet die vierte.
level-rivals-last-obstacle-wrong-pass = Dein Gegner spaziert nach Virst: Du kannst den Sieg nur noch teilen.
level-rivals-last-obstacle-wrong-own = Jetzt kostet deine eigene Straße zwei Drachen, und du hast einen.
level-rivals-last-obstacle-wrong-end = Du bist stehen geblieben: zwölf zu zwölf, bestenfalls.

question-rivals-obstacle-ask = Runde eins: Jemand legt ein Transportmittel, das allen hilft. Dein Hindernis?
question-rivals-obstacle-1 = Lieber aufheben: Es gibt nur eines für alle vier Runden.
question-rivals-obstacle-2 = Sofort: Nächste Runde gibt es ein neues.
question-rivals-obstacle-3 = Sofort: Es sperrt die Straße.
question-rivals-obstacle-why-1 = Richtig: Später kostet es vielleicht jemanden den Sieg.
question-rivals-obstacle-why-2 = Ein neues gibt es nicht.
question-rivals-obstacle-why-3 = Es macht sie nur um eine Karte teurer, auch für dich.
