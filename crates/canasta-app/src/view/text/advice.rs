//! Hints: the best action and the reasons.

use super::card::{cards_in, groups_in, the_card_in};
use super::{fact, list, list_of};
use crate::session::{Advice, Candidate, Comparison};
use crate::view::text::Names;
use crate::words::advice as say;
use crate::words::{self, StepForm};
use canasta::rules::{Action, Answer, CardSet, Group, MeldKind, Rank};

/// A hint in words, the most important part first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdviceText {
    /// What to do, in one line.
    pub what: String,
    /// Why; may be empty.
    pub why: String,
    /// The chances and the alternative; may be empty.
    pub odds: String,
}

impl AdviceText {
    /// All of it as it is read aloud.
    #[must_use]
    pub fn aloud(&self) -> String {
        let more: Vec<&str> = [&*self.why, &*self.odds].into_iter().filter(|part| !part.is_empty()).collect();
        // What to do has no full stop of its own.
        if more.is_empty() { self.what.clone() } else { say::hint_aloud(&self.what, &more.join(" ")) }
    }
}

/// The least cards of a new meld.
const LEAST_MELD: usize = 3;

/// The step for cards of a sequence: "lay the seven to nine of hearts".
fn lay_run(form: StepForm, cards: CardSet) -> String {
    let of_rank = |rank: Option<Rank>| rank.and_then(|rank| cards.of_rank(rank).nth(0));
    let ends = (of_rank(cards.ranks().next()), of_rank(cards.ranks().last()));
    let (Some(low), Some(high)) = ends else { return String::new() };
    match high.suit() {
        Some(suit) if low != high => {
            let run = if cards.len() < LEAST_MELD { say::do_add_run } else { say::do_lay_run };
            run(form, low.rank(), high.rank(), suit)
        }
        _ => say::do_add_to_sequence(form, &|case| the_card_in(low, case)),
    }
}

/// The clauses for laying groups. Wilds alone are added to a meld, which is named.
fn laying(all: &[Group], form: StepForm) -> Vec<String> {
    let is_run = |group: &&Group| matches!(group.kind(), Some(MeldKind::Sequence(_)));
    let alone = |group: &&Group| group.cards.non_wilds().is_empty();
    let is_set = |group: &&Group| !alone(group) && !is_run(group);
    let sets: Vec<CardSet> = all.iter().filter(is_set).map(|group| group.cards).collect();
    let mut done = Vec::new();
    if !sets.is_empty() {
        done.push(say::do_lay(form, &|case| groups_in(&sets, case)));
    }
    done.extend(all.iter().filter(is_run).map(|group| lay_run(form, group.cards)));
    let added = all.iter().filter(alone).map(|group| {
        let cards = |case| cards_in(group.cards, case);
        match group.rank() {
            Some(rank) => say::do_add_to_rank(form, &cards, rank),
            None if group.cards.len() < LEAST_MELD => say::do_add_to_wilds(form, &cards),
            None => say::do_lay(form, &cards),
        }
    });
    done.extend(added);
    done
}

/// An action as imperatives, one for each step.
pub(super) fn steps(action: &Action) -> Vec<String> {
    match action {
        Action::Meld(all) => laying(all, StepForm::Command),
        other => vec![imperative(other)],
    }
}

/// An action as an imperative.
fn imperative(action: &Action) -> String {
    match action {
        Action::Draw => say::do_draw().to_owned(),
        Action::Take { with, groups: more } => {
            let take = match with.cards.is_empty() {
                true => say::do_take_onto().to_owned(),
                false => say::do_take_with(&|case| cards_in(with.cards, case)),
            };
            match more.is_empty() {
                true => take,
                false => say::do_take_laying(&take, &list(&laying(more, StepForm::WhileTaking))),
            }
        }
        Action::Meld(_) => list(&steps(action)),
        Action::Discard(card) => say::do_discard(&|case| the_card_in(*card, case)),
        Action::Keep => say::do_keep().to_owned(),
        Action::Ask => say::do_ask().to_owned(),
        Action::Answer(Answer::Yes) => say::do_say_yes().to_owned(),
        Action::Answer(Answer::No) => say::do_say_no().to_owned(),
        Action::Special(_) => say::do_special().to_owned(),
    }
}

