### The guided first hand. Each step says one thing and waits for one; the numbers are those of the cards on the table.

# A button.
leave-lesson = Leave the guided hand
# A button: the step before.
step-back = Back
# A button: the next step.
step-next = Next
# A button: the game does what the step asks for.
step-show = Show me
# A button: what the opponent does is not waited for.
step-skip = Skip
# A button after the guided hand.
play-taught = Play this game

## How far the person has come.

# The heading of a step.
# $chapter (number)
# $count (number) of parts
lesson-part = Part { $chapter } of { $count }
# On the first page.
lesson-done = Guided first hand: finished, and open for another time
# On the first page.
# $count (number) of parts
lesson-new = Play a first hand with a guide: { $count } short parts, some ten minutes
# On the first page.
# $done (number)
# $count (number) of parts
lesson-begun = Guided first hand: { $done } of { $count } parts done

## The steps, in their order: what is to be done, and the sentence below it, which explains it.

# While the opponent has a turn.
# $name (text) the opponent
lesson-opponent-plays = { $name } plays.
# $name (text) the opponent
lesson-watch-opening = { $name } draws, may lay cards, and throws one.
lesson-watch-freezing = Watch what lands on the pile.
# $name (text) the opponent
lesson-watch-blocked = Your black three blocks the pile: { $name } can only draw.
# $name (text) the opponent
lesson-watch-late = { $name } has no canasta, so { $name } cannot go out, and only draws and throws a card.
# $count (number) of cards in the pile
# $name (text) the opponent
# $naturals (number)
# $rank (rank) of the top card
lesson-watch-frozen = The pile of { CARDS-COUNT($count, case: "of") } is frozen for { $name } too: only { NATURALS-OF-RANK($naturals, $rank) } from the hand would take it.
# $count (number)
lesson-watch-pile = The pile holds { CARDS-COUNT($count, case: "acc") } now.

lesson-aim = Cards of one rank make a meld, and seven of them a canasta.
# $name (text) the opponent
# $drawn (number) of cards
# $canastas (number)
# $target (number) of points
lesson-aim-why = You play a short hand against { $name }: you draw { CARDS-COUNT($drawn, case: "acc") }, and with { CANASTAS-COUNT($canastas, case: "with") } you may go out, which ends it. The most points win: of this hand, or of a match once somebody has { $target }.

lesson-values = Cards that you lay count for you, and cards left in your hand against you.
# What a card counts.
# $joker (number)
# $ace (number)
# $king (number)
# $seven (number)
lesson-values-why = Joker { $joker }; ace and two { $ace }; king to eight { $king }; seven to four and black three { $seven }.

lesson-find-wild = Twos and jokers are wild. Select your two.
lesson-find-wild-why = A wild card stands in for any card in a meld.

lesson-draw = Your turn begins: draw a card from the stock.
lesson-draw-why = The other heap is the pile. It can be taken instead, with the right cards.

lesson-red-three = You drew a red three: it lies open now. You drew a queen in its place.
# $points (number)
lesson-red-three-why = It counts { $points } points for you once you have laid a meld, and until then { $points } against you.

lesson-pick-kings = Three of a rank make a meld. Select your three kings.
lesson-pick-kings-why = Suits do not matter.

# $points (number) of the three kings
# $minimum (number)
lesson-too-little = They count { $points }, but your first melds must count { $minimum } together. Set them out.
lesson-too-little-why = Cards that are set out wait until there is enough, and can go back to your hand.

# $points (number)
lesson-open-with-queens = Select your three queens too, and lay everything: { $points } points.
lesson-open-with-queens-why = You need the minimum only once in each hand. After that you may lay any meld.

lesson-discard = Your turn ends with a discard: throw the five of hearts.
lesson-discard-why = Select it, then discard it. You have no other five, and it counts only 5 points.

# $name (text) the opponent
lesson-take-pile = { $name } threw an eight, and you hold two: take the pile with them.
# $count (number) two at least
lesson-take-pile-why = { $count ->
    [one] The top card goes into a meld at once, and the other card comes to your hand.
   *[other] The top card goes into a meld at once, and the other { $count } cards come to your hand.
}

lesson-got-pile = The eights are your third meld, and the rest of the pile is in your hand.
lesson-got-pile-why = Whoever takes the pile takes all of it. That is how canastas grow.

lesson-add-wild = Put your two on the kings. Three more, and they are a canasta.
lesson-add-wild-why = Select the two, then press the kings.

# $most (number)
# $least (number)
lesson-wild-limits = A meld holds at most { $most } wild cards, and at least { $least } natural ones.
# Where there is no limit of wild cards.
# $least (number)
lesson-wild-least = A meld holds at least { $least } natural cards.
# $mixed (number) of points
# $natural (number) of points
lesson-wild-limits-why = A canasta with wild cards is mixed and brings { $mixed }; without them it is natural and brings { $natural }.

lesson-discard-four = End your turn: throw the four.
# $points (number)
# $name (text) the opponent
lesson-discard-four-why = You miss it least: it counts only { $points }. { $name } has laid no fours, and would need a four in the hand to take the pile.

# $name (text) the opponent
lesson-see-frozen = { $name } threw a two: the pile is frozen.
lesson-see-frozen-why = Until somebody takes it, only a natural pair from the hand does: two cards of the top card's rank, no wild ones.

lesson-draw-king = Draw from the stock.
lesson-draw-king-why = While a wild card lies on top, nobody can take the pile at all.

