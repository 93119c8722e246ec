//! The story of a match.

use super::side::{side_inside, side_name, verb};
use super::{Names, capital, count, list, number};
use crate::rules::Side;
use crate::session::{HandPoints, MatchStory};

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

/// The numbers of natural and mixed canastas.
fn kinds((natural, mixed): (usize, usize)) -> String {
    match (natural, mixed) {
        (0, 0) => "none".to_owned(),
        (n, 0) => format!("{n} natural"),
        (0, m) => format!("{m} mixed"),
        (n, m) => format!("{n} natural and {m} mixed"),
    }
}

/// The offer of the next level after a match against a weaker one.
#[must_use]
pub fn next_level(name: &str) -> String {
    format!("Ready for more? Play the next match against {name}.")
}

/// The button that accepts it.
#[must_use]
pub fn play_level(name: &str) -> String {
    format!("Play against {name}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BySide, Players, Side};

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
            canastas: BySide::from([(1, 2), (0, 0)]),
            went_out: vec![(seat(0), 2), (seat(3), 1)],
        };
        let words: Vec<String> = match_story(&story, 4, names).into_iter().map(|(_, words)| words).collect();
        assert_eq!(
            words,
            [
                "We in hand 4: 1,900",
                "They after hand 2: 800",
                "We took it for good with hand 4, after two changes",
                "We 1 natural and 2 mixed; they none",
                "You twice and Cleo once",
            ]
        );
        let one = MatchStory { last_change: None, lead_changes: 0, went_out: vec![(seat(2), 1)], ..story };
        let words: Vec<String> = match_story(&one, 1, names).into_iter().map(|(_, words)| words).collect();
        assert_eq!(words, ["We 1 natural and 2 mixed; they none", "Ben"]);
    }
}
