//! The positions of everything on the table: the start and the end of each motion.

use crate::dom::find;
use canasta::rules::{Card, MeldKey, Players, Seat, Side};
use canasta_app::view::motion::{CardRef, Location};
use std::collections::HashMap;
use web_sys::Element;

/// The most by which the cards of a meld are stretched on their way, as a share.
const MAX_STRETCH: f64 = 0.1;

/// Height of a card in widths.
const CARD_RATIO: f64 = 1.4;

/// The centre of a card on the screen, and its width, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
}

impl Area {
    /// The area of a card or another element; `None` if it has no size.
    pub fn of(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        let (wide, high) = (rect.width(), rect.height());
        // The width of a card that lies crosswise is its shorter side, too.
        let width = wide.min(high);
        (width > 0.0).then(|| Area { x: rect.left() + wide / 2.0, y: rect.top() + high / 2.0, width })
    }

    /// The whole card of a meld, even if its element is only the strip that other cards leave free.
    fn of_card_in_meld(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        let high = rect.height();
        let width = high / CARD_RATIO;
        (width > 0.0).then(|| Area { x: rect.left() + width / 2.0, y: rect.top() + high / 2.0, width })
    }

    /// The upper left corner.
    pub fn corner(self) -> (f64, f64) {
        (self.x - self.width / 2.0, self.y - self.width * CARD_RATIO / 2.0)
    }
}

/// A meld, and the row of its cards.
pub struct MeldArea {
    pub element: Element,
    /// The upper left corner.
    pub corner: (f64, f64),
    pub row: Option<Row>,
}

/// The cards of a meld, fanned or squared.
pub struct Row {
    pub element: Element,
    /// The upper left corner.
    pub corner: (f64, f64),
    pub width: f64,
    pub height: f64,
    cards: u32,
    squared: bool,
}

impl MeldArea {
    fn of(meld: Element) -> MeldArea {
        let rect = meld.get_bounding_client_rect();
        let row = meld.query_selector(".fan, .squared").ok().flatten().and_then(Row::of);
        MeldArea { element: meld, corner: (rect.left(), rect.top()), row }
    }

    /// Whether it is a closed canasta, squared into a pile.
    pub fn is_squared(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.squared)
    }
}

impl Row {
    fn of(element: Element) -> Option<Row> {
        let rect = element.get_bounding_client_rect();
        let (cards, squared) = (element.child_element_count(), element.class_list().contains("squared"));
        let (corner, width, height) = ((rect.left(), rect.top()), rect.width(), rect.height());
        (width > 0.0).then_some(Row { element, corner, width, height, cards, squared })
    }

    /// How much wider and higher it was before, as factors, if it shows the same cards and scaling keeps their shape.
    pub fn scale_from(&self, before: &Row) -> Option<(f64, f64)> {
        let (wide, high) = (before.width / self.width, before.height / self.height);
        let same = self.element == before.element && self.cards == before.cards;
        (same && (wide / high - 1.0).abs() < MAX_STRETCH).then_some((wide, high))
    }
}

/// The positions of everything on the table at one moment.
#[derive(Default)]
pub struct LayoutSnapshot {
    /// Single cards, with their elements.
    pub cards: HashMap<CardRef, (Area, Element)>,
    /// Places that cards come from and go to.
    pub locations: HashMap<Location, Area>,
    pub melds: HashMap<Location, MeldArea>,
    /// The top card of the pile and its element.
    pile_top: Option<(Card, Element)>,
}

fn read<T: std::str::FromStr>(element: &Element, attribute: &str) -> Option<T> {
    element.get_attribute(attribute)?.parse().ok()
}

/// The width of a red three that comes to a zone without any, in pixels.
const RED_THREE_WIDTH: f64 = 40.0;

