leave-lesson = Sair da rodada guiada
step-back = Voltar
step-next = Avançar
step-show = Mostrar
step-skip = Pular
play-taught = Jogar esta variante

lesson-part = Parte { $chapter } de { $count }
lesson-done = Primeira rodada guiada: concluída, e aberta para outra vez
lesson-new = Jogue uma primeira rodada com guia: { $count } partes curtas, uns dez minutos
lesson-begun = Primeira rodada guiada: { $done } de { $count } partes concluídas

lesson-opponent-plays = { $name } joga.
lesson-watch-opening = { $name } compra, pode baixar cartas e descarta uma.
lesson-watch-freezing = Repare no que cai no lixo.
lesson-watch-blocked = O seu três preto tranca o lixo: { $name } só pode comprar do monte.
lesson-watch-late = { $name } não tem canastra e por isso não pode bater: só compra e descarta.
lesson-watch-frozen = O lixo de { CARDS-COUNT($count) } está congelado também para { $name }: só daria para pegar com { NATURALS-OF-RANK($naturals, $rank) } da mão.
lesson-watch-pile = O lixo tem agora { CARDS-COUNT($count) }.

lesson-aim = Cartas do mesmo valor formam um jogo, e sete delas uma canastra.
lesson-aim-why = Você joga uma rodada curta contra { $name }: compra { CARDS-COUNT($drawn) } por vez, e com { CANASTAS-COUNT($canastas) } pode bater, o que encerra a rodada. Ganha quem faz mais pontos: na rodada, ou na partida, quando alguém chega a { $target }.

lesson-values = As cartas que você baixa contam a favor, e as que ficam na mão, contra.
lesson-values-why = Joker { $joker }; ás e dois { $ace }; do rei ao oito { $king }; do sete ao quatro e três preto { $seven }.

lesson-find-wild = Os jokers e os dois são curingas. Escolha o seu dois.
lesson-find-wild-why = Um curinga substitui qualquer carta de um jogo.

lesson-draw = A sua vez começa: compre uma carta do monte.
lesson-draw-why = O outro monte de cartas é o lixo. Com as cartas certas, dá para pegá-lo em vez de comprar.

lesson-red-three = Você comprou um três vermelho: ele já está na mesa. No lugar dele veio uma dama.
lesson-red-three-why = Ele vale { $points } pontos a favor depois que você baixou um jogo; até lá, { $points } contra.

lesson-pick-kings = Três do mesmo valor formam um jogo. Escolha os seus três reis.
lesson-pick-kings-why = Os naipes não importam.

lesson-too-little = Eles somam { $points }, mas os seus primeiros jogos têm de somar { $minimum } juntos. Separe os reis.
lesson-too-little-why = As cartas separadas esperam até que haja o bastante, e podem voltar para a mão.

lesson-open-with-queens = Escolha também as suas três damas e baixe tudo: { $points } pontos.
lesson-open-with-queens-why = O mínimo só é exigido uma vez por rodada. Depois você pode baixar qualquer jogo.

lesson-discard = A sua vez termina com um descarte: jogue fora o cinco de copas.
lesson-discard-why = Escolha a carta e descarte. Você não tem outro cinco, e ele vale só 5 pontos.

lesson-take-pile = { $name } descartou um oito, e você tem dois na mão: pegue o lixo com eles.
lesson-take-pile-why = { $count ->
    [1] A carta de cima entra na hora em um jogo, e a outra vem para a sua mão.
   *[other] A carta de cima entra na hora em um jogo, e as outras { $count } vêm para a sua mão.
}

lesson-got-pile = Os oitos são o seu terceiro jogo, e o resto do lixo está na sua mão.
lesson-got-pile-why = Quem pega o lixo pega tudo. É assim que as canastras crescem.

lesson-add-wild = Ponha o seu dois nos reis. Mais três, e eles são uma canastra.
lesson-add-wild-why = Escolha o dois e depois aperte os reis.

lesson-wild-limits = Um jogo tem no máximo { $most } curingas, e pelo menos { $least } cartas naturais.
lesson-wild-least = Um jogo tem pelo menos { $least } cartas naturais.
lesson-wild-limits-why = Uma canastra com curingas é suja e dá { $mixed }; sem eles é limpa e dá { $natural }.

lesson-discard-four = Termine a jogada: descarte o quatro.
lesson-discard-four-why = É a carta que menos faz falta: vale só { $points }. { $name } não baixou quatros e precisaria de quatros na mão para pegar o lixo.

lesson-see-frozen = { $name } descartou um dois: o lixo está congelado.
lesson-see-frozen-why = Até que alguém o pegue, só um par natural da mão serve: duas cartas do valor da carta de cima, sem curingas.

lesson-draw-king = Compre do monte.
lesson-draw-king-why = Com um curinga em cima, ninguém pode pegar o lixo de jeito nenhum.

