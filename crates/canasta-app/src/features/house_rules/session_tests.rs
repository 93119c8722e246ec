//! House rules in the dialog, own rules, share codes, files, and confirmations before data is lost.

use crate::library::Shelf;
use crate::matches::{click, new_session, play_bots, update_kept};
use crate::page::Session;
use crate::table::text_of;
use canasta::rules::{
    Action, CodeError, CutKeep, Phase, Preset, Rank, RuleField, Rules, generator, read_rules_code, rules_code,
    seed_from_number,
};
use canasta_app::features::files::{ExportKind, FilesIntent};
use canasta_app::features::house_rules::HouseRulesIntent;
use canasta_app::features::library::{GameSummary, LibraryEffect};
use canasta_app::features::settings::SettingsIntent;
use canasta_app::session::{
    ActionKind, BotMessage, Confirmation, DeviceEffect, DeviceMessage, DialogIntent, DialogKind, Effect, Feedback,
    Intent, Message, NewGameIntent, Notice, Plan, ProgramMessage, RULES_LINK, Reply, StorageEffect, StorageMessage,
    StoredValue, TableIntent, WorkerEffect, reply_to,
};
use canasta_app::view::{self, Element, Node, text};
use proptest::prelude::*;
use rand::RngExt;
use serde_json::{Value, json};

pub(crate) fn set(session: &mut Session, name: &str, value: &str) -> Vec<Effect> {
    session.update(click(Intent::from_control(name, value).unwrap()))
}

pub(crate) fn send(session: &mut Session, intent: Intent) -> Vec<Effect> {
    session.update(click(intent))
}

pub(crate) fn open(dialog: DialogKind) -> Session {
    let mut session = Session::default();
    session.update(click(Intent::Dialog(DialogIntent::Open(dialog))));
    session
}

#[test]
fn an_invalid_saved_plan_is_explained_and_opens_its_dialog() {
    let mut bad = Plan::default();
    bad.change("hand_size", json!(99));
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, bad.write())));
    let fault = canasta_app::view::text::bad_rules(&bad.rules().unwrap_err());
    let hello = texts_of(&session, "welcome").concat();
    assert!(hello.contains(&fault) && !hello.contains("one hand"), "{hello}");
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    assert!(!effects.contains(&Effect::RequestSeed));
    assert_eq!(session.dialog_kind(), Some(DialogKind::NewGame));
    assert!(texts_of(&session, "error").concat().contains(&fault));
}

/// Every element of the page.
fn elements(session: &Session, visit: &mut impl FnMut(&Element)) {
    for node in view::page(session) {
        if let Node::Element(element) = node {
            element.walk(visit);
        }
    }
}

/// The texts of the elements of a class, without empty ones.
pub(crate) fn texts_of(session: &Session, class: &str) -> Vec<String> {
    fn text(element: &Element) -> String {
        let part = |node: &Node| match node {
            Node::Text(text) => text.clone(),
            Node::Element(element) => text(element),
        };
        element.children.iter().map(part).collect()
    }
    let mut found = Vec::new();
    elements(session, &mut |element| {
        if element.get("class").is_some_and(|all| all.split(' ').any(|one| one == class)) {
            found.push(text(element));
        }
    });
    // Live regions exist before they have text.
    found.retain(|words| !words.is_empty());
    found
}

pub(crate) fn saved(effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Rules, text)) => Some(text.clone()),
        _ => None,
    })
}

pub(crate) fn copied(effects: &[Effect]) -> String {
    match effects {
        [Effect::Device(DeviceEffect::Copy(text))] => text.clone(),
        other => panic!("{other:?}"),
    }
}

/// A game in which the person has drawn.
pub(crate) fn played() -> Session {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    play_bots(&mut session, effects);
    assert!(session.has_played());
    session
}

#[test]
fn every_rule_field_has_a_described_control() {
    let mut session = open(DialogKind::HouseRules);
    let offered: Vec<&str> = RuleField::ALL.iter().map(|field| field.name()).collect();
    let fields = Rules::default().fields();
    assert_eq!(offered.len(), fields.len());
    for name in fields.keys() {
        assert!(offered.contains(&name.as_str()), "{name}");
    }
    // Labels are user-visible text, with a sentence each.
    for row in texts_of(&session, "rule") {
        assert!(!row.contains('_') && row.contains(' '), "{row}");
        assert!(row.contains('.'), "no sentence: {row}");
    }
    for preset in Preset::ALL {
        set(&mut session, "preset", preset.name());
        assert_eq!(texts_of(&session, "changed"), [""; 0]);
    }
}

