# Bots at the table: how they play, at what pace, and whether they say why.
bot-random-about = plays mostly at random, and learns nothing from it.
bot-greedy-about = does whatever helps its own journey most right now, and looks no further.
bot-planner-about = plans where to end the round, with the later rounds in mind.
bot-searcher-about = imagines many hands that the others might hold, and tries out every placement. It takes its time.
pace = Bots play
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-at-once = at once
bots-on = Skip to my turn ▸▸
bots-to-end = Skip to the end ▸▸
start-why = Bots say why
start-why-no = no, they keep it to themselves
start-why-yes = yes, though it gives their plans away
