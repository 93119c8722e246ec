rules-of-game = The rules of the current game.
rules-of-next = The rules of the next game.
step-draw = First draw
step-meld = Then meld, if you like
step-discard = Then discard one card
takes-with-pair = A pair from the hand takes it
takes-with-wild = One natural card and a wild take it
takes-onto-meld = The top card joins your meld

## The rules page, made from the rules in play. Each sentence is a line. "You" is whoever plays.
## Some sentences stand among the words of the game, too.

# Headings of the sections.
rules-heading-deal = The cards and the deal
rules-heading-turn = A turn
rules-heading-melds = Melds and canastas
rules-heading-opening = The opening
rules-heading-pile = The pile
rules-heading-threes = Threes
rules-heading-going-out = Going out
rules-heading-stock-end = When the stock is empty
rules-heading-scoring = Scoring
rules-heading-special-hands = Special hands
rules-heading-hands = From hand to hand
# The section about what the rulebooks do not say.
rules-heading-choices = What the sources leave open
# Before what is otherwise in the second, third … hand of a match.
rules-of-hands = Some rules change from hand to hand. What is not said here is as above.

## The cards and the deal.

# At the start of a line.
# $players (number)
players-alone = { COUNT($players) } play, each for themselves.
# $players (number) six or eight
# $each (number) three or four
players-as-two-sides = { COUNT($players) } play as two sides of { COUNT($each) }; partners sit at every second place.
# $players (number) four or six
# $sides (number) two or three
players-as-sides = { COUNT($players) } play as { COUNT($sides) } sides; partners sit opposite each other.
# After the sentence above: four seats, two sides.
five-people = Five people can share the four seats, three against two: in each hand one of the three rests. The fifth rests first, then who was named first, then who was named third, and so on; who has just rested takes the place of who rests now.
# $cards (number) all cards
# $packs (number) two at least
# $jokers (number) two at least
deck-with-jokers = There are { $cards } cards: { COUNT($packs) } packs of 52 and { COUNT($jokers) } jokers. Twos and jokers are wild.
# $cards (number) all cards
# $packs (number) two at least
deck-without-jokers = There are { $cards } cards: { COUNT($packs) } packs of 52. Twos are wild.
# $count (number)
each-gets = Each player gets { CARDS-COUNT($count) }, one at a time.
turn-up-after-wild = Then a card is turned up; while it is a wild, another is turned up onto it.
# $three (three)
turn-up-after-three = { $three ->
    [red] Then a card is turned up; while it is a wild or a red three, another is turned up onto it.
    [black] Then a card is turned up; while it is a wild or a black three, another is turned up onto it.
   *[any] Then a card is turned up; while it is a wild or a three, another is turned up onto it.
}
turn-up-none = No card is turned up: the first discard begins the pile.
turn-up-any = Then a card is turned up, whatever it is.
# $kinds (text) the kinds of cards, as turned-again-wilds, with commas
turn-up-again-on = Then a card is turned up. Onto one of these, another is turned up: { $kinds }.
# $kinds (text) the kinds of cards, as turned-again-wilds, with commas
turn-up-back-under = Then a card is turned up. If it is one of these, it goes under the stock, and another is turned up: { $kinds }.
# $count (number)
pile-start-cards = Under the turn-up, face down: { CARDS-COUNT($count) }. They freeze nothing, and who takes the pile gets them too; until then nobody knows them.
pile-start-rank = Under the turn-up lie, face down, as many cards as it shows: jack 11, queen 12, king 13, ace 14; none under a wild or a three. They freeze nothing, and who takes the pile gets them too; until then nobody knows them.
leader-begins-with-more = The first player gets one card more and begins without drawing.
cut-keeps-one = The player before the dealer cuts. If the lowest card of the part lifted is wild, that player keeps it and is dealt one card fewer.
cut-keeps-run = The player before the dealer cuts, and keeps the wilds at the bottom of the part lifted, up to the first other card. As many cards fewer are dealt to that player.
cut-keeps-three = The player before the dealer cuts, and keeps, of the lowest three cards of the part lifted, the wilds and the threes that are laid out. As many cards fewer are dealt to that player.
cards-count-points = Jokers count 50, aces and twos 20, kings to eights 10, sevens to fours and black threes 5.
# Where black threes are bonus cards.
cards-count-points-without-threes = Jokers count 50, aces and twos 20, kings to eights 10, sevens to fours 5.
rules-first-dealer = The first dealer is drawn by lot, later ones follow clockwise. The player after the dealer leads.

