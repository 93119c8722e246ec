lone-player = Quem pega o lixo primeiro na rodada joga por conta própria contra os outros dois, que a partir daí são parceiros e dividem os jogos. Quem bate antes disso também joga por si.
foot-is = Cada jogador recebe também um pé: { CARDS-COUNT($count) } viradas para baixo, que ninguém vê.
feet-follow = { $count ->
    [1] Depois vem outro, de { $sizes } cartas, pego do mesmo modo.
   *[other] Depois vêm outros, de { $sizes } cartas, pegos do mesmo modo.
}
foot-at-once = Quem baixa a última carta da mão pega o pé e continua a jogar; quem a descarta começa a próxima jogada com o pé.
foot-ends-turn = Quem esvazia a mão pega o pé, e a jogada acaba.
foot-by-discard = A mão só se esvazia com um descarte; então se pega o pé.
foot-by-canasta = Quem completa uma canastra pega com ela o pé e continua a jogar; antes disso a mão não se esvazia, e uma canastra do parceiro não o traz.
foot-threes-not-replaced = Os três do pé que vão para a mesa não são repostos.
bonus-cards-are = Um lado que abre depois de comprar do monte, e termina a jogada com um descarte, compra cartas de bônus: { LIST($sides) }.
bonus-cards-of = { $place ->
    [1] { COUNT($cards, gender: "f") } para o primeiro que abre
    [2] { COUNT($cards, gender: "f") } para o segundo que abre
    [3] { COUNT($cards, gender: "f") } para o terceiro que abre
    [4] { COUNT($cards, gender: "f") } para o quarto que abre
    [5] { COUNT($cards, gender: "f") } para o quinto que abre
    [6] { COUNT($cards, gender: "f") } para o sexto que abre
    [7] { COUNT($cards, gender: "f") } para o sétimo que abre
   *[other] { COUNT($cards, gender: "f") } para o oitavo que abre
}
special-hand-what = Catorze cartas que você tem depois de comprar do monte, enquanto o seu lado não baixou nada, podem ser baixadas como mão especial. Ela encerra a rodada, e os pontos dela contam no lugar de todo o resto.
special-hand-line = { $worth }: { $cards }.
wild-discard-last = Um curinga só é descartado para bater, ou de uma mão só de curingas.
first-discard-not = Em um lixo vazio não se descartam { LIST($cards) }, a não ser que a mão não tenha outra coisa.
wilds-discarded = curingas
closed-rank-cards = cartas de um valor fechado

sequence-is = Uma sequência são de três a sete cartas seguidas do mesmo naipe, do quatro ao ás, sem curingas. Sete são uma canastra, e um lado pode ter quantas sequências quiser.
wild-meld-is = De três a sete curingas formam um jogo de curingas; sete são uma canastra de curingas.
wild-meld-first = Enquanto o seu jogo de curingas está incompleto, um lado não baixa curingas em outro lugar.
set-at-most = Um grupo não tem mais de { CARDS-COUNT($count) }.
wilds-join-sets-of = { $count ->
    [1] Depois da abertura, curingas só são baixados em grupos com uma natural ou mais.
   *[other] Depois da abertura, curingas só são baixados em grupos com { COUNT($count, gender: "f") } naturais ou mais.
}
ranks-without-wilds = { LIST($ranks) } são baixados sem curingas.
ranks-without-wilds-unless-opened = { LIST($ranks) } são baixados sem curingas, menos em um grupo que recebeu um na abertura.
rank-is-closed = Quando um lado tem uma canastra de um valor, o valor fica fechado: ninguém mais baixa cartas em grupos dele.
one-meld-of-a-rank = { $party ->
    [side] Uma dupla tem um jogo de cada valor; as outras cartas do valor entram nele. Nunca se encaixa nos jogos do outro lado.
   *[player] Um jogador tem um jogo de cada valor; as outras cartas do valor entram nele. Nunca se encaixa nos jogos dos outros.
}
one-open-meld-of-a-rank = { $party ->
    [side] Uma dupla só começa outro jogo de um valor quando todos os que tem desse valor são canastras. Nunca se encaixa nos jogos do outro lado.
   *[player] Um jogador só começa outro jogo de um valor quando todos os que tem desse valor são canastras. Nunca se encaixa nos jogos dos outros.
}
any-melds-of-a-rank = { $party ->
    [side] Uma dupla pode ter vários jogos do mesmo valor. Nunca se encaixa nos jogos do outro lado.
   *[player] Um jogador pode ter vários jogos do mesmo valor. Nunca se encaixa nos jogos dos outros.
}

opening-pure-set = A abertura baixa pelo menos um jogo limpo de três ou mais cartas, todas da mão.
opening-hand-only = Só as cartas da mão contam para o mínimo.
opening-no-mixed-canasta = A abertura não fecha nenhuma canastra suja.
opening-canasta-free = Uma canastra limpa ou de curingas, da mão, abre com qualquer soma.
opening-before-pile = Um lado que não abriu não pode pegar o lixo.
opening-canasta = Com um mínimo de { LIST($minimums) } a abertura precisa ter também uma canastra.
opening-natural-canasta = Com um mínimo de { LIST($minimums) } a abertura precisa ter também uma canastra sem curingas.
closed-turns-are = { $count ->
    [1] Na primeira jogada de cada jogador nada é baixado e ninguém pega o lixo.
   *[other] Nas { COUNT($count, gender: "f") } primeiras jogadas de cada jogador nada é baixado e ninguém pega o lixo.
}

