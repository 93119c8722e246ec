//! The facts about a discard: what it gives the next player, and what it takes from the own hand.

use super::fact::{Alternatives, Fact, Risk};
use super::last_turn::LastTurn;
use canasta::rules::{
    Action, Card, CardSet, FrozenBy, Meld, MeldKind, Observation, PileNewMeld, PileOwnMeld, PileWild, Rank, Seat, Side,
    State, StockEnd, Suit, generator,
};

/// From this number of cards on, blocking or freezing the pile is worth a word.
const WORTH_CLOSING: usize = 3;
/// From this number of cards under it on, a discard that the next player may be able to take is worth a word.
const LARGE_PILE: usize = 6;
/// From this number on, it is worth a warning, if as many cards of the rank are unseen as below.
const HUGE_PILE: usize = 10;
/// From this number of unseen cards of a rank on, a pair of them is likely enough for a warning.
const LIKELY_UNSEEN: usize = 4;

/// With so many cards or fewer an opponent may go out soon.
const NEARLY_OUT: usize = 4;
/// From this number of seen cards of a rank on, a single card of it is hard to pair.
const SOME_SEEN: usize = 3;

/// A discard that the observing seat considers.
struct Discard<'a> {
    seen: &'a Observation<'a>,
    next: Seat,
    card: Card,
    rank: Rank,
}

