//! `cargo xtask size`: the size of every file of the finished page, and whether the page keeps its budgets.

use crate::compression::{brotli, gzip};
use crate::dist;
use crate::finish::{
    INDEX, OTHERS, SINGLE_FILE, is_bots_program, is_later_style, is_later_words, is_part_of_game, is_part_of_program,
    language_of,
};
use crate::project::Project;
use crate::quality::Quality;
use crate::steps::{Steps, note};
use crate::test_summary::TestSummary;
use anyhow::{Result, anyhow};
use std::collections::BTreeMap;
use std::ops::AddAssign;
use std::thread;

/// The budget of what is loaded before the first cards, in bytes with gzip: every file of the game but the part of the program that comes
/// later and the bots' program.
///
/// It never grows: a feature that does not fit goes to the part. The whole game took 958,000 here before it was divided.
const FIRST_LOAD_GZIP: usize = 480_000;
/// The budget of every file that the game needs, offline included, in bytes with gzip, but the bots' program. A commit that raises it says
/// what it buys. Of the whole, the guided hand, the drills, the glossary, the strategy page, hints with their reasons and the replays of a
/// hand took 147,000, most of it code and sentences; the library, the look back and the review of records 130,000; the statistics 31,000;
/// five further games 110,000; the score keeper 30,000. The border between the first program and the part takes 18,000. That sentences stand
/// in files, so that each of them can be said in seven languages, takes 20,000: most of them are a message of their own now, with its number.
/// The first page in six languages beside English takes 2,000.
/// Today's deal takes 24,000, links to deals and games with their texts and QR codes 26,000. Duplicate, a control for every field of the rules
/// with search, warnings and mends, and the picture of a result take 72,000. Tables of several devices take 127,000: the conversation of host
/// and guest with what each checks of the other, the connections with their spares, and sentences in seven languages.
/// Twenty fields of rules that families and clubs play take 30,000, among them a cut at the table: the engine's part of each, its control, and
/// sentences. Several feet, values by the hand, five people at a table, seven and eight players and one more game take 24,000.
/// A camera that reads replies takes 16,000, most of it the crate that reads codes; guests who see what they missed, review hands and cut take
/// 10,000; words and mends for the rules that families play 8,000. Rooms of a signalling server take 33,000, most of it the crates that seal;
/// friends who come back by themselves 7,000. Tables that say what has become of their people, and seats that outlive a reload, take 8,000.
const ALL_GZIP: usize = 1_405_000;
/// The budget of the bots' program with its script, in bytes with gzip: rules, bots and analysis. It is loaded after the deal, and the page
/// holds no search for it. The engine is optimised by `s`, the rest by `z`: Master plays 1.8 times as many deals a second as at a568dd7.
/// With 2 it is 2.2 times for 44,000 bytes more, with 3 2.25 times for 54,000. Twenty fields of rules take 18,000, several feet, values
/// by the hand, five people and tables of eight 10,000.
const BOTS_GZIP: usize = 276_000;
/// The budget of the words of a language that the first screens say, with its manifest, in bytes with gzip. They are loaded beside the
/// program, where that language is spoken.
const WORDS_GZIP: usize = 12_000;
/// The budget of all words of a language with its manifest, in bytes with gzip. What the first screens do not say comes with the part.
const ALL_WORDS_GZIP: usize = 64_000;
/// The budget of what the first page says in the other languages, in bytes with gzip. Every visitor loads it with the page.
const FIRST_PAGE_GZIP: usize = 8_000;
/// The budget of the single-file page, in bytes. The licences of all that it is made of take 4,000 of them, the bots' program 300,000, the six
/// languages beside English 366,000: it loads nothing later.
/// Today's deal and links took 60,000 more, a third of it sentences in seven languages; duplicate, all rules in the dialog and the picture of a
/// result 100,000, tables of several devices 140,000, twenty fields of rules 72,000, several feet, values by the hand, five people, seven and
/// eight players and one more game 48,000, the camera 20,000, what guests see, review and cut and the words of those rules 21,000, rooms of a
/// signalling server and friends who come back 56,000, what has become of the people at a table 13,000.
const SINGLE_FILE_RAW: usize = 2_445_000;

/// Sizes in bytes.
#[derive(Clone, Copy, Default)]
struct Sizes {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl Sizes {
    fn of(bytes: &[u8]) -> Result<Self> {
        Ok(Self { raw: bytes.len(), gzip: gzip(bytes)?.len(), brotli: brotli(bytes)?.len() })
    }

