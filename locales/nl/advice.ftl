do-draw = trek een kaart
do-take-onto = pak de stapel met een combinatie op tafel
do-take-with = pak de stapel met { CARDS($cards) }
do-take-laying = { $take } en { $laying }
do-lay = { $form ->
    [command] leg { CARDS($cards) }
    *[while-taking] leg meteen ook { CARDS($cards) }
}
do-lay-run = { $form ->
    [command] leg { SUIT-NAME($suit) } { RANK-NAME($low) } tot en met { RANK-NAME($high) }
    *[while-taking] leg meteen ook { SUIT-NAME($suit) } { RANK-NAME($low) } tot en met { RANK-NAME($high) }
}
do-add-run = { $form ->
    [command] leg { SUIT-NAME($suit) } { RANK-NAME($low) } tot en met { RANK-NAME($high) } aan
    *[while-taking] leg meteen ook { SUIT-NAME($suit) } { RANK-NAME($low) } tot en met { RANK-NAME($high) } aan
}
do-add-to-sequence = { $form ->
    [command] leg { CARDS($card) } bij de reeks
    *[while-taking] leg meteen ook { CARDS($card) } bij de reeks
}
do-add-to-rank = { $form ->
    [command] leg { CARDS($cards) } bij de { RANKS-NAME($rank) }
    *[while-taking] leg meteen ook { CARDS($cards) } bij de { RANKS-NAME($rank) }
}
do-add-to-wilds = { $form ->
    [command] leg { CARDS($cards) } bij de wilde kaarten
    *[while-taking] leg meteen ook { CARDS($cards) } bij de wilde kaarten
}
do-discard = leg { CARDS($card) } af
do-discard-only = leg { CARDS($card) } af zonder iets te leggen
do-discard-laying-nothing = leg { CARDS($card) } af en leg niets
do-keep = houd de laatste kaart
do-ask = vraag ‘Mag ik uitgaan?’
do-say-yes = zeg ja
do-say-no = zeg nee
do-special = leg de speciale hand
hint-aloud = { $what }. { $more }
hint-equal = Even goed: { $other }.
hint-behind = Ongeveer { $points } punten minder: { $other }.
hint-next = Op één na de beste: { $other }.
