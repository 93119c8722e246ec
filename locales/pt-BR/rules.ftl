rules-of-game = As regras da partida atual.
rules-of-next = As regras da próxima partida.
step-draw = Primeiro comprar
step-meld = Depois baixar, se quiser
step-discard = Depois descartar uma carta
takes-with-pair = Um par da mão pega o lixo
takes-with-wild = Uma carta natural e um curinga pegam o lixo
takes-onto-meld = A carta de cima entra no seu jogo

rules-heading-deal = As cartas e a distribuição
rules-heading-turn = A jogada
rules-heading-melds = Jogos e canastras
rules-heading-opening = A abertura
rules-heading-pile = O lixo
rules-heading-threes = Os três
rules-heading-going-out = Bater
rules-heading-stock-end = Quando o monte acaba
rules-heading-scoring = Pontuação
rules-heading-special-hands = Mãos especiais
rules-heading-hands = De rodada em rodada
rules-heading-choices = O que as fontes deixam em aberto
rules-of-hands = Algumas regras mudam de rodada em rodada. O que não é dito aqui fica como acima.

players-alone = { COUNT($players) } jogam, cada um por si.
players-as-two-sides = { COUNT($players) } jogam em duas equipes de { COUNT($each) }; os parceiros se sentam um lugar sim, um lugar não.
players-as-sides = { COUNT($players) } jogam em { COUNT($sides, gender: "f") } duplas; os parceiros se sentam frente a frente.
five-people = Cinco pessoas podem dividir os quatro lugares, três contra duas: em cada rodada uma das três descansa. A quinta descansa primeiro, depois quem foi nomeado em primeiro, depois quem foi nomeado em terceiro, e assim por diante; quem acabou de descansar toma o lugar de quem descansa agora.
deck-with-jokers = Há { $cards } cartas: { COUNT($packs) } baralhos de 52 e { COUNT($jokers) } jokers. Os jokers e os dois são curingas.
deck-without-jokers = Há { $cards } cartas: { COUNT($packs) } baralhos de 52. Cada dois é um curinga.
each-gets = Cada jogador recebe { CARDS-COUNT($count) }, uma de cada vez.
turn-up-after-wild = Depois se vira uma carta; enquanto for um curinga, vira-se outra por cima.
turn-up-after-three = { $three ->
    [red] Depois se vira uma carta; enquanto for um curinga ou um três vermelho, vira-se outra por cima.
    [black] Depois se vira uma carta; enquanto for um curinga ou um três preto, vira-se outra por cima.
   *[any] Depois se vira uma carta; enquanto for um curinga ou um três, vira-se outra por cima.
}
turn-up-none = Nenhuma carta é virada: o primeiro descarte começa o lixo.
turn-up-any = Depois se vira uma carta, seja qual for.
turn-up-again-on = Depois se vira uma carta. Sobre uma destas se vira outra: { $kinds }.
turn-up-back-under = Depois se vira uma carta. Se for uma destas, ela vai para baixo do monte, e se vira outra: { $kinds }.
pile-start-cards = Sob a virada, fechadas: { CARDS-COUNT($count) }. Elas não congelam nada, e quem pega o lixo também as leva; até então ninguém as conhece.
pile-start-rank = Sob a virada ficam fechadas tantas cartas quantas ela indica: valete 11, dama 12, rei 13, ás 14; nenhuma sob um curinga ou um três. Elas não congelam nada, e quem pega o lixo também as leva; até então ninguém as conhece.
leader-begins-with-more = Quem começa recebe uma carta a mais e não compra no primeiro turno.
cut-keeps-one = Corta o jogador antes do carteador. Se a carta de baixo do maço levantado for curinga, fica com ela e recebe uma a menos.
cut-keeps-run = Corta o jogador antes do carteador, e fica com os curingas de baixo do maço levantado, até a primeira outra carta. Recebe outras tantas cartas a menos.
cut-keeps-three = Corta o jogador antes do carteador, e das três cartas de baixo do maço levantado fica com os curingas e os três que se expõem. Recebe outras tantas cartas a menos.
cards-count-points = Jokers valem 50, ases e dois 20, do rei ao oito 10, do sete ao quatro e três pretos 5.
cards-count-points-without-threes = Jokers valem 50, ases e dois 20, do rei ao oito 10, do sete ao quatro 5.
rules-first-dealer = Quem dá as cartas primeiro é sorteado; depois a vez de dar passa em sentido horário. Começa o jogador seguinte a quem deu.

