//! Undo: free as long as no hidden card was seen, unlimited in practice.

use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use crate::table::{HAND, dealt, pick, press};
use canasta::rules::{Action, Group, Phase, Preset, Rules, legal};
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    ActionKind, Disclosure, Effect, GameEvent, Intent, Level, Message, Notice, ProgramMessage, TableIntent,
    TimerEffect, Undo,
};
use canasta_app::view::text::{self, Names};

#[test]
fn melds_can_be_undone_but_not_a_draw() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    assert_eq!(session.can_undo(), Undo::Nothing);
    let drawn = session.record();
    let hand = session.observation().unwrap().hand();
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Lay);
    assert_eq!(session.can_undo(), Undo::Free(1));
    session.update(click(Intent::Table(TableIntent::Undo)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.hand(), seen.phase()), (hand, Phase::Play));
    assert_eq!(session.record(), drawn);
    assert_eq!(canasta::rules::replay(&session.record()).error, None);
    // The groups of the opening are staged again, and return to the hand one by one.
    assert_eq!(session.staged().len(), 2);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.staged(), [Group::of("Ks Kh Kd".parse().unwrap())]);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert!(session.staged().is_empty());
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.notice(), Some(&Notice::NothingToUndo(Disclosure::OwnDraw)));
    assert_eq!(session.record(), drawn);
}

#[test]
fn a_whole_turn_can_be_undone_at_once() {
    let mut session = dealt(HAND, "9d");
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    press(&mut session, ActionKind::Take);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Lay);
    assert_eq!(session.can_undo(), Undo::Free(2));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.phase(), seen.pile().len()), (Phase::Draw, 1));
    assert!(seen.melds(seen.side()).is_empty());
    assert_eq!(session.can_undo(), Undo::Nothing);
}

#[test]
fn undo_without_anything_to_undo_is_refused() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    assert!(!session.can_undo_turn(session.can_undo()));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    assert_eq!(session.notice(), Some(&Notice::NothingToUndo(Disclosure::OwnDraw)));
    pick(&mut session, "8d");
    assert!(session.can_undo_turn(session.can_undo()));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    assert_eq!((session.hand_layout().picked().len(), session.notice()), (0, None));
}

#[test]
fn an_undone_draw_is_not_repeated_automatically() {
    let mut session = dealt(HAND, "5c");
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    let waits =
        |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))));
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::AutoDraw))));
    let effects = session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
    assert!(!waits(&effects), "{effects:?}");
    // After an action of the person the next draw is automatic again, except while the game is paused.
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "8d");
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    play_bots(&mut session, effects);
    let seen = session.observation().unwrap();
    let could_take = legal::candidates(&seen) != [Action::Draw];
    assert!(seen.phase() == Phase::Play || could_take, "drawn by itself where nothing else can be done");
    let mut session = dealt(HAND, "5c");
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    assert!(!waits(&session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::AutoDraw))))));
    assert!(waits(&session.update(click(Intent::Table(TableIntent::TogglePause)))));
}

#[test]
fn practice_undoes_actions_of_others_and_marks_the_record() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "8d");
    press(&mut session, ActionKind::Discard);
    assert_eq!(session.can_undo(), Undo::Nothing, "the other player has discarded");
    let effects = session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    play_bots(&mut session, effects);
    assert_eq!(session.can_undo(), Undo::Practice);
    session.update(click(Intent::Table(TableIntent::Undo)));
    let seen = session.observation().unwrap();
    assert!(seen.is_to_act() && seen.phase() == Phase::Play);
    assert!(session.standing().unwrap().practice);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
    assert!(session.standing().unwrap().practice);
    assert!(session.record().contains("practice"));
    // Nothing is left to undo, and the refusal says so.
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.notice(), Some(&Notice::NothingDone));
}

#[test]
fn practice_undoes_the_whole_last_turn() {
    let mut session = dealt(HAND, "5c");
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "8d");
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    play_bots(&mut session, effects);
    assert!(session.can_undo_turn(session.can_undo()));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.is_to_act(), seen.phase(), seen.pile().len()), (true, Phase::Draw, 1));
    assert!(!session.can_undo_turn(session.can_undo()));
    // During a turn, undo includes the draw and the melds after it.
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Lay);
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.phase(), seen.melds(seen.side()).is_empty()), (Phase::Draw, true));
}

/// The bots play one action at a time.
fn pause(session: &mut Session) {
    session.update(click(Intent::Table(TableIntent::TogglePause)));
}

