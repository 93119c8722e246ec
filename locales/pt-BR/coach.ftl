tip-draw = { $mode ->
    [mouse] { $count ->
        [1] Clique no monte para comprar uma carta.
       *[other] Clique no monte para comprar { $count } cartas.
    }
    [finger] { $count ->
        [1] Toque no monte para comprar uma carta.
       *[other] Toque no monte para comprar { $count } cartas.
    }
    [remote] { $count ->
        [1] Com as setas e Enter, vá ao monte para comprar uma carta.
       *[other] Com as setas e Enter, vá ao monte para comprar { $count } cartas.
    }
   *[keys] { $count ->
        [1] Use o monte para comprar uma carta.
       *[other] Use o monte para comprar { $count } cartas.
    }
}
tip-take = A carta de cima combina com as suas: em vez de comprar, você pode pegar o lixo inteiro, se baixar essa carta na hora.
tip-take-part = A carta de cima combina com as suas: em vez de comprar, você pode pegar até { CARDS-COUNT($most) } do lixo, se baixar essa carta na hora.
tip-open-freely = { $mode ->
    [mouse] Escolha
    [finger] Toque em
    [remote] Com as setas e Enter, escolha
   *[keys] Com Espaço, escolha
} três ou mais do mesmo valor{ $collected ->
    [ranks] {""}
   *[sequences] {" "}ou seguidas do mesmo naipe
}, e depois Baixar; ou uma carta, e depois Descartar.
tip-open = { $mode ->
    [mouse] Escolha
    [finger] Toque em
    [remote] Com as setas e Enter, escolha
   *[keys] Com Espaço, escolha
} três ou mais do mesmo valor{ $collected ->
    [ranks] {""}
   *[sequences] {" "}ou seguidas do mesmo naipe
}: os seus primeiros jogos têm de somar { $minimum } juntos. Senão, descarte uma carta.
tip-lay = { $mode ->
    [mouse] Escolha as cartas que quer baixar: jogos novos de três ou mais, ou cartas para os jogos que já tem. Depois descarte uma.
    [finger] Toque nas cartas que quer baixar: jogos novos de três ou mais, ou cartas para os jogos que já tem. Depois descarte uma.
    [remote] Com as setas e Enter, escolha as cartas que quer baixar: jogos novos de três ou mais, ou cartas para os jogos que já tem. Depois descarte uma.
   *[keys] Com Espaço, escolha as cartas que quer baixar: jogos novos de três ou mais, ou cartas para os jogos que já tem. Depois descarte uma.
}
tip-lone = Quem pega o lixo primeiro joga esta rodada por conta própria. Os outros dois passam a ser parceiros e dividem os jogos.
tip-sequence = Três ou mais cartas seguidas do mesmo naipe, sem curingas, são uma sequência. Sete são uma canastra de { $points } pontos.
tip-wild-meld = Três ou mais jokers e dois formam um jogo próprio. Sete são uma canastra de { $points } pontos.
tip-wild-meld-or-more = Três ou mais jokers e dois formam um jogo próprio. Sete são uma canastra de { $points } pontos ou mais.
tip-discard = Descartar encerra a sua vez. O próximo pode pegar o lixo se a sua carta servir, então pense no que ele junta.
tip-warnings = Com esta carta, o próximo jogador poderia pegar o lixo. A mesa pode avisar disso antes de cada descarte.
tip-frozen = O lixo está congelado: só se pega com { COUNT($count, gender: "f") } cartas naturais da mão iguais à carta de cima.
tip-always-frozen = O lixo está sempre congelado: só se pega com { COUNT($count, gender: "f") } cartas naturais da mão iguais à carta de cima.
tip-black-three = { $three ->
    [red] Um três vermelho em cima tranca o lixo para o próximo jogador, e para mais ninguém depois.
    [black] Um três preto em cima tranca o lixo para o próximo jogador, e para mais ninguém depois.
   *[any] Um três em cima tranca o lixo para o próximo jogador, e para mais ninguém depois.
}
tip-stock-end = O monte está quase no fim, e a rodada pode acabar com ele: baixe o que puder, pois as cartas na mão contam contra você.

