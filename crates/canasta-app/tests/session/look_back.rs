//! Looking back at a record: moments, views, what stays hidden while a hand is on, practice from a moment, scenarios.

use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use canasta::rules::{Preset, Rules, Seat, replay};
use canasta_app::features::files::FilesIntent;
use canasta_app::session::{
    BotMessage, DeviceEffect, DialogIntent, DialogKind, Effect, GameEvent, Intent, LearnIntent, LookBackIntent,
    Message, NewGame, Place, Player, ProgramMessage, RecordPoint, StorageEffect, StoredValue, Stride, TableIntent,
    TimerEffect, ViewFrom, places,
};
use canasta_app::view;
use canasta_cli::scenario_file;

fn record(name: &str) -> String {
    let path =
        std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(format!("tests/records/{name}.txt"));
    std::fs::read_to_string(path).unwrap()
}

/// Looks back at a record of `tests/records`, without a match.
fn look_at(name: &str) -> Session {
    let mut session = Session::default();
    session.update(click(Intent::Files(FilesIntent::WriteText(record(name)))));
    session.update(click(Intent::Files(FilesIntent::LookBack)));
    assert!(session.look_back().is_some(), "{name}");
    session
}

fn look(session: &mut Session, intent: LookBackIntent) -> Vec<Effect> {
    session.update(click(Intent::LookBack(intent)))
}

fn go(session: &mut Session, stride: Stride) -> Vec<Effect> {
    look(session, LookBackIntent::Go(stride))
}

fn at(session: &Session) -> RecordPoint {
    session.look_back().unwrap().at()
}

/// Goes to the start of the record.
fn to_first_hand(session: &mut Session) {
    while at(session).hand > 0 {
        go(session, Stride::HandBack);
    }
    go(session, Stride::Start);
    assert_eq!(at(session), RecordPoint { hand: 0, actions: 0 });
}

fn seat(n: usize) -> Seat {
    canasta::rules::Players::Four.seat(n).unwrap()
}

#[test]
fn every_moment_of_a_record_shows_the_state_that_the_rules_replay_to() {
    for name in ["classic", "classic-two", "rooms-four", "pagat", "duel-cut-and-hash", "evening"] {
        let game = replay(&record(name)).game.unwrap();
        let mut session = look_at(name);
        to_first_hand(&mut session);
        for (number, hand) in game.record().hands.iter().enumerate() {
            let mut state = hand.first_state(game.rules());
            assert_eq!(at(&session), RecordPoint { hand: number, actions: 0 });
            assert_eq!(session.observation().unwrap(), state.observe(session.me()), "{name}");
            assert_eq!(session.standing().unwrap().hand, number + 1);
            for (_, action) in hand.actions() {
                state.play(action).unwrap();
                go(&mut session, Stride::On);
                assert_eq!(session.observation().unwrap(), state.observe(session.me()), "{name}");
                assert_eq!(session.hand_layout().cards().len(), state.hand(session.me()).len());
            }
            let totals = session.standing().unwrap().totals;
            assert_eq!(totals, state.score().unwrap().totals(), "the end of a hand shows its result");
            go(&mut session, Stride::On);
        }
        // And back again, action by action.
        let mut steps = 0;
        while session.look_back().unwrap().can_go(Stride::Back) {
            go(&mut session, Stride::Back);
            steps += 1;
        }
        let actions: usize = game.record().hands.iter().map(|hand| hand.actions().count() + 1).sum();
        assert_eq!((at(&session), steps), (RecordPoint::default(), actions - 1), "{name}");
    }
}

