//! The controls of the fields of the rules: one for each kind of field, so that no field is without.

use crate::features::house_rules::field::{Part, keys, longest};
use crate::features::house_rules::{HouseRulesIntent, RuleChange};
use crate::session::{Intent, Plan};
use crate::view::controls::{icon, with_intent};
use crate::view::form_controls::segmented_choice;
use crate::view::node::{Element, button, div, input, label, option, select, small, span};
use crate::view::text::{self, MinimumStep, RulePart};
use crate::words::rule_fields as words;
use canasta::rules::{BadRules, ByDeal, FieldKind, OpeningBy, PureRanks, Rank, RuleField, RulesProblem};
use serde_json::{Map, Value};

/// A value as a field shows it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// What a control changes: a field, or what it is in a hand with values of its own, from 0.
#[derive(Clone, Copy)]
struct Spot {
    field: RuleField,
    hand: Option<usize>,
}

impl Spot {
    fn change(self, part: Part, value: &str) -> RuleChange {
        RuleChange::of(self.field, part, value).in_hand(self.hand)
    }

    /// The name of the control of a part.
    fn name(self, part: Part) -> String {
        let change = self.change(part, "").to_string();
        change.trim_end_matches('=').to_owned()
    }
}

/// The intent that changes a part of a field.
fn set(spot: Spot, part: Part, value: &str) -> Intent {
    Intent::HouseRules(HouseRulesIntent::Change(spot.change(part, value)))
}

/// Whether a value is no number that the field may hold.
fn is_impossible(field: RuleField, value: &Value) -> bool {
    let (least, most) = field.kind().bounds().unwrap_or_default();
    value.as_i64().is_none_or(|number| !(i64::from(least)..=i64::from(most)).contains(&number))
}

/// A field for a number. The name of the control is that of its change.
fn number_input(spot: Spot, part: Part, title: &str, value: &Value, is_bad: bool) -> Element {
    let least = spot.field.kind().bounds().map_or(0, |(least, _)| least);
    input()
        .class("number")
        .attr("type", "text")
        // A phone has no sign for less than zero among its digits.
        .maybe("inputmode", (least >= 0).then_some("numeric"))
        .attr("autocomplete", "off")
        .attr("maxlength", if least < 0 { 10 } else { 9 })
        .attr("data-set", spot.name(part))
        .attr("aria-label", title)
        .maybe("aria-invalid", is_bad.then_some("true"))
        .attr("value", plain(value))
}

/// A list of words to choose from.
fn choice<'a>(
    spot: Spot,
    part: Part,
    title: &str,
    options: impl IntoIterator<Item = (&'a str, &'a str, bool)>,
) -> Element {
    let option =
        |(word, text, chosen): (&str, &str, bool)| option().attr("value", word).flag("selected", chosen).text(text);
    select().attr("data-set", spot.name(part)).attr("aria-label", title).children(options.into_iter().map(option))
}

/// A box to tick beside its words.
fn tick(spot: Spot, part: Part, on: bool, words: (&str, &str), text: &str, name: &str) -> Element {
    let (yes, no) = words;
    let tick = input().attr("type", "checkbox").maybe("aria-label", (name != text).then_some(name)).flag("checked", on);
    let tick = with_intent(tick, &set(spot, part, if on { no } else { yes }));
    label().child(tick).child(span().maybe("aria-hidden", (name != text).then_some("true")).text(text))
}

/// A group of controls under the name of their field.
fn group(class: &str, field: RuleField, parts: impl IntoIterator<Item = Element>) -> Element {
    span().class(class).attr("role", "group").attr("aria-label", text::rule(field)).children(parts)
}

fn add(spot: Spot) -> Element {
    let add = button().class("btn").key("add").attr("type", "button").attr("aria-label", text::add_label(spot.field));
    with_intent(add.child(icon("plus")).child(span().text(words::add_one())), &set(spot, Part::End, ""))
}

fn remove(spot: Spot, at: &str, part: &str) -> Element {
    let label = text::remove_label(part);
    let remove = button().class("icon-button").attr("type", "button").attr("title", &label).attr("aria-label", &label);
    with_intent(remove.child(icon("x")), &set(spot, Part::Gone, at))
}