/// An alternative. After an action that lays cards, a discard says that nothing is laid first.
pub(super) fn instead(action: &Action, lays: bool) -> String {
    match action {
        Action::Discard(card) if lays => say::do_discard_only(&|case| the_card_in(*card, case)),
        other => imperative(other),
    }
}

/// A probability as a whole percentage.
pub(super) fn percent(chance: f64) -> i32 {
    ((chance * 100.0).round() as i32).clamp(0, 100)
}

/// The most groups that a hint names.
const MOST_GROUPS: usize = 2;

/// A step of a hint.
enum Step {
    Said(String),
    /// Further steps, which are not named.
    More,
}

/// The steps of an action for a hint. Groups beyond the second become an ellipsis.
fn short_steps(action: &Action) -> Vec<Step> {
    let (take, all) = match action {
        Action::Take { with, groups } => (Some(imperative(&Action::Take { with: *with, groups: Vec::new() })), groups),
        Action::Meld(groups) => (None, groups),
        other => return vec![Step::Said(imperative(other))],
    };
    let named = &all[..all.len().min(MOST_GROUPS)];
    let more = (all.len() > named.len()).then_some(Step::More);
    take.into_iter().chain(laying(named, StepForm::Command)).map(Step::Said).chain(more).collect()
}

/// The place of steps that are not named.
const MORE: &str = "…";

/// Steps in one line.
fn in_one_line(all: Vec<Step>) -> String {
    let ends_open = matches!(all.last(), Some(Step::More));
    let all: Vec<String> = all
        .into_iter()
        .map(|step| match step {
            Step::Said(words) => words,
            Step::More => MORE.to_owned(),
        })
        .collect();
    if ends_open { list_of(&all) } else { list(&all) }
}

/// A hint: the action, why, and in the last place the alternative with what it costs. All of it is in points, the one unit that is
/// seen on the table.
#[must_use]
pub fn advice(advice: &Advice, names: Names<'_>) -> AdviceText {
    let (best, reasons) = (&advice.best, &advice.reasons);
    let what = super::capital(&in_one_line(best.actions().iter().flat_map(short_steps).collect()));
    let why = super::why(reasons, names.me, names);
    let Some(next) = &advice.next else { return AdviceText { what, why, odds: String::new() } };
    let other = match &next.first {
        Action::Discard(card) if lays(best) => say::do_discard_laying_nothing(&|case| the_card_in(*card, case)),
        other => in_one_line(short_steps(other)),
    };
    let other = match reasons.contra.first() {
        Some(con) => words::cards::groups_more(&other, &fact(con, names.me, names)),
        None => other,
    };
    let odds = match next.comparison() {
        Comparison::Equal => say::hint_equal(&other),
        Comparison::Behind(points) => say::hint_behind(points, &other),
        Comparison::Unclear => say::hint_next(&other),
    };
    AdviceText { what, why, odds }
}

