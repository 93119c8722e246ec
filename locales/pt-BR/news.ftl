news-no-foot = não há pé
news-foot = você tem uma segunda mão, o pé, de { CARDS-COUNT($count) }
news-feet = você tem outras mãos, os pés, de { $sizes } cartas
news-sequences = sequências do mesmo naipe são jogos
news-no-sequences = não há sequências
news-hand-size = você recebe { CARDS-COUNT($count) }
news-draw = { $count ->
    [1] você compra uma carta
   *[other] você compra { COUNT($count, gender: "f") } cartas
}
news-canastas = para bater é preciso ter { CANASTAS-COUNT($count) }
news-canastas-of-kinds = para bater é preciso ter { CANASTAS-COUNT($count) }, entre elas { $kinds }
news-wild-melds = só curingas também são um jogo
news-no-wild-melds = só curingas não são um jogo
news-any-opening = os seus primeiros jogos podem somar qualquer valor
news-opening = os seus primeiros jogos têm de somar { $minimum }
news-match-to = a partida vai até { $target }
news-match-to-at-most = { $hands ->
    [1] a partida vai até { $target }, no máximo uma rodada
   *[other] a partida vai até { $target }, no máximo { COUNT($hands, gender: "f") } rodadas
}
news-match-hands = { $hands ->
    [1] a partida é uma rodada
   *[other] a partida são { COUNT($hands, gender: "f") } rodadas
}
news-nobody-asks = ninguém pergunta “Posso bater?”
news-must-ask = para bater é preciso o sim do parceiro
news-may-ask = você pode perguntar ao parceiro “Posso bater?”
news-no-special-hands = não há mãos especiais
news-special-hands = algumas mãos de catorze cartas rendem pontos de uma vez
news-packs = são { COUNT($count) } baralhos
news-whole-pile = você pega o lixo inteiro
news-part-of-pile = você pega até { CARDS-COUNT($count) } do lixo
news-any-wilds = um jogo pode ter quantos curingas se quiser
news-no-wilds = nenhum jogo pode ter curingas
news-most-wilds = um jogo tem no máximo { WILDS-COUNT($count) }
news-more-wilds = um jogo pode ter mais curingas do que naturais
news-no-more-wilds = um jogo não tem mais curingas do que naturais
news-fewer-wilds = um jogo tem menos curingas do que naturais
news-bonus-cards = quem abre comprando do monte ganha cartas de bônus
news-no-opening-with-pile = ninguém abre com o lixo
news-lone-taker = quem pega o lixo primeiro joga por conta própria
news-against = você joga contra { LIST($names) }
news-partner = o seu parceiro: { $name }
news-partners = os seus parceiros: { LIST($names) }
news-pile-never = o lixo nunca é pego
news-pile-always-frozen = o lixo está sempre congelado
news-pile-frozen-and-wilds = o lixo está congelado para você até abrir, e também por curingas
news-pile-frozen = o lixo está congelado para você até abrir
news-only-wilds-freeze = só um curinga no lixo o congela
news-nothing-freezes = nada congela o lixo
news-threes-discarded = os três vermelhos só são descartados
news-threes-never-against = os três vermelhos nunca contam contra você
news-threes-canasta = sem canastra, os três contam contra você
news-threes-canastas = com menos de { CANASTAS-COUNT($count) }, os três contam contra você
news-threes-melded = os três vermelhos contam contra você até abrir
news-level = os demais: { $level }
news-changed = alterada: { $rule }
news-sentence = { $news }.
