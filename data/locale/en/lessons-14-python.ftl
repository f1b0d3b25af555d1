# The engine by hand
lesson-python-title = The engine by hand
lesson-python-purpose = You ask the engine yourself: what is allowed, why not, and what comes of it.
lesson-python-text-1 = A position is one line, and so is an action. The engine answers three questions: which actions are legal, why one is not, and what the position is after it.
lesson-python-text-2 = A refusal is data: the statement and the numbers behind it. A game is a record that can be played back, event by event.
lesson-python-text-3 = And because chance comes from a seed, a thousand games are a matter of a loop.
lesson-python-know-1 = You build a position and list its legal actions.
lesson-python-know-2 = You read a refusal and replay a record.
lesson-python-trap-1 = “Playing an action changes the position.” It gives a new one; the old one stays.

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

question-python-refusal-ask = What do you get when you ask why an action is not allowed?
question-python-refusal-1 = True or False.
question-python-refusal-why-1 = More than that: a reason.
question-python-refusal-2 = A sentence in English.
question-python-refusal-why-2 = Sentences are made from it, in the language in use.
question-python-refusal-3 = The statement's id and the values behind it, or None.
question-python-refusal-why-3 = Right.

question-python-seed-ask = Two games with the same seed and the same actions: what differs?
question-python-seed-1 = The cards that are dealt.
question-python-seed-why-1 = The seed decides them.
question-python-seed-2 = Nothing.
question-python-seed-why-2 = Right, on every machine.
question-python-seed-3 = The display.
question-python-seed-why-3 = It too comes from the seed.
