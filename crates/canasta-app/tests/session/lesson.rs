//! The guided first hand: its whole script is played, and every sentence is checked against the engine.

use crate::library::dialog_text;
use crate::matches::click;
use crate::page::Session;
use crate::table::{pick, press};
use canasta::rules::{Action, Banner, Canasta, Card, CardSet, Entry, Preset, Rank, Seat, Side, replay};
use canasta_app::features::settings::SettingsIntent;
use canasta_app::session::{
    ActionKind, DialogIntent, DialogKind, Effect, Goal, Intent, LearnIntent, LessonProgress, LessonReply, Level,
    Message, NewGameIntent, Plan, PlanChange, ProgramMessage, STEPS, StepId, StorageMessage, StoredValue, TableIntent,
};
use canasta_app::view::text::{self, Names};
use canasta_app::view::{self, Node};

fn learn(session: &mut Session, intent: LearnIntent) -> Vec<Effect> {
    session.update(click(Intent::Learn(intent)))
}

/// A session in the guided first hand, whose opponent plays at once.
fn lesson() -> Session {
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    learn(&mut session, LearnIntent::Lesson);
    session
}

/// Lets the opponent play, as the timers would.
fn watch(session: &mut Session) {
    while matches!(session.lesson().unwrap().step().goal, Goal::Watch(_)) {
        session.update(click(Intent::Table(TableIntent::Step)));
    }
}

/// Does what the step waits for, as a person would.
fn do_step(session: &mut Session) {
    let goal = session.lesson().unwrap().step().goal;
    match goal {
        Goal::Read => drop(learn(session, LearnIntent::Next)),
        Goal::Select(cards) => pick(session, cards),
        Goal::SetOut(cards) => {
            pick(session, cards);
            press(session, ActionKind::Stage);
        }
        Goal::Play(action) => drop(session.update(Message::Program(ProgramMessage::Play(action.parse().unwrap())))),
        Goal::Try(..) => press(session, ActionKind::Take),
        Goal::Watch(_) => watch(session),
    }
}

#[test]
fn the_script_is_played_to_its_end_by_doing_what_each_step_says() {
    let mut session = lesson();
    let mut seen = Vec::new();
    for step in STEPS {
        let lesson = session.lesson().unwrap();
        assert_eq!(lesson.step().id, step.id, "{:?}", lesson.reply());
        seen.push(step.id.name());
        if !lesson.is_last() {
            do_step(&mut session);
        }
    }
    let sheet = session.score().expect("the hand has ended");
    assert_eq!(session.lesson_progress().chapters(), (9, 9));
    assert!(sheet.totals().as_slice()[0] > 500, "{:?}", sheet.totals());
    assert_eq!(seen.len(), STEPS.len());
}

#[test]
fn show_me_plays_the_whole_hand() {
    let mut session = lesson();
    for _ in 0..STEPS.len() {
        if session.lesson().unwrap().is_last() {
            break;
        }
        let before = session.lesson().unwrap().position();
        learn(&mut session, LearnIntent::ShowStep);
        watch(&mut session);
        assert!(session.lesson().unwrap().position() > before, "{before:?} {:?}", session.lesson().unwrap().reply());
    }
    assert!(session.score().is_some());
}

#[test]
fn back_and_resuming_restore_the_table_of_each_step() {
    let mut session = lesson();
    let mut tables = Vec::new();
    while !session.lesson().unwrap().is_last() {
        watch(&mut session);
        let staged = session.staged();
        tables.push((session.lesson().unwrap().step().id, session.observation().map(|seen| seen.snapshot()), staged));
        let mut resumed = Session::default();
        resumed
            .update(Message::Storage(StorageMessage::Restored(StoredValue::Lesson, session.lesson_progress().write())));
        learn(&mut resumed, LearnIntent::Lesson);
        assert_eq!(resumed.observation(), session.observation());
        assert_eq!(resumed.lesson().unwrap().step().id, session.lesson().unwrap().step().id);
        do_step(&mut session);
    }
    for (id, seen, staged) in tables.into_iter().rev() {
        learn(&mut session, LearnIntent::Back);
        assert_eq!(session.lesson().unwrap().step().id, id);
        assert_eq!((session.observation().map(|seen| seen.snapshot()), session.staged()), (seen, staged), "{id:?}");
    }
    assert!(!session.lesson().unwrap().can_go_back());
}

