### Questions before something is lost. The title asks, the sentences below say what is lost, and two buttons answer.

## Titles, and the buttons that confirm.

ask-leave = Leave?
yes-leave = Leave
ask-abandon = Abandon the game?
yes-abandon = Abandon
ask-same-deal = Play this deal again?
yes-same-deal = Deal again
ask-reset-settings = Reset all settings?
yes-reset-settings = Reset
ask-import-settings = Import these settings?
yes-import-settings = Import
ask-open-record = Open this record?
ask-open-game = Open this game?
yes-open = Open
ask-delete-text = Delete this text?
yes-delete-text = Delete
is-open-elsewhere = The game is open in another tab.
goes-on-elsewhere = The game goes on in another tab.
ask-take-over = Take over here?
yes-take-over = Take over here
yes-take-back = Take it back here
# $name (text) of the person's own rules
ask-remove-rules = Remove the rules “{ $name }”?
yes-remove-rules = Remove
# $name (text) of the person's own rules
ask-replace-rules = Replace the rules “{ $name }”?
yes-replace-rules = Replace
# $card (cards) one card, with its article
ask-discard = Discard { CARDS($card, case: "acc") }?
yes-discard = Discard
ask-update = Update now?
yes-update = Update now
ask-new-match = Start a new match?
ask-new-game = Deal a new game?
yes-deal = Deal

## The buttons that cancel.

keep-playing = Keep playing
no-not-now = Not now
play-apart = Play apart
keep-settings = Keep my settings
# A card, or a text that was set aside.
keep-it = Keep it
# Rules.
keep-them = Keep them

## What is lost.

loss-leave-kept = Your game is kept on this device. It goes on here when you come back.
loss-leave = This browser does not keep the game: it is lost when you leave. “{ files }” saves it as a file.
loss-same-deal = As you know the cards, the new game counts as practice.
loss-reset-settings = All settings, including the keys, go back to their defaults.
loss-import-settings = They replace your current settings.
loss-delete-text = It is deleted from this device for good. Download it first if you may need it.
loss-open-elsewhere = Only one tab can save it. Take over here, and it goes on in this tab as it stands. Play apart, and it stays in the other tab.
loss-taken-over = It was saved and taken over there. This tab saves it no more.
loss-taken-over-unsaved = It was taken over there as it was last saved. This tab could not save its last moves and sends them to the library, which offers them.
loss-take-over = The saved game comes to this tab.
loss-remove-rules = They are deleted from this device.
loss-replace-rules = The rules now saved under this name are lost.
loss-update = This browser does not save the game for this page.
loss-elsewhere = A game started in another tab is saved on this device; a new one replaces it. To continue that game, reload this page.
# $hand (number)
# $scores (text) the totals of the sides: "we 500, they 300"
# $fate (fate) what becomes of the game
loss-game = { $fate ->
    [stays] The current game (hand { $hand }, { $scores }) stays in the library.
    [not-kept] The current game (hand { $hand }, { $scores }) is not kept, as you have not played in it.
    [on-its-way] The current game (hand { $hand }, { $scores }) is on its way to the library.
    [goes-first] The current game (hand { $hand }, { $scores }) goes to the library first.
   *[lost] The current game (hand { $hand }, { $scores }) is lost, unless you save it as a file: the library could not store it.
}
# In the dialog of a new game.
# $fate (fate) what becomes of the game
when-you-deal = { $fate ->
    [stays] When you deal, the current game stays in the library.
    [not-kept] When you deal, the current game is not kept, as you have not played in it.
    [on-its-way] When you deal, the current game is on its way to the library.
    [goes-first] When you deal, the current game goes to the library first.
   *[lost] When you deal, the current game is lost, unless you save it as a file: the library could not store it.
}

## Why a discard may be a mistake.

risk-wild = It is a wild card.
risk-wild-frozen = It is a wild card, and the pile is frozen already.
risk-wild-freezes = It is a wild card, and it freezes the pile.
# $name (text)
# $count (number) of cards in the pile
risk-gives-pile = { $name } can take { CARDS-COUNT($count, case: "acc") }, this one included.
risk-groups = The groups that you have set out are not laid yet, and the discard ends your turn.
