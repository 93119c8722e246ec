look-at-record = Look at it
share-file = Share
download = Download
no-game = There is no game.
record-note = Every deal and every action; of an unfinished hand, only what everybody saw.
pasted = Pasted record or settings
settings-file = Settings and your own rules
record-file = Record of this game
match-file = Move to another device
match-file-note = The match as it stands, in the middle of a hand too. The file holds the hidden cards, so do not read it. On the other device, open it below.
open-file = Open a match, a record or settings
open-file-note = Paste the text here, or choose a file. A match from another device comes into the library, and goes on where it stands. A record opens as the current game, with you in the first seat, and one that was saved in the middle of a hand continues with the next deal. Or look at it, and the match at the table waits.
set-aside = Set aside
set-aside-note = What the game could not read when it found it, and games that the library could not store. Nothing overwrites them.
a-file = File with a record or settings
open = Open
files = Export and import

## The accessible names of the buttons: each begins with the label of its button, such as "Copy".

# $action (file-action)
button-of-settings = { $action ->
    [copy] Copy the settings
    [share] Share the settings
   *[other] Download the settings
}
# $action (file-action)
button-of-record = { $action ->
    [copy] Copy the record
    [share] Share the record
   *[other] Download the record
}
# $action (file-action)
button-of-match = { $action ->
    [copy] Copy the match
    [share] Share the match
   *[other] Download the match
}
# $action (file-action)
# $name (text) "Saved game 2"
button-of-aside = { $action ->
    [try-again] Try again { $name }
    [delete] Delete { $name }
   *[other] Download { $name }
}

## Texts that were set aside.

# $number (number)
aside-game = Saved game { $number }
# $number (number)
aside-text = Other text { $number }

## What a button in this dialog, or in that of the house rules, has done.

was-copied = Copied.
not-copied = This browser does not let the page copy. Download the text instead, or select it where it is shown and copy it yourself.
# $name (text) of the person's own rules
rules-kept = Saved as “{ $name }”. You can choose these rules in the New game dialog.
not-stored = This browser did not store it: its storage is full or blocked. It holds while this page is open.
rules-lack-name = Give the rules a name first.
too-many-rules = You already have fifty sets of rules: remove some first.
# $name (text) of the person's own rules
name-taken = Other rules are already called “{ $name }”: choose another name.
code-used = The rules of the code are now chosen.
settings-imported = The settings were imported.
# $count (number) of sets of own rules
settings-and-rules-imported = { $count ->
    [one] The settings were imported, and one set of own rules.
   *[other] The settings were imported, and { COUNT($count) } sets of own rules.
}
# $hands (number)
record-loaded = { $hands ->
    [one] The record is loaded, with one hand. Open it to play on, or look at it.
   *[other] The record is loaded, with { COUNT($hands) } hands. Open it to play on, or look at it.
}
no-scenario = A scenario holds every card, so it can be copied only from a hand that is over.
aside-read = It can be read now, and was taken over.
aside-unreadable = This version cannot read it. It stays here.
nothing-written = Paste a record or settings first, or choose a file.
no-such-file = This is neither settings nor a record of this game. Nothing was changed.
impossible-rules-in-file = This text holds rules that are not possible. Nothing was changed.
# $name (text) a name as it stands in the file
unknown-setting = The setting “{ $name }” or its value is unknown here. Nothing was changed.
# $line (number)
# $error (text) what is wrong: a sentence with its full stop
bad-record = Line { $line } of the record: { $error } Nothing was changed.
record-of-begun-hand = This record was taken in the middle of its first hand. It holds only what everybody saw of that hand, not the hidden cards, so it cannot be continued. Save the record again when the hand is over. Nothing was changed.
record-without-deal = This record holds no dealt hand: there is nothing to show or to continue.
no-code-yet = Paste a code first.
# $character (text) a character, with its number where no keyboard has it
code-never-contains = A code never contains { $character }. Nothing was changed.
# $letter (text)
character-quoted = “{ $letter }”
# $letter (text)
# $number (text) its number: U+00E9
character-with-number = “{ $letter }” ({ $number })
code-mistyped = This code has a wrong, missing or extra letter. Nothing was changed.
code-is-newer = This code comes from a newer version of the game. Nothing was changed.
# $why (text) a sentence
code-is-impossible = The rules of this code are not possible. { $why }
