### Die Seite um das Spiel herum.
page-title = Elfenland
page-loading = Der Spielplan wird ausgerollt …
page-gone = Das Spiel auf dieser Seite läuft nicht mehr. Es ist gespeichert: Lade die Seite neu und wähle „{ start-resume }“.
page-away = Das Spiel antwortet nicht. Wenn du es beendet hast, starte es wieder und lade die Seite neu; dein Spiel ist gespeichert.
page-reload = Seite neu laden
page-no-script = Das Spiel braucht JavaScript. Bitte erlaube es für diese Seite.
