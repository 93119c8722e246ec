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

## Changes.

# Below "House rules", and after the name of the game. The first word gets a capital letter.
# $count (number)
rules-changed = { $count ->
    [0] no rules changed
    [one] one rule changed
   *[other] { COUNT($count) } rules changed
}
# $game (text) "Classic"
# $changed (text) "Two rules changed"
game-and-changes = { $game }. { $changed }.
draft-is-saved = Your changes are saved on this device as a draft, even if you do not deal.
# The accessible name of a button.
# $rule (text) "Target score"
reset-rule = { $rule }: reset to the preset
value-never-ends = With this value, a match may never end.
# $rule (text)
rule-quoted = “{ $rule }”
# The rules have quotation marks.
# $matches (number) that bots have played
# $hands (number)
# $count (number) of the rules named
# $rules (text) a list: “Target score” and “Sides”
may-never-end = { $count ->
    [one] A match under these rules may never end: bots have played { $matches }, and none ended within { $hands } hands. { $rules } makes it so.
   *[other] A match under these rules may never end: bots have played { $matches }, and none ended within { $hands } hands. { $rules } make it so.
}
# $number (number)
name-of-own-rules = Name of your rules { $number }
# The accessible name of a button.
# $name (text)
remove-own-rules = Remove the rules { $name }
