### The facts that speak for a play or against it: clauses of hints, of the review and of warnings. Several stand after each other with semicolons, the first with a capital letter, a full stop at the end.
### "It" is the play that is advised or that was made. $who is the player whose play it is, $side the opponents, $player another player or the reader.

## The end of the hand.

# $side (side)
# $count (number) of cards
they-hold = { $side ->
    [we] your side holds { CARDS-COUNT($count, case: "acc") }
    [they] they hold { CARDS-COUNT($count, case: "acc") }
    [you] you hold { CARDS-COUNT($count, case: "acc") }
    [player] { $side } holds { CARDS-COUNT($count, case: "acc") }
   *[several] { $side } hold { CARDS-COUNT($count, case: "acc") }
}
# $side (side)
# $count (number) of cards that they hold
play-goes-out = it goes out while { they-hold }
# $side (side)
# $count (number) of cards that they hold
play-goes-out-concealed = it goes out concealed while { they-hold }
# $who (who)
# $points (number)
cards-are-special = { $who ->
    [you] your cards are a special hand (+{ $points })
   *[other] { $who }’s cards are a special hand (+{ $points })
}
# $count (number) of cards
out-can-wait-for-partner = going out can wait: the partner still holds { CARDS-COUNT($count, case: "acc") }
# $meld (cards) "kings"
out-can-wait-for-canasta = going out can wait: the { CARDS($meld) } can still become a canasta
# In Hand and Foot.
# $who (who)
# $count (number) of the cards of the foot
plays-hand-out = { $who ->
    [you] it plays your hand out, so that the foot of { CARDS-COUNT($count) } follows
   *[other] it plays { $who }’s hand out, so that the foot of { CARDS-COUNT($count) } follows
}
# In Hand and Foot.
# $who (who)
# $count (number) of the cards of the foot
canasta-brings-foot = { $who ->
    [you] it completes a canasta that brings you the foot of { CARDS-COUNT($count) }
   *[other] it completes a canasta that brings { $who } the foot of { CARDS-COUNT($count) }
}
# $who (who)
# $rank (rank)
is-last-card = { $who ->
    [you] { THE-RANK($rank) } is your last card and may not go out yet
   *[other] { THE-RANK($rank) } is { $who }’s last card and may not go out yet
}
# $who (who)
# $points (number)
hand-would-cost = { $who ->
    [you] the cards of your hand would cost { $points } points
   *[other] the cards of { $who }’s hand would cost { $points } points
}
# $player (who)
# $count (number) of cards
still-holds = { $player ->
    [you] you still hold { CARDS-COUNT($count, case: "acc") }
   *[other] { $player } still holds { CARDS-COUNT($count, case: "acc") }
}

## Laying and taking.

