//! Answers of the library that come late: what is shown is what the person has asked for last, and never an older version of it.

use crate::library::Shelf;
use crate::matches::{click, new_session, play_hand};
use crate::page::Session;
use canasta::rules::{Action, Preset, Rules, legal};
use canasta_app::features::library::{GameId, GamePurpose, KeepStatus, LibraryEffect, LibraryIntent, LibraryMessage};
use canasta_app::features::mistakes::MistakesIntent;
use canasta_app::session::{
    DialogIntent, DialogKind, Effect, Intent, LearnIntent, LookBackIntent, Message, NewGameIntent, Notice,
    ProgramMessage, StorageEffect, StoredValue, TableIntent, restore,
};

/// What the session asks the library for, without an answer yet.
fn asks(session: &mut Session, intent: Intent) -> Vec<LibraryEffect> {
    let effects = session.update(click(intent));
    effects
        .into_iter()
        .filter_map(|effect| if let Effect::Library(effect) = effect { Some(effect) } else { None })
        .collect()
}

fn answer(shelf: &mut Shelf, session: &mut Session, asked: Vec<LibraryEffect>) {
    shelf.run(session, asked.into_iter().map(Effect::Library).collect());
}

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/tests/records/{name}", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))).unwrap()
}

/// A match after its first hand, and a library with another game.
fn after_a_hand() -> (Shelf, Session, GameId) {
    let mut session = new_session(Preset::Duel, Preset::Duel.rules(), 3);
    let mut shelf = Shelf::default();
    shelf.import(&mut session, &[&file("evening.txt")]);
    let other = session.library().games()[0].summary.id.clone();
    play_hand(&mut session);
    let effects = session.update(Message::Library(LibraryMessage::KeepDue));
    shelf.run(&mut session, effects);
    (shelf, session, other)
}

fn looked_at(session: &Session) -> Option<Rules> {
    session.look_back().map(|_| session.standing().unwrap().rules)
}

#[test]
fn a_game_that_is_found_late_does_not_replace_what_was_asked_for_since() {
    let since = [
        Intent::LookBack(LookBackIntent::Open),
        Intent::Learn(LearnIntent::Lesson),
        Intent::Table(TableIntent::NextHand),
        Intent::Dialog(DialogIntent::Open(DialogKind::Rules)),
    ];
    for purpose in
        [LibraryIntent::LookBack as fn(GameId) -> LibraryIntent, LibraryIntent::Review, LibraryIntent::Resume]
    {
        for later in since.clone() {
            let (mut shelf, mut session, other) = after_a_hand();
            shelf.open(&mut session);
            let asked = asks(&mut session, Intent::Library(purpose(other)));
            assert!(asked.iter().any(|effect| matches!(effect, LibraryEffect::Get(..))), "{asked:?}");
            session.update(click(later.clone()));
            let before = (looked_at(&session), session.dialog_kind(), session.record());
            answer(&mut shelf, &mut session, asked);
            assert_eq!((looked_at(&session), session.dialog_kind(), session.record()), before, "{later:?}");
        }
    }
    // What was asked for last is shown, in whichever order the answers come.
    let (mut shelf, mut session, other) = after_a_hand();
    let asked = asks(&mut session, Intent::Library(LibraryIntent::LookBack(other.clone())));
    let own = session.match_id().unwrap().clone();
    shelf.send(&mut session, Intent::Library(LibraryIntent::LookBack(own)));
    assert_eq!(looked_at(&session), Some(Preset::Duel.rules()), "the match on the table is looked at, not its score");
    answer(&mut shelf, &mut session, asked);
    assert_eq!(looked_at(&session), Some(Preset::Duel.rules()));
    shelf.send(&mut session, Intent::Library(LibraryIntent::LookBack(other)));
    assert_eq!(looked_at(&session), Some(Preset::Evening.rules()));
}

#[test]
fn a_mistake_that_is_found_late_does_not_replace_a_look_back() {
    let (_, mut session, other) = after_a_hand();
    session.update(click(Intent::Mistakes(MistakesIntent::Next)));
    session.update(click(Intent::LookBack(LookBackIntent::Open)));
    let found = LibraryMessage::Found(other, GamePurpose::Exercise, None);
    assert_eq!(session.update(Message::Library(found)), []);
    assert!(session.look_back().is_some() && session.exercise().is_none());
}

