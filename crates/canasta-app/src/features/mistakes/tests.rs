//! How mistakes come back, and how they are stored.

use super::*;
use crate::features::library::{Fingerprint, GameId};
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

fn with_mistakes(losses: &[f64]) -> OwnDrills {
    let mut drills = OwnDrills::default();
    let reviews: Vec<DecisionReview> = losses.iter().enumerate().map(|(at, &loss)| review(at, loss)).collect();
    let _ = drills.take_in(&game("one"), &reviews, TODAY);
    drills
}

/// The action of the mistake that is to be repaired next.
fn next(drills: &OwnDrills, today: Day) -> Option<usize> {
    drills.next(today).map(|one| one.review.action)
}

#[test]
fn the_worst_mistakes_of_a_game_come_in_once() {
    let losses = [-1.0, 0.0, 0.03, 0.06, 0.2, 0.11, 0.07, 0.08, 0.09];
    let mut drills = with_mistakes(&losses);
    let kept: Vec<u32> = drills.all().iter().map(|one| one.loss()).collect();
    assert_eq!(kept, [200, 110, 70, 80, 90], "no inaccuracy, and the worst five of the game");
    let again: Vec<DecisionReview> = losses.iter().enumerate().map(|(at, &loss)| review(at, loss)).collect();
    let _ = drills.take_in(&game("one"), &again, TODAY.after(9));
    assert_eq!(drills, with_mistakes(&losses), "a second review adds none");
    assert!(drills.take_in(&game("two"), &again, TODAY.after(9)));
    assert_eq!(drills.all().len(), 10);
    assert_eq!(next(&drills, TODAY.after(9)), Some(4), "what has waited longest comes first, and of that the worst");
}

#[test]
fn a_solved_mistake_comes_back_later_each_time_until_it_is_repaired() {
    let mut drills = with_mistakes(&[0.1]);
    let mut today = TODAY;
    assert_eq!(drills.forecast(today), Forecast::Due(1));
    for days in [3, 7, 21, 60] {
        assert!(drills.note(&review(0, 0.1), Recall::Known, today));
        assert_eq!(drills.forecast(today), Forecast::In(days));
        assert_eq!(next(&drills, today.after(days - 1)), None);
        assert!(
            !drills.note(&review(0, 0.1), Recall::Known, today.after(days - 1)),
            "practice before the day changes nothing"
        );
        today = today.after(days);
        assert_eq!(next(&drills, today), Some(0));
    }
    assert!(drills.note(&review(0, 0.1), Recall::Known, today));
    assert_eq!((drills.forecast(today.after(1_000)), drills.progress()), (Forecast::AllRepaired, (1, 1)));
}

#[test]
fn a_missed_mistake_begins_anew() {
    let mut drills = with_mistakes(&[0.1]);
    assert!(drills.note(&review(0, 0.1), Recall::Known, TODAY));
    assert!(drills.note(&review(0, 0.1), Recall::Known, TODAY.after(3)));
    assert!(drills.note(&review(0, 0.1), Recall::Missed, TODAY.after(10)));
    assert_eq!(drills.forecast(TODAY.after(10)), Forecast::In(1));
    assert!(drills.note(&review(0, 0.1), Recall::Known, TODAY.after(11)));
    assert_eq!(drills.forecast(TODAY.after(11)), Forecast::In(3), "as if it had never been solved before");
}

#[test]
fn the_stored_form_is_read_back_and_damage_loses_only_itself() {
    let mut drills = with_mistakes(&[0.1, 0.07]);
    assert!(drills.note(&review(1, 0.07), Recall::Missed, TODAY));
    let text = drills.write();
    assert_eq!(OwnDrills::read(&text), drills);
    let damaged = text.replacen("\"box\":1", "\"box\":9", 1);
    assert_ne!(damaged, text);
    assert_eq!(OwnDrills::read(&damaged).all().len(), 1);
    for unreadable in ["", "[]", "{\"version\":2,\"mistakes\":[]}", "{\"version\":1}"] {
        assert_eq!(OwnDrills::read(unreadable), OwnDrills::default(), "{unreadable}");
    }
}

#[test]
fn the_mistakes_of_a_deleted_game_go_with_it() {
    let mut drills = with_mistakes(&[0.1]);
    assert!(drills.take_in(&game("two"), &[review(0, 0.1)], TODAY));
    drills.forget_game(&game("one"));
    assert_eq!(drills.progress(), (0, 1));
    let left = drills.all()[0].clone();
    drills.forget(&left);
    assert_eq!(drills.forecast(TODAY), Forecast::Empty);
}

#[test]
fn no_more_are_kept_than_the_device_has_room_for() {
    let mut drills = OwnDrills::default();
    for number in 0..70 {
        let losses = if number == 0 { [0.055; 5] } else { [0.2; 5] };
        let reviews: Vec<DecisionReview> = losses.iter().enumerate().map(|(at, &loss)| review(at, loss)).collect();
        assert!(drills.take_in(&game(&number.to_string()), &reviews, TODAY));
    }
    assert_eq!(drills.all().len(), 300);
    assert!(drills.all().iter().all(|one| one.loss() == 200), "the smallest went first");
}
