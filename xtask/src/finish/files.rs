//! Names of files of the finished page.

/// The whole game in one file.
pub const SINGLE_FILE: &str = "canasta.html";
/// The page that hosts show for unknown addresses.
pub const NOT_FOUND: &str = "404.html";
/// The service worker.
pub const SERVICE_WORKER: &str = "sw.js";
/// The front page.
pub const INDEX: &str = "index.html";

/// Whether the game needs the file. The service worker keeps these files for offline play. The others are downloads, and
/// pictures that only systems and app stores show.
pub fn is_part_of_game(name: &str) -> bool {
    let is_apart = [SINGLE_FILE, NOT_FOUND, SERVICE_WORKER].contains(&name);
    !is_apart && ![".d.ts", ".png", ".svg", ".webp"].iter().any(|ending| name.ends_with(ending))
}
