### Lines of the rules page for games beside Classic: several sets of a rank, sequences, melds of wilds, feet, bonus cards.

lone-player = Who first takes the pile in a hand plays alone against the two others, who are partners from then on and share their melds. Who goes out before plays alone too.
# $count (number)
foot-is = Each player also gets a foot: { CARDS-COUNT($count) }, face down, which nobody sees.
# After the first foot.
# $count (number) of feet
# $sizes (text) numbers: "13 and 11"
feet-follow = { $count ->
    [1] After it comes another, of { $sizes } cards, picked up in the same way.
   *[other] After it come further ones, of { $sizes } cards, each picked up in the same way.
}
# The next four follow the sentence above.
foot-at-once = Who melds the last card of the hand picks up the foot and plays on; who discards it begins the next turn with the foot.
foot-ends-turn = Who empties the hand picks up the foot, and the turn ends.
foot-by-discard = The hand is emptied by a discard only; then the foot is picked up.
foot-by-canasta = Who completes a canasta picks up the foot with it and plays on; before, the hand is not emptied, and a canasta that the partner completes brings none.
# After the sentences above.
foot-threes-not-replaced = Threes of the foot that are laid out are not replaced.
# $sides (list) bonus-cards-of, below
bonus-cards-are = A side that opens after drawing from the stock, and ends the turn with a discard, draws bonus cards: { LIST($sides) }.
# "four for the first that opens": cards, and the place of the side.
# $cards (number)
# $place (number) one to eight
bonus-cards-of = { $place ->
    [1] { COUNT($cards) } for the first that opens
    [2] { COUNT($cards) } for the second that opens
    [3] { COUNT($cards) } for the third that opens
    [4] { COUNT($cards) } for the fourth that opens
    [5] { COUNT($cards) } for the fifth that opens
    [6] { COUNT($cards) } for the sixth that opens
    [7] { COUNT($cards) } for the seventh that opens
   *[other] { COUNT($cards) } for the eighth that opens
}
special-hand-what = Fourteen cards that you hold after drawing from the stock, while your side has laid nothing, can be laid as a special hand. It ends the hand, and its points count in place of all else.
# A special hand with its points, and its cards: "Garbage: 2,000 points: four, four, three and three cards of four ranks."
# $worth (text) name and points
# $cards (text) what it is made of
special-hand-line = { $worth }: { $cards }.
wild-discard-last = A wild is discarded only to go out, or from a hand of wilds alone.
# $cards (list) ranks in the plural, closed-rank-cards and wilds-discarded below: "wilds, sevens or aces"
first-discard-not = Onto an empty pile one discards no { LIST($cards, case: "acc") }, unless the hand has nothing else.
# $case (case)
wilds-discarded = wilds
# Cards of a rank of which a side has a canasta, where such a rank is closed.
# $case (case)
closed-rank-cards = cards of a closed rank

## Melds.

sequence-is = A sequence is three to seven neighbours of one suit, from four to ace, without wilds. Seven are a canasta, and a side may have any number of sequences.
wild-meld-is = Three to seven wilds make a wild meld; seven are a wild canasta.
wild-meld-first = While its wild meld is incomplete, a side lays no wild anywhere else.
# $count (number)
set-at-most = A set has no more than { CARDS-COUNT($count) }.
# $count (number)
wilds-join-sets-of = After the opening, wilds are laid only on sets with { COUNT($count) } naturals or more.
# At the start of a line.
# $ranks (list) "aces and sevens"
ranks-without-wilds = { LIST($ranks) } are melded without wilds.
# At the start of a line.
# $ranks (list) "aces and sevens"
ranks-without-wilds-unless-opened = { LIST($ranks) } are melded without wilds, but for a set that got one in the side's opening.
rank-is-closed = Once a side has a canasta of a rank, the rank is closed: nobody lays cards on sets of it.
# $party (party)
one-meld-of-a-rank = { $party ->
    [side] A side has one meld of a rank; further cards of the rank join it. You never add to the other side's.
   *[player] A player has one meld of a rank; further cards of the rank join it. You never add to the other player's.
}
# $party (party)
one-open-meld-of-a-rank = { $party ->
    [side] A side begins another meld of a rank only when all it has of that rank are canastas. You never add to the other side's.
   *[player] A player begins another meld of a rank only when all it has of that rank are canastas. You never add to the other player's.
}
# $party (party)
any-melds-of-a-rank = { $party ->
    [side] A side may have several melds of a rank. You never add to the other side's.
   *[player] A player may have several melds of a rank. You never add to the other player's.
}

