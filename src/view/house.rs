//! Dialogs about house rules and files, the question before something is lost, and the coach of the first visit.

use super::house_text::{self as words, Hint};
use super::node::{Element, b, button, div, fieldset, input, label, legend, option, p, select, small, span};
use super::panels::{Parts, doing, pressed, segments, set};
use super::text;
use crate::rules::{Observation, Phase, Rank};
use crate::session::{Errand, FIELDS, Field, Intent, Kind, Panel, Session, What};
use serde_json::Value;

fn errand(class: &str, word: &str, errand: Errand) -> Element {
    doing(button().class(class).attr("type", "button").text(word), &Intent::Errand(errand))
}

/// What came of the last errand; always there, so that it is announced.
fn said(session: &Session) -> Element {
    let element = p().key("said");
    match session.said() {
        None => element.attr("role", "status").attr("hidden", ""),
        Some(said) if said.is_bad() => element.class("err").attr("role", "alert").text(words::said(said)),
        Some(said) => element.class("done").attr("role", "status").text(words::said(said)),
    }
}

/// A value as it stands in a field.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

fn number_input(name: &str, title: &str, value: &Value) -> Element {
    input()
        .class("num")
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("autocomplete", "off")
        .attr("maxlength", 7)
        .attr("data-set", format_args!("rule.{name}"))
        .attr("aria-label", title)
        .attr("value", plain(value))
}

/// The control of a field.
fn control(field: Field, value: &Value) -> Element {
    let Field { name, kind } = field;
    let title = words::field(name);
    let setting = format!("rule.{name}");
    match kind {
        Kind::Switch => {
            let on = *value == Value::Bool(true);
            let control =
                input().attr("type", "checkbox").attr("role", "switch").attr("aria-label", title).flag("checked", on);
            doing(control, &set(&setting, if on { "no" } else { "yes" }))
        }
        Kind::Number => number_input(name, title, value),
        Kind::NumberOrNone => {
            let none = value.is_null();
            let tick = input().attr("type", "checkbox").flag("checked", none);
            let tick = doing(tick, &set(&setting, if none { "some" } else { "none" }));
            let number = (!none).then(|| number_input(name, title, value).key("number"));
            span()
                .class("or")
                .children(number)
                .child(label().key("none").child(tick).child(span().text(words::none(name))))
        }
        Kind::Numbers(all) => {
            let name = if name == "players" { "rule.players" } else { "rule.draw_count" };
            let options = all.iter().map(|n| (n.to_string(), n.to_string(), *value == *n));
            segments(name, title, options)
        }
        Kind::Words(all) => {
            let choice = |&word: &&'static str| {
                option().attr("value", word).flag("selected", *value == *word).text(words::value(word))
            };
            select().attr("data-set", setting).attr("aria-label", title).children(all.iter().map(choice))
        }
        Kind::Minimums => {
            let one = |(at, score): (usize, &&str)| {
                let title = format!("{title}, {}", score.to_lowercase());
                let number = number_input(&format!("{name}.{at}"), &title, value.get(at).unwrap_or(&Value::Null));
                label().child(small().attr("aria-hidden", "true").text(score)).child(number)
            };
            span()
                .class("four")
                .attr("role", "group")
                .attr("aria-label", title)
                .children(words::MINIMUMS.iter().enumerate().map(one))
        }
        Kind::Ranks => {
            let one = |rank: Rank| {
                let there = value.as_array().is_some_and(|all| all.iter().any(|one| one == rank.notation()));
                let tick =
                    input().attr("type", "checkbox").attr("aria-label", text::ranks(rank)).flag("checked", there);
                let tick = doing(tick, &set(&setting, rank.notation()));
                label().child(tick).child(span().attr("aria-hidden", "true").text(text::rank_sign(rank)))
            };
            span().class("ranks").attr("role", "group").attr("aria-label", title).children(Rank::NATURALS.map(one))
        }
    }
}