fn record_of(save: &str) -> String {
    restore(save).game.unwrap().0.record().to_string()
}

/// A library that has a match only up to its first draw, and a page at which another game has taken its place.
fn not_stored(replace: fn(&mut Session) -> Vec<Effect>) -> (Shelf, Session, GameId, String, Vec<Effect>) {
    let mut session = new_session(Preset::Duel, Preset::Duel.rules(), 3);
    let mut shelf = Shelf::default();
    let effects = session.update(Message::Program(ProgramMessage::Play(Action::Draw)));
    shelf.run(&mut session, effects);
    shelf.open(&mut session);
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    let id = session.match_id().unwrap().clone();
    let mut all = legal::candidates(&session.observation().unwrap());
    all.retain(|action| matches!(action, Action::Discard(_)));
    let effects = session.update(Message::Program(ProgramMessage::Play(all.remove(0))));
    let save = effects.iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text),
        _ => None,
    });
    let record = record_of(save.unwrap());
    session.update(Message::Library(LibraryMessage::KeepDue));
    session.update(Message::Library(LibraryMessage::NotKept(id.clone())));
    assert_eq!(session.keep_status(), KeepStatus::Failed);
    let mut effects = replace(&mut session);
    effects.extend(session.update(Message::Library(LibraryMessage::NotKept(id.clone()))));
    (shelf, session, id, record, effects)
}

fn by_program(session: &mut Session) -> Vec<Effect> {
    let new = canasta_app::session::NewGame {
        preset: Preset::Classic,
        rules: Preset::Classic.rules(),
        places: session.places().to_vec(),
        dealer: None,
        seed: [9; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))))
}

fn by_person(session: &mut Session) -> Vec<Effect> {
    session.update(click(Intent::NewGame(NewGameIntent::SameDeal)));
    session.update(click(Intent::Dialog(DialogIntent::Confirm)))
}

#[test]
fn a_game_that_the_library_did_not_store_is_opened_as_it_was_left() {
    for replace in [by_program as fn(&mut Session) -> Vec<Effect>, by_person] {
        let (mut shelf, mut session, id, record, _) = not_stored(replace);
        assert!(record_of(&shelf.games[&id].save).len() < record.len(), "what is stored is older");
        shelf.open(&mut session);
        // The library still refuses.
        let asked = asks(&mut session, Intent::Library(LibraryIntent::Export(id.clone())));
        assert_eq!(asked, [], "the file is made of what is here");
        session.update(click(Intent::Library(LibraryIntent::Resume(id.clone()))));
        let last = |text: &str| text.lines().last().unwrap().trim_start_matches("# ").to_owned();
        assert_eq!((last(&session.record()), session.match_id()), (last(&record), Some(&id)));
        assert_ne!(session.keep_status(), KeepStatus::Confirmed);
        // And it is stored once the library can.
        let effects = session.update(Message::Library(LibraryMessage::KeepDue));
        shelf.run(&mut session, effects);
        assert_eq!(session.keep_status(), KeepStatus::Confirmed);
        assert_eq!(record_of(&shelf.games[&id].save), record);
    }
}

#[test]
fn a_game_that_was_replaced_and_not_stored_is_set_aside_until_it_is() {
    let (mut shelf, mut session, id, record, effects) = not_stored(by_program);
    let aside = effects.iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::SetAside(text)) => Some(text.clone()),
        _ => None,
    });
    let aside = aside.expect("a copy that outlives the page");
    assert_eq!(record_of(&aside), record);
    assert_eq!(session.warning(), Some(&Notice::NotKept));
    let all = vec![canasta_app::session::SetAside { number: 4, text: aside }];
    session.update(Message::Storage(canasta_app::session::StorageMessage::SetAside(all)));
    let effects = session.update(Message::Library(LibraryMessage::KeepDue));
    let puts: Vec<Effect> = effects.into_iter().filter(|effect| matches!(effect, Effect::Library(_))).collect();
    let Some(Effect::Library(put)) = puts.into_iter().next() else { panic!("it is tried again") };
    let kept = shelf.answer(put).unwrap();
    let effects = session.update(Message::Library(kept));
    assert!(effects.contains(&Effect::Storage(StorageEffect::DeleteSetAside(4))), "{effects:?}");
    assert_eq!(record_of(&shelf.games[&id].save), record);
}