/// The control of a field of a plan, which may hold an impossible value.
pub(super) fn control(plan: &Plan, field: RuleField, is_bad: bool) -> Element {
    control_of(plan, Spot { field, hand: None }, is_bad)
}

/// The control of a field as it is in this plan, which may be that of a hand.
fn control_of(plan: &Plan, spot: Spot, is_bad: bool) -> Element {
    let field = spot.field;
    let (title, value) = (&*text::rule(field), &plan.value(field));
    let kind = field.kind();
    let whole = |value: &str| set(spot, Part::Whole, value);
    match kind {
        FieldKind::Switch => {
            let on = *value == Value::Bool(true);
            let control =
                input().attr("type", "checkbox").attr("role", "switch").attr("aria-label", title).flag("checked", on);
            with_intent(control, &whole(if on { "no" } else { "yes" }))
        }
        FieldKind::Number { .. } => number_input(spot, Part::Whole, title, value, is_bad),
        FieldKind::NumberOrNone { .. } => {
            let none = value.is_null();
            let number = (!none).then(|| number_input(spot, Part::Whole, title, value, is_bad).key("number"));
            let no_limit = text::no_limit(field);
            let tick = tick(spot, Part::Whole, none, ("none", "some"), no_limit, no_limit).key("none");
            group("number-or-none", field, number.into_iter().chain([tick]))
        }
        FieldKind::NumberOrWord { word, .. } => {
            let is_word = *value == word;
            let number = (!is_word).then(|| number_input(spot, Part::Whole, title, value, is_bad).key("number"));
            let words = text::rule_value(field, word);
            let tick = tick(spot, Part::Whole, is_word, ("none", "some"), words, words).key("none");
            group("number-or-none", field, number.into_iter().chain([tick]))
        }
        FieldKind::Numbers(all) => {
            let options = all.iter().map(|n| (whole(&n.to_string()), n.to_string(), *value == *n));
            // The group of a hand has a name of its own.
            segmented_choice(&spot.name(Part::Whole), title, options)
        }
        FieldKind::Words(all) => {
            let options = all.iter().map(|&word| (word, text::rule_value(field, word), *value == *word));
            choice(spot, Part::Whole, title, options)
        }
        FieldKind::SwitchOrWords(words) => {
            let switch = [("no", Value::from(false)), ("yes", Value::from(true))];
            let all = switch.into_iter().chain(words.iter().map(|&word| (word, Value::from(word))));
            let options = all.map(|(word, one)| (word, text::rule_value(field, word), *value == one));
            choice(spot, Part::Whole, title, options)
        }
        FieldKind::Ranks => {
            let one = |rank: Rank| {
                let there = value.as_array().is_some_and(|all| all.iter().any(|one| one == rank.notation()));
                let (word, sign) = (rank.notation(), text::rank_sign(rank));
                tick(spot, Part::Whole, there, (word, word), sign, &text::ranks(rank))
            };
            group("ranks", field, Rank::NATURALS.map(one))
        }
        FieldKind::Minimums => minimums(plan, spot, is_bad),
        FieldKind::List { or_none, .. } => numbers(spot, value, or_none),
        FieldKind::Points { .. } => group(
            "rule-points",
            field,
            parts(field).map(|(key, part)| {
                let value = value.get(key).unwrap_or(&Value::Null);
                let is_bad = !value.is_null() && is_impossible(field, value);
                let number =
                    number_input(spot, Part::Key(key), &text::rule_part_label(field, &part.long), value, is_bad);
                label()
                    .maybe("class", (part.short != part.long).then_some("of-rank"))
                    .key(key)
                    .child(span().attr("aria-hidden", "true").text(part.short))
                    .child(number)
            }),
        ),
        FieldKind::WordSet(_) => {
            let there = |key: &str| value.as_array().is_some_and(|all| all.iter().any(|one| one == key));
            let one = |(key, part): (&'static str, RulePart)| {
                tick(spot, Part::Key(key), there(key), ("yes", "no"), &part.short, &part.long)
            };
            // Ranks stand in a row, sentences below each other.
            let is_of_ranks = parts(field).any(|(_, part)| part.short != part.long);
            group(if is_of_ranks { "ranks" } else { "rule-words" }, field, parts(field).map(one))
        }
        FieldKind::ByHand => hands(plan, spot, ByDeal::FIELDS),
        FieldKind::WordByMinimum(words) => by_minimum(plan, spot, value, words),
        FieldKind::WordByRank(_) => group(
            "rule-points",
            field,
            parts(field).map(|(key, part)| {
                let now = value.get(key).and_then(Value::as_str).unwrap_or("");
                let options = std::iter::once("").chain(PureRanks::WORDS.iter().copied());
                let options = options.map(|word| (word, text::pure_rank(word), word == now));
                let choice = choice(spot, Part::Key(key), &text::rule_part_label(field, &part.long), options);
                let sign = span().attr("aria-hidden", "true").text(part.short);
                label().class("of-rank").key(key).child(sign).child(choice)
            }),
        ),
    }
}