    fn print(self, name: &str) {
        println!("{name:40} {:>9} {:>9} {:>9}", self.raw, self.gzip, self.brotli);
    }
}

impl AddAssign for Sizes {
    fn add_assign(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// Builds the page, prints its sizes and compares them with the budgets. A page that is not optimised gets no verdict.
pub fn check(project: &Project) -> Result<TestSummary> {
    let is_optimised = dist::build(project, Quality::Release, &mut Steps::new(dist::STEPS))?;
    let files = dist::read_files(&project.dist())?;
    report(&files, is_optimised)
}

fn report(files: &BTreeMap<String, Vec<u8>>, is_optimised: bool) -> Result<TestSummary> {
    println!("{:40} {:>9} {:>9} {:>9}", "bytes", "raw", "gzip", "brotli");
    let (mut first_load, mut later, mut bots) = (Sizes::default(), Sizes::default(), Sizes::default());
    let (mut first_words, mut all_words) = (BTreeMap::<&str, usize>::new(), BTreeMap::<&str, usize>::new());
    let (game, others): (Vec<_>, Vec<_>) = sizes_of(files)?.into_iter().partition(|(name, _)| is_part_of_game(name));
    for (name, sizes) in game {
        sizes.print(&name);
        if let Some(language) = language_of(&name) {
            *all_words.entry(language).or_default() += sizes.gzip;
            if !is_later_words(&name) {
                *first_words.entry(language).or_default() += sizes.gzip;
            }
            continue;
        }
        *match () {
            () if is_bots_program(&name) => &mut bots,
            () if is_part_of_program(&name) || is_later_style(&name) => &mut later,
            () => &mut first_load,
        } += sizes;
    }
    first_load.print("= before the first cards");
    later.print("= later");
    let mut all = first_load;
    all += later;
    all.print("= all of the game");
    bots.print("= the bots' program");
    for (name, sizes) in others {
        sizes.print(&name);
    }
    println!();
    if !is_optimised {
        note("the page is not optimised, for lack of wasm-opt, and the budgets are those of an optimised one");
        return Ok(TestSummary::default());
    }
    let single_file = files.get(SINGLE_FILE).map_or(0, Vec::len);
    let first_load = is_within("before the first cards, gzip", first_load.gzip, FIRST_LOAD_GZIP);
    let all = is_within("all of the game, gzip", all.gzip, ALL_GZIP);
    let bots = is_within("the bots' program, gzip", bots.gzip, BOTS_GZIP);
    let largest = |words: BTreeMap<&str, usize>| words.into_values().max().unwrap_or_default();
    let words = is_within("the first words of a language, gzip", largest(first_words), WORDS_GZIP);
    let words = is_within("all words of a language, gzip", largest(all_words), ALL_WORDS_GZIP) && words;
    let first_page = is_within("the first page in other languages, gzip", of_first_page(files)?, FIRST_PAGE_GZIP);
    let single_file = is_within("single file", single_file, SINGLE_FILE_RAW);
    Ok(TestSummary::one(first_load && all && bots && words && first_page && single_file))
}

/// What the words of other languages add to the first page.
fn of_first_page(files: &BTreeMap<String, Vec<u8>>) -> Result<usize> {
    let Some(page) = files.get(INDEX) else { return Ok(0) };
    let page = String::from_utf8_lossy(page);
    let others = page.lines().filter(|line| !line.replace(' ', "").starts_with(&OTHERS.replace(' ', "")));
    let without = others.collect::<Vec<_>>().join("\n");
    Ok(gzip(page.as_bytes())?.len().saturating_sub(gzip(without.as_bytes())?.len()))
}

/// The sizes of files, each in a thread of its own: compressing takes half a minute on one core.
fn sizes_of(files: &BTreeMap<String, Vec<u8>>) -> Result<Vec<(String, Sizes)>> {
    thread::scope(|scope| {
        let mut threads = Vec::new();
        for (name, bytes) in files {
            threads.push((name.clone(), scope.spawn(|| Sizes::of(bytes))));
        }
        let mut all = Vec::new();
        for (name, thread) in threads {
            let sizes = thread.join().map_err(|_| anyhow!("compressing {name} failed"))??;
            all.push((name, sizes));
        }
        Ok(all)
    })
}

fn is_within(title: &str, size: usize, budget: usize) -> bool {
    let verdict = if size <= budget { "ok" } else { "OVER BUDGET" };
    println!("{title}: {size} of {budget} bytes: {verdict}");
    size <= budget
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(name: &str, bytes: usize, is_optimised: bool) -> TestSummary {
        // Linear congruential noise, which no compression makes smaller.
        let mut state = 1_u64;
        let noise = std::iter::repeat_with(|| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 56) as u8
        });
        let files = BTreeMap::from([(name.to_owned(), noise.take(bytes).collect())]);
        report(&files, is_optimised).unwrap_or(TestSummary::one(false))
    }

    fn is_accepted(name: &str, bytes: usize) -> bool {
        summary(name, bytes, true).is_success()
    }

    #[test]
    fn a_page_that_is_not_optimised_gets_no_verdict() {
        assert_eq!(summary("index.html", FIRST_LOAD_GZIP + 1, false), TestSummary::default());
    }

    #[test]
    fn a_page_over_budget_is_refused() {
        assert!(is_accepted("index.html", 1000));
        assert!(!is_accepted("index.html", FIRST_LOAD_GZIP + 1));
        assert!(is_accepted("part-0.wasm", FIRST_LOAD_GZIP + 1), "the part comes after the first cards");
        assert!(!is_accepted("part-0.wasm", ALL_GZIP + 1));
        assert!(is_accepted("worker-1_bg.wasm", BOTS_GZIP - 1000));
        assert!(!is_accepted("worker-1_bg.wasm", BOTS_GZIP + 1));
        assert!(is_accepted("canasta.html", SINGLE_FILE_RAW));
        assert!(!is_accepted("canasta.html", SINGLE_FILE_RAW + 1));
        assert!(!is_accepted("words-de-0.bin", WORDS_GZIP + 1));
        assert!(is_accepted("words-de-later-0.bin", WORDS_GZIP + 1), "these come with the part");
        assert!(!is_accepted("words-de-later-0.bin", ALL_WORDS_GZIP + 1));
        assert!(is_accepted("picture.webp", SINGLE_FILE_RAW + 1), "pictures are not part of the game");
    }
}
