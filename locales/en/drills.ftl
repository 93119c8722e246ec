### Drills: short questions about a position at a table. An answer is given by playing, or by choosing a number.
### In the comments cards are as in the files of records: Ks is the king of spades, Td the ten of diamonds, 2h the two of hearts, Jo a joker.

# A button.
show-answer = Show me
# A button.
next-question = Next question
# How much of a drill or of the guided hand is done, on a page with all of them.
# $done (number)
# $count (number) of questions or parts
solved-of = { $done } of { $count }
# $count (number) of questions or parts
solved-all = all { $count } done

## The reply to an answer.

# The verdict on an answer: of a drill, and of a mistake that is played again.
verdict-right = Right
# The verdict on a sum.
verdict-wrong = Not right
# The verdict on a turn that is worse than another.
verdict-not-best = Not the best
# A verdict, read aloud before the sentences of the reply.
# $verdict (text)
verdict-spoken = { $verdict }.
# How much worse an answer is than the best.
# $points (number) a multiple of ten
answer-costs = It costs about { $points } points on average.
answer-costs-little = It costs hardly anything.
cost-being-worked-out = What it costs is being worked out…
cost-unknown = The search cannot tell now what that costs.
answer-being-compared = The search compares that with the best answers…
answer-as-good = That is as good as the best answer we know.
# $answers (text) other right answers, as advice: "lay three kings and discard the four of clubs"
just-as-good = Just as good: { $answers }.
# One more right answer.
# $before (text)
# $next (text)
answers-or = { $before }; or { $next }
not-what-is-asked = That is not what the question asks for.
nothing-against-answer = Nothing on the table speaks against it, but another answer brings more in the hands that the search tried.
# A right answer that is shown before one was given.
# $answer (text) as advice: "lay three kings and discard the four of clubs"
answer-shown = { $answer }.
# Read aloud before a question.
# $title (text) of the drill
# $at (number) of the question
# $count (number) of questions
drill-place = { $title }, question { $at } of { $count }.

## Questions that several drills ask.

drill-ask-discard = What do you discard?
drill-ask-out = Do you go out?
drill-ask-partner = Your partner asks: may I go out?
drill-ask-do = What do you do?
drill-ask-begin = How do you begin this turn?
drill-ask-open = How do you open?
drill-ask-pile-or-draw = Do you take the pile or draw?
drill-ask-twos = What do you do with the twos?
drill-ask-lay-and-discard = What do you lay, and what do you discard?
drill-ask-first-melds = Lay your first melds.
drill-ask-go-out = Go out.
drill-ask-own-score = You discard the four and go out. What does this hand score for you?
drill-ask-others-score = You have gone out. What does this hand score for the others?

## The drill “Count the hand”.

# The title.
drill-count-title = Count the hand
# Below the title, without a full stop.
drill-count-note = Read the score pad
# A question.
drill-count-opening-ask = What do two aces, a two and three sevens count?
# Its situation.
drill-count-opening-facts = You want to open with them.
# Why this answer is right: 75.
drill-count-opening-value = Aces and twos count 20 each, sevens 5 each: 60 and 15 make 75.
# Why this answer is wrong: 60.
drill-count-opening-two-as-twenty = That leaves out the sevens: three of them count 15.
# Why this answer is wrong: 85.
drill-count-opening-sevens = Sevens count 5 each, not more: 60 and 15.
# Why this answer is wrong: 45.
drill-count-opening-forgotten = Aces and twos count 20 each: those three alone make 60.
# The situation of a question: “You discard the four and go out. What does this hand score for you?”
drill-count-your-side-facts = On the table: six kings with a two, three nines, and a red three.
# Why this answer is right: 610.
drill-count-your-side-sum = 100 for going out, 300 for the mixed canasta, 100 for the red three and 110 for the cards laid: 610.
# Why this answer is wrong: 810.
drill-count-your-side-as-natural = There is a two among the kings, so the canasta is mixed: 300, not 500.
# Why this answer is wrong: 510.
drill-count-your-side-no-going-out = That leaves out the 100 points for going out.
# Why this answer is wrong: 580.
drill-count-your-side-no-nines = That leaves out the three nines: they count 30.
# A question.
drill-count-left-in-hand-ask = You have gone out. What does this hand score for Ada?
# Its situation.
drill-count-left-in-hand-facts = She has laid three jacks; an ace, a queen, a joker and a seven are left in her hand.
# Why this answer is right: -55.
drill-count-left-in-hand-minus = 30 for the jacks, less 20, 10, 50 and 5 for the cards in her hand: 55 below zero.
# Why this answer is wrong: 115.
drill-count-left-in-hand-added = Cards that are left in a hand count against their side.
# Why this answer is wrong: 30.
drill-count-left-in-hand-melds-only = The jacks count 30, but the cards in her hand are taken off.
# Why this answer is wrong: -85.
drill-count-left-in-hand-hand-only = That leaves out the three jacks: they count 30.
# A question.
drill-count-red-threes-ask = You have gone out, and Ada has laid no meld. What does this hand score for her?
# Its situation.
drill-count-red-threes-facts = She has two red threes; an ace, a jack, a queen and a ten are left in her hand.
# Why this answer is right: -250.
drill-count-red-threes-against = Without a meld red threes count against her: 200, and 50 for the cards in her hand.
# Why this answer is wrong: 150.
drill-count-red-threes-for = In the classic game red threes count for a side only if it has laid a meld.
# Why this answer is wrong: -50.
drill-count-red-threes-forgotten = That leaves out the two red threes: without a meld they cost 100 each.
# Why this answer is wrong: -200.
drill-count-red-threes-no-hand = That leaves out the cards in her hand: they count 50 against her.