#[test]
fn a_changed_field_is_marked_and_can_be_reset() {
    let mut session = open(DialogKind::HouseRules);
    for (name, value) in [
        ("hand_size", "13"),
        ("draw_count", "2"),
        ("max_wilds", "none"),
        ("target", "2500"),
        ("opening_minimums.0", "0"),
        ("required_ranks", "7"),
        ("freezing", "no"),
        ("stock_end", "c"),
    ] {
        set(&mut session, &format!("rule.{name}"), value);
    }
    let expected = json!({
        "hand_size": 13, "draw_count": 2, "max_wilds": null, "target": 2500, "opening_minimums": [0, 50, 90, 120],
        "required_ranks": ["7"], "freezing": false, "stock_end": "c",
    });
    assert_eq!(Value::Object(session.plan().changes.clone()), expected);
    assert_eq!(texts_of(&session, "changed").len(), 8);
    let rules = session.plan().rules().unwrap();
    assert!(rules.required_ranks.contains(Rank::Seven) && rules.max_wilds.is_none());
    set(&mut session, "rule.required_ranks", "7");
    set(&mut session, "rule.max_wilds", "some");
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Reset(RuleField::HandSize)));
    assert_eq!(texts_of(&session, "changed").len(), 5);
    send(&mut session, Intent::HouseRules(HouseRulesIntent::ResetAll));
    assert!(session.plan().changes.is_empty());
    assert_eq!(session.dialog_kind(), Some(DialogKind::HouseRules));
}

#[test]
fn invalid_rules_are_refused_by_field_and_stay_in_the_dialog() {
    for (name, value, sentence) in [
        (
            "hand_size",
            "25",
            "Cards dealt to each player: the cards dealt and the turned-up card would be 101; at most 100 are allowed.",
        ),
        ("hand_size", "many", "Cards dealt to each player: must be from 1 to 99."),
        ("hand_size", "", "Cards dealt to each player: must be from 1 to 99."),
        ("target", "0", "Target score: must be from 1 to 1,000,000."),
        ("going_out", "300", "Total for going out concealed: the total for going out concealed is below the bonus"),
        ("opening_minimums.1", "10", "Opening minimum: a minimum is smaller than the one for a lower score."),
        ("opening_minimums.1", "x", "Opening minimum: must be from 0 to 1,000,000."),
        ("players", "2", "“May I go out?”: where each plays alone there is no partner to ask."),
        ("canastas_to_go_out", "12", "Canastas needed to go out: must be from 0 to 11."),
    ] {
        let mut session = open(DialogKind::HouseRules);
        set(&mut session, "rule.frozen_until_melded", "no");
        set(&mut session, &format!("rule.{name}"), value);
        let said = texts_of(&session, "error");
        assert!(said.len() == 1 && said[0].starts_with(sentence), "{said:?}");
        assert_eq!(session.dialog_kind(), Some(DialogKind::HouseRules));
        assert_eq!(session.plan().changes.len(), 2, "{name}");
        assert_eq!(session.plan().code(), None);
        // Invalid rules are neither dealt nor saved, and stay in the dialog.
        session.update(click(Intent::Dialog(DialogIntent::Close)));
        assert_eq!(session.dialog_kind(), Some(DialogKind::NewGame));
        assert_eq!(texts_of(&session, "error"), said);
        session.update(click(Intent::NewGame(NewGameIntent::Start)));
        session.update(Message::Seed(Some([1; 32])));
        assert!(session.observation().is_none());
        assert_eq!(session.plan().changes.len(), 2);
    }
}

/// The reply of a worker to the question among these effects.
fn tried(session: &mut Session, effects: &[Effect]) {
    let question = effects.iter().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Ask(text)) => Some(text),
        _ => None,
    });
    let reply = reply_to(question.expect("a worker is asked"), || std::time::Duration::ZERO).unwrap();
    session.update(Message::Bots(BotMessage::WorkerSaid(1, reply)));
}

