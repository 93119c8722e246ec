//! The score keeper: what is typed in adds up by the rules, is kept, corrected, undone and never lost.

use crate::matches::click;
use crate::page::Session;
use crate::saved_forms::is_example;
use crate::table::text_of;
use canasta::rules::{Ended, Preset, SideScore, replay};
use canasta_app::features::files::FilesIntent;
use canasta_app::features::score_keeper::{
    Change as SheetChange, CountBy, Hand as SheetHand, Item, KeeperPage, MistakeKind, RulesChoice, ScoreKeeper,
    ScoreKeeperIntent, Sheet, SheetId, SideCount,
};
use canasta_app::session::{
    Dialog, DialogIntent, DialogKind, Effect, Intent, Message, Notice, SetAside, StorageEffect, StorageMessage,
    StoredValue, Writer,
};
use canasta_app::view::{self, Node};
use serde_json::json;

const ID: SheetId = SheetId::FIRST;

fn send(session: &mut Session, intent: ScoreKeeperIntent) -> Vec<Effect> {
    // Every control of the page carries its intent as a text.
    let intent: Intent = Intent::ScoreKeeper(intent).to_string().parse().unwrap();
    session.update(click(intent))
}

fn open(session: &mut Session) {
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::ScoreKeeper))));
}

/// A session that shows a new sheet of these rules, with so many sides.
pub fn begun(preset: Preset, sides: usize) -> Session {
    let mut session = Session::default();
    open(&mut session);
    send(&mut session, ScoreKeeperIntent::New);
    send(&mut session, ScoreKeeperIntent::Rules(RulesChoice::Preset(preset)));
    send(&mut session, ScoreKeeperIntent::Sides(sides));
    send(&mut session, ScoreKeeperIntent::Dealer(Some(1)));
    send(&mut session, ScoreKeeperIntent::Begin);
    session
}

fn sheet(session: &Session) -> &Sheet {
    session.score_keeper().sheet(ID).unwrap()
}

/// Types a hand in by its totals.
pub fn add(session: &mut Session, totals: &[&str]) -> Vec<Effect> {
    send(session, ScoreKeeperIntent::AddHand);
    type_totals(session, totals);
    send(session, ScoreKeeperIntent::KeepHand)
}

fn type_totals(session: &mut Session, totals: &[&str]) {
    for (side, total) in totals.iter().enumerate() {
        send(session, ScoreKeeperIntent::CountBy(side, CountBy::Total));
        send(session, ScoreKeeperIntent::Write(side, Item::Total, (*total).to_owned()));
    }
}

fn saved(effects: &[Effect]) -> Option<&str> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::ScoreSheets, text)) => Some(&**text),
        _ => None,
    })
}

fn restored(text: &str) -> (Session, Vec<Effect>) {
    let mut session = Session::default();
    let effects = session.update(Message::Storage(StorageMessage::Restored(StoredValue::ScoreSheets, text.to_owned())));
    (session, effects)
}

/// All text of the page.
fn page_text(session: &Session) -> String {
    fn add(node: &Node, all: &mut String) {
        match node {
            Node::Text(text) => all.push_str(text),
            Node::Element(element) => {
                element.children.iter().for_each(|child| add(child, all));
                all.push('\n');
            }
        }
    }
    let mut all = String::new();
    let page = view::page(session);
    page.nodes().iter().for_each(|node| add(node, &mut all));
    all
}