/// Whether a plan begins by laying cards.
const fn lays(plan: &Candidate) -> bool {
    matches!(plan.first, Action::Meld(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Fact, Reasons};
    use canasta::bots::Estimate;
    use canasta::rules::{MeldKind, Players, Rank, Seat};

    #[test]
    fn advice_says_what_and_why() {
        let names = ["You", "Ada", "Ben", "Cleo"].map(str::to_owned);
        let names = Names::new(&names, Seat::FIRST);
        let next_player = Players::Four.after(Seat::FIRST);
        let say = |best, next: Option<Candidate>, trials, pro: &[Fact], contra: &[Fact]| {
            let reasons = Reasons { pro: pro.to_vec(), risk: None, breaks: None, contra: contra.to_vec() };
            advice(&Advice { best: Candidate { trials, ..best }, next, reasons }, names).aloud()
        };
        let discard = || Candidate::tried("discard 4c", 0.531, 20.0);
        let behind = |plan: &str, mean, standard_error| {
            let behind = Some(Estimate { mean, standard_error });
            Some(Candidate { behind, ..Candidate::tried(plan, 0.5, 0.0) })
        };
        let fed = Fact::FeedsMeld { seat: next_player, of: MeldKind::Set(Rank::King), pile: 9 };
        let passed = Fact::Passed { seat: next_player, rank: Rank::Four };
        assert_eq!(
            say(
                discard(),
                behind("discard Kh", 44.0, 10.0),
                50,
                &[passed, Fact::Lone { rank: Rank::Four, singles: 1 }],
                &[fed]
            ),
            "Discard the four of clubs. Ada left a four lying last turn; the four is your only single card. \
             About 40 points less: discard the king of hearts; Ada could add it to the kings and take 10 cards."
        );
        assert_eq!(
            say(discard(), behind("discard Kh", -30.0, 40.0), 50, &[], &[]),
            "Discard the four of clubs. Next best: discard the king of hearts."
        );
        assert_eq!(
            say(
                Candidate::tried("meld Ks Kh Kd, discard 4c", 0.6, 0.0),
                None,
                50,
                &[Fact::Lays { points: 30, cards: "Ks Kh Kd".parse().unwrap(), share: 30 }],
                &[]
            ),
            "Lay three kings and discard the four of clubs. It lays three kings: 30 points."
        );
        assert_eq!(
            say(discard(), behind("discard Kh", 2.0, 3.0), 50, &[], &[]),
            "Discard the four of clubs. Equally good: discard the king of hearts."
        );
        assert_eq!(
            say(
                Candidate::tried("draw", 0.0, 0.0),
                None,
                0,
                &[Fact::CannotTake { top: Some("Kh".parse().unwrap()) }],
                &[]
            ),
            "Draw. You cannot take the pile with a king on top."
        );
        assert_eq!(
            say(
                Candidate::tried("meld Qs Qh Qd, discard 4c", 0.6, 0.0),
                behind("discard 4c", 60.0, 20.0),
                50,
                &[],
                &[]
            ),
            "Lay three queens and discard the four of clubs. About 60 points less: discard the four of clubs, laying \
             nothing."
        );
    }

    #[test]
    fn every_hint_has_a_true_reason_that_names_what_is_there_in_one_unit() {
        let things = "pile|card|canasta|wild|joker|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace|sequence|meld";
        let players: Vec<String> = ["You", "Ada", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).into();
        crate::session::check_hints(|advised, seen| {
            let words = advice(advised, Names::new(&players, seen.seat()));
            if std::env::var("CANASTA_SHOW").is_ok() {
                println!("{}", words.aloud());
            }
            assert!(!words.what.is_empty() && words.what.chars().count() < 140, "{}", words.aloud());
            assert!(things.split('|').any(|thing| words.why.contains(thing)), "{}", words.aloud());
            assert!(!words.aloud().contains(['%', '{', '}']) && !words.aloud().contains("  "), "{}", words.aloud());
        });
    }

    #[test]
    fn sequences_and_melds_of_wilds_are_named() {
        let say = |action: &str| list(&steps(&action.parse().unwrap()));
        assert_eq!(say("meld 7h 8h 9h"), "lay the seven to nine of hearts");
        assert_eq!(say("meld h: Jh"), "add the jack of hearts to the sequence");
        assert_eq!(say("meld h#1: Th Jh + Ks Kh Kd"), "lay three kings and add the ten to jack of hearts");
        assert_eq!(say("meld W: 2c Jo"), "add a two and a joker to the wilds");
        assert_eq!(say("meld 2c 2d Jo"), "lay two twos and a joker");
        assert_eq!(say("take h:"), "take the pile onto a meld");
    }

    #[test]
    fn a_large_action_is_said_in_one_line() {
        let names = Names::new(&[], Seat::FIRST);
        let say = |plan: &str| {
            let advised = Advice { best: Candidate::tried(plan, 0.6, 0.0), next: None, reasons: Reasons::default() };
            advice(&advised, names).what
        };
        assert_eq!(say("take Ks Kh + 4s 4h 4d"), "Take the pile with two kings and lay three fours");
        let large =
            say("take Ks Kh + 4s 4h 4d + 5s 5h 5d 5c + 6s 6h 2c + 7s 7h 7d 7c 7s + 8s 8h 8d + 9s 9h 9d Jo, discard Ac");
        assert_eq!(
            large,
            "Take the pile with two kings, lay three fours and four fives, … and discard the ace of clubs"
        );
        assert!(say("meld K:2c Jo + Qs Qh Qd + J:2s + 9c 9d 9h 9s + 8c 8d 8h, discard 4c").chars().count() < 100);
    }
}
