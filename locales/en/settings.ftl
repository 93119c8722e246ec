language = Language
language-note = English is the only one so far. The README says how to add another.
search-settings = Search the settings
reset = Reset
default-keys = Default keys
keys-note = To change a key, type a new one into its field. With a screen reader keys act in focus mode; browse mode keeps them to itself.

## The keys that cannot be changed: what they are called, and what they do.

key-arrows = Arrows, Home, End
key-arrows-does = Move through the hand
key-space = Space
key-space-does = Select or deselect the card; while others play, go to the next step
key-shift-arrow = Shift and arrow
key-shift-arrow-does = Select several cards in a row
key-alt-arrow = Alt and arrow
key-alt-arrow-does = Move the card within the hand
key-enter = Enter
key-enter-does = Press the highlighted button; in TV mode, select the card
key-escape = Escape
key-escape-does = Clear the selection; close a dialog
key-ranks = 4 to 9, 0 for ten
key-ranks-does = Go to the next card of this rank
key-courts = Shift and J, Q, K, A
key-courts-does = The same for the jack, queen, king, ace
key-wilds = 2, 3, Shift and W
key-wilds-does = The same for twos, threes, jokers
key-ways = 1 to 9
key-ways-does = Choose one of several ways
# A choice in the list of languages: the one that the device is set to.
# $language (text) its own name, "Deutsch"
language-of-device = As on this device ({ $language })
