//! Cards that came from another place: copies fly there above the page, so nothing clips them and the card itself can be
//! used at once where it lies.

use super::animation::{AnimationOptions, DRAWN, FLIGHT, animate, timing, transform};
use super::layout_snapshot::{Area, LayoutSnapshot, MeldArea};
use super::{dom, number};
use crate::rules::Card;
use crate::view::motion::{Location, Move};
use crate::view::{cards, node};
use wasm_bindgen::JsCast;
use web_sys::{Animation, Document, Element, HtmlElement};

/// From where to where, and how long one card is on its way, in milliseconds.
pub struct FlightPlan<'a> {
    pub travel: f64,
    pub moves: &'a [Move],
    pub before: &'a LayoutSnapshot,
    pub now: &'a LayoutSnapshot,
}

/// A copy that is yet to fly.
pub struct FlyingCard {
    pub copy: HtmlElement,
    frames: String,
    delay: f64,
    manner: AnimationOptions,
}

impl FlyingCard {
    /// Lets it fly.
    pub fn set_off(&self, travel: f64) -> Option<Animation> {
        animate(&self.copy, &self.frames, &timing(travel, self.delay, &self.manner)?)
    }

    /// How long it lasts, in milliseconds.
    pub fn lasts(&self, travel: f64) -> f64 {
        self.delay + travel
    }
}

impl FlightPlan<'_> {
    /// When a move begins, in milliseconds: the cards of one action follow each other.
    fn delay(&self, one: &Move) -> f64 {
        let gap = (self.travel * 0.3).min(self.travel * 1.5 / self.moves.len().max(1) as f64);
        gap * one.order as f64
    }

    /// What moves and is seen to: where it was, and where it is.
    fn ways(&self) -> impl Iterator<Item = (&Move, Area, Area)> {
        self.moves.iter().filter_map(|one| {
            let from = self.before.area(one.from).or_else(|| self.now.area(one.from))?;
            Some((one, from, self.now.area(one.to)?))
        })
    }

    /// The canastas that close, with the cards that gather there.
    fn closing(&self) -> impl Iterator<Item = (Location, &MeldArea, Vec<(Option<Card>, Area)>)> {
        self.now.melds.iter().filter(|(spot, meld)| meld.is_squared() && self.now.spots.get(spot).is_some()).filter_map(
            |(spot, meld)| {
                let things = self.before.things.iter().filter(|(one, _)| one.spot == *spot);
                let fan: Vec<_> = things.map(|(one, (at, _))| (one.card, *at)).collect();
                (!fan.is_empty()).then_some((*spot, meld, fan))
            },
        )
    }

    /// What is not seen while its copy flies, with the milliseconds for which it is not.
    pub fn unseen(&self) -> Vec<(Element, f64)> {
        let closing = self.closing().filter_map(|(_, meld, _)| Some((meld.row.as_ref()?.element.clone(), self.travel)));
        let ways = self
            .ways()
            .filter_map(|(one, ..)| Some((self.now.element(one.to)?.clone(), self.delay(one) + self.travel)));
        closing.chain(ways).collect()
    }

    /// The copies, the last on top.
    pub fn flights(&self, document: &Document) -> Vec<FlyingCard> {
        let mut flights: Vec<FlyingCard> = Vec::new();
        let mut fly = |face: Option<Card>, (spot, from): (Location, Area), to: Area, delay: f64, last_ink: f64| {
            // What moves is a plain box: for each picture that is made meanwhile its styles are worked out anew.
            let picture = node::span().child(face.map_or_else(cards::flying_back, |card| cards::bare_card(card, "")));
            let Some(copy) = dom::make(document, &picture).and_then(|copy| copy.dyn_into::<HtmlElement>().ok()) else {
                return;
            };
            let width = from.width.max(to.width);
            let _ = copy.style().set_property("--w", &format!("{}px", number::write(width, 1)));
            let frame = |area: Area, ink: f64| {
                let (x, y) = (area.x - width / 2.0, area.y - width * 0.7);
                let size = area.width / width;
                format!(r#"{{"transform":"{}","opacity":{}}}"#, transform(x, y, size), number::write(ink, 1))
            };
            let manner = if spot == Location::Stock { DRAWN } else { FLIGHT };
            let flight =
                FlyingCard { copy, frames: format!("[{},{}]", frame(from, 1.0), frame(to, last_ink)), delay, manner };
            match spot {
                // What leaves it first lies on top.
                Location::Pile => flights.insert(0, flight),
                _ => flights.push(flight),
            }
        };
        // A canasta that closes: its cards gather, the last on top, and then it is there.
        for (spot, _, mut fan) in self.closing() {
            let Some(to) = self.now.spots.get(&spot) else { continue };
            while let Some((next, _)) = fan.iter().enumerate().min_by(|(_, (_, a)), (_, (_, b))| a.x.total_cmp(&b.x)) {
                let (card, from) = fan.swap_remove(next);
                fly(card, (spot, from), *to, 0.0, 1.0);
            }
        }
        for (one, from, to) in self.ways() {
            let away = matches!(one.to.spot, Location::Seat(_));
            fly(one.face(), (one.from.spot, from), to, self.delay(one), if away { 0.2 } else { 1.0 });
        }
        flights
    }
}
