//! Motion: where elements were and are, and the animations between.

pub mod animation;
pub mod animator;
pub mod flip;
pub mod flying;
pub mod layout_snapshot;
