turn-told = { $who ->
    [you] Você { $clauses }.
   *[other] { $who } { $clauses }.
}
clause-drew = { $tense ->
    [past] comprou { DRAWN-CARDS($count) }
   *[present] compra { DRAWN-CARDS($count) }
}
clause-drew-threes = { $tense ->
    [past] comprou { DRAWN-CARDS($count) } e { CARDS($threes) }
   *[present] compra { DRAWN-CARDS($count) } e { CARDS($threes) }
}
clause-laid = { $tense ->
    [past] baixou { CARDS($cards) }
   *[present] baixa { CARDS($cards) }
}
clause-opened = { $tense ->
    [past] abriu com { CARDS($cards) }
   *[present] abre com { CARDS($cards) }
}
clause-laid-count = { $tense ->
    [past] baixou { CARDS-COUNT($count) }
   *[present] baixa { CARDS-COUNT($count) }
}
clause-opened-count = { $tense ->
    [past] abriu com { CARDS-COUNT($count) }
   *[present] abre com { CARDS-COUNT($count) }
}
clause-added = { $tense ->
    [past] encaixou { LIST($added) }
   *[present] encaixa { LIST($added) }
}
added-to-meld = { CARDS($cards) } { CARDS($meld, case: "to") }
clause-closed = { $tense ->
    [past] { $count ->
        [1] fechou uma canastra de { LIST($melds, case: "of") }
       *[other] fechou canastras de { LIST($melds, case: "of") }
    }
   *[present] { $count ->
        [1] fecha uma canastra de { LIST($melds, case: "of") }
       *[other] fecha canastras de { LIST($melds, case: "of") }
    }
}
clause-took = { $tense ->
    [past] pegou o lixo de { CARDS-COUNT($count) } com { CARDS($top) } em cima
   *[present] pega o lixo de { CARDS-COUNT($count) } com { CARDS($top) } em cima
}
clause-took-brief = { $tense ->
    [past] pegou o lixo de { CARDS-COUNT($count) }
   *[present] pega o lixo de { CARDS-COUNT($count) }
}
clause-laid-out = { $tense ->
    [past] pôs { CARDS($threes) } na mesa
   *[present] põe { CARDS($threes) } na mesa
}
clause-discarded = { $tense ->
    [past] descartou { CARDS($card) }
   *[present] descarta { CARDS($card) }
}
clause-froze = { $tense ->
    [past] congelou o lixo
   *[present] congela o lixo
}
clause-blocked = { $tense ->
    [past] trancou o lixo
   *[present] tranca o lixo
}
clause-foot = { $tense ->
    [past] pegou o pé
   *[present] pega o pé
}
clause-foot-threes = { $tense ->
    [past] pegou o pé com { CARDS($threes) }
   *[present] pega o pé com { CARDS($threes) }
}
clause-bonus = { $tense ->
    [past] comprou { CARDS-COUNT($count) } pela abertura
   *[present] compra { CARDS-COUNT($count) } pela abertura
}
clause-bonus-threes = { $tense ->
    [past] comprou { CARDS-COUNT($count) } pela abertura, com { CARDS($threes) }
   *[present] compra { CARDS-COUNT($count) } pela abertura, com { CARDS($threes) }
}
clause-alone = { $tense ->
    [past] passou a jogar por conta própria
   *[present] passa a jogar por conta própria
}
clause-kept = { $tense ->
    [past] ficou com a última carta
   *[present] fica com a última carta
}
clause-asked = { $tense ->
    [past] perguntou se podia bater
   *[present] pergunta se pode bater
}
clause-said-yes = { $tense ->
    [past] disse que sim
   *[present] diz que sim
}
clause-said-no = { $tense ->
    [past] disse que não
   *[present] diz que não
}
clause-went-out = { $tense ->
    [past] bateu
   *[present] bate
}
clause-went-out-concealed = { $tense ->
    [past] bateu de mão
   *[present] bate de mão
}
clause-special = { $tense ->
    [past] baixou uma mão especial
   *[present] baixa uma mão especial
}
hand-is-dealt = { $who ->
    [you] Rodada { $hand }: cartas distribuídas. Você começa.
   *[other] Rodada { $hand }: cartas distribuídas. { $who } começa.
}
hand-has-other-rules = Nesta rodada valem outras regras; a página de regras diz quais.
cutter-kept = { $who ->
    [you] Do corte você fica com { CARDS($cards, case: "acc") }.
   *[other] { $who } fica com { CARDS($cards, case: "acc") } do corte.
}
stock-ended-hand = O monte acabou: fim da rodada.
three-ended-hand = A última carta do monte era um três: fim da rodada.

history-round = Volta { $count }
was-dealt = Cada jogador recebeu { CARDS-COUNT($count) }.
was-dealt-after-cut = Cada jogador recebeu { CARDS-COUNT($count) }, e quem cortou, { $cut }.
cutter-kept-nothing = { $who ->
    [you] Do corte você não fica com nada.
   *[other] { $who } não fica com nada do corte.
}
turned-up = Viradas: { LIST($cards) }.
deal-laid-out = { $side ->
    [we] Pusemos na mesa { CARDS($threes) }
    [they] Eles puseram na mesa { CARDS($threes) }
    [you] Você pôs na mesa { CARDS($threes) }
    [player] { $side } pôs na mesa { CARDS($threes) }
   *[other] { $side } puseram na mesa { CARDS($threes) }
}
deal-laid-out-too = { $side ->
    [we] nós { CARDS($threes) }
    [they] eles { CARDS($threes) }
    [you] você { CARDS($threes) }
   *[other] { $side } { CARDS($threes) }
}
deal-laid-out-all = { $sides }.
