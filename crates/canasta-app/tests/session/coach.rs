//! The coach: each tip at its moment, closed by itself, learned by doing, and opened again; and the warning before a discard.

use crate::matches::{click, play_bots};
use crate::page::Session;
use crate::table::{HAND, dealt, pick, press};
use canasta::rules::{AskPartner, CardSet, Drew, Given, Phase, Preset, Rank, Rules, Setup, State};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, DialogIntent, DialogKind, Effect, Fact, GameEvent, HandIntent, Intent, Moment, StorageEffect,
    StoredValue, Tip, TipSet,
};
use canasta_app::view::{self, Node};

fn close(session: &mut Session, tip: Tip) -> Vec<Effect> {
    session.update(click(Intent::Settings(SettingsIntent::CloseTip(tip))))
}

/// The texts of the elements of a class.
fn shows(session: &Session, words: &str) -> bool {
    let mut found = false;
    for node in view::page(session) {
        if let Node::Element(element) = &node {
            element.walk(&mut |element| found |= format!("{element:?}").contains(words));
        }
    }
    found
}

#[test]
fn tips_follow_the_turn_and_are_closed_one_by_one() {
    let mut session = dealt(HAND, "5c");
    assert_eq!(session.coach_tip(), Some(Tip::Draw));
    assert!(shows(&session, "Click the stock to draw 2 cards.") && shows(&session, "Tap the stock"));
    let effects = close(&mut session, Tip::Draw);
    assert!(matches!(effects.as_slice(), [Effect::Storage(StorageEffect::Save(StoredValue::Settings, _))]));
    assert_eq!(session.coach_tip(), None);
    press(&mut session, ActionKind::Draw);
    assert_eq!(session.coach_tip(), Some(Tip::Open));
    assert!(shows(&session, "must count 50 together"));
    pick(&mut session, "8d");
    assert_eq!(session.coach_tip(), Some(Tip::Select));
    close(&mut session, Tip::Select);
    assert_eq!(session.coach_tip(), Some(Tip::Discard));
    // The tip goes with its moment.
    session.update(click(Intent::Hand(HandIntent::Deselect)));
    assert_eq!(session.coach_tip(), Some(Tip::Open));
    pick(&mut session, "Qs Qd 2c");
    assert_eq!(session.coach_tip(), Some(Tip::Wild));
    session.update(click(Intent::Settings(SettingsIntent::CloseCoach)));
    assert_eq!(session.coach_tip(), None);
    assert!(session.settings().greeted && !shows(&session, "\"coach\""));
    // Closing all of them survives a reset of the settings.
    session.update(click(Intent::Settings(SettingsIntent::Reset)));
    session.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert!(session.settings().greeted);
}

#[test]
fn tips_are_opened_again_from_the_menu() {
    let mut session = dealt(HAND, "5c");
    session.update(click(Intent::Settings(SettingsIntent::CloseCoach)));
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Tips))));
    assert!(shows(&session, "Show again: Drawing") && shows(&session, "A frozen pile"));
    let offered = |session: &Session| ["No more tips", "Show all tips again"].map(|words| shows(session, words));
    assert_eq!(offered(&session), [false, true]);
    session.update(click(Intent::Settings(SettingsIntent::OpenTip(Tip::Draw))));
    let settings = session.settings();
    assert!(!settings.greeted && !settings.is_tip_closed(Tip::Draw) && settings.is_tip_closed(Tip::Open));
    assert_eq!(session.coach_tip(), Some(Tip::Draw));
    session.update(click(Intent::Settings(SettingsIntent::CloseTip(Tip::Draw))));
    session.update(click(Intent::Settings(SettingsIntent::OpenTip(Tip::Open))));
    assert_eq!(session.coach_tip(), None);
    assert_eq!(offered(&session), [true, true], "some are closed, some are open");
    session.update(click(Intent::Settings(SettingsIntent::OpenAllTips)));
    assert_eq!(offered(&session), [true, false]);
    assert_eq!(session.settings().closed_tips, TipSet::default());
    // The list has no tips about what the rules do not have.
    let rules = Rules { pile_allowed: false, ask_partner: AskPartner::Never, ..Preset::ClassicTwo.rules() };
    assert!(!Tip::Take.is_about(&rules) && !Tip::Ask.is_about(&rules) && Tip::Draw.is_about(&rules));
}

