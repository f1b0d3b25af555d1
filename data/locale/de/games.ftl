# Meine Spiele: die Listen, und was sich mit einem Spiel machen lässt.

games-unfinished = Angefangen ({ $n })
games-finished = Zu Ende gespielt ({ $n })
games-deleted = Gelöscht ({ $n })
games-none-unfinished = Keine Partie wartet auf dich. Fang unter „{ place-play }“ eine an.
games-none-finished = Hier wurde noch keine Partie zu Ende gespielt.
games-none-deleted = Es ist nichts gelöscht.
games-named = { $title } · { $about }
games-won = { $about } · Sieg: { $winners }
games-later = Neuere Partien
games-earlier = Ältere Partien
games-list = Alle Partien
games-look = Das Ende ansehen
games-replay = Noch einmal abspielen
games-name = Name dieser Partie
games-rename = So nennen
games-export = Aufzeichnung exportieren
games-export-ready = Datei speichern. Sie enthält die ganze Partie, auch verdeckte Karten und Transportmittel.
games-delete = Löschen
games-is-deleted = Gelöscht. Unter den gelöschten Partien kannst du sie jederzeit zurückholen.
games-restore = Zurückholen
games-is-back = Sie ist wieder bei deinen Partien.
games-import = Aufzeichnungen importieren …
games-added = { $n ->
    [one] Eine Partie ist dazugekommen.
   *[other] { $n } Partien sind dazugekommen.
}
games-refused = { $file }: { $sentence }
games-results = Ergebnisse als Tabelle
games-results-ready = Ergebnisse als CSV-Datei speichern, für jede Tabellenkalkulation.
