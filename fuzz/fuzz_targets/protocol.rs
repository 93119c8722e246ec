//! Lines of the protocol for programs.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::protocol(bytes));
