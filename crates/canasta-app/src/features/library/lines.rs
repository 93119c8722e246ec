//! Cuts a file that may hold anything into what may be games, piece by piece, so that no size of a file stops the page.

use super::file::{DAYS, DUPLICATE, FileKind};
use super::import::{ImportEnd, ImportItem, ReadingItem, read_item};
use crate::features::files::{LONG_TEXT, LONGEST_TEXT};
use std::collections::VecDeque;

/// The most games that are sorted out at a time.
pub const IMPORT_BATCH: usize = 20;
/// The most text of games that is sorted out at a time, in bytes. A longer game is read in steps.
const BATCH_BYTES: usize = LONG_TEXT;
/// How many lines of a long game are read at a step.
const STEP_LINES: usize = 500;

/// How much of a file is looked at to find out what it holds, in bytes.
const HEAD_BYTES: usize = 200;
/// The longest line of a library, with its review, in bytes.
const LONGEST_LINE: usize = 2_000_000;
/// The shortest line that can hold a game: a record names every card of its deck.
const SHORTEST_GAME: usize = 200;
/// After so many lines in a row that are no games, the rest of a file is left.
pub(super) const MOST_SKIPPED: usize = 1_000;

/// What a file turned out to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Too little of it is there.
    Unknown,
    Library,
    Record,
    /// What is left of it is not read.
    Done,
}

/// The lines of a file that comes in pieces.
pub struct FileLines {
    kind: Kind,
    /// The beginning of the line, or of the record, whose end has not come.
    begun: Vec<u8>,
    /// Whether the line that has begun is too long, so that its rest is dropped.
    is_too_long: bool,
    found: VecDeque<ImportItem>,
    /// The first of what was found, if it is long and being read.
    reading: Option<ReadingItem>,
    skipped: usize,
    skipped_in_a_row: usize,
    end: ImportEnd,
}

impl Default for FileLines {
    fn default() -> FileLines {
        FileLines {
            kind: Kind::Unknown,
            begun: Vec::new(),
            is_too_long: false,
            found: VecDeque::new(),
            reading: None,
            skipped: 0,
            skipped_in_a_row: 0,
            end: ImportEnd::Whole,
        }
    }
}

impl FileLines {
    /// Takes the next piece of the file.
    pub fn take(&mut self, piece: &[u8]) {
        let mut lines = piece.split_inclusive(|&byte| byte == b'\n');
        while self.kind != Kind::Done
            && let Some(line) = lines.next()
        {
            self.append(line);
            match self.kind {
                Kind::Unknown if line.ends_with(b"\n") || self.begun.len() >= HEAD_BYTES => self.read_head(),
                Kind::Library if line.ends_with(b"\n") => self.end_line(),
                Kind::Record if self.is_too_long => self.end_record(),
                _ => {}
            }
        }
    }

    /// Takes note that no piece is left.
    pub fn finish(&mut self) {
        if self.kind == Kind::Unknown {
            self.read_head();
        }
        match self.kind {
            Kind::Library => self.end_line(),
            Kind::Record => self.end_record(),
            Kind::Unknown | Kind::Done => {}
        }
        self.kind = Kind::Done;
    }

    /// Takes note that the rest of the file cannot be read. What has begun is no game.
    pub fn fail(&mut self) {
        self.begun.clear();
        (self.kind, self.end) = (Kind::Done, ImportEnd::Unread);
    }

