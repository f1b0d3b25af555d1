# What is often played wrong: the belief; the rule is said by its statement.
often-title = Often played wrong
often-about = Ten beliefs heard at many tables, and what the rules say.
often-try = Try it: { $level }
often-T8 = A river costs one raft, whichever way I go.
often-P4-5 = I placed the counter, so the road is mine.
often-P4-9 = Once I’ve passed, I’m out of the planning.
often-P5-4 = For the obstacle, any card will do.
often-P5-8 = A caravan is only for those who have nothing better.
often-P5-9 = A caravan is three cards, obstacle or not.
often-P5-10 = Three cards will get me across a lake, too.
often-P5-12 = Nobody may ever hold more than four cards.
often-P6-3 = What I haven’t placed stays with me.
often-E3 = Twenty pieces, and I’ve won on the spot.
