do-draw = trek een kaart
do-take-onto = pak de stapel bij een combinatie
do-take-with = pak de stapel met { CARDS($cards) }
do-take-laying = { $take } en { $laying }
do-lay = { $form ->
    [command] leg { CARDS($cards) }
    *[while-taking] leg daarbij ook { CARDS($cards) }
}
do-lay-run = { $form ->
    [command] leg de { RANK-NAME($low) } tot en met { CARD-NAME($high, $suit) }
    *[while-taking] leg daarbij ook de { RANK-NAME($low) } tot en met { CARD-NAME($high, $suit) }
}
do-add-run = { $form ->
    [command] leg de { RANK-NAME($low) } tot en met { CARD-NAME($high, $suit) } aan
    *[while-taking] leg daarbij ook de { RANK-NAME($low) } tot en met { CARD-NAME($high, $suit) } aan
}
do-add-to-sequence = { $form ->
    [command] leg { CARDS($card) } bij de reeks
    *[while-taking] leg daarbij ook { CARDS($card) } bij de reeks
}
do-add-to-rank = { $form ->
    [command] leg { CARDS($cards) } bij de { RANKS-NAME($rank) }
    *[while-taking] leg daarbij ook { CARDS($cards) } bij de { RANKS-NAME($rank) }
}
do-add-to-wilds = { $form ->
    [command] leg { CARDS($cards) } bij de wilde kaarten
    *[while-taking] leg daarbij ook { CARDS($cards) } bij de wilde kaarten
}
do-discard = leg { CARDS($card) } af
do-discard-only = leg { CARDS($card) } af zonder iets te leggen
do-discard-laying-nothing = leg { CARDS($card) } af, leg niets
do-keep = houd de laatste kaart
do-ask = vraag ‘Mag ik uitgaan?’
do-say-yes = zeg ja
do-say-no = zeg nee
do-special = leg de speciale hand
hint-aloud = { $what }. { $more }
hint-equal = Even goed: { $other }.
hint-behind = Ongeveer { $points } punten minder: { $other }.
hint-next = Op één na de beste: { $other }.
