//! The presets: named constants of [`Rules`].

use super::bad_rules::BadRules;
use super::choices::{
    AskPartner, BlackThreeRole, CutKeep, MeldsPerRank, OpeningBy, PileNewMeld, PileOwnMeld, PureRanks, StockEnd,
    WildDiscards, WildMelds,
};
use super::lists::{
    BonusKey, DiscardClass, IncompleteKey, KindKey, Numbers, OpeningNeed, OpeningRule, OutRule, Points, SpecialHand,
    TurnUpKind, WordList, WordSet,
};
use super::table::Rules;
use crate::rules::cards::{Rank, RankSet};
use crate::rules::named::named;
use crate::rules::seat::Players;
use crate::rules::serde_text::serde_by_text;
use std::fmt;
use std::str::FromStr;

named! {
    /// A named set of rules.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
    pub enum Preset {
        /// Classic for four, from a club handbook (R3).
        Classic = "classic",
        /// Classic for two, from the same (R3).
        ClassicTwo = "classic-two",
        /// Two players, from a games site (R0).
        Duel = "duel",
        /// Rooms for two (R1).
        RoomsTwo = "rooms-two",
        /// Rooms for four (R1).
        RoomsFour = "rooms-four",
        /// One short hand for four (R2).
        Evening = "evening",
        /// Classic as pagat.com describes it (R4).
        Pagat = "pagat",
        /// Three players, one of them alone (S6).
        ThreeHanded = "three-handed",
        /// Samba (S1).
        Samba = "samba",
        /// Bolivia (S1).
        Bolivia = "bolivia",
        /// Modern American (S5).
        ModernAmerican = "modern-american",
        /// Hand and Foot (S7).
        HandAndFoot = "hand-and-foot",
        /// Hand, Knee and Foot (S10).
        HandKneeAndFoot = "hand-knee-and-foot",
        /// Classic as a family in Denmark plays it (S10).
        DanishFamily = "danish-family",
        /// Classic as a club in Czechia plays it (S10).
        CzechClub = "czech-club",
    }
}

const CLASSIC: Rules = Rules::CLASSIC;

const CLASSIC_TWO: Rules = Rules {
    players: Players::Two,
    hand_size: 15,
    draw_count: 2,
    canastas_to_go_out: 2,
    ask_partner: AskPartner::Never,
    ..CLASSIC
};

const DUEL: Rules = Rules {
    canastas_to_go_out: 1,
    wilds_max_naturals: true,
    pile_new_meld: PileNewMeld::Pair,
    frozen_until_melded: false,
    ..CLASSIC_TWO
};

const ROOMS_FOUR: Rules = Rules {
    max_wilds: None,
    wilds_max_naturals: true,
    concealed_exempt: false,
    pile_own_meld: PileOwnMeld::Under7,
    frozen_until_melded: false,
    one_card_pile_closed: false,
    black_threes_last: true,
    ask_partner: AskPartner::Never,
    keep_last_card: true,
    stock_end: StockEnd::EndsWithTurn,
    ..CLASSIC
};

const ROOMS_TWO: Rules = Rules { players: Players::Two, hand_size: 15, ..ROOMS_FOUR };

const EVENING: Rules = Rules {
    opening_minimums: Numbers::of(&[0; 4]),
    concealed_exempt: false,
    frozen_until_melded: false,
    one_card_pile_closed: false,
    ask_partner: AskPartner::Never,
    concealed: 100,
    red_threes_negative: false,
    target: None,
    ..CLASSIC
};

const PAGAT: Rules = Rules { ask_partner: AskPartner::Never, stock_end: StockEnd::TakeIfAble, ..CLASSIC };

const THREE_HANDED: Rules =
    Rules { players: Players::Three, lone_taker: true, hand_size: 13, draw_count: 2, target: Some(7500), ..CLASSIC };

