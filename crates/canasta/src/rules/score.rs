//! The scores of a hand, by item (rules §2.15), so that a score sheet needs no computation.

use super::cards::{CardSet, Rank};
use super::meld::{Canasta, Meld, Melds};
use super::meld_key::MeldKind;
use super::ruleset::{BonusKey, CountKey, RankKey, Rules, SpecialHand, Words as _};
use super::seat::{BySide, Side};
use super::state::{Ended, State};
use serde::Serialize;

/// The score of one side in a hand, in points. The items add up to `hand`; those against the side are negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SideScore {
    /// Bonus for going out, the whole of it if concealed.
    pub going_out: i32,
    /// The number of natural canastas.
    pub natural_canastas: usize,
    /// The number of mixed canastas.
    pub mixed_canastas: usize,
    /// The number of sequences of seven.
    #[serde(skip_serializing_if = "is_none")]
    pub sequences: usize,
    /// The number of canastas of wilds.
    #[serde(skip_serializing_if = "is_none")]
    pub wild_canastas: usize,
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
    /// What incomplete melds and cards held together count against the side, negative (V F).
    #[serde(skip_serializing_if = "is_zero")]
    pub penalties: i32,
    /// Bonuses that no other item has: for black threes that are melded (V55).
    #[serde(skip_serializing_if = "is_zero")]
    pub extras: i32,
    /// Points of a special hand, which count alone (V27).
    #[serde(skip_serializing_if = "is_zero")]
    pub special: i32,
    /// The sum of the hand.
    pub hand: i32,
    /// The total before the hand.
    pub before: i32,
    /// The total after it.
    pub total: i32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference to the field")]
const fn is_zero(points: &i32) -> bool {
    *points == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference to the field")]
const fn is_none(number: &usize) -> bool {
    *number == 0
}

/// The score of a hand that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreSheet {
    /// How it ended.
    pub ended: Ended,
    /// The side that went out, if one did. Where partners come about in a hand, it is the side of the player who went out.
    pub went_out: Option<Side>,
    /// The side that laid a special hand, if one did, and the place of the hand in the words of [`SpecialHand`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<(Side, u8)>,
    /// The items.
    pub sides: BySide<SideScore>,
}

impl ScoreSheet {
    /// The totals after the hand.
    #[must_use]
    pub fn totals(&self) -> BySide<i32> {
        self.sides.map(|side| side.total)
    }

    /// How the game ended with this hand, the one of this number, if it did: by a special hand worth the target or more, or a
    /// dream (V27), else by the totals.
    #[must_use]
    pub fn game_end(&self, rules: &Rules, hands: u32) -> Option<GameEnd> {
        if let Some((winner, special)) = self.special {
            let wins = SpecialHand::is_dream(special.into())
                || rules.target.is_some_and(|target| self.sides[winner].special >= target);
            let others = self.sides.entries().filter(|&(side, _)| side != winner);
            let other = others.map(|(_, side)| side.total).max()?;
            if wins {
                return Some(GameEnd { winner, margin: self.sides[winner].total.saturating_sub(other) });
            }
        }
        rules.game_end(self.totals(), hands)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// The side with the highest total, or that laid a hand which wins the game.
    pub winner: Side,
    /// The difference to the second highest total, in points; negative only where a special hand wins.
    pub margin: i32,
}

impl Rules {
    /// What cards left in a hand or foot count against the side, in points (rules §2.15).
    #[must_use]
    pub fn held_points(&self, hand: CardSet) -> i32 {
        let threes = hand.of_rank(Rank::Three);
        let (red, black) = (threes.red_threes().len() as i32, threes.black_threes().len() as i32);
        self.points_of(hand.difference(threes)) + black * self.black_three_held + red * self.red_three_held
    }

