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

## Starting, searching, what is said of rules.

# Before a list of games from which house rules start.
start-from = Start from
# In the search field.
search-rules = Search the rules
# $count (number) of rules that match a search
rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { COUNT($count) } rules found
}
# Below a group of rules: none is changed.
# $game (text) "Classic"
as-in = As in { $game }
# The heading of rules that most games do without.
more-rules = More rules
# After what a rule is about.
no-effect = It has no effect under the present rules.
# A button that makes a change which mends impossible rules.
# $rule (text) "“May I go out?”"
# $value (text) "No"
set-rule = Set { $rule } to: { $value }
# After a warning: which rule would mend it.
# $rule (text) its name in quotation marks
other-rule-would = { $rule } would change that.
# $rule (text)
# $values (text) a list
possible-values = { $rule }: this value is not possible. Possible: { $values }.
# The heading of the rules page beside the fields.
rules-in-words = The rules in words
# For screen readers, before a sentence of the rules that the game has not from which they start.
sentence-is-new = Different:{" "}
# A button: one hand under these rules.
try-hand = Try a hand
wild-canasta-worth-nothing = Melds of wilds may be laid but score no bonus.
sequence-worth-nothing = Sequences may be laid but score no bonus.
no-wild-melds = Wilds alone have points here but may not be laid.
no-sequences = Sequences have points here but may not be laid.
red-threes-cost-nothing = Red threes are kept in the hand but cost nothing there.
threes-worth-nothing = Threes are laid out but count nothing.
wilds-may-outnumber = Wilds may outnumber naturals, so a lead of naturals means nothing.
no-meld-charged = No meld counts against a side, so none keeps it from going out.
no-rank-closes = No rank is ever closed.
no-mixed-canastas = Mixed canastas are asked for, but melds take no wilds.
no-foot = There is no foot to pick up.
