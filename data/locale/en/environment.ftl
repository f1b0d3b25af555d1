# The notebook that shows the environment for learning programs.
environment-title = A world for learning programs
environment-brief = The game as a PettingZoo environment, in which a function of your own plays.
environment-about =
    # { environment-title }

    PettingZoo's agents act one after the other, and each learns what its seat may know: a row of { $numbers } numbers, and a mask that says which of { $actions } actions are legal now. `help("elfenwidgets.play.env.observation")` and `help("elfenwidgets.play.env.numbering")` say what each number means.

    Below, a game is begun, a row and a mask are read, and three ways to choose are compared: by lot, by lot but never idle, and by the medium bot. What you make of it is yours: put your own function in the place of `eager`.
