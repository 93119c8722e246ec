//! Mistakes of own games that come back as exercises, until they are repaired.

use crate::matches::click;
use crate::page::Session;
use crate::review_worker::{answer, asked, decision_of, record, review, worker_ready};
use crate::saved_forms::is_example;
use canasta::analysis::Decision;
use canasta::rules::Action;
use canasta_app::features::library::{
    GamePurpose, ImportItem, ImportPart, LibraryEffect, LibraryIntent, LibraryMessage, ListPart, Origin, ShowAs,
    StoredGame, Timestamp,
};
use canasta_app::features::mistakes::{Context, Forecast, MistakesIntent};
use canasta_app::session::{
    Attempt, Day, DecisionId, DeviceMessage, DialogIntent, DialogKind, Effect, ExerciseIntent, Intent, LearnIntent,
    MatchReviewIntent, Message, ProgramMessage, StorageEffect, StorageMessage, StoredValue,
};
use canasta_app::view;

const TODAY: u32 = 20_000;

fn library(session: &mut Session, message: LibraryMessage) -> Vec<Effect> {
    session.update(Message::Library(message))
}

/// What is to be repaired, and when.
fn forecast(session: &Session) -> Forecast {
    session.mistakes().forecast(session.today())
}

fn turn_calendar(session: &mut Session, day: u32) {
    session.update(Message::Device(DeviceMessage::Today(Day::new(day))));
}

/// A finished game of the library, played on this device or not.
fn stored(origin: Origin) -> StoredGame {
    let mut session = Session::alone();
    library(&mut session, LibraryMessage::FilesChosen);
    library(&mut session, LibraryMessage::Listed(String::new(), ListPart::All, Timestamp::LAST));
    let effects = library(
        &mut session,
        LibraryMessage::Read(ImportPart {
            items: vec![ImportItem::Record(record("classic"))],
            ..ImportPart::default()
        }),
    );
    let [Effect::Library(LibraryEffect::Add(new))] = &effects[..] else { panic!("{effects:?}") };
    let mut entry = new[0].clone();
    entry.summary.origin = origin;
    StoredGame { id: entry.summary.id.clone(), summary: entry.summary.write(), save: entry.save, review: None }
}

/// Looks back at the game with its review. The first decision of the person that can have been another discard is a mistake.
fn find_mistake(session: &mut Session, game: &StoredGame, loss: f64) -> (Decision, Action, Vec<Effect>) {
    session.update(click(Intent::Library(LibraryIntent::LookBack(game.id.clone()))));
    library(
        session,
        LibraryMessage::Found(game.id.clone(), GamePurpose::Show(ShowAs::LookBack), Some(Box::new(game.clone()))),
    );
    let effects = review(session, MatchReviewIntent::Toggle);
    assert!(effects.contains(&Effect::Library(LibraryEffect::GetReview(game.id.clone()))));
    library(session, LibraryMessage::Review(game.id.clone(), None));
    let mut question = asked(&worker_ready(session)).unwrap();
    loop {
        let decision = decision_of(&question);
        let rank = |action: &Action| action.cards().and_then(|cards| cards.iter().next()).map(|card| card.rank());
        let position = decision.position().unwrap();
        let seen = position.observe();
        let mut discards = seen.hand().iter().map(Action::Discard).filter(|one| seen.check(one).is_ok());
        let best = match &decision.done[..] {
            [done @ Action::Discard(_)] => discards.find(|other| rank(other) != rank(done)),
            _ => None,
        };
        match best {
            None => question = asked(&answer(session, &question, &decision.done, 0.0)).unwrap(),
            Some(best) => {
                let effects = answer(session, &question, std::slice::from_ref(&best), loss);
                return (decision, best, effects);
            }
        }
    }
}

fn saved(effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Mistakes, text)) => Some(text.clone()),
        _ => None,
    })
}

