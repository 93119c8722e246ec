glossary-note = Every word that the table uses, under the rules in play.
search-words = Search the words
no-word = No word matches.
also-called = Also called:{" "}
see-also = See also
all-words = All words
from-the-hand = These cards of the hand take it
a-wild-does-not-help = A wild does not help

## The words, as titles.

term-values = Card values
term-natural = Natural card
term-wild = Wild card
term-red-three = Red three
term-black-three = Black three
term-meld = Meld
# The first meld of a side in a hand.
term-opening = Opening
term-canasta = Canasta
term-natural-canasta = Natural canasta
term-mixed-canasta = Mixed canasta
term-stock = Stock
# The discard pile.
term-pile = Pile
term-taking = Taking the pile
# The card that ends a turn.
term-discard = Discard
term-frozen = Frozen pile
term-freezing = Freezing the pile
term-blocked = Blocked pile
term-turn = Turn
term-dealer = Dealer
term-side = Side
term-partner = Partner
# The question to the partner.
term-asking = “May I go out?”
term-bonus-cards = Bonus cards
term-special-hand = Special hand
term-going-out = Going out
term-concealed = Going out concealed
term-hand-points = Cards left in the hand
term-score = Score
# The points at which the match ends.
term-target = Target
# The cards that a player holds; also a deal with all that follows.
term-hand = Hand
# A game that does not count.
term-practice = Practice
# Taking an action back.
term-undo = Undo

## Other names of each word, by which people look for it, after "Also called:". Write those that players and rulebooks of your
## language use, however many, with commas between them. They need not be translations of the English ones.

also-values = points, card points
also-natural = clean card, real card
also-wild = joker, two, deuce, wild
also-red-three = bonus card, honour, bonus
also-black-three = stopper, block, stop card
also-meld = set, group, laying down, combination
also-opening = opening minimum, initial meld, go down, minimum count, first meld
also-canasta = basket, book, seven of a kind
also-natural-canasta = clean canasta, pure canasta, red canasta, red book
also-mixed-canasta = dirty canasta, black canasta, black book, unnatural canasta
also-stock = deck, draw pile, talon, face-down cards
# Where bonus cards are called the talon, so that the stock is not.
also-stock-beside-talon = deck, draw pile, face-down cards
also-pile = discard pile, pot, pack, the discards
also-taking = pick up the pile, picking up, taking the pack
also-discard = throw away, put down
also-frozen = frozen, locked pile, prize pile, frozen pack
# Where the pile is never taken.
also-frozen-never = frozen
also-freezing = freeze, lock the pile
also-blocked = blocked, stopped pile, black three on top
# Where black threes do not block the pile.
also-blocked-by-others = blocked, stopped pile
also-turn = move, go
also-dealer = deal, who begins
also-side = team, partnership, we and they
also-partner = team mate, ally
also-asking = ask, permission to go out
also-bonus-cards = talon, bonus, opening bonus
also-special-hand = pairs, garbage, straight, dream
also-going-out = out, finish, close, end the hand
also-concealed = out in one turn, hidden hand, closed hand
also-hand-points = minus points, penalty, cards in hand
also-score = points, counting, score pad
also-target = winning score, end of the game, match
also-hand = round, deal, your cards
also-practice = practise, training
also-undo = take back, go back

## What the words mean. Each sentence is a paragraph. "You" is whoever plays.

