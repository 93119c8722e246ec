do-draw = compre do monte
do-take-onto = pegue o lixo encaixando a carta de cima em um jogo
do-take-with = pegue o lixo com { CARDS($cards) }
do-take-laying = { $take }, já { $laying }
do-lay = { $form ->
    [command] baixe { CARDS($cards) }
   *[while-taking] baixando { CARDS($cards) }
}
do-lay-run = { $form ->
    [command] baixe do { RANK-NAME($low) } ao { CARD-NAME($high, $suit) }
   *[while-taking] baixando do { RANK-NAME($low) } ao { CARD-NAME($high, $suit) }
}
do-add-run = { $form ->
    [command] encaixe do { RANK-NAME($low) } ao { CARD-NAME($high, $suit) }
   *[while-taking] encaixando do { RANK-NAME($low) } ao { CARD-NAME($high, $suit) }
}
do-add-to-sequence = { $form ->
    [command] encaixe { CARDS($card) } na sequência
   *[while-taking] encaixando { CARDS($card) } na sequência
}
do-add-to-rank = { $form ->
    [command] encaixe { CARDS($cards) } { RANKS-NAME($rank, case: "to") }
   *[while-taking] encaixando { CARDS($cards) } { RANKS-NAME($rank, case: "to") }
}
do-add-to-wilds = { $form ->
    [command] encaixe { CARDS($cards) } nos curingas
   *[while-taking] encaixando { CARDS($cards) } nos curingas
}
do-discard = descarte { CARDS($card) }
do-discard-only = descarte { CARDS($card) } sem baixar nada
do-discard-laying-nothing = descarte { CARDS($card) }, sem baixar nada
do-keep = fique com a última carta
do-ask = pergunte “Posso bater?”
do-say-yes = diga que sim
do-say-no = diga que não
do-special = baixe a mão especial

hint-aloud = { $what }. { $more }
hint-equal = Igualmente bom: { $other }.
hint-behind = Uns { $points } pontos a menos: { $other }.
hint-next = A segunda melhor opção: { $other }.