/// Asks for the mistake that is due, and gives its game.
fn begin(session: &mut Session, game: &StoredGame, there: Option<StoredGame>) -> Vec<Effect> {
    let effects = session.update(click(Intent::Mistakes(MistakesIntent::Next)));
    assert!(
        effects.contains(&Effect::Library(LibraryEffect::Get(game.id.clone(), GamePurpose::Exercise))),
        "{effects:?}"
    );
    library(session, LibraryMessage::Found(game.id.clone(), GamePurpose::Exercise, there.map(Box::new)))
}

fn play(session: &mut Session, action: &Action) -> Vec<Effect> {
    session.update(Message::Program(ProgramMessage::Play(action.clone())))
}

fn learn_page(session: &mut Session) -> String {
    let effects = session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Learn))));
    assert!(effects.contains(&Effect::RequestDay), "what is due depends on the day");
    format!("{:?}", view::page(session).dialog)
}

#[test]
fn a_mistake_comes_back_on_its_days_until_it_is_repaired() {
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    turn_calendar(&mut session, TODAY);
    assert_eq!(forecast(&session), Forecast::Empty);
    assert!(learn_page(&mut session).contains("Its mistakes then wait here"));
    let (fault, best, effects) = find_mistake(&mut session, &game, 0.114);
    let text = saved(&effects).unwrap();
    is_example("mistakes.json", &text);
    assert_eq!(forecast(&session), Forecast::Due(1));
    // A month later, on the page of another visit.
    let mut session = Session::alone();
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Mistakes, text)));
    turn_calendar(&mut session, TODAY + 30);
    let page = learn_page(&mut session);
    assert!(page.contains("One mistake waits for a better plan.") && page.contains("next-mistake"), "{page}");
    begin(&mut session, &game, Some(game.clone()));
    assert_eq!(session.observation().unwrap().snapshot(), fault.observation, "what the seat knew, and nothing else");
    assert!(session.record_of_exercise().is_none() && session.dialog_kind().is_none());
    // The same fault again: it comes back tomorrow, and a better second plan does not change that.
    let text = saved(&play(&mut session, &fault.done[0])).unwrap();
    assert!(matches!(session.exercise().unwrap().attempt(), Some(Attempt::Repeated(_))));
    assert_eq!(forecast(&session), Forecast::In(1));
    session.update(click(Intent::Exercise(ExerciseIntent::Again)));
    assert_eq!(saved(&play(&mut session, &best)), None);
    assert_eq!((session.exercise().unwrap().attempt(), forecast(&session)), (Some(Attempt::Best), Forecast::In(1)));
    // None is due, so the button leads to the page Learn.
    let effects = session.update(click(Intent::Mistakes(MistakesIntent::Next)));
    assert!(session.exercise().is_none() && effects.contains(&Effect::RequestDay));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Learn));
    assert!(learn_page(&mut session).contains("The next mistake comes back tomorrow."));
    // Found at once on five days, each later after the last: it is repaired.
    let mut session = Session::alone();
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Mistakes, text)));
    let mut day = TODAY + 31;
    for wait in [Some(3), Some(7), Some(21), Some(60), None] {
        turn_calendar(&mut session, day);
        session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Learn))));
        begin(&mut session, &game, Some(game.clone()));
        assert!(saved(&play(&mut session, &best)).is_some());
        let expected = wait.map_or(Forecast::AllRepaired, Forecast::In);
        assert_eq!(forecast(&session), expected);
        session.update(click(Intent::Learn(LearnIntent::Leave)));
        assert_eq!(session.dialog_kind(), Some(DialogKind::Learn));
        day += wait.unwrap_or(0);
    }
    assert_eq!(session.mistakes().progress(), (1, 1));
}

