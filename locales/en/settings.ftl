### The settings: their names, their values and what they do; and the keys of the keyboard.

language = Language
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

## The colours of the page.

# As the device is set.
theme-system = System
theme-light = Light
theme-dark = Dark
theme-contrast = Contrast

## The speed of the other players.

pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant

## How long the other players may think.

patience-short = Short
patience-normal = Normal
patience-long = Long

## The colour of the table.

felt-green = Green
felt-blue = Blue
felt-plum = Plum
felt-slate = Slate

## The backs of the cards.

back-blue = Blue
back-red = Red
back-plain = Plain

## The size of cards or of text.

size-small = Small
size-normal = Normal
size-large = Large

## The speed of the animations of cards.

motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-off = Off

## How much a screen reader says.

verbosity-brief = Brief
verbosity-normal = Normal
verbosity-full = Full

## The order of the hand.

sort-rank = By rank
sort-own = My own order

## Switches: a name, and below it what the switch does.

switch-messages = Show game messages
switch-messages-does = What each player does, at the top of the table. Off: only the backs of their cards
switch-swap-buttons = Switch mouse functions
switch-swap-buttons-does = The left button adds to the selection, the right button selects one card
switch-click-adds = Every click adds
switch-click-adds-does = Each click, with either button, adds a card to the selection or removes it
switch-lite = Lite version
switch-lite-does = No pictures, shadows or animations
switch-tv = TV mode
switch-tv-does = Large type and safe margins
switch-four-colour = Four-colour deck
switch-four-colour-does = Blue diamonds, green clubs
switch-large-print = Large print
switch-large-print-does = Ranks and suits as big as a card allows, without pictures
switch-left-handed = Left-handed
switch-left-handed-does = Buttons on the left
switch-whole-groups = Select whole groups
switch-whole-groups-does = A click on a card selects all of its rank
switch-keys = Letter keys
switch-keys-does = Single keys draw, lay and so on. The list is in the menu, under Keys
switch-auto-draw = Draw automatically
switch-auto-draw-does = When you can do nothing else
switch-look-through = Look through the pile
switch-look-through-does = House rule: everybody may see the whole pile
switch-warn-discards = Warn before discards
switch-warn-discards-does = While one card is selected, says what the next player can do with it, from what you can see
switch-achievements = Achievements
switch-achievements-does = After a hand, a line about what you did for the first time
switch-sounds = Sounds
switch-sounds-does = When cards move and when it is your turn
switch-captions = Captions for sounds
switch-captions-does = A short text in a corner for each sound, such as “♪ canasta”
switch-vibration = Vibration
switch-vibration-does = On touch screens: your turn, a canasta, and what is not possible
switch-practice = Practice
switch-practice-does = Unlimited undo. Marks the game as practice
switch-open-hands = Open hands
switch-open-hands-does = Every hand face up, for learning. Marks the game as practice

## The names of settings.

setting-theme = Theme
setting-felt = Table colour
setting-back = Card backs
setting-card-size = Card size
setting-text-size = Text size
setting-pace = Opponents' speed
setting-patience = Thinking time
setting-motion = Card animations
setting-sort = Hand order
setting-verbosity = Screen reader detail

## Other words by which a player may look for a setting, with spaces between. No order, any number, capitals do not matter.

search-theme = night mode black white bright colours colors appearance
search-felt = background color cloth
search-back = pattern design deck
search-card-size = bigger smaller larger zoom
search-text-size = font letters type bigger smaller larger zoom read
search-pace = bots computer players wait faster slower delay pace
search-patience = bots computer strength difficulty faster slower wait
search-motion = speed moving flying faster slower reduced motion sick
search-sort = sorting arrange cards
search-verbosity = blind announcements voice speech NVDA VoiceOver TalkBack
search-language = translation
search-messages = text log history hide
search-mouse = left right button click selection
search-lite = fast slow old device battery performance plain
search-tv = television remote big screen arrows
search-four-colour = color blind colour blindness daltonism suits
search-large-print = bigger cards eyes low vision
search-left-handed = side thumb mirror
search-keys = keyboard shortcuts hotkeys
search-sounds = audio noise volume mute silent quiet music
search-achievements = trophies badges awards statistics
search-captions = deaf hearing subtitles
search-vibration = buzz shake haptic phone
search-practice = take back training
search-open-hands = cheat see all cards show

## The headings of groups of settings.

settings-group-cards = Cards and table
settings-group-pace = Pace and sound
settings-group-help = Help while playing
settings-group-language = Language and screen readers
settings-group-mouse = Mouse, keys and TV

## Single sentences.

# A group of settings that is folded away names what differs from usual: "Card size: large".
# $label (text) the name of the setting
# $value (text) the value, with a small first letter
setting-value = { $label }: { $value }
# The same for a switch that is usually on.
# $name (text) the name of the switch
switch-is-off = { $name }: off
no-setting-found = No setting has these words. Try “colour”, “speed” or “size”.
# $count (number)
settings-found = { $count ->
    [one] 1 setting
   *[other] { $count } settings
}

## What a key does. Every line stands beside the field with the key.

command-draw = Draw
command-take = Take the pile
command-lay = Lay the selection, or set it out
command-discard = Discard the selected card
command-unstage = Take all groups back
command-undo = Undo
command-hint = Hint; press again to show it
command-keep = Keep the last card
command-ask = Ask “May I go out?”
command-yes = Answer yes
command-no = Answer no
command-hand = Read out my hand
command-melds = Read out the melds
command-pile = Read out pile and stock
command-scores = Read out the scores
command-minimum = Read out the opening minimum
command-buttons = Read out what I can do
command-repeat = Repeat
command-faster = Let the other players play faster in this round
command-what-happened = Show the last round again
command-pause = Pause the other players
command-keys = Show this list
