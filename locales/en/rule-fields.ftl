### The rules one by one, in the dialog of the house rules.

# The name of a rule.
# $field (rule-field)
rule-name = { $field ->
    [players] Players
    [sides] Sides
    [lone-taker] The first to take the pile plays alone
    [sit-out] Five people, of whom one rests
    [packs] Packs of 52 cards
    [pack-jokers] Jokers in each pack
    [hand-size] Cards dealt to each player
    [draw-count] Cards drawn per turn
    [leader-extra] The first player begins with one card more
    [cut-keep] What the cutter keeps
    [turn-up] A card is turned up at the deal
    [turn-up-again] Cards on which another is turned up
    [turn-up-back] Such a card goes under the stock
    [pile-start] Cards face down under the turn-up
    [canastas-to-go-out] Canastas needed to go out
    [required-ranks] Ranks required among them
    [max-wilds] Maximum wilds in a meld
    [wilds-max-naturals] No more wilds than naturals
    [naturals-ahead] Naturals more than wilds
    [min-naturals] Minimum naturals in a meld
    [opening-minimums] Opening minimum
    [concealed-exempt] Concealed hand needs no minimum
    [wilds-in-opening] Wilds in the opening
    [closed-turns] First turns without laying cards
    [pile-allowed] The pile may be taken
    [pile-new-meld] New meld with the top card
    [pile-own-meld] Top card onto your meld
    [frozen-until-melded] Frozen until a side has melded
    [freezing] Wilds freeze the pile
    [one-card-pile-closed] One card cannot take a one-card pile
    [always-frozen] The pile is always frozen
    [frozen-needs] Cards that take a pile frozen by a card
    [frozen-wilds] Wilds among these cards
    [pile-wild] A wild on top of the pile
    [pile-melds] Laying what came with the pile
    [pile-take] Most cards taken from the pile
    [pile-extra] Cards drawn after taking the pile
    [black-threes-last] Black threes come last
    [black-three-held] A black three left in the hand
    [ask-partner] “May I go out?”
    [out-without-draw] Going out without drawing
    [keep-last-card] The last card may be kept
    [stock-end] When the stock is empty
    [going-out] Bonus for going out
    [concealed] Total for going out concealed
    [cut-bonus] Lifting exactly the cards of the deal
    [natural-canasta] Natural canasta
    [mixed-canasta] Mixed canasta
    [red-three] One red three
    [four-red-threes] All red threes together
    [red-threes-negative] Red threes can count against you
    [target] Target score
    [foot-size] Cards of the foot
    [feet] Several feet
    [foot-pickup] Playing on with the foot
    [foot-threes-replaced] Threes of the foot are replaced
    [talons] Bonus cards for opening
    [meld-max] Most cards in a set
    [melds-per-rank] Sets of one rank
    [sequences] Sequences are melds
    [wild-melds] Wilds alone are a meld
    [wilds-join-at] Naturals before a wild joins
    [pure-ranks] Ranks without wilds
    [dead-ranks] A canasta closes its rank
    [opening-by] What picks the opening minimum
    [opening-steps] Scores of the opening minimums
    [opening-rules] Rules of the opening
    [opening-needs] Canasta in the opening
    [pile-onto-sequence] Top card onto a sequence
    [wild-discards] Discarding wilds
    [no-first-discards] Not discarded onto an empty pile
    [black-three-role] What black threes do
    [red-three-role] What red threes do
    [red-three-held] A red three left in the hand
    [black-threes-melded] Four black threes laid
    [threes-table] Threes of one colour
    [threes-sign] Threes and canastas
    [canasta-kinds] Kinds of canastas among them
    [out-rules] Rules of going out
    [deals] Hands of a match
    [by-deal] Rules that change from hand to hand
    [card-points] Values of cards
    [canasta-bonuses] Other canastas
    [canasta-count-bonus] Number of canastas
    [incomplete-penalties] Incomplete melds
    [held-penalties] Three of a rank in the hand
    [melds-need-canasta] Melds need a canasta
   *[special-hands] Special hands
}

## What a rule is about, below its name.

