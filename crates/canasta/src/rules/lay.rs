//! MeldContext groups: the check of the cards, without that of the situation.

use super::action::Group;
use super::cards::{Card, CardSet, Rank, RankSet};
use super::error::RuleError;
use super::meld::{Canasta, Meld, MeldPlace, Melds};
use super::meld_key::MeldKind;
use super::meld_key::{MeldKey, Which};
use super::ruleset::{BlackThreeRole, MeldsPerRank, OpeningNeed, OpeningRule, Rules};

/// Groups that were joined with the side's melds and are valid.
#[derive(Clone, Debug)]
pub(super) struct CheckedMelds {
    /// The side's melds afterwards.
    pub melds: Melds,
    /// The cards laid, including the pile's top card.
    pub cards: CardSet,
    /// Those of the cards that come from the hand.
    pub from_hand: CardSet,
    /// Places of the oldest sets that got cards, as bits.
    pub places: u16,
    /// The oldest of the extra melds that got cards.
    pub extra: Option<usize>,
    /// The kind of the meld that the pile's top card went to.
    pub top_meld: Option<MeldKind>,
}

/// What the first melds of a side must be in this hand.
pub(super) struct OpeningNeeds {
    /// Their points.
    pub minimum: i32,
    /// The canasta among them, by its place in the words of [`OpeningNeed`] (V49).
    pub canasta: usize,
    /// Whether they are exempt from the minimum (rules §2.9).
    pub exempt: bool,
}

/// What the check of a meld depends on beside its cards.
#[derive(Clone, Copy)]
pub(super) struct MeldContext<'a> {
    pub rules: &'a Rules,
    /// The side's melds before.
    pub melds: &'a Melds,
    /// The ranks that are dead, where the rules know such.
    pub dead: RankSet,
}

/// The pile's top card, the cards of the hand that are melded with it, and the place that they go to.
pub(super) struct TopCardMeld {
    pub card: Card,
    pub with: CardSet,
    pub kind: MeldKind,
    /// `None`: a new meld.
    pub place: Option<MeldPlace>,
}

/// The kind of meld that a group is for, and which of them.
fn key_of(group: &Group, rules: &Rules) -> Result<(Option<MeldKind>, Which), RuleError> {
    let cards = group.cards;
    let which = group.key.map_or(Which::Unnumbered, |key| key.which);
    let naturals = cards.non_wilds();
    let mut ranks = naturals.ranks();
    let (first, second) = (ranks.next(), ranks.next());
    let named = group.key.map(|key| key.kind);
    let kind = match (named, first, second) {
        (Some(MeldKind::Sequence(_)), ..) if !rules.sequences => return Err(RuleError::UnknownAction),
        (Some(MeldKind::Sequence(suit)), ..) => {
            if naturals.iter().any(|card| card.suit() != Some(suit)) {
                return Err(RuleError::MixedRanks { cards });
            }
            Some(MeldKind::Sequence(suit))
        }
        (Some(MeldKind::Wild), Some(_), _) => return Err(RuleError::MixedRanks { cards }),
        (Some(MeldKind::Set(rank)), Some(first), None) if rank != first => return Err(RuleError::MixedRanks { cards }),
        (Some(MeldKind::Set(_)), Some(_), Some(_)) => return Err(RuleError::MixedRanks { cards }),
        (Some(MeldKind::Set(rank)), ..) if !rank.is_wild() => Some(MeldKind::Set(rank)),
        (Some(MeldKind::Set(_)), ..) => {
            return Err(RuleError::TooFewNaturals { naturals: 0, least: rules.min_naturals.into() });
        }
        // Wilds alone, with no set named that they could join.
        (_, None, _) if rules.wild_melds.is_allowed() => Some(MeldKind::Wild),
        (_, None, _) => return Err(RuleError::TooFewNaturals { naturals: 0, least: rules.min_naturals.into() }),
        (_, Some(rank), None) if cards.len() == 1 && rules.sequences && named.is_none() && rank.is_natural() => None,
        (_, Some(rank), None) => Some(MeldKind::Set(rank)),
        (_, Some(_), Some(_)) => match naturals.iter().next().and_then(Card::suit) {
            Some(suit) if rules.sequences && naturals.iter().all(|card| card.suit() == Some(suit)) => {
                Some(MeldKind::Sequence(suit))
            }
            _ => return Err(RuleError::MixedRanks { cards }),
        },
    };
    Ok((kind, which))
}

