//! An observation as plain data for programs: for the browser's API, workers and external players.

use super::cards::{Card, CardSet, Rank};
use super::meld::Melds;
use super::observation::Observation;
use super::ruleset::AskPartner;
use super::seat::Seat;
use super::state::{Banner, Drew, Ended, Phase, TurnObligation};
use serde::{Deserialize, Deserializer, Serialize};

/// The view of one seat, as strings of the notation and numbers.
///
/// It is equivalent to the observation: [`super::Position::new`] makes an observation of it again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    /// The seat whose view it is.
    pub seat: usize,
    /// The seat that must act; `None` when the hand has ended.
    #[serde(deserialize_with = "required")]
    pub to_act: Option<usize>,
    /// The seat whose turn it is: the asker while an answer is due.
    pub turn: usize,
    /// `draw`, `play` or `answer`.
    pub phase: Phase,
    /// `stock`, `pile`, or `null` before drawing.
    pub drew: Drew,
    /// `must-go-out`, `may-not-go-out` or `null`.
    #[serde(rename = "bound")]
    pub obligation: TurnObligation,
    /// The facts of the turn on which rules depend.
    pub so_far: TurnProgress,
    /// How the hand ended: `out`, `concealed`, `stock`, `red-three`.
    #[serde(deserialize_with = "required")]
    pub ended: Option<Ended>,
    /// The dealer.
    pub dealer: usize,
    /// The own cards.
    pub hand: CardSet,
    /// The number of cards that each seat holds.
    pub hand_counts: Vec<usize>,
    /// Cards that each seat is known to hold.
    pub known: Vec<CardSet>,
    /// The cards of the stock, of the other hands and of the pile's cards that lie face down, except known ones.
    pub unseen: CardSet,
    /// The cards of all seats, once the hand has ended.
    #[serde(deserialize_with = "required")]
    pub hands: Option<Vec<CardSet>>,
    /// The melds of each side, each a list of cards.
    pub melds: Vec<Vec<CardSet>>,
    /// Whether each seat had laid a card before this turn.
    pub has_laid: Vec<bool>,
    /// The red threes of each side.
    pub red_threes: Vec<CardSet>,
    /// The number of cards in the next foot of each seat, 0 once the last is picked up. Left out in games without feet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feet: Vec<usize>,
    /// The numbers of cards in the feet of each seat behind that one. Left out in games in which a seat has one foot at most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later_feet: Vec<Vec<usize>>,
    /// The cards of the next feet, once the hand has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown_feet: Option<Vec<CardSet>>,
    /// The cards of the feet behind them, once the hand has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown_later_feet: Option<Vec<Vec<CardSet>>>,
    /// The number of the hand in its match. Left out where no rule depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_number: Option<u32>,
    /// Whether each seat has asked "May I go out?" in this hand. Left out where a player may ask again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub has_asked: Vec<bool>,
    /// Turns that each seat has ended. Left out once no turn is closed any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<u8>,
    /// Cards that came with the pile in this turn and are laid in a later one only. Left out where there are none.
    #[serde(default, skip_serializing_if = "is_no_card")]
    pub came: CardSet,
    /// The special hand that ended this hand of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub special: Option<String>,
    /// The seat that plays alone against the two others, once it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lone: Option<usize>,
    /// The number of cards in the stock.
    pub stock: usize,
    /// The open cards of the pile, bottom first.
    pub pile: Vec<Card>,
    /// The number of cards that lie face down under them. Left out in games without such cards.
    #[serde(default, skip_serializing_if = "is_none")]
    pub face_down: usize,
    /// `Pile Frozen`, `Frozen` or empty.
    #[serde(with = "banner_text")]
    pub banner: Option<Banner>,
    /// Whether the pile is frozen to the own side, for any reason.
    pub frozen_to_us: bool,
    /// Scores before this hand.
    pub scores: Vec<i32>,
    /// The minimum of each side's first meld, in points.
    pub opening_minimums: Vec<i32>,
}

