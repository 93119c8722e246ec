### The shuffled deck. Its fingerprint (a hash) is shown before the deal, so that a player can check afterwards that nobody changed it.

cut = The cut
cut-note = The number of cards that go from the top of the next deck, already shuffled, to its bottom.
# The title of the dialog in which a player lifts part of the deck before the deal.
you-cut = You cut the deck
# $name (text)
other-cuts = { $name } cuts the deck
# $count (number) of cards
cut-lifts = Lifted: { CARDS-COUNT($count) }
# A button.
cut-here = Cut here
# A button: the deck is cut by lot.
cut-anywhere = Anywhere
check = Check
deck-and-hands = Deck and dealt hands
# $deck (text) the codes of all cards
deck-was = The deck as shuffled, top first: { $deck }
check-note = To check the deck without this page, compute the SHA-256 of the line that lists it, with single spaces and no line break. The command “canasta replay” checks a downloaded record.
seat = Seat
wilds = Wilds
luck = Luck of the draw by seat
# The summary of the part of a dialog about the next deck.
next-deck = Cut and check the next deck
deck-not-cut = The deck was not cut.
# $count (number) of cards
deck-was-cut = The deck was cut: { CARDS-COUNT($count) } went from the top to the bottom.
# $fingerprint (text)
fingerprint-shown = Fingerprint shown before the deal: { $fingerprint }
fingerprint-not-shown = No fingerprint was shown before this deal.
# $who (who)
# $cards (text) pictures; for screen readers the words
seat-was-dealt = { $who ->
    [you] You were dealt { $cards }
   *[other] { $who } was dealt { $cards }
}

## What the check of the deck has found.

check-matches = Checked: this deck has the fingerprint that was shown before the deal.
check-differs = This deck does not have the fingerprint that was shown before the deal.
check-impossible = No fingerprint was shown before this deal, so there is nothing to compare.
