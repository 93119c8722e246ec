//! Bytes choose a deal and play.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::legal(bytes));
