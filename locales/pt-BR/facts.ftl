they-hold = { $side ->
    [we] a sua dupla tem { CARDS-COUNT($count) } na mão
    [they] eles têm { CARDS-COUNT($count) } na mão
    [you] você tem { CARDS-COUNT($count) } na mão
    [player] { $side } tem { CARDS-COUNT($count) } na mão
   *[several] { $side } têm { CARDS-COUNT($count) } na mão
}
play-goes-out = isso é bater enquanto { they-hold }
play-goes-out-concealed = isso é bater de mão enquanto { they-hold }
cards-are-special = { $who ->
    [you] as suas cartas são uma mão especial (+{ $points })
   *[other] as cartas de { $who } são uma mão especial (+{ $points })
}
out-can-wait-for-partner = bater pode esperar: o parceiro ainda tem { CARDS-COUNT($count) }
out-can-wait-for-canasta = bater pode esperar: ainda pode sair uma canastra de { CARDS($meld, case: "of") }
plays-hand-out = { $who ->
    [you] a sua mão fica vazia, e em seguida vem o pé de { CARDS-COUNT($count) }
   *[other] a mão de { $who } fica vazia, e em seguida vem o pé de { CARDS-COUNT($count) }
}
canasta-brings-foot = { $who ->
    [you] completa uma canastra que traz para você o pé de { CARDS-COUNT($count) }
   *[other] completa uma canastra que traz para { $who } o pé de { CARDS-COUNT($count) }
}
is-last-card = { $who ->
    [you] { THE-RANK($rank) } é a sua última carta, e ainda não dá para bater
   *[other] { THE-RANK($rank) } é a última carta de { $who }, e ainda não dá para bater
}
hand-would-cost = { $who ->
    [you] as cartas da sua mão custariam { $points } pontos
   *[other] as cartas da mão de { $who } custariam { $points } pontos
}
still-holds = { $player ->
    [you] você ainda tem { CARDS-COUNT($count) }
   *[other] { $player } ainda tem { CARDS-COUNT($count) }
}

