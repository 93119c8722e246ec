//! Intents about the library.

use super::parse::{ParseIntentError, split, split_change, value};
use crate::session::library::{GameId, StateFilter};
use canasta::rules::Preset;
use std::fmt;
use std::str::FromStr;

/// An intent about the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryIntent {
    /// Continue a game. The game at the table is kept first.
    Resume(GameId),
    /// Look back at a finished game.
    LookBack(GameId),
    /// Look at a hand of a game, by its number from 0.
    LookAtHand(GameId, usize),
    /// Look back at a finished game with its review.
    Review(GameId),
    /// Open the field for the title of a game, or close it.
    EditTitle(GameId),
    /// Give a game this title.
    Rename(GameId, String),
    /// Delete a game.
    Delete(GameId),
    /// Bring the deleted game back.
    UndoDelete,
    /// Save a game as a file.
    Export(GameId),
    /// Save all games as one file.
    ExportAll,
    /// Save the match, and what else the library did not store, as one file.
    ExportUnkept,
    /// List games by how far they have come.
    FilterState(StateFilter),
    /// List games of this preset; `None`: of all.
    FilterRules(Option<Preset>),
    /// List games with this player; empty: with any.
    FilterPlayer(String),
    /// List games that match a text.
    Search(String),
    /// List all games.
    ClearFilter,
    /// Show more games of the list.
    ShowMore,
    /// Set the pasted text.
    WriteText(String),
    /// Bring in what was pasted.
    AddPasted,
    /// Read no more of the chosen files.
    StopImport,
    /// All games that were played on another device were the person's own.
    ClaimAll,
    /// A game was the person's own.
    Claim(GameId),
    /// A game was not the person's own.
    Disclaim(GameId),
    /// Count the games of this preset; `None`: all.
    CountRules(Option<Preset>),
    /// Save the figures of the games as a table.
    ExportStatistics,
    /// Ask the browser to keep the games.
    Persist,
}

/// The word that stands for every value of a list.
const ANY: &str = "any";

impl fmt::Display for LibraryIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LibraryIntent::Resume(id) => write!(f, "resume:{id}"),
            LibraryIntent::LookBack(id) => write!(f, "look-back:{id}"),
            LibraryIntent::LookAtHand(id, hand) => write!(f, "look-at:{id}.{hand}"),
            LibraryIntent::Review(id) => write!(f, "review-game:{id}"),
            LibraryIntent::EditTitle(id) => write!(f, "edit-title:{id}"),
            LibraryIntent::Rename(id, title) => write!(f, "set:game-title.{id}={title}"),
            LibraryIntent::Delete(id) => write!(f, "delete-game:{id}"),
            LibraryIntent::UndoDelete => f.write_str("undo-delete"),
            LibraryIntent::Export(id) => write!(f, "export-game:{id}"),
            LibraryIntent::ExportAll => f.write_str("export-library"),
            LibraryIntent::ExportUnkept => f.write_str("export-unkept"),
            LibraryIntent::FilterState(state) => write!(f, "list-state:{}", state.name()),
            LibraryIntent::FilterRules(None) => write!(f, "set:list-rules={ANY}"),
            LibraryIntent::FilterRules(Some(preset)) => write!(f, "set:list-rules={preset}"),
            LibraryIntent::FilterPlayer(name) => write!(f, "set:list-player={name}"),
            LibraryIntent::Search(text) => write!(f, "set:list-search={text}"),
            LibraryIntent::ClearFilter => f.write_str("list-all"),
            LibraryIntent::ShowMore => f.write_str("list-more"),
            LibraryIntent::WriteText(text) => write!(f, "set:library-text={text}"),
            LibraryIntent::AddPasted => f.write_str("add-pasted"),
            LibraryIntent::StopImport => f.write_str("stop-import"),
            LibraryIntent::ClaimAll => f.write_str("claim-games"),
            LibraryIntent::Claim(id) => write!(f, "claim-game:{id}"),
            LibraryIntent::Disclaim(id) => write!(f, "disclaim-game:{id}"),
            LibraryIntent::CountRules(None) => write!(f, "set:statistics-rules={ANY}"),
            LibraryIntent::CountRules(Some(preset)) => write!(f, "set:statistics-rules={preset}"),
            LibraryIntent::ExportStatistics => f.write_str("export-statistics"),
            LibraryIntent::Persist => f.write_str("persist"),
        }
    }
}

impl FromStr for LibraryIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<LibraryIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "resume" => LibraryIntent::Resume(value(rest)?),
            "look-back" => LibraryIntent::LookBack(value(rest)?),
            "look-at" => {
                let (id, hand) = rest.split_once('.').ok_or(ParseIntentError)?;
                LibraryIntent::LookAtHand(value(id)?, value(hand)?)
            }
            "review-game" => LibraryIntent::Review(value(rest)?),
            "edit-title" => LibraryIntent::EditTitle(value(rest)?),
            "delete-game" => LibraryIntent::Delete(value(rest)?),
            "undo-delete" => LibraryIntent::UndoDelete,
            "export-game" => LibraryIntent::Export(value(rest)?),
            "export-library" => LibraryIntent::ExportAll,
            "export-unkept" => LibraryIntent::ExportUnkept,
            "list-state" => LibraryIntent::FilterState(StateFilter::from_name(rest).ok_or(ParseIntentError)?),
            "list-all" => LibraryIntent::ClearFilter,
            "list-more" => LibraryIntent::ShowMore,
            "add-pasted" => LibraryIntent::AddPasted,
            "stop-import" => LibraryIntent::StopImport,
            "claim-games" => LibraryIntent::ClaimAll,
            "claim-game" => LibraryIntent::Claim(value(rest)?),
            "disclaim-game" => LibraryIntent::Disclaim(value(rest)?),
            "export-statistics" => LibraryIntent::ExportStatistics,
            "persist" => LibraryIntent::Persist,
            "set" => match split_change(text) {
                Some(("list-rules", ANY)) => LibraryIntent::FilterRules(None),
                Some(("list-rules", preset)) => LibraryIntent::FilterRules(Some(value(preset)?)),
                Some(("statistics-rules", ANY)) => LibraryIntent::CountRules(None),
                Some(("statistics-rules", preset)) => LibraryIntent::CountRules(Some(value(preset)?)),
                Some(("list-player", name)) => LibraryIntent::FilterPlayer(name.to_owned()),
                Some(("list-search", words)) => LibraryIntent::Search(words.to_owned()),
                Some(("library-text", text)) => LibraryIntent::WriteText(text.to_owned()),
                Some((name, title)) => {
                    let id = name.strip_prefix("game-title.").ok_or(ParseIntentError)?;
                    LibraryIntent::Rename(value(id)?, title.to_owned())
                }
                None => return Err(ParseIntentError),
            },
            _ => return Err(ParseIntentError),
        })
    }
}
