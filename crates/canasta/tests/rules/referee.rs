//! A second opinion: which actions are legal, written from `docs/rules.md` alone, card by card, slow and plain.
//!
//! Of the engine it uses only words: cards, ranks, actions and the fields of the rules. It keeps its own account of the turn.

use canasta::rules::{
    Action, Answer, BlackThreeRole, Card, Drew, Group, Phase, PileMelds, PileNewMeld, PileOwnMeld, Rank, Rules, Seat,
    Side, State, StockEnd,
};
use std::collections::BTreeMap;

/// Melds of a side: all cards that lie there, by the rank of the meld.
pub type Melds = BTreeMap<Rank, Vec<Card>>;

/// What the rules ask about the turn so far.
#[derive(Clone, Debug)]
pub struct Turn {
    drew: Drew,
    /// Whether cards were laid other than with the pile.
    melded: bool,
    asked: bool,
    answer: Option<Answer>,
    /// Whether black threes were laid, or anything before drawing: then the turn must go out.
    bound: bool,
}

impl Turn {
    const fn begin(drew: Drew) -> Turn {
        Turn { drew, melded: false, asked: false, answer: None, bound: false }
    }
}

/// The side of a seat: seat s of k sides is of side s mod k.
pub fn side_of(rules: &Rules, seat: Seat) -> Side {
    let players = rules.players.count();
    let sides = match rules.sides {
        Some(sides) => sides.into(),
        None if players.is_multiple_of(2) => 2,
        None => players,
    };
    u8::try_from(seat.index() % sides).unwrap().try_into().unwrap()
}

/// The side for which a seat plays: where one of three plays alone, that of the lower of the two others is theirs.
pub fn playing_side(state: &State, seat: Seat) -> Side {
    match state.sides().lone() {
        Some(lone) if lone != seat => {
            let other = state.rules().players.seats().find(|&other| other != lone).unwrap();
            side_of(state.rules(), other)
        }
        _ => side_of(state.rules(), seat),
    }
}

/// Follows a hand and rules on every action of it.
#[derive(Clone, Debug)]
pub struct Referee {
    turn: Turn,
    /// Whether a card that is not in the pile's list froze it.
    frozen_by_unlisted: bool,
    /// Turns of each seat, by its number, in which nothing is laid and the pile is not taken.
    closed: Vec<u8>,
    /// Cards that came with the pile in this turn and are laid in a later one.
    came: Vec<Card>,
}

impl Referee {
    /// Begins with a position in which nothing was laid in the turn.
    pub fn new(state: &State) -> Referee {
        let drew = match state.phase() {
            Phase::Draw => Drew::Nothing,
            _ => state.observe(state.turn_of()).drew(),
        };
        let listed = state.pile().iter().any(|&card| freezes(state.rules(), card));
        let seen = state.observe(state.turn_of());
        Referee {
            turn: Turn::begin(drew),
            frozen_by_unlisted: state.pile_frozen() && !listed,
            came: seen.came().iter().collect(),
            closed: state.rules().players.seats().map(|seat| seen.closed_turns_left(seat)).collect(),
        }
    }

    /// The position as the player on turn finds it.
    pub fn table(&self, state: &State) -> Table {
        let (seat, side) = (state.turn_of(), playing_side(state, state.turn_of()));
        let is_with = |&other: &Seat| other != seat && playing_side(state, other) == side;
        Table {
            rules: *state.rules(),
            seat,
            came: self.came.clone(),
            is_closed: self.closed[seat.index()] > 0,
            has_partner: state.rules().players.seats().any(|other| is_with(&other)),
            turn: self.turn.clone(),
            hand: state.hand(seat).iter().collect(),
            melds: state.melds(side).iter().map(|meld| (meld.leading_rank(), meld.cards.iter().collect())).collect(),
            pile: state.pile().to_vec(),
            face_down: state.face_down().to_vec(),
            frozen_by_unlisted: self.frozen_by_unlisted,
            stock: state.stock().to_vec(),
            score: state.scores()[side_of(state.rules(), seat)],
        }
    }

