### Was die Befehle im Terminal sagen, wenn sie fertig sind oder etwas nicht geht.

## $name ist, was jemand getippt hat, $known die Aufzählung dessen, was es gibt.
command-no-edition = Die Ausgabe „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-edition-not-here = Die Ausgabe „{ $name }“ gibt es hier nicht: Hier wird das Grundspiel auf dem ganzen Spielplan gespielt. Zur Wahl stehen { $known }. Alle Ausgaben kennt elfenwidgets.rules.
command-half-players = Die Ausgabe „{ $name }“ ist für zwei: Gib --players 2 an.
command-no-bot = Den Bot „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-lesson = Die Lektion „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-puzzle = Das Rätsel „{ $name }“ gibt es nicht. Rätsel heißen zum Beispiel so: { $known }.
command-no-language = Die Sprache „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-reward = Die Belohnung „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-render-mode = Den Darstellungsmodus „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
## $n ist die getippte Zahl.
command-players = Elfenland ist für zwei bis sechs Spieler, nicht für { $n }.
command-no-games = Mindestens eine Partie muss gespielt werden, nicht { $n }.
command-no-processes = Mindestens ein Prozess muss spielen, nicht { $n }.
## $path ist ein Pfad, $suffix eine Endung, $reason die Begründung des Betriebssystems.
command-no-file = Die Datei { $path } gibt es nicht. Prüfe den Namen.
command-no-folder = Den Ordner { $path } gibt es nicht. Prüfe den Namen.
command-no-record = Im Ordner { $path } liegt keine Aufzeichnung (*{ $suffix }); „elfenwidgets simulate“ erzeugt welche.
command-is-file = { $path } ist eine Datei, kein Ordner.
command-is-folder = { $path } ist ein Ordner, keine Datei.
command-no-table = Der Name der Tabelle muss auf .csv oder .parquet enden; { $path } tut das nicht.
command-unmade = Der Ordner { $path } lässt sich nicht anlegen: { $reason }.
command-unwritten = { $path } lässt sich nicht schreiben: { $reason }.
command-unread = { $path } lässt sich nicht lesen: { $reason }.
## $package ist ein Paket, $extra was pip dafür installiert, $port ein Port, $address eine Adresse.
command-needs = Dafür fehlt { $package }. Installiere es mit: pip install '{ $extra }'.
command-needs-elsewhere = Dafür fehlt { $package }, das Python im Browser nicht hat: Führe es dort aus, wo das Spiel installiert ist.
command-incomplete = Die Installation ist unvollständig: Es fehlt { $path }. Installiere neu: pip install --force-reinstall elfenwidgets
command-no-port = { $port } ist kein Port: Nimm eine Zahl von 1 bis 65535.
command-port-fails = Port { $port } lässt sich nicht benutzen: { $reason }. Nimm einen anderen oder lass --port weg.
command-kernels = { $variable } ist „{ $value }“, muss aber eine Zahl von 1 bis 9999 sein.
command-unserved = Das Spiel lässt sich nicht bereitstellen: { $reason }.
command-served = Elfenland: { $address } (Strg+C beendet das Programm)
command-no-notebooks = Deine Notebooks lassen sich nicht in { $folder } ablegen: { $reason }. Schaffe Platz, erlaube dem Programm, dort zu schreiben, oder nenne in { $variable } einen anderen Ordner.
command-notebooks = Deine Notebooks liegen in { $folder }.
command-notebooks-beside = Notebooks, die du geändert hast, bleiben, wie sie sind; die neuen liegen daneben in { $folder }: { $names }.
command-no-scheduler = Unter { $address } antwortet kein Dask-Scheduler. Starte einen oder berichtige die Adresse.
command-process-ended = Ein Prozess, der Partien spielte, wurde beendet. Versuch es mit weniger Prozessen.
command-worker-failed = Ein Worker des Clusters ist ausgefallen: { $reason }
## Ergebnisse: $n, $of und $broken sind Anzahlen, $towns ist eine Aufzählung von Bots mit
## Mittelwerten.
command-checked = Geprüfte Aufzeichnungen: { $n }, fehlerhafte: { $broken }.
command-pages = Seiten nach { $path } geschrieben: { $n } Lektionen; beginne mit index.html.
command-site = Das Spiel liegt in { $path }: { $n } Dateien, { $size } MB. Leg den Ordner auf einen beliebigen Webserver.
command-site-python = Python für den Browser wird geholt (Pyodide { $version }) …
command-site-game = Das Spiel wird gepackt …
command-site-lab = Die Notebooks werden gepackt …
command-site-taken = { $path } ist eine Seite, die nicht von diesem Programm stammt, und bleibt deshalb. Nenn einen anderen Ordner.
command-no-base = { $base } ist kein Ordner eines Webservers; schreib ihn so: /spiele/elfenland/
command-site-nothing = Mit --lessons-only und --no-lab bleibt nichts zu schreiben: Lass eines weg.
command-no-npm = Das braucht npm, womit Python für den Browser kommt: Installiere Node.js.
command-no-pyodide = Pyodide { $version } lässt sich nicht mit npm holen: { $reason }.
command-no-pip = Das braucht pip, das die Pakete holt, aus denen das Spiel besteht: python -m ensurepip installiert es.
command-no-packages = Die Pakete, aus denen das Spiel besteht, lassen sich nicht mit pip holen: { $reason }.
command-games = Partien nach { $path } geschrieben: { $n }. Orte im Durchschnitt: { $towns }.
command-stopped = Abgebrochen.
command-played = Gespielte Partien: { $n } von { $of }.
command-even = Nach jeweils { $n } Partien hat jeder Bot auf jedem Platz gleich oft gesessen.
command-fair = Bei gleicher Stärke entfallen auf jeden Platz { command-share } der Siege; ein geteilter Sieg zählt zu gleichen Teilen.
## Die Tabelle eines Turniers: $sure, $low, $high und $share sind Anteile, $mean, $rating und
## $doubt Zahlen, $bot ist ein Bot.
command-column-bot = Bot
command-column-seats = Plätze
command-column-wins = Siege
command-column-rate = Quote
command-column-interval = Intervall ({ NUMBER($sure, style: "percent") })
command-column-towns = Orte
command-column-rating = Spielstärke
command-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-no-plain-file = { $path } ist keine gewöhnliche Datei.
command-unheard = Die Antwort lässt sich nicht schreiben: { $reason }.
command-about = Elfenland im Browser lernen und spielen. Ohne Befehl öffnet sich das Spiel.
command-metavar = BEFEHL
command-completion = ausgeben, was eine Shell braucht, um die Befehle zu ergänzen
command-about-play = das Spiel im Browser spielen
command-about-learn = das Spiel im Browser lernen
command-about-puzzles = Rätsel im Browser lösen
command-about-pages = die Lektionen als einfache HTML-Seiten schreiben
command-about-site = das Spiel als Dateien für einen beliebigen Webserver schreiben
command-about-simulate = Bots Partien spielen lassen und jede aufzeichnen
command-about-tournament = Bots in vielen Partien antreten lassen und bewerten
command-about-check = Aufzeichnungen nachspielen und sagen, was nicht stimmt
command-examples =
    Beispiele:
      elfenwidgets                        das Spiel öffnen
      elfenwidgets learn                  den Kurs öffnen
      elfenwidgets learn travel           eine Lektion öffnen
      elfenwidgets puzzles                das Rätsel von heute öffnen
      elfenwidgets play --lab             die Notebooks in JupyterLab öffnen
      elfenwidgets simulate --out games   Bots eine Partie spielen lassen
      elfenwidgets check games            ihre Aufzeichnung prüfen
