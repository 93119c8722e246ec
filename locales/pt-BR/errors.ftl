refused-hand-over = A rodada acabou.
refused-not-your-turn = Não é a sua vez: espere { $name }.
refused-must-draw = Antes, compre do monte ou pegue o lixo.
refused-already-drawn = Você já comprou nesta jogada.
refused-too-early = { $count ->
    [1] Na primeira jogada nada é baixado e não se pega o lixo.
   *[other] Nas { COUNT($count, gender: "f") } primeiras jogadas nada é baixado e não se pega o lixo.
}
refused-not-in-hand = Você não tem { CARDS($cards) } na mão.
refused-no-cards = Antes, escolha as cartas que quer baixar.
refused-rank-does-not-fit = Um jogo é de um valor só, com ou sem curingas: { ONE-OF-RANK($rank) } não serve.
refused-mixed-ranks = Um jogo é de um valor só, com ou sem curingas: { CARDS($cards) } não combinam.
refused-black-threes-few = Os três pretos só são baixados por quem bate na mesma jogada, três ou quatro juntos.
refused-meld-small = Um jogo precisa de pelo menos { COUNT($least, gender: "f") } cartas; o de { CARDS($meld, case: "of") } só teria { COUNT($cards, gender: "f") }.
refused-few-naturals = { $naturals ->
    [0] { $least ->
        [1] Um jogo precisa de pelo menos uma carta natural; este não teria nenhuma.
       *[other] Um jogo precisa de pelo menos { COUNT($least, gender: "f") } cartas naturais; este não teria nenhuma.
    }
   *[other] { $least ->
        [1] Um jogo precisa de pelo menos uma carta natural; este só teria { COUNT($naturals, gender: "f") }.
       *[other] Um jogo precisa de pelo menos { COUNT($least, gender: "f") } cartas naturais; este só teria { COUNT($naturals, gender: "f") }.
    }
}
refused-many-wilds = { $most ->
    [0] O jogo de { RANKS-NAME($rank) } teria { WILDS-COUNT($wilds) }; não pode haver nenhum.
    [1] O jogo de { RANKS-NAME($rank) } teria { WILDS-COUNT($wilds) }; pode haver no máximo um.
   *[other] O jogo de { RANKS-NAME($rank) } teria { WILDS-COUNT($wilds) }; pode haver no máximo { COUNT($most) }.
}
refused-wilds-outnumber = { $naturals ->
    [0] O jogo de { RANKS-NAME($rank) } teria { WILDS-COUNT($wilds) } e nenhuma natural: não pode haver mais curingas do que naturais.
    [1] O jogo de { RANKS-NAME($rank) } teria { WILDS-COUNT($wilds) } e uma natural: não pode haver mais curingas do que naturais.
   *[other] O jogo de { RANKS-NAME($rank) } teria { WILDS-COUNT($wilds) } e { COUNT($naturals, gender: "f") } naturais: não pode haver mais curingas do que naturais.
}
refused-no-such-meld = { $own ->
    [side] A sua dupla não tem nenhum jogo de { CARDS($meld, case: "of") } em que caibam curingas.
   *[alone] Você não tem nenhum jogo de { CARDS($meld, case: "of") } em que caibam curingas.
}
refused-no-sequence = Uma sequência tem de três a sete cartas seguidas do mesmo naipe, do 4 ao ás, sem curingas.
refused-meld-full = O jogo de { CARDS($meld, case: "of") } teria { COUNT($cards, gender: "f") } cartas; pode ter no máximo { COUNT($most, gender: "f") }.
refused-meld-exists = { $own ->
    [side] A sua dupla já tem um jogo de { CARDS($meld, case: "of") }, que precisa virar canastra antes que outro comece.
   *[alone] Você já tem um jogo de { CARDS($meld, case: "of") }, que precisa virar canastra antes que outro comece.
}
refused-pure-rank = Um jogo de { RANKS-NAME($rank) } não aceita curingas.
refused-wilds-early = { $least ->
    [1] { $naturals ->
        [0] Um curinga só entra { RANKS-NAME($rank, case: "to") } quando há uma natural, e não haveria nenhuma.
       *[other] Um curinga só entra { RANKS-NAME($rank, case: "to") } quando há uma natural, e só haveria { COUNT($naturals, gender: "f") }.
    }
   *[other] { $naturals ->
        [0] Um curinga só entra { RANKS-NAME($rank, case: "to") } quando há { COUNT($least, gender: "f") } naturais, e não haveria nenhuma.
       *[other] Um curinga só entra { RANKS-NAME($rank, case: "to") } quando há { COUNT($least, gender: "f") } naturais, e só haveria { COUNT($naturals, gender: "f") }.
    }
}
refused-wild-meld-first = Os curingas vão para o jogo de curingas até que ele seja uma canastra.
refused-dead-rank = Já há uma canastra de { RANKS-NAME($rank) }, por isso não se baixam mais.
refused-black-threes-never = Nesta variante os três pretos nunca são baixados.
refused-opening-pure = A abertura exige três naturais do mesmo valor, da mão, sem curingas.
refused-opening-canasta = Agora a abertura precisa ter uma canastra.
refused-opening-natural-canasta = Agora a abertura precisa ter uma canastra sem curingas.
refused-came-with-pile = Veio com o lixo: { CARDS($cards) }. Você pode baixar na sua próxima jogada.
refused-opening-mixed = Na abertura não pode haver canastra com curingas.
refused-discard = { $rank ->
    [queen] { THE-CARD($rank, $suit) } não pode ser descartada agora.
   *[other] { THE-CARD($rank, $suit) } não pode ser descartado agora.
}
refused-discard-joker = O joker não pode ser descartado agora.
refused-discard-needed = Para bater, é preciso descartar a última carta.
refused-meld-out = Para bater, é preciso baixar também a última carta.
refused-partners-foot = Você não pode bater: o parceiro ainda não pegou o pé.
refused-few-of-kind = { $have ->
    [0] { $own ->
        [side] Para bater, a sua dupla precisa de { CANASTAS-OF-KIND($need, $kind) }, e não teria nenhuma.
       *[alone] Para bater, você precisa de { CANASTAS-OF-KIND($need, $kind) }, e não teria nenhuma.
    }
   *[other] { $own ->
        [side] Para bater, a sua dupla precisa de { CANASTAS-OF-KIND($need, $kind) }, e só teria { COUNT($have, gender: "f") }.
       *[alone] Para bater, você precisa de { CANASTAS-OF-KIND($need, $kind) }, e só teria { COUNT($have, gender: "f") }.
    }
}
refused-incomplete-meld = O jogo de { CARDS($meld, case: "of") } precisa virar canastra antes que alguém bata.
refused-must-ask = Pergunte antes ao seu parceiro: ninguém bate sem um sim.
refused-not-special = A mão não é esta mão especial, ou não pode ser baixada agora.
refused-red-threes = Os três vermelhos nunca formam jogos.
refused-black-threes-early = Os três pretos só são baixados por quem bate na mesma jogada.
refused-black-threes-wilds = Os três pretos são baixados sem curingas.
refused-below-minimum = { $lacking ->
    [1] Isto soma { $points } pontos. O seu mínimo para abrir é { $minimum }: falta 1.
   *[other] Isto soma { $points } pontos. O seu mínimo para abrir é { $minimum }: faltam { $lacking }.
}
refused-opening-wilds = Na abertura não pode haver curingas.
refused-pile-empty = Não há lixo para pegar.
refused-pile-closed = Nestas regras o lixo nunca é pego.
refused-pile-unopened = { $own ->
    [side] Enquanto a sua dupla não abriu, não pode pegar o lixo.
   *[alone] Enquanto você não abriu, não pode pegar o lixo.
}
refused-pile-wild = Há um curinga em cima: não dá para pegar o lixo.
refused-pile-wild-pair = Há um curinga em cima: só se pega o lixo com { CARDS($cards) } da mão, como jogo de curingas.
refused-pile-blocked = Há { CARDS($top) } em cima: o lixo está trancado para você nesta jogada.
refused-frozen-by-wild = O lixo está congelado por um curinga: só se pega com { NATURALS-OF-RANK($naturals, $rank) } da mão.
refused-frozen-by-three = O lixo está congelado por um três vermelho: só se pega com { NATURALS-OF-RANK($naturals, $rank) } da mão.
refused-frozen-by-black-three = O lixo está congelado por um três preto: só se pega com { NATURALS-OF-RANK($naturals, $rank) } da mão.
refused-frozen-asks = O lixo está congelado por uma carta: só se pega com { CARDS($cards) } da mão.
refused-frozen-always = Nestas regras o lixo só se pega com { NATURALS-OF-RANK($naturals, $rank) } da mão.
refused-frozen-not-melded = { $own ->
    [side] Enquanto a sua dupla não abriu, o lixo só se pega com { NATURALS-OF-RANK($naturals, $rank) } da mão.
   *[alone] Enquanto você não abriu, o lixo só se pega com { NATURALS-OF-RANK($naturals, $rank) } da mão.
}
refused-pile-pair = Para pegar o lixo você precisa de { NATURALS-OF-RANK($naturals, $rank) } na mão.
refused-top-does-not-fit = A carta de cima é { ONE-OF-RANK($rank) }: pegue o lixo com { RANKS-NAME($rank) } da mão, ou encaixando no seu jogo desse valor.
refused-canasta-full = O seu jogo de { RANKS-NAME($rank) } já é uma canastra: nestas regras a carta de cima não pode entrar nele.
refused-one-card-pile = Com uma carta só na mão não dá para pegar um lixo de uma carta.
refused-few-canastas = { $have ->
    [0] { $own ->
        [side] Para bater, a sua dupla precisa de { CANASTAS-COUNT($need) }, e não tem nenhuma.
       *[alone] Para bater, você precisa de { CANASTAS-COUNT($need) }, e não tem nenhuma.
    }
   *[other] { $own ->
        [side] Para bater, a sua dupla precisa de { CANASTAS-COUNT($need) }, e só tem { COUNT($have, gender: "f") }.
       *[alone] Para bater, você precisa de { CANASTAS-COUNT($need) }, e só tem { COUNT($have, gender: "f") }.
    }
}
refused-no-canasta-of = { $own ->
    [side] Para bater, ainda falta à sua dupla uma canastra de { LIST($ranks, case: "of") }.
   *[alone] Para bater, ainda falta a você uma canastra de { LIST($ranks, case: "of") }.
}
refused-keep-two = { $have ->
    [0] { $own ->
        [side] Fique com pelo menos duas cartas, uma delas para descartar: para bater, a sua dupla precisa de { CANASTAS-COUNT($need) }, e não tem nenhuma.
       *[alone] Fique com pelo menos duas cartas, uma delas para descartar: para bater, você precisa de { CANASTAS-COUNT($need) }, e não tem nenhuma.
    }
   *[other] { $own ->
        [side] Fique com pelo menos duas cartas, uma delas para descartar: para bater, a sua dupla precisa de { CANASTAS-COUNT($need) }, e só tem { COUNT($have, gender: "f") }.
       *[alone] Fique com pelo menos duas cartas, uma delas para descartar: para bater, você precisa de { CANASTAS-COUNT($need) }, e só tem { COUNT($have, gender: "f") }.
    }
}
refused-keep-two-to-finish = Fique com pelo menos duas cartas, uma delas para descartar: senão você não conseguiria terminar a jogada.
refused-must-take = O monte acabou: quando dá para pegar o lixo, é obrigatório.
refused-cannot-ask = Só se pergunta uma vez por jogada, antes de baixar, e só quando daria para bater.
refused-must-answer = Responda antes ao seu parceiro: sim ou não.
refused-must-go-out = { must-go-out }
refused-partner-said-no = O seu parceiro disse que não: você não pode bater nesta jogada.
refused-cannot-keep = Só dá para ficar com a última carta quando você não pode bater.
refused-not-possible = Isso não é possível agora.
refused-unreadable-line = não é possível ler esta linha.
refused-pick-cards = Antes, escolha cartas da sua mão.
refused-pick-one = Escolha uma carta para descartar.
refused-their-melds = { $own ->
    [side] Você só pode encaixar cartas nos jogos da sua dupla.
   *[alone] Você só pode encaixar cartas nos seus jogos.
}
refused-none-of = Você não tem { RANKS-NAME($rank) } na mão.
refused-onto-stock = Cartas nunca vão para o monte: baixe-as do seu lado, ou descarte uma no lixo.