    /// Notes an action that was played from `before`.
    pub fn note(&mut self, before: &Table, action: &Action) {
        match action {
            Action::Draw => self.turn.drew = Drew::Stock,
            Action::Take { .. } => {
                self.turn.drew = Drew::Pile;
                let is_whole = before.rules.pile_take.is_none_or(|most| before.pile.len() <= usize::from(most));
                self.frozen_by_unlisted &= !is_whole;
                self.came = before.came_by_taking();
                let lays_out_threes = before.face_down.iter().any(|card| card.is_red_three());
                if let Some(mut after) = before.taken_by(action).filter(|_| lays_out_threes) {
                    after.hand.retain(|card| !card.is_red_three());
                    let drawn = before.stock.iter().rev().filter(|card| !card.is_red_three());
                    after.hand.extend(drawn.take(before.rules.pile_extra.into()));
                    if after.hand.len() < 2 && !after.can_finish() {
                        self.turn = Turn::begin(Drew::Nothing);
                        self.came.clear();
                    }
                }
            }
            Action::Meld(groups) => {
                self.turn.melded = true;
                let threes = groups.iter().flat_map(|group| group.cards.iter()).any(|card| card.rank() == Rank::Three);
                self.turn.bound |= threes || before.turn.drew == Drew::Nothing;
            }
            Action::Ask => self.turn.asked = true,
            Action::Answer(answer) => self.turn.answer = Some(*answer),
            _ => {
                self.turn = Turn::begin(Drew::Nothing);
                self.came.clear();
                let closed = &mut self.closed[before.seat.index()];
                *closed = closed.saturating_sub(1);
            }
        }
    }
}

/// Where cards lie after an action.
pub struct After {
    pub hand: Vec<Card>,
    pub pile: Vec<Card>,
    pub face_down: Vec<Card>,
    pub melds: Melds,
}

/// All that decides what a player may do.
#[derive(Clone, Debug)]
pub struct Table {
    pub rules: Rules,
    seat: Seat,
    /// Cards of the hand that are not laid in this turn (V47).
    came: Vec<Card>,
    /// Whether nothing is laid and the pile is not taken in this turn (V44).
    is_closed: bool,
    has_partner: bool,
    turn: Turn,
    pub hand: Vec<Card>,
    pub melds: Melds,
    pub pile: Vec<Card>,
    /// The cards that lie face down under it.
    pub face_down: Vec<Card>,
    frozen_by_unlisted: bool,
    /// The stock, its top card last.
    stock: Vec<Card>,
    score: i32,
}

fn freezes(rules: &Rules, card: Card) -> bool {
    let is_black_three = card.rank() == Rank::Three && !card.is_red_three();
    card.is_wild() || card.is_red_three() || (is_black_three && rules.black_three_role == BlackThreeRole::Freeze)
}

/// The value of a card (§2.2).
pub fn value(card: Card) -> i32 {
    match card.rank() {
        Rank::Joker => 50,
        Rank::Ace | Rank::Two => 20,
        Rank::King | Rank::Queen | Rank::Jack | Rank::Ten | Rank::Nine | Rank::Eight => 10,
        Rank::Seven | Rank::Six | Rank::Five | Rank::Four => 5,
        Rank::Three => {
            if card.is_red_three() {
                0
            } else {
                5
            }
        }
    }
}

/// The value of cards by the prices of the rules (V53).
pub fn sum(rules: &Rules, cards: &[Card]) -> i32 {
    let one = |&card: &Card| match rules.card_points.of_word(&card_key(card)) {
        Some(points) if !card.is_red_three() => points,
        _ => value(card),
    };
    cards.iter().map(one).sum()
}

/// The name of a card's price in the rules.
fn card_key(card: Card) -> String {
    let name = card.to_string();
    if name == "Jo" { "joker".to_owned() } else { name[..1].to_owned() }
}

fn wilds(cards: &[Card]) -> usize {
    cards.iter().filter(|card| card.is_wild()).count()
}

/// The cards without some others; `None` if one of these is not among them.
fn without(cards: &[Card], others: &[Card]) -> Option<Vec<Card>> {
    let mut left = cards.to_vec();
    for other in others {
        let place = left.iter().position(|card| card == other)?;
        let _ = left.remove(place);
    }
    Some(left)
}