# Points, and how many the opening needs.
# $points (number)
# $minimum (number) 0 where none are needed
points-and-minimum = { $minimum ->
    [0] { $points } points
   *[other] { $points } points, { $minimum } needed
}
# $meld (cards) "kings"
# $canasta (canasta)
# $points (number)
closes-a-canasta = { $canasta ->
    [natural] it closes a natural canasta of { CARDS($meld, case: "of") } (+{ $points })
    [mixed] it closes a mixed canasta of { CARDS($meld, case: "of") } (+{ $points })
   *[other] it closes a canasta of { CARDS($meld, case: "of") } (+{ $points })
}
# $meld (cards) "kings"
# $points (number)
# $minimum (number)
opens-with-meld = it opens with { CARDS($meld, case: "with") }: { points-and-minimum }
# $meld (cards) one of the melds, "kings"
# $count (number) of melds
# $points (number)
# $minimum (number)
opens-with-melds = it opens with { COUNT($count) } melds, { CARDS($meld) } among them: { points-and-minimum }
# $who (who)
# $count (number) of pairs that may take the pile
# $points (number)
# $minimum (number)
opening-can-wait = { $who ->
    [you] { $count ->
        [0] you could open ({ points-and-minimum }), but that can wait
        [1] you could open ({ points-and-minimum }), but that can wait: your pair may still take the pile
       *[other] you could open ({ points-and-minimum }), but that can wait: your { COUNT($count) } pairs may still take the pile
    }
   *[other] { $count ->
        [0] { $who } could open ({ points-and-minimum }), but that can wait
        [1] { $who } could open ({ points-and-minimum }), but that can wait: { $who }’s pair may still take the pile
       *[other] { $who } could open ({ points-and-minimum }), but that can wait: { $who }’s { COUNT($count) } pairs may still take the pile
    }
}
# The pile.
# $count (number) of cards
# $points (number)
# $wilds (number) wild cards among them
takes-cards = { $wilds ->
    [0] it takes { CARDS-COUNT($count, case: "acc") }, { $points } points
   *[other] it takes { CARDS-COUNT($count, case: "acc") }, { $points } points, { WILDS-COUNT($wilds) } among them
}
# $count (number)
# $rank (rank)
more-of-rank-make-canasta = { $count ->
    [1] one more { RANK-NAME($rank) } makes a canasta
   *[other] { COUNT($count) } more { RANKS-NAME($rank) } make a canasta
}
# $count (number) of cards
# $meld (cards) a sequence or wilds
more-cards-make-canasta = { $count ->
    [1] one more card makes a canasta of { CARDS($meld, case: "of") }
   *[other] { COUNT($count) } more cards make a canasta of { CARDS($meld, case: "of") }
}
# $meld (cards) "kings"
# $count (number) of cards
canasta-then-needs = { $count ->
    [1] a canasta of { CARDS($meld, case: "of") } then needs one more card
   *[other] a canasta of { CARDS($meld, case: "of") } then needs { COUNT($count) } more cards
}
# $who (who)
# $points (number)
points-count-for-side = { $who ->
    [you] its { $points } points count for your side then, no longer against it
   *[other] its { $points } points count for { $who }’s side then, no longer against it
}
# $count (number) of cards in a meld
# $rank (rank)
stays-natural = the { COUNT($count) } { RANKS-NAME($rank) } stay without wilds, for a natural canasta
# $cards (cards) a group
# $points (number)
lays-group = it lays { CARDS($cards, case: "acc") }: { $points } points
# $points (number)
# $share (number) of these points
# $cards (cards) a group
lays-points = it lays { $points } points, { $share } of them with { CARDS($cards, case: "with") }
# $count (number)
pile-has-only = the pile has only { CARDS-COUNT($count, case: "acc") }
# $who (who)
# $count (number) of cards
taking-would-leave = { $who ->
    [you] taking the pile would leave { CARDS-COUNT($count, case: "acc") } in your hand
   *[other] taking the pile would leave { CARDS-COUNT($count, case: "acc") } in { $who }’s hand
}
# $who (who)
taking-would-cost-last-wild = { $who ->
    [you] taking the pile would cost your last wild
   *[other] taking the pile would cost { $who }’s last wild
}
# $count (number)
taking-would-cost-wilds = taking the pile would cost { WILDS-COUNT($count, case: "acc") }
# $who (who)
# $count (number)
# $rank (rank)
taking-would-use = { $who ->
    [you] { $count ->
        [1] taking the pile would use up one { RANK-NAME($rank) } of your hand
       *[other] taking the pile would use up { COUNT($count) } { RANKS-NAME($rank) } of your hand
    }
   *[other] { $count ->
        [1] taking the pile would use up one { RANK-NAME($rank) } of { $who }’s hand
       *[other] taking the pile would use up { COUNT($count) } { RANKS-NAME($rank) } of { $who }’s hand
    }
}
# $who (who)
# $count (number) of cards
# $points (number)
pile-would-count = { $who ->
    [you] the { CARDS-COUNT($count) } under the top card would count { $points } points in your hand
   *[other] the { CARDS-COUNT($count) } under the top card would count { $points } points in { $who }’s hand
}
# $who (who)
# $card (cards) "a king"
cannot-take-top = { $who ->
    [you] you cannot take the pile with { CARDS($card, case: "with") } on top
   *[other] { $who } cannot take the pile with { CARDS($card, case: "with") } on top
}
# $who (who)
# $points (number)
# $minimum (number)
cannot-take-yet = { $who ->
    [you] you cannot take the pile yet: your first melds would have { points-and-minimum }
   *[other] { $who } cannot take the pile yet: { $who }’s first melds would have { points-and-minimum }
}
pile-is-empty = the pile is empty

## Discards.

