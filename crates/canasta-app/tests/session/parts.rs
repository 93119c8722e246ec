//! A session whose parts are still to come, as on the first visit: the game goes on without them, and nothing is lost.

use crate::bot_worker::{answer, asked, new_game, started};
use crate::matches::click;
use canasta::rules::{Action, Preset, legal};
use canasta_app::features::library::LibraryMessage;
use canasta_app::parts::{Loading, PARTS};
use canasta_app::session::{
    ActionKind, BotMessage, DeviceEffect, DialogIntent, DialogKind, Effect, Intent, Level, Message, NewGame,
    NewGameIntent, Notice, Player, ProgramMessage, Query, Reply, Session, StorageEffect, StorageMessage, StoredValue,
    TableIntent, TimerEffect, Writer, places,
};
use canasta_app::view::{self, Node};

const LOAD: Effect = Effect::Device(DeviceEffect::LoadParts);

/// All words of the page.
fn page_text(session: &Session) -> String {
    fn add(node: &Node, all: &mut String) {
        match node {
            Node::Text(text) => all.push_str(text),
            Node::Element(element) => element.children.iter().for_each(|child| add(child, all)),
        }
    }
    let mut all = String::new();
    view::page(session).nodes().iter().for_each(|node| add(node, &mut all));
    all
}

/// A first visit, at the moment when its page is shown.
fn visit(mut session: Session) -> Session {
    session.update(Message::Storage(StorageMessage::Writer(Writer::This)));
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    session.update(Message::Seed(Some([3; 32])));
    session
}

fn press(session: &mut Session, intent: Intent) -> Vec<Effect> {
    session.update(click(intent))
}

fn deal(session: &mut Session) {
    press(session, Intent::NewGame(NewGameIntent::Start));
    assert!(session.observation().is_some());
}

/// The number of the step that is due next.
fn step_due(effects: &[Effect]) -> Option<u32> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Timer(TimerEffect::Step(number, _)) => Some(*number),
        _ => None,
    })
}

/// Plays on until the hand has ended. Gives all that was saved.
fn play_hand(session: &mut Session) -> Vec<String> {
    let (mut saves, mut effects, mut steps) = (Vec::new(), Vec::new(), 0);
    while session.observation().unwrap().ended().is_none() {
        steps += 1;
        assert!(steps < 2000, "the hand goes on");
        effects = match step_due(&effects) {
            Some(number) => session.update(Message::Bots(BotMessage::StepDue(number))),
            None if session.is_my_turn() => {
                let action = legal::candidates(&session.observation().unwrap()).into_iter().next_back().unwrap();
                session.update(Message::Program(ProgramMessage::Play(action)))
            }
            None => press(session, Intent::Table(TableIntent::Step)),
        };
        saves.extend(effects.iter().filter_map(|effect| match effect {
            Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
            _ => None,
        }));
    }
    saves
}

#[test]
fn a_hand_without_the_parts_is_the_same_and_saved_at_each_step() {
    let (mut whole, mut first) = (visit(Session::default()), visit(Session::without_parts()));
    deal(&mut whole);
    deal(&mut first);
    assert_eq!(view::page(&first).table, view::page(&whole).table, "the table is described by the first program alone");
    let saves = play_hand(&mut whole);
    assert_eq!(play_hand(&mut first), saves);
    assert_eq!(first.record(), whole.record());
    // The score waits.
    assert_eq!(first.dialog_kind(), Some(DialogKind::Score));
    assert!(page_text(&first).contains("One moment"), "{}", page_text(&first));
    let effects = first.take_parts(&PARTS);
    assert_eq!(view::page(&first), view::page(&whole));
    assert_eq!(first.statistics().write(), whole.statistics().write());
    let is_achieved = effects
        .iter()
        .any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Achievements, _))));
    assert_eq!(
        is_achieved,
        first.statistics().write() != visit(Session::default()).statistics().write(),
        "{effects:?}"
    );
}

