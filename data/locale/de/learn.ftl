### Der Kurs: seine Teile, seine Aufgaben, seine eigenen Worte.

## So heißt, wer liest, wo ein Name stehen muss; in Sätzen wählt [you] eine eigene Form. Darunter
## die Namen der Mitspieler.
lesson-you = Du
bot-1 = Farn
bot-2 = Mirelle
bot-3 = Ilvar
bot-4 = Nerine
bot-5 = Oswin
bot-6 = Tamryn
## $n, $of, $stars und $minutes sind Anzahlen, $title ist der Titel einer Lektion.
lesson-board = Eine Lektion
lesson-number = Lektion { $n } · { $minutes } Minuten
lesson-rules = Die Regeln hinter dieser Lektion
lesson-course = ◂ Alle Lektionen
lesson-onward = Weiter: { $title } ▸
lesson-know = Was du jetzt weißt
lesson-won = ★ { $stars } von { $of }
lesson-right = { $n } von { $of } Fragen richtig
lesson-end = Ende der Lektion
lesson-left = { $n ->
    [one] Eine Aufgabe ist noch offen. Du kannst jederzeit zu ihr zurück:
   *[other] { $n } Aufgaben sind noch offen. Du kannst jederzeit zu ihnen zurück:
}
lesson-all-done = Alle Aufgaben dieser Lektion sind gelöst.

## $move ist eines der do-… weiter unten, $moves mehrere davon mit Pfeilen; $hint und $why sind
## ganze Sätze.
level-number = Aufgabe { $n } von { $of }
level-try = Versuche: { $move }
level-hint-button = Hinweis
level-hint = Hinweis { $n }: { $hint }
level-solution = Lösung
level-again = Von vorn
level-next = Nächste Aufgabe ▸
level-take-back = Schritt zurücknehmen
level-solved = Geschafft!
level-refused = Richtig, das geht nicht: { $why }
level-way = Der Weg: { $moves }.
level-move = { $move }.

example-kicker = Beispiel
example-step = Bild { $n } von { $of }
example-back = ◂ Zurück
example-forth = Weiter ▸
example-start = Noch einmal von vorn

free-kicker = Ausprobieren
land-title = Sieh dich um
land-goal = Wähle eine Straße, einen Fluss oder einen Ort, dann erfährst du mehr darüber.
## $town, $a und $b sind Orte, $towns eine Aufzählung; $road ist eine Verbindung, $cards eine
## Aufzählung mit „oder“, $kinds eine mit Kommas; $counter und $card sind eine Art.
land-town = { $town }. Von hier geht es nach { $towns }.
land-road = { $road } kostet je nach Transportmittel: { $cards }.
land-never = Nicht erlaubt: { $kinds }.
land-taken = { CAP($what) }: Jede Fahrt kostet { $cards }.
land-obstructed = { CAP($what) }: Jede Fahrt kostet { $cards }, { $n } laut Übersichtskarte und eine Karte für das Hindernis.
land-river = Ein Fluss, der von { $a } nach { $b } fließt: flussabwärts ein Floß, flussaufwärts zwei.
land-ferry = { $road }: { $n ->
    [one] ein Floß
   *[other] { $n } Flöße
} in beide Richtungen.
land-counter = { CAP(counter.ein) }. Auf einer Straße zeigt dieses Transportmittel, womit man dort reist.
land-card = { $card ->
    [raft] Eine Floßkarte. Damit bezahlst du Flüsse und Fähren.
    [dragon] Eine Drachenkarte. Damit bezahlst du Straßen, auf denen ein Drache liegt.
    [magic_cloud] Eine Wolkenkarte. Damit bezahlst du Straßen, auf denen eine Magische Wolke liegt.
    [elfcycle] Eine Elfenradkarte. Damit bezahlst du Straßen, auf denen ein Elfenrad liegt.
    [unicorn] Eine Einhornkarte. Damit bezahlst du Straßen, auf denen ein Einhorn liegt.
    [giant_pig] Eine Riesenschweinkarte. Damit bezahlst du Straßen, auf denen ein Riesenschwein liegt.
   *[other] Eine Reisekarte: { $card }. Damit bezahlst du Straßen, auf denen dieses Transportmittel liegt.
}
land-obstacle = Dein Hindernis. Einmal in der Partie verteuert es eine Straße um eine Karte derselben Art.
land-pile = In diesem Stapel liegen die verdeckten Transportmittel.

play-deal = Karten austeilen
play-deal-again = Neu austeilen

