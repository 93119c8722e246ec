glossary-note = Todas as palavras que aparecem na mesa, com as regras em uso.
search-words = Buscar palavras
no-word = Nenhuma palavra corresponde.
also-called = Também se diz:{" "}
see-also = Veja também
all-words = Todas as palavras
from-the-hand = Estas cartas da mão o pegam
a-wild-does-not-help = Um curinga não ajuda

term-values = Valor das cartas
term-natural = Carta natural
term-wild = Curinga
term-red-three = Três vermelho
term-black-three = Três preto
term-meld = Jogo
term-opening = Abertura
term-canasta = Canastra
term-natural-canasta = Canastra limpa
term-mixed-canasta = Canastra suja
term-stock = Monte
term-pile = Lixo
term-taking = Pegar o lixo
term-discard = Descarte
term-frozen = Lixo congelado
term-freezing = Congelar o lixo
term-blocked = Lixo trancado
term-turn = Vez
term-dealer = Quem dá as cartas
term-side = Dupla
term-partner = Parceiro
term-asking = “Posso bater?”
term-bonus-cards = Cartas de bônus
term-special-hand = Mão especial
term-going-out = Bater
term-concealed = Bater de mão
term-hand-points = Cartas na mão
term-score = Placar
term-target = Meta
term-hand = Mão e rodada
term-practice = Treino
term-undo = Desfazer

also-values = pontos, pontuação, quanto vale
also-natural = carta limpa, carta normal, carta comum
also-wild = coringa, joker, dois, melé, curingão, wild
also-red-three = bônus, carta de bônus, ponta, flor
also-black-three = tranca, trava, carta de trava, tranca lixo
also-meld = trinca, combinação, grupo, descida, baixada, meld
also-opening = primeira baixada, descer, baixar pela primeira vez, mínimo, obrigação
also-canasta = canasta, sete iguais, real
also-natural-canasta = canastra real, canastra pura, canastra natural, canastra vermelha
also-mixed-canasta = canastra mista, canastra impura, canastra preta
also-stock = baralho, maço, monte de compra, bolo
also-stock-beside-talon = baralho, maço, monte de compra, bolo
also-pile = lixeira, bagaço, mesa, descartes, pilha de descarte
also-taking = comprar o lixo, recolher o lixo, levar o lixo, pegar a mesa, comprar a mesa
also-discard = jogar fora, jogar no lixo, rejeitar
also-frozen = lixo preso, lixo travado, gelado
also-frozen-never = lixo preso, gelado
also-freezing = prender o lixo, travar, gelar
also-blocked = lixo travado, bloqueado, três preto em cima
also-blocked-by-others = lixo travado, bloqueado
also-turn = jogada, turno
also-dealer = carteador, dar, dealer, distribuir, embaralhar
also-side = time, equipe, trio, parceria, nós e eles
also-partner = companheiro, dupla, colega
also-asking = pedir para bater, pedir licença, permissão
also-bonus-cards = bônus, prêmio de abertura
also-special-hand = pares, sucata, mão pronta, sonho
also-going-out = batida, fechar, terminar, sair, acabar as cartas
also-concealed = bater na mão, bater direto, batida direta, batida seca, mão fechada
also-hand-points = pontos negativos, pontos contra, descontar, sobra
also-score = pontuação, pontos, contagem, bloco de pontos, soma
also-target = pontos para ganhar, fim da partida, limite
also-hand = cartas, distribuição, mão de cartas, partida
also-practice = treinar, treinamento, praticar
also-undo = voltar, voltar atrás, voltar jogada

