//! Rendering: from a description of the page to the document.

pub mod appearance;
pub mod captions;
pub mod celebration;
pub mod dates;
pub mod day_picture;
pub mod edited_fields;
pub mod fit;
pub mod flourish;
pub mod focus;
pub mod graph;
pub mod inert;
pub mod live_region;
pub mod modal;
mod qr_code;
pub mod renderer;
mod review_graph;
