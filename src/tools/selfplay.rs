//! Bots playing whole matches with each other, and what came of it.

use crate::bots::{Bot, Contest, HeuristicBot, Stopped};
use crate::rules::{BySide, Ended, Entry, Game, Preset, Rules, Seed, Side};
use serde::Serialize;

/// Plays one match of a series with the rules-of-thumb player on every seat.
///
/// The same seed and index give the same record on every machine, in whatever order the matches are played.
///
/// # Errors
/// As [`Contest::play`].
pub fn play_game(preset: Preset, rules: Rules, seed: Seed, index: u64) -> Result<Game, Stopped> {
    let mut bots = [HeuristicBot::default(); 4];
    let mut seats: Vec<&mut dyn Bot> =
        bots.iter_mut().take(rules.players.count()).map(|bot| bot as &mut dyn Bot).collect();
    Contest { preset, rules, seed, number: index }.play(&mut seats)
}

/// How many hands ended in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Endings {
    /// A player went out, not concealed.
    pub out: u64,
    /// A player went out concealed.
    pub concealed: u64,
    /// The stock was empty.
    pub stock: u64,
    /// A red three was the last card.
    pub red_three: u64,
}

impl Endings {
    /// The endings with their names, in the order of the fields.
    #[must_use]
    pub const fn named(&self) -> [(&'static str, u64); 4] {
        [
            (Ended::Out.name(), self.out),
            (Ended::Concealed.name(), self.concealed),
            (Ended::Stock.name(), self.stock),
            (Ended::RedThree.name(), self.red_three),
        ]
    }
}

/// What came of some matches: sums, so that parts can be added up in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Matches that came to their end.
    pub games: u64,
    /// Hands that ended.
    pub hands: u64,
    /// Turns that were begun.
    pub turns: u64,
    /// How the hands ended.
    pub endings: Endings,
    /// Matches won by each side.
    pub won: [u64; 2],
    /// Points of all hands, for each side.
    pub points: [i64; 2],
}

impl Summary {
    /// Adds a match.
    pub fn add(&mut self, game: &Game) {
        if let Some(end) = game.end() {
            self.games += 1;
            self.won[end.winner.index()] += 1;
        }
        for hand in &game.record().hands {
            self.turns += turns(&hand.entries);
            let Some((ended, BySide(after))) = hand.end else { continue };
            self.hands += 1;
            *match ended {
                Ended::Out => &mut self.endings.out,
                Ended::Concealed => &mut self.endings.concealed,
                Ended::Stock => &mut self.endings.stock,
                Ended::RedThree => &mut self.endings.red_three,
            } += 1;
            for side in Side::ALL {
                self.points[side.index()] += i64::from(after[side.index()]) - i64::from(hand.scores[side]);
            }
        }
    }

    /// Adds what came of other matches.
    pub fn merge(&mut self, other: &Summary) {
        self.games += other.games;
        self.hands += other.hands;
        self.turns += other.turns;
        self.endings.out += other.endings.out;
        self.endings.concealed += other.endings.concealed;
        self.endings.stock += other.endings.stock;
        self.endings.red_three += other.endings.red_three;
        for side in Side::ALL {
            self.won[side.index()] += other.won[side.index()];
            self.points[side.index()] += other.points[side.index()];
        }
    }

    /// The mean score of a hand, for each side; zeros before the first.
    #[must_use]
    pub fn mean_score(&self) -> [f64; 2] {
        // Sums of scores stay far below where a double loses whole numbers.
        self.points.map(|points| if self.hands == 0 { 0.0 } else { points as f64 / self.hands as f64 })
    }
}

/// Turns begun: a turn starts with the first action of a seat and ends with its discard or kept card.
fn turns(entries: &[Entry]) -> u64 {
    let mut turns = 0;
    let mut begun = false;
    for entry in entries {
        let Entry::Action(_, action) = entry else { continue };
        turns += u64::from(!begun);
        begun = !matches!(action, crate::rules::Action::Discard(_) | crate::rules::Action::Keep);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::seed_from_number;

    #[test]
    fn a_match_depends_on_its_seed_and_number_only() {
        let rules = Preset::Duel.rules();
        let play = |seed, index| play_game(Preset::Duel, rules, seed_from_number(seed), index).unwrap();
        assert_eq!(play(5, 3), play(5, 3));
        let decks = [(5, 3), (5, 4), (6, 3)].map(|(seed, index)| play(seed, index).record().hands[0].deck);
        assert!(decks[0] != decks[1] && decks[0] != decks[2] && decks[1] != decks[2]);
    }

    #[test]
    fn a_summary_counts_what_the_records_say() {
        let rules = Preset::RoomsTwo.rules();
        let games: Vec<Game> =
            (0..4).map(|index| play_game(Preset::RoomsTwo, rules, seed_from_number(9), index).unwrap()).collect();
        let mut whole = Summary::default();
        games.iter().for_each(|game| whole.add(game));
        let mut parts = Summary::default();
        for game in &games {
            let mut one = Summary::default();
            one.add(game);
            parts.merge(&one);
        }
        assert_eq!(whole, parts);
        assert_eq!(whole.games, 4);
        assert_eq!(whole.hands, games.iter().map(|game| game.record().hands.len() as u64).sum::<u64>());
        assert_eq!(whole.endings.named().iter().map(|(_, n)| n).sum::<u64>(), whole.hands);
        assert!(whole.turns > 4 * whole.hands, "{whole:?}");
        let totals: i64 = games.iter().map(|game| i64::from(game.totals().0[0])).sum();
        assert_eq!(whole.points[0], totals);
    }
}
