//! Intents about the library.

use crate::features::library::{GameId, StateFilter};
use crate::session::grammar::{Any, Name, intents};
use canasta::rules::Preset;

intents! {
    /// An intent about the library.
    LibraryIntent {
        /// Continue a game. The game at the table is kept first.
        Resume(game: GameId) = "resume",
        /// Look back at a finished game.
        LookBack(game: GameId) = "look-back",
        /// Look at a hand of a game, by its number from 0.
        LookAtHand(game: GameId, hand: usize) = "look-at",
        /// Look back at a finished game with its review.
        Review(game: GameId) = "review-game",
        /// Open the field for the title of a game, or close it.
        EditTitle(game: GameId) = "edit-title",
        /// Give a game this title.
        Rename(game: GameId, title: String) = set "game-title",
        /// Delete a game.
        Delete(game: GameId) = "delete-game",
        /// Bring the deleted game back.
        UndoDelete = "undo-delete",
        /// Save a game as a file.
        Export(game: GameId) = "export-game",
        /// Save all games as one file.
        ExportAll = "export-library",
        /// Save the match, and what else the library did not store, as one file.
        ExportUnkept = "export-unkept",
        /// List games by how far they have come.
        FilterState(state: StateFilter as Name) = "list-state",
        /// List games of this preset; `None`: of all.
        FilterRules(preset: Option<Preset> as Any) = set "list-rules",
        /// List games with this player; empty: with any.
        FilterPlayer(name: String) = set "list-player",
        /// List games that match a text.
        Search(words: String) = set "list-search",
        /// List all games.
        ClearFilter = "list-all",
        /// Show more games of the list.
        ShowMore = "list-more",
        /// Set the pasted text.
        WriteText(text: String) = set "library-text",
        /// Bring in what was pasted.
        AddPasted = "add-pasted",
        /// Read no more of the chosen files.
        StopImport = "stop-import",
        /// All games that were played on another device were the person's own.
        ClaimAll = "claim-games",
        /// A game was the person's own.
        Claim(game: GameId) = "claim-game",
        /// A game was not the person's own.
        Disclaim(game: GameId) = "disclaim-game",
        /// Ask the browser to keep the games.
        Persist = "persist",
    }
}
