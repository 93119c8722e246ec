//! Any sequence of intents, with the page drawn.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::intents(bytes));