short-hand-over = a rodada acabou
short-not-your-turn = espere { $name }
short-must-draw = compre antes
short-already-drawn = já comprou
short-too-early = não nas primeiras jogadas
short-not-in-hand = não está na mão
short-pick-cards = escolha cartas
short-pick-one = escolha uma carta
short-mixed-ranks = um valor só, com ou sem curingas
short-black-threes-early = três pretos só ao bater
short-more-of-rank = { $count ->
    [1] { $rank ->
        [queen] falta mais uma dama
       *[other] falta mais um { RANK-NAME($rank) }
    }
   *[other] { $rank ->
        [queen] faltam mais { COUNT($count, gender: "f") } damas
       *[other] faltam mais { COUNT($count) } { RANKS-NAME($rank) }
    }
}
short-more-of-meld = { $count ->
    [1] { CARDS($meld) }: falta mais 1
   *[other] { CARDS($meld) }: faltam mais { $count }
}
short-more-cards = { $count ->
    [1] falta mais uma carta
   *[other] faltam mais { COUNT($count, gender: "f") } cartas
}
short-few-naturals = { $least ->
    [1] exige uma natural
   *[other] exige { COUNT($least, gender: "f") } naturais
}
short-no-wilds = sem curingas
short-many-wilds = no máximo { WILDS-COUNT($most) }
short-wilds-outnumber = mais curingas que naturais
short-no-such-meld = nenhum jogo só para curingas
short-no-sequence = não é sequência de um naipe
short-meld-full = no máximo { COUNT($most, gender: "f") } cartas
short-meld-exists = um jogo por vez
short-pure-rank = não aceita curingas
short-wilds-early = curingas só com { COUNT($least, gender: "f") } naturais
short-wild-meld-first = antes o jogo de curingas
short-dead-rank = não se baixam mais { RANKS-NAME($rank) }
short-black-threes-never = três pretos nunca são baixados
short-opening-pure = exige um grupo sem curingas
short-opening-canasta = a abertura exige uma canastra
short-opening-natural-canasta = a abertura exige uma canastra sem curingas
short-came-with-pile = veio com o lixo: próxima jogada
short-opening-mixed = ainda sem canastra com curingas
short-discard = agora não dá para descartar
short-discard-needed = guarde uma carta para descartar
short-meld-out = baixe também a última carta
short-partners-foot = o parceiro ainda tem o pé
short-few-of-kind = { KINDS-OF-CANASTAS($kind) }: { $have } de { $need }
short-incomplete-meld = complete antes { CARDS($meld, case: "by") }
short-must-ask = pergunte antes ao parceiro
short-not-special = não é esta mão
short-red-threes = três vermelhos não formam jogos
short-black-threes-wilds = três pretos sem curingas
short-below-minimum = { $points } de { $minimum }
short-opening-wilds = sem curingas na abertura
short-pile-empty = o lixo está vazio
short-pile-closed = nestas regras nunca
short-pile-unopened = primeiro abra o jogo
short-pile-wild = há um curinga em cima
short-pile-blocked = { CARDS($top) } em cima
short-pile-frozen = congelado: exige { NATURALS-OF-RANK($naturals, $rank) }
short-frozen-asks = congelado: exige { CARDS($cards) }
short-pile-pair = exige { NATURALS-OF-RANK($naturals, $rank) }
short-top-does-not-fit = { ONE-OF-RANK($rank) } não serve
short-canasta-full = { RANKS-NAME($rank, case: "by") } já são canastra
short-one-card-pile = uma carta não pega uma carta
short-few-canastas = canastras: { $have } de { $need }
short-no-canasta-of = falta uma canastra de { LIST($ranks, case: "of") }
short-keep-two = fique com pelo menos duas cartas
short-must-take = é preciso pegar o lixo
short-cannot-ask = agora não dá para perguntar
short-must-answer = responda antes
short-must-go-out = você tem de bater
short-partner-said-no = o parceiro disse que não
short-cannot-keep = não dá para ficar com ela
short-not-possible = agora não é possível
short-bad-rules = regras que não são possíveis
short-bad-record = registro danificado
short-takes-none = não aceita cartas

