//! Drills at the table: right and wrong answers, several right ones, progress, leaving.

use crate::matches::click;
use crate::page::Session;
use crate::table::pick;
use canasta::rules::{Action, State, legal};
use canasta_app::session::{
    ActionKind, Answer, BotMessage, Cost, Drill, DrillIntent, DrillProgress, Effect, Intent, LearnIntent, Message,
    PlanResult, ProgramMessage, Reply, StorageEffect, StorageMessage, StoredValue, TableIntent, Verdict, WorkerEffect,
};
use canasta_app::view::text;
use canasta_app::words;

/// A session in which the drill is played, at the question with this name.
fn playing(drill: Drill, name: &str) -> Session {
    let mut session = Session::alone();
    session.update(click(Intent::Drill(DrillIntent::Begin(drill))));
    while session.drill().unwrap().question().name != name {
        session.update(click(Intent::Drill(DrillIntent::Next)));
    }
    session
}

fn play(session: &mut Session, action: &str) -> Vec<Effect> {
    session.update(Message::Program(ProgramMessage::Play(action.parse().unwrap())))
}

fn verdict(session: &Session) -> Verdict {
    session.drill().unwrap().verdict()
}

/// The progress that was saved last.
fn saved(effects: &[Effect]) -> Option<String> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Drills, text)) => Some(text.clone()),
        _ => None,
    })
}

/// The last question to the worker, with the plans that it compares.
fn asked(effects: &[Effect]) -> Option<(u32, Vec<Vec<String>>)> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Ask(text)) => {
            let question: serde_json::Value = serde_json::from_str(text).unwrap();
            let plans = serde_json::from_value(question["subject"]["seat"]["plans"].clone()).unwrap();
            Some((question["id"].as_u64().unwrap() as u32, plans))
        }
        _ => None,
    })
}

/// Lets the worker start, and answer with so many points for each plan.
fn answer(session: &mut Session, effects: &[Effect], points: &[f64]) -> Vec<Effect> {
    let worker = effects.iter().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Start(worker)) => Some(*worker),
        _ => None,
    });
    let worker = worker.expect("a worker is started");
    let ready = session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    let (id, plans) = asked(effects).or_else(|| asked(&ready)).expect("a question");
    let results = plans.into_iter().zip(points).map(|(actions, &points)| PlanResult {
        actions,
        trials: 100,
        chance: 0.5,
        points,
        vetoed: false,
        behind: None,
    });
    let reply = Reply::Answer { id, answer: Answer::Findings(results.collect()) };
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, reply.write())))
}