values-are = Um joker vale { $joker }, um ás ou um dois { $ace }, do rei ao oito { $king }, do sete ao quatro e um três preto { $seven }.
values-are-without-three = Um joker vale { $joker }, um ás ou um dois { $ace }, do rei ao oito { $king }, do sete ao quatro { $seven }.
values-count = { $party ->
    [side] As cartas na mesa contam a favor da dupla, as que ficam na mão, contra.
   *[player] As cartas na mesa contam a favor do jogador, as que ficam na mão, contra.
}
natural-is = Toda carta do quatro ao ás é natural: vale pelo seu próprio valor.
natural-suits = Os naipes não importam.
natural-suits-in-sequences = Os naipes só importam nas sequências.
natural-needed = { $meld-name ->
    [meld] { $count ->
        [1] Um jogo precisa de pelo menos uma.
       *[other] Um jogo precisa de pelo menos { COUNT($count, gender: "f") } delas.
    }
   *[rank-meld] { $count ->
        [1] Um jogo de um valor precisa de pelo menos uma.
       *[other] Um jogo de um valor precisa de pelo menos { COUNT($count, gender: "f") } delas.
    }
}
wild-is = Os jokers e os dois são curingas: em um jogo, cada um pode substituir uma carta que falta.
wild-is-in-no-meld = Os jokers e os dois são curingas. Nestas regras nenhum jogo pode contê-los.
wild-at-most = { $meld-name ->
    [meld] Um jogo pode ter no máximo { WILDS-COUNT($most) }.
   *[rank-meld] Um jogo de um valor pode ter no máximo { WILDS-COUNT($most) }.
}
wild-not-more-than-naturals = { $meld-name ->
    [meld] Um jogo nunca tem mais curingas do que naturais.
   *[rank-meld] Um jogo de um valor nunca tem mais curingas do que naturais.
}
wild-fewer-than-naturals = { $meld-name ->
    [meld] { $ahead ->
        [1] Um jogo com curingas tem pelo menos 1 natural a mais do que curingas.
       *[other] Um jogo com curingas tem pelo menos { $ahead } naturais a mais do que curingas.
    }
   *[rank-meld] { $ahead ->
        [1] Um jogo de um valor com curingas tem pelo menos 1 natural a mais do que curingas.
       *[other] Um jogo de um valor com curingas tem pelo menos { $ahead } naturais a mais do que curingas.
    }
}
wilds-alone-are-meld = De três a sete curingas sozinhos também são um jogo.
wild-stays = Um curinga nunca sai do seu jogo.
wild-freezes = Um curinga descartado congela o lixo.
red-three-is = Um três vermelho nunca forma jogo. Ele vai na hora para a mesa, e você compra outra carta no lugar.
red-three-of-pile = O que vem com o lixo não é reposto.
red-three-counts = Cada um vale { $each }, todos juntos ({ $count }) { $all }.
red-three-against = { $party ->
    [side] Contam contra uma dupla que não abriu até o fim da rodada.
   *[player] Contam contra um jogador que não abriu até o fim da rodada.
}
black-three-counts = Um três preto vale { $points }.
black-three-is = Um três preto descartado tranca o lixo: o próximo jogador não pode pegá-lo.
black-threes-at-end-of-four = Os três pretos só são baixados na jogada em que você bate: três ou quatro juntos, sem curingas.
black-threes-at-end-of-more = Os três pretos só são baixados na jogada em que você bate: três ou mais juntos, sem curingas.
black-threes-alone = Nessa hora não pode restar outra carta na mão.
canasta-not-needed = Ninguém precisa de uma para bater, mas ela dá um bônus.
canastas-needed = { $party ->
    [side] Uma dupla precisa de { CANASTAS-COUNT($count) } para bater.
   *[player] Um jogador precisa de { CANASTAS-COUNT($count) } para bater.
}
natural-canasta-is = Uma canastra sem curingas: { $points } pontos. Uma carta vermelha fica em cima.
natural-canasta-becomes-mixed = Um curinga encaixado nela a torna suja de vez.
mixed-canasta-is = Uma canastra com curingas: { $points } pontos. Uma carta preta fica em cima.
mixed-canasta-is-never = Uma canastra com curingas. Nestas regras nenhum jogo pode ter curingas.
stock-is-drawn-from = { $count ->
    [1] As cartas que ninguém viu, viradas para baixo. A sua vez começa com uma carta dele.
   *[other] As cartas que ninguém viu, viradas para baixo. A sua vez começa com { COUNT($count, gender: "f") } cartas dele.
}
stock-is-drawn-from-or-pile = { $count ->
    [1] As cartas que ninguém viu, viradas para baixo. A sua vez começa com uma carta dele, a não ser que você pegue o lixo.
   *[other] As cartas que ninguém viu, viradas para baixo. A sua vez começa com { COUNT($count, gender: "f") } cartas dele, a não ser que você pegue o lixo.
}
pile-is-discards = Os descartes, à vista de todos.
pile-gives-all = Só a carta de cima serve para pegá-lo. Quem o pega leva todas as cartas.
pile-gives-top = Só a carta de cima serve para pegá-lo. Quem o pega leva só essa carta.
pile-gives-some = Só a carta de cima serve para pegá-lo. Quem o pega leva até { CARDS-COUNT($count) }, a partir da de cima.
pile-is-never-taken = Nestas regras ele nunca é pego.
discard-is = A jogada termina com uma carta da sua mão, posta à vista no lixo.
discard-for-next = O próximo jogador talvez possa pegar o lixo com ela.
frozen-is-taken = Um lixo congelado só se pega com { CARDS($pair) } da mão, do valor da carta de cima. Jogos da mesa e curingas não ajudam.
frozen-by-wild = Um curinga no lixo o congela.
frozen-by-wild-or-three = { $three ->
    [red] Um curinga no lixo o congela, e também um três vermelho virado na distribuição.
    [black] Um curinga no lixo o congela, e também um três preto virado na distribuição.
   *[any] Um curinga no lixo o congela, e também um três virado na distribuição.
}
frozen-thaws = Quando alguém o pega, ele descongela.
frozen-until-melded = { $party ->
    [side] Para uma dupla que não abriu, o lixo está sempre congelado.
   *[player] Para um jogador que não abriu, o lixo está sempre congelado.
}
frozen-by-nothing = Nestas regras nada o congela.
freezing-is = Descarte um curinga, e o lixo fica congelado até que alguém o pegue. Custa o curinga, e impede que os outros peguem um lixo fácil.
freezing-is-not = Nestas regras um curinga no lixo não congela nada.
blocked-by-nothing = Nestas regras nenhum três tranca o lixo.
blocked-while-frozen = { $three ->
    [red] Um três vermelho em cima tranca o lixo até ser coberto: o próximo jogador não pode pegá-lo.
    [black] Um três preto em cima tranca o lixo até ser coberto: o próximo jogador não pode pegá-lo.
   *[any] Um três em cima tranca o lixo até ser coberto: o próximo jogador não pode pegá-lo.
}
blocked-is = { $three ->
    [red] Um três vermelho em cima mantém o lixo trancado até ser coberto: o próximo jogador não pode pegá-lo.
    [black] Um três preto em cima mantém o lixo trancado até ser coberto: o próximo jogador não pode pegá-lo.
   *[any] Um três em cima mantém o lixo trancado até ser coberto: o próximo jogador não pode pegá-lo.
}
blocked-then = O jogador depois dele pode, quando houver outra carta em cima.
blocked-stays-frozen = Depois continua congelado.
blocked-longer-by-wild = Um curinga no lixo o congela por mais tempo.
dealer-is = Um jogador dá as cartas, e quem vem depois dele começa. A cada rodada é a vez do seguinte.
side-is-a-player = Cada jogador é um lado, com jogos e placar próprios.
side-is-partners = Parceiros são um lado: dividem os jogos e o placar, mas não as mãos.
partner-hand-hidden = Nenhum parceiro pode ver a mão do outro.
partner-none-of-two = Com dois jogadores ninguém tem parceiro.
partner-none = Nestas regras ninguém tem parceiro.
partners-every-second = Os seus parceiros se sentam um lugar sim, um lugar não. O que qualquer um de vocês baixa é de todos.
partner-opposite = O seu parceiro se senta à sua frente. O que um de vocês baixa é dos dois.
partner-adds-to-melds = Um pode encaixar nos jogos do outro, e nenhum pode ver a mão do outro.
asking-must = Antes de bater você tem de perguntar ao parceiro: ninguém bate sem um sim. A resposta vale para esta jogada.
asking-may = Antes de bater você pode perguntar ao parceiro. A resposta vale para esta jogada.
asking-not = Nestas regras não se pergunta ao parceiro: quem pode bater, bate.
asking-next-partner = Pergunta-se ao próximo dos seus parceiros, que responde por todos.
asking-answers = Depois de um “sim” você tem de bater; depois de um “não”, não pode.
bonus-cards-none = Nestas regras ninguém compra cartas de bônus.
special-hand-none = Nestas regras nenhuma mão conta como especial.
going-out-brings = Encerra a rodada e dá { $points } pontos.
concealed-is = Em uma só jogada você baixa a mão inteira, sem ter baixado nada antes. Nela tem de haver uma canastra, e nada se encaixa em jogos mais antigos.
concealed-brings = Dá { $concealed } pontos em vez de { $out }.
concealed-without-minimum = Se você comprou do monte, não há mínimo para abrir.
concealed-without-minimum-of-side = Se você comprou do monte, e a sua dupla não abriu, não há mínimo.
hand-points-are = { $party ->
    [side] Quando a rodada acaba, as cartas que ficam nas mãos contam contra a dupla de quem as tem.
   *[player] Quando a rodada acaba, as cartas que ficam nas mãos contam contra quem as tem.
}
hand-points-are-of-feet = { $party ->
    [side] Quando a rodada acaba, as cartas que ficam nas mãos e nos pés contam contra a dupla de quem as tem.
   *[player] Quando a rodada acaba, as cartas que ficam nas mãos e nos pés contam contra quem as tem.
}
score-is = { $party ->
    [side] A batida, as canastras e as cartas na mesa contam a favor da dupla. As cartas que ficam nas mãos dela, contra.
   *[player] A batida, as canastras e as cartas na mesa contam a favor do jogador. As cartas que ficam na mão dele, contra.
}
score-is-with-threes = { $party ->
    [side] { $three ->
        [red] A batida, as canastras, os três vermelhos e as cartas na mesa contam a favor da dupla. As cartas que ficam nas mãos dela, contra.
        [black] A batida, as canastras, os três pretos e as cartas na mesa contam a favor da dupla. As cartas que ficam nas mãos dela, contra.
       *[any] A batida, as canastras, os três e as cartas na mesa contam a favor da dupla. As cartas que ficam nas mãos dela, contra.
    }
   *[player] { $three ->
        [red] A batida, as canastras, os três vermelhos e as cartas na mesa contam a favor do jogador. As cartas que ficam na mão dele, contra.
        [black] A batida, as canastras, os três pretos e as cartas na mesa contam a favor do jogador. As cartas que ficam na mão dele, contra.
       *[any] A batida, as canastras, os três e as cartas na mesa contam a favor do jogador. As cartas que ficam na mão dele, contra.
    }
}
score-canastas = Bater dá { $out }, uma canastra limpa { $natural }, uma suja { $mixed }.
score-canasta = Bater dá { $out }, uma canastra { $canasta }.
target-one-hand = A partida é uma rodada: ganha quem faz mais pontos. Em caso de empate, joga-se mais uma.
target-none = Não há meta: jogam-se { $hands } rodadas. Depois ganha o maior total; em caso de empate, joga-se mais uma.
target-is = { $party ->
    [side] Jogam-se rodadas até que uma dupla tenha { $points } pontos. Então ganha o maior total.
   *[player] Jogam-se rodadas até que um jogador tenha { $points } pontos. Então ganha o maior total.
}
target-is-or-hands = { $party ->
    [side] { $hands ->
        [1] Joga-se até que uma dupla tenha { $points } pontos, ou até o fim de 1 rodada. Então ganha o maior total.
       *[other] Joga-se até que uma dupla tenha { $points } pontos, ou até o fim de { $hands } rodadas. Então ganha o maior total.
    }
   *[player] { $hands ->
        [1] Joga-se até que um jogador tenha { $points } pontos, ou até o fim de 1 rodada. Então ganha o maior total.
       *[other] Joga-se até que um jogador tenha { $points } pontos, ou até o fim de { $hands } rodadas. Então ganha o maior total.
    }
}
hand-is = A mão são as cartas que você segura: { CARDS-COUNT($count) } na distribuição.
hand-is-a-deal-too = A rodada vai da distribuição das cartas até a contagem dos pontos.
practice-is = Uma partida conta como treino quando as cartas eram conhecidas ou escolhidas, ou se podia desfazer sem limite. Joga-se e conta-se como qualquer outra.
undo-is = Desfaz o que você fez por último, desde que isso não tenha mostrado nada escondido: uma carta do monte, por exemplo.

