//! Values entered into the dialog of house rules as a person does: with controls that it shows.

use crate::house_rules::{open, send};
use crate::matches::click;
use crate::page::Session;
use crate::table::text_of;
use canasta::rules::{
    BadRules, FieldKind, Preset, Rank, RuleField, Rules, RulesProblem, generator, read_rules_code, rules_code,
};
use canasta_app::features::house_rules::HouseRulesIntent;
use canasta_app::session::{DialogKind, Effect, Intent, Message};
use canasta_app::view::{self, Node};
use rand::RngExt;
use serde_json::{Map, Value, json};
use std::path::Path;

/// Whether the page has an element with this attribute.
fn shows(session: &Session, attribute: &str, wanted: &str) -> bool {
    let mut found = false;
    for node in view::page(session) {
        if let Node::Element(element) = node {
            element.walk(&mut |part| found |= part.get(attribute) == Some(wanted));
        }
    }
    found
}

/// Presses a control that the dialog shows.
fn press(session: &mut Session, intent: &str) {
    assert!(shows(session, "data-intent", intent), "nothing to press for {intent}");
    let intent: Intent = intent.parse().unwrap();
    session.update(click(intent));
}

/// Types into a control that the dialog shows, or chooses from it.
fn fill(session: &mut Session, name: &str, text: &str) {
    assert!(shows(session, "data-set", name), "no control {name}");
    session.update(click(Intent::from_control(name, text).unwrap()));
}

/// The numbers of a list.
fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// Makes the list of a field so long by its buttons.
fn make_long(session: &mut Session, field: RuleField, many: usize) {
    while list(&session.plan().value(field)).len() < many {
        press(session, &format!("set:rule.{field}.add="));
    }
    while list(&session.plan().value(field)).len() > many {
        let last = list(&session.plan().value(field)).len() - 1;
        press(session, &format!("set:rule.{field}.remove={last}"));
    }
}

/// Enters a value of a field.
fn enter(session: &mut Session, field: RuleField, value: &Value) {
    let now = session.plan().value(field);
    enter_at(session, &format!("rule.{field}"), field, &now, value);
}

/// Enters a value of a field where its controls have this name and show the value that it has now.
fn enter_at(session: &mut Session, name: &str, field: RuleField, now: &Value, value: &Value) {
    match field.kind() {
        FieldKind::Switch if now != value => {
            press(session, &format!("set:{name}={}", if *value == json!(true) { "yes" } else { "no" }));
        }
        FieldKind::Switch => {}
        FieldKind::Numbers(_) => press(session, &format!("set:{name}={value}")),
        FieldKind::Number { .. } => fill(session, name, &value.to_string()),
        FieldKind::NumberOrNone { .. } => {
            if value.is_null() != now.is_null() {
                press(session, &format!("set:{name}={}", if value.is_null() { "none" } else { "some" }));
            }
            if !value.is_null() {
                fill(session, name, &value.to_string());
            }
        }
        FieldKind::NumberOrWord { .. } => {
            if value.is_string() != now.is_string() {
                press(session, &format!("set:{name}={}", if value.is_string() { "none" } else { "some" }));
            }
            if !value.is_string() {
                fill(session, name, &value.to_string());
            }
        }
        FieldKind::Words(_) | FieldKind::SwitchOrWords(_) => {
            let word = match value {
                Value::Bool(on) => if *on { "yes" } else { "no" }.to_owned(),
                word => word.as_str().unwrap().to_owned(),
            };
            fill(session, name, &word);
        }
        FieldKind::Ranks => {
            for rank in Rank::NATURALS.map(Rank::notation) {
                if list(now).contains(&json!(rank)) != list(value).contains(&json!(rank)) {
                    press(session, &format!("set:{name}={rank}"));
                }
            }
        }
        FieldKind::Minimums | FieldKind::List { .. } => enter_list(session, field, value),
        FieldKind::Points { keys, .. } => {
            for &key in keys {
                let text = value.get(key).map_or_else(String::new, Value::to_string);
                fill(session, &format!("{name}.{key}"), &text);
            }
        }
        FieldKind::WordSet(words) => {
            for &word in words {
                let is_wanted = list(value).contains(&json!(word));
                if list(&session.plan().value(field)).contains(&json!(word)) != is_wanted {
                    press(session, &format!("set:{name}.{word}={}", if is_wanted { "yes" } else { "no" }));
                }
            }
        }
        FieldKind::WordByMinimum(_) => {
            if !list(value).is_empty() {
                make_long(session, RuleField::OpeningMinimums, list(value).len());
            }
            for at in 0..list(&session.plan().value(RuleField::OpeningMinimums)).len() {
                fill(session, &format!("{name}.{at}"), value.get(at).map_or("", |word| word.as_str().unwrap()));
            }
        }
        FieldKind::ByHand => {
            make_long(session, field, list(value).len());
            for (at, hand) in list(value).iter().enumerate() {
                let now = session.plan().value(field)[at].clone();
                for gone in now.as_object().unwrap().keys().filter(|name| hand.get(name).is_none()) {
                    press(session, &format!("set:{name}.{at}.remove={gone}"));
                }
                for (own, value) in hand.as_object().unwrap() {
                    if now.get(own).is_none() {
                        fill(session, &format!("{name}.{at}.add"), own);
                    }
                    enter_in_hand(session, at, own.parse().unwrap(), value);
                }
            }
        }
        FieldKind::WordByRank(_) => {
            for rank in Rank::NATURALS.map(Rank::notation) {
                fill(session, &format!("{name}.{rank}"), value.get(rank).map_or("", |word| word.as_str().unwrap()));
            }
        }
    }
}