# Players
rule-note-players = An even number plays as two sides, an odd one each alone, unless the sides are chosen.
# Sides
rule-note-sides = The seats alternate between them. As many as players: each plays alone.
# The first to take the pile plays alone
rule-note-lone-taker = The two others are partners then, for that hand. Only with three players.
# Five people, of whom one rests
rule-note-sit-out = Three play against two; of the three, one rests in each hand. Only where four seats make two sides.
# Packs of 52 cards
rule-note-packs = Two make eight cards of each rank.
# Jokers in each pack
rule-note-pack-jokers = They are wild, as twos are.
# Cards dealt to each player
rule-note-hand-size = All hands and the turned-up card must leave eight cards of the packs at least.
# Cards drawn per turn
rule-note-draw-count = Drawn from the stock at the start of a turn, unless you take the pile.
# A card is turned up at the deal
rule-note-turn-up = It begins the pile. If not, the first discard does.
rule-note-leader-extra = It stands for the first draw.
rule-note-cut-keep = The player before the dealer lifts some of the deck, looks at the lowest cards of it, and is dealt as many fewer.
rule-note-turn-up-again = The next card covers such a card.
rule-note-turn-up-back = If not, it stays in the pile below the next one.
rule-note-pile-start = Nobody knows them until somebody takes the pile.
# Canastas needed to go out
rule-note-canastas-to-go-out = A side must have this many, those of the same turn included.
# Ranks required among them
rule-note-required-ranks = A canasta of each chosen rank is needed to go out.
# Maximum wilds in a meld
rule-note-max-wilds = How many twos and jokers one meld may hold.
# No more wilds than naturals
rule-note-wilds-max-naturals = A meld may never hold more wilds than naturals.
# Naturals more than wilds
rule-note-naturals-ahead = Where wilds may not outnumber naturals: by how many a meld with wilds must have more naturals.
# Minimum naturals in a meld
rule-note-min-naturals = How many natural cards every meld needs.
# Opening minimum
rule-note-opening-minimums = The points that a side's opening must count, by its score before the hand.
# Concealed hand needs no minimum
rule-note-concealed-exempt = A whole hand laid at once, after drawing from the stock, may count less than the minimum.
# Wilds in the opening
rule-note-wilds-in-opening = A side's opening may hold wilds.
# First turns without laying cards
rule-note-closed-turns = In so many first turns each player only draws and discards: nothing is melded, and the pile is not taken.
# The pile may be taken
rule-note-pile-allowed = If not, everybody only draws from the stock.
# New meld with the top card
rule-note-pile-new-meld = What your hand needs to begin a meld with the top card of an unfrozen pile.
# Top card onto your meld
rule-note-pile-own-meld = Which melds of your side the top card may join.
# Frozen until a side has melded
rule-note-frozen-until-melded = Before its first meld a side needs a natural pair to take the pile.
# Wilds freeze the pile
rule-note-freezing = With a wild in the pile, or a red three turned up at the deal, only a natural pair takes it.
# One card cannot take a one-card pile
rule-note-one-card-pile-closed = With one card in your hand you may not take a pile of one card.
# The pile is always frozen
rule-note-always-frozen = Only a natural pair from the hand ever takes it.
# Cards that take a pile frozen by a card
rule-note-frozen-needs = So many cards from the hand take a pile with a wild or a turned-up three in it.
# Wilds among these cards
rule-note-frozen-wilds = So many of these cards may be wild; the others are naturals of the top card’s rank.
# A wild on top of the pile
rule-note-pile-wild = The wilds from the hand that take it, as a meld of wilds.
# Laying what came with the pile
rule-note-pile-melds = Whether the cards under the top card may be laid in the turn that takes the pile.
# Most cards taken from the pile
rule-note-pile-take = The top card and those just below it are taken. The others stay.
# Cards drawn after taking the pile
rule-note-pile-extra = Drawn from the stock by who takes the pile.
# Black threes come last
rule-note-black-threes-last = They are laid only when no other card is left in the hand.
# A black three left in the hand
rule-note-black-three-held = Counts against its side at the end of the hand.
# “May I go out?”
rule-note-ask-partner = Before going out you may ask your partner, whose answer is binding.
# Going out without drawing
rule-note-out-without-draw = You may lay down everything before drawing.
# The last card may be kept
rule-note-keep-last-card = When you may not go out, your last card is kept instead of discarded.
# When the stock is empty
rule-note-stock-end = What a player must do who can no longer draw.
# Bonus for going out
rule-note-going-out = For the side whose player goes out.
# Total for going out concealed
rule-note-concealed = For going out in one turn, with nothing laid before; at least the bonus for going out.
# Lifting exactly the cards of the deal
rule-note-cut-bonus = Points at a table with real cards. The score sheet counts them; at this table nobody cuts for them.
# Natural canasta
rule-note-natural-canasta = Seven or more cards of a rank without wilds.
# Mixed canasta
rule-note-mixed-canasta = Seven or more cards of a rank with wilds.
# One red three
rule-note-red-three = For each red three laid out.
# All red threes together
rule-note-four-red-threes = Instead of their single bonuses.
# Red threes can count against you
rule-note-red-threes-negative = They count against a side that has laid no meld.
# Target score
rule-note-target = The first side to reach it ends the game; the higher total wins.
# Cards of the foot
rule-note-foot-size = A second hand that is played when the first is empty.
# Several feet
rule-note-feet = Two or three further hands, such as knee and foot, in the order in which they are picked up.
# Playing on with the foot
rule-note-foot-pickup = When it comes to its player, and what follows.
# Threes of the foot are replaced
rule-note-foot-threes-replaced = A card is drawn for each three that a foot brings and that is laid out.
# Bonus cards for opening
rule-note-talons = Drawn after the turn of the opening, by the side that opens first, second, and so on.
# Most cards in a set
rule-note-meld-max = A set may not hold more.
# Sets of one rank
rule-note-melds-per-rank = How many sets of a rank a side may have.
# Sequences are melds
rule-note-sequences = Three to seven neighbours of one suit.
# Wilds alone are a meld
rule-note-wild-melds = Three to seven twos and jokers.
# Naturals before a wild joins
rule-note-wilds-join-at = After its opening a side lays wilds only on sets with so many naturals.
# Ranks without wilds
rule-note-pure-ranks = Sets of these ranks take no wilds.
# A canasta closes its rank
rule-note-dead-ranks = Nobody lays further cards of a rank of which a side has a canasta.
# What picks the opening minimum
rule-note-opening-by = The score, or the number of the hand.
# Scores of the opening minimums
rule-note-opening-steps = From each of these scores the next minimum holds.
# Rules of the opening
rule-note-opening-rules = What else a side's first meld needs.
# Canasta in the opening
rule-note-opening-needs = The opening must hold one beside its minimum.
# Top card onto a sequence
rule-note-pile-onto-sequence = It may be taken for the end of a sequence of your side.
# Discarding wilds
rule-note-wild-discards = When a wild may be discarded.
# Not discarded onto an empty pile
rule-note-no-first-discards = Cards that may not begin the pile.
# Black threes
rule-note-black-three-role = What black threes do.
# Red threes
rule-note-red-three-role = What red threes do.
# A red three left in the hand
rule-note-red-three-held = Counts against its side at the end of the hand.
# Four black threes laid
rule-note-black-threes-melded = For a side that lays four black threes or more when it goes out, beside their own points.
# Threes of one colour
rule-note-threes-table = The total for one, two, and so on; each beyond them adds one red three.
# Threes and canastas
rule-note-threes-sign = The canastas with which threes no longer count against a side, and with which they count for it.
# Kinds of canastas among them
rule-note-canasta-kinds = How many of each kind are needed to go out.
# Rules of going out
rule-note-out-rules = What else going out needs.
# Hands of a match
rule-note-deals = The match ends after so many, or at the target before.
# Rules that change from hand to hand
rule-note-by-deal = Each hand has the rules of this page with its own changes. Those of the last hand hold on.
# Values of cards
rule-note-card-points = What a card counts on the table and in the hand where that is not its usual value. Black threes only on the table.
# Other canastas
rule-note-canasta-bonuses = Bonuses for sequences, wilds and certain ranks.
# Number of canastas
rule-note-canasta-count-bonus = Points that a side with so many canastas gets once; the highest number that it reaches counts alone.
# Incomplete melds
rule-note-incomplete-penalties = What a meld of fewer than seven cards counts against its side.
# Three of a rank in the hand
rule-note-held-penalties = What they count against their side.
# Melds need a canasta
rule-note-melds-need-canasta = Without a canasta, melded cards count against a side.
# Special hands
rule-note-special-hands = Points for a hand of fourteen cards laid down at once.

