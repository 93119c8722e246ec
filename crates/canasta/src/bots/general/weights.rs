//! What the policy for the variants thinks of cards.

use crate::bots::skill::Skill;
use crate::bots::style::Style;
use crate::rules::{KindKey, Rules, WildMelds};

/// How well the policy weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Lays what can be laid, keeps few prospects, and does not look at what the others do.
    Beginner,
    /// Weights that were set by hand.
    ByHand,
    /// A third of the way from those to the tuned ones.
    OneThird,
    /// Two thirds of the way.
    TwoThirds,
    /// Weights that were tuned for games of the kind (docs/bots.md).
    Tuned,
    /// The tuned weights of the first version of today's deal, which never change.
    First,
}

impl Judgement {
    /// The judgement of the rules of thumb with this skill.
    #[must_use]
    pub const fn of(skill: Skill) -> Judgement {
        match skill {
            Skill::Novice | Skill::Partial => Judgement::Beginner,
            Skill::Full => Judgement::ByHand,
        }
    }

    /// The weights for a game.
    #[must_use]
    pub fn weights(self, rules: &Rules) -> GeneralWeights {
        match self {
            Judgement::Beginner => BEGINNER,
            Judgement::ByHand => by_hand(rules),
            Judgement::OneThird => by_hand(rules).towards(GameKind::of(rules).latest(), 1),
            Judgement::TwoThirds => by_hand(rules).towards(GameKind::of(rules).latest(), 2),
            Judgement::Tuned => GameKind::of(rules).latest(),
            Judgement::First => GameKind::of(rules).first(),
        }
    }
}