points-and-minimum = { $minimum ->
    [0] { $points } pontos
   *[other] { $points } pontos, de { $minimum } necessários
}
closes-a-canasta = { $canasta ->
    [natural] sai uma canastra limpa de { CARDS($meld, case: "of") } (+{ $points })
    [mixed] sai uma canastra suja de { CARDS($meld, case: "of") } (+{ $points })
   *[other] sai uma canastra de { CARDS($meld, case: "of") } (+{ $points })
}
opens-with-meld = é uma abertura com { CARDS($meld) }: { points-and-minimum }
opens-with-melds = é uma abertura com { COUNT($count) } jogos, um deles de { CARDS($meld, case: "of") }: { points-and-minimum }
opening-can-wait = { $who ->
    [you] { $count ->
        [0] você poderia abrir ({ points-and-minimum }), mas isso pode esperar
        [1] você poderia abrir ({ points-and-minimum }), mas isso pode esperar: o seu par ainda pode pegar o lixo
       *[other] você poderia abrir ({ points-and-minimum }), mas isso pode esperar: os seus { COUNT($count) } pares ainda podem pegar o lixo
    }
   *[other] { $count ->
        [0] { $who } poderia abrir ({ points-and-minimum }), mas isso pode esperar
        [1] { $who } poderia abrir ({ points-and-minimum }), mas isso pode esperar: o par que tem na mão ainda pode pegar o lixo
       *[other] { $who } poderia abrir ({ points-and-minimum }), mas isso pode esperar: os { COUNT($count) } pares que tem na mão ainda podem pegar o lixo
    }
}
takes-cards = { $wilds ->
    [0] o lixo traz { CARDS-COUNT($count) }, { $points } pontos
   *[other] o lixo traz { CARDS-COUNT($count) }, { $points } pontos, com { WILDS-COUNT($wilds) } entre elas
}
more-of-rank-make-canasta = { $count ->
    [1] { $rank ->
        [queen] mais uma dama faz uma canastra
       *[other] mais um { RANK-NAME($rank) } faz uma canastra
    }
   *[other] { $rank ->
        [queen] mais { COUNT($count, gender: "f") } damas fazem uma canastra
       *[other] mais { COUNT($count) } { RANKS-NAME($rank) } fazem uma canastra
    }
}
more-cards-make-canasta = { $count ->
    [1] mais uma carta faz uma canastra de { CARDS($meld, case: "of") }
   *[other] mais { COUNT($count, gender: "f") } cartas fazem uma canastra de { CARDS($meld, case: "of") }
}
canasta-then-needs = { $count ->
    [1] depois falta mais uma carta para uma canastra de { CARDS($meld, case: "of") }
   *[other] depois faltam mais { COUNT($count, gender: "f") } cartas para uma canastra de { CARDS($meld, case: "of") }
}
points-count-for-side = { $who ->
    [you] os { $points } pontos passam a contar a favor do seu lado, e não mais contra
   *[other] os { $points } pontos passam a contar a favor do lado de { $who }, e não mais contra
}
stays-natural = { $rank ->
    [queen] as { COUNT($count, gender: "f") } damas ficam sem curingas, para uma canastra limpa
   *[other] os { COUNT($count) } { RANKS-NAME($rank) } ficam sem curingas, para uma canastra limpa
}
lays-group = com { CARDS($cards) } vão { $points } pontos para a mesa
lays-points = vão { $points } pontos para a mesa, { $share } deles com { CARDS($cards) }
pile-has-only = o lixo tem só { CARDS-COUNT($count) }
taking-would-leave = { $count ->
    [0] { $who ->
        [you] pegar o lixo deixaria a sua mão vazia
       *[other] pegar o lixo deixaria vazia a mão de { $who }
    }
   *[other] { $who ->
        [you] pegar o lixo deixaria { CARDS-COUNT($count) } na sua mão
       *[other] pegar o lixo deixaria { CARDS-COUNT($count) } na mão de { $who }
    }
}
taking-would-cost-last-wild = { $who ->
    [you] pegar o lixo custaria o seu último curinga
   *[other] pegar o lixo custaria o último curinga de { $who }
}
taking-would-cost-wilds = pegar o lixo custaria { WILDS-COUNT($count) }
taking-would-use = { $who ->
    [you] { $count ->
        [1] pegar o lixo gastaria { ONE-OF-RANK($rank) } da sua mão
       *[other] pegar o lixo gastaria { SEVERAL-OF-RANK($count, $rank) } da sua mão
    }
   *[other] { $count ->
        [1] pegar o lixo gastaria { ONE-OF-RANK($rank) } da mão de { $who }
       *[other] pegar o lixo gastaria { SEVERAL-OF-RANK($count, $rank) } da mão de { $who }
    }
}
pile-would-count = { $who ->
    [you] { $count ->
        [1] a carta debaixo da de cima contaria { $points } pontos na sua mão
       *[other] as { $count } cartas debaixo da de cima contariam { $points } pontos na sua mão
    }
   *[other] { $count ->
        [1] a carta debaixo da de cima contaria { $points } pontos na mão de { $who }
       *[other] as { $count } cartas debaixo da de cima contariam { $points } pontos na mão de { $who }
    }
}
cannot-take-top = { $who ->
    [you] você não pode pegar o lixo com { CARDS($card) } em cima
   *[other] { $who } não pode pegar o lixo com { CARDS($card) } em cima
}
cannot-take-yet = { $who ->
    [you] você ainda não pode pegar o lixo: os seus primeiros jogos teriam { points-and-minimum }
   *[other] { $who } ainda não pode pegar o lixo: os primeiros jogos teriam { points-and-minimum }
}
pile-is-empty = o lixo está vazio

