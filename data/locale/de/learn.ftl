# Der Kurs: seine Teile, seine Aufgaben, seine eigenen Worte.
lesson-you = Deine Elfe
bot-1 = Farn
bot-2 = Mirelle
lesson-board = Eine Lektion
lesson-number = Lektion { $n } · { $minutes } Minuten
lesson-rules = Die Regeln dahinter, Satz für Satz
lesson-picture = Ein Teil der Karte des Elfenlands
lesson-course = ◂ Alle Lektionen
lesson-onward = Weiter: { $title } ▸
lesson-know = Was du jetzt weißt
lesson-won = ★ { $stars } von { $of }
lesson-right = { $n } von { $of } Fragen richtig

part-read = Lesen
part-free = Das Brett anfassen
part-example = Vorgemacht
part-play = Dein eigenes Spiel
part-level = Aufgaben
part-questions = Fragen
part-know = Was du weißt
spot-open = Das Brett hierher holen: { $what }

level-number = Aufgabe { $n } von { $of }
level-try = Versuche: { $move }
level-hint-button = Hinweis
level-hint = Hinweis { $n }:
level-solution = Lösung
level-again = Von vorn
level-next = Nächste Aufgabe ▸
level-take-back = Zurücknehmen
level-solved = Geschafft!
level-refused = Genau: { $why }
level-way = Der Weg: { $moves }
level-move = Und zwar: { $move }.

example-kicker = Beispiel
example-step = Schritt { $n } von { $of }
example-back = ◂ Zurück
example-forth = Weiter ▸
example-start = Noch einmal von vorn

free-kicker = Das Brett anfassen
free-about = Eine Stellung aus dieser Phase, zum Anfassen und Falschmachen. Was die Regeln verbieten, wird erklärt; nichts wird behalten.
free-title = Probier es aus
land-title = Sieh dich um
land-goal = Klicke auf eine Straße, einen Fluss oder einen Ort, um zu erfahren, was dort ist.
land-town = { $town }. Von hier geht es nach { $towns }.
land-road = { $road } kostet: { $cards }.
land-never = Nie: { $kinds }.
land-river = Ein Fluss von { $a } hinab nach { $b }: ein Floß mit dem Pfeil, zwei dagegen.
land-ferry = { $road }: { $n ->
    [one] ein Floß
   *[other] { $n } Flöße
} in jede Richtung.
land-counter = Ein Transportmittel: { $counter }. Auf einer Straße sagt es, was dort reist.
land-card = Eine Reisekarte: { $card }. Sie zahlt einen Schritt, wo ein solches Transportmittel liegt.
land-obstacle = Dein Hindernis. Es macht eine Straße um eine Karte teurer, einmal im Spiel.
land-pile = In diesem Stapel liegen Transportmittel verdeckt.

line-title = Jeder Platz ist deiner
line-goal = Spiele für alle, die an der Reihe sind. Jeder Zug wird als Zeile notiert, mit der Antwort der Spielregeln: None, oder die Ablehnung als Daten.

play-title = Dein eigenes Spiel
play-done = Diese Phase ist gespielt. Dein Spiel geht in der nächsten Lektion weiter.
play-done-round = Das war Runde eins deines eigenen Spiels. Du kennst jetzt alle sechs Phasen; ein ganzes Spiel findest du unter „Das ganze Spiel“.
play-deal = Karten austeilen
play-deal-again = Ein neues Spiel austeilen
free-done = Diese Phase ist gespielt. Fang von vorn an, so oft du magst.

guided-kicker = Die erste Runde ist vorbei
guided-title = Eine Runde mit Farn und Mirelle
guided-goal = Sie sagen, warum sie tun, was sie tun. Glaub ihnen oder nicht.
guided-done = Du hast eine ganze Runde gespielt. Nun kannst du ein ganzes Spiel spielen.