#[test]
fn something_else_is_answered_and_not_carried_out() {
    let mut session = lesson();
    while session.lesson().unwrap().step().id != StepId::TakePile {
        do_step(&mut session);
    }
    let (before, record) = (session.lesson().unwrap().position(), session.record());
    press(&mut session, ActionKind::Draw);
    assert_eq!(session.lesson().unwrap().reply(), Some(&LessonReply::Instead(ActionKind::Draw)));
    press(&mut session, ActionKind::Discard);
    let Some(LessonReply::Refused(_)) = session.lesson().unwrap().reply() else { panic!("the rules refuse it") };
    assert_eq!((session.lesson().unwrap().position(), session.record()), (before, record));
    // A selection is something new, so the answer to the last attempt goes.
    pick(&mut session, "8c");
    assert_eq!(session.lesson().unwrap().reply(), None);
}

#[test]
fn a_stored_progress_is_read_for_ever_and_a_damaged_one_starts_anew() {
    let read = LessonProgress::read;
    let stored = r#"{"chapters":6,"step":"try-frozen","version":1}"#;
    assert_eq!((read(stored).write().as_str(), read(stored).chapters()), (stored, (6, 9)));
    for damaged in ["", "nonsense", r#"{"version":2,"step":"draw","chapters":1}"#, r#"{"version":1}"#, "[]"] {
        assert_eq!(read(damaged), LessonProgress::default(), "{damaged}");
    }
    assert_eq!(read(r#"{"version":1,"step":"gone","chapters":"x"}"#), LessonProgress::default());
    assert_eq!(read(r#"{"version":1,"step":"draw","chapters":400}"#).chapters(), (9, 9));
    for step in STEPS {
        let text = format!(r#"{{"chapters":0,"step":"{}","version":1}}"#, step.id.name());
        assert_eq!(read(&text).write(), text);
    }
}

/// The sentences of the step.
fn says(session: &Session) -> String {
    let names: Vec<String> = canasta_app::session::seat_names(session.places());
    let (say, why) = text::lesson_step(session.lesson().unwrap().step(), session, Names::at(session, &names));
    assert!(!say.is_empty() && !why.is_empty() && say.ends_with('.'), "{say} {why}");
    format!("{say} {why}")
}

/// Whether the facts that a step states are true at the table.
fn check_facts(session: &Session, id: StepId) {
    let seen = session.observation().unwrap();
    let says = says(session);
    let (hand, pile, ours, theirs) = (seen.hand(), seen.pile(), seen.melds(Side::FIRST), seen.melds(Side::SECOND));
    let code = |action: &str| seen.check(&action.parse().unwrap()).err().map(|error| error.code());
    let top = || pile.last().copied().unwrap().to_string();
    let of = |rank: Rank| hand.count(rank);
    let cards = |text: &str| text.parse::<CardSet>().unwrap();
    let contains = |words: &[&str]| words.iter().for_each(|word| assert!(says.contains(word), "{word}: {says}"));
    match id {
        StepId::Aim => {
            let target = text::number(Preset::Classic.rules().target.unwrap());
            contains(&["1 card", "one canasta", "The most points win", &format!("somebody has {target}")]);
        }
        StepId::Values => {
            for (card, points) in [("Jo", 50), ("As", 20), ("2s", 20), ("Ks", 10), ("8s", 10), ("7s", 5), ("3c", 5)] {
                assert_eq!(card.parse::<Card>().unwrap().points(), points);
            }
            contains(&["Joker 50", "two 20", "eight 10", "three 5"]);
        }
        StepId::FindWild => assert_eq!(hand.wilds(), cards("2s")),
        StepId::Draw => assert_eq!((code("draw"), top().as_str()), (None, "4d")),
        StepId::RedThree => {
            assert_eq!((seen.red_threes(Side::FIRST), of(Rank::Queen), hand.len()), (cards("3h"), 3, 12));
            contains(&["100 points", "100 against you", "a queen in its place"]);
        }
        StepId::PickKings => assert_eq!(of(Rank::King), 3),
        StepId::TooLittle => {
            assert_eq!(code("meld Ks Kh Kd"), Some("below-opening-minimum"));
            contains(&["count 30", "count 50"]);
        }
        StepId::OpenWithQueens => {
            assert_eq!(session.staged().len(), 1);
            contains(&["60 points"]);
        }
        StepId::Discard => assert_eq!(of(Rank::Five), 1),
        StepId::TakePile => {
            assert_eq!((top().as_str(), of(Rank::Eight), pile.len()), ("8h", 2, 3));
            contains(&["the other 2 cards"]);
        }
        StepId::GotPile => assert_eq!((ours.iter().count(), pile.len()), (3, 0)),
        StepId::AddWild => assert_eq!((ours.of(Rank::King).len(), hand.wilds()), (3, cards("2s"))),
        StepId::WildLimits => {
            assert_eq!(ours.of(Rank::King).len(), 4);
            contains(&["at most 3 wild", "at least 2 natural", "brings 300", "brings 500"]);
        }
        StepId::DiscardFour => {
            // A four on top needs one in the hand, with another or a wild.
            assert_eq!((theirs.of(Rank::Four).len(), of(Rank::Four)), (0, 1));
            let least = seen.hand().iter().map(|card| card.points()).min();
            assert_eq!((seen.rules().min_naturals, least), (2, Some(5)));
        }
        StepId::SeeFrozen => assert_eq!((seen.banner(), top().as_str()), (Some(Banner::PileFrozen), "2h")),
        StepId::DrawKing => assert_eq!(code("take"), Some("pile-top-wild")),
        StepId::BlackThree => {
            let fresh = session.hand_layout().cards().iter().find(|held| held.fresh).unwrap().card;
            assert_eq!((fresh.rank(), code("meld Kc")), (Rank::King, None), "the king would fit");
            assert_eq!((seen.banner(), ours.of(Rank::King).len()), (Some(Banner::PileFrozen), 4));
            contains(&["do not take a frozen pile", "two in your hand will"]);
        }
        StepId::AdaThrowsEight => {
            assert!(pile.last().unwrap().is_black_three());
        }
        StepId::TryFrozen => {
            assert_eq!((top().as_str(), ours.of(Rank::Eight).len(), code("take")), ("8s", 3, Some("pile-frozen")));
        }
        StepId::WhyFrozen => assert_eq!((seen.banner(), of(Rank::Eight)), (Some(Banner::PileFrozen), 0)),
        StepId::KeepPair => assert_eq!((of(Rank::King), of(Rank::Seven)), (2, 1)),
        StepId::SeeBlocked => assert_eq!((code("take Kc Ks"), top().as_str()), (Some("pile-blocked"), "3s")),
        StepId::SafeDiscard => assert_eq!(of(Rank::Seven), 1),
        StepId::TakeFrozen => {
            assert_eq!((top().as_str(), code("take Kc Ks"), code("take")), ("Kh", None, Some("pile-frozen")));
            contains(&["All 8 cards", "with the 4 on"]);
        }
        StepId::Canasta => {
            let kings = ours.iter().find(|meld| meld.leading_rank() == Rank::King).unwrap();
            assert_eq!((kings.cards.len(), kings.canasta()), (7, Some(Canasta::Mixed)));
            contains(&["300 points"]);
        }
        StepId::LaySevens => assert_eq!((of(Rank::Seven), hand.wilds()), (2, cards("2h"))),
        StepId::LayEight => assert_eq!((of(Rank::Eight), ours.of(Rank::Eight).len()), (1, 3)),
        StepId::KeepThrees => assert_eq!((hand.black_threes().len(), hand.len()), (2, 4)),
        StepId::LastDraw => {
            assert_eq!((hand.black_threes().len(), hand.len(), top().as_str()), (2, 3, "Td"));
            assert_eq!(ours.of(Rank::Ten).len(), 0);
            contains(&["Ada threw a ten"]);
        }
        StepId::LayThrees => assert_eq!((hand.black_threes().len(), hand.len()), (3, 4)),
        StepId::GoOut => {
            assert_eq!(hand.len(), 1);
            contains(&["100 points"]);
        }
        StepId::Score => {
            let sheet = session.score().unwrap();
            let (own, other) = (sheet.sides[Side::FIRST], sheet.sides[Side::SECOND]);
            assert_eq!((own.canastas, own.going_out, own.red_threes, own.in_hand), (300, 100, 100, 0));
            assert!(other.in_hand < 0 && own.hand > other.hand);
            contains(&[
                &format!("{} points for you", own.hand),
                "Canasta 300",
                "going out 100",
                "red three 100",
                "You win.",
            ]);
        }
        StepId::AdaBlocks => contains(&["5 cards", "frozen for Ada too", "two natural sevens"]),
        StepId::AdaThrowsKing => contains(&["frozen for Ada too", "two natural sevens"]),
        StepId::AdaIsLate => {
            assert_eq!(theirs.canastas(), 0);
            contains(&["Ada has no canasta", "cannot go out"]);
        }
        StepId::AdaOpens | StepId::AdaFreezes => {}
    }
}

#[test]
fn every_sentence_is_true_in_the_engine() {
    let mut session = lesson();
    for step in STEPS {
        let watches = matches!(step.goal, Goal::Watch(_));
        assert_eq!(session.lesson().unwrap().step().id, step.id);
        check_facts(&session, step.id);
        if watches {
            watch(&mut session)
        } else if !session.lesson().unwrap().is_last() {
            do_step(&mut session)
        }
    }
    // “Ada did not take your last seven, so a pair of sevens there is not likely”: she held no pair of sevens when it lay on top.
    let replay = replay(&session.record());
    let game = replay.game.unwrap();
    let hand = &game.record().hands[0];
    let mut state = hand.first_state(game.rules());
    let mut asked = 0;
    for entry in &hand.entries {
        let Entry::Action(seat, action) = entry else { continue };
        if *seat != Seat::FIRST && *action == Action::Draw && state.pile().last().unwrap().rank() == Rank::Seven {
            assert!(state.hand(*seat).count(Rank::Seven) < 2);
            asked += 1;
        }
        state.play(action).unwrap();
    }
    assert_eq!(asked, 2);
}

#[test]
fn every_step_that_waits_for_the_hand_says_its_keys() {
    let mut session = lesson();
    let mut said = Vec::new();
    while !session.lesson().unwrap().is_last() {
        let lesson = session.lesson().unwrap();
        let keys = text::lesson_keys(lesson, &session.settings().key_map);
        assert_eq!(
            keys.is_empty(),
            matches!(lesson.step().goal, Goal::Watch(_))
                || (lesson.step().goal == Goal::Read && lesson.step().id != StepId::Aim)
        );
        if !keys.is_empty() {
            said.push((lesson.step().id.name(), keys));
        }
        do_step(&mut session);
    }
    let of = |name: &str| said.iter().find(|(id, _)| *id == name).map(|(_, keys)| keys.as_str());
    for (step, keys) in [
        ("aim", "Enter goes on."),
        ("find-wild", "Keys: 2 and Space."),
        ("draw", "Keys: D."),
        ("pick-kings", "Keys: Shift K and Space three times."),
        ("too-little", "Keys: L."),
        ("open-with-queens", "Keys: Shift Q and Space three times, then L."),
        ("discard", "Keys: 5 and Space, then X."),
        ("take-pile", "Keys: 8 and Space twice, then T."),
        ("add-wild", "Keys: 2 and Space, then L, then choose the kings."),
        ("try-frozen", "Keys: T."),
        ("lay-sevens", "Keys: 7 and Space twice, then 2 and Space, then L."),
        ("lay-threes", "Keys: 3 and Space three times, then L."),
    ] {
        assert_eq!(of(step), Some(keys), "{step}");
    }
}

#[test]
fn what_an_earlier_step_selected_is_put_back_before_other_cards_are_asked_for() {
    let mut session = lesson();
    while session.lesson().unwrap().step().id != StepId::FindWild {
        do_step(&mut session);
    }
    pick(&mut session, "2s");
    assert_eq!((session.lesson().unwrap().step().id, session.hand_layout().picked().len()), (StepId::Draw, 0));
    while session.lesson().unwrap().step().id != StepId::PickKings {
        do_step(&mut session);
    }
    assert!(session.hand_layout().picked().is_empty());
    pick(&mut session, "Ks Kh Kd");
    let kings = session.hand_layout().picked();
    assert_eq!((session.lesson().unwrap().step().id, kings.len()), (StepId::TooLittle, 3), "they are set out next");
    let mut resumed = Session::default();
    resumed.update(Message::Storage(StorageMessage::Restored(StoredValue::Lesson, session.lesson_progress().write())));
    learn(&mut resumed, LearnIntent::Lesson);
    assert_eq!(resumed.hand_layout().picked(), kings, "and are selected again when the hand is resumed there");
}

/// The cards and keys of the elements that are lit.
fn lit(session: &Session) -> Vec<String> {
    let mut all = Vec::new();
    for node in view::page(session) {
        let Node::Element(page) = node else { continue };
        page.walk(&mut |element| {
            let name = element.get("data-card").or(element.key.as_deref());
            all.extend(name.filter(|_| element.get("data-lit").is_some()).map(str::to_owned));
        });
    }
    all
}

/// A card beside the wanted one is pressed by mistake: what is lit leads back, so that nobody is stuck.
#[test]
fn a_card_that_is_selected_by_mistake_is_lit_and_no_button_is() {
    let mut session = lesson();
    while session.lesson().unwrap().step().id != StepId::Discard {
        do_step(&mut session);
    }
    let Goal::Play(action) = session.lesson().unwrap().step().goal else { panic!("it plays") };
    let wanted = action.strip_prefix("discard ").unwrap();
    assert!(lit(&session).contains(&wanted.to_owned()), "{:?}", lit(&session));
    let other = session.observation().unwrap().hand().iter().find(|card| card.to_string() != wanted).unwrap();
    pick(&mut session, &format!("{wanted} {other}"));
    let now = lit(&session);
    assert!(now.contains(&other.to_string()), "{now:?}");
    assert!(!now.iter().any(|key| key.starts_with("action-")), "{now:?}");
    pick(&mut session, wanted);
    assert!(lit(&session).iter().any(|key| key == "action-discard"), "{:?}", lit(&session));
}

#[test]
fn every_allowed_action_beside_the_goal_is_answered_in_words() {
    let mut session = lesson();
    while !session.lesson().unwrap().is_last() {
        watch(&mut session);
        let id = session.lesson().unwrap().step().id;
        let goal = session.lesson().unwrap().step().goal;
        let seen = session.observation().unwrap();
        let others: Vec<Action> =
            canasta::rules::legal::candidates(&seen).into_iter().filter(|action| !is_goal(goal, action)).collect();
        for action in others {
            let record = session.record();
            session.update(Message::Program(ProgramMessage::Play(action.clone())));
            if session.lesson().unwrap().step().id != id {
                panic!("{id:?} {action}");
            }
            let lesson = session.lesson().unwrap();
            let names = vec!["You".to_owned(), "Ada".to_owned()];
            let words = text::lesson_reply(lesson.step(), lesson.reply().unwrap(), Names::at(&session, &names));
            assert!(words.ends_with("Nothing was done."), "{id:?} {action}: {words}");
            assert_eq!(session.record(), record);
        }
        do_step(&mut session);
    }
}

fn is_goal(goal: Goal, action: &Action) -> bool {
    let Goal::Play(wanted) = goal else { return false };
    let wanted: Action = wanted.parse().unwrap();
    wanted.cards() == action.cards() && std::mem::discriminant(&wanted) == std::mem::discriminant(action)
}

/// The texts of the elements of a class.
fn texts_of(session: &Session, class: &str) -> Vec<String> {
    fn words(element: &view::Element) -> String {
        let of = |child: &Node| match child {
            Node::Text(words) => words.clone(),
            Node::Element(element) => words(element),
        };
        element.children.iter().map(of).collect()
    }
    let mut found = Vec::new();
    for node in view::page(session) {
        let Node::Element(page) = node else { continue };
        page.walk(&mut |element| {
            if element.get("class").is_some_and(|all| all.split(' ').any(|one| one == class)) {
                found.push(words(element));
            }
        });
    }
    found
}

/// A session of a new device at the last step of the guided hand.
fn taught() -> Session {
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    learn(&mut session, LearnIntent::Lesson);
    while !session.lesson().unwrap().is_last() {
        do_step(&mut session);
    }
    session
}

/// Deals what was asked for.
fn shuffle(session: &mut Session, effects: Vec<Effect>) {
    assert!(session.standing().is_none_or(|all| all.practice) || !effects.is_empty(), "{effects:?}");
    session.update(Message::Seed(Some([7; 32])));
}

#[test]
fn after_the_guided_hand_play_goes_on_with_the_game_that_was_taught() {
    let mut session = taught();
    let rules = session.current_rules();
    let names = canasta_app::session::seat_names(session.places());
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Taught)));
    shuffle(&mut session, effects);
    assert!(session.lesson().is_none() && session.observation().is_some());
    assert_eq!((session.current_rules(), canasta_app::session::seat_names(session.places())), (rules, names));
    assert_eq!(session.news(), None, "nothing is new in it");
    assert!(!session.standing().unwrap().practice);
    assert_eq!(Plan::level(session.places()).map(Level::name), Some("beginner"));
    // From the first page too, which says so.
    let mut session = taught();
    learn(&mut session, LearnIntent::Next);
    let play = texts_of(&session, "entry").into_iter().find(|words| words.starts_with("Play")).unwrap();
    assert!(play.contains("The game of the guided hand: you against Ada, one hand"), "{play}");
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    shuffle(&mut session, effects);
    assert_eq!(session.current_rules(), rules);
}

#[test]
fn a_game_without_an_own_move_is_said_not_to_be_kept() {
    let mut session = taught();
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Taught)));
    shuffle(&mut session, effects);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    let words = dialog_text(&session);
    let told = "When you deal, the current game is not kept, as you have not played in it.";
    assert!(words.contains(told), "{words}");
}

