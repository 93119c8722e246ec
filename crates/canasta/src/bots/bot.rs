//! The interface of every bot.

use crate::rules::{Action, Observation, ScoreSheet, Seat};

/// The most actions of a hand. No hand comes near it, because every turn uses up the stock or melds a card.
pub(super) const MAX_ACTIONS: usize = 4_000;

/// A computer player.
///
/// A bot has no clock and no source of randomness of its own. Its random numbers follow from a seed given at construction, so
/// that the same bot in the same game acts the same on every machine. Matches may be played by several threads.
///
/// [`Bot::name`] and [`Bot::act`] make a bot: an observation holds all that a decision needs. A bot that remembers more than
/// lies on the table is told of it by [`Bot::hand_started`], [`Bot::observed`] and [`Bot::hand_ended`].
/// [`SeededMatch`](super::SeededMatch) and the arena of the command line call them for every hand; a caller that asks for one action
/// of one position (a page, a package, `canasta engine`) calls [`Bot::act`] alone, so a bot must act without them too.
///
/// ```
/// use canasta::bots::{Bot, HeuristicBot, SeededMatch};
/// use canasta::rules::{Action, Observation, Preset, Seat, legal, seed_from_number};
///
/// /// Counts how often the pile was taken.
/// #[derive(Default)]
/// struct Counting {
///     taken: u32,
/// }
///
/// impl Bot for Counting {
///     fn name(&self) -> &'static str {
///         "counting"
///     }
///
///     fn act(&mut self, seen: &Observation<'_>) -> Action {
///         legal::candidates(seen).swap_remove(0)
///     }
///
///     fn observed(&mut self, _seat: Seat, action: &Action) {
///         self.taken += u32::from(matches!(action, Action::Take { .. }));
///     }
/// }
///
/// let mut bot = Counting::default();
/// SeededMatch::new(Preset::Duel, seed_from_number(1), 0).play(&mut [&mut bot, &mut HeuristicBot::default()])?;
/// assert!(bot.taken > 0);
/// # Ok::<(), canasta::bots::MatchError>(())
/// ```
pub trait Bot: Send {
    /// Its name in records and tables: one short word.
    fn name(&self) -> &'static str;

    /// The action of the observing seat, which must be to act. The caller checks the action like a person's.
    fn act(&mut self, observation: &Observation<'_>) -> Action;

    /// A hand begins: what the bot's seat knows after the deal, whoever is to act first.
    fn hand_started(&mut self, _observation: &Observation<'_>) {}

    /// A seat has acted, maybe the bot's own. An action is what everybody at the table sees of it: a drawn card is not in it.
    fn observed(&mut self, _seat: Seat, _action: &Action) {}

    /// A hand has ended with this score, after [`Bot::observed`] of its last action.
    fn hand_ended(&mut self, _score: &ScoreSheet) {}

    /// How many random streams the bot has used: with what it was made of, all on which its further play depends. A bot that remembers
    /// nothing has used none.
    fn streams_used(&self) -> u64 {
        0
    }

    /// Goes on as a bot that has used so many random streams. A new bot becomes a copy of another one by it.
    fn use_streams_from(&mut self, _streams: u64) {}
}