## The drill “Enough to open?”.

# The title.
drill-open-title = Enough to open?
# Below the title, without a full stop.
drill-open-note = Find 50, 90 or 120 in a hand
# A question.
drill-open-fifty-ask = Open with at least 50 points.
# Its situation.
drill-open-fifty-facts = Your side has melded nothing yet, and you have drawn.
# Why this answer is right: meld Ks Kh Kd + 5s 5h 5d 5c.
drill-open-fifty-exact = Three kings count 30 and four fives 20: 50 in one go, without a wild card.
# Why this answer is wrong: discard 4c.
drill-open-fifty-waits = There are 50 points in this hand.
# A question.
drill-open-ninety-ask = Open with at least 90 points.
# Its situation.
drill-open-ninety-facts = Your side has 1,700 points, so the first meld must count 90.
# Why this answer is right: meld Qs Qh Qc 2c + 9d 9h 2s.
drill-open-ninety-wilds-count = Twos count 20 in a meld too: that is how the queens and nines get to 90.
# Why this answer is wrong: discard 4c.
drill-open-ninety-waits = There are 90 points in this hand.
# A question.
drill-open-hundred-twenty-ask = Open with at least 120 points.
# Its situation.
drill-open-hundred-twenty-facts = Your side has 3,100 points, so the first meld must count 120.
# Why this answer is right: meld As Ah Jo + Ks Kh Kd.
drill-open-hundred-twenty-joker = Two aces and the joker count 90, three kings 30: 120, and the two stays in your hand.
# Why this answer is right: meld As Ah 2c + 6h 6c Jo.
drill-open-hundred-twenty-other-way = That is enough. Two aces, the joker and three kings would do too, and keep the two.
# Why this answer is wrong: discard 4h.
drill-open-hundred-twenty-waits = There are 120 points in this hand.
# A question.
drill-open-with-the-pile-ask = Open, and take the pile with it.
# Its situation.
drill-open-with-the-pile-facts = A nine lies on top of the pile, and you hold two; you need 50 points.
# Why this answer is right: take 9s 9h + Qs Qh Qd.
drill-open-with-the-pile-top-counts = The nine on top counts too: three nines and three queens make 60, and the pile is yours.
# Why this answer is wrong: draw.
drill-open-with-the-pile-left-lying = The nine on top counts too: with it your hand is enough to open and to take six cards.

## The drill “What stays in your hand?”.

# The title.
drill-keep-title = What stays in your hand?
# Below the title, without a full stop.
drill-keep-note = Open, and keep the right cards back
# The situation of a question: “How do you open?”
drill-keep-joker-facts = You need 90 points, and you have drawn.
# Why this answer is right: meld 8s 8h 8d + As Ah Ad.
drill-keep-joker-naturals = Aces and eights make 90 alone, and the joker stays to close a canasta or take a pile.
# Why this answer is wrong: meld As Ah Jo.
drill-keep-joker-spends-joker = That is enough, but the joker is worth more in your hand.
# Why this answer is wrong: discard 4c.
drill-keep-joker-waits = You have 90 points without a wild card: open now, while the pile is small.
# The situation of a question: “How do you open?”
drill-keep-two-facts = You need 50 points, and you have drawn.
# Why this answer is right: meld Ks Kh Kd + Qs Qh Qd.
drill-keep-two-naturals = Two melds without a wild card: both can grow, and the two stays.
# Why this answer is wrong: meld Ks Kh Kd 2c.
drill-keep-two-spends-two = The two is not needed: there are 60 points without it.
# Why this answer is wrong: discard 4c.
drill-keep-two-waits = Once your side has melded, it takes the pile more easily: do not wait.
# The situation of a question: “How do you open?”
drill-keep-pair-facts = You need 120 points, and the pile has six cards.
# Why this answer is right: meld Ks Kh Kd + As Ah Ad Jo.
drill-keep-pair-keeps-pair = The two stays, and so do the sevens: a pair that can take the pile.
# Why this answer is wrong: meld 7d 7c 2c + Ks Kh Kd + As Ah Ad.
drill-keep-pair-spends-pair = That uses up the pair of sevens, and with it a chance to take the pile.
# Why this answer is wrong: discard 4c.
drill-keep-pair-waits = A hand that makes 120 points is rare: open.
# A question.
drill-keep-lay-all-ask = Your side has melded. What do you lay?
# Its situation.
drill-keep-lay-all-facts = The pile has one card, and both partners add to what lies there.
# Why this answer is right: meld 9s 9h 9d + Ks Kh Kd.
drill-keep-lay-all-both = On the table your partner can add to both, and there is no pile to keep them for.
# Why this answer is wrong: meld 9s 9h 9d, discard 6h.
drill-keep-lay-all-one = Both melds help: your partner may hold the cards that make canastas of them.
# Why this answer is wrong: discard 4d.
drill-keep-lay-all-none = The pile is small, so these cards do more on the table, where your partner can add to them.

