### Tips: what a beginner can do at this moment, or should know. A tip has room for about 130 characters.
### Texts that say how something is pressed are written for a mouse, a finger, a remote control with arrows and Enter, and for
### the keys of who plays by ear. English chooses only the words that differ; where more words change, write whole sentences as variants.


## The tips.

# $mode (input-mode)
# $count (number) of cards
tip-draw = { $mode ->
    [mouse] Click
    [finger] Tap
    [remote] With the arrows and Enter go to
   *[keys] Use
} the stock to draw { $count ->
    [1] a card
   *[other] { $count } cards
}.
tip-take = The top card fits your cards: you may take the whole pile instead of drawing, if you lay that card at once.
# $most (number) of cards
tip-take-part = The top card fits your cards: you may take up to { CARDS-COUNT($most, case: "acc") } of the pile instead of drawing, if you lay that card at once.
# Lay and Discard are buttons.
# $mode (input-mode)
# $collected (collected)
tip-open-freely = { $mode ->
    [mouse] Select
    [finger] Tap
    [remote] With the arrows and Enter select
   *[keys] With Space select
} three or more of a { $collected ->
    [ranks] rank
   *[sequences] rank, or in a row of a suit
}, then Lay; or one card, then Discard.
# $mode (input-mode)
# $collected (collected)
# $minimum (number) of points
tip-open = { $mode ->
    [mouse] Select
    [finger] Tap
    [remote] With the arrows and Enter select
   *[keys] With Space select
} three or more of a { $collected ->
    [ranks] rank
   *[sequences] rank, or in a row of a suit
}: your first melds must count { $minimum } together. Otherwise discard a card.
# $mode (input-mode)
tip-lay = { $mode ->
    [mouse] Select
    [finger] Tap
    [remote] With the arrows and Enter select
   *[keys] With Space select
} cards to lay: new melds of three or more, or cards for the melds you have. Then discard one.
tip-lone = Who first takes the pile plays this hand alone. The two others are partners from then on, and share their melds.
# $points (number)
tip-sequence = Three or more neighbours of one suit, without wilds, are a sequence. Seven are a canasta of { $points } points.
# $points (number)
tip-wild-meld = Three or more twos and jokers make a meld of their own. Seven are a canasta of { $points } points.
# Where those of twos alone bring more.
# $points (number)
tip-wild-meld-or-more = Three or more twos and jokers make a meld of their own. Seven are a canasta of { $points } points or more.
# Discard is a button.
tip-discard = Discard ends your turn. The next player may take the pile if your card fits, so think what they collect.
tip-warnings = The next player could take the pile with this card. The table can warn you of that before each discard.
# $count (number) two or three
tip-frozen = The pile is frozen: only { COUNT($count) } natural cards like its top card, from your hand, take it.
# $count (number) two or three
tip-always-frozen = The pile is always frozen: only { COUNT($count) } natural cards like its top card, from your hand, take it.
# $three (three) those that block the pile
tip-black-three = { $three ->
    [red] A red three on top blocks the pile for the next player, and for nobody after that.
    [black] A black three on top blocks the pile for the next player, and for nobody after that.
   *[any] A three on top blocks the pile for the next player, and for nobody after that.
}
tip-stock-end = The stock is nearly empty, and the hand may end with it: lay what you can, since cards in your hand count against you.

## Canastas, and how wilds are used.

