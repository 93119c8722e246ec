//! All score sheets of the device.

use super::draft::{HandDraft, Mistake, MistakeKind};
use super::item::Item;
use super::new_sheet::NewSheet;
use super::sheet::{Sheet, SheetId};
use super::stored::has_only;
use crate::features::house_rules::OwnRules;
use crate::features::library::ImportTally;
use crate::session::Day;
use serde_json::{Value, json};

/// The version of the stored form.
const VERSION: u32 = 1;

/// The most score sheets that are kept. They are written as a whole, so that their number bounds the time of each change.
pub const MOST_SHEETS: usize = 60;

/// A page of the score keeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeeperPage {
    /// The list of the sheets.
    List,
    /// The form that begins a sheet.
    New,
    /// A sheet.
    Sheet(SheetId),
    /// A hand that is typed in: a new one, or the correction of the one at this index.
    Hand(SheetId, Option<usize>),
}

impl KeeperPage {
    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            KeeperPage::List => "score-keeper",
            KeeperPage::New => "new-sheet",
            KeeperPage::Sheet(_) => "score-sheet",
            KeeperPage::Hand(..) => "sheet-hand",
        }
    }

    /// The page that is shown once this one is closed.
    #[must_use]
    pub const fn after_close(self) -> Option<KeeperPage> {
        match self {
            KeeperPage::List => None,
            KeeperPage::New | KeeperPage::Sheet(_) => Some(KeeperPage::List),
            KeeperPage::Hand(sheet, _) => Some(KeeperPage::Sheet(sheet)),
        }
    }
}

/// A sheet, or a stored value that this version cannot read, and leaves as it is.
#[derive(Clone, Debug, PartialEq)]
enum Stored {
    Sheet(Box<Sheet>),
    Unreadable(Value),
}

/// Whether the sheets are to be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// What is stored is what is here.
    Nothing,
    /// Something is here that is not stored.
    Storing,
}

/// All score sheets of the device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreKeeper {
    stored: Vec<Stored>,
    form: NewSheet,
    /// The sheet that was deleted last, with its place.
    deleted: Option<(usize, Box<Sheet>)>,
    /// The hand that was typed in and dropped last, with its sheet.
    dropped: Option<(SheetId, HandDraft)>,
    /// Why the last hand was not kept.
    refused: Option<Mistake>,
    /// Whether sheets were changed while another page wrote, and are to be merged with what that has stored.
    is_apart: bool,
}

impl ScoreKeeper {
    /// The version of the stored form.
    pub(crate) const VERSION: u32 = VERSION;

    /// The sheets, the latest one first.
    pub fn sheets(&self) -> impl Iterator<Item = &Sheet> {
        self.stored.iter().rev().filter_map(|stored| match stored {
            Stored::Sheet(sheet) => Some(&**sheet),
            Stored::Unreadable(_) => None,
        })
    }

    /// A sheet by its number.
    #[must_use]
    pub fn sheet(&self, id: SheetId) -> Option<&Sheet> {
        self.sheets().find(|sheet| sheet.id == id)
    }

    /// The number of stored sheets that cannot be read.
    #[must_use]
    pub fn unreadable(&self) -> usize {
        self.stored.iter().filter(|stored| matches!(stored, Stored::Unreadable(_))).count()
    }