#[test]
fn the_first_page_says_which_game_play_deals() {
    let session = Session::default();
    let mut first = Session::default();
    first.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    for session in [session, first] {
        let play = texts_of(&session, "entry").into_iter().find(|words| words.starts_with("Play")).unwrap();
        let rules = session.plan().rules().unwrap();
        assert!(play.contains("you and Ben against Ada and Cleo"), "{play}");
        assert!(play.contains(&text::length(rules.target, rules.deals)), "{play}");
    }
}

#[test]
fn each_later_change_of_rules_or_seats_is_announced_on_one_card() {
    let mut session = taught();
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Taught)));
    shuffle(&mut session, effects);
    let change =
        |session: &mut Session, change| drop(session.update(click(Intent::NewGame(NewGameIntent::Change(change)))));
    change(&mut session, PlanChange::Preset(Preset::Evening));
    let deal = |session: &mut Session| {
        let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
        if session.question().is_some() {
            session.update(click(Intent::Dialog(DialogIntent::Confirm)));
        }
        shuffle(session, effects);
    };
    deal(&mut session);
    let cards = texts_of(&session, "news");
    let [card] = &cards[..] else { panic!("{cards:?}") };
    assert!(card.starts_with("New here Ben is your partner; "), "{card}");
    // All changes are in the dialog, and a reload shows the card again.
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::News))));
    assert!(dialog_text(&session).contains("Your first melds may count anything."), "{}", dialog_text(&session));
    assert!(dialog_text(&session).contains("Red threes never count against you."), "{}", dialog_text(&session));
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    let plan = session.plan().write();
    assert_eq!(Plan::read(&plan).as_ref(), Some(session.plan()));
    // Once it is closed, the same game has nothing new.
    session.update(click(Intent::NewGame(NewGameIntent::CloseNews)));
    assert_eq!(texts_of(&session, "news"), Vec::<String>::new());
    deal(&mut session);
    assert_eq!(session.news(), None);
    // Whoever wants no tips gets none.
    session.update(click(Intent::Settings(SettingsIntent::CloseCoach)));
    change(&mut session, PlanChange::Preset(Preset::Samba));
    deal(&mut session);
    assert_eq!((session.current_rules(), session.news()), (Preset::Samba.rules(), None));
}

