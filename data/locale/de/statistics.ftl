# Die Statistik derer, die hier spielen.

statistics = Statistik
statistics-player = Spieler
statistics-games = Partien
statistics-wins = Siege
statistics-towns = Orte je Partie
statistics-edition = Ausgabe
statistics-opponent = Gegen
statistics-editions = Nach Ausgabe
statistics-against = Gegen wen
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-kinds = Am liebsten gereist mit
statistics-kinds-about =
    { $n ->
        [one] Bezahlte Karten aus einer Partie.
       *[other] Bezahlte Karten aus den letzten { $n } Partien.
    }
statistics-plot = Orte, Partie für Partie
statistics-plot-about =
    { $n ->
        [one] Bisher eine Partie. Ein voller Punkt ist ein Sieg.
       *[other] Die letzten { $n } Partien. Ein voller Punkt ist ein Sieg, die gestrichelte Linie der Durchschnitt.
    }
