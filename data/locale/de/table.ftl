# Der Tisch: Anfang, Züge, Auswahl, Verlauf, Ende.
start-title = Elfenland
start-welcome = Wer spielt mit? Setzt euch in dieser Reihenfolge im Uhrzeigersinn um den Bildschirm.
language-de = Deutsch
language-en = English
start-seat = Platz { $n }
start-empty = niemand
start-person = ein Mensch
start-name = Name
start-color = Farbe
start-player = Spieler { $n }
start-edition = Ausgabe
start-house-rules = Hausregeln
start-first = Wer beginnt
start-by-lot = das Los entscheidet
start-seed = Startwert (freiwillig)
start-seed-hint = gleicher Wert, gleiches Spiel
start-go = Spiel beginnen
start-resume = Mit dem letzten Spiel weitermachen
start-resume-about = { $names }: Runde { $round }, { $when }
start-load = Aufzeichnung öffnen …
start-fan = Ein inoffizielles Fanprojekt. Elfenland ist ein Spiel von Alan R. Moon, und es lohnt sich, es zu kaufen.
start-few = Bitte besetze mindestens zwei Plätze: Wähle für jeden einen Menschen oder einen Bot.
start-same-color = { $a } und { $b } haben dieselbe Farbe. Bitte gib einem von beiden eine andere.
start-first-empty = Auf dem Platz, der beginnen soll, sitzt niemand. Bitte wähle einen anderen oder lass das Los entscheiden.
start-unsaved = Deine Wahl gilt für heute; in { $folder } lässt sich nichts speichern, darum merkt das Spiel sie sich nicht.
start-resume-over = { $names }: zu Ende gespielt, { $when }
start-broken-save = Das letzte Spiel lässt sich nicht öffnen. { $sentence }

phase-deal = Austeilen
phase-draw_secret = Geheim ziehen
phase-draw = Drei weitere
phase-plan = Planen
phase-travel = Reisen
phase-keep = Abschluss
round-of = Runde { $n } von { $rounds }
turn-of = { $name } ist am Zug
turn-bot = { $name } überlegt …
phases = Die Phasen einer Runde

now-draw_secret = Zieh ein Transportmittel vom verdeckten Stapel. Es bleibt dein Geheimnis.
now-draw = Nimm eines der fünf Transportmittel oder das oberste vom Stapel. Du ziehst noch { $left ->
    [one] eines
   *[other] { $left }
}.
now-plan = Lege ein Transportmittel auf eine Straße, oder dein Hindernis, oder passe.
now-plan-nothing = Du kannst nichts mehr legen: Passe.
now-plan-last = Wenn du jetzt passt, ist das Planen vorbei.
now-place-where = Wohin damit: { $counter }? Die goldenen Straßen nehmen es auf.
now-obstacle-where = Auf welche Straße kommt dein Hindernis? Dort zahlen alle eine Karte mehr.
now-place-which = Welches Transportmittel kommt auf { $road }?
now-travel = Reise weiter in einen Ort neben { $town }, oder beende deinen Zug.
now-travel-stuck = Von { $town } aus kannst du keinen Schritt bezahlen: Beende deinen Zug.
now-pay = Wie bezahlst du { $road }?
now-pay-cards = Wähle die Karten, mit denen du { $road } bezahlst: noch { $left ->
    [one] eine
   *[other] { $left }
}.
now-cut = Du hast mehr als vier Karten. Lege { $left ->
    [one] eine
   *[other] { $left }
} ab.
now-keep = Wähle das eine Transportmittel, das du behältst.
now-watch = Die anderen sind am Zug.
now-over = Das Spiel ist zu Ende.

touch-own-town = Hier in { $town } steht dein Stiefel. Wähle eine Straße, die weiterführt, oder den Ort an ihrem Ende.
touch-far-town = Von { $town } führt kein Weg geradewegs nach { $far }: Reise von Ort zu Ort.
touch-obstacle = Dein Hindernis kommt auf eine Straße mit Transportmittel; gerade gibt es keine dafür.
touch-card = Wähle zuerst, wohin dein Stiefel geht, und dann die Karten, mit denen du bezahlst.
touch-other = Das kannst du jetzt nicht wählen. { $now }
touch-nothing = Hier gibt es gerade nichts zu wählen.

