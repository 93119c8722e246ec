//! The games of a day.

use super::date::{Date, Weekday};
use crate::rules::{Preset, named, serde_by_name};

named! {
    /// One of the deals of a day. Their words stand in links and never change.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum DailyGame {
        /// Classic for two.
        TwoPlayers = "two",
        /// Classic for four.
        FourPlayers = "four",
        /// One of the further games, by the day of the week.
        Further = "further",
    }
}

serde_by_name!(DailyGame);

/// Which further game is played on a day of the week, from a day on.
struct Row {
    from: Date,
    weekday: Weekday,
    preset: Preset,
}

const fn row(weekday: Weekday, preset: Preset) -> Row {
    Row { from: FIRST_DAY, weekday, preset }
}

/// The first day with a deal: that of the release.
pub const FIRST_DAY: Date = match Date::new(2026, 11, 28) {
    Some(date) => date,
    // Unreachable: there is such a day.
    None => Date::FIRST,
};

/// The further games of the week. A row never changes, because its days can be played for ever; a game that is added later has a row of
/// its own at the end, with the day from which it holds.
const FURTHER: &[Row] = &[
    row(Weekday::Monday, Preset::Samba),
    row(Weekday::Tuesday, Preset::ThreeHanded),
    row(Weekday::Wednesday, Preset::Bolivia),
    row(Weekday::Thursday, Preset::ModernAmerican),
    row(Weekday::Friday, Preset::HandAndFoot),
    row(Weekday::Saturday, Preset::Samba),
    row(Weekday::Sunday, Preset::HandAndFoot),
];

impl DailyGame {
    /// The game that is played on a day.
    #[must_use]
    pub fn preset(self, date: Date) -> Preset {
        let holds = |row: &&Row| row.from <= date && row.weekday == date.weekday();
        match self {
            DailyGame::TwoPlayers => Preset::ClassicTwo,
            DailyGame::FourPlayers => Preset::Classic,
            // Every day of the week has a row from the first day on, and no earlier day is dealt.
            DailyGame::Further => FURTHER.iter().rev().find(holds).map_or(Preset::Samba, |row| row.preset),
        }
    }

    /// The deal of a day with this game: `two` for `classic-two`, and `further` for a further game on a day that has it.
    #[must_use]
    pub fn of_preset(preset: Preset, date: Date) -> Option<DailyGame> {
        DailyGame::ALL.into_iter().find(|game| game.preset(date) == preset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_of_the_week_has_a_further_game_and_each_its_day() {
        let mut date = FIRST_DAY;
        let mut played = Vec::new();
        for _ in 0..7 {
            let rows = FURTHER.iter().filter(|row| row.from <= date && row.weekday == date.weekday());
            assert_eq!(rows.count(), 1, "{date}");
            played.push(DailyGame::Further.preset(date));
            date = date.next().unwrap();
        }
        played.sort_unstable_by_key(|preset| preset.number());
        played.dedup();
        assert_eq!(played.len(), 5);
        assert!(played.iter().all(|preset| preset.is_variant() || *preset == Preset::ThreeHanded), "{played:?}");
        assert_eq!(DailyGame::of_preset(Preset::Samba, FIRST_DAY), Some(DailyGame::Further));
        assert_eq!(DailyGame::of_preset(Preset::Bolivia, FIRST_DAY), None);
    }
}
