//! Every number of the rules of thumb in one place, in points of a hand's score unless it says otherwise.
//!
//! They were found by letting variants play duplicate deals against each other.

use crate::rules::Players;

/// What drawing a card is worth, against taking a pile: an eleventh of them are wild, some bring a red three, nobody
/// knows what it was, no pair is laid for it, and the pile grows for a better take.
pub const UNSEEN_CARD: i32 = 45;
/// What a card left in a hand costs, on average.
pub const CARD_IN_HAND: i32 = 11;

// Keeping cards.

/// A natural that matches nothing: it may still find a partner.
pub const SINGLE: i32 = 6;
/// Half of a take: a pair takes a frozen pile, or any pile.
pub const PAIR: i32 = 22;
/// Its further worth is this part of what the pile is worth, in percent.
pub const PAIR_OF_PILE: i32 = 5;
/// A card beyond the pair: it makes the meld.
pub const TRIPLE: i32 = 8;
/// Each further card where a triple is no meld yet.
pub const LONGER: i32 = 15;
/// A card for an own meld that is no canasta yet.
pub const FITS_MELD: i32 = 62;
/// The same where it brings the meld to six or seven.
pub const NEARS_CANASTA: i32 = 70;
/// A card for a canasta: no longer needed, and a safe discard for later.
pub const FITS_CANASTA: i32 = 10;
/// A two, which finishes canastas and opens.
pub const TWO: i32 = 85;
/// A joker: the same, and counts more.
pub const JOKER: i32 = 110;
/// A black three: it stops the next player once, so it is kept until the pile is worth stopping.
pub const BLACK_THREE: i32 = 20;
/// A card of a rank of which the rules ask a canasta.
pub const REQUIRED_RANK: i32 = 40;

/// How many cards below its top a novice looks at when taking the pile.
pub const SEEN_BELOW: Reserve = Reserve { two: 6, four: 0 };
/// How many cards of the pile who remembers a part remembers.
pub const REMEMBERED: usize = 12;

// The pile.

/// What a card of the pile is worth to whoever takes it, beyond its points.
pub const PILE_CARD: i32 = 3;
/// A wild in it, beyond its points.
pub const PILE_WILD: i32 = 20;
/// More for each card once the pile is large: a large hand takes the next piles too.
pub const LARGE_PILE_CARD: i32 = 6;
/// From how many cards on a pile is large.
pub const LARGE_PILE: usize = 6;
/// The part of a pile's worth to the opponents that counts as gained by taking it away from them, in percent.
pub const DENIED: i32 = 25;

/// What opponents gain who start a meld with the card thrown to them.
pub const FEED_NEW: i32 = 10;
/// What they gain who add it to a meld.
pub const FEED_MELD: i32 = 10;
/// The same beyond that, by the size of the meld: what brings it nearer to a canasta.
pub const PROSPECTS_FED: [i32; 7] = [0, 0, 0, 10, 20, 40, 130];

// Opening.

/// A two laid in an opening.
pub const OPEN_TWO: i32 = 32;
/// A joker laid in an opening.
pub const OPEN_JOKER: i32 = 40;
/// A natural laid in an opening: a smaller hand takes fewer piles.
pub const OPEN_CARD: i32 = 7;
/// A pair broken up for an opening with a wild.
pub const OPEN_PAIR: i32 = 8;
/// What having opened is worth.
pub const OPENED: i32 = 60;
/// The part of the minimum by which it is worth more, in percent: a high one can hardly be had without wilds.
pub const OPENED_OF_MINIMUM: i32 = 70;
/// How much more once the opponents have opened.
pub const OPENED_BEHIND: i32 = 25;
/// How much more when the hand may end soon.
pub const OPENED_LATE: i32 = 100;

// Melding.

/// Cards to keep in the hand when laying others, the discard included.
#[derive(Clone, Copy)]
pub struct Reserve {
    /// With two players.
    pub two: usize,
    /// With four.
    pub four: usize,
}

impl Reserve {
    /// That for so many players.
    pub const fn of(self, players: Players) -> usize {
        match players {
            Players::Two => self.two,
            Players::Four => self.four,
        }
    }
}

/// For cards that are added to own melds. Who plays alone does best to keep them until they close a canasta: a large
/// hand takes piles and throws safely, and the other learns nothing. A partner can use what is laid.
pub const ADDING: Reserve = Reserve { two: 30, four: 5 };
/// For new melds: a triple in the hand takes piles as well, and the others do not know what not to throw.
pub const STARTING: Reserve = Reserve { two: 30, four: 12 };
/// What a novice keeps of anything.
pub const NOVICE: Reserve = Reserve { two: 9, four: 2 };
/// The most that who remembers a part keeps of anything with four players.
pub const PARTIAL: usize = 3;
/// With four, once the canastas for going out are there.
pub const READY: usize = 6;
/// With four, once the others may soon go out.
pub const WARY: usize = 6;
/// With two.
pub const WARY_TWO: usize = 4;
/// Where the rules have no taking of the pile.
pub const NO_PILE: usize = 4;
/// When the hand may end at any moment, all is laid but one card to discard and one to keep.
pub const ENDING: Reserve = Reserve { two: 2, four: 2 };
/// What a pile must be worth for pairs and triples to be kept for it while it is frozen.
pub const WORTH_A_PAIR: i32 = 110;
/// Wilds spent at once on a canasta that is needed to go out, at most, while there is time.
pub const NEEDED_WILDS: usize = 2;
/// Wilds spent on a canasta that is not needed to go out, at most.
pub const SPARE_WILDS: usize = 2;

// Alarm: how near the others are to going out. Who holds more cards than this seldom does from one turn to the next.

/// Cards in the shortest of their hands from which on nothing is feared.
pub const ALARM_HAND: usize = 9;
/// Cards with which they may go out at any moment, having the canastas.
pub const URGENT_HAND: usize = 3;
/// Cards with which they may go out before long, lacking canastas that lie nearly complete.
pub const NEAR_HAND: usize = 5;
/// Cards of a meld that is nearly a canasta.
pub const NEAR_CANASTA: usize = 5;

// Going out.

/// What a meld of so many cards, short of a canasta, may still bring to two partners; half of it to one player.
pub const PROSPECTS: [i32; 7] = [0, 0, 0, 12, 35, 90, 170];
/// What a card in the partner's hand may still bring, where going out would cost it.
pub const PARTNER_CARD: i32 = 12;
/// What a card in an opponent's hand may still bring them.
pub const OPPONENT_CARD: i32 = 7;
/// A red three of opponents who have not melded counts against them: they lose it twice over if the hand ends now.
pub const UNOPENED_RED_THREE: i32 = 100;
/// A hand that costs more than this, bonus deducted, answers no to "May I go out?".
pub const COSTLY_HAND: i32 = 60;