#[test]
fn a_match_goes_on_to_its_next_hand_without_the_parts() {
    let mut session = visit(Session::without_parts());
    let rules = Preset::Classic.rules();
    let mut places = places(rules.players);
    // Levels that search ask a worker.
    places.iter_mut().skip(1).for_each(|place| place.player = Player::Bot(Level::THUMB));
    let new = NewGame {
        preset: Preset::Classic,
        rules,
        places,
        dealer: None,
        seed: [1; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    play_hand(&mut session);
    assert!(page_text(&session).contains("Next hand"), "{}", page_text(&session));
    if press(&mut session, Intent::Table(TableIntent::NextHand)).contains(&Effect::RequestSeed) {
        session.update(Message::Seed(Some([9; 32])));
    }
    assert_eq!(session.standing().unwrap().hand, 2);
    play_hand(&mut session);
    assert_eq!(session.standing().unwrap().hand, 2);
}

#[test]
fn a_dialog_that_is_opened_waits_for_the_parts_and_then_shows_what_it_is_about() {
    let mut session = visit(Session::without_parts());
    let open = Intent::Dialog(DialogIntent::Open(DialogKind::Settings));
    assert!(press(&mut session, open.clone()).contains(&LOAD));
    assert!(session.is_waiting() && page_text(&session).contains("One moment"));
    // Nothing asks twice.
    assert!(!press(&mut session, Intent::Dialog(DialogIntent::Close)).contains(&LOAD));
    assert!(!press(&mut session, open).contains(&LOAD));
    session.take_parts(&PARTS);
    assert!(!session.is_waiting() && page_text(&session).contains("Settings"));
    // A dialog that was closed meanwhile stays so.
    let mut session = visit(Session::without_parts());
    press(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Statistics)));
    press(&mut session, Intent::Dialog(DialogIntent::Close));
    assert_eq!(session.take_parts(&PARTS), []);
    assert_eq!(session.dialog_kind(), None);
}

#[test]
fn what_is_pressed_is_done_once_the_parts_are_there() {
    let mut session = visit(Session::without_parts());
    deal(&mut session);
    while !session.is_my_turn() {
        press(&mut session, Intent::Table(TableIntent::Step));
    }
    let before = session.record();
    let action = legal::candidates(&session.observation().unwrap()).into_iter().next().unwrap();
    session.update(Message::Program(ProgramMessage::Play(action)));
    assert_ne!(session.record(), before);
    let done = session.record();
    assert!(press(&mut session, "hint".parse().unwrap()).contains(&LOAD));
    press(&mut session, Intent::Table(TableIntent::Abandon));
    assert_eq!(session.record(), done, "nothing happens before they are there");
    assert!(session.is_waiting());
    session.take_parts(&PARTS);
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm), "the end of a match is asked about as ever");
}

#[test]
fn parts_that_do_not_come_are_told_once_and_tried_again() {
    let mut session = visit(Session::without_parts());
    deal(&mut session);
    // What loads by itself fails quietly.
    session.parts_failed();
    assert_eq!(session.notice(), None);
    press(&mut session, Intent::Table(TableIntent::Undo));
    session.parts_failed();
    assert_eq!(session.warning(), Some(&Notice::PartsMissing));
    assert_eq!(session.loading(), Some(Loading::Failed));
    assert!(page_text(&session).contains("Try again"));
    let again: Intent = "load-parts".parse().unwrap();
    assert!(press(&mut session, again).contains(&LOAD));
    assert_eq!(session.warning(), None);
    session.parts_failed();
    // The game goes on, and its end asks once more.
    play_hand(&mut session);
    assert_eq!(session.loading(), Some(Loading::Underway));
    let record = session.record();
    session.take_parts(&PARTS);
    assert_eq!(session.record(), record, "what was given up is not done later");
}

#[test]
fn an_open_dialog_says_that_its_parts_do_not_come() {
    let mut session = visit(Session::without_parts());
    press(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::Rules)));
    session.parts_failed();
    assert_eq!(session.warning(), None);
    let text = page_text(&session);
    assert!(text.contains("not loaded yet") && text.contains("Try again"), "{text}");
    assert!(press(&mut session, "load-parts".parse().unwrap()).contains(&LOAD));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Rules));
    session.take_parts(&PARTS);
    assert!(page_text(&session).contains("Rules"));
}