lesson-black-three = Você comprou um rei: guarde-o, e descarte o seu três preto.
lesson-black-three-why = Reis na mesa não pegam um lixo congelado; dois na sua mão, sim. O três preto tranca o lixo por uma jogada: { $name } não pode pegá-lo agora.

lesson-try-frozen = { $name } descartou um oito, e você já baixou oitos. Tente pegar o lixo.
lesson-try-frozen-why = Se o lixo não estivesse congelado, o oito iria para os seus oitos, e o resto para a sua mão.

lesson-why-frozen = Está congelado: só dois oitos na mão o pegariam. Compre do monte.
lesson-why-frozen-why = Congelado quer dizer que jogos da mesa e curingas não ajudam, só um par natural da mão.

lesson-keep-pair = Mais um rei: guarde o par, e descarte o sete.
lesson-keep-pair-why = Se { $name } descartar um rei, o seu par pega o lixo congelado.

lesson-see-blocked = { $name } descartou um três preto: o lixo está trancado para você. Compre.
lesson-see-blocked-why = O seu próximo descarte o cobre, e então ele deixa de trancar.

lesson-safe-discard = Descarte o sete.
lesson-safe-discard-why = { $name } não pegou o seu último sete, então dificilmente tem um par de setes.

lesson-take-frozen = Um rei! Pegue o lixo congelado com o seu par.
lesson-take-frozen-why = As { $count } cartas são suas, e com o que há na mesa ({ $laid }) o seu jogo de reis fica com sete cartas.

lesson-canasta = Os seus reis já são sete cartas: uma canastra, que vale { $points } pontos além das cartas.
lesson-canasta-why = É suja, porque há um dois nela. Agora você pode bater, assim que conseguir baixar ou descartar todas as cartas.

lesson-lay-sevens = Baixe os seus dois setes com o dois.
lesson-lay-sevens-why = Duas cartas naturais e um curinga formam um jogo.

lesson-lay-eight = Encaixe o oito nos seus oitos.
lesson-lay-eight-why = Você pode encaixar nos seus jogos, mas nunca nos de { $name }.

lesson-keep-threes = Descarte o quatro, e guarde os três pretos.
lesson-keep-threes-why = Os três pretos só podem ser baixados na jogada em que você bate, e só três ou quatro juntos.

lesson-last-draw = { $name } descartou { CARDS($card) }, que não serve em nenhum dos seus jogos. Compre: com mais um três preto você pode bater.
lesson-last-draw-why = Aí você baixa os 3 e descarta a última carta.

lesson-lay-threes = Aí está ele. Baixe os seus 3 três pretos.
lesson-lay-threes-why = Você pode, porque bate nesta jogada. Eles não aceitam curingas.

lesson-go-out = Descarte a última carta: você bate.
lesson-go-out-why = Isso dá { $points } pontos, e as cartas que ficam na mão de { $name } contam contra { $name }.

lesson-score = Você bateu: { $own } pontos para você, { $theirs } para { $name }.
lesson-won = Você ganhou.
lesson-counted = Canastra { $canasta }, batida { $out }, três vermelho { $three }, cartas na mesa { $laid }.
lesson-counted-opponent = { $name }: cartas na mesa { $laid }, cartas que ficaram na mão { $left }.

lesson-pile-brings-more = Você poderia comprar do monte, mas o lixo traz mais de uma carta.
lesson-use-both-eights = Assim também daria, mas guarde o dois para depois e use os dois oitos.
lesson-kings-are-nearest = Isso é permitido, mas os reis são os que estão mais perto de uma canastra.
lesson-lay-two-first = Você pode terminar a jogada, mas antes baixe o dois: na mesa ele ajuda mais.
lesson-pair-takes-pile = O rei serviria, mas um par de reis na mão pode pegar o lixo congelado.
lesson-three-guards-pile = Isso é permitido, mas o três preto impede que o lixo seja pego.
lesson-would-miss-card = Isso é permitido, mas essa carta faria mais falta.
lesson-keep-card = Isso é permitido, mas guarde essa carta por enquanto.
lesson-others-help-out = Isso é permitido, mas as outras cartas ajudam você a bater.
lesson-waited-for-pile = Você poderia comprar do monte, mas este é o lixo que você esperava.
lesson-would-not-end = Isso é permitido, mas não encerraria a rodada.
lesson-ends-turn-early = Isso encerraria a sua vez cedo demais.
lesson-step-shows-else = As regras permitem, mas este passo mostra outra coisa.
lesson-nothing-done = Nada foi feito.

keys-go-on = Enter continua.
keys-of-step = Teclas: { $keys }.
keys-then = { $before }, depois { $next }
keys-with-shift = Shift { $key }
keys-of-cards = { $count ->
    [1] { $key } e Espaço
   *[other] { $key } e Espaço { COUNT($count, gender: "f") } vezes
}
keys-choose-meld = escolha { RANKS-NAME($rank, case: "by") }