do-draw_secret = ein geheimes Transportmittel ziehen
do-draw-display = aus der Auslage nehmen: { $counter }
do-draw-pile = vom Stapel ziehen
do-place = { $counter } legen auf { $road }
do-place-secret = { $counter } (geheim) legen auf { $road }
do-obstacle = das Hindernis legen auf { $road }
do-pass = passen
do-move-card = nach { $town } über { $road } für { $cards }
do-move-caravan = nach { $town } über { $road } mit der Karawane: { $cards }
do-move-boatmen = nach { $town } über { $road } mit den Fährleuten: { $cards }
do-end_move = den Zug beenden
do-end_move-cut = den Zug beenden und abgeben: { $cards }
do-keep = { $counter } behalten
do-keep-secret = { $counter } (geheim) behalten

quiz-check = Prüfen
quiz-hint = Hinweis
quiz-solution = Lösung
quiz-typed = Deine Antwort
quiz-right = Die Antwort: { $answer }

look-loud = Ansicht für den Beamer
look-calm = Gewöhnliche Ansicht
look-hands = Alle Karten zeigen
look-hide-hands = Karten verbergen
hands-title = Alle Karten
hands-secret = geheim:
learn-unknown = Nichts im Kurs heißt { $name }.

course-title = Elfenland lernen
course-about = Vierzehn kurze Lektionen, vom ersten Schritt zum ganzen Spiel.
course-begin = Los geht's: { $title } ▸
course-go-on = Weiter mit: { $title } ▸
course-won = { $stars } von { $of } Sternen
course-further = Wer weitergehen will: für Studierende der KI
course-needs = Braucht etwas Python und die Pakete, die { $command } mitbringt; auf Binder sind sie da.
course-lacks = Braucht etwas Python und Pakete, die hier nicht installiert sind: { $command } bringt sie mit.
course-minutes = { $n } Minuten
course-jump = Springe überallhin, beim Namen: plan, Karawane, travel/play …
course-spoken = Von nun an spricht jede Lektion, die du öffnest, Deutsch.
course-paste = Dein Fortschritt als Text, zum Mitnehmen oder Zurückbringen
course-export = Meinen Fortschritt mitnehmen
course-import = Diesen Text zurückbringen
course-over = Neu beginnen
course-ask = Alle Sterne, Antworten und dein eigenes Spiel werden vergessen. Bist du sicher?
course-sure = Ja, alles vergessen
course-keep = Nein, behalten
course-cleared = Alles ist wie am ersten Tag.
course-exported = Kopiere diesen Text und bewahre ihn auf, wo du magst.
course-imported = Willkommen zurück. Von beiden bleiben die besseren Sterne.

review-title = Noch einmal
review-about = Was schiefging, kommt hier wieder, bis es gelingt.
review-empty = Nichts wartet auf dich: Es ging noch nichts schief, oder alles ist gutgemacht.
review-more = Neu ziehen

teacher-title = Für Lehrende
teacher-about = Vierzehn Lektionen, zusammen { $n } Minuten: wozu jede dient, was schiefgeht, und jede Antwort.
teacher-objectives = Lernziele
teacher-traps = Missverständnisse
teacher-table = Welche Aufgabe welchen Satz der Regeln lehrt
teacher-statement = Satz
teacher-lessons = Lektionen
teacher-levels = Aufgaben
teacher-answers = Antworten

binder-title = Für die Klasse: ein Link zu Binder
binder-about = Auf mybinder.org läuft der Kurs ganz ohne Installation. Leg eine Kopie dieses Projekts dorthin, wo alle sie lesen können, gib hier ihre Adresse ein und der Klasse den Link. Binder behält nichts: Lass alle ihren Fortschritt als Text mitnehmen.
binder-address = Die Adresse deiner Kopie, wie im Browser
binder-unknown = „{ $address }“ ist keine Adresse einer Kopie: Gib sie wie im Browser an, mit Rechner, Besitzer und Namen.
binder-link = Dieser Link öffnet den Kurs als Seiten; die erste Lektion zeigt ihn von nun an:
binder-open = Den Kurs auf Binder öffnen, ohne etwas zu installieren
binder-make = Für eine Klasse: die Seite für Lehrende, mit einem Link zu Binder
