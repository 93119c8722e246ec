# The link to the licences of all that the page is made of.
licences = Licences of the game and its libraries

about-game = Canasta for two to eight players in your browser: offline, without an account, ads or a server.
# $version (text) "1.2.0"
about-version = Version { $version }. Free software under the MIT or Apache-2.0 licence.
game-is-saved = Your game is saved on this device only, and is still there after you close the page.

## How cards are selected and laid. One of the first three stands before the fourth.

mouse-left-selects = Left button: select one card. Right button: add a card to the selection.
mouse-right-selects = Right button: select one card. Left button: add a card to the selection.
mouse-click-adds = Click a card to add it to the selection, or to remove it.
mouse-lays = Lay the selection with the buttons below your hand, or by clicking your side of the table.
# On a touch screen.
finger-selects = Tap a card to select or deselect it, hold it to see it large, or drag it. Lay the selection with the buttons below your hand, or by tapping your side of the table.
# With a keyboard or the remote control of a television.
keys-select = The arrows move from one control or card to the next. Enter presses a control, and selects or deselects a card.

## The dialog that shows the pile.

# $count (number) of cards
pile-top-first = { CARDS-COUNT($count) }, the top card first.
