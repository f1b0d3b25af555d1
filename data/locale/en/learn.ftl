# The course: its parts, its levels, its own words.
lesson-you = You
bot-1 = Fenn
bot-2 = Mirel
bot-3 = Ilvar
lesson-board = A lesson
lesson-number = Lesson { $n } · { $minutes } minutes
lesson-rules = The rules behind it, one by one
lesson-picture = A part of the map of Elfenland
lesson-course = ◂ All lessons
lesson-onward = Next: { $title } ▸
lesson-know = What you know now
lesson-won = ★ { $stars } of { $of }
lesson-right = { $n } of { $of } questions right

part-read = Read
part-free = Touch the board
part-example = See it done
part-play = Your own game
part-level = Levels
part-questions = Questions
part-know = What you know
spot-open = Bring the board here: { $what }

level-number = Level { $n } of { $of }
level-try = Try: { $move }
level-hint-button = Hint
level-hint = Hint { $n }: { $hint }
level-solution = Solution
level-again = From the start
level-next = Next level ▸
level-take-back = Take it back
level-solved = Done!
level-refused = Just so: { $why }
level-way = The way: { $moves }.
level-move = { $move }.

example-kicker = Worked example
example-step = step { $n } of { $of }
example-back = ◂ Back
example-forth = Next ▸
example-start = Once more from the start

free-kicker = Touch the board
free-about = A position of this phase, to touch and to get wrong. What the rules refuse is explained; nothing is kept.
free-title = Try it out
land-title = Look around
land-goal = Click on a road, a river or a town, and it says what it is.
land-town = { $town }. From here you can go to { $towns }.
land-road = { $road }: { $cards }.
land-never = Never: { $kinds }.
land-river = A river from { $a } down to { $b }: one raft with the arrow, two against it.
land-ferry = { $road }: { $n ->
    [one] one raft
   *[other] { $n } rafts
} either way.
land-counter = A counter: { $counter }. On a road it says what travels there.
land-card = A travel card: { $card }. It pays for a step where such a counter lies.
land-obstacle = Your obstacle. It makes one road one card dearer, once in a game.
land-pile = Counters lie face down in this stack.

line-title = Every seat is yours
line-goal = Play for whoever is in turn. Each action is written down as a line, with the engine's answer: None, or the refusal as data.

play-title = Your own game
play-done = This phase is played. Your game goes on in the next lesson.
play-deal = Deal the cards
play-deal-again = Deal a new game
free-done = This phase is played. Begin again, as often as you like.

guided-kicker = Round one is over
guided-title = A round with Fenn and Mirel
guided-goal = They say why they do what they do. Believe them or not.
guided-done = You have played a whole round. Now you can play a whole game.

do-draw_secret = draw a secret counter
do-draw-display = take from the display: { $counter }
do-draw-pile = draw from the stack
do-place = place { $counter } on { $road }
do-place-secret = place { $counter } (secret) on { $road }
do-obstacle = place the obstacle on { $road }
do-pass = pass
do-move-card = to { $town } over { $road } for { $cards }
do-move-caravan = to { $town } over { $road } by caravan: { $cards }
do-move-boatmen = to { $town } over { $road } with the boatmen: { $cards }
do-end_move = end the move
do-end_move-cut = end the move and give up { $cards }
do-keep = keep { $counter }
do-keep-secret = keep { $counter } (secret)

quiz-check = Check
quiz-hint = Hint
quiz-solution = Solution
quiz-typed = Your answer
quiz-right = The answer: { $answer }

look-loud = Projector view
look-calm = Usual view
look-hands = Show all hands
look-hide-hands = Hide the hands
hands-title = All hands
hands-secret = secret:
learn-unknown = Nothing in the course is called { $name }.

course-title = Learn Elfenland
course-about = Fourteen short lessons, from the first step to a whole game.
course-begin = Begin: { $title } ▸
course-go-on = Go on: { $title } ▸
course-won = { $stars } of { $of } stars
course-further = Going further: for students of AI
course-needs = Needs a little Python and the packages that { $command } brings; Binder has them.
course-lacks = Needs a little Python and some packages that are not installed here: { $command } brings them.
course-minutes = { $n } minutes
course-jump = Jump to anything by its name: plan, caravan, travel/play …
course-spoken = From now on each lesson that you open speaks English.
course-paste = Your progress as a text, to take along or to bring back
course-export = Take my progress along
course-import = Bring this text back
course-over = Start over
course-ask = All stars, answers and your own game will be forgotten. Are you sure?
course-sure = Yes, forget everything
course-keep = No, keep it
course-cleared = All is as on the first day.
course-exported = Copy this text and keep it anywhere.
course-imported = Welcome back. The better stars of both are kept.

review-title = Once more
review-about = What went wrong before comes back here, until it goes well.
review-empty = Nothing waits for you: nothing went wrong yet, or all of it was made good.
review-more = Draw again

teacher-title = For teachers
teacher-about = Fourteen lessons, { $n } minutes in all: what each is for, what goes wrong, and every answer.
teacher-objectives = Objectives
teacher-traps = Misconceptions
teacher-table = Which level teaches which statement of the rules
teacher-statement = Statement
teacher-lessons = Lessons
teacher-levels = Levels
teacher-answers = Answers

binder-title = For the class: a link to Binder
binder-about = On mybinder.org the course runs without any installation. Put a copy of this project where the public can read it, type its address here, and hand the link to your class. Binder keeps nothing: let everybody take their progress along as a text.
binder-address = The address of your copy, as in the browser
binder-unknown = “{ $address }” is no address of a copy: give it as the browser has it, with host, owner and name.
binder-link = This link opens the course as pages; the welcome shows it from now on:
binder-open = Open the course on Binder, without installing anything
binder-make = For a class: the teacher's page, with a link to Binder
