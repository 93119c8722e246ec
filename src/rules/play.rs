//! Playing an action: the check and its order.
//!
//! An action is checked in full before the state changes, so a refused action changes nothing. If several errors apply,
//! faults of the cards come before those of the situation (rules §4).

use super::action::{Action, Answer, Group};
use super::cards::{Card, CardSet};
use super::error::RuleError;
use super::lay::{self, Laid};
use super::legal;
use super::meld::{Meld, Missing};
use super::ruleset::{PileNewMeld, PileOwnMeld, StockEnd};
use super::seat::Seat;
use super::state::{Drew, Ended, Phase, State, TurnObligation};

impl From<Missing> for RuleError {
    fn from(missing: Missing) -> RuleError {
        match missing {
            Missing::Canastas { have, need } => RuleError::CanastasMissing { have, need },
            Missing::Ranks(missing) => RuleError::RankCanastaMissing { missing },
        }
    }
}

/// The effect of a legal draw.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Draw {
    /// Cards of the stock.
    Cards,
    /// The end of the hand, as the stock is empty.
    End,
}

impl State {
    /// Plays an action for the seat that must act. A refused action changes nothing.
    ///
    /// ```
    /// use canasta::rules::{Deck, Preset, Seat, State, BySide, generator};
    /// let deck = Deck::shuffled(&mut generator([0; 32]));
    /// let mut state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
    /// let before = state.clone();
    /// assert_eq!(state.play(&"discard Kd".parse().unwrap()).unwrap_err().code(), "must-draw-first");
    /// assert_eq!(state, before);
    /// state.play(&"draw".parse().unwrap()).unwrap();
    /// ```
    ///
    /// # Errors
    /// The reason why the rules refuse it (rules §4).
    pub fn play(&mut self, action: &Action) -> Result<(), RuleError> {
        self.check_moment(action)?;
        // Each arm checks before it changes the state.
        match action {
            Action::Draw => match self.check_draw()? {
                Draw::Cards => self.draw(),
                Draw::End => self.ended = Some(Ended::Stock),
            },
            Action::Take { with, groups } => {
                let laid = self.check_take(with, groups)?;
                self.take(&laid);
            }
            Action::Meld(groups) => {
                let laid = self.check_meld(groups)?;
                self.meld(&laid);
            }
            Action::Discard(card) => {
                self.check_discard(*card)?;
                self.discard(*card);
            }
            Action::Keep => {
                self.check_keep()?;
                self.end_turn();
            }
            Action::Ask => {
                self.check_ask()?;
                self.turn.asked = true;
                self.phase = Phase::Answer;
            }
            Action::Answer(answer) => {
                self.turn.obligation = match answer {
                    Answer::Yes => TurnObligation::MustGoOut,
                    Answer::No => TurnObligation::MayNotGoOut,
                };
                self.phase = Phase::Play;
            }
        }
        Ok(())
    }

    /// Plays an action of a certain seat.
    ///
    /// # Errors
    /// As [`State::play`], and [`RuleError::NotYourTurn`] if another seat is to act.
    pub fn play_as(&mut self, seat: Seat, action: &Action) -> Result<(), RuleError> {
        if self.ended.is_none() && seat != self.to_act() {
            return Err(RuleError::NotYourTurn { to_act: self.to_act() });
        }
        self.play(action)
    }

    /// Checks whether [`State::play`] would accept the action.
    ///
    /// # Errors
    /// As [`State::play`].
    pub fn check(&self, action: &Action) -> Result<(), RuleError> {
        self.check_moment(action)?;
        match action {
            Action::Draw => self.check_draw().map(drop),
            Action::Take { with, groups } => self.check_take(with, groups).map(drop),
            Action::Meld(groups) => self.check_meld(groups).map(drop),
            Action::Discard(card) => self.check_discard(*card),
            Action::Keep => self.check_keep(),
            Action::Ask => self.check_ask(),
            Action::Answer(_) => Ok(()),
        }
    }

