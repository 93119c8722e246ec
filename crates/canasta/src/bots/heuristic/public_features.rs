//! The features of an observation that the heuristic uses, computed once for each decision.

use super::habit::Habit;
use super::parameters::PolicyParameters;
use super::sets::{OpenSet, closed_ranks, naturals_of, open_counts};
use super::weights;
use crate::bots::skill::Skill;
use crate::bots::style::Style;
use crate::rules::{
    Action, Canasta, Card, CardSet, Counts, Group, Meld, Melds, Missing, Observation, PileOwnMeld, Rank, RankSet,
    Ranks, Rules, Seat, Side, legal,
};

/// The risk that the hand ends soon, by the opponents or by the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EndRisk {
    /// Not soon.
    Low,
    /// Within a few turns.
    Medium,
    /// At any moment.
    High,
}

impl EndRisk {
    /// The risk that the stock ends, of which a round takes so many cards.
    #[inline]
    pub const fn by_stock(stock: usize, round: usize) -> EndRisk {
        match stock {
            stock if stock < 2 * round => EndRisk::High,
            stock if stock < 4 * round => EndRisk::Medium,
            _ => EndRisk::Low,
        }
    }

    /// The risk that opponents go out, the fewest cards of whom are so many. `lacking`: something is missing on their table for that;
    /// `near`: what is missing may be completed in the turn that goes out.
    #[inline]
    pub const fn by_hand(fewest: usize, lacking: bool, near: bool) -> EndRisk {
        match (lacking, fewest) {
            (false, ..=weights::HIGH_RISK_HAND) => EndRisk::High,
            (false, _) => EndRisk::Medium,
            (true, ..=weights::NEAR_RISK_HAND) if near => EndRisk::Medium,
            _ => EndRisk::Low,
        }
    }
}

/// Whether the rules of thumb know what is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Legality {
    /// Whatever they choose is legal, but for rare positions.
    Known,
    /// The rules forbid more than they know, so that they ask them about each choice.
    Asked,
}

/// An observation with the counts that nearly every rule of thumb needs.
pub struct PublicFeatures<'a> {
    pub observation: &'a Observation<'a>,
    pub rules: &'a Rules,
    pub hand: CardSet,
    /// Cards of each rank in the hand.
    pub held: Counts,
    pub own_melds: &'a Melds,
    pub opponent_melds: &'a Melds,
    /// Naturals of each rank that both sides have melded.
    pub melded: Counts,
    /// Cards in the own meld of each rank; where a side may have several, in the one to which it would add cards.
    pub own_meld_counts: Counts,
    /// Cards in the opponents' meld of each rank, in the same way.
    pub opponent_meld_counts: Counts,
    pub legality: Legality,
    /// The ranks of which nobody may lay more.
    pub dead: RankSet,
    pub end_risk: EndRisk,
    pub skill: Skill,
    pub style: Style,
    /// The habit that the bot does without.
    pub without: Option<Habit>,
    pub parameters: &'a PolicyParameters,
    /// What the next player is believed to hold, where that is more than the pile tells.
    pub holding: Option<NextHolding>,
}

/// By rank, the probabilities that the next player holds none and exactly one beyond those that are known, in units of 1/256.
pub type NextHolding = [(i32, i32); Rank::NATURALS.len()];

/// The cards that were laid, by rank.
struct MeldCounts {
    melded: Counts,
    own: Counts,
    opponents: Counts,
    /// Those of the opponents in sets that may not grow too.
    all_of_opponents: Counts,
    dead: RankSet,
}

impl MeldCounts {
    #[inline(always)]
    fn of(own: &Melds, opponents: &Melds) -> MeldCounts {
        let (naturals, opponent_naturals) = (own.natural_counts(), opponents.natural_counts());
        let all_of_opponents = opponent_naturals + opponents.wild_counts();
        MeldCounts {
            melded: naturals + opponent_naturals,
            own: naturals + own.wild_counts(),
            opponents: all_of_opponents,
            all_of_opponents,
            dead: RankSet::EMPTY,
        }
    }

