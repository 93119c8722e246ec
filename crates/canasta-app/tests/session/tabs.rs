//! Several pages of one game: one of them writes, and the others ask the person.

use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use canasta::rules::Preset;
use canasta_app::features::library::LibraryEffect;
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, Confirmation, DeviceIntent, DialogIntent, Effect, Intent, Message, NewGameIntent, Notice,
    StorageEffect, StorageMessage, StoredValue, TableIntent, Writer,
};
use canasta_app::view;

fn tell(session: &mut Session, message: StorageMessage) -> Vec<Effect> {
    session.update(Message::Storage(message))
}

/// A page that writes, in which the person has drawn.
fn played(seed: u8) -> Session {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), seed);
    tell(&mut session, StorageMessage::Writer(Writer::This));
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    session
}

/// The game that a page saves.
fn saved(session: &mut Session) -> String {
    let effects = session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    effects
        .into_iter()
        .find_map(|effect| match effect {
            Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text),
            _ => None,
        })
        .expect("the mark of practice is saved")
}

/// What an effect would write.
fn writes(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Storage(store) if *store != StorageEffect::TakeOver))
}

/// A page that was opened beside one that writes.
fn second(game: &str) -> Session {
    let mut session = Session::default();
    tell(&mut session, StorageMessage::Writer(Writer::Other));
    let effects = tell(&mut session, StorageMessage::Restore { settings: None, game: Some(game.to_owned()) });
    assert!(!writes(&effects), "{effects:?}");
    session
}

#[test]
fn a_second_page_asks_and_takes_over_what_is_saved() {
    let mut first = played(5);
    let game = saved(&mut first);
    let mut session = second(&game);
    assert!(session.observation().is_none(), "the game is in the other page");
    assert_eq!(session.question(), Some(Confirmation::OpenElsewhere));
    let page = format!("{:?}", view::page(&session));
    assert!(page.contains("The game is open in another tab.") && page.contains("Play apart"));
    let effects = session.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert_eq!(effects, [Effect::Storage(StorageEffect::TakeOver)]);

    // The first page is asked: it leaves the game, and says so.
    let effects = tell(&mut first, StorageMessage::Writer(Writer::Other));
    assert!(!writes(&effects), "{effects:?}");
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Library(LibraryEffect::Put(_)))), "no second game");
    assert!(first.observation().is_none());
    assert_eq!(first.question(), Some(Confirmation::TakenOver));
    assert_eq!(first.warning(), Some(&Notice::Apart));

    tell(&mut session, StorageMessage::Writer(Writer::This));
    tell(&mut session, StorageMessage::Restore { settings: None, game: Some(game.clone()) });
    assert!(session.observation().is_some());
    assert_eq!((session.question(), session.warning()), (None, None));
    assert!(writes(&session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))))));

    // And back.
    let effects = first.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert_eq!(effects, [Effect::Storage(StorageEffect::TakeOver)]);
}

#[test]
fn a_page_that_plays_apart_stores_nothing_but_games_of_the_library() {
    let game = saved(&mut played(5));
    let mut session = second(&game);
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    assert_eq!((session.question(), session.warning()), (None, Some(&Notice::Apart)));
    let mut all = start(&mut session);
    all.extend(session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw)))));
    all.extend(session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Sounds)))));
    assert!(!writes(&all), "{all:?}");
    assert!(all.contains(&Effect::Library(LibraryEffect::Remind)), "the library keeps it");
    // What the other page saves is another game, and no news.
    tell(&mut session, StorageMessage::Restored(StoredValue::Game, String::new()));
    assert!(!session.is_kept_elsewhere());
    assert_eq!(session.warning(), Some(&Notice::Apart));

    // Taking over asks, and leaves this game to the library.
    session.update(click(Intent::Device(DeviceIntent::TakeOver)));
    assert_eq!(session.question(), Some(Confirmation::TakeOver));
    let effects = session.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert_eq!(effects, [Effect::Storage(StorageEffect::TakeOver)]);
    tell(&mut session, StorageMessage::Writer(Writer::This));
    let effects = tell(&mut session, StorageMessage::Restore { settings: None, game: Some(game) });
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Library(LibraryEffect::Put(_)))), "{effects:?}");
    assert!(session.observation().is_some());
}

/// Starts the game of the plan.
fn start(session: &mut Session) -> Vec<Effect> {
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let mut effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    effects.extend(session.update(Message::Seed(Some([7; 32]))));
    play_bots(session, effects.clone());
    assert!(session.observation().is_some());
    effects
}

#[test]
fn settings_of_one_page_never_replace_those_of_another_unasked() {
    let mut session = second(&saved(&mut played(5)));
    let with = |switch| {
        let mut other = Session::default();
        let effects = other.update(click(Intent::Settings(SettingsIntent::Toggle(switch))));
        let [Effect::Storage(StorageEffect::Save(StoredValue::Settings, text))] = effects.as_slice() else {
            panic!("{effects:?}")
        };
        text.clone()
    };
    // A page that has changed nothing follows the other.
    tell(&mut session, StorageMessage::Restored(StoredValue::Settings, with(Switch::Lite)));
    assert!(session.settings().lite);
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Sounds))));
    let own = *session.settings();
    tell(&mut session, StorageMessage::Restored(StoredValue::Settings, with(Switch::Practice)));
    assert_eq!(session.settings(), &own);
    // Whoever takes over takes what is saved, and writes nothing over it.
    tell(&mut session, StorageMessage::Writer(Writer::This));
    let effects = tell(&mut session, StorageMessage::Restore { settings: Some(with(Switch::Practice)), game: None });
    assert!(session.settings().practice && !session.settings().lite);
    assert!(
        !effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Settings, _))))
    );
}

#[test]
fn without_a_saved_game_the_game_of_the_page_that_takes_over_goes_on() {
    let mut session = Session::default();
    tell(&mut session, StorageMessage::Writer(Writer::Other));
    tell(&mut session, StorageMessage::Restore { settings: None, game: None });
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    start(&mut session);
    tell(&mut session, StorageMessage::Writer(Writer::This));
    let effects = tell(&mut session, StorageMessage::Restore { settings: None, game: None });
    assert!(session.observation().is_some());
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Game, _)))),
        "{effects:?}"
    );
}

#[test]
fn without_locks_nothing_is_asked_and_every_page_writes() {
    let mut session = Session::default();
    tell(&mut session, StorageMessage::Writer(Writer::Every));
    let game = saved(&mut played(5));
    tell(&mut session, StorageMessage::Restore { settings: None, game: Some(game) });
    assert_eq!((session.question(), session.warning()), (None, None));
    assert!(writes(&session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))))));
}