    /// Reads an action in notation (rules §3). A text that is not an action, or that names more cards of a face than there
    /// are, is refused with the error of the moment if there is one, as any action would be.
    ///
    /// ```
    /// use canasta::rules::{BySide, Deck, Preset, Seat, State, generator};
    /// let deck = Deck::shuffled(&mut generator([0; 32]));
    /// let state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
    /// assert!(state.read("draw").is_ok());
    /// assert_eq!(state.read("sing").unwrap_err().code(), "unknown-action");
    /// assert_eq!(state.read("meld 4s 4s 4s").unwrap_err().code(), "must-draw-first");
    /// ```
    ///
    /// # Errors
    /// As [`Action::from_str`](std::str::FromStr), and those of the moment: [`RuleError::HandOver`],
    /// [`RuleError::MustAnswer`]; for too many cards also [`RuleError::MustDrawFirst`] and [`RuleError::AlreadyDrawn`].
    pub fn read(&self, text: &str) -> Result<Action, RuleError> {
        text.parse().map_err(|error| {
            // The check of the moment depends only on the kind of an action.
            let kind = match (&error, text.split_whitespace().next()) {
                (RuleError::NotInHand { .. }, Some("take")) => Action::take(CardSet::EMPTY),
                (RuleError::NotInHand { .. }, _) => Action::Meld(Vec::new()),
                _ => Action::Draw,
            };
            self.check_moment(&kind).err().unwrap_or(error)
        })
    }

    /// Checks that this kind of action is possible at this moment: only an answer after a question, none after the end, the
    /// pile before and melds after drawing.
    const fn check_moment(&self, action: &Action) -> Result<(), RuleError> {
        match (self.ended, self.phase, action) {
            (Some(_), ..) => Err(RuleError::HandOver),
            (None, Phase::Answer, Action::Answer(_)) => Ok(()),
            (None, Phase::Answer, _) => Err(RuleError::MustAnswer),
            (None, _, Action::Answer(_)) => Err(RuleError::UnknownAction),
            (None, Phase::Play, Action::Take { .. }) => Err(self.has_begun()),
            (None, Phase::Draw, Action::Meld(_)) if !self.rules.out_without_draw => Err(RuleError::MustDrawFirst),
            _ => Ok(()),
        }
    }

    /// The error for beginning a turn twice.
    const fn has_begun(&self) -> RuleError {
        match self.turn.drew {
            // Nothing was drawn: the turn began by melding and must go out.
            Drew::Nothing => RuleError::MustGoOut,
            Drew::Stock | Drew::Pile => RuleError::AlreadyDrawn,
        }
    }

    fn check_draw(&self) -> Result<Draw, RuleError> {
        if self.phase == Phase::Play {
            return Err(self.has_begun());
        }
        if self.stock.len() > 0 {
            return Ok(Draw::Cards);
        }
        let must_take = match self.rules.stock_end {
            // The top card fits an own meld exactly if it may be taken without a card of the hand.
            StockEnd::TakeIfFits => self.check(&Action::take(CardSet::EMPTY)).is_ok(),
            StockEnd::EndsWithTurn | StockEnd::EndsWithDraw => false,
            StockEnd::TakeIfAble => legal::any_take(self, usize::MAX).is_some(),
        };
        if must_take { Err(RuleError::MustTakePile) } else { Ok(Draw::End) }
    }

