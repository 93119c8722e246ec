free = Free, no account, no adverts. It also works without a connection.
new-to-canasta = New to canasta?
choose-game = Choose the game…
show-my-hand = show my hand
# The summary of that part on the first page, and the text below it.
fair-deal = How to check that the deal is fair
fingerprint-note = The next deck is already shuffled, and this is its fingerprint. After the hand the score pad shows the deck. No other deck has the same fingerprint, so the deck cannot have been exchanged. You do not have to do anything.
