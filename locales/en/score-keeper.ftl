### The score keeper: score sheets of games with real cards.

score-keeper = Score keeper
score-keeper-empty = No score sheet yet. Begin one when the cards are on the table.
new-sheet = New score sheet
sheets-full = There is no room for another score sheet. Delete one that you no longer need.
sheet-kept-rules = Game
sheet-sides = Sides, or players who score alone
sheet-names = Names
first-dealer = Deals first
no-dealer = Not noted
begin-sheet = Begin the sheet
open-sheet = Open
sheet-hand = Hand
add-hand = Add a hand
keep-hand = Write it down
drop-hand = Drop it
remove-hand = Remove this hand
undo-drop = Bring the dropped hand back
went-out = Went out
nobody = Nobody
partner-in-hand = Partner in this hand
concealed = Concealed
no-special = None
count-by = Count
by-items = Item by item
by-total = One number
deals-next = Deals next
hands-add-up = How the hands add up
sheet-changes = What was changed
sheet-begun = Begun

## Sheets.

# $rules (text) the name of a game
# $length (text) "to 5,000", "four hands"
sheet-rules = { $rules }, { $length }
# The names of sides are typed by a person: one player, or several.
# $side (side)
# $margin (number) of points
sheet-won = { $side ->
    [we] We win by { $margin }.
    [they] They win by { $margin }.
    [you] You win by { $margin }.
    [player] { $side } wins by { $margin }.
   *[several] { $side } win by { $margin }.
}
# $side (side)
# $margin (number) of points
# $hands (number)
sheet-leads = { $hands ->
    [one] { $side ->
        [we] We lead by { $margin } after 1 hand.
        [they] They lead by { $margin } after 1 hand.
        [you] You lead by { $margin } after 1 hand.
        [player] { $side } leads by { $margin } after 1 hand.
       *[several] { $side } lead by { $margin } after 1 hand.
    }
   *[other] { $side ->
        [we] We lead by { $margin } after { $hands } hands.
        [they] They lead by { $margin } after { $hands } hands.
        [you] You lead by { $margin } after { $hands } hands.
        [player] { $side } leads by { $margin } after { $hands } hands.
       *[several] { $side } lead by { $margin } after { $hands } hands.
    }
}
# $sides (list)
# $hands (number)
sheet-level = { $hands ->
    [one] { LIST($sides) } are level after 1 hand.
   *[other] { LIST($sides) } are level after { $hands } hands.
}
no-hand-yet-kept = No hand yet.
# $count (number)
sheets-unreadable = { $count ->
    [1] A score sheet cannot be read by this version. It stays on this device as it is.
   *[other] { $count } score sheets cannot be read by this version. They stay on this device as they are.
}
# $sheet (text) its title: "Ada – Ben"
sheet-deleted = Deleted: { $sheet }.
scores-of-real-games = Scores of games with real cards
# $count (number)
sheets-kept = { $count ->
    [one] Scores of games with real cards: 1 sheet on this device
   *[other] Scores of games with real cards: { $count } sheets on this device
}
# The accessible name of a button or a field, and what it belongs to: "Open, Ada – Ben", "Natural canastas, Ada".
# $word (text)
# $of (text)
button-of = { $word }, { $of }
# The field for the name of a side.
# $number (number)
side-name-field = Name { $number }
# $side (side)
side-deals = { $side ->
    [we] We deal
    [they] They deal
    [you] You deal
    [player] { $side } deals
   *[several] { $side } deal
}
# A button.
# $hand (number)
go-on-with-hand = Go on with hand { $hand }
# A button, and the title of its page.
# $hand (number)
correct-hand = Correct hand { $hand }

## Items of the count.

item-total = Points of the hand
item-concealed = Going out concealed
item-sequences = Sequences of seven
item-wilds = Canastas of wilds
item-twos = Canastas of twos
item-jokers = Canastas of wilds with four jokers
item-one-wild = Canastas of twos alone or jokers alone
item-canasta-count = Number of canastas
item-black-threes = Black threes laid out
item-incomplete-sequences = Incomplete sequences
item-incomplete-wilds = Incomplete melds of wilds
item-held-black-threes = Four or more black threes in a hand
item-melded-black-threes = Four or more black threes laid
item-cut = Lifted exactly the cards of the deal
item-other = Other points
# $ranks (cards) "sevens"
item-natural-of = Canastas of { CARDS($ranks, case: "of") }, natural
# $ranks (cards) "sevens"
item-mixed-of = Canastas of { CARDS($ranks, case: "of") }, mixed
# $ranks (cards) "sevens"
item-incomplete = Incomplete { CARDS($ranks) }
# $ranks (cards) "sevens"
item-held = Three or more { CARDS($ranks) } in a hand
# What an item counts.
# $points (number)
item-points-each = { $points } each
# Red threes: one, and all of them.
# $points (number)
# $all (number) of threes
# $together (number) of points
points-each-and-all = { $points } each, all { $all } { $together }
# What one, two, three … threes count.
# $points (text) "100, 300, 500, 1,000"
points-together = { $points } together
in-points = points
in-points-against = points, against the side
may-be-negative = may be negative

## Fields of a hand.

# $item (text) "Natural canastas, Ada"
one-more = One more: { $item }
# $item (text)
one-fewer = One fewer: { $item }
# A button with the points of a card on it.
# $points (number)
# $item (text)
add-points-to = +{ $points }: { $item }
# $item (text)
other-sign = Plus or minus: { $item }
# What a side needs to open. Small letters, below its name.
# $points (number)
opens-with = opening: { $points }
# $points (number)
# $total (number)
sum-of-side = { $points } in this hand, { $total } in all
# $count (number) of threes
times-together = { $count } together

## What is wrong with a number.

# $item (text) "Natural canastas, Ada"
number-missing = { $item }: the number is missing. Without points it is 0.
# $item (text)
no-whole-number = { $item }: this is not a whole number.
# $item (text)
# $least (number)
# $most (number)
number-out-of-bounds = { $item }: a number from { $least } to { $most }.
sheet-is-full = The sheet is full. Begin a new one.

## Changes of a sheet, and the buttons that take one back or make it again.

# $hand (number)
hand-added = Hand { $hand } added
# $hand (number)
# $before (text) points of the sides: "1,200, 340"
# $after (text) points of the sides
hand-corrected = Hand { $hand } corrected: { $before } became { $after }
# $hand (number)
# $points (text) of the sides
hand-removed = Hand { $hand } removed: { $points }
# $hand (number)
undo-added = Undo: hand { $hand } added
# $hand (number)
undo-corrected = Undo: hand { $hand } corrected
# $hand (number)
undo-removed = Undo: hand { $hand } removed
# $hand (number)
redo-added = Redo: hand { $hand } added
# $hand (number)
redo-corrected = Redo: hand { $hand } corrected
# $hand (number)
redo-removed = Redo: hand { $hand } removed
