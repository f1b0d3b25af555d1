### Das Notebook, das die Umgebung für lernende Programme zeigt.
environment-title = Eine Welt für lernende Programme
environment-brief = Das Spiel als PettingZoo-Umgebung, in der deine eigene Funktion mitspielt.
environment-about =
    # { environment-title }

    In PettingZoo handeln die Agenten nacheinander, und jeder erfährt, was sein Platz wissen darf: eine Zeile mit { $numbers } Zahlen und eine Maske, die sagt, welche von { $actions } Aktionen gerade erlaubt sind. `help("elfenwidgets.play.env.observation")` und `help("elfenwidgets.play.env.numbering")` sagen, was jede Zahl bedeutet.

    Unten wird eine Partie begonnen, eine Zeile und eine Maske werden gelesen und drei Arten zu wählen verglichen: nach dem Zufall; nach dem Zufall, aber nie untätig; und wie der mittlere Bot. Was du daraus machst, ist deine Sache: Setze deine eigene Funktion an die Stelle von `eager`.
