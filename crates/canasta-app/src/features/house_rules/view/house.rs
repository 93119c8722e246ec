//! House rules: every field with what it means, codes to share, and own rules under a name.

use crate::features::files::{ExportKind, FilesIntent};
use crate::features::house_rules::{HouseRulesIntent, OwnRules, RuleChange};
use crate::session::{DialogIntent, DialogKind, Intent, NewGameIntent, Plan, PlanChange, Session, StoredValue};
use crate::view::content::Content;
use crate::view::controls::{icon, with_intent};
use crate::view::form_controls::{ALERT, POLITE, done_button, feedback, live_region, segmented_choice, text_button};
use crate::view::node::{Element, b, button, div, fieldset, input, label, legend, option, p, select, small, span};
use crate::view::text::{self, MinimumStep};
use crate::words;
use canasta::rules::{FieldKind, Rank, RuleField, RuleGroup, Visibility};
use serde_json::Value;

/// A value as a field shows it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

fn number_input(name: &str, title: &str, value: &Value, is_bad: bool) -> Element {
    input()
        .class("number")
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("maxlength", 7)
        .attr("data-set", format_args!("rule.{name}"))
        .attr("aria-label", title)
        .maybe("aria-invalid", is_bad.then_some("true"))
        .attr("value", plain(value))
}

/// The control of a field, which may hold an invalid value.
fn control(field: RuleField, value: &Value, steps: &[MinimumStep], is_bad: bool) -> Element {
    let (name, title) = (field.name(), &*text::rule(field));
    let set = |value: &str| Intent::HouseRules(HouseRulesIntent::Change(RuleChange::new(field, value)));
    match field.kind() {
        FieldKind::Switch => {
            let on = *value == Value::Bool(true);
            let control =
                input().attr("type", "checkbox").attr("role", "switch").attr("aria-label", title).flag("checked", on);
            with_intent(control, &set(if on { "no" } else { "yes" }))
        }
        FieldKind::Number { .. } => number_input(name, title, value, is_bad),
        FieldKind::NumberOrNone { .. } => {
            let none = value.is_null();
            let tick = input().attr("type", "checkbox").flag("checked", none);
            let tick = with_intent(tick, &set(if none { "some" } else { "none" }));
            let number = (!none).then(|| number_input(name, title, value, is_bad).key("number"));
            span()
                .class("number-or-none")
                .attr("role", "group")
                .attr("aria-label", title)
                .children(number)
                .child(label().key("none").child(tick).child(span().text(text::no_limit(field))))
        }
        FieldKind::Numbers(all) => {
            let name = if field == RuleField::Players { "rule.players" } else { "rule.draw_count" };
            let options = all.iter().map(|n| (set(&n.to_string()), n.to_string(), *value == *n));
            segmented_choice(name, title, options)
        }
        FieldKind::Words(all) => {
            let choice = |&word: &&'static str| {
                option().attr("value", word).flag("selected", *value == *word).text(text::rule_value(field, word))
            };
            select()
                .attr("data-set", format_args!("rule.{name}"))
                .attr("aria-label", title)
                .children(all.iter().map(choice))
        }
        FieldKind::SwitchOrWords(words) => {
            let all = [("no", Value::from(false)), ("yes", Value::from(true))];
            let all = all.into_iter().chain(words.iter().map(|&word| (word, Value::from(word))));
            let choice = |(word, choice): (&'static str, Value)| {
                option().attr("value", word).flag("selected", *value == choice).text(text::rule_value(field, word))
            };
            select().attr("data-set", format_args!("rule.{name}")).attr("aria-label", title).children(all.map(choice))
        }
        // Fields that the dialog does not offer.
        FieldKind::List { .. } | FieldKind::Points { .. } | FieldKind::WordSet(_) | FieldKind::WordByRank(_) => span(),
        FieldKind::Minimums => {
            let one = |(at, &step): (usize, &MinimumStep)| {
                let title = text::minimum_label(title, step);
                let number =
                    number_input(&format!("{name}.{at}"), &title, value.get(at).unwrap_or(&Value::Null), is_bad);
                label().child(small().attr("aria-hidden", "true").text(text::minimum_step(step))).child(number)
            };
            span()
                .class("minimums")
                .attr("role", "group")
                .attr("aria-label", title)
                .children(steps.iter().enumerate().map(one))
        }
        FieldKind::Ranks => {
            let one = |rank: Rank| {
                let there = value.as_array().is_some_and(|all| all.iter().any(|one| one == rank.notation()));
                let tick =
                    input().attr("type", "checkbox").attr("aria-label", text::ranks(rank)).flag("checked", there);
                let tick = with_intent(tick, &set(rank.notation()));
                label().child(tick).child(span().attr("aria-hidden", "true").text(text::rank_sign(rank)))
            };
            span().class("ranks").attr("role", "group").attr("aria-label", title).children(Rank::NATURALS.map(one))
        }
    }
}

