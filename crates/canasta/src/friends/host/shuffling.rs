//! The shuffle: who promises, who tells, and what is shown after the hand.

use super::hand_shuffle::HandShuffle;
use super::line::LineId;
use super::{Host, HostEffect};
use crate::friends::message::{HostMessage, Secret};
use crate::friends::shuffle;
use crate::rules::{Game, Rules, Seat};

/// Milliseconds for which a guest is waited for at each stage. Who is late is left out, and sees it.
const PATIENCE_MS: u64 = 5_000;

impl Host {
    pub(super) fn begin_shuffle(&mut self, secret: Secret, game: &Game, out: &mut Vec<HostEffect>) {
        let hand = game.hand_number() + 1;
        let cut = self.next_cut.take().or_else(|| shuffle::cut(game.rules(), hand, &secret));
        self.last_shuffle = self.shuffle.replace(HandShuffle::new(hand, secret, cut, self.seats.len(), self.now));
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
            let message = promises(shuffle);
            self.broadcast(&message, out);
        }
        let Some(shuffle) = self.shuffle.as_mut() else { return };
        if !shuffle.is_promising() && is_due(shuffle) {
            let deck = shuffle.deal(game.rules());
            self.last_shuffle = None;
            out.push(HostEffect::Deal(deck));
        }
    }

    /// How many cards of the deck that is dealt go to its bottom, as all were told.
    #[must_use]
    pub fn cut(&self) -> Option<usize> {
        self.shuffle.as_ref().and_then(HandShuffle::cut)
    }

    /// Who deals the hand that is shuffled, if it is the first one of the match: the lot follows from all numbers. `None` before
    /// [`HostEffect::Deal`].
    #[must_use]
    pub fn first_dealer(&self, rules: &Rules) -> Option<Seat> {
        self.shuffle.as_ref().filter(|shuffle| shuffle.is_dealt()).map(|shuffle| shuffle.first_dealer(rules))
    }

    /// Tells all numbers once the hand has ended.
    pub(super) fn tell_numbers(&mut self, game: &Game, out: &mut Vec<HostEffect>) {
        if let Some(proof) = self.proof(game).filter(|_| !self.has_told_numbers) {
            self.has_told_numbers = true;
            self.broadcast(&proof, out);
        }
    }

    /// Tells a guest who has just come what the others were told of the shuffle.
    pub(super) fn tell_shuffle(&mut self, id: LineId, game: &Game, out: &mut Vec<HostEffect>) {
        let mut messages: Vec<HostMessage> = self.proof(game).into_iter().collect();
        if let Some(shuffle) = self.shuffle.as_ref().filter(|shuffle| !shuffle.is_dealt()) {
            messages.push(HostMessage::Shuffle { hand: shuffle.hand(), sha256: shuffle::promise(&shuffle.host()) });
            messages.extend((!shuffle.is_promising()).then(|| promises(shuffle)));
        }
        messages.iter().for_each(|message| self.send(id, message, out));
        self.tell_cutter(id, game, out);
    }

    /// All that the deck of a hand was made of, once it has ended.
    fn proof(&self, game: &Game) -> Option<HostMessage> {
        let is_of = |shuffle: &&HandShuffle| shuffle.is_dealt() && shuffle.hand() == game.hand_number();
        let shuffle = [&self.shuffle, &self.last_shuffle].into_iter().flatten().find(is_of)?;
        if game.hand_is_on() || game.state().is_none() {
            return None;
        }
        let cut = game.record().hands.last().and_then(|hand| hand.deal()?.cut);
        Some(HostMessage::Shuffled { hand: shuffle.hand(), host: shuffle.host(), numbers: shuffle.numbers(), cut })
    }
}

fn promises(shuffle: &HandShuffle) -> HostMessage {
    HostMessage::Promises { hand: shuffle.hand(), promises: shuffle.promises(), cut: shuffle.cut() }
}