## The values of a rule, in a list to choose from.

# Sets of one rank that a side may have.
value-several = Several
# Sets of one rank that a side may have.
value-one = One
value-another-canasta = Another once all are canastas
value-any-time = At any time
value-last = Only to go out, or from wilds alone
value-wild-first = Yes, and others wait for it
# When the foot is picked up.
value-at-once = At once, and play on
value-turn-ends = The turn ends
value-by-discard = Only by a discard
value-by-canasta = With a canasta of one's own
# What picks the opening minimum.
value-by-score = By the score
value-by-hand = By the number of the hand
# How often one may ask “May I go out?”.
value-once = Once in a hand
value-must-ask = Nobody goes out without a yes
value-own-meld-none = Only with a natural pair
# What black or red threes do.
value-stop = Blocks the pile
# What black or red threes do: they have no other use.
value-dead = Only discarded
# What black or red threes do.
value-bonus = Laid out for points
# What black threes do.
value-freeze = Blocks the pile, and freezes it
# What the opening must hold beside its minimum.
value-needs-nothing = Points alone
value-needs-canasta = A canasta
value-needs-natural = A canasta without wilds
# When what came with the pile is laid.
value-pile-melds-any = At once
value-pile-melds-top = From the next turn on
# What takes a pile with a wild on top.
value-wild-never = Cannot be taken
value-wild-pair = Two of its kind
value-wild-colour = Two of its kind and colour
value-no = No
value-yes = Yes
value-pair-or-wild = A natural pair, or one and a wild
value-pair = A natural pair only
# Which melds the top card of the pile may join.
value-any-meld = Any meld
# Which melds the top card of the pile may join.
value-under-seven = Fewer than seven cards
# When the stock is empty.
value-take-if-fits = Take the pile if the top card fits
# When the stock is empty.
value-hand-ends = The hand ends with that turn
# When the stock is empty.
value-take-if-possible = Take the pile whenever possible
# When the stock is empty.
value-nobody-must = Nobody must take the pile
# The target score.
no-target = One hand only
# The number of sides.
usual-sides = As usual
no-limit = No limit

