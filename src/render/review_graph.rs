//! The graph of a reviewed hand, painted on a canvas. Tables in the review hold the same numbers.

use crate::dom::canvas::Canvas;
use crate::dom::find::first;
use canasta_app::beside::review::graph::{ReviewGraph, review_graph};
use canasta_app::session::Session;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlCanvasElement};

/// Paints the graph, if the page has a canvas for it.
pub fn paint_review_graph(session: &Session, root: &Element) {
    let element = first(root, "canvas.chances").and_then(|canvas| canvas.dyn_into::<HtmlCanvasElement>().ok());
    if let (Some(canvas), Some(graph)) = (element.and_then(Canvas::new), review_graph(session)) {
        paint(&canvas, &graph);
    }
}

fn paint(canvas: &Canvas, graph: &ReviewGraph) {
    let pen = &canvas.context;
    let (width, height) = (canvas.width, canvas.height);
    let at = |&(x, y): &(f64, f64)| (x * width, (1.0 - y) * height);
    pen.clear_rect(0.0, 0.0, width, height);
    pen.set_line_join("round");
    pen.set_line_width(1.0);
    pen.set_stroke_style_str(&canvas.style("--panel-line"));
    canvas.polyline(&[(0.0, 0.5), (width, 0.5)]);
    canvas.polyline(&[(0.0, height - 0.5), (width, height - 0.5)]);
    let points: Vec<(f64, f64)> = graph.line.iter().map(at).collect();
    if let (Some(&(left, _)), Some(&(right, _))) = (points.first(), points.last()) {
        // What is above the middle is the own side's, what is below it the others'.
        for (colour, top) in [("--we", 0.0), ("--they", height / 2.0)] {
            pen.save();
            pen.begin_path();
            pen.rect(0.0, top, width, height / 2.0);
            pen.clip();
            pen.begin_path();
            pen.move_to(left, height / 2.0);
            points.iter().for_each(|&(x, y)| pen.line_to(x, y));
            pen.line_to(right, height / 2.0);
            pen.set_global_alpha(0.35);
            pen.set_fill_style_str(&canvas.style(colour));
            pen.fill();
            pen.restore();
        }
    }
    let dim = canvas.style("--panel-dim");
    pen.set_stroke_style_str(&dim);
    canvas.set_dash(&[4.0, 4.0]);
    canvas.polyline(&[(0.0, height / 2.0), (width, height / 2.0)]);
    canvas.set_dash(&[]);
    pen.set_stroke_style_str(&canvas.style("--panel-ink"));
    pen.set_line_width(2.5);
    canvas.polyline(&points);
    // Dashed, so that the two lines differ without colours.
    let all_cards: Vec<(f64, f64)> = graph.all_cards.iter().map(at).collect();
    pen.set_line_width(2.0);
    canvas.set_dash(&[7.0, 4.0]);
    canvas.polyline(&all_cards);
    canvas.set_dash(&[]);
    pen.set_line_width(1.5);
    canvas.polyline(&[(graph.now * width, 0.0), (graph.now * width, height)]);
}