#[test]
fn a_turn_ends_where_another_player_begins() {
    let mut session = look_at("classic");
    to_first_hand(&mut session);
    let turns = session.look_back().unwrap().course().turns().to_vec();
    assert!(turns.len() > 8 && turns.windows(2).all(|two| two[0].seat != two[1].seat && two[0].start < two[1].start));
    let leads = turns[0].seat;
    for (turn, next) in turns.iter().zip(turns.iter().skip(1)) {
        assert_eq!(at(&session).actions, turn.start);
        assert_eq!(next.round, turn.round + usize::from(next.seat == leads));
        go(&mut session, Stride::TurnOn);
        assert_eq!(at(&session).actions, next.start);
        let look = session.look_back().unwrap();
        assert!(look.turn_events().iter().all(|event| event.seat() == Some(turn.seat)), "{:?}", look.turn_events());
        assert!(matches!(look.last_events(), [GameEvent::Discarded { .. } | GameEvent::Kept { .. }]));
    }
    go(&mut session, Stride::TurnOn);
    assert!(session.observation().unwrap().ended().is_some());
    go(&mut session, Stride::TurnBack);
    assert_eq!(at(&session).actions, turns.last().unwrap().start);
    // In the middle of a turn, the turn before begins at its own start.
    look(&mut session, LookBackIntent::Scrub(turns[3].start + 1));
    go(&mut session, Stride::TurnBack);
    assert_eq!(at(&session).actions, turns[3].start);
    look(&mut session, LookBackIntent::Scrub(usize::MAX));
    assert_eq!(at(&session).actions, session.look_back().unwrap().course().len());
}

#[test]
fn a_list_of_hands_and_a_link_lead_to_a_moment() {
    let mut session = look_at("pagat");
    session.update(click(Intent::from_control("look-hand", "2").unwrap()));
    assert_eq!(at(&session), RecordPoint { hand: 2, actions: 0 });
    look(&mut session, LookBackIntent::GoTo(RecordPoint { hand: 4, actions: 7 }));
    assert_eq!(at(&session), RecordPoint { hand: 4, actions: 7 });
    for nowhere in [RecordPoint { hand: 7, actions: 0 }, RecordPoint { hand: usize::MAX, actions: usize::MAX }] {
        look(&mut session, LookBackIntent::GoTo(nowhere));
        assert_eq!(at(&session), RecordPoint { hand: 4, actions: 7 }, "a moment that the record does not have");
    }
}

#[test]
fn events_are_new_for_a_step_on_and_for_nothing_else() {
    let mut session = look_at("classic");
    to_first_hand(&mut session);
    let news = |session: &mut Session, intent: LookBackIntent| {
        let since = session.event_count();
        look(session, intent);
        session.events_since(since).to_vec()
    };
    assert!(matches!(news(&mut session, LookBackIntent::Go(Stride::On))[..], [GameEvent::Drew { .. }]));
    assert_eq!(news(&mut session, LookBackIntent::Go(Stride::Back)), []);
    assert_eq!(news(&mut session, LookBackIntent::Scrub(9)), []);
    assert_eq!(news(&mut session, LookBackIntent::LookFrom(ViewFrom::Seat(seat(1)))), []);
    assert_eq!(news(&mut session, LookBackIntent::Go(Stride::End)), []);
    assert!(matches!(news(&mut session, LookBackIntent::Go(Stride::On))[..], [GameEvent::Dealt { hand: 2, .. }]));
    assert_eq!(news(&mut session, LookBackIntent::Go(Stride::Back)), []);
    assert_eq!(at(&session).hand, 0);
}

#[test]
fn a_finished_hand_is_seen_from_every_seat_and_with_all_hands_open() {
    let mut session = look_at("classic");
    let game = replay(&record("classic")).game.unwrap();
    let hand = game.record().hands.last().unwrap();
    let state = hand.first_state(game.rules());
    let views: Vec<ViewFrom> = session.look_back().unwrap().views().collect();
    assert_eq!(views.len(), 5);
    for other in game.rules().players.seats() {
        look(&mut session, LookBackIntent::LookFrom(ViewFrom::Seat(other)));
        assert_eq!((session.me(), session.observation().unwrap().hand()), (other, state.hand(other)));
        assert_eq!(session.is_watched(), other != Seat::FIRST, "only the person is addressed");
        assert!(game.rules().players.seats().all(|seat| session.open_hand(seat).is_none()));
        let _ = view::page(&session);
    }
    look(&mut session, LookBackIntent::LookFrom(ViewFrom::AllOpen));
    for other in game.rules().players.seats() {
        assert_eq!(session.open_hand(other), Some(state.hand(other)));
    }
}

