//! A match: hand after hand until a side reaches the target, with its record.

use super::action::Action;
use super::deal::Deck;
use super::error::RuleError;
use super::record::{Entry, HandRecord, Record};
use super::ruleset::{BadRules, Preset, Rules};
use super::score::{GameEnd, ScoreSheet};
use super::seat::{BySide, Seat};
use super::state::State;

/// A match with everything in it, hidden cards included. It changes only by [`Game::deal`] and [`Game::play`], and
/// each appends to its [`Record`]; undo, resume, replay and sharing are reads of that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) record: Record,
    state: Option<State>,
}

impl Game {
    /// A match in which nothing is dealt yet. There is a name for each seat; missing ones are left empty, and those
    /// beyond the seats dropped.
    ///
    /// # Errors
    /// If the rules cannot be.
    pub fn new(preset: Preset, rules: Rules, mut names: Vec<String>) -> Result<Game, BadRules> {
        rules.check()?;
        names.resize(rules.players.count(), String::new());
        Ok(Game { record: Record { preset, rules, names, practice: false, hands: Vec::new() }, state: None })
    }

    /// The rules of the match.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.record.rules
    }

    /// The record so far.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The hand that is on, or the last one; none before the first deal.
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
            None => BySide::default(),
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
        let sheet = self.score()?;
        self.rules().game_end(sheet.totals())
    }

    /// Who deals the next hand; `None` before the first, whose dealer is drawn by lot.
    #[must_use]
    pub fn next_dealer(&self) -> Option<Seat> {
        let last = self.record.hands.last()?;
        Some(self.rules().players.after(last.dealer))
    }

    /// Deals the next hand. `first_dealer` counts for the first hand only; later ones rotate clockwise
    /// (rules §2.3). The first `cut` cards of the deck go to the bottom before the deal.
    ///
    /// Returns false, changing nothing, while a hand is on or when the match is over.
    #[must_use]
    pub fn deal(&mut self, first_dealer: Seat, deck: Deck, cut: Option<usize>) -> bool {
        self.deal_with_commitment(first_dealer, deck, cut, false)
    }

    /// Deals like [`Game::deal`]; with `sha256` the record says that the deck's SHA-256 was shown before.
    #[must_use]
    pub fn deal_with_commitment(&mut self, first: Seat, deck: Deck, cut: Option<usize>, sha256: bool) -> bool {
        if self.hand_is_on() || self.end().is_some() {
            return false;
        }
        let (dealer, scores) = (self.next_dealer().unwrap_or(first), self.totals());
        let state = State::deal(*self.rules(), dealer, scores, &deck.cut(cut.unwrap_or(0)));
        let hand = HandRecord { dealer: state.dealer(), scores, deck, sha256, cut, entries: Vec::new(), end: None };
        self.record.hands.push(hand);
        self.state = Some(state);
        true
    }

    /// Plays an action of a seat; it is recorded if the rules accept it.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing has changed then. [`RuleError::HandOver`] before the first deal, too.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<(), RuleError> {
        let (Some(state), Some(hand)) = (&mut self.state, self.record.hands.last_mut()) else {
            return Err(RuleError::HandOver);
        };
        state.play_as(seat, action)?;
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

    /// The match cut back to a prefix: the hands before the last, and of the last so many entries.
    ///
    /// Cutting back behind something hidden that was seen is the caller's to mark by [`Game::mark_practice`]. A mark of
    /// practice stays.
    #[must_use]
    pub fn truncated(&self, entries: usize) -> Game {
        let mut game = self.clone();
        let Some(hand) = game.record.hands.last_mut() else { return game };
        hand.entries.truncate(entries);
        let state = hand.state(&self.record.rules);
        hand.end = state.score().map(|sheet| (sheet.ended, sheet.totals()));
        game.state = Some(state);
        if self.is_practice() && !game.is_practice() {
            // What was seen stays seen.
            game.mark_practice();
        }
        game
    }

    /// The score sheets of the finished hands.
    #[must_use]
    pub fn sheets(&self) -> Vec<ScoreSheet> {
        let finished = self.record.hands.iter().filter(|hand| hand.end.is_some());
        finished.filter_map(|hand| hand.state(self.rules()).score()).collect()
    }
}
