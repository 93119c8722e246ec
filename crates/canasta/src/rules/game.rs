//! A match: hand after hand until a side reaches the target, with its record.

use super::action::Action;
use super::deal::Deck;
use super::error::RuleError;
use super::people::HandPeople;
use super::position::Position;
use super::record::{DealtDeck, Entry, HandRecord, Record, Start};
use super::ruleset::{BadRules, Preset, Rules};
use super::score::{GameEnd, ScoreSheet};
use super::seat::{BySide, Seat};
use super::setup::{Setup, SetupError};
use super::state::State;
use std::sync::Arc;

/// For how many more entries a hand is given memory at a time.
const ENTRIES: usize = 12;

/// A match with all its cards, hidden ones included. It changes only by [`Game::deal`], [`Game::play`] and marks of practice,
/// each of which appends to its [`Record`]; undo, resume, replay and sharing read that record. Practice may also begin at a
/// position: [`Game::at_position`].
///
/// ```
/// use canasta::rules::{Action, Deck, Game, Preset, Seat, generator};
/// let names = vec!["Ada".to_owned(), "Ben".to_owned()];
/// let mut game = Game::new(Preset::Duel, Preset::Duel.rules(), names).unwrap();
/// assert!(game.deal(Seat::FIRST, Deck::shuffled(&mut generator([0; 32])), None));
/// let seat = game.state().unwrap().to_act();
/// game.play(seat, &Action::Draw).unwrap();
/// assert_eq!(game.record().to_string().parse(), Ok(game.record().clone()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) record: Record,
    state: Option<State>,
}

impl Game {
    /// A match before the first deal. Missing names of people are empty, and surplus names are dropped.
    ///
    /// # Errors
    /// If the rules are impossible.
    pub fn new(preset: Preset, rules: Rules, mut names: Vec<String>) -> Result<Game, BadRules> {
        rules.check()?;
        names.resize(rules.people(), String::new());
        Ok(Game {
            record: Record { preset, rules: Arc::new(rules), names, practice: false, hands: Vec::new() },
            state: None,
        })
    }

    /// A match whose first hand begins at a position that is set up by hand. It is practice; its text holds no hand.
    ///
    /// # Errors
    /// If the position is impossible.
    pub fn at_position(preset: Preset, setup: &Setup, names: Vec<String>) -> Result<Game, SetupError> {
        let state = setup.state()?;
        let mut game = Game::new(preset, setup.rules, names).map_err(SetupError::Rules)?;
        game.record.practice = true;
        game.begin(state.dealer(), state.scores(), Start::Position(Box::new(state.clone())));
        game.state = Some(state);
        Ok(game)
    }

    /// A hand of a match of these rules as one seat sees it, for the table of a device that is told no more. Hidden cards stand where
    /// [`Position::new`] puts them, which says nothing about where they are. The hand has no deal and no earlier actions, and its text
    /// holds no hand.
    #[must_use]
    pub fn of_position(preset: Preset, rules: Rules, position: &Position, hand: u32, names: Vec<String>) -> Game {
        let state = position.state().clone().with_hand_number(hand);
        let mut record = Record { preset, rules: Arc::new(rules), names, practice: false, hands: Vec::new() };
        record.names.resize(record.rules.people(), String::new());
        let end = state.score().map(|sheet| (sheet.ended, sheet.totals()));
        let (dealer, scores) = (state.dealer(), state.scores());
        let start = Start::Position(Box::new(state.clone()));
        record.hands.push(HandRecord { dealer, number: hand, scores, start, entries: Vec::new(), end });
        Game { record, state: Some(state) }
    }

    fn begin(&mut self, dealer: Seat, scores: BySide<i32>, start: Start) {
        let number = match &start {
            Start::Position(state) => state.hand_number(),
            Start::Deal(_) => self.next_number(),
        };
        // Most matches that are kept have few hands.
        self.record.hands.reserve_exact(1);
        self.record.hands.push(HandRecord { dealer, number, scores, start, entries: Vec::new(), end: None });
    }

    /// The number of the current hand in its match, or of the last one, from 1; 0 before the first deal. A position may be of a later
    /// hand.
    #[must_use]
    pub fn hand_number(&self) -> u32 {
        self.record.hands.last().map_or(0, |hand| hand.number)
    }

    /// The number of the next hand.
    fn next_number(&self) -> u32 {
        self.hand_number() + 1
    }

    /// Who sits where in the current hand, or in the last one, and who rests (V57).
    #[must_use]
    pub fn people(&self) -> HandPeople {
        self.rules().people_of_hand(self.hand_number())
    }

