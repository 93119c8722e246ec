//! The story of a match.

use super::hand_end::of_sides;
use super::side::{side_inside, side_name, verb};
use super::{Names, canastas_by_kind, capital, count, level_in_further_game, list, number};
use crate::session::{Decided, HandPoints, Level, MatchStory};
use canasta::rules::Side;

/// The turning points of a match: what each is, and the facts. A match of one hand has fewer.
#[must_use]
pub fn match_story(story: &MatchStory, hands: usize, names: Names<'_>) -> Vec<(&'static str, String)> {
    let names = names.scoring();
    let one = hands == 1;
    let mut all = Vec::new();
    if let Some(HandPoints { hand, side, points }) = story.biggest_hand.filter(|_| !one) {
        all.push(("Best hand", format!("{} in hand {hand}: {}", side_name(names.side(side)), number(points))));
    }
    if let Some(HandPoints { hand, side, points }) = story.biggest_lead.filter(|_| !one) {
        all.push(("Largest lead", format!("{} after hand {hand}: {}", side_name(names.side(side)), number(points))));
    }
    let change = match (story.last_change, story.biggest_lead) {
        (Some(HandPoints { hand, side, .. }), _) => {
            let times = if story.lead_changes == 1 {
                String::new()
            } else {
                format!(", after {} changes", count(story.lead_changes))
            };
            format!("{} took it for good with hand {hand}{times}", side_name(names.side(side)))
        }
        (None, Some(HandPoints { side, .. })) => {
            let side = names.side(side);
            format!("{} {} ahead all the way", side_name(side), verb(side, "were", "was"))
        }
        (None, None) => String::new(),
    };
    if !one && !change.is_empty() {
        all.push(("The lead", change));
    }
    let of_side = |(at, side): (usize, Side)| {
        let name = names.side(side);
        let who = if at == 0 { side_name(name) } else { side_inside(name) };
        format!("{who} {}", kinds(story.canastas[side]))
    };
    let words: Vec<String> = names.all_sides().enumerate().map(of_side).collect();
    all.push(("Canastas", words.join("; ")));
    all.extend(
        story
            .decided
            .map(|(item, points)| ("Decided by", format!("{}: {}", decided_by(item), of_sides(points, names)))),
    );
    let went: Vec<String> = story
        .went_out
        .iter()
        .map(|&(seat, times)| {
            let name = if names.is_you(seat) { "you" } else { names.of(seat) };
            match times {
                _ if one => name.to_owned(),
                1 => format!("{name} once"),
                2 => format!("{name} twice"),
                n => format!("{name} {} times", count(n)),
            }
        })
        .collect();
    let went = if went.is_empty() { "Nobody".to_owned() } else { capital(&list(&went)) };
    all.push(("Going out", went));
    all
}

/// The numbers of canastas by kind.
fn kinds(counts: [usize; 4]) -> String {
    if counts == [0; 4] { "none".to_owned() } else { canastas_by_kind(counts) }
}

/// What a match was decided by.
const fn decided_by(item: Decided) -> &'static str {
    match item {
        Decided::Canastas => "canastas",
        Decided::Melded => "cards laid",
        Decided::InHand => "cards left in the hand",
        Decided::Threes => "red threes",
        Decided::GoingOut => "going out",
        Decided::Penalties => "penalties",
        Decided::Special => "a special hand",
    }
}

/// The offer of another level after a match: a stronger one to who has won, an easier one to who has lost. It says what the level
/// is like.
#[must_use]
pub fn next_level(level: Level, has_won: bool, is_quick: bool) -> String {
    let (name, how) = super::level(level);
    let how = if is_quick { how } else { level_in_further_game(level) };
    match has_won {
        true => format!("Ready for more? {name}{how}"),
        false => format!("Another try against the same players, or an easier match first? {name}{how}"),
    }
}

/// The button that accepts it.
#[must_use]
pub fn play_level(name: &str) -> String {
    format!("Play against {name}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{BySide, Players, Side};

    #[test]
    fn the_story_names_hands_and_players() {
        let all: Vec<String> = ["Zoe", "Ada", "Ben", "Cleo"].map(str::to_owned).into();
        let seat = |n| Players::Four.seat(n).unwrap();
        let names = Names::new(&all, seat(0));
        let at = |hand, side, points| Some(HandPoints { hand, side, points });
        let story = MatchStory {
            biggest_hand: at(4, Side::FIRST, 1900),
            biggest_lead: at(2, Side::SECOND, 800),
            last_change: at(4, Side::FIRST, 1600),
            lead_changes: 2,
            canastas: BySide::from([[1, 2, 1, 0], [0; 4]]),
            went_out: vec![(seat(0), 2), (seat(3), 1)],
            decided: Some((Decided::InHand, BySide::from([-40, -300]))),
        };
        let words: Vec<String> = match_story(&story, 4, names).into_iter().map(|(_, words)| words).collect();
        assert_eq!(
            words,
            [
                "We in hand 4: 1,900",
                "They after hand 2: 800",
                "We took it for good with hand 4, after two changes",
                "We 1 natural, 2 mixed, 1 of a sequence; they none",
                "cards left in the hand: we −40, they −300",
                "You twice and Cleo once",
            ]
        );
        let one =
            MatchStory { last_change: None, lead_changes: 0, went_out: vec![(seat(2), 1)], decided: None, ..story };
        let words: Vec<String> = match_story(&one, 1, names).into_iter().map(|(_, words)| words).collect();
        assert_eq!(words, ["We 1 natural, 2 mixed, 1 of a sequence; they none", "Ben"]);
    }

    #[test]
    fn after_a_loss_no_stronger_level_is_offered_and_each_is_explained() {
        let [beginner, casual] = ["beginner", "casual"].map(|name| Level::named(name).unwrap());
        let lost = next_level(beginner, false, true);
        assert!(
            lost.contains("easier") && lost.contains("Beginner, level 1 of 5") && !lost.contains("more?"),
            "{lost}"
        );
        let won = next_level(casual, true, false);
        assert!(won.starts_with("Ready for more? Casual, level 2 of 5, plays by rules of thumb"), "{won}");
    }
}
