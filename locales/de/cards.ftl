### Kasus: nom, acc, dat wie gewohnt; „to“ mit bestimmtem Artikel nach „an“ („die Könige“); „of“ nach „aus“ („Königen“, „einer Sequenz in Pik“);
### „on“ nach „deine“ oder „keine“ („wilden Karten“);
### alles andere wie nom.

count = { $count ->
    [0] keine
    [1] { $gender ->
        [f] eine
        [m] ein
        [n] ein
       *[none] eins
    }
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
none-or = { $count ->
    [0] keine
   *[other] { COUNT($count, gender: "f") }
}
rank-name = { $rank ->
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [ten] Zehn
    [jack] { $case ->
        [acc] Buben
        [dat] Buben
        [gen] Buben
       *[other] Bube
    }
    [queen] Dame
    [king] König
    [ace] Ass
    [deuce] Zwei
    [three] Drei
   *[joker] Joker
}
ranks-name = { $rank ->
    [four] { $case ->
        [to] die Vieren
       *[other] Vieren
    }
    [five] { $case ->
        [to] die Fünfen
       *[other] Fünfen
    }
    [six] { $case ->
        [to] die Sechsen
       *[other] Sechsen
    }
    [seven] { $case ->
        [to] die Siebenen
       *[other] Siebenen
    }
    [eight] { $case ->
        [to] die Achten
       *[other] Achten
    }
    [nine] { $case ->
        [to] die Neunen
       *[other] Neunen
    }
    [ten] { $case ->
        [to] die Zehnen
       *[other] Zehnen
    }
    [jack] { $case ->
        [to] die Buben
       *[other] Buben
    }
    [queen] { $case ->
        [to] die Damen
       *[other] Damen
    }
    [king] { $case ->
        [to] die Könige
        [dat] Königen
        [of] Königen
       *[other] Könige
    }
    [ace] { $case ->
        [to] die Asse
        [dat] Assen
        [of] Assen
       *[other] Asse
    }
    [deuce] { $case ->
        [to] die Zweien
       *[other] Zweien
    }
    [three] { $case ->
        [to] die schwarzen Dreien
        [on] schwarzen Dreien
        [dat] schwarzen Dreien
        [of] schwarzen Dreien
       *[other] schwarze Dreien
    }
   *[joker] { $case ->
        [to] die Joker
        [dat] Jokern
        [of] Jokern
       *[other] Joker
    }
}
one-of-rank = { $rank ->
    [jack] { $case ->
        [acc] einen Buben
        [dat] einem Buben
       *[other] ein Bube
    }
    [king] { $case ->
        [acc] einen König
        [dat] einem König
       *[other] ein König
    }
    [joker] { $case ->
        [acc] einen Joker
        [dat] einem Joker
       *[other] ein Joker
    }
    [ace] { $case ->
        [dat] einem Ass
       *[other] ein Ass
    }
    [three] { $case ->
        [dat] einer schwarzen Drei
       *[other] eine schwarze Drei
    }
   *[other] { $case ->
        [dat] einer { RANK-NAME($rank) }
       *[other] eine { RANK-NAME($rank) }
    }
}
several-of-rank = { $case ->
    [dat] { COUNT($count) } { RANKS-NAME($rank, case: "dat") }
   *[other] { COUNT($count) } { RANKS-NAME($rank) }
}
several-of-rank-short = { $case ->
    [dat] { $count } { RANKS-NAME($rank, case: "dat") }
   *[other] { $count } { RANKS-NAME($rank) }
}
naturals-of-rank = { $count ->
    [1] { $rank ->
        [jack] { $case ->
            [acc] einen natürlichen Buben
            [dat] einem natürlichen Buben
           *[other] ein natürlicher Bube
        }
        [king] { $case ->
            [acc] einen natürlichen König
            [dat] einem natürlichen König
           *[other] ein natürlicher König
        }
        [ace] { $case ->
            [dat] einem natürlichen Ass
           *[other] ein natürliches Ass
        }
       *[other] { $case ->
            [dat] einer natürlichen { RANK-NAME($rank) }
           *[other] eine natürliche { RANK-NAME($rank) }
        }
    }
   *[other] { $case ->
        [dat] { COUNT($count) } natürlichen { RANKS-NAME($rank, case: "dat") }
       *[other] { COUNT($count) } natürliche { RANKS-NAME($rank) }
    }
}
a-red-three = { $case ->
    [dat] einer roten Drei
   *[other] eine rote Drei
}
suit-name = { $suit ->
    [spades] Pik
    [hearts] Herz
    [diamonds] Karo
   *[clubs] Kreuz
}
card-name = { $case ->
    [acc] { SUIT-NAME($suit) }-{ RANK-NAME($rank, case: "acc") }
    [dat] { SUIT-NAME($suit) }-{ RANK-NAME($rank, case: "dat") }
   *[other] { SUIT-NAME($suit) }-{ RANK-NAME($rank) }
}
the-card = { $rank ->
    [jack] { $case ->
        [acc] den { CARD-NAME($rank, $suit, case: "acc") }
        [dat] dem { CARD-NAME($rank, $suit, case: "dat") }
       *[other] der { CARD-NAME($rank, $suit) }
    }
    [king] { $case ->
        [acc] den { CARD-NAME($rank, $suit) }
        [dat] dem { CARD-NAME($rank, $suit) }
       *[other] der { CARD-NAME($rank, $suit) }
    }
    [ace] { $case ->
        [dat] dem { CARD-NAME($rank, $suit) }
       *[other] das { CARD-NAME($rank, $suit) }
    }
   *[other] { $case ->
        [dat] der { CARD-NAME($rank, $suit) }
       *[other] die { CARD-NAME($rank, $suit) }
    }
}
the-rank = { $rank ->
    [jack] { $case ->
        [acc] den Buben
        [dat] dem Buben
       *[other] der Bube
    }
    [king] { $case ->
        [acc] den König
        [dat] dem König
       *[other] der König
    }
    [joker] { THE-JOKER($case) }
    [ace] { $case ->
        [dat] dem Ass
       *[other] das Ass
    }
   *[other] { $case ->
        [dat] der { RANK-NAME($rank) }
       *[other] die { RANK-NAME($rank) }
    }
}
the-card-sign = { $rank ->
    [jack] { $case ->
        [acc] den { $sign }
        [dat] dem { $sign }
       *[other] der { $sign }
    }
    [king] { $case ->
        [acc] den { $sign }
        [dat] dem { $sign }
       *[other] der { $sign }
    }
    [ace] { $case ->
        [dat] dem { $sign }
       *[other] das { $sign }
    }
   *[other] { $case ->
        [dat] der { $sign }
       *[other] die { $sign }
    }
}
joker-name = Joker
a-joker = { $case ->
    [acc] einen Joker
    [dat] einem Joker
   *[other] ein Joker
}
suit-in-sequence = { $case ->
    [to] die Sequenz in { SUIT-NAME($suit) }
    [of] einer Sequenz in { SUIT-NAME($suit) }
   *[other] Sequenz in { SUIT-NAME($suit) }
}
wilds-name = { $case ->
    [to] die wilden Karten
    [on] wilden Karten
    [of] wilden Karten
    [dat] wilden Karten
   *[other] wilde Karten
}
cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
canastas-count = { $count ->
    [0] { $case ->
        [acc] keinen Canasta
        [dat] keinem Canasta
       *[other] kein Canasta
    }
    [one] { $case ->
        [acc] einen Canasta
        [dat] einem Canasta
       *[other] ein Canasta
    }
   *[other] { COUNT($count) } Canastas
}
wilds-count = { $count ->
    [0] keine wilden Karten
    [one] { $case ->
        [dat] einer wilden Karte
       *[other] eine wilde Karte
    }
   *[other] { $case ->
        [dat] { COUNT($count) } wilden Karten
       *[other] { COUNT($count) } wilde Karten
    }
}
group-with-wilds = { CARDS($naturals) } mit { CARDS($wilds, case: "dat") }
groups-more = { $before }; { $next }
list-more = { $before }, { $next }
list-end = { $before } und { $last }
list-end-long = { $before } und { $last }
drawn-cards = { $count ->
    [1] { $case ->
        [dat] einer Karte
       *[other] eine Karte
    }
   *[other] { COUNT($count) } Karten
}
threes-laid-out = { $threes ->
    [red] { $count ->
        [1] { $case ->
            [dat] einer roten Drei
           *[other] eine rote Drei
        }
       *[other] { $case ->
            [dat] { COUNT($count) } roten Dreien
           *[other] { COUNT($count) } rote Dreien
        }
    }
   *[any] { $count ->
        [1] { $case ->
            [dat] einer Drei
           *[other] eine Drei
        }
       *[other] { COUNT($count) } Dreien
    }
}
the-joker = { $case ->
    [acc] den Joker
    [dat] dem Joker
   *[other] der Joker
}
cards-in-words = { $count ->
    [one] { $case ->
        [dat] einer Karte
       *[other] eine Karte
    }
   *[other] { COUNT($count) } Karten
}
the-meld = { CARDS($meld, case: "to") }
kinds-of-canastas = { $kind ->
    [natural] reine Canastas
    [mixed] gemischte Canastas
    [sequence] Sequenzen aus sieben Karten
   *[wild] Canastas aus wilden Karten
}
canastas-of-kind = { $kind ->
    [natural] { $count ->
        [one] { $case ->
            [acc] einen reinen Canasta
            [dat] einem reinen Canasta
           *[other] ein reiner Canasta
        }
       *[other] { $case ->
            [dat] { COUNT($count) } reinen Canastas
           *[other] { COUNT($count) } reine Canastas
        }
    }
    [mixed] { $count ->
        [one] { $case ->
            [acc] einen gemischten Canasta
            [dat] einem gemischten Canasta
           *[other] ein gemischter Canasta
        }
       *[other] { $case ->
            [dat] { COUNT($count) } gemischten Canastas
           *[other] { COUNT($count) } gemischte Canastas
        }
    }
    [sequence] { $count ->
        [one] { $case ->
            [dat] einer Sequenz aus sieben Karten
           *[other] eine Sequenz aus sieben Karten
        }
       *[other] { COUNT($count) } Sequenzen aus sieben Karten
    }
   *[wild] { $count ->
        [one] { $case ->
            [acc] einen Canasta aus wilden Karten
            [dat] einem Canasta aus wilden Karten
           *[other] ein Canasta aus wilden Karten
        }
       *[other] { COUNT($count) } Canastas aus wilden Karten
    }
}