/// Checks that the groups are cards of the hand.
pub(super) fn in_hand<'a>(
    rules: &Rules,
    groups: impl Iterator<Item = &'a Group> + Clone,
    hand: CardSet,
) -> Result<CardSet, RuleError> {
    let no_threes = |cards: CardSet| match rules.black_three_role {
        BlackThreeRole::Stop | BlackThreeRole::Freeze => cards.red_threes(),
        BlackThreeRole::Dead | BlackThreeRole::Bonus => cards.of_rank(Rank::Three),
    };
    let mut left = hand;
    for group in groups.clone() {
        if !left.contains_all(group.cards) || !no_threes(group.cards).is_empty() {
            return Err(not_in_hand(groups, hand, no_threes));
        }
        left = left.difference(group.cards);
    }
    Ok(hand.difference(left))
}

/// The error for groups that are not cards of the hand, or that hold threes which are not melded.
#[cold]
fn not_in_hand<'a>(
    groups: impl Iterator<Item = &'a Group> + Clone,
    hand: CardSet,
    no_threes: impl Fn(CardSet) -> CardSet,
) -> RuleError {
    let threes = groups.clone().fold(CardSet::EMPTY, |sum, group| sum.union(no_threes(group.cards)));
    if !threes.red_threes().is_empty() {
        return RuleError::CannotMeldRedThrees;
    }
    if !threes.is_empty() {
        return RuleError::CannotMeldBlackThrees;
    }
    let mut left = hand;
    for group in groups {
        let missing = group.cards.difference(left);
        if !missing.is_empty() {
            return RuleError::NotInHand { missing };
        }
        left = left.difference(group.cards);
    }
    RuleError::NotInHand { missing: CardSet::EMPTY }
}

/// Joins groups with each other and with the side's melds, and checks each meld (rules §2.9 to §2.11, V12 to V15).
///
/// `groups` must have passed [`in_hand`].
pub(super) fn join(
    context: MeldContext<'_>,
    top: Option<TopCardMeld>,
    groups: &[Group],
    from_hand: CardSet,
) -> Result<CheckedMelds, RuleError> {
    let (rules, melds) = (context.rules, context.melds);
    let mut laid = CheckedMelds::nothing(melds, from_hand);
    if let Some(top) = top {
        let cards = top.with.union(top.card.into());
        laid.cards = laid.cards.union(top.card.into());
        laid.top_meld = Some(top.kind);
        match top.place {
            Some(place) => laid.add_at(place, cards),
            None => drop(laid.start(top.kind, cards)),
        }
    }
    // Wilds alone come last, as they may go to a set that another group begins.
    let wilds_alone = |group: &&Group| group.cards.non_wilds().is_empty();
    let ordered = groups.iter().filter(|group| !wilds_alone(group)).chain(groups.iter().filter(wilds_alone));
    for group in ordered {
        if group.cards.is_empty() {
            return Err(RuleError::NoCards);
        }
        let (kind, which) = key_of(group, rules)?;
        let kind = kind.map_or_else(|| context.kind_of_single(&laid, group.cards), Ok)?;
        context.add(&mut laid, kind, which, group.cards)?;
    }
    let mut places = laid.places;
    while places != 0 {
        let place = places.trailing_zeros() as usize;
        places &= places - 1;
        let rank = Melds::rank_at(place);
        let (naturals, wilds) = laid.melds.lengths(rank);
        let (old_naturals, old_wilds) = melds.lengths(rank);
        let set = Set { rank, naturals, wilds, is_new: old_naturals == 0, old_wilds };
        context.check_set(&set)?;
    }
    if let Some(first) = laid.extra {
        for (at, &meld) in laid.melds.extra().iter().enumerate().skip(first) {
            context.check_meld(meld, melds.extra().get(at).copied())?;
        }
    }
    Ok(laid)
}