/// The keys of a field, each with its name.
fn parts(field: RuleField) -> impl Iterator<Item = (&'static str, RulePart)> {
    keys(field.kind()).into_iter().enumerate().map(move |(at, key)| (key, text::rule_part(field, at, key)))
}

/// A list of numbers that grows and shrinks at its end.
fn numbers(spot: Spot, value: &Value, or_none: bool) -> Element {
    let field = spot.field;
    let all = value.as_array().map(Vec::as_slice).unwrap_or_default();
    // The two numbers of canastas belong together.
    let is_fixed = field == RuleField::ThreesSign;
    let one = |(at, value): (usize, &Value)| {
        let name = text::listed_number(field, at);
        let title = text::rule_part_label(field, &name);
        let number = number_input(spot, Part::At(at), &title, value, is_impossible(field, value));
        let last = (!is_fixed && at + 1 == all.len()).then(|| remove(spot, &at.to_string(), &title));
        div()
            .class("rule-number")
            .key(at)
            .child(label().child(span().attr("aria-hidden", "true").text(name)).child(number))
            .children(last)
    };
    let none = or_none.then(|| {
        let words = text::no_list(field);
        tick(spot, Part::Whole, value.is_null(), ("none", "some"), words, words).key("none")
    });
    let grows = !value.is_null() && !is_fixed && all.len() < longest(field.kind());
    let parts = none.into_iter().chain(all.iter().enumerate().map(one)).chain(grows.then(|| add(spot)));
    group("rule-list", field, parts)
}

/// For what the opening minimum at a place holds; `None` while a score is not possible.
fn step_at(plan: &Plan, steps: &[Value], place: usize) -> Option<MinimumStep> {
    if plan.value(RuleField::OpeningBy) == "deal" {
        return Some(MinimumStep::Hand(place + 1));
    }
    let score = |at: usize| steps.get(at)?.as_i64().and_then(|score| i32::try_from(score).ok());
    match place.checked_sub(1) {
        None => score(0).map(MinimumStep::Below),
        Some(before) => score(before).map(MinimumStep::From),
    }
}