const SAMBA: Rules = Rules {
    packs: 3,
    hand_size: 15,
    draw_count: 2,
    canastas_to_go_out: 2,
    max_wilds: Some(2),
    melds_per_rank: MeldsPerRank::Any,
    sequences: true,
    opening_minimums: Numbers::of(&[15, 50, 90, 120, 160]),
    opening_steps: Numbers::of(&[0, 1500, 3000, 7000]),
    pile_new_meld: PileNewMeld::Pair,
    pile_own_meld: PileOwnMeld::Under7,
    pile_onto_sequence: true,
    going_out: 200,
    canasta_bonuses: Points::of(&[(BonusKey::SEQUENCE, 1500)]),
    four_red_threes: 1000,
    threes_sign: Some(Numbers::of(&[2, 2])),
    target: Some(10_000),
    ..CLASSIC
};

const BOLIVIA: Rules = Rules {
    canasta_kinds: Points::of(&[(KindKey::SEQUENCE, 1)]),
    wild_melds: WildMelds::Allowed,
    opening_minimums: Numbers::of(&[15, 50, 90, 120, 150]),
    canasta_bonuses: Points::of(&[(BonusKey::SEQUENCE, 1500), (BonusKey::WILD, 2500)]),
    black_three_held: 100,
    target: Some(15_000),
    ..SAMBA
};

const SEVEN: usize = Rank::Seven.index();
const ACE: usize = Rank::Ace.index();

const MODERN_AMERICAN: Rules = Rules {
    hand_size: 13,
    turn_up: false,
    talons: Numbers::of(&[4, 3]),
    canastas_to_go_out: 2,
    out_rules: WordSet::of(&[OutRule::DISCARD, OutRule::COMPLETE]),
    max_wilds: Some(2),
    wilds_join_at: 5,
    pure_ranks: PureRanks { always: RankSet::of(&[Rank::Seven]), unless_opened: RankSet::of(&[Rank::Ace]) },
    dead_ranks: true,
    meld_max: Some(7),
    wild_melds: WildMelds::First,
    opening_minimums: Numbers::of(&[125, 155, 180]),
    opening_steps: Numbers::of(&[3000, 5000]),
    opening_rules: WordSet::of(&[OpeningRule::PURE_SET, OpeningRule::HAND_ONLY, OpeningRule::NO_MIXED_CANASTA]),
    concealed_exempt: false,
    always_frozen: true,
    frozen_until_melded: false,
    freezing: false,
    one_card_pile_closed: false,
    ask_partner: AskPartner::Once,
    stock_end: StockEnd::EndsWithDraw,
    concealed: 100,
    canasta_bonuses: Points::of(&[
        (BonusKey::WILD, 2000),
        (BonusKey::WILD_TWOS, 3000),
        (BonusKey::WILD_JOKERS, 2500),
        (SEVEN, 2500),
        (ACE, 2500),
    ]),
    threes_table: Some(Numbers::of(&[100, 300, 500, 1000])),
    threes_sign: Some(Numbers::of(&[1, 2])),
    black_three_role: BlackThreeRole::Bonus,
    incomplete_penalties: Points::of(&[(SEVEN, 2500), (ACE, 2500), (IncompleteKey::WILD, 2000)]),
    held_penalties: Points::of(&[(SEVEN, 1500), (ACE, 1500)]),
    melds_need_canasta: true,
    wild_discards: WildDiscards::Last,
    no_first_discards: WordSet::of(&[SEVEN, ACE, DiscardClass::WILD, DiscardClass::DEAD]),
    special_hands: Points::of(&[
        (SpecialHand::PAIRS, 2500),
        (SpecialHand::WILD_PAIRS, 2000),
        (SpecialHand::MIAMI_PAIRS, 2500),
        (SpecialHand::ZIP_CODE, 2500),
        (SpecialHand::GARBAGE, 3000),
        (SpecialHand::BLAST_OFF, 3000),
        (SpecialHand::TRIPLES, 3500),
        (SpecialHand::QUADS, 3500),
        (SpecialHand::DREAM_4, 8500),
        (SpecialHand::DREAM_5, 8500),
        (SpecialHand::STRAIGHT, 3000),
    ]),
    target: Some(8500),
    ..CLASSIC
};

