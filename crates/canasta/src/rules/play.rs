//! Playing an action: the check and its order.
//!
//! An action is checked in full before the state changes, so a refused action changes nothing. If several errors apply,
//! faults of the cards come before those of the situation (rules §4).

use super::action::{Action, Answer, Group};
use super::cards::{Card, CardSet, Rank, Suit};
use super::error::RuleError;
use super::lay::{self, CheckedMelds, MeldContext, OpeningNeeds, TopCardMeld};
use super::legal;
use super::meld::{Meld, MeldPlace, Melds, Missing};
use super::meld_key::MeldKind;
use super::meld_key::{MeldKey, Which};
use super::pile::set_of;
use super::ruleset::{
    AskPartner, DiscardClass, Fit, OpeningRule, OutRule, PileMelds, PileNewMeld, PileOwnMeld, PileWild, Rules,
    StockEnd, WildDiscards, WildMelds,
};
use super::seat::{Seat, Side};
use super::special_hand::is_special_hand;
use super::state::{Drew, Ended, Phase, State, TurnObligation};

impl From<Missing> for RuleError {
    fn from(missing: Missing) -> RuleError {
        match missing {
            Missing::Canastas { have, need } => RuleError::CanastasMissing { have, need },
            Missing::Kind { kind, have, need } => RuleError::KindCanastaMissing { kind, have, need },
            Missing::Ranks(missing) => RuleError::RankCanastaMissing { missing },
            Missing::Completion(kind) => RuleError::IncompleteMeld { kind },
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

impl Rules {
    /// Why a side with these melds may not take the pile, whatever lies on it (V16).
    pub(super) fn pile_closed(&self, melds: &Melds) -> Option<RuleError> {
        let until_melded = self.pile_allowed;
        let is_closed = !until_melded || (self.opening_rules.has(OpeningRule::NO_PILE) && melds.is_empty());
        is_closed.then_some(RuleError::PileClosed { until_melded })
    }
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
                if self.rules.ask_partner == AskPartner::Once {
                    self.has_asked[self.seat] = true;
                }
                self.phase = Phase::Answer;
            }
            Action::Answer(answer) => {
                self.turn.obligation = match answer {
                    Answer::Yes => TurnObligation::MustGoOut,
                    Answer::No => TurnObligation::MayNotGoOut,
                };
                self.phase = Phase::Play;
            }
            Action::Special(hand) => {
                self.check_special(*hand)?;
                self.special_hand = Some(*hand);
                self.ended = Some(Ended::Special);
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
            Action::Special(hand) => self.check_special(*hand),
        }
    }

    /// The melds of the side whose turn it is after a legal action that lays cards.
    pub(super) fn melds_after(&self, action: &Action) -> Option<Melds> {
        let laid = match action {
            Action::Take { with, groups } => self.check_take(with, groups),
            Action::Meld(groups) => self.check_meld(groups),
            _ => return None,
        };
        laid.ok().map(|laid| laid.melds)
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
    /// As [`Action::from_str`](std::str::FromStr), and the errors of the moment: [`RuleError::HandOver`],
    /// [`RuleError::MustAnswer`]; for too many cards also [`RuleError::MustDrawFirst`] and [`RuleError::AlreadyDrawn`].
    pub fn read(&self, text: &str) -> Result<Action, RuleError> {
        let read = text.parse().and_then(|action: Action| match self.beyond_the_packs(&action) {
            Some(missing) => Err(RuleError::NotInHand { missing }),
            None => Ok(action),
        });
        read.map_err(|error| {
            // The check of the moment depends only on the kind of an action.
            let kind = match (&error, text.split_whitespace().next()) {
                (RuleError::NotInHand { .. }, Some("take")) => Action::take(CardSet::EMPTY),
                (RuleError::NotInHand { .. }, _) => Action::Meld(Vec::new()),
                _ => Action::Draw,
            };
            self.check_moment(&kind).err().unwrap_or(error)
        })
    }

    /// The first card that a group names more often than the packs hold it.
    fn beyond_the_packs(&self, action: &Action) -> Option<CardSet> {
        let (with, groups): (Option<&Group>, &[Group]) = match action {
            Action::Take { with, groups } => (Some(with), groups),
            Action::Meld(groups) => (None, groups),
            _ => return None,
        };
        let cards = self.rules.cards();
        let beyond = with.into_iter().chain(groups).find_map(|group| group.cards.difference(cards).faces().next());
        beyond.map(CardSet::from)
    }

    /// Checks that this kind of action is possible at this moment: only an answer after a question, none after the end, the
    /// pile before and melds after drawing, neither in a closed turn.
    fn check_moment(&self, action: &Action) -> Result<(), RuleError> {
        match (self.ended, self.phase, action) {
            (Some(_), ..) => Err(RuleError::HandOver),
            (None, Phase::Answer, Action::Answer(_)) => Ok(()),
            (None, Phase::Answer, _) => Err(RuleError::MustAnswer),
            (None, _, Action::Answer(_)) => Err(RuleError::UnknownAction),
            (None, Phase::Play, Action::Take { .. }) => Err(self.has_begun()),
            (None, Phase::Draw, Action::Meld(_)) if !self.may_go_out_undrawn() => Err(RuleError::MustDrawFirst),
            (None, Phase::Draw, Action::Take { .. }) | (None, Phase::Play, Action::Meld(_) | Action::Special(_))
                if self.is_closed_turn() =>
            {
                Err(RuleError::TooEarly { turns: self.rules.closed_turns })
            }
            _ => Ok(()),
        }
    }

    /// Whether the rules let the player go out without drawing in this turn.
    fn may_go_out_undrawn(&self) -> bool {
        self.rules.out_without_draw && !self.is_closed_turn()
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
            StockEnd::TakeIfFits => self.fits_own_meld(),
            StockEnd::EndsWithTurn | StockEnd::EndsWithDraw => false,
            StockEnd::TakeIfAble => legal::any_take(self, usize::MAX).is_some(),
        };
        if must_take { Err(RuleError::MustTakePile) } else { Ok(Draw::End) }
    }

    /// Whether the top card may be taken alone, onto any own meld (V36).
    fn fits_own_meld(&self) -> bool {
        let alone = |key| {
            let with = Group { key, cards: CardSet::EMPTY };
            self.check(&Action::Take { with, groups: Vec::new() }).is_ok()
        };
        let has_variant_melds = self.fit == Fit::AnySearch;
        alone(None)
            || (has_variant_melds && self.melds[self.sides.of(self.seat)].keyed().any(|(key, _)| alone(Some(key))))
    }

    /// The melds of the side whose turn it is, and what else a check of melds needs.
    pub(super) fn meld_context(&self) -> MeldContext<'_> {
        MeldContext { rules: &self.rules, melds: &self.melds[self.sides.of(self.seat)], dead: self.dead_ranks() }
    }

