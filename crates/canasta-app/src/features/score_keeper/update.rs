//! The score keeper: sheets are begun, filled in, corrected and deleted. Each change is stored at once.

use super::Session;
use crate::session::dialog::Dialog;
use crate::session::effect::{Effect, StorageEffect};
use crate::session::intent::ScoreKeeperIntent;
use crate::session::library::{ImportItem, ImportTally, read_sheets, sheets_line};
use crate::session::notice::Notice;
use crate::session::score_keeper::{HandDraft, Item, KeeperPage, ScoreKeeper, SheetId};
use crate::session::stored_value::StoredValue;

impl Session {
    /// The score sheets of games with real cards.
    #[must_use]
    pub const fn score_keeper(&self) -> &ScoreKeeper {
        &self.score_keeper
    }

    /// The page of the score keeper that is open.
    fn keeper_page(&self) -> Option<KeeperPage> {
        match self.dialog {
            Some(Dialog::ScoreKeeper(page)) => Some(page),
            _ => None,
        }
    }

    /// The sheet that is shown, and the hand of it that is typed in.
    fn open_sheet(&self) -> Option<(SheetId, Option<usize>)> {
        match self.keeper_page()? {
            KeeperPage::Sheet(id) => Some((id, None)),
            KeeperPage::Hand(id, at) => Some((id, at)),
            KeeperPage::List | KeeperPage::New => None,
        }
    }

    /// Opens the list of the sheets. A sheet that was deleted at an earlier visit stays deleted.
    pub(super) fn open_score_keeper(&mut self, effects: &mut Vec<Effect>) {
        self.score_keeper.forget_deleted();
        // A sheet carries the day on which it was begun.
        effects.push(Effect::RequestDay);
    }

    pub(super) fn handle_score_keeper(&mut self, intent: ScoreKeeperIntent, effects: &mut Vec<Effect>) {
        self.score_keeper.forget_refusal();
        match intent {
            ScoreKeeperIntent::New => self.show_keeper(KeeperPage::New),
            ScoreKeeperIntent::Rules(rules) => self.score_keeper.form_mut().choose_rules(rules),
            ScoreKeeperIntent::Sides(sides) => self.score_keeper.form_mut().choose_sides(sides),
            ScoreKeeperIntent::Name(side, name) => self.score_keeper.form_mut().write_name(side, &name),
            ScoreKeeperIntent::Dealer(side) => self.score_keeper.form_mut().choose_dealer(side),
            ScoreKeeperIntent::Open(id) => self.show_keeper(KeeperPage::Sheet(id)),
            ScoreKeeperIntent::Begin => {
                if let Some(id) = self.score_keeper.begin(self.today, self.own_rules.all()) {
                    self.show_keeper(KeeperPage::Sheet(id));
                    self.save_score_sheets(effects);
                }
            }
            ScoreKeeperIntent::Delete(id) => {
                self.score_keeper.delete(id);
                self.save_score_sheets(effects);
            }
            ScoreKeeperIntent::UndoDelete => {
                self.score_keeper.bring_back();
                self.save_score_sheets(effects);
            }
            intent => {
                if let Some((id, at)) = self.open_sheet() {
                    self.change_sheet(intent, id, at);
                    self.save_score_sheets(effects);
                }
            }
        }
    }

