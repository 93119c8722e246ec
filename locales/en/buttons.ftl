### The buttons below the hand: what they say, and below it what they do. Also the dialog with several ways of taking the pile or of laying cards.

## Points.

# The points of the cards that are laid out for the opening, of those that it needs.
# $points (number)
# $minimum (number)
points-of-minimum = { $points } of { $minimum }
# The points of the selected cards, where the opening has no minimum.
# $points (number)
points-selected = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# After a number of points, which is in bold: "45 of 50".
# $minimum (number)
of-minimum = {" "}of { $minimum }
# The points are enough to open.
# $points (text) points-of-minimum or points-selected
points-open = { $points }, opens

## The buttons.

take-the-pile = Take the pile
# $cards (cards) from the hand
take-the-pile-with = Take the pile with { CARDS($cards, case: "with") }
# Below "Take the pile": other groups are laid at the same time.
# $groups (cards)
# $opens (text) points-open
also-lays-and-opens = also lays { CARDS($groups, case: "acc") }: { $opens }
# Below "Take the pile": there are several ways.
# $count (number) of cards in the pile
choose-how-to-take = { CARDS-COUNT($count) }, choose how…
# $cards (cards)
lay-cards = Lay { CARDS($cards, case: "acc") }
# Sets the cards out on the table for the opening.
# $cards (cards)
set-out-cards = Set out { CARDS($cards, case: "acc") }
discard-selected = Discard
discard-joker = Discard joker
# $card (text) rank and suit in signs
discard-card = Discard { $card }
# Below "Lay": what it brings.
# $points (number)
gains-points = +{ $points }
# Below "Lay": a meld becomes a canasta.
# $points (number)
gains-canasta = +{ $points }, a canasta
# Below "Lay": a new meld begins.
# $points (number)
gains-new-meld = +{ $points }, new meld
# Below "Lay": what a meld is afterwards, "5 kings".
# $points (number)
# $count (number) of cards in the meld
# $meld (cards) its name, "kings"
gains-in-meld = +{ $points }, { $count } { CARDS($meld) }
# $cards (cards)
# $meld (cards) the name of the meld, "kings"
add-to-meld = Add { CARDS($cards, case: "acc") } to the { CARDS($meld, case: "to") }
# Accessible name of a button: a group that is set out for the opening goes back to the hand.
# $cards (cards)
# $points (number)
take-group-back = Take back { CARDS($cards, case: "acc") }, { $points } points

## Special hands: their names, and the cards that they are made of. The cards stand after the name and a colon, in a sentence.

special-pairs = Seven pairs
special-wild-pairs = Pairs with a pair of wilds
special-miami-pairs = Miami pairs
special-zip-code = Zip code
special-garbage = Garbage
special-blast-off = Blast off
special-triples = Triples
special-quads = Quads
special-dream-4 = Dream with four wilds
special-dream-5 = Dream with five wilds
special-straight = Straight
special-pairs-are = seven pairs of different ranks, without wilds
special-wild-pairs-are = six pairs of different ranks, aces and sevens among them, with two twos or two jokers
special-miami-pairs-are = seven pairs of different ranks: aces, sevens, twos, jokers and any three others
special-zip-code-is = four, three, three, two and two cards of five ranks, of which twos and jokers may be any
special-garbage-is = four, four, three and three cards of four ranks, without wilds
special-blast-off-is = five, four, three and two cards of four ranks, of which twos and jokers may be any
special-triples-are = three cards of each of four ranks, with two twos or two jokers
special-quads-are = four cards of each of three ranks, with two twos or two jokers
special-dream-4-is = five cards of each of two ranks, with four twos or four jokers
special-dream-5-is = five cards of one rank and four of another, with any five wilds
special-straight-is = a card of each rank from four to ace, a two, a joker and any other card, while your side has laid out a three
# $hand (text) its name
# $points (number)
special-hand-points = { $hand }: { $points } points
# $hand (text) its name
# $points (number)
special-hand-wins-match = { $hand }: { $points } points, and wins the match

## The ways of taking the pile or of laying cards. Each is a button.

# $cards (cards) from the hand
way-with = With { CARDS($cards, case: "with") }
# $cards (cards) from the hand
# $meld (cards) the name of the meld that they join, "kings"
way-with-onto = With { CARDS($cards, case: "with") }, onto your { CARDS($meld, case: "on") }
# $cards (cards) from the hand
way-with-new = With { CARDS($cards, case: "with") }, as a new meld
# $meld (cards) the name of the meld that the top card joins, "kings"
way-onto = Onto your { CARDS($meld, case: "on") }
way-as-new = As a new meld
# $way (text) one of the five above
# $groups (text) groups, and cards that are added to melds
way-also-lays = { $way }. Also lays { $groups }
# Cards and the meld that they are added to.
# $cards (cards)
# $meld (cards) the name of the meld, "kings"
way-adds = { CARDS($cards, case: "acc") } to the { CARDS($meld, case: "to") }
# One of several melds of a rank: "kings no. 2 (5 cards)".
# $meld (cards) its name, "kings"
# $number (number)
# $count (number) of its cards
meld-numbered = { CARDS($meld) } no. { $number } ({ CARDS-COUNT($count) })
# $points (number)
way-points = { $points } points
# What a way makes.
# $meld (cards) "kings"
way-makes-canasta = a canasta of { CARDS($meld, case: "of") }
# What a way leaves in the hand.
# $cards (list) wilds, pairs and more of a rank, other cards
way-leaves = leaves { LIST($cards, case: "acc") }
way-leaves-none = leaves no card
# $rank (rank)
pair-of-rank = a pair of { RANKS-NAME($rank, case: "of") }
# $count (number)
single-cards = { $count ->
    [one] 1 single card
   *[other] { $count } single cards
}
# $count (number)
other-cards = { $count ->
    [one] 1 other card
   *[other] { $count } other cards
}
# $count (number)
more-ways-by-suit = { $count ->
    [one] 1 more way differs only in suits.
   *[other] { $count } more ways differ only in suits.
}
# $count (number)
more-ways-cost-more = { $count ->
    [one] 1 more way costs more. For it, select the cards first.
   *[other] { $count } more ways cost more. For one of them, select its cards first.
}
