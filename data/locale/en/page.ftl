# The web page around the game.
page-title = Elfenland
page-loading = Unrolling the map …
page-gone = This game has stopped, but it’s saved: reload the page to go on.
page-away = The game isn’t responding. If you closed it, start it again and reload the page; your game is saved.
page-reload = Reload the page
page-no-script = The game needs JavaScript. Please allow it for this page.
page-foreign = This page of the game can’t be opened from another site. Type its address, or follow the link in the terminal.
page-nowhere = There’s nothing at this address.
page-full = The game is open too many times on this machine. Close a page that you don’t need, wait a moment, and try again.
page-no-room = The disk of this computer is full, so no page can be opened. Free up some space, then reload the page.
page-notebook-gone = This notebook was restarted, and the board no longer answers: choose Run ▸ Run All Cells.
page-fetching = Fetching the game; from then on it also opens without a network.
page-elsewhere = The game is open in another tab or window. Go on there, or close it: then it opens here.
page-unkept = This browser keeps nothing on this page (a private window, or no room left): what you do here is gone when you close it.
page-broken = The game can’t be started. Reload the page; if that doesn’t help, try a current Firefox, Chrome, Edge or Safari.
page-new = There is a new version of the game.
page-renew = Use it now
