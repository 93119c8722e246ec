//! The settings are changed and reset.

use crate::house_rules::{open, send, set};
use crate::matches::click;
use crate::page::Session;
use canasta_app::features::files::{FilesIntent, settings_text};
use canasta_app::features::settings::{Settings, SettingsIntent};
use canasta_app::session::{DialogIntent, DialogKind, Effect, Intent, StorageEffect, StoredValue};

#[test]
fn discarding_chosen_settings_asks_for_confirmation() {
    let mut session = open(DialogKind::Settings);
    session.update(click(Intent::Settings(SettingsIntent::Reset)));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Settings), "nothing was chosen: nothing to ask");
    set(&mut session, "theme", "dark");
    let chosen = *session.settings();
    session.update(click(Intent::Settings(SettingsIntent::Reset)));
    assert_eq!((session.dialog_kind(), *session.settings()), (Some(DialogKind::Confirm), chosen));
    send(&mut session, Intent::Dialog(DialogIntent::Decline));
    assert_eq!((session.dialog_kind(), *session.settings()), (Some(DialogKind::Settings), chosen));
    let usual = Session::default();
    let text = settings_text(usual.settings(), usual.house_rules());
    set(&mut session, "import", &text);
    send(&mut session, Intent::Files(FilesIntent::Import));
    assert_eq!((session.dialog_kind(), *session.settings()), (Some(DialogKind::Confirm), chosen));
    send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    assert_eq!(*session.settings(), Settings::default());
    set(&mut session, "theme", "dark");
    session.update(click(Intent::Settings(SettingsIntent::Reset)));
    let effects = send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    assert_eq!(*session.settings(), Settings::default());
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Settings, _))))
    );
}
