//! Results files: a header line, then a line of JSON for each pair. Files are only appended to.

use super::game_result::PairResult;
use super::series::Series;
use super::shard::Shard;
use crate::allowance::Allowance;
use crate::files::{read_bytes, without_mark};
use crate::protocol::GameKind;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::OnceLock;

/// The version of the format.
const FORMAT: u32 = 1;

/// The results of pairs, by kind and number.
pub type Results = BTreeMap<(GameKind, u64), PairResult>;

/// The first line of a file: everything that the results depend on. Files with equal headers belong together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// [`FORMAT`].
    #[serde(rename = "canasta-arena")]
    format: u32,
    /// The version of this program.
    pub version: String,
    /// The build of this program: the first 8 bytes of the SHA-256 of its file, as hexadecimal digits.
    pub build: String,
    /// The preset.
    pub rules: String,
    /// The changed fields of the preset.
    pub set: Map<String, Value>,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The first contestant.
    pub a: String,
    /// The second contestant.
    pub b: String,
    /// The thinking allowance for a decision; `None` leaves it to each bot.
    #[serde(rename = "budget")]
    pub allowance: Option<Allowance>,
    /// Time in which a program must answer, in milliseconds.
    pub exec_timeout_ms: u64,
    /// The part of the pairs.
    pub shard: Shard,
}

impl Header {
    /// The header of a series.
    #[must_use]
    pub fn new(series: &Series, shard: Shard) -> Header {
        let [a, b] = series.contestants.each_ref().map(ToString::to_string);
        Header {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            build: current_build().to_owned(),
            rules: series.preset.name().to_owned(),
            set: series.rules.changes_from(&series.preset.rules()),
            seed: series.seed,
            a,
            b,
            allowance: series.allowance,
            exec_timeout_ms: series.exec_timeout_ms,
            shard,
        }
    }

    /// The first field in which another header differs: its name, its value here and there. The build is ignored, because
    /// machines that share the work may have different builds.
    fn difference(&self, other: &Header) -> Option<(String, Value, Value)> {
        self.difference_but(other, &["build"])
    }

    /// The first field besides the second contestant in which another header differs.
    pub fn difference_but_opponent(&self, other: &Header) -> Option<(String, Value, Value)> {
        self.difference_but(other, &["build", "b"])
    }

    fn difference_but(&self, other: &Header, ignored: &[&str]) -> Option<(String, Value, Value)> {
        let fields = |header: &Header| match json!(header) {
            Value::Object(mut fields) => {
                for name in ignored {
                    fields.remove(*name);
                }
                fields
            }
            _ => Map::new(),
        };
        let others = fields(other);
        fields(self).into_iter().find_map(|(name, here)| {
            let there = others.get(&name).cloned().unwrap_or_default();
            (here != there).then_some((name, here, there))
        })
    }
}

/// The build of the running program; empty if its file cannot be read.
fn current_build() -> &'static str {
    static BUILD: OnceLock<String> = OnceLock::new();
    BUILD.get_or_init(|| {
        let program = std::env::current_exe().and_then(std::fs::read).unwrap_or_default();
        if program.is_empty() {
            return String::new();
        }
        Sha256::digest(program).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    })
}

/// The contents of a file.
struct Contents {
    header: Header,
    results: Results,
    /// The length of the complete lines, in bytes. A run that was stopped may have left part of a line after them.
    complete_len: u64,
}

/// Reads a file. An incomplete last line is ignored.
///
/// # Errors
/// A message: the file cannot be read, is not a results file, or has an invalid line.
fn read(path: &Path) -> Result<Contents, String> {
    let invalid = |reason: String| format!("{}: {reason}", path.display());
    let whole = read_bytes(path).map_err(invalid)?;
    // The length is that of the file, with a byte order mark that some editor has written.
    let complete_len = whole.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let complete = without_mark(whole.get(..complete_len).unwrap_or_default());
    let text = str::from_utf8(complete).map_err(|_| invalid("cannot be read: it is no UTF-8 text".to_owned()))?;
    let mut lines = (1..).zip(text.lines());
    let header = lines.next().and_then(|(_, line)| serde_json::from_str::<Header>(line).ok());
    let header = header.ok_or_else(|| invalid("is no file of arena results".to_owned()))?;
    if header.format != FORMAT {
        return Err(invalid(format!("is of format {}, this program writes {FORMAT}", header.format)));
    }
    let mut results = Results::new();
    for (number, line) in lines {
        let result: PairResult =
            serde_json::from_str(line).map_err(|error| invalid(format!("line {number} is no result: {error}")))?;
        if !header.shard.contains(result.number) || results.insert((result.kind, result.number), result).is_some() {
            return Err(invalid(format!("line {number} does not belong here")));
        }
    }
    Ok(Contents { header, results, complete_len: complete_len as u64 })
}