#[test]
fn rules_under_which_no_match_ends_get_a_warning_that_names_the_field() {
    let mut session = open(DialogKind::HouseRules);
    session.leave_worker();
    let starts = |effects: &[Effect]| effects.contains(&Effect::Worker(WorkerEffect::Start(1)));
    assert!(!starts(&set(&mut session, "rule.players", "4")), "nobody doubts a preset");
    assert!(starts(&set(&mut session, "rule.going_out", "150")));
    let effects = session.update(Message::Bots(BotMessage::WorkerSaid(1, Reply::ready().write())));
    tried(&mut session, &effects);
    assert!(texts_of(&session, "warning").iter().all(String::is_empty));
    let effects = set(&mut session, "rule.opening_minimums.1", "500");
    let effects = [effects, set(&mut session, "rule.opening_minimums.2", "500")].concat();
    let effects = [effects, set(&mut session, "rule.opening_minimums.3", "500")].concat();
    tried(&mut session, &effects);
    let warning = texts_of(&session, "warning");
    assert!(warning[0].starts_with("A match under these rules may never end"), "{warning:?}");
    assert!(warning[0].contains("“Opening minimum” makes it so."), "{warning:?}");
    assert_eq!(texts_of(&session, "fault"), ["With this value, a match may never end."]);
    // The dialog of the new game warns too, and deals all the same.
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    assert_eq!(texts_of(&session, "warning"), warning);
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Reset(RuleField::OpeningMinimums)));
    assert!(texts_of(&session, "warning").iter().all(String::is_empty), "other rules, no warning");
    set(&mut session, "rule.opening_minimums.3", "500");
    send(&mut session, Intent::NewGame(NewGameIntent::Start));
    session.update(Message::Seed(Some([1; 32])));
    assert!(session.observation().is_some());
}

#[test]
fn rules_are_not_tried_while_no_dialog_shows_them_or_no_worker_runs() {
    let mut session = open(DialogKind::HouseRules);
    session.leave_worker();
    set(&mut session, "rule.going_out", "150");
    let failed = session.update(Message::Bots(BotMessage::WorkerFailed(1)));
    let again = session.update(Message::Bots(BotMessage::WorkerFailed(2)));
    assert!(!again.iter().any(|effect| matches!(effect, Effect::Worker(WorkerEffect::Ask(_)))), "{failed:?} {again:?}");
    assert!(texts_of(&session, "warning").iter().all(String::is_empty));
    set(&mut session, "rule.going_out", "160");
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    session.update(click(Intent::Dialog(DialogIntent::Close)));
    assert_eq!(session.dialog_kind(), None);
    assert!(session.house_rules().endless_fields(session.plan()).is_empty());
}

#[test]
fn numbers_are_parsed_in_the_format_of_the_page() {
    let mut session = open(DialogKind::HouseRules);
    for (written, read) in
        [("2,000", "2000"), ("2.500", "2500"), ("3’000", "3000"), ("3 500", "3500"), (" 4000 ", "4000")]
    {
        set(&mut session, "rule.target", written);
        assert_eq!(session.plan().value(RuleField::Target).to_string(), read, "{written}");
    }
    // A thousands separator is refused as invalid, not read as another number.
    for written in ["1.5", "2,5", "20,00", "many"] {
        set(&mut session, "rule.target", written);
        assert!(session.plan().rules().is_err(), "{written}");
    }
}