# $mixed (number) of points
# $natural (number) of points
tip-canasta = Seven of a rank make a canasta: { $mixed } with wilds, { $natural } without.
# Where no wilds are allowed.
# $points (number)
tip-canasta-natural = Seven of a rank make a canasta: { $points } points.
# After one of these, where sequences are allowed.
tip-canasta-of-suit = Seven of a suit are one too.
# The same where melds of wilds are allowed.
tip-canasta-of-wilds = Seven of wilds are one too.
# The same where both are allowed.
tip-canasta-of-both = Seven of a suit and wilds are one too.
# After these.
# $count (number)
tip-canastas-needed = Going out needs { CANASTAS-COUNT($count, case: "acc") }.
tip-wild-none = Twos and jokers are wild. Under these rules no meld may hold them.
# $limits (text) one to three of the clauses that follow, with commas between them
tip-wild = Twos and jokers are wild, and stand for any rank: { $limits }.
# $count (number) of wilds
wild-limit = at most { COUNT($count) } in a meld
# The same where melds of wilds are allowed.
# $count (number) of wilds
wild-limit-set = at most { COUNT($count) } in a set
# $count (number) of naturals in a meld
wild-naturals = { $count ->
    [one] with at least one natural card
   *[other] with at least { COUNT($count) } natural cards
}
wild-no-more-than-naturals = never more wilds than naturals
# $ahead (number) how many more naturals a meld holds than wilds
wild-naturals-ahead = { $ahead ->
    [1] always fewer wilds than naturals
   *[other] always { COUNT($ahead) } more naturals than wilds
}

## Threes.

# $three (three) those that are laid out
# $worth (text) points: "100", or threes-worth-or-more, below
tip-threes = { $three ->
    [red] A red three is a bonus card: it is laid out at once and counts { $worth }.
    [black] A black three is a bonus card: it is laid out at once and counts { $worth }.
   *[any] A three is a bonus card: it is laid out at once and counts { $worth }.
}
# $three (three) those that are laid out
# $worth (text) points: "100", or threes-worth-or-more, below
# $while (text) one of the clauses that follow
tip-threes-against = { $three ->
    [red] A red three is a bonus card: it is laid out at once and counts { $worth }, but against you { $while }.
    [black] A black three is a bonus card: it is laid out at once and counts { $worth }, but against you { $while }.
   *[any] A three is a bonus card: it is laid out at once and counts { $worth }, but against you { $while }.
}
# $points (number)
threes-worth-or-more = { $points } or more
# $own (own)
while-no-meld = { $own ->
    [side] while your side has no meld
   *[alone] while you have no meld
}
# $own (own)
while-no-canasta = { $own ->
    [side] while your side has no canasta
   *[alone] while you have no canasta
}
# $own (own)
# $count (number) two at least
while-fewer-canastas = { $own ->
    [side] while your side has fewer than { CANASTAS-COUNT($count) }
   *[alone] while you have fewer than { CANASTAS-COUNT($count) }
}

## Going out.

tip-go-out = You can go out: lay all your cards, or all but one and discard it.
tip-go-out-by-discard = You can go out: lay all but one and discard it.
tip-go-out-by-melding = You can go out: lay all your cards.
# After one of these, of two players.
tip-other-hand = Cards left in the other hand count against its player.
# The same of more players.
tip-other-hands = Cards left in other hands count against their players.
# The same of partners.
tip-other-hands-of-sides = Cards left in other hands count against their side.
# $own (own)
# $count (number)
tip-keep-one = { $own ->
    [side] Your side cannot go out before it has { CANASTAS-COUNT($count, case: "acc") }, so keep one card.
   *[alone] You cannot go out before you have { CANASTAS-COUNT($count, case: "acc") }, so keep one card.
}
# $own (own)
# $count (number)
tip-keep-two = { $own ->
    [side] Your side cannot go out before it has { CANASTAS-COUNT($count, case: "acc") }, so keep a card to discard and one more.
   *[alone] You cannot go out before you have { CANASTAS-COUNT($count, case: "acc") }, so keep a card to discard and one more.
}
# $kinds (list) "two natural and two mixed"
tip-kinds = Among the canastas to go out there must be { LIST($kinds) }.
# $melds (list) "sevens, aces or wilds"
tip-kinds-complete = Nobody goes out with a meld of { LIST($melds, case: "of") } that is no canasta.
# $own (own)
# $kind (canasta)
# $have (number) fewer than those needed
# $need (number)
tip-kinds-have = { $own ->
    [side] { $kind ->
        [natural] Your side has { NONE-OR($have) } of { COUNT($need) } natural canastas.
        [mixed] Your side has { NONE-OR($have) } of { COUNT($need) } mixed canastas.
        [sequence] Your side has { NONE-OR($have) } of { COUNT($need) } sequences of seven.
       *[wild] Your side has { NONE-OR($have) } of { COUNT($need) } canastas of wilds.
    }
   *[alone] { $kind ->
        [natural] You have { NONE-OR($have) } of { COUNT($need) } natural canastas.
        [mixed] You have { NONE-OR($have) } of { COUNT($need) } mixed canastas.
        [sequence] You have { NONE-OR($have) } of { COUNT($need) } sequences of seven.
       *[wild] You have { NONE-OR($have) } of { COUNT($need) } canastas of wilds.
    }
}