impl<'a> Discard<'a> {
    fn new(seen: &'a Observation<'a>, card: Card) -> Discard<'a> {
        Discard { seen, next: seen.rules().players.after(seen.seat()), card, rank: card.rank() }
    }

    /// The side of the next player.
    fn next_side(&self) -> Side {
        self.seen.sides().of(self.next)
    }

    /// Whether the next player plays together with this seat, as with two partners of the moment.
    fn is_for_partner(&self) -> bool {
        self.next_side() == self.seen.side()
    }

    /// The number of cards in the pile before the discard.
    fn pile(&self) -> usize {
        self.seen.pile_len()
    }

    /// The number of cards of the pile that come with this one.
    fn gets(&self) -> usize {
        let most = self.seen.rules().pile_take.map_or(usize::MAX, usize::from);
        self.pile().min(most.saturating_sub(1))
    }

    /// Whether nobody may lay the rank, because a side has a canasta of it.
    fn is_dead(&self) -> bool {
        let has_canasta = |side| self.seen.melds(side).canasta_ranks().contains(self.rank);
        self.seen.rules().dead_ranks && self.seen.sides().iter().any(has_canasta)
    }

    /// Whether the rules differ from Classic in numbers alone, so that the shape of the melds says who takes the pile.
    fn is_simple(&self) -> bool {
        self.seen.rules().fits_rules_of_thumb() && !self.seen.rules().lone_taker
    }

    /// What the next player lengthens by taking the pile with these cards, by the engine; `None` if that is not legal.
    fn taken_with(&self, cards: CardSet) -> Option<MeldKind> {
        // Whether a take is legal depends on no card of the next player but these.
        let mut state = State::sample(self.seen, &mut generator([0; 32]))?;
        state.play_as(self.seen.seat(), &Action::Discard(self.card)).ok()?;
        if state.ended().is_some() || state.to_act() != self.next || !state.hand(self.next).contains_all(cards) {
            return None;
        }
        let seen = state.observe(self.next);
        let after = seen.melds_after(&Action::take(cards))?;
        after.since(seen.melds(seen.side())).find(|(meld, old)| meld.cards.len() > old.len()).map(|(meld, _)| meld.kind)
    }

    /// The number of cards of the opponents' meld of the rank.
    fn their_meld(&self) -> usize {
        self.seen.melds(self.next_side()).of(self.rank).len()
    }

    /// Whether an opponent can take the pile next with this card on top at all.
    fn is_takeable(&self) -> bool {
        let rules = self.seen.rules();
        // The hand may end with this turn.
        let is_last_turn = rules.stock_end == StockEnd::EndsWithTurn && self.seen.stock_len() == 0;
        rules.pile_allowed
            && (self.rank.is_natural() || self.is_wild_taken())
            && !is_last_turn
            && !self.is_closed()
            && !self.is_for_partner()
            && !self.must_wait()
    }

    /// Whether the card is a wild that is taken with wilds like it (V45).
    fn is_wild_taken(&self) -> bool {
        self.card.is_wild() && self.seen.rules().pile_wild != PileWild::Never
    }

    /// Whether the next player takes no pile yet, whatever lies on it (V16, V44).
    fn must_wait(&self) -> bool {
        self.seen.pile_closed_to(self.next).is_some()
    }

    /// Whether the next player needs a natural pair of the hand.
    fn needs_pair(&self) -> bool {
        self.cards_needed() >= 2
    }

    /// The naturals with which the next player takes a frozen pile, or the wilds like this one.
    fn cards_needed(&self) -> usize {
        if self.card.is_wild() {
            return self.seen.rules().wilds_for_wild().0;
        }
        let side = self.next_side();
        self.seen.naturals_for_frozen(side, self.seen.melds(side).of(self.rank))
    }

    /// Whether the rules keep the card off the opponents' canasta of the rank, or nobody may lay it.
    fn is_closed(&self) -> bool {
        let is_full = self.seen.rules().pile_own_meld == PileOwnMeld::Under7 && self.their_meld() >= Meld::CANASTA;
        // Where a side may have several melds of a rank, a pair can begin another.
        (is_full && self.seen.rules().fits_fast_search()) || self.is_dead()
    }

    /// Whether the next player can finish the turn after taking the pile with so many cards of the hand.
    fn leaves_enough(&self, laid: usize) -> bool {
        let pile = self.seen.pile_cards();
        let held = self.seen.hand_len(self.next);
        let is_closed = self.seen.rules().one_card_pile_closed && pile.is_empty() && held == 1;
        // With two cards a discard is always possible.
        !is_closed && held + pile.difference(pile.red_threes()).len() >= laid + 2
    }

    /// The meld by adding the card to which the next player can take the pile.
    fn fed_meld(&self) -> Option<MeldKind> {
        if !self.is_simple() {
            return self.is_takeable().then(|| self.taken_with(CardSet::EMPTY)).flatten();
        }
        let is_open = self.seen.rules().pile_own_meld != PileOwnMeld::None;
        let feeds =
            self.is_takeable() && is_open && self.their_meld() > 0 && !self.needs_pair() && self.leaves_enough(0);
        feeds.then_some(MeldKind::Set(self.rank))
    }

    /// Whether the next player is known to hold a pair with which the pile can be taken.
    fn feeds_pair(&self) -> bool {
        let known = self.seen.known(self.next);
        if known.count(self.rank) < 2 || !self.is_takeable() {
            return false;
        }
        if self.card.is_wild() {
            // Where more is needed than a pair, any other wild helps.
            return [known.of_rank(self.rank), known.wilds()].into_iter().any(|with| self.taken_with(with).is_some());
        }
        if !self.is_simple() {
            return known.take_of_rank(self.rank, 2).is_some_and(|pair| self.taken_with(pair).is_some());
        }
        let has_opened = !self.seen.melds(self.next_side()).is_empty();
        let is_meld = self.their_meld() > 0 || self.seen.rules().min_naturals <= 3;
        has_opened && is_meld && self.leaves_enough(2)
    }

    /// How the next player can be seen to take the pile with this card on top.
    fn visible_take(&self) -> Option<Fact> {
        let (seat, rank, pile) = (self.next, self.rank, self.gets());
        match self.fed_meld() {
            Some(of) => Some(Fact::FeedsMeld { seat, of, pile }),
            None => self.feeds_pair().then_some(Fact::FeedsPair { seat, rank, pile }),
        }
    }

    /// The most naturals of the rank that the next player can hold.
    fn most_held(&self) -> usize {
        self.seen.known(self.next).count(self.rank) + self.seen.unseen().count(self.rank)
    }

    /// Whether the card could join a meld of the opponents if the pile were not frozen, or does.
    fn joins(&self) -> bool {
        self.their_meld() > 0 && !self.needs_pair()
    }

    /// Why the next player cannot take the pile, or hardly can.
    fn safety(&self, last_turn: LastTurn, facts: &mut Vec<Fact>) {
        // Sequences, second melds of a rank and partners of the moment take cards too.
        if !self.is_simple() {
            return;
        }
        let (seat, rank) = (self.next, self.rank);
        if self.is_for_partner() {
            return;
        }
        if self.seen.rules().pile_allowed && rank.is_natural() && self.is_closed() && !self.is_dead() {
            facts.push(Fact::ClosedToThem { rank });
            return;
        }
        if !self.is_takeable() || self.joins() {
            return;
        }
        let asks_for_pair = self.needs_pair() || self.seen.rules().pile_new_meld == PileNewMeld::Pair;
        match self.most_held() {
            0 => facts.push(Fact::AllSeen { rank }),
            1 if asks_for_pair => facts.push(Fact::NoPairLeft { seat, rank }),
            _ if self.seen.known(seat).count(rank) > 0 => {}
            _ if last_turn.discarded == Some(rank) => facts.push(Fact::ThrewAway { seat, rank }),
            _ if last_turn.passed == Some(rank) => facts.push(Fact::Passed { seat, rank }),
            _ if self.seen.pile().is_empty() => facts.push(Fact::EmptyPile),
            _ if self.is_frozen_by_card(self.next_side()) => {
                facts.push(Fact::NeedsPair { seat, rank, naturals: self.cards_needed() })
            }
            _ if !self.seen.melds(self.next_side()).is_empty() && self.their_meld() == 0 => {
                facts.push(Fact::NoMeldOfTheirs { rank });
            }
            _ => {}
        }
    }

    /// Whether the pile is frozen to a side, and not only until it opens.
    fn is_frozen_by_card(&self, side: Side) -> bool {
        self.seen.frozen_to(side).is_some_and(|by| by != FrozenBy::NotMelded)
    }

    /// Whether the opponents have opened and the own side has not.
    fn only_they_opened(&self) -> bool {
        let has_opened = |side| !self.seen.melds(side).is_empty();
        self.seen.sides().opponents(self.seen.side()).all(has_opened) && !has_opened(self.seen.side())
    }

    /// Whether the card, a wild, freezes the pile.
    fn freezes(&self) -> bool {
        let rules = self.seen.rules();
        rules.freezing
            && rules.pile_allowed
            && self.card.is_wild()
            && !self.is_frozen_by_card(self.seen.side())
            && !self.is_frozen_by_card(self.next_side())
    }

    /// Blocking or freezing.
    fn closes(&self, facts: &mut Vec<Fact>) {
        let pile = self.pile();
        if pile < WORTH_CLOSING || !self.seen.rules().pile_allowed {
            return;
        }
        if self.is_for_partner() || self.must_wait() {
            return;
        }
        if self.seen.rules().blocks(self.card) {
            facts.push(Fact::Blocks { seat: self.next, pile });
        } else if self.freezes() {
            facts.push(Fact::Freezes { pile, only_they_opened: self.only_they_opened() });
        }
    }

    /// The cards of the rank that anybody at the seat can count: in the own hand, in the pile, in melds, and taken openly.
    fn seen_of_rank(&self) -> usize {
        let (seen, rank) = (self.seen, self.rank);
        let laid = seen.sides().iter().flat_map(|side| seen.melds(side).iter());
        let others = seen.rules().players.seats().filter(|&seat| seat != seen.seat());
        seen.hand().count(rank)
            + seen.pile_cards().count(rank)
            + laid.map(|meld| meld.cards.count(rank)).sum::<usize>()
            + others.map(|seat| seen.known(seat).count(rank)).sum::<usize>()
    }

    /// What can be said of any discard, the weaker reasons: each is seen on the table.
    fn plain(&self, facts: &mut Vec<Fact>) {
        let (rank, rules, pile) = (self.rank, self.seen.rules(), self.pile());
        if pile == 0 && !facts.contains(&Fact::EmptyPile) {
            facts.push(Fact::EmptyPile);
        } else if (1..WORTH_CLOSING).contains(&pile) && rules.pile_allowed {
            facts.push(match () {
                () if self.is_for_partner() || self.must_wait() => Fact::LittleToTake { pile },
                () if rules.blocks(self.card) => Fact::Blocks { seat: self.next, pile },
                () if self.freezes() => Fact::Freezes { pile, only_they_opened: self.only_they_opened() },
                () => Fact::LittleToTake { pile },
            });
        }
        if rank.is_natural() {
            let (all, seen) = (rules.cards().count(rank), self.seen_of_rank());
            // How many are seen is no safety where the next player holds one of them, or adds the card to a meld.
            let is_safety = self.seen.known(self.next).count(rank) == 0 && self.visible_take().is_none();
            let is_canasta = self.seen.melds(self.seen.side()).canasta_ranks().contains(rank);
            match () {
                () if self.is_dead() => facts.push(Fact::DeadRank { rank }),
                () if is_canasta => facts.push(Fact::OwnCanasta { rank }),
                () if 2 * seen > all && is_safety => facts.push(Fact::MostSeen { rank, seen, all }),
                () => {}
            }
            let left = self.seen.hand().count(rank).saturating_sub(1);
            if left >= 2 {
                facts.push(Fact::Remain { rank, cards: left });
            }
        }
        facts.push(Fact::Counts { rank, points: rules.held_points(self.card.into()) });
    }

    /// Whether the next player may hold what takes a large pile with this card on top: so many cards of the rank are unseen.
    fn may_be_taken(&self, least_pile: usize, least_unseen: usize) -> Option<Fact> {
        let (seat, rank, pile) = (self.next, self.rank, self.gets());
        let unseen = match self.card.is_wild() {
            true => self.unseen_like(),
            false => self.seen.rules().cards().count(rank).saturating_sub(self.seen_of_rank()),
        };
        let has_opened = !self.seen.melds(self.next_side()).is_empty();
        let needed = self.cards_needed();
        let may = self.is_takeable()
            && has_opened
            && pile >= least_pile
            && unseen >= least_unseen.max(needed)
            && self.seen.hand_len(seat) > needed;
        may.then_some(Fact::MayTake { seat, rank, unseen, pile })
    }

    /// The unseen wilds that take this one.
    fn unseen_like(&self) -> usize {
        let is_red = |card: Card| card.suit().is_some_and(Suit::is_red);
        let asks_for_colour = self.seen.rules().pile_wild == PileWild::SameColourPair;
        let alike = self.seen.unseen().of_rank(self.rank);
        alike.iter().filter(|&card| !asks_for_colour || is_red(card) == is_red(self.card)).count()
    }

    /// The ranks of which the hand has one card and the own side no meld.
    fn singles(&self) -> impl Iterator<Item = Rank> {
        let melds = self.seen.melds(self.seen.side());
        let is_single = |rank: &Rank| self.seen.hand().count(*rank) == 1 && melds.of(*rank).is_empty();
        Rank::NATURALS.into_iter().filter(is_single)
    }

    /// Why this single card of the hand is given up rather than another one.
    fn among_singles(&self, facts: &mut Vec<Fact>) {
        let (rank, rules, hand) = (self.rank, self.seen.rules(), self.seen.hand());
        let others: Vec<Card> =
            self.singles().filter(|&other| other != rank).filter_map(|other| hand.any_of_rank(other)).collect();
        // It is at one end of them by some number, and not all are the same.
        let is_least = |of: &dyn Fn(Card) -> i32| {
            let own = of(self.card);
            others.iter().all(|&other| of(other) >= own) && others.iter().any(|&other| of(other) > own)
        };
        let held = |card: Card| rules.held_points(card.into());
        let sides = self.seen.sides();
        let mut opponents = sides.opponents(self.seen.side()).flat_map(|side| sides.seats_of(side));
        if opponents.any(|seat| self.seen.hand_len(seat) <= NEARLY_OUT) {
            if is_least(&|card| -held(card)) {
                facts.push(Fact::DearestSingle { rank, points: held(self.card) });
            }
        } else if is_least(&|card| rules.points_of_card(card)) {
            facts.push(Fact::LeastSingle { rank, points: rules.points_of_card(self.card) });
        }
        let seen_of = |card: Card| Discard::new(self.seen, card).seen_of_rank();
        let (seen, all) = (self.seen_of_rank(), rules.cards().count(rank));
        if seen >= SOME_SEEN && 2 * seen <= all && others.iter().all(|&other| seen_of(other) < seen) {
            facts.push(Fact::SeenMostOfSingles { rank, seen, all });
        }
    }

    /// The number of cards of the rank in the hand, and in the own meld.
    fn own(&self) -> (usize, usize) {
        let meld = self.seen.melds(self.seen.side()).of(self.rank).len();
        let is_full = self.seen.rules().meld_max.is_some_and(|most| meld >= usize::from(most));
        (self.seen.hand().count(self.rank), if is_full || self.is_dead() { 0 } else { meld })
    }
}