#[test]
fn what_was_done_several_times_is_not_explained_again() {
    let mut session = dealt(HAND, "5c");
    for turn in 1..=3 {
        assert!(!session.settings().is_tip_closed(Tip::Draw), "before draw {turn}");
        if session.observation().unwrap().phase() == Phase::Draw {
            press(&mut session, ActionKind::Draw);
        }
        if turn < 3 {
            let card = session.hand_layout().fan().next().unwrap().id;
            let effects = session.update(click(Intent::Hand(HandIntent::Discard(card))));
            play_bots(&mut session, effects);
        }
    }
    assert!(session.settings().is_tip_closed(Tip::Draw));
    assert!(!session.settings().is_tip_closed(Tip::Discard));
    // A tip that is opened again stays until it is closed.
    session.update(click(Intent::Settings(SettingsIntent::OpenTip(Tip::Draw))));
    let card = session.hand_layout().fan().next().unwrap().id;
    let effects = session.update(click(Intent::Hand(HandIntent::Discard(card))));
    play_bots(&mut session, effects);
    press(&mut session, ActionKind::Draw);
    assert!(!session.settings().is_tip_closed(Tip::Draw));
}

/// A position of the classic game for four before or after drawing.
fn position(phase: Phase, hand: &str, mine: &[&str], theirs: &[&str], pile: &str, stock: usize) -> State {
    let cards = |text: &str| text.split_whitespace().map(|card| card.parse().unwrap()).collect::<Vec<_>>();
    let mut setup = Setup::new(Preset::Classic.rules());
    (setup.phase, setup.drew) = (phase, Drew::Stock);
    setup.hands[0] = Given::Cards(cards(hand));
    (1..4).for_each(|seat| setup.hands[seat] = Given::Unknown(9));
    setup.melds = [mine, theirs].map(|melds| melds.iter().map(|meld| meld.parse().unwrap()).collect()).into();
    setup.pile = cards(pile);
    setup.stock = Given::Unknown(stock);
    setup.state().unwrap()
}

/// The tips whose moment has come.
fn due(state: &State, picked: &str, log: &[GameEvent], hand: usize) -> Vec<Tip> {
    let seen = state.observe(state.to_act());
    let picked: CardSet = picked.split_whitespace().map(|card| card.parse::<canasta::rules::Card>().unwrap()).collect();
    let moment = Moment { seen: &seen, picked, log, hand, warns: false };
    Tip::ALL.iter().copied().filter(|tip| tip.is_due(&moment)).collect()
}

