no-differences = These are the rules of Classic.
no-news = Nothing is new in this game.
# Brings the changed rules of a game back that was chosen anew.
changes-back = Your changes again
copy-link = Copy a link
# Opens the browser's list of ways to share a link.
share-link = Share…
changed-back = Changed. Reset to the preset
back-to-preset = Reset to the preset
house-rules = House rules
code = Code for these rules
no-code = Rules that are not possible have no code.
given-code-label = A code you were given
share = Share these rules
given-code = A code you were given
use-code = Use the code
name-for-rules = Name for these rules
remove = Remove
own-rules = Your own rules
save-as = Save these rules as
save = Save

## The headings of the groups of rules.

group-deal = Deal and draw
group-melds = Melds
group-opening = Opening
group-pile = The pile
group-threes = Threes
group-end = End of a hand
group-scoring = Scoring
