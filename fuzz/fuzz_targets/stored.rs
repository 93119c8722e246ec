//! Settings, own rules, the plan and what else a device stores.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| canasta_fuzz::stored(bytes));