    fn check_take(&self, with: &Group, groups: &[Group]) -> Result<CheckedMelds, RuleError> {
        let side = self.sides.of(self.seat);
        let (rules, context) = (&self.rules, self.meld_context());
        let (hand, melds) = (self.hands[self.seat].cards(), &self.melds[side]);
        let from_hand = lay::in_hand(rules, std::iter::once(with).chain(groups), hand)?;
        let named = with.key.map(|key| key.kind);
        if matches!(named, Some(MeldKind::Sequence(_))) && !rules.sequences {
            return Err(RuleError::UnknownAction);
        }
        let mut own_ranks = with.cards.non_wilds().ranks();
        let own_rank = own_ranks.next();
        let several = own_ranks.next().is_some();
        let run = rules.sequences && several && matches!(MeldKind::of(with.cards), Some(MeldKind::Sequence(_)));
        let other = own_rank.zip(named.and_then(MeldKind::rank)).is_some_and(|(rank, named)| rank != named);
        if (several && !run && !matches!(named, Some(MeldKind::Sequence(_)))) || other {
            return Err(RuleError::MixedRanks { cards: with.cards });
        }

        // Faults of the other groups are told before faults of the pile. Groups of the top card's rank join it, and are
        // checked with it below.
        let top_rank = self.pile_rank();
        let wild_on_top = rules.pile_wild != PileWild::Never && self.pile.row.last().is_some_and(Card::is_wild);
        let of_top = |group: &&Group| {
            if wild_on_top {
                let is_wild_meld =
                    matches!(group.key, None | Some(MeldKey { kind: MeldKind::Wild, which: Which::Unnumbered }));
                return is_wild_meld && !group.cards.is_empty() && group.cards.wilds() == group.cards;
            }
            let natural = group.cards.non_wilds();
            let named = match group.key {
                None => natural.ranks().next(),
                Some(MeldKey { kind, which: Which::Unnumbered }) => kind.rank(),
                Some(_) => None,
            };
            // Beside a take onto a sequence they are groups of their own (V18).
            let onto_sequence = matches!(with.key, Some(MeldKey { kind: MeldKind::Sequence(_), .. }));
            !onto_sequence && top_rank.is_some_and(|rank| named == Some(rank) && natural.of_rank(rank) == natural)
        };
        let apart: Vec<Group> = groups.iter().filter(|group| !of_top(group)).copied().collect();
        if !apart.is_empty() {
            lay::join(context, None, &apart, from_hand)?;
        }
        let top = self.pile.row.last().ok_or(RuleError::PileEmpty)?;
        if let Some(closed) = rules.pile_closed(melds) {
            return Err(closed);
        }
        let with_top = groups.iter().filter(of_top).fold(with.cards, |sum, group| sum.union(group.cards));
        if top.is_wild() {
            let with = Group { key: with.key, cards: with_top };
            let laid = self.check_take_wild(top, &with, &apart, from_hand)?;
            return self.check_rest_of_take(laid, from_hand);
        }
        if rules.blocks(top) {
            return Err(RuleError::PileBlocked { top });
        }
        let rank = top.rank();
        let fits = rank.is_natural() && !run && own_rank.is_none_or(|own| own == rank);
        let place = match fits {
            true => self.place_for_top(top, with, with_top),
            false => None,
        };
        let Some((kind, place)) = place else { return Err(RuleError::TopCardDoesNotFit { top: rank }) };
        let place = place?;
        if groups.iter().any(|group| group.cards.is_empty()) {
            return Err(RuleError::NoCards);
        }
        let own_meld = place.and_then(|place| context.before(place)).map_or(CardSet::EMPTY, |meld| meld.cards);
        let naturals = rules.frozen_naturals(own_meld);
        let not_frozen = self.check_frozen(side, rank, with_top, naturals);
        let laid = lay::join(context, Some(TopCardMeld { card: top, with: with_top, kind, place }), &apart, from_hand);
        let laid = laid.map_err(|error| match (error, &not_frozen) {
            // The pile's own lack of a bare take comes before the room in a full set (V19, V21).
            (RuleError::MeldFull { .. }, Err(frozen)) if with_top.is_empty() => frozen.clone(),
            (RuleError::MeldFull { .. }, Ok(()))
                if with_top.is_empty() && kind.rank().is_some() && rules.pile_own_meld == PileOwnMeld::Under7 =>
            {
                RuleError::CanastaFull { rank }
            }
            (error, _) => error,
        })?;
        if laid.has_black_threes() {
            return Err(RuleError::BlackThreesOnlyGoingOut);
        }
        not_frozen?;
        let pair = with_top.count(rank) >= 2;
        if own_meld.is_empty() {
            let enough = match rules.pile_new_meld {
                PileNewMeld::Pair => pair,
                PileNewMeld::PairOrWild => with_top.count(rank) >= 1,
            };
            if !enough {
                return Err(RuleError::PileNeedsNaturalPair { top: rank, naturals });
            }
        } else if kind.rank().is_some() {
            match rules.pile_own_meld {
                PileOwnMeld::Under7 if own_meld.len() >= Meld::CANASTA => return Err(RuleError::CanastaFull { rank }),
                PileOwnMeld::None if !pair => return Err(RuleError::PileNeedsNaturalPair { top: rank, naturals }),
                _ => {}
            }
        }
        self.check_rest_of_take(laid, from_hand)
    }

