//! Following the others: their pace, skipping, and the last round shown again.

use crate::matches::click;
use crate::page::Session;
use canasta::rules::{Phase, Preset};
use canasta_app::session::{
    ActionKind, BotMessage, Effect, HandCardPlace, HandIntent, Intent, Level, Message, NewGame, Notice, Player,
    ProgramMessage, SelectMode, TableIntent, Tempo, TimerEffect, places,
};
use canasta_app::view::announcements;

/// A game of four with bots at all seats but these, in which the first seat leads.
fn game(persons: &[usize]) -> (Session, Vec<Effect>) {
    let rules = Preset::Classic.rules();
    let mut places = places(rules.players);
    for (at, place) in places.iter_mut().enumerate() {
        place.player = if persons.contains(&at) { Player::Person } else { Player::Bot(Level::THUMB) };
    }
    let dealer = rules.players.seats().last();
    let new = NewGame {
        preset: Preset::Classic,
        rules,
        places,
        dealer,
        seed: [5; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    let mut session = Session::default();
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    (session, effects)
}

fn table(session: &mut Session, intent: TableIntent) -> Vec<Effect> {
    session.update(click(Intent::Table(intent)))
}

/// The number and the milliseconds of the timer of the next step.
fn timer(effects: &[Effect]) -> Option<(u32, u32)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Timer(TimerEffect::Step(number, ms)) => Some((*number, *ms)),
        _ => None,
    })
}

fn due(session: &mut Session, effects: &[Effect]) -> Vec<Effect> {
    let (number, _) = timer(effects).expect("a step follows");
    session.update(Message::Bots(BotMessage::StepDue(number)))
}

/// Draws if that is to be done, and discards a card.
fn take_turn(session: &mut Session) -> Vec<Effect> {
    if session.observation().unwrap().phase() == Phase::Draw {
        table(session, TableIntent::Act(ActionKind::Draw));
    }
    let id = session.hand_layout().fan().find(|held| held.place == HandCardPlace::Hand).unwrap().id;
    session.update(Message::Intent(Intent::Hand(HandIntent::Discard(id)), SelectMode::Primary))
}

/// What the person may know, as text.
fn seen(session: &Session) -> String {
    format!("{:?}", session.live_observation().unwrap())
}

/// Lets the others play until it is the person's turn. Returns what was seen after each step.
fn others(session: &mut Session, mut effects: Vec<Effect>) -> Vec<String> {
    let mut all = Vec::new();
    while !session.is_my_turn() {
        effects = due(session, &effects);
        all.push(seen(session));
    }
    all
}

/// A game in which the person has played a round and the others a second one, with what was seen of that.
fn two_rounds() -> (Session, Vec<String>) {
    let (mut session, effects) = game(&[0]);
    others(&mut session, effects);
    let effects = take_turn(&mut session);
    others(&mut session, effects);
    let effects = take_turn(&mut session);
    let mut all = vec![seen(&session)];
    all.extend(others(&mut session, effects));
    (session, all)
}

#[test]
fn a_skip_makes_the_next_step_at_once_and_nothing_else() {
    let (mut session, effects) = game(&[0]);
    others(&mut session, effects);
    let before = seen(&session);
    assert!(!session.can_skip());
    table(&mut session, TableIntent::Skip);
    assert_eq!(seen(&session), before, "the own turn is not played");
    let waiting = take_turn(&mut session);
    let (record, log) = (session.record(), session.log().len());
    assert!(session.can_skip());
    let next = table(&mut session, TableIntent::Skip);
    assert!(session.record().len() > record.len() && session.log().len() > log);
    let record = session.record();
    session.update(Message::Bots(BotMessage::StepDue(timer(&waiting).unwrap().0)));
    assert_eq!(session.record(), record, "the old timer is obsolete");
    due(&mut session, &next);
    assert_ne!(session.record(), record, "the new one is not");
    table(&mut session, TableIntent::TogglePause);
    assert!(!session.can_skip());
}

#[test]
fn faster_holds_until_the_turn_comes_back() {
    let (mut session, effects) = game(&[0]);
    others(&mut session, effects);
    let (_, ordinary) = timer(&take_turn(&mut session)).unwrap();
    let mut effects = table(&mut session, TableIntent::Hurry);
    assert_eq!(session.tempo(), Tempo::Hurried);
    assert!(timer(&effects).unwrap().1 <= ordinary / 3);
    while !session.is_my_turn() {
        assert_eq!(session.tempo(), Tempo::Hurried);
        effects = due(&mut session, &effects);
    }
    assert_eq!(session.tempo(), Tempo::Running);
    table(&mut session, TableIntent::Hurry);
    assert_eq!(session.tempo(), Tempo::Running, "nobody else plays");
}

