//! The view of one seat: all that it may know, and nothing else.

use super::action::Action;
use super::cards::{Card, CardSet, Counts, RankSet};
use super::error::{FrozenBy, RuleError};
use super::meld::Melds;
use super::ruleset::{Rules, SpecialHand, Words};
use super::seat::{BySide, Seat, Side};
use super::sides::Sides;
use super::state::{Banner, Drew, Ended, Phase, State, TurnObligation};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A hand of Canasta as one seat sees it: a borrowed view, cheap to make and to copy.
///
/// Bots and screens get an observation, never a [`State`]: nothing it returns depends on hidden cards. Cards that were seen
/// stay known: the whole pile, and cards that went to a hand with a pile and have not been played since.
///
/// ```
/// use canasta::rules::{BySide, Deck, Preset, Seat, State, generator};
/// let deck = Deck::shuffled(&mut generator([0; 32]));
/// let state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
/// let seen = state.observe(state.to_act());
/// assert!(seen.is_to_act());
/// assert_eq!(seen.hand().len() + seen.unseen().len() + seen.pile().len(), 108);
/// assert_eq!(seen.shown_hand(Seat::FIRST), None);
/// ```
#[derive(Clone, Copy)]
pub struct Observation<'a> {
    pub(super) state: &'a State,
    pub(super) seat: Seat,
}

impl State {
    /// The view of a seat.
    #[must_use]
    pub const fn observe(&self, seat: Seat) -> Observation<'_> {
        Observation { state: self, seat }
    }
}

