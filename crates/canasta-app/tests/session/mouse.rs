//! The mouse at the own hand: its three modes, the offer of the third, and double clicks.

use crate::matches::click;
use crate::page::Session;
use crate::table::{HAND, dealt, pick, press};
use canasta::rules::{Card, Phase};
use canasta_app::features::settings::{MouseMode, SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, Confirmation, Dialog, DialogIntent, DiscardRisk, HandIntent, Intent, Message, NoticeIntent, SelectMode,
};

fn ids(session: &Session) -> Vec<u32> {
    session.hand_layout().fan().map(|held| held.id).collect()
}

fn id_of(session: &Session, card: &str) -> u32 {
    session.hand_layout().fan().find(|held| held.card.to_string() == card).unwrap().id
}

fn select(session: &mut Session, at: usize, mode: SelectMode) -> usize {
    let id = ids(session)[at];
    session.update(Message::Intent(Intent::Hand(HandIntent::Select(id)), mode));
    session.hand_layout().picked().len()
}

fn turn(session: &mut Session, switch: Switch) {
    session.update(click(Intent::Settings(SettingsIntent::Toggle(switch))));
}

#[test]
fn every_click_can_add() {
    let mut session = dealt(HAND, "9d");
    turn(&mut session, Switch::ClickAdds);
    assert_eq!(session.settings().mouse(), MouseMode::ClickAdds);
    assert_eq!(select(&mut session, 0, SelectMode::Primary), 1);
    assert_eq!(select(&mut session, 1, SelectMode::Primary), 2);
    assert_eq!(select(&mut session, 2, SelectMode::Secondary), 3);
    assert_eq!(select(&mut session, 1, SelectMode::Primary), 2);
    assert!(!session.offers_mouse(), "nothing was dropped");
}

#[test]
fn the_third_mode_is_offered_once_when_a_click_drops_a_card() {
    let mut session = dealt(HAND, "9d");
    select(&mut session, 0, SelectMode::Primary);
    select(&mut session, 0, SelectMode::Primary);
    select(&mut session, 0, SelectMode::Primary);
    assert!(!session.offers_mouse(), "a second press on the card only drops itself");
    select(&mut session, 1, SelectMode::Primary);
    assert!(session.offers_mouse() && session.settings().mouse_offered);
    // The answer brings the dropped card back.
    turn(&mut session, Switch::ClickAdds);
    assert!(!session.offers_mouse());
    assert_eq!(session.hand_layout().picked_ids().len(), 2);

    let mut session = dealt(HAND, "9d");
    select(&mut session, 0, SelectMode::Primary);
    select(&mut session, 1, SelectMode::Primary);
    session.update(click(Intent::Notice(NoticeIntent::KeepMouse)));
    assert!(!session.offers_mouse());
    select(&mut session, 2, SelectMode::Primary);
    assert!(!session.offers_mouse(), "it is offered once");
    session.update(click(Intent::Settings(SettingsIntent::Reset)));
    session.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert!(session.settings().mouse_offered, "also after a reset");
}

#[test]
fn the_first_click_that_clears_more_than_its_own_card_offers_it() {
    // A click on one of several selected cards.
    let mut session = dealt(HAND, "9d");
    select(&mut session, 0, SelectMode::Secondary);
    select(&mut session, 1, SelectMode::Secondary);
    select(&mut session, 2, SelectMode::Secondary);
    assert_eq!(select(&mut session, 1, SelectMode::Primary), 1);
    assert!(session.offers_mouse());
    // The answer gives what the click does in that mode: this card alone leaves the selection.
    turn(&mut session, Switch::ClickAdds);
    let all = ids(&session);
    assert_eq!(session.hand_layout().picked_ids(), [all[0], all[2]]);
    // A click while a hint is shown on the cards.
    let mut session = dealt(HAND, "9d");
    session.update(click(Intent::Advice(canasta_app::session::AdviceIntent::Hint)));
    select(&mut session, 0, SelectMode::Secondary);
    select(&mut session, 3, SelectMode::Primary);
    assert!(session.offers_mouse());
}

#[test]
fn fingers_keys_and_actions_end_no_selection_and_the_offer_goes_with_the_turn() {
    let mut session = dealt(HAND, "9d");
    select(&mut session, 0, SelectMode::Toggle);
    select(&mut session, 1, SelectMode::Toggle);
    select(&mut session, 2, SelectMode::Secondary);
    assert!(!session.offers_mouse());
    select(&mut session, 3, SelectMode::Primary);
    assert!(session.offers_mouse());
    press(&mut session, ActionKind::Draw);
    assert!(!session.offers_mouse());
}

#[test]
fn a_double_click_asks_before_it_throws_a_wild() {
    let mut session = dealt(HAND, "9d");
    press(&mut session, ActionKind::Draw);
    let two = "2c".parse().unwrap();
    let double = |session: &mut Session, card: &str| {
        let id = id_of(session, card);
        session.update(click(Intent::Hand(HandIntent::Discard(id))))
    };
    double(&mut session, "2c");
    assert_eq!(session.question(), Some(Confirmation::Discard(two, DiscardRisk::Wild)));
    assert_eq!(session.hand_layout().picked().to_string(), "2c");
    session.update(click(Intent::Dialog(DialogIntent::Decline)));
    assert!(session.dialog().is_none() && session.observation().unwrap().hand().contains(two));
    double(&mut session, "Jo");
    assert!(matches!(session.dialog(), Some(Dialog::Confirm { .. })));
    session.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert!(session.dialog().is_none());
    assert!(!session.observation().unwrap().hand().contains(Card::JOKER));
}

#[test]
fn a_double_click_asks_before_it_leaves_groups_set_out() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    let seven = id_of(&session, "7c");
    session.update(click(Intent::Hand(HandIntent::Discard(seven))));
    assert!(matches!(session.question(), Some(Confirmation::Discard(_, DiscardRisk::GroupsSetOut))));
    session.update(click(Intent::Dialog(DialogIntent::Decline)));
    press(&mut session, ActionKind::Unstage);
    session.update(click(Intent::Hand(HandIntent::Discard(seven))));
    assert_ne!(session.observation().unwrap().turn_of(), session.me(), "a plain card is discarded at once");
}

#[test]
fn where_every_click_adds_two_quick_clicks_throw_no_selection_away() {
    let mut session = dealt(HAND, "9d");
    press(&mut session, ActionKind::Draw);
    turn(&mut session, Switch::ClickAdds);
    pick(&mut session, "Ks Kh");
    let seven = id_of(&session, "7c");
    session.update(click(Intent::Hand(HandIntent::Discard(seven))));
    assert_eq!((session.hand_layout().picked_ids().len(), session.observation().unwrap().phase()), (2, Phase::Play));
}