## The drill “Pile or stock?”.

# The title.
drill-pile-title = Pile or stock?
# Below the title, without a full stop.
drill-pile-note = When the pile is worth it
# The situation of a question: “Do you take the pile or draw?”
drill-pile-nine-cards-facts = There are nine cards in the pile, and you hold two kings.
# Why this answer is right: take Ks Kh.
drill-pile-nine-cards-take = Nine cards for a pair: many of them fit what you hold.
# Why this answer is wrong: draw.
drill-pile-nine-cards-draw = Nine cards would have been yours, and the next player may take them now.
# The situation of a question: “Do you take the pile or draw?”
drill-pile-one-card-facts = There is one card in the pile.
# Why this answer is right: draw.
drill-pile-one-card-draw = One card is not worth a pair: draw, and keep the nines for a bigger pile.
# Why this answer is wrong: take 9s 9d.
drill-pile-one-card-take = You get a single card and give away the pair that would take a bigger pile.
# The situation of a question: “Do you take the pile or draw?”
drill-pile-with-a-two-facts = There are nine cards in the pile; you hold one king and a two.
# Why this answer is right: take Ks 2h.
drill-pile-with-a-two-take = Your side has melded and the pile is not frozen, so a king and a two take nine cards.
# Why this answer is wrong: draw.
drill-pile-with-a-two-draw = A king and a two are enough here, and nine cards are worth a two.
# The situation of a question: “Do you take the pile or draw?”
drill-pile-canasta-facts = The nine on top fits your meld of six.
# Why this answer is right: take.
drill-pile-canasta-take = The nine on top closes a canasta, and you need no card from your hand.
# Why this answer is wrong: draw.
drill-pile-canasta-draw = The nine on top makes your meld of nines a canasta: 300 points, and three cards in all.
# The situation of a question: “How do you begin this turn?”
drill-pile-cheapest-facts = Your side needs 50 points to open; there is a king on top.
# Why this answer is right: take Ks Kh 2h.
drill-pile-cheapest-one-two = That opens and takes the pile, and a two stays in your hand.
# Why this answer is wrong: take Ks Kh + 7c 7d 2h + As Ad 2d.
drill-pile-cheapest-both-twos = That lays more wild cards than opening needs.
# Why this answer is wrong: draw.
drill-pile-cheapest-draw = With the king on top your hand is enough to open and to take the pile.

## The drill “A frozen pile”.

# The title.
drill-frozen-title = A frozen pile
# Below the title, without a full stop.
drill-frozen-note = What takes it, and what to keep for it
# The situation of a question: “How do you begin this turn?”
drill-frozen-pair-facts = There is a two in the pile, so it is frozen; you hold two nines.
# Why this answer is right: take 9s 9d.
drill-frozen-pair-take = A natural pair of the top card takes a frozen pile, and thaws it.
# Why this answer is wrong: draw.
drill-frozen-pair-draw = You hold two natural nines: just what a frozen pile asks for.
# A question.
drill-frozen-one-nine-ask = What can you do?
# Its situation.
drill-frozen-one-nine-facts = There is a two in the pile, so it is frozen; you hold one nine and a two.
# Why this answer is right: draw.
drill-frozen-one-nine-draw = A frozen pile asks for two natural nines from your hand: your meld of nines and the two do not help.
# The situation of a question: “How do you begin this turn?”
drill-frozen-three-cards-facts = There are three cards in the frozen pile, a two among them.
# Why this answer is right: take 9s 9d.
drill-frozen-three-cards-take = Three cards, one of them a two, for a pair: that is a good exchange.
# Why this answer is wrong: draw.
drill-frozen-three-cards-draw = There is a two in it: the pair of nines buys it, and thaws the pile.
# The situation of a question: “What do you lay, and what do you discard?”
drill-frozen-hold-facts = There are ten cards in the frozen pile.
# Why this answer is right: discard 9s.
drill-frozen-hold-keeps = Only pairs take this pile, so nines, kings and queens stay in your hand.
# Why this answer is wrong: meld 9s 9h 9d.
drill-frozen-hold-lays-nines = Each rank that you lay is a pair less for the pile of ten cards.
# Why this answer is wrong: meld 9s 9h 9d + Ks Kh Kd.
drill-frozen-hold-lays-both = Nothing in your hand could then take the pile of ten cards but the queens.
# Why this answer is wrong: discard Qs.
drill-frozen-hold-breaks-pair = The queens are a pair that takes the pile, and that breaks it up.

## The drill “A safe discard”.

# The title.
drill-safe-title = A safe discard
# Below the title, without a full stop.
drill-safe-note = What the next player cannot use
# The situation of a question: “What do you discard?”
drill-safe-seen-facts = They have melded jacks, nines and sevens; look through the pile.
# Why this answer is right: discard 4d.
drill-safe-seen-four = Three fours lie in the pile: it is unlikely that the next player has two more.
# The situation of a question: “What do you discard?”
drill-safe-count-them-facts = They have melded jacks and nines; look through the pile.
# Why this answer is right: discard 5h.
drill-safe-count-them-five = Six fives lie in the pile and you hold the seventh: only one is left.
# The situation of a question: “What do you discard?”
drill-safe-two-players-facts = Ada has melded jacks and nines; she plays next.
# Why this answer is right: discard 7d.
drill-safe-two-players-pair = You hold two of them yourself, so Ada is less likely to have a pair.