tip-canasta = Sete do mesmo valor formam uma canastra: { $mixed } com curingas, { $natural } sem.
tip-canasta-natural = Sete do mesmo valor formam uma canastra: { $points } pontos.
tip-canasta-of-suit = Sete de um naipe também.
tip-canasta-of-wilds = Sete curingas também.
tip-canasta-of-both = Sete de um naipe e sete curingas também.
tip-canastas-needed = Para bater é preciso ter { CANASTAS-COUNT($count) }.
tip-wild-none = Os jokers e os dois são curingas. Nestas regras nenhum jogo pode contê-los.
tip-wild = Os jokers e os dois são curingas e valem por qualquer carta: { $limits }.
wild-limit = no máximo { COUNT($count) } por jogo
wild-limit-set = no máximo { COUNT($count) } por grupo
wild-naturals = { $count ->
    [1] com pelo menos uma carta natural
   *[other] com pelo menos { COUNT($count, gender: "f") } cartas naturais
}
wild-no-more-than-naturals = nunca mais curingas do que naturais
wild-naturals-ahead = { $ahead ->
    [1] sempre menos curingas do que naturais
   *[other] sempre { COUNT($ahead, gender: "f") } naturais a mais do que curingas
}

tip-threes = { $three ->
    [red] Um três vermelho é uma carta de bônus: vai na hora para a mesa e vale { $worth }.
    [black] Um três preto é uma carta de bônus: vai na hora para a mesa e vale { $worth }.
   *[any] Um três é uma carta de bônus: vai na hora para a mesa e vale { $worth }.
}
tip-threes-against = { $three ->
    [red] Um três vermelho é uma carta de bônus: vai na hora para a mesa e vale { $worth }, mas contra você { $while }.
    [black] Um três preto é uma carta de bônus: vai na hora para a mesa e vale { $worth }, mas contra você { $while }.
   *[any] Um três é uma carta de bônus: vai na hora para a mesa e vale { $worth }, mas contra você { $while }.
}
threes-worth-or-more = { $points } ou mais
while-no-meld = { $own ->
    [side] enquanto a sua dupla não tiver nenhum jogo
   *[alone] enquanto você não tiver nenhum jogo
}
while-no-canasta = { $own ->
    [side] enquanto a sua dupla não tiver nenhuma canastra
   *[alone] enquanto você não tiver nenhuma canastra
}
while-fewer-canastas = { $own ->
    [side] enquanto a sua dupla não tiver { CANASTAS-COUNT($count) }
   *[alone] enquanto você não tiver { CANASTAS-COUNT($count) }
}

tip-go-out = Você pode bater: baixe todas as cartas, ou todas menos uma e descarte essa.
tip-go-out-by-discard = Você pode bater: baixe todas menos uma e descarte essa.
tip-go-out-by-melding = Você pode bater: baixe todas as cartas.
tip-other-hand = As cartas que ficam na outra mão contam contra quem as tem.
tip-other-hands = As cartas que ficam nas outras mãos contam contra quem as tem.
tip-other-hands-of-sides = As cartas que ficam nas outras mãos contam contra a dupla de quem as tem.
tip-keep-one = { $own ->
    [side] A sua dupla não pode bater antes de ter { CANASTAS-COUNT($count) }, então fique com uma carta.
   *[alone] Você não pode bater antes de ter { CANASTAS-COUNT($count) }, então fique com uma carta.
}
tip-keep-two = { $own ->
    [side] A sua dupla não pode bater antes de ter { CANASTAS-COUNT($count) }, então fique com uma carta para descartar e mais uma.
   *[alone] Você não pode bater antes de ter { CANASTAS-COUNT($count) }, então fique com uma carta para descartar e mais uma.
}
tip-kinds = Entre as canastras para bater é preciso haver { LIST($kinds) }.
tip-kinds-complete = Ninguém bate com um jogo de { LIST($melds, case: "of") } que não seja canastra.
tip-kinds-have = { $have ->
    [0] { $own ->
        [side] { $kind ->
            [natural] A sua dupla ainda não tem nenhuma canastra limpa.
            [mixed] A sua dupla ainda não tem nenhuma canastra suja.
            [sequence] A sua dupla ainda não tem nenhuma sequência de sete.
           *[wild] A sua dupla ainda não tem nenhuma canastra de curingas.
        }
       *[alone] { $kind ->
            [natural] Você ainda não tem nenhuma canastra limpa.
            [mixed] Você ainda não tem nenhuma canastra suja.
            [sequence] Você ainda não tem nenhuma sequência de sete.
           *[wild] Você ainda não tem nenhuma canastra de curingas.
        }
    }
   *[other] { $own ->
        [side] { $kind ->
            [natural] A sua dupla tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } canastras limpas.
            [mixed] A sua dupla tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } canastras sujas.
            [sequence] A sua dupla tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } sequências de sete.
           *[wild] A sua dupla tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } canastras de curingas.
        }
       *[alone] { $kind ->
            [natural] Você tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } canastras limpas.
            [mixed] Você tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } canastras sujas.
            [sequence] Você tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } sequências de sete.
           *[wild] Você tem { COUNT($have, gender: "f") } de { COUNT($need, gender: "f") } canastras de curingas.
        }
    }
}