    fn check_take(&self, with: &Group, groups: &[Group]) -> Result<Laid, RuleError> {
        let side = self.sides.of(self.seat);
        let (hand, melds) = (self.hands[self.seat], &self.melds[side]);
        let from_hand = lay::in_hand(std::iter::once(with).chain(groups), hand)?;
        let mut own_ranks = with.cards.non_wilds().ranks();
        let own_rank = own_ranks.next();
        if own_ranks.next().is_some() || own_rank.zip(with.named).is_some_and(|(rank, named)| rank != named) {
            return Err(RuleError::MixedRanks { cards: with.cards });
        }

        // Faults of the further groups come before those of the pile. Groups of the top card's rank join it, and are
        // checked with it below.
        let top_rank = self.pile_rank();
        let of_top = |group: &&Group| {
            let natural = group.cards.non_wilds();
            top_rank.is_some_and(|rank| {
                group.named.or(natural.ranks().next()) == Some(rank) && natural.of_rank(rank) == natural
            })
        };
        if !groups.is_empty() {
            let apart: Vec<Group> = groups.iter().filter(|group| !of_top(group)).copied().collect();
            lay::join(&self.rules, melds, None, &apart, from_hand)?;
        }
        let top = self.pile.row.last().ok_or(RuleError::PileEmpty)?;
        if !self.rules.pile_allowed {
            return Err(RuleError::PileClosed);
        }
        if top.is_wild() {
            return Err(RuleError::PileTopWild);
        }
        if top.is_black_three() {
            return Err(RuleError::PileBlocked);
        }
        let rank = top.rank();
        let fits = own_rank.or(with.named).is_none_or(|own| own == rank);
        let alone = with.cards.is_empty() && !groups.iter().any(|group| of_top(&group));
        // A red three on top of the pile cannot come about by play: it is covered at the deal.
        if !fits || !rank.is_natural() || (alone && melds.of(rank).is_empty()) {
            return Err(RuleError::TopCardDoesNotFit { top: rank });
        }
        let laid = lay::join(&self.rules, melds, Some((top, with.cards)), groups, from_hand)?;
        if laid.has_black_threes() {
            return Err(RuleError::BlackThreesOnlyGoingOut);
        }
        let pair = laid.from_hand.count(rank) >= 2;
        let own_meld = melds.of(rank);
        let naturals = self.rules.frozen_naturals(own_meld);
        match self.frozen_to(side) {
            Some(by) if !pair => return Err(RuleError::PileFrozen { top: rank, naturals, by }),
            _ => {}
        }
        if own_meld.is_empty() {
            let natural = laid.from_hand.count(rank) >= 1;
            let enough = match self.rules.pile_new_meld {
                PileNewMeld::Pair => pair,
                PileNewMeld::PairOrWild => natural,
            };
            if !enough {
                return Err(RuleError::PileNeedsNaturalPair { top: rank, naturals });
            }
        } else if self.rules.pile_own_meld == PileOwnMeld::Under7 && own_meld.len() >= Meld::CANASTA {
            return Err(RuleError::CanastaFull { rank });
        }
        if self.rules.one_card_pile_closed && self.pile.row.len() == 1 && hand.len() == 1 {
            return Err(RuleError::OneCardPile);
        }
        self.check_opening(&laid, false)?;
        let rest = self.pile_rest();
        self.check_finish(hand.difference(from_hand).union(rest.difference(rest.red_threes())), &laid, true)?;
        Ok(laid)
    }

    /// The cards of the pile that go to the hand of who takes it: those below its top card, as far down as the rules let
    /// them be taken.
    pub(super) fn pile_rest(&self) -> CardSet {
        let taken = self.pile.takeable_set(self.rules.pile_take);
        self.pile.row.last().map_or(CardSet::EMPTY, |top| taken.difference(top.into()))
    }

    fn check_meld(&self, groups: &[Group]) -> Result<Laid, RuleError> {
        let (hand, melds) = (self.hands[self.seat], &self.melds[self.sides.of(self.seat)]);
        if groups.is_empty() || groups.iter().any(|group| group.cards.is_empty()) {
            return Err(RuleError::NoCards);
        }
        let from_hand = lay::in_hand(groups.iter(), hand)?;
        let laid = lay::join(&self.rules, melds, None, groups, from_hand)?;
        let left = hand.difference(from_hand);
        let out = left.len() <= 1 && laid.melds.missing(&self.rules).is_none();
        let exempt = self.rules.concealed_exempt
            && self.turn.drew == Drew::Stock
            && self.turn.obligation != TurnObligation::MayNotGoOut
            && out;
        self.check_opening(&laid, exempt)?;
        self.check_finish(left, &laid, false)?;
        Ok(laid)
    }

