### Casos: «by» con artículo («los reyes»); «to» con «a» y artículo («a los reyes», «al rey»); «of» con «de» y artículo, solo de una carta
### («del rey de picas»); todo lo demás sin artículo ni preposición.

count = { $count ->
    [0] { $gender ->
        [f] ninguna
        [m] ningún
       *[other] cero
    }
    [1] { $gender ->
        [f] una
        [m] un
       *[other] uno
    }
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
   *[other] { $count }
}
none-or = { $gender ->
    [f] { $count ->
        [0] ninguna
       *[other] { COUNT($count, gender: "f") }
    }
   *[other] { $count ->
        [0] ninguno
       *[other] { COUNT($count) }
    }
}
rank-name = { $rank ->
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] dama
    [king] rey
    [ace] as
    [deuce] dos
    [three] tres
   *[joker] joker
}
ranks-name = { $case ->
    [to] { $rank ->
        [four] a los cuatros
        [five] a los cincos
        [six] a los seises
        [seven] a los sietes
        [eight] a los ochos
        [nine] a los nueves
        [ten] a los dieces
        [jack] a las jotas
        [queen] a las damas
        [king] a los reyes
        [ace] a los ases
        [deuce] a los doses
        [three] a los treses negros
       *[joker] a los jokers
    }
    [by] { $rank ->
        [four] los cuatros
        [five] los cincos
        [six] los seises
        [seven] los sietes
        [eight] los ochos
        [nine] los nueves
        [ten] los dieces
        [jack] las jotas
        [queen] las damas
        [king] los reyes
        [ace] los ases
        [deuce] los doses
        [three] los treses negros
       *[joker] los jokers
    }
   *[other] { $rank ->
        [four] cuatros
        [five] cincos
        [six] seises
        [seven] sietes
        [eight] ochos
        [nine] nueves
        [ten] dieces
        [jack] jotas
        [queen] damas
        [king] reyes
        [ace] ases
        [deuce] doses
        [three] treses negros
       *[joker] jokers
    }
}
one-of-rank = { $rank ->
    [jack] una jota
    [queen] una dama
    [three] un tres negro
   *[other] un { RANK-NAME($rank) }
}
several-of-rank = { COUNT($count) } { RANKS-NAME($rank) }
several-of-rank-short = { $count } { RANKS-NAME($rank) }
naturals-of-rank = { $count ->
    [1] { $rank ->
        [jack] una jota natural
        [queen] una dama natural
       *[other] un { RANK-NAME($rank) } natural
    }
   *[other] { COUNT($count) } { RANKS-NAME($rank) } naturales
}
a-red-three = un tres rojo
suit-name = { $suit ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}
card-name = { RANK-NAME($rank) } de { SUIT-NAME($suit) }
the-card = { $rank ->
    [jack] { $case ->
        [to] a la { CARD-NAME($rank, $suit) }
        [of] de la { CARD-NAME($rank, $suit) }
       *[other] la { CARD-NAME($rank, $suit) }
    }
    [queen] { $case ->
        [to] a la { CARD-NAME($rank, $suit) }
        [of] de la { CARD-NAME($rank, $suit) }
       *[other] la { CARD-NAME($rank, $suit) }
    }
   *[other] { $case ->
        [to] al { CARD-NAME($rank, $suit) }
        [of] del { CARD-NAME($rank, $suit) }
       *[other] el { CARD-NAME($rank, $suit) }
    }
}
the-rank = { $rank ->
    [jack] { $case ->
        [to] a la jota
        [of] de la jota
       *[other] la jota
    }
    [queen] { $case ->
        [to] a la dama
        [of] de la dama
       *[other] la dama
    }
   *[other] { $case ->
        [to] al { RANK-NAME($rank) }
        [of] del { RANK-NAME($rank) }
       *[other] el { RANK-NAME($rank) }
    }
}
the-card-sign = { $rank ->
    [jack] { $case ->
        [to] a la { $sign }
        [of] de la { $sign }
       *[other] la { $sign }
    }
    [queen] { $case ->
        [to] a la { $sign }
        [of] de la { $sign }
       *[other] la { $sign }
    }
   *[other] { $case ->
        [to] al { $sign }
        [of] del { $sign }
       *[other] el { $sign }
    }
}
joker-name = joker
a-joker = un joker
suit-in-sequence = { $case ->
    [to] a la escalera de { SUIT-NAME($suit) }
    [by] la escalera de { SUIT-NAME($suit) }
   *[other] escalera de { SUIT-NAME($suit) }
}
wilds-name = { $case ->
    [to] a los comodines
    [by] los comodines
   *[other] comodines
}
cards-count = { $count ->
    [0] 0 cartas
    [1] 1 carta
   *[other] { $count } cartas
}
canastas-count = { $count ->
    [0] ninguna canasta
    [1] una canasta
   *[other] { COUNT($count) } canastas
}
wilds-count = { $count ->
    [0] ningún comodín
    [1] un comodín
   *[other] { COUNT($count) } comodines
}
group-with-wilds = { CARDS($naturals) } con { CARDS($wilds) }
groups-more = { $before }; { $next }
list-more = { $before }, { $next }
list-end = { $sound ->
    [i] { $before } e { $last }
   *[other] { $before } y { $last }
}
list-end-long = { $sound ->
    [i] { $before }, e { $last }
   *[other] { $before }, y { $last }
}
drawn-cards = { $count ->
    [1] una carta
   *[other] { COUNT($count) } cartas
}
threes-laid-out = { $threes ->
    [red] { $count ->
        [1] un tres rojo
       *[other] { COUNT($count) } treses rojos
    }
   *[any] { $count ->
        [1] un tres
       *[other] { COUNT($count) } treses
    }
}
the-joker = { $case ->
    [to] al joker
    [of] del joker
   *[other] el joker
}
cards-in-words = { $count ->
    [0] ninguna carta
    [1] una carta
   *[other] { COUNT($count) } cartas
}
the-meld = { $case ->
    [to] { CARDS($meld, case: "to") }
   *[other] { CARDS($meld, case: "by") }
}
kinds-of-canastas = { $kind ->
    [natural] canastas limpias
    [mixed] canastas sucias
    [sequence] escaleras de siete
   *[wild] canastas de comodines
}
canastas-of-kind = { $kind ->
    [natural] { $count ->
        [1] una canasta limpia
       *[other] { COUNT($count) } canastas limpias
    }
    [mixed] { $count ->
        [1] una canasta sucia
       *[other] { COUNT($count) } canastas sucias
    }
    [sequence] { $count ->
        [1] una escalera de siete
       *[other] { COUNT($count) } escaleras de siete
    }
   *[wild] { $count ->
        [1] una canasta de comodines
       *[other] { COUNT($count) } canastas de comodines
    }
}
