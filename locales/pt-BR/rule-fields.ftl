rule-name = { $field ->
    [players] Jogadores
    [sides] Lados
    [lone-taker] Quem pega o lixo primeiro joga por si
    [sit-out] Cinco pessoas, uma descansa
    [packs] Baralhos de 52 cartas
    [pack-jokers] Jokers em cada baralho
    [hand-size] Cartas para cada jogador
    [draw-count] Cartas compradas por jogada
    [leader-extra] Quem começa tem uma carta a mais
    [cut-keep] O que fica com quem corta
    [turn-up] Uma carta é virada na distribuição
    [turn-up-again] Cartas sobre as quais se vira outra
    [turn-up-back] Uma carta dessas vai para baixo do monte
    [pile-start] Cartas fechadas sob a virada
    [canastas-to-go-out] Canastras necessárias para bater
    [required-ranks] Valores exigidos entre elas
    [max-wilds] Máximo de curingas em um jogo
    [wilds-max-naturals] Não mais curingas do que naturais
    [naturals-ahead] Naturais a mais do que curingas
    [min-naturals] Mínimo de naturais em um jogo
    [opening-minimums] Mínimo para abrir
    [concealed-exempt] Bater de mão dispensa o mínimo
    [wilds-in-opening] Curingas na abertura
    [closed-turns] Primeiras jogadas sem baixar cartas
    [pile-allowed] O lixo pode ser pego
    [pile-new-meld] Jogo novo com a carta de cima
    [pile-own-meld] Carta de cima em um jogo seu
    [frozen-until-melded] Congelado até o lado abrir
    [freezing] Curingas congelam o lixo
    [one-card-pile-closed] Uma carta não pega um lixo de uma carta
    [always-frozen] O lixo está sempre congelado
    [frozen-needs] Cartas para um lixo congelado por uma carta
    [frozen-wilds] Curingas entre essas cartas
    [pile-wild] Um curinga em cima do lixo
    [pile-melds] Baixar o que veio com o lixo
    [pile-take] Máximo de cartas pegas do lixo
    [pile-extra] Cartas compradas depois de pegar o lixo
    [black-threes-last] Três pretos por último
    [black-three-held] Um três preto que fica na mão
    [ask-partner] “Posso bater?”
    [out-without-draw] Bater sem comprar
    [keep-last-card] Pode-se ficar com a última carta
    [stock-end] Quando o monte acaba
    [going-out] Bônus por bater
    [concealed] Total por bater de mão
    [cut-bonus] Levantar exatamente as cartas a dar
    [natural-canasta] Canastra limpa
    [mixed-canasta] Canastra suja
    [red-three] Um três vermelho
    [four-red-threes] Todos os três vermelhos juntos
    [red-threes-negative] Os três vermelhos podem contar contra
    [target] Pontos da meta
    [foot-size] Cartas do pé
    [feet] Vários pés
    [foot-pickup] Continuar com o pé
    [foot-threes-replaced] Os três do pé são repostos
    [talons] Cartas de bônus por abrir
    [meld-max] Máximo de cartas em um grupo
    [melds-per-rank] Grupos do mesmo valor
    [sequences] Sequências são jogos
    [wild-melds] Só curingas são um jogo
    [wilds-join-at] Naturais antes de um curinga entrar
    [pure-ranks] Valores sem curingas
    [dead-ranks] Uma canastra fecha o valor
    [opening-by] O que define o mínimo para abrir
    [opening-steps] Placares dos mínimos para abrir
    [opening-rules] Regras da abertura
    [opening-needs] Canastra na abertura
    [pile-onto-sequence] Carta de cima em uma sequência
    [wild-discards] Descarte de curingas
    [no-first-discards] Não se descartam em um lixo vazio
    [black-three-role] Efeito dos três pretos
    [red-three-role] Efeito dos três vermelhos
    [red-three-held] Um três vermelho que fica na mão
    [black-threes-melded] Quatro três pretos baixados
    [threes-table] Três da mesma cor
    [threes-sign] Três e canastras
    [canasta-kinds] Tipos de canastra entre elas
    [out-rules] Regras para bater
    [deals] Rodadas da partida
    [by-deal] Regras que mudam de rodada em rodada
    [card-points] Valores das cartas
    [canasta-bonuses] Outras canastras
    [canasta-count-bonus] Número de canastras
    [incomplete-penalties] Jogos incompletos
    [held-penalties] Três do mesmo valor na mão
    [melds-need-canasta] Os jogos precisam de uma canastra
   *[special-hands] Mãos especiais
}