    /// Whether no further piece is needed.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.kind == Kind::Done
    }

    /// Whether enough was found for a part of the import.
    #[must_use]
    pub fn is_enough(&self) -> bool {
        self.found.len() >= IMPORT_BATCH || self.is_done() || self.is_busy()
    }

    /// Whether everything that was found is taken out.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.found.is_empty() && self.reading.is_none()
    }

    /// Whether the next game is long, and is to be read in steps first.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.reading.is_some() || self.found.front().is_some_and(|item| item.len() > BATCH_BYTES)
    }

    /// Reads on in the next game, if it is long.
    pub fn step(&mut self) {
        let reading = match self.reading.take() {
            None if !self.is_busy() => return,
            None => {
                let Some(item) = self.found.pop_front() else { return };
                // What is no record and no line, such as a save, is read at once.
                let Some(reading) = ReadingItem::new(&item) else {
                    return self.found.push_front(ImportItem::Read(read_item(&item).map(Box::new)));
                };
                Some(reading)
            }
            reading => reading,
        };
        let read = match reading {
            Some(mut reading) => {
                if !reading.advance(STEP_LINES) {
                    self.reading = Some(reading);
                    return;
                }
                match reading.finish() {
                    Ok(entry) => Some(Box::new(entry)),
                    Err(Some(other)) => {
                        self.reading = Some(other);
                        return;
                    }
                    Err(None) => None,
                }
            }
            None => None,
        };
        self.found.push_front(ImportItem::Read(read));
    }

    /// How many bytes of the game that is read in steps are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.reading.as_ref().map_or(0, ReadingItem::left)
    }

    /// Takes out what was found: as much as is sorted out at a time.
    pub fn next_items(&mut self) -> Vec<ImportItem> {
        let (mut items, mut bytes) = (Vec::new(), 0);
        while items.len() < IMPORT_BATCH
            && !self.is_busy()
            && let Some(item) = self.found.front()
            && bytes + item.len() <= BATCH_BYTES
        {
            bytes += item.len();
            items.extend(self.found.pop_front());
        }
        items
    }

    /// Takes out how many lines were no games since the last time, and how the file ended.
    pub fn next_skipped(&mut self) -> (usize, ImportEnd) {
        (std::mem::take(&mut self.skipped), std::mem::take(&mut self.end))
    }

    fn longest(&self) -> usize {
        if self.kind == Kind::Record { LONGEST_TEXT } else { LONGEST_LINE }
    }

    fn append(&mut self, bytes: &[u8]) {
        self.is_too_long |= self.begun.len() + bytes.len() > self.longest();
        if self.is_too_long {
            self.begun = Vec::new();
        } else {
            self.begun.extend_from_slice(bytes);
        }
    }

    /// Finds out what the file holds.
    fn read_head(&mut self) {
        let head = String::from_utf8_lossy(&self.begun);
        let kind = FileKind::of(head.lines().next().unwrap_or_default());
        self.kind = match kind {
            FileKind::Library => Kind::Library,
            FileKind::Record => Kind::Record,
        };
        if kind == FileKind::Library {
            self.begun.clear();
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.begun);
        let is_too_long = std::mem::take(&mut self.is_too_long);
        if !is_too_long && line.trim_ascii().is_empty() {
            return;
        }
        if !is_too_long && can_be_game(&line) {
            self.skipped_in_a_row = 0;
            self.found.push_back(ImportItem::Line(String::from_utf8_lossy(&line).trim().to_owned()));
            return;
        }
        self.skipped += 1;
        self.skipped_in_a_row += 1;
        if self.skipped_in_a_row >= MOST_SKIPPED {
            (self.kind, self.end) = (Kind::Done, ImportEnd::Cut);
        }
    }

    /// Takes what the file holds as a record, also if it is none: that is found out with the others.
    fn end_record(&mut self) {
        let text = std::mem::take(&mut self.begun);
        self.found.push_back(ImportItem::Record(String::from_utf8_lossy(&text).into_owned()));
        self.kind = Kind::Done;
    }
}

fn has(line: &[u8], word: &[u8]) -> bool {
    line.windows(word.len()).any(|part| part == word)
}

