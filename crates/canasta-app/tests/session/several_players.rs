//! Several persons on one device, bots that pause, and a table that plays by itself.

use crate::matches::{click, discard};
use crate::page::Session;
use canasta::rules::{Phase, Players, Preset, Rules, Seat};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, BotMessage, CardMove, DialogIntent, DialogKind, Effect, HandCardPlace, HandIntent, Intent, Level,
    Message, NewGame, NewGameIntent, Player, ProgramMessage, StorageEffect, StorageMessage, StoredValue, TableIntent,
    TimerEffect, Undo, places,
};
use canasta_app::view::{self, Node};

/// A match of so many people, in which those of these numbers are persons, who share the device.
pub fn shared_match(rules: Rules, people: Players, persons: &[usize]) -> (Session, Vec<Effect>) {
    let mut places = places(people);
    for (at, place) in places.iter_mut().enumerate() {
        place.player = if persons.contains(&at) { Player::Person } else { Player::Bot(Level::THUMB) };
    }
    let new = NewGame {
        preset: Preset::Classic,
        rules,
        places,
        dealer: rules.players.seat(3),
        seed: [5; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    (session, effects)
}

fn game(persons: &[usize]) -> (Session, Vec<Effect>) {
    let rules = Preset::Classic.rules();
    shared_match(rules, rules.players, persons)
}

/// A table of four bots.
pub fn watched() -> Session {
    game(&[]).0
}

fn shows_a_card(session: &Session) -> bool {
    let mut found = false;
    for node in view::page(session) {
        if let Node::Element(element) = &node {
            element.walk(&mut |element| found |= element.get("role") == Some("option"));
        }
    }
    found
}

fn finish_turn(session: &mut Session) -> Vec<Effect> {
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let id = session.hand_layout().fan().find(|held| held.place == HandCardPlace::Hand).unwrap().id;
    discard(session, id)
}

#[test]
fn a_curtain_hides_every_hand_between_two_persons() {
    let (mut session, effects) = game(&[0, 1]);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..)))));
    assert_eq!(session.curtain(), Some(Seat::FIRST));
    assert!(session.observation().is_none() && !shows_a_card(&session));
    // Actions are refused behind the curtain.
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    session.update(Message::Program(ProgramMessage::Play("draw".parse().unwrap())));
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert!(shows_a_card(&session));
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
    finish_turn(&mut session);
    let second = session.curtain().expect("the other person is next");
    assert_eq!(second.index(), 1);
    assert!(!shows_a_card(&session));
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert_eq!((session.me(), session.observation().unwrap().seat()), (second, second));
    // The open hand belongs to the person who is named, in labels as well.
    let name = &session.places()[second.index()].name;
    let page = format!("{:?}", view::page(&session));
    assert!(page.contains(&format!(". {name}, draw")), "{name}: {page}");
    let effects = finish_turn(&mut session);
    // Then two bots, during whose turns the second person's hand stays in view.
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..)))), "{effects:?}");
    assert_eq!((session.me(), session.curtain()), (second, None));
}

#[test]
fn a_discard_can_be_undone_until_the_next_person_has_seen_their_hand() {
    let (mut session, _) = game(&[0, 1]);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert_eq!(session.can_undo(), Undo::Nothing);
    turn_round(&mut session);
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let before = hand(&session);
    let id = session.hand_layout().fan().next().unwrap().id;
    discard(&mut session, id);
    assert!(session.curtain().is_some() && !shows_a_card(&session));
    assert_eq!(session.can_undo(), Undo::Free(1));
    session.update(click(Intent::Table(TableIntent::Undo)));
    // The next person may hold the device already, so the curtain hides the hand until its owner reveals it.
    assert_eq!((session.curtain(), session.me()), (Some(Seat::FIRST), Seat::FIRST));
    assert!(!shows_a_card(&session) && session.observation().is_none());
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert_eq!((session.curtain(), session.me()), (None, Seat::FIRST));
    let (mut now, mut then) = (hand(&session), before.clone());
    assert!(session.log().is_empty(), "what was taken back is no news");
    // The card returns; the order of the others is unchanged.
    assert_eq!(now.len(), then.len());
    let back = then.remove(0);
    now.remove(now.iter().position(|card| *card == back).expect("the card is back"));
    assert_eq!(now, then);
    let id = session.hand_layout().fan().next().unwrap().id;
    discard(&mut session, id);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert_eq!(session.can_undo(), Undo::Nothing);
}