    /// What a hand with three or more cards of certain ranks, or with four or more black threes, counts against the side beside, in
    /// points.
    #[must_use]
    pub fn held_penalty(&self, hand: CardSet) -> i32 {
        if self.held_penalties.is_empty() {
            return 0;
        }
        let of = |rank: Rank| match self.held_penalty_of(rank) {
            Some((penalty, from)) if Rules::held_together(hand, rank) >= from => penalty,
            _ => 0,
        };
        Rank::NATURALS.into_iter().chain([Rank::Three]).map(of).sum()
    }

    /// What too many cards of a rank in one hand count against its side, in points, and from how many on; of the threes the black
    /// ones.
    #[must_use]
    pub fn held_penalty_of(&self, rank: Rank) -> Option<(i32, usize)> {
        match rank {
            Rank::Three => self.held_penalties.at(RankKey::BLACK_THREES).map(|penalty| (penalty, 4)),
            Rank::Two | Rank::Joker => None,
            natural => self.held_penalties.at(natural.index()).map(|penalty| (penalty, 3)),
        }
    }

    /// The cards of a hand that count together for such a penalty.
    pub(crate) fn held_together(hand: CardSet, rank: Rank) -> usize {
        if rank == Rank::Three { hand.black_threes().len() } else { hand.count(rank) }
    }

    /// The bonus for a meld, in points: 0 if it is no canasta.
    #[must_use]
    pub fn canasta_bonus(&self, meld: Meld) -> i32 {
        let of = |key: usize| self.canasta_bonuses.at(key);
        match (meld.canasta(), meld.kind) {
            (None, _) => 0,
            (Some(Canasta::Natural), MeldKind::Set(rank)) => of(rank.index()).unwrap_or(self.natural_canasta),
            (Some(Canasta::Natural), _) => self.natural_canasta,
            (Some(Canasta::Mixed), MeldKind::Set(rank)) => {
                of(BonusKey::MIXED + rank.index()).unwrap_or(self.mixed_canasta)
            }
            (Some(Canasta::Mixed), _) => self.mixed_canasta,
            (Some(Canasta::Sequence), _) => of(BonusKey::SEQUENCE).unwrap_or(0),
            (Some(Canasta::Wild), _) => {
                // The first that fits and is there (V54).
                let (jokers, twos) = (meld.cards.count(Rank::Joker), meld.cards.count(Rank::Two));
                let special = match (jokers, twos) {
                    (0, _) => of(BonusKey::WILD_TWOS).or(of(BonusKey::WILD_PURE)),
                    (_, 0) => of(BonusKey::WILD_PURE).or(of(BonusKey::WILD_JOKERS)),
                    (4.., _) => of(BonusKey::WILD_JOKERS),
                    _ => None,
                };
                special.or(of(BonusKey::WILD)).unwrap_or(0)
            }
        }
    }

    /// What a side with so many canastas of any kind gets once beside their bonuses, in points.
    #[must_use]
    pub fn canasta_count_points(&self, canastas: usize) -> i32 {
        if self.canasta_count_bonus.is_empty() {
            return 0;
        }
        let most = canastas.min(CountKey::WORDS.len());
        (0..most).rev().find_map(|at| self.canasta_count_bonus.at(at)).unwrap_or(0)
    }

    /// The bonuses of a side that no other item of the score has, in points: for four black threes or more among its melds (V55).
    #[must_use]
    pub fn extras_of(&self, melds: &Melds) -> i32 {
        if self.black_threes_melded == 0 {
            return 0;
        }
        let threes = melds.iter().filter(|meld| meld.rank() == Some(Rank::Three)).map(|meld| meld.cards.len());
        if threes.sum::<usize>() >= 4 { self.black_threes_melded } else { 0 }
    }

    /// Whether canastas count by their kind and the rank of natural ones alone, each for itself.
    #[must_use]
    pub(crate) fn canastas_count_by_kind(&self) -> bool {
        let mixed = BonusKey::MIXED..BonusKey::WORDS.len();
        self.canasta_count_bonus.is_empty() && mixed.into_iter().all(|key| self.canasta_bonuses.at(key).is_none())
    }

