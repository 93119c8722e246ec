//! The plot of a ladder: points and intervals, as SVG for light and dark pages.

use super::report::Report;
use std::fmt::Write as _;

const NAMES: f64 = 190.0;
const PANEL: f64 = 250.0;
const GAP: f64 = 56.0;
/// Longer names are truncated.
const MAX_NAME: usize = 12;
const TOP: f64 = 44.0;
const ROW: f64 = 34.0;
const BOTTOM: f64 = 34.0;

/// Percentages of matches won that make a good step: large enough to be felt, and small enough to be climbed.
const GOOD_STEP: [f64; 2] = [58.0, 72.0];

/// A value with its interval.
struct Point {
    low: f64,
    value: f64,
    high: f64,
}

/// One of the two columns of the plot.
struct Panel {
    title: &'static str,
    left: f64,
    from: f64,
    to: f64,
    tick: f64,
    unit: &'static str,
    /// The value at equal strength.
    equal: f64,
    band: Option<[f64; 2]>,
    points: Vec<Option<Point>>,
}

/// A plot with a row for each report: points a hand, and the share of matches won.
pub fn svg(steps: &[Report]) -> String {
    let points: Vec<Option<Point>> = steps
        .iter()
        .map(|report| {
            let mean = report.points_a_hand;
            let half_width = mean.half_width?;
            Some(Point { low: mean.mean - half_width, value: mean.mean, high: mean.mean + half_width })
        })
        .collect();
    let shares: Vec<Option<Point>> = steps
        .iter()
        .map(|report| {
            let share = report.matches.share?;
            Some(Point { low: 100.0 * share.low, value: 100.0 * share.share, high: 100.0 * share.high })
        })
        .collect();
    let mut panels = Vec::new();
    let mut left = NAMES;
    if points.iter().any(Option::is_some) {
        let (from, to, tick) = scale(&points);
        let title = "points a hand";
        panels.push(Panel { title, left, from, to, tick, unit: "", equal: 0.0, band: None, points });
        left += PANEL + GAP;
    }
    if shares.iter().any(Option::is_some) {
        let (title, band) = ("matches won", Some(GOOD_STEP));
        panels.push(Panel {
            title,
            left,
            from: 0.0,
            to: 100.0,
            tick: 25.0,
            unit: " %",
            equal: 50.0,
            band,
            points: shares,
        });
        left += PANEL + GAP;
    }
    let (width, height) = (left, TOP + ROW * steps.len() as f64 + BOTTOM);
    let mut svg = String::new();
    let _ = writeln!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">"#
    );
    svg.push_str(STYLE);
    let _ = writeln!(svg, r#"<rect class="page" width="{width}" height="{height}" rx="6"/>"#);
    for (row, report) in steps.iter().enumerate() {
        let y = TOP + ROW * (row as f64 + 0.5);
        let (above, below) = (short_name(&report.a), short_name(&report.b));
        let _ = writeln!(
            svg,
            r#"<text class="name" x="{}" y="{y}" dy="0.35em">{above}<tspan class="faint"> over {below}</tspan></text>"#,
            NAMES - 16.0
        );
    }
    panels.iter().for_each(|panel| panel.draw(&mut svg, TOP + ROW * steps.len() as f64));
    svg.push_str("</svg>\n");
    svg
}

