do-draw = piochez
do-take-onto = prenez la défausse sur une combinaison
do-take-with = prenez la défausse avec { CARDS($cards) }
do-take-laying = { $take }, { $laying } du même coup
do-lay = { $form ->
    [command] posez { CARDS($cards) }
   *[while-taking] en posant { CARDS($cards) }
}
do-lay-run = { $form ->
    [command] { $low ->
        [queen] posez la séquence de la dame { THE-CARD($high, $suit, case: "to") }
       *[other] posez la séquence du { RANK-NAME($low) } { THE-CARD($high, $suit, case: "to") }
    }
   *[while-taking] { $low ->
        [queen] en posant la séquence de la dame { THE-CARD($high, $suit, case: "to") }
       *[other] en posant la séquence du { RANK-NAME($low) } { THE-CARD($high, $suit, case: "to") }
    }
}
do-add-run = { $form ->
    [command] { $low ->
        [queen] ajoutez les cartes de la dame { THE-CARD($high, $suit, case: "to") }
       *[other] ajoutez les cartes du { RANK-NAME($low) } { THE-CARD($high, $suit, case: "to") }
    }
   *[while-taking] { $low ->
        [queen] en ajoutant les cartes de la dame { THE-CARD($high, $suit, case: "to") }
       *[other] en ajoutant les cartes du { RANK-NAME($low) } { THE-CARD($high, $suit, case: "to") }
    }
}
do-add-to-sequence = { $form ->
    [command] ajoutez { CARDS($card) } à la séquence
   *[while-taking] en ajoutant { CARDS($card) } à la séquence
}
do-add-to-rank = { $form ->
    [command] ajoutez { CARDS($cards) } { RANKS-NAME($rank, case: "to") }
   *[while-taking] en ajoutant { CARDS($cards) } { RANKS-NAME($rank, case: "to") }
}
do-add-to-wilds = { $form ->
    [command] ajoutez { CARDS($cards) } aux passe-partout
   *[while-taking] en ajoutant { CARDS($cards) } aux passe-partout
}
do-discard = défaussez { CARDS($card) }
do-discard-only = défaussez { CARDS($card) } sans rien poser
do-discard-laying-nothing = défaussez { CARDS($card) }, sans rien poser
do-keep = gardez la dernière carte
do-ask = demandez « Puis-je sortir ? »
do-say-yes = dites oui
do-say-no = dites non
do-special = posez la main spéciale

hint-aloud = { $what }. { $more }
hint-equal = Aussi bien : { $other }.
hint-behind = Environ { $points } points de moins : { $other }.
hint-next = À défaut : { $other }.
