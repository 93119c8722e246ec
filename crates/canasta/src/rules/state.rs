//! The state of one hand of Canasta: the cards of every place, the turn and its obligation.

use super::cards::{Card, CardSet, Rank, RankSet};
use super::error::FrozenBy;
use super::feet::Feet;
use super::going_out::{GoingOutSearch, Opening};
use super::held::Held;
use super::meld::Melds;
use super::melds_by_side::MeldsBySide;
use super::pile::{Pile, Row};
use super::ruleset::{AskPartner, BlackThreeRole, Fit, FootPickup, OpeningNeed, OutRule, Rules, WordList};
use super::seat::{BySeat, BySide, Seat, Side};
use super::sides::Sides;
use super::threes::Threes;
use crate::rules::named::{named, serde_by_name};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The player must draw or take the pile.
    Draw,
    /// The player melds and discards.
    Play,
    /// The player has asked "May I go out?" and the partner must answer (rules §2.13).
    Answer,
}

/// How the turn began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drew {
    /// Cards of the stock.
    Stock,
    /// The pile.
    Pile,
    /// The player has not drawn (yet): `null`.
    #[serde(untagged)]
    Nothing,
}

/// The way in which the turn must end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnObligation {
    /// By going out: the partner said yes, black threes were laid, or it began without drawing.
    MustGoOut,
    /// Other than by going out: the partner said no.
    MayNotGoOut,
    /// Any: `null`.
    #[serde(untagged)]
    Free,
}

named! {
    /// How a hand ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
    pub enum Ended {
        /// A player went out.
        Out = "out",
        /// A player went out concealed (rules §2.14).
        Concealed = "concealed",
        /// The stock was empty.
        Stock = "stock",
        /// A red three was the last card of the stock and brought no card to the hand.
        RedThree = "red-three",
        /// A player laid a special hand (V27).
        Special = "special",
    }
}

serde_by_name!(Ended);

named! {
    /// The text shown over the pile (rules §2.17).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Banner {
        /// A wild or a turned-up red three lies in it.
        PileFrozen = "Pile Frozen",
        /// A three lies on top.
        Frozen = "Frozen",
    }
}

serde_by_name!(Banner);

/// The facts of the current turn on which rules depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    pub drew: Drew,
    pub obligation: TurnObligation,
    /// Whether the partner has been asked in this turn.
    pub asked: bool,
    /// Whether a `meld` was played in this turn.
    pub melded: bool,
    /// Whether the player has laid a card in this turn.
    pub laid: bool,
    /// Whether a card was added to a meld that lay there before the turn.
    pub touched_old: bool,
    /// Places of the oldest sets of a rank that lay there before the turn.
    pub old_melds: u16,
    /// The number of extra melds that lay there before the turn.
    pub old_extra: usize,
}

impl Turn {
    pub fn new(melds: &Melds) -> Turn {
        Turn {
            drew: Drew::Nothing,
            obligation: TurnObligation::Free,
            asked: false,
            melded: false,
            laid: false,
            touched_old: false,
            old_melds: melds.places(),
            old_extra: melds.extra().len(),
        }
    }

    /// The ranks of the sets that lay there before the turn, as bits by [`Rank::index`].
    pub(crate) fn old_ranks(&self) -> u16 {
        Melds::ranks_at(self.old_melds).fold(0, |ranks, rank| ranks | 1 << rank.index())
    }
}

