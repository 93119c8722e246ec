//! How mistakes come back, and how they are stored.

use super::*;
use crate::features::library::{Fingerprint, GameId};
use crate::session::day::Day;
use canasta::analysis::{DecisionKind, DecisionReview, Values, Worth};
use canasta::rules::Seat;

const TODAY: Day = Day::new(20_000);

fn game(name: &str) -> GameId {
    GameId::of(&Fingerprint::of(name))
}

/// A decision that lost so much of the probability to win; a loss below 0 was forced.
fn review(action: usize, loss: f64) -> DecisionReview {
    let worth = (loss >= 0.0).then(|| Worth {
        best: Vec::new(),
        is_best: loss == 0.0,
        states: 256,
        win: Values { done: 0.5, best: 0.5 + loss, loss, error: 0.001 },
        points: Values::default(),
        others: Vec::new(),
    });
    DecisionReview { hand: 1, action, seat: Seat::FIRST, kind: DecisionKind::Play, done: Vec::new(), worth }
}

fn with_mistakes(losses: &[f64]) -> MistakeDeck {
    let mut deck = MistakeDeck::default();
    let reviews: Vec<DecisionReview> = losses.iter().enumerate().map(|(at, &loss)| review(at, loss)).collect();
    let _ = deck.take_in(&game("one"), &reviews, TODAY);
    deck
}

/// The action of the mistake that is to be repaired next.
fn next(deck: &MistakeDeck, today: Day) -> Option<usize> {
    deck.next(today).map(|one| one.review.action)
}

#[test]
fn the_worst_mistakes_of_a_game_come_in_once() {
    let losses = [-1.0, 0.0, 0.03, 0.06, 0.2, 0.11, 0.07, 0.08, 0.09];
    let mut deck = with_mistakes(&losses);
    let kept: Vec<u32> = deck.all().iter().map(|one| one.loss()).collect();
    assert_eq!(kept, [200, 110, 70, 80, 90], "no inaccuracy, and the worst five of the game");
    let again: Vec<DecisionReview> = losses.iter().enumerate().map(|(at, &loss)| review(at, loss)).collect();
    let _ = deck.take_in(&game("one"), &again, TODAY.after(9));
    assert_eq!(deck, with_mistakes(&losses), "a second review adds none");
    assert!(deck.take_in(&game("two"), &again, TODAY.after(9)));
    assert_eq!(deck.all().len(), 10);
    assert_eq!(next(&deck, TODAY.after(9)), Some(4), "what has waited longest comes first, and of that the worst");
}

#[test]
fn a_solved_mistake_comes_back_later_each_time_until_it_is_repaired() {
    let mut deck = with_mistakes(&[0.1]);
    let mut today = TODAY;
    assert_eq!(deck.forecast(today), Forecast::Due(1));
    for days in [3, 7, 21, 60] {
        assert!(deck.note(&review(0, 0.1), Recall::Known, today));
        assert_eq!(deck.forecast(today), Forecast::In(days));
        assert_eq!(next(&deck, today.after(days - 1)), None);
        assert!(
            !deck.note(&review(0, 0.1), Recall::Known, today.after(days - 1)),
            "practice before the day changes nothing"
        );
        today = today.after(days);
        assert_eq!(next(&deck, today), Some(0));
    }
    assert!(deck.note(&review(0, 0.1), Recall::Known, today));
    assert_eq!((deck.forecast(today.after(1_000)), deck.progress()), (Forecast::AllRepaired, (1, 1)));
}

#[test]
fn a_missed_mistake_begins_anew() {
    let mut deck = with_mistakes(&[0.1]);
    assert!(deck.note(&review(0, 0.1), Recall::Known, TODAY));
    assert!(deck.note(&review(0, 0.1), Recall::Known, TODAY.after(3)));
    assert!(deck.note(&review(0, 0.1), Recall::Missed, TODAY.after(10)));
    assert_eq!(deck.forecast(TODAY.after(10)), Forecast::In(1));
    assert!(deck.note(&review(0, 0.1), Recall::Known, TODAY.after(11)));
    assert_eq!(deck.forecast(TODAY.after(11)), Forecast::In(3), "as if it had never been solved before");
}

#[test]
fn the_stored_form_is_read_back_and_damage_loses_only_itself() {
    let mut deck = with_mistakes(&[0.1, 0.07]);
    assert!(deck.note(&review(1, 0.07), Recall::Missed, TODAY));
    let text = deck.write();
    assert_eq!(MistakeDeck::read(&text), deck);
    let damaged = text.replacen("\"box\":1", "\"box\":9", 1);
    assert_ne!(damaged, text);
    assert_eq!(MistakeDeck::read(&damaged).all().len(), 1);
    for unreadable in ["", "[]", "{\"version\":2,\"mistakes\":[]}", "{\"version\":1}"] {
        assert_eq!(MistakeDeck::read(unreadable), MistakeDeck::default(), "{unreadable}");
    }
}

#[test]
fn the_mistakes_of_a_deleted_game_go_with_it() {
    let mut deck = with_mistakes(&[0.1]);
    assert!(deck.take_in(&game("two"), &[review(0, 0.1)], TODAY));
    deck.forget_game(&game("one"));
    assert_eq!(deck.progress(), (0, 1));
    let left = deck.all()[0].clone();
    deck.forget(&left);
    assert_eq!(deck.forecast(TODAY), Forecast::Empty);
}

#[test]
fn no_more_are_kept_than_the_device_has_room_for() {
    let mut deck = MistakeDeck::default();
    for number in 0..70 {
        let losses = if number == 0 { [0.055; 5] } else { [0.2; 5] };
        let reviews: Vec<DecisionReview> = losses.iter().enumerate().map(|(at, &loss)| review(at, loss)).collect();
        assert!(deck.take_in(&game(&number.to_string()), &reviews, TODAY));
    }
    assert_eq!(deck.all().len(), 300);
    assert!(deck.all().iter().all(|one| one.loss() == 200), "the smallest went first");
}
