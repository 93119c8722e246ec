//! Canasta.
