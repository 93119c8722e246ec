//! The picture of a result of today's deal, to be sent.

use super::dates;
use crate::dom::canvas;
use crate::platform::link;
use canasta_app::features::daily::{DayPicture, Stand};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// The size in pixels: what previews of links are cut to.
const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;
const MARGIN: f64 = 64.0;
/// Where the figures begin.
const FIGURES: f64 = 700.0;

/// The colours of the table by daylight. A picture has no theme.
const FELT: &str = "#184c40";
const RIM: &str = "#123a31";
const PAPER: &str = "#fdf8ea";
const DIM: &str = "#b9d3ca";
const GOLD: &str = "#f5bb45";

/// The side of a square and the gap after it, at most.
const SQUARE: f64 = 46.0;
const GAP: f64 = 10.0;

/// Draws a picture. Gives the bytes of its PNG; `None` where the browser draws none.
pub fn paint(picture: &DayPicture) -> Option<Uint8Array> {
    let element = canvas::create()?;
    element.set_width(WIDTH as u32);
    element.set_height(HEIGHT as u32);
    let pen: CanvasRenderingContext2d = element.get_context("2d").ok()??.dyn_into().ok()?;
    draw(&pen, picture);
    bytes(&element)
}

fn draw(pen: &CanvasRenderingContext2d, picture: &DayPicture) {
    pen.set_fill_style_str(RIM);
    pen.fill_rect(0.0, 0.0, WIDTH, HEIGHT);
    pen.set_fill_style_str(FELT);
    pen.fill_rect(0.0, 0.0, WIDTH, HEIGHT - 78.0);
    pen.set_text_baseline("alphabetic");
    let inner = WIDTH - 2.0 * MARGIN;

    let date = dates::day_in_words(picture.day);
    let date_width = text(pen, &date, Place::right(96.0), 34.0, Pen { weight: 400, color: DIM }, inner / 2.0);
    let title = Pen { weight: 700, color: GOLD };
    text(pen, &picture.title, Place::left(MARGIN, 96.0), 46.0, title, inner - date_width - 40.0);
    text(pen, &picture.kind, Place::left(MARGIN, 152.0), 36.0, Pen { weight: 400, color: PAPER }, inner);

    let half = FIGURES - MARGIN - 40.0;
    text(pen, &picture.lead, Place::left(MARGIN, 318.0), 140.0, Pen { weight: 700, color: PAPER }, half);
    text(pen, picture.lead_note, Place::left(MARGIN, 370.0), 32.0, Pen { weight: 400, color: DIM }, half);
    let first = 318.0 - 60.0 * (picture.figures.len() as f64 - 1.0) / 2.0;
    for (at, (name, value)) in picture.figures.iter().enumerate() {
        let y = first + 60.0 * at as f64;
        let width = text(pen, value, Place::right(y), 38.0, Pen { weight: 700, color: PAPER }, inner / 3.0);
        let left = WIDTH - MARGIN - FIGURES - width - 24.0;
        text(pen, name, Place::left(FIGURES, y), 32.0, Pen { weight: 400, color: DIM }, left);
    }
    course(pen, &picture.course);

    let address = link::to(&picture.fragment);
    let address = address.split_once("://").map_or(address.as_str(), |(_, rest)| rest);
    text(pen, address, Place::left(MARGIN, HEIGHT - 28.0), 30.0, Pen { weight: 400, color: DIM }, inner);
}

/// The weight and the colour of letters.
#[derive(Clone, Copy)]
struct Pen {
    weight: u32,
    color: &'static str,
}

/// Where a line of text begins, or ends.
#[derive(Clone, Copy)]
struct Place {
    align: &'static str,
    x: f64,
    y: f64,
}

impl Place {
    const fn left(x: f64, y: f64) -> Place {
        Place { align: "left", x, y }
    }

    /// It ends at the right margin.
    const fn right(y: f64) -> Place {
        Place { align: "right", x: WIDTH - MARGIN, y }
    }
}

/// Writes a line in this size, or in a smaller one if it would be wider than this. Gives its width.
fn text(pen: &CanvasRenderingContext2d, words: &str, place: Place, size: f64, style: Pen, most: f64) -> f64 {
    let font = |size: f64| format!("{} {size}px system-ui, sans-serif", style.weight);
    pen.set_font(&font(size));
    let mut width = pen.measure_text(words).map_or(0.0, |metrics| metrics.width());
    if width > most && most > 0.0 {
        pen.set_font(&font((size * most / width).floor()));
        width = most;
    }
    pen.set_text_align(place.align);
    pen.set_fill_style_str(style.color);
    let _ = pen.fill_text(words, place.x, place.y);
    width
}

/// The course of the hand in squares: filled ahead, half filled level, empty behind. Long ones are in two rows of smaller squares.
fn course(pen: &CanvasRenderingContext2d, course: &[Stand]) {
    let inner = WIDTH - 2.0 * MARGIN;
    let rows = if course.len() > 24 { 2 } else { 1 };
    let in_row = course.len().div_ceil(rows).max(1);
    let scale = (inner / (in_row as f64 * (SQUARE + GAP))).min(if rows > 1 { 0.85 } else { 1.0 });
    let (side, step) = (SQUARE * scale, (SQUARE + GAP) * scale);
    let top = 480.0 - (rows as f64 * step - GAP * scale) / 2.0;
    pen.set_fill_style_str(GOLD);
    pen.set_stroke_style_str(GOLD);
    pen.set_line_width(3.0);
    for (at, stand) in course.iter().enumerate() {
        let (x, y) = (MARGIN + (at % in_row) as f64 * step, top + (at / in_row) as f64 * step);
        match stand {
            Stand::Ahead => pen.fill_rect(x, y, side, side),
            Stand::Level => pen.fill_rect(x, y + side / 2.0, side, side / 2.0),
            Stand::Behind => {}
        }
        pen.stroke_rect(x + 1.5, y + 1.5, side - 3.0, side - 3.0);
    }
}

/// The bytes of the canvas as PNG. They are made at once: a browser shares only while it remembers the press.
fn bytes(canvas: &HtmlCanvasElement) -> Option<Uint8Array> {
    let url = canvas.to_data_url().ok()?;
    let (_, encoded) = url.split_once("base64,")?;
    // Each character is a byte.
    let decoded = gloo::utils::window().atob(encoded).ok()?;
    let bytes: Vec<u8> = decoded.chars().map(|c| c as u8).collect();
    Some(Uint8Array::from(bytes.as_slice()))
}
