//! Where everything on the table is: what motion begins and ends with.

use super::focus;
use super::vec_map::VecMap;
use crate::rules::{Card, Players, Rank, Seat, Side};
use crate::view::motion::{CardRef, Location};
use web_sys::Element;

/// By more than this share the cards of a meld are not stretched on their way.
const STRETCHED: f64 = 0.1;

/// The middle of a card on the screen, and its width.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub x: f64,
    pub y: f64,
    pub width: f64,
}

impl Area {
    pub fn of(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        let (wide, high) = (rect.width(), rect.height());
        // A card that lies crosswise has its width on the other side.
        let width = wide.min(high);
        (width > 0.0).then(|| Area { x: rect.left() + wide / 2.0, y: rect.top() + high / 2.0, width })
    }

    /// The whole of a card of a meld, also of one of which no more is there than its strip.
    fn of_card_in_meld(element: &Element) -> Option<Area> {
        let rect = element.get_bounding_client_rect();
        let high = rect.height();
        let width = high / 1.4;
        (width > 0.0).then(|| Area { x: rect.left() + width / 2.0, y: rect.top() + high / 2.0, width })
    }

    /// The corner where a card begins.
    pub fn corner(self) -> (f64, f64) {
        (self.x - self.width / 2.0, self.y - self.width * 0.7)
    }
}

/// A meld, and the row of its cards.
pub struct MeldArea {
    pub element: Element,
    /// Where it begins.
    pub corner: (f64, f64),
    pub row: Option<Row>,
}

/// The cards of a meld, fanned or squared.
pub struct Row {
    pub element: Element,
    /// Where it begins.
    pub corner: (f64, f64),
    pub width: f64,
    pub height: f64,
    shown: u32,
    squared: bool,
}

impl MeldArea {
    fn of(meld: Element) -> MeldArea {
        let rect = meld.get_bounding_client_rect();
        let row = meld.query_selector(".fan, .squared").ok().flatten().and_then(Row::of);
        MeldArea { element: meld, corner: (rect.left(), rect.top()), row }
    }

    pub fn is_squared(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.squared)
    }
}

impl Row {
    fn of(element: Element) -> Option<Row> {
        let rect = element.get_bounding_client_rect();
        let (shown, squared) = (element.child_element_count(), element.class_list().contains("squared"));
        let (corner, width, height) = ((rect.left(), rect.top()), rect.width(), rect.height());
        (width > 0.0).then_some(Row { element, corner, width, height, shown, squared })
    }

    /// How much wider and higher it was, if it shows the same cards as before and they need no more than to grow with it.
    pub fn grown(&self, before: &Row) -> Option<(f64, f64)> {
        let (wide, high) = (before.width / self.width, before.height / self.height);
        let same = self.element == before.element && self.shown == before.shown;
        (same && (wide / high - 1.0).abs() < STRETCHED).then_some((wide, high))
    }
}

/// Where everything is.
#[derive(Default)]
pub struct LayoutSnapshot {
    pub things: VecMap<CardRef, (Area, Element)>,
    pub spots: VecMap<Location, Area>,
    pub melds: VecMap<Location, MeldArea>,
    /// The element of the top card of the pile.
    top: Option<(Card, Element)>,
}

fn read<T: std::str::FromStr>(element: &Element, attribute: &str) -> Option<T> {
    element.get_attribute(attribute)?.parse().ok()
}

