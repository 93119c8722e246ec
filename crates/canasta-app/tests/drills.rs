//! Drills: every position is legal, and the stated answers hold up against the strongest bot.
//!
//! `cargo test --test drills -- --nocapture` prints the value of every answer; `DRILL=open` restricts it to one drill.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta::bots::{Budget, SearchBot, SearchConfig, WinModel};
use canasta::rules::{Action, Card, Rank, Seat, Side, State, legal};
use canasta_app::session::{AnswerGrade, Drill, DrillAnswer, DrillQuestion, Judge, Pattern, Score, read_questions};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Independent series of sampled deals, by which noise is estimated.
const SERIES: u8 = 8;
/// Sampled deals for each plan in a series: few at first, and many where few leave it open.
const DEALS: [u32; 2] = [100, 1200];

/// The most points that a right answer may lose to the best plan, beyond noise. Smaller differences are no lesson.
const TOLERANCE: f64 = 15.0;
/// The least points that a wrong answer must lose.
const LEAST_LOSS: f64 = 25.0;

/// A plan, with its mean value in each series in points of the hand.
struct Row {
    plan: Vec<Action>,
    values: Vec<f64>,
    grade: AnswerGrade,
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The mean difference of two plans and its standard error. Both were tried on the same deals.
fn difference(a: &Row, b: &Row) -> (f64, f64) {
    let all: Vec<f64> = a.values.iter().zip(&b.values).map(|(a, b)| a - b).collect();
    let mean = mean(&all);
    let squares = all.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, (squares / (all.len() * (all.len() - 1)) as f64).sqrt())
}

fn text(actions: &[Action]) -> String {
    actions.iter().map(Action::to_string).collect::<Vec<_>>().join(", ")
}

/// The exact actions that an answer states.
fn stated(answer: &DrillAnswer) -> impl Iterator<Item = &Vec<Action>> {
    answer.patterns.iter().filter_map(|pattern| match pattern {
        Pattern::Actions(actions) => Some(actions),
        Pattern::Kind(..) | Pattern::Number(_) => None,
    })
}

/// All plans worth comparing, best first: those that the search considers, and the stated ones. Each is tried on so many deals in a series.
fn table(question: &DrillQuestion, deals: u32) -> Vec<Row> {
    let state = question.state().unwrap();
    let seen = state.observe(Seat::FIRST);
    let search =
        |seed: u8, deals: usize| SearchBot::new("drill", [seed; 32], Budget::Worlds(deals as u32), SearchConfig::BEST);
    let mut plans: Vec<Vec<Action>> = search(0, 40).evaluate(&seen).iter().map(|e| e.plan.actions().to_vec()).collect();
    for actions in question.answers.iter().flat_map(stated) {
        if !plans.contains(actions) {
            plans.push(actions.clone());
        }
    }
    let win_model = WinModel::for_rules(seen.rules());
    let scores = seen.scores();
    let slope = win_model.slope(seen.rules(), scores[seen.side()], scores[seen.rival()], seen.hand_number());
    let mut rows: Vec<Row> = plans
        .iter()
        .map(|plan| {
            // As at the table, a turn is judged action by action until it is an answer.
            let (mut state, mut done, mut grade) = (state.clone(), Vec::new(), AnswerGrade::Unfinished);
            for action in plan {
                if grade != AnswerGrade::Unfinished || state.play(action).is_err() {
                    break;
                }
                done.push(action.clone());
                grade = question.judge(&done, &state);
            }
            Row { plan: plan.clone(), values: Vec::new(), grade }
        })
        .collect();
    for series in 1..=SERIES {
        let found = search(series, deals as usize * plans.len()).compare(&seen, plans.clone());
        for row in &mut rows {
            let result = found.iter().find(|result| result.plan.actions() == row.plan).unwrap();
            row.values.push(result.win_probability / slope);
        }
    }
    rows.sort_by(|a, b| mean(&b.values).total_cmp(&mean(&a.values)));
    rows
}

fn print(drill: &str, question: &DrillQuestion, rows: &[Row]) {
    println!("\n{drill}/{}   hand {}", question.name, question.state().unwrap().hand(Seat::FIRST));
    for row in rows {
        let (behind, error) = difference(&rows[0], row);
        let what = match row.grade {
            AnswerGrade::Answer(at) => {
                let answer = &question.answers[at];
                format!("{} {}", if answer.is_right { "RIGHT" } else { "wrong" }, answer.name)
            }
            other => format!("{other:?}"),
        };
        println!("  {:6.0} ± {:3.0}  {:48} {what}", -behind, error, text(&row.plan));
    }
}

/// Prints a file of positions that is not a drill yet: `POSITIONS=FILE cargo test --test drills -- --ignored --nocapture`.
#[test]
#[ignore = "a tool for authors"]
fn inspect() {
    let file = std::env::var("POSITIONS").unwrap();
    let only = std::env::var("ONLY").unwrap_or_default();
    for question in read_questions(&std::fs::read_to_string(&file).unwrap()).unwrap() {
        if question.name.contains(&only) && question.judge == Judge::Search {
            print(&file, &question, &table(&question, DEALS[1]));
        }
    }
}

