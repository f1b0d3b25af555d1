# The web page around the game.
page-title = Elfenland
page-loading = Unrolling the map …
page-gone = This game has stopped, but it's saved: reload the page and choose “{ start-resume }”.
page-away = The game isn't responding. If you closed it, start it again and reload the page; your game is saved.
page-reload = Reload the page
page-no-script = The game needs JavaScript. Please allow it for this page.
