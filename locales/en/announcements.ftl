reader-note = Letters are commands, and the question mark lists them. If they do nothing, switch your screen reader to focus mode: in browse mode it keeps them to itself.
nobody-melded = Nobody has melded.
nothing-to-do = There is nothing to do now.
taken-back = Taken back.

## The cards of the reader.

# $cards (list) with their articles
you-got = You got { LIST($cards, case: "acc") }.
# $who (who)
hand-is-empty = { $who ->
    [you] Your hand is empty.
   *[other] { $who }'s hand is empty.
}
# $who (who)
# $count (number) of cards
# $cards (cards)
hand-read-out = { $who ->
    [you] Your hand, { CARDS-COUNT($count) }: { CARDS($cards) }.
   *[other] { $who }'s hand, { CARDS-COUNT($count) }: { CARDS($cards) }.
}
# $cards (cards)
selected-cards = Selected: { CARDS($cards) }.
# $groups (cards) for the opening
groups-set-out = Set out: { CARDS($groups) }.
# $cards (cards) for the opening
# $points (text) "95 of 120 points"
cards-set-out = Set out: { CARDS($cards) }. { $points }.
# $cards (cards)
cards-taken-back = Taken back: { CARDS($cards) }.
# $cards (cards)
# $points (text) that are still set out, "45 of 120 points"
cards-taken-back-of = Taken back: { CARDS($cards) }. { $points }.
nothing-selected = Nothing is selected.
# A card was moved within the hand: "Queen of hearts, 3 of 11."
# $card (text) with a capital letter
# $place (number)
# $count (number) of cards in the hand
card-moved = { $card }, { $place } of { $count }.
others-continue = The other players continue.

## The table, read out.

# $side (text) "We", "Ada"
# $melds (text) names of melds with semicolons between them
melds-of-side = { $side }: { $melds }.
# In the place of melds.
melds-none = none
# $pile (text) "Pile, 3 cards, top queen of hearts"
pile-read-out = { $pile }.
# How the pile is taken before the own side has a meld.
# $side (side)
# $count (number) of cards, two or three
until-side-opens = { $side ->
    [we] Until your side opens, only { COUNT($count) } natural cards of its rank take it.
    [they] Until your side opens, only { COUNT($count) } natural cards of its rank take it.
    [you] Until you open, only { COUNT($count) } natural cards of its rank take it.
    [player] Until { $side } opens, only { COUNT($count) } natural cards of its rank take it.
   *[several] Until { $side } open, only { COUNT($count) } natural cards of its rank take it.
}
# $count (number) of cards
stock-read-out = Stock, { CARDS-COUNT($count) }.
# The total of the first side.
# $side (side)
# $points (number)
side-has = { $side ->
    [we] We have { $points }
    [they] They have { $points }
    [you] You have { $points }
    [player] { $side } has { $points }
   *[several] { $side } have { $points }
}
# The total of the next side, after a comma.
# $side (side)
# $points (number)
side-has-next = { $side ->
    [we] we have { $points }
    [they] they have { $points }
    [you] you have { $points }
    [player] { $side } has { $points }
   *[several] { $side } have { $points }
}
# $scores (text) "We have 1,200, they have 340"
# $target (number) of points
# $hand (number)
scores-to = { $scores }. To { $target }; hand { $hand }.
# $scores (text)
# $deals (number) of hands, two at least
# $hand (number)
scores-deals = { $scores }. { $deals } hands; hand { $hand }.
# $scores (text)
# $hand (number)
read-scores-one-hand = { $scores }. One hand; hand { $hand }.
# $side (side)
side-has-opened = { $side ->
    [we] We have opened: there is no longer a minimum.
    [they] They have opened: there is no longer a minimum.
    [you] You have opened: there is no longer a minimum.
    [player] { $side } has opened: there is no longer a minimum.
   *[several] { $side } have opened: there is no longer a minimum.
}
any-meld-opens = Any meld opens.
# $points (number)
opening-minimum-is = The opening minimum is { $points }.

## The buttons, read out.

# $word (text) on a button
# $effect (text) of it, or the reason why it cannot be used
button-does = { $word }: { $effect }
# $buttons (text) with semicolons between them
you-can = You can: { $buttons }.
# $buttons (text) with their reasons
not-now = Not now: { $buttons }.
# The button that discards.
# $card (cards) with its article
discard-the-card = Discard { CARDS($card, case: "acc") }
# The partner has asked “May I go out?”.
# $points (number) in the reader's hand
answer-yes-or-no = Answer yes or no. You hold { $points } points.
may-not-go-out = You may not go out this turn.
