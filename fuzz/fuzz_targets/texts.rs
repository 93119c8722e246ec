//! Whatever text comes, reading it does not panic.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::texts(bytes));
