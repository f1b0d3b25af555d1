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
games-broken-game = Beschädigte Partie { $id }
games-broken-chosen = Was die Liste von dieser Partie weiß, ist beschädigt. Vielleicht lässt sich die Partie selbst noch öffnen.
games-broken-about = { $n ->
    [one] Etwas, das hier aufbewahrt wird, ist beschädigt. Es bleibt, wie es ist, und alles andere funktioniert:
   *[other] { $n } Dinge, die hier aufbewahrt werden, sind beschädigt. Sie bleiben, wie sie sind, und alles andere funktioniert:
}
games-broken-seat = ein Platz der Partie { $id }
games-broken-result = ein Ergebnis der Partie { $id }
games-broken-setting = eine Einstellung, { $id }
games-broken-learned = ein Stück Fortschritt, { $id }