const HAND_AND_FOOT: Rules = Rules {
    packs: 5,
    hand_size: 11,
    foot_size: 11,
    draw_count: 2,
    canastas_to_go_out: 4,
    canasta_kinds: Points::of(&[(KindKey::NATURAL, 2), (KindKey::MIXED, 2)]),
    wilds_max_naturals: true,
    naturals_ahead: 1,
    meld_max: Some(7),
    melds_per_rank: MeldsPerRank::OneOpen,
    opening_minimums: Numbers::of(&[50, 90, 120, 150]),
    opening_by: OpeningBy::Deal,
    concealed_exempt: false,
    always_frozen: true,
    frozen_until_melded: false,
    freezing: false,
    pile_take: Some(7),
    one_card_pile_closed: false,
    ask_partner: AskPartner::Must,
    stock_end: StockEnd::EndsWithDraw,
    concealed: 100,
    threes_table: Some(Numbers::NONE),
    red_threes_negative: false,
    black_three_role: BlackThreeRole::Dead,
    red_three_held: 100,
    target: None,
    deals: Some(4),
    ..CLASSIC
};

const DANISH_FAMILY: Rules = Rules {
    natural_canasta: 700,
    mixed_canasta: 500,
    red_three: 200,
    card_points: Points::of(&[(ACE, 15)]),
    wilds_max_naturals: true,
    naturals_ahead: 1,
    cut_bonus: 100,
    closed_turns: 1,
    opening_rules: WordSet::of(&[OpeningRule::NO_PILE]),
    opening_minimums: Numbers::of(&[15, 50, 90, 120, 120]),
    opening_steps: Numbers::of(&[0, 1500, 3000, 6000]),
    opening_needs: WordList::of(&[
        OpeningNeed::NOTHING,
        OpeningNeed::NOTHING,
        OpeningNeed::NOTHING,
        OpeningNeed::NOTHING,
        OpeningNeed::CANASTA,
    ]),
    target: Some(10_000),
    ..CLASSIC
};

const CZECH_CLUB: Rules = Rules {
    hand_size: 13,
    cut_keep: CutKeep::Three,
    natural_canasta: 600,
    wild_melds: WildMelds::Allowed,
    canasta_bonuses: Points::of(&[(BonusKey::WILD, 1000)]),
    target: Some(10_000),
    ..CLASSIC
};

const HAND_KNEE_AND_FOOT: Rules = Rules {
    packs: 6,
    hand_size: 15,
    foot_size: 0,
    feet: Numbers::of(&[13, 11]),
    foot_threes_replaced: false,
    cut_bonus: 100,
    turn_up_again: WordSet::of(&[TurnUpKind::WILD, TurnUpKind::RED_THREE, TurnUpKind::BLACK_THREE]),
    turn_up_back: true,
    pile_take: None,
    threes_table: Some(Numbers::of(&[100, 200, 300, 400, 500, 600, 1000])),
    out_rules: WordSet::of(&[OutRule::PARTNERS_FOOT]),
    ..HAND_AND_FOOT
};

impl Preset {
    /// Whether it is a game of its own beside Classic, which other numbers of players play too.
    #[must_use]
    pub const fn is_variant(self) -> bool {
        matches!(
            self,
            Preset::Samba | Preset::Bolivia | Preset::ModernAmerican | Preset::HandAndFoot | Preset::HandKneeAndFoot
        )
    }