    /// The counts of the sets that may still grow.
    #[cold]
    fn of_open_sets(rules: &Rules, own: &Melds, opponents: &Melds, dead: RankSet) -> MeldCounts {
        MeldCounts {
            melded: naturals_of(own) + naturals_of(opponents),
            own: open_counts(rules, own, dead),
            opponents: open_counts(rules, opponents, dead),
            all_of_opponents: opponents.natural_counts() + opponents.wild_counts(),
            dead,
        }
    }
}

impl<'a> PublicFeatures<'a> {
    pub fn new(observation: &'a Observation<'a>) -> PublicFeatures<'a> {
        let parameters = PolicyParameters::STANDARD.get(observation.rules().players);
        PublicFeatures::build(observation, Skill::Full, Style::Balanced, None, parameters)
    }

    /// The features for a bot that may do without a habit.
    pub fn with(
        observation: &'a Observation<'a>,
        skill: Skill,
        style: Style,
        without: Option<Habit>,
        parameters: &'a PolicyParameters,
    ) -> PublicFeatures<'a> {
        PublicFeatures::build(observation, skill, style, without, parameters)
    }

    /// Whether the bot has a habit.
    #[inline]
    pub fn has(&self, habit: Habit) -> bool {
        self.without != Some(habit)
    }

    /// The features for a policy, inlined for playouts.
    #[inline(always)]
    pub fn new_inline(observation: &'a Observation<'a>, parameters: &'a PolicyParameters) -> PublicFeatures<'a> {
        PublicFeatures::build(observation, Skill::Full, Style::Balanced, None, parameters)
    }

    #[inline(always)]
    fn build(
        observation: &'a Observation<'a>,
        skill: Skill,
        style: Style,
        without: Option<Habit>,
        parameters: &'a PolicyParameters,
    ) -> PublicFeatures<'a> {
        let (rules, hand, side) = (observation.rules(), observation.hand(), observation.side());
        let (own_melds, opponent_melds) = (observation.melds(side), observation.melds(observation.rival()));
        let legality = if observation.fits_rules_of_thumb() { Legality::Known } else { Legality::Asked };
        // The counts stand before the features are made, because a copy of the features costs every position.
        let counts = match legality {
            Legality::Known => MeldCounts::of(own_melds, opponent_melds),
            Legality::Asked => MeldCounts::of_open_sets(rules, own_melds, opponent_melds, observation.dead_ranks()),
        };
        PublicFeatures {
            observation,
            rules,
            hand,
            held: observation.held(),
            own_melds,
            opponent_melds,
            melded: counts.melded,
            own_meld_counts: counts.own,
            opponent_meld_counts: counts.opponents,
            legality,
            dead: counts.dead,
            end_risk: end_risk(observation, opponent_melds, counts.all_of_opponents, skill, without),
            skill,
            style,
            without,
            parameters,
            holding: None,
        }
    }

    /// Whether the rules are asked about each choice.
    #[inline]
    pub fn asks(&self) -> bool {
        self.legality == Legality::Asked
    }

    /// Whether an action is legal, as far as that is asked.
    #[inline]
    pub fn allows(&self, action: &Action) -> bool {
        !self.asks() || self.observation.check(action).is_ok()
    }

    /// The card of a rank to discard: one that is legal where that is asked, of threes the one that costs more when the hand ends.
    pub fn discard_of(&self, rank: Rank) -> Option<Card> {
        if !self.asks() {
            return self.hand.any_of_rank(rank);
        }
        let costs = |card: Card| self.rules.held_points(card.into());
        let card = self.hand.any_of_rank(rank).map(|card| match rank {
            Rank::Three => self.hand.of_rank(rank).faces().fold(card, |a, b| if costs(b) > costs(a) { b } else { a }),
            _ => card,
        });
        card.filter(|&card| self.allows(&Action::Discard(card)))
    }

    /// Those of the groups that may be laid together, if any; all of them where nothing is asked.
    pub fn allowed_groups(&self, groups: Vec<Group>) -> Option<Vec<Group>> {
        if !self.asks() || self.observation.check(&Action::Meld(groups.clone())).is_ok() {
            return Some(groups);
        }
        let mut kept = Vec::new();
        for group in groups {
            kept.push(group);
            if self.observation.check(&Action::Meld(kept.clone())).is_err() {
                kept.pop();
            }
        }
        (!kept.is_empty()).then_some(kept)
    }

    /// The first action of a way out, if there is any; the question to the partner where nobody goes out without a yes.
    pub fn step_out(&self) -> Option<Action> {
        if !self.asks() {
            return legal::first_step_out(self.observation);
        }
        let ask = || Some(Action::Ask).filter(|ask| self.observation.check(ask).is_ok());
        legal::likely_step_out(self.observation).or_else(ask)
    }

    /// The own set of a rank to which cards would be added.
    fn own_set(&self, rank: Rank) -> OpenSet {
        OpenSet::of(self.rules, self.own_melds, self.dead, rank)
    }

    /// The naturals and the wilds of the own meld of a rank to which cards would be added.
    pub fn own_lengths(&self, rank: Rank) -> (usize, usize) {
        match self.legality {
            Legality::Known => self.own_melds.lengths(rank),
            Legality::Asked => {
                let set = self.own_set(rank);
                (set.naturals, set.wilds)
            }
        }
    }

    /// The cards that the own meld of a rank can still take.
    pub fn room(&self, rank: Rank) -> usize {
        match self.legality {
            Legality::Known => usize::MAX,
            Legality::Asked => self.own_set(rank).room,
        }
    }

    /// The ranks of which the opponents can lay nothing more.
    pub fn closed_to_opponents(&self) -> Ranks {
        match self.legality {
            Legality::Known => Counts::NONE.ranks(1),
            Legality::Asked => closed_ranks(self.rules, self.opponent_melds, self.dead),
        }
    }

    /// Cards that a seat is known to hold, as far as the skill remembers them.
    pub fn known_cards(&self, seat: Seat) -> CardSet {
        match self.skill {
            Skill::Novice | Skill::Partial => CardSet::EMPTY,
            Skill::Full if !self.has(Habit::Remember) => CardSet::EMPTY,
            Skill::Full => self.observation.known(seat),
        }
    }

    /// The number of cards of a rank in the hand.
    pub fn count(&self, rank: Rank) -> usize {
        self.held.of(rank)
    }

    /// The number of wild cards in the hand.
    pub fn wild_count(&self) -> usize {
        self.count(Rank::Two) + self.count(Rank::Joker)
    }

    /// The number of cards in the own meld of a rank.
    pub fn own_meld_len(&self, rank: Rank) -> usize {
        self.own_meld_counts.of(rank)
    }

    /// The number of cards in the opponents' meld of a rank.
    pub fn opponent_meld_len(&self, rank: Rank) -> usize {
        self.opponent_meld_counts.of(rank)
    }

    /// Whether the side still needs a canasta of this rank to go out.
    pub fn needs_canasta(&self, rank: Rank) -> bool {
        self.rules.required_ranks.contains(rank) && self.own_meld_len(rank) < Meld::CANASTA
    }

    /// The number of canastas that the side lacks for going out, including those of required ranks.
    pub fn canastas_missing(&self) -> usize {
        if self.asks() {
            return self.missing_by_the_rules();
        }
        let (have, need) = (canastas(self.own_meld_counts), usize::from(self.rules.canastas_to_go_out));
        if self.rules.required_ranks.is_empty() || have < need {
            return need.saturating_sub(have);
        }
        self.missing_by_the_rules()
    }

    /// The natural canastas that the side lacks for going out where the rules ask for some, if it does.
    pub fn naturals_lacking(&self) -> Option<usize> {
        let kind = Canasta::Natural as usize;
        let need =
            self.rules.canasta_kinds.at(kind).filter(|_| self.asks()).and_then(|need| usize::try_from(need).ok())?;
        need.checked_sub(self.own_melds.canastas_by_kind()[kind]).filter(|&lacking| lacking > 0)
    }

    fn missing_by_the_rules(&self) -> usize {
        match self.own_melds.missing(self.rules) {
            None => 0,
            Some(Missing::Canastas { have, need }) => need - have,
            Some(Missing::Kind { have, need, .. }) => need - have,
            Some(Missing::Ranks(ranks)) => ranks.len(),
            Some(Missing::Completion(_)) => 1,
        }
    }

    /// The number of wild cards that the own meld of a rank can still take, after `added` more naturals.
    pub fn wild_room(&self, rank: Rank, added: usize) -> usize {
        match self.legality {
            Legality::Known => {
                let (naturals, wilds) = self.own_melds.lengths(rank);
                self.rules.most_wilds(naturals + added).saturating_sub(wilds)
            }
            Legality::Asked => self.own_set(rank).wild_room(self.rules, rank, added, self.own_melds.is_empty()),
        }
    }

    /// The next opponent. It is the next player, except for the first of two partners of the moment.
    pub fn next_seat(&self) -> Seat {
        self.observation.next_opponent()
    }

    /// The opponents' side.
    pub fn opponents(&self) -> Side {
        self.observation.rival()
    }

    /// The number of cards in the partner's hand; 0 without one.
    pub fn partner_hand_len(&self) -> usize {
        self.observation.partner().map_or(0, |partner| self.observation.hand_len(partner))
    }

    /// Whether the next player needs a natural pair to take the pile as it lies.
    #[inline]
    pub fn is_frozen_to_next(&self) -> bool {
        self.observation.is_frozen_to(self.observation.sides().of(self.next_seat()))
    }

    /// The value of the pile to the side that takes it.
    #[inline]
    pub fn pile_value(&self) -> i32 {
        let (counts, len) = (self.observation.takeable_counts(), self.observation.takeable_len());
        let wilds = counts.of(Rank::Two) + counts.of(Rank::Joker);
        let large = len.saturating_sub(weights::LARGE_PILE - 1);
        // At most 108 cards: the casts are lossless.
        let each = (len - wilds) as i32 * weights::PILE_CARD + wilds as i32 * weights::PILE_WILD;
        self.observation.takeable_points() + each + large as i32 * weights::LARGE_PILE_CARD
    }

    /// Rounds until the stock is empty, if nobody takes the pile.
    pub fn rounds_left(&self) -> usize {
        self.observation.stock_len() / (self.rules.players.count() * usize::from(self.rules.draw_count))
    }
}

