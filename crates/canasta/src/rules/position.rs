//! A position made of a snapshot, for programs that receive the view of one seat only.

use super::cards::{CardSet, Rank};
use super::meld::Melds;
use super::observation::Observation;
use super::ruleset::{BadRules, PileMelds, Rules, SpecialHand, Words};
use super::seat::{BySeat, BySide, Seat};
use super::setup::{Given, Setup, SetupError};
use super::snapshot::Snapshot;
use super::state::{Banner, Drew, Phase, State, Turn, TurnObligation};
use std::fmt;

/// The owned view of a seat, from which only an [`Observation`] can be made.
///
/// The cards that the seat does not know are in an arbitrary order, so a position is not a [`State`]. [`State::sample`] draws
/// states from its observation as from any other.
///
/// ```
/// use canasta::rules::{BySide, Deck, Position, Preset, Seat, State, generator};
/// let rules = Preset::Classic.rules();
/// let state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut generator([0; 32])));
/// let seen = state.observe(state.to_act());
/// let json = serde_json::to_string(&seen.snapshot()).unwrap();
/// let position = Position::new(rules, &serde_json::from_str(&json).unwrap()).unwrap();
/// assert_eq!(position.observe(), seen);
/// ```
#[derive(Clone)]
pub struct Position {
    state: State,
    seat: Seat,
}

/// Why a snapshot is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PositionError {
    /// Impossible rules.
    Rules(BadRules),
    /// A seat that the rules do not have, or a list without a value for each seat or side.
    Seats,
    /// Contradictory facts of the turn.
    Turn,
    /// Numbers of cards that do not agree with the cards.
    Counts,
    /// Impossible cards on the table or in the hands.
    Cards(SetupError),
    /// A value that contradicts those from which it follows.
    Contradiction,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Rules(bad) => bad.fmt(f),
            PositionError::Cards(wrong) => wrong.fmt(f),
            PositionError::Seats => {
                f.write_str("the rules have no such seat, or a list has no value for each seat or side")
            }
            PositionError::Turn => f.write_str("the facts of the turn contradict each other"),
            PositionError::Counts => f.write_str("a number of cards does not agree with the cards"),
            PositionError::Contradiction => f.write_str("a value contradicts those from which it follows"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// The position of a snapshot. Its observation has exactly this snapshot.
    ///
    /// # Errors
    /// The first fault; [`PositionError::Contradiction`] if the snapshot contradicts itself.
    pub fn new(rules: Rules, snapshot: &Snapshot) -> Result<Position, PositionError> {
        rules.check().map_err(PositionError::Rules)?;
        let seat_at = |number: usize| rules.players.seat(number).ok_or(PositionError::Seats);
        let (seat, turn_of, dealer) = (seat_at(snapshot.seat)?, seat_at(snapshot.turn)?, seat_at(snapshot.dealer)?);
        let known = by_seat(&rules, &snapshot.known)?;
        let Placed { hands, feet, face_down, stock } = place(&rules, seat, &known, snapshot)?;

        let mut setup = Setup::new(rules);
        setup.dealer = Some(dealer);
        setup.seat = turn_of;
        for (given, hand) in setup.hands.iter_mut().zip(&hands) {
            *given = Given::Cards(hand.iter().collect());
        }
        for (given, foot) in setup.feet.iter_mut().zip(&feet) {
            *given = foot.iter().map(|foot| Given::Cards(foot.iter().collect())).collect();
        }
        setup.lone = snapshot.lone.map(seat_at).transpose()?;
        setup.hand_number = snapshot.hand_number.unwrap_or(1);
        setup.melds = by_side(&rules, &snapshot.melds)?;
        setup.red_threes = by_side(&rules, &snapshot.red_threes)?;
        setup.face_down = snapshot.face_down;
        setup.pile = face_down.iter().chain(snapshot.pile.iter().copied()).collect();
        let listed = snapshot.pile.iter().any(|&card| rules.freezes(card));
        setup.pile_frozen = snapshot.banner == Some(Banner::PileFrozen) && !listed;
        setup.stock = Given::Cards(stock.iter().collect());
        setup.scores = by_side(&rules, &snapshot.scores)?;
        setup.has_laid = Some(by_seat(&rules, &snapshot.has_laid)?);
        if !snapshot.turns.is_empty() {
            setup.turns = Some(by_seat(&rules, &snapshot.turns)?);
        }
        let mut state = setup.state().map_err(PositionError::Cards)?;

        state.phase = snapshot.phase;
        state.known = known;
        state.ended = snapshot.ended;
        if !snapshot.has_asked.is_empty() {
            state.has_asked = by_seat(&rules, &snapshot.has_asked)?;
        }
        if let Some(name) = &snapshot.special {
            let special =
                SpecialHand::WORDS.iter().position(|word| word == name).ok_or(PositionError::Contradiction)?;
            // Eleven words: fits.
            state.special_hand = Some(special as u8);
        }
        state.turn = turn(&state, snapshot)?;
        if !snapshot.came.is_empty() {
            let came = state.rules.pile_melds == PileMelds::Top && state.turn.drew == Drew::Pile;
            if !came || !state.hands[turn_of].cards().contains_all(snapshot.came) {
                return Err(PositionError::Turn);
            }
            // What others do not know lay face down.
            (state.came, state.came_hidden) = (snapshot.came, snapshot.came.difference(state.known[turn_of]));
        }
        let position = Position { state, seat };
        if position.observe().snapshot() == *snapshot { Ok(position) } else { Err(PositionError::Contradiction) }
    }

    /// A state in which the seat observes this.
    pub(super) const fn state(&self) -> &State {
        &self.state
    }

    /// The observation of the seat.
    #[must_use]
    pub const fn observe(&self) -> Observation<'_> {
        self.state.observe(self.seat)
    }
}