impl<'a> Observation<'a> {
    /// The seat whose view it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The side of that seat.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.state.sides.of(self.seat)
    }

    /// Which seats play together.
    #[must_use]
    pub const fn sides(&self) -> Sides {
        self.state.sides
    }

    /// The seat that plays together with this one, the next of them clockwise, if there is one.
    #[must_use]
    pub fn partner(&self) -> Option<Seat> {
        self.state.sides.partner(self.seat)
    }

    /// The next seat clockwise that does not play together with this one: after the first of two partners of the moment the second
    /// is passed over.
    #[must_use]
    pub fn next_opponent(&self) -> Seat {
        let players = self.state.rules.players;
        let next = players.after(self.seat);
        let is_partner = self.state.sides.lone().is_some() && self.state.sides.of(next).index() == self.side().index();
        if is_partner { players.after(next) } else { next }
    }

    /// The other side; of several the one that is ahead ([`State::rival`]).
    #[must_use]
    pub fn rival(&self) -> Side {
        self.state.rival(self.side())
    }

    /// The rules in play.
    #[must_use]
    pub fn rules(&self) -> &'a Rules {
        &self.state.rules
    }

    /// The own hand.
    #[must_use]
    pub fn hand(&self) -> CardSet {
        self.state.hands[self.seat].cards()
    }

    /// The own hand, counted by rank.
    #[must_use]
    pub fn held(&self) -> Counts {
        self.state.hands[self.seat].counts()
    }

    /// The number of cards that a seat holds.
    #[must_use]
    #[inline]
    pub fn hand_len(&self, seat: Seat) -> usize {
        self.state.hands[seat].len()
    }

    /// The hand of a seat: the own always, all of them once the hand has ended.
    #[must_use]
    pub fn shown_hand(&self, seat: Seat) -> Option<CardSet> {
        (seat == self.seat || self.state.ended.is_some()).then(|| self.state.hands[seat].cards())
    }

    /// The number of cards in the feet of a seat, 0 once all are picked up. Nobody knows the cards before.
    #[must_use]
    pub fn foot_len(&self, seat: Seat) -> usize {
        self.foot_lens(seat).sum()
    }

    /// The number of cards in each foot of a seat that waits, the next one first.
    pub fn foot_lens(&self, seat: Seat) -> impl Iterator<Item = usize> + Clone + use<> {
        self.state.feet.of(seat).map(CardSet::len)
    }

    /// The feet that a seat has not picked up, once the hand has ended; `None` before, and where there is none.
    #[must_use]
    pub fn shown_foot(&self, seat: Seat) -> Option<CardSet> {
        self.state.feet.of(seat).reduce(CardSet::union).filter(|_| self.state.ended.is_some())
    }

    /// The name of the special hand that ended this hand, if one did.
    #[must_use]
    pub fn special_hand(&self) -> Option<&'static str> {
        self.state.special_hand.and_then(|special| SpecialHand::WORDS.get(usize::from(special)).copied())
    }

    /// The number of the hand in its match, from 1.
    #[must_use]
    pub const fn hand_number(&self) -> u32 {
        self.state.hand_number
    }

    /// Cards that a seat is known to hold, because it took them openly with the pile or kept them of the cut.
    #[must_use]
    pub fn known(&self, seat: Seat) -> CardSet {
        self.state.known[seat]
    }

    /// Every card whose place this seat does not know: the stock, the feet, the other hands, without what is
    /// [known](Observation::known) of them, and the cards of the pile that lie face down.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let others = self.rules().players.seats().filter(|&seat| seat != self.seat);
        let hidden = others.fold(self.state.stock.set(), |sum, seat| {
            sum.union(self.state.hands[seat].difference(self.state.known[seat]))
        });
        let hidden = match self.face_down() {
            0 => hidden,
            _ => hidden.union(self.state.pile.face_down.set()),
        };
        if !self.rules().has_feet() {
            return hidden;
        }
        self.rules().players.seats().flat_map(|seat| self.state.feet.of(seat)).fold(hidden, CardSet::union)
    }

    /// The seat that must act.
    #[must_use]
    pub fn to_act(&self) -> Seat {
        self.state.to_act()
    }

    /// Whether this seat is to act.
    #[must_use]
    pub fn is_to_act(&self) -> bool {
        self.state.ended.is_none() && self.to_act() == self.seat
    }

    /// The seat whose turn it is; the asker while an answer is due.
    #[must_use]
    pub const fn turn_of(&self) -> Seat {
        self.state.seat
    }

    /// The part of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// How the turn began.
    #[must_use]
    pub const fn drew(&self) -> Drew {
        self.state.turn.drew
    }

    /// The way in which the turn must end.
    #[must_use]
    pub const fn obligation(&self) -> TurnObligation {
        self.state.turn.obligation
    }

    /// Whether "May I go out?" was asked in this turn (rules §2.13).
    #[must_use]
    pub const fn was_asked(&self) -> bool {
        self.state.turn.asked
    }

    /// Whether this seat has asked "May I go out?" in this hand, where that may be done once.
    #[must_use]
    pub fn has_asked(&self) -> bool {
        self.state.has_asked[self.seat]
    }

    /// How the hand ended, if it has.
    #[must_use]
    pub const fn ended(&self) -> Option<Ended> {
        self.state.ended
    }

    /// The dealer.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.state.dealer
    }

    /// The melds of a side.
    #[must_use]
    pub fn melds(&self, side: Side) -> &'a Melds {
        &self.state.melds[side]
    }

    /// The red threes that a side has laid out.
    #[must_use]
    pub fn red_threes(&self, side: Side) -> CardSet {
        self.state.red_threes(side)
    }

    /// The red threes that score for a side. Where partners come about in a hand, they are the threes that one partner laid out.
    #[must_use]
    pub fn scoring_threes(&self, scoring: Side) -> CardSet {
        self.state.scoring_threes(scoring)
    }

    /// The number of cards in the stock.
    #[must_use]
    pub const fn stock_len(&self) -> usize {
        self.state.stock.len()
    }

    /// The open cards of the pile, bottom first.
    #[must_use]
    pub fn pile(&self) -> &'a [Card] {
        self.state.pile()
    }

    /// The number of cards that lie face down under them. Nobody knows these.
    #[must_use]
    #[inline]
    pub const fn face_down(&self) -> usize {
        self.state.pile.face_down.len()
    }

    /// The number of cards of the pile, those that lie face down included.
    #[must_use]
    #[inline]
    pub const fn pile_len(&self) -> usize {
        self.state.pile.len()
    }

    /// The number of cards that lie face down and come with a take of the pile.
    #[must_use]
    #[inline]
    pub fn takeable_face_down(&self) -> usize {
        self.state.pile.takeable_face_down(self.state.rules.pile_take).len()
    }

    /// The number of cards that a take of the pile brings, those that lie face down included.
    #[must_use]
    #[inline]
    pub fn takeable_len(&self) -> usize {
        let all = self.state.pile.len();
        self.state.rules.pile_take.map_or(all, |most| all.min(most.into()))
    }

    /// The open cards of the pile.
    #[must_use]
    pub const fn pile_cards(&self) -> CardSet {
        self.state.pile.set
    }

    /// The open cards of the pile, counted by rank.
    #[must_use]
    pub const fn pile_counts(&self) -> Counts {
        self.state.pile.counts
    }

    /// The value of the open cards of the pile, in points.
    #[must_use]
    #[inline]
    pub fn pile_points(&self) -> i32 {
        let (rules, pile) = (&self.state.rules, &self.state.pile);
        if rules.card_points.is_empty() { pile.points } else { rules.points_of(pile.set) }
    }

    /// The open cards that a take of the pile brings, its top card included, bottom first.
    #[must_use]
    pub fn takeable(&self) -> &'a [Card] {
        self.state.pile.takeable(self.state.rules.pile_take)
    }

    /// These cards, counted by rank.
    #[must_use]
    #[inline]
    pub fn takeable_counts(&self) -> Counts {
        match self.state.rules.pile_take {
            None => self.pile_counts(),
            Some(_) => self.takeable_cards().counts(),
        }
    }

    /// These cards as a set.
    #[must_use]
    pub fn takeable_cards(&self) -> CardSet {
        self.state.pile.takeable_set(self.state.rules.pile_take)
    }

    /// Their value, in points.
    #[must_use]
    #[inline]
    pub fn takeable_points(&self) -> i32 {
        match self.state.rules.pile_take {
            None => self.pile_points(),
            Some(_) => self.state.rules.points_of(self.takeable_cards()),
        }
    }

    /// The text shown over the pile (rules §2.17).
    #[must_use]
    pub fn banner(&self) -> Option<Banner> {
        self.state.banner()
    }

    /// Whether the pile is frozen to a side.
    #[must_use]
    #[inline]
    pub fn is_frozen_to(&self, side: Side) -> bool {
        self.state.is_frozen_to(side)
    }

    /// Why the pile is frozen to a side, if it is.
    #[must_use]
    pub fn frozen_to(&self, side: Side) -> Option<FrozenBy> {
        self.state.frozen_to(side)
    }

    /// The cards of the hand that take the pile, and how many of them may be wild, where it is frozen by a card in it and rules ask
    /// for other cards then than for a natural pair (V46).
    #[must_use]
    pub fn frozen_by_card_needs(&self) -> Option<(usize, usize)> {
        let rules = self.rules();
        let asks_otherwise = rules.frozen_asks_otherwise() && self.state.pile_frozen();
        asks_otherwise.then(|| (rules.frozen_needs.into(), rules.frozen_wilds.into()))
    }

    /// The naturals of the hand that a side needs to take the pile as it is frozen to it, by the side's meld of the top card's rank;
    /// 0 where it is not frozen.
    #[must_use]
    pub fn naturals_for_frozen(&self, side: Side, own_meld: CardSet) -> usize {
        let pair = || self.rules().frozen_naturals(own_meld);
        match self.frozen_by_card_needs() {
            Some((cards, wilds)) => {
                let otherwise = self.state.frozen_without_card_to(side).map_or(0, |_| pair());
                otherwise.max(cards - wilds)
            }
            None => self.frozen_to(side).map_or(0, |_| pair()),
        }
    }

    /// The scores before this hand.
    #[must_use]
    pub const fn scores(&self) -> BySide<i32> {
        self.state.scores
    }

    /// The minimum of the first meld of a seat's side where this seat lays it, in points.
    #[must_use]
    #[inline]
    pub fn opening_minimum(&self, seat: Seat) -> i32 {
        self.state.opening_minimum(seat)
    }

    /// The canasta that the first meld of a seat's side must hold where this seat lays it, by its place in the words of
    /// [`OpeningNeed`](super::ruleset::OpeningNeed).
    #[must_use]
    pub fn opening_need(&self, seat: Seat) -> usize {
        self.state.opening_need(seat)
    }

    /// Whether a seat had laid a card before this turn.
    #[must_use]
    pub fn has_laid(&self, seat: Seat) -> bool {
        self.state.has_laid[seat]
    }

    /// Whether nothing is laid and the pile not taken in the current turn, because it is one of the first of its seat (V44).
    #[must_use]
    pub fn is_closed_turn(&self) -> bool {
        self.state.is_closed_turn()
    }

    /// The turns of a seat in this hand that are closed still, the current one counted.
    #[must_use]
    pub fn closed_turns_left(&self, seat: Seat) -> u8 {
        self.rules().closed_turns.saturating_sub(self.state.turns[seat])
    }

    /// Why a seat may not take the pile yet, whatever lies on it: as rules without a pile, one of its first turns, or a side that must
    /// meld before (V16, V44).
    #[must_use]
    pub fn pile_closed_to(&self, seat: Seat) -> Option<RuleError> {
        let rules = self.rules();
        match self.closed_turns_left(seat) {
            1.. if rules.pile_allowed => Some(RuleError::TooEarly { turns: rules.closed_turns }),
            _ => rules.pile_closed(self.melds(self.sides().of(seat))),
        }
    }

    /// Cards of the player whose turn it is that came with the pile in this turn and are laid in a later one only (V47). Those that lay face
    /// down are known to that player alone.
    #[must_use]
    pub fn came(&self) -> CardSet {
        match self.seat == self.state.turn_of() || self.state.ended.is_some() {
            true => self.state.came,
            false => self.state.came.difference(self.state.came_hidden),
        }
    }

    /// Whether it is this seat's turn and it could go out with the cards held now; before drawing only where the rules allow
    /// that.
    #[must_use]
    pub fn could_go_out(&self) -> bool {
        self.may_go_out() && self.state.could_go_out()
    }

    /// Whether this seat is in a part of its turn in which it may go out, and no answer forbids it.
    pub(super) fn may_go_out(&self) -> bool {
        let in_time = match self.state.phase {
            Phase::Draw => self.state.rules.out_without_draw,
            Phase::Play => true,
            Phase::Answer => false,
        };
        in_time
            && self.is_to_act()
            && !self.state.has_foot()
            && !self.state.partner_has_foot()
            && !self.state.is_closed_turn()
            && self.state.turn.obligation != TurnObligation::MayNotGoOut
    }

    /// The own melds after a legal action that lays cards.
    pub fn melds_after(&self, action: &Action) -> Option<Melds> {
        self.state.melds_after(action)
    }

    /// Whether the rules of thumb of the bots know the rules and all melds.
    #[must_use]
    pub fn fits_rules_of_thumb(&self) -> bool {
        self.state.fits_rules_of_thumb()
    }

    /// The ranks of which nobody may lay more (V15).
    pub(crate) fn dead_ranks(&self) -> RankSet {
        self.state.dead_ranks()
    }

    /// The same position under rules without fields that only forbid ([`Rules::without_prohibitions`]). Hidden cards stay hidden from who
    /// observes it.
    pub(crate) fn without_prohibitions(&self) -> State {
        let rules = self.rules().without_prohibitions();
        let fit = rules.fit();
        let mut state =
            State { rules: rules.into(), fit, came: CardSet::EMPTY, came_hidden: CardSet::EMPTY, ..self.state.clone() };
        // A black three freezes no longer.
        state.pile.freezer &= state.pile.row.as_slice().iter().any(|&card| rules.freezes(card));
        state
    }

    /// Reads an action of this seat in notation.
    ///
    /// # Errors
    /// As [`State::read`], and [`RuleError::NotYourTurn`] if another seat is to act.
    pub fn read(&self, text: &str) -> Result<Action, RuleError> {
        if self.state.ended.is_none() && !self.is_to_act() {
            return Err(RuleError::NotYourTurn { to_act: self.state.to_act() });
        }
        self.state.read(text)
    }

    /// Checks whether the rules accept an action of this seat now.
    ///
    /// # Errors
    /// As [`State::play_as`].
    pub fn check(&self, action: &Action) -> Result<(), RuleError> {
        if self.state.ended.is_none() && !self.is_to_act() {
            return Err(RuleError::NotYourTurn { to_act: self.to_act() });
        }
        self.state.check(action)
    }
}

