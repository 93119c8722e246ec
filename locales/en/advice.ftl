### Hints, and the steps of a play: commands to the reader, as in "draw and discard the four of clubs". They also stand in the review as what a bot advises.
### Steps become a list, the first with a capital letter where they stand alone.

## The steps.

do-draw = draw
do-take-onto = take the pile onto a meld
# $cards (cards) from the hand
do-take-with = take the pile with { CARDS($cards, case: "with") }
# The pile is taken, and more is laid at the same time: "take the pile with two kings, laying three fours too".
# $take (text) one of the two steps above
# $laying (text) a list of the steps below, in the form "while-taking"
do-take-laying = { $take }, { $laying } too
# $form (step-form) "while-taking": at the same time as the pile is taken
# $cards (cards) groups
do-lay = { $form ->
    [command] lay { CARDS($cards, case: "acc") }
   *[while-taking] laying { CARDS($cards, case: "acc") }
}
# A sequence: "lay the seven to nine of hearts".
# $form (step-form)
# $low (rank)
# $high (rank)
# $suit (suit)
do-lay-run = { $form ->
    [command] lay the { RANK-NAME($low) } to { CARD-NAME($high, $suit) }
   *[while-taking] laying the { RANK-NAME($low) } to { CARD-NAME($high, $suit) }
}
# Cards that join a sequence: "add the ten to jack of hearts".
# $form (step-form)
# $low (rank)
# $high (rank)
# $suit (suit)
do-add-run = { $form ->
    [command] add the { RANK-NAME($low) } to { CARD-NAME($high, $suit) }
   *[while-taking] adding the { RANK-NAME($low) } to { CARD-NAME($high, $suit) }
}
# $form (step-form)
# $card (cards)
do-add-to-sequence = { $form ->
    [command] add { CARDS($card, case: "acc") } to the sequence
   *[while-taking] adding { CARDS($card, case: "acc") } to the sequence
}
# Wild cards that join a meld.
# $form (step-form)
# $cards (cards)
# $rank (rank)
do-add-to-rank = { $form ->
    [command] add { CARDS($cards, case: "acc") } to the { RANKS-NAME($rank, case: "to") }
   *[while-taking] adding { CARDS($cards, case: "acc") } to the { RANKS-NAME($rank, case: "to") }
}
# Wild cards that join a meld of wilds.
# $form (step-form)
# $cards (cards)
do-add-to-wilds = { $form ->
    [command] add { CARDS($cards, case: "acc") } to the wilds
   *[while-taking] adding { CARDS($cards, case: "acc") } to the wilds
}
# $card (cards)
do-discard = discard { CARDS($card, case: "acc") }
# An alternative to laying cards.
# $card (cards)
do-discard-only = discard { CARDS($card, case: "acc") } without laying anything
# The same where there is little room.
# $card (cards)
do-discard-laying-nothing = discard { CARDS($card, case: "acc") }, laying nothing
do-keep = keep the last card
do-ask = ask “May I go out?”
do-say-yes = say yes
do-say-no = say no
do-special = lay the special hand

## The hint.

# What is read aloud.
# $what (text) the steps
# $more (text) sentences: the reasons and the alternative
hint-aloud = { $what }. { $more }
# $other (text) the steps of the alternative; after a semicolon a fact that speaks against it may follow
hint-equal = Equally good: { $other }.
# $points (number) that the alternative is expected to bring less
# $other (text) the steps of the alternative; after a semicolon a fact that speaks against it may follow
hint-behind = About { $points } points less: { $other }.
# $other (text) the steps of the alternative; after a semicolon a fact that speaks against it may follow
hint-next = Next best: { $other }.
