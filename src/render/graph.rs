//! The graph of the match, painted on a canvas. The score pad shows the same as text.

use super::{qr_code, review_graph};
use crate::dom::canvas::Canvas;
use crate::dom::find::first;
use crate::dom::number;
use crate::guard::guarded;
use canasta_app::session::Session;
use canasta_app::view::graph::{Graph, Line, Whose, graph, hands_apart, labels_fit, places_of_words};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlCanvasElement};

/// Paints the graph, if the page has a canvas for it.
pub fn paint_graph(session: &Session, root: &Element) {
    let element = first(root, "canvas.graph").and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok());
    if let (Some(canvas), Some(graph)) = (element.and_then(Canvas::new), graph(session)) {
        paint(&canvas, &graph);
    }
}

fn paint(canvas: &Canvas, graph: &Graph) {
    let pen = &canvas.context;
    let em = number::read(&canvas.style("font-size")).unwrap_or(16.0) * 0.85;
    pen.set_font(&format!("600 {}px {}", number::write(em, 2), canvas.style("font-family")));
    let wide = |word: &str| pen.measure_text(word).map_or(0.0, |size| size.width());
    let widest = |word: fn(&Line) -> &String| graph.lines.iter().map(|line| wide(word(line))).fold(0.0, f64::max);
    // The totals above the graph have the names too.
    let word: fn(&Line) -> &String = match labels_fit(widest(|line| &line.word), canvas.width) {
        true => |line| &line.word,
        false => |line| &line.total,
    };
    let labels = widest(word);
    let names = graph.levels.iter().map(|level| wide(&level.word)).fold(0.0, f64::max);
    let (left, right) = (names + 8.0, canvas.width - labels - 12.0);
    let (top, bottom) = (em * 0.8, canvas.height - em * 1.6);
    let x = |share: f64| left + share * (right - left);
    let y = |share: f64| bottom - share * (bottom - top);
    pen.clear_rect(0.0, 0.0, canvas.width, canvas.height);
    pen.set_line_join("round");
    pen.set_line_cap("round");
    pen.set_text_baseline("middle");
    let dim = canvas.style("--panel-dim");
    pen.set_fill_style_str(&dim);
    pen.set_text_align("right");
    for level in &graph.levels {
        let at = y(level.y).round() + 0.5;
        pen.set_line_width(1.0);
        pen.set_stroke_style_str(&if level.target { dim.clone() } else { canvas.style("--panel-line") });
        canvas.set_dash(if level.target { &[2.0, 4.0] } else { &[] });
        canvas.polyline(&[(left, at), (right, at)]);
        let _ = pen.fill_text(&level.word, left - 6.0, at);
    }
    pen.set_text_align("center");
    let number = graph.hands.iter().map(|(_, hand)| wide(hand)).fold(0.0, f64::max);
    for (share, hand) in hands_apart(&graph.hands, right - left, number + em * 0.5) {
        let _ = pen.fill_text(hand, x(*share), canvas.height - em * 0.6);
    }
    pen.set_text_align("left");
    // The labels are at least a line apart, the higher one above.
    let ends =
        graph.lines.iter().map(|line| line.points.last().map_or(bottom, |point| y(point.1))).collect::<Vec<f64>>();
    let words = places_of_words(&ends, em * 1.2, (top - em / 2.0, bottom));
    for (at, line) in graph.lines.iter().enumerate() {
        let colour = canvas.style(if line.whose == Whose::We { "--we" } else { "--they" });
        pen.set_stroke_style_str(&colour);
        pen.set_fill_style_str(&colour);
        trace(canvas, line, &x, &y);
        pen.set_fill_style_str(&canvas.style("--panel-ink"));
        let _ = pen.fill_text(word(line), right + 8.0, words[at]);
    }
}

/// Draws the line of a side with its points: the own side solid and round, the others dashed and square.
fn trace(canvas: &Canvas, line: &Line, x: &dyn Fn(f64) -> f64, y: &dyn Fn(f64) -> f64) {
    let pen = &canvas.context;
    let points: Vec<(f64, f64)> = line.points.iter().map(|&(px, py)| (x(px), y(py))).collect();
    let ours = line.whose == Whose::We;
    pen.set_line_width(if ours { 3.0 } else { 2.5 });
    canvas.set_dash(if ours { &[] } else { &[7.0, 5.0] });
    canvas.polyline(&points);
    canvas.set_dash(&[]);
    for &(px, py) in points.iter().skip(1) {
        if ours {
            pen.begin_path();
            // A positive radius is always accepted.
            let _ = pen.arc(px, py, 4.0, 0.0, std::f64::consts::TAU);
            pen.fill();
        } else {
            pen.fill_rect(px - 3.5, py - 3.5, 7.0, 7.0);
        }
    }
}

/// Paints the graphs below an element, which tables say too, and the pictures of links.
pub fn paint_graphs(session: &Session, root: &Element) {
    let _ = guarded(|| paint_graph(session, root));
    let _ = guarded(|| review_graph::paint_review_graph(session, root));
    let _ = guarded(|| qr_code::paint_codes(root));
}