#[test]
fn a_hand_that_is_on_is_seen_by_the_person_alone() {
    for seed in [3, 4] {
        let mut session = new_session(Preset::Classic, Rules::default(), seed);
        let before = session.observation().unwrap().snapshot();
        look(&mut session, LookBackIntent::Open);
        let me = session.me();
        let look_back = session.look_back().unwrap();
        assert_eq!(look_back.views().collect::<Vec<_>>(), [ViewFrom::Seat(me)]);
        assert_eq!(at(&session).actions, look_back.course().len(), "it begins where the match is");
        assert_eq!(session.observation().unwrap().snapshot(), before);
        for view in ViewFrom::all(session.standing().unwrap().rules.players) {
            look(&mut session, LookBackIntent::LookFrom(view));
            assert_eq!(session.me(), me);
            assert!(session.standing().unwrap().rules.players.seats().all(|seat| session.open_hand(seat).is_none()));
        }
        assert!(!session.look_back().unwrap().can_play_on());
        look(&mut session, LookBackIntent::PlayOn);
        assert!(session.look_back().is_some() && session.branch().is_none(), "no branch of a hand that is on");
        let copied = look(&mut session, LookBackIntent::CopyScenario);
        assert!(!copied.iter().any(|effect| matches!(effect, Effect::Device(DeviceEffect::Copy(_)))));
        assert!(session.feedback().is_some_and(canasta_app::session::Feedback::is_bad), "and it says why");
        let record = session.record();
        assert!(!record.contains("\ndeck "), "the record of a match that is on holds no deck: {record}");
        while session.look_back().unwrap().can_go(Stride::Back) {
            go(&mut session, Stride::Back);
        }
        session.update(click(Intent::Learn(LearnIntent::Leave)));
        assert_eq!(session.observation().unwrap().snapshot(), before, "the match is as it was");
    }
}

#[test]
fn several_persons_see_their_own_hand_alone_while_it_is_on() {
    let rules = Rules::default();
    let mut seats = places(rules.players);
    for name in [1, 2, 3] {
        seats[name] =
            Place { name: canasta_app::session::PlayerName::new(&format!("P{name}")).unwrap(), player: Player::Person };
    }
    let mut session = Session::default();
    let new = NewGame {
        preset: Preset::Classic,
        rules,
        places: seats,
        dealer: rules.players.seat(3),
        seed: [5; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    // Behind the curtain nothing is shown.
    look(&mut session, LookBackIntent::Open);
    assert!(session.look_back().is_none());
    session.update(click(Intent::Table(TableIntent::Reveal)));
    session.update(Message::Program(ProgramMessage::Play("draw".parse().unwrap())));
    look(&mut session, LookBackIntent::Open);
    for n in 0..4 {
        look(&mut session, LookBackIntent::LookFrom(ViewFrom::Seat(seat(n))));
        assert_eq!(session.me(), seat(0));
    }
    look(&mut session, LookBackIntent::LookFrom(ViewFrom::AllOpen));
    assert!((0..4).all(|n| session.open_hand(seat(n)).is_none()));
}

#[test]
fn the_unfinished_hand_of_a_record_stays_closed_as_well() {
    let mut session = look_at("unfinished-rooms-two");
    assert!(!session.look_back().unwrap().is_over());
    look(&mut session, LookBackIntent::LookFrom(ViewFrom::AllOpen));
    assert_eq!(session.me(), Seat::FIRST);
    assert_eq!(session.open_hand(Seat::FIRST), None);
}

/// The timer that the effects ask for.
fn timer(effects: &[Effect]) -> Option<(u32, u32)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Timer(TimerEffect::Step(number, ms)) => Some((*number, *ms)),
        _ => None,
    })
}

#[test]
fn a_record_plays_by_itself_to_its_end_and_pauses_for_a_dialog() {
    let mut session = look_at("classic-two");
    to_first_hand(&mut session);
    let normal = timer(&look(&mut session, LookBackIntent::Play)).unwrap().1;
    assert!(session.look_back().unwrap().is_playing());
    let faster = timer(&look(&mut session, LookBackIntent::ChangeSpeed)).unwrap().1;
    assert_eq!(faster, normal / 2);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::History))));
    assert!(!session.look_back().unwrap().is_playing());
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    let mut effects = look(&mut session, LookBackIntent::Play);
    let mut steps = 0;
    while let Some((number, ms)) = timer(&effects) {
        assert!(ms > 0, "each step can be seen");
        effects = session.update(Message::Bots(BotMessage::StepDue(number)));
        steps += 1;
    }
    let look_back = session.look_back().unwrap();
    assert!(steps > 20 && !look_back.is_playing() && !look_back.can_go(Stride::On));
    assert!(timer(&look(&mut session, LookBackIntent::Play)).is_none(), "there is nowhere to go");
}