/// The facts that speak for a discard.
pub(super) fn facts_for(seen: &Observation<'_>, card: Card, last_turn: LastTurn, facts: &mut Vec<Fact>) {
    let discard = Discard::new(seen, card);
    discard.safety(last_turn, facts);
    discard.closes(facts);
    // A full meld of the rank is one, though the card does not fit it.
    let has_meld = !seen.melds(seen.side()).of(discard.rank).is_empty();
    if discard.rank.is_natural() && discard.own() == (1, 0) && !has_meld {
        facts.push(Fact::Lone { rank: discard.rank, singles: discard.singles().count() });
        if discard.singles().nth(1).is_some() {
            discard.among_singles(facts);
        }
    }
    discard.plain(facts);
}

/// What a discard gives away for all to see.
pub(super) fn risk(seen: &Observation<'_>, card: Card) -> Option<Risk> {
    let take = Discard::new(seen, card).visible_take()?;
    let mut others = seen.hand().faces().filter(|other| other.rank() != card.rank());
    let is_alike = others.all(|other| Discard::new(seen, other).visible_take().is_some());
    Some(Risk { take, others: if is_alike { Alternatives::Alike } else { Alternatives::NotBetter } })
}

/// The cards of a rank that a discard tears apart: three or more, or a pair, of which the own side has no meld.
pub(super) fn broken(seen: &Observation<'_>, card: Card) -> Option<Fact> {
    let discard = Discard::new(seen, card);
    let rank = discard.rank;
    let has_meld = !seen.melds(seen.side()).of(rank).is_empty();
    match seen.hand().count(rank) {
        _ if !rank.is_natural() || has_meld || discard.is_dead() => None,
        2 => Some(Fact::BreaksPair { rank }),
        cards @ 3.. => Some(Fact::BreaksSet { rank, cards }),
        _ => None,
    }
}