#[test]
fn hands_add_up_and_each_side_sees_what_it_needs_to_open() {
    let mut session = begun(Preset::Classic, 2);
    add(&mut session, &["1,450", "−75"]);
    add(&mut session, &["60", "1 500"]);
    let sheet = sheet(&session);
    assert_eq!(sheet.totals(), [1510, 1425]);
    assert_eq!(sheet.rows()[0].totals, [1450, -75]);
    // From 1,500 points on the opening needs 90 points (rules §2.9).
    assert_eq!(sheet.minimums(2, &sheet.totals()), [90, 50]);
    assert_eq!(sheet.minimums(1, &sheet.rows()[0].totals), [50, 15]);
    assert_eq!([0, 1, 2].map(|hand| sheet.dealing_side(hand)), [Some(1), Some(0), Some(1)]);
    assert_eq!(sheet.end(), None);
    let text = page_text(&session);
    assert!(text.contains("We lead by 85 after 2 hands."), "{text}");
    add(&mut session, &["3500", "0"]);
    let end = self::sheet(&session).end().unwrap();
    assert_eq!((end.winner.index(), end.margin), (0, 3585));
    assert!(page_text(&session).contains("We win by 3,585."));
}

#[test]
fn two_to_six_sides_keep_score_under_any_rules() {
    for preset in Preset::ALL {
        for sides in 2..=6 {
            let mut session = begun(preset, sides);
            let points: Vec<String> = (0..sides).map(|side| (side * 5).to_string()).collect();
            add(&mut session, &points.iter().map(|text| &**text).collect::<Vec<_>>());
            let sheet = sheet(&session);
            assert_eq!(sheet.names().len(), sides);
            assert_eq!(sheet.totals(), (0..sides).map(|side| side as i32 * 5).collect::<Vec<_>>(), "{preset}");
            assert_eq!(sheet.end().is_some(), preset.rules().target.is_none() && preset.rules().deals.is_none());
            let page = view::page(&session);
            assert!(page.element_count() > 20);
        }
    }
}

#[test]
fn a_tapped_hand_counts_what_the_rules_say() {
    let mut session = begun(Preset::Classic, 2);
    send(&mut session, ScoreKeeperIntent::AddHand);
    for (item, taps) in [(Item::Natural, 1), (Item::Mixed, 2), (Item::RedThrees, 4)] {
        for _ in 0..taps {
            send(&mut session, ScoreKeeperIntent::Tap(1, 0, item));
        }
    }
    for points in [50, 20, 20, 5] {
        send(&mut session, ScoreKeeperIntent::Tap(points, 0, Item::Melded));
    }
    send(&mut session, ScoreKeeperIntent::WentOut(Some(0)));
    send(&mut session, ScoreKeeperIntent::Concealed(true));
    // The other side has laid nothing: its red three counts against it.
    send(&mut session, ScoreKeeperIntent::Tap(1, 1, Item::RedThrees));
    send(&mut session, ScoreKeeperIntent::Write(1, Item::InHand, "135".to_owned()));
    send(&mut session, ScoreKeeperIntent::Write(1, Item::Other, "20".to_owned()));
    send(&mut session, ScoreKeeperIntent::Negate(1, Item::Other));
    let rules = Preset::Classic.rules();
    let draft = session.score_keeper().draft(ID, None).unwrap();
    let sum = draft.count(0, &rules).0.sum(&rules);
    let lines: Vec<_> = sum.lines.iter().map(|line| (line.item, line.number, line.each, line.points)).collect();
    assert_eq!(
        lines,
        [
            (Item::Concealed, 1, None, 200),
            (Item::Natural, 1, Some(500), 500),
            (Item::Mixed, 2, Some(300), 600),
            (Item::RedThrees, 4, None, 800),
            (Item::Melded, 1, None, 95),
        ]
    );
    let text = page_text(&session);
    assert!(text.contains("2 × 300") && text.contains("2,195 in this hand, 2,195 in all"), "{text}");
    assert!(text.contains("1 × −100"), "{text}");
    send(&mut session, ScoreKeeperIntent::KeepHand);
    assert_eq!(sheet(&session).totals(), [2195, -100 - 135 - 20]);
}

