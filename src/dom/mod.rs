//! The document: finding elements, patching them, and what web-sys lacks or makes awkward.

pub mod attributes;
pub mod canvas;
pub mod find;
pub mod number;
pub mod overlay;
pub mod patch;
pub mod style_sheet;