# $rank (rank)
safe-all-seen = it is safe: all other { RANKS-NAME($rank) } are seen
# $side (side)
# $rank (rank)
safe-closed-rank = { $side ->
    [we] it is safe: your side has a canasta of { RANKS-NAME($rank, case: "of") }, which the top card may not join
    [they] it is safe: they have a canasta of { RANKS-NAME($rank, case: "of") }, which the top card may not join
    [you] it is safe: you have a canasta of { RANKS-NAME($rank, case: "of") }, which the top card may not join
    [player] it is safe: { $side } has a canasta of { RANKS-NAME($rank, case: "of") }, which the top card may not join
   *[several] it is safe: { $side } have a canasta of { RANKS-NAME($rank, case: "of") }, which the top card may not join
}
# $player (who)
# $rank (rank)
safe-no-pair = { $player ->
    [you] it is safe: you cannot hold two { RANKS-NAME($rank) }
   *[other] it is safe: { $player } cannot hold two { RANKS-NAME($rank) }
}
# $player (who)
# $rank (rank)
left-lying = { $player ->
    [you] you left { ONE-OF-RANK($rank, case: "acc") } lying last turn
   *[other] { $player } left { ONE-OF-RANK($rank, case: "acc") } lying last turn
}
# $player (who)
# $rank (rank)
threw-away = { $player ->
    [you] you discarded { ONE-OF-RANK($rank, case: "acc") } last turn
   *[other] { $player } discarded { ONE-OF-RANK($rank, case: "acc") } last turn
}
# $player (who)
# $count (number) of cards in the pile
blocks-pile-for = { $player ->
    [you] it blocks the pile of { $count } for you
   *[other] it blocks the pile of { $count } for { $player }
}
# $count (number) of cards in the pile
# $side (side)
# $who (who)
freezes-pile-they-opened = { $who ->
    [you] { $side ->
        [we] it freezes the pile of { $count }: your side has opened, you have not
        [they] it freezes the pile of { $count }: they have opened, you have not
        [you] it freezes the pile of { $count }: you have opened, you have not
        [player] it freezes the pile of { $count }: { $side } has opened, you have not
       *[several] it freezes the pile of { $count }: { $side } have opened, you have not
    }
   *[other] { $side ->
        [we] it freezes the pile of { $count }: your side has opened, { $who } has not
        [they] it freezes the pile of { $count }: they have opened, { $who } has not
        [you] it freezes the pile of { $count }: you have opened, { $who } has not
        [player] it freezes the pile of { $count }: { $side } has opened, { $who } has not
       *[several] it freezes the pile of { $count }: { $side } have opened, { $who } has not
    }
}
# $count (number) of cards in the pile
freezes-the-pile = { $count ->
    [0] it freezes the pile
   *[other] it freezes the pile of { $count }
}
# $player (who)
# $count (number) of natural cards
# $rank (rank)
needs-naturals = { $player ->
    [you] the pile is frozen: you need { NATURALS-OF-RANK($count, $rank, case: "acc") }
   *[other] the pile is frozen: { $player } needs { NATURALS-OF-RANK($count, $rank, case: "acc") }
}
# $side (side)
# $rank (rank)
they-melded-none = { $side ->
    [we] your side has melded no { RANKS-NAME($rank) }
    [they] they have melded no { RANKS-NAME($rank) }
    [you] you have melded no { RANKS-NAME($rank) }
    [player] { $side } has melded no { RANKS-NAME($rank) }
   *[several] { $side } have melded no { RANKS-NAME($rank) }
}
# $side (side)
# $rank (rank)
they-melded = { $side ->
    [we] your side has melded { RANKS-NAME($rank, case: "acc") }
    [they] they have melded { RANKS-NAME($rank, case: "acc") }
    [you] you have melded { RANKS-NAME($rank, case: "acc") }
    [player] { $side } has melded { RANKS-NAME($rank, case: "acc") }
   *[several] { $side } have melded { RANKS-NAME($rank, case: "acc") }
}
# $who (who)
# $rank (rank)
only-single-card = { $who ->
    [you] { THE-RANK($rank) } is your only single card
   *[other] { THE-RANK($rank) } is { $who }’s only single card
}
# $who (who)
# $rank (rank)
# $count (number) of single cards
one-of-single-cards = { $who ->
    [you] { THE-RANK($rank) } is one of your { COUNT($count) } single cards
   *[other] { THE-RANK($rank) } is one of { $who }’s { COUNT($count) } single cards
}
# $who (who)
# $rank (rank)
# $points (number)
least-single-card = { $who ->
    [you] no other single card of your hand is worth less in a meld than { THE-RANK($rank) } ({ $points })
   *[other] no other single card of { $who }’s hand is worth less in a meld than { THE-RANK($rank) } ({ $points })
}
# $who (who)
# $rank (rank)
# $points (number)
dearest-single-card = { $who ->
    [you] if the hand ends, no other single card costs your side more than { THE-RANK($rank) } ({ $points })
   *[other] if the hand ends, no other single card costs { $who }’s side more than { THE-RANK($rank) } ({ $points })
}
# $who (who)
# $seen (number)
# $all (number)
# $rank (rank)
hardest-to-pair = { $who ->
    [you] { COUNT($seen) } of the { $all } { RANKS-NAME($rank) } are seen, so that no single card of your hand is harder to pair
   *[other] { COUNT($seen) } of the { $all } { RANKS-NAME($rank) } are seen, so that no single card of { $who }’s hand is harder to pair
}
# $who (who)
# $count (number)
single-cards-alike = { $who ->
    [you] by the rules of thumb your { COUNT($count) } single cards are equally good to give up
   *[other] by the rules of thumb { $who }’s { COUNT($count) } single cards are equally good to give up
}
nothing-but-this-card = the pile is empty, so there is nothing to take but this card
# $count (number) of cards in the pile
little-to-take = the pile has only { CARDS-COUNT($count, case: "acc") } to take
# $who (who)
# $rank (rank)
is-canasta-already = { $who ->
    [you] your { RANKS-NAME($rank) } are a canasta already
   *[other] { $who }’s { RANKS-NAME($rank) } are a canasta already
}
# $rank (rank)
nobody-lays-rank = nobody lays { RANKS-NAME($rank, case: "acc") } any more
# $seen (number)
# $all (number)
# $rank (rank)
so-many-are-seen = { COUNT($seen) } of the { $all } { RANKS-NAME($rank) } are seen
# $who (who)
# $count (number)
# $rank (rank)
stay-in-hand = { $who ->
    [you] { COUNT($count) } { RANKS-NAME($rank) } stay in your hand
   *[other] { COUNT($count) } { RANKS-NAME($rank) } stay in { $who }’s hand
}
# $who (who)
# $rank (rank)
# $points (number)
card-counts-in-hand = { $who ->
    [you] { ONE-OF-RANK($rank) } in your hand counts { $points } points
   *[other] { ONE-OF-RANK($rank) } in { $who }’s hand counts { $points } points
}
# $who (who)
# $count (number)
# $rank (rank)
keeps-set = { $who ->
    [you] it keeps your { COUNT($count) } { RANKS-NAME($rank) }
   *[other] it keeps { $who }’s { COUNT($count) } { RANKS-NAME($rank) }
}
# $player (who)
# $rank (rank)
# $count (number) of cards that the player takes
# $unseen (number) of cards of the rank
may-hold-and-take = { $player ->
    [you] you may hold { RANKS-NAME($rank, case: "acc") } and take { CARDS-COUNT($count, case: "acc") }: { COUNT($unseen) } { RANKS-NAME($rank) } are unseen
   *[other] { $player } may hold { RANKS-NAME($rank, case: "acc") } and take { CARDS-COUNT($count, case: "acc") }: { COUNT($unseen) } { RANKS-NAME($rank) } are unseen
}
# $count (number) of cards
leaves-pile = it leaves the pile with { CARDS-COUNT($count, case: "with") } lying
# $who (who)
# $cards (cards) a group
keeps-what-could-be-laid = { $who ->
    [you] it keeps { CARDS($cards, case: "acc") } in your hand that could be laid
   *[other] it keeps { CARDS($cards, case: "acc") } in { $who }’s hand that could be laid
}
# $count (number)
spends-wilds = it spends { WILDS-COUNT($count, case: "acc") }
# $cards (cards) a group
lays-what-could-wait = it lays { CARDS($cards, case: "acc") } that could wait
# $rank (rank)
discards-what-could-be-laid = it discards { ONE-OF-RANK($rank, case: "acc") } that could be laid
# $who (who)
# $rank (rank)
keeps-pair-for-pile = { $who ->
    [you] it keeps your pair of { RANKS-NAME($rank, case: "of") } for the pile
   *[other] it keeps { $who }’s pair of { RANKS-NAME($rank, case: "of") } for the pile
}
# $who (who)
# $rank (rank)
keeps-pair-for-frozen-pile = { $who ->
    [you] it keeps your pair of { RANKS-NAME($rank, case: "of") } for the frozen pile
   *[other] it keeps { $who }’s pair of { RANKS-NAME($rank, case: "of") } for the frozen pile
}
# $who (who)
# $rank (rank)
keeps-pair = { $who ->
    [you] it keeps your pair of { RANKS-NAME($rank, case: "of") }
   *[other] it keeps { $who }’s pair of { RANKS-NAME($rank, case: "of") }
}
# $who (who)
# $rank (rank)
keeps-for-meld = { $who ->
    [you] it keeps { ONE-OF-RANK($rank, case: "acc") } for your meld
   *[other] it keeps { ONE-OF-RANK($rank, case: "acc") } for { $who }’s meld
}
# $rank (rank) twos or jokers
keeps-wild = it keeps { ONE-OF-RANK($rank, case: "acc") }
# "It" is here the discarded card.
# $player (who)
# $meld (cards) "kings"
could-add = { $player ->
    [you] you could add it to the { CARDS($meld, case: "to") }
   *[other] { $player } could add it to the { CARDS($meld, case: "to") }
}
# "It" is here the discarded card.
# $player (who)
# $meld (cards) "kings"
# $count (number) of cards that the player takes
could-add-and-take = { $player ->
    [you] you could add it to the { CARDS($meld, case: "to") } and take { CARDS-COUNT($count, case: "acc") }
   *[other] { $player } could add it to the { CARDS($meld, case: "to") } and take { CARDS-COUNT($count, case: "acc") }
}
# "It" is here the discarded card.
# $player (who)
# $rank (rank)
could-meld-with-pair = { $player ->
    [you] you hold two { RANKS-NAME($rank) } and could meld it
   *[other] { $player } holds two { RANKS-NAME($rank) } and could meld it
}
# $player (who)
# $rank (rank)
# $count (number) of cards that the player takes
could-take-with-pair = { $player ->
    [you] you hold two { RANKS-NAME($rank) } and could take { CARDS-COUNT($count, case: "acc") }
   *[other] { $player } holds two { RANKS-NAME($rank) } and could take { CARDS-COUNT($count, case: "acc") }
}
# $who (who)
# $rank (rank)
breaks-pair = { $who ->
    [you] it breaks up your pair of { RANKS-NAME($rank, case: "of") }
   *[other] it breaks up { $who }’s pair of { RANKS-NAME($rank, case: "of") }
}
# $who (who)
# $count (number)
# $rank (rank)
breaks-set = { $who ->
    [you] it breaks up your { COUNT($count) } { RANKS-NAME($rank) }
   *[other] it breaks up { $who }’s { COUNT($count) } { RANKS-NAME($rank) }
}
# $who (who)
# $rank (rank)
fits-own-meld = { $who ->
    [you] it fits your { RANKS-NAME($rank) }
   *[other] it fits { $who }’s { RANKS-NAME($rank) }
}
# $rank (rank) twos or jokers
gives-wild-away = it gives { ONE-OF-RANK($rank, case: "acc") } away and freezes nothing

