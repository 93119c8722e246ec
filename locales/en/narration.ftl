### What happened in a turn. Clauses of one subject become a list: "Ada drew a card, laid three kings and discarded the 9♦."
### The past stands in the history and in what is read aloud. The present stands below the name of the player who is doing it.
### In the present the subject is never the reader.

# A turn of one player.
# $who (who)
# $clauses (text) the clauses below, as a list
turn-told = { $who ->
    [you] You { $clauses }.
   *[other] { $who } { $clauses }.
}
# $who (who)
# $tense (tense)
# $count (number) of cards drawn
clause-drew = { $tense ->
    [past] drew { DRAWN-CARDS($count) }
   *[present] draws { DRAWN-CARDS($count) }
}
# $who (who)
# $tense (tense)
# $count (number) of cards drawn
# $threes (cards) the threes that were laid out, "a red three"
clause-drew-threes = { $tense ->
    [past] drew { DRAWN-CARDS($count) } and { CARDS($threes) }
   *[present] draws { DRAWN-CARDS($count) } and { CARDS($threes) }
}
# $who (who)
# $tense (tense)
# $cards (cards) a group, or several
clause-laid = { $tense ->
    [past] laid { CARDS($cards) }
   *[present] lays { CARDS($cards) }
}
# The first meld of a side.
# $who (who)
# $tense (tense)
# $cards (cards) a group, or several
clause-opened = { $tense ->
    [past] opened with { CARDS($cards, case: "with") }
   *[present] opens with { CARDS($cards, case: "with") }
}
# $who (who)
# $tense (tense)
# $count (number) of cards
clause-laid-count = { $tense ->
    [past] laid { CARDS-COUNT($count) }
   *[present] lays { CARDS-COUNT($count) }
}
# $who (who)
# $tense (tense)
# $count (number) of cards
clause-opened-count = { $tense ->
    [past] opened with { CARDS-COUNT($count) }
   *[present] opens with { CARDS-COUNT($count) }
}
# $who (who)
# $tense (tense)
# $added (list) of added-to-meld, below
clause-added = { $tense ->
    [past] added { LIST($added) }
   *[present] adds { LIST($added) }
}
# Cards and the meld that they are added to: "a king to the kings".
# $cards (cards)
# $meld (cards) the name of the meld, "kings"
added-to-meld = { CARDS($cards, case: "acc") } to the { CARDS($meld, case: "to") }
# $who (who)
# $tense (tense)
# $count (number) of canastas
# $melds (list) their names, "kings"
clause-closed = { $tense ->
    [past] { $count ->
        [one] closed a canasta of { LIST($melds, case: "of") }
       *[other] closed canastas of { LIST($melds, case: "of") }
    }
   *[present] { $count ->
        [one] closes a canasta of { LIST($melds, case: "of") }
       *[other] closes canastas of { LIST($melds, case: "of") }
    }
}
# $who (who)
# $tense (tense)
# $count (number) of cards in the pile
# $top (cards) the top card
clause-took = { $tense ->
    [past] took the pile of { CARDS-COUNT($count) } with { CARDS($top, case: "with") } on top
   *[present] takes the pile of { CARDS-COUNT($count) } with { CARDS($top, case: "with") } on top
}
# $who (who)
# $tense (tense)
# $count (number) of cards in the pile
clause-took-brief = { $tense ->
    [past] took the pile of { CARDS-COUNT($count) }
   *[present] takes the pile of { CARDS-COUNT($count) }
}
# $who (who)
# $tense (tense)
# $threes (cards) "two red threes"
clause-laid-out = { $tense ->
    [past] laid out { CARDS($threes, case: "acc") }
   *[present] lays out { CARDS($threes, case: "acc") }
}
# $who (who)
# $tense (tense)
# $card (cards)
clause-discarded = { $tense ->
    [past] discarded { CARDS($card, case: "acc") }
   *[present] discards { CARDS($card, case: "acc") }
}
# $who (who)
# $tense (tense)
clause-froze = { $tense ->
    [past] froze the pile
   *[present] freezes the pile
}
# $who (who)
# $tense (tense)
clause-blocked = { $tense ->
    [past] blocked the pile
   *[present] blocks the pile
}
# In Hand and Foot.
# $who (who)
# $tense (tense)
clause-foot = { $tense ->
    [past] picked up the foot
   *[present] picks up the foot
}
# $who (who)
# $tense (tense)
# $threes (cards)
clause-foot-threes = { $tense ->
    [past] picked up the foot with { CARDS($threes, case: "with") }
   *[present] picks up the foot with { CARDS($threes, case: "with") }
}
# Cards from the stock as a bonus for the opening.
# $who (who)
# $tense (tense)
# $count (number)
clause-bonus = { $tense ->
    [past] drew { CARDS-COUNT($count) } for the opening
   *[present] draws { CARDS-COUNT($count) } for the opening
}
# $who (who)
# $tense (tense)
# $count (number)
# $threes (cards)
clause-bonus-threes = { $tense ->
    [past] drew { CARDS-COUNT($count) } for the opening with { CARDS($threes, case: "with") }
   *[present] draws { CARDS-COUNT($count) } for the opening with { CARDS($threes, case: "with") }
}
# $who (who)
# $tense (tense)
clause-alone = { $tense ->
    [past] played alone from now on
   *[present] plays alone from now on
}
# $who (who)
# $tense (tense)
clause-kept = { $tense ->
    [past] kept the last card
   *[present] keeps the last card
}
# The player asks the partner whether to go out.
# $who (who)
# $tense (tense)
clause-asked = { $tense ->
    [past] asked to go out
   *[present] asks to go out
}
# $who (who)
# $tense (tense)
clause-said-yes = { $tense ->
    [past] said yes
   *[present] says yes
}
# $who (who)
# $tense (tense)
clause-said-no = { $tense ->
    [past] said no
   *[present] says no
}
# $who (who)
# $tense (tense)
clause-went-out = { $tense ->
    [past] went out
   *[present] goes out
}
# $who (who)
# $tense (tense)
clause-went-out-concealed = { $tense ->
    [past] went out concealed
   *[present] goes out concealed
}
# $who (who)
# $tense (tense)
clause-special = { $tense ->
    [past] laid a special hand
   *[present] lays a special hand
}
# $hand (number)
# $who (who) who leads
hand-is-dealt = { $who ->
    [you] Hand { $hand } is dealt. You lead.
   *[other] Hand { $hand } is dealt. { $who } leads.
}
# After hand-is-dealt.
hand-has-other-rules = Other rules hold in this hand; the rules page says which.
# What is said after the deal: the cards that the cutter kept, which all know.
# $who (who)
# $cards (cards)
cutter-kept = { $who ->
    [you] You kept { CARDS($cards, case: "acc") } of the cut.
   *[other] { $who } kept { CARDS($cards, case: "acc") } of the cut.
}
stock-ended-hand = The stock is empty: the hand ends.
three-ended-hand = A three was the last card of the stock: the hand ends.