#[test]
fn house_rules_apply_to_the_game_and_are_shown() {
    let mut session = open(DialogKind::NewGame);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::HouseRules))));
    set(&mut session, "rule.hand_size", "9");
    set(&mut session, "rule.target", "2345");
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Rules))));
    let page: String = texts_of(&session, "dialog-body").concat();
    assert!(page.contains("Each player gets 9 cards") && page.contains("reaches 2,345"), "{page}");
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    session.update(Message::Seed(Some([1; 32])));
    assert_eq!(session.observation().unwrap().rules().hand_size, 9);
    assert!(session.record().contains(r#"rules classic {"hand_size":9,"target":2345}"#));
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    assert_eq!(session.plan().changes.len(), 2, "what comes next is chosen from what is played");
}

#[test]
fn changes_to_a_preset_return_on_demand() {
    let mut session = open(DialogKind::NewGame);
    set(&mut session, "rule.hand_size", "9");
    set(&mut session, "preset", "evening");
    assert!(session.plan().changes.is_empty());
    set(&mut session, "preset", "classic");
    assert_eq!(session.plan().rules(), Ok(Preset::Classic.rules()), "a chosen game has its own rules");
    set(&mut session, "preset", "changed-before");
    assert_eq!(session.plan().changes.len(), 1);
    set(&mut session, "players", "2");
    assert_eq!(session.plan().preset, Preset::ClassicTwo);
    set(&mut session, "players", "4");
    assert_eq!(session.plan().changes.len(), 1);
    // A house rule can change the number of players to two.
    set(&mut session, "rule.ask_partner", "no");
    set(&mut session, "rule.players", "2");
    assert_eq!(session.plan().places().len(), 2);
    set(&mut session, "players", "4");
    assert_eq!((session.plan().preset, session.plan().places().len()), (Preset::Classic, 4));
}

#[test]
fn rules_that_others_take_the_place_of_can_be_taken_back() {
    let mut donor = open(DialogKind::HouseRules);
    set(&mut donor, "rule.hand_size", "7");
    let code = donor.plan().code().unwrap();
    let offered = |session: &Session| texts_of(session, "rules-back");
    let begun = || {
        let mut session = open(DialogKind::HouseRules);
        set(&mut session, "rule.hand_size", "9");
        set(&mut session, "own-name", "Friday");
        send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep));
        set(&mut session, "rule.hand_size", "13");
        assert!(offered(&session).is_empty());
        session
    };
    type Step<'a> = &'a dyn Fn(&mut Session);
    let drops: [(&str, Step<'_>); 4] = [
        ("another game", &|session| drop(set(session, "preset", "samba"))),
        ("a reset", &|session| drop(send(session, Intent::HouseRules(HouseRulesIntent::ResetAll)))),
        ("saved rules", &|session| drop(send(session, Intent::HouseRules(HouseRulesIntent::Choose(0))))),
        ("a code", &|session| {
            set(session, "code", &code);
            send(session, Intent::HouseRules(HouseRulesIntent::UseCode));
        }),
    ];
    for (what, take_the_place) in drops {
        let mut session = begun();
        take_the_place(&mut session);
        assert_ne!(session.plan().value(RuleField::HandSize), json!(13), "{what}");
        assert!(offered(&session)[0].contains("Classic. One rule changed."), "{what}: {:?}", offered(&session));
        send(&mut session, Intent::HouseRules(HouseRulesIntent::TakeBack));
        let plan = session.plan();
        assert_eq!((plan.preset, plan.value(RuleField::HandSize)), (Preset::Classic, json!(13)), "{what}");
        assert!(offered(&session).is_empty(), "{what}: {:?}", offered(&session));
    }
    // What a person changes afterwards is not offered to be replaced.
    let mut session = begun();
    set(&mut session, "preset", "samba");
    set(&mut session, "rule.hand_size", "14");
    assert!(offered(&session).is_empty(), "{:?}", offered(&session));
}

#[test]
fn changed_rules_are_ticked_as_such_and_have_their_saved_name_in_the_library() {
    let ticked = |session: &Session| {
        let mut all = Vec::new();
        elements(session, &mut |element| {
            let has = |part: &Element| part.get("name") == Some("preset") && part.get("checked").is_some();
            let is_ticked = element.children.iter().filter_map(Node::element).any(has);
            all.extend((element.get("class") == Some("option") && is_ticked).then(|| text_of(element)));
        });
        all
    };
    let mut session = open(DialogKind::NewGame);
    let [usual] = &ticked(&session)[..] else { panic!("{:?}", ticked(&session)) };
    assert!(!usual.contains("changed"), "{usual}");
    set(&mut session, "target", "3000");
    assert!(!ticked(&session)[0].contains("changed"), "the length is chosen apart");
    set(&mut session, "rule.hand_size", "13");
    let [changed] = &ticked(&session)[..] else { panic!("{:?}", ticked(&session)) };
    assert!(changed.starts_with("Classic. One rule changed.") && changed.contains("13 cards"), "{changed}");
    set(&mut session, "own-name", "Friday");
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep));
    let [named] = &ticked(&session)[..] else { panic!("{:?}", ticked(&session)) };
    assert!(named.starts_with("Friday"), "{named}");
    let rules = session.plan().rules().unwrap();
    let changes = rules.changes_from(&Preset::Classic.rules());
    assert_eq!(session.house_rules().name_of(Preset::Classic, &changes), Some("Friday"));
    assert_eq!(session.house_rules().name_of(Preset::Evening, &changes), None);
    assert_eq!(session.house_rules().name_of(Preset::Classic, &serde_json::Map::new()), None);
    // What the library keeps of a game is enough to find the name.
    let (mut shelf, mut game) = (Shelf::default(), new_session(Preset::Classic, rules, 3));
    let effects = game.update(Message::Program(ProgramMessage::Play(Action::Draw)));
    shelf.run(&mut game, effects);
    let stored = &shelf.games.values().next().expect("it is kept").summary;
    let game = GameSummary::read(stored).unwrap();
    let name = session.house_rules().name_of(game.preset, &game.changes);
    assert_eq!(text::game_rules(&game, name), "Friday, to 3,000");
}