turn-draws = { $count ->
    [1] Compre uma carta do monte. Depois baixe o que quiser. Depois descarte uma carta.
   *[other] Compre { COUNT($count, gender: "f") } cartas do monte. Depois baixe o que quiser. Depois descarte uma carta.
}
turn-draws-or-takes = { $count ->
    [1] Compre uma carta do monte, ou pegue o lixo. Depois baixe o que quiser. Depois descarte uma carta.
   *[other] Compre { COUNT($count, gender: "f") } cartas do monte, ou pegue o lixo. Depois baixe o que quiser. Depois descarte uma carta.
}
turn-last-card = Se resta uma só carta no monte, compra-se essa.
turn-last-cards = Se restam menos cartas no monte, compram-se essas.
turn-can-be-finished = Não se pode fazer nada que deixe você sem como terminar a jogada.

meld-is = { $naturals ->
    [1] Um jogo são { COUNT($cards, gender: "f") } cartas ou mais do mesmo valor, do quatro ao ás, com pelo menos uma natural e { LIST($wilds) }.
   *[other] Um jogo são { COUNT($cards, gender: "f") } cartas ou mais do mesmo valor, do quatro ao ás, com pelo menos { COUNT($naturals, gender: "f") } naturais e { LIST($wilds) }.
}
meld-holds-no-wilds = nenhum curinga
meld-holds-any-wilds = quantos curingas se quiser
meld-holds-some-wilds = no máximo { WILDS-COUNT($most) }
meld-holds-fewer-wilds = { $ahead ->
    [0] não mais curingas do que naturais
    [1] menos curingas do que naturais
   *[other] pelo menos { COUNT($ahead, gender: "f") } naturais a mais do que curingas, se tiver curingas
}
meld-holds-some-and-fewer-wilds = { $ahead ->
    [0] no máximo { WILDS-COUNT($most) }, e não mais curingas do que naturais
    [1] no máximo { WILDS-COUNT($most) }, e menos curingas do que naturais
   *[other] no máximo { WILDS-COUNT($most) }, e pelo menos { COUNT($ahead, gender: "f") } naturais a mais do que curingas, se tiver curingas
}
canasta-is = Sete cartas ou mais são uma canastra: limpa sem curingas, suja com eles. Um curinga encaixado numa canastra limpa a torna suja.
canasta-is-natural = Sete cartas ou mais são uma canastra.

opening-is-anything = { $party ->
    [side] Os primeiros jogos de uma dupla podem somar qualquer valor.
   *[player] Os primeiros jogos de um jogador podem somar qualquer valor.
}
opening-counts = { $party ->
    [side] A abertura de uma dupla, de um ou mais grupos baixados juntos, tem de somar pelo menos { LIST($minimums) }.
   *[player] A abertura de um jogador, de um ou mais grupos baixados juntos, tem de somar pelo menos { LIST($minimums) }.
}
minimum-always = { $minimum }
minimum-below-score = { $minimum } com placar abaixo de { $score }
minimum-from-score = { $minimum } a partir de { $score }
minimum-in-hand = { $minimum } na rodada { $hand }
minimum-from-hand = { $minimum } da rodada { $hand } em diante
opening-top-card-counts = Quando se pega o lixo, a carta de cima entra na conta; os bônus e as outras cartas do lixo, não.
opening-concealed-exempt = Uma mão que bate de uma só vez, depois de comprar do monte, não precisa do mínimo.
opening-without-wilds = Na abertura não pode haver curingas.

