turn-drew = { $count ->
    [1] comprou
   *[other] comprou { COUNT($count, gender: "f") }
}
turn-took-card = pegou { CARDS($card) } do lixo
turn-took-pile = pegou o lixo de { $count }
turn-laid = baixou { CARDS($cards) }
turn-added = encaixou { CARDS($cards) } { CARDS($meld, case: "to") }
turn-closed = fechou uma canastra de { CARDS($meld, case: "of") }
turn-discarded = descartou { CARDS($card) }
turn-kept-last = ficou com a última carta

label-pile = lixo { $count }
word-cards = { $count ->
    [1] {" "}carta
   *[other] {" "}cartas
}
bad-cut = O corte tem de ser um número inteiro de 0 a { $most }.
threes-with-points = { $threes }, { $points } pontos
explain-thing = Explicar: { $thing }
plus-points = +{ $points }
of-canasta = /{ $count }
meld-change = +{ $count }
meld-change-by = { $name } +{ $count }
meld-laid-by = novidade: { $players }
points-so-far = { $points } até agora
points-of-hand = rodada { $points }
side-not-opened = sem abrir
side-opens-at = abre com { $minimum }
plus-canasta = { $opening } + canastra
plus-natural-canasta = { $opening } + canastra limpa
opens-with-any-meld = Ainda sem abrir. Qualquer jogo serve.
first-melds-count = Ainda sem abrir. Os primeiros jogos da rodada têm de somar pelo menos { $minimum }, baixados juntos.
place-points = { $points } de { $minimum }
place-cards = { CARDS($cards) } aqui
pile-needs-naturals = exige { NATURALS-OF-RANK($count, $rank) }
pile-needs-cards = exige { CARDS($cards) }
wild-on-top = há um curinga em cima
pile-also-blocked = e trancado nesta jogada
player-plays = { $name } está jogando
