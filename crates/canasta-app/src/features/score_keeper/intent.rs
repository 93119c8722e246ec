//! Intents about the score keeper.

use super::draft::CountBy;
use super::item::Item;
use super::new_sheet::RulesChoice;
use super::sheet::SheetId;
use crate::session::grammar::{Name, Nobody, intents};

intents! {
    /// An intent about score sheets of games with real cards. Sides and hands are named by their index.
    ScoreKeeperIntent {
        /// Show the form that begins a sheet.
        New = "sheet-new",
        /// Choose the rules of the new sheet.
        Rules(rules: RulesChoice) = set "sheet-rules",
        /// Choose the number of sides of the new sheet.
        Sides(sides: usize) = "sheet-sides",
        /// Name a side of the new sheet.
        Name(side: usize, name: String) = set "sheet-name",
        /// Name one of five people of the new sheet.
        Person(at: usize, name: String) = set "sheet-person",
        /// Choose who deals first; `None`: nobody notes it.
        Dealer(side: Option<usize> as Nobody) = set "sheet-dealer",
        /// Begin the sheet.
        Begin = "sheet-begin",
        /// Show a sheet.
        Open(sheet: SheetId) = "sheet-open",
        /// Give a side of the sheet that is shown another name.
        Rename(side: usize, name: String) = set "sheet-rename",
        /// Give one of five people of the sheet that is shown another name.
        RenamePerson(at: usize, name: String) = set "sheet-rename-person",
        /// Delete a sheet.
        Delete(sheet: SheetId) = "sheet-delete",
        /// Bring the deleted sheet back.
        UndoDelete = "sheet-undo-delete",
        /// Add a hand to the sheet that is shown.
        AddHand = "sheet-add",
        /// Correct a hand of it.
        Correct(hand: usize) = "sheet-correct",
        /// Remove a hand of it.
        Remove(hand: usize) = "sheet-remove",
        /// Undo the last change of it.
        Undo = "sheet-undo",
        /// Do again what was undone last.
        Redo = "sheet-redo",
        /// Count a side in this way.
        CountBy(side: usize, by: CountBy as Name) = "count-by",
        /// The text of an item of a side.
        Write(side: usize, item: Item, text: String) = set "count",
        /// Add to the number of an item of a side.
        Tap(by: i32, side: usize, item: Item) = "count-tap",
        /// Change the sign of an item of a side.
        Negate(side: usize, item: Item) = "count-negate",
        /// Choose the side that went out.
        WentOut(side: Option<usize> as Nobody) = "count-out",
        /// Choose the partner of that player in the hand.
        OutPartner(side: Option<usize> as Nobody) = "count-partner",
        /// Whether it went out concealed.
        Concealed(yes: bool) = "count-concealed",
        /// Choose the special hand of a side.
        Special(side: usize, item: Option<Item> as Nobody) = set "count-special",
        /// Keep the hand that is typed in.
        KeepHand = "sheet-keep",
        /// Drop the hand that is typed in.
        DropHand = "sheet-drop",
        /// Bring the dropped hand back.
        UndoDrop = "sheet-undo-drop",
    }
}