/// Whether the dialog has a control for a field. A field of the variants has one with them, and where it is changed.
fn is_offered(plan: &Plan, field: RuleField) -> bool {
    let has_control = !matches!(
        field.kind(),
        FieldKind::List { .. } | FieldKind::Points { .. } | FieldKind::WordSet(_) | FieldKind::WordByRank(_)
    );
    let is_wanted = plan.preset.is_variant() || plan.changes.contains_key(field.name());
    field.visibility() == Visibility::Always || (has_control && is_wanted)
}

/// Every field of the rules with its explanation, and whether it differs from the preset.
pub(crate) fn house(session: &Session) -> Content {
    let plan = session.plan();
    let wrong = plan.rules().err();
    // The scores of the minimums are not offered for a change.
    let steps = text::minimum_steps(&plan.preset.rules());
    let row = |field: RuleField| {
        let name = field.name();
        let value = plan.value(field);
        let changed = plan.changes.contains_key(name);
        let at_fault = wrong.as_ref().filter(|bad| bad.field() == Some(field));
        // In the place of the note, so that nothing moves.
        let is_endless = session.house_rules().endless_fields(plan).contains(&field);
        let note = match at_fault {
            Some(bad) => small().class("fault").text(text::bad_rules(bad)),
            None if is_endless => small().class("fault").text(text::keeps_match_from_ending()),
            None => small().text(text::rule_note(field)),
        };
        let note_id = format!("note-{name}");
        let note = note.attr("id", &note_id);
        let words_of = span().class("label").text(text::rule(field)).child(note);
        let wide = matches!(field.kind(), FieldKind::Words(_) | FieldKind::Minimums | FieldKind::Ranks);
        let class = format!(
            "row rule{}{}{}",
            if changed { " changed" } else { "" },
            if wide { " wide" } else { "" },
            if at_fault.is_some() { " bad" } else { "" }
        );
        let reset = changed.then(|| {
            let label = text::rule_back(&text::rule(field));
            let back = button().class("icon-button").key("back").attr("type", "button").attr("aria-label", label);
            let back = back.attr("title", words::house_rules::changed_back()).child(icon("undo"));
            with_intent(back, &Intent::HouseRules(HouseRulesIntent::Reset(field)))
        });
        div().class(class).key(name).child(words_of).child(
            span()
                .class("control")
                .key("control")
                .child(control(field, &value, &steps, at_fault.is_some()).attr("aria-describedby", &note_id))
                .children(reset),
        )
    };
    let group = |group: RuleGroup| {
        let fields = RuleField::ALL.iter().copied().filter(|&field| is_offered(plan, field) && field.group() == group);
        fieldset()
            .key(format_args!("group{}", group as usize))
            .child(legend().text(text::rule_group(group)))
            .children(fields.map(row))
    };
    let mut body: Vec<Element> = RuleGroup::ALL.into_iter().map(group).collect();
    body.push(share(session));
    body.push(keep(session));
    // At the end, where they move nothing; the style sheets keep them visible.
    body.extend(feedback(session));
    body.push(no_end(session));
    body.push(live_region(ALERT, "error", "wrong", wrong.as_ref().map(text::bad_rules)));
    let note = text::house_note(plan.preset, plan.house_changes(), !session.is_unsaved(StoredValue::Plan));
    let back = text_button(
        "btn quiet left",
        words::house_rules::back_to_preset(),
        &Intent::HouseRules(HouseRulesIntent::ResetAll),
    )
    .maybe("aria-disabled", plan.changes.is_empty().then_some("true"));
    Content { title: words::house_rules::house_rules().to_owned(), note, body, foot: vec![back, done_button()] }
}

/// The warning that a match under these rules may never end.
pub(crate) fn no_end(session: &Session) -> Element {
    let fields = session.house_rules().endless_fields(session.plan());
    live_region(POLITE, "warning", "endless", (!fields.is_empty()).then(|| text::no_end_in_sight(fields)))
}

