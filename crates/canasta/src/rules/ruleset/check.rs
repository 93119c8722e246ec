//! Which rules are possible, and what follows from them.

use super::bad_rules::{BadRules, RulesProblem};
use super::by_deal::ByDeal;
use super::choices::{BlackThreeRole, CutKeep, OpeningBy, PileStart, PileWild, RedThreeRole};
use super::lists::{KindKey, Numbers, OpeningNeed, OutRule, TurnUpKind};
use super::table::{RuleField, Rules};
use crate::rules::cards::{Card, CardSet, Rank};
use crate::rules::seat::Players;

impl Rules {
    /// Refuses impossible values and combinations (rules §1).
    ///
    /// # Errors
    /// Names the first field at fault.
    pub fn check(&self) -> Result<(), BadRules> {
        RuleField::ALL.iter().try_for_each(|&field| match self.problem(field) {
            Some(problem) => Err(BadRules::new(field, problem)),
            None => Ok(()),
        })
    }

    /// What is wrong with a field, alone or together with others.
    fn problem(&self, field: RuleField) -> Option<RulesProblem> {
        match field.kind().bounds() {
            Some((least, most)) if !self.is_within(field, least, most) => {
                return Some(RulesProblem::OutOfRange { least, most });
            }
            _ => {}
        }
        match field {
            RuleField::HandSize => {
                let cards = self.dealt_cards();
                let most = self.cards().len().saturating_sub(8);
                (cards > most).then_some(RulesProblem::TooManyCards { cards, most })
            }
            RuleField::Feet if self.foot_size > 0 => (!self.feet.is_empty()).then_some(RulesProblem::FootAndFeet),
            // It is the foot, so that the same rule has one form.
            RuleField::Feet => (self.feet.len() == 1).then_some(RulesProblem::NotAValue),
            RuleField::Sides => self.sides.and_then(|sides| {
                let players = self.players.count();
                (!players.is_multiple_of(sides.into())).then_some(RulesProblem::UnequalSides { players })
            }),
            RuleField::LoneTaker => (self.lone_taker && (self.players != Players::Three || self.sides.is_some()))
                .then_some(RulesProblem::NotThreePlayers),
            RuleField::SitOut => (self.sit_out && !self.is_for_two_pairs()).then_some(RulesProblem::NotTwoPairs),
            RuleField::OpeningMinimums if self.opening_minimums.is_empty() => Some(RulesProblem::NoMinimum),
            RuleField::OpeningMinimums => (!self.opening_minimums.is_sorted()).then_some(RulesProblem::MinimumsFall),
            RuleField::OpeningSteps => {
                let rise = self.opening_steps.is_sorted_by(|a, b| a < b);
                let fit = rise && self.opening_steps.len() + 1 == self.opening_minimums.len();
                (self.opening_by == OpeningBy::Score && !fit).then_some(RulesProblem::StepsDoNotFit)
            }
            RuleField::OpeningNeeds => {
                let many = self.opening_needs.len();
                (many != 0 && many != self.opening_minimums.len()).then_some(RulesProblem::NotAsManyAsMinimums)
            }
            RuleField::PileStart => {
                (self.pile_start != PileStart::NONE && !self.turn_up).then_some(RulesProblem::NoTurnUp)
            }
            RuleField::Talons => {
                (self.talons.len() > self.sides().count()).then_some(RulesProblem::MoreTalonsThanSides)
            }
            RuleField::PileWild => {
                let has_melds = self.pile_wild == PileWild::Never || self.wild_melds.is_allowed();
                (!has_melds).then_some(RulesProblem::NoSuchMelds)
            }
            RuleField::PileOntoSequence => {
                (self.pile_onto_sequence && !self.sequences).then_some(RulesProblem::NoSuchMelds)
            }
            RuleField::CanastaKinds => {
                let asks = |kind| self.canasta_kinds.at(kind).is_some_and(|count| count > 0);
                let sum: i32 = self.canasta_kinds.iter().map(|(_, count)| count).sum();
                if sum > i32::from(self.canastas_to_go_out) {
                    return Some(RulesProblem::MoreKindsThanCanastas);
                }
                let impossible =
                    asks(KindKey::SEQUENCE) && !self.sequences || asks(KindKey::WILD) && !self.wild_melds.is_allowed();
                impossible.then_some(RulesProblem::NoSuchMelds)
            }
            RuleField::BlackThreeRole => (self.black_three_role == BlackThreeRole::Freeze && !self.freezing)
                .then_some(RulesProblem::NothingFreezes),
            RuleField::OutRules => {
                let (discard, none) = (OutRule::DISCARD, OutRule::NO_DISCARD);
                (self.out_rules.has(discard) && self.out_rules.has(none)).then_some(RulesProblem::DiscardAndNone)
            }
            RuleField::ByDeal => self.problem_of_hands(),
            RuleField::ThreesSign => {
                let sign = self.threes_sign.as_deref().is_none_or(|sign| sign.len() == 2 && sign.is_sorted());
                (!sign).then_some(RulesProblem::NotASign)
            }
            RuleField::SpecialHands => (!self.special_hands.is_empty()
                && usize::from(self.hand_size) + usize::from(self.draw_count) != Rules::SPECIAL_HAND)
                .then_some(RulesProblem::NotFourteenCards),
            RuleField::RequiredRanks => (self.required_ranks.len() > usize::from(self.canastas_to_go_out))
                .then_some(RulesProblem::MoreRanksThanCanastas),
            RuleField::AskPartner => {
                let some_have_partners = self.lone_taker || self.sides().has_partners();
                (self.ask_partner.is_allowed() && !some_have_partners).then_some(RulesProblem::NobodyToAsk)
            }
            RuleField::Concealed => (self.concealed < self.going_out).then_some(RulesProblem::ConcealedBelowGoingOut),
            _ => None,
        }
    }