# $joker (number)
# $ace (number) what an ace or a two counts
# $king (number) what king to eight count
# $seven (number) what seven to four count
values-are = A joker counts { $joker }, an ace or a two { $ace }, king to eight { $king }, seven to four and a black three { $seven }.
# $joker (number)
# $ace (number) what an ace or a two counts
# $king (number) what king to eight count
# $seven (number) what seven to four count
values-are-without-three = A joker counts { $joker }, an ace or a two { $ace }, king to eight { $king }, seven to four { $seven }.
# $party (party)
values-count = { $party ->
    [side] Cards on the table count for their side, cards left in a hand count against it.
   *[player] Cards on the table count for their player, cards left in a hand count against it.
}
natural-is = Every card from four to ace is natural: it stands for its own rank.
natural-suits = Suits do not matter.
natural-suits-in-sequences = Suits matter in sequences only.
# $meld-name (meld-name)
# $count (number) of natural cards
natural-needed = { $meld-name ->
    [meld] A meld needs at least { COUNT($count) } of them.
   *[rank-meld] A meld of a rank needs at least { COUNT($count) } of them.
}
wild-is = Twos and jokers are wild: in a meld each of them can stand for a missing card.
wild-is-in-no-meld = Twos and jokers are wild. Under these rules no meld may hold them.
# $meld-name (meld-name)
# $most (number)
wild-at-most = { $meld-name ->
    [meld] A meld may hold { WILDS-COUNT($most) } at most.
   *[rank-meld] A meld of a rank may hold { WILDS-COUNT($most) } at most.
}
# $meld-name (meld-name)
wild-not-more-than-naturals = { $meld-name ->
    [meld] A meld never holds more wilds than naturals.
   *[rank-meld] A meld of a rank never holds more wilds than naturals.
}
# $meld-name (meld-name)
# $ahead (number) of natural cards
wild-fewer-than-naturals = { $meld-name ->
    [meld] { $ahead ->
        [one] A meld with wilds holds at least 1 natural more than wilds.
       *[other] A meld with wilds holds at least { $ahead } naturals more than wilds.
    }
   *[rank-meld] { $ahead ->
        [one] A meld of a rank with wilds holds at least 1 natural more than wilds.
       *[other] A meld of a rank with wilds holds at least { $ahead } naturals more than wilds.
    }
}
wilds-alone-are-meld = Three to seven wilds alone are a meld too.
wild-stays = A wild never leaves its meld.
wild-freezes = A discarded wild freezes the pile.
red-three-is = A red three is never melded. It is laid out at once, and you draw another card for it.
red-three-of-pile = One that comes with the pile is not replaced.
# $each (number)
# $count (number) of all red threes
# $all (number)
red-three-counts = Each is worth { $each }, all { COUNT($count) } together { $all }.
# $party (party)
red-three-against = { $party ->
    [side] They count against a side that has not melded when the hand ends.
   *[player] They count against a player that has not melded when the hand ends.
}
# $points (number)
black-three-counts = A black three counts { $points }.
black-three-is = A discarded black three blocks the pile: the next player cannot take it.
black-threes-at-end-of-four = Black threes are melded only in the turn in which you go out: three or four of them, without wilds.
# With more than two packs, so with more than four black threes.
black-threes-at-end-of-more = Black threes are melded only in the turn in which you go out: three or more of them, without wilds.
black-threes-alone = No other card may be left in the hand then.
canasta-not-needed = Nobody needs one to go out, but it brings a bonus.
# $party (party)
# $count (number)
canastas-needed = { $party ->
    [side] A side needs { CANASTAS-COUNT($count) } to go out.
   *[player] A player needs { CANASTAS-COUNT($count) } to go out.
}
# $points (number)
natural-canasta-is = A canasta without wilds: { $points } points. A red card lies on top.
natural-canasta-becomes-mixed = A wild laid onto it makes it mixed for good.
# $points (number)
mixed-canasta-is = A canasta with wilds: { $points } points. A black card lies on top.
mixed-canasta-is-never = A canasta with wilds. Under these rules no meld may hold wilds.
# $count (number) of cards drawn
stock-is-drawn-from = { $count ->
    [one] The cards that nobody has seen, face down. Your turn begins with one card from it.
   *[other] The cards that nobody has seen, face down. Your turn begins with { COUNT($count) } cards from it.
}
# $count (number) of cards drawn
stock-is-drawn-from-or-pile = { $count ->
    [one] The cards that nobody has seen, face down. Your turn begins with one card from it, unless you take the pile.
   *[other] The cards that nobody has seen, face down. Your turn begins with { COUNT($count) } cards from it, unless you take the pile.
}
pile-is-discards = The discards, face up.
pile-gives-all = Only the top card can be used to take it. Whoever takes it gets every card in it.
pile-gives-top = Only the top card can be used to take it. Whoever takes it gets that card alone.
# $count (number) of cards
pile-gives-some = Only the top card can be used to take it. Whoever takes it gets the top { CARDS-COUNT($count) }, or all if it has fewer.
# After "The discards, face up."
pile-is-never-taken = Under these rules it is never taken.
discard-is = A turn ends with one card of your hand, laid face up on the pile.
discard-for-next = The next player may be able to take the pile with it.
# $pair (cards) "a natural pair"
frozen-is-taken = A frozen pile is taken only with { CARDS($pair, case: "with") } from the hand, of the rank on top. Melds on the table and wilds do not help.
frozen-by-wild = A wild in the pile freezes it.
# $three (three)
frozen-by-wild-or-three = { $three ->
    [red] A wild in the pile freezes it, and so does a red three turned up at the deal.
    [black] A wild in the pile freezes it, and so does a black three turned up at the deal.
   *[any] A wild in the pile freezes it, and so does a three turned up at the deal.
}
# Follows one of the two sentences above.
frozen-thaws = Taking the pile thaws it.
# $party (party)
frozen-until-melded = { $party ->
    [side] To a side that has not melded, the pile is always frozen.
   *[player] To a player that has not melded, the pile is always frozen.
}
frozen-by-nothing = Under these rules nothing freezes it.
freezing-is = Discard a wild and the pile is frozen until somebody takes it. It costs you the wild, and keeps the others from an easy pile.
freezing-is-not = Under these rules a wild in the pile freezes nothing.
blocked-by-nothing = Under these rules no three stops the pile.
# $three (three)
blocked-while-frozen = { $three ->
    [red] A red three on top blocks the pile until it is covered: the next player cannot take it.
    [black] A black three on top blocks the pile until it is covered: the next player cannot take it.
   *[any] A three on top blocks the pile until it is covered: the next player cannot take it.
}
# $three (three)
blocked-is = { $three ->
    [red] A red three on top keeps the pile frozen until it is covered: the next player cannot take it.
    [black] A black three on top keeps the pile frozen until it is covered: the next player cannot take it.
   *[any] A three on top keeps the pile frozen until it is covered: the next player cannot take it.
}
blocked-then = The player after that can, once another card lies on top.
blocked-stays-frozen = It stays frozen then.
blocked-longer-by-wild = A wild in the pile freezes it for longer.
dealer-is = The dealer gives the cards, and the player after the dealer begins. The deal passes on with every hand.
side-is-a-player = Each player is a side, with melds and a score of their own.
side-is-partners = Partners are a side: they share melds and score, but not their hands.
partner-hand-hidden = Neither partner may see the other's hand.
partner-none-of-two = With two players nobody has a partner.
partner-none = Under these rules nobody has a partner.
partners-every-second = Your partners sit at every second place. What any of you lays belongs to all of you.
partner-opposite = Your partner sits opposite you. What either of you lays belongs to both.
partner-adds-to-melds = You may add to each other's melds, and neither may see the other's hand.
asking-must = Before you go out you must ask your partner: nobody goes out without a yes. The answer binds you for this turn.
asking-may = Before you go out you may ask your partner. The answer binds you for this turn.
asking-not = Under these rules a partner is not asked: whoever can go out may do so.
asking-next-partner = The next of your partners is asked, and answers for all.
asking-answers = After “yes” you must go out, after “no” you may not.
bonus-cards-none = Under these rules nobody draws bonus cards.
special-hand-none = Under these rules no hand counts as a special hand.
# $points (number)
going-out-brings = It ends the hand and brings { $points } points.
concealed-is = In one turn you lay your whole hand, having laid nothing before. It must hold a canasta, and add nothing to older melds.
# $concealed (number)
# $out (number) what going out in another way brings
concealed-brings = It brings { $concealed } points instead of { $out }.
concealed-without-minimum = If you drew from the stock, there is no opening minimum.
concealed-without-minimum-of-side = If you drew from the stock, and your side has not melded, there is no opening minimum.
# $party (party)
hand-points-are = { $party ->
    [side] When the hand ends, the cards left in all hands count against their sides.
   *[player] When the hand ends, the cards left in all hands count against their players.
}
# In Hand and Foot.
# $party (party)
hand-points-are-of-feet = { $party ->
    [side] When the hand ends, the cards left in all hands and feet count against their sides.
   *[player] When the hand ends, the cards left in all hands and feet count against their players.
}
# $party (party)
score-is = { $party ->
    [side] Going out, canastas and the cards on the table count for a side. Cards left in its hands count against it.
   *[player] Going out, canastas and the cards on the table count for a player. Cards left in the hand count against that player.
}
# $party (party)
# $three (three)
score-is-with-threes = { $party ->
    [side] { $three ->
        [red] Going out, canastas, red threes and the cards on the table count for a side. Cards left in its hands count against it.
        [black] Going out, canastas, black threes and the cards on the table count for a side. Cards left in its hands count against it.
       *[any] Going out, canastas, threes and the cards on the table count for a side. Cards left in its hands count against it.
    }
   *[player] { $three ->
        [red] Going out, canastas, red threes and the cards on the table count for a player. Cards left in the hand count against that player.
        [black] Going out, canastas, black threes and the cards on the table count for a player. Cards left in the hand count against that player.
       *[any] Going out, canastas, threes and the cards on the table count for a player. Cards left in the hand count against that player.
    }
}
# $out (number)
# $natural (number)
# $mixed (number)
score-canastas = Going out brings { $out }, a natural canasta { $natural }, a mixed one { $mixed }.
# Where no meld may hold wilds.
# $out (number)
# $canasta (number)
score-canasta = Going out brings { $out }, a canasta { $canasta }.
target-one-hand = The game is one hand: the higher score wins. After a tie another is played.
# $hands (number)
target-none = There is no target: { $hands } hands are played. Then the highest total wins; after a tie another is played.
# $party (party)
# $points (number)
target-is = { $party ->
    [side] Hands are played until a side has { $points } points. Then the higher total wins.
   *[player] Hands are played until a player has { $points } points. Then the higher total wins.
}
# $party (party)
# $points (number)
# $hands (number)
target-is-or-hands = { $party ->
    [side] { $hands ->
        [one] Hands are played until a side has { $points } points, or 1 hand is over. Then the higher total wins.
       *[other] Hands are played until a side has { $points } points, or { $hands } hands are over. Then the higher total wins.
    }
   *[player] { $hands ->
        [one] Hands are played until a player has { $points } points, or 1 hand is over. Then the higher total wins.
       *[other] Hands are played until a player has { $points } points, or { $hands } hands are over. Then the higher total wins.
    }
}
# $count (number)
hand-is = The cards that you hold: { CARDS-COUNT($count) } at the deal.
hand-is-a-deal-too = A deal and everything until its count is called a hand, too.
practice-is = A game counts as practice once its cards were known or chosen, or undo was unlimited. It is played and counted like any other.
undo-is = Takes back what you did last, as long as it has shown you nothing hidden: a card from the stock, for instance.