fn share(session: &Session) -> Element {
    let mine = match session.plan().code() {
        Some(code) => div()
            .class("row")
            .key("mine")
            .child(span().class("label").text(words::house_rules::code()))
            .child(
                input()
                    .class("code")
                    .attr("type", "text")
                    .attr("readonly", "")
                    .attr("aria-label", words::house_rules::code())
                    .attr("value", code),
            )
            .child(
                span()
                    .class("button-pair")
                    .child(text_button(
                        "btn",
                        words::common::copy(),
                        &Intent::Files(FilesIntent::Copy(ExportKind::RulesCode)),
                    ))
                    .child(
                        text_button("btn", words::house_rules::copy_link(), &Intent::Files(FilesIntent::CopyLink))
                            .flag("data-link", true),
                    )
                    .child(
                        text_button("btn", words::house_rules::share_link(), &Intent::Files(FilesIntent::ShareLink))
                            .flag("data-share", true),
                    ),
            ),
        None => p().key("mine").text(words::house_rules::no_code()),
    };
    let paste = input()
        .class("code")
        .attr("type", "text")
        .attr("data-set", "code")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", words::house_rules::given_code_label())
        .attr("value", session.house_rules().code());
    fieldset().class("share").key("share").child(legend().text(words::house_rules::share())).child(mine).child(
        div()
            .class("row")
            .key("theirs")
            .child(span().class("label").text(words::house_rules::given_code()))
            .child(paste)
            .child(text_button("btn", words::house_rules::use_code(), &Intent::HouseRules(HouseRulesIntent::UseCode))),
    )
}

fn keep(session: &Session) -> Element {
    let name = input()
        .attr("type", "text")
        .attr("data-set", "own-name")
        .attr("maxlength", 40)
        .attr("aria-label", words::house_rules::name_for_rules())
        .attr("value", session.house_rules().name());
    let own = |(at, own): (usize, &OwnRules)| {
        let rename = input()
            .attr("type", "text")
            .attr("data-set", format_args!("own.{at}"))
            .attr("maxlength", 40)
            .attr("aria-label", text::own_name(at + 1))
            .attr("value", &own.name);
        let remove =
            text_button("btn", words::house_rules::remove(), &Intent::HouseRules(HouseRulesIntent::Remove(at)))
                .attr("aria-label", text::remove_rules(&own.name));
        div().class("row").key(format_args!("own{at}")).child(rename).child(remove)
    };
    fieldset()
        .class("share")
        .key("keep")
        .child(legend().text(words::house_rules::own_rules()))
        .children(session.house_rules().own().iter().enumerate().map(own))
        .child(
            div()
                .class("row")
                .key("new")
                .child(span().class("label").text(words::house_rules::save_as()))
                .child(name)
                .child(text_button("btn", words::house_rules::save(), &Intent::HouseRules(HouseRulesIntent::Keep))),
        )
}

/// The person's own rules, below the presets of the new-game dialog.
pub(crate) fn own_presets(session: &Session) -> Option<Element> {
    let players = session.plan().players();
    let chosen = session.house_rules().chosen(session.plan());
    let choice = |(at, own): (usize, &OwnRules)| {
        let radio = input().attr("type", "radio").attr("name", "preset").flag("checked", chosen == Some(at));
        let n = own.rules.changes_from(&own.preset.rules()).len();
        let note = text::preset_changed(own.preset, n);
        let words = span().child(b().text(&own.name)).child(small().text(note));
        let radio = with_intent(radio, &Intent::HouseRules(HouseRulesIntent::Choose(at)));
        label().class("option").key(format_args!("own{at}")).child(radio).child(words)
    };
    let fitting = session.house_rules().own().iter().enumerate().filter(|(_, own)| own.rules.players == players);
    let fitting: Vec<Element> = fitting.map(choice).collect();
    (!fitting.is_empty()).then(|| {
        fieldset()
            .key("own")
            .child(legend().text(words::house_rules::own_rules()))
            .child(div().class("options").children(fitting))
    })
}

/// The row of the new-game dialog that opens the house rules.
pub(crate) fn house_row(session: &Session) -> Element {
    let plan = session.plan();
    let changed = plan.house_changes();
    let words =
        span().class("label").text(words::house_rules::house_rules()).child(small().text(text::rules_changed(changed)));
    let back = plan.shelved().map(|_| {
        let back = Intent::NewGame(NewGameIntent::Change(PlanChange::Shelved));
        text_button("btn quiet", words::house_rules::changes_back(), &back).key("back")
    });
    let open = text_button(
        "btn",
        words::common::house_rules_more(),
        &Intent::Dialog(DialogIntent::Open(DialogKind::HouseRules)),
    );
    div().class("row").key("house").child(words).child(span().class("row").children(back).child(open))
}
