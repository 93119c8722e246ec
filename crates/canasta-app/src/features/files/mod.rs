//! Settings, own rules, records and matches as texts: copied, saved, shared, pasted and opened.

mod intent;
mod model;
mod record;
mod settings_file;
mod text;
mod update;
pub(crate) mod view;

pub use intent::{ExportKind, FilesIntent};
pub use model::Files;
pub(crate) use record::{ReadingRecord, read_record, record_text};
pub use settings_file::settings_text;
pub(crate) use text::LONG_TEXT;
pub use text::LONGEST_TEXT;
pub(crate) use update::{Ask, Context, Imported};
