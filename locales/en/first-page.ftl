free = Free, no account, no adverts. It also works without a connection.
new-to-canasta = New to canasta?
todays-deal = Today’s deal
todays-deal-note = One hand, the same cards for everybody
choose-game = Choose the game…
show-my-hand = show my hand
# The summary of that part on the first page, and the text below it.
fair-deal = How to check that the deal is fair
fingerprint-note = The next deck is already shuffled, and this is its fingerprint. After the hand the score pad shows the deck. No other deck has the same fingerprint, so the deck cannot have been exchanged. You do not have to do anything.

## The button that goes back to a match, and how the match stands.

continue-finished = Back to the finished game
continue-your-turn = Continue: it is your turn
continue-match = Continue
# $hand (number)
continue-hand = Hand { $hand }
# $hand (number)
# $sides (text) what stands for each side, below: "We 1,200 +390 so far, They 800"
continue-hand-stands = Hand { $hand }: { $sides }
# $side (side)
# $total (number) of points
side-stands = { side-name } { $total }
# $side (side)
# $total (number) of points
# $laid (text) points in this hand, with a sign: "+390"
side-stands-and-laid = { side-name } { $total } { $laid } so far
# $side (side)
# $laid (text) points in this hand, with a sign: "+390"
side-stands-laid = { side-name } { $laid } so far