## Special hands, the foot, bonus cards, the score.

# $points (number)
tip-special = All your cards make a special hand. Laying it ends the hand, and counts { $points } or more in place of all else.
# $count (number)
tip-foot = The foot is a second hand of { CARDS-COUNT($count) }.
# Where there are several, picked up one after the other.
# $sizes (text) numbers: "13 and 11"
tip-feet = The foot is your next hand: of { $sizes } cards.
# After this, of the foot.
tip-foot-at-once = Laying your last card, you play on with it; discarding it, in your next turn.
# After this, of the foot.
tip-foot-turn-ends = You pick it up when your hand is empty, and the turn ends.
# After this, of the foot.
tip-foot-discard = You pick it up when you discard your last card.
# After this, of the foot.
tip-foot-canasta = It joins your hand when you complete a canasta yourself; before, you keep a card.
# $steps (list) of the next message: "four for the first and three for the second"
tip-talon = Who opens without the pile draws bonus cards after the discard: { LIST($steps) } to open.
# Bonus cards for the first, second … side or player that opens.
# $count (number) of cards
# $place (number)
talon-of-place = { $place ->
    [1] { COUNT($count) } for the first
    [2] { COUNT($count) } for the second
    [3] { COUNT($count) } for the third
    [4] { COUNT($count) } for the fourth
    [5] { COUNT($count) } for the fifth
    [6] { COUNT($count) } for the sixth
   *[other] { COUNT($count) } for number { $place }
}
# $party (party)
# $points (number)
tip-score = { $party ->
    [side] The match goes on until a side has { $points } points.
   *[player] The match goes on until a player has { $points } points.
}
# After this.
tip-score-openings = The more you have, the more your first melds must count.
# $count (number) of hands
tip-score-hands = { $count ->
    [one] The match has one hand: the highest total wins after it.
   *[other] The match has { $count } hands: the highest total wins after the last.
}

## How cards are selected.

tip-select-left-selects = Click selects one card; the right button adds more cards, or takes them back.
tip-select-right-selects = The right button selects one card; a click adds more cards, or takes them back.
tip-select-click-adds = Each click adds a card to those selected, or takes it back.
tip-select-tap-adds = Each tap adds a card to those selected, or takes it back.
tip-select-enter-adds = Enter adds a card to those selected, or takes it back.
tip-select-space-adds = Space adds a card to those selected, or takes it back.
# In the guided hand, where several cards are to be selected by mouse.
right-button-adds = The right button adds a card.
# In the guided hand, where several cards are to be selected by mouse.
left-button-adds = The left button adds a card.
# In the guided hand, where several cards are to be selected by mouse.
every-click-adds = Each click adds a card.

## The headings of the tips in a list of all.

tip-title-red-three = Red threes
tip-title-ask = Asking your partner
tip-title-go-out = Going out
tip-title-keep-two = The last cards
tip-title-stock-end = The end of the stock
tip-title-frozen = A frozen pile
tip-title-black-three = Black threes
tip-title-take = Taking the pile
tip-title-score = The score
tip-title-draw = Drawing
tip-title-wild = Wild cards
tip-title-warnings = Warnings before a discard
tip-title-select = Selecting cards
tip-title-discard = Discarding
tip-title-canasta = Canastas
tip-title-special = Special hands
tip-title-kinds = What going out needs
tip-title-foot = The foot
tip-title-lone = Playing alone
tip-title-sequence = Sequences
tip-title-wild-meld = Melds of wilds
tip-title-talon = Bonus cards
tip-title-open = The first melds
tip-title-lay = Laying cards
# The accessible name of a button of this list.
# $word (text) of the button: "Got it", "Show again"
# $title (text) of the tip
tip-button = { $word }: { $title }
