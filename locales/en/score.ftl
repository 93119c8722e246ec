review-hand = Review this hand
natural-canastas = Natural canastas
mixed-canastas = Mixed canastas
no-game-yet = No game has started.
no-hand-yet = No hand is finished yet.
best-of-hand = The best of the hand
no-cards-left = No cards left
count-at-once = Count at once
penalties = Penalties
extras = Further bonuses

## The titles of finished hands.

# $hand (number)
# $side (side)
hand-went-out = { $side ->
    [we] Hand { $hand }: we went out
    [they] Hand { $hand }: they went out
    [you] Hand { $hand }: you went out
   *[other] Hand { $hand }: { $side } went out
}
# $hand (number)
# $side (side)
hand-went-out-concealed = { $side ->
    [we] Hand { $hand }: we went out concealed
    [they] Hand { $hand }: they went out concealed
    [you] Hand { $hand }: you went out concealed
   *[other] Hand { $hand }: { $side } went out concealed
}
# $hand (number)
hand-stock-ran-out = Hand { $hand }: the stock ran out
# $hand (number)
hand-ended-by-three = Hand { $hand }: ended by a three
# $hand (number)
hand-was-special = Hand { $hand }: a special hand was laid
# The title of a finished hand and the totals after it: "Hand 2: we went out: 1,200 to 340".
# $title (text)
# $totals (text) of totals-to
hand-result = { $title }: { $totals }
# Totals of the sides, all in one line of text.
# $before (text)
# $next (text)
totals-to = { $before }{"\u00A0"}to{"\u00A0"}{ $next }

## The score and the end of the match.

is-tie = It is a tie.
# $side (side)
# $margin (number) of points
side-leads = { $side ->
    [we] We lead by { $margin }.
    [they] They lead by { $margin }.
    [you] You lead by { $margin }.
    [player] { $side } leads by { $margin }.
   *[several] { $side } lead by { $margin }.
}
game-is-practice = This game is practice.
# The reader in the list of those who have won.
winner-you = You
# The title of the end of a match.
# $side (side)
# $margin (number) of points
match-won = { $side ->
    [we] We win by { $margin }
    [they] They win by { $margin }
    [you] You win by { $margin }
    [player] { $side } wins by { $margin }
   *[several] { $side } win by { $margin }
}
# How long a match was.
# $count (number) of hands
# $goal (text) where it ends: "to 5,000"
match-note = { $count ->
    [1] After one hand, { $goal }.
   *[other] After { $count } hands, { $goal }.
}
# $count (number) of hands
# $goal (text) where it ends: "to 5,000"
match-note-practice = { $count ->
    [1] After one hand, { $goal } (practice).
   *[other] After { $count } hands, { $goal } (practice).
}
# $count (number) of hands
hands-note = { $count ->
    [1] After one hand.
   *[other] After { $count } hands.
}
# $count (number) of hands
hands-note-practice = { $count ->
    [1] After one hand (practice).
   *[other] After { $count } hands (practice).
}
# The end of a line in the graph: "We 1,200".
# $side (side)
# $points (number)
total-of = { $side ->
    [we] We { $points }
    [they] They { $points }
    [you] You { $points }
   *[other] { $side } { $points }
}
# The same within a sentence: "we 1,695".
# $side (side)
# $points (number)
points-of-side = { $side ->
    [we] we { $points }
    [they] they { $points }
    [you] you { $points }
   *[other] { $side } { $points }
}

## The end of a hand: the headline.

# $who (who)
goes-out = { $who ->
    [you] You go out!
   *[other] { $who } goes out!
}
# $who (who)
goes-out-concealed = { $who ->
    [you] You go out concealed!
   *[other] { $who } goes out concealed!
}
# $who (who)
lays-special = { $who ->
    [you] You lay a special hand!
   *[other] { $who } lays a special hand!
}
stock-used-up = The stock is used up
three-ends-hand = A three ends the hand

## The end of a hand: how it came about.

