# Meine Spiele: die Listen, und was sich mit einem Spiel machen lässt.

games-unfinished = Angefangen ({ $n })
games-finished = Zu Ende gespielt ({ $n })
games-deleted = Gelöscht ({ $n })
games-none-unfinished = Kein Spiel wartet auf dich. Fang unter „{ place-play }“ eines an.
games-none-finished = Hier wurde noch kein Spiel zu Ende gespielt.
games-none-deleted = Gelöscht ist nichts.
games-named = { $title } · { $about }
games-won = { $about } · gewonnen: { $winners }
games-later = Neuere Spiele
games-earlier = Ältere Spiele
games-list = Alle Spiele
games-look = Das Ende ansehen
games-replay = Noch einmal abspielen
games-name = Name dieses Spiels
games-rename = So nennen
games-export = Aufzeichnung mitnehmen
games-export-ready = Datei speichern. Sie enthält das ganze Spiel, auch verdeckte Karten und Transportmittel.
games-delete = Löschen
games-is-deleted = Gelöscht. Unter den gelöschten Spielen kannst du es jederzeit zurückholen.
games-restore = Zurückholen
games-is-back = Es ist wieder bei deinen Spielen.
games-import = Aufzeichnungen einlesen …
games-added = { $n ->
    [one] Ein Spiel ist dazugekommen.
   *[other] { $n } Spiele sind dazugekommen.
}
games-refused = { $file }: { $sentence }
games-results = Ergebnisse als Tabelle
games-results-ready = Ergebnisse als CSV-Datei speichern, für jede Tabellenkalkulation.
