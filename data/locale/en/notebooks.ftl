# The notebooks: what stands around the lessons' own sentences, for readers who run nothing yet.
notebook-play = Elfenland, to play and to learn: choose Run ▸ Run All Cells, and it opens here.
notebook-wake = The boards below are pictures until you wake them: choose **Run ▸ Run All Cells**. Then each answers to clicks, taps and keys.
notebook-not-here = This notebook can be read here, but not run: it needs pandas, matplotlib or NumPy, which Python in the browser doesn’t have.
notebook-goals = After this lesson
notebook-drill = Drill
notebook-game = Your own game
notebook-example = Worked example: { $title }
notebook-questions = Questions
notebook-remember = Worth remembering
notebook-back = ◂ Previous: { $title }
# Words that are printed in bold where a lesson says them first, with a bar between them, as patterns.
notebook-terms = town piece|boot|travel cards|obstacle|caravan|boatmen|raft|ferry|counter|display|stack|town card|chart|round

# $title: what a step of a lesson is called; $seen: what it is about, in sentences.
seen-step = { $title } – { $seen }

# A position in words. $towns, $counters and $cards are lists.
seen-boot = Your boot is in { $town }.
seen-boots = The boots are in { $towns }.
seen-others =
    { $n ->
        [one] Another boot is in { $towns }.
       *[other] Other boots are in { $towns }.
    }
seen-roads = Counters on the roads: { $counters }.
seen-half = Only this part of the map is in play: { $towns }.
seen-counter = { $counter } on { $road }
seen-obstacle = { $counter } with an obstacle on { $road }
seen-hand = Your cards: { $cards }.
seen-counters = Your counters: { $counters }.

notebook-review = What went wrong, and what hasn’t been asked for a while, comes back here: a few levels and questions at a time.
