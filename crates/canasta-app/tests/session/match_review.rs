//! The review of a record: which decisions are asked about and when, what is kept, and what is shown.

use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use crate::review_worker::{
    self, asked, decision_of, is_about_all_cards, look_at, record, reply, review, worker_ready,
};
use canasta::analysis::{DecisionKind, OpenChance, hand_decisions, hand_luck, open_chances};
use canasta::rules::{Game, Preset, Seat, Side, replay};
use canasta_app::features::files::FilesIntent;
use canasta_app::features::library::{
    GameId, GamePurpose, LibraryEffect, LibraryIntent, LibraryMessage, ShowAs, StoredGame,
};
use canasta_app::session::{
    Answer, BotMessage, DecisionId, Effect, Intent, LearnIntent, LookBackIntent, MatchReviewIntent, Message,
    QuestionKind, ReviewPace, SaveParts, Stride, ViewFrom, WorkerEffect, places, save,
};
use canasta_app::view;
use serde_json::Value;

fn go(session: &mut Session, stride: Stride) -> Vec<Effect> {
    session.update(click(Intent::LookBack(LookBackIntent::Go(stride))))
}

/// Answers that a decision lost so much.
fn answer(session: &mut Session, question: &Value, loss: f64) -> Vec<Effect> {
    review_worker::answer(session, question, &["discard 3s".parse().unwrap()], loss)
}

fn game(name: &str) -> Game {
    replay(&record(name)).game.unwrap()
}

/// The decisions with a choice of a seat in the hand that is shown, from the rules alone.
fn unforced(session: &Session, game: &Game, seat: Seat) -> Vec<usize> {
    let hand = session.look_back().unwrap().at().hand;
    let all = hand_decisions(game.rules(), &game.record().hands[hand], hand + 1);
    all.into_iter().filter(|one| one.seat == seat && !one.is_forced).map(|one| one.action).collect()
}

#[test]
fn every_decision_of_the_seat_is_asked_about_once_one_at_a_time() {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    let game = game("classic");
    let wanted = unforced(&session, &game, Seat::FIRST);
    assert!(wanted.len() > 5);
    assert!(session.match_review().is_none());
    let effects = review(&mut session, MatchReviewIntent::Toggle);
    assert!(effects.contains(&Effect::Worker(WorkerEffect::Start(1))));
    let hand = session.look_back().unwrap().at().hand;
    let mut question = asked(&worker_ready(&mut session));
    let mut seen = Vec::new();
    while let Some(now) = question {
        if is_about_all_cards(&now) {
            question = asked(&reply(&mut session, &now, Answer::Nothing));
            continue;
        }
        let decision = decision_of(&now);
        assert_eq!((decision.seat, decision.is_forced), (Seat::FIRST, false));
        if decision.hand != hand + 1 {
            question = Some(now);
            break;
        }
        assert_eq!(session.seat_review().unwrap().progress(), (seen.len(), wanted.len()));
        seen.push(decision.action);
        // Stepping meanwhile asks nothing else.
        assert_eq!(asked(&go(&mut session, Stride::On)), None);
        question = asked(&answer(&mut session, &now, 0.0));
    }
    assert_eq!(seen, wanted);
    let found = session.seat_review().unwrap();
    assert_eq!(found.progress(), (wanted.len(), wanted.len()));
    assert_eq!((found.tally().unforced() as usize, found.mistakes().len()), (wanted.len(), 0));
    // The other hands follow, but another seat goes first when the hand is seen from it.
    let seat = game.rules().players.seat(1).unwrap();
    session.update(click(Intent::LookBack(LookBackIntent::LookFrom(ViewFrom::Seat(seat)))));
    let next = decision_of(&asked(&answer(&mut session, &question.unwrap(), 0.0)).unwrap());
    assert_eq!((next.hand, next.seat), (hand + 1, seat));
}

