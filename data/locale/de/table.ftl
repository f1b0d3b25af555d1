### Der Tisch: Anfang, Züge, Auswahl, Verlauf, Ende.
start-title = Elfenland
start-welcome = Wer spielt mit? Setzt euch in dieser Reihenfolge im Uhrzeigersinn um den Bildschirm.
language-name = Deutsch
## $n ist eine Nummer, $a, $b und $name sind Spieler, $names ist eine Aufzählung, $when eine Zeit,
## $folder und $file sind Pfade, $sentence ist ein ganzer Satz.
start-seat = Platz { $n }
start-empty = frei
start-person = Mensch
start-name = Name
start-name-full = Ein Name hat höchstens { $most } Zeichen.
start-color = Farbe
start-player = Spieler { $n }
start-edition = Ausgabe
start-house-rules = Hausregeln
start-first = Wer beginnt?
start-by-lot = wird ausgelost
start-seed = Startwert (optional)
start-seed-hint = gleicher Startwert, gleiche Partie
start-go = Partie beginnen
start-resume = Weiterspielen
start-resume-about = { $names }: Runde { $round }, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-load = Aufzeichnung öffnen …
start-fan = Ein inoffizielles Fanprojekt. Elfenland ist ein Spiel von Alan R. Moon, und es lohnt sich, es zu kaufen.
start-few = Bitte besetze mindestens zwei Plätze, mit Menschen oder Bots.
start-half-two = In der westlichen Hälfte des Spielplans spielt ihr zu zweit; besetzt sind { $n } Plätze. Lass zwei besetzt oder wähle eine andere Ausgabe.
start-same-color = { $a } und { $b } haben dieselbe Farbe. Bitte gib einem von beiden eine andere.
start-first-empty = Auf dem Platz, der beginnen soll, sitzt niemand. Bitte wähle einen anderen oder lass das Los entscheiden.
start-unsaved = Deine Wahl gilt nur vorläufig: In { $folder } lässt sich nichts speichern.
start-resume-over = { $names }: zu Ende gespielt, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
start-broken-save = Die letzte Partie lässt sich nicht öffnen. { $sentence } Du kannst eine neue beginnen; die alte Datei bleibt, wo sie ist.

phase-deal = Karten
phase-draw_secret = Geheim
phase-draw = Drei offen
phase-plan = Planen
phase-travel = Reisen
phase-keep = Abschluss
round-of = Runde { $n } von { $rounds }
turn-of = { $name } ist am Zug
turn-bot = { $name } überlegt …
bots-hurried = Dieses Gerät ist langsam: Dem Experten wurde die Zeit knapp, und er hat weniger überlegt als anderswo.
phases = Die Phasen einer Runde

## Was jetzt zu tun ist. $left ist, wie viel noch fehlt; $counter ein Transportmittel, $road eine
## Verbindung, $town ein Ort.
aim = Das Ziel: Besuche in { $rounds } Runden mehr der { $towns } Orte als alle anderen.
aim-town-card = Jede Verbindung zwischen deinem Stiefel und dem Ort deiner Ortskarte kostet dich am Ende einen Punkt.
now-draw_secret = Zieh ein Transportmittel vom verdeckten Stapel. Es bleibt dein Geheimnis.
now-drawn = Dein geheimes Transportmittel: { $counter }. Niemand sonst sieht es.
now-draw = Nimm eines der fünf Transportmittel oder das oberste vom Stapel. Du darfst noch { $left ->
    [one] eines ziehen
   *[other] { $left } ziehen
}.
now-plan = Lege ein Transportmittel oder dein Hindernis auf eine Straße oder passe.
now-plan-counter = Lege ein Transportmittel auf eine Straße oder passe.
now-plan-obstacle = Lege dein Hindernis auf eine Straße oder passe.
now-plan-nothing = Du kannst nichts mehr legen: Passe.
now-plan-last = Wenn du jetzt passt, ist das Planen für alle vorbei.
now-place-where = Auf welche Straße kommt { counter.der }? { $roads ->
    [one] Die goldene passt.
   *[other] Zur Wahl stehen die goldenen.
}
now-obstacle-where = Auf welche Straße kommt dein Hindernis? Dort zahlen dann alle eine Karte derselben Art mehr.
now-place-which = Welches Transportmittel kommt auf { $road }?
now-travel = Reise von { $town } weiter in einen Nachbarort oder beende deinen Zug.
now-travel-stuck = Von { $town } aus kannst du keinen Schritt bezahlen: Beende deinen Zug.
now-pay = Wie bezahlst du { $road }?
now-pay-cards = Wähle die Karten, mit denen du { $road } bezahlst: noch { $left ->
    [one] eine
   *[other] { $left }
}.
now-cut = Du hast mehr als vier Karten. Lege noch { $left ->
    [one] eine
   *[other] { $left }
} ab.
now-keep = Wähle das eine Transportmittel, das du behältst.
now-watch = Die anderen sind am Zug.
now-over = Die Partie ist zu Ende.
touch-own-town = Hier in { $town } steht dein Stiefel. Wähle eine Straße, die weiterführt, oder den Ort an ihrem Ende.
touch-boot = Dein Stiefel steht in { $town }. { $now }
touch-far-town = Von { $town } führt kein Weg geradewegs nach { $far }: Reise von Ort zu Ort.
touch-obstacle = Dein Hindernis kommt auf eine Straße mit Transportmittel; gerade gibt es keine dafür.
touch-card = Wähle zuerst, wohin dein Stiefel geht, und dann die Karten, mit denen du bezahlst.
touch-other = Das kannst du jetzt nicht wählen. { $now }
touch-land = Hier ist weder Straße noch Ort. { $now }
touch-nothing = Hier gibt es gerade nichts zu wählen.

