# The engine by hand
lesson-python-title = The engine by hand
lesson-python-purpose = Ask the engine yourself: what’s allowed, why not, and what comes of it.
lesson-python-know-1 = You can build a position and list its legal actions.
lesson-python-know-2 = You can read a refusal and replay a record.
lesson-python-know-3 = You can read and write an action as a line.
lesson-python-trap-1 = “Playing an action changes the position.” It gives a new one; the old one stays.

level-python-line-title = One line, one action
level-python-line-goal = Play on the board: “0 move desert:feodor-throtmanni > throtmanni dragon”.
level-python-line-look = You’re seat 0. After “>” comes the town, and then the cards you pay.
level-python-line-learned = The line says everything: who, what, along which road, where to, and for which cards.
level-python-line-wrong-caravan = That line would end in “caravan” and three cards. Here you pay one dragon.
level-python-line-wrong-road = That’s another road: read the line again.
level-python-line-wrong-end = That line would be “0 end”, and nothing would be collected.

level-python-reasons-title = Two reasons, then None
level-python-reasons-goal = Ask the engine “why not?” twice, to get the answers P4.3 and P4.6. Then place the unicorn so that your cards take you to Throtmanni.
level-python-reasons-look = Try the two refused moves first. Throtmanni lies across the desert.
level-python-reasons-learned = Two refusals with their numbers, and then None: nothing forbids it.
level-python-reasons-wrong-pass = Everyone has passed, and no road leads to Throtmanni.
level-python-reasons-wrong-elsewhere = The engine says None, because it’s allowed. But it doesn’t take you to Throtmanni.

level-python-record-title = A record of three lines
level-python-record-goal = Replay it: “0 place unicorn forest:feodor-lapphalya”, “0 pass”, “0 move forest:feodor-lapphalya > lapphalya unicorn”.
level-python-record-look = One line after another; the other seat passes by itself.
level-python-record-learned = Three lines, and the same game is there again. That’s all a record is.
level-python-record-wrong-pig = You keep the giant pig: the first line places the unicorn.
level-python-record-wrong-pass = That’s the second line. The first one places the unicorn.
level-python-record-wrong-end = The third line is still missing.
level-python-record-wrong-elsewhere = The right counter, but another road. The first line names its road by terrain and both towns.

question-python-frozen-ask = What does playing an action do to the position?
question-python-frozen-1 = Nothing: a new position comes out.
question-python-frozen-2 = It changes it.
question-python-frozen-3 = That depends on the action.
question-python-frozen-why-1 = Right: the old one stays as it was.
question-python-frozen-why-2 = Positions are frozen.
question-python-frozen-why-3 = No action ever changes a position.
question-python-frozen-hint = Playing an action gives you a position. Is it the same one?

question-python-refusal-ask = What do you get when you ask why an action isn’t allowed?
question-python-refusal-1 = True or False.
question-python-refusal-2 = A sentence in English.
question-python-refusal-3 = The statement’s id and the values behind it, or None.
question-python-refusal-why-1 = More than that: a reason.
question-python-refusal-why-2 = Sentences are made from it, in whatever language is in use.
question-python-refusal-why-3 = Right: data, not prose.
question-python-refusal-hint = A program has to be able to work with the answer, whatever language people speak.

question-python-seed-ask = Two games have the same seed and the same actions. What differs?
question-python-seed-1 = The cards that are dealt.
question-python-seed-2 = Nothing.
question-python-seed-3 = The display.
question-python-seed-why-1 = The seed decides them.
question-python-seed-why-2 = Right, on every machine.
question-python-seed-why-3 = That comes from the seed too.
question-python-seed-hint = All chance comes from the seed.

exercise-python-legal-task = The map is empty, and you have one unicorn, face up. How many of your legal actions place it on a desert road?
exercise-python-legal-right = Yes: one for each desert road.
exercise-python-legal-wrong-none = A unicorn does cross deserts, for two cards.
exercise-python-why-task = Which statement refuses a unicorn on the plains? Type its id.
exercise-python-why-right = Yes: P4.3, and the chart behind it.
exercise-python-why-wrong-chart = T4 is the unicorn’s row of the chart; the refusal names the statement that points to it.
exercise-python-why-wrong-water = P4.4 is about rivers and lakes.
exercise-python-distance-task = How many connections is it from Elvenhold to Wylhién?
exercise-python-distance-right = Yes: four connections, of whatever kind.
exercise-python-distance-wrong-towns = That’s the number of towns on the way, counting both ends. Count the connections.