safe-all-seen = { $rank ->
    [queen] é seguro: todas as outras damas já apareceram
   *[other] é seguro: todos os outros { RANKS-NAME($rank) } já apareceram
}
safe-closed-rank = { $side ->
    [we] é seguro: a sua dupla tem uma canastra de { RANKS-NAME($rank) }, em que a carta de cima não pode entrar
    [they] é seguro: eles têm uma canastra de { RANKS-NAME($rank) }, em que a carta de cima não pode entrar
    [you] é seguro: você tem uma canastra de { RANKS-NAME($rank) }, em que a carta de cima não pode entrar
    [player] é seguro: { $side } tem uma canastra de { RANKS-NAME($rank) }, em que a carta de cima não pode entrar
   *[several] é seguro: { $side } têm uma canastra de { RANKS-NAME($rank) }, em que a carta de cima não pode entrar
}
safe-no-pair = { $player ->
    [you] é seguro: você não pode ter um par de { RANKS-NAME($rank) }
   *[other] é seguro: { $player } não pode ter um par de { RANKS-NAME($rank) }
}
left-lying = { $player ->
    [you] você deixou passar { ONE-OF-RANK($rank) } na última jogada
   *[other] { $player } deixou passar { ONE-OF-RANK($rank) } na última jogada
}
threw-away = { $player ->
    [you] você descartou { ONE-OF-RANK($rank) } na última jogada
   *[other] { $player } descartou { ONE-OF-RANK($rank) } na última jogada
}
blocks-pile-for = { $player ->
    [you] o lixo de { CARDS-COUNT($count) } fica trancado para você
   *[other] o lixo de { CARDS-COUNT($count) } fica trancado para { $player }
}
freezes-pile-they-opened = { $who ->
    [you] { $side ->
        [we] o lixo de { CARDS-COUNT($count) } fica congelado: a sua dupla já abriu, você não
        [they] o lixo de { CARDS-COUNT($count) } fica congelado: eles já abriram, você não
        [you] o lixo de { CARDS-COUNT($count) } fica congelado: você já abriu, os outros não
        [player] o lixo de { CARDS-COUNT($count) } fica congelado: { $side } já abriu, você não
       *[several] o lixo de { CARDS-COUNT($count) } fica congelado: { $side } já abriram, você não
    }
   *[other] { $side ->
        [we] o lixo de { CARDS-COUNT($count) } fica congelado: a sua dupla já abriu, { $who } não
        [they] o lixo de { CARDS-COUNT($count) } fica congelado: eles já abriram, { $who } não
        [you] o lixo de { CARDS-COUNT($count) } fica congelado: você já abriu, { $who } não
        [player] o lixo de { CARDS-COUNT($count) } fica congelado: { $side } já abriu, { $who } não
       *[several] o lixo de { CARDS-COUNT($count) } fica congelado: { $side } já abriram, { $who } não
    }
}
freezes-the-pile = { $count ->
    [0] o lixo fica congelado
   *[other] o lixo de { CARDS-COUNT($count) } fica congelado
}
needs-naturals = { $player ->
    [you] o lixo está congelado: você precisa de { NATURALS-OF-RANK($count, $rank) }
   *[other] o lixo está congelado: { $player } precisa de { NATURALS-OF-RANK($count, $rank) }
}
they-melded-none = { $side ->
    [we] a sua dupla não baixou { RANKS-NAME($rank) }
    [they] eles não baixaram { RANKS-NAME($rank) }
    [you] você não baixou { RANKS-NAME($rank) }
    [player] { $side } não baixou { RANKS-NAME($rank) }
   *[several] { $side } não baixaram { RANKS-NAME($rank) }
}
they-melded = { $side ->
    [we] a sua dupla baixou { RANKS-NAME($rank) }
    [they] eles baixaram { RANKS-NAME($rank) }
    [you] você baixou { RANKS-NAME($rank) }
    [player] { $side } baixou { RANKS-NAME($rank) }
   *[several] { $side } baixaram { RANKS-NAME($rank) }
}
only-single-card = { $who ->
    [you] { THE-RANK($rank) } é a sua única carta solta
   *[other] { THE-RANK($rank) } é a única carta solta de { $who }
}
one-of-single-cards = { $who ->
    [you] { THE-RANK($rank) } é uma das suas { COUNT($count, gender: "f") } cartas soltas
   *[other] { THE-RANK($rank) } é uma das { COUNT($count, gender: "f") } cartas soltas de { $who }
}
least-single-card = { $who ->
    [you] nenhuma outra carta solta da sua mão vale menos em um jogo do que { THE-RANK($rank) } ({ $points })
   *[other] nenhuma outra carta solta da mão de { $who } vale menos em um jogo do que { THE-RANK($rank) } ({ $points })
}
dearest-single-card = { $who ->
    [you] se a rodada acabar, nenhuma outra carta solta custa mais ao seu lado do que { THE-RANK($rank) } ({ $points })
   *[other] se a rodada acabar, nenhuma outra carta solta custa mais ao lado de { $who } do que { THE-RANK($rank) } ({ $points })
}
hardest-to-pair = { $rank ->
    [queen] { $who ->
        [you] já à vista: { COUNT($seen, gender: "f") } das { $all } damas, e nenhuma carta solta da sua mão é mais difícil de casar
       *[other] já à vista: { COUNT($seen, gender: "f") } das { $all } damas, e nenhuma carta solta da mão de { $who } é mais difícil de casar
    }
   *[other] { $who ->
        [you] já à vista: { COUNT($seen, gender: "m") } dos { $all } { RANKS-NAME($rank) }, e nenhuma carta solta da sua mão é mais difícil de casar
       *[other] já à vista: { COUNT($seen, gender: "m") } dos { $all } { RANKS-NAME($rank) }, e nenhuma carta solta da mão de { $who } é mais difícil de casar
    }
}
single-cards-alike = { $who ->
    [you] pelas regras práticas, as suas { COUNT($count, gender: "f") } cartas soltas são igualmente boas para descartar
   *[other] pelas regras práticas, as { COUNT($count, gender: "f") } cartas soltas de { $who } são igualmente boas para descartar
}
nothing-but-this-card = o lixo está vazio, então não há nada a pegar além desta carta
little-to-take = o lixo tem só { CARDS-COUNT($count) } para pegar
is-canasta-already = { $who ->
    [you] o seu jogo de { RANKS-NAME($rank) } já é uma canastra
   *[other] o jogo de { RANKS-NAME($rank) } de { $who } já é uma canastra
}
nobody-lays-rank = ninguém mais baixa { RANKS-NAME($rank) }
so-many-are-seen = { $rank ->
    [queen] já à vista: { COUNT($seen, gender: "f") } das { $all } damas
   *[other] já à vista: { COUNT($seen, gender: "m") } dos { $all } { RANKS-NAME($rank) }
}
stay-in-hand = { $who ->
    [you] { SEVERAL-OF-RANK($count, $rank) } ficam na sua mão
   *[other] { SEVERAL-OF-RANK($count, $rank) } ficam na mão de { $who }
}
card-counts-in-hand = { $who ->
    [you] { ONE-OF-RANK($rank) } na sua mão conta { $points } pontos
   *[other] { ONE-OF-RANK($rank) } na mão de { $who } conta { $points } pontos
}
keeps-set = { $who ->
    [you] você guarda { SEVERAL-OF-RANK($count, $rank) } na mão
   *[other] { $who } guarda { SEVERAL-OF-RANK($count, $rank) } na mão
}
may-hold-and-take = { $player ->
    [you] { $unseen ->
        [1] você pode ter { RANKS-NAME($rank) } e pegar { CARDS-COUNT($count) }: só falta aparecer 1
       *[other] você pode ter { RANKS-NAME($rank) } e pegar { CARDS-COUNT($count) }: ainda não apareceram { $unseen }
    }
   *[other] { $unseen ->
        [1] { $player } pode ter { RANKS-NAME($rank) } e pegar { CARDS-COUNT($count) }: só falta aparecer 1
       *[other] { $player } pode ter { RANKS-NAME($rank) } e pegar { CARDS-COUNT($count) }: ainda não apareceram { $unseen }
    }
}
leaves-pile = fica na mesa o lixo de { CARDS-COUNT($count) }
keeps-what-could-be-laid = { $who ->
    [you] você segura { CARDS($cards) } na mão, que daria para baixar
   *[other] { $who } segura { CARDS($cards) } na mão, que daria para baixar
}
spends-wilds = custa { WILDS-COUNT($count) }
lays-what-could-wait = baixar { CARDS($cards) } podia esperar
discards-what-could-be-laid = vai para o lixo { ONE-OF-RANK($rank) } que daria para baixar
keeps-pair-for-pile = { $who ->
    [you] você guarda o seu par de { RANKS-NAME($rank) } para o lixo
   *[other] { $who } guarda o par de { RANKS-NAME($rank) } para o lixo
}
keeps-pair-for-frozen-pile = { $who ->
    [you] você guarda o seu par de { RANKS-NAME($rank) } para o lixo congelado
   *[other] { $who } guarda o par de { RANKS-NAME($rank) } para o lixo congelado
}
keeps-pair = { $who ->
    [you] você guarda o seu par de { RANKS-NAME($rank) }
   *[other] { $who } guarda o par de { RANKS-NAME($rank) }
}
keeps-for-meld = { $who ->
    [you] você guarda { ONE-OF-RANK($rank) } para o seu jogo
   *[other] { $who } guarda { ONE-OF-RANK($rank) } para o próprio jogo
}
keeps-wild = { ONE-OF-RANK($rank) } fica na mão
could-add = { $player ->
    [you] você poderia encaixar a carta { CARDS($meld, case: "to") }
   *[other] { $player } poderia encaixar a carta { CARDS($meld, case: "to") }
}
could-add-and-take = { $player ->
    [you] você poderia encaixar a carta { CARDS($meld, case: "to") } e pegar { CARDS-COUNT($count) }
   *[other] { $player } poderia encaixar a carta { CARDS($meld, case: "to") } e pegar { CARDS-COUNT($count) }
}
could-meld-with-pair = { $player ->
    [you] você tem um par de { RANKS-NAME($rank) } e poderia baixar a carta
   *[other] { $player } tem um par de { RANKS-NAME($rank) } e poderia baixar a carta
}
could-take-with-pair = { $player ->
    [you] você tem um par de { RANKS-NAME($rank) } e poderia pegar { CARDS-COUNT($count) }
   *[other] { $player } tem um par de { RANKS-NAME($rank) } e poderia pegar { CARDS-COUNT($count) }
}
breaks-pair = { $who ->
    [you] isso desfaz o seu par de { RANKS-NAME($rank) }
   *[other] isso desfaz o par de { RANKS-NAME($rank) } de { $who }
}
breaks-set = { $who ->
    [you] isso desfaz um grupo de { SEVERAL-OF-RANK($count, $rank) } na sua mão
   *[other] isso desfaz um grupo de { SEVERAL-OF-RANK($count, $rank) } na mão de { $who }
}
fits-own-meld = { $who ->
    [you] a carta serve no seu jogo de { RANKS-NAME($rank) }
   *[other] a carta serve no jogo de { RANKS-NAME($rank) } de { $who }
}
gives-wild-away = isso entrega { ONE-OF-RANK($rank) } e não congela nada

the-others = os outros
clauses-sentence = { $clauses }.
fact-against-but = { $against }, mas { $good }
no-better-discard = não há descarte melhor à vista
fact-as-with-all-cards = { $who ->
    [you] { $take }, como com qualquer outra carta da sua mão
   *[other] { $take }, como com qualquer outra carta da mão de { $who }
}
fact-none-better = { $take }, mas não há descarte melhor à vista

warning-adds = { $player } pode encaixar esta carta { CARDS($meld, case: "to") }
warning-adds-and-takes = { $player } pode encaixar esta carta { CARDS($meld, case: "to") } e pegar { CARDS-COUNT($count) }
warning-melds = { $player } tem um par de { RANKS-NAME($rank) } e pode baixar esta carta
warning-takes = { $player } tem um par de { RANKS-NAME($rank) } e pode pegar { CARDS-COUNT($count) }