    /// Checks a take whose cards are valid melds: the situation, and what is left of the hand.
    fn check_rest_of_take(&self, laid: CheckedMelds, from_hand: CardSet) -> Result<CheckedMelds, RuleError> {
        let (rules, hand) = (&self.rules, self.hands[self.seat].cards());
        if rules.one_card_pile_closed && self.pile.len() == 1 && hand.len() == 1 {
            return Err(RuleError::OneCardPile);
        }
        self.check_opening(&laid, false)?;
        self.check_wild_meld_first(&laid)?;
        let rest = self.pile_rest();
        let rest = rest.difference(rules.bonus_cards(rest));
        let left = self.with_unknown(hand.difference(from_hand).union(rest));
        self.check_finish(left, &laid, true)?;
        Ok(laid)
    }

    /// The wilds of the hand that are like the one on top of the pile: of its kind, and of its colour where rules ask for that (V45).
    pub(super) fn like_top_wild(&self, top: Card, cards: CardSet) -> CardSet {
        let kind = cards.of_rank(top.rank());
        match self.rules.pile_wild {
            PileWild::Never => CardSet::EMPTY,
            PileWild::Pair => kind,
            PileWild::SameColourPair => {
                let is_red = |card: Card| card.suit().is_some_and(Suit::is_red);
                kind.iter().filter(|&card| is_red(card) == is_red(top)).collect()
            }
        }
    }