    /// The worth of threes that are laid out, in points, before their sign.
    #[must_use]
    pub fn threes_points(&self, threes: CardSet) -> i32 {
        self.threes_worth(threes.red_threes().len(), threes.black_threes().len())
    }

    /// The worth of so many red and black threes that are laid out, in points, before their sign.
    #[must_use]
    pub fn threes_worth(&self, red: usize, black: usize) -> i32 {
        // At most sixteen of a colour: fits.
        let each = |threes: usize| threes as i32 * self.red_three;
        match &self.threes_table {
            Some(table) => {
                let of = |threes: usize| match (threes, table.len()) {
                    (0, _) => 0,
                    (threes, all) if threes <= all => table[threes - 1],
                    (threes, all) => table.last().copied().unwrap_or(0) + each(threes - all),
                };
                of(red) + of(black)
            }
            None if red == self.all_red_threes() => self.four_red_threes + each(black),
            None => each(red) + each(black),
        }
    }

    /// What the threes that a side has laid out count as its melds are, in points.
    #[must_use]
    pub fn threes_score(&self, threes: CardSet, melds: &Melds) -> i32 {
        self.threes_points(threes) * self.threes_sign_for(melds.canastas(), !melds.is_empty())
    }

    /// What a side has on the table as things stand, in points: its cards, its canastas and the threes that it has laid out.
    #[must_use]
    pub fn table_score(&self, melds: &Melds, threes: CardSet) -> i32 {
        self.melded_score(melds) + self.canastas_score(melds) + self.threes_score(threes, melds)
    }

    /// What the melded cards of a side count, in points.
    #[must_use]
    pub fn melded_score(&self, melds: &Melds) -> i32 {
        let against = self.melds_need_canasta && melds.canastas() == 0;
        let points = if self.card_points.is_empty() { melds.points() } else { self.points_of(melds.cards()) };
        if against { -points } else { points }
    }

    /// What the canastas of a side count, in points.
    #[must_use]
    pub fn canastas_score(&self, melds: &Melds) -> i32 {
        let each: i32 = melds.iter().map(|meld| self.canasta_bonus(meld)).sum();
        if self.canasta_count_bonus.is_empty() { each } else { each + self.canasta_count_points(melds.canastas()) }
    }

    /// The sign of the worth of the threes of a side with so many canastas, which has melded or not: against it, nothing, or
    /// for it.
    #[must_use]
    pub fn threes_sign_for(&self, canastas: usize, has_melded: bool) -> i32 {
        let against = match self.threes_sign.as_deref() {
            // Bounded by the check of the rules: fits.
            Some(&[least, enough]) => match canastas {
                canastas if canastas >= enough.max(0) as usize => return 1,
                canastas if canastas >= least.max(0) as usize => return 0,
                _ => true,
            },
            _ if !has_melded && self.red_threes_negative => true,
            _ => return 1,
        };
        if against && self.red_threes_negative { -1 } else { 0 }
    }

    /// Whether the game is over with these totals after the hand of this number (rules §2.16).
    #[must_use]
    pub fn game_end(&self, totals: BySide<i32>, hands: u32) -> Option<GameEnd> {
        let (winner, &best) = totals.entries().max_by_key(|&(_, total)| total)?;
        let second = totals.entries().filter(|&(side, _)| side != winner).map(|(_, &total)| total).max()?;
        (self.is_reached(best, hands) && best != second)
            .then(|| GameEnd { winner, margin: best.saturating_sub(second) })
    }