## The opening.

opening-pure-set = The opening lays at least one natural meld of three or more cards, all from the hand.
opening-hand-only = Only cards of the hand count towards the minimum.
opening-no-mixed-canasta = The opening completes no mixed canasta.
opening-canasta-free = A natural or wild canasta from the hand opens whatever it counts.
opening-before-pile = A side that has not melded may not take the pile.
# $minimums (list) minimum-from-score and others of rules.ftl: "120 from 7,000"
opening-canasta = With a minimum of { LIST($minimums) } the opening must hold a canasta too.
# $minimums (list) minimum-from-score and others of rules.ftl
opening-natural-canasta = With a minimum of { LIST($minimums) } the opening must hold a canasta without wilds too.
# $count (number) one to three
closed-turns-are = { $count ->
    [one] In the first turn of each player nothing is melded, and the pile is not taken.
   *[other] In the first { COUNT($count) } turns of each player nothing is melded, and the pile is not taken.
}

## Threes.

red-threes-dead = Red threes are never melded. They are only discarded, and block the pile for the next player.
black-threes-dead = Black threes are never melded. They are only discarded, and block the pile for the next player.
black-threes-bonus = Black threes are laid out and replaced as red ones are.
black-threes-freeze = A black three on top of the pile blocks it for the next player, and freezes it as a wild does until it is taken.
threes-always-count = Threes always count for their side.
# $enough (number) of canastas
threes-count-or-against = { $enough ->
    [1] Threes count for a side with { CANASTAS-COUNT($enough) } or more, and against it with none.
   *[other] Threes count for a side with { CANASTAS-COUNT($enough) } or more, and against it with fewer than { CANASTAS-COUNT($enough) }.
}
# $enough (number) of canastas
# $least (number) of canastas
threes-count-nothing-between = { $least ->
    [1] Threes count for a side with { CANASTAS-COUNT($enough) } or more, nothing with { CANASTAS-COUNT($least) }, and against it with none.
   *[other] Threes count for a side with { CANASTAS-COUNT($enough) } or more, nothing with { CANASTAS-COUNT($least) }, and against it with fewer than { CANASTAS-COUNT($least) }.
}
# $enough (number) of canastas
# $least (number) of canastas
# $most (number) of canastas, one fewer than enough
threes-count-nothing-range = { $least ->
    [1] Threes count for a side with { CANASTAS-COUNT($enough) } or more, nothing with { COUNT($least) } to { CANASTAS-COUNT($most) }, and against it with none.
   *[other] Threes count for a side with { CANASTAS-COUNT($enough) } or more, nothing with { COUNT($least) } to { CANASTAS-COUNT($most) }, and against it with fewer than { CANASTAS-COUNT($least) }.
}
# $enough (number) of canastas
threes-count-or-nothing = Threes count for a side with { CANASTAS-COUNT($enough) } or more, else nothing.
# $points (number)
black-three-held = A black three left in hand costs { $points }.
# $points (number)
red-three-held = A red three left in hand costs { $points }.
# $threes (threes)
# $points (number)
threes-points-each = { $threes ->
    [red] Red threes { $points } each.
   *[any] Threes, each colour for itself { $points } each.
}
# $threes (threes)
# $points (text) the points of one, two and so on: "100, 300, 500 and 1,000"
threes-points-table = { $threes ->
    [red] Red threes: { $points } for one, two and so on in all.
   *[any] Threes, each colour for itself: { $points } for one, two and so on in all.
}

## Going out.