## Etwas, das zu tun ist, klein und in der Grundform: „Hinweis 3: einen Drachen aus der Auslage
## nehmen.“ $cards ist eine Aufzählung wie „2 Drachen und 1 Floß“.
do-draw_secret = ein geheimes Transportmittel ziehen
do-draw-display = { one-counter } aus der Auslage nehmen
do-draw-pile = vom Stapel ziehen
do-place = { one-counter } auf { $road } legen
do-place-secret = { counter.geheim } auf { $road } legen
do-obstacle = das Hindernis auf { $road } legen
do-pass = passen
do-move-card = nach { $town } reisen ({ $cards })
do-move-caravan = mit der Karawane nach { $town } ziehen ({ $cards })
do-move-boatmen = sich nach { $town } rudern lassen ({ $cards })
do-end_move = den Zug beenden
do-end_move-cut = den Zug beenden, dabei ablegen: { $cards }
do-keep = { one-counter } behalten
do-keep-secret = { counter.geheim } behalten

## $answer ist eine Antwort.
quiz-solution = Lösung
quiz-right = Die Antwort: { $answer }

look-loud = Ansicht für den Beamer
look-calm = Normale Ansicht
look-hands = Alle Handkarten zeigen
look-hide-hands = Handkarten verbergen
hands-title = Alle Handkarten
hands-secret = geheim:
learn-unknown = „{ $name }“ gibt es im Kurs nicht. Die Lektionen haben Nummern von 1 bis { $n } und Namen: { $at } ist „{ $title }“.
learn-unknown-near = „{ $name }“ gibt es im Kurs nicht. Am nächsten kommt { $at }: „{ $title }“.

## $title ist der Titel einer Lektion, $command ein Befehl zum Installieren.
course-title = Elfenland lernen
course-about =
    { $n ->
        [12] Zwölf kurze Lektionen
       *[other] { $n } kurze Lektionen
    }, vom ersten Schritt zum ganzen Spiel, und { $more ->
        [6] sechs weitere
       *[other] { $more } weitere
    }, wenn du magst.
course-begin = Los geht’s: { $title } ▸
course-go-on = Weiter mit: { $title } ▸
course-further = Zum Weiterlernen: für KI-Studierende
course-lab = Die Lektionen als Notebooks, mit ihrem Code
course-needs = Dafür brauchst du etwas Python und ein paar Pakete: { $command }. Auf Binder sind sie schon da.
course-lacks = Dafür brauchst du etwas Python und ein paar Pakete, die hier fehlen: { $command }
course-minutes = { $n } Minuten
course-paste = Dein Fortschritt als Text: Kopiere ihn zum Aufheben oder füge ihn hier wieder ein
course-export = Fortschritt als Text sichern
course-import = Fortschritt aus diesem Text laden
course-over = Fortschritt löschen
course-ask = Alle Sterne, alle Antworten und deine eigene Partie werden gelöscht. Bist du sicher?
course-sure = Ja, alles löschen
course-keep = Nein, behalten
course-cleared = Alles gelöscht: Es ist wieder wie am ersten Tag.
course-exported = Kopiere diesen Text und bewahre ihn gut auf.
course-imported = Willkommen zurück! In jeder Aufgabe gilt dein besseres Ergebnis.

review-title = Wiederholen
review-empty = Hier wartet nichts auf dich: Noch ist nichts schiefgegangen, oder du hast alles wieder gutgemacht.

## $n ist eine Anzahl von Minuten, $address, was jemand eingegeben hat.
teacher-title = Für Lehrende
teacher-about = { $of } Lektionen, zusammen { $n } Minuten: was jede lehrt, was dabei schiefgeht, und alle Antworten.
teacher-objectives = Lernziele
teacher-traps = Häufige Irrtümer
teacher-table = Welche Aufgabe welche Regel lehrt
teacher-statement = Regel
teacher-lessons = Lektionen
teacher-levels = Aufgaben
teacher-answers = Antworten

binder-title = Für die Klasse: ein Link zu Binder
binder-about = Auf mybinder.org läuft der Kurs ganz ohne Installation. Leg eine Kopie dieses Projekts öffentlich ab, gib hier ihre Adresse ein und schick deiner Klasse den Link. Binder speichert nichts: Alle sollen ihren Fortschritt als Text sichern.
binder-address = Die Adresse deiner Kopie, wie im Browser
binder-unknown = „{ $address }“ ist keine Adresse einer Kopie: Gib sie so an, wie sie im Browser steht, mit Server, Besitzer und Name.
binder-link = Dieser Link öffnet den Kurs; die erste Lektion zeigt ihn von nun an:

step-lesson = { $n } · { $title }
step-number = Schritt { $n } von { $of }
course-stands =
    { $minutes } min · { $n } von { $of ->
        [one] { $of } Aufgabe
       *[other] { $of } Aufgaben
    }
course-review = Zu wiederholen: { $n }

# Die eigene Partie.
own-lost = Deine eigene Partie ließ sich nicht laden. Teile neu aus.
own-elsewhere = Deine eigene Partie ist inzwischen anderswo weitergegangen. Hier siehst du, wie sie jetzt steht.
own-done = So weit für jetzt. Deine Partie geht später im Kurs weiter.
own-behind = So weit ist deine Partie noch nicht: Spiel bei der Phase weiter, die oben hervorgehoben ist.
score-pieces = { $n }/{ $of }
score-round = Runde { $n }
score-all = Ortssteine
score-you-lead = Du liegst vorn!
score-leads = { $names } liegt vorn.
score-tied = Gleichauf an der Spitze: { $names }.
score-you-won = Du hast gewonnen!
course-more = Mehr, wenn du magst
known-button = Kenne ich schon
known-question = Frage { $n } von { $of }: Alle auf Anhieb richtig, und du überspringst die Lektion
known-not = Die Lektion lohnt sich also: Mit „Weiter“ fängst du an.
known-all = Das kannst du alles. „Weiter“ führt zur nächsten Lektion.
chart-short = Übersicht

# Die Übung.
drill-count = { $n } von { $of } richtig
drill-done = Geschafft, alle sind richtig.
drill-done-missed = Geschafft. { $n ->
    [one] Eine Frage kam noch einmal, und jetzt stimmt auch sie.
   *[other] { $n } Fragen kamen noch einmal, und jetzt stimmen auch sie.
}
drill-chart = Von den { $of } Preisen der Übersichtskarte, mit und ohne Hindernis, hattest du bisher { $n }. Hattest du alle, ist der Meilenstein erreicht.
drill-chart-all = Du hattest jeden Preis der Übersichtskarte.
drill-again = Noch einmal
drill-right = Richtig.
drill-wrong = Nicht ganz. { $answer }
drill-wrong-there = Nicht ganz. { CAP($what) }: Richtig ist „{ $answer }“.
drill-no-counter = Auf { $road } liegt kein Transportmittel, also kann dort niemand reisen.
drill-ask-price = Was kostet dieser Schritt?
drill-ask-place = Darf { counter.der } hier liegen?
drill-ask-obstacle = Darf dein Hindernis hier liegen?
drill-ask-left = Wie viele { $counter ->
    [giant_pig] Riesenschweine
    [elfcycle] Elfenräder
    [magic_cloud] Magische Wolken
    [unicorn] Einhörner
    [dragon] Drachen
   *[troll_wagon] Trollwagen
} kann man noch ziehen?
drill-ask-home = Wie viele Verbindungen sind es von deinem Stiefel nach { $town }?
drill-ask-coins = Wie viele Goldmünzen bringt { $town } über diese Straße?
drill-answer-never = Nicht möglich
drill-answer-yes = Ja
drill-answer-terrain = Nein: falsches Gelände
drill-answer-taken = Nein: Da liegt schon eins
drill-answer-water = Nein: Das ist Wasser
drill-answer-bare = Nein: Da liegt noch kein Transportmittel
drill-answer-second = Nein: Da liegt schon ein Hindernis
drill-answer-used = Nein: Es ist schon eingesetzt
course-progress = Dein Fortschritt
course-milestones = Meilensteine

# Die Seite zum Ausdrucken.
sheet-open = Eine Seite zum Ausdrucken
sheet-print = Diese Seite drucken
sheet-title = Durchs Elfenland
sheet-name = Name:
sheet-lessons = Geschaffte Lektionen
sheet-date = { DATETIME($date, dateStyle: "long") }

# Zum Aufwärmen, und eine Lösung auf dem Plan.
warm-up-title = Zum Aufwärmen vor { $title }
level-shown = Lösung, Schritt { $n } von { $of }: { $move }.
level-shown-first = Die Lösung Schritt für Schritt: Drück auf „Weiter“.
level-shown-again = Von hier führt kein Weg mehr zum Ziel, also noch mal von vorn. Mit „Weiter“ siehst du die Lösung Schritt für Schritt.
level-myself = Ich mache selbst weiter
land-nothing = Freies Land: Hier gibt es weder Straße noch Fluss noch Fähre. Wähle eine Straße, einen Fluss oder einen Ort.