    /// Changes the sheet that is shown, or the hand of it that is typed in.
    fn change_sheet(&mut self, intent: ScoreKeeperIntent, id: SheetId, at: Option<usize>) {
        let keeper = &mut self.score_keeper;
        let mut edit = |change: &dyn Fn(&mut HandDraft)| keeper.edit(id, at, change);
        match intent {
            ScoreKeeperIntent::CountBy(side, by) => edit(&|draft| draft.count_by(side, by)),
            ScoreKeeperIntent::Write(side, item, text) => edit(&|draft| draft.set(side, item, &text)),
            ScoreKeeperIntent::Negate(side, item) => edit(&|draft| draft.negate(side, item)),
            ScoreKeeperIntent::WentOut(side) => edit(&|draft| draft.choose_out(side)),
            ScoreKeeperIntent::OutPartner(side) => edit(&|draft| draft.choose_partner(side)),
            ScoreKeeperIntent::Concealed(yes) => edit(&|draft| draft.set_concealed(yes)),
            ScoreKeeperIntent::Special(side, item) => {
                let special =
                    item.and_then(|item| if let Item::Special(special) = item { Some(special) } else { None });
                edit(&|draft| draft.choose_special(side, special));
            }
            ScoreKeeperIntent::Tap(by, side, item) => keeper.tap(id, at, side, item, by),
            ScoreKeeperIntent::AddHand | ScoreKeeperIntent::Correct(_) => {
                let at = if let ScoreKeeperIntent::Correct(hand) = intent { Some(hand) } else { None };
                if keeper.open_hand(id, at) {
                    self.show_keeper(KeeperPage::Hand(id, at));
                }
            }
            ScoreKeeperIntent::Rename(side, name) => keeper.rename(id, side, &name),
            ScoreKeeperIntent::Remove(hand) => {
                if keeper.remove_hand(id, hand) {
                    self.show_keeper(KeeperPage::Sheet(id));
                }
            }
            ScoreKeeperIntent::Undo => drop(keeper.undo(id)),
            ScoreKeeperIntent::Redo => drop(keeper.redo(id)),
            ScoreKeeperIntent::KeepHand => {
                if keeper.keep_hand(id, at) {
                    self.show_keeper(KeeperPage::Sheet(id));
                }
            }
            ScoreKeeperIntent::DropHand => {
                keeper.tidy(id, at);
                keeper.drop_hand(id, at);
                self.show_keeper(KeeperPage::Sheet(id));
            }
            ScoreKeeperIntent::UndoDrop => {
                if let Some(at) = keeper.undo_drop(id) {
                    self.show_keeper(KeeperPage::Hand(id, at));
                }
            }
            ScoreKeeperIntent::New
            | ScoreKeeperIntent::Rules(_)
            | ScoreKeeperIntent::Sides(_)
            | ScoreKeeperIntent::Name(..)
            | ScoreKeeperIntent::Dealer(_)
            | ScoreKeeperIntent::Begin
            | ScoreKeeperIntent::Open(_)
            | ScoreKeeperIntent::Delete(_)
            | ScoreKeeperIntent::UndoDelete => {}
        }
    }

    /// Leaves the hand that is typed in. What was typed stays with the sheet.
    pub(super) fn leave_hand(&mut self) {
        if let Some(KeeperPage::Hand(id, at)) = self.keeper_page() {
            self.score_keeper.tidy(id, at);
        }
    }

    fn show_keeper(&mut self, page: KeeperPage) {
        self.dialog = Some(Dialog::ScoreKeeper(page));
    }

    pub(super) fn save_score_sheets(&self, effects: &mut Vec<Effect>) {
        effects.push(Effect::Storage(StorageEffect::Save(StoredValue::ScoreSheets, self.score_keeper.write())));
    }

    /// The line of the sheets in a file of the library; empty without sheets.
    pub(super) fn sheets_to_export(&self) -> String {
        if self.score_keeper.is_empty() { String::new() } else { sheets_line(&self.score_keeper.write()) }
    }

    /// Takes the score sheets out of a part of the chosen files. They are added to those that are there. Gives the rest.
    pub(super) fn import_sheets(&mut self, items: Vec<ImportItem>, effects: &mut Vec<Effect>) -> Vec<ImportItem> {
        let mut rest = Vec::new();
        for item in items {
            let text = match &item {
                ImportItem::Line(line) => read_sheets(line),
                ImportItem::Record(_) | ImportItem::Read(_) => None,
            };
            let Some(text) = text else {
                rest.push(item);
                continue;
            };
            let Some(sheets) = ScoreKeeper::read(&text) else {
                self.library.count_import(ImportTally { unreadable: 1, ..ImportTally::default() });
                continue;
            };
            let tally = self.score_keeper.add(sheets);
            self.library.count_import(tally);
            if tally.sheets > 0 {
                self.save_score_sheets(effects);
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
        let was_apart = std::mem::take(&mut self.sheets_made_apart);
        let made = was_apart.then(|| self.score_keeper.clone());
        self.score_keeper.replace(stored);
        if let Some(made) = made {
            self.score_keeper.merge(made);
            self.save_score_sheets(effects);
        }
        // The sheet that is shown may be gone.
        if let Some(page) = self.keeper_page() {
            let is_there = match page {
                KeeperPage::List | KeeperPage::New => true,
                KeeperPage::Sheet(id) => self.score_keeper.sheet(id).is_some(),
                KeeperPage::Hand(id, at) => self.score_keeper.draft(id, at).is_some(),
            };
            if !is_there {
                self.show_keeper(KeeperPage::List);
            }
        }
    }

    /// Stores the sheets that were written while another page wrote, now that this one does.
    pub(super) fn store_sheets_made_apart(&mut self, effects: &mut Vec<Effect>) {
        self.sheets_made_apart = self.access.take_unsaved(StoredValue::ScoreSheets);
        if self.sheets_made_apart {
            self.save_score_sheets(effects);
        }
    }
}
