//! A saved game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::save(bytes));