/// The oldest set of these melds that is a legal set together with another one (V7). It is checked as if it were laid at once, so
/// that a wild in it may have been there from the opening.
pub(super) fn set_that_can_join(rules: &Rules, melds: &Melds, set: Meld) -> Option<MeldPlace> {
    set.rank()?;
    let nothing = Melds::default();
    let context = MeldContext { rules, melds: &nothing, dead: RankSet::EMPTY };
    let joins = |meld: Meld| {
        let whole = Meld { kind: set.kind, cards: meld.cards.union(set.cards) };
        context.check_meld(whole, None).is_ok()
    };
    melds.of_kind(set.kind).find(|&(_, meld)| joins(meld)).map(|(place, _)| place)
}

impl CheckedMelds {
    /// The melds as they are, before any group is added.
    fn nothing(melds: &Melds, from_hand: CardSet) -> CheckedMelds {
        CheckedMelds { melds: melds.clone(), cards: from_hand, from_hand, places: 0, extra: None, top_meld: None }
    }

    /// Adds cards to the meld at a place.
    fn add_at(&mut self, place: MeldPlace, cards: CardSet) {
        self.melds.lay_at(place, cards);
        self.touch(place);
    }

    fn start(&mut self, kind: MeldKind, cards: CardSet) -> MeldPlace {
        let place = self.melds.start(Meld { kind, cards });
        self.touch(place);
        place
    }

    fn touch(&mut self, place: MeldPlace) {
        match place {
            MeldPlace::Set(place) => self.places |= 1 << place,
            MeldPlace::Extra(at) => self.extra = Some(self.extra.map_or(at, |first| first.min(at))),
        }
    }

    /// Whether these first melds of a side are an opening: they reach the minimum, unless they are exempt (rules §2.9), and are
    /// what the rules of the opening ask for (V16).
    pub fn opens(&self, rules: &Rules, needs: &OpeningNeeds) -> Result<(), RuleError> {
        let &OpeningNeeds { minimum, canasta, exempt } = needs;
        let (wilds, special) = (self.cards.wilds(), rules.opening_rules);
        if !rules.wilds_in_opening && !wilds.is_empty() {
            return Err(RuleError::WildsNotAllowedInOpening { wilds });
        }
        let is_mixed = |meld: Meld| meld.canasta() == Some(Canasta::Mixed);
        if special.has(OpeningRule::NO_MIXED_CANASTA) && self.melds.iter().any(is_mixed) {
            return Err(RuleError::OpeningMixedCanasta);
        }
        // In an opening the top card lies on the oldest set of its kind.
        let with_top = self.top_meld.and_then(|kind| self.melds.iter().position(|meld| meld.kind == kind));
        let from_hand = || self.melds.iter().enumerate().filter(|&(at, _)| Some(at) != with_top).map(|(_, meld)| meld);
        let is_free = special.has(OpeningRule::CANASTA_FREE)
            && from_hand().any(|meld| matches!(meld.canasta(), Some(Canasta::Natural | Canasta::Wild)));
        let is_pure = |meld: Meld| meld.rank().is_some_and(Rank::is_natural) && meld.wilds() == 0;
        if special.has(OpeningRule::PURE_SET) && !is_free && !from_hand().any(is_pure) {
            return Err(RuleError::OpeningNeedsPureSet);
        }
        if canasta != OpeningNeed::NOTHING {
            let is_natural = canasta == OpeningNeed::NATURAL;
            let is_it = |meld: Meld| meld.canasta().is_some() && !(is_natural && meld.wilds() > 0);
            let is_laid = match special.has(OpeningRule::HAND_ONLY) {
                true => from_hand().any(is_it),
                false => self.melds.iter().any(is_it),
            };
            if !is_laid {
                return Err(RuleError::OpeningNeedsCanasta { natural: is_natural });
            }
        }
        let counted = if special.has(OpeningRule::HAND_ONLY) { self.from_hand } else { self.cards };
        let points = rules.points_of(counted);
        if exempt || is_free || points >= minimum {
            Ok(())
        } else {
            Err(RuleError::BelowOpeningMinimum { points, minimum })
        }
    }

