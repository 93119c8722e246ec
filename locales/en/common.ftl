game = Canasta
play = Play
play-more = Play…
more-more = More…
choose-game-note = Two to eight players, rules, people at this device
guided-hand = Guided first hand
learn = Learn
learn-more = Learn…
learn-note = Short questions at a table, in any order. Nothing is locked.
at-the-table-learn = At the table
guided-hand-note = Meld, pile, canasta, going out
drills = Drills
drills-note = Short questions, with answers from the rules and the strongest player
further-games = Other games
mistakes = Your drills
strategy-page-note = What good players do, with figures
to-read = To read
rules-note = How the game is played, under the rules in play
words-note = Every word that the table uses
try-again = Try again
all-drills = All drills
leave-drill = Leave the drill
first-page = First page
look-back = Look back
review = Review
error-rate = Error rate
best-plan = Best plan
best = best
you-did = You
back-to-record = Back to the record
once-more = Once more
take-over = Take over here
install-note = Installs Canasta as an app on this device. It opens like any other app and works offline.
must-go-out = You must go out this turn.
we = We
they = They
menu = Menu
# $fingerprint (text) letters and digits
fingerprint = Fingerprint of the next deck (SHA-256) { $fingerprint }
undo = Undo
score-pad = Score pad
settings = Settings
news = New here
# Below the stock. The number is in bold, wherever it stands.
# $number (text) of cards
stock-is = Stock { $number }
got-it = Got it
tip = Tip
no-tips = No more tips
actions = Actions
next-hand = Next hand
new-game = New game
last-round-again = The last round again:
new-game-more = New game…
undo-turn = Undo this turn
keep-both = Keep them selected? The right button adds, or let every click add.
history = Hand history
rules = Rules
new-match = New match
settings-more = Settings…
keys = Keys
files-more = Export and import…
about = About
done = Done
the-pile = The pile
copy = Copy
settings-file-note = For another device, or as a backup.
house-rules-more = House rules…
going-out = Going out
red-threes = Red threes
cards-laid = Cards laid
cards-in-hand = Cards in hand
this-hand = This hand
total = Total
opening-next = Next opening
item = Item
print = Print
glossary = Words of the game
glossary-more = Words of the game…
is-right = Allowed:{" "}
is-wrong = Not allowed:{" "}
nobody-next = The next player cannot take it
meld-and-discard = Meld, and discard the last card
canastas-counted = Canastas
is-good = Good:{" "}
is-bad = Bad:{" "}
strategy = Strategy
statistics = Statistics
statistics-more = Statistics…
library = Library
library-more = Library…
list-rules = Rules
list-any-rules = All rules
resume-game = Continue
save-game = Save as a file
delete-game = Delete
undo-delete = Undo
save-library = Save all as one file
no-date = No date
parts-missing = This part of the game is not loaded yet
parts-missing-note = There seems to be no connection. The game goes on meanwhile, and nothing is lost.
part-failed = This cannot be shown
part-failed-note = Something that this page is about is damaged. Nothing was changed, and everything else goes on.
score-keeper-more = Score keeper…
score-keeper-note = Writes the scores of a game with real cards: any rules, two to eight sides.
special-hand = Special hand
# The name of a player without a name.
somebody = Somebody
# A warning. The page is shown in English instead.
words-missing = The words of your language could not be loaded.
words-missing-note = The page is in English until they are there.
# The last part of a list of alternatives: "sevens, aces or wilds".
# $before (text)
# $last (text)
# $sound (sound) how the last part begins, for languages in which "or" changes
list-end-or = { $before } or { $last }
# One of several, by its number: a question of a drill, a card of the hand.
# $at (number)
# $count (number) how many there are
one-of = { $at } of { $count }
# What somebody or something is, has or does, after its name: "Ada, 12 cards: drew".
# $label (text)
# $words (text)
labelled = { $label }: { $words }
# Two notes in a row.
# $note (text)
# $next (text)
notes-in-a-row = { $note }; { $next }
