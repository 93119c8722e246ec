//! The settings.

use super::content::Content;
use super::form_controls::{done_button, segmented_choice, text_button};
use crate::session::{Choice, Intent, Language, Session, SettingChange, SettingsIntent, Switch};
use crate::view::controls::with_intent;
use crate::view::node::{Element, div, fieldset, input, label, option, select, small, span};
use crate::view::text;

/// The choices of a setting with their labels.
fn choices<C: Choice>(
    now: C,
    word: fn(C) -> &'static str,
    change: fn(C) -> SettingChange,
) -> Vec<(Intent, String, bool)> {
    let choice = |&value: &C| {
        let intent = Intent::Settings(SettingsIntent::Change(change(value)));
        (intent, word(value).to_owned(), value == now)
    };
    C::ALL.iter().map(choice).collect()
}

pub(super) fn settings(session: &Session) -> Content {
    let settings = session.settings();
    let row = |name: &'static str, word: &str, options: Vec<(Intent, String, bool)>| {
        div()
            .class("row")
            .key(name)
            .child(span().class("label").text(word))
            .child(segmented_choice(name, word, options))
    };
    let switch = |switch: Switch| {
        let (name, effect) = text::switch(switch);
        let control = input().attr("type", "checkbox").attr("role", "switch").flag("checked", settings.is_on(switch));
        label()
            .class("switch")
            .key(switch.name())
            .child(span().text(name).child(small().text(effect)))
            .child(with_intent(control, &Intent::Settings(SettingsIntent::Toggle(switch))))
    };
    let body = vec![
        row("theme", text::LABELS.theme, choices(settings.theme, text::theme, SettingChange::Theme)),
        row("felt", text::LABELS.table_colour, choices(settings.felt, text::felt, SettingChange::Felt)),
        row("back", text::LABELS.card_backs, choices(settings.back, text::back, SettingChange::Back)),
        row("card_size", text::LABELS.card_size, choices(settings.card_size, text::size, SettingChange::CardSize)),
        row("text_size", text::LABELS.text_size, choices(settings.text_size, text::size, SettingChange::TextSize)),
        row("pace", text::LABELS.opponents_speed, choices(settings.pace, text::pace, SettingChange::Pace)),
        row(
            "patience",
            text::LABELS.thinking_time,
            choices(settings.patience, text::patience, SettingChange::Patience),
        ),
        row("motion", text::LABELS.card_animations, choices(settings.motion, text::motion, SettingChange::Motion)),
        row("sort", text::LABELS.hand_order, choices(settings.sort, text::sort, SettingChange::Sort)),
        row(
            "verbosity",
            text::LABELS.screen_reader_detail,
            choices(settings.verbosity, text::verbosity, SettingChange::Verbosity),
        ),
        language_row(settings.language),
        fieldset().children(Switch::ALL.iter().copied().map(switch)),
    ];
    let foot = vec![
        text_button("btn quiet left", text::LABELS.reset, &Intent::Settings(SettingsIntent::Reset)),
        done_button(),
    ];
    Content { title: text::LABELS.settings.to_owned(), note: String::new(), body, foot }
}

/// The languages, each under its own name.
fn language_row(now: Language) -> Element {
    let choice = |&one: &Language| {
        option()
            .attr("value", one.name())
            .attr("lang", one.name())
            .flag("selected", one == now)
            .text(text::language_name(one))
    };
    let list = select()
        .attr("data-set", "language")
        .attr("aria-label", text::LABELS.language)
        .children(Language::ALL.iter().map(choice));
    let words = span().class("label").text(text::LABELS.language);
    let alone = (Language::ALL.len() == 1).then(|| small().text(text::LABELS.language_note));
    div().class("row").key("language").child(words.children(alone)).child(list)
}