#[test]
fn what_other_pages_store_meanwhile_is_taken_in_its_order() {
    let mut session = visit(Session::without_parts());
    deal(&mut session);
    let stored = |text: &str| Message::Storage(StorageMessage::Restored(StoredValue::Lesson, text.to_owned()));
    assert!(session.update(stored(r#"{"chapters":1}"#)).contains(&LOAD));
    session.update(stored(r#"{"chapters":3}"#));
    // One reminder is enough, however many turns pass.
    for _ in 0..5 {
        session.update(Message::Library(LibraryMessage::KeepDue));
    }
    let mut whole = visit(Session::default());
    deal(&mut whole);
    whole.update(stored(r#"{"chapters":3}"#));
    let kept = whole.update(Message::Library(LibraryMessage::KeepDue)).len();
    let library = session.take_parts(&PARTS).into_iter().filter(|effect| matches!(effect, Effect::Library(_))).count();
    assert_eq!(session.lesson_progress(), whole.lesson_progress());
    assert!(library <= kept.max(1), "{library} of {kept}");
}

#[test]
fn what_was_pressed_is_given_up_once_the_game_has_gone_on() {
    let mut session = visit(Session::without_parts());
    deal(&mut session);
    while !session.is_my_turn() {
        press(&mut session, Intent::Table(TableIntent::Step));
    }
    let play = |session: &mut Session| {
        let action = legal::candidates(&session.observation().unwrap()).into_iter().next().unwrap();
        session.update(Message::Program(ProgramMessage::Play(action)));
    };
    play(&mut session);
    for _ in 0..3 {
        press(&mut session, Intent::Table(TableIntent::Undo));
    }
    play(&mut session);
    let record = session.record();
    session.take_parts(&PARTS);
    assert_eq!(session.record(), record, "it would take back something else");
}

#[test]
fn a_page_that_may_not_write_knows_it_without_the_parts() {
    let save =
        |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(..))));
    let mut second = Session::without_parts();
    let effects = second.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    assert!(effects.contains(&LOAD), "the question is a dialog of the parts");
    second.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    second.update(Message::Seed(Some([3; 32])));
    press(&mut second, Intent::Dialog(DialogIntent::Close));
    press(&mut second, Intent::NewGame(NewGameIntent::Start));
    assert!(second.observation().is_some());
    let effects = press(&mut second, Intent::Table(TableIntent::Step));
    assert!(!save(&effects), "{effects:?}");
    assert!(!save(&second.take_parts(&PARTS)));
    assert_eq!(second.writer(), Writer::Other);
    // Another page takes over from a first visit.
    let mut first = visit(Session::without_parts());
    deal(&mut first);
    first.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    assert!(first.observation().is_none() && first.writer() == Writer::Other);
}

#[test]
fn a_hand_that_ended_counts_before_what_was_pressed_after_it() {
    let mut session = visit(Session::without_parts());
    deal(&mut session);
    play_hand(&mut session);
    press(&mut session, Intent::Dialog(DialogIntent::Close));
    press(&mut session, "lesson".parse().unwrap());
    let effects = session.take_parts(&PARTS);
    assert!(session.lesson().is_some());
    let is_achieved = |effects: &[Effect]| {
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Achievements, _))))
    };
    let fresh = visit(Session::default()).statistics().write();
    assert_eq!(is_achieved(&effects), session.statistics().write() != fresh);
}

/// A table against Master without the parts, at which Master is to act, the number of its worker, and the effects of the turn before.
fn master_is_to_act() -> (Session, u32, Vec<Effect>) {
    let mut session = visit(Session::without_parts());
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new_game()))));
    let worker = started(&effects).expect("the worker starts with the deal");
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    press(&mut session, Intent::Table(TableIntent::Act(ActionKind::Draw)));
    let candidates = legal::candidates(&session.observation().unwrap());
    let discard = candidates.into_iter().find(|action| matches!(action, Action::Discard(_))).unwrap();
    let effects = session.update(Message::Program(ProgramMessage::Play(discard)));
    assert_eq!(asked(&effects), None, "a question is written by the parts");
    assert!(effects.contains(&LOAD), "{effects:?}");
    (session, worker, effects)
}