/// The zones of the own side and of the other.
pub fn zones(me: Seat) -> [(&'static str, Side); 2] {
    [(".zone.we", me.side()), (".zone.they", me.side().other())]
}

impl LayoutSnapshot {
    /// Looks at the whole table once.
    pub fn take(root: &Element, me: Seat) -> LayoutSnapshot {
        let mut all = LayoutSnapshot::default();
        for one in focus::all(root, "#hand > .card") {
            let slot = one.id().strip_prefix('c').and_then(|id| id.parse().ok());
            if let (Some(slot), Some(card), Some(area)) = (slot, read(&one, "data-card"), Area::of(&one)) {
                all.things.put(CardRef { spot: Location::Hand(slot), card: Some(card), nth: 0 }, (area, one));
            }
        }
        for (zone, side) in zones(me) {
            let Ok(Some(zone)) = root.query_selector(zone) else { continue };
            for meld in focus::all(&zone, ".meld") {
                let Some(rank) = read::<Rank>(&meld, "data-rank") else { continue };
                let (spot, meld) = (Location::Meld(side, rank), MeldArea::of(meld));
                if let Some(row) = &meld.row {
                    let cards = focus::all(&row.element, ".card");
                    if !row.squared {
                        all.cards(spot, cards, Area::of_card_in_meld);
                    } else if let Some(top) = cards.last() {
                        // A squared canasta is one pile: its cards are nowhere by themselves.
                        all.spot(spot, top);
                    }
                }
                all.melds.put(spot, meld);
            }
            all.cards(Location::RedThrees(side), focus::all(&zone, ".red-threes .card"), Area::of);
            all.spot(Location::RedThrees(side), &zone);
            for (at, group) in focus::all(&zone, ".group").iter().enumerate() {
                all.cards(Location::Staged(at), focus::all(group, ".card"), Area::of);
            }
        }
        for one in focus::all(root, ".stock") {
            all.spot(Location::Stock, &one);
        }
        for pile in focus::all(root, ".pile") {
            match focus::all(&pile, ".card").pop() {
                Some(top) => {
                    all.spot(Location::Pile, &top);
                    all.top = read(&top, "data-card").map(|card| (card, top));
                }
                None => all.spot(Location::Pile, &pile),
            }
        }
        let seats = focus::all(root, ".seat");
        for (at, seat) in seats.iter().enumerate() {
            // They stand in the page clockwise, beginning after the own one.
            let number = (me.index() + 1 + at) % (seats.len() + 1);
            let Some(place) = Players::Four.seat(number) else { continue };
            for part in focus::all(seat, ".backs, .avatar").iter().rev() {
                all.spot(Location::Seat(place), part);
            }
        }
        all
    }

    fn cards(&mut self, spot: Location, elements: Vec<Element>, area: impl Fn(&Element) -> Option<Area>) {
        let mut seen: Vec<Card> = Vec::new();
        for one in elements {
            if let (Some(card), Some(area)) = (read::<Card>(&one, "data-card"), area(&one)) {
                let nth = seen.iter().filter(|&&other| other == card).count();
                seen.push(card);
                self.spots.put(spot, area);
                self.things.put(CardRef { spot, card: Some(card), nth }, (area, one));
            }
        }
    }

    /// The place itself; the last word counts, unless the place has no size.
    fn spot(&mut self, spot: Location, element: &Element) {
        if let Some(area) = Area::of(element) {
            match spot {
                Location::RedThrees(_) if self.spots.get(&spot).is_some() => {}
                Location::RedThrees(_) => self.spots.put(spot, Area { width: area.width.min(40.0), ..area }),
                _ => self.spots.put(spot, area),
            }
        }
    }

    /// Puts cards of the hand elsewhere.
    pub fn put(&mut self, cards: &[(u32, Area)]) {
        for (thing, (area, _)) in self.things.iter_mut() {
            if let Some((_, to)) = cards.iter().find(|(slot, _)| thing.spot == Location::Hand(*slot)) {
                *area = *to;
            }
        }
    }

    pub fn area(&self, thing: CardRef) -> Option<Area> {
        self.things.get(&thing).map(|(area, _)| *area).or_else(|| self.spots.get(&thing.spot).copied())
    }

    /// The element that shows a thing, to be hidden while its copy flies.
    pub fn element(&self, thing: CardRef) -> Option<&Element> {
        let top = || {
            self.top
                .as_ref()
                .filter(|(card, _)| thing.spot == Location::Pile && thing.card == Some(*card))
                .map(|(_, e)| e)
        };
        self.things.get(&thing).map(|(_, element)| element).or_else(top)
    }
}
