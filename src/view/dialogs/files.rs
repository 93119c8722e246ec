//! Settings and records as text.

use super::house::{errand, said};
use super::{Parts, pressed};
use crate::session::{DialogAction, Intent, Session, What};
use crate::view::node::{Element, div, fieldset, input, legend, p, small, span};
use crate::view::text;

/// Settings and records as text.
pub(super) fn files(session: &Session) -> Parts {
    let both = |what: What, name: &str, enabled: bool| {
        let one = |class: &str, word: &str, todo: DialogAction| {
            let label = text::with_what(word, name);
            errand(class, word, todo).attr("aria-label", label).maybe("aria-disabled", (!enabled).then_some("true"))
        };
        span().class("button-pair").child(one("btn", text::LABELS.copy, DialogAction::Copy(what))).child(one(
            "btn",
            text::LABELS.download,
            DialogAction::Download(what),
        ))
    };
    let row = |word: &str, note: &str, control: Element| {
        div().class("row").child(span().class("label").text(word).child(small().text(note))).child(control)
    };
    let game = session.standing().is_some();
    let of_game = if !game { text::LABELS.no_game } else { text::LABELS.record_note };
    let paste = Element::new("textarea")
        .attr("id", "import")
        .attr("rows", 3)
        .attr("data-text", "import")
        .attr("spellcheck", "false")
        .attr("aria-label", text::LABELS.pasted);
    let file = input().attr("type", "file").attr("data-file", "import").attr("accept", ".txt,.json,text/plain");
    let [done, refused] = said(session);
    let body = vec![
        row(
            text::LABELS.settings_file,
            text::LABELS.settings_file_note,
            both(What::Settings, text::LABELS.the_settings, true),
        ),
        row(text::LABELS.record_file, of_game, both(What::Record, text::LABELS.the_record, game)),
        fieldset()
            .class("share")
            .key("open")
            .child(legend().text(text::LABELS.open_file))
            .child(p().text(text::LABELS.open_file_note))
            .child(paste)
            .child(div().class("row").child(file.attr("aria-label", text::LABELS.a_file)).child(errand(
                "btn",
                text::LABELS.open,
                DialogAction::Import,
            ))),
        done,
        refused,
    ];
    (
        text::LABELS.files.to_owned(),
        String::new(),
        body,
        vec![pressed("btn primary", text::LABELS.done, &Intent::Close)],
    )
}