#[test]
fn a_right_answer_is_kept() {
    let mut session = playing(Drill::Pile, "nine-cards");
    assert_eq!(verdict(&session), Verdict::Open);
    let effects = play(&mut session, "take Ks Kh");
    assert_eq!(verdict(&session), Verdict::Right);
    assert_eq!(saved(&effects).as_deref(), Some(r#"{"pile":["nine-cards"]}"#));
    assert_eq!(asked(&effects), None, "what is right needs no search");
    assert_eq!(session.drill_progress().solved(Drill::Pile), 1);
    // The question is answered, so the table stands still.
    assert!(play(&mut session, "discard 4s").is_empty());
    session.update(click(Intent::Drill(DrillIntent::Next)));
    assert_eq!(session.drill().unwrap().question().name, "one-card");
    // Beginning again continues at the first question that is open.
    session.update(click(Intent::Learn(LearnIntent::Leave)));
    session.update(click(Intent::Drill(DrillIntent::Begin(Drill::Pile))));
    assert_eq!(session.drill().unwrap().question().name, "one-card");
}

#[test]
fn a_wrong_answer_has_its_reason_and_its_cost() {
    let mut session = playing(Drill::Pile, "nine-cards");
    let effects = play(&mut session, "draw");
    assert_eq!((verdict(&session), saved(&effects)), (Verdict::Wrong, None));
    let words = text::drill_reply(session.drill().unwrap());
    assert!(words.sentences[0].contains("Nine cards"), "{:?}", words.sentences);
    let effects = answer(&mut session, &effects, &[10.0, 452.0]);
    assert_eq!(saved(&effects), None);
    assert_eq!(session.drill().unwrap().reply().unwrap().cost(), Some(Cost::Points(442)));
    let words = text::drill_reply(session.drill().unwrap());
    assert!(words.sentences.contains(&"It costs about 440 points on average.".to_owned()), "{:?}", words.sentences);
    // Undo asks the question again, as the button does.
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(verdict(&session), Verdict::Open);
    play(&mut session, "take Ks Kh");
    assert_eq!(verdict(&session), Verdict::Right);
}

#[test]
fn several_answers_can_be_right_and_are_named() {
    for (action, other) in [("ask", "lay"), ("meld Qs Qh", "ask")] {
        let mut session = playing(Drill::Out, "their-hands-full");
        play(&mut session, action);
        if action != "ask" {
            assert_eq!(verdict(&session), Verdict::Open, "the turn can still become a right answer");
            play(&mut session, "discard 4d");
        }
        assert_eq!(verdict(&session), Verdict::Right, "{action}");
        let words = text::drill_reply(session.drill().unwrap());
        assert!(words.sentences[1].starts_with(&format!("Just as good: {other}")), "{:?}", words.sentences);
    }
}

#[test]
fn the_search_decides_about_an_answer_that_is_not_known() {
    for (points, expected) in [([100.0, 108.0], Verdict::Right), ([60.0, 100.0], Verdict::Wrong)] {
        let mut session = playing(Drill::Safe, "seen");
        let effects = play(&mut session, "discard 8h");
        assert_eq!(verdict(&session), Verdict::Thinking);
        let effects = answer(&mut session, &effects, &points);
        assert_eq!(verdict(&session), expected);
        assert_eq!(saved(&effects).is_some(), expected == Verdict::Right);
        // What is wrong is said of this answer, and not of the right one.
        let said = text::drill_reply(session.drill().unwrap()).sentences.remove(0);
        let about_eights = "Ada may hold eights and take 10 cards: five eights are unseen.";
        assert_eq!(said == about_eights, expected == Verdict::Wrong, "{said}");
    }
    // Without a worker that answers there is no verdict, but what the table shows.
    let mut session = playing(Drill::Safe, "seen");
    let effects = play(&mut session, "discard 8h");
    answer(&mut session, &effects, &[]);
    assert_eq!(verdict(&session), Verdict::Unknown);
    assert!(text::drill_reply(session.drill().unwrap()).sentences[1].starts_with("Ada may hold eights"));
}

/// What is done first, and the discards after it.
fn turns(state: &State) -> Vec<Vec<Action>> {
    let seat = state.to_act();
    let first = legal::candidates(&state.observe(seat));
    let with_discards = |action: Action| {
        let mut after = state.clone();
        after.play(&action).unwrap();
        let goes_on = after.ended().is_none() && after.to_act() == seat && matches!(action, Action::Meld(_));
        let discards = legal::candidates(&after.observe(after.to_act())).into_iter();
        let discards = discards.filter(|then| goes_on && matches!(then, Action::Discard(_))).take(2);
        let turns: Vec<Vec<Action>> = discards.map(|then| vec![action.clone(), then]).collect();
        if turns.is_empty() { vec![vec![action]] } else { turns }
    };
    first.into_iter().flat_map(with_discards).collect()
}

/// Every answer that is not right gets what is wrong with it, in words of its own, and never those of a right one or the solution;
/// then the question can be tried again.
#[test]
fn every_wrong_answer_is_told_what_is_wrong_with_it() {
    const VAGUE: [&str; 6] = ["not on our list", "that rank", "None or one", "may be safe", "Better:", "as you please"];
    let (mut wrong, mut unexplained) = (0, 0);
    for drill in Drill::ALL {
        for question in drill.questions().unwrap() {
            let right: Vec<&str> = question
                .right()
                .map(|right| text::drill(drill).question(&question.name).unwrap().answer(&right.name))
                .collect();
            let numbers = question.choices.iter().map(|&number| (Some(number), Vec::new()));
            let turns = turns(&question.state().unwrap()).into_iter().map(|turn| (None, turn));
            let is_by_number = !question.choices.is_empty();
            for (number, turn) in numbers.chain(turns.filter(|_| !is_by_number)) {
                let mut session = playing(drill, &question.name);
                let mut effects = Vec::new();
                match number {
                    Some(number) => effects = session.update(click(Intent::Drill(DrillIntent::Number(number)))),
                    None => turn.iter().for_each(|action| effects.extend(play(&mut session, &action.to_string()))),
                }
                if effects.iter().any(|effect| matches!(effect, Effect::Worker(_))) {
                    let points: Vec<f64> = std::iter::once(0.0).chain(std::iter::repeat_n(60.0, 9)).collect();
                    answer(&mut session, &effects, &points);
                }
                let place = format!("{}/{}: {turn:?} {number:?}", drill.name(), question.name);
                let run = session.drill().unwrap();
                if run.verdict() != Verdict::Wrong {
                    assert_ne!(run.verdict(), Verdict::Thinking, "{place}");
                    continue;
                }
                let said = text::drill_reply(run).sentences;
                let all = said.join(" ");
                assert!(said[0].len() > 15, "{place}: {all}");
                assert!(!VAGUE.iter().any(|vague| all.contains(vague)), "{place}: {all}");
                assert!(right.iter().all(|right| !all.contains(right)), "{place}: {all}");
                let page = format!("{:?}", canasta_app::view::page(&session));
                let [again, next] =
                    [words::common::try_again(), words::drills::next_question()].map(|word| page.find(word));
                assert!(again.is_some() && next.is_none_or(|next| again < Some(next)), "{place}");
                wrong += 1;
                unexplained +=
                    usize::from(said[0].starts_with("Nothing on the table") || said[0].starts_with("That is not what"));
                if std::env::var("DRILL_REPLIES").is_ok() {
                    println!("{place}: {all}");
                }
            }
        }
    }
    assert!(wrong > 400 && 15 * unexplained < wrong, "{unexplained} of {wrong}");
}

#[test]
fn a_number_is_an_answer() {
    let mut session = playing(Drill::Count, "red-threes");
    session.update(click(Intent::Drill(DrillIntent::Number(17))));
    assert_eq!(verdict(&session), Verdict::Open, "only the choices are answers");
    session.update(click(Intent::Drill(DrillIntent::Number(150))));
    assert_eq!(verdict(&session), Verdict::Wrong);
    session.update(click(Intent::Drill(DrillIntent::Again)));
    session.update(click(Intent::Drill(DrillIntent::Number(-250))));
    assert_eq!(verdict(&session), Verdict::Right);
}

#[test]
fn an_answer_that_was_shown_does_not_count() {
    let mut session = playing(Drill::Stop, "eleven-cards");
    session.update(click(Intent::Drill(DrillIntent::Show)));
    assert_eq!(session.hand_layout().picked().to_string(), "3s");
    let effects = play(&mut session, "discard 3s");
    assert_eq!((verdict(&session), saved(&effects)), (Verdict::Right, None));
    session.update(click(Intent::Drill(DrillIntent::Begin(Drill::Stop))));
    let effects = play(&mut session, "discard 3s");
    assert!(saved(&effects).is_some());
}

#[test]
fn a_drill_can_be_left_at_any_time_and_the_match_is_as_before() {
    let mut session = crate::matches::new_session(canasta::rules::Preset::Classic, Default::default(), 3);
    let record = session.record();
    for actions in [&[][..], &["discard 7c"], &["discard 3s"]] {
        session.update(click(Intent::Drill(DrillIntent::Begin(Drill::Stop))));
        actions.iter().for_each(|action| drop(play(&mut session, action)));
        session.update(click(Intent::Learn(LearnIntent::Leave)));
        assert!(session.drill().is_none());
        assert_eq!(session.record(), record);
    }
}

#[test]
fn progress_is_readable_for_ever_and_a_damaged_one_starts_anew() {
    let mut session = Session::alone();
    // Names of drills and questions that are gone, or are yet to come, are kept.
    let text = r#"{"bridge":["grand-slam"],"pile":["nine-cards","of-old"]}"#;
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Drills, text.to_owned())));
    assert_eq!(session.drill_progress().write(), text);
    assert_eq!(session.drill_progress().solved(Drill::Pile), 1);
    for damaged in ["", "{", "[1]", r#"{"pile":3}"#] {
        session.update(Message::Storage(StorageMessage::Restored(StoredValue::Drills, damaged.to_owned())));
        assert_eq!(session.drill_progress(), &DrillProgress::default(), "{damaged}");
    }
}

