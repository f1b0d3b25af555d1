# The course: its parts, its levels, its own words.
lesson-you = You
bot-1 = Fenn
bot-2 = Mirel
bot-3 = Ilvar
bot-4 = Nerin
bot-5 = Oswin
bot-6 = Tamryn
lesson-board = A lesson
lesson-number = Lesson { $n } · { $minutes } minutes
lesson-rules = The rules behind this lesson
lesson-course = ◂ All lessons
lesson-onward = Next: { $title } ▸
lesson-know = What you know now
lesson-won = ★ { $stars } of { $of }
lesson-right = { $n } of { $of } questions right
lesson-end = The end of the lesson
lesson-left = { $n ->
    [one] One task is still to be done. Come back to it whenever you like:
   *[other] { $n } tasks are still to be done. Come back to them whenever you like:
}
lesson-all-done = You’ve done every task in this lesson.


level-number = Level { $n } of { $of }
level-try = Try: { $move }
level-hint-button = Hint
level-hint = Hint { $n }: { $hint }
level-solution = Solution
level-again = Start over
level-next = Next level ▸
level-take-back = Take it back
level-solved = Done!
level-refused = As you see, it can’t be done. { $why }
level-way = Solution: { $moves }.
level-move = { $move }.

example-kicker = Worked example
example-step = picture { $n } of { $of }
example-back = ◂ Back
example-forth = Next ▸
example-start = Watch it again

free-kicker = Try the board
land-title = Look around
land-goal = Choose a road, a river or a town to find out about it.
land-town = { $town }. From here you can go to { $towns }.
land-road = { $road } costs { $cards }.
land-never = Not possible: { $kinds }.
land-taken = { CAP($what) }: each trip costs { $cards }.
land-obstructed = { CAP($what) }: each trip costs { $cards }, { $n } by the chart and one for the obstacle.
land-river = A river, flowing from { $a } to { $b }: one raft with the arrow, two against it.
land-ferry =
    { $road }: { $n ->
        [one] one raft
       *[other] { $n } rafts
    } either way.
land-counter = A transportation counter: { $counter }. On a road, it shows what travels there.
land-card = { $card ->
    [raft] A travel card: raft. It pays for rivers and ferries.
   *[other] A travel card: { $card }. It pays for a road with that counter.
}
land-obstacle = Your obstacle. Once per game, it makes a road cost one more card of the same kind.
land-pile = The stack of face-down counters.

play-deal = Deal the cards
play-deal-again = Deal a new game

do-draw_secret = draw a secret counter
do-draw-display = take { one-counter } from the display
do-draw-pile = draw from the stack
do-place = place { one-counter } on { $road }
do-place-secret = place the secret { $counter } on { $road }
do-obstacle = place your obstacle on { $road }
do-pass = pass
do-move-card = go to { $town } for { $cards }
do-move-caravan = go to { $town } by caravan for { $cards }
do-move-boatmen = let the boatmen row you to { $town } for { $cards }
do-end_move = end your move
do-end_move-cut = end your move and give up { $cards }
do-keep = keep the { $counter }
do-keep-secret = keep the secret { $counter }

quiz-solution = Solution
quiz-right = The answer: { $answer }

look-loud = Projector view
look-calm = Normal view
look-hands = Show all hands
look-hide-hands = Hide the hands
hands-title = All hands
hands-secret = secret:
learn-unknown = There’s nothing called “{ $name }” in the course. The lessons have numbers from 1 to { $n } and names: { $at } is “{ $title }”.
learn-unknown-near = There’s nothing called “{ $name }” in the course. Closest is { $at }: “{ $title }”.

course-title = Learn Elfenland
course-about =
    { $n ->
        [12] Twelve short lessons
       *[other] { $n } short lessons
    }, from the first step to a whole game, and { $more ->
        [6] six more
       *[other] { $more } more
    } for whenever you like.
course-begin = Begin: { $title } ▸
course-go-on = Go on: { $title } ▸
course-further = Going further: for students of AI
course-lab = The lessons as notebooks, with their code
course-needs = You need a little Python and some packages: { $command }. On Binder they’re already there.
course-lacks = You need a little Python and some packages that aren’t installed here: { $command }
course-minutes = { $n } minutes
course-paste = Your progress as text: copy it to keep it, or paste it to bring it back
course-export = Save my progress as text
course-import = Load progress from this text
course-over = Erase my progress
course-ask = This will erase all your stars, your answers and your own game. Are you sure?
course-sure = Yes, erase everything
course-keep = No, keep it
course-cleared = Everything is erased: it’s day one again.
course-exported = Copy this text and keep it somewhere safe.
course-imported = Welcome back. For each level, your better result was kept.