#[test]
fn the_match_waits_and_comes_back_as_it_was() {
    let mut session = new_session(Preset::Classic, Rules::default(), 7);
    let before = (session.record(), session.observation().unwrap().snapshot());
    session.update(click(Intent::Files(FilesIntent::WriteText(record("pagat")))));
    let effects = session.update(click(Intent::Files(FilesIntent::LookBack)));
    let lost = |effects: &[Effect]| {
        effects.iter().any(|effect| {
            matches!(effect, Effect::Storage(StorageEffect::ForgetGame | StorageEffect::Save(StoredValue::Game, _)))
        })
    };
    assert!(!lost(&effects) && session.has_match_aside());
    // Nothing at the table of a record acts.
    for intent in [
        Intent::Table(TableIntent::Act(canasta_app::session::ActionKind::Draw)),
        Intent::Table(TableIntent::Undo),
        Intent::Table(TableIntent::Step),
        Intent::Advice(canasta_app::session::AdviceIntent::Hint),
    ] {
        let here = (at(&session), session.observation().unwrap().snapshot());
        assert!(!lost(&session.update(click(intent))));
        assert_eq!((at(&session), session.observation().unwrap().snapshot()), here);
    }
    session.update(Message::Program(ProgramMessage::Play("draw".parse().unwrap())));
    assert!(session.look_back().is_some());
    look(&mut session, LookBackIntent::PlayOn);
    assert!(session.branch().is_some());
    assert_eq!(session.open_levels(), 2);
    session.update(click(Intent::Dialog(DialogIntent::Back)));
    assert!(session.look_back().is_some(), "back from practice to the record");
    session.update(click(Intent::Dialog(DialogIntent::Back)));
    assert_eq!((session.record(), session.observation().unwrap().snapshot()), before);
    assert_eq!(session.open_levels(), 0);
}

#[test]
fn a_hand_is_played_on_as_practice_with_the_real_cards() {
    let mut session = look_at("classic");
    to_first_hand(&mut session);
    let game = replay(&record("classic")).game.unwrap();
    let hand = &game.record().hands[0];
    let turn = session.look_back().unwrap().course().turns()[6];
    look(&mut session, LookBackIntent::Scrub(turn.start + 1));
    let effects = look(&mut session, LookBackIntent::PlayOn);
    assert!(session.branch().is_some() && session.standing().unwrap().practice);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Storage(_))), "only the match is saved");
    let mut state = hand.first_state(game.rules());
    for (_, action) in hand.actions().take(turn.start + 1) {
        state.play(action).unwrap();
    }
    assert_eq!(session.observation().unwrap(), state.observe(session.me()));
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let mut bots = 0;
    while session.observation().unwrap().ended().is_none() {
        let seen = session.observation().unwrap();
        let effects = if seen.is_to_act() {
            let action = canasta::bots::Bot::act(&mut canasta::bots::HeuristicBot::default(), &seen);
            session.update(Message::Program(ProgramMessage::Play(action)))
        } else {
            bots += 1;
            session.update(click(Intent::Table(TableIntent::Step)))
        };
        assert!(
            !effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Game, _))))
        );
    }
    assert!(bots > 0, "the same bots play");
    assert_eq!(session.dialog_kind(), Some(DialogKind::Score), "the hand is counted");
    let page = format!("{:?}", view::page(&session));
    assert!(!page.contains("next-hand"), "practice ends with the hand");
    // Its record is the old one up to the moment, marked as practice.
    let text = session.record();
    let branch = replay(&text).game.unwrap();
    assert!(branch.is_practice());
    let (old, new) = (hand.actions().take(turn.start + 1), branch.record().hands[0].actions().take(turn.start + 1));
    assert!(old.eq(new));
    look(&mut session, LookBackIntent::PlayOnAgain);
    assert_eq!(session.observation().unwrap(), state.observe(session.me()), "once more from there");
    session.update(click(Intent::Learn(LearnIntent::Leave)));
    assert_eq!(at(&session), RecordPoint { hand: 0, actions: turn.start + 1 });
}