/// What a discard tears apart, where that must be said: three or more of a rank, or a pair while a single card is there.
pub(super) fn broken_needlessly(seen: &Observation<'_>, card: Card) -> Option<Fact> {
    let has_single = Discard::new(seen, card).singles().next().is_some();
    broken(seen, card).filter(|fact| matches!(fact, Fact::BreaksSet { .. }) || has_single)
}

/// What a player finds hard to believe of a discard; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Price {
    /// Whether the next player gets the pile for all to see.
    gives_pile: bool,
    loss: Loss,
}

/// What a discard takes from the own hand; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Loss {
    /// A card without company.
    Nothing,
    /// One of a pair, or a card that fits an own meld.
    Pair,
    /// One of three or more, or a wild.
    Set,
}

impl Price {
    /// A discard that costs nothing.
    pub const NOTHING: Price = Price { gives_pile: false, loss: Loss::Nothing };

    /// The price of a discard.
    pub(super) fn of(seen: &Observation<'_>, card: Card) -> Price {
        let discard = Discard::new(seen, card);
        let loss = match broken(seen, card) {
            Some(Fact::BreaksPair { .. }) => Loss::Pair,
            Some(_) => Loss::Set,
            None if card.is_wild() => Loss::Set,
            None if discard.own().1 > 0 => Loss::Pair,
            None => Loss::Nothing,
        };
        Price { gives_pile: discard.visible_take().is_some(), loss }
    }
}

