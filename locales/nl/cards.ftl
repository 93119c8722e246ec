### Naamvallen: bij een reeks „of“ („een hartenreeks“, na van of met) en „acc“ („harten op een rij“, na een aantal); al het andere is nom.

count = { $count ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
   *[other] { $count }
}
none-or = { $count ->
    [0] geen enkele
   *[other] { COUNT($count) }
}
rank-name = { $rank ->
    [four] vier
    [five] vijf
    [six] zes
    [seven] zeven
    [eight] acht
    [nine] negen
    [ten] tien
    [jack] boer
    [queen] vrouw
    [king] heer
    [ace] aas
    [deuce] twee
    [three] drie
   *[joker] joker
}
ranks-name = { $rank ->
    [four] vieren
    [five] vijven
    [six] zessen
    [seven] zevens
    [eight] achten
    [nine] negens
    [ten] tienen
    [jack] boeren
    [queen] vrouwen
    [king] heren
    [ace] azen
    [deuce] tweeën
    [three] zwarte drieën
   *[joker] jokers
}
one-of-rank = { $rank ->
    [three] een zwarte drie
   *[other] een { RANK-NAME($rank) }
}
several-of-rank = { COUNT($count) } { RANKS-NAME($rank) }
several-of-rank-short = { $count } { RANKS-NAME($rank) }
naturals-of-rank = { $count ->
    [1] één natuurlijke { RANK-NAME($rank) }
   *[other] { COUNT($count) } natuurlijke { RANKS-NAME($rank) }
}
a-red-three = een rode drie
suit-name = { $suit ->
    [spades] schoppen
    [hearts] harten
    [diamonds] ruiten
   *[clubs] klaver
}
card-name = { SUIT-NAME($suit) }{ RANK-NAME($rank) }
the-card = de { CARD-NAME($rank, $suit) }
the-rank = de { RANK-NAME($rank) }
the-card-sign = de { $sign }
joker-name = joker
a-joker = een joker
suit-in-sequence = { $case ->
    [of] een { SUIT-NAME($suit) }reeks
    [acc] { $suit ->
        [clubs] klaveren op een rij
       *[other] { SUIT-NAME($suit) } op een rij
    }
   *[other] { SUIT-NAME($suit) }reeks
}
wilds-name = wilde kaarten
cards-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
canastas-count = { $count ->
    [one] één canasta
   *[other] { COUNT($count) } canasta’s
}
wilds-count = { $count ->
    [one] één wilde kaart
   *[other] { COUNT($count) } wilde kaarten
}
group-with-wilds = { CARDS($naturals) } met { CARDS($wilds) }
groups-more = { $before }; { $next }
list-more = { $before }, { $next }
list-end = { $before } en { $last }
list-end-long = { $before } en { $last }
drawn-cards = { $count ->
    [1] een kaart
   *[other] { COUNT($count) } kaarten
}
threes-laid-out = { $threes ->
    [red] { $count ->
        [1] een rode drie
       *[other] { COUNT($count) } rode drieën
    }
   *[any] { $count ->
        [1] een drie
       *[other] { COUNT($count) } drieën
    }
}
the-joker = de joker
cards-in-words = { $count ->
    [one] één kaart
   *[other] { COUNT($count) } kaarten
}
the-meld = de { CARDS($meld) }
kinds-of-canastas = { $kind ->
    [natural] zuivere canasta’s
    [mixed] onzuivere canasta’s
    [sequence] reeksen van zeven
   *[wild] canasta’s van wilde kaarten
}
canastas-of-kind = { $kind ->
    [natural] { $count ->
        [one] één zuivere canasta
       *[other] { COUNT($count) } zuivere canasta’s
    }
    [mixed] { $count ->
        [one] één onzuivere canasta
       *[other] { COUNT($count) } onzuivere canasta’s
    }
    [sequence] { $count ->
        [one] één reeks van zeven
       *[other] { COUNT($count) } reeksen van zeven
    }
   *[wild] { $count ->
        [one] één canasta van wilde kaarten
       *[other] { COUNT($count) } canasta’s van wilde kaarten
    }
}