/// The facts of the current turn on which rules depend. All of them are open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnProgress {
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
    /// The number of own extra melds that lay there before the turn: second sets of a rank, sequences, wild melds.
    #[serde(rename = "old_further", default, skip_serializing_if = "is_none")]
    pub old_extra: usize,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference to the field")]
const fn is_none(number: &usize) -> bool {
    *number == 0
}

const fn is_no_card(cards: &CardSet) -> bool {
    cards.is_empty()
}

/// Reads an optional value that is written as `null` when there is none, and that may not be left out.
fn required<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

/// The banner as its text, empty when there is none.
mod banner_text {
    use super::Banner;
    use serde::de::IntoDeserializer as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    #[expect(clippy::ref_option, reason = "serde passes a reference to the field")]
    pub fn serialize<S: Serializer>(banner: &Option<Banner>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(banner.map_or("", Banner::name))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Banner>, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.is_empty() {
            return Ok(None);
        }
        let known = Banner::deserialize(text.as_str().into_deserializer());
        known.map(Some).map_err(|error: serde::de::value::Error| serde::de::Error::custom(error))
    }
}

impl Observation<'_> {
    /// This observation as plain data.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let rules = self.rules();
        let seats = || rules.players.seats();
        // Melds and threes are listed by the sides that score. Partners that came about in the hand have theirs at the first of them.
        let sides = self.sides().scoring();
        let sides = || sides.iter();
        let turn = &self.state.turn;
        Snapshot {
            seat: self.seat().index(),
            to_act: self.ended().is_none().then(|| self.to_act().index()),
            turn: self.turn_of().index(),
            phase: self.phase(),
            drew: self.drew(),
            obligation: self.obligation(),
            so_far: TurnProgress {
                asked: turn.asked,
                melded: turn.melded,
                laid: turn.laid,
                added: turn.touched_old,
                old_melds: Melds::ranks_at(turn.old_melds).collect(),
                old_extra: turn.old_extra,
            },
            ended: self.ended(),
            dealer: self.dealer().index(),
            hand: self.hand(),
            hand_counts: seats().map(|seat| self.hand_len(seat)).collect(),
            known: seats().map(|seat| self.known(seat)).collect(),
            unseen: self.unseen(),
            hands: seats().map(|seat| self.shown_hand(seat)).collect(),
            melds: sides().map(|side| self.melds(side).iter().map(|meld| meld.cards).collect()).collect(),
            has_laid: seats().map(|seat| self.has_laid(seat)).collect(),
            red_threes: sides().map(|side| self.state.scoring_threes(side)).collect(),
            feet: match rules.has_feet() {
                true => seats().map(|seat| self.foot_lens(seat).next().unwrap_or(0)).collect(),
                false => Vec::new(),
            },
            later_feet: match rules.feet.is_empty() {
                true => Vec::new(),
                false => seats().map(|seat| self.foot_lens(seat).skip(1).collect()).collect(),
            },
            shown_feet: (rules.has_feet() && self.ended().is_some())
                .then(|| seats().map(|seat| self.state.feet.next(seat).unwrap_or_default()).collect()),
            shown_later_feet: (!rules.feet.is_empty() && self.ended().is_some())
                .then(|| seats().map(|seat| self.state.feet.of(seat).skip(1).collect()).collect()),
            hand_number: rules.depends_on_hand_number().then_some(self.state.hand_number),
            has_asked: match rules.ask_partner {
                AskPartner::Once => seats().map(|seat| self.state.has_asked[seat]).collect(),
                _ => Vec::new(),
            },
            turns: match self.state.has_closed_turns() {
                true => seats().map(|seat| self.state.turns[seat]).collect(),
                false => Vec::new(),
            },
            came: self.came(),
            special: self.special_hand().map(str::to_owned),
            lone: self.sides().lone().map(Seat::index),
            stock: self.stock_len(),
            pile: self.pile().to_vec(),
            face_down: self.face_down(),
            banner: self.banner(),
            frozen_to_us: self.frozen_to(self.side()).is_some(),
            scores: self.scores().as_slice().to_vec(),
            opening_minimums: self
                .scores()
                .iter()
                .map(|&score| rules.minimum_in_hand(score, self.hand_number()))
                .collect(),
        }
    }
}