stock-ends-story = The stock is empty, and nobody went out.
special-story = All fourteen cards make a special hand, which ends the hand.
# $who (who)
# $three (three)
three-story = { $three ->
    [red] { $who ->
        [you] You draw a red three as the last card of the stock, so no card replaces it.
       *[other] { $who } draws a red three as the last card of the stock, so no card replaces it.
    }
    [black] { $who ->
        [you] You draw a black three as the last card of the stock, so no card replaces it.
       *[other] { $who } draws a black three as the last card of the stock, so no card replaces it.
    }
   *[any] { $who ->
        [you] You draw a three as the last card of the stock, so no card replaces it.
       *[other] { $who } draws a three as the last card of the stock, so no card replaces it.
    }
}
# $who (who)
# $points (number)
concealed-story = { $who ->
    [you] You lay the whole hand at once for { $points }, having laid nothing before.
   *[other] { $who } lays the whole hand at once for { $points }, having laid nothing before.
}
# $who (who)
concealed-story-free = { $who ->
    [you] You lay the whole hand at once, having laid nothing before.
   *[other] { $who } lays the whole hand at once, having laid nothing before.
}
# $who (who)
# $card (cards) with its article
out-discards = { $who ->
    [you] You discard the last card: { CARDS($card) }.
   *[other] { $who } discards the last card: { CARDS($card) }.
}
# $who (who)
out-plays = { $who ->
    [you] You play the last card.
   *[other] { $who } plays the last card.
}
# $who (who)
out-takes = { $who ->
    [you] You take the pile and lay every card.
   *[other] { $who } takes the pile and lays every card.
}
# $who (who)
# $count (number) of cards
out-takes-and-discards = { $who ->
    [you] You take the pile, lay { CARDS-IN-WORDS($count, case: "acc") } and discard the last.
   *[other] { $who } takes the pile, lays { CARDS-IN-WORDS($count, case: "acc") } and discards the last.
}
# $who (who)
# $count (number) of cards
out-lays-and-discards = { $who ->
    [you] You lay { CARDS-IN-WORDS($count, case: "acc") } and discard the last card.
   *[other] { $who } lays { CARDS-IN-WORDS($count, case: "acc") } and discards the last card.
}
# $who (who)
# $melds (list) with their articles, "the kings"
out-closes-and-discards = { $who ->
    [you] You close { LIST($melds, case: "acc") } and discard the last card.
   *[other] { $who } closes { LIST($melds, case: "acc") } and discards the last card.
}
# The last cards complete canastas.
# $owner (owner)
# $name (text) of the player
# $count (number) of cards
# $melds (list) with their articles, "the kings"
out-last-close = { $owner ->
    [reader] { $count ->
        [1] Your last card closes { LIST($melds, case: "acc") }.
       *[other] Your last { COUNT($count) } cards close { LIST($melds, case: "acc") }.
    }
    [partner] { $count ->
        [1] Your partner's last card closes { LIST($melds, case: "acc") }.
       *[other] Your partner's last { COUNT($count) } cards close { LIST($melds, case: "acc") }.
    }
   *[named] { $count ->
        [1] { $name }'s last card closes { LIST($melds, case: "acc") }.
       *[other] { $name }'s last { COUNT($count) } cards close { LIST($melds, case: "acc") }.
    }
}
# The last cards are laid as one new meld.
# $owner (owner)
# $name (text) of the player
# $count (number) of cards
# $meld (cards) "kings"
out-last-are = { $owner ->
    [reader] { $count ->
        [1] Your last card is a meld of { CARDS($meld, case: "of") }.
       *[other] Your last { COUNT($count) } cards are a meld of { CARDS($meld, case: "of") }.
    }
    [partner] { $count ->
        [1] Your partner's last card is a meld of { CARDS($meld, case: "of") }.
       *[other] Your partner's last { COUNT($count) } cards are a meld of { CARDS($meld, case: "of") }.
    }
   *[named] { $count ->
        [1] { $name }'s last card is a meld of { CARDS($meld, case: "of") }.
       *[other] { $name }'s last { COUNT($count) } cards are a meld of { CARDS($meld, case: "of") }.
    }
}
# The last cards are added to melds.
# $owner (owner)
# $name (text) of the player
# $count (number) of cards
# $melds (list) with their articles, "the kings"
out-last-go-to = { $owner ->
    [reader] { $count ->
        [1] Your last card goes to { LIST($melds, case: "to") }.
       *[other] Your last { COUNT($count) } cards go to { LIST($melds, case: "to") }.
    }
    [partner] { $count ->
        [1] Your partner's last card goes to { LIST($melds, case: "to") }.
       *[other] Your partner's last { COUNT($count) } cards go to { LIST($melds, case: "to") }.
    }
   *[named] { $count ->
        [1] { $name }'s last card goes to { LIST($melds, case: "to") }.
       *[other] { $name }'s last { COUNT($count) } cards go to { LIST($melds, case: "to") }.
    }
}

## The meld that is shown large at the end of a hand.

# $meld (cards) "kings"
natural-canasta-of = Natural canasta of { CARDS($meld, case: "of") }
# $meld (cards) "kings"
mixed-canasta-of = Mixed canasta of { CARDS($meld, case: "of") }
# $meld (cards) "spades in sequence"
complete-sequence = Complete { CARDS($meld) }
# $meld (cards) "wilds"
canasta-of = Canasta of { CARDS($meld, case: "of") }
# $meld (cards) "kings"
meld-of = Meld of { CARDS($meld, case: "of") }

