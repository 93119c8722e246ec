points-of-minimum = { $points } de { $minimum }
points-selected = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
of-minimum = {" "}de { $minimum }
points-open = { $points }, abre

take-the-pile = Pegar o lixo
take-the-pile-with = Pegar o lixo com { CARDS($cards) }
also-lays-and-opens = também baixa { CARDS($groups) }: { $opens }
choose-how-to-take = { CARDS-COUNT($count) }, escolher como…
lay-cards = Baixar { CARDS($cards) }
set-out-cards = Separar { CARDS($cards) }
discard-selected = Descartar
discard-joker = Descartar joker
discard-card = Descartar { $card }
gains-points = +{ $points }
gains-canasta = +{ $points }, uma canastra
gains-new-meld = +{ $points }, jogo novo
gains-in-meld = +{ $points }, { $count } { CARDS($meld) }
add-to-meld = Encaixar { CARDS($cards) } { CARDS($meld, case: "to") }
take-group-back = Recolher { CARDS($cards) }, { $points } pontos

special-pairs = Sete pares
special-wild-pairs = Pares com um par de curingas
special-miami-pairs = Pares de Miami
special-zip-code = CEP
special-garbage = Sucata
special-blast-off = Decolagem
special-triples = Trincas
special-quads = Quadras
special-dream-4 = Sonho com quatro curingas
special-dream-5 = Sonho com cinco curingas
special-straight = Sequência completa
special-pairs-are = sete pares de valores diferentes, sem curingas
special-wild-pairs-are = seis pares de valores diferentes, entre eles ases e setes, com dois jokers ou 2 dois
special-miami-pairs-are = sete pares de valores diferentes: ases, setes, dois, jokers e três outros à escolha
special-zip-code-is = quatro, três, três, duas e duas cartas de cinco valores; jokers e dois também valem
special-garbage-is = quatro, quatro, três e três cartas de quatro valores, sem curingas
special-blast-off-is = cinco, quatro, três e duas cartas de quatro valores; jokers e dois também valem
special-triples-are = três cartas de cada um de quatro valores, com dois jokers ou 2 dois
special-quads-are = quatro cartas de cada um de três valores, com dois jokers ou 2 dois
special-dream-4-is = cinco cartas de cada um de dois valores, com quatro jokers ou 4 dois
special-dream-5-is = cinco cartas de um valor e quatro de outro, com cinco curingas quaisquer
special-straight-is = uma carta de cada valor do quatro ao ás, um dois, um joker e mais uma carta qualquer, desde que o seu lado já tenha um três na mesa
special-hand-points = { $hand } ({ $points } pontos)
special-hand-wins-match = { $hand } ({ $points } pontos, e ganha a partida)

way-with = Com { CARDS($cards) }
way-with-onto = Com { CARDS($cards) }, { CARDS($meld, case: "to") } da mesa
way-with-new = Com { CARDS($cards) }, como jogo novo
way-onto = Encaixando { CARDS($meld, case: "to") }
way-as-new = Como jogo novo
way-also-lays = { $way }. Também baixa { $groups }
way-adds = { CARDS($cards) } { CARDS($meld, case: "to") }
meld-numbered = { CARDS($meld) } nº { $number } ({ CARDS-COUNT($count) })
way-points = { $points } pontos
way-makes-canasta = uma canastra de { CARDS($meld, case: "of") }
way-leaves = na mão: { LIST($cards) }
way-leaves-none = não sobra nenhuma carta
pair-of-rank = um par de { RANKS-NAME($rank) }
single-cards = { $count ->
    [1] 1 carta solta
   *[other] { $count } cartas soltas
}
other-cards = { $count ->
    [1] 1 outra carta
   *[other] { $count } outras cartas
}
more-ways-by-suit = { $count ->
    [1] Outra maneira só muda os naipes.
   *[other] Outras { $count } maneiras só mudam os naipes.
}
more-ways-cost-more = { $count ->
    [1] Outra maneira custa mais. Para usá-la, escolha as cartas antes.
   *[other] Outras { $count } maneiras custam mais. Para usar uma delas, escolha as cartas antes.
}