/// Every field of the rules, with what it means and whether it was changed.
pub(super) fn house(session: &Session) -> Parts {
    let plan = session.plan();
    let wrong = plan.rules().err();
    let row = |field: Field| {
        let value = plan.value(field.name);
        let changed = plan.changes.contains_key(field.name);
        let at_fault = wrong.as_ref().filter(|bad| bad.field == field.name);
        // In the place of the note, so that nothing moves.
        let note = match at_fault {
            Some(bad) => small().class("fault").text(text::bad_rules(bad)),
            None => small().text(words::field_note(field.name)),
        };
        let words_of = span().class("lab").text(words::field(field.name)).child(note);
        let wide = matches!(field.kind, Kind::Words(_) | Kind::Minimums | Kind::Ranks);
        let class = format!(
            "row rule{}{}{}",
            if changed { " changed" } else { "" },
            if wide { " wide" } else { "" },
            if at_fault.is_some() { " bad" } else { "" }
        );
        let reset = changed.then(|| {
            let label = format!("{}: back to the preset", words::field(field.name));
            let back = button().class("ib").key("back").attr("type", "button").attr("aria-label", label);
            let back = back.attr("title", "Changed. Back to the preset").child(super::cards::icon("undo"));
            doing(back, &Intent::Errand(Errand::Reset(field.name.to_owned())))
        });
        div()
            .class(class)
            .key(field.name)
            .child(words_of)
            .child(span().class("ctl").key("control").child(control(field, &value)).children(reset))
    };
    let group = |(at, fields): (usize, &&[Field])| {
        let title = words::GROUPS.get(at).copied().unwrap_or_default();
        fieldset().key(format_args!("group{at}")).child(legend().text(title)).children(fields.iter().copied().map(row))
    };
    let mut body: Vec<Element> = FIELDS.iter().enumerate().map(group).collect();
    body.push(share(session));
    body.push(keep(session));
    // At the end, where they move nothing; the styles keep them in view.
    body.push(said(session));
    body.extend(
        wrong.as_ref().map(|bad| p().class("err").key("wrong").attr("role", "alert").text(text::bad_rules(bad))),
    );
    let note = format!("{}. {}.", text::preset(plan.preset), words::changed(plan.changes.len()));
    let back = errand("btn quiet left", "Back to the preset", Errand::ResetAll)
        .maybe("aria-disabled", plan.changes.is_empty().then_some("true"));
    ("House rules".to_owned(), note, body, vec![back, pressed("btn primary", "Done", &Intent::Close)])
}

fn share(session: &Session) -> Element {
    let mine = match session.code() {
        Some(code) => div()
            .class("row")
            .key("mine")
            .child(span().class("lab").text("Code of these rules"))
            .child(
                input()
                    .class("code")
                    .attr("type", "text")
                    .attr("readonly", "")
                    .attr("aria-label", "Code of these rules")
                    .attr("value", code),
            )
            .child(errand("btn", "Copy", Errand::Copy(What::Code))),
        None => p().key("mine").text("Rules that cannot be have no code."),
    };
    let paste = input()
        .class("code")
        .attr("type", "text")
        .attr("data-set", "code")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", "A code that somebody gave you")
        .attr("value", session.code_written());
    fieldset().class("share").key("share").child(legend().text("Share these rules")).child(mine).child(
        div()
            .class("row")
            .key("theirs")
            .child(span().class("lab").text("A code you were given"))
            .child(paste)
            .child(errand("btn", "Use it", Errand::UseCode)),
    )
}

fn keep(session: &Session) -> Element {
    let name = input()
        .attr("type", "text")
        .attr("data-set", "own-name")
        .attr("maxlength", 40)
        .attr("aria-label", "A name for these rules")
        .attr("value", session.own_name());
    let own = |(at, own): (usize, &crate::session::OwnRules)| {
        let rename = input()
            .attr("type", "text")
            .attr("data-set", format_args!("own.{at}"))
            .attr("maxlength", 40)
            .attr("aria-label", format_args!("Name of the own rules {}", at + 1))
            .attr("value", &own.name);
        let remove = errand("btn", "Remove", Errand::Remove(at))
            .attr("aria-label", format_args!("Remove the rules {}", own.name));
        div().class("row").key(format_args!("own{at}")).child(rename).child(remove)
    };
    fieldset()
        .class("share")
        .key("keep")
        .child(legend().text("Your own rules"))
        .children(session.own_rules().iter().enumerate().map(own))
        .child(
            div()
                .class("row")
                .key("new")
                .child(span().class("lab").text("Keep these rules as"))
                .child(name)
                .child(errand("btn", "Keep", Errand::Keep)),
        )
}

