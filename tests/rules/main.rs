//! The rules, tried from outside.

mod chance;
mod going_out;
mod properties;
mod scenarios;
mod walk;
