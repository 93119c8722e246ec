//! Export and import of settings and records.

use super::content::Content;
use super::form_controls::{done_button, feedback, text_button};
use crate::session::{ExportKind, FilesIntent, Intent, Session};
use crate::view::node::{Element, div, fieldset, input, legend, p, small, span};
use crate::view::text;

/// Export and import of settings and records.
pub(super) fn files(session: &Session) -> Content {
    let both = |what: ExportKind, name: &str, enabled: bool| {
        let one = |class: &str, word: &str, intent: Intent| {
            let label = text::with_what(word, name);
            text_button(class, word, &intent)
                .attr("aria-label", label)
                .maybe("aria-disabled", (!enabled).then_some("true"))
        };
        span()
            .class("button-pair")
            .child(one("btn", text::LABELS.copy, Intent::Files(FilesIntent::Copy(what))))
            .child(one("btn", text::LABELS.download, Intent::Files(FilesIntent::Download(what))))
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
    let file = input().attr("type", "file").attr("data-file", "file").attr("accept", ".txt,.json,text/plain");
    let [done, refused] = feedback(session);
    let body = vec![
        row(
            text::LABELS.settings_file,
            text::LABELS.settings_file_note,
            both(ExportKind::Settings, text::LABELS.the_settings, true),
        ),
        row(text::LABELS.record_file, of_game, both(ExportKind::Record, text::LABELS.the_record, game)),
        fieldset()
            .class("share")
            .key("open")
            .child(legend().text(text::LABELS.open_file))
            .child(p().text(text::LABELS.open_file_note))
            .child(paste)
            .child(
                div().class("row").child(file.attr("aria-label", text::LABELS.a_file)).child(
                    span()
                        .class("button-pair")
                        .child(text_button("btn", text::LABELS.open, &Intent::Files(FilesIntent::Import)))
                        .child(text_button("btn", text::LABELS.look_at_record, &Intent::Files(FilesIntent::LookBack))),
                ),
            ),
        done,
        refused,
    ];
    Content { title: text::LABELS.files.to_owned(), note: String::new(), body, foot: vec![done_button()] }
}