#[test]
fn a_review_stops_goes_on_and_is_kept() {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    review(&mut session, MatchReviewIntent::Toggle);
    let first = asked(&worker_ready(&mut session)).unwrap();
    review(&mut session, MatchReviewIntent::ToggleRunning);
    assert_eq!(session.match_review().unwrap().pace(), ReviewPace::Stopped);
    // What is asked already still counts; nothing more is asked.
    assert_eq!(asked(&answer(&mut session, &first, 0.12)), None);
    assert_eq!(session.seat_review().unwrap().progress().0, 1);
    let second = asked(&review(&mut session, MatchReviewIntent::ToggleRunning)).unwrap();
    assert_ne!(decision_of(&second).action, decision_of(&first).action);
    // An answer about another decision is none.
    let mut wrong = second.clone();
    wrong["subject"] = first["subject"].clone();
    let third = asked(&answer(&mut session, &wrong, 0.3)).unwrap();
    assert_eq!(session.seat_review().unwrap().progress().0, 1);
    // Away from the record, the answer is kept, and nothing is asked.
    session.update(click(Intent::Learn(LearnIntent::Leave)));
    assert!(session.match_review().is_none());
    assert_eq!(asked(&answer(&mut session, &third, 0.0)), None);
    look_at(&mut session, "pagat");
    assert!(session.match_review().is_none(), "the review is of another record");
    session.update(click(Intent::Files(FilesIntent::WriteText(record("classic")))));
    let effects = session.update(click(Intent::Files(FilesIntent::LookBack)));
    assert_eq!(session.seat_review().unwrap().progress().0, 2);
    assert!(asked(&effects).is_some(), "it goes on");
}

#[test]
fn a_mistake_is_shown_with_its_cards_and_leads_to_its_moment() {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    review(&mut session, MatchReviewIntent::Toggle);
    let mut question = asked(&worker_ready(&mut session)).unwrap();
    let mut fault = None;
    while fault.is_none() {
        let decision = decision_of(&question);
        let is_discard = decision.kind == DecisionKind::Play && decision.done.len() == 1;
        let loss = if is_discard { 0.114 } else { 0.001 };
        fault = is_discard.then_some(decision);
        question = asked(&answer(&mut session, &question, loss)).unwrap();
    }
    let fault = fault.unwrap();
    let mistakes = session.seat_review().unwrap().mistakes();
    assert_eq!(mistakes.len(), 1);
    let id = DecisionId::of(mistakes[0]);
    assert_eq!(id, DecisionId { hand: fault.hand - 1, action: fault.action });
    session.update(click(Intent::LookBack(LookBackIntent::GoTo(id.point()))));
    let shown = session.shown_decision().unwrap();
    assert_eq!(shown.review.action, fault.action);
    assert_eq!(session.observation().unwrap().snapshot(), fault.observation, "the table shows what the seat knew");
    let [best, done] = session.reviewed_cards().unwrap();
    assert_eq!((best.to_string(), Some(done)), ("3s".to_owned(), fault.done[0].cards()));
    let page = format!("{:?}", view::page(&session));
    for words in ["blunder, −11.4\u{a0}%", "Best plan", "38.6\u{a0}%", "±\u{a0}0.8\u{a0}%", "??"] {
        assert!(page.contains(&format!("{words:?}").trim_matches('"').to_owned()), "{words}");
    }
    // After the decision the cards are not marked any more.
    go(&mut session, Stride::On);
    assert_eq!(session.reviewed_cards(), None);
}

#[test]
fn without_a_worker_the_review_says_so() {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    review(&mut session, MatchReviewIntent::Toggle);
    session.update(Message::Bots(BotMessage::WorkerFailed(1)));
    session.update(Message::Bots(BotMessage::WorkerFailed(2)));
    assert_eq!(session.match_review().unwrap().pace(), ReviewPace::Impossible);
    assert!(format!("{:?}", view::page(&session)).contains("cannot think in the background"));
}

#[test]
fn a_hand_that_is_on_is_not_reviewed() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 6);
    let effects = session.update(Message::Program(canasta_app::session::ProgramMessage::Play("draw".parse().unwrap())));
    play_bots(&mut session, effects);
    let effects = session.update(click(Intent::LookBack(LookBackIntent::Open)));
    assert!(session.look_back().is_some() && asked(&effects).is_none());
    assert!(!session.can_review_record());
    let effects = review(&mut session, MatchReviewIntent::Toggle);
    assert_eq!((asked(&effects), session.match_review().is_some()), (None, false));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Worker(_))));
    assert!(session.seat_review().is_none());
}

#[test]
fn the_question_of_a_review_has_its_kind() {
    assert_eq!(serde_json::to_value(QuestionKind::Review).unwrap(), "review");
}

/// What the session asks to keep: a game and a text.
fn put(effects: &[Effect]) -> Option<(GameId, String)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::PutReview(id, text)) => Some((id.clone(), text.clone())),
        _ => None,
    })
}

