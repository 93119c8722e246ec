on-the-table = On the table
library-refused = The library cannot be read now: this browser does not answer, or stores nothing for good in this window. “Export and import” saves the record of your game as a file.
keep-games = Ask it to keep them
may-delete = The browser may delete games when room runs out.
library-loading = Reading the library…
library-empty = No games yet. A game comes here with your first action.
library-none-found = No game matches.{" "}
search-games = Title, player or rules
list-state = How far they have come
list-all = All
list-begun = Begun
list-finished = Finished
list-player = Player
list-any-player = All players
show-all-games = Show all games
show-more = Show more
edit-title = Rename
game-title = Title
bring-games = Bring games in
bring-games-note = Drop records or a saved library anywhere on this page, paste them, or choose files. Nothing that is here is changed.
pasted-games = Pasted records or library
game-files = Files with games
add-games = Bring in
importing = Bringing games in…
stop-importing = Stop
claim-games = These were my games
claim-game = This was my game
disclaim-game = This was not my game

# A size, rounded up.
# $size (number)
size-in-kb = { $size } KB
# A size.
# $size (number)
size-in-mb = { $size } MB

## The note at the top: sentences that follow each other.

# $games (number)
note-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
}
# $size (text) "2.3 MB"
note-size = { $size } on this device with the program.
# $games (number)
# $size (text) "2.3 MB"
note-games-and-size = { $games ->
    [one] 1 game, { $size } on this device with the program.
   *[other] { $games } games, { $size } on this device with the program.
}
# $games (number)
note-safari = { $games ->
    [one] This browser deletes it after seven days without a visit: put the page on the Home Screen, or save the library as a file.
   *[other] This browser deletes them after seven days without a visit: put the page on the Home Screen, or save the library as a file.
}
# $games (number)
note-kept = { $games ->
    [one] The browser keeps it until you delete it.
   *[other] The browser keeps them until you delete them.
}
# $games (number)
note-declined = { $games ->
    [one] The browser does not promise to keep it: save the library as a file.
   *[other] The browser does not promise to keep them: save the library as a file.
}
# $games (number)
note-not-promised = { $games ->
    [one] The browser may delete it when room runs out.
   *[other] The browser may delete them when room runs out.
}
# $games (number)
note-unreadable = { $games ->
    [one] 1 game more cannot be read by this version; nothing was deleted.
   *[other] { $games } games more cannot be read by this version; nothing was deleted.
}
# $games (number)
games-to-claim = { $games ->
    [one] 1 game was played on another device. Games from files do not count in statistics.
   *[other] { $games } games were played on another device. Games from files do not count in statistics.
}
# $games (number)
games-in-all = { $games ->
    [one] 1 game
   *[other] { $games } games
}
# $found (number) that the list shows
# $games (number) in all
some-games = { $games ->
    [one] { $found } of 1 game
   *[other] { $found } of { $games } games
}

## What the last step has done.

# $game (text) its title, or "You and Bea against Cleo and Dan"
game-deleted = Deleted: { $game }.
game-restored = The game is back.
file-is-empty = There are no games in it.
# $clauses (text) a list of those below: "3 games came in and 1 was there already"
import-done = { $clauses }.
came-none = No game came in
# $games (number)
came-games = { $games ->
    [one] 1 game came in
   *[other] { $games } games came in
}
# $sheets (number)
came-sheets = { $sheets ->
    [one] 1 score sheet came in
   *[other] { $sheets } score sheets came in
}
# $games (number)
# $sheets (number) score sheets
came-both = { $games ->
    [one] { $sheets ->
        [one] 1 game and 1 score sheet came in
       *[other] 1 game and { $sheets } score sheets came in
    }
   *[other] { $sheets ->
        [one] { $games } games and 1 score sheet came in
       *[other] { $games } games and { $sheets } score sheets came in
    }
}
# $games (number)
came-again = { $games ->
    [one] 1 was there already
   *[other] { $games } were there already
}
# $games (number)
came-unreadable = { $games } could not be read
# $games (number)
came-without-room = { $games } found no room
# $lines (number)
came-no-games = { $lines ->
    [one] 1 line was no game
   *[other] { $lines } lines were no games
}
import-cut = The rest of the file was left: too much of it is no game.
import-stopped = You stopped it; the rest was not read.
import-unread = The browser could not read the rest of the file.
# $games (number)
games-claimed = { $games ->
    [one] The game counts as yours.
   *[other] { $games } games count as yours.
}
game-disclaimed = The game does not count as yours any more.
nothing-pasted = Paste a record or a saved library first, or choose files.
game-is-gone = This game is no longer here: it was deleted in another tab.
game-is-unreadable = This game cannot be read. It was not changed.
game-not-read = The browser could not read this game now. Nothing was changed; try again later.
game-not-stored = The browser did not store this: the device may be short of room. What was here is unchanged.
table-not-kept = The game at the table could not be kept, so it stays there. The device may be short of room.
# While files are read.
# $read (text) "2.3 MB"
# $all (text) "10.9 MB"
read-so-far = { $read } of { $all }

## The lines of a game in the list.

# Both sides, the person's first: "You and Bea against Cleo and Dan".
# $own (text) names
# $others (text) names
side-against-side = { $own } against { $others }
# $name (text) of a player
# $level (text) "Strong"
player-of-level = { $name } ({ $level })
# $sides (text) "You and Bea against Cleo and Dan"
# $level (text) of all computer players
sides-of-level = { $sides } · { $level }
only-people = People at one device
# After the name of the rules and a comma.
# $count (number)
rules-differ = { $count ->
    [one] 1 rule changed
   *[other] { $count } rules changed
}
# After the rules of a game and a comma.
game-practice = practice
# After the rules of a game and a comma.
game-from-file = from a file
# Before the first count there is no score.
result-begun = hand 1
# $hand (number)
# $own (number) points of the person's side
# $others (number) points of the other side
result-in-hand = hand { $hand }, { $own } to { $others }
# $own (number) points of the person's side
# $others (number) points of the other side
result-won = won { $own } to { $others }
# $own (number) points of the person's side
# $others (number) points of the other side
result-lost = lost { $own } to { $others }
# A result of a player who has another name than "You": "Ada: won 5,120 to 3,400".
# $name (text)
# $result (text)
result-of-player = { $name }: { $result }
# The accessible name of a button.
# $action (text) its label, "Delete"
# $game (text) "You and Bea against Cleo and Dan"
button-of-game = { $action }: { $game }
