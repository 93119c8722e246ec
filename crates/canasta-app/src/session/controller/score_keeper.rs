//! The score keeper at the session: its pages are dialogs, its sheets are stored and go with the library's file.

use super::Session;
use crate::features::Outcome;
use crate::features::library::{ImportItem, ImportTally, read_sheets, sheets_line, take_texts};
use crate::features::score_keeper::{Context, KeeperPage, Need, ScoreKeeper, ScoreKeeperIntent};
use crate::session::dialog::Dialog;
use crate::session::effect::Effect;
use crate::session::notice::Notice;
use crate::session::stored_value::StoredValue;

impl Session {
    /// The score sheets of games with real cards.
    #[must_use]
    pub const fn score_keeper(&self) -> &ScoreKeeper {
        &self.score_keeper
    }

    /// The page of the score keeper that is open.
    const fn keeper_page(&self) -> Option<KeeperPage> {
        match self.screen.dialog {
            Some(Dialog::ScoreKeeper(page)) => Some(page),
            _ => None,
        }
    }

    pub(super) fn open_score_keeper(&mut self, effects: &mut Vec<Effect>) {
        let outcome = self.score_keeper.open();
        self.take_keeper(outcome, effects);
    }

    pub(super) fn handle_score_keeper(&mut self, intent: ScoreKeeperIntent, effects: &mut Vec<Effect>) {
        let context = Context { page: self.keeper_page(), today: self.device.today, own_rules: self.house_rules.own() };
        let outcome = self.score_keeper.update(intent, &context);
        self.take_keeper(outcome, effects);
    }

    fn take_keeper(&mut self, outcome: Outcome<KeeperPage>, effects: &mut Vec<Effect>) {
        if let Some(page) = self.take_outcome(outcome, effects) {
            self.screen.dialog = Some(Dialog::ScoreKeeper(page));
        }
    }

    /// Leaves the page of the score keeper that is open.
    pub(crate) fn leave_score_keeper(&mut self) {
        if let Some(page) = self.keeper_page() {
            self.score_keeper.leave(page);
        }
    }

    /// The line of the sheets in a file of the library; empty without sheets.
    pub(super) fn sheets_to_export(&self) -> String {
        if self.score_keeper.is_empty() { String::new() } else { sheets_line(&self.score_keeper.write()) }
    }

    /// Takes the score sheets out of a part of the chosen files. They are added to those that are there. Gives the rest.
    pub(super) fn import_sheets(&mut self, items: Vec<ImportItem>, effects: &mut Vec<Effect>) -> Vec<ImportItem> {
        let (texts, rest) = take_texts(items, read_sheets);
        for text in texts {
            let Some(sheets) = ScoreKeeper::read(&text) else {
                self.library.count_sheets(ImportTally { unreadable: 1, ..ImportTally::default() });
                continue;
            };
            let tally = self.score_keeper.add(sheets);
            self.library.count_sheets(tally);
            if tally.sheets > 0 {
                effects.push(self.score_keeper.saved());
            }
        }
        rest
    }

    /// Takes the stored sheets. Those that were written while another page wrote come along.
    pub(super) fn restore_score_sheets(&mut self, text: String, effects: &mut Vec<Effect>) {
        let Some(stored) = ScoreKeeper::read(&text) else {
            let notice = Notice::ProgressDamaged(StoredValue::ScoreSheets);
            return self.set_aside(StoredValue::ScoreSheets, text, notice, effects);
        };
        self.note_fields(StoredValue::ScoreSheets, &text, &stored.write(), effects);
        if self.score_keeper.take_stored(stored) == Need::Storing {
            effects.push(self.score_keeper.saved());
        }
        // The sheet that is shown may be gone.
        if self.keeper_page().is_some_and(|page| !self.score_keeper.has(page)) {
            self.screen.dialog = Some(Dialog::ScoreKeeper(KeeperPage::List));
        }
    }

    /// Stores the sheets that were written while another page wrote, now that this one does.
    pub(super) fn store_sheets_made_apart(&mut self, effects: &mut Vec<Effect>) {
        let is_apart = self.stored.access.take_unsaved(StoredValue::ScoreSheets);
        if self.score_keeper.note_apart(is_apart) == Need::Storing {
            effects.push(self.score_keeper.saved());
        }
    }
}
