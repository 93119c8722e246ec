//! Rasterizer the pictures of the cards in the sizes in which they lie on the table, one after another while nothing else is
//! to be done. Until a card's is there, and where a browser does not let canvases be read, it shows the drawing, or a picture
//! that was painted for larger cards.

use super::device::on_settled;
use super::focus::all;
use super::sheet::Sheet;
use super::{card_images, document};
use crate::rules::Card;
use crate::view::card_images::{Picture, Place, dots, serves};
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Blob, CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlImageElement, Url};

/// How long after a picture the next is painted.
const NEXT_MS: u32 = 10;
/// So many are shown at once. Every time all cards there get their style anew, and for each new picture much is to be done.
const AT_ONCE: usize = 2;

/// The places for which pictures are painted, with the cards that show how large they are there.
const PLACES: [(Place, &str); 3] = [
    (Place::Hand, "#hand > .card, .pile > .card, .stock > .card"),
    (Place::Melds, ".melds .card"),
    (Place::OpenHands, ".open-hand > .card"),
];

thread_local! {
    /// The number of the last work: it tells answers to one that was given up.
    static WORK: Cell<u32> = const { Cell::new(0) };
}

/// A picture that has been painted; it lasts as long as this.
struct Painted {
    picture: Picture,
    /// Read already, so that cards show it at once.
    _image: HtmlImageElement,
}

impl Drop for Painted {
    fn drop(&mut self) {
        // An address of ours.
        let _ = Url::revoke_object_url(&self.picture.address);
    }
}

/// All pictures of one width, and the rules that show them.
struct Set {
    place: Place,
    dots: u32,
    /// Which of the drawings are painted one after another: first those that are seen.
    order: Vec<usize>,
    painted: Vec<Painted>,
    /// How many of them are shown.
    shown: usize,
    sheet: Sheet,
}

impl Set {
    /// Lets the cards show what has been painted since the last time.
    fn show(&mut self) {
        for one in &self.painted[self.shown..] {
            self.sheet.add(&self.place.rule(&one.picture));
        }
        self.shown = self.painted.len();
    }
}

/// What has been painted, and what is being painted.
pub struct Rasterizer {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    done: Vec<Set>,
    doing: Option<Set>,
    work: u32,
    next: Option<Timeout>,
}

impl Rasterizer {
    /// Nothing painted yet. None where canvases cannot be read as they were painted: browsers that hide which device they
    /// run on put noise in.
    pub fn new() -> Option<Rasterizer> {
        let canvas: HtmlCanvasElement = document()?.create_element("canvas").ok()?.dyn_into().ok()?;
        canvas.set_width(8);
        canvas.set_height(8);
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        context.set_fill_style_str("#3a6ea5");
        context.fill_rect(0.0, 0.0, 8.0, 8.0);
        let read = context.get_image_data(0.0, 0.0, 8.0, 8.0).ok()?.data();
        let is_true = read
            .chunks(4)
            .all(|dot| dot.iter().zip([0x3a_u8, 0x6e, 0xa5, 0xff]).all(|(&read, painted)| read.abs_diff(painted) <= 2));
        is_true.then(|| Rasterizer { canvas, context, done: Vec::new(), doing: None, work: 0, next: None })
    }

    /// Looks how wide cards are, and begins to paint where they have no pictures of that width. Smaller ones are shown no
    /// longer.
    pub fn look(&mut self, pictures: &[Picture]) {
        if self.doing.is_some() || pictures.is_empty() {
            return;
        }
        for (place, cards) in PLACES {
            let cards = on_table(cards);
            let Some(drawn) = widest(&cards) else { continue };
            let set = self.done.iter().find(|set| set.place == place).map(|set| set.dots);
            if set.is_some_and(|dots| serves(dots, drawn)) {
                continue;
            }
            let blurred = set.is_some_and(|dots| f64::from(dots) < drawn);
            if blurred {
                self.done.retain(|set| set.place != place);
            }
            if let Some(dots) = dots(drawn)
                && let Some(sheet) = Sheet::new()
            {
                self.canvas.set_width(dots);
                self.canvas.set_height(height(dots));
                self.doing =
                    Some(Set { place, dots, order: order(pictures, &cards), painted: Vec::new(), shown: 0, sheet });
                WORK.set(WORK.get().wrapping_add(1));
                self.work = WORK.get();
                self.go_on();
                return;
            }
        }
    }

