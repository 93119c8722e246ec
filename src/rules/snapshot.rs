//! An observation as plain data, for programs: the browser's API, workers and foreign players read this one form.

use super::card::{Card, Rank};
use super::cards::CardSet;
use super::field::{FieldValue, Fields, fields};
use super::meld::Melds;
use super::observation::Observation;
use super::seat::Side;
use super::state::{Banner, Drew, Ended, Phase, TurnObligation};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

fields! {
    /// What one seat may know, as strings of the notation and numbers.
    ///
    /// It holds nothing that the seat may not know, and all that it may: [`super::Position::new`] makes an observation of it
    /// again.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Snapshot {
        /// Whose view it is.
        pub seat: usize,
        /// Who is to act; `None` when the hand has ended.
        pub to_act: Option<usize>,
        /// Whose turn it is: the asker while an answer is due.
        pub turn: usize,
        /// `draw`, `play` or `answer`.
        pub phase: Phase,
        /// `stock`, `pile` or nothing yet.
        pub drew: Drew,
        /// `must-go-out`, `may-not-go-out` or neither.
        pub bound: TurnObligation,
        /// What the turn has brought so far.
        pub so_far: SoFar,
        /// How the hand ended: `out`, `concealed`, `stock`, `red-three`.
        pub ended: Option<Ended>,
        /// Who dealt.
        pub dealer: usize,
        /// The own cards.
        pub hand: CardSet,
        /// How many cards each seat holds.
        pub hand_counts: Vec<usize>,
        /// Cards that each seat is known to hold.
        pub known: Vec<CardSet>,
        /// Every card whose place is not known: those of the stock and of the other hands, but for the known ones.
        pub unseen: CardSet,
        /// The cards of all seats, once the hand has ended.
        pub hands: Option<Vec<CardSet>>,
        /// The melds of each side, each a list of cards.
        pub melds: [Vec<CardSet>; 2],
        /// Whether each seat had laid a card before this turn.
        pub has_laid: Vec<bool>,
        /// The red threes of each side.
        pub red_threes: [CardSet; 2],
        /// How many cards the stock holds.
        pub stock: usize,
        /// The pile, bottom first.
        pub pile: Vec<Card>,
        /// `Pile Frozen`, `Frozen` or empty.
        pub banner: Option<Banner>,
        /// Whether the pile is frozen to the own side, for whatever reason.
        pub frozen_to_us: bool,
        /// Scores before this hand.
        pub scores: [i32; 2],
        /// What the first meld of each side must count.
        pub opening_minimums: [i32; 2],
    }
}

fields! {
    /// What has been done in the turn that is on, as far as a rule asks for it. All of it was done in the open.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SoFar {
        /// Whether the partner has been asked.
        pub asked: bool,
        /// Whether cards were laid other than with the pile.
        pub melded: bool,
        /// Whether cards were laid at all.
        pub laid: bool,
        /// Whether a card was added to a meld that lay there before the turn.
        pub added: bool,
        /// The ranks of the own melds that lay there before the turn; `3` for black threes.
        pub old_melds: Vec<Rank>,
    }
}

impl Serialize for Snapshot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

/// What else there is, as of a later version, is left alone.
impl<'de> Deserialize<'de> for Snapshot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Snapshot, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Snapshot::from_json(&value).ok_or_else(|| {
            let field = Snapshot::fault(&value).unwrap_or_default();
            D::Error::custom(format_args!("the field `{field}` is missing or wrong"))
        })
    }
}

impl Observation<'_> {
    /// This observation as plain data.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let seats = || self.rules().players.seats();
        let sides = Side::ALL;
        let turn = &self.state.turn;
        Snapshot {
            seat: self.seat().index(),
            to_act: self.ended().is_none().then(|| self.to_act().index()),
            turn: self.turn_of().index(),
            phase: self.phase(),
            drew: self.drew(),
            bound: self.obligation(),
            so_far: SoFar {
                asked: turn.asked,
                melded: turn.melded,
                laid: turn.laid,
                added: turn.touched_old,
                old_melds: Melds::ranks_at(turn.old_melds).collect(),
            },
            ended: self.ended(),
            dealer: self.dealer().index(),
            hand: self.hand(),
            hand_counts: seats().map(|seat| self.hand_len(seat)).collect(),
            known: seats().map(|seat| self.known(seat)).collect(),
            unseen: self.unseen(),
            hands: seats().map(|seat| self.shown_hand(seat)).collect(),
            melds: sides.map(|side| self.melds(side).iter().map(|meld| meld.cards).collect()),
            has_laid: seats().map(|seat| self.has_laid(seat)).collect(),
            red_threes: sides.map(|side| self.red_threes(side)),
            stock: self.stock_len(),
            pile: self.pile().to_vec(),
            banner: self.banner(),
            frozen_to_us: self.frozen_to(self.side()).is_some(),
            scores: self.scores().0,
            opening_minimums: sides.map(|side| self.opening_minimum(side)),
        }
    }
}
