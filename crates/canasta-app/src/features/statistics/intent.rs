//! Intents about the statistics.

use crate::session::grammar::{Any, intents};
use canasta::rules::Preset;

intents! {
    /// An intent about the statistics.
    #[derive(Copy)]
    StatisticsIntent {
        /// Count the games of this preset; `None`: all.
        CountRules(preset: Option<Preset> as Any) = set "statistics-rules",
        /// Save the figures of the games as a table.
        Export = "export-statistics",
    }
}
