//! A link to a deal or to a finished game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::links(bytes));
