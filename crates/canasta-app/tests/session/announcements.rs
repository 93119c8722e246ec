//! Announcements of the person's own steps, and their repetition on request.

use crate::matches::click;
use crate::page::Session;
use crate::table::{HAND, dealt, pick, press};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, CardMove, DialogIntent, HandIntent, Intent, Message, Query, SelectMode, TableIntent,
};
use canasta_app::view::announcements::{self, Line};

/// The announcements whose keys begin with `key`.
fn announced(session: &Session, key: &str) -> String {
    let names: Vec<String> = canasta_app::session::seat_names(session.places());
    let lines = announcements::lines(session, &names).into_iter().filter(|line| line.key.starts_with(key));
    lines.map(|line| line.words).collect::<Vec<_>>().join(" | ")
}

fn ask(session: &mut Session, query: Query) -> String {
    session.update(click(Intent::Say(query)));
    announced(session, "asked")
}

/// The id of the card at an index of the fan.
fn card_id(session: &Session, at: usize) -> u32 {
    session.hand_layout().fan().nth(at).unwrap().id
}

#[test]
fn staging_and_unstaging_are_announced_with_their_points() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    assert_eq!(announced(&session, "edit"), "", "each card is heard of itself");
    press(&mut session, ActionKind::Stage);
    assert_eq!(announced(&session, "edit"), "Set out: three kings. 30 of 50.");
    session.update(click(Intent::Hand(HandIntent::Unstage(0))));
    assert_eq!(announced(&session, "edit"), "Taken back: three kings.");
    // A played card is announced as an action, not as an edit.
    pick(&mut session, "7c");
    press(&mut session, ActionKind::Discard);
    assert_eq!(announced(&session, "edit"), "");
}

#[test]
fn selecting_a_group_and_moving_a_card_are_announced() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    for cards in ["Ks Kh", "7c"] {
        pick(&mut session, cards);
        session.update(click(Intent::Hand(HandIntent::Deselect)));
        assert_eq!(announced(&session, "edit"), "Nothing is selected.", "{cards}");
    }
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::WholeGroups))));
    let king = card_id(&session, 1);
    session.update(Message::Intent(Intent::Hand(HandIntent::Select(king)), SelectMode::Toggle));
    assert_eq!(announced(&session, "edit"), "Selected: three kings.");
    session.update(click(Intent::Hand(HandIntent::Move(CardMove { cards: vec![king], before: None }))));
    let number = session.hand_layout().fan().count();
    assert!(
        announced(&session, "edit").ends_with(&format!(", {number} of {number}.")),
        "{}",
        announced(&session, "edit")
    );
}

#[test]
fn each_card_of_a_selected_group_can_be_deselected() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::WholeGroups))));
    let picked = |session: &Session| session.hand_layout().picked().len();
    let [first, second] = [1, 2].map(|at| card_id(&session, at));
    for press in [SelectMode::Toggle, SelectMode::Secondary] {
        session.update(Message::Intent(Intent::Hand(HandIntent::Select(first)), press));
        assert_eq!(picked(&session), 3);
        session.update(Message::Intent(Intent::Hand(HandIntent::Select(second)), press));
        assert_eq!(picked(&session), 2, "one is laid back");
        session.update(Message::Intent(Intent::Hand(HandIntent::Select(second)), press));
        assert_eq!(picked(&session), 3, "and selected again");
        session.update(click(Intent::Hand(HandIntent::Deselect)));
    }
    session.update(Message::Intent(Intent::Hand(HandIntent::Select(first)), SelectMode::Primary));
    assert_eq!(picked(&session), 3);
    session.update(Message::Intent(Intent::Hand(HandIntent::Select(second)), SelectMode::Primary));
    assert_eq!(picked(&session), 0, "the whole group");
}

#[test]
fn repeat_gives_the_last_answer_then_the_last_announcement() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    let turns = ask(&mut session, Query::Repeat);
    let hand = ask(&mut session, Query::Hand);
    assert_ne!(hand, turns);
    assert_eq!(ask(&mut session, Query::Repeat), hand);
    assert_eq!(ask(&mut session, Query::Repeat), turns);
    // A refusal is newer than the hand, and stays while it is repeated.
    ask(&mut session, Query::Hand);
    press(&mut session, ActionKind::Take);
    let again = ask(&mut session, Query::Repeat);
    assert!(again.starts_with("You have already drawn this turn."), "{again}");
    assert!(session.refusal().is_some());
    // The staged groups are newer as well.
    ask(&mut session, Query::Hand);
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    let again = ask(&mut session, Query::Repeat);
    assert!(again.starts_with("Set out: three kings. 30 of 50."), "{again}");
}