    /// Checks the cards of a take with a wild on top: they join a wild meld or start one (V45).
    fn check_take_wild(
        &self,
        top: Card,
        with: &Group,
        apart: &[Group],
        from_hand: CardSet,
    ) -> Result<CheckedMelds, RuleError> {
        let (rules, context) = (&self.rules, self.meld_context());
        let kind = MeldKind::Wild;
        if rules.pile_wild == PileWild::Never {
            return Err(RuleError::PileTopWild);
        }
        let (cards, alike) = (with.cards, self.like_top_wild(top, with.cards).len());
        let is_named_otherwise = with.key.is_some_and(|key| key.kind != kind);
        let (pair, all) = rules.wilds_for_wild();
        if is_named_otherwise || cards.wilds() != cards || alike < 2 {
            return Err(RuleError::PileTopWildNeedsPair { top, pair, all });
        }
        if alike < pair || cards.len() < all {
            return Err(RuleError::PileFrozenByCard { top: top.rank(), cards: all, wilds: all - pair });
        }
        let melds = || context.melds.of_kind(kind);
        let place = match with.key.map_or(Which::Unnumbered, |key| key.which) {
            Which::Number(number) => match melds().nth(usize::from(number.get()) - 1) {
                Some((place, _)) => Some(place),
                None => return Err(RuleError::NoSuchMeld { kind }),
            },
            Which::New if context.may_start(context.melds, kind) => None,
            Which::New => return Err(RuleError::MeldExists { kind }),
            Which::Unnumbered => {
                let has_room = |&(_, meld): &(MeldPlace, Meld)| meld.cards.len() + cards.len() < Meld::CANASTA;
                match (melds().find(has_room), melds().last()) {
                    (Some((place, _)), _) => Some(place),
                    (None, _) if context.may_start(context.melds, kind) => None,
                    (None, youngest) => youngest.map(|(place, _)| place),
                }
            }
        };
        let laid = lay::join(context, Some(TopCardMeld { card: top, with: cards, kind, place }), apart, from_hand)?;
        if laid.has_black_threes() { Err(RuleError::BlackThreesOnlyGoingOut) } else { Ok(laid) }
    }

    /// Checks that these cards of the hand take the pile as far as it is frozen to a side (rules §2.7, V46). `naturals` are those
    /// that take it where a pair does.
    fn check_frozen(&self, side: Side, top: Rank, with: CardSet, naturals: usize) -> Result<(), RuleError> {
        let held = with.count(top);
        if self.rules.frozen_asks_otherwise() && self.pile_frozen() {
            let (cards, wilds) = (usize::from(self.rules.frozen_needs), usize::from(self.rules.frozen_wilds));
            if with.len() < cards || held + wilds < cards {
                return Err(RuleError::PileFrozenByCard { top, cards, wilds });
            }
            return match self.frozen_without_card_to(side) {
                Some(by) if held < 2 => Err(RuleError::PileFrozen { top, naturals, by }),
                _ => Ok(()),
            };
        }
        match self.frozen_to(side) {
            Some(by) if held < 2 => Err(RuleError::PileFrozen { top, naturals, by }),
            _ => Ok(()),
        }
    }