#[test]
fn every_question_and_every_answer_has_its_text() {
    for drill in Drill::ALL {
        let (words, questions) = (text::drill(drill), drill.questions().unwrap());
        assert_eq!(words.questions.len(), questions.len(), "{}", drill.name());
        for question in &questions {
            let place = format!("{}/{}", drill.name(), question.name);
            let words = words.question(&question.name).unwrap_or_else(|| panic!("{place} has no text"));
            for answer in &question.answers {
                // What the table shows against a wrong answer needs no text.
                let has_text = !words.answer(&answer.name).is_empty();
                assert!(has_text || !answer.is_right, "{place}: {} has no text", answer.name);
                assert!(
                    has_text || words.answers.iter().any(|(name, _)| *name == answer.name),
                    "{place}: {}",
                    answer.name
                );
            }
            for (name, _) in &words.answers {
                assert!(question.answers.iter().any(|answer| answer.name == *name), "{place}: {name} is no answer");
            }
        }
    }
}

#[test]
fn every_question_can_be_shown_and_answered_at_the_table() {
    for drill in Drill::ALL {
        for question in drill.questions().unwrap() {
            let mut session = playing(drill, &question.name);
            assert!(canasta_app::view::page(&session).element_count() > 40);
            session.update(click(Intent::Drill(DrillIntent::Show)));
            assert!(canasta_app::view::page(&session).element_count() > 40);
            let right = question.right().next().unwrap();
            for action in right.example() {
                play(&mut session, &action.to_string());
            }
            for &number in &question.choices {
                if question.judge_number(number).is_some_and(|at| question.answers[at].is_right) {
                    session.update(click(Intent::Drill(DrillIntent::Number(number))));
                }
            }
            assert_eq!(verdict(&session), Verdict::Right, "{}/{}", drill.name(), question.name);
            assert!(canasta_app::view::page(&session).element_count() > 40);
        }
    }
}