## The drill “Stop with a black three”.

# The title.
drill-stop-title = Stop with a black three
# Below the title, without a full stop.
drill-stop-note = When the next player must not take
# The situation of a question: “What do you discard?”
drill-stop-eleven-cards-facts = There are eleven cards in the pile, and they have melded three ranks.
# Why this answer is right: discard 3s.
drill-stop-eleven-cards-stops = Nobody can take a pile with a black three on top: now is the time for it.
# The situation of a question: “What do you discard?”
drill-stop-one-card-facts = There is one card in the pile.
# Why this answer is right: discard 6d.
drill-stop-one-card-saves = The pile is small: the black three is worth more later, when it guards many cards.
# Why this answer is wrong: discard 3s.
drill-stop-one-card-wasted = There is nothing to guard yet: keep the black three for a big pile.
# The situation of a question: “What do you discard?”
drill-stop-two-of-them-facts = There are three cards in the pile, and you hold two black threes.
# Why this answer is right: discard 6d.
drill-stop-two-of-them-saves = Three cards are a small loss: both black threes stay for the time when the pile has grown.
# Why this answer is wrong: discard 3s.
drill-stop-two-of-them-wasted = It guards three cards only, and you will wish for it when the pile is big.
# The situation of a question: “What do you lay, and what do you discard?”
drill-stop-short-hand-facts = Your nine, jack and seven fit melds of theirs.
# Why this answer is right: meld Qs Qd Qc, discard 3s.
drill-stop-short-hand-lays-and-stops = Queens on the table where they count, and the black three keeps the pile from them.
# Why this answer is wrong: discard 3s.
drill-stop-short-hand-stops-only = The black three is right, but your partner could add to cards that you lay first.

## The drill “When to freeze”.

# The title.
drill-freeze-title = When to freeze
# Below the title, without a full stop.
drill-freeze-note = A wild card on the pile
# The situation of a question: “What do you do?”
drill-freeze-nothing-melded-facts = They have melded three ranks, your side nothing; there are twelve cards in the pile.
# Why this answer is right: discard 2s.
drill-freeze-nothing-melded-freeze = Now their melds do not help them: only a pair takes the pile, and you hold four pairs.
# Why this answer is wrong: discard 4d.
drill-freeze-nothing-melded-plain = Their three melds make the pile of twelve cards easy for them to take.
# Why this answer is wrong: meld Qd Qc 2h + Ks Kh 2s.
drill-freeze-nothing-melded-opens = That spends the pairs and the twos with which you could fight for twelve cards.
# The situation of a question: “What do you discard?”
drill-freeze-they-are-ahead-facts = They have melded four ranks; there are twelve cards in the pile.
# Why this answer is right: discard 2s.
drill-freeze-they-are-ahead-freeze = With four melds nearly any card takes the pile for them: frozen, it asks for a pair.
# Why this answer is wrong: discard 4d.
drill-freeze-they-are-ahead-plain = They have four melds, so that nearly any card takes the pile of twelve for them.
# The situation of a question: “What do you discard?”
drill-freeze-seven-cards-facts = They have melded three ranks, your side one; there are seven cards in the pile.
# Why this answer is right: discard 2s.
drill-freeze-seven-cards-freeze = They have more melds, and you hold four pairs: a frozen pile is a pile for you.
# The situation of a question: “What do you discard?”
drill-freeze-small-pile-facts = There are two cards in the pile.
# Why this answer is right: discard 7c.
drill-freeze-small-pile-plain = A single card is enough: two cards are not worth a wild one.
# Why this answer is wrong: discard 2s.
drill-freeze-small-pile-wasted = A two is worth more than the two cards that it guards.
# Why this answer is wrong: discard Ks.
drill-freeze-small-pile-breaks-pair = The kings are a pair, and a pair can take a pile.

## The drill “Finish or spread?”.

# The title.
drill-canasta-title = Finish or spread?
# Below the title, without a full stop.
drill-canasta-note = Where your wild cards belong
# A question.
drill-canasta-natural-ask = What do you do with the two?
# Its situation.
drill-canasta-natural-facts = Six aces lie there without a wild card, and nobody is near going out.
# Why this answer is right: discard 4d.
drill-canasta-natural-waits = One more ace makes a natural canasta, 200 points more than a mixed one: wait for it.
# Why this answer is wrong: meld A: 2s.
drill-canasta-natural-mixed = The two makes the canasta mixed, and there was time to wait for an ace.
# Why this answer is wrong: meld Q: 2s.
drill-canasta-natural-spread = The queens do not need it yet: a wild card in your hand can still go anywhere.
# The situation of a question: “What do you do with the twos?”
drill-canasta-danger-facts = They have a canasta, and one of them holds two cards.
# Why this answer is right: meld A: 2s 2h.
drill-canasta-danger-finish = They may go out in their next turn: a canasta now is worth 300 points.
# Why this answer is wrong: meld A: 2s + Q: 2h.
drill-canasta-danger-spread = Spread out they close nothing.
# Why this answer is wrong: discard 7c.
drill-canasta-danger-waits = They may go out before your next turn, and then the twos count against you.
# The situation of a question: “What do you do with the twos?”
drill-canasta-time-facts = Nobody has a canasta, and the others hold eight cards each.
# Why this answer is right: discard 7c.
drill-canasta-time-waits = There is time: the aces may still become a natural canasta.
# Why this answer is wrong: meld A: 2s 2h.
drill-canasta-time-mixed = Closing now gives away the chance of a natural canasta, and both wild cards.
# Why this answer is wrong: meld A: 2s + Q: 2h.
drill-canasta-time-spread = Spread out they close nothing, and neither meld can become natural any more.
# A question.
drill-canasta-last-chance-ask = What do you do with the two and the joker?
# Its situation.
drill-canasta-last-chance-facts = They have a canasta, and one of them holds three cards.
# Why this answer is right: meld A: 2s Jo.
drill-canasta-last-chance-finish = They are close to going out: finish the aces while you can.
# Why this answer is wrong: meld A: 2s + Q: Jo.
drill-canasta-last-chance-spread = Only a finished canasta counts 300, and spread out they finish none.
# Why this answer is wrong: discard 4d.
drill-canasta-last-chance-waits = With three cards left they may go out at any time, and a joker in your hand costs 50.

