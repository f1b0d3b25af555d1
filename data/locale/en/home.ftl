# The home: the places, the front, the settings.
home-title = { $place } · { start-title }
home-places = Where to
home-nowhere = There’s nothing at this address. This is where everything begins.
home-no-game = There’s no such game on this machine. The address may be old, or from another machine.
place-play = Play
place-learn = Learn
place-puzzles = Puzzles
place-games = My games
place-teach = Teach
place-settings = Settings

front-about = A board game for two to six, about an hour: visit more of the twenty towns than anyone else.
front-first = New here? Your first round in ten minutes
front-first-on = Go on with your first round
front-bots = Play against two bots
front-name = Elf
front-friends = With friends
front-another = Another game …
front-all-games = All my games

puzzles-nowhere = There’s no such puzzle. Here’s today’s.

setting-language = Language
setting-theme = Colours
setting-theme-system = like the system
setting-theme-light = light
setting-theme-dark = dark
setting-theme-contrast = high contrast
setting-size = Text size
setting-size-100 = standard
setting-size-125 = large
setting-size-150 = very large
setting-motion = Motion
setting-motion-system = like the system
setting-motion-none = none
setting-sound = Sounds
setting-sound-off = off
setting-sound-soft = soft
setting-sound-on = on
setting-sound-now = Sounds: { $how }
setting-notify = A notification when it’s your turn and the page is out of sight
notify-off = Notify me
notify-on = Stop notifying me
notify-denied = Your browser doesn’t allow notifications here
setting-pace = How fast bots play
setting-round = Summary after each round
setting-round-on = show it
setting-round-off = go straight on
setting-preview = What the map says under the pointer
setting-preview-towns = prices and towns
setting-preview-prices = prices alone
setting-name = Your name in games against bots

board-whole = Whole map
handbook-open = Rules and chart
handbook-close = Back to the game
handbook-over = The end of the game

# All that is kept, as one file.
luggage-title = Take everything with me
luggage-about = This browser keeps your games, settings and progress. As one file they come along to another browser or computer, and outlast this one.
luggage-pack = Make the file
luggage-bring = Load a file
luggage-foreign = { $file } isn’t a file of this kind. Choose one that this page has made.
luggage-brought =
    { $n ->
        [0] There’s no new game in it.
        [one] Loaded, with one more game.
       *[other] Loaded, with { $n } more games.
     }