## Below pictures of cards.

# $cards (cards) "three kings", at the start of the text
# $points (number)
cards-and-points = { CARDS($cards) }: { $points } points
# $points (number)
points-each = { $points } points each
# Points as a sum: "60 + 30 = 90".
# $sum (text)
sum-is-points = { $sum } points
# $sum (text)
# $minimum (number)
sum-is-enough = { $sum }: enough for { $minimum }
# $sum (text)
# $minimum (number)
sum-is-too-little = { $sum }: too little for { $minimum }
# $points (number)
natural-canasta-points = Natural: { $points } points and its cards
# $points (number)
mixed-canasta-points = Mixed: { $points } points and its cards
# $points (number) below zero
points-against-side = { $points } points against their side
# An item of a score with its points.
# $item (text)
# $points (number)
item-and-points = { $item }: { $points }
# How many words a search has found, for screen readers.
# $count (number)
words-found = { $count ->
    [one] 1 word
   *[other] { $count } words
}
# The accessible name of the picture of a pile.
# $cards (list) each by its full name
pile-from-bottom = Pile, from the bottom: { LIST($cards) }

## What a word means in the position on the table. Of "party", "side" is the reader with a partner, "player" the reader alone.

# $party (party)
now-opened = { $party ->
    [side] Your side has opened in this hand.
   *[player] You have opened in this hand.
}
# $party (party)
now-frozen-until-opened = { $party ->
    [side] Your side has not opened yet, so the pile is frozen to it.
   *[player] You have not opened yet, so the pile is frozen to you.
}
# $party (party)
# $minimum (number)
# $hand (number)
now-opening-by-hand = { $party ->
    [side] Your side needs { $minimum } points in its first melds, because this is hand { $hand }.
   *[player] You need { $minimum } points in your first melds, because this is hand { $hand }.
}
# $party (party)
# $minimum (number)
# $score (number)
now-opening-by-score = { $party ->
    [side] Your side needs { $minimum } points in its first melds, because its score is { $score }.
   *[player] You need { $minimum } points in your first melds, because your score is { $score }.
}
# Partners of one hand only, who have a score each.
# $minimum (number)
# $score (number) the reader's own
now-opening-by-own-score = Your side needs { $minimum } points in its first melds, because your score is { $score }.
now-frozen = The pile is frozen now.
# $count (number) of cards
# $points (number)
now-pile-worth = The pile holds { CARDS-COUNT($count) }, { $points } points.
# At the start of a sentence.
# $top (cards) "a black three"
now-on-top = { CARDS($top) } lies on top now.
now-pile-empty = The pile is empty.
# $count (number) of cards
# $points (number)
now-pile-holds = It holds { CARDS-COUNT($count) } now, { $points } points.
# $count (number) of cards
# $down (number) of those face down
# $points (number)
now-pile-holds-down = It holds { CARDS-COUNT($count) } now, { $down } of them face down. The open ones count { $points } points.
# $count (number) of cards
now-stock-holds = It holds { CARDS-COUNT($count) } now.
# $count (number) of wild cards
now-hold-wilds = You hold { WILDS-COUNT($count) }.
# $party (party)
# $count (number) of canastas of the kind that is explained
now-have-of-them = { $party ->
    [side] Your side has { COUNT($count) } of them.
   *[player] You have { COUNT($count) } of them.
}
# $party (party)
# $count (number)
now-have-canastas = { $party ->
    [side] Your side has { CANASTAS-COUNT($count) }.
   *[player] You have { CANASTAS-COUNT($count) }.
}
# $party (party)
# $count (number)
now-have-enough-canastas = { $party ->
    [side] Your side has { CANASTAS-COUNT($count) }: enough to go out.
   *[player] You have { CANASTAS-COUNT($count) }: enough to go out.
}
# $count (number) of cards
# $points (number)
now-hold-cards = You hold { CARDS-COUNT($count) }, { $points } points.
# $who (who)
now-dealt = { $who ->
    [you] You dealt this hand.
   *[other] { $who } dealt this hand.
}
# $name (text)
now-partner = { $name } is your partner.
# $names (text) a list
now-partners = { $names } are your partners.
# $hand (number)
# $hands (number)
now-hand-of = This is hand { $hand } of { $hands }.
# $party (party)
# $score (number)
# $more (number) points to the target
now-score-to-target = { $party ->
    [side] Your side's score before this hand is { $score }: { $more } to go.
   *[player] Your score before this hand is { $score }: { $more } to go.
}
# $party (party)
# $score (number)
now-score = { $party ->
    [side] Your side's score before this hand is { $score }.
   *[player] Your score before this hand is { $score }.
}
# $sides (text) one of the next two for each side
now-on-table = On the table: { $sides }.
# $side (side)
now-side-nothing = { $side ->
    [we] We nothing
    [they] They nothing
    [you] You nothing
   *[other] { $side } nothing
}
# "They cards 90 and canastas 300, +390 so far"
# $side (side)
# $items (list) of the three below
# $points (text) the sum with its sign
now-side-items = { $side ->
    [we] We { LIST($items) }, { $points } so far
    [they] They { LIST($items) }, { $points } so far
    [you] You { LIST($items) }, { $points } so far
   *[other] { $side } { LIST($items) }, { $points } so far
}
# $points (number)
now-cards = cards { $points }
# $points (number)
now-canastas = canastas { $points }
# $threes (threes)
# $points (number)
now-threes = { $threes ->
    [red] red threes { $points }
   *[any] threes { $points }
}
# $side (side)
# $threes (list) of the two below
# $points (text) with its sign
now-side-threes = { $side ->
    [we] We: { LIST($threes) }, { $points } points as things stand.
    [they] They: { LIST($threes) }, { $points } points as things stand.
    [you] You: { LIST($threes) }, { $points } points as things stand.
   *[other] { $side }: { LIST($threes) }, { $points } points as things stand.
}
# $count (number)
now-red-threes = { $count ->
    [one] one red three
   *[other] { COUNT($count) } red threes
}
# $count (number)
now-black-threes = { $count ->
    [one] one black three
   *[other] { COUNT($count) } black threes
}
now-not-frozen = The pile is not frozen now.
# $rank (rank) two or joker
# $cause (text) one of the sentences below
now-frozen-under-wild = With { ONE-OF-RANK($rank, case: "with") } on top nobody can take the pile until another card covers it. { $cause }
# At the start of a sentence.
# $rank (rank) two or joker
now-frozen-by-top = { ONE-OF-RANK($rank) } on top has frozen the pile: nobody can take it until another card covers it.
# $cards (cards) wilds-like-top of rules.ftl
now-wild-on-top = A wild on top has frozen the pile: it is taken with { CARDS($cards, case: "with") } from the hand, or once another card covers it.
# $top (cards) "a black three"
# $cause (text) one of the sentences below
now-frozen-and-blocked = The pile is frozen, and blocked this turn: { CARDS($top) } lies on top. { $cause }
# $count (number) of natural cards
# $rank (rank)
# $held (number) how many of them the reader holds
# $cause (text) one of the sentences below
now-frozen-takes = The pile is frozen: it can only be taken with { NATURALS-OF-RANK($count, $rank, case: "with") } from your hand, and you hold { NONE-OR($held) }. { $cause }
# $cards (cards) frozen-cards of rules.ftl
# $cause (text) one of the sentences below
now-frozen-asks = Only { CARDS($cards) } from the hand take it. { $cause }
# At the start of a sentence.
# $rank (rank) two or joker
now-wild-froze = { ONE-OF-RANK($rank) } in the pile froze it.
now-red-three-froze = A red three turned up at the deal froze it.
now-black-three-froze = A black three turned up at the deal froze it.
now-black-three-in-it = A black three in the pile froze it.
now-frozen-always = In these rules the pile is always frozen.
# $party (party)
now-frozen-until = { $party ->
    [side] That holds until your side has melded.
   *[player] That holds until you have melded.
}
# $party (party)
# $count (number)
now-only-naturals-until = { $party ->
    [side] Until your side has melded, only { COUNT($count) } natural cards like its top card, from your hand, take it.
   *[player] Until you have melded, only { COUNT($count) } natural cards like its top card, from your hand, take it.
}
# $top (cards) "a black three"
now-not-with-top = Nobody can take it with { CARDS($top, case: "with") } on top.
# $rank (rank)
now-top-is = The top card is { ONE-OF-RANK($rank) }.
