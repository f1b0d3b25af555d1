# My games: the lists, and what can be done with a game.

games-unfinished = To be continued ({ $n })
games-finished = Finished ({ $n })
games-deleted = Deleted ({ $n })
games-none-unfinished = No game is waiting for you. Begin one under “{ place-play }”.
games-none-finished = No game has been finished here yet.
games-none-deleted = Nothing has been deleted.
games-named = { $title } · { $about }
games-won = { $about } · won by { $winners }
games-later = Newer games
games-earlier = Older games
games-list = All games
games-look = Look at the end
games-replay = Replay it
games-name = Name of this game
games-rename = Save this name
games-export = Export the record
games-export-ready = Save the file. It holds the whole game, hidden cards and counters too.
games-delete = Delete
games-is-deleted = Deleted. You can bring it back from the deleted games whenever you like.
games-restore = Bring back
games-is-back = It’s back among your games.
games-import = Import records …
games-added = { $n ->
    [one] One game was added.
   *[other] { $n } games were added.
}
games-refused = { $file }: { $sentence }
games-results = Results as a table
games-results-ready = Save the results as a CSV file, for any spreadsheet.
games-broken-game = Damaged game { $id }
games-broken-chosen = What the list says about this game is damaged. Perhaps the game itself can still be opened.
games-broken-about = { $n ->
    [one] One thing that is kept here is damaged. It’s left as it is, and everything else works:
   *[other] { $n } things that are kept here are damaged. They’re left as they are, and everything else works:
}
games-broken-seat = a seat in game { $id }
games-broken-result = the result of game { $id }
games-broken-setting = a setting, { $id }
games-broken-learned = a piece of progress, { $id }