/// The rank of the meld for which a group is laid (§3): its naturals say it, or it is named.
fn rank_of(group: &Group) -> Option<Rank> {
    let cards: Vec<Card> = group.cards.iter().collect();
    let mut ranks = cards.iter().filter(|card| !card.is_wild()).map(|card| card.rank());
    let rank = ranks.next().or(group.named_rank())?;
    let agree = ranks.all(|other| other == rank) && group.named_rank().is_none_or(|named| named == rank);
    (agree && !cards.is_empty()).then_some(rank)
}

/// The groups of an action, those of one rank joined (§2.9).
fn joined(groups: &[Group]) -> Option<BTreeMap<Rank, Vec<Card>>> {
    let mut by_rank: BTreeMap<Rank, Vec<Card>> = BTreeMap::new();
    for group in groups {
        by_rank.entry(rank_of(group)?).or_default().extend(group.cards.iter());
    }
    Some(by_rank)
}

impl Table {
    /// Whether the player to act (the partner while an answer is due) may do this now.
    pub fn is_legal(&self, action: &Action) -> bool {
        let answer_due = self.turn.asked && self.turn.answer.is_none();
        if let Action::Answer(_) = action {
            return answer_due;
        }
        if answer_due {
            return false;
        }
        let undrawn = self.turn.drew == Drew::Nothing;
        // Once something is laid without drawing, the turn goes on without drawing.
        let may_draw = undrawn && !self.turn.bound;
        if self.is_closed && !matches!(action, Action::Draw | Action::Discard(_) | Action::Keep) {
            return false;
        }
        match action {
            Action::Draw => may_draw && !self.must_take_pile(),
            Action::Take { with, groups } => may_draw && self.may_take(with, groups),
            Action::Meld(groups) => self.melded(groups).is_some_and(|after| after.can_finish()),
            Action::Discard(card) => self.may_discard(*card),
            Action::Keep => {
                let one = self.hand.len() == 1 && !undrawn;
                // It is kept instead of a discard. Nobody is obliged to meld it, even where that would end the hand.
                let no_discard = self.has_out_rule("no-discard");
                let forbidden = no_discard || self.turn.answer == Some(Answer::No) || !self.has_canastas(&self.melds);
                self.rules.keep_last_card && one && !self.must_go_out() && forbidden
            }
            Action::Ask => {
                let in_time = !undrawn && !self.turn.asked && !self.turn.melded;
                self.rules.ask_partner.is_allowed()
                    && self.has_partner
                    && in_time
                    && self.can_go_out()
                    && self.refused().can_finish()
            }
            Action::Answer(_) => unreachable!("answered above"),
            // These rules have no special hands.
            _ => false,
        }
    }

    fn has_out_rule(&self, rule: &str) -> bool {
        self.rules.out_rules.iter().any(|one| one == rule)
    }

    /// Whether the turn must end by going out (§2.11 to §2.13).
    fn must_go_out(&self) -> bool {
        self.turn.bound || self.turn.answer == Some(Answer::Yes) || self.turn.drew == Drew::Nothing
    }

    /// The same position after the partner's "no".
    fn refused(&self) -> Table {
        let mut after = self.clone();
        after.turn.asked = true;
        after.turn.answer = Some(Answer::No);
        after
    }

    fn may_discard(&self, card: Card) -> bool {
        let Some(left) = without(&self.hand, &[card]) else { return false };
        if self.turn.drew == Drew::Nothing && (self.is_closed || !self.rules.out_without_draw) {
            return false;
        }
        if left.is_empty() {
            !self.has_out_rule("no-discard") && self.turn.answer != Some(Answer::No) && self.has_canastas(&self.melds)
        } else {
            !self.must_go_out()
        }
    }

    /// Whether the side has the canastas to go out (§2.12).
    fn has_canastas(&self, melds: &Melds) -> bool {
        let canastas: Vec<Rank> = melds
            .iter()
            .filter(|(rank, cards)| **rank != Rank::Three && cards.len() >= 7)
            .map(|(rank, _)| *rank)
            .collect();
        canastas.len() >= usize::from(self.rules.canastas_to_go_out)
            && self.rules.required_ranks.iter().all(|rank| canastas.contains(&rank))
    }