## A turn.

# $count (number) of cards
turn-draws = { $count ->
    [one] Draw one card from the stock. Then meld as you wish. Then discard one card.
   *[other] Draw { COUNT($count) } cards from the stock. Then meld as you wish. Then discard one card.
}
# $count (number) of cards
turn-draws-or-takes = { $count ->
    [one] Draw one card from the stock, or take the pile. Then meld as you wish. Then discard one card.
   *[other] Draw { COUNT($count) } cards from the stock, or take the pile. Then meld as you wish. Then discard one card.
}
turn-last-card = With one card left in the stock, that one is drawn.
turn-last-cards = With fewer cards left in the stock, those are drawn.
turn-can-be-finished = You may not do anything that leaves you no way to finish the turn.

## Melds and canastas.

# $cards (number) of the smallest meld
# $naturals (number)
# $wilds (list) what else it holds: one of the five texts below
meld-is = { $naturals ->
    [one] A meld is { COUNT($cards) } or more cards of one rank from four to ace, with at least one natural and { LIST($wilds, case: "with") }.
   *[other] A meld is { COUNT($cards) } or more cards of one rank from four to ace, with at least { COUNT($naturals) } naturals and { LIST($wilds, case: "with") }.
}
# $case (case)
meld-holds-no-wilds = no wilds
# $case (case)
meld-holds-any-wilds = any number of wilds
# $most (number)
# $case (case)
meld-holds-some-wilds = at most { WILDS-COUNT($most) }
# $ahead (number) by how many its naturals outnumber its wilds
# $case (case)
meld-holds-fewer-wilds = { $ahead ->
    [0] no more wilds than naturals
    [1] fewer wilds than naturals
   *[other] at least { COUNT($ahead) } naturals more than wilds if it holds wilds
}
# $most (number)
# $ahead (number) by how many its naturals outnumber its wilds
# $case (case)
meld-holds-some-and-fewer-wilds = { $ahead ->
    [0] at most { WILDS-COUNT($most) }, and no more wilds than naturals
    [1] at most { WILDS-COUNT($most) }, and fewer wilds than naturals
   *[other] at most { WILDS-COUNT($most) }, and at least { COUNT($ahead) } naturals more than wilds if it holds wilds
}
canasta-is = Seven cards or more are a canasta: natural without wilds, mixed with them. A wild laid onto a natural canasta makes it mixed.
# Where no meld may hold wilds.
canasta-is-natural = Seven cards or more are a canasta.

## The opening.

# $party (party)
opening-is-anything = { $party ->
    [side] A side's first meld may count anything.
   *[player] A player's first meld may count anything.
}
# $party (party)
# $minimums (list) one or more of the minimums below
opening-counts = { $party ->
    [side] A side's first meld, of one or more groups laid together, must count at least { LIST($minimums) }.
   *[player] A player's first meld, of one or more groups laid together, must count at least { LIST($minimums) }.
}
# $minimum (number)
minimum-always = { $minimum }
# $minimum (number)
# $score (number)
minimum-below-score = { $minimum } with a score below { $score }
# $minimum (number)
# $score (number)
minimum-from-score = { $minimum } from { $score }
# $minimum (number)
# $hand (number)
minimum-in-hand = { $minimum } in hand { $hand }
# $minimum (number)
# $hand (number)
minimum-from-hand = { $minimum } from hand { $hand } on
opening-top-card-counts = The pile's top card counts towards it when the pile is taken; bonuses and the other cards of the pile do not.
opening-concealed-exempt = A hand that goes out all at once, after drawing from the stock, is exempt from the minimum.
opening-without-wilds = The opening may hold no wilds.

## The pile.

