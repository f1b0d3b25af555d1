# What the commands of the terminal say when they are done, or cannot do what they are asked for.
command-no-edition = There is no edition “{ $name }”; there are { $known }.
command-no-bot = There is no bot “{ $name }”; there are { $known }.
command-no-lesson = No lesson is called “{ $name }”; there are { $known }.
command-no-language = No language is called “{ $name }”; there are { $known }.
command-no-reward = There is no reward “{ $name }”; there are { $known }.
command-no-render-mode = There is no render mode “{ $name }”; there are { $known }.
command-players = Elfenland is for two to six players, not { $n }.
command-no-games = At least one game has to be played, not { $n }.
command-no-processes = At least one process has to play, not { $n }.
command-no-file = There is no file { $path }.
command-no-folder = There is no folder { $path }.
command-no-record = There is no record (*{ $suffix }) in the folder { $path }.
command-is-file = { $path } is a file, not a folder.
command-is-folder = { $path } is a folder, not a file.
command-no-table = { $path } ends neither in .csv nor in .parquet.
command-unmade = The folder { $path } cannot be made: { $reason }.
command-unwritten = { $path } cannot be written: { $reason }.
command-unread = { $path } cannot be read: { $reason }.
command-needs = This needs { $package }, which is not installed: pip install '{ $extra }'.
command-incomplete = The installation is incomplete: no { $path }.
command-no-port = { $port } is no port: take a number from 1 to 65535.
command-port-fails = Port { $port } cannot be used: { $reason }.
command-kernels = { $variable } is “{ $value }”; it has to be a number from 1 to 9999.
command-unserved = It cannot be served: { $reason }.
command-served = Elfenland: { $address } (Ctrl-C ends it)
command-no-scheduler = No Dask scheduler answers at { $address }.
command-process-ended = A process that played games was ended.
command-worker-failed = A worker of the cluster failed: { $reason }
command-checked = Records checked: { $n }, broken: { $broken }.
command-pages = Pages written to { $path }: { $n } lessons; begin with index.html.
command-games = Games written to { $path }: { $n }. Towns on average: { $towns }.
command-stopped = Stopped.
command-played = Games played: { $n } of { $of }.
command-even = Everybody sits everywhere equally often after each { $n } games.
command-fair = A fair share of the wins is { $share } a seat; who share a win get equal parts of it.
command-column-bot = bot
command-column-seats = seats
command-column-wins = wins
command-column-rate = rate
command-column-interval = { $sure } interval
command-column-towns = towns
command-column-rating = rating
command-range = { $low } to { $high }
command-no-plain-file = { $path } is no ordinary file.
command-unheard = The answer cannot be written: { $reason }.

# The help of the commands.
command-about = Learn and play Elfenland in the browser. Without a command the game opens.
command-metavar = COMMAND
command-completion = print what a shell needs to complete the commands
command-about-play = play the game in the browser
command-about-learn = learn the game in the browser
command-about-pages = write the lessons as plain HTML pages
command-about-simulate = let bots play games and write a record of each
command-about-tournament = let bots meet in many games and rate them
command-about-check = replay game records and say what is broken
command-examples =
    examples:
      elfenwidgets                        open the game
      elfenwidgets learn                  open the course
      elfenwidgets learn travel           open a lesson
      elfenwidgets play --lab             open the notebooks in JupyterLab
      elfenwidgets simulate --out games   let bots play a game
      elfenwidgets check games            check its record
option-port = port to serve on (else { $usual }, or a free one)
option-no-browser = do not open a browser
option-lab = open the notebooks in JupyterLab
option-lesson = its name or number, or a place in it: plan/bare
option-lesson-metavar = LESSON
option-edition = the rulebook: { $known } (default: amigo-de)
option-players = two to six (default: { $usual })
option-games = how many games
option-first-seed = seed of the first game; the next has S+1
option-seed = the same seed gives the same results
option-seated = who sits at the table, clockwise and over again (default: { $usual })
option-bots = who meets; twice means two places
option-jobs = processes (default: one a core)
option-dask = a scheduler: play on its cluster
option-dask-metavar = ADDRESS
option-records = write each game's record
option-table = write the results as .csv or .parquet
option-columns = columns of --out, one row a seat and game:
option-out = where to write; made if missing
option-language = of the pages: { $known } (default: en)
option-record = a record, or a folder of *{ $suffix }
option-record-metavar = FILE
option-folder-metavar = FOLDER
option-file-metavar = FILE
column-game = number of the game in the tournament, from 0
column-seed = the game's own seed: simulate plays it again with the same bots in this order
column-edition = key of the edition
column-players = how many sat at the table
column-seat = the chair, from 0, clockwise
column-bot = who sat there
column-start = 1 for the start player of the first round, else 0
column-pieces = town pieces collected
column-distance = connections between the boot and the town on the town card, 0 without town cards
column-score = pieces less distance
column-cards = travel cards left in hand
column-place = 1 for whoever won, the others by score; equal ones share a place
column-win = 1 for a win, a share of it for who share it, else 0

# What the parser of the command line says itself.
argument-usage = usage:
argument-options = options
argument-positional = arguments
argument-help = show this help and exit
argument-version = show the version and exit
argument-error = { $prog }: { $message }
argument-about = { $argument }: { $message }
argument-required = missing: { $missing }
argument-unknown = unknown: { $words }
argument-one = a value is missing
argument-some = at least one value is missing
argument-not-with = not together with { $other }
argument-ambiguous = { $option } may mean { $matches }
argument-takes-none = takes no value, but got { $value }
argument-choice = there is no { $value }; choose from { $choices }
argument-no-number = “{ $value }” is no whole number of at most { $digits } digits
