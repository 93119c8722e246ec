//! The rules, tried from outside.

mod chance;
mod properties;
mod scenarios;
mod walk;
