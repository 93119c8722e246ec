//! Hints, reviews and playing on in the further games: whole hands, with what is said about their decisions.

use crate::matches::{click, new_session, play_bots, step};
use crate::page::Session;
use crate::review_worker::{answer, asked, decision_of, is_about_all_cards, review, worker_ready};
use canasta::rules::{Action, CardSet, Preset, generator, legal};
use canasta_app::features::files::FilesIntent;
use canasta_app::session::{
    AdviceIntent, DecisionId, ExerciseIntent, HintState, Intent, LearnIntent, LookBackIntent, MatchReviewIntent,
};
use canasta_app::view;
use canasta_app::view::text::{self, Names};

const GAMES: [Preset; 5] =
    [Preset::ThreeHanded, Preset::Samba, Preset::Bolivia, Preset::ModernAmerican, Preset::HandAndFoot];

/// The cards that the actions of a plan lay and discard.
fn named(plan: &[Action]) -> CardSet {
    plan.iter().filter_map(Action::cards).flat_map(|cards| cards.iter().collect::<Vec<_>>()).collect()
}

/// The names of the seats.
fn seat_names(session: &Session) -> Vec<String> {
    ["You", "Ada", "Ben", "Cleo"].map(str::to_owned)[..session.current_rules().players.count()].to_vec()
}

/// Asks for a hint, and checks what it says.
fn check_hint(session: &mut Session, preset: Preset) {
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    let Some(HintState::Advice(advice)) = session.hint().cloned() else { panic!("{preset}: {:?}", session.hint()) };
    let seen = session.observation().unwrap();
    assert_eq!(seen.check(&advice.best.first), Ok(()), "{preset}: {}", advice.best.first);
    // A plan names what the player has, or gets with the pile, and nothing of a foot or the stock.
    let takes = matches!(advice.best.first, Action::Take { .. });
    let pile = if takes { seen.takeable_cards() } else { CardSet::EMPTY };
    let plan = advice.best.actions();
    let own: CardSet = seen.hand().iter().chain(pile.iter()).collect();
    assert!(own.contains_all(named(&plan)), "{preset}: {plan:?} of {}", seen.hand());
    let players = seat_names(session);
    let words = text::advice(&advice, Names::at(session, &players));
    assert!(!words.what.is_empty(), "{preset}: {plan:?}");
    // The reason names what lies on the table, and there is one unit.
    let things =
        "pile|card|canasta|wild|joker|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace|sequence";
    assert!(things.split('|').any(|thing| words.why.contains(thing)), "{preset}: {}", words.aloud());
    assert!(!words.aloud().contains('%'), "{preset}: {}", words.aloud());
    // Asked again, the hint goes on with its plan: nothing new was seen.
    let again = advice.best.clone();
    session.update(click(Intent::Advice(AdviceIntent::CloseHint)));
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    let Some(HintState::Advice(advice)) = session.hint().cloned() else { panic!("{preset}: {:?}", session.hint()) };
    assert_eq!(advice.best, again, "{preset}");
    let lays_sets = !plan.iter().any(|action| format!("{action:?}").contains("Sequence"));
    let says_sequence = words.aloud().contains("sequence");
    assert!(preset == Preset::Samba || preset == Preset::Bolivia || (lays_sets && !says_sequence), "{}", words.aloud());
    assert!(view::page(session).element_count() > 40);
}

/// A hand of random clicks with hints; its record.
fn hand_with_hints(preset: Preset, seed: u8) -> String {
    let mut session = new_session(preset, preset.rules(), seed);
    session.update(click(Intent::from_control("patience", "short").unwrap()));
    let mut rng = generator([seed; 32]);
    let (mut at, mut hints, mut next) = (0, 0, 0);
    while session.observation().unwrap().ended().is_none() {
        at += 1;
        assert!(at < 20_000, "{preset} does not end");
        if at >= next && hints < 3 && session.is_my_turn() && session.dialog_kind().is_none() {
            (hints, next) = (hints + 1, at + 9);
            check_hint(&mut session, preset);
        }
        step(&mut session, &mut rng);
    }
    assert!(hints > 1, "{preset}: {hints}");
    session.record()
}

#[test]
fn hints_and_reviews_of_further_games_say_what_holds() {
    let mut all_faults = 0;
    for (seed, preset) in GAMES.into_iter().enumerate() {
        let record = hand_with_hints(preset, seed as u8 + 3);
        let mut session = Session::alone();
        session.update(click(Intent::from_control("pace", "instant").unwrap()));
        session.update(click(Intent::Files(FilesIntent::WriteText(record))));
        session.update(click(Intent::Files(FilesIntent::LookBack)));
        assert!(session.look_back().is_some(), "{preset}");
        review(&mut session, MatchReviewIntent::Toggle);
        let mut question = asked(&worker_ready(&mut session));
        let (mut faults, mut asked_about) = (Vec::new(), 0);
        while let Some(now) = question.filter(|now| !is_about_all_cards(now)) {
            let decision = decision_of(&now);
            asked_about += 1;
            let position = decision.position().unwrap_or_else(|_| panic!("{preset}: {decision:?}"));
            let seen = position.observe();
            let other = legal::candidates(&seen)
                .into_iter()
                .find(|action| *action != decision.done[0] && seen.check(action).is_ok());
            question = asked(&match other.filter(|_| asked_about % 2 == 1) {
                Some(other) => {
                    faults.push((DecisionId { hand: decision.hand - 1, action: decision.action }, other.clone()));
                    answer(&mut session, &now, &[other], 0.11)
                }
                None => answer(&mut session, &now, &decision.done, 0.0),
            });
            if asked_about == 60 {
                break;
            }
        }
        // Bots may go out after few decisions of the person.
        assert!(!faults.is_empty(), "{preset}: {asked_about}");
        all_faults += faults.len();
        for (id, best) in faults {
            session.update(click(Intent::LookBack(LookBackIntent::GoTo(id.point()))));
            let shown = session.shown_decision().unwrap();
            let players = seat_names(&session);
            let names = Names::at(&session, &players);
            let said = [text::why_best(&shown, names), text::say_decision(1, &shown, names)];
            assert!(!said[1].is_empty(), "{preset}: {best}");
            assert!(view::page(&session).element_count() > 40);
            session.update(click(Intent::Exercise(ExerciseIntent::Begin)));
            if session.exercise().is_some() {
                assert!(view::page(&session).element_count() > 40);
                session.update(click(Intent::Exercise(ExerciseIntent::Show)));
                session.update(click(Intent::Learn(LearnIntent::Leave)));
            }
        }
        // Playing on from the middle of the hand. The bots think again.
        session.take_worker();
        session.update(click(Intent::LookBack(LookBackIntent::Scrub(30))));
        let effects = session.update(click(Intent::LookBack(LookBackIntent::PlayOn)));
        assert!(session.look_back().is_none(), "{preset}");
        play_bots(&mut session, effects);
        let mut rng = generator([7; 32]);
        for _ in 0..20 {
            if session.observation().is_some_and(|seen| seen.ended().is_none()) {
                step(&mut session, &mut rng);
            }
        }
        assert!(view::page(&session).element_count() > 40);
    }
    assert!(all_faults > 3 * GAMES.len(), "{all_faults}");
}
