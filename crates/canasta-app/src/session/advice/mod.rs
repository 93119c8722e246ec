//! Advice with reasons that a person would give, from what one seat may know.

mod discard;
mod fact;
mod last_turn;
mod laying;
#[cfg(test)]
pub mod positions;
mod reasons;
#[cfg(test)]
pub mod tests;

pub use discard::{Price, discard_warning};
pub use fact::{Alternatives, Fact, Risk};
pub use last_turn::LastTurn;
pub(in crate::session) use reasons::MOST_TAKES_TRIED;
pub use reasons::{Reasons, faults, price, reasons, reasons_after};