/// What a person does at the table.
enum Step {
    Pick(&'static str),
    Press(ActionKind),
    AddTo(&'static str),
    Number(i32),
}

/// The name of a question, what is done, and whether that is right.
type Played = (&'static str, &'static [Step], bool);

/// Sequences, melds of wilds, feet and special hands are laid by their cards, as a person does, at the tables of the further games.
#[test]
fn the_further_games_are_answered_by_hand() {
    use ActionKind::{Ask, Discard, Draw, Lay, Special, Stage, Take};
    use Step::{AddTo, Number, Pick, Press};
    let answers: [(Drill, &[Played]); 5] = [
        (
            Drill::ThreeHanded,
            &[
                ("alone", &[Pick("Ks Kh"), Press(Take)], true),
                ("minimum", &[Pick("4s 4h 4d"), Press(Lay)], true),
                ("score", &[Number(830)], true),
                ("out", &[Pick("Qs Qd"), Press(Lay), Pick("6c"), Press(Discard)], true),
                ("out", &[Press(Ask)], true),
            ],
        ),
        (
            Drill::Samba,
            &[
                ("score", &[Number(2105)], true),
                ("where", &[Pick("Jh"), AddTo("h#1")], true),
                ("where", &[Pick("Jh"), AddTo("J#1")], false),
                ("top-card", &[Press(Take)], true),
                ("top-card", &[Press(Draw)], false),
                ("frozen", &[Pick("Js Jd"), Press(Take)], true),
            ],
        ),
        (
            Drill::Bolivia,
            &[
                ("wilds", &[Pick("2c Jo"), AddTo("W#1")], true),
                ("wilds", &[Pick("2c"), AddTo("W#1"), Pick("Jo"), AddTo("W#1")], true),
                ("wilds", &[Pick("2c Jo"), AddTo("K#1")], false),
                ("way-out", &[Pick("Jh"), Press(Lay), Pick("4c"), Press(Discard)], true),
                ("way-out", &[Pick("Jh"), AddTo("h#1"), Pick("4c"), Press(Discard)], true),
                ("score", &[Number(4455)], true),
                ("black-three", &[Number(-100)], true),
            ],
        ),
        (
            Drill::ModernAmerican,
            &[
                (
                    "opening",
                    &[Pick("Qs Qh Qd"), Press(Stage), Pick("Ks Kh Jo"), Press(Stage), Pick("As Ad 2c"), Press(Lay)],
                    true,
                ),
                ("special", &[Press(Special)], true),
                ("special", &[Pick("4s"), Press(Discard)], false),
                ("no-canasta", &[Number(-2685)], true),
            ],
        ),
        (
            Drill::HandAndFoot,
            &[
                ("opening", &[Pick("Ks Kh Jo"), Press(Stage), Pick("As Ad 2c"), Press(Lay)], true),
                ("foot", &[Pick("9c 9h 2s"), Press(Lay), Pick("Kd"), Press(Lay)], true),
                ("foot", &[Pick("9c 9h"), Press(Lay), Pick("Kd"), Press(Lay), Pick("2s"), Press(Discard)], false),
                ("books", &[Pick("2c 2d"), AddTo("9")], true),
                ("books", &[Pick("9s 9d"), Press(Lay)], false),
                ("ask", &[Press(Ask)], true),
                ("pile", &[Number(7)], true),
            ],
        ),
    ];
    for (drill, answers) in answers {
        for question in drill.questions().unwrap() {
            assert!(answers.iter().any(|(name, ..)| *name == question.name), "{}/{}", drill.name(), question.name);
        }
        for (at, (name, steps, is_right)) in answers.iter().enumerate() {
            let mut session = playing(drill, name);
            for step in *steps {
                assert_eq!(verdict(&session), Verdict::Open, "{} {at}: {name}", drill.name());
                match step {
                    Pick(cards) => pick(&mut session, cards),
                    Press(kind) => drop(session.update(click(Intent::Table(TableIntent::Act(*kind))))),
                    AddTo(key) => drop(session.update(click(Intent::Table(TableIntent::AddTo(key.parse().unwrap()))))),
                    Number(number) => drop(session.update(click(Intent::Drill(DrillIntent::Number(*number))))),
                }
                assert!(canasta_app::view::page(&session).element_count() > 40);
            }
            let expected = if *is_right { Verdict::Right } else { Verdict::Wrong };
            assert_eq!(verdict(&session), expected, "{} {at}: {name}", drill.name());
        }
    }
}

/// The number of the hand is that of the position, where the opening depends on it.
#[test]
fn a_question_about_a_later_hand_stands_in_that_hand() {
    let session = playing(Drill::HandAndFoot, "opening");
    assert_eq!(session.standing().map(|standing| standing.hand), Some(3));
    let rules = session.standing().unwrap().rules;
    assert_eq!(text::goal(rules.target, rules.deals, 3), "hand 3 of 4");
}

/// The drills of other games have the names of these games, and a heading of their own on the page *Learn*.
#[test]
fn the_drills_of_further_games_have_their_names() {
    let further: Vec<Drill> = Drill::ALL.iter().copied().filter(|drill| drill.is_further()).collect();
    assert_eq!(further.len(), 5);
    for &drill in &further {
        let preset = drill.name().parse().unwrap();
        assert!(text::preset(preset).starts_with(text::drill(drill).title), "{}", text::preset(preset));
        assert!(drill.questions().unwrap().iter().all(|question| question.preset == preset));
    }
    let mut session = Session::alone();
    session.update(click(Intent::Dialog(canasta_app::session::DialogIntent::Open(
        canasta_app::session::DialogKind::Learn,
    ))));
    let page = format!("{:?}", canasta_app::view::page(&session));
    let place = |words: &str| page.find(words).unwrap_or_else(|| panic!("{words} is not there"));
    assert!(place(text::drill(Drill::Concealed).title) < place(words::common::further_games()));
    assert!(place(words::common::further_games()) < place(text::drill(Drill::ThreeHanded).title));
}