/// Enters a value that a hand has of its own.
fn enter_in_hand(session: &mut Session, hand: usize, field: RuleField, value: &Value) {
    let name = format!("rule.by_deal.{hand}.{field}");
    match field.kind() {
        FieldKind::Minimums => {
            for (at, number) in list(value).iter().enumerate() {
                fill(session, &format!("{name}.{at}"), &number.to_string());
            }
        }
        FieldKind::Numbers(_)
        | FieldKind::Number { .. }
        | FieldKind::NumberOrNone { .. }
        | FieldKind::Ranks
        | FieldKind::Points { .. } => {
            let now = session.plan().value(RuleField::ByDeal)[hand][field.name()].clone();
            enter_at(session, &name, field, &now, value);
        }
        kind => panic!("{field} does not change from hand to hand: {kind:?}"),
    }
}

fn enter_list(session: &mut Session, field: RuleField, value: &Value) {
    let now = session.plan().value(field);
    if value.is_null() != now.is_null() {
        press(session, &format!("set:rule.{field}={}", if value.is_null() { "none" } else { "some" }));
    }
    match field {
        // A score comes and goes with its minimum, and stands where the score picks the minimum.
        RuleField::OpeningSteps => {
            fill(session, "rule.opening_by", "score");
            make_long(session, RuleField::OpeningMinimums, list(value).len() + 1);
        }
        // Always two.
        RuleField::ThreesSign => {}
        field => make_long(session, field, list(value).len()),
    }
    for (at, number) in list(value).iter().enumerate() {
        fill(session, &format!("rule.{field}.{at}"), &number.to_string());
    }
}

/// Enters changes of the preset that is chosen. The minimums come before the scores from which they hold, and these before what
/// picks the minimum.
fn enter_all(session: &mut Session, changes: &Map<String, Value>) {
    let mut fields: Vec<RuleField> = changes.keys().map(|name| name.parse().unwrap()).collect();
    let order = [
        RuleField::OpeningMinimums,
        RuleField::OpeningSteps,
        RuleField::OpeningBy,
        RuleField::OpeningNeeds,
        RuleField::ByDeal,
    ];
    fields.sort_by_key(|field| order.iter().position(|one| one == field).map_or(0, |at| at + 1));
    let picks = session.plan().value(RuleField::OpeningBy);
    for &field in &fields {
        enter(session, field, &changes[field.name()]);
    }
    // The scores can be entered only where they pick the minimum.
    if fields.contains(&RuleField::OpeningSteps) && !fields.contains(&RuleField::OpeningBy) {
        enter(session, RuleField::OpeningBy, &picks);
    }
}