#[test]
fn each_tip_has_its_moment() {
    let draw = |hand, mine: &[&str], pile, stock| position(Phase::Draw, hand, mine, &["Ks Kh Kc"], pile, stock);
    let play = |hand, mine: &[&str], pile| position(Phase::Play, hand, mine, &["Ks Kh Kc"], pile, 30);
    let hand = "4s 4h 9d 9c Qs Jh 2s 3s";
    assert_eq!(due(&draw(hand, &[], "5c", 30), "", &[], 1), [Tip::Draw]);
    assert_eq!(due(&draw(hand, &["As Ah Ad"], "9s", 30), "", &[], 1), [Tip::Take, Tip::Draw]);
    assert_eq!(due(&draw(hand, &["As Ah Ad"], "2c 5c", 30), "", &[], 1), [Tip::Frozen, Tip::Draw]);
    assert_eq!(due(&draw(hand, &["As Ah Ad"], "3c", 30), "", &[], 1), [Tip::BlackThree, Tip::Draw]);
    assert_eq!(due(&draw(hand, &["As Ah Ad"], "5c", 4), "", &[], 1), [Tip::StockEnd, Tip::Draw]);
    let state = draw(hand, &["As Ah Ad"], "5c", 30);
    let dealt = [GameEvent::Dealt { hand: 2, leads: state.to_act(), kept: None, rules: None }];
    assert_eq!(due(&state, "", &dealt, 2), [Tip::Score, Tip::Draw]);
    assert_eq!(due(&play(hand, &[], "5c"), "", &[], 1), [Tip::Open]);
    let state = play(hand, &["As Ah Ad"], "5c");
    assert_eq!(due(&state, "", &[], 1), [Tip::Lay]);
    assert_eq!(due(&state, "9d 9c 2s", &[], 1), [Tip::Wild, Tip::Lay]);
    assert_eq!(due(&state, "Qs", &[], 1), [Tip::Select, Tip::Discard, Tip::Lay]);
    assert_eq!(due(&state, "3s", &[], 1), [Tip::BlackThree, Tip::Select, Tip::Discard, Tip::Lay]);
    let seat = state.to_act();
    let drew = [GameEvent::Drew { seat, cards: 1, red_threes: "3h".parse().unwrap() }];
    assert_eq!(due(&state, "", &drew, 1), [Tip::RedThree, Tip::Lay]);
    let with_king = format!("{hand} Kd");
    let state = play(&with_king, &["As Ah Ad"], "5c 6c 7c");
    assert_eq!(due(&state, "Kd", &[], 1), [Tip::Warnings, Tip::Select, Tip::Discard, Tip::Lay]);
    let state = play(hand, &["As Ah Ad Ac As"], "5c");
    assert_eq!(due(&state, "", &[], 1), [Tip::Canasta, Tip::Lay]);
    assert_eq!(due(&play("4s 9d", &["As Ah Ad"], "5c"), "", &[], 1), [Tip::KeepTwo, Tip::Lay]);
    let out = play("Ac 9d", &["As Ah Ad Ac As 2c 2d"], "5c");
    assert_eq!(due(&out, "", &[], 1), [Tip::Ask, Tip::GoOut, Tip::Lay]);
}

/// The tips whose moment has come in a position of a preset, in the JSON form of positions.
fn due_in(position: &serde_json::Value, picked: &str) -> Vec<Tip> {
    let object = position.as_object().unwrap();
    let rules = canasta::rules::setup_json::read_rules(object).unwrap();
    let state = canasta::rules::setup_json::read_setup(object, rules).unwrap().state().unwrap();
    due(&state, picked, &[], 1)
}