#[test]
fn own_rules_are_saved_chosen_renamed_and_removed() {
    let mut session = open(DialogKind::HouseRules);
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep));
    assert_eq!(session.feedback(), Some(&Feedback::NoName));
    set(&mut session, "rule.hand_size", "9");
    set(&mut session, "own-name", "  Friday ");
    let effects = send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep));
    assert_eq!(session.feedback(), Some(&Feedback::Kept("Friday".into())));
    let text = saved(&effects).expect("kept on the device");

    let mut session = Session::default();
    assert_eq!(session.update(Message::Storage(StorageMessage::Restored(StoredValue::Rules, text))), []);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    assert_eq!(
        (session.house_rules().own()[0].name.as_str(), session.house_rules().chosen(session.plan())),
        ("Friday", None)
    );
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Choose(0)));
    assert_eq!((session.plan().rules().unwrap().hand_size, session.house_rules().chosen(session.plan())), (9, Some(0)));
    // One click restores the preset.
    set(&mut session, "preset", "classic");
    assert!(session.plan().changes.is_empty());

    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::HouseRules))));
    assert!(saved(&set(&mut session, "own.0", "Saturday")).unwrap().contains("Saturday"));
    set(&mut session, "own-name", "Other");
    set(&mut session, "rule.hand_size", "8");
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep));
    set(&mut session, "own.1", "Saturday");
    assert_eq!(session.feedback(), Some(&Feedback::NameTaken("Saturday".into())));
    // Replacing rules of the same name asks for confirmation.
    set(&mut session, "own-name", "Saturday");
    assert_eq!(send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep)), []);
    assert_eq!((session.dialog_kind(), session.house_rules().own()[0].rules.hand_size), (Some(DialogKind::Confirm), 9));
    send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    assert_eq!(
        (session.dialog_kind(), session.house_rules().own()[0].rules.hand_size),
        (Some(DialogKind::HouseRules), 8)
    );
    assert_eq!(send(&mut session, Intent::HouseRules(HouseRulesIntent::Remove(0))), []);
    send(&mut session, Intent::Dialog(DialogIntent::Decline));
    assert_eq!((session.dialog_kind(), session.house_rules().own().len()), (Some(DialogKind::HouseRules), 2));
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Remove(0)));
    let effects = send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    assert!(saved(&effects).is_some_and(|text| !text.contains("Saturday")));
    assert_eq!(session.house_rules().own().len(), 1);
}

#[test]
fn damaged_own_rules_are_quarantined() {
    let good = json!({"name": "Friday", "preset": "classic", "changes": {"hand_size": 9}});
    let bad = json!({"name": "Odd", "preset": "classic", "changes": {"hand_size": 99}});
    let later = json!({"name": "Odd", "preset": "classic", "colour": "red"});
    let empty = json!({"name": "Odd", "preset": "classic", "changes": null});
    for (text, kept) in [
        ("garbage".to_owned(), 0),
        (json!({"version": 2, "rules": [good]}).to_string(), 0),
        (json!({"version": 1, "rules": [good, bad]}).to_string(), 1),
        (json!({"version": 1, "rules": [good, later]}).to_string(), 1),
        (json!({"version": 1, "rules": [empty, good]}).to_string(), 1),
    ] {
        let mut session = Session::default();
        let effects = session.update(Message::Storage(StorageMessage::Restored(StoredValue::Rules, text.clone())));
        assert_eq!(effects, [Effect::Storage(StorageEffect::SetAside(text))]);
        assert_eq!(session.notice(), Some(&Notice::RulesDamaged(kept)));
        assert_eq!(session.house_rules().own().len(), kept);
    }
}

#[test]
fn a_link_carries_the_code_of_the_rules() {
    let mut session = open(DialogKind::HouseRules);
    set(&mut session, "rule.target", "3000");
    let link = format!("{RULES_LINK}{}", session.plan().code().unwrap_or_default());
    let effects = send(&mut session, Intent::Files(FilesIntent::CopyLink));
    assert_eq!(effects, [Effect::Device(DeviceEffect::CopyLink(link.clone()))]);
    let effects = send(&mut session, Intent::Files(FilesIntent::ShareLink));
    assert_eq!(effects, [Effect::Device(DeviceEffect::ShareLink(link))]);
    // Impossible rules have no code.
    set(&mut session, "rule.target", "-1");
    for intent in [FilesIntent::CopyLink, FilesIntent::ShareLink] {
        assert_eq!(send(&mut session, Intent::Files(intent)), []);
    }
}

#[test]
fn the_new_game_dialog_says_what_came_of_a_code() {
    let mut session = open(DialogKind::NewGame);
    for (code, class) in [("1", "error"), (rules_code(Preset::Duel, &Preset::Duel.rules()).as_str(), "success")] {
        set(&mut session, "code", code);
        send(&mut session, Intent::HouseRules(HouseRulesIntent::UseCode));
        assert_eq!(texts_of(&session, class).len(), 1, "{code}");
    }
    assert_eq!(session.plan().preset, Preset::Duel);
}

