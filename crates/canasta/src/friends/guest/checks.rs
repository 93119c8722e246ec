//! What a guest checks of the shuffle after a hand.

use super::hand::Seen;
use super::hand_shuffle::HandShuffle;
use crate::friends::message::Secret;
use crate::friends::shuffle::{ShuffleCheck, deck, first_dealer, promise};
use crate::rules::{Action, Deck, Rules, Seat, State, deck_sha256};

/// What the host tells after the hand.
pub(super) struct Told {
    pub(super) host: Secret,
    pub(super) numbers: Vec<Option<Secret>>,
    pub(super) cut: Option<usize>,
}

impl HandShuffle {
    /// Compares what was promised, what was told and what was seen.
    pub(super) fn check(&self, told: &Told, rules: &Rules, seen: &Seen) -> ShuffleCheck {
        let Some(bound) = &self.bound else { return ShuffleCheck::Unknown };
        let observation = seen.observation();
        if seen.hand != self.hand || seen.missed > 0 || observation.ended().is_none() {
            return ShuffleCheck::Unknown;
        }
        let is_kept = |(number, promised): (&Option<Secret>, &Option<Secret>)| match number {
            Some(number) => *promised == Some(promise(number)),
            None => true,
        };
        if promise(&told.host) != self.host
            || told.cut.unwrap_or(0) != bound.cut.unwrap_or(0)
            || told.numbers.len() != bound.promises.len()
            || !told.numbers.iter().zip(&bound.promises).all(is_kept)
        {
            return ShuffleCheck::BrokenPromise;
        }
        let (dealer, scores) = match &seen.deal {
            _ if self.hand == 1 => {
                (first_dealer(rules, self.hand, &told.host, &told.numbers), vec![0; rules.sides().scores()])
            }
            Some(deal) => (deal.dealer, deal.scores.clone()),
            None => return ShuffleCheck::Unknown,
        };
        let deck = deck(rules, self.hand, &told.host, &told.numbers);
        if observation.dealer() != dealer
            || observation.scores().as_slice() != scores
            || deck_sha256(&deck) != seen.sha256
            || !follows(&deck, told.cut.unwrap_or(0), rules, seen)
        {
            return ShuffleCheck::OtherDeck;
        }
        let own = bound.promises.get(observation.seat().index()).copied().flatten();
        if own != Some(promise(&self.own)) {
            ShuffleCheck::WithoutOwn
        } else if self.is_repeated {
            ShuffleCheck::Repeated
        } else if told
            .numbers
            .iter()
            .zip(&bound.promises)
            .any(|(number, promised)| number.is_none() && promised.is_some())
        {
            ShuffleCheck::Withheld
        } else {
            ShuffleCheck::Fair
        }
    }
}

/// Whether the hand of this deck, cut here, comes to what was seen.
fn follows(deck: &Deck, cut: usize, rules: &Rules, seen: &Seen) -> bool {
    let observation = seen.observation();
    let state = State::deal_cut(*rules, observation.dealer(), observation.scores(), deck, cut);
    let mut state = state.with_hand_number(seen.hand);
    for told in &seen.actions {
        let seat: Option<Seat> = rules.players.seat(told.seat);
        let action = told.action.parse::<Action>();
        let (Some(seat), Ok(action)) = (seat, action) else { return false };
        if state.play_as(seat, &action).is_err() {
            return false;
        }
    }
    state.observe(observation.seat()) == observation
        && state.score().is_some_and(|sheet| sheet.totals().as_slice() == seen.totals)
}
