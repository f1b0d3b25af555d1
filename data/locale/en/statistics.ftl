# The statistics of the people who play here.

statistics = Statistics
statistics-player = Player
statistics-games = Games
statistics-wins = Wins
statistics-towns = Towns per game
statistics-edition = Edition
statistics-opponent = Against
statistics-editions = By edition
statistics-against = Against whom
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-kinds = Favourite transport
statistics-kinds-about =
    { $n ->
        [one] Cards paid in one game.
       *[other] Cards paid in the latest { $n } games.
    }
statistics-plot = Towns, game by game
statistics-plot-about =
    { $n ->
        [one] One game so far. A full dot is a win.
       *[other] The latest { $n } games. A full dot is a win, the dashed line is the average.
    }
