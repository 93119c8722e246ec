//! "What happened?": the last round shown again, step by step.

use super::Session;
use crate::features::settings::Pace;
use crate::session::effect::{Effect, TimerEffect};
use crate::session::intent::{DialogIntent, Intent, TableIntent};
use crate::session::notice::Notice;
use crate::session::pace::Tempo;
use crate::session::table::Table;
use crate::session::table::replay::Replay;

/// How long the position before the round is shown, in milliseconds at the pace *Normal*.
const START_MS: u32 = 900;

impl Session {
    /// The last round while it is shown again.
    #[must_use]
    pub fn replay(&self) -> Option<&Replay> {
        self.play.table.as_ref().and_then(Table::replay)
    }

    /// Shows the last round again from its start.
    pub(super) fn start_replay(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.play.table else { return };
        match table.replay_of_round() {
            None => self.notify(Notice::NothingHappened),
            Some(replay) => {
                table.set_replay(Some(replay));
                self.screen.dialog = None;
                self.play.counters.replays = self.play.counters.replays.wrapping_add(1);
                self.log_replaced();
                self.schedule_step(effects);
            }
        }
    }

    /// Shows the next step of the last round; after the last one, the table as it is.
    pub(super) fn step_replay(&mut self, effects: &mut Vec<Effect>) {
        let Some(replay) = self.play.table.as_mut().and_then(Table::replay_mut) else { return };
        match replay.step() {
            Some(events) => {
                // A step has only a few events.
                let events = u32::try_from(events).unwrap_or(0);
                self.play.counters.replayed = self.play.counters.replayed.wrapping_add(events);
                self.schedule_step(effects);
            }
            None => self.end_replay(effects),
        }
    }

    /// Shows the table as it is.
    pub(super) fn end_replay(&mut self, effects: &mut Vec<Effect>) {
        if let Some(table) = self.play.table.as_mut().filter(|table| table.replay().is_some()) {
            table.set_replay(None);
            self.log_replaced();
            self.schedule_step(effects);
        }
    }

    /// Handles an intent while the last round is shown again. Every intent but a skip ends that, and those about the table do
    /// nothing else: the person saw another position. Returns whether the intent is done.
    pub(super) fn replay_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        if self.replay().is_none() {
            return false;
        }
        if matches!(intent, Intent::Table(TableIntent::Skip)) {
            self.step_replay(effects);
            return true;
        }
        self.end_replay(effects);
        matches!(intent, Intent::Table(_) | Intent::Hand(_) | Intent::Dialog(DialogIntent::Back))
    }

    /// Requests the timer of the next step of the last round.
    pub(super) fn schedule_replay(&self, replay: &Replay, effects: &mut Vec<Effect>) {
        // Without a delay, nothing could be seen.
        let pace = match self.settings.pace {
            Pace::Instant => Pace::Fast,
            pace => pace,
        };
        let delay = match replay.log() {
            [] => START_MS,
            log => pace.step_ms(Tempo::Running, log.last().map_or(&[], std::slice::from_ref)),
        };
        effects.push(Effect::Timer(TimerEffect::Step(self.play.counters.steps, delay)));
    }

    /// Records that another log is shown from now on.
    pub(super) const fn log_replaced(&mut self) {
        self.play.counters.log_start = self.event_count();
    }
}