    /// The kind of meld that the pile's top card goes to with these cards, and the own meld, or no place for a new one; `None` if
    /// it fits nothing (rules §2.7, V18, V19). Where another set is refused, the inner error says why.
    pub(super) fn place_for_top(
        &self,
        top: Card,
        with: &Group,
        with_top: CardSet,
    ) -> Option<(MeldKind, Result<Option<MeldPlace>, RuleError>)> {
        let (rules, context) = (&self.rules, self.meld_context());
        let set = MeldKind::Set(top.rank());
        let cards = with_top.union(top.into());
        let which = with.key.map_or(Which::Unnumbered, |key| key.which);
        match with.key.map(|key| key.kind) {
            None => {}
            Some(kind) if kind == set => {}
            Some(MeldKind::Sequence(suit)) if with_top.is_empty() && top.suit() == Some(suit) => {
                let place = self.sequence_for_top(top, which)?;
                return Some((MeldKind::Sequence(suit), Ok(Some(place))));
            }
            Some(_) => return None,
        }
        let alone = with_top.is_empty();
        let melds = context.melds;
        let sets = || melds.of_kind(set);
        let place = match which {
            Which::Number(number) => match sets().nth(usize::from(number.get()) - 1) {
                Some((place, _)) => Ok(Some(place)),
                None => Err(RuleError::NoSuchMeld { kind: set }),
            },
            Which::New if alone => return None,
            Which::New if context.may_start(melds, set) => Ok(None),
            Which::New => Err(RuleError::MeldExists { kind: set }),
            Which::Unnumbered => {
                let takes = |&(place, meld): &(MeldPlace, Meld)| {
                    let whole = Meld { kind: set, cards: meld.cards.union(cards) };
                    let is_open = match rules.pile_own_meld {
                        PileOwnMeld::Any => true,
                        PileOwnMeld::Under7 => meld.cards.len() < Meld::CANASTA,
                        PileOwnMeld::None => !alone,
                    };
                    is_open && context.check_meld(whole, context.before(place)).is_ok()
                };
                match (sets().find(takes), sets().last()) {
                    (Some((place, _)), _) => Ok(Some(place)),
                    (None, _) if !alone && context.may_start(melds, set) => Ok(None),
                    (None, youngest) => {
                        let sequence =
                            if alone && with.key.is_none() { self.sequence_for_top(top, which) } else { None };
                        if let Some((place, suit)) = sequence.zip(top.suit()) {
                            return Some((MeldKind::Sequence(suit), Ok(Some(place))));
                        }
                        // The fault of the youngest is found when the cards are joined with it.
                        Ok(Some(youngest?.0))
                    }
                }
            }
        };
        Some((set, place))
    }

    /// The own sequence that can take the pile's top card alone.
    fn sequence_for_top(&self, top: Card, which: Which) -> Option<MeldPlace> {
        if !self.rules.pile_onto_sequence {
            return None;
        }
        let kind = MeldKind::Sequence(top.suit()?);
        let context = self.meld_context();
        let takes = |meld: Meld| {
            let whole = Meld { kind, cards: meld.cards.union(top.into()) };
            context.check_meld(whole, Some(meld)).is_ok()
        };
        let mut sequences = context.melds.of_kind(kind);
        let found = match which {
            Which::Unnumbered => sequences.find(|&(_, meld)| takes(meld)),
            Which::Number(number) => sequences.nth(usize::from(number.get()) - 1).filter(|&(_, meld)| takes(meld)),
            Which::New => None,
        };
        found.map(|(place, _)| place)
    }