#[test]
fn who_watched_only_plays_on_at_the_seat_that_is_looked_from() {
    let rules = Rules::default();
    let mut seats = places(rules.players);
    seats.iter_mut().for_each(|place| place.player = Player::Bot(canasta_app::session::Level::THUMB));
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let new = NewGame {
        preset: Preset::Classic,
        rules,
        places: seats,
        dealer: None,
        seed: [1; 32],
        deck: None,
        cut: None,
        chosen_cards: false,
    };
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    play_bots(&mut session, effects);
    look(&mut session, LookBackIntent::Open);
    look(&mut session, LookBackIntent::LookFrom(ViewFrom::Seat(seat(2))));
    look(&mut session, LookBackIntent::PlayOn);
    assert!(session.branch().is_some() && session.is_person(seat(2)) && session.me() == seat(2));
}

#[test]
fn every_moment_of_a_finished_hand_is_a_scenario_that_passes() {
    for name in ["classic", "classic-changed", "rooms-four", "rooms-two-practice", "pagat", "duel-cut-and-hash"] {
        let mut session = look_at(name);
        to_first_hand(&mut session);
        let mut all = 0;
        loop {
            if session.look_back().unwrap().is_over() {
                let effects = look(&mut session, LookBackIntent::CopyScenario);
                let text = effects.iter().find_map(|effect| match effect {
                    Effect::Device(DeviceEffect::Copy(text)) => Some(text),
                    _ => None,
                });
                let report = scenario_file::run(text.unwrap()).unwrap();
                assert_eq!((report.passed, report.failed), (1, vec![]), "{name} {:?}: {text:?}", at(&session));
                all += 1;
            }
            if !session.look_back().unwrap().can_go(Stride::On) {
                break;
            }
            go(&mut session, Stride::On);
        }
        assert!(all > 10, "{name}");
    }
}

#[test]
fn a_loaded_record_waits_for_what_is_to_be_done_with_it_and_a_bad_one_says_so() {
    let mut session = new_session(Preset::Classic, Rules::default(), 9);
    let before = session.record();
    session.update(click(Intent::Files(FilesIntent::Load(record("pagat")))));
    assert_eq!(session.feedback(), Some(&canasta_app::session::Feedback::Loaded(7)));
    assert_eq!(session.record(), before, "nothing is replaced unasked");
    session.update(click(Intent::Files(FilesIntent::LookBack)));
    assert!(session.look_back().is_some());
    session.update(click(Intent::Learn(LearnIntent::Leave)));
    for bad in ["", "nonsense", "canasta-record 1\nrules classic\nseats A B C D\nhand 1 dealer 9 scores 0 0\n"] {
        session.update(click(Intent::Files(FilesIntent::Load(bad.to_owned()))));
        assert!(session.feedback().unwrap().is_bad(), "{bad}");
        session.update(click(Intent::Files(FilesIntent::LookBack)));
        assert!(session.look_back().is_none() && session.feedback().unwrap().is_bad(), "{bad}");
    }
    assert_eq!(session.record(), before);
}

#[test]
fn a_moment_is_said_once_with_its_round_and_what_was_done() {
    let mut session = look_at("classic");
    to_first_hand(&mut session);
    let names: Vec<String> = canasta_app::session::seat_names(session.places());
    let mut seen = std::collections::BTreeSet::new();
    let mut said = |session: &Session| {
        let lines = view::announcements::lines(session, &names);
        assert_eq!(lines.len(), 1);
        assert!(seen.insert(lines[0].key.clone()), "every moment is new: {}", lines[0].key);
        lines[0].words.clone()
    };
    assert!(said(&session).starts_with("Before the first turn, Hand 1 is dealt."), "the deal");
    go(&mut session, Stride::On);
    let words = said(&session);
    assert!(words.starts_with("Round 1 of ") && words.ends_with("drew a card"), "{words}");
    go(&mut session, Stride::Back);
    said(&session);
}