    /// Whether a game ends after so many hands if this is the highest total, unless two sides share it.
    pub(crate) fn is_reached(&self, best: i32, hands: u32) -> bool {
        let by_deals = self.deals.is_some_and(|deals| hands >= deals.into());
        match self.target {
            Some(target) => best >= target || by_deals,
            None => self.deals.is_none() || by_deals,
        }
    }
}

impl State {
    /// The score of the hand, once it has ended.
    #[must_use]
    pub fn score(&self) -> Option<ScoreSheet> {
        let ended = self.ended?;
        let side = self.sides.scoring_of(self.seat);
        let went_out = matches!(ended, Ended::Out | Ended::Concealed).then_some(side);
        let special = self.special_hand.filter(|_| ended == Ended::Special).map(|special| (side, special));
        let sides =
            BySide::from_fn(self.sides.scores(), |side| self.side_score(side, ended, special.map(|(_, at)| at)));
        Some(ScoreSheet { ended, went_out, special, sides })
    }

    /// The lead of a scoring side in the hand, once it has ended: its points less those of the best side that it did not play with.
    ///
    /// With two sides that is the difference of the hand. Where a lone player came about, the two others have no lead over each other.
    #[must_use]
    pub fn lead(&self, side: Side) -> Option<i32> {
        let sheet = self.score()?;
        let own = self.sides.playing_for(side);
        let others = sheet.sides.entries().filter(|&(other, _)| self.sides.playing_for(other) != own);
        Some(sheet.sides[side].hand.saturating_sub(others.map(|(_, score)| score.hand).max()?))
    }

    /// The score of a side, where the last player to act went out or laid a special hand, if one did.
    fn side_score(&self, side: Side, ended: Ended, special: Option<u8>) -> SideScore {
        let rules = &self.rules;
        // Partners that came about in the hand share melds, hands and going out, which count in full for each (V10).
        let playing = self.sides.playing_for(side);
        let melds = &self.melds[playing];
        let before = self.scores[side];
        let is_of_last = playing == self.sides.of(self.seat);
        if let Some(special) = special.filter(|_| is_of_last) {
            let points = rules.special_hands.at(special.into()).unwrap_or(0);
            let total = before.saturating_add(points);
            let red_three_count = self.red_threes[side].cards().len();
            return SideScore { special: points, hand: points, before, total, red_three_count, ..SideScore::default() };
        }
        let threes = self.red_threes[side].cards();
        let hands = self
            .sides
            .seats_of(playing)
            .map(|seat| (self.hands[seat].cards(), self.feet.of(seat).reduce(CardSet::union).unwrap_or_default()));
        let [natural_canastas, mixed_canastas, sequences, wild_canastas] = melds.canastas_by_kind();
        let penalties = match rules.incomplete_penalties.is_empty() && rules.held_penalties.is_empty() {
            true => 0,
            false => {
                melds.iter().map(|meld| rules.incomplete_penalty(meld)).sum::<i32>()
                    + hands.clone().map(|(hand, _)| rules.held_penalty(hand)).sum::<i32>()
            }
        };
        let mut score = SideScore {
            going_out: match ended {
                Ended::Out if is_of_last => rules.going_out,
                Ended::Concealed if is_of_last => rules.concealed,
                _ => 0,
            },
            natural_canastas,
            mixed_canastas,
            sequences,
            wild_canastas,
            canastas: match rules.canasta_bonuses.is_empty() && rules.canasta_count_bonus.is_empty() {
                // So many that a side can have: fits.
                true => natural_canastas as i32 * rules.natural_canasta + mixed_canastas as i32 * rules.mixed_canasta,
                false => rules.canastas_score(melds),
            },
            red_three_count: threes.len(),
            red_threes: rules.threes_score(threes, melds),
            melded_cards: melds.len(),
            melded: rules.melded_score(melds),
            cards_in_hand: hands.clone().map(|(hand, foot)| hand.len() + foot.len()).sum(),
            in_hand: -hands.clone().map(|(hand, foot)| rules.held_points(hand) + rules.held_points(foot)).sum::<i32>(),
            penalties: -penalties,
            extras: rules.extras_of(melds),
            before,
            ..SideScore::default()
        };
        score.hand = score.going_out
            + score.canastas
            + score.red_threes
            + score.melded
            + score.in_hand
            + score.penalties
            + score.extras;
        score.total = score.before.saturating_add(score.hand);
        score
    }
}