    /// Whether black threes are laid.
    pub fn has_black_threes(&self) -> bool {
        let extra = || self.melds.extra().iter().skip(self.extra.unwrap_or(usize::MAX));
        self.places & Melds::BLACK_THREES_BIT != 0 || extra().any(|meld| meld.rank() == Some(Rank::Three))
    }
}

/// A set as it would lie.
struct Set {
    rank: Rank,
    naturals: usize,
    wilds: usize,
    is_new: bool,
    /// Wilds that lay in it before.
    old_wilds: usize,
}

impl MeldContext<'_> {
    /// The side lays its first meld.
    fn opens(&self) -> bool {
        self.melds.is_empty()
    }

    /// A single card is a set's, unless no set can take it and a sequence can (V13).
    fn kind_of_single(&self, laid: &CheckedMelds, card: CardSet) -> Result<MeldKind, RuleError> {
        let Some(card_of) = card.iter().next() else { return Err(RuleError::NoCards) };
        let set = MeldKind::Set(card_of.rank());
        let Some(sequence) = card_of.suit().map(MeldKind::Sequence) else { return Ok(set) };
        let takes = |kind| self.find(laid, kind, card).is_some();
        Ok(if !takes(set) && takes(sequence) { sequence } else { set })
    }

    /// Adds a group to the meld that its key means.
    fn add(&self, laid: &mut CheckedMelds, kind: MeldKind, which: Which, cards: CardSet) -> Result<(), RuleError> {
        let place = match which {
            // Most games have one meld a rank: no search.
            Which::Unnumbered if self.is_single(kind) => {
                match kind.rank().and_then(Melds::place) {
                    Some(place) => laid.add_at(MeldPlace::Set(place), cards),
                    None => drop(laid.start(kind, cards)),
                }
                return Ok(());
            }
            Which::Unnumbered => match self.find(laid, kind, cards) {
                Some(place) => Some(place),
                None if self.may_start(&laid.melds, kind)
                    && !(kind.rank().is_some() && cards.non_wilds().is_empty()) =>
                {
                    None
                }
                None => match laid.melds.of_kind(kind).last() {
                    Some((youngest, _)) => Some(youngest),
                    None => return Err(RuleError::NoSuchMeld { kind }),
                },
            },
            Which::Number(number) => match laid.melds.of_kind(kind).nth(usize::from(number.get()) - 1) {
                Some((place, _)) => Some(place),
                None => return Err(RuleError::NoSuchMeld { kind }),
            },
            Which::New if self.may_start(&laid.melds, kind) => None,
            Which::New => return Err(RuleError::MeldExists { kind }),
        };
        match place {
            Some(place) => laid.add_at(place, cards),
            None => drop(laid.start(kind, cards)),
        }
        Ok(())
    }

    /// Whether a side has at most one meld of a kind, which is then its oldest. Partners that come about in a hand may have two,
    /// whatever the rules say (V7).
    pub fn is_single(&self, kind: MeldKind) -> bool {
        kind.rank().is_some()
            && self.rules.melds_per_rank == MeldsPerRank::One
            && self.melds.extra().iter().all(|meld| meld.kind != kind)
    }

    /// Whether another meld of a kind may be started beside these (V12 to V14).
    pub fn may_start(&self, melds: &Melds, kind: MeldKind) -> bool {
        if matches!(kind, MeldKind::Sequence(_)) {
            return true;
        }
        match self.rules.melds_per_rank {
            MeldsPerRank::One => melds.of_kind(kind).next().is_none(),
            MeldsPerRank::OneOpen => melds.of_kind(kind).all(|(_, meld)| meld.cards.len() >= Meld::CANASTA),
            MeldsPerRank::Any => true,
        }
    }

    /// The oldest meld of a kind that can take all these cards. A meld of the same action may still be too small.
    fn find(&self, laid: &CheckedMelds, kind: MeldKind, cards: CardSet) -> Option<MeldPlace> {
        let mut all = laid.melds.of_kind(kind);
        all.find(|&(place, meld)| {
            let whole = Meld { kind, cards: meld.cards.union(cards) };
            let before = self.before(place);
            match self.check_meld(whole, before) {
                Ok(()) => true,
                Err(RuleError::MeldTooSmall { .. } | RuleError::TooFewNaturals { .. }) => before.is_none(),
                Err(_) => false,
            }
        })
        .map(|(place, _)| place)
    }

    /// The meld at a place before the action.
    pub fn before(&self, place: MeldPlace) -> Option<Meld> {
        match place {
            MeldPlace::Set(place) => {
                let rank = Melds::rank_at(place);
                let cards = self.melds.of(rank);
                (!cards.is_empty()).then_some(Meld { kind: MeldKind::Set(rank), cards })
            }
            MeldPlace::Extra(at) => self.melds.extra().get(at).copied(),
        }
    }

    /// Checks one meld as it would lie, given as it lay before.
    pub fn check_meld(&self, meld: Meld, before: Option<Meld>) -> Result<(), RuleError> {
        let (kind, cards) = (meld.kind, meld.cards.len());
        match kind {
            MeldKind::Set(rank) => self.check_set(&Set {
                rank,
                naturals: meld.naturals(),
                wilds: meld.wilds(),
                is_new: before.is_none(),
                old_wilds: before.map_or(0, Meld::wilds),
            }),
            MeldKind::Sequence(_) if !MeldKind::is_run(meld.cards) => {
                Err(RuleError::SequenceBroken { cards: meld.cards })
            }
            _ if cards > Meld::CANASTA => Err(RuleError::MeldFull { kind, cards, most: Meld::CANASTA }),
            _ if cards < 3 => Err(RuleError::MeldTooSmall { kind, cards, least: 3 }),
            _ => Ok(()),
        }
    }

    /// Checks one set as it would lie.
    fn check_set(&self, set: &Set) -> Result<(), RuleError> {
        let &Set { rank, naturals, wilds, is_new, old_wilds } = set;
        let rules = self.rules;
        let kind = MeldKind::Set(rank);
        let cards = naturals + wilds;
        if rank == Rank::Three && wilds > 0 {
            return Err(RuleError::BlackThreesTakeNoWilds);
        }
        if is_new && naturals == 0 {
            return Err(RuleError::NoSuchMeld { kind });
        }
        if self.dead.contains(rank) {
            return Err(RuleError::DeadRank { rank });
        }
        if cards < 3 {
            let least = if rank == Rank::Three { 3 } else { rules.smallest_meld() };
            return Err(RuleError::MeldTooSmall { kind, cards, least });
        }
        if rank == Rank::Three {
            return Ok(());
        }
        let least = usize::from(rules.min_naturals);
        if naturals < least {
            return Err(RuleError::TooFewNaturals { naturals, least });
        }
        if wilds > 0 && rules.is_pure(rank, old_wilds > 0 || self.opens()) {
            return Err(RuleError::PureRank { rank });
        }
        match rules.max_wilds.map(usize::from) {
            Some(most) if wilds > most => return Err(RuleError::TooManyWilds { rank, wilds, most }),
            _ => {}
        }
        if wilds > rules.most_wilds(naturals) {
            return Err(RuleError::WildsOutnumberNaturals { rank, wilds, naturals });
        }
        let least = usize::from(rules.wilds_join_at);
        if wilds > old_wilds && naturals < least && !self.opens() {
            return Err(RuleError::WildsTooEarly { rank, naturals, least });
        }
        match rules.meld_max.map(usize::from) {
            Some(most) if cards > most => Err(RuleError::MeldFull { kind, cards, most }),
            _ => Ok(()),
        }
    }
}

impl Rules {
    /// Whether a set of a rank may hold no wild: always, or unless it opened with one (V15).
    fn is_pure(&self, rank: Rank, opened_with_wild: bool) -> bool {
        let pure = &self.pure_ranks;
        pure.always.contains(rank) || (pure.unless_opened.contains(rank) && !opened_with_wild)
    }
}

impl MeldKey {
    /// Whether the key is written where the cards do not say it.
    pub(super) fn is_needed(self, cards: CardSet) -> bool {
        self.which != Which::Unnumbered || MeldKind::of(cards) != Some(self.kind)
    }
}
