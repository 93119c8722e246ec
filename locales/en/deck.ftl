cut = The cut
cut-note = The number of cards that go from the top of the next deck, already shuffled, to its bottom.
check = Check
deck-and-hands = Deck and dealt hands
deck-was = The deck as shuffled, top first:{" "}
check-note = To check the deck without this page, compute the SHA-256 of the line that lists it, with single spaces and no line break. The command “canasta replay” checks a downloaded record.
seat = Seat
wilds = Wilds
luck = Luck of the draw by seat
# The summary of the part of a dialog about the next deck.
next-deck = Cut and check the next deck
