//! A second, small engine for playouts alone: hands, melds and pile as numbers of cards by rank.
//!
//! Under the rules that [`State::fits_ranked`](crate::rules::State::fits_ranked) names, ranks alone decide what may be done and what
//! the rollout policy does. The cards themselves are kept aside, only to know which of them a seat was seen to take. The policy is
//! that of [`RolloutBot`](crate::bots::RolloutBot) to the last decision, and `tests` plays hands through both engines. Where this
//! one meets a position that it does not judge, it gives up, and the complete engine plays the hand out instead. What a person
//! or a bot does is never judged here.

mod actions;
mod discard;
mod going_out;
mod laying;
#[cfg(test)]
mod legal;
mod melding;
mod opening;
mod pile;
mod places;
mod play_out;
mod score;
mod sight;
mod table;
#[cfg(test)]
mod tests;

pub(super) use play_out::play_out;