    /// Paints the next picture in a task of its own.
    fn go_on(&mut self) {
        let work = self.work;
        self.next = Some(Timeout::new(NEXT_MS, move || {
            card_images::paint(|rasterizer, pictures| rasterizer.begin(work, pictures))
        }));
    }

    /// Reads a drawing, if not all are painted.
    fn begin(&mut self, work: u32, pictures: &[Picture]) {
        let Some(doing) = self.doing.as_mut().filter(|_| work == self.work) else { return };
        let picture = doing.order.get(doing.painted.len()).and_then(|&at| pictures.get(at));
        if picture.is_none() || doing.painted.len() - doing.shown >= AT_ONCE {
            doing.show();
        }
        let Some(picture) = picture else { return self.finish() };
        let card = picture.card;
        let Ok(image) = HtmlImageElement::new() else { return };
        image.set_src(&picture.address);
        let drawing = image.clone();
        on_settled(&image.decode(), move |done| {
            card_images::paint(|rasterizer, _| match done {
                Ok(_) => rasterizer.copy(work, card, &drawing),
                Err(_) => rasterizer.give_up(work),
            });
        });
    }

    /// Lets the cards go on showing the drawings. When the table changes next it is tried again.
    fn give_up(&mut self, work: u32) {
        self.doing.take_if(|_| work == self.work);
    }

    /// Copies a drawing onto the canvas, and asks for the picture.
    fn copy(&mut self, work: u32, card: Option<Card>, drawing: &HtmlImageElement) {
        let Some(doing) = self.doing.as_ref().filter(|_| work == self.work) else { return };
        let (width, height) = (f64::from(doing.dots), f64::from(height(doing.dots)));
        self.context.clear_rect(0.0, 0.0, width, height);
        let drawn = self.context.draw_image_with_html_image_element_and_dw_and_dh(drawing, 0.0, 0.0, width, height);
        let painted = Closure::once_into_js(move |blob: Option<Blob>| {
            if !is_wanted(work) {
                return;
            }
            let address = blob.and_then(|blob| Url::create_object_url_with_blob(&blob).ok());
            let (Some(address), Ok(image)) = (address, HtmlImageElement::new()) else { return give_up(work) };
            image.set_src(&address);
            let picture = Painted { picture: Picture { card, address }, _image: image.clone() };
            on_settled(&image.decode(), move |done| {
                card_images::paint(|rasterizer, _| match done {
                    Ok(_) => rasterizer.keep(work, picture),
                    Err(_) => rasterizer.give_up(work),
                });
            });
        });
        if drawn.and_then(|()| self.canvas.to_blob(painted.unchecked_ref())).is_err() {
            self.give_up(work);
        }
    }

    fn keep(&mut self, work: u32, picture: Painted) {
        if let Some(doing) = self.doing.as_mut().filter(|_| work == self.work) {
            doing.painted.push(picture);
            self.go_on();
        }
    }

    /// From now on only the new pictures are shown.
    fn finish(&mut self) {
        let Some(done) = self.doing.take() else { return };
        self.done.retain(|set| set.place != done.place);
        self.done.push(done);
        self.next = Some(Timeout::new(NEXT_MS, card_images::look));
    }
}

/// Whether this work still goes on.
fn is_wanted(work: u32) -> bool {
    let mut wanted = false;
    card_images::paint(|rasterizer, _| {
        wanted = rasterizer.work == work;
    });
    wanted
}

fn give_up(work: u32) {
    card_images::paint(|rasterizer, _| rasterizer.give_up(work));
}

/// The height of a card of this width.
fn height(dots: u32) -> u32 {
    (dots * 7).div_ceil(5)
}

/// The cards that are seen there.
fn on_table(cards: &str) -> Vec<Element> {
    document().and_then(|document| document.document_element()).map(|html| all(&html, cards)).unwrap_or_default()
}

/// The width of the widest of these cards, in dots of the screen.
fn widest(cards: &[Element]) -> Option<f64> {
    // Without the edge: the picture fills what is within it.
    let widest = cards.iter().map(Element::client_width).max()?;
    Some(f64::from(widest) * web_sys::window()?.device_pixel_ratio())
}

/// The numbers of the pictures, those of these cards first.
fn order(pictures: &[Picture], cards: &[Element]) -> Vec<usize> {
    let seen: Vec<Option<Card>> =
        cards.iter().map(|card| card.get_attribute("data-card").and_then(|name| name.parse().ok())).collect();
    let (mut first, others): (Vec<usize>, Vec<usize>) =
        (0..pictures.len()).partition(|&at| seen.contains(&pictures[at].card));
    first.extend(others);
    first
}
