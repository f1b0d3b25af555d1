# What the library has to tell: where games, settings and progress are kept.

library-newer = Your games were saved by a newer version of this program, so they stay untouched. Update the program to reach them; until then, nothing new is saved.
library-away = The database that keeps your games doesn't answer. You can go on playing; everything is saved as soon as it's back.
library-closed = Your saved games can't be read: { $folder } is locked, full or write-protected.
library-unreadable = This saved game is damaged and can't be opened.
library-damaged = The file with your games was damaged. It's now { $file }, and { $games ->
    [0] there is a new, empty one, as no game could be read
    [one] there is a new one with the one game that could be read
   *[other] there is a new one with the { $games } games that could be read
}.
library-left = These earlier files couldn't be read, so they were left where they are: { $files }
progress-away = Your progress can't be read just now. What you learn is kept as soon as that works again.