/// A choice of words for each opening minimum.
fn by_minimum(plan: &Plan, spot: Spot, value: &Value, all: &[&'static str]) -> Element {
    let field = spot.field;
    let minimums = plan.value(RuleField::OpeningMinimums);
    let steps = plan.value(RuleField::OpeningSteps);
    let steps = steps.as_array().map(Vec::as_slice).unwrap_or_default();
    let one = |at: usize| {
        let step = step_at(plan, steps, at);
        let now = value.get(at).and_then(Value::as_str).unwrap_or("");
        let options = all.iter().map(|&word| (word, text::rule_value(field, word), word == now));
        let holds = step.map_or_else(|| words::step_always().to_owned(), text::minimum_step);
        let holds = span().class("step").attr("aria-hidden", "true").text(holds);
        let choice = choice(spot, Part::At(at), &text::of_minimum_label(field, at, step), options);
        div().class("minimum").key(at).child(holds).child(choice)
    };
    group("minimums", field, (0..minimums.as_array().map_or(0, Vec::len)).map(one))
}

/// The opening minimums, each with the score or the hand from which it holds.
fn minimums(plan: &Plan, spot: Spot, is_bad: bool) -> Element {
    const FIELD: RuleField = RuleField::OpeningMinimums;
    const STEPS: RuleField = RuleField::OpeningSteps;
    // A hand has as many as there are scores from which they hold, and none of its own.
    let is_fixed = spot.hand.is_some();
    let steps_spot = Spot { field: STEPS, ..spot };
    let (all, steps) = (plan.value(FIELD), plan.value(STEPS));
    let all = all.as_array().map(Vec::as_slice).unwrap_or_default();
    let steps = steps.as_array().map(Vec::as_slice).unwrap_or_default();
    let is_by_score = plan.value(RuleField::OpeningBy) == serde_json::json!(OpeningBy::Score);
    let one = |(at, value): (usize, &Value)| {
        let step = step_at(plan, steps, at);
        let title = text::minimum_place_label(at, step);
        let from = match at.checked_sub(1).filter(|_| is_by_score && !is_fixed) {
            Some(before) => {
                let score = steps.get(before).unwrap_or(&Value::Null);
                let field = number_input(
                    steps_spot,
                    Part::At(before),
                    &text::step_label(at),
                    score,
                    is_impossible(STEPS, score),
                );
                label().child(small().attr("aria-hidden", "true").text(words::step_from())).child(field)
            }
            None => {
                let holds = step.map_or_else(|| words::step_always().to_owned(), text::minimum_step);
                span().class("step").attr("aria-hidden", "true").text(holds)
            }
        };
        let number = number_input(spot, Part::At(at), &title, value, is_bad || is_impossible(FIELD, value));
        let points = label().child(small().attr("aria-hidden", "true").text(words::step_points())).child(number);
        let gone = (all.len() > 1 && !is_fixed).then(|| remove(spot, &at.to_string(), &title));
        div().class("minimum").key(at).child(from).child(points).children(gone)
    };
    let grows = (all.len() < longest(FIELD.kind()) && !is_fixed).then(|| add(spot));
    group("minimums", FIELD, all.iter().enumerate().map(one).chain(grows))
}

/// The hands with values of their own: for each its fields with their controls, and a choice of a further one.
fn hands(plan: &Plan, spot: Spot, fields: &[RuleField]) -> Element {
    let all = plan.hands();
    let at_fault = match plan.rules() {
        Err(BadRules::Field { problem: RulesProblem::HandRefused { hand, field }, .. }) => Some((hand - 1, field)),
        _ => None,
    };
    let one = |(at, own): (usize, &Map<String, Value>)| {
        let name = text::hand_of_rules(at + 1, at + 1 == all.len());
        let (own_plan, in_hand) = (plan.of_hand(at), Spot { hand: Some(at), ..spot });
        let there = fields.iter().copied().filter(|field| own.contains_key(field.name()));
        let value = |field: RuleField| {
            let title = text::rule(field);
            let spot = Spot { field, ..in_hand };
            let is_bad = at_fault == Some((at, field))
                || field.kind().bounds().is_some()
                    && !own[field.name()].is_null()
                    && is_wrong(field, &own[field.name()]);
            let gone = remove(in_hand, field.name(), &title);
            div()
                .class("hand-value")
                .key(field)
                .child(span().class("hand-field").text(&*title))
                .child(control_of(&own_plan, spot, is_bad))
                .child(gone)
        };
        let left = fields.iter().copied().filter(|field| !own.contains_key(field.name()));
        let left: Vec<(&str, String)> = left.map(|field| (field.name(), text::rule(field))).collect();
        let further = (!left.is_empty()).then(|| {
            let options = left.iter().map(|(name, title)| (*name, &**title, false));
            let none = std::iter::once(("", words::another_rule(), true));
            choice(in_hand, Part::End, &text::rule_part_label(spot.field, words::another_rule()), none.chain(options))
                .key("further")
        });
        let head =
            div().class("hand-head").key("head").child(span().text(&*name)).child(remove(spot, &at.to_string(), &name));
        div()
            .class("hand-rules")
            .attr("role", "group")
            .attr("aria-label", &name)
            .key(at)
            .child(head)
            .children(there.map(value))
            .children(further)
    };
    let grows = (all.len() < longest(spot.field.kind())).then(|| add(spot));
    group("rule-list", spot.field, all.iter().enumerate().map(one).chain(grows))
}

/// Whether a value that is a number is none that the field may hold.
fn is_wrong(field: RuleField, value: &Value) -> bool {
    !value.is_array() && !value.is_object() && is_impossible(field, value)
}