## The drill “Go out now?”.

# The title.
drill-out-title = Go out now?
# Below the title, without a full stop.
drill-out-note = Count both sides first
# The situation of a question: “Do you go out?”
drill-out-their-hands-full-facts = Your side has a canasta, theirs has none and many cards in hand.
# Why this answer is right: meld Qs Qh, discard 4d.
drill-out-their-hands-full-out = They are caught with their hands full, and you get 100 points for going out.
# Why this answer is right: ask.
drill-out-their-hands-full-asks = Asking is right too: your partner has no reason to say no.
# Why this answer is wrong: discard 4d.
drill-out-their-hands-full-waits = Every turn gives them time for a canasta of their own: go out while they have none.
# The situation of a question: “Do you go out?”
drill-out-canastas-to-come-facts = Four of your melds grow towards canastas; they have one meld and no canasta.
# Why this answer is right: discard 4d.
drill-out-canastas-to-come-waits = Each canasta to come is worth 300 points or more, and they are far from going out.
# Why this answer is wrong: meld Ks, discard 4d.
drill-out-canastas-to-come-out = You get 100 points and give up canastas worth many times that.
# Why this answer is wrong: ask.
drill-out-canastas-to-come-asks = Your partner may say yes, and then the canastas to come are lost.
# The situation of a question: “Do you go out?”
drill-out-their-red-threes-facts = They have three red threes and no meld.
# Why this answer is right: meld Ks Kh Kc, discard 4d.
drill-out-their-red-threes-out = Without a meld each red three counts 100 against them: end it now.
# Why this answer is right: ask.
drill-out-their-red-threes-asks = Your partner will see the three red threes as well, and say yes.
# Why this answer is wrong: discard 4d.
drill-out-their-red-threes-waits = As soon as they meld, their red threes count for them: do not give them that turn.
# The situation of a question: “Do you go out?”
drill-out-one-more-turn-facts = Two melds of five lie there, your partner holds nine cards, and they have one meld.
# Why this answer is right: discard 4d.
drill-out-one-more-turn-waits = They have nothing yet: a turn or two more may bring two canastas.
# Why this answer is wrong: meld Qs + Ks Kh Kc, discard 4d.
drill-out-one-more-turn-out = Your two melds of five may become canastas, and they are not close to going out.
# Why this answer is wrong: ask.
drill-out-one-more-turn-asks = A yes would bind you to go out: two melds of five are worth waiting for.

## The drill “May I go out?”.

# The title.
drill-ask-title = May I go out?
# Below the title, without a full stop.
drill-ask-note = Ask your partner, and answer
# The situation of a question: “Do you go out?”
drill-ask-full-hand-facts = Your partner holds sixteen cards; they hold five and four.
# Why this answer is right: ask.
drill-ask-full-hand-asks = Sixteen cards may cost a lot, and your partner knows: that is what the question is for.
# Why this answer is right: discard Ks.
drill-ask-full-hand-waits = That gives your partner a turn to lay some of the sixteen cards.
# Why this answer is wrong: meld Ks, discard 4d.
drill-ask-full-hand-out = Your partner's sixteen cards count against you, and nobody asked about them.
# The situation of a question: “Your partner asks: may I go out?”
drill-ask-light-hand-facts = They hold ten and eleven cards.
# Why this answer is right: answer yes.
drill-ask-light-hand-yes = You hold four cards worth little, and they are caught with twenty-one.
# Why this answer is wrong: answer no.
drill-ask-light-hand-no = Your four cards cost next to nothing, and their twenty-one cost them a lot.
# The situation of a question: “Your partner asks: may I go out?”
drill-ask-heavy-hand-facts = You hold three wild cards, three aces and three kings.
# Why this answer is right: answer no.
drill-ask-heavy-hand-no = Your hand costs more than going out brings, and laid down it makes points.
# Why this answer is wrong: answer yes.
drill-ask-heavy-hand-yes = All that you hold would count against you: say no, and lay it in your next turn.
# The situation of a question: “Your partner asks: may I go out?”
drill-ask-one-to-go-facts = You hold six cards and could lay only a few of them.
# Why this answer is right: answer yes.
drill-ask-one-to-go-yes = Your hand is light, and going out now catches them with fifteen cards.
# Why this answer is wrong: answer no.
drill-ask-one-to-go-no = Your queens can bring one more canasta, but they would get time for theirs too.

