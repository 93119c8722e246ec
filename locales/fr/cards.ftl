### Cas : « of » donne « de rois », « d'un roi », « de 8 cartes » (la préposition est dedans) ; « to » donne « aux rois », « à la séquence à pique » ;
### « in » donne l'article défini, « les rois » ; « on » le possessif, « vos rois ». Les autres cas sont comme nom.

count = { $count ->
    [0] { $gender ->
        [f] aucune
       *[other] aucun
    }
    [1] { $gender ->
        [f] une
       *[other] un
    }
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
}
none-or = { $count ->
    [0] { $gender ->
        [f] aucune
       *[other] aucun
    }
   *[other] { COUNT($count, gender: "f") }
}
rank-name = { $rank ->
    [four] quatre
    [five] cinq
    [six] six
    [seven] sept
    [eight] huit
    [nine] neuf
    [ten] dix
    [jack] valet
    [queen] dame
    [king] roi
    [ace] as
    [deuce] deux
    [three] trois
   *[joker] joker
}
ranks-name = { $rank ->
    [four] { $case ->
        [of] de quatre
        [to] aux quatre
        [in] les quatre
        [on] vos quatre
       *[other] quatre
    }
    [five] { $case ->
        [of] de cinq
        [to] aux cinq
        [in] les cinq
        [on] vos cinq
       *[other] cinq
    }
    [six] { $case ->
        [of] de six
        [to] aux six
        [in] les six
        [on] vos six
       *[other] six
    }
    [seven] { $case ->
        [of] de sept
        [to] aux sept
        [in] les sept
        [on] vos sept
       *[other] sept
    }
    [eight] { $case ->
        [of] de huit
        [to] aux huit
        [in] les huit
        [on] vos huit
       *[other] huit
    }
    [nine] { $case ->
        [of] de neuf
        [to] aux neuf
        [in] les neuf
        [on] vos neuf
       *[other] neuf
    }
    [ten] { $case ->
        [of] de dix
        [to] aux dix
        [in] les dix
        [on] vos dix
       *[other] dix
    }
    [jack] { $case ->
        [of] de valets
        [to] aux valets
        [in] les valets
        [on] vos valets
       *[other] valets
    }
    [queen] { $case ->
        [of] de dames
        [to] aux dames
        [in] les dames
        [on] vos dames
       *[other] dames
    }
    [king] { $case ->
        [of] de rois
        [to] aux rois
        [in] les rois
        [on] vos rois
       *[other] rois
    }
    [ace] { $case ->
        [of] d’as
        [to] aux as
        [in] les as
        [on] vos as
       *[other] as
    }
    [deuce] { $case ->
        [of] de deux
        [to] aux deux
        [in] les deux
        [on] vos deux
       *[other] deux
    }
    [three] { $case ->
        [of] de trois noirs
        [to] aux trois noirs
        [in] les trois noirs
        [on] vos trois noirs
       *[other] trois noirs
    }
   *[joker] { $case ->
        [of] de jokers
        [to] aux jokers
        [in] les jokers
        [on] vos jokers
       *[other] jokers
    }
}
one-of-rank = { $rank ->
    [queen] { $case ->
        [of] d’une dame
        [to] à une dame
       *[other] une dame
    }
    [three] { $case ->
        [of] d’un trois noir
        [to] à un trois noir
       *[other] un trois noir
    }
   *[other] { $case ->
        [of] d’un { RANK-NAME($rank) }
        [to] à un { RANK-NAME($rank) }
       *[other] un { RANK-NAME($rank) }
    }
}
several-of-rank = { $case ->
    [of] de { COUNT($count) } { RANKS-NAME($rank) }
    [to] à { COUNT($count) } { RANKS-NAME($rank) }
   *[other] { COUNT($count) } { RANKS-NAME($rank) }
}
several-of-rank-short = { $case ->
    [of] de { $count } { RANKS-NAME($rank) }
    [to] à { $count } { RANKS-NAME($rank) }
   *[other] { $count } { RANKS-NAME($rank) }
}
naturals-of-rank = { $count ->
    [1] { $rank ->
        [queen] une dame naturelle
       *[other] un { RANK-NAME($rank) } naturel
    }
   *[other] { $rank ->
        [queen] { COUNT($count) } dames naturelles
       *[other] { COUNT($count) } { RANKS-NAME($rank) } naturels
    }
}
a-red-three = { $case ->
    [of] d’un trois rouge
    [to] à un trois rouge
   *[other] un trois rouge
}
suit-name = { $suit ->
    [spades] pique
    [hearts] cœur
    [diamonds] carreau
   *[clubs] trèfle
}
card-name = { RANK-NAME($rank) } de { SUIT-NAME($suit) }
the-card = { $rank ->
    [queen] { $case ->
        [of] de la { CARD-NAME($rank, $suit) }
        [to] à la { CARD-NAME($rank, $suit) }
       *[other] la { CARD-NAME($rank, $suit) }
    }
    [ace] { $case ->
        [of] de l’{ CARD-NAME($rank, $suit) }
        [to] à l’{ CARD-NAME($rank, $suit) }
       *[other] l’{ CARD-NAME($rank, $suit) }
    }
   *[other] { $case ->
        [of] du { CARD-NAME($rank, $suit) }
        [to] au { CARD-NAME($rank, $suit) }
       *[other] le { CARD-NAME($rank, $suit) }
    }
}
the-rank = { $rank ->
    [queen] { $case ->
        [of] de la dame
        [to] à la dame
       *[other] la dame
    }
    [ace] { $case ->
        [of] de l’as
        [to] à l’as
       *[other] l’as
    }
   *[other] { $case ->
        [of] du { RANK-NAME($rank) }
        [to] au { RANK-NAME($rank) }
       *[other] le { RANK-NAME($rank) }
    }
}
the-card-sign = { $rank ->
    [queen] { $case ->
        [of] de la { $sign }
        [to] à la { $sign }
       *[other] la { $sign }
    }
    [ace] { $case ->
        [of] de l’{ $sign }
        [to] à l’{ $sign }
       *[other] l’{ $sign }
    }
   *[other] { $case ->
        [of] du { $sign }
        [to] au { $sign }
       *[other] le { $sign }
    }
}
joker-name = joker
a-joker = { $case ->
    [of] d’un joker
    [to] à un joker
   *[other] un joker
}
suit-in-sequence = { $case ->
    [of] en séquence à { SUIT-NAME($suit) }
    [to] à la séquence à { SUIT-NAME($suit) }
    [in] la séquence à { SUIT-NAME($suit) }
    [on] votre séquence à { SUIT-NAME($suit) }
   *[other] séquence à { SUIT-NAME($suit) }
}
wilds-name = { $case ->
    [of] de passe-partout
    [to] aux passe-partout
    [in] les passe-partout
    [on] vos passe-partout
   *[other] passe-partout
}
cards-count = { $case ->
    [of] { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    }
   *[other] { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
canastas-count = { $count ->
    [one] { COUNT($count, gender: "f") } canasta
   *[other] { COUNT($count) } canastas
}
wilds-count = { COUNT($count, gender: "m") } passe-partout
group-with-wilds = { CARDS($naturals) } avec { CARDS($wilds) }
groups-more = { $before } ; { $next }
list-more = { $before }, { $next }
list-end = { $before } et { $last }
list-end-long = { $before } et { $last }
drawn-cards = { $count ->
    [1] une carte
   *[other] { COUNT($count) } cartes
}
threes-laid-out = { $threes ->
    [red] { $count ->
        [1] un trois rouge
       *[other] { COUNT($count) } trois rouges
    }
   *[any] { $count ->
        [1] un trois
       *[other] { COUNT($count) } trois
    }
}
the-joker = { $case ->
    [of] du joker
    [to] au joker
   *[other] le joker
}
cards-in-words = { $count ->
    [one] { COUNT($count, gender: "f") } carte
   *[other] { COUNT($count) } cartes
}
the-meld = { $case ->
    [to] { CARDS($meld, case: "to") }
   *[other] { CARDS($meld, case: "in") }
}
kinds-of-canastas = { $kind ->
    [natural] canastas pures
    [mixed] canastas impures
    [sequence] séquences de sept
   *[wild] canastas de passe-partout
}
canastas-of-kind = { $kind ->
    [natural] { $count ->
        [one] { COUNT($count, gender: "f") } canasta pure
       *[other] { COUNT($count) } canastas pures
    }
    [mixed] { $count ->
        [one] { COUNT($count, gender: "f") } canasta impure
       *[other] { COUNT($count) } canastas impures
    }
    [sequence] { $count ->
        [one] { COUNT($count, gender: "f") } séquence de sept
       *[other] { COUNT($count) } séquences de sept
    }
   *[wild] { $count ->
        [one] { COUNT($count, gender: "f") } canasta de passe-partout
       *[other] { COUNT($count) } canastas de passe-partout
    }
}
