side-name = { $side ->
    [we] Nós
    [they] Eles
    [you] Você
   *[other] { $side }
}
side-heading = { $side ->
    [we] NÓS
    [they] ELES
    [you] Você
   *[other] { $side }
}
side-melds = { $side ->
    [we] Nossos jogos
    [they] Jogos deles
    [you] Seus jogos
   *[other] Jogos de { $side }
}
side-inside = { $side ->
    [we] nós
    [they] eles
    [you] você
   *[other] { $side }
}

default-name = Você
default-name-at-seat = Jogador { $seat }
