//! Export and import of settings and records.

use crate::features::files::{ExportKind, FilesIntent};
use crate::session::{Intent, Session, SetAside};
use crate::view::content::Content;
use crate::view::form_controls::{done_button, feedback, text_button};
use crate::view::node::{Element, div, fieldset, input, legend, p, small, span};
use crate::view::text;
use crate::words::{self, FileAction};

/// Export and import of settings and records.
pub(crate) fn files(session: &Session) -> Content {
    let both = |what: ExportKind, label: fn(FileAction) -> String, enabled: bool| {
        let one = |word: &str, action: FileAction, intent: FilesIntent| {
            text_button("btn", word, &Intent::Files(intent))
                .attr("aria-label", label(action))
                .maybe("aria-disabled", (!enabled).then_some("true"))
        };
        let share = (what != ExportKind::Settings).then(|| {
            one(words::files::share_file(), FileAction::Share, FilesIntent::Share(what)).flag("data-share", true)
        });
        span()
            .class("button-pair")
            .children(
                (what != ExportKind::Match)
                    .then(|| one(words::common::copy(), FileAction::Copy, FilesIntent::Copy(what))),
            )
            .children(share)
            .child(one(words::files::download(), FileAction::Download, FilesIntent::Download(what)))
    };
    let row = |word: &str, note: &str, control: Element| {
        div().class("row").child(span().class("label").text(word).child(small().text(note))).child(control)
    };
    let game = session.standing().is_some();
    let of_game = if !game { words::files::no_game() } else { words::files::record_note() };
    let paste = Element::new("textarea")
        .attr("id", "import")
        .attr("rows", 3)
        .attr("data-text", "import")
        .attr("spellcheck", "false")
        .attr("aria-label", words::files::pasted());
    let file = input().attr("type", "file").attr("data-file", "file").attr("accept", ".canasta,.txt,.json,text/plain");
    let [done, refused] = feedback(session);
    let body = vec![
        row(
            words::files::settings_file(),
            words::common::settings_file_note(),
            both(ExportKind::Settings, words::files::button_of_settings, true),
        ),
        row(words::files::record_file(), of_game, both(ExportKind::Record, words::files::button_of_record, game)),
        row(
            words::files::match_file(),
            words::files::match_file_note(),
            both(ExportKind::Match, words::files::button_of_match, session.can_move_match()),
        ),
        fieldset()
            .class("share")
            .key("open")
            .child(legend().text(words::files::open_file()))
            .child(p().text(words::files::open_file_note()))
            .child(paste)
            .child(
                div().class("row").child(file.attr("aria-label", words::files::a_file())).child(
                    span()
                        .class("button-pair")
                        .child(text_button("btn", words::files::open(), &Intent::Files(FilesIntent::Import)))
                        .child(text_button(
                            "btn",
                            words::files::look_at_record(),
                            &Intent::Files(FilesIntent::LookBack),
                        )),
                ),
            ),
        done,
        refused,
    ];
    let body = body.into_iter().chain(set_aside(session)).collect();
    Content { title: words::files::files().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}

/// What could not be read and was set aside.
fn set_aside(session: &Session) -> Option<Element> {
    let all = session.set_aside_texts();
    let row = |aside: &SetAside| {
        let name = text::set_aside(aside);
        let one = |word: &'static str, action: FileAction, intent: FilesIntent| {
            text_button("btn", word, &Intent::Files(intent))
                .attr("aria-label", words::files::button_of_aside(action, &name))
        };
        div()
            .class("row")
            .key(aside.number)
            .child(span().class("label").text(&name).child(small().text(text::set_aside_size(aside))))
            .child(
                span()
                    .class("button-pair")
                    .child(one(words::common::try_again(), FileAction::TryAgain, FilesIntent::TryAgain(aside.number)))
                    .child(one(words::files::download(), FileAction::Download, FilesIntent::SaveSetAside(aside.number)))
                    .child(one(
                        words::common::delete_game(),
                        FileAction::Delete,
                        FilesIntent::DeleteSetAside(aside.number),
                    )),
            )
    };
    (!all.is_empty()).then(|| {
        fieldset()
            .class("share")
            .key("set-aside")
            .child(legend().text(words::files::set_aside()))
            .child(p().text(words::files::set_aside_note()))
            .children(all.iter().map(row))
    })
}
