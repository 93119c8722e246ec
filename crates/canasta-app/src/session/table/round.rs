//! The last round: what every seat did since the viewer's own last turn, and which melds changed.

use super::Table;
use crate::session::game_event::{GameEvent, Laying, events_of};
use canasta::rules::{Answer, Card, CardSet, Ended, MeldKey, MeldKind, Seat, Side, Sides};

/// How a seat began its turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TurnStart {
    /// Nothing was taken yet, or nothing was left to take.
    #[default]
    Nothing,
    /// Cards were drawn from the stock.
    Stock {
        /// The number of cards that came to the hand.
        cards: usize,
    },
    /// The pile was taken.
    Pile {
        /// The number of cards in the pile.
        cards: usize,
        /// Its top card.
        top: Card,
    },
}

/// How a seat's turn stands, or how its player ended it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TurnEnd {
    /// Neither a card was discarded nor the last one kept.
    #[default]
    Open,
    /// This card was discarded.
    Discard(Card),
    /// The last card was kept.
    Kept,
}

/// What a seat did in its last turn of the round. Hidden cards are counted, not named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRound {
    /// The seat.
    pub seat: Seat,
    /// How the turn began.
    pub took: TurnStart,
    /// The cards laid, one entry a meld, in the order in which the melds were first touched.
    pub laid: Vec<Laying>,
    /// What became canastas.
    pub canastas: Vec<MeldKind>,
    /// Red threes laid out.
    pub red_threes: CardSet,
    /// The answer to "May I go out?", if the seat asked and was answered.
    pub answer: Option<Answer>,
    /// The discard, or what came in its place.
    pub end: TurnEnd,
    /// The end of the hand, if this turn ended it.
    pub ended: Option<Ended>,
}

impl SeatRound {
    /// A seat that has done nothing in this round.
    #[must_use]
    pub const fn new(seat: Seat) -> SeatRound {
        SeatRound {
            seat,
            took: TurnStart::Nothing,
            laid: Vec::new(),
            canastas: Vec::new(),
            red_threes: CardSet::EMPTY,
            answer: None,
            end: TurnEnd::Open,
            ended: None,
        }
    }

    /// Whether the seat has done nothing in this round.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == SeatRound::new(self.seat)
    }

    fn lay(&mut self, laid: &[Laying], canastas: &[MeldKind]) {
        Laying::merge(&mut self.laid, laid);
        self.canastas.extend(canastas);
    }

    fn follow(&mut self, event: &GameEvent) {
        match event {
            GameEvent::Dealt { .. } | GameEvent::Asked { .. } | GameEvent::PlaysAlone { .. } => {}
            GameEvent::PickedUpFoot { red_threes, .. } | GameEvent::DrewBonus { red_threes, .. } => {
                self.red_threes = self.red_threes.union(*red_threes);
            }
            GameEvent::Drew { cards, red_threes, .. } => {
                self.took = TurnStart::Stock { cards: *cards };
                self.red_threes = *red_threes;
            }
            GameEvent::Took { pile, top, laid, canastas, red_threes, .. } => {
                self.took = TurnStart::Pile { cards: *pile, top: *top };
                self.red_threes = *red_threes;
                self.lay(laid, canastas);
            }
            GameEvent::Laid { laid, canastas, .. } => self.lay(laid, canastas),
            GameEvent::Discarded { card, .. } => self.end = TurnEnd::Discard(*card),
            GameEvent::Kept { .. } => self.end = TurnEnd::Kept,
            GameEvent::Answered { answer, .. } => self.answer = Some(*answer),
            GameEvent::Ended { ended, .. } => self.ended = Some(*ended),
        }
    }

    fn is_over(&self) -> bool {
        self.end != TurnEnd::Open
    }
}

/// Cards that other players added to a meld, or began it with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeldChange {
    /// The side of the meld.
    pub side: Side,
    /// The meld, by its number.
    pub meld: MeldKey,
    /// The players who laid cards there, in the order of play, each with the own cards.
    pub parts: Vec<(Seat, CardSet)>,
}