#[test]
fn the_last_round_is_shown_again_as_it_was_seen() {
    let (mut session, all) = two_rounds();
    let (now, record, log) = (seen(&session), session.record(), session.live_log().to_vec());
    let shown = |session: &Session| format!("{:?}", session.observation().unwrap());
    let mut effects = table(&mut session, TableIntent::ReplayRound);
    assert_eq!(shown(&session), all[0], "the position after the person's own last turn");
    assert!(!session.is_my_turn() && session.action_buttons().is_empty() && session.log().is_empty());
    assert!(session.round().seats.iter().all(canasta_app::session::SeatRound::is_empty));
    for position in &all[1..] {
        let since = session.event_count();
        effects = due(&mut session, &effects);
        assert_eq!(&shown(&session), position);
        assert!(!session.events_since(since).is_empty(), "each step has its events");
        assert_eq!(session.hand_layout().cards().len(), session.observation().unwrap().hand().len());
        assert_eq!((seen(&session), session.record()), (now.clone(), record.clone()), "the game is as it was");
    }
    assert!(session.log().iter().all(|event| event.seat() != Some(session.me())));
    due(&mut session, &effects);
    assert!(session.replay().is_none() && session.is_my_turn());
    assert_eq!((shown(&session), session.record()), (now, record));
    assert_eq!(session.live_log(), log);
    assert!(session.events_since(session.event_count()).is_empty());
    assert!(session.events_since(0).len() <= log.len());
}

#[test]
fn input_ends_the_replay_and_does_nothing_else_at_the_table() {
    let (mut session, all) = two_rounds();
    let now = seen(&session);
    for input in [
        Intent::Table(TableIntent::Act(ActionKind::Draw)),
        Intent::Hand(HandIntent::Deselect),
        Intent::Table(TableIntent::EndReplay),
        Intent::Table(TableIntent::ReplayRound),
    ] {
        table(&mut session, TableIntent::ReplayRound);
        assert!(session.replay().is_some());
        session.update(click(input));
        assert!(session.replay().is_none());
        assert_eq!(seen(&session), now);
    }
    // A skip shows the next step, and after the last one the table as it is.
    table(&mut session, TableIntent::ReplayRound);
    for position in &all[1..] {
        assert!(session.can_skip());
        table(&mut session, TableIntent::Skip);
        assert_eq!(&format!("{:?}", session.observation().unwrap()), position);
    }
    table(&mut session, TableIntent::Skip);
    assert!(session.replay().is_none() && session.is_my_turn());
}

#[test]
fn the_turn_that_the_person_is_in_is_not_replayed() {
    let (mut session, all) = two_rounds();
    table(&mut session, TableIntent::Act(ActionKind::Draw));
    let now = seen(&session);
    let mut effects = table(&mut session, TableIntent::ReplayRound);
    assert_eq!(format!("{:?}", session.observation().unwrap()), all[0]);
    for _ in &all[1..] {
        effects = due(&mut session, &effects);
    }
    assert_eq!(format!("{:?}", session.observation().unwrap()), *all.last().unwrap());
    due(&mut session, &effects);
    assert_eq!(seen(&session), now);
    assert!(session.is_my_turn());
}

#[test]
fn the_others_wait_while_the_round_is_shown_again() {
    let (mut session, _) = two_rounds();
    let effects = take_turn(&mut session);
    let effects = due(&mut session, &effects);
    let record = session.record();
    let mut replay = table(&mut session, TableIntent::ReplayRound);
    session.update(Message::Bots(BotMessage::StepDue(timer(&effects).unwrap().0)));
    assert_eq!(session.record(), record);
    while session.replay().is_some() {
        assert_eq!(session.record(), record);
        replay = due(&mut session, &replay);
    }
    due(&mut session, &replay);
    assert_ne!(session.record(), record, "then they go on");
}

#[test]
fn without_a_round_the_replay_is_refused() {
    let (mut session, effects) = game(&[0]);
    others(&mut session, effects);
    let dealt = session.observation().unwrap();
    if dealt.turn_of() == session.me() && session.hand_history().len() <= 1 {
        table(&mut session, TableIntent::ReplayRound);
        assert_eq!(session.refusal(), Some(&Notice::NothingHappened));
    }
    let (mut session, _) = game(&[0, 1, 2, 3]);
    table(&mut session, TableIntent::ReplayRound);
    assert!(session.replay().is_none(), "behind the curtain nothing is shown");
}

#[test]
fn the_replayed_turns_are_announced_once_each() {
    let (mut session, all) = two_rounds();
    let names: Vec<String> = canasta_app::session::seat_names(session.places());
    let keys = |session: &Session, start: &str| -> Vec<String> {
        let lines = announcements::lines(session, &names).into_iter();
        lines.filter(|line| line.key.starts_with(start)).map(|line| line.key).collect()
    };
    let turns = keys(&session, "turn");
    let mut effects = table(&mut session, TableIntent::ReplayRound);
    assert_eq!(keys(&session, "replay").len(), 1);
    for _ in &all[1..] {
        effects = due(&mut session, &effects);
        assert_eq!(keys(&session, "turn"), turns, "what was announced is not announced again");
    }
    assert_eq!(keys(&session, "replay").len(), 4, "three players after the first line");
    let lines = announcements::lines(&session, &names);
    let said = lines.iter().find(|line| line.key.starts_with("replay") && line.key.ends_with("-1")).unwrap();
    assert!(said.words.starts_with(&names[1]), "{}", said.words);
}

#[test]
fn a_watched_table_shows_the_last_turn_of_every_seat_again() {
    let (mut session, mut effects) = game(&[]);
    for _ in 0..40 {
        effects = due(&mut session, &effects);
    }
    table(&mut session, TableIntent::ReplayRound);
    let seats: std::collections::BTreeSet<usize> = (0..40)
        .filter_map(|_| {
            table(&mut session, TableIntent::Skip);
            session.replay()?.log().last()?.seat().map(|seat| seat.index())
        })
        .collect();
    assert_eq!(seats.len(), 4);
    assert!(session.replay().is_none());
}
