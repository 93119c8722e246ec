//! What *Back* and the crosses lead to, what a reload keeps of an unfinished turn, and how long the menu is.

use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use crate::table::{HAND, dealt, pick, press};
use canasta::rules::Preset;
use canasta_app::features::library::LibraryMessage;
use canasta_app::features::settings::{Command, SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, AdviceIntent, Confirmation, DeviceEffect, DialogIntent, DialogKind, Drill, DrillIntent, Effect, Intent,
    LearnIntent, Message, Query, StorageEffect, StorageMessage, StoredValue, TableIntent,
};
use canasta_app::view::{self, Node};

fn send(session: &mut Session, intent: Intent) -> Vec<Effect> {
    session.update(click(intent))
}

fn open(session: &mut Session, kind: DialogKind) {
    send(session, Intent::Dialog(DialogIntent::Open(kind)));
}

fn back(session: &mut Session) -> Vec<Effect> {
    send(session, Intent::Dialog(DialogIntent::Back))
}

/// The intents of the page that is shown, of elements with this role.
fn intents(session: &Session, role: Option<&str>) -> Vec<String> {
    let mut all = Vec::new();
    for node in view::page(session) {
        if let Node::Element(element) = &node {
            element.walk(&mut |element| {
                if role.is_none() || element.get("role") == role {
                    all.extend(element.get("data-intent").map(str::to_owned));
                }
            });
        }
    }
    all
}

/// The session after a reload, from the text that was saved last.
fn reloaded(effects: &[Effect]) -> Session {
    let text = effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
        _ => None,
    });
    let mut session = Session::default();
    let effects = session.update(Message::Storage(StorageMessage::Restore { settings: None, game: text }));
    let saves = |effect: &Effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Game, _)));
    assert!(!effects.iter().any(saves), "a reload writes nothing");
    session
}

#[test]
fn a_cross_and_back_lead_to_where_the_person_came_from() {
    let leave = Intent::Learn(LearnIntent::Leave);
    let drill = Intent::Drill(DrillIntent::Begin(Drill::Pile));
    for way in [leave.clone(), Intent::Dialog(DialogIntent::Back)] {
        for begin in [drill.clone(), Intent::Learn(LearnIntent::Lesson)] {
            // From the page *Learn* over the match.
            let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
            let record = session.record();
            open(&mut session, DialogKind::Learn);
            let levels = session.open_levels();
            send(&mut session, begin.clone());
            assert!(session.dialog().is_none() && session.open_levels() == levels + 1, "{way} {begin}");
            send(&mut session, way.clone());
            assert_eq!((session.dialog_kind(), session.record()), (Some(DialogKind::Learn), record.clone()), "{begin}");
            assert_eq!(session.open_levels(), levels);
            // Without a dialog before it, from the match.
            back(&mut session);
            send(&mut session, begin.clone());
            send(&mut session, way.clone());
            assert_eq!((session.dialog_kind(), session.record()), (None, record.clone()), "{begin}");
            // From the first page, with a match that waits.
            send(&mut session, Intent::Learn(LearnIntent::FirstPage));
            open(&mut session, DialogKind::Learn);
            send(&mut session, begin.clone());
            send(&mut session, way.clone());
            assert_eq!(session.dialog_kind(), Some(DialogKind::Learn), "{begin}");
            assert!(session.has_match_aside() && session.observation().is_none(), "the first page lies below");
            back(&mut session);
            send(&mut session, leave.clone());
            assert_eq!((session.dialog_kind(), session.record()), (None, record), "the first page leads to the match");
        }
    }
    // The next question of a drill keeps the way back.
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    open(&mut session, DialogKind::Learn);
    send(&mut session, drill);
    send(&mut session, Intent::Drill(DrillIntent::Next));
    assert!(session.drill().is_some_and(|run| run.at() > 0));
    send(&mut session, leave);
    assert_eq!(session.dialog_kind(), Some(DialogKind::Learn));
    assert!(!session.has_match_aside());
}

#[test]
fn back_closes_what_is_open_then_asks_once_and_then_leaves() {
    let mut session = dealt(HAND, "5c");
    send(&mut session, Intent::Advice(AdviceIntent::Hint));
    assert!(session.hint().is_some());
    assert_eq!(session.open_levels(), 1);
    open(&mut session, DialogKind::Settings);
    assert_eq!(session.open_levels(), 2);
    back(&mut session);
    assert!(session.dialog().is_none() && session.hint().is_some());
    back(&mut session);
    assert!(session.hint().is_none() && session.dialog().is_none(), "a hint that is thought about is given up");
    assert_eq!(session.open_levels(), 0);
    assert!(session.has_game_on());
    back(&mut session);
    assert_eq!(session.question(), Some(Confirmation::Leave));
    assert_eq!(session.open_levels(), 0, "one more Back leaves");
    let words = format!("{:?}", view::page(&session));
    assert!(words.contains("Your game is kept on this device."), "it was saved");
    send(&mut session, Intent::Dialog(DialogIntent::Decline));
    assert!(session.dialog().is_none() && session.is_my_turn());
    back(&mut session);
    let effects = send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    assert_eq!(effects, [Effect::Device(DeviceEffect::Leave)]);
    assert_eq!(session.question(), Some(Confirmation::Leave), "until the page is gone");
}