/// The risk that the hand ends soon. A novice watches the stock only.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn end_risk(
    observation: &Observation<'_>,
    opponent_melds: &Melds,
    meld_counts: Counts,
    skill: Skill,
    without: Option<Habit>,
) -> EndRisk {
    let rules = observation.rules();
    let round = rules.players.count() * usize::from(rules.draw_count);
    let by_stock = EndRisk::by_stock(observation.stock_len(), round);
    if skill == Skill::Novice || without == Some(Habit::WatchHands) {
        return by_stock;
    }
    let next = observation.next_opponent();
    let mut fewest = observation.hand_len(next);
    let sides = observation.sides();
    if sides.has_partners()
        && let Some(other) = sides.partner(next)
    {
        fewest = fewest.min(observation.hand_len(other));
    }
    if fewest >= weights::LOW_RISK_HAND {
        return by_stock;
    }
    by_stock.max(hand_risk(rules, opponent_melds, meld_counts, fewest))
}

/// The risk that opponents with these melds go out, the fewest cards of whom are so many.
fn hand_risk(rules: &Rules, opponent_melds: &Melds, meld_counts: Counts, fewest: usize) -> EndRisk {
    let need = usize::from(rules.canastas_to_go_out);
    let near = meld_counts.ranks(weights::NEAR_CANASTA).len();
    let lacking =
        (canastas(meld_counts) < need && opponent_melds.extra().is_empty()) || opponent_melds.missing(rules).is_some();
    EndRisk::by_hand(fewest, lacking, near >= need)
}

/// The number of canastas among melds of these sizes.
const fn canastas(melds: Counts) -> usize {
    melds.ranks(Meld::CANASTA).len()
}

/// Whether the rules let the top card of the pile join a meld of this size.
pub fn open_to_top_card(rules: &Rules, meld_len: usize) -> bool {
    match rules.pile_own_meld {
        PileOwnMeld::Any => true,
        PileOwnMeld::Under7 => meld_len < Meld::CANASTA,
        PileOwnMeld::None => false,
    }
}