#[test]
fn what_was_planned_before_the_guided_hand_stays_planned() {
    let mut planned = Plan::default();
    planned.change("hand_size", serde_json::json!(12));
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, planned.write())));
    learn(&mut session, LearnIntent::Lesson);
    while !session.lesson().unwrap().is_last() {
        do_step(&mut session);
    }
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Taught)));
    shuffle(&mut session, effects);
    assert_eq!(session.current_rules(), Plan::taught().rules().unwrap());
    assert_eq!((session.plan().preset, &session.plan().changes), (planned.preset, &planned.changes));
}

#[test]
fn the_first_canasta_is_a_moment_and_what_lies_on_the_table_is_in_the_score() {
    let mut session = lesson();
    let mut moments = 0;
    while !session.lesson().unwrap().is_last() {
        let id = session.lesson().unwrap().step().id;
        let ribbon = texts_of(&session, "first-canasta");
        // It stays until the next action.
        assert_eq!(!ribbon.is_empty(), matches!(id, StepId::Canasta | StepId::LaySevens), "{id:?}: {ribbon:?}");
        moments += ribbon.len();
        if let [ribbon] = &ribbon[..] {
            assert!(ribbon.contains("Mixed canasta of kings") && ribbon.contains("+300"), "{ribbon}");
        }
        let seen = session.observation().unwrap();
        let [own, other] = [Side::FIRST, Side::SECOND].map(|side| {
            let bonus: i32 = seen.melds(side).iter().map(|meld| seen.rules().canasta_bonus(meld)).sum();
            let is_open = !seen.melds(side).is_empty();
            let threes = i32::try_from(seen.red_threes(side).len()).unwrap() * 100;
            is_open.then(|| seen.melds(side).points() + bonus + threes)
        });
        let shown = texts_of(&session, "opening-minimum");
        for (points, shown) in [own, other].into_iter().zip(&shown) {
            let expected =
                points.map_or("opens at 50".to_owned(), |points| format!("+{} so far", text::number(points)));
            assert_eq!(shown, &expected, "{id:?}");
        }
        do_step(&mut session);
    }
    assert_eq!(moments, 2);
}