/// Reads the header of a file.
///
/// # Errors
/// As [`merge`].
pub fn read_header(path: &Path) -> Result<Header, String> {
    read(path).map(|contents| contents.header)
}

/// A file to which results are appended.
pub struct ResultsWriter {
    file: File,
}

/// A file that was opened to be continued.
pub struct OpenedFile {
    /// Appends results.
    pub writer: ResultsWriter,
    /// The results that the file holds already.
    pub results: Results,
    /// Whether another build of this program began the file; its bots may play differently.
    pub other_build: bool,
}

/// Opens a file to continue it, or creates it.
///
/// # Errors
/// A message: the file cannot be read or written, is locked by another run, or belongs to another series.
pub fn open(path: &Path, header: &Header) -> Result<OpenedFile, String> {
    let unwritable = |error: io::Error| format!("{}: cannot be written: {error}", path.display());
    let file = OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
    // A system without locks reports another error, which is ignored.
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Err(format!("{}: another run is writing it", path.display()));
    }
    let exists = file.metadata().is_ok_and(|file| file.len() > 0);
    let (results, complete_len, other_build) = if exists {
        let contents = read(path)?;
        if let Some((name, there, here)) = contents.header.difference(header) {
            let path = path.display();
            return Err(format!("{path} holds results of something else: its {name} is {there}, not {here}"));
        }
        (contents.results, contents.complete_len, contents.header.build != header.build)
    } else {
        (Results::new(), 0, false)
    };
    file.set_len(complete_len).map_err(unwritable)?;
    let mut writer = ResultsWriter { file };
    if !exists {
        writer.write_line(header).map_err(unwritable)?;
    }
    Ok(OpenedFile { writer, results, other_build })
}

impl ResultsWriter {
    /// Appends a result.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, result: &PairResult) -> io::Result<()> {
        self.write_line(result)
    }

    /// Writes without a buffer, so that a run that is stopped loses nothing.
    fn write_line(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

/// Merges the files of one series. The build of the merged header is that of all files, or empty if they differ.
///
/// # Errors
/// A message: a file cannot be read, belongs to another series, or has a pair that another file has too.
pub fn merge(paths: &[impl AsRef<Path>]) -> Result<(Header, Results), String> {
    let mut merged: Option<(Header, Results)> = None;
    for path in paths.iter().map(AsRef::as_ref) {
        let Contents { header, results, .. } = read(path)?;
        let header = Header { shard: Shard::WHOLE, ..header };
        let Some((first, all)) = &mut merged else {
            merged = Some((header, results));
            continue;
        };
        if let Some((name, here, there)) = first.difference(&header) {
            let path = path.display();
            return Err(format!("{path} does not belong to the others: its {name} is {there}, not {here}"));
        }
        if first.build != header.build {
            first.build.clear();
        }
        for (key, result) in results {
            if all.insert(key, result).is_some() {
                return Err(format!("{}: pair {} is in another file too", path.display(), key.1));
            }
        }
    }
    merged.ok_or_else(|| "there is nothing to merge".to_owned())
}

/// Writes merged results to a new file.
///
/// # Errors
/// A message: the file exists already, or cannot be written.
pub fn write(path: &Path, header: &Header, results: &Results) -> Result<(), String> {
    let unwritable = |error: io::Error| format!("{}: cannot be written: {error}", path.display());
    let file = OpenOptions::new().create_new(true).append(true).open(path).map_err(unwritable)?;
    let mut writer = ResultsWriter { file };
    writer.write_line(header).map_err(unwritable)?;
    results.values().try_for_each(|result| writer.add(result)).map_err(unwritable)
}
