//! The new game: presets, levels, styles, targets and seats.

use super::{bad_rules, number};
use crate::bots::Style;
use crate::rules::{Players, Preset};
use crate::session::{Level, Plan};

/// The name of a preset.
#[must_use]
pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Classic",
        Preset::ClassicTwo => "Classic for two",
        Preset::Duel => "Duel",
        Preset::RoomsTwo => "Rooms for two",
        Preset::RoomsFour => "Rooms",
        Preset::Evening => "Evening",
        Preset::Pagat => "Pagat",
    }
}

/// The main rules of a preset, in a sentence.
#[must_use]
pub const fn preset_note(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => "Eleven cards, one canasta to go out. Partners may ask “May I go out?”",
        Preset::ClassicTwo => "Fifteen cards, draw two, two canastas to go out.",
        Preset::Duel => "Draw two, one canasta to go out. A new meld with the pile needs a natural pair.",
        Preset::RoomsTwo => "Draw one. No more wilds than naturals; the last card may be kept.",
        Preset::RoomsFour => "No more wilds than naturals; the last card may be kept.",
        Preset::Evening => "One hand, no opening minimum: quick to learn.",
        Preset::Pagat => "As on pagat.com: when the stock is empty, you take the pile if you can.",
    }
}

/// The name of a level, and a description that continues the sentence.
#[must_use]
pub fn level(level: Level) -> (&'static str, &'static str) {
    match level.name() {
        "thumb" => ("Quick", " plays instantly, by rules of thumb."),
        "beginner" => ("Beginner", ", level 1 of 5, remembers little; with four players it lays what it can."),
        "casual" => ("Casual", ", level 2 of 5, tries a few plans against a handful of possible hands."),
        "club" => ("Club", ", level 3 of 5, tries several plans against more possible hands."),
        "expert" => ("Expert", ", level 4 of 5, tries several plans against many possible hands."),
        "master" => (
            "Master",
            ", level 5 of 5, tries every good plan against the hands that the others probably hold, for the whole thinking time.",
        ),
        other => (other, "."),
    }
}

/// The name of a style, and a description that continues the sentence.
#[must_use]
pub fn style(style: Style) -> (&'static str, &'static str) {
    match style {
        Style::Balanced => ("Balanced", " plays what is best."),
        Style::Builder => ("Builder", " goes for canastas, natural ones above all, and goes out late."),
        Style::Runner => ("Runner", " lays early and goes out early."),
        Style::Freezer => ("Freezer", " freezes the pile and fights for it."),
    }
}

/// The label of the list of styles of a seat.
#[must_use]
pub fn how_plays(name: &str, partner: bool) -> String {
    format!("Playing style of {name}{}", if partner { " (partner)" } else { "" })
}

/// The name of a target score.
#[must_use]
pub fn target(target: Option<i32>) -> String {
    target.map_or_else(|| "One hand".to_owned(), number)
}

/// The game that *Play* starts, in a sentence or two; if its rules are not possible, the reason.
#[must_use]
pub fn plan(plan: &Plan) -> String {
    let rules = match plan.rules() {
        Ok(rules) => rules,
        Err(bad) => return format!("{} with rules that are not possible. {}", preset(plan.preset), bad_rules(&bad)),
    };
    let target = match rules.target {
        Some(target) => format!("to {}", number(target)),
        None => "one hand".to_owned(),
    };
    let name = |seat: usize| plan.places().get(seat).map_or("", |place| place.name.as_str());
    match plan.players() {
        Players::Two => format!("{}, {target}. {} plays against you.", preset(plan.preset), name(1)),
        Players::Four => format!(
            "{}, two against two, {target}. {} is your partner; {} and {} play against you.",
            preset(plan.preset),
            name(2),
            name(1),
            name(3)
        ),
    }
}

/// The label of the field for the name of a seat.
#[must_use]
pub fn seat_name(number: usize, partner: bool) -> String {
    format!("Name at seat {number}{}", if partner { " (partner)" } else { "" })
}

/// The label of the list of players for a seat.
#[must_use]
pub fn who_plays(name: &str, partner: bool) -> String {
    format!("Who plays {name}{}", if partner { " (partner)" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_says_how_high_it_is() {
        let levels: Vec<Level> = crate::bots::levels().filter_map(|entry| Level::named(entry.name)).collect();
        for (at, &one) in levels.iter().enumerate() {
            let (_, how) = level(one);
            assert!(how.starts_with(&format!(", level {} of {}, ", at + 1, levels.len())), "{}{how}", one.name());
        }
    }
}