## The scores of a hand.

# $points (text) of the sides: "we 1,695, they −20"
this-hand-scores = This hand: { $points }.
# $points (text) of the sides: "we 1,695, they −20"
total-scores = Total: { $points }.
# The total before the hand, below the total after it.
# $points (number)
total-was = was { $points }
# The title of the pad.
# $hand (number)
pad-hand = Hand { $hand }
# $hand (number)
# $deals (number) of hands in all
pad-hand-of = Hand { $hand } of { $deals }
# Beside the hand of the player who went out.
open-hand-out = out
# Over the reader's hand.
open-hand-you = You

## The story of a match: headings and facts.

story-best-hand = Best hand
story-largest-lead = Largest lead
story-lead = The lead
story-canastas = Canastas
story-decided = Decided by
story-going-out = Going out
# $side (side)
# $hand (number)
# $points (number)
story-best-hand-is = { $side ->
    [we] We in hand { $hand }: { $points }
    [they] They in hand { $hand }: { $points }
    [you] You in hand { $hand }: { $points }
   *[other] { $side } in hand { $hand }: { $points }
}
# $side (side)
# $hand (number)
# $points (number)
story-largest-lead-is = { $side ->
    [we] We after hand { $hand }: { $points }
    [they] They after hand { $hand }: { $points }
    [you] You after hand { $hand }: { $points }
   *[other] { $side } after hand { $hand }: { $points }
}
# "It" is the lead.
# $side (side)
# $hand (number)
story-took-lead = { $side ->
    [we] We took it for good with hand { $hand }
    [they] They took it for good with hand { $hand }
    [you] You took it for good with hand { $hand }
   *[other] { $side } took it for good with hand { $hand }
}
# The same after the lead has changed several times.
# $side (side)
# $hand (number)
# $count (number) of changes
story-took-lead-after = { $side ->
    [we] We took it for good with hand { $hand }, after { COUNT($count) } changes
    [they] They took it for good with hand { $hand }, after { COUNT($count) } changes
    [you] You took it for good with hand { $hand }, after { COUNT($count) } changes
   *[other] { $side } took it for good with hand { $hand }, after { COUNT($count) } changes
}
# $side (side)
story-always-ahead = { $side ->
    [we] We were ahead all the way
    [they] They were ahead all the way
    [you] You were ahead all the way
    [player] { $side } was ahead all the way
   *[several] { $side } were ahead all the way
}
# The canastas of the first side: "We 1 natural, 2 mixed".
# $side (side)
# $canastas (text) of the messages below
story-canastas-of = { $side ->
    [we] We { $canastas }
    [they] They { $canastas }
    [you] You { $canastas }
   *[other] { $side } { $canastas }
}
# Those of the next side, after a semicolon: "they none".
# $side (side)
# $canastas (text) of the messages below
story-canastas-of-next = { $side ->
    [we] we { $canastas }
    [they] they { $canastas }
    [you] you { $canastas }
   *[other] { $side } { $canastas }
}
no-canastas = none
# Of canastas, as three below: "1 natural".
# $count (number)
canastas-natural = { $count } natural
# $count (number)
canastas-mixed = { $count } mixed
# $count (number)
canastas-sequence = { $count } of a sequence
# $count (number)
canastas-wild = { $count } wild
# What a match was decided by, and the points of the sides.
# $what (text) one of the messages below
# $points (text) "we −40, they −300"
decided-points = { $what }: { $points }
decided-canastas = canastas
decided-melded = cards laid
decided-in-hand = cards left in the hand
decided-threes = red threes
decided-going-out = going out
decided-penalties = penalties
decided-extras = further bonuses
decided-special = a special hand
# Who went out how often, in a list that follows "Going out".
# $who (who)
# $count (number)
went-out-times = { $who ->
    [you] { $count ->
        [1] you once
        [2] you twice
       *[other] you { COUNT($count) } times
    }
   *[other] { $count ->
        [1] { $who } once
        [2] { $who } twice
       *[other] { $who } { COUNT($count) } times
    }
}
# The same where a match has one hand.
# $who (who)
went-out-name = { $who ->
    [you] you
   *[other] { $who }
}
nobody-went-out = Nobody

## Another level after a match. A sentence that describes the level follows.

ready-for-more = Ready for more?
another-try = Another try against the same players, or an easier match first?
# A button.
# $level (text)
play-against = Play against { $level }
