### Links to deals and to finished games: one that somebody has sent, and what can be sent.

# At the end of a match and above a record. Three dots, since a dialog follows.
send = Send…
send-note = This game as a link
send-title = Send
send-later = A game can be sent once a hand of it is over.
# The label of the text field for one's own name.
your-name = Your name
name-note = It stands in what you send, in the place of “You”.
the-game = This game
game-note = Every move, to look at. A whole match makes a long link, which some chats cut: send its record as a file there.
keep = Keep this game
keep-note = It comes into the library of this device.
keep-button = Keep in the library

## A link that was opened and cannot be used.

link-refused = This link cannot be opened
link-refused-kept = Nothing on this device was changed.
link-damaged = A letter of the link is wrong, missing or too many. Copy the whole link once more, or ask for it again.
link-newer = The link comes from a newer version of the game. Update the game, and open the link again.
# $why (text) a sentence
link-impossible = The rules of this link are not possible. { $why }
# $hand (number)
link-unplayable = Hand { $hand } of this link is against the rules.

## Why a link cannot be made.

no-link-position = A game that began at a position has no link. Send its record as a file.
no-link-long = This game is too long for a link. Send its record as a file.
no-link = This game has no link. Send its record as a file.
