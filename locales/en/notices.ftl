### Notices at the table about the game and the device. The first sentence is shown in bold, the rest follows.

no-undo-yet = There is nothing to undo: you have not done anything in this hand yet.
nobody-played = Nobody has played yet.
nobody-played-since = Nobody has played since your last turn.
parts-missing-head = { parts-missing }.
no-randomness = The cards cannot be shuffled.
no-randomness-note = This browser provides no random numbers. Nothing was changed.
bots-never-started = The computer players' program could not be started.
bots-stopped = The computer players' program stopped.
bots-note = All but Beginner, and hints, go on by quick rules of thumb and are weaker. The next deal starts it again.
plays-apart = This tab plays apart.
plays-apart-note = The game in the other tab goes on there. Games of this tab go to the library only. Settings and rules are not saved until you take over.
open-elsewhere = This game is also open in another tab and was continued there.
open-elsewhere-note = Play in one tab only. To continue from there, reload this page.

## A saved game that cannot be read, or only a part of it.

damaged-newer = The saved game was made by a newer version of this game.
damaged-newer-note = It was set aside on this device, under “{ files }”, and is tried again after the next update.
damaged-changed = The saved game is not what was saved: something has changed it.
damaged-changed-note = You can continue with it as it is now. A copy was set aside on this device, under “{ files }”.
damaged-unreadable = The saved game could not be read.
# $line (number)
# $error (text) what is wrong: a sentence with its full stop
damaged-record = The saved game is damaged from line { $line } on: { $error }
damaged-kept = It was set aside on this device, under “{ files }”, where nothing overwrites it.
# $actions (number) of the first hand: draws, melds, discards
damaged-intact-actions = { $actions ->
    [one] You can continue from the intact part: the first 1 action of the hand. The damaged text was set aside on this device, under “{ files }”.
   *[other] You can continue from the intact part: the first { $actions } actions of the hand. The damaged text was set aside on this device, under “{ files }”.
}
# $hands (number) that are finished
damaged-intact-hands = { $hands ->
    [one] You can continue from the intact part: 1 finished hand. The damaged text was set aside on this device, under “{ files }”.
   *[other] You can continue from the intact part: { $hands } finished hands. The damaged text was set aside on this device, under “{ files }”.
}
# $hands (number) that are finished
# $actions (number) of the next hand: draws, melds, discards
damaged-intact-both = { $hands ->
    [one] { $actions ->
        [one] You can continue from the intact part: 1 finished hand and 1 action of the next. The damaged text was set aside on this device, under “{ files }”.
       *[other] You can continue from the intact part: 1 finished hand and { $actions } actions of the next. The damaged text was set aside on this device, under “{ files }”.
    }
   *[other] { $actions ->
        [one] You can continue from the intact part: { $hands } finished hands and 1 action of the next. The damaged text was set aside on this device, under “{ files }”.
       *[other] You can continue from the intact part: { $hands } finished hands and { $actions } actions of the next. The damaged text was set aside on this device, under “{ files }”.
    }
}

## Other things that cannot be read.

settings-damaged-note = They are back to their defaults; the others are unchanged.
# The first word gets a capital letter.
# $count (number) of the person's own rules that are left
rules-left = { $count ->
    [0] None is left. The damaged text was set aside on this device, under “{ files }”.
    [one] One is left. The damaged text was set aside on this device, under “{ files }”.
   *[other] { COUNT($count) } are left. The damaged text was set aside on this device, under “{ files }”.
}
plan-damaged = Your choices for the next game could not be read.
plan-damaged-note = The damaged text was set aside on this device, under “{ files }”.
# $value (stored-value) what is stored
value-damaged = { $value ->
    [days] Some results of today’s deals could not be read.
    [duplicate] Some matches of duplicate could not be read.
    [friends] Your table with friends could not be read.
    [lesson] How far you came in the guided hand could not be read.
    [drills] Some answers of the drills could not be read.
    [achievements] Some achievements could not be read.
    [mistakes] Some of your drills could not be read.
    [score-sheets] Your score sheets could not be read.
    [settings] Some settings could not be read.
    [rules] Some of your own rules could not be read.
    [plan] Some of your choices for the next game could not be read.
   *[game] It could not be read.
}
value-damaged-note = What can be read is used. The whole text was set aside on this device, under “{ files }”.
# $value (stored-value) what is stored
value-newer = { $value ->
    [days] The results of today’s deals were stored by a newer version of this game.
    [duplicate] Your matches of duplicate were stored by a newer version of this game.
   *[other] Some of your progress was stored by a newer version of this game.
}
value-newer-note = Nothing of it is changed, and the next update brings it back. Until then nothing new is added to it.
# $value (stored-value) what is stored
not-set-aside = { $value ->
    [days] Some results of today’s deals could not be read, and there is no room for a copy.
    [duplicate] Some matches of duplicate could not be read, and there is no room for a copy.
    [friends] Your table with friends could not be read, and there is no room for a copy.
    [lesson] How far you came in the guided hand could not be read, and there is no room for a copy.
    [drills] Some answers of the drills could not be read, and there is no room for a copy.
    [achievements] Some achievements could not be read, and there is no room for a copy.
    [mistakes] Some of your drills could not be read, and there is no room for a copy.
    [score-sheets] Your score sheets could not be read, and there is no room for a copy.
    [settings] Some settings could not be read, and there is no room for a copy.
    [rules] Some of your own rules could not be read, and there is no room for a copy.
    [plan] Your choices for the next game could not be read, and there is no room for a copy.
   *[game] The saved game could not be read, and there is no room for a copy.
}
# $value (stored-value) what is stored
not-set-aside-note = { $value ->
    [game] Save the damaged text as a file. Until then it stays as it is, and your game is not saved.
    [settings] Save the damaged text as a file. Until then it stays as it is, and changed settings are not saved.
    [rules] Save the damaged text as a file. Until then it stays as it is, and new rules are not saved.
    [plan] Save the damaged text as a file. Until then it stays as it is, and new choices are not saved.
    [score-sheets] Save the damaged text as a file. Until then it stays as it is, and new score sheets are not saved.
   *[other] Save the damaged text as a file. Until then it stays as it is, and new progress in it is not saved.
}
readable-again = A game that was set aside can be read now.
readable-again-note = Open it under “{ files }”.

