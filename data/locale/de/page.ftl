### Die Seite um das Spiel herum.
page-title = Elfenland
page-loading = Der Spielplan wird ausgerollt …
page-gone = Das Spiel auf dieser Seite läuft nicht mehr. Deine Partie ist gespeichert: Lade die Seite neu, dann geht es weiter.
page-away = Das Spiel antwortet nicht. Wenn du es beendet hast, starte es wieder und lade die Seite neu; deine Partie ist gespeichert.
page-reload = Seite neu laden
page-no-script = Das Spiel braucht JavaScript. Bitte erlaube es für diese Seite.
page-foreign = Diese Seite des Spiels lässt sich nicht von einer anderen Website aus öffnen. Gib ihre Adresse ein oder folge dem Link im Terminal.
page-nowhere = Unter dieser Adresse gibt es nichts.
page-full = Das Spiel ist auf diesem Rechner zu oft geöffnet. Schließ eine Seite, die du nicht brauchst, warte einen Moment und versuch es noch einmal.
page-no-room = Auf diesem Computer ist kein Speicherplatz mehr frei, deshalb lässt sich keine Seite öffnen. Schaffe Platz und lade die Seite dann neu.
page-notebook-gone = Dieses Notebook wurde neu gestartet, der Spielplan antwortet nicht mehr: Wähle Run ▸ Run All Cells (deutsch: „Ausführen ▸ Alle Zellen ausführen“).
page-fetching = Das Spiel wird geholt; danach öffnet es sich auch ohne Netz.
page-elsewhere = Das Spiel ist in einem anderen Tab oder Fenster offen. Spiel dort weiter oder schließ es: Dann öffnet es sich hier.
page-unkept = Dieser Browser merkt sich auf dieser Seite nichts (privates Fenster oder kein Platz mehr): Was du hier tust, ist nach dem Schließen weg.
page-broken = Das Spiel lässt sich nicht starten. Lade die Seite neu; hilft das nicht, nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
page-new = Es gibt eine neue Version des Spiels.
page-renew = Jetzt verwenden
