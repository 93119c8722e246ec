### Cards, ranks, suits and numbers of them. Other messages call these by their names in capitals: COUNT($count), THE-CARD($rank, suit: …).
### A variable of the type "case" says in which form the words stand; English has one form only.

# A number in words up to ten.
# $count (number)
# $gender (gender) the gender of what is counted
count = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
# A number in words where no noun follows.
# $count (number)
# $gender (gender) the gender of what is counted
none-or = { $count ->
    [0] none
   *[other] { COUNT($count) }
}
# A rank: "king".
# $rank (rank)
# $case (case)
rank-name = { $rank ->
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
    [king] king
    [ace] ace
    [deuce] two
    [three] three
   *[joker] joker
}
# A rank in the plural: "kings". Of the threes only the black ones can be melded.
# $rank (rank)
# $case (case)
ranks-name = { $rank ->
    [four] fours
    [five] fives
    [six] sixes
    [seven] sevens
    [eight] eights
    [nine] nines
    [ten] tens
    [jack] jacks
    [queen] queens
    [king] kings
    [ace] aces
    [deuce] twos
    [three] black threes
   *[joker] jokers
}
# One card of a rank: "a king".
# $rank (rank)
# $case (case)
one-of-rank = { $rank ->
    [eight] an eight
    [ace] an ace
    [three] a black three
   *[other] a { RANK-NAME($rank) }
}
# Several cards of a rank: "two kings".
# $count (number) two at least
# $rank (rank)
# $case (case)
several-of-rank = { COUNT($count) } { RANKS-NAME($rank) }
# The same in short, for a button: "2 kings".
# $count (number) two at least
# $rank (rank)
# $case (case)
several-of-rank-short = { $count } { RANKS-NAME($rank) }
# "two natural nines".
# $count (number)
# $rank (rank)
# $case (case)
naturals-of-rank = { COUNT($count) } natural { RANKS-NAME($rank) }
# A red three, on top of the pile.
# $case (case)
a-red-three = a red three
# A suit: "spades".
# $suit (suit)
suit-name = { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
# A card in full: "queen of hearts".
# $rank (rank)
# $suit (suit)
# $case (case)
card-name = { RANK-NAME($rank) } of { SUIT-NAME($suit) }
# A card in full with its article: "the queen of hearts".
# $rank (rank)
# $suit (suit)
# $case (case)
the-card = the { CARD-NAME($rank, $suit) }
# A card by its rank alone, with its article: "the king". No three has it.
# $rank (rank)
# $case (case)
the-rank = the { RANK-NAME($rank) }
# A card by its signs, with its article: "the Q♥".
# $sign (text) rank and suit in signs
# $rank (rank) for languages in which the article depends on it
# $case (case)
the-card-sign = the { $sign }
# The joker without an article.
# $case (case)
joker-name = joker
# The joker with its article.
# $case (case)
a-joker = a joker
# A sequence of one suit, as the name of a meld.
# $suit (suit)
# $case (case)
suit-in-sequence = { SUIT-NAME($suit) } in sequence
# Wilds, as the name of a meld.
# $case (case)
wilds-name = wilds
# A number of cards, with its noun.
# $count (number)
# $case (case)
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# A number of canastas in words.
# $count (number)
# $case (case)
canastas-count = { $count ->
    [one] one canasta
   *[other] { COUNT($count) } canastas
}
# A number of wild cards in words.
# $count (number)
# $case (case)
wilds-count = { $count ->
    [one] one wild
   *[other] { COUNT($count) } wilds
}
# A group of naturals with wilds: "two kings with a joker".
# $naturals (cards)
# $wilds (cards)
group-with-wilds = { CARDS($naturals) } with { CARDS($wilds, case: "with") }
# Groups of which one has wilds: "two kings with a two; three sevens".
# $before (text)
# $next (text)
groups-more = { $before }; { $next }
# One more part of a list, not the last.
# $before (text)
# $next (text)
list-more = { $before }, { $next }
# The last part of a list: "a, b and c".
# $before (text)
# $last (text)
# $sound (sound) how the last part begins, for languages in which "and" changes
list-end = { $before } and { $last }
# The last clause of a sentence of which one holds an "and" of its own.
# $before (text)
# $last (text)
# $sound (sound) how the last part begins, for languages in which "and" changes
list-end-long = { $before }, and { $last }
# Cards that were drawn: "a card", "two cards".
# $count (number)
# $case (case)
drawn-cards = { $count ->
    [1] a card
   *[other] { COUNT($count) } cards
}
# Threes that were laid out.
# $count (number)
# $threes (threes) whether all are red; in some games black ones are laid out too
# $case (case)
threes-laid-out = { $threes ->
    [red] { $count ->
        [1] a red three
       *[other] { COUNT($count) } red threes
    }
   *[any] { $count ->
        [1] a three
       *[other] { COUNT($count) } threes
    }
}
# A card that is known to be the last one, with its article: "the joker".
# $case (case)
the-joker = the joker
# A number of cards in words: "one card".
# $count (number)
# $case (case)
cards-in-words = { $count ->
    [one] one card
   *[other] { COUNT($count) } cards
}
# The cards of a meld with their article: "the kings".
# $meld (cards)
# $case (case)
the-meld = the { CARDS($meld) }
# Canastas of a kind: "natural canastas".
# $kind (canasta)
# $case (case)
kinds-of-canastas = { $kind ->
    [natural] natural canastas
    [mixed] mixed canastas
    [sequence] sequences of seven
   *[wild] canastas of wilds
}
# A number of canastas of a kind: "two natural canastas".
# $count (number)
# $kind (canasta)
# $case (case)
canastas-of-kind = { $kind ->
    [natural] { $count ->
        [one] one natural canasta
       *[other] { COUNT($count) } natural canastas
    }
    [mixed] { $count ->
        [one] one mixed canasta
       *[other] { COUNT($count) } mixed canastas
    }
    [sequence] { $count ->
        [one] one sequence of seven
       *[other] { COUNT($count) } sequences of seven
    }
   *[wild] { $count ->
        [one] one canasta of wilds
       *[other] { COUNT($count) } canastas of wilds
    }
}