impl LayoutSnapshot {
    /// Measures the whole table. `me` is the seat whose hand is shown.
    pub fn take(root: &Element, me: Seat) -> LayoutSnapshot {
        let mut all = LayoutSnapshot::default();
        for one in find::all(root, "#hand > .card") {
            let card_id = one.id().strip_prefix('c').and_then(|id| id.parse().ok());
            if let (Some(card_id), Some(card), Some(area)) = (card_id, read(&one, "data-card"), Area::of(&one)) {
                all.cards.insert(CardRef { location: Location::Hand(card_id), card: Some(card), nth: 0 }, (area, one));
            }
        }
        for zone in find::all(root, ".zone") {
            let Some(side) = read::<u8>(&zone, "data-side").and_then(|side| Side::try_from(side).ok()) else {
                continue;
            };
            for meld in find::all(&zone, ".meld") {
                let Some(key) = read::<MeldKey>(&meld, "data-meld") else { continue };
                let (location, meld) = (Location::Meld(side, key), MeldArea::of(meld));
                if let Some(row) = &meld.row {
                    let cards = find::all(&row.element, ".card");
                    if !row.squared {
                        all.add_cards(location, cards, Area::of_card_in_meld);
                    } else if let Some(top) = cards.last() {
                        // A squared canasta is one pile: its cards have no places of their own.
                        all.add_location(location, top);
                    }
                }
                all.melds.insert(location, meld);
            }
            all.add_cards(Location::RedThrees(side), find::all(&zone, ".red-threes .tiny"), Area::of);
            all.add_location(Location::RedThrees(side), &zone);
            for (at, group) in find::all(&zone, ".group").iter().enumerate() {
                all.add_cards(Location::Staged(at), find::all(group, ".card"), Area::of);
            }
        }
        for one in find::all(root, ".stock") {
            all.add_location(Location::Stock, &one);
        }
        for pile in find::all(root, ".pile") {
            match find::all(&pile, ".card").pop() {
                Some(top) => {
                    all.add_location(Location::Pile, &top);
                    all.pile_top = read(&top, "data-card").map(|card| (card, top));
                }
                None => all.add_location(Location::Pile, &pile),
            }
        }
        let seats = find::all(root, ".seat");
        for (at, seat) in seats.iter().enumerate() {
            // The page lists them in the order of play, the own seat last.
            let number = (me.index() + 1 + at) % seats.len();
            let Some(place) = Players::Eight.seat(number) else { continue };
            all.add_cards(Location::LastRound(place), find::all(seat, ".seat-turn .tiny[data-card]"), Area::of);
            for part in find::all(seat, ".backs, .seat-label").iter().rev() {
                all.add_location(Location::Seat(place), part);
            }
        }
        all
    }

    fn add_cards(&mut self, location: Location, elements: Vec<Element>, area: impl Fn(&Element) -> Option<Area>) {
        let mut seen: Vec<Card> = Vec::new();
        for one in elements {
            if let (Some(card), Some(area)) = (read::<Card>(&one, "data-card"), area(&one)) {
                let nth = seen.iter().filter(|&&other| other == card).count();
                seen.push(card);
                self.locations.insert(location, area);
                self.cards.insert(CardRef { location, card: Some(card), nth }, (area, one));
            }
        }
    }

    /// Adds a place. Later calls replace earlier ones, unless the element has no size.
    fn add_location(&mut self, location: Location, element: &Element) {
        let Some(area) = Area::of(element) else { return };
        match location {
            // A red three that lies there is a better place than the whole zone.
            Location::RedThrees(_) => {
                let width = area.width.min(RED_THREE_WIDTH);
                self.locations.entry(location).or_insert(Area { width, ..area });
            }
            _ => drop(self.locations.insert(location, area)),
        }
    }

    /// Moves cards of the hand to where they were dropped.
    pub fn move_cards(&mut self, dropped: &[(u32, Area)]) {
        for (card, (area, _)) in &mut self.cards {
            if let Some((_, to)) = dropped.iter().find(|(card_id, _)| card.location == Location::Hand(*card_id)) {
                *area = *to;
            }
        }
    }

    /// The area of a card, or else of its place.
    pub fn area(&self, card: CardRef) -> Option<Area> {
        self.cards.get(&card).map(|(area, _)| *area).or_else(|| self.locations.get(&card.location).copied())
    }

    /// The element of a card, to be hidden while its copy flies.
    pub fn element(&self, card: CardRef) -> Option<&Element> {
        let is_pile_top = |top: &Card| card.location == Location::Pile && card.card == Some(*top);
        let pile_top = || self.pile_top.as_ref().filter(|(top, _)| is_pile_top(top)).map(|(_, element)| element);
        self.cards.get(&card).map(|(_, element)| element).or_else(pile_top)
    }
}
