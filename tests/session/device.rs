//! The game as an app of the device: the offer to install it, and the news of another version.

use canasta::session::{Effect, Intent, Message, Notice, Press, Session};
use canasta::view;

fn wish(session: &mut Session, intent: Intent) -> Vec<Effect> {
    session.update(Message::Intent(intent, Press::Left))
}

/// Whether the page has a control that asks for this.
fn offers(session: &Session, intent: &Intent) -> bool {
    format!("{:?}", view::page(session)).contains(&format!("\"data-do\", \"{intent}\""))
}

#[test]
fn installing_is_offered_while_the_browser_would() {
    let mut session = Session::default();
    assert!(!offers(&session, &Intent::Install));
    session.update(Message::CanInstall(true));
    assert!(offers(&session, &Intent::Install));
    assert_eq!(wish(&mut session, Intent::Install), [Effect::Install]);
    session.update(Message::CanInstall(false));
    assert!(!offers(&session, &Intent::Install));
}

#[test]
fn who_declines_is_not_asked_again_but_finds_it_in_the_menu() {
    let mut session = Session::default();
    session.update(Message::CanInstall(true));
    assert!(offers(&session, &Intent::NotInstall));
    let effects = wish(&mut session, Intent::NotInstall);
    let [Effect::SaveSettings(kept)] = effects.as_slice() else { panic!("it is kept: {effects:?}") };
    assert!(!offers(&session, &Intent::NotInstall));
    assert!(offers(&session, &Intent::Install), "in the menu");

    let mut later = Session::default();
    later.update(Message::Restore { settings: Some(kept.clone()), game: None });
    later.update(Message::CanInstall(true));
    assert!(!offers(&later, &Intent::NotInstall));
    // That it was declined is no setting that one puts back.
    later.update(Message::Intent(Intent::ResetSettings, Press::Left));
    assert!(later.settings().not_install);
}

#[test]
fn a_new_version_waits_until_the_person_says_so() {
    let mut session = Session::default();
    assert_eq!(session.update(Message::NewVersion), []);
    // Told of twice, it is one piece of news.
    session.update(Message::NewVersion);
    assert_eq!(session.warning(), Some(&Notice::NewVersion));
    assert!(offers(&session, &Intent::Renew));
    assert_eq!(wish(&mut session, Intent::Dismiss), []);
    assert_eq!(session.warning(), None);
    session.update(Message::NewVersion);
    assert_eq!(wish(&mut session, Intent::Renew), [Effect::Renew]);
    assert_eq!(session.warning(), None);
}
