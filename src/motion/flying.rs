//! Cards that come from another place: copies fly above the page, where nothing clips them, and the cards themselves can be
//! used at once.

use super::animation::{AnimationOptions, FLIGHT, FLIGHT_FROM_STOCK, animate, timing, transform};
use super::layout_snapshot::{Area, LayoutSnapshot, MeldArea};
use crate::dom::number;
use crate::dom::patch::create_element;
use canasta::rules::Card;
use canasta_app::view::motion::{Location, Move};
use canasta_app::view::{cards, node};
use wasm_bindgen::JsCast;
use web_sys::{Animation, Document, Element, HtmlElement};

/// The opacity of a card that disappears into another seat's hand.
const FADED: f64 = 0.2;

/// The moves of a change, between two snapshots.
pub struct FlightPlan<'a> {
    /// How long one card flies, in milliseconds.
    pub travel: f64,
    pub moves: &'a [Move],
    pub before: &'a LayoutSnapshot,
    pub now: &'a LayoutSnapshot,
}

/// A copy that is to fly.
pub struct FlyingCard {
    pub copy: HtmlElement,
    keyframes: String,
    delay: f64,
    options: AnimationOptions,
}

impl FlyingCard {
    /// Starts the flight.
    pub fn start(&self, travel: f64) -> Option<Animation> {
        animate(&self.copy, &self.keyframes, &timing(travel, self.delay, &self.options)?)
    }

    /// The time until it has arrived, in milliseconds.
    pub fn duration(&self, travel: f64) -> f64 {
        self.delay + travel
    }
}

impl FlightPlan<'_> {
    /// The delay of a move, in milliseconds: the cards of one action follow each other.
    fn delay(&self, one: &Move) -> f64 {
        let gap = (self.travel * 0.3).min(self.travel * 1.5 / self.moves.len().max(1) as f64);
        // A copy for the strip leaves when the card itself has arrived.
        let wait = if one.to.location.is_in_strip() { self.travel } else { 0.0 };
        gap * one.order as f64 + wait
    }

    /// The visible moves, with their start and end.
    fn visible_moves(&self) -> impl Iterator<Item = (&Move, Area, Area)> {
        self.moves.iter().filter_map(|one| {
            let from = self.before.area(one.from).or_else(|| self.now.area(one.from))?;
            Some((one, from, self.now.area(one.to)?))
        })
    }

    /// The canastas that close, with the cards that gather there.
    fn closing_canastas(&self) -> impl Iterator<Item = (Location, &MeldArea, Vec<(Option<Card>, Area)>)> {
        let is_squared =
            |(location, meld): &(&Location, &MeldArea)| meld.is_squared() && self.now.locations.contains_key(location);
        self.now.melds.iter().filter(is_squared).filter_map(|(location, meld)| {
            let cards = self.before.cards.iter().filter(|(one, _)| one.location == *location);
            let fan: Vec<_> = cards.map(|(one, (at, _))| (one.card, *at)).collect();
            (!fan.is_empty()).then_some((*location, meld, fan))
        })
    }

    /// The elements that are hidden while their copies fly, each with the duration in milliseconds.
    pub fn hidden(&self) -> Vec<(Element, f64)> {
        let closing =
            self.closing_canastas().filter_map(|(_, meld, _)| Some((meld.row.as_ref()?.element.clone(), self.travel)));
        let arriving = self
            .visible_moves()
            .filter_map(|(one, ..)| Some((self.now.element(one.to)?.clone(), self.delay(one) + self.travel)));
        closing.chain(arriving).collect()
    }

    /// The copies, the last on top.
    pub fn flying_cards(&self, document: &Document) -> Vec<FlyingCard> {
        let mut flying: Vec<FlyingCard> = Vec::new();
        // A canasta that closes: its cards gather from left to right.
        for (location, _, mut fan) in self.closing_canastas() {
            let Some(to) = self.now.locations.get(&location) else { continue };
            while let Some((leftmost, _)) =
                fan.iter().enumerate().min_by(|(_, (_, a)), (_, (_, b))| a.x.total_cmp(&b.x))
            {
                let (card, from) = fan.swap_remove(leftmost);
                flying.extend(flying_card(document, card, (location, from), (*to, 1.0), 0.0));
            }
        }
        for (one, from, to) in self.visible_moves() {
            let opacity = if matches!(one.to.location, Location::Seat(_)) { FADED } else { 1.0 };
            let start = (one.from.location, from);
            let Some(card) = flying_card(document, one.face(), start, (to, opacity), self.delay(one)) else { continue };
            match one.from.location {
                // The card that leaves the pile first lies on top.
                Location::Pile => flying.insert(0, card),
                _ => flying.push(card),
            }
        }
        flying
    }
}

/// A copy of a card (`None` is a card face down) that flies to an area, where it has this opacity.
fn flying_card(
    document: &Document,
    face: Option<Card>,
    (location, from): (Location, Area),
    (to, opacity): (Area, f64),
    delay: f64,
) -> Option<FlyingCard> {
    // A plain box around the card is what moves, so that few styles are recomputed for each frame.
    let card = node::span().child(face.map_or_else(cards::flying_back, |card| cards::bare_card(card, "")));
    let copy: HtmlElement = create_element(document, &card)?.dyn_into().ok()?;
    let width = from.width.max(to.width);
    let _ = copy.style().set_property("--w", &format!("{}px", number::write(width, 1)));
    let keyframe = |area: Area, opacity: f64| {
        let (x, y) = (area.x - width / 2.0, area.y - width * 0.7);
        let transform = transform(x, y, area.width / width);
        format!(r#"{{"transform":"{transform}","opacity":{}}}"#, number::write(opacity, 1))
    };
    let keyframes = format!("[{},{}]", keyframe(from, 1.0), keyframe(to, opacity));
    let options = if location == Location::Stock { FLIGHT_FROM_STOCK } else { FLIGHT };
    Some(FlyingCard { copy, keyframes, delay, options })
}