    /// Most feet of a seat.
    pub const MOST_FEET: usize = 3;

    /// The cards of each foot of a seat, in the order in which they are picked up; none in most games (V25, V38).
    pub fn foot_sizes(&self) -> impl DoubleEndedIterator<Item = u8> + Clone + use<'_> {
        let one = Some(self.foot_size).filter(|&cards| cards > 0);
        // At most thirty: fits.
        one.into_iter().chain(self.feet.iter().map(|&cards| cards as u8))
    }

    /// Whether the seats have feet.
    #[must_use]
    #[inline]
    pub fn has_feet(&self) -> bool {
        self.foot_size > 0 || !self.feet.is_empty()
    }

    /// The same rules in the form in which they are written: a single foot of the list is the foot.
    #[must_use]
    pub(super) fn in_one_form(mut self) -> Rules {
        if let (0, &[only @ 1..=30]) = (self.foot_size, &*self.feet) {
            (self.foot_size, self.feet) = (only as u8, Numbers::NONE);
        }
        self
    }

    /// What is wrong with a hand that has its own values (V52). A fault of the rules without these is not theirs.
    fn problem_of_hands(&self) -> Option<RulesProblem> {
        if self.by_deal.is_empty() {
            return None;
        }
        if self.opening_by == OpeningBy::Deal && self.by_deal.changes(RuleField::OpeningMinimums) {
            return Some(RulesProblem::MinimumsByHandTwice);
        }
        let mut alone = *self;
        alone.by_deal = ByDeal::NONE;
        alone.check().ok()?;
        let refused = (1..).zip(self.by_deal.hands()).find_map(|(hand, _)| {
            let field = self.of_hand_alone(hand).check().err()?.field()?;
            Some(RulesProblem::HandRefused { hand: hand as usize, field })
        });
        refused.or_else(|| self.filled_hands().is_none().then_some(RulesProblem::TooManyLists))
    }

    /// Whether four seats make two sides.
    pub(super) fn is_for_two_pairs(&self) -> bool {
        self.players == Players::Four && self.sides().count() == 2
    }

    /// The cards that leave the stock at the deal, at most: hands, feet, the first player's further card, the turn-up and the
    /// cards under it. Those on which another is turned up are not counted.
    pub(super) fn dealt_cards(&self) -> usize {
        let each = usize::from(self.hand_size) + self.foot_sizes().map(usize::from).sum::<usize>();
        let begin = usize::from(self.leader_extra) + usize::from(self.turn_up) + self.pile_start.most();
        self.players.count() * each + begin
    }

    /// Whether another card is turned up on this one at the deal, where there is one (V42).
    #[must_use]
    pub fn turns_up_again(&self, card: Card) -> bool {
        let kind = match card.rank() {
            Rank::Two | Rank::Joker => TurnUpKind::WILD,
            Rank::Three if self.is_bonus(card) => TurnUpKind::RED_THREE,
            Rank::Three if !card.is_red_three() => TurnUpKind::BLACK_THREE,
            Rank::Ace => TurnUpKind::ACE,
            _ => return false,
        };
        self.turn_up_again.has(kind)
    }

    /// Whether the cutter keeps cards, so that every deal has a cut (V40).
    #[must_use]
    pub fn is_cut_kept(&self) -> bool {
        self.cut_keep != CutKeep::None
    }

    /// All cards of the packs.
    #[must_use]
    pub const fn cards(&self) -> CardSet {
        CardSet::of_packs(self.packs, self.pack_jokers)
    }

    /// Cards of a special hand (V27).
    pub const SPECIAL_HAND: usize = 14;

    /// The minimum of a side's first meld in points, at a score before the hand (rules §2.9). Where the number of the hand
    /// picks it, it is that of the first hand.
    #[must_use]
    pub fn opening_minimum(&self, score: i32) -> i32 {
        self.opening_minimum_of_hand(score, 1)
    }

    /// The minimum of a side's first meld in points, at a score before the hand and in the hand of this number, from 1
    /// (rules §2.9, V17, V52).
    #[must_use]
    pub fn opening_minimum_of_hand(&self, score: i32, hand: u32) -> i32 {
        match self.by_deal.changes(RuleField::OpeningMinimums) {
            true => self.of_hand_alone(hand).minimum_in_hand(score, hand),
            false => self.minimum_in_hand(score, hand),
        }
    }

    /// The same where these are the rules of that hand.
    pub(in crate::rules) fn minimum_in_hand(&self, score: i32, hand: u32) -> i32 {
        self.opening_minimums.get(self.place_of_minimum(score, hand)).copied().unwrap_or(0)
    }

    /// The place of the minimum that is in force at a score before the hand and in the hand of this number.
    pub(super) fn place_of_minimum(&self, score: i32, hand: u32) -> usize {
        let place = match self.opening_by {
            OpeningBy::Score => self.opening_steps.iter().take_while(|&&step| score >= step).count(),
            OpeningBy::Deal => hand.saturating_sub(1) as usize,
        };
        place.min(self.opening_minimums.len().saturating_sub(1))
    }

    /// The canasta that a side's first meld must hold, at a score before the hand and in the hand of this number, from 1 (V49): its
    /// place in the words of [`OpeningNeed`].
    #[must_use]
    pub fn opening_need_of_hand(&self, score: i32, hand: u32) -> usize {
        if self.opening_needs.is_empty() {
            return OpeningNeed::NOTHING;
        }
        self.opening_needs.at(self.place_of_minimum(score, hand)).unwrap_or(OpeningNeed::NOTHING)
    }

    /// The highest minimum of a side's first meld, in points.
    #[must_use]
    pub fn highest_minimum(&self) -> i32 {
        self.opening_minimums.last().copied().unwrap_or(0)
    }

    /// Cards of the smallest meld: three, and no fewer than a meld needs naturals. Black threes are melded three together
    /// whatever the house rules (rules §2.11).
    #[must_use]
    pub const fn smallest_meld(&self) -> usize {
        if self.min_naturals > 3 { self.min_naturals as usize } else { 3 }
    }

    /// Naturals of the hand that make a new meld with the top card of the pile and no wild: a pair, and more where a meld
    /// needs more naturals (rules §2.7).
    #[must_use]
    pub const fn pile_naturals(&self) -> usize {
        if self.min_naturals > 3 { self.min_naturals as usize - 1 } else { 2 }
    }

    /// Naturals of the hand that take a frozen pile, by the side's meld of the top card's rank (rules §2.7).
    #[must_use]
    pub const fn frozen_naturals(&self, own_meld: CardSet) -> usize {
        if own_meld.is_empty() { self.pile_naturals() } else { 2 }
    }

    /// Whether a pile that is frozen by a card in it is taken with other cards than one that is frozen otherwise (V46).
    #[must_use]
    #[inline]
    pub const fn frozen_asks_otherwise(&self) -> bool {
        self.freezing && (self.frozen_needs != 2 || self.frozen_wilds != 0)
    }

    /// Naturals of the hand that take a pile which is frozen by a card in it, to a side without a meld of the top card's rank.
    #[must_use]
    pub const fn naturals_for_frozen(&self) -> usize {
        match self.frozen_asks_otherwise() {
            true => (self.frozen_needs - self.frozen_wilds) as usize,
            false => self.pile_naturals(),
        }
    }

    /// The wilds of the hand that take a pile with a wild on top: those like it, and all of them (V45, V46).
    #[must_use]
    pub const fn wilds_for_wild(&self) -> (usize, usize) {
        if !self.frozen_asks_otherwise() {
            return (2, 2);
        }
        let alike = (self.frozen_needs - self.frozen_wilds) as usize;
        (if alike > 2 { alike } else { 2 }, self.frozen_needs as usize)
    }

    /// Most wilds that a meld with so many naturals may hold.
    #[must_use]
    pub const fn most_wilds(&self, naturals: usize) -> usize {
        let cap = match self.max_wilds {
            Some(cap) => cap as usize,
            None => usize::MAX,
        };
        let balanced = naturals.saturating_sub(self.naturals_ahead as usize);
        if self.wilds_max_naturals && balanced < cap { balanced } else { cap }
    }

    /// Whether a card is laid out and replaced instead of being kept in a hand: red threes, and black ones where they are bonus
    /// cards too (rules §2.6).
    #[must_use]
    pub fn is_bonus(&self, card: Card) -> bool {
        card.rank() == Rank::Three
            && match card.is_red_three() {
                true => self.red_three_role == RedThreeRole::Bonus,
                false => self.black_three_role == BlackThreeRole::Bonus,
            }
    }

    /// Whether the number of a hand in its match matters to play or to the end of the match.
    #[must_use]
    pub fn depends_on_hand_number(&self) -> bool {
        self.opening_by == OpeningBy::Deal || self.deals.is_some() || !self.by_deal.is_empty()
    }

    /// The number of red threes of all packs.
    #[must_use]
    pub const fn all_red_threes(&self) -> usize {
        2 * self.packs as usize
    }

    /// The cards of a set that are laid out and replaced.
    #[must_use]
    pub fn bonus_cards(&self, cards: CardSet) -> CardSet {
        let (red, black) = (cards.red_threes(), cards.black_threes());
        let red = if self.red_three_role == RedThreeRole::Bonus { red } else { CardSet::EMPTY };
        if self.black_three_role == BlackThreeRole::Bonus { red.union(black) } else { red }
    }

    /// Whether a card on top of the pile stops it: a three that is discarded (rules §2.8, V5), or one that is laid out elsewhere and stays
    /// on top as the turn-up (V42).
    #[must_use]
    pub const fn blocks(&self, top: Card) -> bool {
        matches!(top.rank(), Rank::Three)
    }

    /// Whether a card is discarded to stop the pile: a three that is not laid out.
    #[must_use]
    pub fn is_stop_card(&self, card: Card) -> bool {
        self.blocks(card) && !self.is_bonus(card)
    }

    /// Whether a card in the pile freezes it, where cards do: a wild, a three that was turned up and is laid out elsewhere, or a black
    /// three where these do (V48).
    #[must_use]
    pub fn freezes(&self, card: Card) -> bool {
        match card.rank() {
            Rank::Two | Rank::Joker => true,
            Rank::Three => {
                self.is_bonus(card) || (self.black_three_role == BlackThreeRole::Freeze && !card.is_red_three())
            }
            _ => false,
        }
    }
}
