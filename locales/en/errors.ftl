### Why the rules refuse something: in a sentence, and in a few words for the second line of a button.

## In a sentence.

refused-hand-over = The hand is over.
# $name (text) whose turn it is
refused-not-your-turn = It is not your turn: wait for { $name }.
refused-must-draw = Draw from the stock or take the pile first.
refused-already-drawn = You have already drawn this turn.
# $count (number) one to three
refused-too-early = { $count ->
    [one] In the first turn nothing is melded, and the pile is not taken.
   *[other] In the first { COUNT($count) } turns nothing is melded, and the pile is not taken.
}
# $cards (cards)
refused-not-in-hand = You do not have { CARDS($cards, case: "acc") } in your hand.
refused-no-cards = Select the cards to lay first.
# $rank (rank)
refused-rank-does-not-fit = A meld is made of one rank, with or without wilds: { ONE-OF-RANK($rank) } does not fit.
# $cards (cards) of two ranks at least
refused-mixed-ranks = A meld is made of one rank, with or without wilds: { CARDS($cards) } do not go together.
refused-black-threes-few = Black threes are melded only by a player who goes out in the same turn, three or four together.
# $meld (cards) the name of the meld, "kings"
# $cards (number) of the meld
# $least (number)
refused-meld-small = A meld needs at least { COUNT($least) } cards: the { CARDS($meld) } would have { COUNT($cards) }.
# $naturals (number)
# $least (number)
refused-few-naturals = A meld needs at least { COUNT($least) } natural cards: this one would have { NONE-OR($naturals) }.
# $rank (rank)
# $wilds (number)
# $most (number) of wilds that are allowed
refused-many-wilds = { $most ->
    [0] The { RANKS-NAME($rank) } would hold { WILDS-COUNT($wilds, case: "acc") }; none is allowed.
    [1] The { RANKS-NAME($rank) } would hold { WILDS-COUNT($wilds, case: "acc") }; at most one is allowed.
   *[other] The { RANKS-NAME($rank) } would hold { WILDS-COUNT($wilds, case: "acc") }; at most { COUNT($most) } are allowed.
}
# $rank (rank)
# $wilds (number)
# $naturals (number)
refused-wilds-outnumber = { $naturals ->
    [one] The { RANKS-NAME($rank) } would hold { WILDS-COUNT($wilds, case: "acc") } and one natural: wilds may not outnumber naturals.
   *[other] The { RANKS-NAME($rank) } would hold { WILDS-COUNT($wilds, case: "acc") } and { COUNT($naturals) } naturals: wilds may not outnumber naturals.
}
# $own (own)
# $meld (cards) the name of the meld, "kings"
refused-no-such-meld = { $own ->
    [side] Your side has no meld of { CARDS($meld, case: "of") } that wilds could join.
   *[alone] You have no meld of { CARDS($meld, case: "of") } that wilds could join.
}
refused-no-sequence = A sequence is three to seven neighbours of one suit, from 4 up to the ace, without wilds.
# $meld (cards) the name of the meld, "kings"
# $cards (number) of the meld
# $most (number)
refused-meld-full = The { CARDS($meld) } would have { COUNT($cards) } cards; at most { COUNT($most) } are allowed.
# $own (own)
# $meld (cards) the name of the meld, "kings"
refused-meld-exists = { $own ->
    [side] Your side has a meld of { CARDS($meld, case: "of") } that must be a canasta before another begins.
   *[alone] You have a meld of { CARDS($meld, case: "of") } that must be a canasta before another begins.
}
# $rank (rank)
refused-pure-rank = A meld of { RANKS-NAME($rank, case: "of") } takes no wilds.
# $rank (rank)
# $naturals (number) that there would be
# $least (number)
refused-wilds-early = A wild joins the { RANKS-NAME($rank) } only when there are { COUNT($least) } naturals: there would be { COUNT($naturals) }.
refused-wild-meld-first = Wilds go to the meld of wilds until it is a canasta.
# $rank (rank)
refused-dead-rank = There is a canasta of { RANKS-NAME($rank, case: "of") }, so no more of them are laid.
refused-black-threes-never = Black threes are never melded in this game.
refused-opening-pure = The opening needs three naturals of one rank from the hand, without wilds.
refused-opening-canasta = The opening must hold a canasta now.
refused-opening-natural-canasta = The opening must hold a canasta without wilds now.
# $cards (cards) cards in the nominative, at the start of a sentence
refused-came-with-pile = { CARDS($cards) } came with the pile: you may lay what came with it in your next turn.
refused-opening-mixed = The opening may hold no canasta with wilds.
# The sentence gets a capital letter.
# $rank (rank)
# $suit (suit)
refused-discard = { THE-CARD($rank, $suit) } may not be discarded now.
refused-discard-joker = The joker may not be discarded now.
refused-discard-needed = To go out, the last card must be discarded.
refused-meld-out = To go out, the last card must be melded.
refused-partners-foot = You may not go out: your partner has not picked up the foot yet.
# $own (own)
# $kind (canasta)
# $have (number)
# $need (number)
refused-few-of-kind = { $own ->
    [side] To go out, your side needs { CANASTAS-OF-KIND($need, $kind, case: "acc") }: it would have { NONE-OR($have) }.
   *[alone] To go out, you need { CANASTAS-OF-KIND($need, $kind, case: "acc") }: you would have { NONE-OR($have) }.
}
# $meld (cards) the name of the meld, "kings"
refused-incomplete-meld = The meld of { CARDS($meld, case: "of") } must be a canasta before anybody goes out.
refused-must-ask = Ask your partner first: nobody goes out without a yes.
refused-not-special = The hand is not this special hand, or it cannot be laid now.
refused-red-threes = Red threes are never melded.
refused-black-threes-early = Black threes are melded only by a player who goes out in the same turn.
refused-black-threes-wilds = Black threes are melded without wilds.
# $points (number) of the cards
# $minimum (number)
# $lacking (number) of points
refused-below-minimum = This counts { $points } points. Your opening minimum is { $minimum }: { $lacking } more are needed.
refused-opening-wilds = The opening may hold no wilds.
refused-pile-empty = There is no pile to take.
refused-pile-closed = In these rules the pile is never taken.
# $own (own)
refused-pile-unopened = { $own ->
    [side] Until your side has melded, it may not take the pile.
   *[alone] Until you have melded, you may not take the pile.
}
refused-pile-wild = A wild card lies on top: the pile cannot be taken.
# $cards (cards) wilds-like-top of rules.ftl
refused-pile-wild-pair = A wild card lies on top: only { CARDS($cards) } from your hand can take the pile, as a meld of wilds.
# The sentence gets a capital letter.
# $top (cards) "a black three"
refused-pile-blocked = { CARDS($top) } lies on top: the pile is blocked for you this turn.
# $naturals (number) of cards, two mostly
# $rank (rank)
refused-frozen-by-wild = The pile is frozen by a wild card: only { NATURALS-OF-RANK($naturals, $rank) } from your hand can take it.
# $naturals (number) of cards, two mostly
# $rank (rank)
refused-frozen-by-three = The pile is frozen by a red three: only { NATURALS-OF-RANK($naturals, $rank) } from your hand can take it.
# $naturals (number) of cards, two mostly
# $rank (rank)
refused-frozen-by-black-three = The pile is frozen by a black three: only { NATURALS-OF-RANK($naturals, $rank) } from your hand can take it.
# $cards (cards) frozen-cards of rules.ftl
refused-frozen-asks = The pile is frozen by a card in it: only { CARDS($cards) } from your hand can take it.
# $naturals (number) of cards, two mostly
# $rank (rank)
refused-frozen-always = In these rules only { NATURALS-OF-RANK($naturals, $rank) } from your hand can take the pile.
# $own (own)
# $naturals (number) of cards, two mostly
# $rank (rank)
refused-frozen-not-melded = { $own ->
    [side] Until your side has melded, only { NATURALS-OF-RANK($naturals, $rank) } from your hand can take the pile.
   *[alone] Until you have melded, only { NATURALS-OF-RANK($naturals, $rank) } from your hand can take the pile.
}
# $naturals (number) of cards, two mostly
# $rank (rank)
refused-pile-pair = To take the pile you need { NATURALS-OF-RANK($naturals, $rank, case: "acc") } from your hand.
# $rank (rank)
refused-top-does-not-fit = The top card is { ONE-OF-RANK($rank) }: take it with { RANKS-NAME($rank, case: "with") } from your hand, or onto your meld of them.
# $rank (rank)
refused-canasta-full = Your { RANKS-NAME($rank) } are a canasta already: in these rules the top card may not join it.
refused-one-card-pile = With one card in your hand you cannot take a pile of one card.
# $own (own)
# $have (number) of canastas
# $need (number) of canastas
refused-few-canastas = { $own ->
    [side] To go out your side needs { CANASTAS-COUNT($need, case: "acc") }; it has { NONE-OR($have) }.
   *[alone] To go out you need { CANASTAS-COUNT($need, case: "acc") }; you have { NONE-OR($have) }.
}
# $own (own)
# $ranks (list) "kings and queens"
refused-no-canasta-of = { $own ->
    [side] To go out your side still needs a canasta of { LIST($ranks, case: "of") }.
   *[alone] To go out you still need a canasta of { LIST($ranks, case: "of") }.
}
# $own (own)
# $have (number) of canastas
# $need (number) of canastas
refused-keep-two = { $own ->
    [side] Keep at least two cards, one of them to discard: to go out your side needs { CANASTAS-COUNT($need, case: "acc") }; it has { NONE-OR($have) }.
   *[alone] Keep at least two cards, one of them to discard: to go out you need { CANASTAS-COUNT($need, case: "acc") }; you have { NONE-OR($have) }.
}
refused-keep-two-to-finish = Keep at least two cards, one of them to discard: you could not finish the turn otherwise.
refused-must-take = The stock is empty: you can take the pile, so you must.
refused-cannot-ask = You may ask only once in a turn, before you meld, and only when you could go out.
refused-must-answer = Answer your partner first: yes or no.
refused-must-go-out = { must-go-out }
refused-partner-said-no = Your partner said no: you may not go out this turn.
refused-cannot-keep = You may keep the last card only when you may not go out.
refused-not-possible = That is not possible now.
# After "Line 5 of the record:".
refused-unreadable-line = this line cannot be read.
refused-pick-cards = Select cards in your hand first.
refused-pick-one = Select one card to discard.
# $own (own)
refused-their-melds = { $own ->
    [side] You can add cards to your own side's melds only.
   *[alone] You can add cards to your own melds only.
}
# $rank (rank)
refused-none-of = You have no { RANKS-NAME($rank, case: "acc") } in your hand.
refused-onto-stock = Cards never go onto the stock: lay them on your side, or discard one onto the pile.