/// A game of the library, which is a record of the tests.
fn stored(name: &str, id: &GameId) -> Box<StoredGame> {
    let game = game(name);
    let places = places(game.rules().players);
    let save = save(&SaveParts::of(&game, &places));
    Box::new(StoredGame { id: id.clone(), summary: String::new(), save, review: None })
}

/// Opens the review of a game of the library, with which this text is kept.
fn open_kept(session: &mut Session, id: &GameId, text: Option<String>) -> Vec<Effect> {
    session.update(click(Intent::Library(LibraryIntent::Review(id.clone()))));
    let found = LibraryMessage::Found(id.clone(), GamePurpose::Show(ShowAs::Review), Some(stored("classic", id)));
    let effects = session.update(Message::Library(found));
    assert!(effects.contains(&Effect::Library(LibraryEffect::GetReview(id.clone()))));
    assert_eq!(asked(&effects), None, "nothing is asked before it is read");
    session.update(Message::Library(LibraryMessage::Review(id.clone(), text)))
}

#[test]
fn a_review_is_kept_with_its_game_and_found_again() {
    let id: GameId = "0123456789abcdef".parse().unwrap();
    let mut session = Session::alone();
    open_kept(&mut session, &id, None);
    let first = asked(&worker_ready(&mut session)).unwrap();
    let effects = answer(&mut session, &first, 0.12);
    let (game, text) = put(&effects).unwrap();
    assert_eq!(game, id);
    let second = asked(&effects).unwrap();
    let (_, text_of_two) = put(&answer(&mut session, &second, 0.0)).unwrap();
    assert!(text_of_two.starts_with(&text));
    // Another page, a month later.
    let mut later = Session::alone();
    open_kept(&mut later, &id, Some(text_of_two.clone()));
    assert_eq!((later.seat_review().unwrap().progress().0, later.match_review().unwrap().lost()), (2, 0));
    assert_eq!(later.seat_review().unwrap().mistakes().len(), 1);
    let third = asked(&worker_ready(&mut later)).unwrap();
    assert!(decision_of(&third).action > decision_of(&second).action, "only the rest is asked");
    // A damaged line costs its decision, and a decision that the record does not have is none.
    let lines: Vec<String> = text_of_two.lines().map(str::to_owned).collect();
    let (before, after) = lines[2].split_once("\"hand\":").unwrap();
    let foreign = format!("{before}\"hand\":7{after}");
    assert_ne!(foreign, lines[2]);
    let damaged = [&lines[0], &lines[1][..30], &foreign].join("\n");
    let mut other = Session::alone();
    open_kept(&mut other, &id, Some(damaged));
    assert_eq!((other.seat_review().unwrap().progress().0, other.match_review().unwrap().lost()), (0, 2));
    assert!(format!("{:?}", view::page(&other)).contains("was damaged"));
    // What a later version has kept stays.
    let mut old = Session::alone();
    open_kept(&mut old, &id, Some(text_of_two.replacen("\"version\":2", "\"version\":9", 1)));
    let first = asked(&worker_ready(&mut old)).unwrap();
    assert_eq!(put(&answer(&mut old, &first, 0.0)), None);
    assert!(format!("{:?}", view::page(&old)).contains("newer version"));
}

#[test]
fn the_luck_of_a_hand_is_told_for_the_side_that_looks() {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    review(&mut session, MatchReviewIntent::Toggle);
    let game = game("classic");
    let hand = session.look_back().unwrap().at().hand;
    let events = hand_luck(game.rules(), &game.record().hands[hand], hand + 1).0;
    let found = session.seat_review().unwrap();
    let sum: f64 = events.iter().map(|event| event.luck_of(Side::FIRST).win).sum();
    assert!((found.luck().unwrap() - sum).abs() < 1e-9);
    let strokes = found.strokes();
    assert!(!strokes.is_empty() && strokes.len() <= 4);
    let best = events.iter().map(|event| event.luck.win.abs()).fold(0.0, f64::max);
    assert!((strokes[0].1.abs() - best).abs() < 1e-9, "the greatest comes first");
    let (of_one, first) = (found.luck().unwrap(), strokes[0].1);
    assert!(format!("{:?}", view::page(&session)).contains("Strokes of luck"));
    // The other side had the opposite.
    let other = game.rules().players.seat(1).unwrap();
    session.update(click(Intent::LookBack(LookBackIntent::LookFrom(ViewFrom::Seat(other)))));
    let found = session.seat_review().unwrap();
    assert!((found.luck().unwrap() + of_one).abs() < 1e-9 && (found.strokes()[0].1 + first).abs() < 1e-9);
}