## The drill “Concealed”.

# The title.
drill-concealed-title = Concealed
# Below the title, without a full stop.
drill-concealed-note = All in one turn
# The situation of a question: “What do you do?”
drill-concealed-now-facts = You have laid nothing yet, and neither has your partner.
# Why this answer is right: meld Ks Kh Kd + As Ah Ad Ac As Ah 2s, discard 4c.
drill-concealed-now-out = All at once, with a canasta among it: that is concealed, and counts 200 instead of 100.
# Why this answer is right: ask.
drill-concealed-now-asks = You may ask first: your partner's cards count against you.
# Why this answer is wrong: discard 4c.
drill-concealed-now-waits = Everything can go in this turn: going out concealed counts 200.
# Why this answer is wrong: meld As Ah Ad Ac As Ah, discard 4c.
drill-concealed-now-half = Laid in part it is no longer concealed, and the canasta is still missing.
# The situation of a question: “What do you do?”
drill-concealed-partner-has-melded-facts = Your partner has laid aces; you have laid nothing.
# Why this answer is right: meld Ts Th Td Tc Ts Th Jo + Ks Kh Kd, discard 4c.
drill-concealed-partner-has-melded-out = It is concealed all the same: what matters is that you have laid nothing before.
# Why this answer is right: ask.
drill-concealed-partner-has-melded-asks = You may ask first: your partner's cards count against you.
# Why this answer is wrong: discard 4c.
drill-concealed-partner-has-melded-waits = Everything can go in this turn, and you get 200 for a concealed hand.
# Why this answer is wrong: meld Ks Kh Kd, discard 4c.
drill-concealed-partner-has-melded-half = Laid in part it brings 100 instead of 200 later, and warns them.
# The situation of a question: “What do you do?”
drill-concealed-one-card-short-facts = You hold seven aces and a pair of kings, and they have one meld.
# Why this answer is right: discard 9s.
drill-concealed-one-card-short-waits = One more king, or a wild card, and all of it goes in one turn: concealed.
# Why this answer is wrong: meld As Ah Ad Ac As Ah Ac.
drill-concealed-one-card-short-lays = The canasta is safe in your hand for now, and a king or a wild card makes it concealed.
# Why this answer is wrong: discard Ks.
drill-concealed-one-card-short-breaks-pair = The kings are the rest of your concealed hand.
# The situation of a question: “What do you do?”
drill-concealed-two-canastas-facts = Two players: going out takes two canastas.
# Why this answer is right: meld Ks Kh Kd Kc Ks 2s 2h + As Ah Ad Ac As Ah 2d, discard 4c.
drill-concealed-two-canastas-out = Two twos on the kings and one on the aces: two canastas in one turn, concealed.
# Why this answer is wrong: meld As Ah Ad Ac As Ah, discard 4c.
drill-concealed-two-canastas-one-canasta = Laid in part it is no longer concealed: the three twos are enough for both canastas.
# Why this answer is wrong: discard 4c.
drill-concealed-two-canastas-waits = Both canastas are in your hand already.

## The drill “Three-handed”.

# The title.
drill-three-handed-title = Three-handed
# Below the title, without a full stop.
drill-three-handed-note = One alone against two
# A question.
drill-three-handed-alone-ask = How do you come to play alone?
# Its situation.
drill-three-handed-alone-facts = Nobody has taken the pile in this hand. A king lies on it, and you hold two.
# Why this answer is right: take Ks Kh.
drill-three-handed-alone-takes = Who first takes the pile plays alone; the two others are partners from now on.
# Why this answer is wrong: draw.
drill-three-handed-alone-draws = Drawing leaves it open. The first who takes the pile plays alone.
# A question.
drill-three-handed-minimum-ask = Your partner of this hand has laid kings. Lay your fours if you may.
# Its situation.
drill-three-handed-minimum-facts = You have 1,600 points, and nothing laid yet.
# Why this answer is right: meld 4s 4h 4d.
drill-three-handed-minimum-lays = One of two partners has opened, so the other needs no minimum, whatever the score.
# Why this answer is wrong: discard 9c.
drill-three-handed-minimum-waits = You may lay them: your partner has opened for both of you.
# A question.
drill-three-handed-score-ask = You discard the nine and go out. What does this hand score for you?
# Its situation.
drill-three-handed-score-facts = You two have seven aces; a four and a seven are left with your partner. Each of you has a red three.
# Why this answer is right: 830.
drill-three-handed-score-in-full = 100 for going out, 500 for the canasta, 140 for the aces, less 10 with your partner, and your red three: 830.
# Why this answer is wrong: 465.
drill-three-handed-score-half = What you score together counts in full for each of you.
# Why this answer is wrong: 730.
drill-three-handed-score-no-three = That leaves out your red three.
# Why this answer is wrong: 930.
drill-three-handed-score-both-threes = Red threes are each player's own: that of your partner does not count for you.
# The situation of a question: “Go out.”
drill-three-handed-out-facts = Your partner of this hand has made a canasta of aces.
# Why this answer is right: meld Qs Qd, discard 6c.
drill-three-handed-out-out = The melds of partners are one side's: your partner's canasta is yours too.
# Why this answer is right: ask.
drill-three-handed-out-asks = The two others are partners, so you may ask first.
# Why this answer is wrong: discard 6c.
drill-three-handed-out-waits = You can go out: your partner's canasta counts for you both.

