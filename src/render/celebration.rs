//! The celebration of a match that the person's side has won: suits that rain over the page.

use crate::dom::canvas::{self, Canvas};
use crate::dom::find::document;
use canasta::rules::Suit;
use canasta_app::view::confetti::{LASTS_MS, Piece, pieces};
use gloo::render::{AnimationFrame, request_animation_frame};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Path2d;

/// The celebration, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct Celebration(Rc<RefCell<Option<Confetti>>>);

struct Confetti {
    canvas: Canvas,
    shapes: [Path2d; 4],
    colours: [String; 4],
    /// The time of the first frame, in milliseconds.
    start: Option<f64>,
    /// The next frame, which does not come when this is dropped.
    frame: Option<AnimationFrame>,
}

const fn index(suit: Suit) -> usize {
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

impl Celebration {
    /// Starts it.
    pub fn start(&self) {
        self.stop();
        *self.0.borrow_mut() = Confetti::new();
        self.request_frame();
    }

    /// Stops it.
    pub fn stop(&self) {
        if let Some(confetti) = self.0.borrow_mut().take() {
            confetti.canvas.element.remove();
        }
    }

    fn request_frame(&self) {
        let celebration = self.clone();
        if let Some(confetti) = &mut *self.0.borrow_mut() {
            confetti.frame = Some(request_animation_frame(move |now| celebration.paint(now)));
        }
    }

    fn paint(&self, now: f64) {
        let elapsed = match &mut *self.0.borrow_mut() {
            Some(confetti) => {
                let elapsed = now - *confetti.start.get_or_insert(now);
                if elapsed <= LASTS_MS {
                    confetti.paint(elapsed);
                }
                elapsed
            }
            None => return,
        };
        if elapsed > LASTS_MS {
            self.stop();
        } else {
            self.request_frame();
        }
    }
}

impl Confetti {
    fn new() -> Option<Confetti> {
        let element = canvas::create()?;
        element.set_class_name("celebration");
        element.set_attribute("aria-hidden", "true").ok()?;
        element.set_attribute("popover", "manual").ok()?;
        document()?.body()?.append_child(&element).ok()?;
        // A popover is above the dialog that announces the winner. Browsers without popovers show it below.
        let _ = element.show_popover();
        let canvas = Canvas::new(element)?;
        let colours = ["--back", "--h", "--gold", "--we"].map(|name| canvas.style(name));
        let mut shapes = Vec::with_capacity(4);
        for outline in OUTLINES {
            shapes.push(Path2d::new_with_path_string(outline).ok()?);
        }
        Some(Confetti { canvas, shapes: shapes.try_into().ok()?, colours, start: None, frame: None })
    }

    fn paint(&self, elapsed: f64) {
        let pen = &self.canvas.context;
        let (width, height) = (self.canvas.width, self.canvas.height);
        pen.clear_rect(0.0, 0.0, width, height);
        for Piece { suit, x, y, size, turn, ink } in pieces(elapsed) {
            let size = size * width.min(height).max(400.0);
            pen.save();
            pen.set_global_alpha(ink);
            pen.set_fill_style_str(&self.colours[index(suit)]);
            // These fail for no finite numbers.
            let _ = pen.translate(x * width, y * height);
            let _ = pen.rotate(turn);
            let _ = pen.scale(size, size);
            pen.fill_with_path_2d(&self.shapes[index(suit)]);
            pen.restore();
        }
    }
}