    /// The cards of the pile that go to the hand of who takes it: those below its top card, as far down as the rules let
    /// them be taken.
    pub(super) fn pile_rest(&self) -> CardSet {
        let taken = self.pile.takeable_set(self.rules.pile_take);
        self.pile.row.last().map_or(CardSet::EMPTY, |top| taken.difference(top.into()))
    }

    /// Which of the cards that a take of the pile brings are laid in a later turn only (V47).
    pub(super) fn came_by_taking(&self, cards: CardSet) -> CardSet {
        match self.rules.pile_melds {
            PileMelds::Any => CardSet::EMPTY,
            PileMelds::Top => cards.difference(self.rules.bonus_cards(cards)),
        }
    }

    /// A hand with those cards that lie face down in the pile and go to it. Nobody knows them, so each counts as one that can only be
    /// discarded, and two stand for more: whether a take is legal does not depend on what they are (V43). To a hand without other cards
    /// nothing may come, because they may all be threes; only a foot would follow it.
    fn with_unknown(&self, mut hand: CardSet) -> CardSet {
        if self.pile.face_down.len() > 0 && (!hand.is_empty() || (self.has_foot() && !self.must_earn_foot())) {
            let cards = self.pile.takeable_face_down(self.rules.pile_take).len();
            let missing = 2_usize.saturating_sub(hand.len());
            (0..cards.min(missing)).for_each(|_| hand.push(Card::new(Rank::Three, Suit::Hearts)));
        }
        hand
    }

    /// The cards that lie face down in the pile and go to the hand of who takes it.
    pub(super) fn pile_face_down(&self) -> CardSet {
        match self.pile.face_down.len() {
            0 => CardSet::EMPTY,
            _ => set_of(self.pile.takeable_face_down(self.rules.pile_take)),
        }
    }

    fn check_meld(&self, groups: &[Group]) -> Result<CheckedMelds, RuleError> {
        let hand = self.hands[self.seat].cards();
        if groups.is_empty() || groups.iter().any(|group| group.cards.is_empty()) {
            return Err(RuleError::NoCards);
        }
        let from_hand = lay::in_hand(&self.rules, groups.iter(), hand)?;
        let laid = lay::join(self.meld_context(), None, groups, from_hand)?;
        let left = hand.difference(from_hand);
        if !self.came.is_empty() && !left.contains_all(self.came) {
            return Err(RuleError::CameWithPile { cards: self.came.difference(left) });
        }
        let most_left = usize::from(!self.rules.out_rules.has(OutRule::NO_DISCARD));
        let out = left.len() <= most_left
            && !self.has_foot()
            && laid.melds.missing(&self.rules).is_none()
            && !self.partner_has_foot();
        let exempt = self.rules.concealed_exempt
            && self.turn.drew == Drew::Stock
            && self.turn.obligation != TurnObligation::MayNotGoOut
            && out;
        self.check_opening(&laid, exempt)?;
        self.check_wild_meld_first(&laid)?;
        self.check_finish(left, &laid, false)?;
        Ok(laid)
    }

    /// The side's first meld must reach the minimum (rules §2.9) and be what the rules of the opening ask for (V16).
    fn check_opening(&self, laid: &CheckedMelds, exempt: bool) -> Result<(), RuleError> {
        let side = self.sides.of(self.seat);
        if !self.melds[side].is_empty() {
            return Ok(());
        }
        let (minimum, canasta) = (self.opening_minimum(self.seat), self.opening_need(self.seat));
        laid.opens(&self.rules, &OpeningNeeds { minimum, canasta, exempt })
    }

    /// While an own wild meld is incomplete, no wild goes elsewhere where the rules say so (V14).
    fn check_wild_meld_first(&self, laid: &CheckedMelds) -> Result<(), RuleError> {
        if self.rules.wild_melds != WildMelds::First {
            return Ok(());
        }
        let in_wild_melds =
            |melds: &Melds| melds.of_kind(MeldKind::Wild).map(|(_, meld)| meld.cards.len()).sum::<usize>();
        let onto_wild_melds = in_wild_melds(&laid.melds) - in_wild_melds(&self.melds[self.sides.of(self.seat)]);
        let is_open = laid.melds.of_kind(MeldKind::Wild).any(|(_, meld)| meld.cards.len() < Meld::CANASTA);
        let elsewhere = laid.cards.wilds().len() > onto_wild_melds;
        if is_open && elsewhere { Err(RuleError::WildMeldFirst) } else { Ok(()) }
    }