## The drill “Samba”.

# The title.
drill-samba-title = Samba
# Below the title, without a full stop.
drill-samba-note = Sequences of a suit
# The situation of a question: “You discard the four and go out. What does this hand score for you?”
drill-samba-score-facts = A samba from four to ten, and six kings with a two. Your partner holds an ace and a seven.
# Why this answer is right: 2105.
drill-samba-score-sum = 200 for going out, 1,500 for the samba, 300 for the kings, 130 for the cards laid, less 25 with your partner: 2,105.
# Why this answer is wrong: 905.
drill-samba-score-as-mixed = A sequence of seven cards is a samba: 1,500, not 300.
# Why this answer is wrong: 2005.
drill-samba-score-out-for-100 = Going out counts 200 in Samba.
# Why this answer is wrong: 2130.
drill-samba-score-no-hand = The cards with your partner count against you: 25.
# A question.
drill-samba-where-ask = Where does the jack of hearts go?
# Its situation.
drill-samba-where-facts = Your sequence of hearts runs from five to ten, and you have three jacks.
# Why this answer is right: meld h: Jh.
drill-samba-where-samba = It is the seventh card of the sequence: a samba, 1,500 points.
# Why this answer is wrong: meld J: Jh.
drill-samba-where-set = As a fourth jack it counts 10, and completes nothing.
# Why this answer is wrong: discard 4c.
drill-samba-where-waits = In your hand it completes nothing.
# A question.
drill-samba-top-card-ask = Do you draw or take the pile?
# Its situation.
drill-samba-top-card-facts = The jack of hearts lies on it. Your sequence of hearts runs from five to ten.
# Why this answer is right: take h:.
drill-samba-top-card-takes = The top card may go onto the end of an own sequence, and here it makes the samba.
# Why this answer is wrong: draw.
drill-samba-top-card-draws = The jack fits your sequence: it makes a samba, and the pile comes with it.
# A question.
drill-samba-frozen-ask = Take the pile.
# Its situation.
drill-samba-frozen-facts = It is frozen. Your sequence of hearts runs from five to ten, and you hold two jacks.
# Why this answer is right: take Js Jd.
drill-samba-frozen-pair = A frozen pile is never taken for a sequence, but with two jacks it is.
# Why this answer is wrong: draw.
drill-samba-frozen-draws = For the sequence it cannot be taken, but with the two jacks it can.

## The drill “Bolivia”.

# The title.
drill-bolivia-title = Bolivia
# Below the title, without a full stop.
drill-bolivia-note = Melds of wilds, and a sequence to go out
# A question.
drill-bolivia-wilds-ask = Where do the two wilds go?
# Its situation.
drill-bolivia-wilds-facts = You have a meld of five wilds, and four kings.
# Why this answer is right: meld W: 2c Jo.
drill-bolivia-wilds-bolivia = Seven wilds are a bolivia: 2,500 points.
# Why this answer is wrong: meld K: 2c Jo.
drill-bolivia-wilds-elsewhere = With wilds the kings are no canasta yet, and fewer stay for a meld that is nearer to one.
# Why this answer is wrong: discard 4c.
drill-bolivia-wilds-waits = In your hand they complete nothing.
# The situation of a question: “Go out.”
drill-bolivia-way-out-facts = You have a bolivia, a canasta of kings, and hearts from five to ten.
# Why this answer is right: meld h: Jh, discard 4c.
drill-bolivia-way-out-out = One of the two canastas must be a sequence: the jack makes it.
# Why this answer is right: ask.
drill-bolivia-way-out-asks = With the jack the sequence is complete, so you may ask first.
# Why this answer is wrong: discard 4c.
drill-bolivia-way-out-waits = What going out still needs can be completed now.
# The situation of a question: “You discard the four and go out. What does this hand score for you?”
drill-bolivia-score-facts = Five twos and two jokers, and diamonds from seven to king. Your partner holds a queen.
# Why this answer is right: 4455.
drill-bolivia-score-sum = 200 for going out, 2,500 for the bolivia, 1,500 for the sequence, 265 for the cards laid, less 10: 4,455.
# Why this answer is wrong: 2255.
drill-bolivia-score-as-mixed = Seven wilds are a bolivia: 2,500, not 300.
# Why this answer is wrong: 2955.
drill-bolivia-score-no-sequence = That leaves out the sequence: 1,500.
# Why this answer is wrong: 4465.
drill-bolivia-score-no-hand = That leaves out the queen with your partner: 10.
# The situation of a question: “You have gone out. What does this hand score for the others?”
drill-bolivia-black-three-facts = They have three jacks. They hold a black three and an ace, and a nine.
# Why this answer is right: -100.
drill-bolivia-black-three-hundred = 30 for the jacks, less 100 for the black three, 20 and 10: 100 below zero.
# Why this answer is wrong: -5.
drill-bolivia-black-three-five = In Bolivia a black three that is left in a hand costs 100, not 5.
# Why this answer is wrong: 0.
drill-bolivia-black-three-nothing = The black three costs 100.
# Why this answer is wrong: -130.
drill-bolivia-black-three-no-melds = That leaves out the three jacks: they count 30.

