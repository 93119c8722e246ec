//! What is done with the rules as a whole: sent by a code or a link, saved under a name.

use crate::features::files::{ExportKind, FilesIntent};
use crate::features::house_rules::{HouseRulesIntent, OwnRules};
use crate::session::{Intent, Session};
use crate::view::form_controls::text_button;
use crate::view::node::{Element, div, fieldset, input, legend, p, span};
use crate::view::text;
use crate::words;

pub(super) fn share(session: &Session) -> Element {
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
                    .child(text_button(
                        "btn",
                        words::files::download(),
                        &Intent::Files(FilesIntent::Download(ExportKind::RulesCode)),
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

pub(super) fn keep(session: &Session) -> Element {
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