#[test]
fn a_clock_that_was_ahead_puts_no_mistake_off_for_long() {
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    // Found, and solved once, by a clock that is 400 days ahead.
    turn_calendar(&mut session, TODAY + 400);
    let (_, best, _) = find_mistake(&mut session, &game, 0.114);
    begin(&mut session, &game, Some(game.clone()));
    let text = saved(&play(&mut session, &best)).unwrap();
    let mut session = Session::alone();
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Mistakes, text)));
    let effects = session.update(Message::Device(DeviceMessage::Today(Day::new(TODAY))));
    assert_eq!(forecast(&session), Forecast::In(3), "as if it had been solved today");
    // It is kept so: three days later it comes back.
    let mut session = Session::alone();
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Mistakes, saved(&effects).unwrap())));
    turn_calendar(&mut session, TODAY + 3);
    assert_eq!(forecast(&session), Forecast::Due(1));
}

#[test]
fn a_day_that_no_date_can_be_is_repaired() {
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    turn_calendar(&mut session, TODAY);
    let (.., effects) = find_mistake(&mut session, &game, 0.114);
    let text = saved(&effects).unwrap();
    for due in ["100000001", "4294967296", "1e300", "-1", "\"tomorrow\""] {
        let damaged = text.replace(&format!("\"due\":{TODAY}"), &format!("\"due\":{due}"));
        assert_ne!(damaged, text);
        let mut session = Session::alone();
        session.update(Message::Storage(StorageMessage::Restored(StoredValue::Mistakes, damaged)));
        turn_calendar(&mut session, TODAY);
        assert_eq!(session.mistakes().progress(), (0, 1), "{due}");
        assert!(matches!(forecast(&session), Forecast::Due(1) | Forecast::In(1)), "{due}");
    }
}

#[test]
fn a_plan_that_was_shown_is_not_repaired() {
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    let (_, best, _) = find_mistake(&mut session, &game, 0.114);
    begin(&mut session, &game, Some(game.clone()));
    let effects = session.update(click(Intent::Exercise(ExerciseIntent::Show)));
    assert!(saved(&effects).is_some());
    assert_eq!(saved(&play(&mut session, &best)), None);
    assert_eq!(forecast(&session), Forecast::In(1));
}

#[test]
fn trying_again_beside_the_review_counts_too() {
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    let (fault, best, _) = find_mistake(&mut session, &game, 0.114);
    let id = DecisionId { hand: fault.hand - 1, action: fault.action };
    session.update(click(Intent::LookBack(canasta_app::session::LookBackIntent::GoTo(id.point()))));
    session.update(click(Intent::Exercise(ExerciseIntent::Begin)));
    assert!(session.record_of_exercise().is_some());
    assert!(saved(&play(&mut session, &best)).is_some());
    assert_eq!(forecast(&session), Forecast::In(3));
}

#[test]
fn only_mistakes_of_own_games_come_in() {
    for (origin, loss) in [(Origin::Imported, 0.114), (Origin::Played, 0.03)] {
        let (mut session, game) = (Session::alone(), stored(origin));
        let (.., effects) = find_mistake(&mut session, &game, loss);
        assert_eq!((saved(&effects), forecast(&session)), (None, Forecast::Empty), "{origin:?} {loss}");
    }
}

#[test]
fn a_game_that_is_gone_takes_its_mistakes_with_it() {
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    find_mistake(&mut session, &game, 0.114);
    let effects = begin(&mut session, &game, None);
    assert!(saved(&effects).is_some());
    assert_eq!((forecast(&session), session.dialog_kind()), (Forecast::Empty, Some(DialogKind::Learn)));
    // A game that cannot be read loses only what cannot be played.
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    find_mistake(&mut session, &game, 0.114);
    begin(&mut session, &game, Some(StoredGame { save: "{}".to_owned(), ..game.clone() }));
    assert_eq!((session.mistakes().progress(), session.dialog_kind()), ((0, 0), Some(DialogKind::Learn)));
    // Without a library nothing can be played.
    let (mut session, game) = (Session::alone(), stored(Origin::Played));
    find_mistake(&mut session, &game, 0.114);
    library(&mut session, LibraryMessage::Refused);
    let context = Context { today: session.today(), library: session.library() };
    assert!(session.mistakes().playable(&context).is_none());
    assert!(!learn_page(&mut session).contains("next-mistake"));
}