rule-note-players = Um número par joga em dois lados, um ímpar cada um por si, a não ser que se escolham os lados.
rule-note-sides = Os lugares se alternam entre eles. Tantos quanto os jogadores: cada um joga por si.
rule-note-lone-taker = Os outros dois são então parceiros, nessa rodada. Só com três jogadores.
rule-note-sit-out = Três jogam contra duas; das três, uma descansa em cada rodada. Só onde quatro lugares formam dois lados.
rule-note-packs = Dois dão oito cartas de cada valor.
rule-note-pack-jokers = São curingas, como os dois.
rule-note-hand-size = Todas as mãos e a carta virada têm de deixar pelo menos oito cartas dos baralhos.
rule-note-draw-count = Compradas do monte no começo da jogada, a não ser que se pegue o lixo.
rule-note-turn-up = Ela começa o lixo. Senão, é o primeiro descarte que começa.
rule-note-leader-extra = Ela vale como a primeira compra.
rule-note-cut-keep = O jogador antes do carteador corta, olha as cartas de baixo do maço levantado e recebe outras tantas a menos.
rule-note-turn-up-again = A carta seguinte cobre uma dessas.
rule-note-turn-up-back = Se não, ela fica no lixo sob a seguinte.
rule-note-pile-start = Ninguém as conhece até alguém pegar o lixo.
rule-note-canastas-to-go-out = Um lado precisa de tantas, incluídas as da mesma jogada.
rule-note-required-ranks = Para bater é preciso uma canastra de cada valor escolhido.
rule-note-max-wilds = Quantos jokers e dois um jogo pode ter.
rule-note-wilds-max-naturals = Um jogo nunca pode ter mais curingas do que naturais.
rule-note-naturals-ahead = Onde não pode haver mais curingas do que naturais: quantas naturais a mais precisa ter um jogo com curingas.
rule-note-min-naturals = De quantas cartas naturais todo jogo precisa.
rule-note-opening-minimums = Os pontos que a abertura de um lado tem de somar, conforme o placar antes da rodada.
rule-note-concealed-exempt = Uma mão inteira baixada de uma vez, depois de comprar do monte, pode somar menos que o mínimo.
rule-note-wilds-in-opening = A abertura de um lado pode ter curingas.
rule-note-closed-turns = Em tantas primeiras jogadas cada jogador só compra e descarta: nada é baixado e ninguém pega o lixo.
rule-note-pile-allowed = Senão, todos só compram do monte.
rule-note-pile-new-meld = O que a sua mão precisa ter para começar um jogo com a carta de cima de um lixo não congelado.
rule-note-pile-own-meld = Em quais jogos do seu lado a carta de cima pode entrar.
rule-note-frozen-until-melded = Antes de abrir, um lado precisa de um par natural para pegar o lixo.
rule-note-freezing = Com um curinga no lixo, ou um três vermelho virado na distribuição, só um par natural o pega.
rule-note-one-card-pile-closed = Com uma carta só na mão não se pode pegar um lixo de uma carta.
rule-note-always-frozen = Só um par natural da mão o pega, sempre.
rule-note-frozen-needs = Tantas cartas da mão pegam um lixo que tem um curinga ou um três virado.
rule-note-frozen-wilds = Tantas dessas cartas podem ser curingas; as outras são naturais do valor da carta de cima.
rule-note-pile-wild = Os curingas da mão que o pegam, como jogo de curingas.
rule-note-pile-melds = Se as cartas de baixo podem ser baixadas na jogada em que se pega o lixo.
rule-note-pile-take = Pegam-se a carta de cima e as que estão logo embaixo. As outras ficam.
rule-note-pile-extra = Compradas do monte por quem pega o lixo.
rule-note-black-threes-last = Só são baixados quando não resta outra carta na mão.
rule-note-black-three-held = Conta contra o seu lado no fim da rodada.
rule-note-ask-partner = Antes de bater você pode perguntar ao parceiro, e a resposta vale.
rule-note-out-without-draw = Pode-se baixar tudo antes de comprar.
rule-note-keep-last-card = Quando você não pode bater, fica com a última carta em vez de descartar.
rule-note-stock-end = O que tem de fazer um jogador que não pode mais comprar.
rule-note-going-out = Para o lado de quem bate.
rule-note-concealed = Por bater em uma só jogada, sem nada baixado antes; pelo menos o bônus por bater.
rule-note-cut-bonus = Pontos em uma mesa com cartas de verdade. A folha de pontos conta; nesta mesa ninguém corta por eles.
rule-note-natural-canasta = Sete ou mais cartas do mesmo valor sem curingas.
rule-note-mixed-canasta = Sete ou mais cartas do mesmo valor com curingas.
rule-note-red-three = Por cada três vermelho na mesa.
rule-note-four-red-threes = No lugar dos bônus de cada um.
rule-note-red-threes-negative = Contam contra um lado que não baixou nenhum jogo.
rule-note-target = O primeiro lado que chega a ela encerra a partida; ganha o maior total.
rule-note-foot-size = Uma segunda mão, que se joga quando a primeira fica vazia.
rule-note-feet = Duas ou três outras mãos, como joelho e pé, na ordem em que são pegas.
rule-note-foot-pickup = Quando ele é pego, e o que acontece depois.
rule-note-foot-threes-replaced = Para cada três do pé que vai para a mesa, compra-se uma carta.
rule-note-talons = Compradas depois da jogada de abertura pelo lado que abre em primeiro, segundo e assim por diante.
rule-note-meld-max = Um grupo não pode ter mais.
rule-note-melds-per-rank = Quantos grupos do mesmo valor um lado pode ter.
rule-note-sequences = De três a sete cartas seguidas do mesmo naipe.
rule-note-wild-melds = De três a sete jokers e dois.
rule-note-wilds-join-at = Depois da abertura, um lado só baixa curingas em grupos com tantas naturais.
rule-note-pure-ranks = Grupos destes valores não aceitam curingas.
rule-note-dead-ranks = Ninguém baixa mais cartas de um valor de que um lado tem canastra.
rule-note-opening-by = O placar, ou o número da rodada.
rule-note-opening-steps = A partir de cada um destes placares vale o próximo mínimo.
rule-note-opening-rules = O que mais a abertura de um lado exige.
rule-note-opening-needs = A abertura precisa ter uma além do mínimo.
rule-note-pile-onto-sequence = Pode ser pega para a ponta de uma sequência do seu lado.
rule-note-wild-discards = Quando se pode descartar um curinga.
rule-note-no-first-discards = Cartas que não podem começar o lixo.
rule-note-black-three-role = O que fazem os três pretos.
rule-note-red-three-role = O que fazem os três vermelhos.
rule-note-red-three-held = Conta contra o seu lado no fim da rodada.
rule-note-black-threes-melded = Para um lado que baixa quatro ou mais três pretos ao bater, além dos pontos deles.
rule-note-threes-table = O total por um, dois e assim por diante; cada um a mais conta como um três vermelho.
rule-note-threes-sign = As canastras com que os três deixam de contar contra um lado, e com que contam a favor.
rule-note-canasta-kinds = Quantas de cada tipo são precisas para bater.
rule-note-out-rules = O que mais é preciso para bater.
rule-note-deals = A partida acaba depois de tantas, ou antes, ao chegar à meta.
rule-note-by-deal = Cada rodada tem as demais regras com as próprias mudanças. As da última continuam valendo.
rule-note-card-points = Quanto vale uma carta na mesa e na mão quando não é o valor de costume. Três pretos, só na mesa.
rule-note-canasta-bonuses = Bônus por sequências, curingas e certos valores.
rule-note-canasta-count-bonus = Pontos que um lado com tantas canastras recebe uma vez; só conta o maior número que alcança.
rule-note-incomplete-penalties = Quanto um jogo de menos de sete cartas conta contra o seu lado.
rule-note-held-penalties = Quanto contam contra o seu lado.
rule-note-melds-need-canasta = Sem canastra, as cartas baixadas contam contra o lado.
rule-note-special-hands = Pontos por uma mão de catorze cartas baixada de uma vez.

