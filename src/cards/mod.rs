//! The images of the cards.

pub mod card_images;
pub mod rasterizer;