/// The best row that is judged to be this answer.
fn best_of(rows: &[Row], answer: usize) -> &Row {
    rows.iter().find(|row| row.grade == AnswerGrade::Answer(answer)).expect("its example is in the table")
}

/// What is wrong with the stated answers of a question. The bounds are moved by so many standard errors: inwards where few deals were tried,
/// so that what passes there would pass with many, and outwards by the noise that is left with many.
fn faults(place: &str, question: &DrillQuestion, rows: &[Row], few: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let right = |row: &&Row| matches!(row.grade, AnswerGrade::Answer(at) if question.answers[at].is_right);
    let best = rows.iter().find(right).expect("a right answer");
    for (at, answer) in question.answers.iter().enumerate() {
        let place = format!("{place}: {}", answer.name);
        if !answer.is_right {
            let (lost, error) = difference(best, best_of(rows, at));
            let sure = if few { 3.0 * error } else { 0.0 };
            if lost - sure < LEAST_LOSS || lost < 3.0 * error {
                faults.push(format!("{place} loses {lost:.0} ± {error:.0}"));
            }
            continue;
        }
        for actions in stated(answer) {
            let row = rows.iter().find(|row| row.plan == *actions).expect("it is in the table");
            // What is judged before the turn ends is worth as much as its best continuation.
            let ends = !matches!(actions.last(), Some(Action::Meld(_)));
            let row = if ends { row } else { best_of(rows, at) };
            let (lost, error) = difference(&rows[0], row);
            let noise = if few { -2.0 * error } else { 2.0 * error };
            if lost > TOLERANCE + noise {
                faults.push(format!("{place}: {} loses {lost:.0} ± {error:.0}", text(actions)));
            }
        }
    }
    faults
}