review-title = Review
review-empty = Nothing to review: no mistakes yet, or you’ve put them all right.

teacher-title = For teachers
teacher-about = { $of } lessons, { $n } minutes in all: what each one is for, what goes wrong, and every answer.
teacher-objectives = Objectives
teacher-traps = Misconceptions
teacher-table = Which level teaches which statement of the rules
teacher-statement = Statement
teacher-lessons = Lessons
teacher-levels = Levels
teacher-answers = Answers

binder-title = For your class: a link to Binder
binder-about = On mybinder.org the course runs without any installation. Put a copy of this project in a public place, type its address here, and give your class the link. Binder saves nothing, so have everyone save their progress as text.
binder-address = The address of your copy, as in the browser
binder-unknown = “{ $address }” isn’t the address of a copy. Paste it from your browser’s address bar, with host, owner and name.
binder-link = This link opens the course; the first lesson shows it from now on:

step-lesson = { $n } · { $title }
step-number = Step { $n } of { $of }
course-stands =
    { $minutes } min · { $n } of { $of ->
        [one] { $of } task
       *[other] { $of } tasks
    }
course-review = To review: { $n }

# The reader's own game.
own-lost = Your own game couldn’t be loaded. Deal a new one.
own-elsewhere = Your own game has gone on elsewhere in the meantime. Here is how it stands now.
own-done = That’s it for this part of your game. It goes on further along in the course.
own-behind = Your game hasn’t got that far yet: play on from the phase that’s lit up above.
score-pieces = { $n }/{ $of }
score-round = Round { $n }
score-all = Pieces
score-you-lead = You lead!
score-leads = { $names } leads.
score-tied = Tied for the lead: { $names }.
score-you-won = You’ve won!
course-more = More, whenever you like
known-button = I know this
known-question = Question { $n } of { $of }: all right at once, and you can skip the lesson
known-not = So this lesson is worth your time: Next begins it.
known-all = You know all this. Next takes you to the next lesson.
chart-short = Chart

# The drill.
drill-count = { $n } of { $of } right
drill-done = All done: every one is right.
drill-done-missed = All done. { $n ->
    [one] One question came back, and now you have that right, too.
   *[other] { $n } questions came back, and now you have those right, too.
}
drill-chart = So far you’ve met { $n } of the { $of } prices of the chart, with and without an obstacle. Meet them all, and the milestone is yours.
drill-chart-all = You’ve met every price of the chart.
drill-again = Once more
drill-right = Right.
drill-wrong = Not quite. { $answer }
drill-wrong-there = Not quite. { CAP($what) }: the right answer is “{ $answer }”.
drill-no-counter = There’s no counter on { $road }, so nobody can travel there.
drill-ask-price = What does this step cost?
drill-ask-place = Can the { $counter } go here?
drill-ask-obstacle = Can your obstacle go here?
drill-ask-left = How many { $counter } counters can still be drawn?
drill-ask-home = How many connections is it from your boot to { $town }?
drill-ask-coins = How many coins does { $town } bring by this road?
drill-answer-never = Not possible
drill-answer-yes = Yes
drill-answer-terrain = No: wrong terrain
drill-answer-taken = No: there’s a counter already
drill-answer-water = No: it’s water
drill-answer-bare = No: there’s no counter yet
drill-answer-second = No: there’s an obstacle already
drill-answer-used = No: it’s used up
course-progress = Your progress
course-milestones = Milestones

# The page to print.
sheet-open = A page to print
sheet-print = Print this page
sheet-title = Through Elfenland
sheet-name = Name:
sheet-lessons = Lessons completed
sheet-date = { DATETIME($date, dateStyle: "long") }

# A warm-up, and a solution on the board.
warm-up-title = Warm-up before { $title }
level-shown = Solution, step { $n } of { $of }: { $move }.
level-shown-first = The solution, step by step: press Next.
level-shown-again = There’s no way on from here, so we begin again. Press Next to see the solution step by step.
level-myself = I’ll go on myself
land-nothing = Open country: no road, river or ferry here. Choose a road, a river or a town.