# A number of canastas of a kind, after the word "canastas": "two natural", "one of a sequence".
# $count (number)
# $canasta (canasta)
# $case (case)
kind-among-canastas = { $canasta ->
    [natural] { COUNT($count) } natural
    [mixed] { COUNT($count) } mixed
    [sequence] { COUNT($count) } of a sequence
   *[wild] { COUNT($count) } of wilds
}
# $kinds (list) kind-among-canastas, above
going-out-needs-kinds = Among the canastas there must be { LIST($kinds) }.
out-by-discard = One goes out by a discard only.
out-by-melding = One goes out by melding every card: the last one is never discarded.
out-without-incomplete = A side with an incomplete meld that counts against it may not go out.
out-after-partners-foot = Nobody goes out before the partner has picked up the foot.
asks-once = A player asks once in a hand.
asks-always = Nobody goes out without the partner's yes.
out-after-foot = Only a player who has picked up the foot goes out.
out-after-feet = Only a player who has picked up the last foot goes out.
# What a meld is of, after "a meld of": a sequence, wilds or a rank. They stand in a list: "sevens, aces or a suit".
# $case (case)
of-a-suit = a suit
# $case (case)
of-wilds = wilds

## Scoring. Short, like a price list.

lone-player-scores = What partners of a hand score together counts for each of them; red threes count for their own player.
# After the usual values of cards.
# $ranks (list) card-price, below: "aces 15 and jokers 30"
card-prices = But here: { LIST($ranks) }.
# $rank (rank)
# $points (number)
card-price = { RANKS-NAME($rank) } { $points }
# $points (number)
card-price-threes = black threes that are laid { $points }
# $canastas (list) canasta-of-… below: "of a sequence 1,500 and of wilds 2,500"
canasta-prices = A canasta { LIST($canastas) }.
# $points (number)
canasta-of-sequence = of a sequence { $points }
# $points (number)
canasta-of-wilds = of wilds { $points }
# $points (number)
canasta-of-twos = of twos alone { $points }
# $points (number)
canasta-of-jokers = of wilds with four jokers { $points }
# $rank (rank)
# $points (number)
canasta-of-rank = of { RANKS-NAME($rank, case: "of") } without wilds { $points }
# $points (number)
canasta-of-one-wild = of twos alone or jokers alone { $points }
# $rank (rank)
# $points (number)
canasta-of-mixed-rank = of { RANKS-NAME($rank, case: "of") } with wilds { $points }
# $prices (list) canasta-count-price, below: "700 for 3 canastas and 1,000 for 5 canastas"
canasta-count-prices = For the highest number of canastas that it reaches a side gets once { LIST($prices) }.
# $points (number)
# $canastas (text) so-many-canastas, below
canasta-count-price = { $points } for { $canastas }
# $count (number)
so-many-canastas = { $count ->
    [one] 1 canasta
   *[other] { $count } canastas
}
# $melds (list) incomplete-… below: "meld of sevens 2,500 and wild meld 2,000"
incomplete-prices = Against a side count, at the end, an incomplete { LIST($melds) }.
# $points (number)
incomplete-sequence = sequence { $points }
# $points (number)
incomplete-wilds = wild meld { $points }
# $rank (rank)
# $points (number)
incomplete-rank = meld of { RANKS-NAME($rank, case: "of") } { $points }
# $ranks (list) held-rank, below: "aces 1,500 and sevens 1,500"
held-prices = Against a side count, for a hand that holds three or more of them, { LIST($ranks) }.
# $rank (rank)
# $points (number)
held-rank = { RANKS-NAME($rank) } { $points }
# $points (number) in the list of held-prices, above
held-black-threes = black threes, four or more of them, { $points }
# $points (number)
black-threes-melded = Four black threes or more that are laid count { $points } more for their side.
# $points (number)
cut-counts = Who lifts exactly the cards of the deal gets { $points }: with real cards, on the score sheet.
melds-need-canasta = Melded cards of a side without a canasta count against it.
# $count (number)
game-of-hands = { $count ->
    [one] The game ends after 1 hand.
   *[other] The game ends after { $count } hands.
}
