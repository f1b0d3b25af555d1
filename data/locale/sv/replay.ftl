### Ett spel spelas upp igen, steg för steg.

replay-strip = Genom partiet
replay-step = steg { $n } av { $of }
replay-first = Början
replay-back = ◀ Bakåt
replay-play = ▶ Spela upp
replay-stop = Paus
replay-forth = Framåt ▶
replay-last = Slut
replay-slow = långsamt
replay-normal = lagom
replay-fast = fort
replay-player = Spelare
replay-pieces = Städer
replay-cards = Kort
replay-everybody = Vad alla ser
replay-own = Partiet pågår ännu: du ser det du visste då.
replay-known = Partiet pågår ännu: du ser det alla visste då.
replay-picture = Bild av ställningen
replay-picture-ready = Spara bilden (SVG).
replay-film = Film av partiet
replay-film-ready = Spara filmen (animerad SVG, i den takt du har valt).
replay-close = Tillbaka till partiet
