differences = How it differs from Classic
partners-sit = The third player is your partner.
fifth-rests = The fifth player is the third of your side and rests in the first hand.
kind-of-game = What kind of game
how-long = How long
play-to = Play to
person-here = A person here
at-the-table = At the table
no-person = The computer plays every seat; you watch the first one.
one-person = Computer players see only what a player at the table sees.
several-persons = Several people share this device; all hands are hidden between their turns.
players = Players
cancel = Cancel
deal = Deal

## The games.

preset-classic = Classic
preset-classic-two = Classic for two
preset-duel = Duel
# The game of the Canasta rooms on the internet, for two.
preset-rooms-two = Rooms for two
preset-rooms-four = Rooms
# A short and easy game.
preset-evening = Evening
# As on the web site pagat.com.
preset-pagat = Pagat
preset-three-handed = Three-handed
preset-samba = Samba
preset-bolivia = Bolivia
preset-modern-american = Modern American
preset-hand-and-foot = Hand and Foot
# The game of one family, as it plays it.
preset-danish-family = Danish family
# The game of one club, as it plays it.
preset-czech-club = Czech club
preset-hand-knee-and-foot = Hand, Knee and Foot
# The game of the guided first hand, among the others.
preset-taught = The game of the guided hand
# The accessible name of a game that can be chosen.
# $name (text) "Samba"
# $feel (text) what it feels like, below: "More cards, and runs of a suit"
# $note (text) its main rules, a sentence or two
game-choice = { $name }: { $feel }. { $note }
# The title of the page that compares a game with another.
# $game (text)
differs-from = How it differs from { $game }
# A sentence below a game that is made for another number of players.
# $count (number) of players
made-for-players = Made for { COUNT($count) }.

## What a game feels like, for a person who knows none. In bold, without a full stop.

feel-classic = The usual game, with a partner
feel-classic-two = The usual game
feel-duel = Quick: one canasta is enough
feel-rooms-two = With a pile that is open from the start
feel-rooms-four = With a partner, and a pile that is open from the start
feel-evening = Easy, with a partner
feel-pagat = With a partner, and a longer fight for the pile
feel-three-handed = One against two
feel-samba = More cards, and runs of a suit
feel-bolivia = More cards, runs, and canastas of wild cards
feel-modern-american = Harder: a pile that is always frozen, and special hands
feel-hand-and-foot = Many cards: a second hand for everybody
feel-danish-family = With a partner, and a first turn in which nothing is laid
feel-czech-club = With a partner, and who cuts may keep wild cards
feel-hand-knee-and-foot = Most cards: a knee and a foot for everybody
feel-taught = Simpler: fewer cards, and one canasta is enough
# A game whose rules were changed.
feel-own-rules = With rules of your own

## The main rules of a game, in a sentence: "Two packs, 11 cards each, draw one and two canastas to go out." The parts stand in a list.

# $traits (text) the parts below, with a capital letter
game-traits = { $traits }.
# $count (number)
trait-packs = { $count ->
    [one] { COUNT($count) } pack
   *[other] { COUNT($count) } packs
}
# $count (number)
trait-cards = { $count ->
    [one] { COUNT($count) } card each
   *[other] { COUNT($count) } cards each
}
# $count (number) of cards
trait-foot = a second hand of { CARDS-COUNT($count) }
# $sizes (text) numbers: "13 and 11"
trait-feet = further hands of { $sizes } cards
# $count (number) of cards
trait-draw = draw { COUNT($count) }
# $target (number) of points
trait-match-to = a match to { $target }
# $target (number) of points
# $hands (number)
trait-match-to-at-most = { $hands ->
    [1] a match to { $target }, at most one hand
   *[other] a match to { $target }, at most { COUNT($hands) } hands
}
# $hands (number)
trait-hands = { $hands ->
    [1] one hand
   *[other] { COUNT($hands) } hands
}
trait-no-minimum = no opening minimum
# $minimum (number) of points
trait-minimum = opening with { $minimum }
trait-no-more-wilds = no more wilds than naturals
trait-fewer-wilds = fewer wilds than naturals
trait-pile-always-frozen = the pile is always frozen
trait-pile-pair = a new meld with the pile needs a natural pair
trait-sequences = sequences of a suit
trait-wild-melds = melds of wilds
trait-no-canasta = no canasta needed to go out
# $count (number)
trait-canastas = { CANASTAS-COUNT($count) } to go out
# $count (number)
# $kinds (list) "one natural and one mixed"
trait-canastas-among-them = { CANASTAS-COUNT($count) } to go out, among them { LIST($kinds) }
# $kinds (list) "one natural and one mixed"
trait-canastas-of-kinds = { LIST($kinds) } canastas to go out
trait-special-hands = special hands
trait-bonus-cards = bonus cards
# $melds (list) "sevens, aces and wilds"
trait-penalties = penalties for incomplete { LIST($melds) }
trait-partners-must-ask = partners must ask “May I go out?”
trait-partners-may-ask = partners may ask “May I go out?”
trait-last-card-kept = the last card may be kept
trait-must-take = as on pagat.com: when the stock is empty, you must take the pile if you can
trait-lone-player = who first takes the pile plays alone against the two others
trait-by-hand = some rules change from hand to hand