/// Answers questions about decisions until one about a hand with all cards is asked.
fn until_all_cards(session: &mut Session, mut question: Value) -> Value {
    while !is_about_all_cards(&question) {
        question = asked(&answer(session, &question, 0.0)).unwrap();
    }
    question
}

/// The chances of a hand, seen with all cards: a question, as the session asks it, with few playouts.
fn chances(game: &Game, hand: usize) -> Vec<OpenChance> {
    open_chances(game.rules(), &game.record().hands[hand], hand + 1, 8)
}

#[test]
fn a_hand_is_seen_with_all_cards_after_its_decisions() {
    let id: GameId = "0123456789abcdef".parse().unwrap();
    let mut session = Session::alone();
    open_kept(&mut session, &id, None);
    let first = asked(&worker_ready(&mut session)).unwrap();
    let question = until_all_cards(&mut session, first);
    let game = game("classic");
    let hand = session.look_back().unwrap().at().hand;
    let (done, all) = session.seat_review().unwrap().progress();
    assert!(done == all && !session.seat_review().unwrap().has_all_cards());
    assert!(format!("{:?}", view::page(&session)).contains("With all cards: follows"));
    // It can be stopped as the review can; what is asked already still counts.
    review(&mut session, MatchReviewIntent::ToggleRunning);
    let found = chances(&game, hand);
    let effects = reply(&mut session, &question, Answer::AllCards(found.clone()));
    assert_eq!(asked(&effects), None);
    let turns = session.seat_review().unwrap().turn_chances();
    assert_eq!(turns.len(), found.len());
    for (turn, open) in turns.iter().zip(&found) {
        assert_eq!((turn.at, turn.open), (open.at, open.win(Side::FIRST)));
    }
    assert!(turns.iter().any(|turn| turn.known.is_some()));
    let graph = canasta_app::beside::review::graph::review_graph(&session).unwrap();
    assert_eq!(graph.all_cards.len(), found.len());
    assert_eq!((graph.all_cards[0].0, graph.all_cards[found.len() - 1].0), (0.0, 1.0));
    let page = format!("{:?}", view::page(&session));
    assert!(page.contains("Win chance after each turn") && !page.contains("follows"));
    // The other side has the rest of the chance, and nothing is asked again.
    let other = game.rules().players.seat(1).unwrap();
    session.update(click(Intent::LookBack(LookBackIntent::LookFrom(ViewFrom::Seat(other)))));
    let others = session.seat_review().unwrap().turn_chances();
    assert!(turns.iter().zip(&others).all(|(one, other)| (one.open + other.open - 1.0).abs() < 1e-9));
    // A month later it is there.
    let (_, text) = put(&effects).unwrap();
    let mut later = Session::alone();
    open_kept(&mut later, &id, Some(text.clone()));
    assert_eq!(later.match_review().unwrap().lost(), 0);
    assert_eq!(later.seat_review().unwrap().turn_chances(), turns);
    // Chances of another hand, or that are none, count as damage.
    for (from, to) in [("\"actions\":0", "\"actions\":1"), ("\"error\":0", "\"error\":7")] {
        let (head, line) = text.split_once("{\"all_cards\"").unwrap();
        let damaged = format!("{head}{{\"all_cards\"{}", line.replacen(from, to, 1));
        let mut other = Session::alone();
        open_kept(&mut other, &id, Some(damaged));
        assert_eq!(other.match_review().unwrap().lost(), 1, "{to}");
        assert!(!other.seat_review().unwrap().has_all_cards());
    }
}

#[test]
fn a_hand_without_an_answer_has_one_line_and_is_not_asked_about_again() {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    review(&mut session, MatchReviewIntent::Toggle);
    let first = asked(&worker_ready(&mut session)).unwrap();
    let question = until_all_cards(&mut session, first);
    let game = game("classic");
    // Chances of another hand are no answer.
    let hand = session.look_back().unwrap().at().hand;
    let wrong = Answer::AllCards(chances(&game, usize::from(hand == 0)));
    let next = asked(&reply(&mut session, &question, wrong)).unwrap();
    assert!(!is_about_all_cards(&next));
    let found = session.seat_review().unwrap();
    assert!(found.has_all_cards() && found.turn_chances().is_empty());
    assert!(canasta_app::beside::review::graph::review_graph(&session).unwrap().all_cards.is_empty());
}
