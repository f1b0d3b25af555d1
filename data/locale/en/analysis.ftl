# The notebook that looks at many games.
analysis-title = What many games say
analysis-brief = Five hundred games between bots, in plots with intervals.
analysis-about =
    # { analysis-title }

    { $games } games, { $each } for each of { $editions } editions and each number of players. Bots of equal strength (`{ $bot }`, medium) sit on every chair, so what differs between chairs is chance and the rules, not skill. It says how the game goes among such bots, and only hints at how it goes among people.

    Brackets hold 95% intervals: were all games played anew again and again, nineteen in twenty of such intervals would hold the true value. The table lies in `data/analysis/games.csv`; `python -m elfenwidgets.play.analysis.games` plays the same games and writes the same table again.
analysis-interval = { $mean } ({ $low } to { $high })
analysis-all = all
analysis-players = players
analysis-more-wins = wins above a fair share (% points)
analysis-more-pieces = pieces more than the others
analysis-start =
    { $sign ->
        [more] Who starts the first round seems to win more often than the others.
        [less] Who starts the first round seems to win less often than the others.
       *[unclear] Whether it helps to start the first round, these games cannot tell: the interval holds zero.
    } The start player's share of the wins differs from a fair one by { $wins } percentage points, and the pieces differ from those of the others by { $pieces }.
analysis-score = score of a seat
analysis-scores = The more players, the more counters on the roads for everybody: from two players to six the score rises from { $few } to { $many } over all editions. With three rounds instead of four, { $edition }, about { $lost } towns fewer are reached.
analysis-missed = share of the seats that miss the town (%)
analysis-few = at most { $roads } roads
analysis-left-out = { $town } is missed most often, by { $missed } percent of the seats. Towns with no more than { $roads } roads stand out: they are missed by { $few } percent of the seats on average, the others by { $other } percent.
analysis-placed = placed on roads
analysis-kept = kept for the next round
analysis-slope = pieces more for one more of the kind
analysis-placed-seen =
    { $n ->
        [0] No kind of counter that a player places goes clearly with more or fewer pieces: every interval holds zero.
       *[other] Among counters placed the interval leaves zero out for: { $kinds }.
    }
analysis-kept-seen =
    { $n ->
        [0] Which counter a player keeps for the next round makes no difference that these games could show.
       *[other] Among counters kept the interval leaves zero out for: { $kinds }.
    }
analysis-no-cause = Of twelve intervals one or the other leaves zero out by chance alone, and none shows a cause: whoever holds good cards for a kind draws, places and keeps it.