## How long a match is: after the name of its rules and a comma, or alone.

# $target (number) of points
length-to = to { $target }
# $target (number) of points
# $hands (number)
length-to-at-most = { $hands ->
    [1] to { $target }, at most one hand
   *[other] to { $target }, at most { COUNT($hands) } hands
}
# $hands (number)
length-hands = { $hands ->
    [1] one hand
   *[other] { COUNT($hands) } hands
}
# The same as a choice in a list named "Play to".
# $target (number) of points
play-to-points = { $target }
# $target (number) of points
# $hands (number)
play-to-points-at-most = { $hands ->
    [1] { $target }, at most one hand
   *[other] { $target }, at most { COUNT($hands) } hands
}

## The levels of the computer players, from easy to strong. "Quick" stands beside them: it thinks no time at all.

level-quick = Quick
level-beginner = Beginner
level-casual = Casual
level-club = Club
level-expert = Expert
level-master = Master
# $level (text) "Casual"
# $at (number) its place among the levels
# $count (number) of levels
level-of-all = { $level }, level { $at } of { $count }
# $levels (text) all of them: "Beginner, Casual, Club, Expert and Master"
levels-in-order = The levels, from easy to strong: { $levels }.

## What each level does. The name of the level is in bold, wherever it stands.

# $level (text) "Quick"
level-quick-is = { $level } plays instantly, by rules of thumb.
# $level (text)
level-beginner-is = { $level }, level 1 of 5, remembers little.
# $level (text)
level-casual-is = { $level }, level 2 of 5, tries a few plans against a handful of possible hands.
# $level (text)
level-club-is = { $level }, level 3 of 5, tries several plans.
# $level (text)
level-expert-is = { $level }, level 4 of 5, tries several plans against many possible hands.
# $level (text)
level-master-is = { $level }, level 5 of 5, tries every good plan against the hands that the others probably hold, for the whole thinking time.

## The same for games like Samba, in which they play otherwise.

# $level (text)
level-beginner-is-further = { $level }, level 1 of 5, lays what it can and does not look at what the others do.
# $level (text)
level-casual-is-further = { $level }, level 2 of 5, plays by rules of thumb.
# $level (text)
level-club-is-further = { $level }, level 3 of 5, plays by better rules of thumb.
# $level (text)
level-expert-is-further = { $level }, level 4 of 5, plays by good rules of thumb and tries a few plans.
# $level (text)
level-master-is-further = { $level }, level 5 of 5, plays by the best rules of thumb and tries plans for the whole thinking time.

## The styles of the computer players.

style-balanced = Balanced
style-builder = Builder
style-runner = Runner
style-freezer = Freezer
# What a style does. Its name is in bold, wherever it stands.
# $style (text) "Balanced"
style-balanced-is = { $style } plays what is best.
# $style (text)
style-builder-is = { $style } goes for canastas, natural ones above all, and goes out late.
# $style (text)
style-runner-is = { $style } lays early and goes out early.
# $style (text)
style-freezer-is = { $style } freezes the pile and fights for it.

## The accessible names of the fields of a seat.

# $name (text) of the player
style-of-player = Playing style of { $name }
# $name (text) of the player
style-of-partner = Playing style of { $name } (partner)
# $seat (number)
name-at-seat = Name at seat { $seat }
# $seat (number)
name-at-seat-of-partner = Name at seat { $seat } (partner)
# $name (text) of the player
who-plays-player = Who plays { $name }
# $name (text) of the player
who-plays-partner = Who plays { $name } (partner)

## The game that "Play" starts.

# The reader within a list: "you and Ben".
player-you = you
# Sides of players, each a list of names: "you and Ben against Ada and Cleo". It is repeated where there are more than two.
# $before (text)
# $next (text)
players-against = { $before } against { $next }
# $game (text) "Classic"
# $players (text) "you and Ben against Ada and Cleo"
# $length (text) "to 5,000", "one hand"
plan-in-short = { $game }: { $players }, { $length }
# $game (text) "Classic"
# $why (text) a sentence
plan-impossible = { $game } with rules that are not possible. { $why }
# The first game of a newcomer, who knows no names of games.
# $players (text) "you and Ben against Ada and Cleo"
# $length (text) "one hand"
first-game-easy = A first game: { $players }, { $length }, easy opponents. You can change it in “{ choose-game }”.
# $players (text) "you and Ben against Ada and Cleo"
# $length (text) "one hand"
# $level (text) "Club"
first-game-at-level = A first game: { $players }, { $length }, opponents at { $level }. You can change it in “{ choose-game }”.
# $players (text) "you and Ben against Ada and Cleo"
# $length (text) "one hand"
first-game-mixed = A first game: { $players }, { $length }, mixed opponents. You can change it in “{ choose-game }”.
