//! All numbers of the heuristic, in points of a hand's score unless stated otherwise.
//!
//! They were tuned by letting variants play duplicate deals against each other.

use super::by_players::ByPlayers;

/// Value of drawing a card instead of taking the pile. One card in eleven is wild, some bring a red three, nobody knows the
/// card, no pair is spent on it, and the pile grows for a better take.
pub const UNSEEN_CARD: i32 = 45;
/// Mean cost of a card left in a hand.
pub const CARD_IN_HAND: i32 = 11;

// Keeping cards in the hand.

/// A natural of a rank that the hand has once and the side has not melded.
pub const SINGLE: i32 = 6;
/// A card of a pair, which takes a frozen pile, or any pile.
pub const PAIR: i32 = 22;
/// Value of a pair beyond [`PAIR`], in percent of the pile's value.
pub const PAIR_PILE_PERCENT: i32 = 5;
/// A card of three or more of a rank, which are a meld.
pub const TRIPLE: i32 = 8;
/// Each further card where three naturals are not enough for a meld.
pub const EXTRA_CARD: i32 = 15;
/// A card for an own meld that is not a canasta yet.
pub const FITS_MELD: i32 = 62;
/// A card that brings an own meld to six or seven.
pub const NEARS_CANASTA: i32 = 70;
/// A card for an own canasta: no longer needed, and a safe discard for later.
pub const FITS_CANASTA: i32 = 10;
/// A two, which completes canastas and opens.
pub const TWO: i32 = 85;
/// A joker, which does the same and counts more.
pub const JOKER: i32 = 110;
/// A black three, which blocks the next player once and is kept until the pile is worth it.
pub const BLACK_THREE: i32 = 20;
/// A card of a rank of which the rules require a canasta, beyond its other value.
pub const REQUIRED_RANK: i32 = 40;

/// Cards below the top of the pile that a novice considers when taking it.
pub const NOVICE_PILE_DEPTH: ByPlayers<usize> = ByPlayers { two: 6, four: 0 };
/// Cards of the pile that a player of partial skill remembers.
pub const REMEMBERED_CARDS: usize = 12;

// The pile.

/// A card of the pile, beyond its points.
pub const PILE_CARD: i32 = 3;
/// A wild card of the pile, beyond its points.
pub const PILE_WILD: i32 = 20;
/// Each card from the [`LARGE_PILE`]th on, because a large hand takes the next piles too.
pub const LARGE_PILE_CARD: i32 = 6;
/// The number of cards that makes a pile large.
pub const LARGE_PILE: usize = 6;
/// Gain of taking a pile away from the opponents, in percent of its value.
pub const DENIAL_PERCENT: i32 = 25;

/// The opponents' gain when the discard starts a meld.
pub const FEED_NEW: i32 = 10;
/// The opponents' gain when the discard adds to a meld.
pub const FEED_MELD: i32 = 10;
/// The opponents' gain beyond [`FEED_MELD`], by the size of the meld: a step towards a canasta.
pub const FEED_POTENTIAL: [i32; 7] = [0, 0, 0, 10, 20, 40, 130];

// Opening.

/// Cost of a two in an opening.
pub const OPEN_TWO: i32 = 32;
/// Cost of a joker in an opening.
pub const OPEN_JOKER: i32 = 40;
/// Cost of a natural in an opening, because a smaller hand takes fewer piles.
pub const OPEN_CARD: i32 = 7;
/// Cost of a pair that is used up with a wild card.
pub const OPEN_PAIR: i32 = 8;
/// Value of having opened.
pub const OPENED: i32 = 60;
/// Value of having opened beyond [`OPENED`], in percent of the minimum: a high one is hard to reach without wild cards.
pub const OPENED_MINIMUM_PERCENT: i32 = 70;
/// Value of having opened once the opponents have, beyond the rest.
pub const OPENED_BEHIND: i32 = 25;
/// Value of having opened when the hand may end at any moment, beyond the rest.
pub const OPENED_LATE: i32 = 100;

// Melding.

/// Cards kept in the hand when adding to own melds, including the discard. Without a partner it is best to keep cards until
/// they complete a canasta: a large hand takes piles, has safe discards and reveals nothing. A partner can use melded cards.
pub const ADD_RESERVE: ByPlayers<usize> = ByPlayers { two: 30, four: 5 };
/// Cards kept when starting melds: a triple in the hand takes piles too, and hides which discards are dangerous.
pub const START_RESERVE: ByPlayers<usize> = ByPlayers { two: 30, four: 12 };
/// Cards that a novice keeps in any case.
pub const NOVICE_RESERVE: ByPlayers<usize> = ByPlayers { two: 9, four: 2 };
/// The most cards that a player of partial skill keeps with four players.
pub const PARTIAL_RESERVE: usize = 3;
/// The most cards kept with four players once the side has its canastas for going out.
pub const READY_RESERVE: usize = 6;
/// The most cards kept with four players at medium risk that the hand ends.
pub const MEDIUM_RISK_RESERVE: usize = 6;
/// The most cards kept with two players at medium risk that the hand ends.
pub const MEDIUM_RISK_RESERVE_TWO: usize = 4;
/// Cards kept where the pile cannot be taken.
pub const NO_PILE_RESERVE: usize = 4;
/// Cards kept when the hand may end at any moment: one to discard and one to stay in.
pub const HIGH_RISK_RESERVE: usize = 2;
/// The least value of a frozen pile for which pairs and triples are kept.
pub const PAIR_WORTHY_PILE: i32 = 110;
/// The most wild cards spent at once on a canasta that is needed to go out, at low risk that the hand ends.
pub const NEEDED_WILDS: usize = 2;
/// The most wild cards spent on a canasta that is not needed to go out.
pub const SPARE_WILDS: usize = 2;

// The risk that the hand ends: opponents with more cards than this rarely go out within one turn.

/// From this number of cards in the opponents' shortest hand on, the risk is low.
pub const LOW_RISK_HAND: usize = 9;
/// Up to this number of cards, opponents with their canastas may go out at any moment.
pub const HIGH_RISK_HAND: usize = 3;
/// Up to this number of cards, opponents may go out soon although they still lack canastas, if those are nearly complete.
pub const NEAR_RISK_HAND: usize = 5;
/// The size of a meld that is nearly a canasta.
pub const NEAR_CANASTA: usize = 5;

// Going out.

/// Expected further points of a meld, by its size, for two partners; half of it for a single player.
pub const MELD_POTENTIAL: [i32; 7] = [0, 0, 0, 12, 35, 90, 170];
/// Expected further points of a card in the partner's hand, which going out would lose.
pub const PARTNER_CARD: i32 = 12;
/// Expected further points of a card in an opponent's hand.
pub const OPPONENT_CARD: i32 = 7;
/// A red three of opponents who have not melded counts against them, so that ending the hand now costs them twice its points.
pub const UNOPENED_RED_THREE: i32 = 100;
/// The cost of the own hand, bonus deducted, above which the answer to "May I go out?" is no.
pub const COSTLY_HAND: i32 = 60;
