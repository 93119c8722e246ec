//! Players of the arena: bots of this program, and other programs.

use super::contestant::Contestant;
use super::omniscient::OmniscientBot;
use super::series::Series;
use crate::allowance::Allowance;
use crate::clock::{thread_clock, wall_clock};
use crate::external_program::{ExternalProgram, excerpt};
use crate::fault::{Ending, Fault};
use crate::protocol::{End, GameKind, Hello, Message, NewGame};
use canasta::bots::holding::RememberingBot;
use canasta::bots::{Bot, Budget, HeuristicBot, Judgement, RosterEntry, SearchBot, Style, UntoldBot};
use canasta::referee::{Decide, actions_of_others};
use canasta::rules::{Action, BySide, Entry, Observation, Seat, Seed, State};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

/// A position at which a player is asked for an action.
pub struct Turn<'a> {
    /// The number of the hand in the game, from 1.
    pub hand: usize,
    /// The entries of the record since the seat's last action, or since the deal.
    pub since: &'a [Entry],
    /// The seat that is to act.
    pub seat: Seat,
    /// All cards, for the omniscient player. The others use [`Turn::observe`] alone.
    pub state: &'a State,
}

impl Turn<'_> {
    /// Everything that the seat may know.
    #[must_use]
    pub const fn observe(&self) -> Observation<'_> {
        self.state.observe(self.seat)
    }
}

/// A player for game after game.
pub trait Player {
    /// Starts a new game.
    ///
    /// # Errors
    /// If the player cannot be started.
    fn start_game(&mut self, seat: Seat, kind: GameKind, seed: Seed) -> Result<(), Fault>;

    /// The player's next action.
    ///
    /// # Errors
    /// If there is no answer, or it is not an action.
    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault>;

    /// The clock for the player's decisions: CPU time for bots of this program, which other load does not change.
    fn time(&self) -> Duration {
        thread_clock()
    }

    /// Reports the deal of a hand.
    ///
    /// # Errors
    /// If the player's code fails.
    fn hand_started(&mut self, _: &Observation<'_>) -> Result<(), Fault> {
        Ok(())
    }

    /// Reports an action of any seat.
    ///
    /// # Errors
    /// If the player's code fails.
    fn observed(&mut self, _: Seat, _: &Action) -> Result<(), Fault> {
        Ok(())
    }

    /// Reports the end of a hand with the totals after it; `over` tells whether the game has ended with it.
    ///
    /// # Errors
    /// If the player's code fails.
    fn hand_ended(&mut self, turn: &Turn<'_>, totals: BySide<i32>, over: bool) -> Result<(), Fault>;

    /// Stops the player after a fault. The next game starts it anew.
    fn stop(&mut self);
}

/// A player for one seat of a series.
#[must_use]
pub fn player(series: &Series, contestant: &Contestant) -> Box<dyn Player> {
    let budget = series.allowance.map(Allowance::budget);
    match contestant {
        Contestant::Bot(entry) => roster_player(entry, budget, Style::Balanced),
        Contestant::StyledBot(entry, style) => roster_player(entry, budget, *style),
        Contestant::Search { config, .. } => {
            let (config, budget) = (**config, budget.unwrap_or(Budget::Worlds(SearchBot::PLAYOUTS)));
            Box::new(BotPlayer {
                create: Box::new(move |seed| Box::new(SearchBot::new("search", seed, budget, config))),
                bot: None,
            })
        }
        Contestant::Policy { parameters, .. } => {
            let bot = HeuristicBot::default().with_parameters(**parameters);
            Box::new(BotPlayer { create: Box::new(move |_| Box::new(bot)), bot: None })
        }
        Contestant::Weights { changes, .. } => {
            let tuned = Judgement::Tuned.weights(&series.rules);
            let weights =
                changes.iter().fold(tuned, |weights, (name, value)| weights.with(name, *value).unwrap_or(weights));
            let bot = HeuristicBot::default().with_weights(weights);
            Box::new(BotPlayer { create: Box::new(move |_| Box::new(bot)), bot: None })
        }
        Contestant::Without(habit) => {
            let bot = HeuristicBot::default().without(*habit);
            Box::new(BotPlayer { create: Box::new(move |_| Box::new(bot)), bot: None })
        }
        Contestant::Untold(entry) => {
            let entry = *entry;
            let create = move |seed| -> Box<dyn Bot> {
                Box::new(UntoldBot::new(entry.create_bot(seed, budget, Style::Balanced)))
            };
            Box::new(BotPlayer { create: Box::new(create), bot: None })
        }
        Contestant::Remembering(memory_use) => {
            let budget = budget.unwrap_or(Budget::Worlds(SearchBot::PLAYOUTS));
            let memory_use = *memory_use;
            let create = move |seed| -> Box<dyn Bot> { Box::new(RememberingBot::new(seed, budget, memory_use)) };
            Box::new(BotPlayer { create: Box::new(create), bot: None })
        }
        Contestant::Omniscient => {
            Box::new(OmniscientPlayer { budget: budget.unwrap_or(Budget::Worlds(SearchBot::PLAYOUTS)), bot: None })
        }
        Contestant::Program { words, .. } => Box::new(ProgramPlayer {
            command: words.clone(),
            hello: series.hello(),
            timeout: Duration::from_millis(series.exec_timeout_ms),
            program: None,
        }),
    }
}

fn roster_player(entry: &'static RosterEntry, budget: Option<Budget>, style: Style) -> Box<dyn Player> {
    Box::new(BotPlayer { create: Box::new(move |seed| entry.create_bot(seed, budget, style)), bot: None })
}

/// A bot of this program; a new one for each game.
struct BotPlayer {
    create: Box<dyn Fn(Seed) -> Box<dyn Bot>>,
    bot: Option<Box<dyn Bot>>,
}

impl Player for BotPlayer {
    fn start_game(&mut self, _: Seat, _: GameKind, seed: Seed) -> Result<(), Fault> {
        self.bot = Some((self.create)(seed));
        Ok(())
    }

    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault> {
        let seen = turn.observe();
        self.caught(|bot| bot.act(&seen))
    }