## Knöpfe, kurz. $price ist eine Angabe wie „2 Drachen“, $card eine Karte, $terrain ein Gelände, $n
## eine Anzahl.
choice-pile = Vom Stapel ziehen
choice-display = { counter.akkusativ } nehmen
choice-counter = { counter.akkusativ } legen
choice-counter-secret = { counter.akkusativ } legen (geheim)
choice-obstacle = Hindernis legen
choice-pass = Passen
choice-step = { $town }, { $terrain }: { $price }
choice-step-caravan = { $town }, { $terrain }: Karawane
choice-step-boatmen = { $town }, { $terrain }: Bootsleute
choice-card = Bezahlen: { $price }
choice-caravan = Karawane: { $n } beliebige Karten
choice-boatmen = Bootsleute: { $n } beliebige Karten
choice-pay-one = { $card } (×{ $n })
choice-end = Zug beenden
choice-end-cut = Zug beenden, { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ablegen
choice-cut-one = { $card ->
    [dragon] Drachen
   *[other] { $card }
} ablegen (×{ $n })
choice-keep = { counter.akkusativ } behalten
choice-keep-secret = { counter.akkusativ } behalten (geheim)
choice-own = Erst meine Karten ansehen
choice-seen = Gesehen
choice-undo = Zurücknehmen
undo-nothing = Gerade kannst du nichts zurücknehmen.
choice-back = Zurück
pick-late = Einen Augenblick zu spät: Gerade hat sich etwas geändert. Schau noch einmal hin.
choice-roads = Straßen
choice-road = { $road }: { $price }
choice-road-none = Straße wählen …
choice-this-road = { $road } wählen
undo-other = Ich bin { $name }: meinen Zug zurücknehmen
hide = Karten verdecken
leave = Zum Startbildschirm
curtain-title = { $name } ist am Zug
curtain-about = Alle anderen schauen jetzt bitte weg.
curtain-button = Ich bin { $name }

## Rund um den Spielplan. $turn sagt, wer am Zug ist, $now, was zu tun ist; $lake ist ein See,
## $lakes eine Aufzählung; $n, $down und $up sind Anzahlen.
board-alt = { $turn } – Spielplan des Elfenlandes. { $now }
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
seat-no-obstacle = Hindernis eingesetzt
seat-starts = beginnt diese Runde
seat-boot = in { $town }
seats = Die Spieler
aloud-title = Der Spielplan in Worten
log-title = Spielverlauf
chart-title = Übersichtskarte
chart-about = So viele Karten der Art, die auf ihr liegt, kostet eine Straße; ein Hindernis kostet eine Karte dieser Art mehr. Karawane: drei beliebige Karten auf einer Straße mit Transportmittel, vier mit Hindernis.
chart-about-items = So viele Karten der Art, die auf ihr liegt, kostet eine Straße; ein Baum kostet eine Karte dieser Art mehr. Karawane: drei beliebige Karten auf einer Straße mit Transportmittel, vier mit Baum. Ein Seeungeheuer kostet ein Floß mehr.
chart-water = Floß: flussabwärts { $down }, flussaufwärts { $up }; { $lakes }.
chart-lake = { $lake } { $n }
chart-boatmen = Bootsleute auf dem { $lake }: drei beliebige Karten.
rack-display = Auslage
rack-counters = Deine Transportmittel
rack-hand = Deine Karten
rack-town = Ortskarte

## Der Verlauf. $name ist, wer etwas tut ([you]: wer liest); $counters und $cards sind Aufzählungen
## wie „2 Drachen und 1 Floß“.
log-display = Fünf Transportmittel werden aufgedeckt: { $counters }.
log-town_card = { $name ->
    [you] Du bekommst
   *[player] { $name } bekommt
} eine Ortskarte.
log-round = Runde { $n } beginnt. { $name ->
    [you] Du fängst an
   *[player] { $name } fängt an
}.
log-deal = { $name ->
    [you] Du bekommst
   *[player] { $name } bekommt
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
log-draw_secret = { $name ->
    [you] Du ziehst
   *[player] { $name } zieht
} ein geheimes Transportmittel.
log-draw-display = { $name ->
    [you] Du nimmst
   *[player] { $name } nimmt
} { one-counter } aus der Auslage.
log-draw-pile = { $name ->
    [you] Du ziehst
   *[player] { $name } zieht
} { one-counter } vom Stapel.
log-place = { $name ->
    [you] Du legst
   *[player] { $name } legt
} { one-counter } auf { $road }.
log-obstacle = { $name ->
    [you] Du legst
   *[player] { $name } legt
} ein Hindernis auf { $road }.
log-pass = { $name ->
    [you] Du passt
   *[player] { $name } passt
}.
log-move-card = { $name ->
    [you] Du reist
   *[player] { $name } reist
} nach { $town } ({ $cards }).
log-move-caravan = { $name ->
    [you] Du reist
   *[player] { $name } reist
} mit der Karawane nach { $town } ({ $cards }).
log-move-boatmen = { $name ->
    [you] Du lässt dich
   *[player] { $name } lässt sich
} nach { $town } rudern ({ $cards }).
log-end_move = { $name ->
    [you] Du beendest deinen Zug
   *[player] { $name } beendet den Zug
}.
log-end_move-cut = { $name ->
    [you] Du beendest deinen Zug und legst
   *[player] { $name } beendet den Zug und legt
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ab.
log-keep = { $name ->
    [you] Du behältst
   *[player] { $name } behält
} { one-counter }.
log-keep-secret = { $name ->
    [you] Du behältst
   *[player] { $name } behält
} ein geheimes Transportmittel.

## Das Ende. $names ist, wer gewonnen hat, einer oder mehrere.
end-title = { $names } gewinnt!
end-title-shared = Gemeinsamer Sieg: { $names }!
end-player = Spieler
end-pieces = Ortssteine
end-town = Ortskarte
end-distance = Entfernung
end-score = Punkte
end-cards = Karten übrig
end-all-twenty = Jemand hatte alle zwanzig Ortssteine gesammelt: Damit war die Partie zu Ende.
end-clear = Wer die meisten Ortssteine hat, gewinnt.
end-clear-score = Wer die meisten Punkte hat, gewinnt.
end-by-cards = Gleich viele Ortssteine: Wer mehr Karten übrig hat, gewinnt.
end-by-cards-score = Gleich viele Punkte: Wer mehr Karten übrig hat, gewinnt.
end-by-distance = Gleich viele Punkte: Wer seinem Zielort näher ist, gewinnt.
end-by-distance-cards = Gleich viele Punkte, gleich nah am Zielort: Wer mehr Karten übrig hat, gewinnt.
end-shared = Gleichstand in allem: Der Sieg wird geteilt.
end-record = Aufzeichnung dieser Partie speichern
end-again = Neue Partie
rematch = Revanche

fault = Im Programm ist etwas schiefgegangen. Deine Partie steht noch so wie vorher; bitte versuch es auf andere Weise. Näheres steht in { $file }.
save-failed = Die Partie ließ sich nicht in { $folder } speichern. Schaffe dort Platz oder erlaube dem Programm, dort zu schreiben. Weiterspielen kannst du trotzdem.
save-late = Auf einer anderen Seite war jemand schneller, deshalb zählt das hier nicht. So steht die Partie jetzt.
save-damaged = Was von dieser Partie gespeichert war, ist beschädigt worden, deshalb wird sie nicht weiter gespeichert. Weiterspielen kannst du trotzdem.

log-then = So sah der Plan damals aus. Escape oder ein Tipp irgendwohin führt zurück ins Jetzt.
since-title = Seit deinem letzten Zug