no-such-rules = Não há regras chamadas “{ $name }”.
no-such-rule = As regras não têm o campo { $name }.
rules-not-an-object = { $field }: as mudanças das regras não são um objeto JSON.
rules-not-a-value = { $field }: este valor não é possível.
rules-out-of-range = { $field }: tem de ficar entre { $least } e { $most }.
rules-many-cards = { $field }: as cartas distribuídas e a carta virada seriam { $cards }; no máximo { $most }.
rules-unequal-sides = { $field }: { COUNT($players) } jogadores não se dividem por igual em { $field }.
rules-not-three-players = { $field }: isto exige três jogadores, cada um sozinho no começo.
rules-not-two-pairs = { $field }: isto exige quatro lugares em dois lados.
rules-nobody-to-ask = { $field }: onde cada um joga por si não há parceiro a quem perguntar.
rules-many-ranks = { $field }: exigem-se mais valores do que canastras para bater.
rules-minimums-fall = { $field }: um mínimo é menor do que o de um placar mais baixo.
rules-concealed-low = { $field }: o total por bater de mão é menor do que o bônus por bater.
rules-no-minimum = { $field }: é preciso haver pelo menos um mínimo.
rules-steps-do-not-fit = { $field }: os placares têm de subir, e ser um a menos do que os mínimos.
rules-many-kinds = { $field }: exigem-se mais canastras de certos tipos do que canastras para bater.
rules-no-such-melds = { $field }: trata-se de jogos que não podem ser baixados.
rules-many-talons = { $field }: mais lados recebem cartas de bônus do que os que existem.
rules-not-fourteen-cards = { $field }: as mãos especiais exigem catorze cartas depois da primeira compra.
rules-not-a-sign = { $field }: são precisos dois números, o segundo não menor do que o primeiro.
rules-discard-and-none = { $field }: a última carta não pode ser sempre e nunca descartada.
rules-nothing-freezes = { $field }: nestas regras nenhuma carta congela o lixo.
rules-not-as-many = { $field }: precisa haver uma para cada mínimo de abertura.
rules-hand-refused = { $field }: não é possível na rodada { $hand }: { $rule }.
rules-minimums-by-hand = { $field }: o número da rodada já decide o mínimo de abertura.
rules-too-many-lists = { $field }: listas diferentes demais desde que a página foi aberta: abra-a de novo.
rules-no-turn-up = { $field }: nenhuma carta é virada sobre elas.
rules-foot-and-feet = { $field }: já há um pé só.

record-is-none = Isto não é um registro de partida: a primeira linha não é “canasta-record 1”.
record-line = Esta linha não cabe aqui.
record-seats = O número de nomes é diferente do número de lugares.
record-deck = O baralho não tem exatamente as cartas das regras.
record-hash = O hash não corresponde ao baralho.
record-cut = O corte não é um número de 0 até o total de cartas, ou vem tarde demais.
record-rests = A linha não diz quem descansa nesta rodada.
record-hand = Este não é o número da próxima rodada.
record-dealer = Quem dá as cartas não é o próximo da vez.
record-scores = O placar não corresponde às rodadas.
record-end = A rodada não terminou assim.
record-result = A partida não terminou assim.
record-no-seat = Uma ação tem de começar com o número de um lugar.
