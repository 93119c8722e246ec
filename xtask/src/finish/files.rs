//! The files of the finished page, and their names.

use crate::licences::LICENCES;
use anyhow::{Context, Result};
use std::collections::BTreeMap;

/// The files of the page by their names.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Removes a file from the page and returns its text.
pub fn take_text(files: &mut Files, name: &str) -> Result<String> {
    let bytes = files.remove(name).with_context(|| format!("Trunk has not staged {name}"))?;
    Ok(String::from_utf8(bytes)?)
}

/// The whole game in one file.
pub const SINGLE_FILE: &str = "canasta.html";
/// The page that hosts show for unknown addresses.
pub const NOT_FOUND: &str = "404.html";
/// The service worker.
pub const SERVICE_WORKER: &str = "sw.js";
/// The manifest of the web app in English.
pub const MANIFEST: &str = "manifest.webmanifest";
/// The front page.
pub const INDEX: &str = "index.html";

/// Whether the file is the part of the program that is loaded after the first cards.
pub fn is_part_of_program(name: &str) -> bool {
    name.starts_with("part-") && name.ends_with(".wasm")
}

/// Whether the file has the styles of what that part shows.
pub fn is_later_style(name: &str) -> bool {
    name.starts_with("later-") && name.ends_with(".css")
}

/// Whether the service worker keeps the file, so that it can be read offline.
pub fn is_kept_offline(name: &str) -> bool {
    is_part_of_game(name) || name == LICENCES
}

/// Whether the game needs the file. The others are downloads, texts to read, and pictures that only systems and app stores show.
pub fn is_part_of_game(name: &str) -> bool {
    let is_apart = [SINGLE_FILE, NOT_FOUND, SERVICE_WORKER, LICENCES].contains(&name);
    !is_apart && ![".d.ts", ".jpg", ".png", ".svg", ".webp"].iter().any(|ending| name.ends_with(ending))
}