#[test]
fn only_the_one_person_at_the_device_is_called_you() {
    let names = |persons: &[usize]| {
        let (session, _) = game(persons);
        canasta_app::session::seat_names(session.places())
    };
    assert_eq!(names(&[0]), ["You", "Ada", "Ben", "Cleo"]);
    assert_eq!(names(&[1]), ["Dan", "You", "Ben", "Cleo"]);
    assert_eq!(names(&[0, 1]), ["Player 1", "Ada", "Ben", "Cleo"]);
    assert!(!names(&[]).contains(&"You".to_owned()));
    // A chosen name stays.
    let mut session = Session::default();
    for (field, value) in [("name1", "Zoe"), ("player0", "thumb"), ("player1", "person")] {
        session.update(click(Intent::from_control(field, value).unwrap()));
    }
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    session.update(Message::Seed(Some([5; 32])));
    assert_eq!(session.places()[1].name, "Zoe");
    assert_ne!(session.places()[0].name, "You");
}

#[test]
fn the_menus_of_the_welcome_page_and_the_curtain_have_only_usable_items() {
    let (curtain, _) = game(&[0, 1]);
    assert!(curtain.curtain().is_some());
    for (mut session, abandon) in [(Session::default(), false), (curtain, true)] {
        let mut orders = Vec::new();
        // The menu, and the lists that it leads to.
        for list in [None, Some(DialogKind::Play), Some(DialogKind::More)] {
            if let Some(list) = list {
                session.update(click(Intent::Dialog(DialogIntent::Open(list))));
            }
            for node in view::page(&session) {
                if let Node::Element(element) = &node {
                    element.walk(&mut |element| orders.extend(element.get("data-intent").map(str::to_owned)));
                }
            }
        }
        let there = |intent: Intent| orders.contains(&intent.to_string());
        for dialog in [
            DialogKind::NewGame,
            DialogKind::Settings,
            DialogKind::Rules,
            DialogKind::Library,
            DialogKind::Play,
            DialogKind::More,
        ] {
            assert!(there(Intent::Dialog(DialogIntent::Open(dialog))), "{dialog:?}");
        }
        for dialog in [DialogKind::Pile, DialogKind::History] {
            assert!(!there(Intent::Dialog(DialogIntent::Open(dialog))), "{dialog:?}");
        }
        for intent in [
            Intent::Table(TableIntent::UndoTurn),
            Intent::Table(TableIntent::TogglePause),
            Intent::Table(TableIntent::Step),
            Intent::NewGame(NewGameIntent::SameDeal),
        ] {
            assert!(!there(intent.clone()), "{intent}");
        }
        assert_eq!(there(Intent::Table(TableIntent::Abandon)), abandon);
    }
}

#[test]
fn the_log_after_the_curtain_has_all_events_since_the_own_turn() {
    let (mut session, _) = game(&[0, 1]);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    finish_turn(&mut session);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    let events: Vec<String> = session.log().iter().map(|what| format!("{what:?}")).collect();
    assert!(
        events.iter().any(|what| what.starts_with("Drew")) && events.iter().any(|what| what.starts_with("Discarded"))
    );
    assert!(session.log().iter().all(|what| what.seat() != Some(session.me())), "{events:?}");
}

#[test]
fn automatic_draws_happen_behind_the_curtain() {
    let (mut session, _) = game(&[0, 1]);
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::AutoDraw))));
    let effects = session.update(click(Intent::Table(TableIntent::Reveal)));
    let only = session.action_buttons().iter().filter(|button| button.is_open()).count() == 1;
    let waits = effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))));
    assert_eq!((only, waits), (true, true), "{effects:?}");
}

#[test]
fn one_person_needs_no_curtain() {
    let (session, _) = game(&[2]);
    assert_eq!((session.curtain(), session.me().index()), (None, 2));
}

#[test]
fn paused_bots_act_only_step_by_step() {
    let (mut session, _) = game(&[0]);
    let effects = finish_turn(&mut session);
    let Some(Effect::Timer(TimerEffect::Step(number, _))) =
        effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
    else {
        panic!("{effects:?}");
    };
    assert_eq!(session.update(click(Intent::Table(TableIntent::TogglePause))), []);
    let before = session.changes();
    // A timer that was already running does nothing.
    session.update(Message::Bots(BotMessage::StepDue(*number)));
    assert_eq!(session.changes(), before);
    session.update(click(Intent::Table(TableIntent::Step)));
    assert_eq!(session.changes(), before + 1);
    let effects = session.update(click(Intent::Table(TableIntent::TogglePause)));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..)))));
}

#[test]
fn a_forced_draw_is_automatic_if_the_setting_is_on() {
    let (mut session, _) = game(&[0]);
    let only = canasta::rules::legal::candidates(&session.observation().unwrap()).len() == 1;
    let effects = session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::AutoDraw))));
    let number = effects.iter().find_map(|effect| match effect {
        Effect::Timer(TimerEffect::Step(number, _)) => Some(*number),
        _ => None,
    });
    assert_eq!(number.is_some(), only);
    if let Some(number) = number {
        session.update(Message::Bots(BotMessage::StepDue(number)));
        assert_eq!(session.observation().unwrap().phase(), Phase::Play);
    }
}

