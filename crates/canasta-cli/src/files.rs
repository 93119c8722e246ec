//! Files named on the command line.

use super::outcome::CommandError;
use std::path::Path;

/// The bytes of a file, or a message that says why it cannot be read.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("cannot be read: {error}"))
}

/// The text of a file, or a message that says why it cannot be read.
pub fn read_text(path: &Path) -> Result<String, String> {
    String::from_utf8(read_bytes(path)?).map_err(|_| "cannot be read: it is no UTF-8 text".to_owned())
}

/// Creates a folder and those above it, unless they exist.
pub fn create_folder(folder: &Path) -> Result<(), CommandError> {
    std::fs::create_dir_all(folder)
        .map_err(|error| CommandError::Failed(format!("the folder {} cannot be made: {error}", folder.display())))
}