fn step(session: &mut Session) {
    session.update(click(Intent::Table(TableIntent::Step)));
}

#[test]
fn a_discard_can_be_undone_after_a_bot_has_drawn_unseen() {
    let mut session = dealt(HAND, "5c");
    pause(&mut session);
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let (record, hand) = (session.record(), session.observation().unwrap().hand());
    pick(&mut session, "8d");
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    assert_eq!(session.can_undo(), Undo::Free(1));
    step(&mut session);
    assert!(session.record().ends_with("1 draw\n"), "{}", session.record());
    assert_eq!(session.can_undo(), Undo::Free(1), "nobody has seen the card");
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.record(), record, "the draw of the bot is undone too");
    assert_eq!(session.observation().unwrap().hand(), hand);
    assert!(session.is_my_turn());
    // Another discard; the bot decides anew.
    pick(&mut session, "4s");
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    step(&mut session);
    // The bot then shows a card, and the refusal names it.
    step(&mut session);
    assert_eq!(session.can_undo(), Undo::Nothing);
    session.update(click(Intent::Table(TableIntent::Undo)));
    let Some(Notice::NothingToUndo(seen)) = session.notice() else { panic!("{:?}", session.notice()) };
    let names: Vec<String> = canasta_app::session::seat_names(session.places());
    let words = text::notice(&Notice::NothingToUndo(seen.clone()), Names::new(&names, session.me())).1;
    let shown = match session.log().last().unwrap() {
        GameEvent::Discarded { card, .. } => text::card(*card),
        GameEvent::Laid { .. } => "laid".to_owned(),
        other => panic!("{other:?}"),
    };
    assert!(words.contains(&shown) && words.contains("since: undo would use what you saw"), "{words}");
}

#[test]
fn the_whole_turn_is_undone_while_nothing_was_seen() {
    let mut session = dealt(HAND, "9d");
    pause(&mut session);
    pick(&mut session, "Ks Kh Kd");
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Stage))));
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Take))));
    pick(&mut session, "8d");
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    step(&mut session);
    assert_eq!(session.can_undo(), Undo::Free(2));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.phase(), seen.pile().len(), seen.is_to_act()), (Phase::Draw, 1, true));
    assert_eq!(canasta::rules::replay(&session.record()).error, None);
}

/// While bots play by themselves, nothing of theirs can be undone by a watcher.
#[test]
fn a_watcher_undoes_nothing() {
    let mut session = crate::several_players::watched();
    pause(&mut session);
    for _ in 0..12 {
        step(&mut session);
        assert_eq!(session.can_undo(), Undo::Nothing);
    }
}

/// Plays hands by rules of thumb, and compares what is undone freely after each own action with what was drawn by it, from the stock
/// or from the foot. Gives how many melds and takes brought unseen cards.
fn unseen_cards_of_actions(preset: Preset, rules: Rules) -> (usize, usize) {
    let (mut melds, mut takes) = (0, 0);
    for seed in 1..=4 {
        let mut session = new_session(preset, rules, seed);
        let mut since = 0;
        while session.observation().unwrap().ended().is_none() {
            let hidden = |session: &Session| {
                let seen = session.observation().unwrap();
                (seen.foot_lens(seen.seat()).count(), seen.stock_len())
            };
            let before = hidden(&session);
            let action = Level::THUMB.heuristic_action(&session.observation().unwrap());
            let effects = session.update(Message::Program(ProgramMessage::Play(action.clone())));
            since = match hidden(&session) == before {
                true => since + 1,
                false => 0,
            };
            if session.observation().unwrap().ended().is_none() {
                let free = if since == 0 { Undo::Nothing } else { Undo::Free(since) };
                assert_eq!(session.can_undo(), free, "{preset} {seed}: {action}");
            }
            match action {
                Action::Meld(_) if since == 0 => melds += 1,
                Action::Take { .. } if since == 0 => takes += 1,
                Action::Discard(_) => since = 0,
                _ => {}
            }
            play_bots(&mut session, effects);
        }
    }
    (melds, takes)
}

#[test]
fn an_own_action_that_brings_unseen_cards_is_not_undone() {
    let foot = Preset::ClassicTwo.builder().foot_size(6).foot_threes_replaced(true).build().unwrap();
    assert!(unseen_cards_of_actions(Preset::ClassicTwo, foot).0 > 0);
    let extra = Preset::ClassicTwo.builder().pile_extra(2).build().unwrap();
    assert!(unseen_cards_of_actions(Preset::ClassicTwo, extra).1 > 0);
}
