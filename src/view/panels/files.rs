//! Settings and records as text.

use super::house::{errand, said};
use super::{Parts, pressed};
use crate::session::{Errand, Intent, Session, What};
use crate::view::node::{Element, div, fieldset, input, legend, p, small, span};

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
        .attr("rows", 3)
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