## The history and the start of a hand.

# The heading of a round: every player has had a turn.
# $count (number)
history-round = Round { $count }
# $count (number) of cards
was-dealt = Each player was dealt { CARDS-COUNT($count) }.
# $count (number) of cards
# $cut (number) of cards dealt to the player who cut
was-dealt-after-cut = Each player was dealt { CARDS-COUNT($count) }, and the one who cut { $cut }.
# The cutter might have kept wild cards.
# $who (who)
cutter-kept-nothing = { $who ->
    [you] You kept nothing of the cut.
   *[other] { $who } kept nothing of the cut.
}
# $cards (list) by their signs
turned-up = Turned up: { LIST($cards) }.
# The first side that laid out threes at the deal.
# $side (side)
# $threes (cards)
deal-laid-out = { $side ->
    [we] We laid out { CARDS($threes, case: "acc") }
    [they] They laid out { CARDS($threes, case: "acc") }
    [you] You laid out { CARDS($threes, case: "acc") }
   *[other] { $side } laid out { CARDS($threes, case: "acc") }
}
# The next side, after a comma: "they a red three".
# $side (side)
# $threes (cards)
deal-laid-out-too = { $side ->
    [we] we { CARDS($threes, case: "acc") }
    [they] they { CARDS($threes, case: "acc") }
    [you] you { CARDS($threes, case: "acc") }
   *[other] { $side } { CARDS($threes, case: "acc") }
}
# $sides (text) the sides that laid out threes, with a comma between them
deal-laid-out-all = { $sides }.
