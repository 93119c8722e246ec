//! `cargo xtask size`: how large the finished page is, file by file, and whether that is within the budgets.

use crate::finish::{ONE_FILE, is_kept_offline};
use crate::pack;
use crate::site::Site;
use std::fmt::Write;

/// The whole game over the wire, with gzip: every file that play needs, offline included.
const GAME_GZIP: usize = 150_000;
/// The one file, as it lies on a disk.
const ONE_FILE_RAW: usize = 400_000;

/// One file, or several together.
#[derive(Clone, Copy, Default)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Sizes {
    fn of(bytes: &[u8]) -> Sizes {
        Sizes { raw: bytes.len(), gzip: pack::gzip(bytes).len(), brotli: pack::brotli_size(bytes) }
    }
}

impl std::ops::AddAssign for Sizes {
    fn add_assign(&mut self, other: Sizes) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// Prints the table of a finished page. Whether it is within the budgets.
pub fn report(site: &Site) -> bool {
    let (table, good) = table(site);
    print!("{table}");
    good
}

fn table(site: &Site) -> (String, bool) {
    let mut out = String::new();
    // A string takes whatever is written to it.
    let mut line = |name: &str, sizes: Sizes| {
        let _ = writeln!(out, "{name:40} {:>9} {:>9} {:>9}", sizes.raw, sizes.gzip, sizes.brotli);
    };
    let mut game = Sizes::default();
    let mut one_file = 0;
    let (kept, beside): (Vec<_>, Vec<_>) = site.files().partition(|(name, _)| is_kept_offline(name));
    for (name, bytes) in kept {
        let sizes = Sizes::of(bytes);
        game += sizes;
        line(name, sizes);
    }
    line("= the whole game", game);
    for (name, bytes) in beside {
        let sizes = Sizes::of(bytes);
        if name == ONE_FILE {
            one_file = sizes.raw;
        }
        line(name, sizes);
    }
    let head = format!("{:40} {:>9} {:>9} {:>9}\n", "bytes", "raw", "gzip", "brotli");
    let mut table = head + &out + "\n";
    let mut good = true;
    for (what, size, budget) in [("the whole game, gzip", game.gzip, GAME_GZIP), (ONE_FILE, one_file, ONE_FILE_RAW)] {
        let verdict = if size <= budget { "ok" } else { "OVER BUDGET" };
        good &= size <= budget;
        let _ = writeln!(table, "{what}: {size} of {budget} bytes: {verdict}");
    }
    (table, good)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_over_budget_is_refused() {
        // Bytes that no compression makes smaller.
        let mut state = 1_u64;
        let noise: String = (0..400_001)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                char::from(b' ' + u8::try_from((state >> 33) % 90).unwrap_or_default())
            })
            .collect();
        assert!(table(&Site::from([("index.html", "small")])).1);
        assert!(!table(&Site::from([("index.html", noise.as_str())])).1, "the game");
        assert!(!table(&Site::from([("canasta.html", noise.as_str())])).1, "the one file");
        // What is only offered for download does not count as the game.
        assert!(table(&Site::from([("docs.webp", noise.as_str())])).1);
    }

    #[test]
    fn every_file_has_its_line() {
        let (text, _) = table(&Site::from([("index.html", "x"), ("picture.webp", "y")]));
        assert!(text.lines().any(|line| line.starts_with("index.html ")), "{text}");
        assert!(text.lines().any(|line| line.starts_with("= the whole game ")), "{text}");
        assert!(text.lines().any(|line| line.starts_with("picture.webp ")), "{text}");
    }
}