    /// The rules of the preset.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::Classic => CLASSIC,
            Preset::ClassicTwo => CLASSIC_TWO,
            Preset::Duel => DUEL,
            Preset::RoomsTwo => ROOMS_TWO,
            Preset::RoomsFour => ROOMS_FOUR,
            Preset::Evening => EVENING,
            Preset::Pagat => PAGAT,
            Preset::ThreeHanded => THREE_HANDED,
            Preset::Samba => SAMBA,
            Preset::Bolivia => BOLIVIA,
            Preset::ModernAmerican => MODERN_AMERICAN,
            Preset::HandAndFoot => HAND_AND_FOOT,
            Preset::DanishFamily => DANISH_FAMILY,
            Preset::CzechClub => CZECH_CLUB,
            Preset::HandKneeAndFoot => HAND_KNEE_AND_FOOT,
        }
    }

    /// The number of the preset in a share code, 0 to 31. It never changes, because codes that were handed out hold it.
    pub(crate) const fn number(self) -> u8 {
        match self {
            Preset::Classic => 0,
            Preset::ClassicTwo => 1,
            Preset::Duel => 2,
            Preset::RoomsTwo => 3,
            Preset::RoomsFour => 4,
            Preset::Evening => 5,
            Preset::Pagat => 6,
            Preset::ThreeHanded => 7,
            Preset::Samba => 8,
            Preset::Bolivia => 9,
            Preset::ModernAmerican => 10,
            Preset::HandAndFoot => 11,
            Preset::DanishFamily => 12,
            Preset::CzechClub => 13,
            Preset::HandKneeAndFoot => 14,
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Preset {
    type Err = BadRules;

    fn from_str(name: &str) -> Result<Self, BadRules> {
        Preset::from_name(name).ok_or_else(|| BadRules::UnknownPreset(name.to_owned()))
    }
}

serde_by_text!(Preset);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_possible_and_named() {
        for preset in Preset::ALL {
            assert_eq!(preset.rules().check(), Ok(()), "{preset}");
            assert_eq!(preset.name().parse(), Ok(preset));
        }
    }

    /// The table of rules §1, column by column, where it differs from its first.
    #[test]
    fn presets_differ_from_classic_as_the_table_says() {
        let differ = |preset: Preset| {
            let changes = preset.rules().changes_from(&Preset::Classic.rules());
            serde_json::Value::Object(changes).to_string()
        };
        assert_eq!(
            differ(Preset::ClassicTwo),
            r#"{"ask_partner":false,"canastas_to_go_out":2,"draw_count":2,"hand_size":15,"players":2}"#
        );
        assert_eq!(
            differ(Preset::Duel),
            r#"{"ask_partner":false,"draw_count":2,"frozen_until_melded":false,"hand_size":15,"pile_new_meld":"pair","players":2,"wilds_max_naturals":true}"#
        );
        assert_eq!(
            differ(Preset::RoomsTwo),
            r#"{"ask_partner":false,"black_threes_last":true,"concealed_exempt":false,"frozen_until_melded":false,"hand_size":15,"keep_last_card":true,"max_wilds":null,"one_card_pile_closed":false,"pile_own_meld":"under-7","players":2,"stock_end":"b","wilds_max_naturals":true}"#
        );
        assert_eq!(
            differ(Preset::ThreeHanded),
            r#"{"draw_count":2,"hand_size":13,"lone_taker":true,"players":3,"target":7500}"#
        );
        assert_eq!(differ(Preset::Pagat), r#"{"ask_partner":false,"stock_end":"c"}"#);
        assert_eq!(
            differ(Preset::DanishFamily),
            r#"{"card_points":{"A":15},"closed_turns":1,"cut_bonus":100,"mixed_canasta":500,"natural_canasta":700,"naturals_ahead":1,"opening_minimums":[15,50,90,120,120],"opening_needs":["","","","","canasta"],"opening_rules":["no-pile"],"opening_steps":[0,1500,3000,6000],"red_three":200,"target":10000,"wilds_max_naturals":true}"#
        );
        assert_eq!(
            differ(Preset::CzechClub),
            r#"{"canasta_bonuses":{"wild":1000},"cut_keep":"three","hand_size":13,"natural_canasta":600,"target":10000,"wild_melds":true}"#
        );
        let knee = Preset::HandKneeAndFoot.rules().changes_from(&Preset::HandAndFoot.rules());
        assert_eq!(
            serde_json::Value::Object(knee).to_string(),
            r#"{"cut_bonus":100,"feet":[13,11],"foot_size":0,"foot_threes_replaced":false,"hand_size":15,"out_rules":["partners-foot"],"packs":6,"pile_take":null,"threes_table":[100,200,300,400,500,600,1000],"turn_up_again":["wild","red-three","black-three"],"turn_up_back":true}"#
        );
        assert_eq!(
            differ(Preset::Evening),
            r#"{"ask_partner":false,"concealed":100,"concealed_exempt":false,"frozen_until_melded":false,"one_card_pile_closed":false,"opening_minimums":[0,0,0,0],"red_threes_negative":false,"target":null}"#
        );
    }
}
