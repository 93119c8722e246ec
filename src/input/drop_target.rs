//! The places where dragged cards can be dropped.

use crate::dom::find::{document, first, hand_cards, html};
use canasta_app::session::{DropTarget as TableTarget, Intent, TableIntent};
use canasta_app::view::places::{Area, place_in_hand};
use web_sys::Element;

/// A place for dragged cards.
#[derive(Clone, PartialEq)]
pub enum DropTarget {
    /// A position in the hand.
    Hand(usize),
    /// An element of the table, and the intent of a drop there.
    Table(Element, Intent),
}

impl DropTarget {
    /// The target at a point of the screen. `hand` are the areas of the cards of the hand.
    pub fn at((x, y): (f64, f64), hand: &[Area]) -> Option<DropTarget> {
        // Coordinates of the screen fit.
        let element = document()?.element_from_point(x as f32, y as f32)?;
        let closest = |selector: &str| element.closest(selector).ok().flatten();
        if closest(".player-area").is_some() {
            return closest(".hand-area").map(|_| DropTarget::Hand(place_in_hand(hand, x, y)));
        }
        if let Some(meld) = closest(".zone.we .meld") {
            let key = meld.get_attribute("data-meld").and_then(|key| key.parse().ok());
            let accepts = accepts(&meld);
            let zone = closest(".zone.we").filter(|zone| !accepts && self::accepts(zone));
            return match (zone, key) {
                (None, Some(key)) => Some(DropTarget::Table(meld, Intent::Table(TableIntent::AddTo(key)))),
                (zone, _) => zone.map(|zone| DropTarget::Table(zone, Intent::Table(TableIntent::Lay))),
            };
        }
        let table = |target| Intent::Table(TableIntent::Drop(target));
        let places = [
            (".zone.we", Intent::Table(TableIntent::Lay)),
            (".zone.they", table(TableTarget::OpponentMelds)),
            (".pile", table(TableTarget::Pile)),
            (".stock", table(TableTarget::Stock)),
        ];
        if let Some(found) =
            places.into_iter().find_map(|(place, intent)| Some(DropTarget::Table(closest(place)?, intent)))
        {
            return Some(found);
        }
        // The surroundings of the pile count as the pile.
        let pile = closest(".middle .column").and_then(|column| first(&column, ".pile"));
        pile.map(|pile| DropTarget::Table(pile, table(TableTarget::Pile)))
    }

    /// Highlights the target, if it accepts the cards.
    pub fn highlight(&self) {
        self.toggle_highlight(true);
    }

    /// Ends that.
    pub fn unhighlight(&self) {
        self.toggle_highlight(false);
    }

    fn toggle_highlight(&self, on: bool) {
        let (element, class) = match self {
            DropTarget::Table(element, _) => {
                (Some(element.clone()).filter(|element| !on || accepts(element)), "drop-target")
            }
            DropTarget::Hand(at) => (html().and_then(|html| hand_cards(&html).into_iter().nth(*at)), "slot"),
        };
        if let Some(element) = element {
            let _ = element.class_list().toggle_with_force(class, on);
        }
    }
}

/// Whether an element accepts the cards that are dragged.
fn accepts(element: &Element) -> bool {
    element.class_list().contains("accepts")
}
