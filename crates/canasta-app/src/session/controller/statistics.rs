//! The statistics at the session.

use super::Session;
use crate::features::library::Library;
use crate::features::settings::Settings;
use crate::features::statistics::{Context, EndedHand, Statistics, StatisticsIntent, StatisticsMessage};
use crate::session::dialog::Dialog;
use crate::session::effect::Effect;
use canasta::rules::Game;

impl Session {
    /// The statistics, and what the person has achieved.
    #[must_use]
    pub const fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    pub(super) fn handle_statistics(&mut self, intent: StatisticsIntent, effects: &mut Vec<Effect>) {
        let context = context(&self.library, &self.settings, self.screen.dialog.as_ref());
        let outcome = self.statistics.update(intent, &context);
        self.take_outcome(outcome, effects);
    }

    pub(super) fn open_statistics(&mut self, effects: &mut Vec<Effect>) {
        self.take_outcome(Statistics::open(), effects);
    }

    /// Hands over what the device says to the statistics.
    pub(super) fn tell_statistics(&mut self, message: StatisticsMessage, effects: &mut Vec<Effect>) {
        let context = context(&self.library, &self.settings, self.screen.dialog.as_ref());
        let outcome = self.statistics.hear(message, &context);
        self.take_outcome(outcome, effects);
    }

    /// Tells the statistics that a hand of the match has ended. The game is given as it was then.
    pub(crate) fn note_ended_hand(&mut self, game: &Game, effects: &mut Vec<Effect>) {
        let Some(table) = self.play.table.as_ref().filter(|_| self.play.activity.is_match()) else { return };
        let hand = EndedHand { game, places: table.people(), origin: table.origin() };
        let context = context(&self.library, &self.settings, self.screen.dialog.as_ref());
        let outcome = self.statistics.end_hand(hand, &context);
        self.take_outcome(outcome, effects);
        self.note_day_end(game, effects);
        self.note_board_end(game, effects);
    }
}

/// What the statistics may know of the session.
const fn context<'a>(library: &'a Library, settings: &Settings, dialog: Option<&Dialog>) -> Context<'a> {
    let is_open = matches!(dialog, Some(Dialog::Statistics));
    Context { library, is_open, tells_achievements: settings.achievements }
}
