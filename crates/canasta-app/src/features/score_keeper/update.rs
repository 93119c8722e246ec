//! The updates of the score keeper: sheets are begun, filled in, corrected and deleted. Each change is stored at once.

use super::draft::HandDraft;
use super::intent::ScoreKeeperIntent;
use super::item::Item;
use super::keeper::{KeeperPage, ScoreKeeper};
use super::sheet::SheetId;
use crate::features::Outcome;
use crate::features::house_rules::OwnRules;
use crate::session::{Day, Effect, StorageEffect, StoredValue};

/// What the score keeper may know of the session.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// Its page that is shown.
    pub page: Option<KeeperPage>,
    /// The day, which a new sheet carries.
    pub today: Day,
    /// The person's own rules, which a new sheet may have.
    pub own_rules: &'a [OwnRules],
}

impl Context<'_> {
    /// The sheet that is shown, and the hand of it that is typed in.
    const fn shown_sheet(&self) -> Option<(SheetId, Option<usize>)> {
        match self.page {
            Some(KeeperPage::Sheet(id)) => Some((id, None)),
            Some(KeeperPage::Hand(id, at)) => Some((id, at)),
            Some(KeeperPage::List | KeeperPage::New) | None => None,
        }
    }
}

impl ScoreKeeper {
    /// Shows the list of the sheets. A sheet that was deleted at an earlier visit stays deleted.
    pub fn open(&mut self) -> Outcome<KeeperPage> {
        self.forget_deleted();
        Outcome::default().with(Effect::RequestDay)
    }

    /// Carries out an intent.
    pub fn update(&mut self, intent: ScoreKeeperIntent, context: &Context<'_>) -> Outcome<KeeperPage> {
        self.forget_refusal();
        match intent {
            ScoreKeeperIntent::New => return Outcome::ask(KeeperPage::New),
            ScoreKeeperIntent::Open(id) => return Outcome::ask(KeeperPage::Sheet(id)),
            ScoreKeeperIntent::Rules(rules) => self.form_mut().choose_rules(rules),
            ScoreKeeperIntent::Sides(sides) => self.form_mut().choose_sides(sides),
            ScoreKeeperIntent::Name(side, name) => self.form_mut().write_name(side, &name),
            ScoreKeeperIntent::Person(at, name) => self.form_mut().write_person(at, &name),
            ScoreKeeperIntent::Dealer(side) => self.form_mut().choose_dealer(side),
            ScoreKeeperIntent::Begin => {
                if let Some(id) = self.begin(context.today, context.own_rules) {
                    return Outcome::ask(KeeperPage::Sheet(id)).with(self.saved());
                }
            }
            ScoreKeeperIntent::Delete(id) => {
                self.delete(id);
                return Outcome::default().with(self.saved());
            }
            ScoreKeeperIntent::UndoDelete => {
                self.bring_back();
                return Outcome::default().with(self.saved());
            }
            intent => {
                if let Some((id, at)) = context.shown_sheet() {
                    let ask = self.change_sheet(intent, id, at);
                    return Outcome { ask, ..Outcome::default() }.with(self.saved());
                }
            }
        }
        Outcome::default()
    }

    /// The effect that stores the sheets.
    #[must_use]
    pub fn saved(&self) -> Effect {
        Effect::Storage(StorageEffect::Save(StoredValue::ScoreSheets, self.write()))
    }

    /// Leaves a page. What was typed into a hand stays with the sheet.
    pub fn leave(&mut self, page: KeeperPage) {
        if let KeeperPage::Hand(id, at) = page {
            self.tidy(id, at);
        }
    }

    /// Whether a page can be shown: the sheet that it is about may be gone.
    #[must_use]
    pub fn has(&self, page: KeeperPage) -> bool {
        match page {
            KeeperPage::List | KeeperPage::New => true,
            KeeperPage::Sheet(id) => self.sheet(id).is_some(),
            KeeperPage::Hand(id, at) => self.draft(id, at).is_some(),
        }
    }

    /// Changes the sheet that is shown, or the hand of it that is typed in. Returns the page that is shown next.
    fn change_sheet(&mut self, intent: ScoreKeeperIntent, id: SheetId, at: Option<usize>) -> Option<KeeperPage> {
        let mut edit = |change: &dyn Fn(&mut HandDraft)| self.edit(id, at, change);
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
            ScoreKeeperIntent::Tap(by, side, item) => self.tap(id, at, side, item, by),
            ScoreKeeperIntent::AddHand | ScoreKeeperIntent::Correct(_) => {
                let at = if let ScoreKeeperIntent::Correct(hand) = intent { Some(hand) } else { None };
                if self.open_hand(id, at) {
                    return Some(KeeperPage::Hand(id, at));
                }
            }
            ScoreKeeperIntent::Rename(side, name) => self.rename(id, side, &name),
            ScoreKeeperIntent::RenamePerson(at, name) => self.rename_person(id, at, &name),
            ScoreKeeperIntent::Remove(hand) => {
                if self.remove_hand(id, hand) {
                    return Some(KeeperPage::Sheet(id));
                }
            }
            ScoreKeeperIntent::Undo => drop(self.undo(id)),
            ScoreKeeperIntent::Redo => drop(self.redo(id)),
            ScoreKeeperIntent::KeepHand => {
                if self.keep_hand(id, at) {
                    return Some(KeeperPage::Sheet(id));
                }
            }
            ScoreKeeperIntent::DropHand => {
                self.tidy(id, at);
                self.drop_hand(id, at);
                return Some(KeeperPage::Sheet(id));
            }
            ScoreKeeperIntent::UndoDrop => {
                if let Some(at) = self.undo_drop(id) {
                    return Some(KeeperPage::Hand(id, at));
                }
            }
            ScoreKeeperIntent::New
            | ScoreKeeperIntent::Rules(_)
            | ScoreKeeperIntent::Sides(_)
            | ScoreKeeperIntent::Name(..)
            | ScoreKeeperIntent::Person(..)
            | ScoreKeeperIntent::Dealer(_)
            | ScoreKeeperIntent::Begin
            | ScoreKeeperIntent::Open(_)
            | ScoreKeeperIntent::Delete(_)
            | ScoreKeeperIntent::UndoDelete => {}
        }
        None
    }
}