option-port = Port, auf dem die Seite liegt (sonst { $usual } oder ein freier)
option-no-browser = keinen Browser öffnen
option-lab = die Notebooks in JupyterLab öffnen
option-fresh = dasselbe, mit einem frischen Satz Notebooks neben deinen eigenen
option-lesson = ihr Name, ihre Nummer oder eine Stelle in ihr: plan/bare
option-lesson-metavar = LEKTION
option-puzzle = ein Tag wie 2026-11-21 oder Art und Nummer: trip/3 (sonst das von heute)
option-puzzle-metavar = RÄTSEL
option-edition = die Ausgabe der Spielanleitung: { $known } (sonst amigo-de)
option-players = zwei bis sechs (sonst { $usual })
option-games = wie viele Partien
option-first-seed = Startwert der ersten Partie; die nächste hat S+1
option-seed = gleicher Startwert, gleiche Ergebnisse
option-seated = wer am Tisch sitzt, im Uhrzeigersinn und wieder von vorn (sonst { $usual })
option-bots = wer antritt; zweimal heißt zwei Plätze
option-jobs = Prozesse (sonst einer je Kern)
option-dask = ein Scheduler: auf seinem Cluster spielen
option-dask-metavar = ADRESSE
option-records = jede Partie aufzeichnen
option-table = die Ergebnisse als .csv oder .parquet schreiben
option-columns = Spalten von --out, eine Zeile je Platz und Partie:
option-out = wohin die Ausgabe kommt; was fehlt, wird angelegt
option-serve = es danach dem Browser dieses Computers zeigen
option-languages = Sprachen, durch Kommas getrennt (sonst { $known })
option-no-lab = ohne die Notebooks
option-lessons-only = nur die Notebooks der Lektionen, ohne die Seite zum Spielen
option-base = Ordner des Webservers, in dem --serve es zeigt (sonst /)
option-language = Sprache von index.html: { $known } (sonst deine, { $usual }); jede andere bekommt einen Ordner
option-record = eine Aufzeichnung oder ein Ordner mit *{ $suffix }
option-record-metavar = DATEI
option-folder-metavar = ORDNER
option-file-metavar = DATEI
column-game = Nummer der Partie im Turnier, ab 0
column-seed = Startwert der Partie: simulate spielt sie mit denselben Bots in dieser Reihenfolge nach
column-edition = Schlüssel der Ausgabe
column-players = wie viele am Tisch saßen
column-seat = der Platz, ab 0, im Uhrzeigersinn
column-bot = wer dort saß
column-start = 1 für den Startspieler der ersten Runde, sonst 0
column-pieces = eingesammelte Ortssteine
column-distance = Verbindungen zwischen Stiefel und Ort der Ortskarte, ohne Ortskarten 0
column-score = Ortssteine minus Abstand
column-cards = Reisekarten, die auf der Hand blieben
column-place = 1 für den Sieg, die anderen nach Punkten; bei Gleichstand derselbe Platz
column-win = 1 für einen Sieg, bei geteiltem Sieg ein Anteil, sonst 0
argument-usage = Aufruf:
argument-options = Optionen
argument-positional = Argumente
argument-help = diese Hilfe zeigen
argument-version = die Version zeigen
argument-error = { $prog }: { $message }
argument-about = { $argument }: { $message }
argument-required = Es fehlt: { $missing }
argument-unknown = unbekannt: { $words }
argument-one = ein Wert fehlt
argument-some = mindestens ein Wert fehlt
argument-not-with = nicht zusammen mit { $other }
argument-ambiguous = { $option } kann { $matches } heißen
argument-takes-none = nimmt keinen Wert, bekam aber { $value }
argument-choice = { $value } gibt es nicht; möglich sind { $choices }
argument-no-number = „{ $value }“ ist keine ganze Zahl mit höchstens { $digits } Ziffern
command-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-strength = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-towns = { $bot } { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
