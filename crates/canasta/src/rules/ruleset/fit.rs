//! What rules are simple enough for: the fast searches of the engine, and the rules of thumb of the bots.

use super::choices::{AskPartner, BlackThreeRole, MeldsPerRank, PureRanks, RedThreeRole, WildDiscards, WildMelds};
use super::table::Rules;
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

    /// What the rules fit: as much as the value of each field allows. Every field is named, so that the compiler asks for a new one.
    pub(crate) fn fit(&self) -> Fit {
        let Rules {
            melds_per_rank,
            sequences,
            meld_max,
            wild_melds,
            wilds_join_at,
            pure_ranks,
            dead_ranks,
            opening_rules,
            canasta_kinds,
            out_rules,
            black_three_role,
            red_three_role,

            foot_size,
            talons,
            special_hands,
            wild_discards,
            no_first_discards,
            ask_partner,

            players,
            sides: _,
            lone_taker,
            packs,
            min_naturals,
            pile_allowed,
            pile_take,
            pile_extra,
            required_ranks,
            out_without_draw,
            canasta_bonuses,
            incomplete_penalties,
            held_penalties,
            melds_need_canasta,

            // All of them read these.
            pack_jokers: _,
            hand_size: _,
            draw_count: _,
            turn_up: _,
            foot_pickup: _,
            max_wilds: _,
            wilds_max_naturals: _,
            naturals_ahead: _,
            opening_minimums: _,
            opening_by: _,
            opening_steps: _,
            wilds_in_opening: _,
            concealed_exempt: _,
            pile_new_meld: _,
            pile_own_meld: _,
            freezing: _,
            frozen_until_melded: _,
            one_card_pile_closed: _,
            always_frozen: _,
            pile_onto_sequence: _,
            red_three: _,
            four_red_threes: _,
            red_threes_negative: _,
            black_threes_last: _,
            black_three_held: _,
            red_three_held: _,
            threes_table: _,
            threes_sign: _,
            canastas_to_go_out: _,
            keep_last_card: _,
            stock_end: _,
            target: _,
            deals: _,
            going_out: _,
            concealed: _,
            natural_canasta: _,
            mixed_canasta: _,
        } = self;
        let fits_search = *melds_per_rank == MeldsPerRank::One
            && !sequences
            && meld_max.is_none()
            && *wild_melds == WildMelds::Never
            && *wilds_join_at == 0
            && *pure_ranks == PureRanks::NONE
            && !dead_ranks
            && opening_rules.is_empty()
            && canasta_kinds.is_empty()
            && out_rules.is_empty()
            && *black_three_role == BlackThreeRole::Stop
            && *red_three_role == RedThreeRole::Bonus;
        let fits_thumb = *foot_size == 0
            && talons.is_empty()
            && special_hands.is_empty()
            && *wild_discards == WildDiscards::Any
            && no_first_discards.is_empty()
            && matches!(ask_partner, AskPartner::Never | AskPartner::Allowed);
        let fits_ranked = matches!(players, Players::Two | Players::Four)
            && self.sides().scores() == 2
            && !lone_taker
            && *packs <= 2
            && *min_naturals <= 3
            && *pile_allowed
            && pile_take.is_none()
            && *pile_extra == 0
            && required_ranks.is_empty()
            && !out_without_draw
            && canasta_bonuses.is_empty()
            && incomplete_penalties.is_empty()
            && held_penalties.is_empty()
            && !melds_need_canasta;
        match (fits_search, fits_thumb, fits_ranked) {
            (false, ..) => Fit::AnySearch,
            (true, false, _) => Fit::FastSearch,
            (true, true, false) => Fit::RulesOfThumb,
            (true, true, true) => Fit::Ranked,
        }
    }
}