red-threes-dead = Os três vermelhos nunca são baixados. Só são descartados, e trancam o lixo para o próximo jogador.
black-threes-dead = Os três pretos nunca são baixados. Só são descartados, e trancam o lixo para o próximo jogador.
black-threes-bonus = Os três pretos vão para a mesa e são repostos como os vermelhos.
black-threes-freeze = Um três preto em cima do lixo o tranca para o próximo jogador e o congela como um curinga até que seja pego.
threes-always-count = Os três sempre contam a favor do seu lado.
threes-count-or-against = { $enough ->
    [1] Os três contam a favor de um lado com { CANASTAS-COUNT($enough) } ou mais, e contra ele sem nenhuma.
   *[other] Os três contam a favor de um lado com { CANASTAS-COUNT($enough) } ou mais, e contra ele com menos de { CANASTAS-COUNT($enough) }.
}
threes-count-nothing-between = { $least ->
    [1] Os três contam a favor de um lado com { CANASTAS-COUNT($enough) } ou mais, nada com { CANASTAS-COUNT($least) }, e contra ele sem nenhuma.
   *[other] Os três contam a favor de um lado com { CANASTAS-COUNT($enough) } ou mais, nada com { CANASTAS-COUNT($least) }, e contra ele com menos de { CANASTAS-COUNT($least) }.
}
threes-count-nothing-range = { $least ->
    [1] Os três contam a favor de um lado com { CANASTAS-COUNT($enough) } ou mais, nada com { COUNT($least, gender: "f") } a { CANASTAS-COUNT($most) }, e contra ele sem nenhuma.
   *[other] Os três contam a favor de um lado com { CANASTAS-COUNT($enough) } ou mais, nada com { COUNT($least, gender: "f") } a { CANASTAS-COUNT($most) }, e contra ele com menos de { CANASTAS-COUNT($least) }.
}
threes-count-or-nothing = Os três contam a favor de um lado com { CANASTAS-COUNT($enough) } ou mais; senão, nada.
black-three-held = Um três preto que fica na mão custa { $points }.
red-three-held = Um três vermelho que fica na mão custa { $points }.
threes-points-each = { $threes ->
    [red] Três vermelhos { $points } cada um.
   *[any] Três, cada cor por si, { $points } cada um.
}
threes-points-table = { $threes ->
    [red] Três vermelhos: { $points } ao todo por um, dois e assim por diante.
   *[any] Três, cada cor por si: { $points } ao todo por um, dois e assim por diante.
}

kind-among-canastas = { $canasta ->
    [natural] { $count ->
        [1] uma limpa
       *[other] { COUNT($count, gender: "f") } limpas
    }
    [mixed] { $count ->
        [1] uma suja
       *[other] { COUNT($count, gender: "f") } sujas
    }
    [sequence] { COUNT($count, gender: "f") } em sequência
   *[wild] { COUNT($count, gender: "f") } de curingas
}
going-out-needs-kinds = Entre as canastras tem de haver { LIST($kinds) }.
out-by-discard = Só se bate com um descarte.
out-by-melding = Bate-se baixando todas as cartas: a última nunca é descartada.
out-without-incomplete = Um lado com um jogo incompleto que conta contra ele não pode bater.
out-after-partners-foot = Ninguém bate antes de o parceiro ter pegado o pé.
asks-once = Cada jogador pergunta uma vez por rodada.
asks-always = Ninguém bate sem o sim do parceiro.
out-after-foot = Só bate quem já pegou o pé.
out-after-feet = Só bate quem já pegou o último pé.
of-a-suit = um naipe
of-wilds = curingas

lone-player-scores = O que os parceiros de uma rodada marcam juntos conta para cada um deles; os três vermelhos contam para quem os tem.
card-prices = Mas aqui: { LIST($ranks) }.
card-price = { RANKS-NAME($rank) } { $points }
card-price-threes = três pretos baixados { $points }
canasta-prices = Canastras: { LIST($canastas) }.
canasta-of-sequence = em sequência { $points }
canasta-of-wilds = de curingas { $points }
canasta-of-twos = só de dois { $points }
canasta-of-jokers = de curingas com quatro jokers { $points }
canasta-of-rank = de { RANKS-NAME($rank) } sem curingas { $points }
canasta-of-one-wild = só de dois ou só de jokers { $points }
canasta-of-mixed-rank = de { RANKS-NAME($rank) } com curingas { $points }
canasta-count-prices = Pelo maior número de canastras que alcança, um lado recebe uma vez: { LIST($prices) }.
canasta-count-price = { $points } por { $canastas }
so-many-canastas = { $count ->
    [1] 1 canastra
   *[other] { $count } canastras
}
incomplete-prices = Contam contra um lado, no fim, os jogos incompletos: { LIST($melds) }.
incomplete-sequence = sequência { $points }
incomplete-wilds = jogo de curingas { $points }
incomplete-rank = jogo de { RANKS-NAME($rank) } { $points }
held-prices = Contam contra um lado, por uma mão em que ficam três ou mais deles: { LIST($ranks) }.
held-rank = { RANKS-NAME($rank) } { $points }
held-black-threes = três pretos, quatro ou mais, { $points }
black-threes-melded = Quatro ou mais três pretos baixados contam { $points } a mais para o seu lado.
cut-counts = Quem levanta exatamente as cartas a dar recebe { $points }: com cartas de verdade, na folha de pontos.
melds-need-canasta = As cartas baixadas de um lado sem canastra contam contra ele.
game-of-hands = { $count ->
    [1] A partida acaba depois de 1 rodada.
   *[other] A partida acaba depois de { $count } rodadas.
}
