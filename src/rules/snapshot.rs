//! An observation as plain data, for programs: the browser's API, workers and foreign players read this one form.

use super::card::Card;
use super::cards::CardSet;
use super::observation::Observation;
use super::seat::Side;
use super::state::{Bound, Drew, Phase};
use serde::Serialize;

/// What one seat may know, as strings of the notation and numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Snapshot {
    /// Whose view it is.
    pub seat: usize,
    /// Who is to act; `None` when the hand has ended.
    pub to_act: Option<usize>,
    /// Whose turn it is: the asker while an answer is due.
    pub turn: usize,
    /// `draw`, `play` or `answer`.
    pub phase: &'static str,
    /// `stock`, `pile` or nothing yet.
    pub drew: Option<&'static str>,
    /// `must-go-out`, `may-not-go-out` or neither.
    pub bound: Option<&'static str>,
    /// How the hand ended: `out`, `concealed`, `stock`, `red-three`.
    pub ended: Option<&'static str>,
    /// Who dealt.
    pub dealer: usize,
    /// The own cards.
    pub hand: Vec<String>,
    /// How many cards each seat holds.
    pub hand_counts: Vec<usize>,
    /// Cards that each seat is known to hold.
    pub known: Vec<Vec<String>>,
    /// The melds of each side, each a list of cards.
    pub melds: [Vec<Vec<String>>; 2],
    /// The red threes of each side.
    pub red_threes: [Vec<String>; 2],
    /// How many cards the stock holds.
    pub stock: usize,
    /// The pile, bottom first.
    pub pile: Vec<String>,
    /// `Pile Frozen`, `Frozen` or empty.
    pub banner: &'static str,
    /// Whether the pile is frozen to the own side, for whatever reason.
    pub frozen_to_us: bool,
    /// Scores before this hand.
    pub scores: [i32; 2],
    /// What the first meld of each side must count.
    pub opening_minimums: [i32; 2],
}

fn cards(set: CardSet) -> Vec<String> {
    set.iter().map(|card| card.to_string()).collect()
}

impl Observation<'_> {
    /// This observation as plain data.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let seats = || self.rules().players.seats();
        let sides = Side::ALL;
        Snapshot {
            seat: self.seat().index(),
            to_act: self.ended().is_none().then(|| self.to_act().index()),
            turn: self.turn_of().index(),
            phase: match self.phase() {
                Phase::Draw => "draw",
                Phase::Play => "play",
                Phase::Answer => "answer",
            },
            drew: match self.drew() {
                Drew::Nothing => None,
                Drew::Stock => Some("stock"),
                Drew::Pile => Some("pile"),
            },
            bound: match self.bound() {
                Bound::Free => None,
                Bound::MustGoOut => Some("must-go-out"),
                Bound::MayNotGoOut => Some("may-not-go-out"),
            },
            ended: self.ended().map(super::state::Ended::name),
            dealer: self.dealer().index(),
            hand: cards(self.hand()),
            hand_counts: seats().map(|seat| self.hand_len(seat)).collect(),
            known: seats().map(|seat| cards(self.known(seat))).collect(),
            melds: sides.map(|side| self.melds(side).iter().map(|meld| cards(meld.cards)).collect()),
            red_threes: sides.map(|side| cards(self.red_threes(side))),
            stock: self.stock_len(),
            pile: self.pile().iter().map(Card::to_string).collect(),
            banner: self.banner().map_or("", |banner| banner.words()),
            frozen_to_us: self.frozen_to(self.side()).is_some(),
            scores: self.scores().0,
            opening_minimums: sides.map(|side| self.opening_minimum(side)),
        }
    }
}