## The drill “Modern American”.

# The title.
drill-modern-american-title = Modern American
# Below the title, without a full stop.
drill-modern-american-note = Strict openings, and special hands
# The situation of a question: “Lay your first melds.”
drill-modern-american-opening-facts = From 3,000 points they must count 155, with one meld of three or more without wilds.
# Why this answer is right: meld Qs Qh Qd + Ks Kh Jo + As Ad 2c.
drill-modern-american-opening-opens = The queens are the meld without wilds; with the kings and the aces it is 160.
# Why this answer is wrong: discard 4c.
drill-modern-american-opening-waits = There are 160 points in this hand, with one meld without wilds.
# A question.
drill-modern-american-special-ask = What do you do with this hand?
# Its situation.
drill-modern-american-special-facts = You have drawn, and neither you nor your partner has laid a meld.
# Why this answer is right: special pairs.
drill-modern-american-special-pairs = Seven pairs without wilds are a special hand: 2,500 points, and the hand ends.
# Why this answer is wrong: discard 4s.
drill-modern-american-special-waits = This is a special hand, and ends the hand for 2,500 points at once.
# The situation of a question: “You have gone out. What does this hand score for the others?”
drill-modern-american-no-canasta-facts = They have three sevens, three nines and a red three. They hold an ace, a ten and an eight.
# Why this answer is right: -2685.
drill-modern-american-no-canasta-against = Without a canasta all counts against them: 45 laid, 100 for the three, 40 in their hands; and open sevens cost 2,500.
# Why this answer is wrong: -2595.
drill-modern-american-no-canasta-melds-for = Without a canasta melded cards count against their side as well: 45.
# Why this answer is wrong: -2485.
drill-modern-american-no-canasta-three-for = Threes count for a side from two canastas on, and without any against it.
# Why this answer is wrong: -185.
drill-modern-american-no-canasta-no-penalty = A meld of sevens that is no canasta costs 2,500.

## The drill “Hand and Foot”.

# The title.
drill-hand-and-foot-title = Hand and Foot
# Below the title, without a full stop.
drill-hand-and-foot-note = A second hand for everybody
# The situation of a question: “Lay your first melds.”
drill-hand-and-foot-opening-facts = The number of the hand decides what they must count, not the score: 50, 90, 120 and 150.
# Why this answer is right: meld Ks Kh Jo + As Ad 2c.
drill-hand-and-foot-opening-opens = The third hand asks for 120: the kings with the joker make 70, the aces with the two 60.
# Why this answer is wrong: discard 4c.
drill-hand-and-foot-opening-waits = There are 130 points in this hand.
# A question.
drill-hand-and-foot-foot-ask = Pick up your foot, and play on in this turn.
# Its situation.
drill-hand-and-foot-foot-facts = You have kings and nines on the table.
# Why this answer is right: meld Kd 2s + 9c 9h.
drill-hand-and-foot-foot-all = The hand is laid out to the last card: you play on with the foot at once.
# Why this answer is wrong: meld Kd + 9c 9h, discard 2s.
drill-hand-and-foot-foot-discards = Discarding the last card picks the foot up too, but only your next turn begins with it.
# Why this answer is wrong: discard 2s.
drill-hand-and-foot-foot-waits = All cards of this hand can be laid now.
# A question.
drill-hand-and-foot-books-ask = Complete what your side needs to go out.
# Its situation.
drill-hand-and-foot-books-facts = You have two natural canastas and one mixed one, and five nines.
# Why this answer is right: meld 9: 2c 2d.
drill-hand-and-foot-books-mixed = Going out takes two natural and two mixed canastas: with a wild the nines are the second mixed one.
# Why this answer is wrong: meld 9s 9d.
drill-hand-and-foot-books-natural = That is a third natural canasta. Two mixed ones are needed too.
# Why this answer is wrong: discard 4h.
drill-hand-and-foot-books-waits = What your side still needs can be completed now.
# A question.
drill-hand-and-foot-ask-ask = What comes first?
# Its situation.
drill-hand-and-foot-ask-facts = All four canastas are there. You could lay the king and discard the four.
# Why this answer is right: ask.
drill-hand-and-foot-ask-asks = Here nobody goes out without the partner's yes.
# Why this answer is wrong: discard 4c.
drill-hand-and-foot-ask-waits = You can go out: there is no need to wait.
# A question.
drill-hand-and-foot-pile-ask = You take the pile with your nines. How many cards do you get?
# Its situation.
drill-hand-and-foot-pile-facts = Twelve cards lie there.
# Why this answer is right: 7.
drill-hand-and-foot-pile-seven = The top seven cards, the nine included. The rest stays.
# Why this answer is wrong: 6.
drill-hand-and-foot-pile-six = The top card is one of the seven.
# Why this answer is wrong: 11.
drill-hand-and-foot-pile-all-but-one = Only the top seven cards are taken.
# Why this answer is wrong: 12.
drill-hand-and-foot-pile-all = Only the top seven cards are taken, and the rest stays.