#[test]
fn a_share_code_is_copied_and_applied() {
    let mut session = open(DialogKind::HouseRules);
    set(&mut session, "rule.target", "3000");
    let code = copied(&send(&mut session, Intent::Files(FilesIntent::Copy(ExportKind::RulesCode))));
    session.update(Message::Device(DeviceMessage::Copied(true)));
    assert_eq!(session.feedback(), Some(&Feedback::Copied));
    let mut other = open(DialogKind::HouseRules);
    for (text, error) in [
        ("", CodeError::Empty),
        ("10!", CodeError::NoLetter('!')),
        ("104U", CodeError::NoLetter('U')),
        ("1", CodeError::Mistyped),
    ] {
        set(&mut other, "code", text);
        send(&mut other, Intent::HouseRules(HouseRulesIntent::UseCode));
        assert_eq!(other.feedback(), Some(&Feedback::BadCode(error)));
        assert_eq!(texts_of(&other, "error").len(), 1);
        assert!(other.plan().changes.is_empty());
    }
    set(&mut other, "code", &format!(" {} ", code.to_lowercase()));
    send(&mut other, Intent::HouseRules(HouseRulesIntent::UseCode));
    assert_eq!(other.feedback(), Some(&Feedback::CodeUsed));
    assert_eq!(other.plan().rules(), session.plan().rules());
}

fn any_rules() -> impl Strategy<Value = (Preset, Rules)> {
    let bonus = || prop_oneof![Just(0), Just(100), 0..1000i32, (0..40i32).prop_map(|n| n * 50), Just(1_000_000)];
    (any::<u64>(), proptest::array::uniform4(bonus())).prop_map(|(seed, [going_out, natural, mixed, red])| {
        let mut rng = generator(seed_from_number(seed));
        let preset = Preset::ALL[rng.random_range(0..Preset::ALL.len())];
        let rules = preset.rules().with_random_changes(RuleField::ALL, 24, &mut rng);
        let concealed = rules.concealed.max(going_out);
        let points = Rules { going_out, concealed, natural_canasta: natural, mixed_canasta: mixed, ..rules };
        (preset, Rules { red_three: red, ..points })
    })
}

fn planned(effects: &[Effect]) -> Option<String> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Plan, text)) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn edited_rules_survive_a_reload() {
    let mut session = open(DialogKind::HouseRules);
    assert_eq!(planned(&session.update(click(Intent::Dialog(DialogIntent::Close)))), None, "nothing was chosen yet");
    set(&mut session, "rule.hand_size", "13");
    set(&mut session, "name1", "Rosa");
    // Invalid rules survive too, with their error.
    set(&mut session, "preset", "pagat");
    let text = planned(&set(&mut session, "rule.hand_size", "many")).expect("every change is kept");
    let mut again = Session::default();
    again.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    assert_eq!(again.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, text.clone()))), []);
    assert_eq!(again.plan(), session.plan());
    assert!(again.plan().rules().is_err());
    set(&mut again, "preset", "classic");
    set(&mut again, "preset", "changed-before");
    assert_eq!(again.plan().rules().unwrap().hand_size, 13);
    assert_eq!(again.plan().places()[1].name, "Rosa");
    // The plan may differ from the current game, which continues under its own rules.
    let mut game = played();
    let save = game.update(click(Intent::Table(TableIntent::Undo))).into_iter().chain(
        game.update(click(Intent::Settings(SettingsIntent::Toggle(canasta_app::features::settings::Switch::Practice)))),
    );
    let save = save.into_iter().rev().find_map(|effect| {
        if let Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) = effect { Some(text) } else { None }
    });
    let mut both = Session::default();
    assert_eq!(
        planned(&both.update(Message::Storage(StorageMessage::Restore { settings: None, game: save }))),
        None,
        "the plan is not overwritten"
    );
    both.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, text)));
    assert_eq!(both.plan(), session.plan());
    assert_eq!(both.standing().unwrap().rules, Preset::Classic.rules());
}

#[test]
fn replaying_a_deal_keeps_edited_rules() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    set(&mut session, "rule.hand_size", "13");
    session.update(click(Intent::NewGame(NewGameIntent::SameDeal)));
    assert!(session.standing().unwrap().practice, "it was dealt");
    assert_eq!(session.plan().rules().unwrap().hand_size, 13);
    assert_eq!(session.standing().unwrap().rules.hand_size, 11);
}