impl MeldChange {
    /// The cards that came to the meld, in all.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.parts.iter().fold(CardSet::EMPTY, |all, &(_, cards)| all.checked_add(cards).unwrap_or(all))
    }

    fn add(&mut self, seat: Seat, cards: CardSet) {
        match self.parts.iter_mut().find(|(other, _)| *other == seat) {
            // All of them lie in one meld, so together they are within the pack.
            Some((_, own)) => *own = own.checked_add(cards).unwrap_or(*own),
            None => self.parts.push((seat, cards)),
        }
    }
}

/// The last round, from the end of the viewer's own last turn until the own next turn is over. At a table without a person
/// it holds the last turn of every seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The seats in the order of play; the viewer's own is the last, and empty except at a table without a person.
    pub seats: Vec<SeatRound>,
    /// The melds that others changed.
    pub changes: Vec<MeldChange>,
}

impl Round {
    /// What a seat did.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatRound> {
        self.seats.iter().find(|round| round.seat == seat)
    }

    /// The change of a meld.
    #[must_use]
    pub fn change(&self, side: Side, meld: MeldKey) -> Option<&MeldChange> {
        self.changes.iter().find(|change| (change.side, change.meld) == (side, meld))
    }
}

/// The turns of a hand in order. An answer belongs to the turn of the player who asked.
fn turns(events: &[GameEvent]) -> Vec<SeatRound> {
    let mut turns: Vec<SeatRound> = Vec::new();
    for event in events {
        let is_answer = matches!(event, GameEvent::Answered { .. });
        match (turns.last_mut(), event.seat()) {
            (_, None) => {}
            (Some(turn), Some(seat)) if is_answer || turn.seat == seat => turn.follow(event),
            (_, Some(seat)) => {
                let mut turn = SeatRound::new(seat);
                turn.follow(event);
                turns.push(turn);
            }
        }
    }
    turns
}

/// The round as the viewer sees it. `order` holds the seats in the order of play, the viewer's last.
pub(super) fn round_of(
    events: &[GameEvent],
    sides: Sides,
    order: impl Iterator<Item = Seat>,
    viewer: Option<Seat>,
) -> Round {
    let turns = turns(events);
    let mut round = Round { seats: order.map(SeatRound::new).collect(), changes: Vec::new() };
    let start = match viewer {
        Some(me) => turns.iter().rposition(|turn| turn.seat == me && turn.is_over() && turn.ended.is_none()),
        None => turns.len().checked_sub(round.seats.len() + 1),
    };
    for turn in turns.into_iter().skip(start.map_or(0, |last| last + 1)).filter(|turn| Some(turn.seat) != viewer) {
        for laying in &turn.laid {
            let (side, meld) = (sides.of(turn.seat), laying.meld);
            match round.changes.iter_mut().find(|change| (change.side, change.meld) == (side, meld)) {
                Some(change) => change.add(turn.seat, laying.cards),
                None => round.changes.push(MeldChange { side, meld, parts: vec![(turn.seat, laying.cards)] }),
            }
        }
        if let Some(seat) = round.seats.iter_mut().find(|round| round.seat == turn.seat) {
            *seat = turn;
        }
    }
    round
}

impl Table {
    /// The last round as the viewer sees it.
    pub fn round(&self) -> Round {
        let me = self.me();
        // The order goes round the table and ends with the viewer.
        let order = self.game.rules().players.from_after(me);
        round_of(&self.hand_events, self.sides(), order, self.is_person(me).then_some(me))
    }

    /// The events of the current or last hand, from its record.
    pub(super) fn read_events(&self) -> Vec<GameEvent> {
        let Some(hand) = self.last_hand() else { return Vec::new() };
        let mut state = hand.first_state(self.game.rules());
        let mut events = Vec::new();
        for (seat, action) in hand.actions() {
            let before = state.clone();
            if state.play(action).is_err() {
                break;
            }
            events.extend(events_of(&before, seat, action, &state));
        }
        events
    }
}