/// Values of the whole range of a field: the ends, each word and each key.
fn values(field: RuleField) -> Vec<Value> {
    let numbers = |least: i32, most: i32| {
        let near = (0..40).map(move |step| least.saturating_add(step));
        let far = [least / 2 + most / 2, most - 1, most];
        near.chain(far).filter(move |number| (least..=most).contains(number))
    };
    let bounds = field.kind().bounds();
    match field.kind() {
        FieldKind::Switch => vec![json!(true), json!(false)],
        FieldKind::Number { least, most } => numbers(least, most).map(Value::from).collect(),
        FieldKind::NumberOrNone { least, most, .. } => {
            numbers(least, most).map(Value::from).chain([Value::Null, json!(most)]).collect()
        }
        FieldKind::NumberOrWord { least, most, word } => {
            numbers(least, most).map(Value::from).chain([json!(word), json!(most)]).collect()
        }
        FieldKind::Numbers(all) => all.iter().map(|&number| number.into()).collect(),
        FieldKind::Words(words) => words.iter().map(|&word| word.into()).collect(),
        FieldKind::SwitchOrWords(words) => {
            [json!(true), json!(false)].into_iter().chain(words.iter().map(|&word| word.into())).collect()
        }
        FieldKind::Ranks => {
            let some =
                |mask: u16| (0..11).filter(move |at| mask & (1 << at) != 0).map(|at| Rank::NATURALS[at].notation());
            (0..1 << 11).step_by(37).chain([(1 << 11) - 1]).map(|mask| json!(some(mask).collect::<Vec<_>>())).collect()
        }
        FieldKind::Minimums | FieldKind::List { .. } => {
            let (least, most) = bounds.unwrap();
            let (shortest, longest, or_none) = match field.kind() {
                FieldKind::List { longest, or_none, .. } => (0, usize::from(longest), or_none),
                _ => (1, 6, false),
            };
            let lengths: Vec<usize> =
                if field == RuleField::ThreesSign { vec![2] } else { (shortest..=longest).collect() };
            let of_length = |many: usize| {
                let risen = move |start: i32, step: i32| {
                    json!((0..many as i32).map(|at| (start + at * step).min(most)).collect::<Vec<_>>())
                };
                [risen(least, 1), risen(most - many as i32 + 1, 1), risen(least.max(0), (most / 40).max(1))]
            };
            let lists = lengths.into_iter().flat_map(of_length);
            if or_none { lists.chain([Value::Null]).collect() } else { lists.collect() }
        }
        FieldKind::Points { keys, most } => {
            let one = |&key: &&str| [json!({ key: 0 }), json!({ key: most })];
            let all: Map<String, Value> = keys.iter().zip(1..).map(|(&key, n)| (key.to_owned(), json!(n))).collect();
            keys.iter().flat_map(one).chain([Value::Object(all), json!({})]).collect()
        }
        FieldKind::WordSet(words) => words.iter().map(|word| json!([word])).chain([json!(words), json!([])]).collect(),
        FieldKind::WordByMinimum(words) => {
            let of_length = |many: usize| (0..many).map(|at| words[1 + at % (words.len() - 1)]).collect::<Vec<_>>();
            let lists = (1..=6).map(|many| json!(of_length(many)));
            lists.chain([json!([words[0], words[1]]), json!([])]).collect()
        }
        FieldKind::ByHand => {
            // As many minimums as the preset has: they are entered with rules drawn by lot.
            let fields =
                || canasta::rules::ByDeal::FIELDS.iter().copied().filter(|&field| field != RuleField::OpeningMinimums);
            let value = |field: RuleField, at: usize| values(field).into_iter().nth_back(at).unwrap();
            let full = |at: usize| {
                let own = fields().map(|field| (field.name().to_owned(), value(field, at)));
                Value::Object(own.collect())
            };
            let all = fields().map(|field| json!([{}, { field.name(): value(field, 1) }]));
            let most = json!(vec![json!({ "draw_count": 4 }); 20]);
            all.chain([most, json!([full(0), {}, full(1)]), json!([])]).collect()
        }
        FieldKind::WordByRank(words) => {
            let ranks = Rank::NATURALS.map(Rank::notation);
            let one = |rank: &'static str| words.iter().map(move |&word| json!({ rank: word }));
            let all: Map<String, Value> = ranks.iter().map(|&rank| (rank.to_owned(), json!(words[0]))).collect();
            ranks.into_iter().flat_map(one).chain([Value::Object(all), json!({})]).collect()
        }
    }
}

