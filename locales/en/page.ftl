### What stands in the page before the program has started, and where it cannot go on.

# At the lower edge, where the game takes long to load.
page-waiting = The cards are on their way.
# In place of the game. “Try again” follows.
page-failed = The game could not be loaded.
# In place of the game. “Try again” follows. WebAssembly is a name.
page-needs-wasm = Canasta is played with WebAssembly, which this browser lacks or does not allow here: please switch it on, or use another browser.

## The page that is shown when the program has broken. It must be read in a moment of fright, so it is short and calm.

# Its title.
stopped = The game has stopped
# What has happened. One of the next two sentences follows.
stopped-why = Something went wrong in the program.
stopped-saved = Your game is saved on this device.
# The last moves could not be saved.
stopped-behind = An earlier state of your game is saved on this device; the library may have more.
# A plainer form of the page, where nothing is known of the game.
stopped-kept = What was saved is still on this device.
# Three buttons: loads the page again, saves the game as a file, starts without the game or without the settings and all else that is stored.
page-reload = Reload
stopped-save = Save my game as a file
stopped-without = Start without it
# Below the buttons.
stopped-without-note = If it stops again after a reload, start without what is saved. It is kept under “{ files }”.

## The page for a wrong address.

# The title of the window.
no-page-title = No such page · { game }
no-page = There is no such page
# A sentence below “There is no such page”.
no-page-note = The card table is somewhere else.
# A link.
to-the-game = To the game

## What search engines, app stores and systems show.

# What the page is, in the results of a search.
page-description = Canasta for two and four in your browser: offline, free, without an account.
# What the app is, where it is installed.
app-description = Canasta for two and four, against the computer or on one device, offline too.
# Two entries in the menu of the app's icon, with what they do. The second is “New game”.
shortcut-resume = Resume
shortcut-resume-note = Continue the current game
shortcut-new-game-note = Choose rules, players and target
# Two pictures of the game.
picture-wide = A hand for four, seen from above
picture-phone = The same on a phone, in the dark theme