pile-never-taken = O lixo nunca é pego.
pile-pair = { $naturals ->
    [2] um par natural
   *[other] { COUNT($naturals, gender: "f") } ou mais naturais do mesmo valor
}
frozen-cards = { $naturals ->
    [1] uma natural do mesmo valor e outra ou um curinga
    [2] duas naturais do mesmo valor e uma terceira ou um curinga
   *[other] três naturais do mesmo valor
}
wilds-like-top = { $more ->
    [0] { COUNT($alike) } como o curinga de cima
   *[other] { COUNT($alike) } como o curinga de cima e outro curinga
}
pile-taken = Para pegar o lixo, baixe na hora a carta de cima com cartas da sua mão: { $with }.
pile-taken-or-onto = { $party ->
    [side] { $onto ->
        [any] Para pegar o lixo, baixe na hora a carta de cima com cartas da sua mão: { $with }, ou encaixe-a no jogo desse valor da sua dupla.
        [short] Para pegar o lixo, baixe na hora a carta de cima com cartas da sua mão: { $with }, ou encaixe-a no jogo desse valor da sua dupla, se ele tiver menos de sete cartas.
       *[pair] Para pegar o lixo, baixe na hora a carta de cima com cartas da sua mão: { $with }, ou encaixe-a no jogo desse valor da sua dupla, com um par natural.
    }
   *[player] { $onto ->
        [any] Para pegar o lixo, baixe na hora a carta de cima com cartas da sua mão: { $with }, ou encaixe-a no seu jogo desse valor.
        [short] Para pegar o lixo, baixe na hora a carta de cima com cartas da sua mão: { $with }, ou encaixe-a no seu jogo desse valor, se ele tiver menos de sete cartas.
       *[pair] Para pegar o lixo, baixe na hora a carta de cima com cartas da sua mão: { $with }, ou encaixe-a no seu jogo desse valor, com um par natural.
    }
}
taken-with-pair = com { CARDS($pair) }
taken-with-pair-or-wild = com { CARDS($pair) }, ou uma natural e um curinga
pile-rest-goes = Depois o resto do lixo vai para a sua mão.
pile-rest-stays = Depois mais nada vai para a sua mão.
pile-rest-part = Depois até { CARDS-COUNT($count) } de baixo dela vão para a sua mão.
pile-then-draw = Depois compre { CARDS-COUNT($count) } do monte.
pile-melds-top = Nessa jogada só a carta de cima é baixada; as outras cartas do lixo esperam a sua próxima jogada, mas podem ser descartadas.
wild-freezes-for-pair = Um curinga no lixo o congela até que seja pego: então só { CARDS($pair) } da mão serve.
wild-or-three-freezes-for-pair = { $three ->
    [red] Um curinga no lixo, ou um três vermelho virado na distribuição, o congela até que seja pego: então só { CARDS($pair) } da mão serve.
    [black] Um curinga no lixo, ou um três preto virado na distribuição, o congela até que seja pego: então só { CARDS($pair) } da mão serve.
   *[any] Um curinga no lixo, ou um três virado na distribuição, o congela até que seja pego: então só { CARDS($pair) } da mão serve.
}
pile-always-frozen = O lixo está sempre congelado.
pile-frozen-until-melded = { $party ->
    [side] O lixo está sempre congelado para uma dupla que ainda não abriu.
   *[player] O lixo está sempre congelado para um jogador que ainda não abriu.
}
pile-frozen-until-melded-for-pair = { $party ->
    [side] O lixo está sempre congelado para uma dupla que ainda não abriu: só { CARDS($pair) } da mão serve.
   *[player] O lixo está sempre congelado para um jogador que ainda não abriu: só { CARDS($pair) } da mão serve.
}
pile-not-with-long-meld = { $party ->
    [side] Uma dupla com um jogo de sete ou mais cartas desse valor não pega o lixo, nem com um par.
   *[player] Um jogador com um jogo de sete ou mais cartas desse valor não pega o lixo, nem com um par.
}
pile-closed-by-wild = Um lixo com um curinga em cima não pode ser pego.
pile-wild-pair = Com um curinga em cima, o lixo se pega com { CARDS($cards) } ou mais da mão, que formam com ele um jogo de curingas ou entram em um.
pile-wild-colour = Um dois vermelho se pega com dois vermelhos, um preto com pretos.
pile-closed-by-wild-or-three = { $three ->
    [red] Um lixo com um curinga ou um três vermelho em cima não pode ser pego.
    [black] Um lixo com um curinga ou um três preto em cima não pode ser pego.
   *[any] Um lixo com um curinga ou um três em cima não pode ser pego.
}
pile-onto-sequence = A carta de cima sozinha também vai para uma sequência sua, se o lixo não estiver congelado.
pile-of-one-card = Quem tem uma carta só não pode pegar um lixo de uma carta.

red-three-is-replaced = Um três vermelho vai na hora para a mesa e é reposto do monte.
red-three-is-replaced-not-of-pile = Um três vermelho vai na hora para a mesa e é reposto do monte; o que vem com o lixo não é reposto.
black-three-blocks = Um três preto em cima do lixo o tranca para o próximo jogador.
black-threes-melded-of-four = Três ou quatro três pretos só são baixados, sem curingas, por quem bate nessa jogada.
black-threes-melded-of-more = A partir de três, os três pretos só são baixados, sem curingas, por quem bate nessa jogada.
black-threes-come-last = Só são baixados quando não resta outra carta na mão.