#[test]
fn every_value_of_every_field_can_be_entered() {
    for preset in [Preset::Classic, Preset::ModernAmerican] {
        for &field in RuleField::ALL {
            let mut session = open(DialogKind::HouseRules);
            press_preset(&mut session, preset);
            for value in values(field) {
                enter(&mut session, field, &value);
                assert_eq!(session.plan().value(field), value, "{preset} {field}");
            }
            // What the field holds now is what the dialog shows, and one press brings back where it came from.
            if session.plan().is_changed(field) {
                let reset = format!("reset-rule:{field}");
                press(&mut session, &reset);
                assert_eq!(session.plan().value(field), preset.rules().value(field), "{preset} {field}");
            }
        }
    }
}

fn press_preset(session: &mut Session, preset: Preset) {
    session.update(click(Intent::from_control("preset", preset.name()).unwrap()));
}

#[test]
fn rules_drawn_by_lot_can_be_entered_and_sent() {
    let mut rng = generator([7; 32]);
    for number in 0..60 {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let most = rng.random_range(1..30);
        let rules = preset.rules().with_random_changes(RuleField::ALL, most, &mut rng);
        let mut session = open(DialogKind::HouseRules);
        press_preset(&mut session, preset);
        enter_all(&mut session, &rules.changes_from(&preset.rules()));
        assert_eq!(session.plan().rules(), Ok(rules), "{preset}");
        assert_eq!(session.plan().code(), Some(rules_code(preset, &rules)));
    }
}

#[test]
fn the_rules_that_people_play_can_be_entered_and_read_back() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rule_sets");
    let mut sets = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|end| end != "json") || path.ends_with("pages.json") {
            continue;
        }
        let set: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let preset: Preset = set["preset"].as_str().unwrap().parse().unwrap();
        let changes = set["changes"].as_object().unwrap();
        let rules: Rules = preset.rules().with(changes).unwrap();
        let mut session = open(DialogKind::HouseRules);
        press_preset(&mut session, preset);
        enter_all(&mut session, changes);
        assert_eq!(session.plan().rules(), Ok(rules), "{}", path.display());
        // Under a name, and by a code, they come back.
        session.update(click(Intent::from_control("own-name", "Ours").unwrap()));
        send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep));
        assert_eq!(session.house_rules().own()[0].rules, rules, "{}", path.display());
        assert_eq!(read_rules_code(&session.plan().code().unwrap()), Ok((preset, rules)), "{}", path.display());
        sets += 1;
    }
    assert_eq!(sets, 73);
}