    /// The rules of the match.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.record.rules
    }

    /// The record so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The current hand, or the last one; none before the first deal.
    #[must_use]
    pub const fn state(&self) -> Option<&State> {
        self.state.as_ref()
    }

    /// The score of the last hand, if it has ended.
    #[must_use]
    pub fn score(&self) -> Option<ScoreSheet> {
        self.state.as_ref()?.score()
    }

    /// The totals: after the last hand if it has ended, else before it.
    #[must_use]
    pub fn totals(&self) -> BySide<i32> {
        match &self.state {
            None => BySide::new(self.rules().sides().scores()),
            Some(state) => state.score().map_or(state.scores(), |sheet| sheet.totals()),
        }
    }

    /// Whether a hand is being played.
    #[must_use]
    pub fn hand_is_on(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.ended().is_none())
    }

    /// How the match ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<GameEnd> {
        let state = self.state.as_ref()?;
        state.score()?.game_end(self.rules(), state.hand_number())
    }

    /// The dealer of the next hand; `None` before the first, whose dealer is drawn by lot (rules §2.3).
    #[must_use]
    pub fn next_dealer(&self) -> Option<Seat> {
        let last = self.record.hands.last()?;
        Some(self.rules().players.after(last.dealer))
    }

    /// Deals the next hand. `first_dealer` applies to the first hand only; later ones rotate clockwise
    /// (rules §2.3). The first `cut` cards of the deck go to the bottom before the deal, but for those that the cutter keeps.
    ///
    /// Returns false, changing nothing, during a hand or after the end of the match, or if the deck has not the cards of the
    /// rules or fewer than are cut.
    #[must_use]
    pub fn deal(&mut self, first_dealer: Seat, deck: Deck, cut: Option<usize>) -> bool {
        self.deal_with_commitment(first_dealer, deck, cut, false)
    }

    /// Deals like [`Game::deal`]. With `sha256`, the record holds the deck's SHA-256, which was shown before the deal as a
    /// commitment to it.
    #[must_use]
    pub fn deal_with_commitment(&mut self, first: Seat, deck: Deck, cut: Option<usize>, sha256: bool) -> bool {
        let is_cut = cut.is_none_or(|cut| cut <= deck.cards().len());
        if self.hand_is_on() || self.end().is_some() || !deck.is_of(self.rules()) || !is_cut {
            return false;
        }
        let (dealer, scores) = (self.next_dealer().unwrap_or(first), self.totals());
        let deal = DealtDeck { deck, sha256, cut };
        let (rules, cut) = (Arc::clone(&self.record.rules), deal.cut.unwrap_or(0));
        let state = State::deal_cut_under(rules, dealer, scores, &deal.deck, cut);
        let state = state.with_hand_number(self.next_number());
        self.begin(state.dealer(), scores, Start::Deal(deal));
        self.state = Some(state);
        true
    }

    /// Plays an action of a seat and records it. A refused action changes nothing.
    ///
    /// # Errors
    /// As [`State::play_as`]; [`RuleError::HandOver`] also before the first deal.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<(), RuleError> {
        let (Some(state), Some(hand)) = (&mut self.state, self.record.hands.last_mut()) else {
            return Err(RuleError::HandOver);
        };
        state.play_as(seat, action)?;
        if hand.entries.len() == hand.entries.capacity() {
            // A quarter of what doubling leaves empty.
            hand.entries.reserve_exact(ENTRIES);
        }
        hand.entries.push(Entry::Action(seat, action.clone()));
        hand.end = state.score().map(|sheet| (sheet.ended, sheet.totals()));
        Ok(())
    }

    /// Marks the match as practice: hidden cards were seen, or hands were open.
    pub fn mark_practice(&mut self) {
        match self.record.hands.last_mut() {
            None => self.record.practice = true,
            Some(hand) if hand.entries.last() == Some(&Entry::Practice) => {}
            Some(hand) => hand.entries.push(Entry::Practice),
        }
    }

    /// Whether the match is marked as practice.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.record.practice || self.record.hands.iter().any(|hand| hand.entries.contains(&Entry::Practice))
    }

    /// The match with only the first `entries` entries of its last hand.
    ///
    /// A mark of practice stays. If the removed entries showed hidden cards, the caller marks the match by
    /// [`Game::mark_practice`].
    #[must_use]
    pub fn truncated(&self, entries: usize) -> Game {
        let mut game = self.clone();
        let Some(hand) = game.record.hands.last_mut() else { return game };
        hand.entries.truncate(entries);
        let state = hand.state(&self.record.rules);
        hand.end = state.score().map(|sheet| (sheet.ended, sheet.totals()));
        game.state = Some(state);
        if self.is_practice() && !game.is_practice() {
            game.mark_practice();
        }
        game
    }

    /// The match up to a moment: its hands through this one (from 0), the last of them with its first `actions` actions. `None`
    /// if it has no such hand.
    ///
    /// A mark of practice in these hands stays.
    #[must_use]
    pub fn up_to(&self, hand: usize, actions: usize) -> Option<Game> {
        let record = self.record.hands.get(hand)?;
        let mut left = actions;
        // Marks after the last of these actions belong to what follows.
        let entries = record.entries.iter().take_while(|entry| match entry {
            Entry::Action(..) if left == 0 => false,
            Entry::Action(..) => {
                left -= 1;
                true
            }
            Entry::Practice => left > 0,
        });
        let entries = entries.count();
        let mut game = self.clone();
        game.record.hands.truncate(hand + 1);
        Some(game.truncated(entries))
    }

    /// The score sheets of the finished hands.
    #[must_use]
    pub fn sheets(&self) -> Vec<ScoreSheet> {
        let finished = self.record.hands.iter().filter(|hand| hand.end.is_some());
        finished.filter_map(|hand| hand.state(self.rules()).score()).collect()
    }
}
