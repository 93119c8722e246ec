//! The fields that matter under rules: any other decides nothing, whatever its value.

use super::choices::{BlackThreeRole, OpeningBy, RedThreeRole};
use super::lists::OpeningRule;
use super::table::{RuleField, Rules};
use crate::rules::seat::Players;

impl Rules {
    /// Whether a field can matter under these rules. One that cannot decides nothing, so that a form may fold it away.
    ///
    /// ```
    /// use canasta::rules::{Preset, RuleField};
    /// assert!(!Preset::Classic.rules().has_use_for(RuleField::FootPickup));
    /// assert!(Preset::HandAndFoot.rules().has_use_for(RuleField::FootPickup));
    /// ```
    #[must_use]
    pub fn has_use_for(&self, field: RuleField) -> bool {
        // Some hand may have a use where the rules without its own values have none.
        self.has_use_in_hand(field)
            || (1..).zip(self.by_deal.hands()).any(|(hand, _)| self.of_hand_alone(hand).has_use_in_hand(field))
    }

    fn has_use_in_hand(&self, field: RuleField) -> bool {
        let takes_wilds = self.max_wilds != Some(0);
        let is_pile_free = self.pile_allowed && !self.always_frozen;
        let is_foot_dealt = self.has_feet();
        let red_laid = self.red_three_role == RedThreeRole::Bonus;
        let black_laid = self.black_three_role == BlackThreeRole::Bonus;
        match field {
            RuleField::LoneTaker => self.players == Players::Three,
            RuleField::SitOut => self.is_for_two_pairs(),
            // A list of several feet stands for it, and is refused beside it.
            RuleField::FootSize => self.feet.is_empty() || self.foot_size > 0,
            RuleField::FootPickup => is_foot_dealt,
            RuleField::FootThreesReplaced => is_foot_dealt && (red_laid || black_laid),
            RuleField::TurnUpAgain | RuleField::PileStart => self.turn_up,
            RuleField::TurnUpBack => self.turn_up && !self.turn_up_again.is_empty(),
            RuleField::WildsMaxNaturals | RuleField::WildsJoinAt | RuleField::PureRanks => takes_wilds,
            RuleField::NaturalsAhead => takes_wilds && self.wilds_max_naturals,
            RuleField::OpeningBy => self.opening_minimums.len() > 1,
            RuleField::OpeningSteps => self.opening_minimums.len() > 1 && self.opening_by == OpeningBy::Score,
            RuleField::WildsInOpening => takes_wilds || self.wild_melds.is_allowed(),
            RuleField::ConcealedExempt => self.highest_minimum() > 0,
            RuleField::AlwaysFrozen
            | RuleField::OneCardPileClosed
            | RuleField::PileTake
            | RuleField::PileExtra
            | RuleField::PileWild
            | RuleField::PileMelds => self.pile_allowed,
            RuleField::PileNewMeld => is_pile_free,
            RuleField::FrozenUntilMelded => is_pile_free && !self.opening_rules.has(OpeningRule::NO_PILE),
            // A full canasta is closed to a natural pair too.
            RuleField::PileOwnMeld => self.pile_allowed,
            RuleField::Freezing => {
                is_pile_free || (self.pile_allowed && (self.frozen_needs, self.frozen_wilds) != (2, 0))
            }
            RuleField::FrozenNeeds | RuleField::FrozenWilds => self.pile_allowed && self.freezing,
            RuleField::PileOntoSequence => is_pile_free && self.sequences,
            RuleField::RedThree | RuleField::RedThreesNegative | RuleField::ThreesTable | RuleField::ThreesSign => {
                red_laid || black_laid
            }
            RuleField::FourRedThrees => red_laid && self.threes_table.is_none(),
            RuleField::BlackThreesLast | RuleField::BlackThreesMelded => self.black_three_role.stops(),
            // The threes of a foot that nobody has picked up are not laid out.
            RuleField::BlackThreeHeld => !black_laid || is_foot_dealt,
            RuleField::RedThreeHeld => !red_laid || is_foot_dealt,
            RuleField::RequiredRanks | RuleField::CanastaKinds => self.canastas_to_go_out > 0,
            RuleField::AskPartner => self.lone_taker || self.sides().has_partners(),
            RuleField::MixedCanasta => takes_wilds,
            RuleField::Players
            | RuleField::Sides
            | RuleField::Packs
            | RuleField::PackJokers
            | RuleField::HandSize
            | RuleField::DrawCount
            | RuleField::LeaderExtra
            | RuleField::TurnUp
            | RuleField::CutKeep
            | RuleField::Feet
            | RuleField::Talons
            | RuleField::MinNaturals
            | RuleField::MaxWilds
            | RuleField::MeldMax
            | RuleField::MeldsPerRank
            | RuleField::Sequences
            | RuleField::WildMelds
            | RuleField::DeadRanks
            | RuleField::OpeningMinimums
            | RuleField::OpeningRules
            | RuleField::OpeningNeeds
            | RuleField::ClosedTurns
            | RuleField::PileAllowed
            | RuleField::WildDiscards
            | RuleField::NoFirstDiscards
            | RuleField::BlackThreeRole
            | RuleField::RedThreeRole
            | RuleField::CanastasToGoOut
            | RuleField::OutRules
            | RuleField::OutWithoutDraw
            | RuleField::KeepLastCard
            | RuleField::StockEnd
            | RuleField::Target
            | RuleField::Deals
            | RuleField::ByDeal
            | RuleField::GoingOut
            | RuleField::Concealed
            | RuleField::CutBonus
            | RuleField::NaturalCanasta
            | RuleField::CardPoints
            | RuleField::CanastaBonuses
            | RuleField::CanastaCountBonus
            | RuleField::IncompletePenalties
            | RuleField::HeldPenalties
            | RuleField::MeldsNeedCanasta
            | RuleField::SpecialHands => true,
        }
    }
}
