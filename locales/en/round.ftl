### The last round, the melds of the sides, and the badges at the pile.

## What a player did in the turn. It stands after the player's name and a colon, and is read aloud: "drew two, laid three nines and discarded the four of clubs".

# $count (number) of cards
turn-drew = { $count ->
    [1] drew
   *[other] drew { COUNT($count) }
}
# $card (cards)
turn-took-card = took { CARDS($card, case: "acc") } from the pile
# $count (number) of cards
turn-took-pile = took the pile of { $count }
# $cards (cards) groups
turn-laid = laid { CARDS($cards, case: "acc") }
# $cards (cards)
# $meld (cards) the name of the meld, "kings"
turn-added = added { CARDS($cards, case: "acc") } to the { CARDS($meld, case: "to") }
# $meld (cards) "kings"
turn-closed = closed a canasta of { CARDS($meld, case: "of") }
# $card (cards)
turn-discarded = discarded { CARDS($card, case: "acc") }
turn-kept-last = kept the last card

## At the table.

# The label over the top card of a pile that was taken.
# $count (number) of its cards
label-pile = pile { $count }
# After the number of a player's cards.
# $count (number)
word-cards = { $count ->
    [one] {" "}card
   *[other] {" "}cards
}
# Why a deck is not cut.
# $most (number)
bad-cut = The cut must be a whole number from 0 to { $most }.
# Accessible name of the threes that a side has laid out.
# $threes (text) "2 red threes"
# $points (text) with their sign
threes-with-points = { $threes }, { $points } points
# Accessible name of a button that explains a thing on the table.
# $thing (text) its name
explain-thing = Explain: { $thing }
# Points with their sign.
# $points (number) not negative
plus-points = +{ $points }
# After the number of cards of a meld: how many make a canasta.
# $count (number)
of-canasta = /{ $count }
# By how many cards somebody has changed a meld. It stands after the name.
# $count (number)
meld-change = +{ $count }
# $name (text) a player
# $count (number) of cards
meld-change-by = { $name } +{ $count }
# Accessible, after the name of a meld.
# $players (text) a list of meld-change-by
meld-laid-by = new: { $players }
# Below the name of a side: what it has on the table.
# $points (text) with their sign
points-so-far = { $points } so far
# Below the name of a side: what it has brought in the hand that is over.
# $points (text) with their sign
points-of-hand = hand { $points }
side-not-opened = not opened
# Below the name of a side.
# $minimum (number)
side-opens-at = opens at { $minimum }
# The opening needs a canasta beside its points.
# $opening (text) "opens at 120", "70 of 120", "120"
plus-canasta = { $opening } + canasta
# $opening (text) "opens at 120", "70 of 120", "120"
plus-natural-canasta = { $opening } + natural canasta
opens-with-any-meld = Not opened yet. Any meld opens.
# $minimum (number) of points
first-melds-count = Not opened yet. The first melds of a hand must count at least { $minimum }, laid together.
# What the selected cards would count.
# $points (number)
# $minimum (number) that the opening needs
place-points = { $points } of { $minimum }
# Below the points: the selected cards can be laid in this place.
# $cards (cards)
place-cards = { CARDS($cards) } here
# A badge at the pile, after "Frozen" or "Opening".
# $count (number) of natural cards
# $rank (rank)
pile-needs-naturals = needs { NATURALS-OF-RANK($count, $rank, case: "acc") }
# A badge at the pile, after "Pile Frozen".
# $cards (cards) frozen-cards or wilds-like-top of rules.ftl
pile-needs-cards = needs { CARDS($cards, case: "acc") }
# A badge at the pile.
wild-on-top = a wild card is on top
# A badge at the pile, after "Frozen".
pile-also-blocked = and blocked this turn
# $name (text) a player
player-plays = { $name } plays
