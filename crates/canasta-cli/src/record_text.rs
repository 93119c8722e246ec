//! Reading the text of a record from a file.

use super::files::read_bytes;
use super::output::sentence;
use canasta::referee::Refusal;
use canasta::rules::{Game, LineError, RecordProblem, Replay, RuleError, replay};
use std::path::Path;

/// Replays the lines before the first that is not UTF-8; that line is an error in any case.
pub fn replay_valid_text(bytes: &[u8]) -> Replay {
    let valid = match std::str::from_utf8(bytes) {
        Ok(text) => return replay(text),
        Err(error) => bytes.get(..error.valid_up_to()).and_then(|valid| std::str::from_utf8(valid).ok()),
    };
    let complete = valid.and_then(|valid| valid.rsplit_once('\n')).map_or("", |(lines, _)| lines);
    let mut replayed = replay(complete);
    if replayed.error.is_none() || complete.is_empty() {
        let line = complete.lines().count();
        let text = bytes.split(|&byte| byte == b'\n').nth(line).map(String::from_utf8_lossy).unwrap_or_default();
        let error = RuleError::BadRecord(RecordProblem::UnexpectedLine);
        replayed.error = Some(LineError { line: line + 1, text: text.trim_end().to_owned(), error });
    }
    replayed
}

/// Why a line is wrong, as a sentence.
pub fn reason(wrong: &LineError) -> String {
    sentence(&Refusal::Rule(wrong.error.clone()))
}

/// The game of a file, all of whose lines must be right.
///
/// # Errors
/// A message that says what is wrong, without the name of the file.
pub fn read_game(path: &Path) -> Result<Game, String> {
    let replay = replay_valid_text(&read_bytes(path)?);
    if let Some(wrong) = &replay.error {
        let LineError { line, error, .. } = wrong;
        let reason = reason(wrong);
        return Err(format!("line {line} is wrong ({}): {reason}", error.code()));
    }
    // A record without a wrong line has a head.
    replay.game.ok_or_else(|| "it is no record".to_owned())
}
