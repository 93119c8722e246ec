//! The work that is measured.

/// Where it is done, and what counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Natively, optimised for speed.
    Native,
    /// In WebAssembly in Node, optimised for speed.
    Wasm,
    /// In WebAssembly in Node, optimised as the program is in which the page's bots think.
    Page,
    /// Natively: what counts is not the time but the memory.
    Memory,
}

/// A function of the crate `workload` with its numbers.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    pub title: &'static str,
    pub place: Place,
    pub function: &'static str,
    /// The place of the preset in the list of presets.
    pub preset: u32,
    pub number: u32,
    /// How many of what the number stands for.
    pub units: u32,
    pub unit: &'static str,
}

const CLASSIC: u32 = 0;
const CLASSIC_TWO: u32 = 1;

const fn work(
    title: &'static str,
    place: Place,
    function: &'static str,
    preset: u32,
    number: u32,
    unit: &'static str,
) -> Work {
    Work { title, place, function, preset, number, units: number, unit }
}

/// One review of a match, with so many playouts for the search of each decision.
const fn review(title: &'static str, place: Place) -> Work {
    Work { units: 1, ..work(title, place, "match_review", CLASSIC_TWO, 512, "reviews") }
}

/// All that is timed, or weighed.
pub const WORKS: &[Work] = &[
    work("hands of classic-two, native", Place::Native, "hands", CLASSIC_TWO, 20_000, "hands"),
    work("hands of classic, native", Place::Native, "hands", CLASSIC, 20_000, "hands"),
    work("playouts of classic-two, native", Place::Native, "playouts", CLASSIC_TWO, 60_000, "playouts"),
    work("playouts of classic, native", Place::Native, "playouts", CLASSIC, 30_000, "playouts"),
    work("playouts by master in classic-two, native", Place::Native, "master", CLASSIC_TWO, 40_000, "playouts"),
    work("playouts by master in classic, native", Place::Native, "master", CLASSIC, 20_000, "playouts"),
    work("samples of classic-two, native", Place::Native, "samples", CLASSIC_TWO, 200_000, "samples"),
    review("review of a match, native", Place::Native),
    work("hands of classic-two, wasm", Place::Wasm, "hands", CLASSIC_TWO, 20_000, "hands"),
    work("hands of classic, wasm", Place::Wasm, "hands", CLASSIC, 20_000, "hands"),
    work("playouts of classic-two, wasm", Place::Wasm, "playouts", CLASSIC_TWO, 20_000, "playouts"),
    work("playouts of classic, wasm", Place::Wasm, "playouts", CLASSIC, 20_000, "playouts"),
    work("playouts of classic-two, as in the page", Place::Page, "playouts", CLASSIC_TWO, 20_000, "playouts"),
    work("playouts by master in classic-two, as in the page", Place::Page, "master", CLASSIC_TWO, 20_000, "playouts"),
    work("playouts by master in classic, as in the page", Place::Page, "master", CLASSIC, 20_000, "playouts"),
    review("review of a match, as in the page", Place::Page),
    work("memory of games of classic-two", Place::Memory, "games", CLASSIC_TWO, 1_000, "games"),
];

impl Work {
    /// Whether its title contains one of the words, or there are none.
    pub fn matches(&self, words: &[String]) -> bool {
        words.is_empty() || words.iter().any(|word| self.title.contains(word.as_str()))
    }

    /// The arguments of the program.
    pub fn arguments(&self) -> [String; 3] {
        [self.function.to_owned(), self.preset.to_string(), self.number.to_string()]
    }
}

/// The middle value; 0 without any.
pub fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_value() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&mut []), 0.0);
    }

    #[test]
    fn words_choose_work() {
        let chosen = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            WORKS.iter().filter(|work| work.matches(&words)).count()
        };
        assert_eq!(chosen(&[]), WORKS.len());
        assert_eq!(chosen(&["review"]), 2);
    }
}