    /// Checks that a player whose foot is picked up may go out with these melds (V23, V37, V50, V51). The cards left are checked
    /// elsewhere.
    pub(super) fn check_going_out(&self, melds: &Melds, by_discard: bool) -> Result<(), RuleError> {
        if self.must_earn_foot() {
            return Err(RuleError::MustKeepACard { have: melds.canastas(), need: 0 });
        }
        if self.turn.obligation == TurnObligation::MayNotGoOut {
            return Err(RuleError::MayNotGoOut);
        }
        if !by_discard && self.rules.out_rules.has(OutRule::DISCARD) {
            return Err(RuleError::DiscardNeeded);
        }
        if by_discard && self.rules.out_rules.has(OutRule::NO_DISCARD) {
            return Err(RuleError::MeldOutNeeded);
        }
        if self.partner_has_foot() {
            return Err(RuleError::PartnerHasFoot);
        }
        if let Some(missing) = melds.missing(&self.rules) {
            return Err(missing.into());
        }
        if self.must_ask() { Err(RuleError::MustAsk) } else { Ok(()) }
    }

    /// Checks that the turn can still be finished (rules §2.12), and that black threes are laid only by a player who goes
    /// out (rules §2.11).
    fn check_finish(&self, left: CardSet, laid: &CheckedMelds, taking: bool) -> Result<(), RuleError> {
        let melds = &laid.melds;
        let came = if taking { self.came_by_taking(self.pile_rest()) } else { self.came };
        let undrawn = self.phase == Phase::Draw && !taking;
        let need = usize::from(self.rules.canastas_to_go_out);
        let must_keep = RuleError::MustKeepACard { have: melds.canastas(), need };
        if self.has_foot() {
            return match () {
                () if laid.has_black_threes() => Err(RuleError::BlackThreesOnlyGoingOut),
                () if undrawn => Err(RuleError::MustDrawFirst),
                () if self.can_finish(left, melds, came) || self.earned_feet(melds) > 0 => Ok(()),
                // No number of canastas would help.
                () => Err(RuleError::MustKeepACard { have: melds.canastas(), need: 0 }),
            };
        }
        if left.is_empty() {
            self.check_going_out(melds, false)?;
        }
        if laid.has_black_threes() {
            let last = !self.rules.black_threes_last || left.black_threes() == left;
            let can_go_out = || !self.partner_has_foot() && self.going_out_search(left, melds, came).can_go_out();
            let out = left.is_empty() || can_go_out();
            if !last || !out || self.turn.obligation == TurnObligation::MayNotGoOut {
                return Err(RuleError::BlackThreesOnlyGoingOut);
            }
            if self.must_ask() {
                return Err(RuleError::MustAsk);
            }
        }
        if left.is_empty() {
            return Ok(());
        }
        if undrawn {
            return if !self.partner_has_foot() && self.going_out_search(left, melds, came).can_go_out() {
                Ok(())
            } else {
                Err(RuleError::MustDrawFirst)
            };
        }
        if self.can_finish(left, melds, came) {
            return Ok(());
        }
        if self.turn.obligation == TurnObligation::MustGoOut {
            return Err(RuleError::MustGoOut);
        }
        // A yes would not help a card that no meld takes, where it may not be discarded.
        let could_go =
            || !self.rules.out_rules.has(OutRule::NO_DISCARD) || self.going_out_search(left, melds, came).can_go_out();
        let unasked = self.must_ask()
            && !self.turn.asked
            && !self.partner_has_foot()
            && melds.missing(&self.rules).is_none()
            && could_go();
        Err(if unasked { RuleError::MustAsk } else { must_keep })
    }

