//! Files that were chosen, dropped, pasted or opened with the installed app. A library may be large, so its lines stay with the
//! browser until they are asked for.

use crate::session::{FileKind, IMPORT_BATCH, ImportItem, ImportLeft, LONGEST_TEXT};
use js_sys::futures::JsFuture;
use js_sys::{Array, JsString};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DataTransfer, File, FileList};

/// The most that is read of a file to find out what it holds, in bytes.
const HEAD_BYTES: f64 = 200.0;
/// The most that is read of a record, in bytes: enough to see that it is too long.
const RECORD_BYTES: f64 = (LONGEST_TEXT + 1) as f64;

/// What is left of a file.
enum Chosen {
    /// The lines of a library, and the next one.
    Lines(Array, u32),
    /// A record.
    Record(String),
}

/// The files that were chosen, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct ChosenFiles(Rc<RefCell<VecDeque<Chosen>>>);

/// The files of a list.
pub fn files_of(list: Option<FileList>) -> Vec<File> {
    list.map_or_else(Vec::new, |list| (0..list.length()).filter_map(|at| list.item(at)).collect())
}

/// The files and the text that were dropped or pasted.
pub fn content_of(data: &DataTransfer) -> (Vec<File>, String) {
    (files_of(data.files()), data.get_data("text/plain").unwrap_or_default())
}

/// The text of a part of a file; empty if it is none.
async fn read(part: Result<web_sys::Blob, JsValue>) -> JsString {
    let text = match part {
        Ok(part) => JsFuture::from(part.text()).await.ok(),
        Err(_) => None,
    };
    text.and_then(|text| text.dyn_into().ok()).unwrap_or_else(|| "".into())
}

impl ChosenFiles {
    /// Takes files.
    pub async fn take(&self, files: Vec<File>) {
        for file in files {
            let head = String::from(read(file.slice_with_f64_and_f64(0.0, HEAD_BYTES)).await);
            let bytes = match kind_of(&head) {
                FileKind::Library => file.size(),
                FileKind::Record => RECORD_BYTES,
            };
            self.add(&read(file.slice_with_f64_and_f64(0.0, bytes)).await);
        }
    }

    /// Takes a text.
    pub fn add(&self, text: &JsString) {
        let chosen = match kind_of(&String::from(text.slice(0, HEAD_BYTES as u32))) {
            FileKind::Library => Chosen::Lines(text.split("\n"), 1),
            FileKind::Record => Chosen::Record(text.into()),
        };
        self.0.borrow_mut().push_back(chosen);
    }

    /// The next games.
    pub fn next(&self) -> (Vec<ImportItem>, ImportLeft) {
        let mut files = self.0.borrow_mut();
        let mut items = Vec::new();
        while items.len() < IMPORT_BATCH {
            match files.front_mut() {
                None => break,
                Some(Chosen::Lines(lines, next)) if *next < lines.length() => {
                    let line = lines.get(*next).as_string().unwrap_or_default();
                    *next += 1;
                    if !line.trim().is_empty() {
                        items.push(ImportItem::Line(line));
                    }
                }
                Some(_) => {
                    if let Some(Chosen::Record(text)) = files.pop_front() {
                        items.push(ImportItem::Record(text));
                    }
                }
            }
        }
        let left = if files.is_empty() { ImportLeft::Nothing } else { ImportLeft::More };
        (items, left)
    }
}

fn kind_of(head: &str) -> FileKind {
    FileKind::of(head.lines().next().unwrap_or_default())
}
