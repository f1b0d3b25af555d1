# What the library has to tell: where games, settings and progress are kept.

library-newer = Your games were saved by a newer version of this program, so they stay untouched. Update the program to reach them; until then, nothing new is saved.
library-away = The database that ELFENWIDGETS_DATABASE names doesn’t answer. You can go on playing; everything is saved as soon as it’s back.
library-closed = Your saved games can’t be read: { $folder } is locked, full or write-protected. Free some space, allow the program to write there, or name another place in { $variable }.
library-address = ELFENWIDGETS_DATABASE can’t be understood. It takes the name of a file, or of a server: postgresql://name:password@host/database
library-missing = ELFENWIDGETS_DATABASE names { $file }, which doesn’t exist. Correct the name. A new file is made only in a folder that exists, and only if its name ends in .sqlite3.
library-foreign = { $file } isn’t a whole library of this program, so nothing in it is touched. Name another place in { $variable }.
library-foreign-server = The database that ELFENWIDGETS_DATABASE names doesn’t hold a whole library of this program, or doesn’t let you in, so nothing in it is touched. Correct the name, or restore the database.
library-new = There was no library yet in { $file }, so a new one was made.
library-unreadable = This saved game is damaged and can’t be opened.
library-damaged = The file with your games was damaged. It’s now { $file }, and { $games ->
    [0] there is a new, empty one, as no game could be read
    [one] there is a new one with the one game that could be read
   *[other] there is a new one with the { $games } games that could be read
}.
library-left = These earlier files couldn’t be read, so they were left where they are: { $files }
progress-away = Your progress can’t be read just now. What you learn is kept as soon as that works again.
