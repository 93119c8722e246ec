//! What the document is bad at, painted: the graph of the match and the celebration. The page is complete without.

use super::{document, number};
use crate::rules::Suit;
use crate::session::Session;
use crate::view::confetti::{LASTS_MS, Piece, pieces};
use crate::view::graph::{Graph, Line, Whose, graph, within};
use js_sys::Array;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement, Path2d};

/// A canvas whose unit is the pixel of the style sheets, sharp on every screen.
struct Sheet {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    style: CssStyleDeclaration,
    width: f64,
    height: f64,
}

impl Sheet {
    fn of(canvas: HtmlCanvasElement) -> Option<Sheet> {
        let window = web_sys::window()?;
        let (width, height) = (f64::from(canvas.client_width()), f64::from(canvas.client_height()));
        if width < 1.0 || height < 1.0 {
            return None;
        }
        let dots = within(window.device_pixel_ratio(), 1.0, 4.0);
        // Screens have a few thousand pixels: fits.
        canvas.set_width((width * dots).round() as u32);
        canvas.set_height((height * dots).round() as u32);
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        context.set_transform(dots, 0.0, 0.0, dots, 0.0, 0.0).ok()?;
        let style = window.get_computed_style(&canvas).ok()??;
        Some(Sheet { canvas, context, style, width, height })
    }

    /// A property of the style sheets as it is here.
    fn style(&self, name: &str) -> String {
        self.style.get_property_value(name).map(|value| value.trim().to_owned()).unwrap_or_default()
    }
}

/// Paints the graph of the match, if the page has a place for it.
pub fn show_graph(session: &Session, root: &Element) {
    let Some(canvas) = root.query_selector("canvas.graph").ok().flatten() else { return };
    let sheet = canvas.dyn_into::<HtmlCanvasElement>().ok().and_then(Sheet::of);
    if let (Some(sheet), Some(graph)) = (sheet, graph(session)) {
        paint(&sheet, &graph);
    }
}

fn paint(sheet: &Sheet, graph: &Graph) {
    let pen = &sheet.context;
    let em = number::read(&sheet.style("font-size")).unwrap_or(16.0) * 0.85;
    pen.set_font(&format!("600 {}px {}", number::write(em, 2), sheet.style("font-family")));
    let wide = |word: &str| pen.measure_text(word).map_or(0.0, |size| size.width());
    let labels = graph.lines.iter().map(|line| wide(&line.word)).fold(0.0, f64::max);
    let names = graph.levels.iter().map(|level| wide(&level.word)).fold(0.0, f64::max);
    let (left, right) = (names + 8.0, sheet.width - labels - 12.0);
    let (top, bottom) = (em * 0.8, sheet.height - em * 1.6);
    let x = |share: f64| left + share * (right - left);
    let y = |share: f64| bottom - share * (bottom - top);
    pen.clear_rect(0.0, 0.0, sheet.width, sheet.height);
    pen.set_line_join("round");
    pen.set_line_cap("round");
    pen.set_text_baseline("middle");
    let dim = sheet.style("--dialog-dim");
    pen.set_fill_style_str(&dim);
    pen.set_text_align("right");
    for level in &graph.levels {
        let at = y(level.y).round() + 0.5;
        pen.set_line_width(1.0);
        pen.set_stroke_style_str(&if level.target { dim.clone() } else { sheet.style("--dialog-line") });
        dash(pen, if level.target { &[2.0, 4.0] } else { &[] });
        stroke(pen, &[(left, at), (right, at)]);
        let _ = pen.fill_text(&level.word, left - 6.0, at);
    }
    pen.set_text_align("center");
    for (share, hand) in &graph.hands {
        let _ = pen.fill_text(hand, x(*share), sheet.height - em * 0.6);
    }
    pen.set_text_align("left");
    // The two words keep a line's distance, the higher one above.
    let ends = graph.lines.each_ref().map(|line| line.points.last().map_or(bottom, |point| y(point.1)));
    let apart = em * 1.2;
    let near = (ends[0] - ends[1]).abs() < apart;
    let middle = within((ends[0] + ends[1]) / 2.0, top + apart / 2.0 - em / 2.0, bottom - apart / 2.0);
    for (at, line) in graph.lines.iter().enumerate() {
        let colour = sheet.style(if line.whose == Whose::We { "--we" } else { "--they" });
        pen.set_stroke_style_str(&colour);
        pen.set_fill_style_str(&colour);
        trace(pen, line, &x, &y);
        let above = if ends[0] == ends[1] { at == 1 } else { ends[at] < ends[1 - at] };
        let word_y = match (near, above) {
            (false, _) => ends[at],
            (true, true) => middle - apart / 2.0,
            (true, false) => middle + apart / 2.0,
        };
        pen.set_fill_style_str(&sheet.style("--dialog-ink"));
        let _ = pen.fill_text(&line.word, right + 8.0, word_y);
    }
}