going-out-needs = { $count ->
    [0] { $party ->
        [side] Para bater, uma dupla não precisa de canastra.
       *[player] Para bater, um jogador não precisa de canastra.
    }
   *[other] { $party ->
        [side] Para bater, uma dupla precisa de { CANASTAS-COUNT($count) }.
       *[player] Para bater, um jogador precisa de { CANASTAS-COUNT($count) }.
    }
}
going-out-way = Baixam-se todas as cartas, ou todas menos uma, que se descarta.
going-out-needs-ranks = Entre as canastras tem de haver: { LIST($ranks) }.
going-out-concealed-is = Você bate de mão quando bate em uma só jogada sem ter baixado nenhuma carta antes, fecha uma canastra nessa jogada e não encaixa nada em jogos que já estavam na mesa.
asking-after-draw = Depois de comprar, e antes de baixar mais, você pode perguntar ao parceiro: “Posso bater?” A resposta vale.
asking-after-draw-or-pile = Depois de comprar ou de pegar o lixo, e antes de baixar mais, você pode perguntar ao parceiro: “Posso bater?” A resposta vale.
out-without-drawing = Pode-se bater sem comprar antes.
last-card-is-kept = Quando você não pode bater, fica com a última carta em vez de descartar.

stock-end-cannot-draw = A rodada acaba assim que um jogador precisa comprar e não consegue.
stock-end-may-take = Pode-se pegar o lixo, se possível; senão a rodada acaba.
stock-end-must-take-if-it-fits = É obrigatório pegar o lixo se ele não estiver congelado e a carta de cima servir em um dos seus jogos; se só der para pegá-lo de outro modo, pega quem quiser; senão a rodada acaba.
stock-end-with-turn = A rodada acaba com a jogada em que a última carta foi comprada.
stock-end-must-take = É obrigatório pegar o lixo, se possível; senão a rodada acaba.
stock-end-three = { $three ->
    [red] Se a última carta é um três vermelho e você não recebe outra, a rodada acaba na hora.
    [black] Se a última carta é um três preto e você não recebe outra, a rodada acaba na hora.
   *[any] Se a última carta é um três e você não recebe outra, a rodada acaba na hora.
}

scores-going-out = Bater { $out }, de mão { $concealed } ao todo.
scores-canasta = Canastra { $points }.
scores-canastas = Canastra limpa { $natural }, suja { $mixed }.
scores-red-threes = Três vermelhos { COUNT($each) } cada um, todos ({ $count }) { $all }.
scores-red-threes-negative = { $party ->
    [side] Três vermelhos { COUNT($each) } cada um, todos ({ $count }) { $all }; contam contra uma dupla que não abriu.
   *[player] Três vermelhos { COUNT($each) } cada um, todos ({ $count }) { $all }; contam contra um jogador que não abriu.
}
scores-cards = { $party ->
    [side] As cartas na mesa contam a favor da dupla, as que ficam na mão, contra.
   *[player] As cartas na mesa contam a favor do jogador, as que ficam na mão, contra.
}
scores-highest-total = { $party ->
    [side] Ganha a dupla com o maior total; em caso de empate, joga-se mais uma rodada.
   *[player] Ganha o jogador com o maior total; em caso de empate, joga-se mais uma rodada.
}
scores-one-hand = A partida é uma rodada; em caso de empate, joga-se mais uma.
scores-target = { $party ->
    [side] A partida acaba quando uma dupla chega a { $target }; ganha o maior total; em caso de empate, joga-se mais uma rodada.
   *[player] A partida acaba quando um jogador chega a { $target }; ganha o maior total; em caso de empate, joga-se mais uma rodada.
}

choice-red-threes = Os três vermelhos recebidos na distribuição são repostos depois da carta virada, lugar por lugar.
choice-turn-up = Se as cartas viradas gastam o monte inteiro, a última delas fica em cima.
choice-black-threes-last = Onde os três pretos vêm por último, outros grupos podem ser baixados na mesma ação, desde que só restem três pretos.
choice-wilds-concealed = Onde não se permitem curingas na abertura, também não se permitem ao bater de mão.
choice-house-rules = As regras da casa ficam dentro do que as cartas permitem: 1 a 99 cartas por jogador, até 11 canastras para bater, até 8 naturais em um jogo, nenhum bônus, mínimo ou meta acima de 1.000.000.
choice-reasons = Quando o lixo não pode ser pego por vários motivos, um motivo nas suas cartas é dito antes de um no lixo.