#[test]
fn a_number_stays_within_its_bounds_and_a_wrong_one_is_named() {
    let mut session = begun(Preset::Classic, 2);
    send(&mut session, ScoreKeeperIntent::AddHand);
    let text =
        |session: &Session, item| session.score_keeper().draft(ID, None).unwrap().sides()[0].text(item).to_owned();
    send(&mut session, ScoreKeeperIntent::Tap(-1, 0, Item::Natural));
    assert_eq!(text(&session, Item::Natural), "");
    for _ in 0..6 {
        send(&mut session, ScoreKeeperIntent::Tap(1, 0, Item::RedThrees));
    }
    assert_eq!(text(&session, Item::RedThrees), "4");
    for (written, kind) in [
        ("six", MistakeKind::NoNumber),
        ("31", MistakeKind::OutOfBounds(0, 30)),
        ("-1", MistakeKind::OutOfBounds(0, 30)),
    ] {
        send(&mut session, ScoreKeeperIntent::Write(0, Item::Mixed, written.to_owned()));
        // The other items still add up, and a tap leaves the text to the person.
        send(&mut session, ScoreKeeperIntent::KeepHand);
        assert_eq!(session.score_keeper().refused().map(|mistake| mistake.kind), Some(kind));
        assert_eq!(text(&session, Item::Mixed), written);
        assert!(sheet(&session).hands().is_empty());
    }
    send(&mut session, ScoreKeeperIntent::Write(0, Item::Mixed, String::new()));
    assert_eq!(session.score_keeper().refused(), None);
    send(&mut session, ScoreKeeperIntent::CountBy(1, CountBy::Total));
    send(&mut session, ScoreKeeperIntent::KeepHand);
    assert_eq!(
        session.score_keeper().refused().map(|mistake| (mistake.side, mistake.kind)),
        Some((1, MistakeKind::Missing))
    );
    assert!(page_text(&session).contains("the number is missing"));
}

/// The items of a side as the engine counts them, typed in.
fn typed(score: &SideScore, out: Option<Item>) -> SideCount {
    let number = |number: usize| i32::try_from(number).unwrap();
    let items = [
        (Item::Natural, number(score.natural_canastas)),
        (Item::Mixed, number(score.mixed_canastas)),
        (Item::RedThrees, number(score.red_three_count)),
        (Item::Melded, score.melded),
        (Item::InHand, -score.in_hand),
    ];
    SideCount::new(items.into_iter().chain(out.map(|item| (item, 1))))
}

#[test]
fn the_sheet_counts_a_played_hand_as_the_engine_does() {
    let mut hands = 0;
    for name in ["classic", "classic-two", "duel-cut-and-hash", "rooms-four", "rooms-two-practice", "evening", "pagat"]
    {
        let record = crate::review_worker::record(name);
        let game = replay(&record).game.unwrap();
        let rules = game.rules();
        for hand in &game.record().hands {
            let state = hand.state(rules);
            let Some(score) = state.score() else { continue };
            for (side, points) in score.sides.entries() {
                let out = match (score.went_out == Some(side), score.ended) {
                    (false, _) => None,
                    (true, Ended::Concealed) => Some(Item::Concealed),
                    (true, _) => Some(Item::GoingOut),
                };
                assert_eq!(typed(points, out).sum(rules).points, points.hand, "{name}");
            }
            hands += 1;
        }
    }
    assert!(hands >= 7, "{hands} hands");
}

#[test]
fn a_special_hand_counts_alone_and_may_win_the_game() {
    let mut session = begun(Preset::ModernAmerican, 2);
    let rules = Preset::ModernAmerican.rules();
    let special: Vec<Item> = Item::special_hands(&rules).collect();
    assert_eq!(special.len(), rules.special_hands.iter().count());
    let dream: Item = "special.dream-4".parse().unwrap();
    send(&mut session, ScoreKeeperIntent::AddHand);
    send(&mut session, ScoreKeeperIntent::Tap(1, 0, Item::Natural));
    send(&mut session, ScoreKeeperIntent::Special(0, Some(dream)));
    send(&mut session, ScoreKeeperIntent::KeepHand);
    let sheet = sheet(&session);
    assert_eq!(sheet.totals(), [8500, 0]);
    assert!(sheet.end().is_some_and(|end| end.winner.index() == 0));
}

