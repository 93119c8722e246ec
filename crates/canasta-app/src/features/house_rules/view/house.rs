//! The dialog of house rules: every field with what it means, in groups that say what is changed, beside the rules in words.

use super::chooser::{no_end, taken_back};
use super::row::row;
use super::search::found;
use super::share::{keep, share};
use crate::features::house_rules::field::home;
use crate::features::house_rules::{HouseRulesIntent, OpenRules};
use crate::pages::glossary::Search;
use crate::session::{Intent, Session, StoredValue};
use crate::view::content::Content;
use crate::view::controls::icon;
use crate::view::form_controls::{ALERT, POLITE, done_button, feedback, live_region, text_button};
use crate::view::node::{
    Element, details, div, h3, input, label, li, option, p, section, select, small, span, summary, ul,
};
use crate::view::text;
use crate::words;
use canasta::rules::{Preset, RuleField, RuleGroup, Visibility};

/// Every field of the rules with its explanation, and whether it differs from the preset.
pub(crate) fn house(search: &Search, session: &Session) -> Content {
    let plan = session.plan();
    let open = OpenRules::new(plan, session.house_rules().endless_fields(plan));
    let is_searching = !search.text().trim().is_empty();
    let fields = if is_searching {
        let found = found(search, plan);
        let count = span().text(text::rules_found(found.len()));
        let count = p().class("settings-found").key("count").attr(POLITE.0, POLITE.1).child(count);
        div().key("found").child(count).children(found.into_iter().map(|field| row(&open, field)))
    } else {
        let count = p().class("settings-found").key("count").attr(POLITE.0, POLITE.1);
        div().key("groups").child(count).children(RuleGroup::ALL.into_iter().map(|one| group(&open, one)))
    };
    let fields = div().class("house-fields").key("fields").child(fields);
    let mut body =
        vec![div().class("house-head").key("head").child(start_from(plan.preset)).child(search_field(search))];
    body.extend(taken_back(session));
    body.extend([
        div().class("house-sides").key("sides").child(fields).child(in_words(&open)),
        share(session),
        keep(session),
    ]);
    // At the end, where they move nothing; the style sheets keep them visible.
    body.extend(feedback(session));
    body.push(no_end(session));
    body.push(live_region(ALERT, "error", "wrong", open.wrong.as_ref().map(text::rules_fault)));
    let note = text::house_note(plan.preset, plan.house_changes(), !session.is_unsaved(StoredValue::Plan));
    let button = |class, words, intent, is_off: bool| {
        text_button(class, words, &Intent::HouseRules(intent)).maybe("aria-disabled", is_off.then_some("true"))
    };
    let back = words::house_rules::back_to_preset();
    let back = button("btn quiet left", back, HouseRulesIntent::ResetAll, plan.changes.is_empty());
    let hand = button("btn", words::house_rules::try_hand(), HouseRulesIntent::TryHand, open.wrong.is_some());
    Content { title: words::house_rules::house_rules().to_owned(), note, body, foot: vec![back, hand, done_button()] }
}

/// The game from which the rules start.
fn start_from(now: Preset) -> Element {
    let choice = |preset: Preset| {
        option().attr("value", preset.name()).flag("selected", preset == now).text(text::preset(preset))
    };
    let games = select().attr("data-set", "preset").children(Preset::ALL.into_iter().map(choice));
    label().class("start-from").child(span().text(words::house_rules::start_from())).child(games)
}

fn search_field(search: &Search) -> Element {
    let field = input()
        .attr("type", "search")
        .attr("data-set", "word")
        .attr("data-live", "")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", words::house_rules::search_rules())
        .attr("value", search.text());
    let name = span().class("sr-only").text(words::house_rules::search_rules());
    label().class("search").key("search").child(name).child(icon("search")).child(field)
}

/// Whether a field belongs to the rules that most games of this kind change.
fn is_usual(preset: Preset, field: RuleField) -> bool {
    field.visibility() == Visibility::Always || preset.is_variant()
}

/// The fields of a group: those that matter and are usual, then the others, folded away.
fn group(open: &OpenRules<'_>, group: RuleGroup) -> Element {
    let plan = open.plan;
    let all = RuleField::ALL.iter().copied().filter(|&field| field.group() == group && home(field) == field);
    let (usual, others): (Vec<RuleField>, Vec<RuleField>) = all
        .partition(|&field| is_usual(plan.preset, field) && (open.rules.has_use_for(field) || plan.is_changed(field)));
    let more = (!others.is_empty()).then(|| {
        let head = head(open, words::house_rules::more_rules(), &others, String::new());
        let rows = others.iter().map(|&field| row(open, field));
        details().class("settings-group more-rules").key("more").child(head).children(rows)
    });
    let both: Vec<RuleField> = usual.iter().chain(&others).copied().collect();
    let as_in = words::house_rules::as_in(text::preset(plan.preset));
    details()
        .class("settings-group rules-group")
        .key(format_args!("group{}", group as usize))
        .child(head(open, text::rule_group(group), &both, as_in))
        .children(usual.into_iter().map(|field| row(open, field)))
        .children(more)
}

/// The head of fields that may be folded away: their name, and what of them is changed, or `as_in`.
fn head(open: &OpenRules<'_>, name: &str, fields: &[RuleField], as_in: String) -> Element {
    let here = |field: RuleField| fields.contains(&home(field));
    let changed =
        RuleField::ALL.iter().copied().filter(|&field| here(field) && open.plan.changes.contains_key(field.name()));
    let changed = text::changed_rules(changed.map(|field| (field, open.plan.value(field))));
    let is_bad = open.wrong.as_ref().and_then(|bad| bad.field()).is_some_and(here);
    let has_warning = open.warnings.iter().any(|warning| here(warning.field()));
    let sign = (is_bad || has_warning).then(|| icon("warn"));
    let class = if is_bad { "fault" } else { "" };
    let said = if changed.is_empty() { as_in } else { changed };
    let said = (!said.is_empty()).then(|| small().maybe("class", (!class.is_empty()).then_some(class)).text(said));
    summary().child(span().text(name).children(said)).children(sign)
}

/// The rules in words. A sentence that the game does not have from which they start is marked. Impossible rules have no words.
fn in_words(open: &OpenRules<'_>) -> Element {
    let before = text::rules_page(&open.plan.preset.rules());
    let is_new = |sentence: &String| !before.iter().any(|section| section.sentences.contains(sentence));
    let line = |sentence: String| {
        let is_new = is_new(&sentence);
        let mark = is_new.then(|| span().class("sr-only").text(words::house_rules::sentence_is_new()));
        li().maybe("class", is_new.then_some("differs")).children(mark).child(span().text(sentence))
    };
    let all = if open.wrong.is_none() { text::rules_page(&open.rules) } else { Vec::new() };
    let sections = all.into_iter().map(|section| {
        let has_new = section.sentences.iter().any(is_new);
        div()
            .maybe("class", has_new.then_some("differs"))
            .child(h3().text(section.title))
            .child(ul().children(section.sentences.into_iter().map(line)))
    });
    section()
        .class("house-words")
        .key("words")
        .attr("aria-label", words::house_rules::rules_in_words())
        // It scrolls beside the fields.
        .attr("tabindex", 0)
        .child(p().class("words-title").text(words::house_rules::rules_in_words()))
        .children(open.wrong.as_ref().map(|bad| p().class("differs").text(text::rules_fault(bad))))
        .children(sections)
}
