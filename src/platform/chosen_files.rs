//! Files that were chosen, dropped, pasted or opened with the installed app. They may be large and hold anything, so that they are read
//! in pieces, when more of them is asked for.

use super::promise::{PERSON_MS, within};
use crate::schedule::after;
use canasta_app::features::library::{FileLines, ImportLeft, ImportPart, ImportProgress};
use js_sys::futures::JsFuture;
use js_sys::{Array, JsString, Promise, Uint8Array};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{Blob, DataTransfer, File, FileList};

/// How much of a file is read at a time, in bytes.
const PIECE: f64 = 262_144.0;
/// After so many pieces without enough games, the page is told how far the reading is.
const PIECES: usize = 8;

/// A file, and how far it is read.
struct Chosen {
    file: Blob,
    at: f64,
    lines: FileLines,
}

#[derive(Default)]
struct Queue {
    files: VecDeque<Chosen>,
    progress: ImportProgress,
    /// Whether a piece is being read.
    is_reading: bool,
    /// Counts how often the reading was stopped: what was being read then is dropped.
    stops: u32,
}

/// The files that were chosen, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct ChosenFiles(Rc<RefCell<Queue>>);

/// The files of a list.
pub fn files_of(list: Option<FileList>) -> Vec<File> {
    list.map_or_else(Vec::new, |list| (0..list.length()).filter_map(|at| list.item(at)).collect())
}

/// The files and the text that were dropped or pasted.
pub fn content_of(data: &DataTransfer) -> (Vec<File>, String) {
    (files_of(data.files()), data.get_data("text/plain").unwrap_or_default())
}

/// The bytes of a part of a file; `None` if it cannot be read, like a folder.
async fn read(file: &Blob, from: f64, to: f64) -> Option<Vec<u8>> {
    let part = file.slice_with_f64_and_f64(from, to).ok()?;
    // A file on another device may be long in coming, or never come.
    let buffer = within(PERSON_MS, JsFuture::from(part.array_buffer())).await?.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Lets the browser do what has come up meanwhile.
async fn next_task() {
    let promise = Promise::new(&mut |resolve, _| {
        after(0, move || drop(resolve.call0(&JsValue::NULL)));
    });
    let _ = JsFuture::from(promise).await;
}

impl Chosen {
    /// Reads the next piece. Gives how many bytes of the file are behind it now.
    async fn read_piece(&mut self) -> f64 {
        let from = self.at;
        let to = (from + PIECE).min(self.file.size());
        if to <= from {
            self.lines.finish();
        } else if let Some(piece) = read(&self.file, from, to).await {
            self.at = to;
            self.lines.take(&piece);
        } else {
            self.lines.fail();
        }
        if self.lines.is_done() {
            self.at = self.file.size();
        }
        self.at - from
    }
}

impl ChosenFiles {
    /// Takes files.
    pub fn take(&self, files: Vec<File>) {
        files.into_iter().for_each(|file| self.push(file.into()));
    }

    /// Takes a text.
    pub fn add(&self, text: &JsString) {
        if let Ok(file) = Blob::new_with_str_sequence(&Array::of1(text)) {
            self.push(file);
        }
    }

    fn push(&self, file: Blob) {
        let mut queue = self.0.borrow_mut();
        if queue.files.is_empty() && !queue.is_reading {
            queue.progress = ImportProgress::default();
        }
        queue.progress.all += file.size() as u64;
        queue.files.push_back(Chosen { file, at: 0.0, lines: FileLines::default() });
    }

    /// Drops what is left.
    pub fn stop(&self) {
        let mut queue = self.0.borrow_mut();
        *queue = Queue { stops: queue.stops.wrapping_add(1), ..Queue::default() };
    }

    /// Drops what is left of the file that is being read.
    pub fn leave(&self) {
        let mut queue = self.0.borrow_mut();
        if queue.files.front().is_some_and(|file| file.at > 0.0)
            && let Some(file) = queue.files.pop_front()
        {
            queue.progress.read += (file.file.size() - file.at) as u64;
        }
    }

    /// The next part; `None` if the reading was stopped, or another part is on its way.
    pub async fn next(&self) -> Option<ImportPart> {
        let (stops, mut chosen) = {
            let mut queue = self.0.borrow_mut();
            if std::mem::replace(&mut queue.is_reading, true) {
                return None;
            }
            (queue.stops, queue.files.pop_front())
        };
        let mut part = ImportPart::default();
        if let Some(file) = &mut chosen {
            for _ in 0..PIECES {
                if file.lines.is_enough() {
                    break;
                }
                let read = file.read_piece().await;
                let mut queue = self.0.borrow_mut();
                if queue.stops != stops {
                    return None;
                }
                queue.progress.read += read as u64;
            }
            if file.lines.is_busy() {
                file.lines.step();
                next_task().await;
                if self.0.borrow().stops != stops {
                    return None;
                }
            }
            part.items = file.lines.next_items();
            (part.skipped, part.end) = file.lines.next_skipped();
        }
        let mut queue = self.0.borrow_mut();
        queue.is_reading = false;
        if let Some(file) = chosen.filter(|file| !file.lines.is_done() || !file.lines.is_empty()) {
            queue.files.push_front(file);
        }
        let left = queue.files.front().map_or(0, |file| file.lines.left()) as u64;
        part.progress = ImportProgress { read: queue.progress.read.saturating_sub(left), ..queue.progress };
        part.left = if queue.files.is_empty() { ImportLeft::Nothing } else { ImportLeft::More };
        Some(part)
    }
}
