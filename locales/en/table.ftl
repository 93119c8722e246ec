# In a review, a small mark on a card that was played: by the reader, or by another player.
done-by-you = you
done-here = done
copy-position = Copy the position as a scenario
ok = OK
dismiss = Dismiss
update-now = Update now
later = Later
install = Install the game
no-thanks = No, thanks
paused = Paused.
paused-others = Paused: the other players wait after your turn.
draw-or-take = Draw, or take the pile.
take-or-end = Take the pile, or end the hand.
must-take = You must take the pile.
must-end = The stock is empty: end the hand.
must-draw = Your turn: draw.
meld-or-discard = Meld, or select a card to discard.
scores = Scores
hint = Hint
thinking-about-hint = Thinking about a hint…
show-it = Show it
open-hand = Open hand
# The open hand and the open foot of another player.
open-hand-and-foot = Open hand and foot
no-melds = No melds yet
# What a canasta is, at its melds. The others stand below.
kind-natural = Natural
kind-sequence = Sequence
all-news = All changes
first-canasta = The first canasta!
lay-special-hand = Lay a special hand
kind-wild = Wild
kind-mixed = Mixed
stock-and-pile = Stock and pile
# Below the pile. The number is in bold, wherever it stands.
# $number (text) of cards
pile-is = Pile { $number }
# Small, after "Pile 8": so many of its cards.
# $count (number)
lie-face-down = { $count } face down
empty = empty
opening = Opening
may-i-go-out = “May I go out?”
yes = Yes
no = No
said-yes = yes
said-no = no
no-tips-note = Close all tips. The menu has them all.
warn-me = Warn me
score = Score
practice = practice
practice-note = This game counts as practice: its cards were known or chosen, or undo was unlimited
resume = Continue
pause = Pause
faster = Faster
# To who rests, in the place of "Faster".
on-to-next-hand = On to the next hand
# In the place of the own hand.
you-rest = You rest in this hand. Your side plays on without you, and you see what all see.
what-happened = What happened?
back-to-game = Back to the game
next-step = Next step
# After the name of a player.
plays-now = plays…
is-thinking = is thinking…
one-step = One step
end-the-hand = End the hand
draw = Draw
stock-is-empty = the stock is empty
lay = Lay
lay-the-opening = Lay the opening
lay-all = Lay all groups
choose-where = choose where…
take-all-back = Take all back
and-go-out = and go out
ends-turn = ends your turn
freezes-pile = freezes the pile
blocks-pile = blocks the pile
keep-card = Keep the last card
ask = Ask “May I go out?”
answer-binds = the answer is binding
pause-others = Pause the other players
mouse-offer = Selecting by mouse
let-click-add = Let every click add
keep-mouse = Keep it so
pile-frozen-hint = Pile, frozen: only natural cards of the top card's rank, from the hand, can take it
pile-blocked-hint = Pile: it cannot be taken with a wild or a three on top
sound-question = Play with sound?
sound-yes = Sound on
sound-no = Stay quiet
to-hand = Go to the hand
discards-hint = Pile. Drop a card here to discard it
pile-hint = Pile. Click to take it before you draw; drop a card here to discard it
last-round = Since your last turn, in the order of play
last-turns = The last turn of each player, in the order of play
# Small words over pictures of cards: what a player took, laid and discarded in the last turn.
took = took
laid = laid
discarded = discard
# Stands in the place of a discard when the player went out without one.
turn-out = out
# Stands in the place of a discard when the hand ended with the stock.
turn-end = end
# Stands in the place of a discard when the last card was kept.
turn-kept = kept
# What another player is to the reader, in small letters at the seat.
your-partner = your partner
opponent = they
you-are-next = You are next.
your-turn = Your turn
# A badge of the pile: the side has no first meld yet.
not-opened = Not opened
sound-is-on = Sound is on
sound-is-off = Sound is off

## Stock, pile and melds: tooltips, and names for screen readers.