    /// Whether nothing is stored.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.stored.is_empty()
    }

    /// Whether there is room for another sheet.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.stored.len() < MOST_SHEETS
    }

    /// The form that begins a sheet.
    #[must_use]
    pub const fn form(&self) -> &NewSheet {
        &self.form
    }

    /// The sheet that was deleted last, if it can be brought back.
    #[must_use]
    pub fn deleted(&self) -> Option<&Sheet> {
        self.deleted.as_ref().map(|(_, sheet)| &**sheet)
    }

    /// Why the last hand was not kept.
    #[must_use]
    pub const fn refused(&self) -> Option<Mistake> {
        self.refused
    }

    /// The hand that is typed in.
    #[must_use]
    pub fn draft(&self, id: SheetId, at: Option<usize>) -> Option<&HandDraft> {
        self.sheet(id)?.drafts.iter().find(|draft| draft.at() == at)
    }

    pub(super) const fn form_mut(&mut self) -> &mut NewSheet {
        &mut self.form
    }

    pub(super) fn forget_refusal(&mut self) {
        self.refused = None;
    }

    fn sheet_mut(&mut self, id: SheetId) -> Option<&mut Sheet> {
        self.stored.iter_mut().find_map(|stored| match stored {
            Stored::Sheet(sheet) if sheet.id == id => Some(&mut **sheet),
            _ => None,
        })
    }

    /// The numbers of all stored sheets, whether they can be read or not.
    fn used_ids(&self) -> impl Iterator<Item = SheetId> {
        self.stored.iter().filter_map(|stored| match stored {
            Stored::Sheet(sheet) => Some(sheet.id),
            Stored::Unreadable(value) => SheetId::of_stored(value),
        })
    }

    /// A number that no stored sheet has.
    fn next_id(&self) -> SheetId {
        let mut next = self.used_ids().max().map_or(SheetId::FIRST, SheetId::next);
        while self.used_ids().any(|used| used == next) {
            next = next.next();
        }
        next
    }

    /// Adds a sheet at a place, under another number if its own is taken.
    fn insert(&mut self, at: usize, mut sheet: Box<Sheet>) {
        if self.used_ids().any(|used| used == sheet.id) {
            sheet.id = self.next_id();
        }
        self.stored.insert(at.min(self.stored.len()), Stored::Sheet(sheet));
    }

    /// Begins the sheet that the form describes. `None` if there is no room.
    pub(super) fn begin(&mut self, today: Day, own: &[OwnRules]) -> Option<SheetId> {
        if !self.has_room() {
            return None;
        }
        let id = self.next_id();
        let sheet = self.form.begin(id, today, own);
        self.stored.push(Stored::Sheet(Box::new(sheet)));
        self.form = NewSheet::default();
        Some(id)
    }

    /// Deletes a sheet. It can be brought back until the next one is deleted.
    pub(super) fn delete(&mut self, id: SheetId) {
        let is_meant = |stored: &Stored| matches!(stored, Stored::Sheet(sheet) if sheet.id == id);
        let Some(at) = self.stored.iter().position(is_meant) else { return };
        if let Stored::Sheet(sheet) = self.stored.remove(at) {
            self.deleted = Some((at, sheet));
        }
    }

    /// Brings the deleted sheet back.
    pub(super) fn bring_back(&mut self) {
        if let Some((at, sheet)) = self.deleted.take() {
            self.insert(at, sheet);
        }
    }

    /// Forgets the deleted sheet.
    pub(super) fn forget_deleted(&mut self) {
        self.deleted = None;
    }

    /// Begins to type a hand in, or goes on. False if there is no such sheet or hand.
    pub(super) fn open_hand(&mut self, id: SheetId, at: Option<usize>) -> bool {
        let Some(sheet) = self.sheet_mut(id) else { return false };
        if sheet.drafts.iter().any(|draft| draft.at() == at) {
            return true;
        }
        let hands = sheet.hands();
        let draft = match at {
            None => Some(HandDraft::new(sheet.names().len(), hands.last())),
            Some(at) => hands.get(at).map(|hand| HandDraft::of_hand(at, hand)),
        };
        let is_there = draft.is_some();
        sheet.drafts.extend(draft);
        is_there
    }

    /// Changes the hand that is typed in.
    pub(super) fn edit(&mut self, id: SheetId, at: Option<usize>, change: impl FnOnce(&mut HandDraft)) {
        let draft = self.sheet_mut(id).and_then(|sheet| sheet.drafts.iter_mut().find(|draft| draft.at() == at));
        if let Some(draft) = draft {
            change(draft);
        }
    }

    /// Changes a number of the hand that is typed in, by a tap.
    pub(super) fn tap(&mut self, id: SheetId, at: Option<usize>, side: usize, item: Item, by: i32) {
        let Some(rules) = self.sheet(id).map(|sheet| sheet.rules().rules) else { return };
        self.edit(id, at, |draft| draft.tap(side, item, by, &rules));
    }

    /// Whether the hand that was dropped last belongs to a sheet and can come back.
    #[must_use]
    pub fn can_undo_drop(&self, id: SheetId) -> bool {
        self.dropped.as_ref().is_some_and(|(sheet, dropped)| {
            let hands = self.sheet(id).map_or(0, |sheet| sheet.hands().len());
            let is_free = self.draft(id, dropped.at()).is_none();
            *sheet == id && is_free && dropped.at().is_none_or(|at| at < hands)
        })
    }

    /// Drops the hand that is typed in. It can be brought back until the next one is dropped.
    pub(super) fn drop_hand(&mut self, id: SheetId, at: Option<usize>) {
        if let Some(draft) = self.draft(id, at).cloned() {
            self.dropped = Some((id, draft));
            self.forget_draft(id, at);
        }
    }

    /// Brings the dropped hand back, and says which one of the sheet it corrects.
    pub(super) fn undo_drop(&mut self, id: SheetId) -> Option<Option<usize>> {
        if !self.can_undo_drop(id) {
            return None;
        }
        let (_, draft) = self.dropped.take()?;
        let at = draft.at();
        self.sheet_mut(id)?.drafts.push(draft);
        Some(at)
    }

    /// Forgets the hand that is typed in.
    fn forget_draft(&mut self, id: SheetId, at: Option<usize>) {
        if let Some(sheet) = self.sheet_mut(id) {
            sheet.drafts.retain(|draft| draft.at() != at);
        }
    }

    /// Keeps the hand that is typed in. False, with the reason in [`ScoreKeeper::refused`], if something is wrong with it.
    pub(super) fn keep_hand(&mut self, id: SheetId, at: Option<usize>) -> bool {
        let Some(sheet) = self.sheet_mut(id) else { return false };
        let Some(draft) = sheet.drafts.iter().find(|draft| draft.at() == at) else { return false };
        let kept = draft.finish(&sheet.rules().rules).and_then(|hand| {
            let no_room = Mistake { side: 0, item: Item::Total, kind: MistakeKind::NoRoom };
            sheet.keep(at, hand).then_some(()).ok_or(no_room)
        });
        self.refused = kept.err();
        if kept.is_ok() {
            self.forget_draft(id, at);
        }
        kept.is_ok()
    }

    /// Gives a side of a sheet another name. A name of which nothing can be seen changes nothing.
    pub(super) fn rename(&mut self, id: SheetId, side: usize, name: &str) {
        if let Some(sheet) = self.sheet_mut(id) {
            sheet.rename(side, name);
        }
    }

    /// Gives one of the five people of a sheet another name. A name of which nothing can be seen changes nothing.
    pub(super) fn rename_person(&mut self, id: SheetId, at: usize, name: &str) {
        if let Some(sheet) = self.sheet_mut(id) {
            sheet.rename_person(at, name);
        }
    }

    /// Removes a hand of a sheet.
    pub(super) fn remove_hand(&mut self, id: SheetId, at: usize) -> bool {
        self.sheet_mut(id).is_some_and(|sheet| sheet.remove(at))
    }

    /// Undoes the last change of a sheet.
    pub(super) fn undo(&mut self, id: SheetId) -> bool {
        self.sheet_mut(id).is_some_and(Sheet::undo)
    }

    /// Does again what was undone last.
    pub(super) fn redo(&mut self, id: SheetId) -> bool {
        self.sheet_mut(id).is_some_and(Sheet::redo)
    }

    /// Drops a hand in which nothing was typed or changed.
    pub(super) fn tidy(&mut self, id: SheetId, at: Option<usize>) {
        let Some((sheet, draft)) = self.sheet(id).zip(self.draft(id, at)) else { return };
        let is_needless = match at {
            None => draft.is_empty(),
            Some(at) => sheet.hands().get(at).is_some_and(|hand| *draft == HandDraft::of_hand(at, hand)),
        };
        if is_needless {
            self.forget_draft(id, at);
        }
    }

    /// Takes the sheets of another text: a sheet that has gone on further replaces itself, a different one is added.
    pub fn merge(&mut self, other: ScoreKeeper) {
        for stored in other.stored {
            match stored {
                Stored::Unreadable(value) => {
                    if !self.stored.contains(&Stored::Unreadable(value.clone())) {
                        self.stored.push(Stored::Unreadable(value));
                    }
                }
                Stored::Sheet(sheet) => {
                    let same = self.sheet(sheet.id).map(|own| (own.is_same_game(&sheet), sheet.is_longer_than(own)));
                    match same {
                        Some((true, false)) => {}
                        Some((true, true)) => {
                            if let Some(own) = self.sheet_mut(sheet.id) {
                                *own = *sheet;
                            }
                        }
                        Some((false, _)) | None => self.insert(self.stored.len(), sheet),
                    }
                }
            }
        }
    }

    /// Adds the sheets of a file. Those that are there stay as they are, and one that has gone on elsewhere is added beside its own.
    pub fn add(&mut self, other: ScoreKeeper) -> ImportTally {
        let mut tally = ImportTally::default();
        for stored in other.stored {
            match stored {
                Stored::Unreadable(_) => tally.unreadable += 1,
                Stored::Sheet(sheet) if self.sheets().any(|own| own.contains(&sheet)) => tally.there += 1,
                Stored::Sheet(_) if !self.has_room() => tally.no_room += 1,
                Stored::Sheet(sheet) => {
                    self.insert(self.stored.len(), sheet);
                    tally.sheets += 1;
                }
            }
        }
        tally
    }

    /// Takes the sheets that are stored. Those that were changed while another page wrote come along, and are to be stored.
    pub fn take_stored(&mut self, stored: ScoreKeeper) -> Need {
        let made = std::mem::replace(&mut self.stored, stored.stored);
        if !std::mem::take(&mut self.is_apart) {
            return Need::Nothing;
        }
        self.merge(ScoreKeeper { stored: made, ..ScoreKeeper::default() });
        Need::Storing
    }

    /// Notes whether sheets were changed while another page wrote. They are stored, and merged once what that page has stored comes.
    pub const fn note_apart(&mut self, is_apart: bool) -> Need {
        self.is_apart = is_apart;
        if is_apart { Need::Storing } else { Need::Nothing }
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        let write = |stored: &Stored| match stored {
            Stored::Sheet(sheet) => sheet.write(),
            Stored::Unreadable(value) => value.clone(),
        };
        let sheets: Value = self.stored.iter().map(write).collect();
        json!({ "version": VERSION, "sheets": sheets }).to_string()
    }

    /// The sheets in a stored text. A sheet that cannot be read stays as it is. `None` if the text is damaged as a whole, or of a later
    /// version.
    #[must_use]
    pub fn read(text: &str) -> Option<ScoreKeeper> {
        let saved: Value = serde_json::from_str(text).ok()?;
        has_only(&saved, &["version", "sheets"])?;
        let sheets = saved["sheets"].as_array().filter(|_| saved["version"] == VERSION)?;
        let mut stored: Vec<Stored> = Vec::new();
        for value in sheets {
            let is_new =
                |sheet: &Sheet| !stored.iter().any(|one| matches!(one, Stored::Sheet(one) if one.id == sheet.id));
            let sheet = Sheet::read(value).filter(is_new);
            stored.push(sheet.map_or(Stored::Unreadable(value.clone()), |sheet| Stored::Sheet(Box::new(sheet))));
        }
        Some(ScoreKeeper { stored, ..ScoreKeeper::default() })
    }
}