lesson-black-three = You drew a king: keep it, and throw your black three.
# $name (text) the opponent
lesson-black-three-why = Kings on the table do not take a frozen pile; two in your hand will. The black three blocks the pile for one turn: { $name } cannot take it now.

# $name (text) the opponent
lesson-try-frozen = { $name } threw an eight, and you have laid eights. Try to take the pile.
lesson-try-frozen-why = If the pile were not frozen, the eight would go onto your eights, and the rest to your hand.

lesson-why-frozen = It is frozen: only two eights in your hand would take it. Draw instead.
lesson-why-frozen-why = Frozen means that melds on the table and wild cards do not help, only a natural pair in the hand.

lesson-keep-pair = Another king: keep the pair, and throw the seven.
# $name (text) the opponent
lesson-keep-pair-why = Should { $name } throw a king, your pair takes the frozen pile.

# $name (text) the opponent
lesson-see-blocked = { $name } threw a black three: the pile is blocked for you. Draw.
lesson-see-blocked-why = Your next discard covers it, and then it no longer blocks.

lesson-safe-discard = Throw the seven.
# $name (text) the opponent
lesson-safe-discard-why = { $name } did not take your last seven, so a pair of sevens there is not likely.

lesson-take-frozen = A king! Take the frozen pile with your pair.
# $count (number) of cards in the pile, two at least
# $laid (number) of kings on the table
lesson-take-frozen-why = All { $count } cards are yours, and with the { $laid } on the table your meld of kings will have seven cards.

# $points (number)
lesson-canasta = Your kings are seven cards now: a canasta, worth { $points } points and its cards.
lesson-canasta-why = It is mixed, because a two is in it. Now you may go out, as soon as you can lay or throw every card.

lesson-lay-sevens = Lay your two sevens with the two.
lesson-lay-sevens-why = Two natural cards and a wild one make a meld.

lesson-lay-eight = Add the eight to your eights.
# $name (text) the opponent
lesson-lay-eight-why = You may add to your own melds, but never to { $name }'s.

lesson-keep-threes = Throw the four, and keep the black threes.
lesson-keep-threes-why = Black threes can be laid only in the turn in which you go out, and only three or four together.

# $name (text) the opponent
# $card (cards) "a nine"
lesson-last-draw = { $name } threw { CARDS($card, case: "acc") }, which none of your melds can use. Draw: with one more black three you can go out.
lesson-last-draw-why = Then you lay the three of them and throw your last card.

lesson-lay-threes = There it is. Lay your three black threes.
lesson-lay-threes-why = You may, because you go out in this turn. They take no wild cards.

lesson-go-out = Throw your last card: you go out.
# $points (number)
# $name (text) the opponent
lesson-go-out-why = That brings { $points } points, and the cards left in { $name }'s hand count against { $name }.

# The score of the hand.
# $own (number)
# $theirs (number)
# $name (text) the opponent
lesson-score = You went out: { $own } points for you, { $theirs } for { $name }.
# After the score.
lesson-won = You win.
# What the score of the reader is made of.
# $canasta (number) of points
# $out (number) of points
# $three (number) of points
# $laid (number) of points
lesson-counted = Canasta { $canasta }, going out { $out }, red three { $three }, cards laid { $laid }.
# What the score of the opponent is made of.
# $name (text) the opponent
# $laid (number) of points
# $left (number) of points, below zero
lesson-counted-opponent = { $name }: cards laid { $laid }, cards left in the hand { $left }.

## The reply to something else than a step waits for. It is allowed by the rules, but is not carried out.

lesson-pile-brings-more = You could draw, but the pile brings more than one card.
lesson-use-both-eights = That would take it too, but keep the two for later and use both eights.
lesson-kings-are-nearest = That is allowed, but the kings are nearest to a canasta.
lesson-lay-two-first = You may end your turn, but lay the two first: it helps most on the table.
lesson-pair-takes-pile = The king would fit, but a pair of kings in the hand can take the frozen pile.
lesson-three-guards-pile = That is allowed, but the black three keeps the pile from being taken.
lesson-would-miss-card = That is allowed, but you would miss that card more.
lesson-keep-card = That is allowed, but keep that card for now.
lesson-others-help-out = That is allowed, but the other cards help you to go out.
lesson-waited-for-pile = You could draw, but this pile is what you have waited for.
lesson-would-not-end = That is allowed, but it would not end the hand.
lesson-ends-turn-early = That would end your turn too early.
lesson-step-shows-else = The rules allow that, but this step shows something else.
# After each of these.
lesson-nothing-done = Nothing was done.

## The keys of a step, read aloud.

# Enter is the name of the key.
keys-go-on = Enter goes on.
# $keys (text) one after the other
keys-of-step = Keys: { $keys }.
# $before (text)
# $next (text) the keys after those
keys-then = { $before }, then { $next }
# Shift is the name of the key.
# $key (text) a letter
keys-with-shift = Shift { $key }
# A key that goes to the cards of a rank, and Space, which selects the card there and goes to the next.
# $key (text)
# $count (number) how often Space is pressed
keys-of-cards = { $count ->
    [1] { $key } and Space
    [2] { $key } and Space twice
   *[other] { $key } and Space { COUNT($count) } times
}
# A meld out of a list.
# $rank (rank)
keys-choose-meld = choose the { RANKS-NAME($rank, case: "acc") }
