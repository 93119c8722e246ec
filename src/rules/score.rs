//! The scores of a hand, by item (rules §2.15), so that a score sheet needs no computation.

use super::cards::CardSet;
use super::meld::Meld;
use super::ruleset::Rules;
use super::seat::{BySide, Side};
use super::state::{Ended, State};
use serde::Serialize;

/// The score of one side in a hand, in points. The five items add up to `hand`; those against the side are negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SideScore {
    /// Bonus for going out, the whole of it if concealed.
    pub going_out: i32,
    /// The number of natural canastas.
    pub natural_canastas: usize,
    /// The number of mixed canastas.
    pub mixed_canastas: usize,
    /// Bonus for canastas.
    pub canastas: i32,
    /// The number of red threes.
    pub red_three_count: usize,
    /// Bonus for red threes; negative for a side without melds where the rules say so.
    pub red_threes: i32,
    /// The number of cards laid.
    pub melded_cards: usize,
    /// Their value.
    pub melded: i32,
    /// The number of cards left in hands.
    pub cards_in_hand: usize,
    /// Their value, negative.
    pub in_hand: i32,
    /// The sum of the hand.
    pub hand: i32,
    /// The total before the hand.
    pub before: i32,
    /// The total after it.
    pub total: i32,
}

/// The score of a hand that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreSheet {
    /// How it ended.
    pub ended: Ended,
    /// The side that went out, if one did.
    pub went_out: Option<Side>,
    /// The items.
    pub sides: BySide<SideScore>,
}

impl ScoreSheet {
    /// The totals after the hand.
    #[must_use]
    pub fn totals(&self) -> BySide<i32> {
        self.sides.map(|side| side.total)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// The side with the highest total.
    pub winner: Side,
    /// The difference to the second highest, in points.
    pub margin: i32,
}

impl Rules {
    /// What cards left in a hand count against the side, in points (rules §2.15).
    #[must_use]
    pub fn held_points(&self, hand: CardSet) -> i32 {
        let black = hand.black_threes();
        // At most four black threes: fits.
        hand.points() - black.points() + black.len() as i32 * self.black_three_held
    }

    /// Whether the game is over with these totals after a hand (rules §2.16).
    #[must_use]
    pub fn game_end(&self, totals: BySide<i32>) -> Option<GameEnd> {
        let (winner, &best) = totals.entries().max_by_key(|&(_, total)| total)?;
        let second = totals.entries().filter(|&(side, _)| side != winner).map(|(_, &total)| total).max()?;
        let reached = self.target.is_none_or(|target| best >= target);
        (reached && best != second).then(|| GameEnd { winner, margin: best.saturating_sub(second) })
    }
}

impl State {
    /// The score of the hand, once it has ended.
    #[must_use]
    pub fn score(&self) -> Option<ScoreSheet> {
        let ended = self.ended?;
        let went_out = matches!(ended, Ended::Out | Ended::Concealed).then(|| self.sides.of(self.seat));
        let sides = BySide::from_fn(self.sides.scores(), |side| self.side_score(side, ended, went_out));
        Some(ScoreSheet { ended, went_out, sides })
    }

    fn side_score(&self, side: Side, ended: Ended, went_out: Option<Side>) -> SideScore {
        let rules = &self.rules;
        let melds = &self.melds[side];
        let (canastas, with_wilds) = (melds.counts().at_least(Meld::CANASTA), melds.wild_counts().at_least(1));
        let natural_canastas = (canastas & !with_wilds).count_ones() as usize;
        let mixed_canastas = (canastas & with_wilds).count_ones() as usize;
        let red_three_count = self.red_threes[side].len();
        let red_threes = match red_three_count {
            4 => rules.four_red_threes,
            // At most four: fits.
            n => n as i32 * rules.red_three,
        };
        let against = rules.red_threes_negative && melds.is_empty();
        let in_hand = self.sides.seats_of(side).map(|seat| self.hands[seat]);
        let mut score = SideScore {
            going_out: match (went_out == Some(side), ended) {
                (false, _) => 0,
                (true, Ended::Concealed) => rules.concealed,
                (true, _) => rules.going_out,
            },
            natural_canastas,
            mixed_canastas,
            // At most eleven melds: fits.
            canastas: natural_canastas as i32 * rules.natural_canasta + mixed_canastas as i32 * rules.mixed_canasta,
            red_three_count,
            red_threes: if against { -red_threes } else { red_threes },
            melded_cards: melds.len(),
            melded: melds.points(),
            cards_in_hand: in_hand.clone().map(|hand| hand.len()).sum(),
            in_hand: -in_hand.map(|hand| rules.held_points(hand)).sum::<i32>(),
            before: self.scores[side],
            ..SideScore::default()
        };
        score.hand = score.going_out + score.canastas + score.red_threes + score.melded + score.in_hand;
        score.total = score.before.saturating_add(score.hand);
        score
    }
}