/// The facts that speak against a discard.
pub(super) fn facts_against(seen: &Observation<'_>, card: Card, facts: &mut Vec<Fact>) {
    let discard = Discard::new(seen, card);
    let rank = discard.rank;
    if let Some(take) = discard.visible_take() {
        facts.push(take);
    } else if rank.is_natural() && discard.is_takeable() && discard.their_meld() > 0 {
        facts.push(Fact::TheyMelded { rank });
    }
    if !facts.iter().any(Fact::is_visible_take) {
        facts.extend(discard.may_be_taken(LARGE_PILE, 2));
    }
    if card.is_wild() && !discard.freezes() {
        facts.push(Fact::ThrowsWild { rank });
    }
    match discard.own() {
        (_, 1..) if rank.is_natural() => facts.push(Fact::FitsOwnMeld { rank }),
        (2, 0) if rank.is_natural() => facts.push(Fact::BreaksPair { rank }),
        _ => {}
    }
}

/// What this discard keeps in the hand that another would give up; seen before this discard.
pub(super) fn keeps(seen: &Observation<'_>, card: Card, other: Card, facts: &mut Vec<Fact>) {
    let other = Discard::new(seen, other);
    let rank = other.rank;
    if rank == card.rank() {
        return;
    }
    match other.own() {
        // It has been laid.
        (0, _) => {}
        _ if rank.is_wild() => facts.push(Fact::KeepsWild { rank }),
        (_, 1..) if rank.is_natural() => facts.push(Fact::KeepsForMeld { rank }),
        (2, 0) if rank.is_natural() => {
            let frozen = seen.frozen_to(seen.side()).filter(|_| seen.rules().pile_allowed);
            facts.push(Fact::KeepsPair { rank, frozen });
        }
        (cards @ 3.., 0) if rank.is_natural() => facts.push(Fact::KeepsSet { rank, cards }),
        _ => {}
    }
}

