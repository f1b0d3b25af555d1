# Ein Spiel noch einmal abgespielt, Schritt für Schritt.

replay-strip = Durch die Partie
replay-step = Schritt { $n } von { $of }
replay-first = Anfang
replay-back = ◀ Zurück
replay-play = ▶ Abspielen
replay-stop = Pause
replay-forth = Weiter ▶
replay-last = Ende
replay-slow = langsam
replay-normal = normal
replay-fast = schnell
replay-player = Spieler
replay-pieces = Ortssteine
replay-cards = Karten
replay-everybody = Was alle sehen
replay-own = Diese Partie läuft noch: Du siehst, was du damals wusstest.
replay-known = Diese Partie läuft noch: Du siehst, was damals alle wussten.
replay-picture = Bild dieser Stellung
replay-picture-ready = Bild speichern (SVG).
replay-film = Film dieser Partie
replay-film-ready = Film speichern (animiertes SVG, im gewählten Tempo).
replay-close = Zurück zum Spiel