#[test]
fn a_refusal_is_announced_each_time() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    assert_eq!(announced(&session, "refused"), "");
    let keys = [(); 2].map(|()| {
        press(&mut session, ActionKind::Take);
        let names = canasta_app::session::seat_names(session.places());
        let lines = announcements::lines(&session, &names);
        let line = lines.into_iter().find(|line| line.key.starts_with("refused")).expect("a line");
        assert_eq!(line.words, "You have already drawn this turn.");
        line.key
    });
    assert_ne!(keys[0], keys[1], "a line with a known key is not said again");
    session.update(click(Intent::Hand(HandIntent::Deselect)));
    assert_eq!(announced(&session, "refused"), "");
}

#[test]
fn the_buttons_after_the_end_of_a_hand_are_announced() {
    let mut session = dealt("As Ah Ad Ac As Ah Ad Ks Kh Kd Kc Ks Kh Kd 7c", "5c");
    press(&mut session, ActionKind::Draw);
    session.update(click(Intent::Hand(HandIntent::Deselect)));
    assert!(ask(&mut session, Query::Buttons).contains("Discard"));
    pick(&mut session, "As Ah Ad Ac As Ah Ad");
    press(&mut session, ActionKind::Lay);
    pick(&mut session, "Ks Kh Kd Kc Ks Kh Kd");
    press(&mut session, ActionKind::Lay);
    while session.observation().unwrap().ended().is_none() {
        let id = card_id(&session, 0);
        session.update(Message::Intent(Intent::Hand(HandIntent::Select(id)), SelectMode::Primary));
        let kind =
            if session.action_buttons().iter().any(|button| button.kind == ActionKind::Discard && button.is_open()) {
                ActionKind::Discard
            } else {
                ActionKind::Draw
            };
        press(&mut session, kind);
    }
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    let buttons = ask(&mut session, Query::Buttons);
    assert!(buttons.starts_with("You can: Next hand; Score"), "{buttons}");
}

#[test]
fn the_buttons_of_a_paused_game_are_announced() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    pick(&mut session, "7c");
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    assert_eq!(ask(&mut session, Query::Buttons), "You can: Continue; One step.");
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    assert_eq!(announced(&session, "edit"), "The other players continue.");
}

#[test]
fn the_deal_names_the_top_card_until_somebody_acts() {
    assert_eq!(announced(&dealt(HAND, "Td"), "deal"), "The pile: ten of diamonds.");
    assert_eq!(announced(&dealt(HAND, "3s"), "deal"), "The pile: three of spades, frozen until it is covered.");
    let mut session = dealt(HAND, "Td");
    press(&mut session, ActionKind::Draw);
    assert_eq!(announced(&session, "deal"), "");
}

#[test]
fn what_can_wait_is_announced_last_and_once() {
    let mut session = dealt(HAND, "5c");
    let names = canasta_app::session::seat_names(session.places());
    let lines = announcements::lines(&session, &names);
    let at = |key: &str| lines.iter().position(|line| line.key.starts_with(key)).unwrap();
    assert!(at("deal") < at("prompt") && at("prompt") < at("once-draw") && at("once-draw") < at("once-reader"));
    assert_eq!(lines[at("once-draw")].words, "Tip: Use the stock to draw 2 cards.", "in the words of the keyboard");
    assert!(lines[at("once-reader")].words.contains("focus mode"));
    assert!(["once-draw", "once-reader"].map(Line::is_heard_once).iter().all(|&is| is) && !Line::is_heard_once("deal"));
    // The answer to a question comes before them, and they are no part of what is repeated.
    session.update(click(Intent::Say(Query::Repeat)));
    let lines = announcements::lines(&session, &names);
    let at = |key: &str| lines.iter().position(|line| line.key.starts_with(key)).unwrap();
    assert!(at("asked") < at("once-draw") && !lines[at("asked")].words.contains("focus mode"));
    session.update(click(Intent::Settings(SettingsIntent::CloseCoach)));
    assert_eq!(announced(&session, "once"), "");
}

#[test]
fn lines_are_joined_as_sentences() {
    let lines = ["You got a joker.", "Pile, empty", "Ready?", "Draw"].map(str::to_owned);
    assert_eq!(announcements::announcement(&lines), "You got a joker. Pile, empty. Ready? Draw");
}

#[test]
fn another_game_is_another_table() {
    let first = dealt(HAND, "5c");
    assert!(first.table_number() > 0, "what it says first is said, even if the last game said the same");
}