tip-special = Todas as suas cartas formam uma mão especial. Baixá-la encerra a rodada, e vale { $points } ou mais no lugar de todo o resto.
tip-foot = O pé é uma segunda mão de { CARDS-COUNT($count) }.
tip-feet = O pé é a sua próxima mão: de { $sizes } cartas.
tip-foot-at-once = Se você baixa a última carta, continua a jogar com ele; se a descarta, na sua próxima jogada.
tip-foot-turn-ends = Você o pega quando a mão fica vazia, e a jogada termina.
tip-foot-discard = Você o pega quando descarta a última carta.
tip-foot-canasta = Ele se junta à sua mão quando você mesmo completa uma canastra; antes disso, guarde uma carta.
tip-talon = Quem abre sem o lixo compra cartas de bônus depois do descarte: { LIST($steps) } a abrir.
talon-of-place = { $place ->
    [1] { COUNT($count, gender: "f") } para o primeiro
    [2] { COUNT($count, gender: "f") } para o segundo
    [3] { COUNT($count, gender: "f") } para o terceiro
    [4] { COUNT($count, gender: "f") } para o quarto
    [5] { COUNT($count, gender: "f") } para o quinto
    [6] { COUNT($count, gender: "f") } para o sexto
   *[other] { COUNT($count, gender: "f") } para o número { $place }
}
tip-score = { $party ->
    [side] A partida continua até que uma dupla tenha { $points } pontos.
   *[player] A partida continua até que um jogador tenha { $points } pontos.
}
tip-score-openings = Quanto mais você tem, mais os seus primeiros jogos precisam somar.
tip-score-hands = { $count ->
    [1] A partida tem uma rodada: depois dela ganha o maior total.
   *[other] A partida tem { $count } rodadas: depois da última ganha o maior total.
}

tip-select-left-selects = Um clique escolhe uma carta; o botão direito acrescenta mais, ou as solta.
tip-select-right-selects = O botão direito escolhe uma carta; um clique acrescenta mais, ou as solta.
tip-select-click-adds = Cada clique acrescenta uma carta às escolhidas, ou a solta.
tip-select-tap-adds = Cada toque acrescenta uma carta às escolhidas, ou a solta.
tip-select-enter-adds = Enter acrescenta uma carta às escolhidas, ou a solta.
tip-select-space-adds = Espaço acrescenta uma carta às escolhidas, ou a solta.
right-button-adds = O botão direito acrescenta uma carta.
left-button-adds = O botão esquerdo acrescenta uma carta.
every-click-adds = Cada clique acrescenta uma carta.

tip-title-red-three = Três vermelhos
tip-title-ask = Perguntar ao parceiro
tip-title-go-out = Bater
tip-title-keep-two = As últimas cartas
tip-title-stock-end = O fim do monte
tip-title-frozen = Lixo congelado
tip-title-black-three = Três pretos
tip-title-take = Pegar o lixo
tip-title-score = O placar
tip-title-draw = Comprar
tip-title-wild = Curingas
tip-title-warnings = Avisos antes do descarte
tip-title-select = Escolher cartas
tip-title-discard = Descartar
tip-title-canasta = Canastras
tip-title-special = Mãos especiais
tip-title-kinds = O que é preciso para bater
tip-title-foot = O pé
tip-title-lone = Jogar por conta própria
tip-title-sequence = Sequências
tip-title-wild-meld = Jogos de curingas
tip-title-talon = Cartas de bônus
tip-title-open = Os primeiros jogos
tip-title-lay = Baixar cartas
tip-button = { $word }: { $title }