    /// The side's first meld must reach the minimum (rules §2.9).
    fn check_opening(&self, laid: &Laid, exempt: bool) -> Result<(), RuleError> {
        let side = self.sides.of(self.seat);
        if !self.melds[side].is_empty() {
            return Ok(());
        }
        let wilds = laid.cards.wilds();
        if !self.rules.wilds_in_opening && !wilds.is_empty() {
            return Err(RuleError::WildsNotAllowedInOpening { wilds });
        }
        let (points, minimum) = (laid.cards.points(), self.opening_minimum(self.seat));
        if !exempt && points < minimum {
            return Err(RuleError::BelowOpeningMinimum { points, minimum });
        }
        Ok(())
    }

    /// Checks that the turn can still be finished (rules §2.12), and that black threes are laid only by a player who goes
    /// out (rules §2.11).
    fn check_finish(&self, left: CardSet, laid: &Laid, taking: bool) -> Result<(), RuleError> {
        let melds = &laid.melds;
        let undrawn = self.phase == Phase::Draw && !taking;
        if left.is_empty() {
            if let Some(missing) = melds.missing(&self.rules) {
                return Err(missing.into());
            }
            if self.turn.obligation == TurnObligation::MayNotGoOut {
                return Err(RuleError::MayNotGoOut);
            }
        }
        if laid.has_black_threes() {
            let last = !self.rules.black_threes_last || left.black_threes() == left;
            let out = left.is_empty() || self.finish(left, melds).can_go_out();
            if !last || !out || self.turn.obligation == TurnObligation::MayNotGoOut {
                return Err(RuleError::BlackThreesOnlyGoingOut);
            }
        }
        if left.is_empty() {
            return Ok(());
        }
        if undrawn {
            return if self.finish(left, melds).can_go_out() { Ok(()) } else { Err(RuleError::MustDrawFirst) };
        }
        if self.can_finish(left, melds) {
            return Ok(());
        }
        if self.turn.obligation == TurnObligation::MustGoOut {
            return Err(RuleError::MustGoOut);
        }
        let need = usize::from(self.rules.canastas_to_go_out);
        Err(RuleError::MustKeepACard { have: melds.canastas(), need })
    }

    fn check_discard(&self, card: Card) -> Result<(), RuleError> {
        let undrawn = self.phase == Phase::Draw;
        if undrawn && !self.rules.out_without_draw {
            return Err(RuleError::MustDrawFirst);
        }
        let mut left = self.hands[self.seat];
        if !left.remove(card) {
            return Err(RuleError::NotInHand { missing: card.into() });
        }
        if left.is_empty() {
            if let Some(missing) = self.melds[self.sides.of(self.seat)].missing(&self.rules) {
                return Err(missing.into());
            }
            if self.turn.obligation == TurnObligation::MayNotGoOut {
                return Err(RuleError::MayNotGoOut);
            }
        } else if undrawn {
            return Err(RuleError::MustDrawFirst);
        } else if self.turn.obligation == TurnObligation::MustGoOut {
            return Err(RuleError::MustGoOut);
        }
        Ok(())
    }

    fn check_keep(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Draw && self.rules.keep_last_card {
            return Err(RuleError::MustDrawFirst);
        }
        if self.may_keep(self.hands[self.seat], &self.melds[self.sides.of(self.seat)]) {
            return Ok(());
        }
        let bound = self.turn.obligation == TurnObligation::MustGoOut && self.rules.keep_last_card;
        Err(if bound { RuleError::MustGoOut } else { RuleError::CannotKeep })
    }

    fn check_ask(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Draw && self.rules.ask_partner {
            return Err(RuleError::MustDrawFirst);
        }
        let hand = self.hands[self.seat];
        let in_time = !self.turn.asked && !self.turn.melded && self.turn.obligation == TurnObligation::Free;
        let could_finish_after_no = hand.len() >= 2 || (hand.len() == 1 && self.rules.keep_last_card);
        let partner = self.rules.ask_partner && self.sides.partner(self.seat).is_some();
        if partner && in_time && could_finish_after_no && self.could_go_out() {
            Ok(())
        } else {
            Err(RuleError::CannotAsk)
        }
    }
}
