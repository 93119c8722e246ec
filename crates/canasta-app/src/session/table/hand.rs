//! State of the table that is replaced with each hand.

use super::commitments::DealCheck;
use crate::features::settings::Sort;
use crate::session::hand_layout::HandLayout;
use crate::session::level::Level;
use crate::session::set_out::SetOut;
use canasta::rules::{Card, CardSet, Seat};

/// What a click has selected that dropped other cards, and what it would have selected where every click adds. Cards are named by
/// their ids.
#[derive(Clone, Debug)]
pub struct MouseOffer {
    pub selected: Vec<u32>,
    pub added: Vec<u32>,
}

/// State of the table for one hand.
#[derive(Clone, Debug, Default)]
pub struct Hand {
    /// The hand on the screen.
    layout: HandLayout,
    /// The last order of each person's hand, by seat; empty for a seat without one.
    orders: Vec<Vec<Card>>,
    /// The result of checking the deal.
    check: Option<DealCheck>,
    /// The bots that decided, by the number of the action, in order. A bot that took over a seat later, or that comes from an
    /// imported record, is not listed, since it has no reasons to give.
    deciders: Vec<(usize, Seat, Level)>,
    /// The offer of the mode in which every click adds.
    mouse_offer: Option<MouseOffer>,
    /// Whether the last step of the person was an undo. If so, nothing is drawn automatically.
    after_undo: bool,
    /// What is to be selected and set out once the hand of its seat is shown, after a reload.
    set_out: Option<SetOut>,
}

impl Hand {
    /// A hand with the saved order of each person's cards.
    pub fn with_orders(orders: Vec<Vec<Card>>) -> Hand {
        Hand { orders, ..Hand::default() }
    }

    /// What is to be set out once the hand of its seat is shown.
    pub const fn set_out_mut(&mut self) -> &mut Option<SetOut> {
        &mut self.set_out
    }

    /// What waits for the hand of its seat to be shown.
    pub const fn set_out(&self) -> Option<&SetOut> {
        self.set_out.as_ref()
    }

    pub const fn hand_layout(&self) -> &HandLayout {
        &self.layout
    }

    /// The offer of the mouse mode in which every click adds.
    pub const fn mouse_offer_mut(&mut self) -> &mut Option<MouseOffer> {
        &mut self.mouse_offer
    }

    pub const fn has_mouse_offer(&self) -> bool {
        self.mouse_offer.is_some()
    }

    pub const fn hand_layout_mut(&mut self) -> &mut HandLayout {
        &mut self.layout
    }

    /// Replaces the hand on the screen, in the last order of the person at this seat.
    pub fn show(&mut self, seat: Seat, cards: Option<CardSet>, sort: Sort) {
        self.layout = HandLayout::default();
        if let Some(cards) = cards {
            self.layout.follow(cards, false);
        }
        if let Some(order) = self.orders.get(seat.index()).filter(|order| !order.is_empty()) {
            // New cards follow, sorted by rank.
            self.layout.arrange(order);
            self.layout.use_own_order();
        }
        self.layout.sort(sort);
    }

    /// Hides the hand, and stores its order.
    pub fn hide(&mut self, orders: Vec<Vec<Card>>) {
        self.orders = orders;
        self.mouse_offer = None;
        self.layout = HandLayout::default();
    }

    /// The order of each hand by seat, with the current order of the hand on the screen, if one is shown.
    pub fn orders(&self, shown: Option<Seat>) -> Vec<Vec<Card>> {
        let mut orders = self.orders.clone();
        if let (Some(seat), Some(order)) = (shown, self.layout.own_cards()) {
            orders.resize(orders.len().max(seat.index() + 1), Vec::new());
            orders[seat.index()] = order;
        }
        orders
    }

    pub const fn check(&self) -> Option<DealCheck> {
        self.check
    }

    pub const fn set_check(&mut self, check: DealCheck) {
        self.check = Some(check);
    }

    pub const fn is_after_undo(&self) -> bool {
        self.after_undo
    }

    pub const fn set_after_undo(&mut self, after_undo: bool) {
        self.after_undo = after_undo;
    }

    /// Removes the bots of this action and later ones, after an undo.
    pub fn forget_deciders_from(&mut self, action: usize) {
        self.deciders.retain(|&(decided, ..)| decided < action);
    }

    /// The bots that have decided actions, as far as they are known.
    pub fn deciders(&self) -> impl Iterator<Item = Level> {
        self.deciders.iter().map(|&(.., level)| level)
    }

    pub fn note_decider(&mut self, action: usize, seat: Seat, level: Level) {
        self.deciders.push((action, seat, level));
    }

    /// The bot that decided an action, if it is known.
    pub fn decider(&self, action: usize) -> Option<(Seat, Level)> {
        self.deciders.iter().find(|&&(decided, ..)| decided == action).map(|&(_, seat, level)| (seat, level))
    }
}
