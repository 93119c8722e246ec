//! What makes a tip unnecessary: that the player has done what it teaches.

use super::tip::Tip;
use crate::session::plan::seat_in_hand;
use canasta::rules::{Action, Group, HandRecord, MeldKind, Record, Seat};

/// Whether the last action of a record is that of the person of this number, and has been done by them so often that a tip is no
/// longer needed. The number is met by this very action, so that a tip that is opened again later stays.
pub fn learned_by(tip: Tip, record: &Record, person: usize) -> bool {
    let Some((times, is_it)) = lesson_of(tip) else { return false };
    // One of five people sits elsewhere in another hand.
    let seat_in = |hand: &HandRecord| seat_in_hand(&record.rules, person, hand.number);
    let is_lesson = |me: Option<Seat>, seat: Seat, action: &Action| Some(seat) == me && is_it(action);
    let lessons_of = |hand: &HandRecord| {
        let me = seat_in(hand);
        hand.actions().filter(|&(seat, action)| is_lesson(me, seat, action)).count()
    };
    let last = record.hands.last().and_then(|hand| Some((seat_in(hand), hand.actions().last()?)));
    last.is_some_and(|(me, (seat, action))| is_lesson(me, seat, action))
        && record.hands.iter().map(lessons_of).sum::<usize>() == times
}

/// How often an action is done until a tip about it is learned, and whether an action is such.
type Lesson = (usize, fn(&Action) -> bool);

/// What a tip teaches, and how often it is done until it is learned; `None` for a tip about a rare moment, which is shown
/// until it is closed.
fn lesson_of(tip: Tip) -> Option<Lesson> {
    /// The groups of cards that an action lays.
    fn groups(action: &Action) -> impl Iterator<Item = &Group> {
        let (with, groups): (Option<&Group>, &[Group]) = match action {
            Action::Take { with, groups } => (Some(with), groups),
            Action::Meld(groups) => (None, groups),
            _ => (None, &[]),
        };
        with.into_iter().chain(groups)
    }
    Some(match tip {
        Tip::Draw => (3, |action| *action == Action::Draw),
        Tip::Take => (3, |action| matches!(action, Action::Take { .. })),
        Tip::Discard => (5, |action| matches!(action, Action::Discard(_))),
        Tip::BlackThree => (2, |action| matches!(action, Action::Discard(card) if card.is_black_three())),
        Tip::Ask => (2, |action| *action == Action::Ask),
        Tip::Wild => (3, |action| groups(action).any(|group| !group.cards.wilds().is_empty())),
        Tip::Sequence => (3, |action| groups(action).any(|group| matches!(group.kind(), Some(MeldKind::Sequence(_))))),
        Tip::WildMeld => (2, |action| groups(action).any(|group| group.kind() == Some(MeldKind::Wild))),
        Tip::Select => (3, |action| groups(action).any(|group| group.cards.len() > 1)),
        Tip::Lay => (5, |action| matches!(action, Action::Meld(_))),
        // With a pair, as a frozen pile asks for.
        Tip::Frozen => (3, |action| matches!(action, Action::Take { with, .. } if with.cards.naturals().len() >= 2)),
        Tip::RedThree
        | Tip::GoOut
        | Tip::KeepTwo
        | Tip::StockEnd
        | Tip::Score
        | Tip::Warnings
        | Tip::Canasta
        | Tip::Special
        | Tip::Kinds
        | Tip::Foot
        | Tip::Lone
        | Tip::Talon
        | Tip::Open => return None,
    })
}
