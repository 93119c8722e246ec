//! What rules are simple enough for: the fast searches of the engine, and the rules of thumb of the bots.

use super::choices::{
    AskPartner, BlackThreeRole, MeldsPerRank, PileMelds, PileStart, PureRanks, RedThreeRole, WildDiscards, WildMelds,
};
use super::lists::{DiscardClass, OpeningNeed, OutRule, Points, WordList, WordSet, Words as _};
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
    /// special hand, limit of discards, closed turn, or question that must be asked.
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

    /// The same rules with the values of Classic for the fields that forbid acts of a game of sets and bring no kind of meld, card or
    /// turn of their own.
    #[must_use]
    pub fn without_prohibitions(&self) -> Rules {
        let ask_partner = match self.ask_partner {
            AskPartner::Never => AskPartner::Never,
            AskPartner::Allowed | AskPartner::Once | AskPartner::Must => AskPartner::Allowed,
        };
        let mut rules = *self;
        rules.ask_partner = ask_partner;
        rules.melds_per_rank = MeldsPerRank::One;
        rules.meld_max = None;
        rules.wilds_join_at = 0;
        rules.pure_ranks = PureRanks::NONE;
        rules.dead_ranks = false;
        rules.opening_rules = WordSet::NONE;
        rules.opening_needs = WordList::NONE;
        rules.canasta_kinds = Points::NONE;
        rules.out_rules = WordSet::NONE;
        rules.wild_discards = WildDiscards::Any;
        rules.no_first_discards = WordSet::NONE;
        rules.black_three_role = BlackThreeRole::Stop;
        rules.red_three_role = RedThreeRole::Bonus;
        rules.closed_turns = 0;
        rules.frozen_needs = 2;
        rules.frozen_wilds = 0;
        rules.pile_melds = PileMelds::Any;
        rules
    }

    /// Whether the bots play these rules by their rules of thumb, asking the rules about each act where they forbid more than those of
    /// [`Rules::fits_rules_of_thumb`]: games of sets alone, without feet, bonus cards of the talon and special hands.
    ///
    /// ```
    /// use canasta::rules::{BlackThreeRole, Preset};
    /// let rules = Preset::Classic.builder().black_three_role(BlackThreeRole::Dead).build()?;
    /// assert!(rules.is_played_by_thumb() && !rules.fits_rules_of_thumb());
    /// assert!(!Preset::Samba.rules().is_played_by_thumb());
    /// # Ok::<(), canasta::rules::BadRules>(())
    /// ```
    #[must_use]
    pub fn is_played_by_thumb(&self) -> bool {
        !self.sequences
            && self.wild_melds == WildMelds::Never
            && !self.has_feet()
            && self.talons.is_empty()
            && self.special_hands.is_empty()
    }

    /// The most cards that a set can have by the packs and the limit of wilds.
    fn largest_set(&self) -> usize {
        let (naturals, wilds) =
            (4 * usize::from(self.packs), usize::from(self.packs) * (4 + usize::from(self.pack_jokers)));
        naturals + self.most_wilds(naturals).min(wilds)
    }

    /// What the rules fit: as much as the value of each field allows, so that a limit that nothing reaches costs nothing. Every field is named, so that the compiler asks for a new one.
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
            opening_needs,
            canasta_kinds,
            out_rules,
            black_three_role,
            red_three_role,

            foot_size,
            feet,
            talons,
            special_hands,
            wild_discards,
            no_first_discards,
            ask_partner,
            closed_turns,
            pile_melds,
            // Only beside wild melds, which no fast search knows.
            pile_wild: _,
            frozen_needs: _,
            frozen_wilds: _,

            players,
            sides: _,
            sit_out: _,
            lone_taker,
            packs,
            max_wilds,
            min_naturals,
            pile_allowed,
            pile_take,
            pile_extra,
            pile_start,
            required_ranks,
            out_without_draw,
            card_points,
            canasta_bonuses,
            canasta_count_bonus,
            incomplete_penalties,
            held_penalties,
            black_threes_melded,
            melds_need_canasta,

            // All of them read these.
            pack_jokers: _,
            hand_size: _,
            draw_count: _,
            turn_up: _,
            leader_extra: _,
            cut_keep: _,
            turn_up_again: _,
            turn_up_back: _,
            foot_pickup: _,
            foot_threes_replaced: _,
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
            // A hand has the other fields as they are in it.
            by_deal: _,
            going_out: _,
            concealed: _,
            cut_bonus: _,
            natural_canasta: _,
            mixed_canasta: _,
        } = self;
        // What is about wilds alone matters to sets that take some.
        let takes_wilds = *max_wilds != Some(0);
        let fits_search = *melds_per_rank == MeldsPerRank::One
            && !sequences
            && meld_max.is_none_or(|most| usize::from(most) >= self.largest_set())
            && *wild_melds == WildMelds::Never
            && (wilds_join_at <= min_naturals || !takes_wilds)
            && (*pure_ranks == PureRanks::NONE || !takes_wilds)
            && !dead_ranks
            && opening_rules.is_empty()
            && opening_needs.iter().all(|need| need == OpeningNeed::WORDS[OpeningNeed::NOTHING])
            && canasta_kinds.iter().all(|(_, least)| least == 0)
            && out_rules.iter().all(|rule| {
                rule == OutRule::WORDS[OutRule::COMPLETE] && incomplete_penalties.is_empty()
                    || rule == OutRule::WORDS[OutRule::PARTNERS_FOOT] && *foot_size == 0 && feet.is_empty()
            })
            && black_three_role.stops()
            && *red_three_role == RedThreeRole::Bonus;
        let fits_thumb = *foot_size == 0
            && feet.is_empty()
            && talons.is_empty()
            && special_hands.is_empty()
            && *wild_discards == WildDiscards::Any
            && no_first_discards.iter().all(|class| class == DiscardClass::WORDS[DiscardClass::DEAD] && !dead_ranks)
            && matches!(ask_partner, AskPartner::Never | AskPartner::Allowed)
            && *closed_turns == 0
            && !self.frozen_asks_otherwise()
            && *pile_melds == PileMelds::Any
            && *black_three_role != BlackThreeRole::Freeze;
        let fits_ranked = matches!(players, Players::Two | Players::Four)
            && self.sides().scores() == 2
            && !lone_taker
            && *packs <= 2
            && *min_naturals <= 3
            && *pile_allowed
            && pile_take.is_none()
            && *pile_extra == 0
            && *pile_start == PileStart::NONE
            && required_ranks.is_empty()
            && !out_without_draw
            && card_points.is_empty()
            && canasta_bonuses.is_empty()
            && canasta_count_bonus.is_empty()
            && incomplete_penalties.is_empty()
            && held_penalties.is_empty()
            && *black_threes_melded == 0
            && !melds_need_canasta;
        match (fits_search, fits_thumb, fits_ranked) {
            (false, ..) => Fit::AnySearch,
            (true, false, _) => Fit::FastSearch,
            (true, true, false) => Fit::RulesOfThumb,
            (true, true, true) => Fit::Ranked,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, Rank, RuleField, generator, seed_from_number};

    #[test]
    fn a_value_that_nothing_reaches_fits_what_its_absence_does() {
        let classic = Preset::Classic.rules();
        let pure_ranks = PureRanks { always: [Rank::Seven].into_iter().collect(), ..PureRanks::NONE };
        for free in [
            Rules { meld_max: Some(11), ..classic },
            Rules { wilds_join_at: 2, ..classic },
            Rules { max_wilds: Some(0), wilds_join_at: 5, ..classic },
            Rules { max_wilds: Some(0), pure_ranks, ..classic },
            Rules { canasta_kinds: Points::of(&[(0, 0)]), ..classic },
            Rules { out_rules: WordSet::of(&[OutRule::COMPLETE, OutRule::PARTNERS_FOOT]), ..classic },
            Rules { no_first_discards: WordSet::of(&[DiscardClass::DEAD]), ..classic },
        ] {
            assert_eq!((free.check(), free.fit()), (Ok(()), Fit::Ranked), "{:?}", free.changes_from(&classic));
        }
        for bound in [
            Rules { meld_max: Some(10), ..classic },
            Rules { meld_max: Some(11), max_wilds: None, ..classic },
            Rules { wilds_join_at: 3, ..classic },
            Rules { canasta_kinds: Points::of(&[(0, 1)]), ..classic },
            Rules { out_rules: WordSet::of(&[OutRule::DISCARD]), ..classic },
            Rules { out_rules: WordSet::of(&[OutRule::NO_DISCARD]), ..classic },
        ] {
            assert_eq!(bound.fit(), Fit::AnySearch, "{:?}", bound.changes_from(&classic));
        }
        let dead = WordSet::of(&[DiscardClass::DEAD]);
        assert_eq!(Rules { dead_ranks: true, no_first_discards: dead, ..classic }.fit(), Fit::AnySearch);
    }

    #[test]
    fn rules_are_played_by_thumb_that_fit_once_nothing_more_is_forbidden() {
        let mut rng = generator(seed_from_number(5));
        let mut counts = [0; 2];
        for number in 0..2_000 {
            let preset = Preset::ALL[number % Preset::ALL.len()];
            let rules = preset.rules().with_random_changes(RuleField::ALL, 1 + number % 6, &mut rng);
            let is_played = rules.is_played_by_thumb();
            assert_eq!(is_played, rules.without_prohibitions().fits_rules_of_thumb());
            assert!(is_played || !rules.fits_rules_of_thumb());
            counts[usize::from(is_played)] += 1;
        }
        assert!(counts.iter().all(|&count| count > 200), "{counts:?}");
    }
}
