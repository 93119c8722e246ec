//! Changed inputs.

use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};

/// Pieces that parsers stumble over.
const TOKENS: &[&str] = &[
    "-1",
    "0",
    "255",
    "256",
    "4294967296",
    "18446744073709551616",
    "-9223372036854775809",
    "1e308",
    "null",
    "true",
    "[]",
    "{}",
    "\"",
    "\\",
    "\n",
    "\t",
    "#",
    ":",
    ",",
    "\u{0}",
    "\u{202e}",
    "\u{feff}",
    "é",
    "Jo",
    "3h",
    "2c",
    "practice",
    "meld",
    "take",
    "draw",
    "ask",
    "answer no",
    "discard",
    "keep",
    "do:discard",
    "do:take",
    "undo",
    "confirm",
    "start",
    "\"version\":99",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
];
/// Longer inputs only take longer.
const LONGEST: usize = 12_000;

/// Makes new inputs of those that there are.
pub struct Mutator<'a> {
    corpus: &'a [Vec<u8>],
}

impl Mutator<'_> {
    pub fn new(corpus: &[Vec<u8>]) -> Mutator<'_> {
        Mutator { corpus }
    }

    /// An input of the corpus with one to six changes.
    pub fn input(&self, rng: &mut impl Rng) -> Vec<u8> {
        let mut input = self.corpus.choose(rng).cloned().unwrap_or_default();
        for _ in 0..rng.random_range(1..=6) {
            self.change(&mut input, rng);
        }
        input.truncate(LONGEST);
        input
    }

    fn change(&self, input: &mut Vec<u8>, rng: &mut impl Rng) {
        let range = some_range(input.len(), rng);
        match rng.random_range(0..11) {
            0 => input.iter_mut().skip(range.start).take(1).for_each(|byte| *byte ^= 1 << rng.random_range(0..8)),
            1 => input.iter_mut().skip(range.start).take(1).for_each(|byte| *byte = rng.random_range(b' '..=b'~')),
            2 => drop(input.drain(range)),
            3 => {
                let copy = input[range.clone()].repeat(rng.random_range(1..=3));
                drop(input.splice(range.start..range.start, copy));
            }
            4 | 5 => {
                let token = TOKENS.choose(rng).unwrap_or(&"").bytes();
                let replaced = if rng.random() { range.clone() } else { range.start..range.start };
                drop(input.splice(replaced, token));
            }
            6 => {
                let other = self.corpus.choose(rng).cloned().unwrap_or_default();
                let part = some_range(other.len(), rng);
                drop(input.splice(range, other[part].iter().copied()));
            }
            7 | 8 => change_number(input, rng),
            9 => {
                let mut lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
                lines.shuffle(rng);
                *input = lines.join(&b'\n');
            }
            _ => input.truncate(range.end),
        }
    }
}

/// A part of an input, mostly a short one.
fn some_range(len: usize, rng: &mut impl Rng) -> std::ops::Range<usize> {
    let start = rng.random_range(0..=len);
    let most = if rng.random_bool(0.8) { 12.min(len - start) } else { len - start };
    start..start + rng.random_range(0..=most)
}

/// Replaces one of the numbers in the text by another.
fn change_number(input: &mut Vec<u8>, rng: &mut impl Rng) {
    let starts: Vec<usize> = (0..input.len())
        .filter(|&at| input[at].is_ascii_digit() && (at == 0 || !input[at - 1].is_ascii_digit()))
        .collect();
    let Some(&start) = starts.choose(rng) else { return };
    let digits = input[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let number = match rng.random_range(0..4) {
        0 => rng.random::<u64>().to_string(),
        1 => rng.random_range(0..200_u32).to_string(),
        2 => format!("-{}", rng.random_range(0..10_u32)),
        _ => rng.random_range(0..10_u32).to_string(),
    };
    drop(input.splice(start..start + digits, number.into_bytes()));
}
