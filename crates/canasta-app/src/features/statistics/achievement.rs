//! Achievements: what a person did for the first time. Each follows from the record of a game alone.

use super::hand_facts::HandFacts;
use crate::named::named;
use crate::session::level::{Level, Player};
use crate::session::plan::{Place, number_of_person, side_of_person};
use canasta::rules::{Ended, Game, HandRecord, Seat};
use serde::{Deserialize, Serialize};

/// The cards of a pile that is worth a mark.
const BIG_PILE: u32 = 20;
/// The canastas of a hand that are worth a mark.
const MANY_CANASTAS: u32 = 5;
/// The points of a hand that are worth a mark.
const BIG_HAND: i32 = 2000;
/// How far a side was behind that won nevertheless.
const FAR_BEHIND: i32 = 1500;

named! {
    /// An achievement.
    pub enum Achievement {
        /// The own side made a natural canasta.
        Natural = "natural",
        /// The person opened in the first turn.
        QuickOpening = "quick-opening",
        /// The own side won a match.
        Victory = "victory",
        /// The person took a pile of twenty cards.
        BigPile = "big-pile",
        /// The own side made two natural canastas in a hand.
        TwoNaturals = "two-naturals",
        /// The own side laid out all red threes, and they counted for it.
        RedThrees = "red-threes",
        /// The person went out concealed.
        Concealed = "concealed",
        /// The own side made two thousand points in a hand.
        BigHand = "big-hand",
        /// The own side made five canastas in a hand.
        FiveCanastas = "five-canastas",
        /// The own side went out before the other had opened.
        Shutout = "shutout",
        /// It won a match after it had been far behind.
        Comeback = "comeback",
        /// It won a match against the strongest bots.
        BeatMaster = "beat-master",
    }
}

/// Some achievements. They are stored by their names; one of a later version is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub struct AchievementSet(u16);

impl AchievementSet {
    const fn bit(achievement: Achievement) -> u16 {
        1 << achievement as u16
    }

    /// Whether it holds an achievement.
    #[must_use]
    pub const fn contains(self, achievement: Achievement) -> bool {
        self.0 & AchievementSet::bit(achievement) != 0
    }

    /// Adds an achievement. True if it is new.
    pub const fn insert(&mut self, achievement: Achievement) -> bool {
        let is_new = !self.contains(achievement);
        self.0 |= AchievementSet::bit(achievement);
        is_new
    }

    /// Those of both.
    #[must_use]
    pub const fn union(self, other: AchievementSet) -> AchievementSet {
        AchievementSet(self.0 | other.0)
    }

    /// Those that the other has not.
    #[must_use]
    pub const fn without(self, other: AchievementSet) -> AchievementSet {
        AchievementSet(self.0 & !other.0)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The achievements, the easier ones first.
    pub fn iter(self) -> impl Iterator<Item = Achievement> {
        Achievement::ALL.into_iter().filter(move |&achievement| self.contains(achievement))
    }
}

impl From<Vec<String>> for AchievementSet {
    fn from(names: Vec<String>) -> AchievementSet {
        names.iter().filter_map(|name| Achievement::from_name(name)).collect()
    }
}

impl From<AchievementSet> for Vec<String> {
    fn from(set: AchievementSet) -> Vec<String> {
        set.iter().map(|achievement| achievement.name().to_owned()).collect()
    }
}

impl FromIterator<Achievement> for AchievementSet {
    fn from_iter<I: IntoIterator<Item = Achievement>>(all: I) -> AchievementSet {
        all.into_iter().fold(AchievementSet::default(), |mut set, achievement| {
            set.insert(achievement);
            set
        })
    }
}

/// What the person at this seat achieved in a hand.
pub(super) fn of_hand(hand: &HandFacts, me: Seat) -> AchievementSet {
    let own_out = hand.is_own_out;
    let achieved = |achievement: Achievement| match achievement {
        Achievement::Natural => hand.natural >= 1,
        Achievement::TwoNaturals => hand.natural >= 2,
        Achievement::FiveCanastas => hand.canastas >= MANY_CANASTAS,
        Achievement::BigPile => hand.piles.iter().any(|pile| pile.seat == me && pile.cards >= BIG_PILE),
        Achievement::QuickOpening => hand.opening.is_some_and(|opening| opening.seat == me && opening.round == 1),
        Achievement::RedThrees => hand.all_red_threes_count,
        Achievement::Concealed => hand.out == Some(me) && hand.ended == Ended::Concealed,
        Achievement::Shutout => own_out && !hand.other_has_melds,
        Achievement::BigHand => hand.points >= BIG_HAND,
        Achievement::Victory | Achievement::Comeback | Achievement::BeatMaster => false,
    };
    Achievement::ALL.into_iter().filter(|&achievement| achieved(achievement)).collect()
}

/// What the person at this seat, with the people of the game, achieved by the end of a match. A single hand is none.
pub(super) fn of_match(game: &Game, places: &[Place], me: Seat) -> AchievementSet {
    let rules = game.rules();
    let (sides, is_single) = (rules.sides(), rules.target.is_none() && rules.deals.is_none_or(|deals| deals == 1));
    let own = side_of_person(rules, number_of_person(rules, places, me)).unwrap_or(sides.of(me));
    let has_won = game.end().is_some_and(|end| end.winner == own) && !is_single;
    let is_behind = |hand: &HandRecord| {
        let best = hand.scores.iter().copied().max().unwrap_or_default();
        best.saturating_sub(hand.scores[own]) >= FAR_BEHIND
    };
    let is_master = |place: &Place| match place.player {
        Player::Bot(level) => level.name() == Level::strongest().name(),
        Player::Person | Player::Friend => false,
    };
    let others = (0..rules.people()).filter(|&person| side_of_person(rules, person) != Some(own));
    let others = others.map(|person| places.get(person));
    let achieved = |&achievement: &Achievement| match achievement {
        Achievement::Victory => true,
        Achievement::Comeback => game.record().hands.iter().any(is_behind),
        Achievement::BeatMaster => others.clone().all(|place| place.is_some_and(is_master)),
        _ => false,
    };
    if has_won { Achievement::ALL.into_iter().filter(achieved).collect() } else { AchievementSet::default() }
}
