# Bots at the table: how they play, at what pace, and whether they say why.
bot-random-about = draws lots for most of what it does, and learns nothing from it.
bot-greedy-about = does at each turn what helps its own journey most, and looks no further.
bot-planner-about = plans where the round may end, and thinks of the rounds to come.
bot-searcher-about = imagines many times what the others may hold, and tries what comes of each placement. It takes its time.
pace = Bots play
pace-slow = slowly
pace-normal = calmly
pace-fast = fast
pace-at-once = all at once
bots-on = On to my turn ▸▸
bots-to-end = On to the end ▸▸
start-why = Bots say why
start-why-no = no, they keep it to themselves
start-why-yes = yes, though it gives their plans away