/// Everything that a person should know before this discard, most important first: for the warning while a card is selected.
#[must_use]
pub fn discard_warning(seen: &Observation<'_>, card: Card) -> Vec<Fact> {
    let mut facts = Vec::new();
    facts_against(seen, card, &mut facts);
    let discard = Discard::new(seen, card);
    // Most cards may be taken by somebody; that is said where it matters most.
    let is_hard = discard.is_frozen_by_card(discard.next_side()) && !seen.rules().always_frozen;
    let huge = discard.may_be_taken(HUGE_PILE, LIKELY_UNSEEN).filter(|_| !is_hard);
    facts.retain(|fact| !matches!(fact, Fact::MayTake { .. }) || huge == Some(*fact));
    let (seat, rank) = (discard.next, discard.rank);
    let is_fed = facts.iter().any(Fact::is_visible_take);
    // Where the pile is always frozen, that is no news.
    let is_news = !is_fed && !seen.rules().always_frozen;
    if rank.is_natural() && discard.is_takeable() && is_news && discard.is_frozen_by_card(discard.next_side()) {
        facts.push(Fact::NeedsPair { seat, rank, naturals: discard.cards_needed() });
    }
    if discard.freezes() {
        facts.push(Fact::Freezes { pile: discard.pile(), only_they_opened: discard.only_they_opened() });
    }
    super::fact::strongest(facts, 2)
}
