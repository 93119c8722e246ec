//! The rules, tried from outside.

mod scenarios;
