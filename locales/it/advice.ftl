do-draw = pesca
do-take-onto = prendi il pozzo attaccando a una combinazione
do-take-with = prendi il pozzo con { CARDS($cards) }
do-take-laying = { $take }, { $laying } nella stessa mossa
do-lay = { $form ->
    [command] cala { CARDS($cards) }
   *[while-taking] calando { CARDS($cards) }
}
do-lay-run = { $form ->
    [command] cala la scala { RANK-NAME($low, case: "by") } { CARD-NAME($high, $suit, case: "to") }
   *[while-taking] calando la scala { RANK-NAME($low, case: "by") } { CARD-NAME($high, $suit, case: "to") }
}
do-add-run = { $form ->
    [command] attacca le carte { RANK-NAME($low, case: "by") } { CARD-NAME($high, $suit, case: "to") }
   *[while-taking] attaccando le carte { RANK-NAME($low, case: "by") } { CARD-NAME($high, $suit, case: "to") }
}
do-add-to-sequence = { $form ->
    [command] attacca { CARDS($card) } alla scala
   *[while-taking] attaccando { CARDS($card) } alla scala
}
do-add-to-rank = { $form ->
    [command] attacca { CARDS($cards) } { RANKS-NAME($rank, case: "to") }
   *[while-taking] attaccando { CARDS($cards) } { RANKS-NAME($rank, case: "to") }
}
do-add-to-wilds = { $form ->
    [command] attacca { CARDS($cards) } alle matte
   *[while-taking] attaccando { CARDS($cards) } alle matte
}
do-discard = scarta { CARDS($card) }
do-discard-only = scarta { CARDS($card) } senza calare niente
do-discard-laying-nothing = scarta { CARDS($card) }, senza calare
do-keep = tieni l’ultima carta
do-ask = chiedi “Posso chiudere?”
do-say-yes = di’ di sì
do-say-no = di’ di no
do-special = cala la mano speciale

hint-aloud = { $what }. { $more }
hint-equal = Va bene anche: { $other }.
hint-behind = { $points ->
    [one] Circa { $points } punto in meno: { $other }.
   *[other] Circa { $points } punti in meno: { $other }.
}
hint-next = Seconda scelta: { $other }.
