//! The keys, and fields to change them.

use crate::features::settings::{Command, SettingChange, SettingsIntent, Switch};
use crate::session::{Intent, Session};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::form_controls::{done_button, text_button};
use crate::view::node::{div, input, label, li, small, span, ul};
use crate::view::text;
use crate::words;

pub(crate) fn keys(session: &Session) -> Content {
    let settings = session.settings();
    let row = |command: Command| {
        let key = settings.key_map.key(command).map(String::from).unwrap_or_default();
        let word = text::command(command);
        let field = input()
            .class("key")
            .attr("type", "text")
            .attr("data-set", format_args!("key-{}", command.name()))
            .attr("value", key)
            .attr("maxlength", 1)
            .attr("autocomplete", "off")
            .attr("autocapitalize", "off")
            .attr("aria-label", word);
        div().class("row").key(command.name()).child(span().class("label").text(word)).child(field)
    };
    let (name, effect) = text::switch(Switch::Keys);
    let control = input().attr("type", "checkbox").attr("role", "switch").flag("checked", settings.keys);
    let switch = label()
        .class("switch")
        .child(span().text(name).child(small().text(effect)))
        .child(with_intent(control, &Intent::Settings(SettingsIntent::Toggle(Switch::Keys))));
    let fixed = text::fixed_keys().into_iter().map(|(key, effect)| {
        let key = span().class("kbd").text(key);
        li().class("row").child(span().class("label").text(effect)).child(key)
    });
    let body = vec![
        switch,
        div()
            .class("keys")
            .attr("role", "group")
            .attr("aria-label", words::common::keys())
            .children(Command::ALL.map(row)),
        ul().class("keys").children(fixed),
    ];
    let foot = vec![
        text_button(
            "btn quiet left",
            words::settings::default_keys(),
            &Intent::Settings(SettingsIntent::Change(SettingChange::DefaultKeys)),
        ),
        done_button(),
    ];
    Content { title: words::common::keys().to_owned(), note: words::settings::keys_note().to_owned(), body, foot }
}
