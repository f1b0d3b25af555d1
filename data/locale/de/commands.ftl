### Was die Befehle im Terminal sagen, wenn sie fertig sind oder etwas nicht geht.

## $name ist, was jemand getippt hat, $known die Aufzählung dessen, was es gibt.
command-no-edition = Die Ausgabe „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-bot = Den Bot „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-lesson = Die Lektion „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-language = Die Sprache „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-reward = Die Belohnung „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
command-no-render-mode = Den Darstellungsmodus „{ $name }“ gibt es nicht; zur Wahl stehen { $known }.
## $n ist die getippte Zahl.
command-players = Elfenland ist für zwei bis sechs Spieler, nicht für { $n }.
command-no-games = Mindestens eine Partie muss gespielt werden, nicht { $n }.
command-no-processes = Mindestens ein Prozess muss spielen, nicht { $n }.
## $path ist ein Pfad, $suffix eine Endung, $reason die Begründung des Betriebssystems.
command-no-file = Die Datei { $path } gibt es nicht.
command-no-folder = Den Ordner { $path } gibt es nicht.
command-no-record = Im Ordner { $path } liegt keine Aufzeichnung (*{ $suffix }).
command-is-file = { $path } ist eine Datei, kein Ordner.
command-is-folder = { $path } ist ein Ordner, keine Datei.
command-no-table = { $path } endet weder auf .csv noch auf .parquet.
command-unmade = Der Ordner { $path } lässt sich nicht anlegen: { $reason }.
command-unwritten = { $path } lässt sich nicht schreiben: { $reason }.
command-unread = { $path } lässt sich nicht lesen: { $reason }.
## $package ist ein Paket, $extra was pip dafür installiert, $port ein Port, $address eine Adresse.
command-needs = Dafür fehlt { $package }. Installiere es mit: pip install '{ $extra }'.
command-incomplete = Die Installation ist unvollständig: Es fehlt { $path }.
command-no-port = { $port } ist kein Port: Nimm eine Zahl von 1 bis 65535.
command-port-fails = Port { $port } lässt sich nicht benutzen: { $reason }.
command-unserved = Das Spiel lässt sich nicht bereitstellen: { $reason }.
command-served = Elfenland: { $address } (Strg+C beendet das Programm)
command-no-scheduler = Unter { $address } antwortet kein Dask-Scheduler.
command-process-ended = Ein Prozess, der Partien spielte, wurde beendet.
command-worker-failed = Ein Worker des Clusters ist ausgefallen: { $reason }
## Ergebnisse: $n, $of und $broken sind Anzahlen, $towns ist eine Aufzählung von Bots mit
## Mittelwerten.
command-checked = Geprüfte Aufzeichnungen: { $n }, fehlerhafte: { $broken }.
command-pages = Seiten nach { $path } geschrieben: { $n } Lektionen; beginne mit index.html.
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
command-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-strength = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-towns = { $bot } { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
command-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
