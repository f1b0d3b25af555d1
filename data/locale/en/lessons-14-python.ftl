# The engine by hand
lesson-python-title = The engine by hand
lesson-python-purpose = You ask the engine yourself: what is allowed, why not, and what comes of it.
lesson-python-text-1 = A position is one line, and so is an action. The engine answers three questions: which actions are legal, why one is not, and what the position is after it.
lesson-python-text-2 = A refusal is data: the statement and the numbers behind it. A game is a record that can be played back, event by event.
lesson-python-text-3 = And because chance comes from a seed, a thousand games are a matter of a loop.
lesson-python-text-4 = A line begins with the seat, counted from 0; then the deed, the connection, the town after “>”, and last what is paid. On the free board below, all that you do is written down that way; in JupyterLab you can change the cells and run them again.
lesson-python-know-1 = You build a position and list its legal actions.
lesson-python-know-2 = You read a refusal and replay a record.
lesson-python-know-3 = You read and write an action as a line.
lesson-python-trap-1 = “Playing an action changes the position.” It gives a new one; the old one stays.

level-python-line-title = One line, one action
level-python-line-goal = Play on the board: “0 move desert:feodor-throtmanni > throtmanni dragon”.
level-python-line-look = Seat 0 is you. After “>” stands the town, and after it what is paid.
level-python-line-learned = The line says everything: who, what, over which road, where to, and for which cards.
level-python-line-wrong-caravan = That line would end in “caravan” and three cards. Here one dragon is paid.
level-python-line-wrong-road = That is another road: read the line once more.
level-python-line-wrong-end = That line would be “0 end”, and some cards to give up.

level-python-reasons-title = Two reasons, then None
level-python-reasons-goal = Ask the engine “why not?” twice: get P4.3 and P4.6 for an answer. Then place the unicorn so that your cards take you to Throtmanni.
level-python-reasons-look = Try the two refused moves first. Throtmanni lies behind the desert.
level-python-reasons-learned = Two refusals with their numbers, and then None: nothing stands against it.
level-python-reasons-wrong-pass = Everybody has passed, and no road leads to Throtmanni.
level-python-reasons-wrong-elsewhere = The engine says None, for it is allowed. But it does not lead you to Throtmanni.

level-python-record-title = A record of three lines
level-python-record-goal = Play it back: “0 place unicorn forest:feodor-lapphalya”, “0 pass”, “0 move forest:feodor-lapphalya > lapphalya unicorn”.
level-python-record-look = One line after the other; the other seat passes by itself.
level-python-record-learned = Three lines, and the same game stands there again. A record is nothing else.
level-python-record-wrong-pig = The giant pig stays with you: the first line places the unicorn.
level-python-record-wrong-pass = That is the second line. The first one places the unicorn.
level-python-record-wrong-end = The third line is missing.

exercise-python-legal-task = The map is empty, and one open unicorn lies before you. How many of your legal actions place it on a desert road?
exercise-python-legal-right = Yes: one for each desert road.
exercise-python-legal-wrong-none = A unicorn does cross deserts, for two cards.

exercise-python-why-task = Which statement refuses a unicorn on a plain? Give its id.
exercise-python-why-right = Yes: P4.3, and the chart behind it.
exercise-python-why-wrong-chart = T4 is the unicorn's row of the chart; the refusal names the statement that refers to it.
exercise-python-why-wrong-water = P4.4 is about rivers and lakes.

exercise-python-distance-task = How many connections lie between Elvenhold and Wylhién?
exercise-python-distance-right = Yes.
exercise-python-distance-wrong-towns = Those are the towns on the way, both ends among them. Count the connections.

question-python-frozen-ask = What does playing an action do to the position?
question-python-frozen-1 = Nothing: a new position comes out.
question-python-frozen-why-1 = Right: the old one stays as it was.
question-python-frozen-2 = It changes it.
question-python-frozen-why-2 = Positions are frozen.
question-python-frozen-3 = It depends on the action.
question-python-frozen-why-3 = No action ever changes a position.
question-python-frozen-hint = Playing an action gives you a position. Is it the same one?

question-python-refusal-ask = What do you get when you ask why an action is not allowed?
question-python-refusal-1 = True or False.
question-python-refusal-why-1 = More than that: a reason.
question-python-refusal-2 = A sentence in English.
question-python-refusal-why-2 = Sentences are made from it, in the language in use.
question-python-refusal-3 = The statement's id and the values behind it, or None.
question-python-refusal-why-3 = Right.
question-python-refusal-hint = A program has to be able to work with the answer, whatever language people speak.

question-python-seed-ask = Two games with the same seed and the same actions: what differs?
question-python-seed-1 = The cards that are dealt.
question-python-seed-why-1 = The seed decides them.
question-python-seed-2 = Nothing.
question-python-seed-why-2 = Right, on every machine.
question-python-seed-3 = The display.
question-python-seed-why-3 = It too comes from the seed.
question-python-seed-hint = All chance comes from the seed.
