# Ein Spiel noch einmal abgespielt, Schritt für Schritt.

replay-strip = Durch das Spiel
replay-step = Schritt { $n } von { $of }
replay-first = Anfang
replay-back = ◀ Zurück
replay-play = ▶ Abspielen
replay-stop = Anhalten
replay-forth = Weiter ▶
replay-last = Ende
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-player = Spieler
replay-pieces = Orte
replay-cards = Karten
replay-everybody = Was alle sehen
replay-own = Dieses Spiel läuft noch: Du siehst, was du damals wusstest.
replay-known = Dieses Spiel läuft noch: Du siehst, was damals alle wussten.
replay-picture = Bild dieser Stellung
replay-picture-ready = Bild speichern (SVG).
replay-film = Film von diesem Spiel
replay-film-ready = Film speichern (bewegtes SVG, so schnell wie oben gewählt).
replay-close = Zurück zum Spiel
