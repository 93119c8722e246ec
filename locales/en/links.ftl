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
link-none = This text holds no link to a deal or a game.
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

## The cards of a deal.

the-cards = These cards
cards-note = The same deal for somebody else to play, against the same players. Your result is in the link, and is shown after theirs. It is packed, not secret.
# A later hand of a match: its scores are not those of a first hand.
cards-note-later = The same deal for somebody else to play, as the first hand of a game. The link holds no result.
send-back = Send back
send-back-note = The same cards with your result.

## A deal that somebody has sent. The title asks, and the sentences below say what it is.

deal-title = Play these cards?
# $sender (text) a name, or "Somebody"
# $hands (number)
# $game (text) "Classic"
sent-hands = { $hands ->
    [one] { $sender } has sent you a hand of { $game }.
   *[other] { $sender } has sent you { COUNT($hands) } hands of { $game }.
}
# $sender (text) a name, or "Somebody"
# $game (text) "Classic"
sent-match = { $sender } has sent you a match of { $game }.
# $sender (text) a name, or "Somebody"
result-after = { $sender } has played these cards. That result is shown once you have played.
# $level (text) "Club"
unknown-bot = One of the players is a bot that this version does not know. { $level } plays in its place, so the results say less.
play-it = Play

## After a deal that somebody has sent.

compare = Result
results-title = The same cards
# $points (number)
# $sender (text) a name, or "Somebody"
compared-more = { $points ->
    [one] You have made one point more than { $sender }.
   *[other] You have made { $points } points more than { $sender }.
}
# $points (number)
# $sender (text) a name, or "Somebody"
compared-less = { $points ->
    [one] You have made one point less than { $sender }.
   *[other] You have made { $points } points less than { $sender }.
}
# $sender (text) a name, or "Somebody"
compared-equal = You have made as many points as { $sender }.
result-packed = The other result comes from the link. It is packed, not secret, and nothing shows whether it was changed.

## The picture of a link, and what the library says of a game that was played from one.

qr = QR code
# The accessible name of the picture.
qr-label = QR code of the link
qr-too-long = The link is too long for a QR code.
# In the line of a game of the library, after its rules: "Classic, to 5,000, from a link".
game-from-link = from a link
