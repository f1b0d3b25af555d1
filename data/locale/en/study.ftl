# What the notebooks for students say between their cells, in Markdown.
study-run = Choose **Run ▸ Run All Cells**, then change a cell and run it again: that’s what it’s for.
study-tasks =
    ## Now you

    Put your answer in place of `____` and run the cell: it tells you whether it’s right.
study-python-position =
    ## Ask what’s allowed

    `position` sets up any position in the game in one line, and `legal_actions` lists what may be done in it. Actions are plain, frozen objects: you can compare them, keep them and play them.

    _Try it:_ give yourself another counter, or move the boot.
study-python-refusal =
    ## Ask why not

    A refusal is data, not a sentence: the rule against it and the values behind it. So a program can work with it, and sentences can be made in any language. `None` means that nothing forbids the action. An action can be written as a line, and `parse` reads it.

    _Try it:_ what forbids an obstacle on an empty road? `0 obstacle desert:feodor-throtmanni`
study-python-apply =
    ## Play an action

    `apply` returns a new position and leaves the old one as it was. That’s why a program can look ahead and never has to take anything back.
study-python-draw = A position can be drawn, too.
study-python-record =
    ## Play and keep a whole game

    Two bots that choose at random play a game. Its record holds every action and everything that chance decided, one event after the other.
study-python-replay =
    ## Replay it

    `steps` plays the record again and checks each event against the rules. At the end, these are the town pieces of each seat.
study-python-statistics =
    ## Count

    One game says little. Twelve games with twelve seeds are the same twelve on every machine.
study-python-plot =
    How many town pieces does a player who chooses at random collect?

    _Try it:_ put `"greedy"` in place of one `"random"` above, and run both cells again.
study-analysis-games =
    ## The table

    One row for each seat of each game: what was played, how it ended, which counters were placed and kept, and which towns were missed.
study-analysis-start =
    ## Does it help to start?

    How far the share of wins lies above a fair one, and how the pieces compare with those of the others, for each number of players.

    _Try it:_ what do the games of one edition alone say? `figures.start_player(games[games["edition"] == "amigo-de"])`
study-analysis-scores =
    ## How many towns are reached?

    The mean score of a seat, by edition and number of players.
study-analysis-left-out =
    ## Which towns are left out?

    The share of seats that never get to a town, and how many roads lead there.

    _Try it:_ which towns does hardly anyone miss? `left_out.round(1).tail(8)`
study-analysis-counters =
    ## Which counters are good?

    How many more pieces go with each extra counter of a kind that was placed, and that was kept.
study-analysis-end =
    ## What you’ve seen

    Two results are clear: with more players everyone gets further, and towns with few roads are missed most often. Two others look like results and aren’t yet: whether it helps to start, and which counters are good. There the intervals include zero or just miss it.

    So look at the interval first, count how many figures you’ve looked at, and don’t take what goes together for a cause. If a question won’t let go of you, play more games, or change one thing alone and leave everything else as it is. The next chapter hands you the world to do that in.
study-environment-world =
    ## Begin a game

    The environment has PettingZoo’s interface for agents that act in turn. A seed decides everything left to chance. `agent_selection` is whose turn it is.
study-environment-row =
    ## What an agent sees

    A row of numbers, with a slice for each thing. It holds nothing that its seat may not know: that’s what keeps a learning program honest.

    _Try it:_ see what else is in the row. `list(SLICES)`
study-environment-mask =
    ## What an agent may do

    Every action in the game has a number. The mask says which are legal now. Each agent first draws its secret counter (action 0); then these are possible:
study-environment-eager =
    ## A player of your own

    A function that is handed the world and its agent, and returns the number of a legal action. This one does anything rather than nothing.

    _Try it:_ let it prefer placing a counter to placing its obstacle.
study-environment-choosers = Beside it sit a player who chooses at random and the medium bot.
study-environment-games =
    ## Compare them

    Six games, and the mean number of pieces for each. Six games say little: play more before you believe it.
study-environment-learner =
    ## A player that learns

    It has one weight for each kind of action, and does what weighs most, with some luck. The weights are all there is to learn.
study-environment-score = What weights are worth: the mean number of pieces in three games against two eager players.
study-environment-learning =
    ## Let it learn

    Eight generations: ten players change the weights at random, play three games each, and the next generation begins at the mean of the best three. None knows a rule, only the mask and the reward. At the end you see what came of it: travelling weighs much, ending the move little.
study-environment-exam =
    ## Put it to the test

    The games that it learned from flatter it. So: thirty games that it has never seen, the weights before and after, and an eager player in its seat.
study-environment-end =
    ## What you’ve seen

    Choosing at random collects next to nothing. A player that learns one weight for each kind of action finds out by itself what `eager` was told, and a little more: in games that it has never seen, it collects more than twice as many pieces as before. The medium bot, which knows where it’s going, still collects almost three times as many as that.

    So let yours see more: weights for the kinds of counters, for the row of numbers, in the end a small network. The vector environment plays many games side by side (`play.env.vector`). When it beats the bot, put it to the test: in hundreds of games, in every seat, and with seeds that it has never seen.

exercise-analysis-games-task = How many games with six players are in the table?
exercise-analysis-games-right = Yes: 600 rows, and six of them are one game.
exercise-analysis-games-wrong-seats = That’s the number of rows. There is one for each seat.
exercise-analysis-games-wrong-edition = That’s one edition. There are four.
exercise-analysis-rounds-task = In which edition are the scores lowest? Give its key as a string.
exercise-analysis-rounds-right = Yes: it’s played in three rounds, the others in four.
exercise-environment-display-task = How many numbers of the row describe the display?
exercise-environment-display-right = Yes: one for each kind of counter, saying how many of it lie there.
exercise-environment-display-wrong-lie = Five counters lie there, but the row counts each kind.
exercise-environment-mask-task = How many actions are legal when the first agent draws for the second time?
exercise-environment-mask-right = Yes: five kinds lie in the display, and there is the stack.
exercise-environment-mask-wrong-pile = Nearly: count the stack, too.
exercise-environment-mask-wrong-pass = Nobody may pass here. Look at the mask again.

# A bar chart, in its own words. $bottom and $side are the titles of its axes, $bars a list of bars-each.
bars-across = number
bars-up = how often
bars-seen = A bar chart, “{ $bottom }” along the bottom and “{ $side }” up the side: { $bars }.
bars-each = { $count } × { $number }
bars-pieces = town pieces
curve-generations = generations
curve-seen = A line, “{ $bottom }” along the bottom and “{ $side }” up the side: { $first } at first, { $last } after { $steps }.
