//! Links to finished games: opened, kept and sent.

use crate::house_rules::{send, set, texts_of};
use crate::matches::new_session;
use crate::page::Session;
use crate::review_worker::{look_at, record};
use canasta::links::{LinkError, game_code, read_game_link};
use canasta::rules::{Preset, replay};
use canasta_app::features::library::LibraryEffect;
use canasta_app::features::links::{LinkPage, LinksIntent, Sent};
use canasta_app::session::{
    Address, DeviceEffect, Dialog, DialogIntent, Effect, Intent, LearnIntent, MatchReviewIntent,
};
use canasta_app::view;

/// The link of a record of the tests, without the address of the page.
fn game_link(name: &str) -> String {
    let game = replay(&record(name)).game.unwrap();
    format!("game={}", game_code(game.record()).unwrap())
}

/// Opens a link as the page does.
fn open_link(session: &mut Session, fragment: &str) -> Vec<Effect> {
    let Address::Link(text) = Address::of(fragment, "") else { panic!("{fragment} is no link") };
    send(session, Intent::Links(LinksIntent::Read(text)))
}

#[test]
fn a_link_to_a_game_opens_beside_the_match() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let before = session.record();
    let effects = open_link(&mut session, &format!("#{}", game_link("classic-two")));
    // Neither the match nor the library is touched.
    let touches = |effect: &Effect| matches!(effect, Effect::Storage(_) | Effect::Library(_));
    assert!(!effects.iter().any(touches), "{effects:?}");
    let look = session.look_back().unwrap();
    let game = replay(&record("classic-two")).game.unwrap();
    assert_eq!(look.hands(), game.record().hands.len());
    assert!(session.can_review_record() && session.is_watched());
    send(&mut session, Intent::MatchReview(MatchReviewIntent::Toggle));
    assert!(session.match_review().is_some());
    send(&mut session, Intent::Learn(LearnIntent::Leave));
    assert!(session.look_back().is_none());
    assert_eq!(session.record(), before);
}

#[test]
fn a_game_of_a_link_is_kept_when_the_person_says_so() {
    let mut session = Session::default();
    open_link(&mut session, &format!("#{}", game_link("classic")));
    assert!(session.can_keep_looked_at());
    send(&mut session, Intent::Links(LinksIntent::Open));
    assert_eq!(session.dialog(), Some(&Dialog::Link(LinkPage::Send)));
    let effects = send(&mut session, Intent::Links(LinksIntent::Keep));
    let text = effects.iter().find_map(|effect| match effect {
        Effect::Library(LibraryEffect::ReadText(text)) => Some(text.clone()),
        _ => None,
    });
    let kept = replay(&text.unwrap()).game.unwrap();
    assert_eq!(kept.record().hands, replay(&record("classic")).game.unwrap().record().hands);
}

#[test]
fn a_link_that_cannot_be_used_says_why_and_changes_nothing() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let before = session.record();
    let link = game_link("classic");
    let newer = {
        // Version 2, with the same checksum as version 1 has.
        let code = link.strip_prefix("game=").unwrap();
        let body = format!("G2{}", &code[2..code.len() - 6]);
        let mut sum = u32::MAX;
        for byte in body.bytes() {
            sum ^= u32::from(byte);
            for _ in 0..8 {
                sum = (sum >> 1) ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
            }
        }
        let digits = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        let mut left = !sum;
        let mut letters = [0; 6];
        for letter in letters.iter_mut().rev() {
            *letter = digits[(left % 62) as usize];
            left /= 62;
        }
        format!("game={body}{}", String::from_utf8(letters.to_vec()).unwrap())
    };
    let cut = &link[..link.len() - 1];
    for (text, error) in [(cut, LinkError::Damaged), (&newer, LinkError::Newer), ("game=", LinkError::Damaged)] {
        let effects = open_link(&mut session, &format!("#{text}"));
        assert_eq!(effects, [], "{text}");
        assert_eq!(session.dialog(), Some(&Dialog::Link(LinkPage::Refused)));
        assert_eq!(session.links().refused().unwrap().code(), error.code(), "{text}");
        assert!(session.look_back().is_none());
        let page = view::page(&session);
        assert!(page.dialog.is_some());
        send(&mut session, Intent::Dialog(DialogIntent::Close));
    }
    assert_eq!(session.record(), before);
}

#[test]
fn a_game_is_sent_under_the_name_of_its_player() {
    let mut session = Session::default();
    look_at(&mut session, "classic");
    send(&mut session, Intent::Links(LinksIntent::Open));
    set(&mut session, "sender", "Zoe");
    assert_eq!(session.sender_name(), Some("Zoe"));
    let effects = send(&mut session, Intent::Links(LinksIntent::Copy(Sent::Game)));
    let [Effect::Device(DeviceEffect::CopyLink(link))] = &effects[..] else { panic!("{effects:?}") };
    let sent = read_game_link(link).unwrap();
    let original = replay(&record("classic")).game.unwrap();
    assert_eq!(sent.hands, original.record().hands);
    assert!(!sent.names.iter().any(|name| name == "You"), "{:?}", sent.names);
    let effects = send(&mut session, Intent::Links(LinksIntent::Share(Sent::Game)));
    assert_eq!(effects, [Effect::Device(DeviceEffect::ShareLink(link.clone()))]);
}

#[test]
fn nothing_is_sent_before_a_hand_is_over() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    assert!(session.sendable().is_none());
    send(&mut session, Intent::Links(LinksIntent::Open));
    assert_eq!(send(&mut session, Intent::Links(LinksIntent::Share(Sent::Game))), []);
    assert!(texts_of(&session, "btn").len() >= 3);
}
