//! Files named on the command line.

use super::outcome::CommandError;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// The bytes of a file, or a message that says why it cannot be read.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("cannot be read: {error}"))
}

/// The text of a file, or a message that says why it cannot be read.
pub fn read_text(path: &Path) -> Result<String, String> {
    let bytes = read_bytes(path)?;
    str::from_utf8(without_mark(&bytes))
        .map(str::to_owned)
        .map_err(|_| "cannot be read: it is no UTF-8 text".to_owned())
}

/// The bytes of a text without the byte order mark that some programs write before it.
pub fn without_mark(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text)
}

/// Writes a text to a new file. A file that holds this text already stays; another text is never overwritten.
pub fn write_new(path: &Path, text: &str) -> Result<(), String> {
    let unwritable = |error: io::Error| format!("{} cannot be written: {error}", path.display());
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(mut file) => file.write_all(text.as_bytes()).map_err(unwritable),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => match std::fs::read(path) {
            Ok(there) if there == text.as_bytes() => Ok(()),
            Ok(_) => {
                Err(format!("{} holds something else and is left as it is: choose another folder", path.display()))
            }
            Err(error) => Err(unwritable(error)),
        },
        Err(error) => Err(unwritable(error)),
    }
}

/// Creates a folder and those above it, unless they exist.
pub fn create_folder(folder: &Path) -> Result<(), CommandError> {
    std::fs::create_dir_all(folder)
        .map_err(|error| CommandError::Failed(format!("the folder {} cannot be made: {error}", folder.display())))
}
