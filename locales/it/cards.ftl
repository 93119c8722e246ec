### Casi: «of» con la preposizione («di re», «di un re», «di 8 carte»; la scala: «in scala di picche»); «to» con «a» («ai re», «agli assi», «alla scala di picche»);
### «in» con l’articolo («i re», «il re»); «on» con «a» e il possessivo («ai tuoi re»);
### «by» con «da» («dal re», solo il valore e la carta intera); tutti gli altri come nom.

count = { $count ->
    [0] { $gender ->
        [f] nessuna
       *[other] nessun
    }
    [1] { $gender ->
        [f] una
       *[other] un
    }
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
   *[other] { $count }
}
none-or = { $count ->
    [0] { $gender ->
        [f] nessuna
       *[other] nessuno
    }
    [1] { $gender ->
        [f] una
       *[other] uno
    }
   *[other] { COUNT($count) }
}
rank-name = { $rank ->
    [four] { $case ->
        [of] del quattro
        [to] al quattro
        [by] dal quattro
        [in] il quattro
       *[other] quattro
    }
    [five] { $case ->
        [of] del cinque
        [to] al cinque
        [by] dal cinque
        [in] il cinque
       *[other] cinque
    }
    [six] { $case ->
        [of] del sei
        [to] al sei
        [by] dal sei
        [in] il sei
       *[other] sei
    }
    [seven] { $case ->
        [of] del sette
        [to] al sette
        [by] dal sette
        [in] il sette
       *[other] sette
    }
    [eight] { $case ->
        [of] dell’otto
        [to] all’otto
        [by] dall’otto
        [in] l’otto
       *[other] otto
    }
    [nine] { $case ->
        [of] del nove
        [to] al nove
        [by] dal nove
        [in] il nove
       *[other] nove
    }
    [ten] { $case ->
        [of] del dieci
        [to] al dieci
        [by] dal dieci
        [in] il dieci
       *[other] dieci
    }
    [jack] { $case ->
        [of] del fante
        [to] al fante
        [by] dal fante
        [in] il fante
       *[other] fante
    }
    [queen] { $case ->
        [of] della donna
        [to] alla donna
        [by] dalla donna
        [in] la donna
       *[other] donna
    }
    [king] { $case ->
        [of] del re
        [to] al re
        [by] dal re
        [in] il re
       *[other] re
    }
    [ace] { $case ->
        [of] dell’asso
        [to] all’asso
        [by] dall’asso
        [in] l’asso
       *[other] asso
    }
    [deuce] { $case ->
        [of] della pinella
        [to] alla pinella
        [by] dalla pinella
        [in] la pinella
       *[other] pinella
    }
    [three] { $case ->
        [of] del tre
        [to] al tre
        [by] dal tre
        [in] il tre
       *[other] tre
    }
   *[joker] { $case ->
        [of] del jolly
        [to] al jolly
        [by] dal jolly
        [in] il jolly
       *[other] jolly
    }
}
ranks-name = { $rank ->
    [four] { $case ->
        [of] di quattro
        [to] ai quattro
        [in] i quattro
        [on] ai tuoi quattro
       *[other] quattro
    }
    [five] { $case ->
        [of] di cinque
        [to] ai cinque
        [in] i cinque
        [on] ai tuoi cinque
       *[other] cinque
    }
    [six] { $case ->
        [of] di sei
        [to] ai sei
        [in] i sei
        [on] ai tuoi sei
       *[other] sei
    }
    [seven] { $case ->
        [of] di sette
        [to] ai sette
        [in] i sette
        [on] ai tuoi sette
       *[other] sette
    }
    [eight] { $case ->
        [of] di otto
        [to] agli otto
        [in] gli otto
        [on] ai tuoi otto
       *[other] otto
    }
    [nine] { $case ->
        [of] di nove
        [to] ai nove
        [in] i nove
        [on] ai tuoi nove
       *[other] nove
    }
    [ten] { $case ->
        [of] di dieci
        [to] ai dieci
        [in] i dieci
        [on] ai tuoi dieci
       *[other] dieci
    }
    [jack] { $case ->
        [of] di fanti
        [to] ai fanti
        [in] i fanti
        [on] ai tuoi fanti
       *[other] fanti
    }
    [queen] { $case ->
        [of] di donne
        [to] alle donne
        [in] le donne
        [on] alle tue donne
       *[other] donne
    }
    [king] { $case ->
        [of] di re
        [to] ai re
        [in] i re
        [on] ai tuoi re
       *[other] re
    }
    [ace] { $case ->
        [of] di assi
        [to] agli assi
        [in] gli assi
        [on] ai tuoi assi
       *[other] assi
    }
    [deuce] { $case ->
        [of] di pinelle
        [to] alle pinelle
        [in] le pinelle
        [on] alle tue pinelle
       *[other] pinelle
    }
    [three] { $case ->
        [of] di tre neri
        [to] ai tre neri
        [in] i tre neri
        [on] ai tuoi tre neri
       *[other] tre neri
    }
   *[joker] { $case ->
        [of] di jolly
        [to] ai jolly
        [in] i jolly
        [on] ai tuoi jolly
       *[other] jolly
    }
}
one-of-rank = { $rank ->
    [queen] { $case ->
        [of] di una donna
        [to] a una donna
       *[other] una donna
    }
    [deuce] { $case ->
        [of] di una pinella
        [to] a una pinella
       *[other] una pinella
    }
    [three] { $case ->
        [of] di un tre nero
        [to] a un tre nero
       *[other] un tre nero
    }
   *[other] { $case ->
        [of] di un { RANK-NAME($rank) }
        [to] a un { RANK-NAME($rank) }
       *[other] un { RANK-NAME($rank) }
    }
}
several-of-rank = { $case ->
    [of] di { COUNT($count) } { RANKS-NAME($rank) }
    [to] a { COUNT($count) } { RANKS-NAME($rank) }
   *[other] { COUNT($count) } { RANKS-NAME($rank) }
}
several-of-rank-short = { $case ->
    [of] di { $count } { RANKS-NAME($rank) }
    [to] a { $count } { RANKS-NAME($rank) }
   *[other] { $count } { RANKS-NAME($rank) }
}
naturals-of-rank = { $count ->
    [1] { $rank ->
        [queen] una donna naturale
        [deuce] una pinella naturale
        [three] un tre nero naturale
       *[other] un { RANK-NAME($rank) } naturale
    }
   *[other] { COUNT($count) } { RANKS-NAME($rank) } naturali
}
a-red-three = { $case ->
    [of] di un tre rosso
    [to] a un tre rosso
   *[other] un tre rosso
}
suit-name = { $suit ->
    [spades] picche
    [hearts] cuori
    [diamonds] quadri
   *[clubs] fiori
}
card-name = { $case ->
    [to] { RANK-NAME($rank, case: "to") } di { SUIT-NAME($suit) }
    [by] { RANK-NAME($rank, case: "by") } di { SUIT-NAME($suit) }
   *[other] { RANK-NAME($rank) } di { SUIT-NAME($suit) }
}
the-card = { $rank ->
    [queen] { $case ->
        [of] della { CARD-NAME($rank, $suit) }
        [to] alla { CARD-NAME($rank, $suit) }
       *[other] la { CARD-NAME($rank, $suit) }
    }
    [deuce] { $case ->
        [of] della { CARD-NAME($rank, $suit) }
        [to] alla { CARD-NAME($rank, $suit) }
       *[other] la { CARD-NAME($rank, $suit) }
    }
    [ace] { $case ->
        [of] dell’{ CARD-NAME($rank, $suit) }
        [to] all’{ CARD-NAME($rank, $suit) }
       *[other] l’{ CARD-NAME($rank, $suit) }
    }
    [eight] { $case ->
        [of] dell’{ CARD-NAME($rank, $suit) }
        [to] all’{ CARD-NAME($rank, $suit) }
       *[other] l’{ CARD-NAME($rank, $suit) }
    }
   *[other] { $case ->
        [of] del { CARD-NAME($rank, $suit) }
        [to] al { CARD-NAME($rank, $suit) }
       *[other] il { CARD-NAME($rank, $suit) }
    }
}
the-rank = { $case ->
    [of] { RANK-NAME($rank, case: "of") }
    [to] { RANK-NAME($rank, case: "to") }
    [by] { RANK-NAME($rank, case: "by") }
   *[other] { RANK-NAME($rank, case: "in") }
}
the-card-sign = { $rank ->
    [queen] { $case ->
        [of] della { $sign }
        [to] alla { $sign }
       *[other] la { $sign }
    }
    [deuce] { $case ->
        [of] del { $sign }
        [to] al { $sign }
       *[other] il { $sign }
    }
    [ace] { $case ->
        [of] dell’{ $sign }
        [to] all’{ $sign }
       *[other] l’{ $sign }
    }
    [eight] { $case ->
        [of] dell’{ $sign }
        [to] all’{ $sign }
       *[other] l’{ $sign }
    }
   *[other] { $case ->
        [of] del { $sign }
        [to] al { $sign }
       *[other] il { $sign }
    }
}
joker-name = jolly
a-joker = { $case ->
    [of] di un jolly
    [to] a un jolly
   *[other] un jolly
}
suit-in-sequence = { $case ->
    [of] in scala di { SUIT-NAME($suit) }
    [to] alla scala di { SUIT-NAME($suit) }
    [in] la scala di { SUIT-NAME($suit) }
    [on] alla tua scala di { SUIT-NAME($suit) }
   *[other] scala di { SUIT-NAME($suit) }
}
wilds-name = { $case ->
    [of] di matte
    [to] alle matte
    [in] le matte
    [on] alle tue matte
   *[other] matte
}
cards-count = { $case ->
    [of] { $count ->
        [one] di 1 carta
       *[other] di { $count } carte
    }
   *[other] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
}
canastas-count = { $count ->
    [one] { COUNT($count, gender: "f") } canasta
   *[other] { COUNT($count, gender: "f") } canaste
}
wilds-count = { $count ->
    [0] nessuna matta
    [one] { COUNT($count, gender: "f") } matta
   *[other] { COUNT($count, gender: "f") } matte
}
group-with-wilds = { CARDS($naturals) } con { CARDS($wilds) }
groups-more = { $before }; { $next }
list-more = { $before }, { $next }
list-end = { $sound ->
    [e] { $before } ed { $last }
   *[other] { $before } e { $last }
}
list-end-long = { $sound ->
    [e] { $before } ed { $last }
   *[other] { $before } e { $last }
}
drawn-cards = { $count ->
    [1] una carta
   *[other] { COUNT($count) } carte
}
threes-laid-out = { $threes ->
    [red] { $count ->
        [1] un tre rosso
       *[other] { COUNT($count) } tre rossi
    }
   *[any] { $count ->
        [1] un tre
       *[other] { COUNT($count) } tre
    }
}
the-joker = { $case ->
    [of] del jolly
    [to] al jolly
   *[other] il jolly
}
cards-in-words = { $count ->
    [one] { COUNT($count, gender: "f") } carta
   *[other] { COUNT($count, gender: "f") } carte
}
the-meld = { $case ->
    [to] { CARDS($meld, case: "to") }
   *[other] { CARDS($meld, case: "in") }
}
kinds-of-canastas = { $kind ->
    [natural] canaste pure
    [mixed] canaste sporche
    [sequence] scale di sette carte
   *[wild] canaste di matte
}
canastas-of-kind = { $kind ->
    [natural] { $count ->
        [one] { COUNT($count, gender: "f") } canasta pura
       *[other] { COUNT($count, gender: "f") } canaste pure
    }
    [mixed] { $count ->
        [one] { COUNT($count, gender: "f") } canasta sporca
       *[other] { COUNT($count, gender: "f") } canaste sporche
    }
    [sequence] { $count ->
        [one] { COUNT($count, gender: "f") } scala di sette carte
       *[other] { COUNT($count, gender: "f") } scale di sette carte
    }
   *[wild] { $count ->
        [one] { COUNT($count, gender: "f") } canasta di matte
       *[other] { COUNT($count, gender: "f") } canaste di matte
    }
}
