# The notebook that looks at many games.
analysis-title = What many games show
analysis-brief = Five hundred games between bots, in plots with intervals.
analysis-about =
    # { analysis-title }

    { $games } games, { $each } for each of { $editions } editions and each number of players. Bots of equal strength (`{ $bot }`, medium) sit in every seat, so what differs between seats is chance and the rules, not skill. This shows how the game goes among such bots, and only hints at how it goes among people.

    Brackets hold 95% intervals: if all the games were played again many times, about nineteen in twenty such intervals would contain the true value. The table is in `data/analysis/games.csv`; `python -m elfenwidgets.play.analysis.games` plays the same games and writes the same table again.
analysis-interval = { $mean } ({ $low } to { $high })
analysis-all = all
analysis-players = players
analysis-town = town
analysis-kind = kind of counter
analysis-more-wins = wins above a fair share (percentage points)
analysis-more-pieces = pieces compared with the others
analysis-start =
    { $sign ->
        [more] Whoever starts the first round seems to win more often than the others.
        [less] Whoever starts the first round seems to win less often than the others.
       *[unclear] These games can’t tell whether it helps to start the first round: the interval includes zero.
    } The starting player’s share of the wins differs from a fair one by { $wins } percentage points, and the pieces differ from those of the others by { $pieces }.
analysis-score = score of a seat
analysis-scores = The more players there are, the more counters there are on the roads for everyone: from two players to six, the score rises from { $few } to { $many } over all editions. With three rounds instead of four, as in { $edition }, it is about { $lost } towns lower.
analysis-missed = share of seats that miss the town (%)
analysis-few = at most { $roads } roads
analysis-left-out = { $town } is missed most often, by { $missed } percent of the seats. Towns with at most { $roads } roads stand out: on average, { $few } percent of the seats miss them, against { $other } percent for the others.
analysis-placed = placed on roads
analysis-kept = kept for the next round
analysis-slope = extra pieces for each extra counter of the kind
analysis-placed-seen =
    { $n ->
        [0] No kind of counter that players place is clearly linked to more or fewer pieces: every interval includes zero.
       *[other] Among counters placed, the interval excludes zero for: { $kinds }.
    }
analysis-kept-seen =
    { $n ->
        [0] Which counter a player keeps makes no difference that these games could show.
       *[other] Among counters kept, the interval excludes zero for: { $kinds }.
    }
analysis-no-cause = Of twelve intervals, one may well exclude zero by chance alone. And none of them shows a cause: whoever holds good cards for a kind also draws, places and keeps it.
