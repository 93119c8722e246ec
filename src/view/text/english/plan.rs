//! The new game: presets, levels, styles, targets and seats.

use super::{Names, bad_rules, count, list, number, side_name};
use crate::bots::Style;
use crate::rules::{Players, Preset, Seat, Side};
use crate::session::{Level, MatchAside, NAMES, Plan};

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
        Preset::ThreeHanded => "Three-handed",
        Preset::Samba => "Samba",
        Preset::Bolivia => "Bolivia",
        Preset::ModernAmerican => "Modern American",
        Preset::HandAndFoot => "Hand and Foot",
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
        Preset::Pagat => "As on pagat.com: when the stock is empty, you must take the pile if you can.",
        Preset::ThreeHanded => "Thirteen cards, draw two. Who first takes the pile plays alone against the two others.",
        Preset::Samba => "Three packs, fifteen cards, sequences of a suit; two canastas to go out.",
        Preset::Bolivia => "As Samba, with melds of wilds; one of two canastas is a sequence.",
        Preset::ModernAmerican => {
            "The pile is always frozen; special hands, bonus cards, penalties for open sevens and aces."
        }
        Preset::HandAndFoot => "Five packs, a second hand for everybody; two natural and two mixed canastas to go out.",
    }
}

/// The title of the page that compares rules with others.
#[must_use]
pub fn differs_from(other: &str) -> String {
    format!("How it differs from {other}")
}

/// The number of players that a game is made for.
#[must_use]
pub fn players_of(players: Players) -> String {
    format!("Made for {}.", count(players.count()))
}

/// The name of a level, and a description that continues the sentence.
#[must_use]
pub fn level(level: Level) -> (&'static str, &'static str) {
    match level.name() {
        "thumb" => ("Quick", " plays instantly, by rules of thumb."),
        "beginner" => ("Beginner", ", level 1 of 5, remembers little; with four players it lays what it can."),
        "casual" => ("Casual", ", level 2 of 5, tries a few plans against a handful of possible hands."),
        "club" => (
            "Club",
            ", level 3 of 5, tries several plans: from better habits with two players, on more hands with four.",
        ),
        "expert" => ("Expert", ", level 4 of 5, tries several plans against many possible hands."),
        "master" => (
            "Master",
            ", level 5 of 5, tries every good plan against the hands that the others probably hold, for the whole thinking time.",
        ),
        other => (other, "."),
    }
}

/// A description of a level in games that have rules of thumb of their own, which continues the sentence.
#[must_use]
pub fn level_in_further_game(one: Level) -> &'static str {
    match one.name() {
        "beginner" => ", level 1 of 5, lays what it can and does not look at what the others do.",
        "casual" => ", level 2 of 5, plays by rules of thumb.",
        "club" => ", level 3 of 5, plays by better rules of thumb.",
        "expert" => ", level 4 of 5, plays by good rules of thumb and tries a few plans.",
        "master" => ", level 5 of 5, plays by the best rules of thumb and tries plans for the whole thinking time.",
        _ => level(one).1,
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

/// The game that *Play* starts; if its rules are not possible, the reason.
#[must_use]
pub fn plan_short(plan: &Plan) -> String {
    let rules = match plan.rules() {
        Ok(rules) => rules,
        Err(bad) => return format!("{} with rules that are not possible. {}", preset(plan.preset), bad_rules(&bad)),
    };
    let target = match rules.target {
        Some(target) => format!("to {}", number(target)),
        None => "one hand".to_owned(),
    };
    let name = |seat: usize| plan.places().get(seat).map_or("", |place| &*place.name);
    // A nameless *You* is written as a word within the sentence.
    let you = if name(0) == NAMES[0] { "you" } else { name(0) };
    let sides = rules.sides();
    let player = |seat: Seat| if seat == Seat::FIRST { you.to_owned() } else { name(seat.index()).to_owned() };
    let of_side = |side: Side| list(&sides.seats_of(side).map(player).collect::<Vec<_>>());
    let who = match (sides.has_partners(), sides.count()) {
        (false, 3..) => list(&rules.players.seats().map(player).collect::<Vec<_>>()),
        _ => sides.iter().map(of_side).collect::<Vec<_>>().join(" against "),
    };
    format!("{}: {who}, {target}", preset(plan.preset))
}

/// The entry of the first page that goes back to the match: its title and how the match stands.
#[must_use]
pub fn continue_match(kept: &MatchAside<'_>, names: Names<'_>) -> (&'static str, String) {
    let names = Names { sides: kept.standing.rules.sides(), ..names };
    let side = |side: Side| format!("{} {}", side_name(names.side(side)), number(kept.standing.totals[side]));
    let totals: Vec<String> = names.all_sides().map(side).collect();
    let title = match (kept.standing.end.is_some(), kept.is_my_turn) {
        (true, _) => "Back to the finished game",
        (false, true) => "Continue: it is your turn",
        (false, false) => "Continue",
    };
    (title, format!("Hand {} · {}", kept.standing.hand, totals.join(", ")))
}

/// The first game of a device, in a sentence, and where another can be chosen. A newcomer knows no names of rules or levels.
#[must_use]
pub fn first_game(plan: &Plan) -> String {
    let length = match plan.rules().ok().and_then(|rules| rules.target) {
        None => "A short game: one hand".to_owned(),
        Some(target) => format!("A game to {}", number(target)),
    };
    let opponents = match Plan::level(plan.places()) {
        Some(bots) if bots.name() == "beginner" => "easy opponents".to_owned(),
        Some(bots) => format!("opponents at {}", level(bots).0),
        None => "mixed opponents".to_owned(),
    };
    format!("{length}, {opponents}. You can change it in “Choose the game…”.")
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
            for how in [how, level_in_further_game(one)] {
                assert!(how.starts_with(&format!(", level {} of {}, ", at + 1, levels.len())), "{}{how}", one.name());
            }
        }
    }
}