/// A line with its points: round on a whole line the own ones, square on a broken line theirs.
fn trace(pen: &CanvasRenderingContext2d, line: &Line, x: &dyn Fn(f64) -> f64, y: &dyn Fn(f64) -> f64) {
    let points: Vec<(f64, f64)> = line.points.iter().map(|&(px, py)| (x(px), y(py))).collect();
    let ours = line.whose == Whose::We;
    pen.set_line_width(if ours { 3.0 } else { 2.5 });
    dash(pen, if ours { &[] } else { &[7.0, 5.0] });
    stroke(pen, &points);
    dash(pen, &[]);
    for &(px, py) in points.iter().skip(1) {
        if ours {
            pen.begin_path();
            // A radius that is not negative is never refused.
            let _ = pen.arc(px, py, 4.0, 0.0, std::f64::consts::TAU);
            pen.fill();
        } else {
            pen.fill_rect(px - 3.5, py - 3.5, 7.0, 7.0);
        }
    }
}

fn dash(pen: &CanvasRenderingContext2d, lengths: &[f64]) {
    let list: Array = lengths.iter().map(|&length| wasm_bindgen::JsValue::from_f64(length)).collect();
    let _ = pen.set_line_dash(&list);
}

fn stroke(pen: &CanvasRenderingContext2d, points: &[(f64, f64)]) {
    pen.begin_path();
    for (at, &(x, y)) in points.iter().enumerate() {
        if at == 0 { pen.move_to(x, y) } else { pen.line_to(x, y) }
    }
    pen.stroke();
}

/// The celebration that is on.
struct Party {
    sheet: Sheet,
    shapes: [Path2d; 4],
    colours: [String; 4],
    began: Option<f64>,
    /// Kept alive for the browser.
    frame: Closure<dyn FnMut(f64)>,
    /// The frame that is asked for: it must not come when the closure is gone.
    asked: Option<i32>,
}

thread_local! {
    static PARTY: RefCell<Option<Party>> = const { RefCell::new(None) };
}

const fn place(suit: Suit) -> usize {
    match suit {
        Suit::Spades => 0,
        Suit::Hearts => 1,
        Suit::Diamonds => 2,
        Suit::Clubs => 3,
    }
}

/// The outlines of the suits around the origin, one unit high.
const OUTLINES: [&str; 4] = [
    "M0-.5C.1-.3.46-.12.46.14C.46.38.16.4.05.22L.15.5L-.15.5L-.05.22C-.16.4-.46.38-.46.14C-.46-.12-.1-.3 0-.5Z",
    "M0 .48C-.62.02-.52-.45-.25-.45C-.1-.45 0-.32 0-.2C0-.32.1-.45.25-.45C.52-.45.62.02 0 .48Z",
    "M0-.5L.36 0L0 .5L-.36 0Z",
    "M.05.16A.22.22 0 1 0 .15-.11A.22.22 0 1 0-.15-.11A.22.22 0 1 0-.05.16L-.14.5L.14.5Z",
];

/// Lets suits rain over the page, once.
pub fn celebrate() {
    stop();
    if let Some(mut party) = prepare()
        && request(&mut party)
    {
        PARTY.set(Some(party));
    }
}

fn prepare() -> Option<Party> {
    let document = document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_class_name("celebration");
    canvas.set_attribute("aria-hidden", "true").ok()?;
    canvas.set_attribute("popover", "manual").ok()?;
    document.body()?.append_child(&canvas).ok()?;
    // Above the dialog that says who has won. A browser without popovers has it below.
    let _ = canvas.show_popover();
    let sheet = Sheet::of(canvas)?;
    let colours = ["--back", "--h", "--gold", "--we"].map(|name| sheet.style(name));
    let mut shapes = Vec::with_capacity(4);
    for outline in OUTLINES {
        shapes.push(Path2d::new_with_path_string(outline).ok()?);
    }
    let frame = Closure::new(on_frame);
    Some(Party { sheet, shapes: shapes.try_into().ok()?, colours, began: None, frame, asked: None })
}

fn request(party: &mut Party) -> bool {
    let frame = party.frame.as_ref().unchecked_ref();
    party.asked = web_sys::window().and_then(|window| window.request_animation_frame(frame).ok());
    party.asked.is_some()
}

fn on_frame(now: f64) {
    let goes_on = PARTY.with_borrow_mut(|party| {
        let Some(party) = party else { return true };
        let began = *party.began.get_or_insert(now);
        if now - began > LASTS_MS {
            return false;
        }
        party.paint(now - began);
        request(party)
    });
    if !goes_on {
        // Not from within its own frame, which is still running.
        gloo::timers::callback::Timeout::new(0, stop).forget();
    }
}

impl Party {
    fn paint(&self, elapsed: f64) {
        let pen = &self.sheet.context;
        let (width, height) = (self.sheet.width, self.sheet.height);
        pen.clear_rect(0.0, 0.0, width, height);
        for Piece { suit, x, y, size, turn, ink } in pieces(elapsed) {
            let size = size * width.min(height).max(400.0);
            pen.save();
            pen.set_global_alpha(ink);
            pen.set_fill_style_str(&self.colours[place(suit)]);
            // Numbers from the table above: nothing is refused.
            let _ = pen.translate(x * width, y * height);
            let _ = pen.rotate(turn);
            let _ = pen.scale(size, size);
            pen.fill_with_path_2d(&self.shapes[place(suit)]);
            pen.restore();
        }
    }
}

/// Ends the celebration.
pub fn stop() {
    if let Some(party) = PARTY.take() {
        if let (Some(window), Some(asked)) = (web_sys::window(), party.asked) {
            // Nothing to be done if the frame is over already.
            let _ = window.cancel_animation_frame(asked);
        }
        party.sheet.canvas.remove();
    }
}