    /// Whether cards may lie together as a meld of a rank (§2.10, §2.11).
    pub fn is_meld(&self, rank: Rank, cards: &[Card]) -> bool {
        let wilds = wilds(cards);
        let naturals = cards.len() - wilds;
        if cards.iter().any(|card| card.is_red_three()) || rank.is_wild() {
            return false;
        }
        if rank == Rank::Three {
            return wilds == 0 && naturals >= 3;
        }
        cards.len() >= 3
            && naturals >= usize::from(self.rules.min_naturals)
            && self.rules.max_wilds.is_none_or(|most| wilds <= usize::from(most))
            && (wilds == 0
                || !self.rules.wilds_max_naturals
                || naturals >= wilds + usize::from(self.rules.naturals_ahead))
    }

    /// The position after laying groups, if what is laid may lie there and opens where it must; whether the turn can then be
    /// finished is asked apart.
    fn melded(&self, groups: &[Group]) -> Option<Table> {
        if groups.is_empty() || (self.turn.drew == Drew::Nothing && !self.rules.out_without_draw) {
            return None;
        }
        let laid = joined(groups)?;
        let mut after = self.clone();
        after.turn.melded = true;
        after.turn.bound |= self.turn.drew == Drew::Nothing;
        for (&rank, cards) in &laid {
            after.hand = without(&after.hand, cards)?;
            after.melds.entry(rank).or_default().extend(cards);
            if !self.is_meld(rank, &after.melds[&rank]) {
                return None;
            }
        }
        // What is left holds all that came with the pile.
        without(&after.hand, &after.came)?;
        if laid.contains_key(&Rank::Three) {
            after.turn.bound = true;
            if self.rules.black_threes_last && after.hand.iter().any(|card| card.rank() != Rank::Three) {
                return None;
            }
        }
        if self.melds.is_empty() {
            let cards: Vec<Card> = laid.into_values().flatten().collect();
            let exempt = self.rules.concealed_exempt
                && self.turn.drew == Drew::Stock
                && self.turn.answer != Some(Answer::No)
                && after.hand.len() <= usize::from(!self.has_out_rule("no-discard"))
                && self.has_canastas(&after.melds);
            if !exempt && sum(&self.rules, &cards) < self.opening_minimum() {
                return None;
            }
            if wilds(&cards) > 0 && !self.rules.wilds_in_opening {
                return None;
            }
            if !self.holds_needed_canasta(&after.melds) {
                return None;
            }
        }
        Some(after)
    }

    fn opening_minimum(&self) -> i32 {
        let [below_zero, low, middle, high] = *self.rules.opening_minimums else { panic!("four minimums") };
        [below_zero, low, middle, high][self.place_of_minimum()]
    }

    fn place_of_minimum(&self) -> usize {
        match self.score {
            ..0 => 0,
            0..1500 => 1,
            1500..3000 => 2,
            3000.. => 3,
        }
    }

    /// Whether the first melds of a side hold the canasta that its score asks for (V49).
    fn holds_needed_canasta(&self, melds: &Melds) -> bool {
        let need = self.rules.opening_needs.iter().nth(self.place_of_minimum()).unwrap_or("");
        let mut canastas = melds.iter().filter(|(_, cards)| cards.len() >= 7).map(|(_, cards)| wilds(cards));
        match need {
            "canasta" => canastas.next().is_some(),
            "natural" => canastas.any(|wilds| wilds == 0),
            _ => true,
        }
    }

    /// Whether a legal way is left to finish the turn, after the hand was laid down to what is left of it (§2.12).
    fn can_finish(&self) -> bool {
        let may_stay_in = !self.must_go_out() && self.finishes_with_cards_left();
        may_stay_in || self.can_go_out()
    }

    /// Whether the turn can end with a card in the hand: a discard keeps one more, or the last card is kept.
    fn finishes_with_cards_left(&self) -> bool {
        self.hand.len() >= 2 || (self.hand.len() == 1 && self.rules.keep_last_card)
    }

    fn is_frozen_by_card(&self) -> bool {
        self.rules.freezing && (self.frozen_by_unlisted || self.pile.iter().any(|&card| freezes(&self.rules, card)))
    }

    /// Whether the pile is frozen to the player whatever lies in it.
    fn is_frozen_otherwise(&self) -> bool {
        self.rules.always_frozen || (self.rules.frozen_until_melded && self.melds.is_empty())
    }