/// Declares the weights with their names for tuning.
macro_rules! weights {
    ($($(#[doc = $doc:literal])* $field:ident $name:literal,)*) => {
        /// What the policy thinks of cards, in points of the hand's score unless another unit is named.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct GeneralWeights {
            $($(#[doc = $doc])* pub $field: i32,)*
        }

        impl GeneralWeights {
            /// The names of the weights.
            pub const NAMES: &[&str] = &[$($name),*];

            /// The weights in the order of [`GeneralWeights::NAMES`].
            #[must_use]
            pub const fn values(&self) -> [i32; GeneralWeights::NAMES.len()] {
                [$(self.$field),*]
            }

            /// The weights with one changed, by its name: for tuning.
            #[must_use]
            pub fn with(self, name: &str, value: i32) -> Option<GeneralWeights> {
                match name {
                    $($name => Some(GeneralWeights { $field: value, ..self }),)*
                    _ => None,
                }
            }

            /// The weights with these values, in the order of [`GeneralWeights::NAMES`].
            #[must_use]
            pub const fn from_values(values: [i32; GeneralWeights::NAMES.len()]) -> GeneralWeights {
                let [$($field),*] = values;
                GeneralWeights { $($field),* }
            }
        }
    };
}

weights! {
    /// A wild in the hand that is not discarded.
    wild "wild",
    /// The cost of a wild that is laid.
    laid_wild "laid-wild",
    /// The part of a card's points for which it is discarded rather than another, in percent.
    points "points",
    /// The danger of a discard of which all cards are unseen, for ten cards that come with it.
    unseen "unseen",
    /// A card that fits an own set which is no canasta yet.
    fits_set "fits-set",
    /// The danger of a discard that fits a set of the next opponent's side.
    feeds "feeds",
    /// A card of the pile, beyond half its points.
    of_pile "of-pile",
    /// Drawing from the stock, beside taking the pile.
    draw "draw",
    /// What the first melds of a side must gain.
    opening "opening",
    /// The prospect of a canasta that a set has, in percent.
    set "set",
    /// The prospect of a canasta that a sequence has, in percent.
    sequence "sequence",
    /// The prospect of a canasta that a meld of wilds has, in percent.
    wild_meld "wild-meld",
    /// The part of a penalty that a meld has which is no canasta yet, in percent.
    incomplete "incomplete",
    /// A card in the hand, for each neighbour of its suit there, where a sequence counts 1,500; less where it counts less.
    neighbour "neighbour",
    /// A card that lengthens an own sequence, once its neighbours are there.
    fits_sequence "fits-sequence",
    /// How much is thought of the end of the hand, when it is near: of penalties for what is held then, and for what is
    /// unfinished. In percent.
    end "end",
    /// How much a wild meld or a sequence that is begun counts by the chance that it is finished, rather than for certain. In percent.
    reach "reach",
}

/// The weights of a beginner.
const BEGINNER: GeneralWeights = GeneralWeights {
    wild: 0,
    laid_wild: 0,
    points: 150,
    fits_set: 0,
    feeds: 0,
    of_pile: 2,
    set: 85,
    sequence: 70,
    wild_meld: 85,
    incomplete: 18,
    neighbour: 0,
    fits_sequence: 0,
    end: 0,
    ..BY_HAND
};

/// Weights that were set by hand.
const BY_HAND: GeneralWeights = GeneralWeights {
    wild: 60,
    laid_wild: 30,
    points: 50,
    unseen: 0,
    fits_set: 25,
    feeds: 40,
    of_pile: 6,
    draw: 15,
    opening: 0,
    set: 100,
    sequence: 100,
    wild_meld: 100,
    incomplete: 25,
    neighbour: 10,
    fits_sequence: 40,
    end: 100,
    reach: 0,
};

/// The same with a thought of what is finished, for games of no kind that had any tuned first.
const BY_CHANCE: GeneralWeights = GeneralWeights { reach: 100, ..BY_HAND };

/// The weights that were set by hand, for a game.
fn by_hand(rules: &Rules) -> GeneralWeights {
    match GameKind::of(rules) {
        GameKind::Others => BY_CHANCE,
        _ => BY_HAND,
    }
}

/// Tuned in Hand and Foot.
const WITH_FEET: GeneralWeights = GeneralWeights {
    wild: 92,
    laid_wild: 96,
    points: 0,
    unseen: 29,
    of_pile: 15,
    draw: 15,
    opening: 352,
    set: 197,
    wild_meld: 233,
    incomplete: 10,
    ..BY_HAND
};

/// Tuned in Samba.
const WITH_SEQUENCES: GeneralWeights = GeneralWeights {
    wild: 96,
    laid_wild: 93,
    points: 21,
    unseen: 28,
    feeds: 8,
    of_pile: 8,
    draw: 101,
    opening: -71,
    set: 50,
    sequence: -31,
    wild_meld: 65,
    incomplete: 23,
    neighbour: 3,
    fits_sequence: 62,
    ..BY_HAND
};

/// Tuned in Bolivia.
const OUT_WITH_SEQUENCE: GeneralWeights = GeneralWeights {
    wild: 205,
    laid_wild: 262,
    points: 53,
    unseen: 33,
    feeds: 15,
    of_pile: 5,
    draw: 113,
    opening: 24,
    set: 72,
    sequence: 152,
    wild_meld: 213,
    incomplete: 29,
    neighbour: 5,
    fits_sequence: 55,
    ..BY_HAND
};

/// Tuned in Modern American.
const OF_SETS: GeneralWeights = GeneralWeights {
    wild: 99,
    laid_wild: 59,
    points: 0,
    unseen: 47,
    feeds: 61,
    of_pile: 14,
    draw: -54,
    opening: 33,
    set: 128,
    wild_meld: 144,
    incomplete: 43,
    ..BY_HAND
};

/// Tuned in Hand and Foot with seven books to go out, and books of wilds.
const WITH_MANY_BOOKS: GeneralWeights = GeneralWeights {
    wild: 67,
    laid_wild: 156,
    points: 8,
    unseen: 58,
    fits_set: -32,
    feeds: 44,
    of_pile: 19,
    draw: 22,
    opening: 350,
    set: 233,
    sequence: 89,
    wild_meld: 224,
    incomplete: 11,
    neighbour: 9,
    fits_sequence: 49,
    end: 25,
    reach: 12,
};

/// Tuned in Classic with wild melds.
const WITH_WILD_MELDS: GeneralWeights = GeneralWeights {
    wild: 78,
    laid_wild: 112,
    points: 46,
    unseen: 5,
    fits_set: 29,
    feeds: 17,
    of_pile: 9,
    draw: 52,
    opening: -73,
    set: 82,
    sequence: 83,
    wild_meld: 60,
    incomplete: 49,
    neighbour: 13,
    fits_sequence: 39,
    end: 51,
    reach: 93,
};

/// The kind of a game, by features of its rules that weights depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameKind {
    /// With feet, and many books to go out or books of wilds.
    ManyBooks,
    /// With feet.
    Feet,
    /// With sequences, of which one is needed to go out.
    NeedsSequence,
    /// With sequences.
    Sequences,
    /// Of sets, with a pile that is always frozen.
    Frozen,
    /// Of no other kind.
    Others,
}

impl GameKind {
    /// The canastas to go out from which on they are many: half-way between the two games.
    const MANY_BOOKS: u8 = 6;

    fn of(rules: &Rules) -> GameKind {
        let needs_sequence = rules.canasta_kinds.at(KindKey::SEQUENCE).is_some_and(|needed| needed > 0);
        let many_books = rules.wild_melds != WildMelds::Never || rules.canastas_to_go_out >= GameKind::MANY_BOOKS;
        match rules.sequences {
            _ if rules.has_feet() && many_books => GameKind::ManyBooks,
            _ if rules.has_feet() => GameKind::Feet,
            true if needs_sequence => GameKind::NeedsSequence,
            true => GameKind::Sequences,
            false if rules.always_frozen => GameKind::Frozen,
            false => GameKind::Others,
        }
    }

    /// The latest tuned weights.
    const fn latest(self) -> GeneralWeights {
        match self {
            GameKind::ManyBooks => WITH_MANY_BOOKS,
            GameKind::Feet => WITH_FEET,
            GameKind::NeedsSequence => OUT_WITH_SEQUENCE,
            GameKind::Sequences => WITH_SEQUENCES,
            GameKind::Frozen => OF_SETS,
            GameKind::Others => WITH_WILD_MELDS,
        }
    }

    /// The weights of the first version of today's deal, which never change: the tuned ones as they were, in the order of
    /// [`GeneralWeights::NAMES`]. A weight that is added later has the value here that changes nothing.
    const fn first(self) -> GeneralWeights {
        GeneralWeights::from_values(match self {
            GameKind::ManyBooks | GameKind::Feet => {
                [92, 96, 0, 29, 25, 40, 15, 15, 352, 197, 100, 233, 10, 10, 40, 100, 0]
            }
            GameKind::NeedsSequence => [205, 262, 53, 33, 25, 15, 5, 113, 24, 72, 152, 213, 29, 5, 55, 100, 0],
            GameKind::Sequences => [96, 93, 21, 28, 25, 8, 8, 101, -71, 50, -31, 65, 23, 3, 62, 100, 0],
            GameKind::Frozen => [99, 59, 0, 47, 25, 61, 14, -54, 33, 128, 100, 144, 43, 10, 40, 100, 0],
            GameKind::Others => [60, 30, 50, 0, 25, 40, 6, 15, 0, 100, 100, 100, 25, 10, 40, 100, 0],
        })
    }
}

impl GeneralWeights {
    /// The weights with the preferences of a style, which are small beside what the weights differ by.
    #[must_use]
    pub const fn in_style(self, style: Style) -> GeneralWeights {
        match style {
            Style::Balanced => self,
            Style::Builder => GeneralWeights {
                set: self.set + self.set.abs() / 4,
                sequence: self.sequence + self.sequence.abs() / 4,
                wild_meld: self.wild_meld + self.wild_meld.abs() / 4,
                ..self
            },
            Style::Runner => GeneralWeights { opening: self.opening - 60, points: self.points + 15, ..self },
            Style::Freezer => GeneralWeights { of_pile: self.of_pile + 6, draw: self.draw - 20, ..self },
        }
    }

    /// The weights so many thirds of the way to others.
    fn towards(self, other: GeneralWeights, thirds: i32) -> GeneralWeights {
        let (from, to) = (self.values(), other.values());
        GeneralWeights::from_values(std::array::from_fn(|at| from[at] + (to[at] - from[at]) * thirds / 3))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    const GAMES: [Preset; 4] = [Preset::Samba, Preset::Bolivia, Preset::ModernAmerican, Preset::HandAndFoot];

    #[test]
    fn weights_are_read_back_from_their_values_and_have_their_names() {
        let values = std::array::from_fn(|at| 7 + at as i32);
        let weights = GeneralWeights::from_values(values);
        assert_eq!(weights.values(), values);
        assert_eq!(GeneralWeights::NAMES[1], "laid-wild");
        assert_eq!(weights.laid_wild, 8);
        assert_eq!(weights.with("laid-wild", 3).map(|weights| weights.laid_wild), Some(3));
        assert_eq!(weights.with("wisdom", 3), None);
    }

    #[test]
    fn each_kind_of_game_has_tuned_weights_of_its_own() {
        let tuned = GAMES.map(|game| Judgement::Tuned.weights(&game.rules()));
        for (at, weights) in tuned.iter().enumerate() {
            assert!(!tuned[..at].contains(weights), "{}", GAMES[at]);
        }
        let rules = Preset::HandAndFoot.rules();
        let steps = [Judgement::ByHand, Judgement::OneThird, Judgement::TwoThirds, Judgement::Tuned];
        assert!(steps.map(|judgement| judgement.weights(&rules).set).is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn games_with_changed_rules_have_the_weights_of_their_own_kind() {
        let with =
            |preset: Preset, changes: serde_json::Value| preset.rules().with(changes.as_object().unwrap()).unwrap();
        let books = with(
            Preset::HandAndFoot,
            serde_json::json!({"canastas_to_go_out": 7, "canasta_kinds": {"natural": 3, "mixed": 4}}),
        );
        let wild =
            with(Preset::HandAndFoot, serde_json::json!({"wild_melds": true, "canasta_bonuses": {"wild": 1500}}));
        let classic = with(Preset::Classic, serde_json::json!({"wild_melds": true, "canasta_bonuses": {"wild": 1000}}));
        let kinds = [books, wild, Preset::HandAndFoot.rules(), classic].map(|rules| GameKind::of(&rules));
        assert_eq!(kinds, [GameKind::ManyBooks, GameKind::ManyBooks, GameKind::Feet, GameKind::Others]);
        let steps = [Judgement::ByHand, Judgement::OneThird, Judgement::TwoThirds, Judgement::Tuned];
        assert!(steps.map(|judgement| judgement.weights(&classic).laid_wild).is_sorted_by(|a, b| a < b));
        assert_eq!(Judgement::First.weights(&books), Judgement::First.weights(&Preset::HandAndFoot.rules()));
    }

    #[test]
    fn every_style_but_the_balanced_changes_weights() {
        let weights = Judgement::Tuned.weights(&Preset::Samba.rules());
        for style in Style::ALL {
            assert_eq!(weights.in_style(style) == weights, style == Style::Balanced, "{style}");
        }
        let builder = weights.in_style(Style::Builder);
        assert!(builder.set > weights.set && builder.sequence > weights.sequence, "{builder:?}");
    }
}
