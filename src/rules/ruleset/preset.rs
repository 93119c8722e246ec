//! The seven presets of rules §1: named constants of [`Rules`].

use super::bad_rules::BadRules;
use super::choices::{PileNewMeld, PileOwnMeld, StockEnd};
use super::table::Rules;
use crate::rules::seat::Players;
use crate::rules::serde_text::serde_by_text;
use std::fmt;
use std::str::FromStr;

/// A named set of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Classic for four, from a club handbook (R3).
    Classic,
    /// Classic for two, from the same (R3).
    ClassicTwo,
    /// Two players, from a games site (R0).
    Duel,
    /// Rooms for two (R1).
    RoomsTwo,
    /// Rooms for four (R1).
    RoomsFour,
    /// One short hand for four (R2).
    Evening,
    /// Classic as pagat.com describes it (R4).
    Pagat,
}

const CLASSIC: Rules = Rules::CLASSIC;

const CLASSIC_TWO: Rules =
    Rules { players: Players::Two, hand_size: 15, draw_count: 2, canastas_to_go_out: 2, ask_partner: false, ..CLASSIC };

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
    ask_partner: false,
    keep_last_card: true,
    stock_end: StockEnd::EndsWithTurn,
    ..CLASSIC
};

const ROOMS_TWO: Rules = Rules { players: Players::Two, hand_size: 15, ..ROOMS_FOUR };

const EVENING: Rules = Rules {
    opening_minimums: [0; 4],
    concealed_exempt: false,
    frozen_until_melded: false,
    one_card_pile_closed: false,
    ask_partner: false,
    concealed: 100,
    red_threes_negative: false,
    target: None,
    ..CLASSIC
};

const PAGAT: Rules = Rules { ask_partner: false, stock_end: StockEnd::TakeIfAble, ..CLASSIC };

impl Preset {
    /// Every preset.
    pub const ALL: [Preset; 7] = [
        Preset::Classic,
        Preset::ClassicTwo,
        Preset::Duel,
        Preset::RoomsTwo,
        Preset::RoomsFour,
        Preset::Evening,
        Preset::Pagat,
    ];

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
        }
    }

    /// The name used in scenario files, records and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Classic => "classic",
            Preset::ClassicTwo => "classic-two",
            Preset::Duel => "duel",
            Preset::RoomsTwo => "rooms-two",
            Preset::RoomsFour => "rooms-four",
            Preset::Evening => "evening",
            Preset::Pagat => "pagat",
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
        Preset::ALL
            .into_iter()
            .find(|preset| preset.name() == name)
            .ok_or_else(|| BadRules::UnknownPreset(name.to_owned()))
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
        assert_eq!(differ(Preset::Pagat), r#"{"ask_partner":false,"stock_end":"c"}"#);
        assert_eq!(
            differ(Preset::Evening),
            r#"{"ask_partner":false,"concealed":100,"concealed_exempt":false,"frozen_until_melded":false,"one_card_pile_closed":false,"opening_minimums":[0,0,0,0],"red_threes_negative":false,"target":null}"#
        );
    }
}