## In a few words: the second line of a button that cannot be used.

short-hand-over = the hand is over
# $name (text) whose turn it is
short-not-your-turn = wait for { $name }
short-must-draw = draw first
short-already-drawn = already drawn
short-too-early = not in the first turns
short-not-in-hand = not in your hand
short-pick-cards = select cards
short-pick-one = select one card
short-mixed-ranks = one rank, with or without wilds
short-black-threes-early = black threes only when going out
# $count (number) how many more
# $rank (rank)
short-more-of-rank = { $count ->
    [one] needs one more { RANK-NAME($rank, case: "acc") }
   *[other] needs { COUNT($count) } more { RANKS-NAME($rank, case: "acc") }
}
# $count (number) how many more
# $meld (cards) what the meld is made of, "wilds" or "hearts in sequence"
short-more-of-meld = needs { COUNT($count) } more { CARDS($meld, case: "acc") }
# $count (number) how many more
short-more-cards = { $count ->
    [one] needs one more card
   *[other] needs { COUNT($count) } more cards
}
# $least (number)
short-few-naturals = { $least ->
    [one] needs one natural
   *[other] needs { COUNT($least) } naturals
}
short-no-wilds = no wilds
# $most (number)
short-many-wilds = at most { WILDS-COUNT($most) }
short-wilds-outnumber = more wilds than naturals
short-no-such-meld = no meld for wilds alone
short-no-sequence = no run of one suit
# $most (number)
short-meld-full = at most { COUNT($most) } cards
short-meld-exists = one meld at a time
short-pure-rank = takes no wilds
# $least (number)
short-wilds-early = wilds only from { COUNT($least) } naturals on
short-wild-meld-first = the wild meld first
# $rank (rank)
short-dead-rank = no more { RANKS-NAME($rank) } are laid
short-black-threes-never = black threes are never melded
short-opening-pure = needs a set without wilds
short-opening-canasta = opening needs a canasta
short-opening-natural-canasta = opening needs a canasta without wilds
short-came-with-pile = came with the pile: next turn
short-opening-mixed = no canasta with wilds yet
# The card cannot be discarded.
short-discard = may not be discarded now
short-discard-needed = keep a card to discard
short-meld-out = meld the last card too
short-partners-foot = your partner has a foot
# $kind (canasta)
# $have (number)
# $need (number)
short-few-of-kind = { KINDS-OF-CANASTAS($kind) }: { $have } of { $need }
# $meld (cards) the name of the meld, "kings"
short-incomplete-meld = complete the { CARDS($meld, case: "acc") } first
short-must-ask = ask your partner first
short-not-special = not this hand
short-red-threes = red threes are never melded
short-black-threes-wilds = black threes take no wilds
# $points (number)
# $minimum (number)
short-below-minimum = { $points } of { $minimum }
short-opening-wilds = no wilds in the opening
short-pile-empty = the pile is empty
short-pile-closed = never taken in these rules
# Also a badge at the pile, after "Not opened".
short-pile-unopened = lay the opening first
short-pile-wild = a wild card is on top
# $top (cards) "a black three"
short-pile-blocked = { CARDS($top) } is on top
# $naturals (number) of cards, two mostly
# $rank (rank)
short-pile-frozen = frozen: needs { NATURALS-OF-RANK($naturals, $rank, case: "acc") }
# $cards (cards) frozen-cards or wilds-like-top of rules.ftl
short-frozen-asks = frozen: needs { CARDS($cards, case: "acc") }
# $naturals (number) of cards, two mostly
# $rank (rank)
short-pile-pair = needs { NATURALS-OF-RANK($naturals, $rank, case: "acc") }
# $rank (rank)
short-top-does-not-fit = { ONE-OF-RANK($rank) } does not fit
# $rank (rank)
short-canasta-full = your { RANKS-NAME($rank) } are a canasta
short-one-card-pile = one card cannot take one card
# $have (number)
# $need (number)
short-few-canastas = canastas: { $have } of { $need }
# $ranks (list) "kings and queens"
short-no-canasta-of = needs a canasta of { LIST($ranks, case: "of") }
short-keep-two = keep at least two cards
short-must-take = you must take the pile
short-cannot-ask = cannot ask now
short-must-answer = answer first
short-must-go-out = you must go out
short-partner-said-no = your partner said no
# The last card.
short-cannot-keep = cannot be kept
short-not-possible = not possible now
short-bad-rules = rules that are not possible
short-bad-record = damaged record
# The stock, or the melds of another side, on which cards are dropped.
short-takes-none = takes no cards

