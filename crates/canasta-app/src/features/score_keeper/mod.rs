//! The score keeper: score sheets of games with real cards, whose scores the game writes.

mod by_item;
mod draft;
mod hand;
mod intent;
mod item;
mod keeper;
mod new_sheet;
mod points;
mod sheet;
mod stored;
mod sum;
mod update;
pub(crate) mod view;

pub use draft::{CountBy, HandDraft, Mistake, MistakeKind, SideDraft};
pub use hand::Hand;
pub use intent::ScoreKeeperIntent;
pub use item::{Item, ItemKind};
pub use keeper::{KeeperPage, MOST_SHEETS, Need, ScoreKeeper};
pub use new_sheet::{NewSheet, OUR_SIDE, RulesChoice, THEIR_SIDE};
pub use sheet::{Change, HandRow, SCORING_SIDES, Sheet, SheetId, SheetRules};
pub use sum::{Line, SideCount, SideSum};
pub use update::Context;