#[test]
fn the_last_round_that_is_shown_again_is_closed_by_back() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let effects = send(&mut session, Intent::Table(TableIntent::Act(ActionKind::Draw)));
    play_bots(&mut session, effects);
    let id = session.hand_layout().fan().next().unwrap().id;
    let effects = crate::matches::discard(&mut session, id);
    play_bots(&mut session, effects);
    send(&mut session, Intent::Table(TableIntent::ReplayRound));
    assert!(session.replay().is_some() && session.open_levels() == 1);
    back(&mut session);
    assert!(session.replay().is_none() && session.dialog().is_none());
}

#[test]
fn what_is_not_kept_is_not_promised_and_without_a_game_nothing_asks() {
    let mut session = dealt(HAND, "5c");
    session.update(Message::Storage(StorageMessage::Blocked(canasta_app::session::StoredValue::Game)));
    session.update(Message::Library(LibraryMessage::Refused));
    back(&mut session);
    let words = format!("{:?}", view::page(&session));
    assert!(!words.contains("Your game is kept") && words.contains("it is lost when you leave"));
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    assert!(!session.has_game_on());
    back(&mut session);
    assert!(session.dialog().is_none());
}

#[test]
fn a_reload_keeps_what_is_selected_and_set_out() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    pick(&mut session, "Qs Qd");
    // The last press is saved too.
    let two = session.hand_layout().fan().find(|held| held.card.to_string() == "2c").unwrap().id;
    let toggle = canasta_app::session::SelectMode::Toggle;
    let effects = session.update(Message::Intent(Intent::Hand(canasta_app::session::HandIntent::Select(two)), toggle));
    let after = reloaded(&effects);
    assert_eq!((after.staged(), after.hand_layout().picked()), (session.staged(), session.hand_layout().picked()));
    assert_eq!(after.hand_layout().fan().count(), session.hand_layout().fan().count());
    // Nothing of it is in what follows.
    let effects = send(&mut session, Intent::Table(TableIntent::UndoTurn));
    let after = reloaded(&effects);
    assert!(!after.hand_layout().has_selection());
    // An announcement saves nothing.
    assert_eq!(send(&mut session, Intent::Say(Query::Hand)), []);
}

#[test]
fn a_save_in_which_the_set_out_cards_do_not_fit_is_read() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    let effects = send(&mut session, Intent::Table(TableIntent::Act(ActionKind::Stage)));
    let Some(Effect::Storage(StorageEffect::Save(StoredValue::Game, text))) = effects.last() else {
        panic!("{effects:?}")
    };
    assert!(text.contains(r#""groups":["Ks Kh Kd"]"#), "{text}");
    for bad in [r#""groups":["7s 7h 7d"]"#, r#""groups":["Zz"]"#, r#""groups":7"#] {
        let text = text.replace(r#""groups":["Ks Kh Kd"]"#, bad);
        let mut after = Session::default();
        after.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(text) }));
        assert!(after.is_my_turn() && !after.hand_layout().has_selection(), "{bad}");
    }
}

#[test]
fn the_menu_is_short_and_everything_is_reached_within_two_presses() {
    let mut session = dealt(HAND, "5c");
    send(&mut session, Intent::Settings(SettingsIntent::Toggle(Switch::LookThrough)));
    let is_list = |intent: &String| [DialogKind::Play, DialogKind::More].map(opens).contains(intent);
    for bare in [false, true] {
        if bare {
            session = Session::default();
        }
        let menu = intents(&session, Some("menuitem"));
        // The statistics are the one item that a phone does not show.
        assert!(menu.len() <= 13 && menu.iter().filter(|item| is_list(item)).count() == 2, "{menu:?}");
        assert!(!menu.contains(&opens(DialogKind::Keys)));
        let mut reached = menu;
        for list in [DialogKind::Play, DialogKind::More] {
            open(&mut session, list);
            reached.extend(intents(&session, None));
            back(&mut session);
        }
        for kind in [
            DialogKind::NewGame,
            DialogKind::Settings,
            DialogKind::Rules,
            DialogKind::About,
            DialogKind::Keys,
            DialogKind::HouseRules,
            DialogKind::Files,
            DialogKind::Glossary,
            DialogKind::Strategy,
            DialogKind::Learn,
            DialogKind::Tips,
            DialogKind::Library,
            DialogKind::Statistics,
            DialogKind::ScoreKeeper,
            DialogKind::Daily,
            DialogKind::Duplicate,
        ] {
            assert!(reached.contains(&opens(kind)), "{kind:?}");
        }
        let at_table = [
            opens(DialogKind::Score),
            opens(DialogKind::History),
            opens(DialogKind::Pile),
            Intent::Table(TableIntent::Abandon).to_string(),
            Intent::Learn(LearnIntent::FirstPage).to_string(),
        ];
        assert!(at_table.iter().all(|intent| reached.contains(intent) != bare));
    }
}

#[test]
fn an_entry_of_a_list_closes_it_and_keys_open_what_the_menu_has() {
    let mut session = dealt(HAND, "5c");
    open(&mut session, DialogKind::Play);
    send(&mut session, Intent::Learn(LearnIntent::FirstPage));
    assert!(session.dialog().is_none() && session.has_match_aside());
    open(&mut session, DialogKind::More);
    send(&mut session, Intent::Device(canasta_app::session::DeviceIntent::Fullscreen));
    assert!(session.dialog().is_none());
    let by_key = |session: &Session, kind: DialogKind| {
        Command::ALL.iter().any(|command| command.intent(session).to_string() == opens(kind))
    };
    for kind in DialogKind::ALL {
        let has_item = intents(&session, Some("menuitem")).contains(&opens(kind));
        assert!(!has_item || by_key(&session, kind), "{kind:?}");
    }
}

fn opens(kind: DialogKind) -> String {
    Intent::Dialog(DialogIntent::Open(kind)).to_string()
}