## For what an opening minimum holds: above its field, and after the name of the rule as the accessible name of the field.

# $hand (number)
minimum-of-hand = Hand { $hand }
# The last hand that has rules of its own, which hold on.
# $hand (number)
from-hand = From hand { $hand } on
# $score (number)
minimum-below = Below { $score }
# $score (number)
minimum-from = From { $score }
# $rule (text) "Opening minimum"
# $hand (number)
minimum-label-of-hand = { $rule }, hand { $hand }
# $rule (text) "Opening minimum"
# $score (number)
minimum-label-below = { $rule }, below { $score }
# $rule (text) "Opening minimum"
# $score (number)
minimum-label-from = { $rule }, from { $score }

## The parts of a rule that has several.

# The accessible name of a control, and a value with what it belongs to: "Other canastas: sequences of seven", "sevens: 2,500".
# $rule (text)
# $part (text)
rule-part = { $rule }: { $part }
# $place (number) in a list
listed-number = Number { $place }
# The accessible name of a field: the score from which an opening minimum holds.
# $rule (text) "Opening minimum"
# $place (number) in the list of minimums
score-of-minimum = { $rule } { $place }: from this score
# Above a field for a score.
step-from = From
# Above a field for the points of an opening minimum.
step-points = Minimum
# For an opening minimum that holds at every score.
step-always = Always
# A button that makes a list of numbers longer.
add-one = Add one
# A choice of a further rule that is otherwise in one hand.
another-rule = Another rule
# After “Hand 2:”, for a hand that has the rules as they are.
as-in-other-hands = no change
# In place of a list that is empty.
value-none = None
# What the cutter keeps.
value-keeps-nothing = Nothing
# What the cutter keeps.
value-keeps-one = The lowest card, if it is wild
# What the cutter keeps.
value-keeps-run = Wilds from below, as long as they follow
# What the cutter keeps.
value-keeps-three = Wilds, and threes that are laid out, among the lowest three
# Cards on which another is turned up.
turned-again-wilds = Wilds
# Cards on which another is turned up.
turned-again-bonus-threes = Threes that are laid out
# Cards on which another is turned up.
turned-again-black-threes = Black threes
# Cards on which another is turned up.
turned-again-aces = Aces
# In place of a number of cards face down.
many-as-turn-up = As many as the turn-up shows
# Before a number of canastas: threes count against a side that has fewer.
threes-against-below = Against, with fewer canastas than
# Before a number of canastas: threes count for a side that has so many.
threes-for-from = For, with canastas from
# Before a total of points.
# $count (number) of threes laid out
so-many-threes = { $count ->
    [one] { $count } three
   *[other] { $count } threes
}
# Before a number of cards: the side that opens as the first, second …
# $place (number)
side-by-opening = Opens as number { $place }
# Of sets of one rank.
wilds-never-join = No wilds
# Of sets of one rank: only one that got a wild in the opening.
wilds-join-by-opening = Only by the opening
# Of sets of one rank.
wilds-may-join = Wilds too
# In place of numbers of canastas: red threes count against a side without a meld.
threes-by-melds = By whether it has melded
# In place of a table of totals.
threes-each = No table
