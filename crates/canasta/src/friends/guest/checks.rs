//! What a guest checks of the shuffle after a hand.

use super::hand::Seen;
use crate::friends::message::Secret;
use crate::friends::shuffle::{ShuffleCheck, deck, promise};
use crate::rules::{Action, Deck, Rules, Seat, State, deck_sha256};

/// What was said about the shuffle of a hand before it.
#[derive(Clone, Debug)]
pub(super) struct GuestShuffle {
    pub(super) hand: u32,
    /// The host's promise, and those of all seats once they were told.
    pub(super) host: Secret,
    pub(super) promises: Option<Vec<Option<Secret>>>,
    /// The own number.
    pub(super) own: Secret,
    /// Whether the host was told the own number.
    pub(super) has_told: bool,
    /// Whether the host had shuffled for this hand before, with another number, and was told the own one.
    pub(super) is_repeated: bool,
}

/// What the host tells after the hand.
pub(super) struct Told {
    pub(super) host: Secret,
    pub(super) numbers: Vec<Option<Secret>>,
    pub(super) cut: Option<usize>,
}

impl GuestShuffle {
    /// Compares what was promised, what was told and what was seen.
    pub(super) fn check(&self, told: &Told, rules: &Rules, seen: &Seen) -> ShuffleCheck {
        let Some(promises) = &self.promises else { return ShuffleCheck::Unknown };
        if seen.hand != self.hand || seen.missed > 0 {
            return ShuffleCheck::Unknown;
        }
        let is_kept = |(number, promised): (&Option<Secret>, &Option<Secret>)| match number {
            Some(number) => *promised == Some(promise(number)),
            None => true,
        };
        if promise(&told.host) != self.host
            || told.numbers.len() != promises.len()
            || !told.numbers.iter().zip(promises).all(is_kept)
        {
            return ShuffleCheck::BrokenPromise;
        }
        let deck = deck(rules, self.hand, &told.host, &told.numbers);
        if deck_sha256(&deck) != seen.sha256 || !follows(&deck.cut(told.cut.unwrap_or(0)), rules, seen) {
            return ShuffleCheck::OtherDeck;
        }
        let own = seen.observation().seat().index();
        let is_among = told.numbers.get(own).copied().flatten() == Some(self.own);
        match is_among {
            false => ShuffleCheck::WithoutOwn,
            true if self.is_repeated => ShuffleCheck::Repeated,
            true => ShuffleCheck::Fair,
        }
    }
}

/// Whether the hand of this deck comes to what was seen.
fn follows(deck: &Deck, rules: &Rules, seen: &Seen) -> bool {
    let observation = seen.observation();
    let mut state = State::deal(*rules, observation.dealer(), observation.scores(), deck).with_hand_number(seen.hand);
    for told in &seen.actions {
        let seat: Option<Seat> = rules.players.seat(told.seat);
        let action = told.action.parse::<Action>();
        let (Some(seat), Ok(action)) = (seat, action) else { return false };
        if state.play_as(seat, &action).is_err() {
            return false;
        }
    }
    state.observe(observation.seat()) == observation
}