pile-never-taken = The pile is never taken.
# The cards of the hand that take a frozen pile.
# $naturals (number) two at least
# $case (case)
pile-pair = { $naturals ->
    [2] a natural pair
   *[other] { COUNT($naturals) } or more naturals of its rank
}
# What takes a pile that is frozen by a card in it, where it is no pair. It stands where pile-pair does.
# $naturals (number) of the cards, one to three
# $case (case)
frozen-cards = { $naturals ->
    [1] a natural of its rank with another or with a wild
    [2] two naturals of its rank with a third or with a wild
   *[other] three naturals of its rank
}
# What takes a pile with a wild on top. It stands where frozen-cards does.
# $alike (number) of wilds of its kind, two or three
# $more (number) of other wilds, none or one
# $case (case)
wilds-like-top = { $more ->
    [0] { COUNT($alike) } like the wild on top
   *[other] { COUNT($alike) } like the wild on top and another wild
}
# $with (text) one of the two texts below, "with …"
pile-taken = To take the pile, meld its top card at once with cards of your hand: { $with }.
# $with (text) one of the two texts below, "with …"
# $party (party)
# $onto (onto)
pile-taken-or-onto = { $party ->
    [side] { $onto ->
        [any] To take the pile, meld its top card at once with cards of your hand: { $with }, or onto your side's meld of its rank.
        [short] To take the pile, meld its top card at once with cards of your hand: { $with }, or onto your side's meld of its rank, if that has fewer than seven cards.
       *[pair] To take the pile, meld its top card at once with cards of your hand: { $with }, or onto your side's meld of its rank, with a natural pair.
    }
   *[player] { $onto ->
        [any] To take the pile, meld its top card at once with cards of your hand: { $with }, or onto your meld of its rank.
        [short] To take the pile, meld its top card at once with cards of your hand: { $with }, or onto your meld of its rank, if that has fewer than seven cards.
       *[pair] To take the pile, meld its top card at once with cards of your hand: { $with }, or onto your meld of its rank, with a natural pair.
    }
}
# $pair (cards) pile-pair, above
taken-with-pair = with { CARDS($pair, case: "with") }
# $pair (cards) pile-pair, above
taken-with-pair-or-wild = with { CARDS($pair, case: "with") }, or one natural and one wild
# The next three follow the sentence above.
pile-rest-goes = Then the rest of the pile goes to your hand.
pile-rest-stays = Then nothing else goes to your hand.
# $count (number)
pile-rest-part = Then up to { CARDS-COUNT($count) } below it go to your hand.
# $count (number)
pile-then-draw = Then draw { CARDS-COUNT($count) } from the stock.
pile-melds-top = In that turn only its top card is melded; the other cards of the pile wait for your next turn, but may be discarded.
# $pair (cards) pile-pair, above
wild-freezes-for-pair = A wild in the pile freezes it until it is taken: then nothing but { CARDS($pair) } from the hand takes it.
# $pair (cards) pile-pair, above
# $three (three)
wild-or-three-freezes-for-pair = { $three ->
    [red] A wild in the pile, or a red three turned up at the deal, freezes it until it is taken: then nothing but { CARDS($pair) } from the hand takes it.
    [black] A wild in the pile, or a black three turned up at the deal, freezes it until it is taken: then nothing but { CARDS($pair) } from the hand takes it.
   *[any] A wild in the pile, or a three turned up at the deal, freezes it until it is taken: then nothing but { CARDS($pair) } from the hand takes it.
}
pile-always-frozen = The pile is always frozen.
# $party (party)
pile-frozen-until-melded = { $party ->
    [side] The pile is always frozen to a side that has not melded.
   *[player] The pile is always frozen to a player that has not melded.
}
# $party (party)
# $pair (cards) pile-pair, above
pile-frozen-until-melded-for-pair = { $party ->
    [side] The pile is always frozen to a side that has not melded: nothing but { CARDS($pair) } from the hand takes it.
   *[player] The pile is always frozen to a player that has not melded: nothing but { CARDS($pair) } from the hand takes it.
}
# $party (party)
pile-not-with-long-meld = { $party ->
    [side] A side with a meld of seven or more cards of its rank does not take the pile, not even with a pair.
   *[player] A player with a meld of seven or more cards of its rank does not take the pile, not even with a pair.
}
pile-closed-by-wild = A pile with a wild on top cannot be taken.
# $cards (cards) wilds-like-top
pile-wild-pair = With a wild on top the pile needs { CARDS($cards, case: "acc") } from the hand, or more: they make a meld of wilds with it, or join one.
# After pile-wild-pair.
pile-wild-colour = A red two takes red twos, a black one black twos.
# $three (three)
pile-closed-by-wild-or-three = { $three ->
    [red] A pile with a wild or a red three on top cannot be taken.
    [black] A pile with a wild or a black three on top cannot be taken.
   *[any] A pile with a wild or a three on top cannot be taken.
}
pile-onto-sequence = The top card alone also goes onto your sequence, if the pile is not frozen.
pile-of-one-card = A player with one card may not take a pile of one card.

## Threes.

