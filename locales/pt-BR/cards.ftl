### Casos: «by» com artigo («os reis», «as damas»); «to» com «em» e artigo («nos reis», «no rei de copas»); «gen» com «de» e artigo («dos reis»);
### «of» depois de «canastra de» ou «jogo de» («reis», «copas em sequência»), ou com «de» e artigo quando é uma carta («do rei de copas»);
### nos demais, sem artigo nem preposição.

count = { $count ->
    [0] { $gender ->
        [f] nenhuma
        [m] nenhum
       *[other] zero
    }
    [1] { $gender ->
        [f] uma
       *[other] um
    }
    [2] { $gender ->
        [f] duas
       *[other] dois
    }
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
   *[other] { $count }
}
none-or = { $gender ->
    [f] { $count ->
        [0] nenhuma
       *[other] { COUNT($count, gender: "f") }
    }
   *[other] { $count ->
        [0] nenhum
       *[other] { COUNT($count) }
    }
}
rank-name = { $rank ->
    [four] quatro
    [five] cinco
    [six] seis
    [seven] sete
    [eight] oito
    [nine] nove
    [ten] dez
    [jack] valete
    [queen] dama
    [king] rei
    [ace] ás
    [deuce] dois
    [three] três
   *[joker] joker
}
ranks-name = { $case ->
    [to] { $rank ->
        [four] nos quatros
        [five] nos cincos
        [six] nos seis
        [seven] nos setes
        [eight] nos oitos
        [nine] nos noves
        [ten] nos dez
        [jack] nos valetes
        [queen] nas damas
        [king] nos reis
        [ace] nos ases
        [deuce] nos dois
        [three] nos três pretos
       *[joker] nos jokers
    }
    [by] { $rank ->
        [four] os quatros
        [five] os cincos
        [six] os seis
        [seven] os setes
        [eight] os oitos
        [nine] os noves
        [ten] os dez
        [jack] os valetes
        [queen] as damas
        [king] os reis
        [ace] os ases
        [deuce] os dois
        [three] os três pretos
       *[joker] os jokers
    }
    [gen] { $rank ->
        [four] dos quatros
        [five] dos cincos
        [six] dos seis
        [seven] dos setes
        [eight] dos oitos
        [nine] dos noves
        [ten] dos dez
        [jack] dos valetes
        [queen] das damas
        [king] dos reis
        [ace] dos ases
        [deuce] dos dois
        [three] dos três pretos
       *[joker] dos jokers
    }
   *[other] { $rank ->
        [four] quatros
        [five] cincos
        [six] seis
        [seven] setes
        [eight] oitos
        [nine] noves
        [ten] dez
        [jack] valetes
        [queen] damas
        [king] reis
        [ace] ases
        [deuce] dois
        [three] três pretos
       *[joker] jokers
    }
}
one-of-rank = { $rank ->
    [queen] uma dama
    [three] um três preto
   *[other] um { RANK-NAME($rank) }
}
several-of-rank = { $rank ->
    [queen] { COUNT($count, gender: "f") } damas
    [deuce] { $count } dois
    [three] { $count } três pretos
   *[other] { COUNT($count) } { RANKS-NAME($rank) }
}
several-of-rank-short = { $count } { RANKS-NAME($rank) }
naturals-of-rank = { $count ->
    [1] { $rank ->
        [queen] uma dama natural
       *[other] um { RANK-NAME($rank) } natural
    }
   *[other] { $rank ->
        [queen] { COUNT($count, gender: "f") } damas naturais
        [deuce] { $count } dois naturais
        [three] { $count } três pretos
       *[other] { COUNT($count) } { RANKS-NAME($rank) } naturais
    }
}
a-red-three = um três vermelho
suit-name = { $suit ->
    [spades] espadas
    [hearts] copas
    [diamonds] ouros
   *[clubs] paus
}
card-name = { RANK-NAME($rank) } de { SUIT-NAME($suit) }
the-card = { $rank ->
    [queen] { $case ->
        [to] na { CARD-NAME($rank, $suit) }
        [of] da { CARD-NAME($rank, $suit) }
        [gen] da { CARD-NAME($rank, $suit) }
       *[other] a { CARD-NAME($rank, $suit) }
    }
   *[other] { $case ->
        [to] no { CARD-NAME($rank, $suit) }
        [of] do { CARD-NAME($rank, $suit) }
        [gen] do { CARD-NAME($rank, $suit) }
       *[other] o { CARD-NAME($rank, $suit) }
    }
}
the-rank = { $rank ->
    [queen] { $case ->
        [to] na dama
        [of] da dama
        [gen] da dama
       *[other] a dama
    }
   *[other] { $case ->
        [to] no { RANK-NAME($rank) }
        [of] do { RANK-NAME($rank) }
        [gen] do { RANK-NAME($rank) }
       *[other] o { RANK-NAME($rank) }
    }
}
the-card-sign = { $rank ->
    [queen] { $case ->
        [to] na { $sign }
        [of] da { $sign }
        [gen] da { $sign }
       *[other] a { $sign }
    }
   *[other] { $case ->
        [to] no { $sign }
        [of] do { $sign }
        [gen] do { $sign }
       *[other] o { $sign }
    }
}
joker-name = joker
a-joker = um joker
suit-in-sequence = { $case ->
    [to] na sequência de { SUIT-NAME($suit) }
    [by] a sequência de { SUIT-NAME($suit) }
    [gen] da sequência de { SUIT-NAME($suit) }
    [of] { SUIT-NAME($suit) } em sequência
   *[other] sequência de { SUIT-NAME($suit) }
}
wilds-name = { $case ->
    [to] nos curingas
    [by] os curingas
    [gen] dos curingas
   *[other] curingas
}
cards-count = { $count ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
}
canastas-count = { $count ->
    [0] nenhuma canastra
    [1] uma canastra
   *[other] { COUNT($count, gender: "f") } canastras
}
wilds-count = { $count ->
    [0] nenhum curinga
    [1] um curinga
   *[other] { COUNT($count) } curingas
}
group-with-wilds = { CARDS($naturals) } com { CARDS($wilds) }
groups-more = { $before }; { $next }
list-more = { $before }, { $next }
list-end = { $before } e { $last }
list-end-long = { $before }, e { $last }
drawn-cards = { $count ->
    [1] uma carta
   *[other] { COUNT($count, gender: "f") } cartas
}
threes-laid-out = { $threes ->
    [red] { $count ->
        [1] um três vermelho
       *[other] { $count } três vermelhos
    }
   *[any] { $count ->
        [1] um três
       *[other] { $count } três
    }
}
the-joker = { $case ->
    [to] no joker
    [of] do joker
    [gen] do joker
   *[other] o joker
}
cards-in-words = { $count ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { COUNT($count, gender: "f") } cartas
}
the-meld = { $case ->
    [to] { CARDS($meld, case: "to") }
    [gen] { CARDS($meld, case: "gen") }
    [of] { CARDS($meld, case: "gen") }
   *[other] { CARDS($meld, case: "by") }
}
kinds-of-canastas = { $kind ->
    [natural] canastras limpas
    [mixed] canastras sujas
    [sequence] sequências de sete
   *[wild] canastras de curingas
}
canastas-of-kind = { $kind ->
    [natural] { $count ->
        [1] uma canastra limpa
       *[other] { COUNT($count, gender: "f") } canastras limpas
    }
    [mixed] { $count ->
        [1] uma canastra suja
       *[other] { COUNT($count, gender: "f") } canastras sujas
    }
    [sequence] { $count ->
        [1] uma sequência de sete
       *[other] { COUNT($count, gender: "f") } sequências de sete
    }
   *[wild] { $count ->
        [1] uma canastra de curingas
       *[other] { COUNT($count, gender: "f") } canastras de curingas
    }
}
