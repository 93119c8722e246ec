cut = O corte
cut-note = Quantas cartas vão de cima para baixo do próximo baralho, já embaralhado.
you-cut = Você corta o baralho
other-cuts = { $name } corta o baralho
cut-lifts = Levantadas: { CARDS-COUNT($count) }
cut-here = Cortar aqui
cut-anywhere = Em qualquer lugar
check = Conferir
deck-and-hands = Baralho e mãos distribuídas
deck-was = O baralho como foi embaralhado, de cima para baixo: { $deck }
check-note = Para conferir o baralho sem esta página, calcule o SHA-256 da linha que o descreve, com um espaço entre as cartas e sem quebra de linha. O comando “canasta replay” confere um registro baixado.
seat = Lugar
wilds = Curingas
luck = Sorte das compras por lugar
next-deck = Cortar e conferir o próximo baralho
deck-not-cut = O baralho não foi cortado.
deck-was-cut = { $count ->
    [1] O baralho foi cortado: { CARDS-COUNT($count) } passou de cima para baixo.
   *[other] O baralho foi cortado: { CARDS-COUNT($count) } passaram de cima para baixo.
}
fingerprint-shown = Impressão digital mostrada antes de dar as cartas: { $fingerprint }
fingerprint-not-shown = Nenhuma impressão digital foi mostrada antes de dar as cartas.
seat-was-dealt = { $who ->
    [you] Você recebeu { $cards }
   *[other] { $who } recebeu { $cards }
}

check-matches = Conferido: este baralho tem a impressão digital que foi mostrada antes de dar as cartas.
check-differs = Este baralho não tem a impressão digital que foi mostrada antes de dar as cartas.
check-impossible = Nenhuma impressão digital foi mostrada antes de dar as cartas, então não há com que comparar.
