# The notebook that shows the environment for learning programs.
environment-title = A world for programs that learn
environment-brief = The game as a PettingZoo environment, with a function of your own as a player.
environment-about =
    # { environment-title }

    PettingZoo’s agents act one after another, and each is told what its seat may know: a row of { $numbers } numbers, and a mask of which of { $actions } actions are legal now. `help("elfenwidgets.play.env.observation")` and `help("elfenwidgets.play.env.numbering")` say what each number means.

    Below, we begin a game, read a row and a mask, and compare three ways to choose: at random, at random but never idle, and the medium bot. Now it’s your turn: put a function of your own in place of `eager`.