    fn check_discard(&self, card: Card) -> Result<(), RuleError> {
        let undrawn = self.phase == Phase::Draw;
        if undrawn && !self.may_go_out_undrawn() {
            return Err(RuleError::MustDrawFirst);
        }
        let mut left = self.hands[self.seat].cards();
        if !left.remove(card) {
            return Err(RuleError::NotInHand { missing: card.into() });
        }
        let melds = &self.melds[self.sides.of(self.seat)];
        let goes_out = left.is_empty() && (!self.has_foot() || self.must_earn_foot());
        if goes_out {
            match self.check_going_out(melds, true) {
                // Bonus cards come before the next turn, so that the hand need not go out.
                Err(_) if self.talon(melds).is_some() => {}
                other => return other,
            }
        } else if undrawn {
            return Err(RuleError::MustDrawFirst);
        } else if self.turn.obligation == TurnObligation::MustGoOut {
            return Err(RuleError::MustGoOut);
        }
        if self.is_forbidden_discard(card) { Err(RuleError::DiscardForbidden { card }) } else { Ok(()) }
    }

    /// Whether the rules forbid a discard that does not go out (V22).
    fn is_forbidden_discard(&self, card: Card) -> bool {
        let hand = self.hands[self.seat].cards();
        let wilds_alone = hand.wilds() == hand;
        let wilds_barred = self.rules.wild_discards == WildDiscards::Last && !wilds_alone;
        let is_barred_wild = |card: Card| wilds_barred && card.is_wild();
        if is_barred_wild(card) {
            return true;
        }
        if self.rules.no_first_discards.is_empty() || self.pile.row.len() > 0 {
            return false;
        }
        let dead = self.dead_ranks();
        let classes = self.rules.no_first_discards;
        let is_first = |card: Card| match card.rank() {
            Rank::Two | Rank::Joker => classes.has(DiscardClass::WILD),
            rank if rank.is_natural() => {
                classes.has(rank.index()) || (classes.has(DiscardClass::DEAD) && dead.contains(rank))
            }
            _ => false,
        };
        let waived = hand.faces().all(|card| is_first(card) || is_barred_wild(card));
        is_first(card) && !waived
    }

    /// A special hand is laid after drawing from the stock, before anything is melded, by a side that has not melded (V27).
    fn check_special(&self, special: u8) -> Result<(), RuleError> {
        if self.phase == Phase::Draw {
            return Err(RuleError::MustDrawFirst);
        }
        let side = self.sides.of(self.seat);
        let in_time = self.turn.drew == Drew::Stock && !self.turn.laid && self.melds[side].is_empty();
        let is_it = self.rules.special_hands.at(special.into()).is_some()
            && is_special_hand(special.into(), self.hands[self.seat].cards(), self.red_threes(side));
        if in_time && is_it { Ok(()) } else { Err(RuleError::NotSpecial) }
    }

    fn check_keep(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Draw && self.rules.keep_last_card {
            return Err(RuleError::MustDrawFirst);
        }
        if self.may_keep(self.hands[self.seat].cards(), &self.melds[self.sides.of(self.seat)]) {
            return Ok(());
        }
        let bound = self.turn.obligation == TurnObligation::MustGoOut && self.rules.keep_last_card;
        Err(if bound { RuleError::MustGoOut } else { RuleError::CannotKeep })
    }

    fn check_ask(&self) -> Result<(), RuleError> {
        if self.phase == Phase::Draw && self.rules.ask_partner.is_allowed() {
            return Err(RuleError::MustDrawFirst);
        }
        let hand = self.hands[self.seat].cards();
        let in_time = self.turn.obligation == TurnObligation::Free
            && match self.rules.ask_partner {
                AskPartner::Never => false,
                AskPartner::Allowed => !self.turn.asked && !self.turn.melded,
                AskPartner::Once => !self.has_asked[self.seat] && !self.turn.melded,
                AskPartner::Must => !self.turn.asked,
            };
        let could_finish_after_no = hand.len() >= 2 || (hand.len() == 1 && self.rules.keep_last_card);
        let partner = self.sides.partner(self.seat).is_some();
        if partner && in_time && could_finish_after_no && self.could_go_out() {
            Ok(())
        } else {
            Err(RuleError::CannotAsk)
        }
    }
}
