//! The focus after a choice in the menu that brings another table or a replay. The browser gives it back to the button of the menu, where
//! Enter would open the menu again instead of going on.

use crate::app;
use crate::dom::find::{active, first, menu_button};
use crate::render::focus::{after_deal, focus};
use crate::schedule::after;
use canasta_app::features::files::FilesIntent;
use canasta_app::session::{DrillIntent, Intent, LearnIntent, LookBackIntent, TableIntent};
use web_sys::Element;

/// The button that shows the next step of a replay.
const NEXT_STEP: &str = ".action-bar [data-intent=skip]";

/// Moves the focus from the button of the menu to what an intent has brought, once the menu, or the dialog that it led to, has closed.
pub fn follow(root: &Element, intent: &Intent) {
    let next: fn(&Element) -> Option<Element> = match intent {
        Intent::Table(TableIntent::ReplayRound) => |root| first(root, NEXT_STEP),
        Intent::Learn(LearnIntent::Lesson | LearnIntent::FirstPage)
        | Intent::Drill(DrillIntent::Begin(_))
        | Intent::LookBack(LookBackIntent::Open)
        | Intent::Files(FilesIntent::LookBack) => after_deal,
        _ => return,
    };
    let root = root.clone();
    after(0, move || {
        app::flush();
        if active() == menu_button().map(Element::from) {
            focus(next(&root));
        }
    });
}
