more = More
first-page-note = The game waits there
house-rules-note = Every rule of the next game
install-more = Install on this device…
tips = Tips
tips-more = Tips…
tips-note = Tips appear at the table when their moment comes. What you have done a few times is not explained again.
all-tips = Show all tips again
show-tip-again = Show again
# Sorts a hand that is in the person's own order.
sort-by-rank = Sort my hand by rank
why = Why?
# Marks the way that the hint advises.
advised = recommended
# Asks why a player drew instead of taking the pile.
why-draw = Why draw?
look-through = Look through the pile
same-deal = Play this deal again
same-deal-note = The same cards; it counts as practice
new-match-note = Same players and rules, from zero
abandon = Abandon the game
full-screen = Full screen
close = Close
look-at-table = Look at the table
how-to-take = Choose how to take the pile
where-to-lay = Choose where to lay the cards
strategy-more = Strategy…
parts-underway = One moment …
