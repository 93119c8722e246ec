### What is new in a game to somebody who knows another. A clause each; the card at the table joins some with semicolons, other places write each as a sentence with a capital letter.

news-no-foot = there is no foot
# $count (number) of cards
news-foot = you have a second hand, the foot, of { CARDS-COUNT($count) }
# $sizes (text) numbers: "13 and 11"
news-feet = you have further hands, the feet, of { $sizes } cards
news-sequences = sequences of a suit are melds
news-no-sequences = there are no sequences
# $count (number) of cards
news-hand-size = you get { CARDS-COUNT($count, case: "acc") }
# $count (number)
news-draw = { $count ->
    [1] you draw one card
   *[other] you draw { COUNT($count) } cards
}
# $count (number) of canastas
news-canastas = going out needs { CANASTAS-COUNT($count, case: "acc") }
# $count (number) of canastas
# $kinds (text) "one natural and one mixed"
news-canastas-of-kinds = going out needs { CANASTAS-COUNT($count, case: "acc") }, among them { $kinds }
news-wild-melds = wilds alone are a meld
news-no-wild-melds = wilds alone are no meld
news-any-opening = your first melds may count anything
# $minimum (number) of points
news-opening = your first melds must count { $minimum }
# $target (number) of points
news-match-to = the match goes to { $target }
# $target (number) of points
# $hands (number)
news-match-to-at-most = { $hands ->
    [1] the match goes to { $target }, at most one hand
   *[other] the match goes to { $target }, at most { COUNT($hands) } hands
}
# $hands (number)
news-match-hands = { $hands ->
    [1] the match is one hand
   *[other] the match is { COUNT($hands) } hands
}
news-nobody-asks = nobody asks “May I go out?”
news-must-ask = going out needs your partner’s yes
news-may-ask = you may ask your partner “May I go out?”
news-no-special-hands = there are no special hands
news-special-hands = some hands of fourteen cards win points at once
# $count (number)
news-packs = there are { COUNT($count) } packs
news-whole-pile = you take the whole pile
# $count (number) of cards
news-part-of-pile = you take up to { CARDS-COUNT($count) } of the pile
news-any-wilds = a meld may hold any number of wilds
news-no-wilds = no meld may hold wilds
# $count (number)
news-most-wilds = a meld holds { WILDS-COUNT($count, case: "acc") } at most
news-more-wilds = a meld may hold more wilds than naturals
news-no-more-wilds = a meld holds no more wilds than naturals
news-fewer-wilds = a meld holds fewer wilds than naturals
news-bonus-cards = who opens from the stock draws bonus cards
news-no-opening-with-pile = nobody opens with the pile
news-lone-taker = who first takes the pile plays alone
# $names (list) of players
news-against = you play against { LIST($names) }
# $name (text) a player
news-partner = { $name } is your partner
# $names (list) of players
news-partners = { LIST($names) } are your partners
news-pile-never = the pile is never taken
news-pile-always-frozen = the pile is always frozen
news-pile-frozen-and-wilds = the pile is frozen to you until you have melded, and by wilds
news-pile-frozen = the pile is frozen to you until you have melded
news-only-wilds-freeze = only a wild in it freezes the pile
news-nothing-freezes = nothing freezes the pile
news-threes-discarded = red threes are only discarded
news-threes-never-against = red threes never count against you
news-threes-canasta = threes count against you without a canasta
# $count (number) of canastas
news-threes-canastas = threes count against you with fewer than { CANASTAS-COUNT($count) }
news-threes-melded = red threes count against you until you have melded
# $level (text) the name of a level and its rank
news-level = the others play as { $level }
# A rule of which only the name is told.
# $rule (text) its name in quotation marks
news-changed = changed: { $rule }
# $news (text) a clause, with a capital letter, or several with semicolons
news-sentence = { $news }.
