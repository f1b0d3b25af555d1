# The replay of a game, step by step.

replay-strip = Through the game
replay-step = step { $n } of { $of }
replay-first = Start
replay-back = ◀ Back
replay-play = ▶ Play
replay-stop = Pause
replay-forth = Next ▶
replay-last = End
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-player = Player
replay-pieces = Towns
replay-cards = Cards
replay-everybody = What everyone sees
replay-own = This game is still going on: you see what you knew at the time.
replay-known = This game is still going on: you see what everyone knew at the time.
replay-picture = Picture of this position
replay-picture-ready = Save the picture (SVG).
replay-film = Film of this game
replay-film-ready = Save the film (an animated SVG, at the speed you chose).
replay-close = Back to the game