#[test]
fn open_hands_make_the_game_practice() {
    let (mut session, _) = game(&[0]);
    let other = session.observation().unwrap().rules().players.seat(1).unwrap();
    assert_eq!(session.open_hand(other), None);
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::OpenHands))));
    assert!(session.standing().unwrap().practice);
    assert_eq!(session.open_hand(other).unwrap().len(), 11);
}

#[test]
fn a_game_of_bots_alone_needs_no_input() {
    let (mut session, _) = game(&[]);
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    let mut paused_at = [false; 4];
    for _ in 0..40 {
        assert!(!session.is_my_turn());
        paused_at[session.observation().unwrap().to_act().index()] = true;
        let mut words = String::new();
        let mut orders = Vec::new();
        for node in view::page(&session) {
            if let Node::Element(element) = &node {
                element.walk(&mut |element| {
                    orders.extend(element.get("data-intent").map(str::to_owned));
                    for child in &element.children {
                        if let Node::Text(text) = child {
                            words.push_str(text);
                        }
                    }
                });
            }
        }
        assert!(!words.contains("Your turn") && !words.contains("of 3 "), "{words}");
        for wanted in [Intent::Table(TableIntent::TogglePause), Intent::Table(TableIntent::Step)] {
            let found = orders.iter().filter(|&order| *order == wanted.to_string()).count();
            let in_menu = usize::from(wanted == Intent::Table(TableIntent::TogglePause));
            assert_eq!(found, 1 + in_menu, "{wanted} below the hand");
        }
        assert!(
            !orders.iter().any(|order| order.as_str() == Intent::Table(TableIntent::Act(ActionKind::Yes)).to_string())
        );
        let since = session.event_count();
        session.update(click(Intent::Table(TableIntent::Step)));
        assert!(
            !view::sound::sounds(&session, session.events_since(since), false).contains(&view::sound::Sound::YourTurn)
        );
    }
    assert_eq!(paused_at, [true; 4]);
}

fn hand(session: &Session) -> Vec<String> {
    session.hand_layout().cards().iter().map(|held| held.card.to_string()).collect()
}

/// Moves the last card of the hand to the front.
fn turn_round(session: &mut Session) -> Vec<Effect> {
    let (first, last) = (session.hand_layout().cards()[0].id, session.hand_layout().cards().last().unwrap().id);
    session.update(click(Intent::Hand(HandIntent::Move(CardMove { cards: vec![last], before: Some(first) }))))
}

#[test]
fn each_person_keeps_their_own_order_of_the_hand() {
    let (mut session, _) = game(&[0, 1]);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    turn_round(&mut session);
    finish_turn(&mut session);
    let first = hand(&session);
    assert!(first.is_empty(), "nothing of the hand stays behind the curtain");
    session.update(click(Intent::Table(TableIntent::Reveal)));
    turn_round(&mut session);
    let second = hand(&session);
    // The first person acts again after the bots. The second person's hand has lost one card and gained one.
    let mut effects = finish_turn(&mut session);
    let save = |effects: &[Effect]| {
        effects.iter().rev().find_map(|effect| match effect {
            Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
            _ => None,
        })
    };
    let mut kept = save(&effects);
    while session.curtain().is_none() {
        let Some(Effect::Timer(TimerEffect::Step(number, _))) =
            effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
        else {
            panic!("{effects:?}");
        };
        effects = session.update(Message::Bots(BotMessage::StepDue(*number)));
        kept = save(&effects).or(kept);
    }
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert_eq!(session.me(), Seat::FIRST);
    let mine = hand(&session);
    finish_turn(&mut session);
    session.update(click(Intent::Table(TableIntent::Reveal)));
    let again = hand(&session);
    let still: Vec<&String> = second.iter().filter(|card| again.contains(card)).collect();
    assert_eq!(again.iter().take(still.len()).collect::<Vec<_>>(), still);
    // The orders survive a reload.
    let mut session = Session::default();
    let settings = r#"{"sort": "own", "pace": "instant"}"#.to_owned();
    session.update(Message::Storage(StorageMessage::Restore { settings: Some(settings), game: kept }));
    assert!(hand(&session).is_empty());
    session.update(click(Intent::Table(TableIntent::Reveal)));
    assert_eq!(hand(&session), mine);
    let by_rank = {
        session.update(click(Intent::from_control("sort", "rank").unwrap()));
        hand(&session)
    };
    assert_ne!(mine, by_rank, "the order is the person's own");
}