/// Lets the next step be due.
fn tick(session: &mut Session, effects: &[Effect]) -> Vec<Effect> {
    session.update(Message::Bots(BotMessage::StepDue(step_due(effects).expect("a step is due"))))
}

#[test]
fn a_bot_that_searches_waits_for_the_parts_and_is_asked_then() {
    let (mut session, worker, effects) = master_is_to_act();
    let before = session.record();
    tick(&mut session, &effects);
    assert_eq!(session.record(), before, "it has not decided");
    assert!(session.is_thinking());
    let question = asked(&session.take_parts(&PARTS)).expect("the decision is asked for");
    let reply = answer(&question);
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, reply)));
    assert_ne!(session.record(), before, "the answer of the worker is played");
    assert_eq!(session.notice(), None);
}

#[test]
fn a_bot_plays_by_rules_of_thumb_where_the_parts_do_not_come() {
    let (mut session, _, effects) = master_is_to_act();
    let before = session.record();
    tick(&mut session, &effects);
    session.parts_failed();
    assert_ne!(session.record(), before, "nobody waits for ever");
    let record = session.record();
    session.take_parts(&PARTS);
    assert_eq!(session.record(), record, "what was decided is not decided again");
}

#[test]
fn a_bot_waits_only_once_for_parts_that_do_not_come() {
    let (mut session, _, effects) = master_is_to_act();
    tick(&mut session, &effects);
    let mut effects = session.parts_failed();
    let mut steps = 0;
    while !session.is_my_turn() {
        let before = session.record();
        effects = tick(&mut session, &effects);
        assert_ne!(session.record(), before, "it has decided");
        steps += 1;
    }
    assert!(steps > 0, "a turn has several actions");
}

#[test]
fn a_take_in_several_ways_asks_for_the_parts_that_show_them() {
    for has_failed in [false, true] {
        let has_ways = |number: u8| {
            let mut session = visit(Session::without_parts());
            let rules = Preset::Evening.rules();
            let dealer = rules.players.seats().last();
            let (preset, places) = (Preset::Evening, places(rules.players));
            let seed = [number; 32];
            let new = NewGame { preset, rules, places, dealer, seed, deck: None, cut: None, chosen_cards: false };
            session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
            if has_failed {
                session.parts_failed();
            }
            press(&mut session, Intent::Table(TableIntent::Act(ActionKind::Take)));
            (session.dialog_kind() == Some(DialogKind::ChooseWay)).then_some(session)
        };
        let mut session = (0..200).find_map(has_ways).expect("some deal has two ways");
        assert_eq!(session.loading(), Some(Loading::Underway), "after a failure too");
        assert!(page_text(&session).contains("One moment"));
        session.take_parts(&PARTS);
        assert_eq!(session.dialog_kind(), Some(DialogKind::ChooseWay));
        assert!(!page_text(&session).contains("One moment"));
    }
}

#[test]
fn a_question_of_who_listens_asks_for_the_parts_that_answer() {
    let mut session = visit(Session::without_parts());
    deal(&mut session);
    session.parts_failed();
    assert!(press(&mut session, Intent::Say(Query::Hand)).contains(&LOAD));
}

#[test]
fn a_refusal_is_told_in_few_words_at_first_and_in_a_sentence_with_the_parts() {
    let mut session = visit(Session::without_parts());
    deal(&mut session);
    let mut effects = Vec::new();
    while !session.is_my_turn() {
        effects = match step_due(&effects) {
            Some(number) => session.update(Message::Bots(BotMessage::StepDue(number))),
            None => press(&mut session, Intent::Table(TableIntent::Step)),
        };
    }
    let card = session.observation().unwrap().hand().iter().next().unwrap();
    session.update(Message::Program(ProgramMessage::Play(Action::Discard(card))));
    assert!(matches!(session.refusal(), Some(Notice::Refused(_))));
    assert_eq!(session.loading(), Some(Loading::NotAsked));
    let few = page_text(&session);
    assert!(few.contains("Draw first"), "{few}");
    session.take_parts(&PARTS);
    let sentence = page_text(&session);
    assert!(sentence.contains("Draw from the stock or take the pile first."), "{sentence}");
}
