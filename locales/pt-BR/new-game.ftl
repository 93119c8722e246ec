partners-sit = O terceiro jogador é o seu parceiro.
fifth-rests = O quinto jogador é o terceiro do seu lado e descansa na primeira rodada.
kind-of-game = Variante
how-long = Duração
play-to = Jogar até
person-here = Pessoa aqui
at-the-table = À mesa
no-person = O computador joga em todos os lugares; você assiste do primeiro.
one-person = Os bots veem só o que um jogador à mesa vê.
several-persons = Várias pessoas dividem este aparelho; entre uma jogada e outra, todas as mãos ficam escondidas.
players = Jogadores
cancel = Cancelar
deal = Dar as cartas
differences = Diferenças em relação à Clássica

preset-classic = Clássica
preset-classic-two = Clássica para dois
preset-duel = Duelo
preset-rooms-two = Salas para dois
preset-rooms-four = Salas
preset-evening = Noite
preset-pagat = Pagat
preset-three-handed = A três
preset-samba = Samba
preset-bolivia = Bolivia
preset-modern-american = Americana moderna
preset-hand-and-foot = Hand and Foot
preset-danish-family = Família dinamarquesa
preset-czech-club = Clube tcheco
preset-hand-knee-and-foot = Hand, Knee and Foot
preset-taught = A variante da rodada guiada
game-choice = { $name }: { $feel }. { $note }
differs-from = Diferenças em relação à variante { $game }
made-for-players = Feita para { COUNT($count) }.

feel-classic = A Canasta de sempre, com parceiro
feel-classic-two = A Canasta de sempre
feel-duel = Rápida: basta uma canastra
feel-rooms-two = Com um lixo aberto desde o começo
feel-rooms-four = Com parceiro, e um lixo aberto desde o começo
feel-evening = Fácil, com parceiro
feel-pagat = Com parceiro, e uma luta mais longa pelo lixo
feel-three-handed = Um contra dois
feel-samba = Mais cartas, e sequências do mesmo naipe
feel-bolivia = Mais cartas, sequências e canastras de curingas
feel-modern-american = Mais difícil: um lixo sempre congelado, e mãos especiais
feel-hand-and-foot = Com muitas cartas: uma segunda mão para cada um
feel-danish-family = Com parceiro, e uma primeira vez em que nada é baixado
feel-czech-club = Com parceiro, e quem corta pode ficar com curingas
feel-hand-knee-and-foot = A de mais cartas: joelho e pé para cada um
feel-taught = Mais simples: menos cartas, e basta uma canastra
feel-own-rules = Com regras suas

game-traits = { $traits }.
trait-packs = { $count ->
    [1] { COUNT($count) } baralho
   *[other] { COUNT($count) } baralhos
}
trait-cards = { $count ->
    [1] { COUNT($count, gender: "f") } carta para cada um
   *[other] { COUNT($count, gender: "f") } cartas para cada um
}
trait-foot = uma segunda mão de { CARDS-COUNT($count) }
trait-feet = outras mãos de { $sizes } cartas
trait-draw = { $count ->
    [1] compra de uma carta
   *[other] compra de { COUNT($count, gender: "f") } cartas
}
trait-match-to = uma partida até { $target }
trait-match-to-at-most = { $hands ->
    [1] uma partida até { $target }, no máximo uma rodada
   *[other] uma partida até { $target }, no máximo { COUNT($hands, gender: "f") } rodadas
}
trait-hands = { $hands ->
    [1] uma rodada
   *[other] { COUNT($hands, gender: "f") } rodadas
}
trait-no-minimum = sem mínimo para abrir
trait-minimum = abertura com { $minimum }
trait-no-more-wilds = não mais curingas do que naturais
trait-fewer-wilds = menos curingas do que naturais
trait-pile-always-frozen = lixo sempre congelado
trait-pile-pair = par natural para começar um jogo com o lixo
trait-sequences = sequências do mesmo naipe
trait-wild-melds = jogos de curingas
trait-no-canasta = batida sem canastra
trait-canastas = { CANASTAS-COUNT($count) } para bater
trait-canastas-among-them = { CANASTAS-COUNT($count) } para bater, entre elas { LIST($kinds) }
trait-canastas-of-kinds = canastras para bater: { LIST($kinds) }
trait-special-hands = mãos especiais
trait-bonus-cards = cartas de bônus
trait-penalties = penalidades por jogos incompletos de { LIST($melds, case: "of") }
trait-partners-must-ask = obrigação de perguntar ao parceiro “Posso bater?”
trait-partners-may-ask = direito de perguntar ao parceiro “Posso bater?”
trait-last-card-kept = direito de ficar com a última carta
trait-must-take = lixo obrigatório quando o monte acaba, se der para pegá-lo, como em pagat.com
trait-lone-player = um contra dois: quem pega o lixo primeiro joga por conta própria
trait-by-hand = algumas regras mudam de rodada em rodada