## How clauses are put together.

# The opponents where there are several other sides, as the subject of a clause above ($side).
the-others = the others
# $clauses (text) the clauses above, with semicolons
clauses-sentence = { $clauses }.
# $against (text) a clause: what the play tears apart
# $good (text) a clause: what speaks for it
fact-against-but = { $against }, but { $good }
# Takes the place of a clause after "but".
no-better-discard = no better discard was found
# $who (who)
# $take (text) a clause: what another player could take
fact-as-with-all-cards = { $who ->
    [you] { $take }, as with every other card of your hand
   *[other] { $take }, as with every other card of { $who }’s hand
}
# $take (text) a clause: what another player could take
fact-none-better = { $take }, but no better discard was found

## Warnings before a discard. "This" is the card that is to be discarded.

# $player (text)
# $meld (cards) "kings"
warning-adds = { $player } can add this to the { CARDS($meld, case: "to") }
# $player (text)
# $meld (cards) "kings"
# $count (number) of cards that the player takes
warning-adds-and-takes = { $player } can add this to the { CARDS($meld, case: "to") } and take { CARDS-COUNT($count, case: "acc") }
# $player (text)
# $rank (rank)
warning-melds = { $player } holds two { RANKS-NAME($rank) } and can meld this
# $player (text)
# $rank (rank)
# $count (number) of cards that the player takes
warning-takes = { $player } holds two { RANKS-NAME($rank) } and can take { CARDS-COUNT($count, case: "acc") }
