//! What is to fly is not seen in a picture that comes before it does: out of sight by animations, until it flies or that is
//! given up. Nothing is measured for that, so nothing is laid out.

use super::focus;
use super::measured::{Measured, zones};
use super::motion::{hide, set_loose};
use crate::rules::{Seat, Side};
use crate::view::motion::{Move, Spot, Thing};
use web_sys::{Animation, Element};

/// How long it is out of sight at most, in milliseconds.
const LONGEST_MS: f64 = 500.0;

/// What is out of sight, and the rows whose covered cards are whole meanwhile.
pub struct KeptBack {
    hidden: Vec<Animation>,
    loose: Vec<Element>,
}

impl Drop for KeptBack {
    fn drop(&mut self) {
        self.hidden.iter().for_each(Animation::cancel);
        set_loose(&self.loose, false);
    }
}

impl KeptBack {
    /// Keeps back what these moves will let fly. `before` is where everything was before them.
    pub fn new(root: &Element, me: Seat, moves: &[Move], before: &Measured) -> KeptBack {
        let (mut unseen, mut loose) = (Vec::new(), Vec::new());
        let add = |list: &mut Vec<Element>, one: Element| {
            if !list.contains(&one) {
                list.push(one);
            }
        };
        for one in moves {
            let Some(row) = row(root, me, one.to.spot) else { continue };
            if row.class_list().contains("sq") {
                // A canasta that closes is there when its cards have gathered; in one that is closed no card is by itself.
                if before.things.iter().any(|(thing, _)| thing.spot == one.to.spot) {
                    add(&mut unseen, row);
                }
            } else if let Some(card) = card(&row, one.to) {
                add(&mut unseen, card);
                if let Spot::Meld(..) = one.to.spot {
                    add(&mut loose, row);
                }
            }
        }
        set_loose(&loose, true);
        KeptBack { hidden: unseen.iter().filter_map(|one| hide(one, LONGEST_MS)).collect(), loose }
    }

    /// The rows, which stay as they are: who takes them sees to that.
    pub fn take_loose(&mut self) -> Vec<Element> {
        std::mem::take(&mut self.loose)
    }
}

/// The element in which the cards of a place lie.
fn row(root: &Element, me: Seat, spot: Spot) -> Option<Element> {
    let zone = |side: Side| zones(me).into_iter().find(|(_, of)| *of == side).map(|(zone, _)| zone);
    let what = match spot {
        Spot::Hand(_) => "#hand".to_owned(),
        Spot::Pile => ".pile".to_owned(),
        Spot::Meld(side, rank) => {
            format!("{0} [data-rank='{1}'] > .fan, {0} [data-rank='{1}'] > .sq", zone(side)?, rank)
        }
        Spot::RedThrees(side) => format!("{} .r3", zone(side)?),
        Spot::Stock | Spot::Staged(_) | Spot::Seat(_) => return None,
    };
    root.query_selector(&what).ok()?
}

/// The element that shows a card of a row.
fn card(row: &Element, thing: Thing) -> Option<Element> {
    if let Spot::Hand(slot) = thing.spot {
        return row.query_selector(&format!("#c{slot}")).ok()?;
    }
    let mut cards = focus::all(row, &format!(".card[data-card='{}']", thing.card?));
    match thing.spot {
        Spot::Pile => cards.pop(),
        _ => cards.into_iter().nth(thing.nth),
    }
}
