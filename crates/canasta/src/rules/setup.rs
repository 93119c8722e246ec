//! A position that is set up by hand, for scenarios, tests and lessons (rules §5).

use super::action::Group;
use super::cards::{Card, CardSet, Rank, RankSet};
use super::deal::generator;
use super::error::RuleError;
use super::feet::Feet;
use super::lay::{self, MeldContext};
use super::meld::Melds;
use super::melds_by_side::MeldsBySide;
use super::pile::{Pile, Row};
use super::ruleset::{BadRules, Fit, MeldsPerRank, PileMelds, Rules};
use super::seat::{BySeat, BySide, Seat, Side};
use super::sides::Sides;
use super::state::{Drew, Phase, State, Turn};
use rand::seq::SliceRandom;
use std::fmt;
use std::sync::Arc;

/// The cards of a place: listed, or only counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// These cards; for a stock top first.
    Cards(Vec<Card>),
    /// So many of the cards that are not listed anywhere, never threes that are laid out.
    Unknown(usize),
}

/// A position that may be illegal; [`Setup::state`] checks it.
///
/// ```
/// use canasta::rules::{Given, Phase, Rules, Setup};
/// let mut setup = Setup::new(Rules::default());
/// setup.phase = Phase::Play;
/// setup.hands[0] = Given::Cards("7s 7h 7d 9d".split(' ').map(|c| c.parse().unwrap()).collect());
/// let mut state = setup.state().unwrap();
/// assert_eq!(state.play(&"discard Kd".parse().unwrap()).unwrap_err().code(), "not-in-hand");
/// ```
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules in play.
    pub rules: Rules,
    /// The dealer; `None`: the last seat.
    pub dealer: Option<Seat>,
    /// The seat that must act.
    pub seat: Seat,
    /// [`Phase::Draw`] or [`Phase::Play`].
    pub phase: Phase,
    /// How a turn in [`Phase::Play`] began.
    pub drew: Drew,
    /// The hand of each seat.
    pub hands: Vec<Given>,
    /// The melds of each side; the naturals name the rank.
    pub melds: BySide<Vec<CardSet>>,
    /// Red threes laid out by each side, and black ones where they are laid out too.
    pub red_threes: BySide<CardSet>,
    /// The pile, bottom first.
    pub pile: Vec<Card>,
    /// So many of its lowest cards lie face down.
    pub face_down: usize,
    /// Whether a card that is not listed froze the pile.
    pub pile_frozen: bool,
    /// The stock.
    pub stock: Given,
    /// The feet of each seat that wait, the next one first.
    pub feet: Vec<Vec<Given>>,
    /// The player who plays alone against the two others; their melds lie at the lower of their seats.
    pub lone: Option<Seat>,
    /// The number of the hand in its match, from 1.
    pub hand_number: u32,
    /// Scores before the hand.
    pub scores: BySide<i32>,
    /// The seats that laid cards before this turn; `None`: every seat of a side that has melds.
    pub has_laid: Option<BySeat<bool>>,
    /// Turns that each seat has ended in this hand; `None`: so many that no turn is closed any more (V44).
    pub turns: Option<BySeat<u8>>,
    /// Cards of the hand on turn that came with the pile in this turn, which matters where these are laid later (V47).
    pub came: CardSet,
}