red-three-is-replaced = A red three is laid out at once and replaced from the stock.
red-three-is-replaced-not-of-pile = A red three is laid out at once and replaced from the stock; one taken with the pile is not replaced.
black-three-blocks = A black three on top of the pile blocks it for the next player.
black-threes-melded-of-four = Three or four black threes are melded, without wilds, only by a player who goes out in that turn.
# With more than two packs, so with more than four black threes.
black-threes-melded-of-more = Three or more black threes are melded, without wilds, only by a player who goes out in that turn.
black-threes-come-last = They are laid only when no other card is left in the hand.

## Going out.

# $party (party)
# $count (number) of canastas
going-out-needs = { $count ->
    [0] { $party ->
        [side] To go out, a side needs no canasta.
       *[player] To go out, a player needs no canasta.
    }
   *[other] { $party ->
        [side] To go out, a side needs { CANASTAS-COUNT($count) }.
       *[player] To go out, a player needs { CANASTAS-COUNT($count) }.
    }
}
# After the sentence above.
going-out-way = You meld all your cards, or all but one and discard it.
# $ranks (list) "sevens"
going-out-needs-ranks = Among the canastas there must be: { LIST($ranks) }.
going-out-concealed-is = You go out concealed when you go out in one turn without having laid a card before, complete a canasta in that turn, and add nothing to melds that lay there before.
asking-after-draw = After drawing, and before any further meld, you may ask your partner “May I go out?” The answer is binding.
asking-after-draw-or-pile = After drawing or taking the pile, and before any further meld, you may ask your partner “May I go out?” The answer is binding.
out-without-drawing = You may go out without drawing first.
last-card-is-kept = When you may not go out, your last card is kept instead of discarded.

## When the stock is empty.

stock-end-cannot-draw = The hand ends as soon as a player must draw and cannot.
stock-end-may-take = You may take the pile if you can; otherwise the hand ends.
stock-end-must-take-if-it-fits = You must take the pile if it is not frozen and its top card fits one of your melds; you may if you can take it in another way; otherwise the hand ends.
stock-end-with-turn = The hand ends with the turn in which the last card was drawn.
stock-end-must-take = You must take the pile if you can; otherwise the hand ends.
# $three (three)
stock-end-three = { $three ->
    [red] If the last card is a red three and you get no other card, the hand ends at once.
    [black] If the last card is a black three and you get no other card, the hand ends at once.
   *[any] If the last card is a three and you get no other card, the hand ends at once.
}

## Scoring. Short, like a price list.

# $out (number)
# $concealed (number)
scores-going-out = Going out { $out }, concealed { $concealed } in all.
# $points (number)
scores-canasta = Canasta { $points }.
# $natural (number)
# $mixed (number)
scores-canastas = Natural canasta { $natural }, mixed { $mixed }.
# $each (number)
# $count (number) of all red threes
# $all (number)
scores-red-threes = Red threes { COUNT($each) } each, all { COUNT($count) } { $all }.
# $each (number)
# $count (number) of all red threes
# $all (number)
# $party (party)
scores-red-threes-negative = { $party ->
    [side] Red threes { COUNT($each) } each, all { COUNT($count) } { $all }; they count against a side that has not melded.
   *[player] Red threes { COUNT($each) } each, all { COUNT($count) } { $all }; they count against a player that has not melded.
}
# $party (party)
scores-cards = { $party ->
    [side] Cards laid count for a side, cards left in hand against it.
   *[player] Cards laid count for a player, cards left in hand against it.
}
# $party (party)
scores-highest-total = { $party ->
    [side] The side with the highest total wins; after a tie another hand is played.
   *[player] The player with the highest total wins; after a tie another hand is played.
}
scores-one-hand = The game is one hand; after a tie another is played.
# $party (party)
# $target (number)
scores-target = { $party ->
    [side] The game ends when a side reaches { $target }; the higher total wins; after a tie another hand is played.
   *[player] The game ends when a player reaches { $target }; the higher total wins; after a tie another hand is played.
}

## What the sources leave open.

choice-red-threes = Red threes dealt are replaced after the turn-up, seat by seat.
choice-turn-up = If the turn-ups use up the whole stock, the last of them stays on top.
choice-black-threes-last = Where black threes come last, other groups may be laid in the same action, as long as only black threes are left.
choice-wilds-concealed = Where wilds are not allowed in the opening, they are not allowed in a concealed hand either.
choice-house-rules = House rules stay within what the cards allow: 1 to 99 cards dealt, up to 11 canastas to go out, up to 8 naturals in a meld, no bonus, minimum or target above 1,000,000.
choice-reasons = When the pile cannot be taken for several reasons, a reason in your cards is named before one in the pile.