#[test]
fn a_number_of_a_list_goes_with_what_belongs_to_it() {
    let mut session = open(DialogKind::HouseRules);
    press_preset(&mut session, Preset::Samba);
    let both = |session: &Session| {
        [RuleField::OpeningMinimums, RuleField::OpeningSteps].map(|field| session.plan().value(field))
    };
    press(&mut session, "set:rule.opening_minimums.remove=3");
    assert_eq!(both(&session), [json!([15, 50, 90, 160]), json!([0, 1500, 7000])]);
    press(&mut session, "set:rule.opening_minimums.remove=0");
    assert_eq!(both(&session), [json!([50, 90, 160]), json!([1500, 7000])]);
    press(&mut session, "set:rule.opening_minimums.add=");
    assert_eq!(both(&session), [json!([50, 90, 160, 160]), json!([1500, 7000, 8500])]);
    assert!(session.plan().rules().is_ok());
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Reset(RuleField::OpeningMinimums)));
    assert!(session.plan().changes.is_empty(), "the scores go back with the minimums");
    // What is typed stays, and is refused where it is no number.
    fill(&mut session, "rule.opening_steps.1", "much");
    assert_eq!(session.plan().rules().unwrap_err().field(), Some(RuleField::OpeningSteps));
    fill(&mut session, "rule.opening_steps.1", "−500");
    assert_eq!(session.plan().value(RuleField::OpeningSteps)[1], json!(-500));
    // The list grows after the largest number too.
    press(&mut session, "set:rule.opening_minimums.remove=3");
    fill(&mut session, "rule.opening_steps.2", &i64::MAX.to_string());
    press(&mut session, "set:rule.opening_minimums.add=");
    assert_eq!(session.plan().value(RuleField::OpeningSteps)[3], json!(i64::MAX));
}

#[test]
fn several_feet_begin_with_the_one_that_is_there() {
    let mut session = open(DialogKind::HouseRules);
    press_preset(&mut session, Preset::HandAndFoot);
    let feet = |session: &Session| [RuleField::FootSize, RuleField::Feet].map(|field| session.plan().value(field));
    press(&mut session, "set:rule.feet.add=");
    assert_eq!(feet(&session), [json!(0), json!([11, 11])]);
    assert!(session.plan().rules().is_ok());
    press(&mut session, "set:rule.feet.remove=1");
    assert_eq!(session.plan().rules(), Ok(Preset::HandAndFoot.rules()), "a list of one is the foot");
    press(&mut session, "reset-rule:feet");
    assert!(session.plan().changes.is_empty(), "the foot goes back with the list");
    // A foot beside the list is named as the fault, and stays where it was.
    press(&mut session, "set:rule.feet.add=");
    fill(&mut session, "rule.foot_size", "13");
    press(&mut session, "set:rule.feet.remove=1");
    let refused = BadRules::Field { field: RuleField::Feet, problem: RulesProblem::FootAndFeet };
    assert_eq!(session.plan().rules(), Err(refused));
    press(&mut session, "mend-rules:0");
    assert_eq!(session.plan().rules(), Ok(Preset::HandAndFoot.rules()));
    press_preset(&mut session, Preset::Classic);
    press(&mut session, "set:rule.feet.add=");
    assert!(session.plan().rules().is_ok_and(|rules| rules.foot_size == 11));
    press(&mut session, "set:rule.talons.add=");
    assert_eq!(session.plan().value(RuleField::Talons), json!([4]));
}

#[test]
fn a_three_more_goes_on_as_it_counted_before() {
    let mut session = open(DialogKind::HouseRules);
    let table = |session: &Session| session.plan().rules().unwrap().threes_table.unwrap().to_vec();
    press_preset(&mut session, Preset::HandAndFoot);
    let worth = |session: &Session| (0..13).map(|red| session.plan().rules().unwrap().threes_worth(red, 0)).collect();
    let before: Vec<i32> = worth(&session);
    for _ in 0..3 {
        press(&mut session, "set:rule.threes_table.add=");
        assert_eq!(worth(&session), before);
    }
    assert_eq!(table(&session), [100, 200, 300]);
    press_preset(&mut session, Preset::ModernAmerican);
    press(&mut session, "set:rule.threes_table.add=");
    assert_eq!(table(&session), [100, 300, 500, 1000, 1100]);
}

#[test]
fn the_rows_of_a_number_of_canastas_are_no_ranks() {
    let session = open(DialogKind::HouseRules);
    let mut rows = Vec::new();
    for node in view::page(&session) {
        if let Node::Element(element) = node {
            element.walk(&mut |part| {
                let is_here = |child: &Node| {
                    let name = child.element().and_then(|child| child.get("data-set"));
                    name.is_some_and(|name| name.starts_with("rule.canasta_count_bonus."))
                };
                if part.children.iter().any(is_here) {
                    rows.push((part.get("class").map(str::to_owned), text_of(part)));
                }
            });
        }
    }
    assert!(rows.len() >= 10, "{rows:?}");
    for (at, (class, words)) in rows.into_iter().enumerate() {
        assert!(class.is_none() && words.starts_with(&format!("{} canasta", at + 1)), "{class:?} {words}");
    }
}