    /// Whether the pile may be taken in this way (§2.7).
    fn may_take(&self, with: &Group, groups: &[Group]) -> bool {
        self.taken(with, groups).is_some_and(|after| {
            let unknown = self.face_down.len() - after.face_down.len();
            if unknown > 0 && after.hand.len() == unknown {
                // All of them may be threes: then the hand is empty, and must be one that goes out.
                return Table { hand: Vec::new(), came: Vec::new(), ..after }.can_finish();
            }
            after.can_finish()
        })
    }

    fn taken_by(&self, action: &Action) -> Option<Table> {
        match action {
            Action::Take { with, groups } => self.taken(with, groups),
            _ => None,
        }
    }

    fn taken(&self, with: &Group, groups: &[Group]) -> Option<Table> {
        let (&top, rest) = self.pile.split_last()?;
        let rank = top.rank();
        if !self.rules.pile_allowed || !rank.is_natural() {
            return None;
        }
        let cards = self.pile.len() + self.face_down.len();
        if self.rules.one_card_pile_closed && cards == 1 && self.hand.len() == 1 {
            return None;
        }
        let mut laid = joined(groups)?;
        let named_well = with.named_rank().is_none_or(|named| named == rank);
        if !named_well || with.cards.iter().any(|card| !card.is_wild() && card.rank() != rank) {
            return None;
        }
        // The cards of the hand that lie with the top card.
        let mut beside = laid.remove(&rank).unwrap_or_default();
        beside.extend(with.cards.iter());
        let own_meld = self.melds.get(&rank);
        let naturals = beside.len() - wilds(&beside);
        // A pile that is frozen by a card in it asks for these cards, one that is frozen otherwise for a pair (V46).
        let (needs, wild) = (usize::from(self.rules.frozen_needs), usize::from(self.rules.frozen_wilds));
        if self.is_frozen_by_card() && (beside.len() < needs || naturals < needs - wild) {
            return None;
        }
        if self.is_frozen_otherwise() && naturals < 2 {
            return None;
        }
        let enough = match own_meld {
            Some(_) => self.rules.pile_own_meld != PileOwnMeld::None || naturals >= 2,
            None => {
                naturals >= 2
                    || (self.rules.pile_new_meld == PileNewMeld::PairOrWild && naturals == 1 && beside.len() >= 2)
            }
        };
        let full = own_meld.is_some_and(|cards| cards.len() >= 7) && self.rules.pile_own_meld == PileOwnMeld::Under7;
        if !enough || full {
            return None;
        }
        let mut after = self.clone();
        after.turn.drew = Drew::Pile;
        let stay = self.rules.pile_take.map_or(0, |most| self.pile.len().saturating_sub(most.into()));
        after.frozen_by_unlisted &= stay > 0;
        after.hand = without(&after.hand, &beside)?;
        let mut with_top = beside;
        with_top.push(top);
        let _ = laid.insert(rank, with_top.clone());
        for (&rank, cards) in &laid {
            if rank != top.rank() {
                after.hand = without(&after.hand, cards)?;
            }
            if rank == Rank::Three {
                return None;
            }
            after.melds.entry(rank).or_default().extend(cards);
            if !self.is_meld(rank, &after.melds[&rank]) {
                return None;
            }
        }
        if self.melds.is_empty() && !self.holds_needed_canasta(&after.melds) {
            return None;
        }
        if self.melds.is_empty() {
            let cards: Vec<Card> = laid.into_values().flatten().collect();
            if sum(&self.rules, &cards) < self.opening_minimum() || (wilds(&cards) > 0 && !self.rules.wilds_in_opening)
            {
                return None;
            }
        }
        after.hand.extend(rest[stay..].iter().filter(|card| !card.is_red_three()));
        // Nobody knows which of the cards that lie face down are threes, so that each may be one to discard.
        let stay_down =
            self.rules.pile_take.map_or(0, |most| cards.saturating_sub(most.into())).min(self.face_down.len());
        after.hand.extend(after.face_down.drain(stay_down..));
        after.pile.truncate(stay);
        after.came = self.came_by_taking();
        Some(after)
    }

