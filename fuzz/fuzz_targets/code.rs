//! A share code.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::code(bytes));