const STYLE: &str = "\
<style>
text { font: 13px system-ui, sans-serif; fill: #1d2b24; }
.name { text-anchor: end; font-weight: 600; }
.faint { fill: #55655d; font-weight: 400; }
.middle { text-anchor: middle; }
.page { fill: #ffffff; }
.grid { stroke: #d9e0dc; }
.equal { stroke: #8a9a92; stroke-dasharray: 4 3; }
.band { fill: #dff0e4; }
.whisker { stroke: #1b7a45; stroke-width: 2; }
.dot { fill: #1b7a45; }
@media (prefers-color-scheme: dark) {
text { fill: #e6efe9; }
.faint { fill: #a5b5ac; }
.page { fill: #12201a; }
.grid { stroke: #2b3b33; }
.equal { stroke: #75867d; }
.band { fill: #1d3a2a; }
.whisker { stroke: #5fd38f; }
.dot { fill: #5fd38f; }
}
</style>
";

impl Panel {
    fn x(&self, value: f64) -> f64 {
        self.left + PANEL * ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0)
    }

    fn draw(&self, svg: &mut String, bottom: f64) {
        let middle = self.left + PANEL / 2.0;
        let _ = writeln!(svg, r#"<text class="middle" x="{middle}" y="22">{}</text>"#, self.title);
        if let Some([low, high]) = self.band {
            let (x, width, height) = (self.x(low), self.x(high) - self.x(low), bottom - TOP);
            let _ = writeln!(svg, r#"<rect class="band" x="{x:.1}" y="{TOP}" width="{width:.1}" height="{height}"/>"#);
        }
        let ticks = ((self.to - self.from) / self.tick).round() as usize;
        for value in (0..=ticks).map(|n| self.from + self.tick * n as f64) {
            let x = self.x(value);
            let class = if (value - self.equal).abs() < self.tick / 1e3 { "equal" } else { "grid" };
            let _ = writeln!(svg, r#"<line class="{class}" x1="{x:.1}" y1="{TOP}" x2="{x:.1}" y2="{bottom}"/>"#);
            let (y, unit, size) = (bottom + 20.0, self.unit, value.abs());
            let sign = match self.equal == 0.0 && size > self.tick / 1e3 {
                true if value > 0.0 => "+",
                true => "−",
                false => "",
            };
            let _ = writeln!(svg, r#"<text class="middle faint" x="{x:.1}" y="{y}">{sign}{size:.0}{unit}</text>"#);
        }
        for (row, point) in self.points.iter().enumerate() {
            let Some(point) = point else { continue };
            let y = TOP + ROW * (row as f64 + 0.5);
            let [low, value, high] = [point.low, point.value, point.high].map(|value| self.x(value));
            let _ = writeln!(svg, r#"<line class="whisker" x1="{low:.1}" y1="{y}" x2="{high:.1}" y2="{y}"/>"#);
            let _ = writeln!(svg, r#"<circle class="dot" cx="{value:.1}" cy="{y}" r="5"/>"#);
        }
    }
}

/// The ends of an axis that contains all intervals and zero, and the distance of its ticks.
fn scale(points: &[Option<Point>]) -> (f64, f64, f64) {
    let all = || points.iter().flatten();
    let low = all().fold(0.0_f64, |low, point| low.min(point.low));
    let high = all().fold(0.0_f64, |high, point| high.max(point.high));
    let steps = [1.0, 2.0, 5.0].into_iter().cycle().zip((0..).flat_map(|power| [power; 3]));
    let mut ticks = steps.map(|(step, power)| step * 10.0_f64.powi(power)).take(30);
    let tick = ticks.find(|tick| (high - low) / tick <= 4.0).unwrap_or(1.0e9);
    ((low / tick).floor() * tick, ((high / tick).ceil() * tick).max(tick), tick)
}

/// A name as XML text, truncated if it is long, as commands are.
fn short_name(text: &str) -> String {
    let cut: String = text.chars().take(MAX_NAME).collect();
    let dots = if cut.len() < text.len() { "…" } else { "" };
    format!("{}{dots}", escape_xml(&cut))
}

fn escape_xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_contains_every_interval_and_has_at_most_six_ticks() {
        for (low, value, high) in [(-3.0, 1.0, 8.0), (90.0, 120.0, 160.0), (-900.0, -500.0, -100.0), (0.0, 0.0, 0.0)] {
            let (from, to, tick) = scale(&[Some(Point { low, value, high }), None]);
            assert!(from <= low.min(0.0) && to >= high.max(0.0) && to > from, "{from} to {to} by {tick}");
            assert!((to - from) / tick <= 6.0, "{from} to {to} by {tick}");
        }
    }
}