value-several = Vários
value-one = Um
value-another-canasta = Outro, quando todos são canastras
value-any-time = A qualquer momento
value-last = Só para bater, ou de uma mão só de curingas
value-wild-first = Sim, e os outros esperam por ele
value-at-once = Na hora, e segue jogando
value-turn-ends = A jogada acaba
value-by-discard = Só com um descarte
value-by-canasta = Com uma canastra própria
value-by-score = Pelo placar
value-by-hand = Pelo número da rodada
value-once = Uma vez por rodada
value-must-ask = Ninguém bate sem um sim
value-own-meld-none = Só com um par natural
value-stop = Tranca o lixo
value-dead = Só se descarta
value-bonus = Vai para a mesa e vale pontos
value-freeze = Tranca o lixo e o congela
value-needs-nothing = Só pontos
value-needs-canasta = Uma canastra
value-needs-natural = Uma canastra sem curingas
value-pile-melds-any = Na hora
value-pile-melds-top = A partir da próxima jogada
value-wild-never = Não se pega
value-wild-pair = Dois do mesmo tipo
value-wild-colour = Dois do mesmo tipo e cor
value-no = Não
value-yes = Sim
value-pair-or-wild = Um par natural, ou uma natural e um curinga
value-pair = Só um par natural
value-any-meld = Qualquer jogo
value-under-seven = Com menos de sete cartas
value-take-if-fits = Pegar o lixo se a carta de cima servir
value-hand-ends = A rodada acaba com essa jogada
value-take-if-possible = Pegar o lixo sempre que possível
value-nobody-must = Ninguém é obrigado a pegar o lixo
no-target = Só uma rodada
usual-sides = Como de costume
no-limit = Sem limite