    /// The cards that a take brings and that are laid in a later turn only (V47).
    fn came_by_taking(&self) -> Vec<Card> {
        let Some((_, rest)) = self.pile.split_last() else { return Vec::new() };
        let stay = self.rules.pile_take.map_or(0, |most| self.pile.len().saturating_sub(most.into()));
        match self.rules.pile_melds {
            PileMelds::Any => Vec::new(),
            PileMelds::Top => {
                let open = rest[stay..].iter();
                let cards = self.pile.len() + self.face_down.len();
                let stay_down = self.rules.pile_take.map_or(0, |most| cards.saturating_sub(most.into()));
                let face_down = &self.face_down[stay_down.min(self.face_down.len())..];
                open.chain(face_down).copied().filter(|card| !card.is_red_three()).collect()
            }
        }
    }

    /// Whether the empty stock forces the pile on the player (§1, end of the stock).
    fn must_take_pile(&self) -> bool {
        let Some(top) = self.pile.last() else { return false };
        if !self.stock.is_empty() || self.is_closed {
            return false;
        }
        let bare = Group { key: None, cards: [].into_iter().collect() };
        match self.rules.stock_end {
            StockEnd::TakeIfFits => self.melds.contains_key(&top.rank()) && self.may_take(&bare, &[]),
            StockEnd::EndsWithTurn | StockEnd::EndsWithDraw => false,
            StockEnd::TakeIfAble => self.some_take_is_legal(),
        }
    }

    /// Whether the pile may be taken in any way, by trying all of them, suits aside. A side that has melded gains nothing by
    /// laying further groups at the same time, as it may lay them afterwards.
    fn some_take_is_legal(&self) -> bool {
        let Some(top) = self.pile.last().map(|top| top.rank()).filter(|top| top.is_natural()) else { return false };
        let others: Vec<Rank> = if self.melds.is_empty() {
            Rank::NATURALS.into_iter().filter(|&rank| rank != top).collect()
        } else {
            Vec::new()
        };
        self.shares(top, &self.hand).into_iter().any(|(with, left)| self.take_with_more(with, &others, &left, &[]))
    }

    fn take_with_more(&self, with: Group, others: &[Rank], left: &[Card], groups: &[Group]) -> bool {
        if self.may_take(&with, groups) {
            return true;
        }
        let Some((&rank, others)) = others.split_first() else { return false };
        if self.take_with_more(with, others, left, groups) {
            return true;
        }
        self.shares(rank, left).into_iter().any(|(group, left)| {
            let cards: Vec<Card> = group.cards.iter().collect();
            let more = [groups, &[group]].concat();
            self.is_meld(rank, &cards) && self.take_with_more(with, others, &left, &more)
        })
    }

    /// The ways to lay naturals of a rank and wilds out of some cards, and what is then left of these.
    fn shares(&self, rank: Rank, cards: &[Card]) -> Vec<(Group, Vec<Card>)> {
        let pick = |kind: Rank| -> Vec<Card> { cards.iter().copied().filter(|card| card.rank() == kind).collect() };
        let (naturals, twos, jokers) = (pick(rank), pick(Rank::Two), pick(Rank::Joker));
        let mut ways = Vec::new();
        for n in 0..=naturals.len() {
            for t in 0..=twos.len() {
                for j in 0..=jokers.len() {
                    let laid = [&naturals[..n], &twos[..t], &jokers[..j]].concat();
                    let left = without(cards, &laid).expect("cards of the hand");
                    ways.push((Group { key: None, cards: laid.into_iter().collect() }, left));
                }
            }
        }
        ways
    }

    /// Whether the turn can be ended by going out with the cards held now (§2.12): all of them are melded, or all but one.
    fn can_go_out(&self) -> bool {
        if self.turn.answer == Some(Answer::No) || (self.turn.drew == Drew::Nothing && !self.rules.out_without_draw) {
            return false;
        }
        let mut faces = self.hand.clone();
        faces.sort();
        faces.dedup();
        faces.into_iter().map(Some).chain([None]).any(|discard| {
            let is_left = without(&self.came, discard.as_slice()).unwrap_or_else(|| self.came.clone());
            if !is_left.is_empty() || (discard.is_some() && self.has_out_rule("no-discard")) {
                return false;
            }
            let laid = without(&self.hand, discard.as_slice()).expect("a card of the hand");
            self.can_lay_all(&laid, discard)
        })
    }