/// The sum of these items under changed rules of Classic, and its lines.
fn sum_under(changes: serde_json::Value, items: &[(Item, i32)]) -> (i32, Vec<(Item, i32)>) {
    let rules = Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap();
    let sum = SideCount::new(items.iter().copied()).sum(&rules);
    (sum.points, sum.lines.iter().map(|line| (line.item, line.points)).collect())
}

#[test]
fn the_number_of_canastas_is_paid_once_by_the_highest_that_is_reached() {
    let changes = json!({"canasta_count_bonus": {"3": 700, "5": 1000}, "canasta_bonuses": {"mixed-A": 500}});
    let mixed_aces: Item = "canasta.mixed-A".parse().unwrap();
    let (points, lines) = sum_under(changes.clone(), &[(Item::Natural, 2), (mixed_aces, 2), (Item::Melded, 300)]);
    let counted = [(Item::Natural, 1000), (mixed_aces, 1000), (Item::CanastaCount, 700), (Item::Melded, 300)];
    assert_eq!((points, lines), (3000, counted.to_vec()));
    assert_eq!(sum_under(changes.clone(), &[(Item::Natural, 2)]).0, 1000);
    assert_eq!(sum_under(changes, &[(Item::Natural, 6)]).0, 4000);
    assert!("canasta-count".parse::<Item>().is_err(), "it is never typed in");
}

#[test]
fn black_threes_and_the_cut_are_counted_where_the_rules_pay_for_them() {
    let changes = json!({"black_threes_melded": 500, "cut_bonus": 100, "held_penalties": {"3": 300}});
    let held: Item = "held.3".parse().unwrap();
    let (points, _) = sum_under(changes.clone(), &[(Item::MeldedBlackThrees, 1), (Item::Cut, 1), (held, 1)]);
    assert_eq!(points, 300);
    let classic = Preset::Classic.rules();
    let rules = classic.with(changes.as_object().unwrap()).unwrap();
    let rare = [Item::MeldedBlackThrees, Item::Cut, held];
    assert!(rare.iter().all(|item| Item::of_rules(&rules).contains(item)));
    assert!(!rare.iter().any(|item| Item::of_rules(&classic).contains(item)));
    // Each of the two seats of a side lifts for itself where there are feet.
    let feet = Preset::HandAndFoot.rules();
    assert_eq!((Item::Cut.bounds(&rules), Item::Cut.bounds(&feet)), ((0, 1), (0, 2)));
}

#[test]
fn the_side_that_deals_next_is_named_in_its_own_column() {
    let mut session = begun(Preset::Classic, 2);
    let next = |session: &Session| {
        let mut cells = Vec::new();
        for node in view::page(session) {
            if let Node::Element(element) = node {
                element.walk(&mut |row| {
                    let words: Vec<String> = row.children.iter().filter_map(Node::element).map(text_of).collect();
                    if words.first().is_some_and(|head| head == "Deals next") {
                        cells = words;
                    }
                });
            }
        }
        cells
    };
    add(&mut session, &["5", "5"]);
    assert_eq!(next(&session), ["Deals next", "We", ""]);
    add(&mut session, &["5", "5"]);
    assert_eq!(next(&session), ["Deals next", "", "They"]);
}

