//! What has just happened at the table, as everybody saw it: for messages, logs and the marks at the seats.

use crate::rules::{Action, Answer, Card, CardSet, Ended, Rank, Seat, State};

/// Cards laid onto one meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laying {
    /// Rank of the meld.
    pub rank: Rank,
    /// The cards.
    pub cards: CardSet,
    /// Whether the meld lay there before.
    pub joined: bool,
}

/// One thing that everybody saw. Cards that only their holder sees are counted, not named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// A hand was dealt; this seat leads.
    Dealt {
        /// The number of the hand, from 1.
        hand: usize,
        /// Who leads.
        leads: Seat,
    },
    /// Cards were drawn from the stock.
    Drew {
        /// Who.
        seat: Seat,
        /// How many came to the hand.
        cards: usize,
        /// Red threes laid out.
        red_threes: CardSet,
    },
    /// The pile was taken.
    Took {
        /// Who.
        seat: Seat,
        /// How many cards it had.
        pile: usize,
        /// Its top card.
        top: Card,
        /// What was laid with it.
        laid: Vec<Laying>,
        /// Ranks that became canastas by it.
        canastas: Vec<Rank>,
        /// Red threes laid out from it.
        red_threes: CardSet,
    },
    /// Cards were laid.
    Laid {
        /// Who.
        seat: Seat,
        /// What.
        laid: Vec<Laying>,
        /// Ranks that became canastas by it.
        canastas: Vec<Rank>,
    },
    /// A card was discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The last card was kept.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A partner was asked.
    Asked {
        /// Who asks.
        seat: Seat,
    },
    /// A partner answered.
    Answered {
        /// Who answers.
        seat: Seat,
        /// What.
        answer: Answer,
    },
    /// The hand ended.
    Ended {
        /// Who made the last action.
        seat: Seat,
        /// How.
        ended: Ended,
    },
}

impl GameEvent {
    /// Who did it; nobody dealt.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            GameEvent::Dealt { .. } => None,
            GameEvent::Drew { seat, .. }
            | GameEvent::Took { seat, .. }
            | GameEvent::Laid { seat, .. }
            | GameEvent::Discarded { seat, .. }
            | GameEvent::Kept { seat }
            | GameEvent::Asked { seat }
            | GameEvent::Answered { seat, .. }
            | GameEvent::Ended { seat, .. } => Some(*seat),
        }
    }
}

/// What a legal action showed, from the states before and after it.
#[must_use]
pub fn events_of(before: &State, seat: Seat, action: &Action, after: &State) -> Vec<GameEvent> {
    let side = seat.side();
    let red_threes = after.red_threes(side).difference(before.red_threes(side));
    let laid = || {
        let laying = |meld: crate::rules::Meld| {
            let old = before.melds(side).of(meld.rank);
            Laying { rank: meld.rank, cards: meld.cards.difference(old), joined: !old.is_empty() }
        };
        after.melds(side).iter().map(laying).filter(|laying| !laying.cards.is_empty()).collect::<Vec<_>>()
    };
    let canastas = || {
        let closed = after.melds(side).iter().filter(|meld| {
            let old = before.melds(side).of(meld.rank).len();
            meld.canasta().is_some() && old < crate::rules::Meld::CANASTA
        });
        closed.map(|meld| meld.rank).collect::<Vec<_>>()
    };
    let mut all = match action {
        Action::Draw if before.stock().is_empty() => vec![],
        Action::Draw => {
            let cards = after.hand(seat).len().saturating_sub(before.hand(seat).len());
            vec![GameEvent::Drew { seat, cards, red_threes }]
        }
        Action::Take { .. } => match before.pile().last() {
            Some(&top) => {
                let (pile, laid, canastas) = (before.pile().len(), laid(), canastas());
                vec![GameEvent::Took { seat, pile, top, laid, canastas, red_threes }]
            }
            None => vec![],
        },
        Action::Meld(_) => vec![GameEvent::Laid { seat, laid: laid(), canastas: canastas() }],
        Action::Discard(card) => vec![GameEvent::Discarded { seat, card: *card }],
        Action::Keep => vec![GameEvent::Kept { seat }],
        Action::Ask => vec![GameEvent::Asked { seat }],
        Action::Answer(answer) => vec![GameEvent::Answered { seat, answer: *answer }],
    };
    all.extend(after.ended().map(|ended| GameEvent::Ended { seat, ended }));
    all
}
