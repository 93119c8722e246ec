//! The page as a pure description, made from nothing but what the person may see.

pub mod announcements;
pub mod card_images;
pub mod cards;
pub mod confetti;
pub(crate) mod content;
pub(crate) mod controls;
pub(crate) mod dialogs;
pub mod figure;
pub(crate) mod form_controls;
pub mod graph;
pub mod motion;
pub mod node;
pub mod page;
pub(crate) mod place;
pub mod places;
pub mod sound;
pub mod stages;
mod suit_sign;
pub(crate) mod table;
pub mod text;

pub use node::{Element, Node};
pub use page::{OpenDialog, Page};

use crate::session::Session;
use crate::words;
use cards::Faces;

/// The whole page: the table, the announcements, and the open dialog.
#[must_use]
pub fn page(session: &Session) -> Page {
    page_with(session, Part::All)
}

/// The whole page, whose open dialog says that it cannot be shown.
#[must_use]
pub fn page_with_failed_dialog(session: &Session) -> Page {
    page_with(session, Part::FailedDialog)
}

/// The whole page, which says in the place of the table that it cannot be shown. The menu leads to everything else.
#[must_use]
pub fn page_with_failed_table(session: &Session) -> Page {
    page_with(session, Part::FailedTable)
}

/// What of the page is shown as it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    All,
    /// All but the open dialog.
    FailedDialog,
    /// All but the table, and what is told of it.
    FailedTable,
}

fn page_with(session: &Session, part: Part) -> Page {
    words::speak(session.spoken());
    cards::show_as(if session.settings().lite { Faces::Signs } else { Faces::Drawn });
    let names = text::shown_names(session.places());
    let dialog = session.dialog_kind().and_then(|open| {
        let dialog = match session.parts() {
            _ if part == Part::FailedDialog => dialogs::failed(session, &names),
            Some(parts) => (parts.dialog)(session, &names),
            None => dialogs::missing(session, &names),
        }?;
        Some(OpenDialog { shade: dialogs::shade(open).into(), dialog: dialog.into() })
    });
    let is_application = part != Part::FailedTable && table::is_shown(session);
    let app = node::div()
        .class(match (session.lesson(), session.is_guided(), session.look_back()) {
            (Some(_), ..) => "app guided",
            (None, true, _) => "app guided drilling",
            (None, false, Some(_)) if session.match_review().is_some() => "app looking-back reviewed",
            (None, false, Some(_)) => "app looking-back",
            (None, false, None) => "app",
        })
        // An element of its own, as Orca keeps the role that Chromium has told it of one.
        .key(if is_application { "table" } else { "app" })
        .attr("id", "app")
        .flag("data-waiting", session.is_waiting())
        // Screen readers hand every key to an application. The pages in place of the table are read as pages.
        .maybe("role", is_application.then_some("application"))
        // Orca 43 says nothing of a focus that leaves an application, so the dialog belongs to it.
        .maybe("aria-owns", (is_application && dialog.is_some()).then_some(dialogs::OPEN))
        .children(if part == Part::FailedTable { table::failed(session) } else { table::table(session, &names) });
    Page { table: app.into(), live: announcements::region().into(), dialog }
}
