//! The bytes of a compiled message: UTF-8, and commands that begin with a byte that no text holds.
//!
//! | bytes | what they do |
//! |---|---|
//! | `01 a` | prints the argument *a* |
//! | `02 a c` | prints the phrase *a* in the case *c* |
//! | `03 a n` and *n* variants | prints the first variant that the argument *a* fits |
//! | `04 m n` and *n* arguments | prints the message *m* of those that may be called |
//!
//! A number of an argument is written with 32 added, so that a message stays readable. A variant is its key, the length of its pattern in two bytes, low byte first, and the
//! pattern. A key is `00` for the rest, `01 k` for the key *k* of a choice, `02` with four bytes and the places after the
//! decimal point for one number, `03 p` for a plural. An argument of a call is `01 a` or `02 k`, a key.

/// Prints an argument.
pub const PRINT: u8 = 1;
/// Prints a phrase in a case.
pub const PHRASE: u8 = 2;
/// Selects a variant.
pub const SELECT: u8 = 3;
/// Prints another message.
pub const CALL: u8 = 4;
/// The first byte that is text.
pub const TEXT: u8 = 0x20;
/// What is added to the number of an argument.
pub const BASE: u8 = 0x20;

/// The depth to which messages call others and variants hold variants. What is deeper is left out.
pub const DEPTH: u8 = 12;

/// The key of the variant for the rest.
pub const REST: u8 = 0;
/// The key of a choice.
pub const CHOICE: u8 = 1;
/// One number.
pub const EXACT: u8 = 2;
/// A plural.
pub const PLURAL: u8 = 3;

/// An argument of a call that is an argument of the caller.
pub const PASS: u8 = 1;
/// An argument of a call that is a key.
pub const FIXED: u8 = 2;