cards-and-points = { CARDS($cards) }: { $points } pontos
points-each = { $points } pontos cada
sum-is-points = { $sum } pontos
sum-is-enough = { $sum }: basta para { $minimum }
sum-is-too-little = { $sum }: pouco para { $minimum }
natural-canasta-points = Limpa: { $points } pontos e as cartas
mixed-canasta-points = Suja: { $points } pontos e as cartas
points-against-side = { $points } pontos contra o lado
item-and-points = { $item }: { $points }
words-found = { $count ->
    [1] 1 palavra
   *[other] { $count } palavras
}
pile-from-bottom = Lixo, de baixo para cima: { LIST($cards) }

now-opened = { $party ->
    [side] A sua dupla já abriu nesta rodada.
   *[player] Você já abriu nesta rodada.
}
now-frozen-until-opened = { $party ->
    [side] A sua dupla ainda não abriu, então o lixo está congelado para ela.
   *[player] Você ainda não abriu, então o lixo está congelado para você.
}
now-opening-by-hand = { $party ->
    [side] A sua dupla precisa de { $minimum } pontos nos primeiros jogos, porque esta é a rodada { $hand }.
   *[player] Você precisa de { $minimum } pontos nos primeiros jogos, porque esta é a rodada { $hand }.
}
now-opening-by-score = { $party ->
    [side] A sua dupla precisa de { $minimum } pontos nos primeiros jogos, porque o placar dela é { $score }.
   *[player] Você precisa de { $minimum } pontos nos primeiros jogos, porque o seu placar é { $score }.
}
now-opening-by-own-score = A sua dupla precisa de { $minimum } pontos nos primeiros jogos, porque o seu placar é { $score }.
now-frozen = O lixo está congelado agora.
now-pile-worth = O lixo tem { CARDS-COUNT($count) }, { $points } pontos.
now-on-top = { CARDS($top) } está em cima agora.
now-pile-empty = O lixo está vazio.
now-pile-holds = Ele tem { CARDS-COUNT($count) } agora, { $points } pontos.
now-pile-holds-down = Ele tem { CARDS-COUNT($count) } agora, { $down } delas fechadas. As abertas valem { $points } pontos.
now-stock-holds = { $count ->
    [0] Ele está vazio agora.
   *[other] Ele tem { CARDS-COUNT($count) } agora.
}
now-hold-wilds = { $count ->
    [0] Você não tem nenhum curinga na mão.
   *[other] Você tem { WILDS-COUNT($count) } na mão.
}
now-have-of-them = { $party ->
    [side] { $count ->
        [0] A sua dupla não tem nenhuma.
        [1] A sua dupla tem uma.
       *[other] A sua dupla tem { COUNT($count, gender: "f") }.
    }
   *[player] { $count ->
        [0] Você não tem nenhuma.
        [1] Você tem uma.
       *[other] Você tem { COUNT($count, gender: "f") }.
    }
}
now-have-canastas = { $count ->
    [0] { $party ->
        [side] A sua dupla ainda não tem nenhuma canastra.
       *[player] Você ainda não tem nenhuma canastra.
    }
   *[other] { $party ->
        [side] A sua dupla tem { CANASTAS-COUNT($count) }.
       *[player] Você tem { CANASTAS-COUNT($count) }.
    }
}
now-have-enough-canastas = { $party ->
    [side] A sua dupla tem { CANASTAS-COUNT($count) }: basta para bater.
   *[player] Você tem { CANASTAS-COUNT($count) }: basta para bater.
}
now-hold-cards = { $count ->
    [0] Você não tem nenhuma carta na mão.
   *[other] Você tem { CARDS-COUNT($count) } na mão, { $points } pontos.
}
now-dealt = { $who ->
    [you] Você deu as cartas nesta rodada.
   *[other] { $who } deu as cartas nesta rodada.
}
now-partner = O seu parceiro: { $name }.
now-partners = Os seus parceiros: { $names }.
now-hand-of = Esta é a rodada { $hand } de { $hands }.
now-score-to-target = { $party ->
    [side] O placar da sua dupla antes desta rodada é { $score }: restam { $more }.
   *[player] O seu placar antes desta rodada é { $score }: restam { $more }.
}
now-score = { $party ->
    [side] O placar da sua dupla antes desta rodada é { $score }.
   *[player] O seu placar antes desta rodada é { $score }.
}
now-on-table = Na mesa: { $sides }.
now-side-nothing = { $side ->
    [we] nós, nada
    [they] eles, nada
    [you] você, nada
   *[other] { $side }, nada
}
now-side-items = { $side ->
    [we] nós, { LIST($items) } ({ $points } até agora)
    [they] eles, { LIST($items) } ({ $points } até agora)
    [you] você, { LIST($items) } ({ $points } até agora)
   *[other] { $side }, { LIST($items) } ({ $points } até agora)
}
now-cards = cartas { $points }
now-canastas = canastras { $points }
now-threes = { $threes ->
    [red] três vermelhos { $points }
   *[any] três { $points }
}
now-side-threes = { $side ->
    [we] Nós: { LIST($threes) }, { $points } pontos por enquanto.
    [they] Eles: { LIST($threes) }, { $points } pontos por enquanto.
    [you] Você: { LIST($threes) }, { $points } pontos por enquanto.
   *[other] { $side }: { LIST($threes) }, { $points } pontos por enquanto.
}
now-red-threes = { $count ->
    [1] um três vermelho
   *[other] { $count } três vermelhos
}
now-black-threes = { $count ->
    [1] um três preto
   *[other] { $count } três pretos
}
now-not-frozen = O lixo não está congelado agora.
now-frozen-under-wild = Com { ONE-OF-RANK($rank) } em cima, ninguém pode pegar o lixo até que outra carta o cubra. { $cause }
now-frozen-by-top = { ONE-OF-RANK($rank) } em cima congelou o lixo: ninguém pode pegá-lo até que outra carta o cubra.
now-wild-on-top = Um curinga em cima congelou o lixo: ele se pega com { CARDS($cards) } da mão, ou quando outra carta o cobrir.
now-frozen-and-blocked = O lixo está congelado, e trancado nesta jogada: { CARDS($top) } está em cima. { $cause }
now-frozen-takes = { $rank ->
    [queen] { $held ->
        [0] O lixo está congelado: só se pega com { NATURALS-OF-RANK($count, $rank) } da mão, e você não tem nenhuma. { $cause }
       *[other] O lixo está congelado: só se pega com { NATURALS-OF-RANK($count, $rank) } da mão, e você tem { COUNT($held, gender: "f") }. { $cause }
    }
   *[other] { $held ->
        [0] O lixo está congelado: só se pega com { NATURALS-OF-RANK($count, $rank) } da mão, e você não tem nenhum. { $cause }
       *[other] O lixo está congelado: só se pega com { NATURALS-OF-RANK($count, $rank) } da mão, e você tem { COUNT($held) }. { $cause }
    }
}
now-frozen-asks = Só se pega com { CARDS($cards) } da mão. { $cause }
now-wild-froze = { ONE-OF-RANK($rank) } no lixo o congelou.
now-red-three-froze = Um três vermelho virado na distribuição o congelou.
now-black-three-froze = Um três preto virado na distribuição o congelou.
now-black-three-in-it = Um três preto no lixo o congelou.
now-frozen-always = Nestas regras o lixo está sempre congelado.
now-frozen-until = { $party ->
    [side] Isso vale até a sua dupla abrir.
   *[player] Isso vale até você abrir.
}
now-only-naturals-until = { $party ->
    [side] Até a sua dupla abrir, só { COUNT($count, gender: "f") } cartas naturais da mão, iguais à carta de cima, o pegam.
   *[player] Até você abrir, só { COUNT($count, gender: "f") } cartas naturais da mão, iguais à carta de cima, o pegam.
}
now-not-with-top = Ninguém pode pegá-lo com { CARDS($top) } em cima.
now-top-is = A carta de cima é { ONE-OF-RANK($rank) }.