choice-pile = Vom Stapel ziehen
choice-display = Nehmen: { $counter }
choice-counter = Legen: { $counter }
choice-counter-secret = Legen: { $counter } (geheim)
choice-obstacle = Hindernis legen
choice-pass = Passen
choice-step = { $town }, { $terrain }: { $price }
choice-step-caravan = { $town }, { $terrain }: Karawane
choice-step-boatmen = { $town }, { $terrain }: Fährleute
choice-card = Bezahlen: { $price }
choice-caravan = Karawane: { $n } beliebige Karten
choice-boatmen = Fährleute: { $n } beliebige Karten
choice-pay-one = { $card } (×{ $n })
choice-end = Zug beenden
choice-end-cut = Zug beenden, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ablegen
choice-cut-one = Ablegen: { $card } (×{ $n })
choice-keep = Behalten: { $counter }
choice-keep-secret = Behalten: { $counter } (geheim)
choice-undo = Zurücknehmen
choice-back = Zurück
choice-roads = Straßen
choice-road-none = Wähle eine Straße …
choice-this-road = { $road } wählen
undo-other = Ich bin { $name }: meinen Zug zurücknehmen
hide = Meine Sachen verdecken
leave = Zum Anfang
curtain-title = { $name } ist am Zug
curtain-about = Sonst schaut jetzt niemand auf den Bildschirm.
curtain-button = Ich bin { $name }

board-alt = Karte von Elfenland. { $turn }. { $now }
seat-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
seat-pieces = { $n ->
    [one] { $n } Ort
   *[other] { $n } Orte
}
seat-secret = { $n ->
    [one] { $n } geheimes Transportmittel
   *[other] { $n } geheime Transportmittel
}
seat-no-obstacle = Hindernis verbraucht
seat-starts = beginnt diese Runde
seat-boot = in { $town }
seats = Die Spieler
log-title = Was geschehen ist
chart-title = Übersichtskarte
chart-about = So viele Karten derselben Art kostet eine Straße; ein Hindernis kostet eine mehr. Eine Karawane: drei beliebige Karten auf einer Straße mit Transportmittel, vier mit Hindernis.
chart-water = Floß: Fluss { $down } flussabwärts, { $up } flussaufwärts; { $lakes }.
chart-lake = { $lake } { $n }
chart-boatmen = Fährleute auf dem { $lake }: drei beliebige Karten.
rack-display = Auslage
rack-counters = Deine Transportmittel
rack-hand = Deine Karten
rack-town = Ortskarte

log-display = Fünf Transportmittel werden aufgedeckt: { $counters }.
log-town_card = { $name } bekommt eine Ortskarte.
log-round = Runde { $n } beginnt. { $name } fängt an.
log-deal = { $name } bekommt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
log-draw_secret = { $name } zieht ein geheimes Transportmittel.
log-draw-display = { $name } nimmt { one-counter } aus der Auslage.
log-draw-pile = { $name } zieht { one-counter } vom Stapel.
log-place = { $name } legt { one-counter } auf { $road }.
log-obstacle = { $name } legt ein Hindernis auf { $road }.
log-pass = { $name } passt.
log-move-card = { $name } reist nach { $town }: { $cards }.
log-move-caravan = { $name } reist mit der Karawane nach { $town }: { $cards }.
log-move-boatmen = { $name } lässt sich nach { $town } rudern: { $cards }.
log-end_move = { $name } beendet den Zug.
log-end_move-cut = { $name } beendet den Zug und legt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab.
log-keep = { $name } behält { one-counter }.
log-keep-secret = { $name } behält ein geheimes Transportmittel.

end-title = { $names } gewinnt!
end-title-shared = { $names } gewinnen gemeinsam!
end-player = Spieler
end-pieces = Orte
end-town = Ortskarte
end-distance = Entfernung
end-score = Wertung
end-cards = Restliche Karten
end-all-twenty = Alle zwanzig Ortssteine waren vor der letzten Runde eingesammelt.
end-clear = Die meisten Orte entscheiden.
end-clear-score = Die beste Wertung entscheidet.
end-by-cards = Gleich viele Orte: Wer mehr Karten übrig hat, gewinnt.
end-by-cards-score = Gleiche Wertung: Wer mehr Karten übrig hat, gewinnt.
end-by-distance = Gleiche Wertung: Der kürzere Weg zum eigenen Ort entscheidet.
end-shared = Gleichstand in allem: Der Sieg wird geteilt.
end-record = Aufzeichnung dieses Spiels speichern
end-again = Neues Spiel

fault = Im Programm ist etwas schiefgegangen. Das Spiel steht so da wie zuvor; bitte versuche es anders. Genaueres steht in { $file }.
save-failed = Das Spiel ließ sich nicht in { $folder } speichern. Schaffe dort Platz oder erlaube dem Programm, dort zu schreiben; das Spiel selbst geht weiter.