#[test]
fn a_damaged_plan_is_quarantined() {
    for text in [
        "{broken",
        r#"{"version":2,"preset":"classic"}"#,
        r#"{"version":1,"preset":"poker"}"#,
        r#"{"version":1,"preset":"classic","changes":null}"#,
        r#"{"version":1,"preset":"classic","places":[{"name":"Ann"}]}"#,
    ] {
        let mut session = Session::default();
        assert_eq!(
            session.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, text.into()))),
            [Effect::Storage(StorageEffect::SetAside(text.into()))]
        );
        assert_eq!(session.notice(), Some(&Notice::PlanDamaged));
        assert_eq!(session.plan(), Session::default().plan());
    }
    let mut session = Session::default();
    let text = r#"{"version":1,"preset":"duel","changes":{"poker":1,"target":null}}"#;
    let aside = [Effect::Storage(StorageEffect::SetAside(text.into()))];
    assert_eq!(
        session.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, text.into()))),
        aside,
        "poker would be lost"
    );
    assert_eq!(session.plan().rules().unwrap().target, None, "what is known is kept");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_share_code_round_trips((preset, rules) in any_rules()) {
        let code = rules_code(preset, &rules);
        prop_assert!(code.len() < 300, "{}", code);
        prop_assert_eq!(read_rules_code(&code), Ok((preset, rules)));
        let spoken = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        prop_assert_eq!(read_rules_code(&spoken), Ok((preset, rules)));
    }

    #[test]
    fn one_wrong_letter_or_two_swapped_letters_are_detected(
        (preset, rules) in any_rules(), at in any::<prop::sample::Index>(), other in any::<prop::sample::Index>(),
    ) {
        let code: Vec<char> = rules_code(preset, &rules).chars().filter(|c| *c != '-').collect();
        let at = at.index(code.len());
        let mut wrong = code.clone();
        wrong[at] = *other.get(&"0123456789ABCDEFGHJKMNPQRSTVWXYZ".chars().collect::<Vec<_>>());
        if wrong != code {
            prop_assert_eq!(read_rules_code(&wrong.iter().collect::<String>()), Err(CodeError::Mistyped));
        }
        let mut swapped = code.clone();
        swapped.swap(at, (at + 1) % code.len());
        if at + 1 < code.len() && swapped != code {
            prop_assert_eq!(read_rules_code(&swapped.iter().collect::<String>()), Err(CodeError::Mistyped));
        }
        let short: String = code[..code.len() - 1].iter().collect();
        prop_assert!(read_rules_code(&short).is_err());
    }

    #[test]
    fn no_text_makes_the_share_code_parser_panic(text in "\\PC{0,200}|[0-9A-Z-]{0,200}") {
        if let Ok((preset, rules)) = read_rules_code(&text) {
            prop_assert_eq!(read_rules_code(&rules_code(preset, &rules)), Ok((preset, rules)));
        }
    }
}

#[test]
fn practice_is_marked_on_the_table_and_the_score_sheet() {
    let mut session = played();
    assert_eq!(texts_of(&session, "practice"), [""; 0]);
    session.update(click(Intent::Settings(SettingsIntent::Toggle(canasta_app::features::settings::Switch::OpenHands))));
    assert_eq!(texts_of(&session, "practice"), ["practice"]);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Score))));
    assert!(
        texts_of(&session, "dialog-head")[0].contains("This game is practice."),
        "{:?}",
        texts_of(&session, "dialog-head")
    );
}

#[test]
fn a_pause_during_the_own_turn_is_shown() {
    let mut session = played();
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    assert!(texts_of(&session, "message")[0].contains("Paused: the other players wait after your turn."));
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    assert!(!texts_of(&session, "message")[0].contains("Paused"));
}

#[test]
fn the_menu_has_unique_icons_and_a_new_deal() {
    let mut session = played();
    session
        .update(click(Intent::Settings(SettingsIntent::Toggle(canasta_app::features::settings::Switch::LookThrough))));
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    let mut pictures = Vec::new();
    elements(&session, &mut |element| {
        if element.get("role") == Some("menuitem") {
            element.walk(&mut |part| pictures.extend(part.get("href").map(str::to_owned)));
        }
    });
    let all = pictures.len();
    pictures.sort();
    pictures.dedup();
    assert!(all > 12 && pictures.len() == all, "{all}: {pictures:?}");
    update_kept(&mut session, click(Intent::NewGame(NewGameIntent::SameAgain)));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm), "a new deal ends the game: it is asked about");
    assert_eq!(send(&mut session, Intent::Dialog(DialogIntent::Confirm)), [Effect::RequestSeed]);
}