/// Prints the snapshot, as [`Observation`] does.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.observe(), f)
    }
}

/// A list with a value for each seat.
fn by_seat<T: Copy + Default>(rules: &Rules, list: &[T]) -> Result<BySeat<T>, PositionError> {
    if list.len() != rules.players.count() {
        return Err(PositionError::Seats);
    }
    Ok(BySeat::from_list(list.to_vec()))
}

/// A list with a value for each side.
fn by_side<T: Clone + Default>(rules: &Rules, list: &[T]) -> Result<BySide<T>, PositionError> {
    if list.len() != rules.sides().scores() {
        return Err(PositionError::Seats);
    }
    Ok(BySide::from_list(list.to_vec()))
}

/// The cards of the hidden places.
struct Placed {
    hands: BySeat<CardSet>,
    /// The feet of each seat, the next one first.
    feet: Vec<Vec<CardSet>>,
    face_down: CardSet,
    stock: CardSet,
}

/// Deals the cards that the seat does not know: to the other hands their known cards and then the lowest ones except threes that
/// are laid out, to the feet and then under the pile the lowest of the others, the rest to the stock.
fn place(rules: &Rules, own: Seat, known: &BySeat<CardSet>, snapshot: &Snapshot) -> Result<Placed, PositionError> {
    let counts = by_seat(rules, &snapshot.hand_counts)?;
    let shown = snapshot.hands.as_ref().map(|hands| by_seat(rules, hands)).transpose()?;
    let mut hands = BySeat::<CardSet>::new(rules.players.count());
    let mut left = snapshot.unseen;
    for seat in rules.players.seats() {
        let hand = if seat == own {
            snapshot.hand
        } else {
            let missing = counts[seat].checked_sub(known[seat].len()).ok_or(PositionError::Counts)?;
            let hidden = match &shown {
                Some(shown) => shown[seat].difference(known[seat]),
                None => left.difference(rules.bonus_cards(left)).iter().take(missing).collect(),
            };
            if hidden.len() != missing || !left.contains_all(hidden) {
                return Err(PositionError::Counts);
            }
            left = left.difference(hidden);
            known[seat].checked_add(hidden).ok_or(PositionError::Counts)?
        };
        if !hand.contains_all(known[seat]) {
            return Err(PositionError::Counts);
        }
        hands[seat] = hand;
    }
    let mut feet = vec![Vec::new(); rules.players.count()];
    if !snapshot.feet.is_empty() {
        let counts = all_feet(rules, &snapshot.feet, &snapshot.later_feet)?;
        let later = || snapshot.shown_later_feet.as_deref().unwrap_or_default();
        let shown = snapshot.shown_feet.as_ref().map(|next| all_feet(rules, next, later())).transpose()?;
        for (seat, counts) in counts.iter().enumerate() {
            for (at, &count) in counts.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let foot = match &shown {
                    Some(shown) => *shown[seat].get(at).ok_or(PositionError::Counts)?,
                    None => left.iter().take(count).collect(),
                };
                if foot.len() != count || !left.contains_all(foot) {
                    return Err(PositionError::Counts);
                }
                left = left.difference(foot);
                feet[seat].push(foot);
            }
        }
    }
    let face_down: CardSet = left.iter().take(snapshot.face_down).collect();
    if face_down.len() != snapshot.face_down {
        return Err(PositionError::Counts);
    }
    Ok(Placed { hands, feet, face_down, stock: left.difference(face_down) })
}

/// What there is for each foot of each seat, of lists for the next feet and for those behind them.
fn all_feet<T: Copy>(rules: &Rules, next: &[T], later: &[Vec<T>]) -> Result<Vec<Vec<T>>, PositionError> {
    let seats = rules.players.count();
    if next.len() != seats || !(later.is_empty() || later.len() == seats) {
        return Err(PositionError::Seats);
    }
    let behind = |seat: usize| later.get(seat).into_iter().flatten().copied();
    Ok(next.iter().enumerate().map(|(seat, &first)| std::iter::once(first).chain(behind(seat)).collect()).collect())
}

/// The facts of the turn, checked.
fn turn(state: &State, snapshot: &Snapshot) -> Result<Turn, PositionError> {
    let before = &snapshot.so_far;
    let melds = &state.melds[state.sides.of(state.seat)];
    let places = melds.places();
    let mut old_melds = 0;
    for place in before.old_melds.iter().map(|&rank: &Rank| Melds::place(rank)) {
        old_melds |= 1 << place.ok_or(PositionError::Turn)?;
    }
    let turn = Turn {
        drew: snapshot.drew,
        obligation: snapshot.obligation,
        asked: before.asked,
        melded: before.melded,
        laid: before.laid,
        touched_old: before.added,
        old_melds,
        old_extra: before.old_extra,
    };
    let possible = match snapshot.phase {
        Phase::Draw => turn == Turn::new(melds),
        // A turn that began without drawing must end by going out.
        Phase::Play => turn.drew != Drew::Nothing || turn.obligation == TurnObligation::MustGoOut,
        Phase::Answer => {
            let asked = turn.asked && turn.obligation == TurnObligation::Free && turn.drew != Drew::Nothing;
            asked && state.sides.partner(state.seat).is_some()
        }
    };
    // Melds never leave the table.
    if possible && old_melds & !places == 0 && turn.old_extra <= melds.extra().len() {
        Ok(turn)
    } else {
        Err(PositionError::Turn)
    }
}