#[test]
fn only_the_dealer_s_side_has_a_tick_for_the_cut() {
    let mut session = begun(Preset::Classic, 2);
    let effects = add(&mut session, &["5", "5"]);
    let text = saved(&effects).unwrap().replace(r#""changes":{}"#, r#""changes":{"cut_bonus":100}"#);
    for (dealer, ticks) in [("1", 1), ("null", 2)] {
        let mut session = restored(&text.replace(r#""dealer":1"#, &format!(r#""dealer":{dealer}"#))).0;
        open(&mut session);
        send(&mut session, ScoreKeeperIntent::Open(ID));
        send(&mut session, ScoreKeeperIntent::AddHand);
        send(&mut session, ScoreKeeperIntent::CountBy(0, CountBy::Items));
        send(&mut session, ScoreKeeperIntent::CountBy(1, CountBy::Items));
        assert_eq!(page_text(&session).matches("Lifted exactly the cards of the deal").count(), ticks, "{dealer}");
        // The second hand is dealt by the other side.
        send(&mut session, ScoreKeeperIntent::Tap(1, 0, Item::Cut));
        send(&mut session, ScoreKeeperIntent::KeepHand);
        assert_eq!(sheet(&session).totals(), [105, 5]);
    }
}

#[test]
fn threes_and_melds_count_by_the_number_of_canastas() {
    let rules = Preset::ModernAmerican.rules();
    let sum = |items: &[(Item, i32)]| SideCount::new(items.iter().copied()).sum(&rules).points;
    // Without a canasta both count against the side, from two canastas on both count for it.
    assert_eq!(sum(&[(Item::RedThrees, 2), (Item::Melded, 100)]), -400);
    assert_eq!(sum(&[(Item::RedThrees, 2), (Item::Melded, 100), (Item::Mixed, 1)]), 100 + 300);
    assert_eq!(sum(&[(Item::RedThrees, 2), (Item::Melded, 100), (Item::Mixed, 2)]), 300 + 100 + 600);
    let sevens: Item = "canasta.7".parse().unwrap();
    let open_sevens: Item = "incomplete.7".parse().unwrap();
    assert_eq!(sum(&[(sevens, 1), (Item::Mixed, 1)]), 2500 + 300);
    assert_eq!(sum(&[(open_sevens, 1)]), -2500);
}

#[test]
fn a_hand_is_corrected_and_removed_and_each_change_is_undone_and_made_again() {
    let mut session = begun(Preset::Classic, 2);
    add(&mut session, &["100", "200"]);
    add(&mut session, &["300", "400"]);
    send(&mut session, ScoreKeeperIntent::Correct(0));
    assert!(page_text(&session).contains("Correct hand 1"));
    type_totals(&mut session, &["150", "200"]);
    send(&mut session, ScoreKeeperIntent::KeepHand);
    assert_eq!(sheet(&session).totals(), [450, 600]);
    send(&mut session, ScoreKeeperIntent::Remove(1));
    assert_eq!(sheet(&session).totals(), [150, 200]);
    let text = page_text(&session);
    assert!(text.contains("Hand 1 corrected: 100, 200 became 150, 200") && text.contains("Hand 2 removed: 300, 400"));

    let steps: [&[i32]; 5] = [&[150, 200], &[450, 600], &[400, 600], &[100, 200], &[0, 0]];
    for totals in steps {
        assert_eq!(sheet(&session).totals(), totals);
        send(&mut session, ScoreKeeperIntent::Undo);
    }
    assert_eq!((sheet(&session).undoable(), sheet(&session).totals()), (None, vec![0, 0]));
    for totals in steps.iter().rev() {
        assert_eq!(sheet(&session).totals(), *totals);
        send(&mut session, ScoreKeeperIntent::Redo);
    }
    assert_eq!((sheet(&session).redoable(), sheet(&session).totals()), (None, vec![150, 200]));
    assert_eq!(sheet(&session).undoable(), Some(SheetChange::Removed(1, vec![300, 400])));
}

#[test]
fn a_half_typed_hand_survives_closing_and_a_reload() {
    let mut session = begun(Preset::Samba, 3);
    send(&mut session, ScoreKeeperIntent::AddHand);
    let effects = send(&mut session, ScoreKeeperIntent::Write(2, Item::Melded, "1x".to_owned()));
    let (mut session, effects) = restored(saved(&effects).unwrap());
    assert_eq!(effects, []);
    open(&mut session);
    send(&mut session, ScoreKeeperIntent::Open(ID));
    assert!(page_text(&session).contains("Go on with hand 1"));
    send(&mut session, ScoreKeeperIntent::AddHand);
    assert_eq!(session.score_keeper().draft(ID, None).unwrap().sides()[2].text(Item::Melded), "1x");
    // A dropped hand comes back, an untouched one leaves nothing behind.
    send(&mut session, ScoreKeeperIntent::DropHand);
    assert!(!sheet(&session).has_new_draft());
    assert!(page_text(&session).contains("Bring the dropped hand back"));
    send(&mut session, ScoreKeeperIntent::UndoDrop);
    assert_eq!(session.score_keeper().draft(ID, None).unwrap().sides()[2].text(Item::Melded), "1x");
    send(&mut session, ScoreKeeperIntent::Write(2, Item::Melded, String::new()));
    send(&mut session, ScoreKeeperIntent::DropHand);
    assert!(!session.score_keeper().can_undo_drop(ID));
    send(&mut session, ScoreKeeperIntent::AddHand);
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    assert!(!sheet(&session).has_new_draft());
    assert_eq!(session.dialog().map(Dialog::kind), Some(DialogKind::ScoreKeeper));
}

#[test]
fn partners_of_a_hand_both_count_that_one_went_out() {
    let mut session = begun(Preset::ThreeHanded, 3);
    send(&mut session, ScoreKeeperIntent::AddHand);
    assert!(!page_text(&session).contains("Partner in this hand"));
    send(&mut session, ScoreKeeperIntent::OutPartner(Some(1)));
    send(&mut session, ScoreKeeperIntent::WentOut(Some(2)));
    assert_eq!(session.score_keeper().draft(ID, None).unwrap().partner(), None);
    assert!(page_text(&session).contains("Partner in this hand"));
    let effects = send(&mut session, ScoreKeeperIntent::OutPartner(Some(0)));
    // It is kept while it is typed in, and as a hand that is corrected.
    let (mut session, _) = restored(saved(&effects).unwrap());
    open(&mut session);
    send(&mut session, ScoreKeeperIntent::Open(ID));
    send(&mut session, ScoreKeeperIntent::AddHand);
    send(&mut session, ScoreKeeperIntent::KeepHand);
    assert_eq!(sheet(&session).totals(), [100, 0, 100]);
    send(&mut session, ScoreKeeperIntent::Correct(0));
    let draft = session.score_keeper().draft(ID, Some(0)).unwrap();
    assert_eq!((draft.out(), draft.partner()), (Some(0), Some(2)));
    // Another who went out has no partner yet, and nobody partners themselves.
    send(&mut session, ScoreKeeperIntent::WentOut(Some(1)));
    send(&mut session, ScoreKeeperIntent::OutPartner(Some(1)));
    send(&mut session, ScoreKeeperIntent::KeepHand);
    assert_eq!(sheet(&session).totals(), [0, 100, 0]);
    // Where sides are fixed there is no such choice.
    let mut session = begun(Preset::Classic, 2);
    send(&mut session, ScoreKeeperIntent::AddHand);
    send(&mut session, ScoreKeeperIntent::WentOut(Some(0)));
    assert!(!page_text(&session).contains("Partner in this hand"));
}

#[test]
fn sheets_are_written_as_before_and_read_again() {
    let mut session = begun(Preset::Bolivia, 2);
    add(&mut session, &["100", "-5"]);
    send(&mut session, ScoreKeeperIntent::AddHand);
    for side in [0, 1] {
        send(&mut session, ScoreKeeperIntent::CountBy(side, CountBy::Items));
    }
    send(&mut session, ScoreKeeperIntent::Tap(1, 0, "canasta.sequence".parse().unwrap()));
    send(&mut session, ScoreKeeperIntent::WentOut(Some(0)));
    send(&mut session, ScoreKeeperIntent::KeepHand);
    send(&mut session, ScoreKeeperIntent::Correct(0));
    type_totals(&mut session, &["90", "-5"]);
    send(&mut session, ScoreKeeperIntent::KeepHand);
    send(&mut session, ScoreKeeperIntent::Remove(0));
    send(&mut session, ScoreKeeperIntent::Undo);
    send(&mut session, ScoreKeeperIntent::AddHand);
    let effects = send(&mut session, ScoreKeeperIntent::Write(0, Item::Melded, "35".to_owned()));
    let text = saved(&effects).unwrap();
    is_example("score-sheets.json", text);
    let (other, effects) = restored(text);
    assert_eq!((effects, other.notice()), (vec![], None));
    assert_eq!(other.score_keeper().sheet(ID), session.score_keeper().sheet(ID));
}

#[test]
fn a_damaged_sheet_is_told_and_stays_as_it_is() {
    let mut session = begun(Preset::Classic, 2);
    let effects = add(&mut session, &["100", "200"]);
    let text = saved(&effects).unwrap().to_owned();
    for (whole, damaged) in [
        (r#""preset":"classic""#, r#""preset":"of a later version""#),
        (r#""total":100"#, r#""total":100000000"#),
        (r#""names":["We","They"]"#, r#""names":["We"]"#),
        (r#""dealer":1"#, r#""dealer":7"#),
        (r#""drafts":[]"#, r#""drafts":[],"of_a_later_version":1"#),
    ] {
        assert!(text.contains(whole), "{whole} in {text}");
        let damaged = text.replace(whole, damaged);
        let (mut session, effects) = restored(&damaged);
        assert_eq!((effects, session.score_keeper().unreadable()), (vec![], 1), "{damaged}");
        open(&mut session);
        assert!(page_text(&session).contains("cannot be read by this version. It stays on this device as it is."));
        send(&mut session, ScoreKeeperIntent::New);
        let effects = send(&mut session, ScoreKeeperIntent::Begin);
        let kept: serde_json::Value = serde_json::from_str(saved(&effects).unwrap()).unwrap();
        let before: serde_json::Value = serde_json::from_str(&damaged).unwrap();
        assert_eq!(kept["sheets"][0], before["sheets"][0]);
        assert_eq!(kept["sheets"].as_array().unwrap().len(), 2);
        // A later version reads both: the new sheet has a number of its own.
        assert_eq!((&kept["sheets"][0]["id"], &kept["sheets"][1]["id"]), (&1.into(), &2.into()));
    }
}

#[test]
fn a_text_that_is_damaged_as_a_whole_is_set_aside_and_comes_back() {
    let mut session = begun(Preset::Classic, 2);
    let effects = add(&mut session, &["100", "200"]);
    let text = saved(&effects).unwrap().to_owned();
    let torn = &text[..text.len() - 9];
    let (mut session, effects) = restored(torn);
    assert_eq!(effects, [Effect::Storage(StorageEffect::SetAside(torn.to_owned()))]);
    assert_eq!(session.notice(), Some(&Notice::ProgressDamaged(StoredValue::ScoreSheets)));
    // Nothing is written over it before there is a copy.
    open(&mut session);
    send(&mut session, ScoreKeeperIntent::New);
    assert_eq!(saved(&send(&mut session, ScoreKeeperIntent::Begin)), None);
    // Sheets that can be read again join those that are there.
    let aside = SetAside { number: 1, text };
    session.update(Message::Storage(StorageMessage::SetAside(vec![aside])));
    session.update(click(Intent::Files(FilesIntent::TryAgain(1))));
    assert_eq!(session.score_keeper().sheets().count(), 2);
}

#[test]
fn a_misspelt_name_is_corrected() {
    let mut session = begun(Preset::Classic, 2);
    send(&mut session, ScoreKeeperIntent::Rename(1, "  Ben\u{202e} ".to_owned()));
    send(&mut session, ScoreKeeperIntent::Rename(0, " ".to_owned()));
    let names: Vec<String> = sheet(&session).names().iter().map(ToString::to_string).collect();
    assert_eq!(names, ["We", "Ben"]);
}

#[test]
fn no_text_stops_the_score_keeper() {
    let text = include_str!("../../../../../tests/records/saved/score-sheets.json");
    for at in 0..text.len() {
        for change in ["", "\"", "9", "-", "[", "}", "null"] {
            let changed = format!("{}{change}{}", &text[..at], &text[at + 1..]);
            let mut session = restored(&changed).0;
            open(&mut session);
            let _ = view::page(&session);
            let ids: Vec<SheetId> = session.score_keeper().sheets().map(Sheet::id).collect();
            for id in ids {
                send(&mut session, ScoreKeeperIntent::Open(id));
                send(&mut session, ScoreKeeperIntent::AddHand);
                let _ = view::page(&session);
                send(&mut session, ScoreKeeperIntent::KeepHand);
                let _ = view::page(&session);
            }
        }
    }
}

#[test]
fn a_deleted_sheet_comes_back() {
    let mut session = begun(Preset::Classic, 2);
    add(&mut session, &["100", "200"]);
    let before = sheet(&session).clone();
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    send(&mut session, ScoreKeeperIntent::Delete(ID));
    assert_eq!(session.score_keeper().sheets().count(), 0);
    assert!(page_text(&session).contains("Deleted: We – They."));
    send(&mut session, ScoreKeeperIntent::UndoDelete);
    assert_eq!(sheet(&session), &before);
}

#[test]
fn what_another_tab_has_written_is_shown_and_what_was_written_apart_joins_it() {
    let mut first = begun(Preset::Classic, 2);
    let text = saved(&add(&mut first, &["100", "200"])).unwrap().to_owned();
    let mut second = restored(&text).0;
    second.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    open(&mut second);
    send(&mut second, ScoreKeeperIntent::Open(ID));
    assert_eq!(saved(&add(&mut second, &["5", "5"])), None, "a page that plays apart writes nothing");
    // The first page goes on too: neither is a beginning of the other, and both stay.
    let text = saved(&add(&mut first, &["10", "10"])).unwrap().to_owned();
    second.update(Message::Storage(StorageMessage::Writer(Writer::This)));
    second.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    let effects = second.update(Message::Storage(StorageMessage::Restored(StoredValue::ScoreSheets, text)));
    let totals: Vec<Vec<i32>> = second.score_keeper().sheets().map(Sheet::totals).collect();
    assert_eq!(totals, [[105, 205], [110, 210]]);
    assert_eq!(ScoreKeeper::read(saved(&effects).unwrap()).unwrap().sheets().count(), 2);
}

#[test]
fn the_back_button_closes_one_page_after_another() {
    let mut session = begun(Preset::Classic, 2);
    send(&mut session, ScoreKeeperIntent::AddHand);
    let mut pages = Vec::new();
    while let Some(Dialog::ScoreKeeper(page)) = session.dialog() {
        pages.push(*page);
        session.update(click(Intent::Dialog(DialogIntent::Back)));
    }
    assert_eq!(pages, [KeeperPage::Hand(ID, None), KeeperPage::Sheet(ID), KeeperPage::List]);
    assert!(session.dialog().is_none());
}

#[test]
fn a_hand_is_a_plain_value() {
    let hand = SheetHand::new(vec![SideCount::new([(Item::Total, 0)]), SideCount::default()]);
    assert!(hand.sides()[0].is_total() && !hand.sides()[1].is_total());
    let rules = Preset::Classic.rules();
    assert_eq!(hand.sums(&rules).map(|sum| sum.points).collect::<Vec<_>>(), [0, 0]);
}
