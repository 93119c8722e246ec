//! Results on disk: a line that says what is played, then a line for each pair, only ever added to.

use super::game::PairResult;
use super::{Allowance, Series, Shard};
use crate::tools::protocol::Kind;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::OnceLock;

/// The version of the lines.
const FORMAT: u32 = 1;

/// The results of pairs, in order.
pub type Results = BTreeMap<(Kind, u64), PairResult>;

/// What is played; results under the same header belong together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// [`FORMAT`].
    #[serde(rename = "canasta-arena")]
    format: u32,
    /// The version of this program.
    pub version: String,
    /// Which build of it: the beginning of the SHA-256 of its file.
    pub build: String,
    /// The preset.
    pub rules: String,
    /// Its changed fields.
    pub set: Map<String, Value>,
    /// Where all chance comes from.
    pub seed: u64,
    /// The first contestant.
    pub a: String,
    /// The second contestant.
    pub b: String,
    /// What they might spend on a decision.
    pub budget: Option<Allowance>,
    /// How long programs had for an answer.
    pub exec_timeout_ms: u64,
    /// Which part of the pairs.
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
            build: build().to_owned(),
            rules: series.preset.name().to_owned(),
            set: series.rules.changes_from(&series.preset.rules()),
            seed: series.seed,
            a,
            b,
            budget: series.allowance,
            exec_timeout_ms: series.exec_timeout_ms,
            shard,
        }
    }

    /// The first field in which another header differs: its name, its value here and there. The build does not count:
    /// machines that share the work need not have the same.
    fn difference(&self, other: &Header) -> Option<(String, Value, Value)> {
        let fields = |header: &Header| match json!(header) {
            Value::Object(mut fields) => {
                fields.remove("build");
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

/// Which build of the program this is; empty if its file cannot be read.
fn build() -> &'static str {
    static BUILD: OnceLock<String> = OnceLock::new();
    BUILD.get_or_init(|| {
        let program = std::env::current_exe().and_then(std::fs::read).unwrap_or_default();
        if program.is_empty() {
            return String::new();
        }
        Sha256::digest(program).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    })
}

/// What a file holds.
pub struct Read {
    /// What was played.
    pub header: Header,
    /// The results.
    pub results: Results,
    /// How many bytes these take: what comes after was cut off while it was written.
    whole: u64,
}

/// Reads a file of results. A last line without its end was cut off and is left out.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub fn read(path: &Path) -> Result<Read, String> {
    let wrong = |what: String| format!("{}: {what}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| wrong(format!("cannot be read: {error}")))?;
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    let mut lines = (1..).zip(text[..whole].lines());
    let header = lines.next().and_then(|(_, line)| serde_json::from_str::<Header>(line).ok());
    let header = header.ok_or_else(|| wrong("is no file of arena results".to_owned()))?;
    if header.format != FORMAT {
        return Err(wrong(format!("is of format {}, this program writes {FORMAT}", header.format)));
    }
    let mut results = Results::new();
    for (number, line) in lines {
        let result: PairResult =
            serde_json::from_str(line).map_err(|error| wrong(format!("line {number} is no result: {error}")))?;
        if !header.shard.has(result.number) || results.insert((result.kind, result.number), result).is_some() {
            return Err(wrong(format!("line {number} does not belong here")));
        }
    }
    Ok(Read { header, results, whole: whole as u64 })
}

/// A file to which results are added.
pub struct Writer {
    file: File,
}

/// A file of results that is gone on with.
pub struct Opened {
    /// Where results are added.
    pub writer: Writer,
    /// What it holds.
    pub results: Results,
    /// Whether another build of this program has begun it, whose bots may play otherwise.
    pub other_build: bool,
}

/// Opens a file of results to go on with it, or begins one.
///
/// # Errors
/// A sentence: it cannot be read or written, is being written by another run, or holds the results of something else.
pub fn open(path: &Path, header: &Header) -> Result<Opened, String> {
    let wrong = |error: io::Error| format!("{}: cannot be written: {error}", path.display());
    let file = OpenOptions::new().create(true).append(true).open(path).map_err(wrong)?;
    // Where the system has no locks, it goes on without.
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Err(format!("{}: another run is writing it", path.display()));
    }
    let begun = file.metadata().is_ok_and(|file| file.len() > 0);
    let (results, whole, other_build) = if begun {
        let read = read(path)?;
        if let Some((name, there, here)) = read.header.difference(header) {
            let path = path.display();
            return Err(format!("{path} holds results of something else: its {name} is {there}, not {here}"));
        }
        (read.results, read.whole, read.header.build != header.build)
    } else {
        (Results::new(), 0, false)
    };
    file.set_len(whole).map_err(wrong)?;
    let mut writer = Writer { file };
    if !begun {
        writer.line(header).map_err(wrong)?;
    }
    Ok(Opened { writer, results, other_build })
}

impl Writer {
    /// Adds a result.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, result: &PairResult) -> io::Result<()> {
        self.line(result)
    }

    /// Written at once, so that whoever is stopped keeps it.
    fn line(&mut self, value: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

/// Results of several files of one series put together. The build of the merged header is that of all files, or empty
/// if they are of several.
///
/// # Errors
/// A sentence: a file cannot be read, is of another series, or has a pair that another has too.
pub fn merge(paths: &[impl AsRef<Path>]) -> Result<(Header, Results), String> {
    let mut merged: Option<(Header, Results)> = None;
    for path in paths.iter().map(AsRef::as_ref) {
        let Read { header, results, .. } = read(path)?;
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
/// A sentence: the file exists, or cannot be written.
pub fn write(path: &Path, header: &Header, results: &Results) -> Result<(), String> {
    let wrong = |error: io::Error| format!("{}: cannot be written: {error}", path.display());
    let file = OpenOptions::new().create_new(true).append(true).open(path).map_err(wrong)?;
    let mut writer = Writer { file };
    writer.line(header).map_err(wrong)?;
    results.values().try_for_each(|result| writer.add(result)).map_err(wrong)
}
