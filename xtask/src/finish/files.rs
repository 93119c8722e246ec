//! Names of the finished page's files, and which of them the game needs.

/// The whole game in one file.
pub const ONE_FILE: &str = "canasta.html";
/// The page that hosts show for addresses that lead nowhere.
pub const NOT_FOUND: &str = "404.html";
/// The service worker.
pub const SERVICE_WORKER: &str = "sw.js";

/// Whether a file of the finished page belongs to the game itself, which the service worker keeps for play without a
/// connection. Beside it lies what is downloaded on its own, and pictures that only systems and shops of apps show.
pub fn is_kept_offline(name: &str) -> bool {
    let beside = [ONE_FILE, NOT_FOUND, SERVICE_WORKER];
    !beside.contains(&name) && ![".d.ts", ".png", ".svg", ".webp"].iter().any(|ending| name.ends_with(ending))
}