/// A hand of Canasta with all its cards, hidden ones included.
///
/// A state is made by dealing ([`State::deal`]), by a checked [`super::Setup`] or by [`State::sample`], and changed by
/// [`State::play`], so an impossible one cannot exist. Players and screens get an [`super::Observation`] instead.
///
/// ```
/// use canasta::rules::{Action, BySide, Deck, Phase, Preset, Seat, State, generator};
/// let deck = Deck::shuffled(&mut generator([0; 32]));
/// let mut state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
/// assert_eq!((state.stock().len(), state.phase()), (108 - 45, Phase::Draw));
/// state.play(&Action::Draw).unwrap();
/// assert_eq!((state.phase(), state.hand(state.turn_of()).len()), (Phase::Play, 12));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Shared with the record and with other states of the match.
    pub(super) rules: Arc<Rules>,
    /// Which seats play together.
    pub(super) sides: Sides,
    pub(super) dealer: Seat,
    pub(super) seat: Seat,
    pub(super) phase: Phase,
    pub(super) hands: BySeat<Held>,
    /// The feet of each seat until they are picked up (V25, V38).
    pub(super) feet: Feet,
    /// Cards that each seat took openly with the pile and still holds.
    pub(super) known: BySeat<CardSet>,
    pub(super) melds: MeldsBySide,
    /// The threes laid out, by the side for which they score.
    pub(super) red_threes: BySide<Threes>,
    /// The stock; its top is the last card.
    pub(super) stock: Row,
    pub(super) pile: Pile,
    /// Scores before this hand.
    pub(super) scores: BySide<i32>,
    /// The number of this hand in its match, from 1.
    pub(super) hand_number: u32,
    /// Whether a seat has asked "May I go out?" in this hand.
    pub(super) has_asked: BySeat<bool>,
    /// Whether a seat has laid a card before this turn.
    pub(super) has_laid: BySeat<bool>,
    /// Turns that each seat has ended; those beyond the closed ones are not counted (V44).
    pub(super) turns: BySeat<u8>,
    pub(super) turn: Turn,
    /// Cards of the player whose turn it is that came with the pile and are laid in a later turn only (V47).
    pub(super) came: CardSet,
    /// Those of them that lay face down in the pile, so that nobody else knows them (V43).
    pub(super) came_hidden: CardSet,
    /// The special hand that was laid, by its place in the words of [`SpecialHand`](super::ruleset::SpecialHand).
    pub(super) special_hand: Option<u8>,
    /// What the rules fit, kept because it is asked at every action. Once a side has two sets of a rank, it is no more than
    /// the fast search; once no turn is closed any more, it is as if none had been.
    pub(super) fit: Fit,
    pub(super) ended: Option<Ended>,
}

impl State {
    /// The rules in play.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Which seats play together.
    #[must_use]
    pub const fn sides(&self) -> Sides {
        self.sides
    }

    /// The dealer.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The seat whose turn it is. While an answer is due it is still the asker; see [`State::to_act`].
    #[must_use]
    pub const fn turn_of(&self) -> Seat {
        self.seat
    }

    /// The seat that must act: the seat whose turn it is, or its partner while an answer is due.
    #[must_use]
    pub fn to_act(&self) -> Seat {
        match self.phase {
            Phase::Answer => self.sides.partner(self.seat).unwrap_or(self.seat),
            Phase::Draw | Phase::Play => self.seat,
        }
    }

