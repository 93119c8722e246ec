//! The story of a match.

use super::hand_end::of_sides;
use super::{Names, canastas_by_kind, capital, level_in_further_game, level_is, list};
use crate::session::{Decided, HandPoints, Level, MatchStory};
use crate::words::{self, score as say};
use canasta::rules::{HandPeople, Players, Side};

/// The turning points of a match: what each is, and the facts. A match of one hand has fewer. `names` are those of the last hand,
/// `people` who sat in it.
#[must_use]
pub fn match_story(
    story: &MatchStory,
    hands: usize,
    people: HandPeople,
    names: Names<'_>,
) -> Vec<(&'static str, String)> {
    let names = names.scoring();
    let one = hands == 1;
    let mut all = Vec::new();
    if let Some(HandPoints { hand, side, points }) = story.biggest_hand.filter(|_| !one) {
        let best = names.side(side).say(|side| say::story_best_hand_is(side, hand, points));
        all.push((say::story_best_hand(), best));
    }
    if let Some(HandPoints { hand, side, points }) = story.biggest_lead.filter(|_| !one) {
        let lead = names.side(side).say(|side| say::story_largest_lead_is(side, hand, points));
        all.push((say::story_largest_lead(), lead));
    }
    if !one {
        all.extend(lead(story, names).map(|lead| (say::story_lead(), lead)));
    }
    let of_side = |(at, side): (usize, Side)| {
        let message = if at == 0 { say::story_canastas_of } else { say::story_canastas_of_next };
        names.side(side).say(|name| message(name, &kinds(story.canastas[side])))
    };
    let canastas = names.all_sides().enumerate().map(of_side);
    let canastas = canastas.reduce(|before, next| words::cards::groups_more(&before, &next));
    all.push((say::story_canastas(), canastas.unwrap_or_default()));
    all.extend(
        story.decided.map(|(item, points)| {
            (say::story_decided(), say::decided_points(decided_by(item), &of_sides(points, names)))
        }),
    );
    let went_out = |&(person, times): &(usize, usize)| {
        let seat = Players::Eight.seats().find(|&seat| people.at(seat) == person);
        let who = seat.map_or_else(|| names.who_rests(), |seat| names.who(seat));
        if one { say::went_out_name(who) } else { say::went_out_times(who, times) }
    };
    let went: Vec<String> = story.went_out.iter().map(went_out).collect();
    let went = if went.is_empty() { say::nobody_went_out().to_owned() } else { capital(&list(&went)) };
    all.push((say::story_going_out(), went));
    all
}

/// Who took the lead for good, or had it all the way.
fn lead(story: &MatchStory, names: Names<'_>) -> Option<String> {
    if let Some(HandPoints { hand, side, .. }) = story.last_change {
        return Some(names.side(side).say(|side| match story.lead_changes {
            1 => say::story_took_lead(side, hand),
            changes => say::story_took_lead_after(side, hand, changes),
        }));
    }
    Some(names.side(story.biggest_lead?.side).say(say::story_always_ahead))
}

/// The numbers of canastas by kind.
fn kinds(counts: [usize; 4]) -> String {
    if counts == [0; 4] { say::no_canastas().to_owned() } else { canastas_by_kind(counts) }
}

/// What a match was decided by.
fn decided_by(item: Decided) -> &'static str {
    match item {
        Decided::Canastas => say::decided_canastas(),
        Decided::Melded => say::decided_melded(),
        Decided::InHand => say::decided_in_hand(),
        Decided::Threes => say::decided_threes(),
        Decided::GoingOut => say::decided_going_out(),
        Decided::Penalties => say::decided_penalties(),
        Decided::Extras => say::decided_extras(),
        Decided::Special => say::decided_special(),
    }
}

/// The offer of another level after a match: a stronger one to who has won, an easier one to who has lost. It says what the level
/// is like.
#[must_use]
pub fn next_level(level: Level, has_won: bool, is_quick: bool) -> String {
    let name = super::level(level);
    let what = if is_quick { level_is(level, name) } else { level_in_further_game(level, name) };
    let question = if has_won { say::ready_for_more() } else { say::another_try() };
    format!("{question} {what}")
}

/// The button that accepts it.
#[must_use]
pub fn play_level(name: &str) -> String {
    say::play_against(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{BySide, Players, Preset, Side};

    #[test]
    fn the_story_names_hands_and_players() {
        let all: Vec<String> = ["Zoe", "Ada", "Ben", "Cleo"].map(str::to_owned).into();
        let seat = |n| Players::Four.seat(n).unwrap();
        let names = Names::new(&all, seat(0));
        let people = Preset::Classic.rules().people_of_hand(1);
        let at = |hand, side, points| Some(HandPoints { hand, side, points });
        let story = MatchStory {
            biggest_hand: at(4, Side::FIRST, 1900),
            biggest_lead: at(2, Side::SECOND, 800),
            last_change: at(4, Side::FIRST, 1600),
            lead_changes: 2,
            canastas: BySide::from([[1, 2, 1, 0], [0; 4]]),
            went_out: vec![(0, 2), (3, 1)],
            decided: Some((Decided::InHand, BySide::from([-40, -300]))),
        };
        let words: Vec<String> = match_story(&story, 4, people, names).into_iter().map(|(_, words)| words).collect();
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
        let one = MatchStory { last_change: None, lead_changes: 0, went_out: vec![(2, 1)], decided: None, ..story };
        let words: Vec<String> = match_story(&one, 1, people, names).into_iter().map(|(_, words)| words).collect();
        assert_eq!(words, ["We 1 natural, 2 mixed, 1 of a sequence; they none", "Ben"]);
    }

    #[test]
    fn of_five_people_each_is_named_and_a_side_is_all_three() {
        // The names of the fourth hand: Cleo, Ben, Ada and Dan sit, Eve rests.
        let all: Vec<String> = ["Cleo", "Ben", "Ada", "Dan", "Eve"].map(str::to_owned).into();
        let rules = Preset::Classic.builder().sit_out(true).build().unwrap();
        let names = Names { watched: true, sides: rules.sides(), ..Names::new(&all, Players::Four.seat(0).unwrap()) };
        let people = rules.people_of_hand(4);
        let seats = rules.players.seats();
        let numbers: Vec<usize> = seats.map(|seat| people.at(seat)).chain(people.resting()).collect();
        let named = |name: &str| numbers[all.iter().position(|one| one == name).unwrap()];
        let story = MatchStory {
            biggest_hand: Some(HandPoints { hand: 2, side: Side::FIRST, points: 900 }),
            went_out: vec![(named("Eve"), 2), (named("Ada"), 1)],
            canastas: BySide::new(2),
            ..MatchStory::default()
        };
        let words: Vec<String> = match_story(&story, 4, people, names).into_iter().map(|(_, words)| words).collect();
        assert_eq!(words.last().map(String::as_str), Some("Eve twice and Ada once"));
        assert_eq!(words[0], "Cleo, Ada and Eve in hand 2: 900");
        let seats: Vec<_> = rules.sides().seats_of(Side::FIRST).collect();
        assert!(super::super::won(&seats, 100, names).starts_with("Cleo, Ada and Eve "));
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