minimum-of-hand = Rodada { $hand }
from-hand = Da rodada { $hand } em diante
minimum-below = Abaixo de { $score }
minimum-from = A partir de { $score }
minimum-label-of-hand = { $rule }, rodada { $hand }
minimum-label-below = { $rule }, abaixo de { $score }
minimum-label-from = { $rule }, a partir de { $score }

## As partes de uma regra que tem várias.

rule-part = { $rule }: { $part }
listed-number = Número { $place }
score-of-minimum = { $rule } { $place }: a partir desta pontuação
step-from = A partir de
step-points = Mínimo
step-always = Sempre
add-one = Adicionar
another-rule = Outra regra
as-in-other-hands = sem mudança
value-none = Nenhuma
value-keeps-nothing = Nada
value-keeps-one = A carta de baixo, se for curinga
value-keeps-run = Curingas de baixo para cima, enquanto se seguirem
value-keeps-three = Curingas e três que se expõem entre as três de baixo
turned-again-wilds = Curingas
turned-again-bonus-threes = Três que se expõem
turned-again-black-threes = Três pretos
turned-again-aces = Ases
many-as-turn-up = Tantas quantas a virada indica
threes-against-below = Contra, com menos canastras que
threes-for-from = A favor, com canastras a partir de
so-many-threes = { $count } três
side-by-opening = Abre como número { $place }
wilds-never-join = Sem curingas
wilds-join-by-opening = Só na abertura
wilds-may-join = Também curingas
threes-by-melds = Conforme tenha baixado ou não
threes-each = Sem tabela
