//! What a newcomer reads: badges and their explanations, choices, and how a game stands.

use crate::library::dialog_text;
use crate::matches::{click, new_session, step};
use crate::page::Session;
use crate::table::{HAND, dealt, find, pick, press, text_of};
use canasta::rules::{Preset, generator};
use canasta_app::session::{
    ActionKind, DialogIntent, DialogKind, Intent, LearnIntent, NewGameIntent, PlanChange, TableIntent,
};
use canasta_app::view::Element;
use std::collections::BTreeSet;

fn send(session: &mut Session, intent: Intent) {
    session.update(click(intent));
}

/// The first element of this tag within another.
fn inner(element: &Element, tag: &str) -> Option<Element> {
    let mut found = None;
    element.walk(&mut |part| {
        if part.tag == tag && found.is_none() {
            found = Some(part.clone());
        }
    });
    found
}

/// What a control explains.
fn explained(session: &mut Session, control: &Element) -> String {
    let intent: Intent = control.get("data-intent").unwrap().parse().unwrap();
    send(session, intent);
    let words = dialog_text(session);
    send(session, Intent::Dialog(DialogIntent::Close));
    words
}

/// Checks that each badge at the pile is explained in its own words, and each count beside a score. Gives the badges.
fn check_badges(session: &mut Session) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for badge in find(session, |e| e.get("class").is_some_and(|class| class.starts_with("banner"))) {
        let word = text_of(&inner(&badge, "strong").unwrap());
        let words = explained(session, &badge).to_lowercase();
        for part in word.to_lowercase().split(' ').filter(|part| *part != "not") {
            // An opening explains what is not opened.
            assert!(words.contains(part.trim_end_matches("ed")), "{word}: {words}");
        }
        for never in ["does not freeze", "is not frozen"] {
            assert!(!words.contains(never), "{word}: {words}");
        }
        seen.insert(word);
    }
    for score in find(session, |e| e.get("class").is_some_and(|class| class.starts_with("score "))) {
        let shown = text_of(&score);
        if let Some(at) = shown.find(['+', '-', '−']).filter(|_| shown.ends_with(" so far")) {
            let words = explained(session, &score);
            assert!(words.contains(&shown[at..]), "{shown}: {words}");
            seen.insert("so far".to_owned());
        }
    }
    seen
}

/// Checks that the ways that the table offers differ in their words. Gives how many there were.
fn check_ways(session: &mut Session) -> usize {
    let mut most = 0;
    for kind in [ActionKind::Take, ActionKind::Lay] {
        let several = |session: &Session| {
            session
                .action_buttons()
                .iter()
                .any(|button| button.kind == kind && button.ways.as_ref().is_ok_and(|ways| ways.len() > 1))
        };
        if several(session) {
            send(session, Intent::Table(TableIntent::Act(kind)));
            let ways: Vec<String> = find(session, |e| e.get("class") == Some("way-text")).iter().map(text_of).collect();
            let different: BTreeSet<&String> = ways.iter().collect();
            assert_eq!(different.len(), ways.len(), "{:?}: {ways:#?}", session.current_rules());
            most = most.max(ways.len());
            send(session, Intent::Dialog(DialogIntent::Close));
        }
    }
    most
}

/// A whole hand of random clicks in every game.
#[test]
fn badges_and_ways_say_in_every_game_what_they_mean() {
    let mut several = 0;
    let mut all = BTreeSet::new();
    for preset in Preset::ALL {
        let mut seen = BTreeSet::new();
        for seed in 0..3 {
            let mut session = new_session(preset, preset.rules(), seed);
            let mut rng = generator([seed + 30; 32]);
            for _ in 0..400 {
                if session.observation().is_none_or(|seen| seen.ended().is_some()) {
                    break;
                }
                if session.dialog_kind().is_none() {
                    seen.extend(check_badges(&mut session));
                    several = several.max(check_ways(&mut session));
                }
                step(&mut session, &mut rng);
            }
        }
        assert!(seen.contains("so far"), "{preset}: {seen:?}");
        all.extend(seen);
    }
    assert!(several > 1);
    let badges: Vec<&str> = all.iter().map(String::as_str).collect();
    assert_eq!(badges, ["Blocked", "Frozen", "Not opened", "Pile Frozen", "so far"]);
}

#[test]
fn a_score_is_explained_by_what_it_shows() {
    let mut session = dealt(HAND, "5c");
    let score = |session: &Session| find(session, |e| e.get("class") == Some("score we")).remove(0);
    let control = score(&session);
    assert!(explained(&mut session, &control).starts_with("Opening"), "nothing is laid");
    press(&mut session, ActionKind::Draw);
    for cards in ["Ks Kh Kd", "Qs Qd 2c"] {
        pick(&mut session, cards);
        press(&mut session, if cards.starts_with('K') { ActionKind::Stage } else { ActionKind::Lay });
    }
    let control = score(&session);
    let words = explained(&mut session, &control);
    assert!(words.contains("On the table: You cards 70, +70 so far; Ada nothing."), "{words}");
    // The first page says the same, and the library no score that nobody has yet.
    send(&mut session, Intent::Learn(LearnIntent::FirstPage));
    let go_on = find(&session, |e| e.get("class") == Some("entry go")).remove(0);
    assert!(text_of(&go_on).contains("Hand 1: You +70 so far"), "{}", text_of(&go_on));
}

#[test]
fn each_game_in_the_list_has_its_own_name_and_rules() {
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    send(&mut session, Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)));
    let options = |session: &Session| -> Vec<(String, bool)> {
        let radios = find(session, |e| e.get("name") == Some("preset"));
        radios
            .iter()
            .map(|e| (e.get("aria-label").unwrap_or_default().to_owned(), e.get("checked").is_some()))
            .collect()
    };
    let chosen =
        |session: &Session| options(session).into_iter().filter(|one| one.1).map(|one| one.0).collect::<Vec<_>>();
    send(&mut session, Intent::NewGame(NewGameIntent::Change(PlanChange::Taught)));
    let [taught] = &chosen(&session)[..] else { panic!("{:?}", chosen(&session)) };
    assert!(taught.starts_with("The game of the guided hand: ") && taught.contains("11 cards each"), "{taught}");
    assert!(dialog_text(&session).contains("No rules changed"));
    send(&mut session, Intent::NewGame(NewGameIntent::Change(PlanChange::Preset(Preset::ClassicTwo))));
    let [usual] = &chosen(&session)[..] else { panic!("{:?}", chosen(&session)) };
    assert!(usual.starts_with("Classic for two: The usual game. 15 cards each"), "{usual}");
    assert_eq!(session.plan().rules(), Ok(Preset::ClassicTwo.rules()));
    // A name is separated from what it describes.
    let names = find(&session, |e| e.get("class") == Some("game-name"));
    assert!(names.len() > 4 && names.iter().all(|name| text_of(name).ends_with(" · ")));
    // With two players nothing is told of four.
    assert!(!dialog_text(&session).contains("with four players"), "{}", dialog_text(&session));
}