## Versions and what the browser saves.

new-version = A new version of the game is ready.
new-version-note = Update now, or it is used at the next start. Your game continues either way.
nothing-saved = This browser saves nothing for this page.
nothing-saved-note = You can play, but the game is lost when the page is closed.
nothing-saved-file = You can play, but the game is lost when the page is closed. Save it as a file first.
changes-not-saved = This browser could not save your last changes.
changes-not-saved-note = They hold while this page is open, and are tried again. Your game is saved.
actions-not-saved = This browser cannot save the game after each action: its storage is full or blocked.
actions-not-saved-note = The library has it up to your last turn, and offers it after a reload.
game-not-kept = The library could not store this game.
game-not-kept-note = It is tried again after each turn. Before another game takes its place, you are asked.
game-not-kept-saved = It is saved at the table until another game takes its place; you are asked before. It is tried again after each turn.
last-game-not-kept = The library could not store your last game.
last-game-not-kept-note = It is tried again while this page is open. Save it as a file.
nothing-stores-game = Nothing stores this game.
nothing-stores-game-note = It is lost when the page is closed. It is tried again after each turn.
library-has-more = The library has more of a game than was saved here.
# $game (text) its title, or "You and Bea against Cleo and Dan"
library-has-more-note = { $game }. Nothing of it is lost: go on from there.
# Safari.
games-deleted-soon = This browser deletes your games after seven days without a visit.
# "Home Screen" and "Dock" as Apple calls them.
games-deleted-soon-note = Put the page on the Home Screen (on a Mac, in the Dock): there they stay. That app starts without them, so save the library as a file first, and bring it in there.
app-without-games = This app starts without the games of the browser.
app-without-games-note = They are still there: save the library as a file in the browser, and bring it in here.

## Why nothing can be undone: what another player has done, which the person has seen. “Practice” is a setting.

undo-own-draw = You have seen what you drew: undo would use it. The Practice setting allows it.
undo-hand-ended = The hand is over: undo would use the cards that were shown.
# $name (text)
# $cards (cards) groups of cards
undo-since-laid = { $name } has laid { CARDS($cards, case: "acc") } since: undo would use what you saw. The Practice setting allows it.
# $name (text)
# $cards (cards) groups of cards
undo-since-took = { $name } has taken the pile with { CARDS($cards, case: "with") } since: undo would use what you saw. The Practice setting allows it.
# $name (text)
# $card (cards) one card, with its article
undo-since-discarded = { $name } has discarded { CARDS($card, case: "acc") } since: undo would use what you saw. The Practice setting allows it.
# $name (text)
# $threes (cards) "2 red threes"
undo-since-threes = { $name } has drawn { CARDS($threes, case: "acc") } since: undo would use what you saw. The Practice setting allows it.
# $name (text)
undo-since-asked = { $name } has asked { may-i-go-out } since: undo would use what you saw. The Practice setting allows it.
# $name (text)
undo-since-answered = { $name } has answered you since: undo would use what you saw. The Practice setting allows it.
# $name (text)
undo-since-played = { $name } has played since: undo would use what you saw. The Practice setting allows it.
unaided = This hand counts, so there are no hints.