    /// Whether these cards can all be laid so that the player may go out, with `discard` left over.
    fn can_lay_all(&self, laid: &[Card], discard: Option<Card>) -> bool {
        if laid.is_empty() {
            return self.has_canastas(&self.melds);
        }
        let mut melds = self.melds.clone();
        for &card in laid.iter().filter(|card| !card.is_wild()) {
            melds.entry(card.rank()).or_default().push(card);
        }
        let lays_threes = laid.iter().any(|card| card.rank() == Rank::Three);
        // The discard is still in the hand when the black threes are laid.
        let other_left = discard.is_some_and(|card| card.rank() != Rank::Three);
        if lays_threes && self.rules.black_threes_last && other_left {
            return false;
        }
        if self.melds.is_empty() && !self.can_open_with(laid) {
            return false;
        }
        let wilds: Vec<Card> = laid.iter().copied().filter(|card| card.is_wild()).collect();
        let ranks: Vec<Rank> = melds.keys().copied().collect();
        let opens = !self.melds.is_empty() || self.opens_with_naturals(laid);
        self.can_place(&wilds, &ranks, melds, opens)
    }

    /// Whether the wilds can be placed on melds of these ranks so that all melds are valid and there are canastas enough.
    /// Only their number on each meld matters.
    /// `opens` says whether they open anyway.
    fn can_place(&self, wilds: &[Card], ranks: &[Rank], melds: Melds, opens: bool) -> bool {
        let Some((rank, ranks)) = ranks.split_first() else {
            return wilds.is_empty() && self.has_canastas(&melds) && (opens || self.holds_needed_canasta(&melds));
        };
        (0..=wilds.len()).any(|n| {
            let mut melds = melds.clone();
            melds.get_mut(rank).expect("a meld").extend(&wilds[..n]);
            self.is_meld(*rank, &melds[rank]) && self.can_place(&wilds[n..], ranks, melds, opens)
        })
    }

    /// Whether a side without melds that lays these cards, and goes out with them, opens as it must (§2.9). One action that lays
    /// them all counts most. Where the opening may hold no wilds, naturals can open before the wilds are laid.
    fn can_open_with(&self, laid: &[Card]) -> bool {
        let exempt = self.rules.concealed_exempt && self.turn.drew == Drew::Stock;
        if wilds(laid) == 0 || self.rules.wilds_in_opening {
            return exempt || sum(&self.rules, laid) >= self.opening_minimum();
        }
        self.opens_with_naturals(laid)
    }

    /// Whether the naturals among these cards open by themselves, before wilds are laid.
    fn opens_with_naturals(&self, laid: &[Card]) -> bool {
        let mut naturals: BTreeMap<Rank, Vec<Card>> = BTreeMap::new();
        for &card in laid.iter().filter(|card| !card.is_wild()) {
            naturals.entry(card.rank()).or_default().push(card);
        }
        naturals.retain(|&rank, cards| {
            let too_early = rank == Rank::Three && self.rules.black_threes_last;
            self.is_meld(rank, cards) && !too_early
        });
        let holds = self.holds_needed_canasta(&naturals);
        let first: Vec<Card> = naturals.into_values().flatten().collect();
        holds && !first.is_empty() && sum(&self.rules, &first) >= self.opening_minimum()
    }

    /// The hand, own melds and pile after a legal action of the player on turn, cards sorted, where they follow from what is
    /// seen: not after a draw.
    pub fn after(&self, action: &Action) -> Option<After> {
        let mut after = self.clone();
        match action {
            Action::Draw => return None,
            Action::Take { with, groups } => after = self.taken(with, groups)?,
            Action::Meld(groups) => after = self.melded(groups)?,
            Action::Discard(card) => {
                after.hand = without(&self.hand, &[*card])?;
                after.pile.push(*card);
            }
            _ => {}
        }
        // Threes that lay face down are laid out.
        after.hand.retain(|card| !card.is_red_three());
        after.hand.sort();
        after.melds.values_mut().for_each(|cards| cards.sort());
        Some(After { hand: after.hand, pile: after.pile, face_down: after.face_down, melds: after.melds })
    }
}