    fn hand_started(&mut self, observation: &Observation<'_>) -> Result<(), Fault> {
        self.caught(|bot| bot.hand_started(observation))
    }

    fn observed(&mut self, seat: Seat, action: &Action) -> Result<(), Fault> {
        self.caught(|bot| bot.observed(seat, action))
    }

    fn hand_ended(&mut self, turn: &Turn<'_>, _: BySide<i32>, _: bool) -> Result<(), Fault> {
        turn.state.score().map_or(Ok(()), |score| self.caught(|bot| bot.hand_ended(&score)))
    }

    fn stop(&mut self) {
        self.bot = None;
    }
}

impl BotPlayer {
    /// What the bot answers. One that panicked is not asked again: the series ends.
    fn caught<T>(&mut self, ask: impl FnOnce(&mut dyn Bot) -> T) -> Result<T, Fault> {
        let bot = self.bot.as_mut().ok_or(Fault::Gone(Ending::Stopped))?;
        catch_unwind(AssertUnwindSafe(|| ask(&mut **bot))).map_err(|panic| {
            let message = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied());
            Fault::Panicked(message.unwrap_or("without a message").to_owned())
        })
    }
}

/// The player that sees all hands; a new one for each game.
struct OmniscientPlayer {
    budget: Budget,
    bot: Option<OmniscientBot>,
}

impl Player for OmniscientPlayer {
    fn start_game(&mut self, _: Seat, _: GameKind, seed: Seed) -> Result<(), Fault> {
        self.bot = Some(OmniscientBot::new(seed, self.budget));
        Ok(())
    }

    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault> {
        self.bot.as_mut().map(|bot| bot.act(turn.state, turn.seat)).ok_or(Fault::Gone(Ending::Stopped))
    }

    fn hand_ended(&mut self, _: &Turn<'_>, _: BySide<i32>, _: bool) -> Result<(), Fault> {
        Ok(())
    }

    fn stop(&mut self) {
        self.bot = None;
    }
}

/// Another program. It runs on from game to game unless a fault stops it.
struct ProgramPlayer {
    command: Vec<String>,
    hello: Hello,
    timeout: Duration,
    program: Option<ExternalProgram>,
}

impl Player for ProgramPlayer {
    /// Wall-clock time, because the CPU time of another program is not known here.
    fn time(&self) -> Duration {
        wall_clock()
    }

    fn start_game(&mut self, seat: Seat, kind: GameKind, seed: Seed) -> Result<(), Fault> {
        let program = match self.program.take() {
            Some(program) => program,
            None => ExternalProgram::start(&self.command, self.timeout, &Message::Hello(Box::new(self.hello.clone())))?,
        };
        program.notify(&Message::Game(NewGame { seat: seat.index(), kind, seed }));
        self.program = Some(program);
        Ok(())
    }

    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault> {
        let program = self.program.as_mut().ok_or(Fault::Gone(Ending::Stopped))?;
        let request = Decide::new(turn.hand, turn.since, &turn.observe());
        let answer = program.request(&Message::Decide(Box::new(request)))?;
        answer.trim().parse().map_err(|error| Fault::Illegal { action: excerpt(&answer), error })
    }

    fn hand_ended(&mut self, turn: &Turn<'_>, totals: BySide<i32>, over: bool) -> Result<(), Fault> {
        let Some(program) = &self.program else { return Ok(()) };
        let (hand, since) = (turn.hand, actions_of_others(turn.since, turn.seat));
        let observation = turn.observe().snapshot();
        program.notify(&Message::End(Box::new(End { hand, since, observation, totals, over })));
        Ok(())
    }

    fn stop(&mut self) {
        self.program = None;
    }
}

#[cfg(test)]
mod tests {
    use super::super::series::LuckMeasure;
    use super::super::table::Table;
    use super::*;
    use canasta::rules::Preset;

    /// Panics at its fifth decision.
    struct Tired(u32);

    impl Bot for Tired {
        fn name(&self) -> &'static str {
            "tired"
        }

        fn act(&mut self, observation: &Observation<'_>) -> Action {
            self.0 += 1;
            assert!(self.0 < 5, "too tired");
            HeuristicBot::default().act(observation)
        }
    }

    static TIRED: RosterEntry = RosterEntry::new("tired", "tires", |_, _| Box::new(Tired(0)));

    #[test]
    fn a_bot_that_panics_is_an_error_that_names_the_hand() {
        let thumb = "thumb".parse().unwrap();
        let series = Series {
            preset: Preset::Duel,
            rules: Preset::Duel.rules(),
            seed: 1,
            contestants: [Contestant::Bot(&TIRED), thumb],
            allowance: None,
            exec_timeout_ms: 1000,
            luck: LuckMeasure::Off,
        };
        let message = Table::new(&series).play_pair(GameKind::Hand, 3).unwrap_err();
        assert_eq!(message, "hand 1: tired: it panicked: too tired");
    }
}
