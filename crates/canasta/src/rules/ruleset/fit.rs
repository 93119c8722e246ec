//! What rules are simple enough for: the fast searches of the engine, and the rules of thumb of the bots.

use super::choices::{AskPartner, BlackThreeRole, MeldsPerRank, PureRanks, RedThreeRole, WildDiscards, WildMelds};
use super::table::{RuleField, Rules};
use crate::rules::seat::Players;

/// What rules fit, from the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Fit {
    /// Only the searches for any rules.
    AnySearch,
    /// The fast searches too: a side has at most one meld a rank and no others, and going out asks for canastas and their
    /// ranks only.
    FastSearch,
    /// The bots' rules of thumb too, and simulations that skip the checks: a turn has no foot, bonus cards of the talon,
    /// special hand, limit of discards, or question that must be asked.
    RulesOfThumb,
    /// The small engine of playouts too: two or four players on two sides, two packs, and no rule that looks at more than the
    /// numbers of cards by rank, or that the rollout policy looks up elsewhere.
    Ranked,
}

impl Rules {
    /// Whether the fast searches for legal actions and for going out are right under these rules: a side has at most one
    /// meld a rank and no others, and going out asks for canastas and their ranks only.
    #[must_use]
    pub fn fits_fast_search(&self) -> bool {
        self.fit() >= Fit::FastSearch
    }

    /// Whether the bots' rules of thumb know these rules: those of the fast searches without feet, bonus cards of the talon,
    /// special hands, limits of discards, and questions that must be asked. Partners of the moment may have two sets of a
    /// rank even so.
    #[must_use]
    pub fn fits_rules_of_thumb(&self) -> bool {
        self.fit() >= Fit::RulesOfThumb
    }

    /// What the rules fit: as much as the value of each field allows.
    pub(crate) fn fit(&self) -> Fit {
        RuleField::ALL.iter().map(|&field| self.fit_of(field)).min().unwrap_or(Fit::AnySearch)
    }

    /// What the value of one field allows. Every field is named, so that the compiler asks for a new one.
    fn fit_of(&self, field: RuleField) -> Fit {
        let search_needs = |holds: bool| if holds { Fit::Ranked } else { Fit::AnySearch };
        let thumb_needs = |holds: bool| if holds { Fit::Ranked } else { Fit::FastSearch };
        let ranked_needs = |holds: bool| if holds { Fit::Ranked } else { Fit::RulesOfThumb };
        match field {
            RuleField::MeldsPerRank => search_needs(self.melds_per_rank == MeldsPerRank::One),
            RuleField::Sequences => search_needs(!self.sequences),
            RuleField::MeldMax => search_needs(self.meld_max.is_none()),
            RuleField::WildMelds => search_needs(self.wild_melds == WildMelds::Never),
            RuleField::WildsJoinAt => search_needs(self.wilds_join_at == 0),
            RuleField::PureRanks => search_needs(self.pure_ranks == PureRanks::NONE),
            RuleField::DeadRanks => search_needs(!self.dead_ranks),
            RuleField::OpeningRules => search_needs(self.opening_rules.is_empty()),
            RuleField::CanastaKinds => search_needs(self.canasta_kinds.is_empty()),
            RuleField::OutRules => search_needs(self.out_rules.is_empty()),
            RuleField::BlackThreeRole => search_needs(self.black_three_role == BlackThreeRole::Stop),
            RuleField::RedThreeRole => search_needs(self.red_three_role == RedThreeRole::Bonus),

            RuleField::FootSize => thumb_needs(self.foot_size == 0),
            RuleField::Talons => thumb_needs(self.talons.is_empty()),
            RuleField::SpecialHands => thumb_needs(self.special_hands.is_empty()),
            RuleField::WildDiscards => thumb_needs(self.wild_discards == WildDiscards::Any),
            RuleField::NoFirstDiscards => thumb_needs(self.no_first_discards.is_empty()),
            RuleField::AskPartner => thumb_needs(matches!(self.ask_partner, AskPartner::Never | AskPartner::Allowed)),

            RuleField::Players => ranked_needs(matches!(self.players, Players::Two | Players::Four)),
            RuleField::Sides => ranked_needs(self.sides().scores() == 2),
            RuleField::LoneTaker => ranked_needs(!self.lone_taker),
            RuleField::Packs => ranked_needs(self.packs <= 2),
            RuleField::MinNaturals => ranked_needs(self.min_naturals <= 3),
            RuleField::PileAllowed => ranked_needs(self.pile_allowed),
            RuleField::PileTake => ranked_needs(self.pile_take.is_none()),
            RuleField::PileExtra => ranked_needs(self.pile_extra == 0),
            RuleField::RequiredRanks => ranked_needs(self.required_ranks.is_empty()),
            RuleField::OutWithoutDraw => ranked_needs(!self.out_without_draw),
            RuleField::CanastaBonuses => ranked_needs(self.canasta_bonuses.is_empty()),
            RuleField::IncompletePenalties => ranked_needs(self.incomplete_penalties.is_empty()),
            RuleField::HeldPenalties => ranked_needs(self.held_penalties.is_empty()),
            RuleField::MeldsNeedCanasta => ranked_needs(!self.melds_need_canasta),

            // All of them read these.
            RuleField::PackJokers
            | RuleField::HandSize
            | RuleField::DrawCount
            | RuleField::TurnUp
            | RuleField::FootPickup
            | RuleField::MaxWilds
            | RuleField::WildsMaxNaturals
            | RuleField::NaturalsAhead
            | RuleField::OpeningMinimums
            | RuleField::OpeningBy
            | RuleField::OpeningSteps
            | RuleField::WildsInOpening
            | RuleField::ConcealedExempt
            | RuleField::PileNewMeld
            | RuleField::PileOwnMeld
            | RuleField::Freezing
            | RuleField::FrozenUntilMelded
            | RuleField::OneCardPileClosed
            | RuleField::AlwaysFrozen
            | RuleField::PileOntoSequence
            | RuleField::RedThree
            | RuleField::FourRedThrees
            | RuleField::RedThreesNegative
            | RuleField::BlackThreesLast
            | RuleField::BlackThreeHeld
            | RuleField::RedThreeHeld
            | RuleField::ThreesTable
            | RuleField::ThreesSign
            | RuleField::CanastasToGoOut
            | RuleField::KeepLastCard
            | RuleField::StockEnd
            | RuleField::Target
            | RuleField::Deals
            | RuleField::GoingOut
            | RuleField::Concealed
            | RuleField::NaturalCanasta
            | RuleField::MixedCanasta => Fit::Ranked,
        }
    }
}