## Why rules are not possible. They begin with the name of the rule, as the dialog of the house rules has it.

# $name (text)
no-such-rules = There are no rules called “{ $name }”.
# $name (text) a name in a code or a file
no-such-rule = The rules have no field { $name }.
# $field (text)
rules-not-an-object = { $field }: the changes to the rules are not a JSON object.
# $field (text)
rules-not-a-value = { $field }: this value is not possible.
# $field (text)
# $least (number)
# $most (number)
rules-out-of-range = { $field }: must be from { $least } to { $most }.
# $field (text)
# $cards (number)
# $most (number)
rules-many-cards = { $field }: the cards dealt and the turned-up card would be { $cards }; at most { $most } are allowed.
# $field (text) "Sides"
# $players (number)
rules-unequal-sides = { $field }: { COUNT($players) } players make no { $field } of the same size.
# $field (text)
rules-not-three-players = { $field }: this needs three players, each alone at first.
# $field (text)
rules-not-two-pairs = { $field }: this needs four seats in two sides.
# $field (text)
rules-nobody-to-ask = { $field }: where each plays alone there is no partner to ask.
# $field (text)
rules-many-ranks = { $field }: more ranks are required than canastas are needed to go out.
# $field (text)
rules-minimums-fall = { $field }: a minimum is smaller than the one for a lower score.
# $field (text)
rules-concealed-low = { $field }: the total for going out concealed is below the bonus for going out.
# $field (text)
rules-no-minimum = { $field }: there must be one minimum at least.
# $field (text)
rules-steps-do-not-fit = { $field }: the scores must rise, and be one fewer than the minimums.
# $field (text)
rules-many-kinds = { $field }: more canastas of certain kinds are required than canastas are needed to go out.
# $field (text)
rules-no-such-melds = { $field }: this is about melds that may not be laid.
# $field (text)
rules-many-talons = { $field }: more sides get bonus cards than there are.
# $field (text)
rules-not-fourteen-cards = { $field }: special hands need fourteen cards after the first draw.
# $field (text)
rules-not-a-sign = { $field }: two numbers are needed, the second not smaller than the first.
# $field (text)
rules-discard-and-none = { $field }: the last card cannot be both always and never discarded.
# $field (text)
rules-nothing-freezes = { $field }: in these rules no card freezes the pile.
# $field (text) the name of a rule
rules-not-as-many = { $field }: there must be one for each opening minimum.
# $field (text) “Rules that change from hand to hand”
# $hand (number)
# $rule (text) the name of a rule, as “Canastas to go out”
rules-hand-refused = { $field }: not possible in hand { $hand }: { $rule }.
# $field (text) “Rules that change from hand to hand”
rules-minimums-by-hand = { $field }: the number of the hand picks the opening minimum already.
# $field (text) “Rules that change from hand to hand”
rules-too-many-lists = { $field }: too many different lists since the page was opened: open it again.
# $field (text) "Cards face down under the turn-up"
rules-no-turn-up = { $field }: no card is turned up onto them.
# $field (text) "Several feet"
rules-foot-and-feet = { $field }: there is a foot of its own already.

## Why a record of a game cannot be read.

# “canasta-record 1” stands in the file and stays as it is.
record-is-none = This is not a game record: its first line is not “canasta-record 1”.
record-line = This line does not belong here.
record-seats = The number of names differs from the number of seats.
record-deck = The deck does not have exactly the cards of the rules.
record-hash = The hash does not match the deck.
record-cut = The cut is not a number from 0 to that of the cards, or comes too late.
record-rests = The line does not name who rests in this hand.
record-hand = This is not the number of the next hand.
record-dealer = The dealer is not the next in turn.
record-scores = The scores do not match the hands.
record-end = The hand did not end like this.
record-result = The game did not end like this.
record-no-seat = An action must begin with the number of a seat.
