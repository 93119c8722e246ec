//! The targets of `fuzz`, with inputs that are changed at random: on any compiler, the same inputs in each run.
//!
//! `CANASTA_FUZZ_SECONDS` asks for so many seconds of each target instead, and `CANASTA_FUZZ_SEED` for other inputs. An input that fails
//! is left in `fuzz/artifacts`. `cargo xtask fuzz --stable` sets them; without `--stable` libFuzzer runs the same functions.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../../fuzz/src/lib.rs"]
mod canasta_fuzz;
mod mutation;

use canasta::rules::{generator, seed_from_number};
use mutation::Mutator;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Inputs of a target in an ordinary run.
const INPUTS: u64 = 120;

fn folder(part: &str, target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz").join(part).join(target)
}

/// The committed inputs of a target, in the order of their names.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = folder("corpus", target);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let inputs: Vec<Vec<u8>> = paths.iter().map(|path| std::fs::read(path).unwrap()).collect();
    assert!(!inputs.is_empty(), "{target} has no corpus");
    inputs
}

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is not a number")))
}

fn fuzz(target: &str) {
    let (_, run) = canasta_fuzz::TARGETS.into_iter().find(|(name, _)| *name == target).expect("a target");
    let corpus = corpus(target);
    let end = number("CANASTA_FUZZ_SECONDS").map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let mut rng = generator(seed_from_number(number("CANASTA_FUZZ_SEED").unwrap_or(1)));
    let mutator = Mutator::new(&corpus);
    let mut slowest = Duration::ZERO;
    let mut count = 0;
    for index in 0_u64.. {
        if end.map_or(index >= INPUTS, |end| Instant::now() >= end) {
            break;
        }
        let input = match corpus.get(index as usize) {
            Some(input) => input.clone(),
            None => mutator.input(&mut rng),
        };
        let start = Instant::now();
        if catch_unwind(|| run(&input)).is_err() {
            let folder = folder("artifacts", target);
            let path = folder.join(format!("input-{index}"));
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &input).unwrap();
            panic!("{target} fails on input {index}, which is kept as {}", path.display());
        }
        slowest = slowest.max(start.elapsed());
        count += 1;
    }
    println!("{target}: {count} inputs, the slowest took {} ms", slowest.as_millis());
}

macro_rules! targets {
    ($($name:ident)+) => {
        $(
            #[test]
            fn $name() {
                fuzz(stringify!($name));
            }
        )+

        #[test]
        fn every_target_is_tried() {
            assert_eq!(canasta_fuzz::TARGETS.map(|(name, _)| name), [$(stringify!($name)),+]);
            for name in [$(stringify!($name)),+] {
                let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("fuzz/fuzz_targets/{name}.rs"));
                let text = std::fs::read_to_string(&file).unwrap();
                assert!(text.contains(&format!("canasta_fuzz::{name}(bytes)")), "{}", file.display());
            }
        }
    };
}

targets! { texts legal code links friends save stored import intents replies protocol }
