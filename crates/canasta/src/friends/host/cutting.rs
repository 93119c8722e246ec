//! The cut by the person who keeps cards of it.

use super::hand_cut::HandCut;
use super::line::LineId;
use super::{Host, HostEffect, HostNotice};
use crate::friends::heartbeat::Signal;
use crate::friends::message::{HostMessage, Secret};
use crate::friends::seating::SeatPlayer;
use crate::rules::Game;

/// Milliseconds for which the cutter is waited for. After that the cut falls by chance.
const CUT_MS: u64 = 30_000;

impl Host {
    /// The seat that is asked where to cut.
    #[must_use]
    pub fn cutter(&self) -> Option<usize> {
        self.cutting.map(|cutting| cutting.seat)
    }

    /// Begins a deal: with the cut, where a person keeps cards of it, or with the shuffle.
    pub(super) fn begin_deal(&mut self, secret: Secret, game: &Game, out: &mut Vec<HostEffect>) {
        if game.hand_is_on() || game.end().is_some() || self.is_shuffling() {
            return;
        }
        match self.cutter_of_next(game).filter(|_| self.next_cut.is_none()) {
            Some(seat) => {
                self.cutting = Some(HandCut { seat, secret, since: self.now });
                self.broadcast(&HostMessage::Cuts { hand: game.hand_number() + 1, seat }, out);
                out.push(HostEffect::Notice(HostNotice::Cuts(seat)));
            }
            None => self.begin_shuffle(secret, game, out),
        }
    }

    /// Who cuts the next deck, if that is a person who keeps cards of it. The dealer of the first hand is not known by then.
    fn cutter_of_next(&self, game: &Game) -> Option<usize> {
        let dealer = game.next_dealer().filter(|_| game.rules().is_cut_kept())?;
        Some(game.rules().cutter(dealer).index()).filter(|&seat| self.can_cut(seat))
    }

    fn can_cut(&self, seat: usize) -> bool {
        self.seats.get(seat).is_some_and(|seating| match seating.player {
            SeatPlayer::Here => true,
            SeatPlayer::Guest => !seating.bot_plays && self.signal(seat) != Signal::Lost,
            SeatPlayer::Open | SeatPlayer::Bot => false,
        })
    }

    /// A person at the host's device cuts, or the cut of the next deal is said beforehand.
    pub(super) fn cut_here(&mut self, cards: usize, game: &Game, out: &mut Vec<HostEffect>) {
        let player = self.cutter().and_then(|seat| self.seats.get(seat)).map(|seating| seating.player);
        if player.is_none_or(|player| player == SeatPlayer::Here) {
            self.set_cut(Some(cards), game);
            self.end_cutting(game, out);
        }
    }

    /// A guest cuts.
    pub(super) fn cut_by(
        &mut self,
        seat: usize,
        hand: u32,
        cards: Option<usize>,
        game: &Game,
        out: &mut Vec<HostEffect>,
    ) {
        if self.cutter() == Some(seat) && hand == game.hand_number() + 1 {
            self.set_cut(cards, game);
            self.end_cutting(game, out);
        }
    }

    fn set_cut(&mut self, cards: Option<usize>, game: &Game) {
        self.next_cut = cards.filter(|cards| (1..game.rules().cards().len()).contains(cards));
    }

    /// Goes on by chance when the cutter is away or takes too long.
    pub(super) fn go_on_cutting(&mut self, game: &Game, out: &mut Vec<HostEffect>) {
        let is_over =
            |cutting: &HandCut| self.now.saturating_sub(cutting.since) >= CUT_MS || !self.can_cut(cutting.seat);
        if self.cutting.as_ref().is_some_and(is_over) {
            self.end_cutting(game, out);
        }
    }

    fn end_cutting(&mut self, game: &Game, out: &mut Vec<HostEffect>) {
        if let Some(cutting) = self.cutting.take() {
            self.begin_shuffle(cutting.secret, game, out);
        }
    }

    /// Tells a guest who has just come who cuts.
    pub(super) fn tell_cutter(&mut self, id: LineId, game: &Game, out: &mut Vec<HostEffect>) {
        if let Some(seat) = self.cutter() {
            self.send(id, &HostMessage::Cuts { hand: game.hand_number() + 1, seat }, out);
        }
    }
}