/// Whether a line may hold a game or score sheets. It is not read for that.
fn can_be_game(line: &[u8]) -> bool {
    let is_game = || line.len() >= SHORTEST_GAME && has(line, b"\"save\"") && has(line, b"\"game\"");
    let begins = |with: &str| line.trim_ascii_start().starts_with(with.as_bytes());
    begins("{\"score_sheets\":") || begins(DAYS) || begins(DUPLICATE) || is_game()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::library::{library_head, library_line};

    /// What comes out of a file that comes in pieces of this size: lines, skipped lines, the end, and the bytes that were read.
    fn read(text: &[u8], size: usize) -> (Vec<ImportItem>, usize, ImportEnd, usize) {
        let (mut lines, mut found, mut skipped, mut end, mut bytes) =
            (FileLines::default(), Vec::new(), 0, ImportEnd::Whole, 0);
        let mut take = |lines: &mut FileLines| {
            while !lines.is_empty() {
                lines.step();
                let part = lines.next_items();
                assert!(part.len() <= IMPORT_BATCH);
                found.extend(part);
            }
            let (more, how) = lines.next_skipped();
            skipped += more;
            end = if how == ImportEnd::Whole { end } else { how };
        };
        for piece in text.chunks(size) {
            if lines.is_done() {
                break;
            }
            bytes += piece.len();
            lines.take(piece);
            assert!(lines.begun.len() <= LONGEST_LINE, "what is no game is not held");
            take(&mut lines);
        }
        lines.finish();
        take(&mut lines);
        (found, skipped, end, bytes)
    }

    fn game(name: &str) -> String {
        library_line(&format!("{{\"title\":\"{name}\"}}"), &format!("{{\"record\":\"{}\"}}", "x".repeat(300)), None)
    }

    #[test]
    fn lines_are_whole_wherever_a_piece_ends() {
        let text = format!("{}{}\r\n\n{{\"score_sheets\":[]}}\n{}", library_head(), game("Ä").trim_end(), game("b"));
        let whole = read(text.as_bytes(), text.len());
        assert_eq!((whole.0.len(), whole.1, whole.2), (3, 0, ImportEnd::Whole));
        assert_eq!(whole.0[0], ImportItem::Line(game("Ä").trim_end().to_owned()));
        for size in [1, 2, 7, 64, 333] {
            let pieces = read(text.as_bytes(), size);
            assert_eq!((pieces.0, pieces.1, pieces.2), (whole.0.clone(), 0, ImportEnd::Whole), "pieces of {size}");
        }
        let record = "canasta-record 1\nrules duel\n";
        assert_eq!(read(record.as_bytes(), 5).0, [ImportItem::Record(record.to_owned())]);
        assert_eq!(read(b"", 5).0, [ImportItem::Record(String::new())]);
    }

    #[test]
    fn much_that_is_no_game_ends_a_file_and_little_does_not() {
        let garbage = "{\"garbage\":1}\n";
        let little = format!("{}{}{}", library_head(), garbage.repeat(900), game("a")).repeat(2);
        let (found, skipped, end, _) = read(little.as_bytes(), 4096);
        assert_eq!((found.len(), skipped, end), (2, 1801, ImportEnd::Whole), "the second head is no game");
        let much = format!("{}{}{}{}", library_head(), game("a"), garbage.repeat(200_000), game("b"));
        let (found, skipped, end, bytes) = read(much.as_bytes(), 65_536);
        assert_eq!((found.len(), skipped, end), (1, MOST_SKIPPED, ImportEnd::Cut));
        assert!(bytes <= 65_536, "{bytes}");
    }

    /// A record of this length at least: hand after hand, in which everybody draws and throws the card.
    fn long_record(bytes: usize) -> String {
        use canasta::rules::{Game, Preset, Rules, Seat, generator, legal};
        let rules = Rules { target: Some(1_000_000), ..Preset::Duel.rules() };
        let mut game = Game::new(Preset::Duel, rules, vec!["You".to_owned(), "Ada".to_owned()]).unwrap();
        let mut rng = generator([7; 32]);
        loop {
            let text = game.record().to_string();
            if text.len() >= bytes {
                return text;
            }
            let dealer = game.next_dealer().unwrap_or(Seat::FIRST);
            assert!(game.deal(dealer, rules.shuffled_deck(&mut rng), None));
            while let Some(state) = game.state().filter(|state| state.ended().is_none()) {
                let seen = state.observe(state.to_act());
                let action = legal::candidates(&seen).into_iter().rfind(|action| seen.check(action).is_ok()).unwrap();
                game.play(seen.seat(), &action).unwrap();
            }
        }
    }

    /// Each step reads few lines, also of a record that a mail has quoted, which is read twice.
    #[test]
    fn a_long_game_is_read_in_steps() {
        let record = long_record(150_000);
        let lines = record.lines().count();
        let quoted: String = record.lines().flat_map(|line| ["> ", line, "\n"]).collect();
        for (text, least) in [(&record, lines), (&quoted, lines)] {
            let mut file = FileLines::default();
            file.take(text.as_bytes());
            file.finish();
            assert!(file.is_busy() && file.is_enough() && file.next_items().is_empty());
            let (mut steps, mut left) = (0, usize::MAX);
            while file.is_busy() {
                file.step();
                let all = file.left();
                assert!(text == &quoted || all <= left, "the progress grows");
                (steps, left) = (steps + 1, all);
                assert!(!file.is_empty());
            }
            assert!(steps >= least / STEP_LINES, "{steps} steps for {least} lines");
            let [ImportItem::Read(Some(entry))] = &file.next_items()[..] else { panic!("it is a game") };
            assert!(entry.save.contains("canasta-record"));
            assert!(file.is_empty());
        }
        // In a library too; one that is wrong ends as such.
        let (game, places) = crate::features::files::read_record(&record).unwrap();
        let save = crate::session::save::save(&crate::session::save::SaveParts::of(&game, &places));
        let library = format!("{}{}", library_head(), library_line("{\"title\":\"Long\"}", &save, None));
        let (found, ..) = read(library.as_bytes(), 65_536);
        assert!(matches!(&found[..], [ImportItem::Read(Some(_))]));
        let broken = format!("{record}nonsense\n");
        assert_eq!(read(broken.as_bytes(), 65_536).0, [ImportItem::Read(None)]);
    }

    #[test]
    fn a_line_without_an_end_and_other_bytes_are_not_held() {
        let long =
            [library_head().into_bytes(), vec![b'['; 9_000_000], b"\n".to_vec(), game("a").into_bytes()].concat();
        let (found, skipped, end, _) = read(&long, 100_000);
        assert_eq!((found.len(), skipped, end), (1, 1, ImportEnd::Whole));
        let bytes: Vec<u8> = (0..5_000_000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
        let (found, _, _, read) = read(&bytes, 100_000);
        assert_eq!(found, [ImportItem::Record(String::new())], "it is no record");
        assert!(read <= LONGEST_TEXT + 100_000, "{read}");
    }
}