#[test]
fn the_history_of_a_hand_begins_with_the_deal() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::History))));
    let words = &texts_of(&session, "history")[0];
    assert!(words.contains("Each player was dealt 11 cards. Turned up: "), "{words}");
    let deal = session.deal().unwrap();
    assert_eq!(words.contains("red three"), deal.red_threes.iter().any(|threes| !threes.is_empty()), "{words}");
}

#[test]
fn what_the_cutter_kept_is_told_at_the_table() {
    let rules = Preset::Classic.builder().cut_keep(CutKeep::Three).build().unwrap();
    let (mut kept_some, mut kept_none) = (0, 0);
    for seed in 0..30 {
        let mut session = new_session(Preset::Classic, rules, seed);
        let (_, kept) = session.deal().unwrap().kept.unwrap();
        let told = texts_of(&session, "after-cut");
        let is_told = told.len() == 1 && told[0].ends_with(" of the cut.");
        // Others may have played by then, but not the person.
        assert!(is_told, "{told:?}");
        assert_eq!(told[0].contains(" kept nothing "), kept.is_empty(), "{told:?}");
        session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::History))));
        let words = &texts_of(&session, "history")[0];
        let fewer = format!("Each player was dealt 11 cards, and the one who cut {}.", 11 - kept.len());
        assert_eq!(words.contains(&fewer), !kept.is_empty(), "{words}");
        assert_eq!(words.matches(" of the cut.").count(), 1, "{words}");
        *if kept.is_empty() { &mut kept_none } else { &mut kept_some } += 1;
    }
    assert!(kept_some > 0 && kept_none > 0, "{kept_some} and {kept_none}");
    assert!(texts_of(&new_session(Preset::Classic, Preset::Classic.rules(), 3), "after-cut").is_empty());
}

#[test]
fn replacing_a_game_asks_for_confirmation() {
    let all = [
        (Intent::Table(TableIntent::Abandon), Confirmation::Abandon),
        (Intent::NewGame(NewGameIntent::SameDeal), Confirmation::SameDeal),
        (Intent::NewGame(NewGameIntent::Start), Confirmation::Start),
        (Intent::NewGame(NewGameIntent::SameAgain), Confirmation::SameAgain),
    ];
    for (intent, action) in all {
        let mut session = played();
        let record = session.record();
        // The game goes to the library before the answer.
        let effects = session.update(click(intent.clone()));
        assert!(
            matches!(&effects[..], [Effect::Library(LibraryEffect::Put(kept))] if kept.save.contains(r"\n0 draw")),
            "{effects:?}"
        );
        assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
        assert_eq!(session.question(), Some(action));
        assert!(texts_of(&session, "dialog-body")[0].contains("hand 1, we 0, they 0"));
        send(&mut session, Intent::Dialog(DialogIntent::Decline));
        assert_eq!((session.dialog_kind(), session.record()), (None, record.clone()));
        session.update(click(intent.clone()));
        session.update(click(Intent::Dialog(DialogIntent::Close)));
        assert_eq!((session.dialog_kind(), session.question(), session.record()), (None, None, record));
        // Another session, whose library answers.
        let mut session = played();
        update_kept(&mut session, click(intent.clone()));
        assert!(texts_of(&session, "dialog-body")[0].contains("stays in the library"));
        let effects = send(&mut session, Intent::Dialog(DialogIntent::Confirm));
        match intent {
            Intent::Table(TableIntent::Abandon) => {
                assert_eq!(effects, [Effect::Storage(StorageEffect::ForgetGame), Effect::RequestSeed]);
            }
            Intent::NewGame(NewGameIntent::SameDeal) => {
                assert!(session.standing().unwrap().practice);
                assert!(
                    matches!(effects[0], Effect::Storage(StorageEffect::Save(StoredValue::Game, _))),
                    "{effects:?}"
                );
            }
            _ => assert_eq!(effects, [Effect::RequestSeed]),
        }
        assert_eq!(session.question(), None);
        // A late answer does nothing.
        assert_eq!(send(&mut session, Intent::Dialog(DialogIntent::Confirm)), []);
    }
}

#[test]
fn nothing_to_lose_needs_no_confirmation() {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
    // The next deck is shuffled in advance.
    assert_eq!(
        session.update(click(Intent::Table(TableIntent::Abandon))),
        [Effect::Storage(StorageEffect::ForgetGame), Effect::RequestSeed]
    );
    assert_eq!(session.update(click(Intent::NewGame(NewGameIntent::Start))), [Effect::RequestSeed]);
}
