//! Who sits at a table of the arena: a bot of the roster, or another program.

use super::cheat::Cheat;
use super::{Contestant, Series};
use crate::bots::{Bot, Budget, Entry, Search, Style};
use crate::rules::{self, Action, Observation, Seat, Seed, State};
use crate::tools::program::Program;
use crate::tools::protocol::{Decide, End, Fault, Hello, Kind, Message, NewGame, said};
use crate::tools::{clock, thread_clock};
use std::time::Duration;

/// What a player is asked.
pub struct Turn<'a> {
    /// Which hand of the game, from 1.
    pub hand: usize,
    /// What has been played since the seat's last action, or since the deal.
    pub since: &'a [rules::Entry],
    /// Whose turn it is.
    pub seat: Seat,
    /// All cards, for a player that cheats. The others look at [`Turn::seen`] alone.
    pub state: &'a State,
}

impl Turn<'_> {
    /// What the seat may know.
    #[must_use]
    pub const fn seen(&self) -> Observation<'_> {
        self.state.observe(self.seat)
    }
}

/// A player for game after game.
pub trait Player {
    /// Sits down for a new game.
    ///
    /// # Errors
    /// If it cannot be started.
    fn begin(&mut self, seat: Seat, kind: Kind, seed: Seed) -> Result<(), Fault>;

    /// What it does now.
    ///
    /// # Errors
    /// If there is no answer that could be an action.
    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault>;

    /// The time by which its decisions are measured: that of the processor for a bot of ours, whatever else the computer does.
    fn time(&self) -> Duration {
        thread_clock()
    }

    /// A hand has ended with these totals; the game may be over by it.
    fn hear_end(&mut self, turn: &Turn<'_>, totals: [i32; 2], over: bool);

    /// It has lost the game by its own fault: what it may still say or do counts no more.
    fn dismiss(&mut self);
}

/// A player for one seat of a series.
#[must_use]
pub fn player(series: &Series, contestant: &Contestant) -> Box<dyn Player> {
    let budget = series.allowance.map(super::Allowance::budget);
    match contestant {
        Contestant::Own(entry) => own(entry, budget, Style::Even),
        Contestant::Styled(entry, style) => own(entry, budget, *style),
        Contestant::Search { depth, .. } => {
            let (depth, budget) = (*depth, budget.unwrap_or(Budget::Worlds(Search::TRIALS)));
            Box::new(Own {
                make: Box::new(move |seed| Box::new(Search::new("search", seed, budget, depth))),
                bot: None,
            })
        }
        Contestant::Cheat => {
            Box::new(Cheating { budget: budget.unwrap_or(Budget::Worlds(Search::TRIALS)), player: None })
        }
        Contestant::Program { words, .. } => Box::new(Other {
            command: words.clone(),
            hello: series.hello(),
            timeout: Duration::from_millis(series.exec_timeout_ms),
            program: None,
        }),
    }
}

fn own(entry: &'static Entry, budget: Option<Budget>, style: Style) -> Box<dyn Player> {
    Box::new(Own { make: Box::new(move |seed| entry.bot(seed, budget, style)), bot: None })
}

/// A bot of ours; a fresh one for each game.
struct Own {
    make: Box<dyn Fn(Seed) -> Box<dyn Bot>>,
    bot: Option<Box<dyn Bot>>,
}

impl Player for Own {
    fn begin(&mut self, _: Seat, _: Kind, seed: Seed) -> Result<(), Fault> {
        self.bot = Some((self.make)(seed));
        Ok(())
    }

    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault> {
        self.bot.as_mut().map(|bot| bot.act(&turn.seen())).ok_or(Fault::Gone)
    }

    fn hear_end(&mut self, _: &Turn<'_>, _: [i32; 2], _: bool) {}

    fn dismiss(&mut self) {
        self.bot = None;
    }
}

/// A player that sees all hands; a fresh one for each game.
struct Cheating {
    budget: Budget,
    player: Option<Cheat>,
}

impl Player for Cheating {
    fn begin(&mut self, _: Seat, _: Kind, seed: Seed) -> Result<(), Fault> {
        self.player = Some(Cheat::new(seed, self.budget));
        Ok(())
    }

    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault> {
        self.player.as_mut().map(|cheat| cheat.act(turn.state, turn.seat)).ok_or(Fault::Gone)
    }

    fn hear_end(&mut self, _: &Turn<'_>, _: [i32; 2], _: bool) {}

    fn dismiss(&mut self) {
        self.player = None;
    }
}

/// Another program; it runs on from game to game unless it has to be dismissed.
struct Other {
    command: Vec<String>,
    hello: Hello,
    timeout: Duration,
    program: Option<Program>,
}

impl Player for Other {
    /// What another program spends is not known here: it is waited for by the clock on the wall.
    fn time(&self) -> Duration {
        clock()
    }

    fn begin(&mut self, seat: Seat, kind: Kind, seed: Seed) -> Result<(), Fault> {
        let program = match self.program.take() {
            Some(program) => program,
            None => Program::start(&self.command, self.timeout, &Message::Hello(self.hello.clone()))?,
        };
        program.tell(&Message::Game(NewGame { seat: seat.index(), kind, seed }));
        self.program = Some(program);
        Ok(())
    }

    fn act(&mut self, turn: &Turn<'_>) -> Result<Action, Fault> {
        let program = self.program.as_mut().ok_or(Fault::Gone)?;
        let answer = program.ask(&Message::Decide(Box::new(Decide::new(turn.hand, turn.since, &turn.seen()))))?;
        let action = answer.trim();
        let told = || action.chars().take(120).collect();
        action.parse().map_err(|error| Fault::Illegal { action: told(), error })
    }

    fn hear_end(&mut self, turn: &Turn<'_>, totals: [i32; 2], over: bool) {
        let Some(program) = &self.program else { return };
        let (hand, since) = (turn.hand, said(turn.since, turn.seat));
        program.tell(&Message::End(Box::new(End { hand, since, observation: turn.seen().snapshot(), totals, over })));
    }

    fn dismiss(&mut self) {
        self.program = None;
    }
}