    /// The part of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the hand ended, if it has.
    #[must_use]
    pub const fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The cards of a seat's hand, which are hidden from the other seats: screens and bots use [`super::Observation`].
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat].cards()
    }

    /// The cards of the foot that a seat picks up next, if one waits. Hidden from all seats, its own included.
    #[must_use]
    pub fn foot(&self, seat: Seat) -> Option<CardSet> {
        self.feet.next(seat)
    }

    /// The cards of each foot of a seat that waits, the next one first. Hidden from all seats, its own included.
    pub fn feet(&self, seat: Seat) -> impl Iterator<Item = CardSet> + Clone + use<> {
        self.feet.of(seat)
    }

    /// The number of this hand in its match, from 1.
    #[must_use]
    pub const fn hand_number(&self) -> u32 {
        self.hand_number
    }

    /// The melds of a side.
    #[must_use]
    pub fn melds(&self, side: Side) -> &Melds {
        &self.melds[side]
    }

    /// The red threes that a side has laid out.
    #[must_use]
    pub fn red_threes(&self, side: Side) -> CardSet {
        if self.sides.lone().is_none() {
            return self.red_threes[side].cards();
        }
        let seats = self.sides.seats_of(side);
        seats.map(|seat| self.scoring_threes(self.sides.scoring_of(seat))).fold(CardSet::EMPTY, CardSet::union)
    }

    /// The red threes that score for a side. Where partners come about in a hand, they are the threes that one partner laid out (V10).
    #[must_use]
    pub fn scoring_threes(&self, scoring: Side) -> CardSet {
        self.red_threes[scoring].cards()
    }

    /// The stock, its top card last. Hidden from all players.
    #[must_use]
    pub fn stock(&self) -> &[Card] {
        self.stock.as_slice()
    }

    /// The open cards of the pile, bottom first.
    #[must_use]
    pub fn pile(&self) -> &[Card] {
        self.pile.row.as_slice()
    }

    /// The cards that lie face down under the open ones of the pile, bottom first. Hidden from all players.
    #[must_use]
    pub fn face_down(&self) -> &[Card] {
        self.pile.face_down.as_slice()
    }

    /// The scores before this hand.
    #[must_use]
    pub const fn scores(&self) -> BySide<i32> {
        self.scores
    }

    /// Whether a card freezes the pile for everybody: a wild or a turned-up red three lies in it, and these freeze. Where the
    /// pile is always frozen, no card does, unless it asks for other cards then (V46).
    #[must_use]
    pub fn pile_frozen(&self) -> bool {
        (!self.rules.always_frozen || self.rules.frozen_asks_otherwise())
            && self.rules.freezing
            && (self.pile.freezer || self.pile.frozen_unlisted)
    }

    /// The text shown over the pile (rules §2.17).
    #[must_use]
    pub fn banner(&self) -> Option<Banner> {
        if self.pile_frozen() {
            return Some(Banner::PileFrozen);
        }
        self.pile.row.last().is_some_and(|top| self.rules.blocks(top)).then_some(Banner::Frozen)
    }

    /// Whether the pile is frozen to a side.
    #[inline]
    pub(super) fn is_frozen_to(&self, side: Side) -> bool {
        self.rules.always_frozen
            || self.pile_frozen()
            || (self.rules.frozen_until_melded && self.melds[side].is_empty())
    }

    /// Why the pile is frozen to a side, if it is (rules §2.7 and "frozen to a side that has not melded").
    #[must_use]
    pub fn frozen_to(&self, side: Side) -> Option<FrozenBy> {
        if !self.pile_frozen() {
            return self.frozen_without_card_to(side);
        }
        let freeze_black = self.rules.black_three_role == BlackThreeRole::Freeze;
        Some(if !self.pile.set.wilds().is_empty() {
            FrozenBy::Wild
        } else if freeze_black && !self.pile.set.black_threes().is_empty() {
            FrozenBy::BlackThree
        } else {
            FrozenBy::RedThree
        })
    }

    /// Why the pile is frozen to a side, if it is, whatever lies in it.
    pub(super) fn frozen_without_card_to(&self, side: Side) -> Option<FrozenBy> {
        if self.rules.always_frozen {
            return Some(FrozenBy::Always);
        }
        (self.rules.frozen_until_melded && self.melds[side].is_empty()).then_some(FrozenBy::NotMelded)
    }

    /// The other side; of several the one that is ahead with its score and with what lies on the table, the next clockwise of
    /// equals.
    #[must_use]
    #[inline]
    pub fn rival(&self, side: Side) -> Side {
        match self.sides.other(side) {
            Some(other) => other,
            None => self.rival_of_several(side),
        }
    }

    #[cold]
    fn rival_of_several(&self, side: Side) -> Side {
        let mut rival = None;
        for other in self.sides.opponents(side) {
            let total = self.table_total(other);
            if rival.is_none_or(|(best, _)| total > best) {
                rival = Some((total, other));
            }
        }
        rival.map_or(side, |(_, other)| other)
    }

    /// The score of a side with its melds and canastas.
    fn table_total(&self, side: Side) -> i32 {
        let melds = &self.melds[side];
        let canastas = melds.canastas() as i32 * self.rules.mixed_canasta;
        self.scores[side].saturating_add(self.rules.points_of(melds.cards()) + canastas)
    }

    /// The minimum that the first meld of a seat's side must reach where this seat lays it (rules §2.9).
    #[must_use]
    pub fn opening_minimum(&self, seat: Seat) -> i32 {
        self.rules.minimum_in_hand(self.scores[self.sides.scoring_of(seat)], self.hand_number)
    }

    /// The canasta that the opening of a scoring side must hold, by its place in the words of [`OpeningNeed`] (V49).
    fn opening_need_of(&self, scoring: Side) -> usize {
        self.rules.opening_need_of_hand(self.scores[scoring], self.hand_number)
    }

    /// The canasta that the first meld of a seat's side must hold where this seat lays it, by its place in the words of
    /// [`OpeningNeed`] (V49).
    #[must_use]
    #[inline]
    pub fn opening_need(&self, seat: Seat) -> usize {
        if self.rules.opening_needs.is_empty() {
            return OpeningNeed::NOTHING;
        }
        self.opening_need_of(self.sides.scoring_of(seat))
    }

    /// All cards of all places. They stay the same after every action.
    #[must_use]
    pub fn all_cards(&self) -> CardSet {
        let seats = self
            .rules
            .players
            .seats()
            .flat_map(|seat| std::iter::once(self.hands[seat].cards()).chain(self.feet.of(seat)));
        let melds = self.melds.iter().flat_map(|melds| melds.iter().map(|meld| meld.cards));
        let rows = [self.stock.set(), self.pile.set, self.pile.face_down.set()];
        seats
            .chain(melds)
            .chain(self.red_threes.iter().map(|threes| threes.cards()))
            .chain(rows)
            .fold(CardSet::EMPTY, CardSet::union)
    }

    /// The opening that going out at this moment would need.
    pub(super) fn opening(&self, melds: &Melds) -> Opening {
        if !melds.is_empty() {
            return Opening::Done;
        }
        let exempt = self.rules.concealed_exempt && self.turn.drew == Drew::Stock;
        let canasta = self.opening_need(self.seat);
        Opening::Needed { minimum: self.opening_minimum(self.seat), canasta, exempt }
    }

    /// The search for a way to go out with this hand and these melds of the side whose turn it is, where some cards of the hand came
    /// with the pile and are not laid.
    pub(super) fn going_out_search<'a>(&'a self, hand: CardSet, melds: &'a Melds, came: CardSet) -> GoingOutSearch<'a> {
        GoingOutSearch {
            rules: &self.rules,
            is_fast: came.is_empty() && self.fits_fast_search(melds),
            came,
            hand,
            melds,
            opening: self.opening(melds),
            dead: self.dead_ranks_with(melds),
        }
    }

    /// Whether this is one of the first turns of its seat, in which nothing is laid and the pile is not taken (V44).
    #[inline]
    pub(super) fn is_closed_turn(&self) -> bool {
        self.turns[self.seat] < self.rules.closed_turns
    }

    /// Whether some seat has a closed turn before it (V44).
    pub(super) fn has_closed_turns(&self) -> bool {
        self.turns.iter().any(|&ended| ended < self.rules.closed_turns)
    }

    /// What the rules fit as far as they still matter in this hand.
    pub(super) fn fit_now(&self) -> Fit {
        let closed_turns = if self.has_closed_turns() { self.rules.closed_turns } else { 0 };
        let asks = |side: Side| self.opening_need_of(side) != OpeningNeed::NOTHING;
        let asks = self.sides.scoring().iter().any(asks);
        let opening_needs = if asks { self.rules.opening_needs } else { WordList::NONE };
        let mut rules = *self.rules;
        (rules.closed_turns, rules.opening_needs) = (closed_turns, opening_needs);
        let fit = rules.fit();
        // Two sets of a rank need the checks.
        let have_two_sets = self.melds.iter().any(|melds| !melds.extra().is_empty());
        if have_two_sets { fit.min(Fit::FastSearch) } else { fit }
    }

    /// Whether the player whose turn it is still has a foot to pick up, and so cannot go out.
    pub(super) fn has_foot(&self) -> bool {
        self.feet.next(self.seat).is_some()
    }

    /// Whether a canasta brings the foot that waits, so that the hand may not be emptied before (V39).
    pub(super) fn must_earn_foot(&self) -> bool {
        self.has_foot() && self.rules.foot_pickup == FootPickup::Canasta
    }

    /// The feet that canastas among these melds of the side bring the player whose turn it is (V39).
    pub(super) fn earned_feet(&self, melds: &Melds) -> usize {
        if !self.must_earn_foot() {
            return 0;
        }
        melds.canastas().saturating_sub(self.melds[self.sides.of(self.seat)].canastas())
    }

    /// Whether the player whose turn it is may not go out because a partner has a foot to pick up (V51).
    pub(super) fn partner_has_foot(&self) -> bool {
        let has_foot = |seat: Seat| seat != self.seat && self.feet.next(seat).is_some();
        self.rules.out_rules.has(OutRule::PARTNERS_FOOT) && self.sides.seats_of(self.sides.of(self.seat)).any(has_foot)
    }

    /// Whether the player whose turn it is could go out with the cards held now.
    pub(super) fn could_go_out(&self) -> bool {
        let melds = &self.melds[self.sides.of(self.seat)];
        self.turn.obligation != TurnObligation::MayNotGoOut
            && !self.has_foot()
            && !self.partner_has_foot()
            && !self.is_closed_turn()
            && self.going_out_search(self.hands[self.seat].cards(), melds, self.came).can_go_out()
    }

    /// Whether the fast searches are right for a side with these melds. Two sets of a rank need the search for any rules.
    pub(super) fn fits_fast_search(&self, melds: &Melds) -> bool {
        // Most hands are of rules that have the answer at hand.
        self.fit >= Fit::RulesOfThumb || (self.fit == Fit::FastSearch && melds.extra().is_empty())
    }

    /// Whether the rules of thumb of the bots and unchecked simulations know the rules and all melds.
    #[must_use]
    pub fn fits_rules_of_thumb(&self) -> bool {
        self.fit >= Fit::RulesOfThumb
    }

    /// Whether the small engine of playouts knows the rules and all melds.
    pub(crate) fn fits_ranked(&self) -> bool {
        self.fit == Fit::Ranked
    }

    /// The facts of the current turn.
    pub(crate) const fn turn_so_far(&self) -> &Turn {
        &self.turn
    }

    /// Whether a card lies in the pile that freezes it where cards do.
    pub(crate) const fn pile_has_freezer(&self) -> bool {
        self.pile.freezer || self.pile.frozen_unlisted
    }

    /// Whether going out needs a yes that the partner has not given in this turn (V23).
    pub(super) fn must_ask(&self) -> bool {
        self.rules.ask_partner == AskPartner::Must
            && self.turn.obligation != TurnObligation::MustGoOut
            && self.sides.partner(self.seat).is_some()
    }

    /// Whether the last card may be kept: the rules allow it, and the player may not go out, or not by discarding it.
    pub(super) fn may_keep(&self, hand: CardSet, melds: &Melds) -> bool {
        // Most questions end here.
        if !self.rules.keep_last_card || hand.len() != 1 || self.turn.obligation == TurnObligation::MustGoOut {
            return false;
        }
        if self.has_foot() {
            return self.must_earn_foot();
        }
        self.turn.obligation == TurnObligation::MayNotGoOut
            || self.must_ask()
            || self.partner_has_foot()
            || self.rules.out_rules.has(OutRule::NO_DISCARD)
            || melds.missing(&self.rules).is_some()
    }

    /// Whether a turn can be finished with this hand and these melds, where some cards of the hand came with the pile and are not laid
    /// (rules §2.12, V23 to V25, V47).
    pub(super) fn can_finish(&self, hand: CardSet, melds: &Melds, came: CardSet) -> bool {
        let mut obligation = self.turn.obligation;
        if self.has_foot() {
            match self.rules.foot_pickup {
                FootPickup::AtOnce | FootPickup::TurnEnds => return true,
                FootPickup::Discard => return !hand.is_empty(),
                FootPickup::Canasta => obligation = TurnObligation::MayNotGoOut,
            }
        }
        match (obligation, hand.len()) {
            (TurnObligation::MayNotGoOut, 0) => false,
            (_, 0) => {
                !self.must_ask()
                    && !self.rules.out_rules.has(OutRule::DISCARD)
                    && !self.partner_has_foot()
                    && melds.missing(&self.rules).is_none()
            }
            (TurnObligation::Free | TurnObligation::MayNotGoOut, 2..) => true,
            (TurnObligation::MayNotGoOut, 1) => self.rules.keep_last_card || self.is_due_talon(melds),
            (TurnObligation::Free, 1) => {
                self.may_keep(hand, melds)
                    || self.is_due_talon(melds)
                    || (!self.must_ask()
                        && !self.partner_has_foot()
                        && self.going_out_search(hand, melds, came).can_go_out())
            }
            (TurnObligation::MustGoOut, _) => self.going_out_search(hand, melds, came).can_go_out(),
        }
    }

    /// The bonus cards that the player draws at the end of this turn with these melds of the side, if any (V24).
    pub(super) fn talon(&self, melds: &Melds) -> Option<u8> {
        let side = self.sides.of(self.seat);
        let opened_now = self.turn.old_melds == 0 && self.turn.old_extra == 0 && !melds.is_empty();
        if self.rules.talons.is_empty() || !opened_now || self.turn.drew != Drew::Stock || self.stock.len() < 9 {
            return None;
        }
        let opened_before = self.sides.iter().filter(|&other| other != side && !self.melds[other].is_empty()).count();
        self.rules.talons.get(opened_before).and_then(|&cards| u8::try_from(cards).ok())
    }

    fn is_due_talon(&self, melds: &Melds) -> bool {
        self.talon(melds).is_some()
    }

    /// The ranks of which nobody may lay more, because a side has a canasta of them and the rules close such ranks (V15).
    pub(super) fn dead_ranks(&self) -> RankSet {
        if !self.rules.dead_ranks {
            return RankSet::EMPTY;
        }
        self.sides.iter().flat_map(|side| self.melds[side].canasta_ranks().iter().collect::<Vec<_>>()).collect()
    }

    /// These ranks once the side whose turn it is has these melds.
    fn dead_ranks_with(&self, melds: &Melds) -> RankSet {
        match self.rules.dead_ranks {
            true => self.dead_ranks().iter().chain(melds.canasta_ranks().iter()).collect(),
            false => RankSet::EMPTY,
        }
    }

    /// The natural rank of the pile's top card, if it can be melded at all.
    pub(super) fn pile_rank(&self) -> Option<Rank> {
        self.pile.row.last().map(Card::rank).filter(|rank| rank.is_natural())
    }
}
