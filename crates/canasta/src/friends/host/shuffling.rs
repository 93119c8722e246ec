//! The shuffle: who promises, who tells, and what is shown after the hand.

use super::hand_shuffle::HandShuffle;
use super::{Host, HostEffect};
use crate::friends::message::{HostMessage, Secret};
use crate::friends::shuffle;
use crate::rules::Game;

/// Milliseconds for which a guest is waited for at each stage. Who is late is left out, and sees it.
const PATIENCE_MS: u64 = 5_000;

impl Host {
    pub(super) fn begin_shuffle(&mut self, secret: Secret, game: &Game, out: &mut Vec<HostEffect>) {
        if game.hand_is_on() || game.end().is_some() || self.is_shuffling() {
            return;
        }
        let hand = game.hand_number() + 1;
        self.shuffle = Some(HandShuffle::new(hand, secret, self.seats.len(), self.now));
        self.broadcast(&HostMessage::Shuffle { hand, sha256: shuffle::promise(&secret) }, out);
    }

    /// Goes to the next stage when all who are there have done their part, or their time is over.
    pub(super) fn go_on_shuffling(&mut self, game: &Game, out: &mut Vec<HostEffect>) {
        let guests = self.present_guests();
        let now = self.now;
        let Some(shuffle) = self.shuffle.as_mut().filter(|shuffle| !shuffle.is_dealt()) else { return };
        let is_due =
            |shuffle: &HandShuffle| shuffle.is_complete(&guests) || now.saturating_sub(shuffle.since()) >= PATIENCE_MS;
        if shuffle.is_promising() && is_due(shuffle) {
            shuffle.ask_numbers(now);
            let message = HostMessage::Promises { hand: shuffle.hand(), promises: shuffle.promises() };
            self.broadcast(&message, out);
        }
        let Some(shuffle) = self.shuffle.as_mut() else { return };
        if !shuffle.is_promising() && is_due(shuffle) {
            let deck = shuffle.deal(game.rules());
            out.push(HostEffect::Deal(deck));
        }
    }

    /// Tells all numbers once the hand has ended.
    pub(super) fn tell_numbers(&mut self, game: &Game, out: &mut Vec<HostEffect>) {
        let Some(shuffle) = self.shuffle.as_ref().filter(|shuffle| shuffle.is_dealt()) else { return };
        let has_ended = game.hand_number() == shuffle.hand() && !game.hand_is_on() && game.state().is_some();
        if !has_ended || self.has_told_numbers {
            return;
        }
        let cut = game.record().hands.last().and_then(|hand| hand.deal()?.cut);
        let message =
            HostMessage::Shuffled { hand: shuffle.hand(), host: shuffle.host(), numbers: shuffle.numbers(), cut };
        self.has_told_numbers = true;
        self.broadcast(&message, out);
    }
}
