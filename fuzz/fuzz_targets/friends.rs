//! What hosts and guests say to each other.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::friends(bytes));