impl Eq for Observation<'_> {}

/// Hashes part of what is compared, so that a transposition table needs no snapshot.
impl Hash for Observation<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let state = self.state;
        (self.seat, state.seat, state.phase, state.known, &state.melds, &state.pile.row, state.turn).hash(hasher);
        (self.hand(), self.unseen(), state.stock.len(), state.pile.face_down.len(), state.scores).hash(hasher);
    }
}

/// Prints the snapshot, so no hidden card.
impl fmt::Debug for Observation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.snapshot(), f)
    }
}

/// Two observations are equal when they show the same.
impl PartialEq for Observation<'_> {
    fn eq(&self, other: &Observation<'_>) -> bool {
        let (a, b) = (self.state, other.state);
        // Which card froze the pile may be unknown (in set-ups); that it is frozen is seen.
        let table = |s: &State| (s.sides, s.dealer, s.seat, s.phase, s.known, s.red_threes, s.pile_frozen());
        let feet = |s: &State| {
            s.rules.players.seats().map(|seat| s.feet.of(seat).map(CardSet::len).collect()).collect::<Vec<Vec<usize>>>()
        };
        // The number of the hand is seen only where a rule depends on it.
        let number = |s: &State| s.rules.depends_on_hand_number().then_some(s.hand_number);
        let extra = |s: &State| (feet(s), number(s), s.has_asked, s.turns, s.special_hand);
        let extra = |s: &State| (extra(s), s.pile.face_down.len());
        let rest = |s: &State| (s.scores, s.has_laid, s.turn, s.ended, s.stock.len(), s.hands.map(|hand| hand.len()));
        self.seat == other.seat
            && a.rules == b.rules
            && table(a) == table(b)
            && self.came() == other.came()
            && a.pile.row == b.pile.row
            && a.melds == b.melds
            && extra(a) == extra(b)
            && rest(a) == rest(b)
            && self.hand() == other.hand()
            && self.unseen() == other.unseen()
            && (a.ended.is_none() || (a.hands == b.hands && a.feet == b.feet))
    }
}
