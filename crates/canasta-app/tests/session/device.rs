//! The game as an app of the device: the offer to install it, and the news of another version.

use crate::matches::{click, new_session};
use crate::page::Session;
use canasta::rules::Preset;
use canasta_app::features::files::FilesIntent;
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, DeviceEffect, DeviceIntent, DeviceMessage, DialogIntent, DialogKind, Effect, Intent, Level, Message,
    NewGameIntent, Notice, NoticeIntent, Plan, SelectMode, StorageEffect, StorageMessage, StoredValue, TableIntent,
};
use canasta_app::view;

fn send(session: &mut Session, intent: Intent) -> Vec<Effect> {
    session.update(Message::Intent(intent, SelectMode::Primary))
}

/// Whether the page has a control for this intent.
fn offers(session: &Session, intent: &Intent) -> bool {
    format!("{:?}", view::page(session)).contains(&format!("\"data-intent\", \"{intent}\""))
}

#[test]
fn installation_is_offered_while_the_browser_allows_it() {
    let mut session = Session::default();
    assert!(!offers(&session, &Intent::Device(DeviceIntent::Install)));
    session.update(Message::Device(DeviceMessage::CanInstall(true)));
    assert!(offers(&session, &Intent::Device(DeviceIntent::Install)));
    assert_eq!(send(&mut session, Intent::Device(DeviceIntent::Install)), [Effect::Device(DeviceEffect::Install)]);
    session.update(Message::Device(DeviceMessage::CanInstall(false)));
    assert!(!offers(&session, &Intent::Device(DeviceIntent::Install)));
}

#[test]
fn a_declined_installation_is_offered_only_in_the_menu() {
    let mut session = Session::default();
    session.update(Message::Device(DeviceMessage::CanInstall(true)));
    assert!(offers(&session, &Intent::Settings(SettingsIntent::DeclineInstall)));
    let effects = send(&mut session, Intent::Settings(SettingsIntent::DeclineInstall));
    let [Effect::Storage(StorageEffect::Save(StoredValue::Settings, kept))] = effects.as_slice() else {
        panic!("it is kept: {effects:?}")
    };
    assert!(!offers(&session, &Intent::Settings(SettingsIntent::DeclineInstall)));
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::More)));
    assert!(offers(&session, &Intent::Device(DeviceIntent::Install)), "from the menu");

    let mut later = Session::default();
    later.update(Message::Storage(StorageMessage::Restore { settings: Some(kept.clone()), game: None }));
    later.update(Message::Device(DeviceMessage::CanInstall(true)));
    assert!(!offers(&later, &Intent::Settings(SettingsIntent::DeclineInstall)));
    // A reset of the settings does not offer the installation again.
    later.update(Message::Intent(Intent::Settings(SettingsIntent::Reset), SelectMode::Primary));
    assert!(later.settings().not_install);
}

#[test]
fn a_new_version_is_applied_only_on_request() {
    let mut session = Session::default();
    assert_eq!(session.update(Message::Device(DeviceMessage::UpdateReady)), []);
    // A second report adds no second notice.
    session.update(Message::Device(DeviceMessage::UpdateReady));
    assert_eq!(session.warning(), Some(&Notice::NewVersion));
    assert!(offers(&session, &Intent::Device(DeviceIntent::ApplyUpdate)));
    assert_eq!(send(&mut session, Intent::Notice(NoticeIntent::CloseWarning)), []);
    assert_eq!(session.warning(), None);
    session.update(Message::Device(DeviceMessage::UpdateReady));
    assert_eq!(
        send(&mut session, Intent::Device(DeviceIntent::ApplyUpdate)),
        [Effect::Device(DeviceEffect::ApplyUpdate)]
    );
    assert_eq!(session.warning(), None);
}

/// A game in which the person has drawn.
fn played() -> Session {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 5);
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    session
}

#[test]
fn without_storage_an_update_asks_for_confirmation() {
    let mut session = played();
    session.update(Message::Storage(StorageMessage::Blocked(StoredValue::Game)));
    session.update(Message::Device(DeviceMessage::UpdateReady));
    assert_eq!(send(&mut session, Intent::Device(DeviceIntent::ApplyUpdate)), []);
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    assert!(format!("{:?}", view::page(&session)).contains("Update now?"));
    assert_eq!(send(&mut session, Intent::Dialog(DialogIntent::Confirm)), [Effect::Device(DeviceEffect::ApplyUpdate)]);
    assert_eq!((session.dialog_kind(), session.warning()), (None, Some(&Notice::NotSaved)));
}