#[test]
fn further_games_have_tips_of_their_own() {
    use serde_json::json;
    let game = |rules: &str, hand: &str, mine: &[&str], more: serde_json::Value| {
        let mut position = json!({
            "rules": rules, "phase": "play", "hands": [hand, 13, 13, 13], "melds": [mine, []], "discard": "5c", "stock": 40,
        });
        position.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        due_in(&position, "")
    };
    let none = || json!({});
    let has = |tips: &[Tip], tip: Tip| tips.contains(&tip);
    // Three neighbours in the hand, or one beside an own sequence.
    let kings: &[&str] = &["Ks Kh Kd"];
    assert!(has(&game("samba", "7h 8h 9h Jd 4c", kings, none()), Tip::Sequence));
    assert!(!has(&game("samba", "7h 8h Th Jd 4c", kings, none()), Tip::Sequence));
    assert!(!has(&game("classic", "7h 8h 9h Jd 4c", kings, none()), Tip::Sequence));
    assert!(has(&game("samba", "Th Jd 4c", &["7h 8h 9h"], none()), Tip::Sequence));
    assert!(!has(&game("samba", "Qh Jd 4c", &["7h 8h 9h"], none()), Tip::Sequence));
    // Three wilds, or one beside an own meld of wilds.
    assert!(has(&game("bolivia", "2c 2d Jo 9s 4c", kings, none()), Tip::WildMeld));
    assert!(!has(&game("bolivia", "2c 2d 9s 9h 4c", kings, none()), Tip::WildMeld));
    assert!(has(&game("bolivia", "2c 9s 4c", &["2s 2h 2d"], none()), Tip::WildMeld));
    assert!(!has(&game("samba", "2c 2d Jo 9s 4c", kings, none()), Tip::WildMeld));
    // Canastas enough, but none of a suit.
    let two: &[&str] = &["2s 2h 2d 2c Jo Jo 2s", "Kd Kc Ks Kh Ks Kd 2d"];
    assert!(has(&game("bolivia", "9s 8c 5d 4c", two, none()), Tip::Kinds));
    assert!(!has(&game("samba", "9s 8c 5d 4c", &two[1..], none()), Tip::Kinds));
    // Modern American: before the opening, and a special hand.
    let pairs = "4s 4h 6d 6c 8s 8d 9h 9c Js Jd Qh Qs Kd Kc";
    assert_eq!(game("modern-american", pairs, &[], none())[0], Tip::Special);
    let opening = |picked: &str, mine: &[&str]| {
        let position = json!({
            "rules": "modern-american", "phase": "play", "hands": ["Qs Qh Qd 6h 9d 4c", 13, 13, 13], "melds": [mine, []],
        });
        has(&due_in(&position, picked), Tip::Talon)
    };
    assert!(opening("Qs Qh Qd", &[]) && !opening("Qs", &[]) && !opening("Qs Qh Qd", kings));
    // The pile is always frozen, which is said to who holds a card like its top card, a five.
    let draw = json!({ "phase": "draw" });
    assert!(has(&game("modern-american", "5s 6h 9d 4c", kings, draw.clone()), Tip::Frozen));
    assert!(!has(&game("modern-american", "4s 6h 9d 4c", kings, draw.clone()), Tip::Frozen));
    assert!(!has(&game("samba", "5s 6h 9d 4c", kings, draw), Tip::Frozen));
    // The foot, at the beginning and when few cards are left; then no card need be kept.
    let feet = json!({ "feet": [11, 11, 11, 11] });
    let few = game("hand-and-foot", "Kc 9s", kings, feet.clone());
    assert!(has(&few, Tip::Foot) && !has(&few, Tip::KeepTwo));
    assert!(!has(&game("hand-and-foot", "Kc 9s 8d 7h 6c", kings, feet), Tip::Foot));
    let without = game("hand-and-foot", "Kc 9s", kings, none());
    assert!(!has(&without, Tip::Foot) && has(&without, Tip::KeepTwo));
    // Three players: before anybody plays alone.
    let three = |lone: serde_json::Value| {
        due_in(
            &json!({
                "rules": "three-handed", "hands": ["Ks Kh 9d 4s", 13, 13], "melds": [["As Ah Ad"], [], []],
                "discard": "8c Kd", "stock": 40, "lone": lone,
            }),
            "",
        )
    };
    assert!(has(&three(json!(null)), Tip::Lone) && !has(&three(json!(0)), Tip::Lone));
}

#[test]
fn a_discard_is_warned_of_only_where_the_settings_ask_for_it() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Qs");
    assert_eq!(session.discard_warning(), []);
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::WarnDiscards))));
    assert_eq!(session.discard_warning(), [Fact::BreaksPair { rank: Rank::Queen }]);
    assert!(shows(&session, "It breaks up your pair of queens."));
    pick(&mut session, "Qs Qd");
    assert_eq!(session.discard_warning(), []);
    session.update(click(Intent::Hand(HandIntent::Deselect)));
    assert_eq!(session.discard_warning(), []);
}