# A tooltip.
# $count (number) of cards
stock-hint = Stock: { CARDS-COUNT($count) } face down
# $count (number) of cards
stock-hint-draw = Stock: { CARDS-COUNT($count) } face down. Click to draw
stock-hint-empty = The stock is empty
stock-hint-end = The stock is empty. Click to end the hand
# An accessible name. After the full stop stands what the button does.
# $count (number) of cards
stock-label = Stock, { CARDS-COUNT($count) }
# $count (number) of cards
stock-label-draw = Stock, { CARDS-COUNT($count) }. Draw
stock-label-empty = Stock, empty
stock-label-end = Stock, empty. End the hand
# A tooltip.
# $count (number) of points
points-hint = { $count ->
    [1] 1 point
   *[other] { $count } points
}
# The tooltip of a meld.
# $points (text) "1 point", "50 points"
# $more (number) of cards
points-and-more = { $points }; { $more } more to a canasta
# The accessible name of a meld of black threes.
# $meld (text) "Black threes"
# $count (number) of cards
meld-label-threes = { $meld }: { CARDS-COUNT($count) }
# The accessible name of a meld.
# $meld (text) "Kings"
# $count (number) of cards
# $wilds (number)
# $more (number) of cards
meld-label = { $wilds ->
    [0] { $meld }: { CARDS-COUNT($count) }, { $more } more to a canasta
   *[other] { $meld }: { CARDS-COUNT($count) }, { $wilds } wild, { $more } more to a canasta
}
# $meld (text) "Kings"
# $count (number) of cards
meld-label-natural = { $meld }: natural canasta of { $count }
# $meld (text) "Kings"
# $count (number) of cards
# $wilds (number)
meld-label-mixed = { $wilds ->
    [0] { $meld }: mixed canasta of { $count }
   *[other] { $meld }: mixed canasta of { $count }, { $wilds } wild
}
# $meld (text) "Spades in sequence"
meld-label-complete = { $meld }: complete
# $meld (text) "Wilds"
# $count (number) of cards
meld-label-wild = { $meld }: canasta of { $count }
pile-label-empty = Pile, empty
# $pile (text) pile-label, or the note of the pile
# $count (number) of cards
pile-label-face-down = { $pile }. Face down below: { CARDS-COUNT($count) }
# The accessible name of the pile.
# $count (number) of cards
# $top (text) the top card in words, without an article: "queen of hearts"
# $state (pile-state)
pile-label = { $state ->
    [open] Pile, { CARDS-COUNT($count) }, top { $top }
    [frozen] Pile, { CARDS-COUNT($count) }, top { $top }, frozen
    [blocked] Pile, { CARDS-COUNT($count) }, top { $top }, blocked until it is covered
   *[covered] Pile, { CARDS-COUNT($count) }, top { $top }, frozen until it is covered
}
# $pile (text) pile-label
pile-discard-here = { $pile }. Discard here
# $pile (text) pile-label
pile-take-it = { $pile }. Take the pile
# What is said after the deal.
# $top (text) the top card in words, without an article
# $state (pile-state)
pile-turned-up = { $state ->
    [open] The pile: { $top }.
    [frozen] The pile: { $top }, frozen.
    [blocked] The pile: { $top }, blocked until it is covered.
   *[covered] The pile: { $top }, frozen until it is covered.
}
# The badges of the pile.
banner-pile-frozen = Pile Frozen
banner-blocked = Blocked
banner-frozen = Frozen
until-covered = until it is covered
until-covered-stays = until it is covered; it stays frozen then
# Above the melds of a side.
# $points (number)
points-laid = { $points } laid
# Threes that are laid out, counted.
# $count (number)
# $threes (threes)
threes-count = { $threes ->
    [red] { $count ->
        [1] 1 red three
       *[other] { $count } red threes
    }
   *[any] { $count ->
        [1] 1 three
       *[other] { $count } threes
    }
}
# An item of a score, where black threes are laid out too.
threes = Threes
# After the number of cards of a meld: "4 · 3 more". It means to a canasta.
# $more (number)
how-many-more = {" "}· { $more } more
# The accessible name of the groups set out for the opening.
# $points (text) "95 of 120 points"
staged-label = Opening set out, { $points }

## The match, the seats and the hands.

# The hand that is played. Small letters, after the score.
# $hand (number)
# $deals (number) of hands in all
goal-deals = hand { $hand } of { $deals }
# $target (number) of points
# $hand (number)
goal-target = to { $target }, hand { $hand }
# $hand (number)
goal-one-hand = one hand, hand { $hand }
# In Hand and Foot: the feet of a player who plays alone.
# $count (number) of feet
# $sizes (text) numbers of their cards: "13 + 11"
feet-alone = { $count ->
    [1] Foot { $sizes }
   *[other] Feet { $sizes }
}
# The feet that a side has not picked up: "Feet: Ada 11, Ben 11".
# $count (number) of feet
# $feet (text) of foot-of
feet-of = { $count ->
    [1] Foot: { $feet }
   *[other] Feet: { $feet }
}
# $name (text)
# $sizes (text) numbers of cards: "11", "13 + 11"
foot-of = { $name } { $sizes }
# The accessible name of another player.
# $name (text)
# $count (number) of cards
seat-label = { $name }, { CARDS-COUNT($count) }
# $name (text)
# $count (number) of cards
seat-label-partner = { $name }, partner, { CARDS-COUNT($count) }
# A tooltip of a seat.
# $cards (cards)
known-to-hold = Known to hold { CARDS($cards, case: "acc") }
# The hand that is shown.
# $who (who)
# $count (number) of cards
own-hand-label = { $who ->
    [you] Your hand, { CARDS-COUNT($count) }
   *[other] { $who }'s hand, { CARDS-COUNT($count) }
}
# The part of the table with the hand that is shown.
# $who (who)
own-area = { $who ->
    [you] Your side
   *[other] { $who }'s side
}
# Of five people one rests in each hand.
# $who (who)
rests = { $who ->
    [you] You rest
   *[other] { $who } rests
}

## Several people at one device, and the question to the partner.

# What to do, to one of several people: "Ada, your turn: draw."
# $name (text)
# $prompt (text) with a small first letter
addressed = { $name }, { $prompt }
# The question to the partner, who is the reader. It is shown in bold.
# $name (text)
# $question (text) “May I go out?”
# $points (number) in the reader's hand
partner-asks = { $name } asks: { $question } You hold { $points } points.
# The answer of the partner. "Yes" is shown in bold.
# $name (text)
# $answer (text) "yes"
partner-said-yes = { $name } said { $answer }: you must go out this turn.
# $name (text)
# $answer (text) "no"
partner-said-no = { $name } said { $answer }: you may not go out this turn.
# The title of the curtain that hides the hands until the next person looks.
# $name (text)
curtain-turn = { $name }'s turn
# $name (text)
pass-the-device = Pass the device to { $name }. All hands are hidden until then.
# A button.
# $name (text)
i-am = I am { $name }
# A turn that is not over: "Ada draws a card…".
# $words (text)
goes-on = { $words }…
# The button at the end of today’s deal.
day-result = Result