#[test]
fn replacing_a_game_saved_by_another_page_asks_for_confirmation() {
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Game, String::new())));
    assert_eq!(session.notice(), None, "nothing is on here that could go on there");
    send(&mut session, Intent::NewGame(NewGameIntent::Start));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    assert!(format!("{:?}", view::page(&session)).contains("a new one replaces it"));
    send(&mut session, Intent::Dialog(DialogIntent::Decline));
    assert!(session.observation().is_none());
    let record = include_str!("../../../../tests/records/rooms-two-practice.txt").to_owned();
    send(&mut session, Intent::from_control("import", &record).unwrap());
    send(&mut session, Intent::Files(FilesIntent::Import));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm), "nor by a record");
    send(&mut session, Intent::Dialog(DialogIntent::Decline));
    session.update(Message::Storage(StorageMessage::GameForgottenElsewhere));
    send(&mut session, Intent::NewGame(NewGameIntent::Start));
    session.update(Message::Seed(Some([3; 32])));
    assert!(session.observation().is_some(), "what is not there is not asked about");

    // Abandoning the game of this page does not delete the save of another page.
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Game, String::new())));
    assert_eq!(session.warning(), Some(&Notice::Elsewhere));
    assert!(
        !send(&mut session, Intent::Table(TableIntent::Abandon)).contains(&Effect::Storage(StorageEffect::ForgetGame))
    );
    send(&mut session, Intent::NewGame(NewGameIntent::Start));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    session.update(Message::Seed(Some([2; 32])));
    assert!(
        send(&mut session, Intent::Table(TableIntent::Abandon)).contains(&Effect::Storage(StorageEffect::ForgetGame)),
        "it is this page's again"
    );
}

#[test]
fn settings_saved_by_another_page_are_applied() {
    let mut session = played();
    let mut other = Session::default();
    let kept = send(&mut other, Intent::from_control("theme", "dark").unwrap());
    let [Effect::Storage(StorageEffect::Save(StoredValue::Settings, kept))] = kept.as_slice() else {
        panic!("{kept:?}")
    };
    let effects = session.update(Message::Storage(StorageMessage::Restored(StoredValue::Settings, kept.clone())));
    assert_eq!(session.settings(), other.settings());
    assert!(
        !effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Settings, _)))),
        "{effects:?}"
    );
    // The practice mark does not save this page's game either: the other page may have a newer one.
    send(&mut other, Intent::Settings(SettingsIntent::Toggle(Switch::Practice)));
    let effects =
        session.update(Message::Storage(StorageMessage::Restored(StoredValue::Settings, other.settings().write())));
    assert!(session.standing().unwrap().practice);
    assert!(
        !effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Game, _)))),
        "{effects:?}"
    );
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Settings, "nonsense".to_owned())));
    assert_eq!(session.settings(), other.settings(), "what cannot be read changes nothing");
}

#[test]
fn a_first_game_is_short_and_against_beginners_and_chosen_games_stay() {
    let restored = |settings: Option<&str>, plan: Option<String>| {
        let mut session = Session::default();
        session.update(Message::Storage(StorageMessage::Restore { settings: settings.map(str::to_owned), game: None }));
        if let Some(plan) = plan {
            session.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, plan)));
        }
        session
    };
    let level = |session: &Session| Plan::level(session.plan().places()).map(Level::name);
    let mut session = restored(None, None);
    assert!(session.is_first_game());
    assert_eq!((session.plan().preset, level(&session)), (Preset::Evening, Some("beginner")));
    // A device of an older version keeps what it had.
    assert_eq!(level(&restored(Some(r#"{"greeted":true}"#), None)), Some("club"));
    assert_eq!(restored(None, Some(Plan::default().write())).plan(), &Plan::default());
    // With the first deal the plan is saved, so that the next visit is not taken for the first.
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    let effects = session.update(Message::Seed(Some([7; 32])));
    let saved = effects.iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Plan, text)) => Some(text.clone()),
        _ => None,
    });
    assert!(!session.is_first_game());
    let later = restored(None, saved);
    assert_eq!((later.plan().preset, later.is_first_game()), (Preset::Evening, false));
}

#[test]
fn the_table_asks_once_about_sounds() {
    let start = |settings: Option<&str>| {
        let mut session = Session::default();
        session.update(Message::Storage(StorageMessage::Restore { settings: settings.map(str::to_owned), game: None }));
        session.update(click(Intent::NewGame(NewGameIntent::Start)));
        session.update(Message::Seed(Some([7; 32])));
        session
    };
    let mut session = start(None);
    assert!(session.asks_about_sound());
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Sounds))));
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Sounds))));
    assert!(!session.asks_about_sound(), "whoever has switched sounds has decided");
    let mut session = start(None);
    session.update(click(Intent::Settings(SettingsIntent::DeclineSound)));
    assert!(!session.asks_about_sound() && !session.settings().sounds);
    assert!(!start(Some(r#"{"greeted":true}"#)).asks_about_sound(), "older settings are a choice");
}
