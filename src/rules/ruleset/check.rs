//! Which rules are possible, and what follows from them.

use super::bad_rules::{BadRules, RulesProblem};
use super::table::{RuleField, Rules};
use crate::rules::cards::CardSet;

impl Rules {
    /// Refuses impossible values and combinations (rules §1).
    ///
    /// # Errors
    /// Names the first field at fault.
    pub fn check(&self) -> Result<(), BadRules> {
        RuleField::ALL.iter().try_for_each(|&field| match self.problem(field) {
            Some(problem) => Err(BadRules::new(field, problem)),
            None => Ok(()),
        })
    }

    /// What is wrong with a field, alone or together with others.
    fn problem(&self, field: RuleField) -> Option<RulesProblem> {
        match field.kind().bounds() {
            Some((least, most)) if !self.is_within(field, least, most) => {
                return Some(RulesProblem::OutOfRange { least, most });
            }
            _ => {}
        }
        match field {
            RuleField::HandSize => {
                let cards = self.players.count() * usize::from(self.hand_size) + usize::from(self.turn_up);
                (cards > 100).then_some(RulesProblem::TooManyCards { cards })
            }
            RuleField::Sides => self.sides.and_then(|sides| {
                let players = self.players.count();
                (!players.is_multiple_of(sides.into())).then_some(RulesProblem::UnequalSides { players })
            }),
            RuleField::OpeningMinimums => (!self.opening_minimums.is_sorted()).then_some(RulesProblem::MinimumsFall),
            RuleField::RequiredRanks => (self.required_ranks.len() > usize::from(self.canastas_to_go_out))
                .then_some(RulesProblem::MoreRanksThanCanastas),
            RuleField::AskPartner => {
                (self.ask_partner && !self.sides().has_partners()).then_some(RulesProblem::NobodyToAsk)
            }
            RuleField::Concealed => (self.concealed < self.going_out).then_some(RulesProblem::ConcealedBelowGoingOut),
            _ => None,
        }
    }

    /// The minimum of a side's first meld at a score before the hand, both in points (rules §2.9).
    #[must_use]
    pub const fn opening_minimum(&self, score: i32) -> i32 {
        self.opening_minimums[match score {
            ..0 => 0,
            0..1500 => 1,
            1500..3000 => 2,
            3000.. => 3,
        }]
    }

    /// Cards of the smallest meld: three, and no fewer than a meld needs naturals. Black threes are melded three together
    /// whatever the house rules (rules §2.11).
    #[must_use]
    pub const fn smallest_meld(&self) -> usize {
        if self.min_naturals > 3 { self.min_naturals as usize } else { 3 }
    }

    /// Naturals of the hand that make a new meld with the top card of the pile and no wild: a pair, and more where a meld
    /// needs more naturals (rules §2.7).
    #[must_use]
    pub const fn pile_naturals(&self) -> usize {
        if self.min_naturals > 3 { self.min_naturals as usize - 1 } else { 2 }
    }

    /// Naturals of the hand that take a frozen pile, by the side's meld of the top card's rank (rules §2.7).
    #[must_use]
    pub const fn frozen_naturals(&self, own_meld: CardSet) -> usize {
        if own_meld.is_empty() { self.pile_naturals() } else { 2 }
    }

    /// Most wilds that a meld with so many naturals may hold.
    #[must_use]
    pub const fn most_wilds(&self, naturals: usize) -> usize {
        let cap = match self.max_wilds {
            Some(cap) => cap as usize,
            None => usize::MAX,
        };
        let balanced = naturals.saturating_sub(self.naturals_ahead as usize);
        if self.wilds_max_naturals && balanced < cap { balanced } else { cap }
    }
}