/// Why a position is impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum SetupError {
    /// Impossible rules.
    Rules(BadRules),
    /// A card is listed more often than the packs hold it.
    TooManyCopies(Card),
    /// Fewer cards are left than are counted, or the pile has fewer than lie face down.
    NotEnoughCards,
    /// A three that is laid out lies in a hand.
    RedThreeInHand(Seat),
    /// A card among the threes of a side is none that is laid out.
    NotARedThree(Card),
    /// A meld is invalid.
    NotAMeld(CardSet, RuleError),
    /// A side has two melds of one rank.
    TwoMelds(Rank),
    /// A question cannot be pending in a set-up, and a turn in play began by drawing.
    NotAPhase,
    /// The seat does not sit at this table.
    NoSuchSeat,
    /// The rules know no lone player, or melds of the partners lie at the higher of their seats.
    NotALonePlayer,
    /// These cards did not come to the hand on turn with the pile.
    NotOfThePile(CardSet),
    /// The seat has more feet than any game gives.
    TooManyFeet(Seat),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Rules(bad) => fmt::Display::fmt(bad, f),
            SetupError::TooManyCopies(card) => write!(f, "{card} is listed more often than the packs hold it"),
            SetupError::NotEnoughCards => f.write_str("fewer cards are left than are counted"),
            SetupError::RedThreeInHand(seat) => {
                write!(f, "the hand of seat {} holds a three that is laid out", seat.index())
            }
            SetupError::NotARedThree(card) => write!(f, "{card} is none of the threes that are laid out"),
            SetupError::NotAMeld(cards, error) => write!(f, "{cards} is no meld: {error}"),
            SetupError::TwoMelds(rank) => write!(f, "a side has two melds of {rank}"),
            SetupError::NotAPhase => f.write_str("a question cannot be pending, and a turn in play begins by drawing"),
            SetupError::NoSuchSeat => f.write_str("the seat does not sit at this table"),
            SetupError::NotOfThePile(cards) => write!(f, "{cards}: no cards that came with the pile in this turn"),
            SetupError::TooManyFeet(seat) => {
                write!(f, "seat {} has more than {} feet", seat.index(), Rules::MOST_FEET)
            }
            SetupError::NotALonePlayer => {
                f.write_str("nobody plays alone in these rules, or melds of the partners lie at the higher seat")
            }
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// The defaults of rules §5: seat 0 is to draw, hands are empty, 30 unknown cards lie in the stock.
    #[must_use]
    pub fn new(rules: Rules) -> Setup {
        let sides = rules.sides().scores();
        Setup {
            rules,
            dealer: None,
            seat: Seat::FIRST,
            phase: Phase::Draw,
            drew: Drew::Stock,
            hands: vec![Given::Cards(Vec::new()); rules.players.count()],
            melds: BySide::new(sides),
            red_threes: BySide::new(sides),
            pile: Vec::new(),
            face_down: 0,
            pile_frozen: false,
            stock: Given::Unknown(30),
            feet: vec![Vec::new(); rules.players.count()],
            lone: None,
            hand_number: 1,
            scores: BySide::new(sides),
            has_laid: None,
            turns: None,
            came: CardSet::EMPTY,
        }
    }

    /// The position at the start of a turn, with every card listed; `None` during a turn or after the hand, of which a set-up
    /// does not hold everything. Which cards of a hand are known to the others is left out.
    #[must_use]
    pub fn at_turn_start(state: &State) -> Option<Setup> {
        if state.phase != Phase::Draw || state.ended.is_some() {
            return None;
        }
        let mut setup = Setup::new(*state.rules);
        setup.dealer = Some(state.dealer);
        setup.seat = state.seat;
        for (hand, seat) in setup.hands.iter_mut().zip(state.rules.players.seats()) {
            *hand = Given::Cards(state.hands[seat].iter().collect());
        }
        for (feet, seat) in setup.feet.iter_mut().zip(state.rules.players.seats()) {
            *feet = state.feet.of(seat).map(|foot| Given::Cards(foot.iter().collect())).collect();
        }
        setup.lone = state.sides.lone();
        setup.hand_number = state.hand_number;
        setup.melds =
            BySide::from_fn(state.sides.scores(), |side| state.melds[side].iter().map(|meld| meld.cards).collect());
        setup.red_threes = state.red_threes.map(|threes| threes.cards());
        setup.pile = [state.face_down(), state.pile()].concat();
        setup.face_down = state.face_down().len();
        setup.pile_frozen = state.pile.frozen_unlisted;
        setup.stock = Given::Cards(state.stock().iter().rev().copied().collect());
        setup.scores = state.scores;
        setup.has_laid = Some(state.has_laid);
        setup.turns = state.has_closed_turns().then_some(state.turns);
        Some(setup)
    }

    /// The state, if the position is possible: if the rules, the numbers of cards and the melds are, and no red three is in
    /// a hand. Whether play can lead to the position is not checked.
    ///
    /// # Errors
    /// The first fault.
    pub fn state(&self) -> Result<State, SetupError> {
        self.rules.check().map_err(SetupError::Rules)?;
        let players = self.rules.players;
        let dealer = self.dealer.or(players.seats().next_back()).unwrap_or(Seat::FIRST);
        if [Some(dealer), Some(self.seat), self.lone].iter().flatten().any(|seat| players.seat(seat.index()).is_none())
        {
            return Err(SetupError::NoSuchSeat);
        }
        if self.phase == Phase::Answer || (self.phase == Phase::Play && self.drew == Drew::Nothing) {
            return Err(SetupError::NotAPhase);
        }
        let sides = self.sides()?;
        let mut melds = MeldsBySide::new(sides.scores());
        for side in sides.iter() {
            melds[side] = self.melds_of(side)?;
        }
        let has_laid = BySeat::from_fn(players.count(), |seat| match &self.has_laid {
            Some(laid) => laid[seat],
            None => !Melds::is_empty(&melds[sides.of(seat)]),
        });
        let drawn = self.phase == Phase::Play;
        let drew = if drawn { self.drew } else { Drew::Nothing };
        let turn = Turn { drew, ..Turn::new(&melds[sides.of(self.seat)]) };
        let mut state = State {
            rules: Arc::new(self.rules.of_hand(self.hand_number)),
            sides,
            dealer,
            seat: self.seat,
            phase: self.phase,
            hands: BySeat::new(players.count()),
            feet: Feet::default(),
            known: BySeat::new(players.count()),
            melds,
            red_threes: BySide::from_fn(sides.scores(), |side| self.red_threes[side].into()),
            stock: Row::EMPTY,
            pile: Pile { frozen_unlisted: self.pile_frozen, ..Pile::EMPTY },
            scores: BySide::from_fn(sides.scores(), |side| self.scores[side]),
            hand_number: self.hand_number,
            has_asked: BySeat::new(players.count()),
            has_laid,
            turns: BySeat::from_fn(players.count(), |seat| {
                let most = self.rules.closed_turns;
                self.turns.as_ref().map_or(most, |turns| turns[seat].min(most))
            }),
            turn,
            came: CardSet::EMPTY,
            came_hidden: CardSet::EMPTY,
            special_hand: None,
            fit: Fit::AnySearch,
            ended: None,
        };
        state.fit = state.fit_now();
        let (face_down, open) = self.pile.split_at_checked(self.face_down).ok_or(SetupError::NotEnoughCards)?;
        state.pile.face_down = face_down.iter().copied().collect();
        open.iter().for_each(|&card| state.pile.push(card, self.rules.freezes(card)));
        self.place_cards(&mut state)?;
        if !self.came.is_empty() && self.rules.pile_melds == PileMelds::Top {
            let is_held = state.hands[self.seat].cards().contains_all(self.came);
            if !is_held || (self.phase, self.drew) != (Phase::Play, Drew::Pile) {
                return Err(SetupError::NotOfThePile(self.came));
            }
            (state.came, state.known[self.seat]) = (self.came, self.came);
        }
        Ok(state)
    }

    /// How the seats make sides.
    fn sides(&self) -> Result<Sides, SetupError> {
        let sides = self.rules.sides();
        let Some(lone) = self.lone else { return Ok(sides) };
        let with_lone = sides.with_lone(lone);
        let is_elsewhere = |side: Side| with_lone.playing_for(side) != side && !self.melds[side].is_empty();
        if self.rules.lone_taker && !sides.iter().any(is_elsewhere) {
            Ok(with_lone)
        } else {
            Err(SetupError::NotALonePlayer)
        }
    }

    fn melds_of(&self, side: Side) -> Result<Melds, SetupError> {
        // The melds of two players lie together where these became partners.
        let are_pooled = self.lone.is_some_and(|lone| lone.index() != side.index());
        let mut melds = Melds::default();
        for &cards in &self.melds[side] {
            let wrong = |error| SetupError::NotAMeld(cards, error);
            if !cards.red_threes().is_empty() {
                return Err(wrong(RuleError::CannotMeldRedThrees));
            }
            // Each meld by itself, as one of the opening: a wild in it may have been there from the first.
            let nothing = Melds::default();
            let context = MeldContext { rules: &self.rules, melds: &nothing, dead: RankSet::EMPTY };
            let laid = lay::join(context, None, &[Group::of(cards)], cards).map_err(wrong)?;
            let Some(meld) = laid.melds.iter().next() else { continue };
            let another = MeldContext { melds: &melds, ..context }.may_start(&melds, meld.kind);
            let may_be_second =
                || self.rules.melds_per_rank != MeldsPerRank::One || melds.of_kind(meld.kind).nth(1).is_none();
            let another = another || (are_pooled && may_be_second());
            match meld.rank() {
                _ if another => drop(melds.start(meld)),
                Some(rank) => return Err(SetupError::TwoMelds(rank)),
                None => return Err(wrong(RuleError::MeldExists { kind: meld.kind })),
            }
        }
        Ok(melds)
    }

    /// Places the listed cards, then fills the counted places with the remaining ones.
    fn place_cards(&self, state: &mut State) -> Result<(), SetupError> {
        let players = self.rules.players;
        let mut left = self.rules.cards();
        let mut use_card = |card: Card| {
            if left.remove(card) { Ok(()) } else { Err(SetupError::TooManyCopies(card)) }
        };
        for side in self.rules.sides().iter() {
            self.melds[side].iter().flat_map(|cards| cards.iter()).try_for_each(&mut use_card)?;
            for card in self.red_threes[side].iter() {
                if !self.rules.is_bonus(card) {
                    return Err(SetupError::NotARedThree(card));
                }
                use_card(card)?;
            }
        }
        self.pile.iter().copied().try_for_each(&mut use_card)?;
        for seat in players.seats() {
            if let Some(Given::Cards(cards)) = self.hands.get(seat.index()) {
                for &card in cards {
                    if self.rules.is_bonus(card) {
                        return Err(SetupError::RedThreeInHand(seat));
                    }
                    use_card(card)?;
                    // One of the packs, so that a set can hold it.
                    state.hands[seat].push(card);
                }
            }
            for foot in self.feet.get(seat.index()).into_iter().flatten() {
                if let Given::Cards(cards) = foot {
                    cards.iter().copied().try_for_each(&mut use_card)?;
                }
            }
        }
        if let Given::Cards(cards) = &self.stock {
            for &card in cards.iter().rev() {
                use_card(card)?;
                state.stock.push(card);
            }
        }
        let mut left: Vec<Card> = left.difference(self.rules.bonus_cards(left)).iter().collect();
        left.shuffle(&mut generator([0; 32]));
        for seat in players.seats() {
            if let Some(&Given::Unknown(n)) = self.hands.get(seat.index()) {
                let start = left.len().checked_sub(n).ok_or(SetupError::NotEnoughCards)?;
                state.hands[seat] = left.drain(start..).collect::<CardSet>().into();
            }
        }
        for seat in players.seats() {
            let feet = self.feet.get(seat.index()).map(Vec::as_slice).unwrap_or_default();
            if feet.len() > Rules::MOST_FEET {
                return Err(SetupError::TooManyFeet(seat));
            }
            for foot in feet {
                let cards = match foot {
                    Given::Cards(cards) => cards.iter().copied().collect(),
                    &Given::Unknown(n) => {
                        let start = left.len().checked_sub(n).ok_or(SetupError::NotEnoughCards)?;
                        left.drain(start..).collect()
                    }
                };
                state.feet.push(seat, cards);
            }
        }
        if let Given::Unknown(n) = self.stock {
            let start = left.len().checked_sub(n).ok_or(SetupError::NotEnoughCards)?;
            state.stock = left.drain(start..).collect();
        }
        Ok(())
    }
}