/// The own rules among the presets of the new-game dialog.
pub(super) fn own_presets(session: &Session) -> Option<Element> {
    let players = session.plan().players();
    let chosen = session.own_chosen();
    let choice = |(at, own): (usize, &crate::session::OwnRules)| {
        let radio = input().attr("type", "radio").attr("name", "preset").flag("checked", chosen == Some(at));
        let n = own.rules.changes_from(&own.preset.rules()).len();
        let note = format!("{}. {}.", text::preset(own.preset), words::changed(n));
        let words = span().child(b().text(&own.name)).child(small().text(note));
        let radio = doing(radio, &Intent::Errand(Errand::Choose(at)));
        label().class("opt").key(format_args!("own{at}")).child(radio).child(words)
    };
    let fitting = session.own_rules().iter().enumerate().filter(|(_, own)| own.rules.players == players);
    let fitting: Vec<Element> = fitting.map(choice).collect();
    (!fitting.is_empty()).then(|| {
        fieldset().key("own").child(legend().text("Your own rules")).child(div().class("opts").children(fitting))
    })
}

/// The way to the house rules in the new-game dialog.
pub(super) fn house_row(session: &Session) -> Element {
    let words =
        span().class("lab").text("House rules").child(small().text(words::changed(session.plan().changes.len())));
    let open = pressed("btn", "House rules…", &Intent::Open(Panel::House));
    div().class("row").key("house").child(words).child(open)
}

/// Settings and records as text.
pub(super) fn files(session: &Session) -> Parts {
    let both = |what: What, name: &str, enabled: bool| {
        let one = |class: &str, word: &str, todo: Errand| {
            let label = format!("{word} {name}");
            errand(class, word, todo).attr("aria-label", label).maybe("aria-disabled", (!enabled).then_some("true"))
        };
        span().class("two").child(one("btn", "Copy", Errand::Copy(what))).child(one(
            "btn",
            "Download",
            Errand::Download(what),
        ))
    };
    let row = |word: &str, note: &str, control: Element| {
        div().class("row").child(span().class("lab").text(word).child(small().text(note))).child(control)
    };
    let game = session.standing().is_some();
    let of_game = if !game {
        "No game is on."
    } else {
        "Every deal and every action. Of a hand that is on, only what everybody saw."
    };
    let paste = Element::new("textarea")
        .attr("id", "import")
        .attr("rows", 5)
        .attr("data-text", "import")
        .attr("spellcheck", "false")
        .attr("aria-label", "A record or settings, pasted");
    let file = input().attr("type", "file").attr("data-file", "import").attr("accept", ".txt,.json,text/plain");
    let body = vec![
        row("Settings and own rules", "For another device, or to keep.", both(What::Settings, "the settings", true)),
        row("Record of this game", of_game, both(What::Record, "the record", game)),
        fieldset()
            .class("share")
            .key("open")
            .child(legend().text("Open a record, or settings"))
            .child(p().text("Paste the text here, or choose a file. A record opens as the game that goes on, with you at the first seat."))
            .child(paste)
            .child(
                div()
                    .class("row")
                    .child(file.attr("aria-label", "A file with a record or settings"))
                    .child(errand("btn", "Open", Errand::Import)),
            ),
        said(session),
    ];
    ("Export and import".to_owned(), String::new(), body, vec![pressed("btn primary", "Done", &Intent::Close)])
}

/// The question before something is lost.
pub(super) fn ask(session: &Session) -> Option<Parts> {
    let question = words::question(session.question()?, session);
    let foot = vec![
        errand("btn", question.yes, Errand::Yes),
        pressed("btn primary", question.no, &Intent::Errand(Errand::No)),
    ];
    Some((question.title, String::new(), vec![p().text(question.loss)], foot))
}

/// What a beginner needs to know now; nothing once the coach has been sent away.
pub(super) fn coach(session: &Session, seen: &Observation<'_>) -> Option<Element> {
    let first = session.standing().is_some_and(|standing| standing.hand == 1);
    if session.settings().greeted || !first || seen.ended().is_some() || !seen.is_to_act() {
        return None;
    }
    let side = seen.side();
    let picked = session.draft().picked().len();
    let (number, hint) = match seen.phase() {
        Phase::Draw => (1, Hint::Draw),
        Phase::Answer => return None,
        Phase::Play if picked == 1 => (3, Hint::Discard),
        Phase::Play if seen.melds(side).is_empty() => (2, Hint::Open(seen.opening_minimum(side))),
        Phase::Play => (2, Hint::Lay(seen.rules().canastas_to_go_out.into())),
    };
    let enough = button().class("btn").attr("type", "button").text("Got it");
    Some(
        div()
            .class("coach")
            .key("coach")
            .attr("role", "note")
            .attr("aria-label", "Hint for your first game")
            .child(p().child(b().text(format_args!("{number} of 3 "))).text(words::hint(hint)))
            .child(doing(enough.attr("title", "No more hints"), &Intent::Greeted)),
    )
}