length-to = até { $target }
length-to-at-most = { $hands ->
    [1] até { $target }, no máximo uma rodada
   *[other] até { $target }, no máximo { COUNT($hands, gender: "f") } rodadas
}
length-hands = { $hands ->
    [1] uma rodada
   *[other] { COUNT($hands, gender: "f") } rodadas
}
play-to-points = { $target }
play-to-points-at-most = { $hands ->
    [1] { $target }, no máximo uma rodada
   *[other] { $target }, no máximo { COUNT($hands, gender: "f") } rodadas
}

level-quick = Rápido
level-beginner = Iniciante
level-casual = Casual
level-club = Clube
level-expert = Especialista
level-master = Mestre
level-of-all = { $level }, nível { $at } de { $count }
levels-in-order = Os níveis, do mais fácil ao mais forte: { $levels }.

level-quick-is = { $level } joga na hora, por regras práticas.
level-beginner-is = { $level }, nível 1 de 5, lembra pouco.
level-casual-is = { $level }, nível 2 de 5, experimenta alguns planos contra um punhado de mãos possíveis.
level-club-is = { $level }, nível 3 de 5, experimenta vários planos.
level-expert-is = { $level }, nível 4 de 5, experimenta vários planos contra muitas mãos possíveis.
level-master-is = { $level }, nível 5 de 5, experimenta todo bom plano contra as mãos que os outros provavelmente têm, durante todo o tempo para pensar.

level-beginner-is-further = { $level }, nível 1 de 5, baixa o que pode e não repara no que os outros fazem.
level-casual-is-further = { $level }, nível 2 de 5, joga por regras práticas.
level-club-is-further = { $level }, nível 3 de 5, joga por regras práticas melhores.
level-expert-is-further = { $level }, nível 4 de 5, joga por boas regras práticas e experimenta alguns planos.
level-master-is-further = { $level }, nível 5 de 5, joga pelas melhores regras práticas e experimenta planos durante todo o tempo para pensar.

style-balanced = Equilibrado
style-builder = Construtor
style-runner = Apressado
style-freezer = Congelador
style-balanced-is = { $style } joga o que é melhor.
style-builder-is = { $style } busca canastras, sobretudo limpas, e bate tarde.
style-runner-is = { $style } baixa cedo e bate cedo.
style-freezer-is = { $style } congela o lixo e luta por ele.

style-of-player = Estilo de { $name }
style-of-partner = Estilo de { $name } (parceiro)
name-at-seat = Nome no lugar { $seat }
name-at-seat-of-partner = Nome no lugar { $seat } (parceiro)
who-plays-player = Quem joga por { $name }
who-plays-partner = Quem joga por { $name } (parceiro)

player-you = você
players-against = { $before } contra { $next }
plan-in-short = { $game }: { $players }, { $length }
plan-impossible = { $game } com regras que não são possíveis. { $why }
first-game-easy = Uma primeira partida: { $players }, { $length }, adversários fáceis. Você pode mudá-la em “{ choose-game }”.
first-game-at-level = Uma primeira partida: { $players }, { $length }, adversários no nível { $level }. Você pode mudá-la em “{ choose-game }”.
first-game-mixed = Uma primeira partida: { $players }, { $length }, adversários de vários níveis. Você pode mudá-la em “{ choose-game }”.
