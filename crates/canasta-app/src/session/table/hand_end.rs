//! The end of a hand as a moment: who ended it, with which cards, and the meld that is shown large.

use super::Table;
use crate::session::game_event::GameEvent;
use canasta::rules::{Action, Canasta, Card, CardSet, Ended, Meld, Seat, State};

/// How the last hand ended, as everybody saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandEnd {
    /// The seat of the last action.
    pub seat: Seat,
    /// The way in which the hand ended.
    pub ended: Ended,
    /// The melds that grew in the last turn, as they lie now.
    pub melds: Vec<GrownMeld>,
    /// Whether the pile was taken in the last turn.
    pub took_pile: bool,
    /// The discard of the last turn.
    pub discard: Option<Card>,
    /// The meld to show: the best of the melds that grew. Without one it is the best meld of the side that ended the hand, or of the other.
    pub best: Option<GrownMeld>,
}

/// A meld, and what the last turn added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GrownMeld {
    /// The meld as it lies.
    pub meld: Meld,
    /// The cards that the last turn added; none if it grew earlier.
    pub added: CardSet,
}

impl GrownMeld {
    /// Whether the last turn made it a canasta.
    #[must_use]
    pub const fn is_closed_now(&self) -> bool {
        let before = self.meld.cards.len() - self.added.len();
        before < Meld::CANASTA && self.meld.canasta().is_some()
    }

    /// Its worth as a picture: a natural canasta before a mixed one, a canasta before other melds, then by cards.
    fn rank(&self) -> (u8, usize) {
        let kind = match self.meld.canasta() {
            Some(Canasta::Sequence | Canasta::Wild) => 3,
            Some(Canasta::Natural) => 2,
            Some(Canasta::Mixed) => 1,
            None => 0,
        };
        (kind, self.meld.cards.len())
    }
}

impl Table {
    /// How the last hand ended; `None` while it is on.
    pub fn hand_end(&self) -> Option<HandEnd> {
        let after = self.state()?;
        let ended = after.ended()?;
        let hand = self.last_hand()?;
        let Some((seat, _)) = hand.actions().last() else { return self.told_end(after, ended) };
        let all = hand.actions().count();
        // A question and its answer belong to the turn of the seat that asked.
        let is_of_turn = |who: Seat, action: &Action| who == seat || matches!(action, Action::Answer(_));
        let turn: Vec<&Action> = {
            let from_end: Vec<(Seat, &Action)> = hand.actions().collect();
            let back = from_end.iter().rev().take_while(|(who, action)| is_of_turn(*who, action));
            back.map(|(_, action)| *action).collect()
        };
        let before = self.state_before(hand, all - turn.len());
        let sides = after.sides();
        let side = sides.of(seat);
        let grown = |state: &State| -> Vec<GrownMeld> {
            let melds = after.melds(side).since(state.melds(side));
            melds.map(|(meld, old)| GrownMeld { meld, added: meld.cards.difference(old) }).collect()
        };
        let melds: Vec<GrownMeld> = grown(&before).into_iter().filter(|grown| !grown.added.is_empty()).collect();
        let best = |all: &[GrownMeld]| all.iter().copied().max_by_key(|grown| (grown.is_closed_now(), grown.rank()));
        let went_out = matches!(ended, Ended::Out | Ended::Concealed);
        let lying = |side| {
            let melds = after.melds(side).iter();
            melds.map(|meld| GrownMeld { meld, added: CardSet::EMPTY }).collect::<Vec<_>>()
        };
        let best = match went_out {
            true => best(&melds).or_else(|| best(&lying(side))),
            false => best(&sides.iter().flat_map(lying).collect::<Vec<_>>()),
        };
        let took_pile = turn.iter().any(|action| matches!(action, Action::Take { .. }));
        let discard = turn.iter().find_map(|action| match action {
            Action::Discard(card) => Some(*card),
            _ => None,
        });
        Some(HandEnd { seat, ended, melds, took_pile, discard, best })
    }

    /// The end of a hand whose actions a guest was told one by one: the meld that is shown large is the best that lies there.
    fn told_end(&self, after: &State, ended: Ended) -> Option<HandEnd> {
        let seat = self.log.iter().rev().find_map(GameEvent::seat).unwrap_or(after.turn_of());
        let sides = after.sides();
        let went_out = matches!(ended, Ended::Out | Ended::Concealed);
        let shown = sides.iter().filter(|side| !went_out || *side == sides.of(seat));
        let lying =
            shown.flat_map(|side| after.melds(side).iter().map(|meld| GrownMeld { meld, added: CardSet::EMPTY }));
        let best = lying.max_by_key(|grown| (grown.is_closed_now(), grown.rank()));
        Some(HandEnd { seat, ended, melds: Vec::new(), took_pile: false, discard: None, best })
    }
}