#[test]
fn a_hand_is_tried_at_the_first_press_where_no_deck_is_shuffled_yet() {
    let mut session = open(DialogKind::HouseRules);
    fill(&mut session, "rule.hand_size", "13");
    let effects = send(&mut session, Intent::HouseRules(HouseRulesIntent::TryHand));
    assert!(effects.contains(&Effect::RequestSeed), "{effects:?}");
    session.update(Message::Seed(Some([1; 32])));
    let record = session.record();
    assert!(record.contains("\nrules classic {\"hand_size\":13,\"target\":null}\n"), "{record}");
    assert!(
        session.standing().is_some_and(|standing| standing.practice),
        "the cards of a trial are no game of the person"
    );
}

#[test]
fn no_change_that_mends_is_named_in_two_pairs_of_quotation_marks() {
    let mut session = open(DialogKind::HouseRules);
    session.update(click(Intent::from_control("rule.players", "3").unwrap()));
    let mut buttons = Vec::new();
    for node in view::page(&session) {
        if let Node::Element(element) = node {
            element.walk(&mut |part| {
                if part.get("data-intent").is_some_and(|intent| intent.starts_with("mend-rules")) {
                    buttons.push(text_of(part));
                }
            });
        }
    }
    assert!(buttons.iter().any(|words| words.contains("“May I go out?” to: No")), "{buttons:?}");
    assert!(buttons.iter().any(|words| words.contains("“Players” to: 4")), "{buttons:?}");
    assert!(buttons.iter().all(|words| !words.contains("““") && !words.contains("””")), "{buttons:?}");
}

#[test]
fn a_hand_has_values_of_its_own_beside_the_rules() {
    let mut session = open(DialogKind::HouseRules);
    press_preset(&mut session, Preset::Classic);
    let by_deal = |session: &Session| session.plan().value(RuleField::ByDeal);
    press(&mut session, "set:rule.by_deal.add=");
    fill(&mut session, "rule.by_deal.0.add", "draw_count");
    press(&mut session, "set:rule.by_deal.0.draw_count=3");
    // A new hand is as the last, which holds on.
    press(&mut session, "set:rule.by_deal.add=");
    assert_eq!(by_deal(&session), json!([{ "draw_count": 3 }, { "draw_count": 3 }]));
    press(&mut session, "set:rule.by_deal.1.remove=draw_count");
    fill(&mut session, "rule.by_deal.1.add", "opening_minimums");
    fill(&mut session, "rule.by_deal.1.opening_minimums.2", "100");
    assert_eq!(by_deal(&session), json!([{ "draw_count": 3 }, { "opening_minimums": [15, 50, 100, 120] }]));
    assert_eq!(session.plan().value(RuleField::DrawCount), json!(1));
    assert!(!shows(&session, "data-intent", "set:rule.by_deal.1.opening_minimums.add="), "as many as the scores");
    // What is refused in a hand is mended in it.
    fill(&mut session, "rule.by_deal.0.add", "canasta_kinds");
    fill(&mut session, "rule.by_deal.0.canasta_kinds.natural", "3");
    assert_eq!(session.plan().rules().unwrap_err().field(), Some(RuleField::ByDeal));
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Mend(0)));
    assert_eq!(by_deal(&session)[0]["canastas_to_go_out"], json!(3));
    assert!(session.plan().rules().is_ok());
    press(&mut session, "set:rule.by_deal.remove=0");
    assert_eq!(by_deal(&session), json!([{ "opening_minimums": [15, 50, 100, 120] }]));
    for wrong in [
        "rule.by_deal.20.draw_count",
        "rule.by_deal.0.hand_size",
        "rule.by_deal.0.opening_minimums.add",
        "rule.by_deal",
    ] {
        assert!(Intent::from_control(wrong, "2").is_err(), "{wrong}");
    }
}
