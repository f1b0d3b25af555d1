# Das Zuhause: die Orte, der Anfang, die Einstellungen.
home-title = { $place } · { start-title }
home-places = Wohin
home-nowhere = Unter dieser Adresse gibt es nichts. Hier fängt alles an.
home-no-game = Diese Partie gibt es auf diesem Rechner nicht. Vielleicht ist die Adresse alt, oder sie stammt von einem anderen Rechner.
place-play = Spielen
place-learn = Lernen
place-puzzles = Rätsel
place-games = Meine Partien
place-teach = Unterrichten
place-settings = Einstellungen

front-about = Ein Gesellschaftsspiel für zwei bis sechs, etwa eine Stunde: Besuche mehr der zwanzig Orte als alle anderen.
front-first = Neu hier? Deine erste Runde in zehn Minuten
front-first-on = Weiter mit deiner ersten Runde
front-bots = Gegen zwei Bots spielen
front-name = Elfe
front-friends = Mit Freunden
front-another = Eine andere Partie …
front-all-games = Alle meine Partien

puzzles-nowhere = Dieses Rätsel gibt es nicht. Hier ist das von heute.

setting-language = Sprache
setting-theme = Farben
setting-theme-system = wie das System
setting-theme-light = hell
setting-theme-dark = dunkel
setting-theme-contrast = starker Kontrast
setting-size = Schriftgröße
setting-size-100 = normal
setting-size-125 = groß
setting-size-150 = sehr groß
setting-motion = Bewegung
setting-motion-system = wie das System
setting-motion-none = keine
setting-sound = Töne
setting-sound-off = aus
setting-sound-soft = leise
setting-sound-on = an
setting-sound-now = Töne: { $how }
setting-notify = Eine Benachrichtigung, wenn du dran bist und die Seite nicht zu sehen ist
notify-off = Benachrichtigen
notify-on = Nicht mehr benachrichtigen
notify-denied = Dein Browser erlaubt hier keine Benachrichtigungen
setting-pace = Tempo der Bots
setting-round = Zwischenstand nach jeder Runde
setting-round-on = zeigen
setting-round-off = gleich weiter
setting-preview = Was die Karte unter dem Zeiger sagt
setting-preview-towns = Preise und Orte
setting-preview-prices = nur Preise
setting-name = Dein Name gegen Bots

board-whole = Ganze Karte
handbook-open = Regeln und Übersicht
handbook-close = Zurück zum Spiel
handbook-over = Das Ende der Partie

# All that is kept, as one file.
luggage-title = Alles mitnehmen
luggage-about = Dieser Browser verwahrt deine Partien, Einstellungen und Fortschritte. In einer Datei kommen sie mit in einen anderen Browser oder auf einen anderen Computer, auch wenn es diesen nicht mehr gibt.
luggage-pack = Datei erstellen
luggage-bring = Datei laden
luggage-foreign = { $file } ist keine solche Datei. Nimm eine, die diese Seite erstellt hat.
luggage-brought =
    { $n ->
        [0] Es ist keine neue Partie dabei.
        [one] Geladen, mit einer Partie mehr.
       *[other] Geladen, mit { $n } Partien mehr.
     }