#[test]
fn stated_answers_hold_up_against_the_strongest_bot() {
    let only = std::env::var("DRILL").unwrap_or_default();
    let chosen = Drill::ALL.iter().filter(|drill| drill.name().contains(&only));
    let questions: Vec<(Drill, DrillQuestion)> = chosen
        .flat_map(|&drill| drill.questions().unwrap().into_iter().map(move |question| (drill, question)))
        .filter(|(_, question)| question.judge == Judge::Search)
        .collect();
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some((drill, question)) = questions.get(next.fetch_add(1, Ordering::Relaxed)) {
            let place = format!("{}/{}", drill.name(), question.name);
            let mut rows = table(question, DEALS[0]);
            let mut wrong = faults(&place, question, &rows, true);
            if !wrong.is_empty() {
                rows = table(question, DEALS[1]);
                wrong = faults(&place, question, &rows, false);
            }
            let mut found = found.lock().unwrap();
            print(drill.name(), question, &rows);
            found.extend(wrong);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let found = found.into_inner().unwrap();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn every_position_is_possible_and_every_stated_answer_legal() {
    for drill in Drill::ALL {
        let questions = drill.questions().unwrap_or_else(|fault| panic!("{}: {fault}", drill.name()));
        assert_eq!(questions.len(), drill.question_count(), "{}", drill.name());
        assert!((3..=6).contains(&questions.len()), "{}", drill.name());
        for question in &questions {
            let place = format!("{}/{}", drill.name(), question.name);
            assert_eq!(questions.iter().filter(|other| other.name == question.name).count(), 1, "{place}");
            assert!(question.setup.state().is_ok(), "{place}: {:?}", question.setup.state());
            let state = question.state().unwrap_or_else(|| panic!("{place}: it is not reached"));
            assert!(question.right().count() > 0, "{place}");
            // A hand that has ended is asked about by its score.
            let waits = state.ended().is_none() && state.to_act() == Seat::FIRST;
            assert!(waits || question.score.is_some(), "{place}");
            for (at, answer) in question.answers.iter().enumerate() {
                match answer.patterns.first().expect("an example") {
                    Pattern::Number(number) => assert!(question.choices.contains(number), "{place}"),
                    Pattern::Kind(..) => panic!("{place}: {} needs an example", answer.name),
                    Pattern::Actions(_) => {}
                }
                for actions in stated(answer) {
                    let (mut after, mut done) = (state.clone(), Vec::new());
                    for action in actions {
                        let so_far = question.judge(&done, &after);
                        assert!(done.is_empty() || so_far == AnswerGrade::Unfinished, "{place}: {}", text(actions));
                        after.play(action).unwrap_or_else(|error| panic!("{place}: {action}: {error}"));
                        done.push(action.clone());
                    }
                    assert_eq!(question.judge(&done, &after), AnswerGrade::Answer(at), "{place}: {}", text(actions));
                }
            }
        }
    }
    assert!(Drill::ALL.len() >= 12);
}

/// The cards of a rank that the first seat sees: in its hand, in the pile and in melds.
fn seen_of(state: &State, rank: Rank) -> usize {
    let laid = state.sides().iter().map(|side| state.melds(side).of(rank).count(rank)).sum::<usize>();
    state.hand(Seat::FIRST).count(rank) + state.pile().iter().filter(|card| card.rank() == rank).count() + laid
}

/// In *A safe discard* the number of cards of a rank that are seen is the reason, so that no card is refused of which as many are seen
/// as of a right one, unless it fits a meld of the others or an own one.
#[test]
fn no_refused_discard_has_the_very_reason_of_the_right_one() {
    for question in Drill::Safe.questions().unwrap() {
        let state = question.state().unwrap();
        let discards: Vec<Card> = state.hand(Seat::FIRST).iter().filter(|card| card.rank().is_natural()).collect();
        let is_right = |card: Card| {
            let action = Action::Discard(card);
            let mut after = state.clone();
            after.play(&action).unwrap();
            match question.judge(&[action], &after) {
                AnswerGrade::Answer(at) => question.answers[at].is_right,
                AnswerGrade::Unfinished | AnswerGrade::Unlisted => false,
            }
        };
        let least =
            discards.iter().filter(|&&card| is_right(card)).map(|card| seen_of(&state, card.rank())).min().unwrap();
        for &card in discards.iter().filter(|&&card| !is_right(card)) {
            let fits = state.sides().iter().any(|side| state.melds(side).has(card.rank()));
            let seen = seen_of(&state, card.rank());
            assert!(fits || seen < least, "{}: {card} is seen {seen} times, the right one {least}", question.name);
        }
    }
}

/// No reply to a wrong answer is that to a right one.
#[test]
fn what_is_said_of_a_wrong_answer_is_not_said_of_a_right_one() {
    for question in Drill::ALL.iter().flat_map(|drill| drill.questions().unwrap()) {
        for wrong in question.answers.iter().filter(|answer| !answer.is_right) {
            assert!(question.right().all(|right| right.name != wrong.name), "{}: {}", question.name, wrong.name);
        }
    }
}

/// What the rules say of a turn decides, where they decide: a right answer is of the kind of turn that the question asks for, and
/// a wrong one is not.
#[test]
fn answers_that_the_rules_judge_are_right_and_wrong_by_them() {
    let mut judged = 0;
    for question in Drill::ALL.iter().flat_map(|drill| drill.questions().unwrap()) {
        let right = |answer: &DrillAnswer| DrillAnswer {
            patterns: answer.patterns.iter().filter(|p| matches!(p, Pattern::Kind(..))).cloned().collect(),
            ..answer.clone()
        };
        let kinds = DrillQuestion { answers: question.right().map(right).collect(), ..question.clone() };
        let is_of_kind = |actions: &[Action]| {
            let mut state = question.state().unwrap();
            actions.iter().for_each(|action| state.play(action).unwrap());
            matches!(kinds.judge(actions, &state), AnswerGrade::Answer(_))
        };
        let only = legal::candidates(&question.state().unwrap().observe(Seat::FIRST)).len() == 1;
        if question.judge != Judge::Rules || question.score.is_some() || only {
            continue;
        }
        for answer in &question.answers {
            for actions in stated(answer) {
                let place = format!("{}: {}", question.name, text(actions));
                assert_eq!(is_of_kind(actions), answer.is_right, "{place}");
            }
        }
        judged += 1;
    }
    assert!(judged >= 10, "{judged}");
}

#[test]
fn stated_scores_are_those_of_the_rules() {
    let mut counted = 0;
    for question in Drill::ALL.iter().flat_map(|drill| drill.questions().unwrap()) {
        assert_eq!(question.score.is_some(), !question.choices.is_empty(), "{}", question.name);
        let Some(score) = &question.score else { continue };
        let ended = |actions: &[Action]| {
            let mut state = question.setup.state().unwrap();
            actions.iter().for_each(|action| state.play(action).unwrap());
            state.score().expect("the hand has ended")
        };
        let right = match score {
            Score::Cards(cards) => cards.points(),
            Score::Own(actions) => ended(actions).sides[Side::FIRST].hand,
            Score::Other(actions) => ended(actions).sides[Side::SECOND].hand,
            Score::Taken => {
                let mut state = question.state().unwrap();
                let (pile, hand) = (state.pile().len(), state.hand(Seat::FIRST));
                let pair = hand.take_of_rank(state.pile().last().unwrap().rank(), 2).unwrap();
                state.play(&Action::take(pair)).unwrap();
                i32::try_from(pile - state.pile().len()).unwrap()
            }
        };
        for &choice in &question.choices {
            let answer = question.judge_number(choice).expect("every choice has an answer");
            assert_eq!(question.answers[answer].is_right, choice == right, "{}: {choice}", question.name);
        }
        assert!(question.choices.contains(&right), "{}", question.name);
        counted += 1;
    }
    assert!(counted >= 10);
}
