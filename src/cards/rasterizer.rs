//! Rasterises the images of the cards in the sizes of the cards on the table, one after another while the page is idle. Until
//! an image is ready, and where a browser does not let canvases be read, a card shows its drawing or a larger image.

use crate::dom::canvas;
use crate::dom::find::{all, html};
use crate::dom::style_sheet::StyleSheet;
use crate::platform::promise::{QUICK_MS, on_settled};
use canasta::rules::Card;
use canasta_app::view::card_images::{Picture, Place, dots, serves};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Blob, CanvasRenderingContext2d, Element, HtmlCanvasElement, HtmlImageElement, Url};

/// How long after an image the next one is rasterised, in milliseconds.
const NEXT_MS: u32 = 10;
/// The number of images whose rules are added at once. Each time, all cards there get new styles.
const IMAGES_AT_ONCE: usize = 2;

/// The places with images of their own, and the cards whose size counts there.
const PLACES: [(Place, &str); 3] = [
    (Place::Hand, "#hand > .card, .pile > .card, .stock > .card"),
    (Place::Melds, ".melds .card"),
    (Place::OpenHands, ".open-hand > .card"),
];

/// The rasterised images, which last as long as this.
pub struct Rasterizer(Rc<RefCell<State>>);

struct State {
    pictures: Rc<[Picture]>,
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    finished: Vec<ImageSet>,
    /// The set that is being rasterised.
    current: Option<ImageSet>,
    next: Option<Timeout>,
}

/// All images of one width, and the rules that show them.
struct ImageSet {
    place: Place,
    /// The width, in pixels of the screen.
    dots: u32,
    /// The order of the drawings, by index: visible cards come first.
    order: Vec<usize>,
    images: Vec<Image>,
    /// The number of images that have rules.
    shown: usize,
    sheet: StyleSheet,
}

/// A rasterised image.
struct Image {
    picture: Picture,
    /// Keeps the image decoded, so that cards show it at once.
    _decoded: HtmlImageElement,
}

impl Drop for Image {
    fn drop(&mut self) {
        // The address is one of ours.
        let _ = Url::revoke_object_url(&self.picture.address);
    }
}

impl ImageSet {
    /// Adds rules for the images that have none yet.
    fn show(&mut self) {
        for image in &self.images[self.shown..] {
            self.sheet.insert(&self.place.rule(&image.picture));
        }
        self.shown = self.images.len();
    }
}

impl Rasterizer {
    /// A rasterizer of these drawings. `None` where canvases cannot be read as they were drawn: browsers that hide the device
    /// add noise.
    pub fn new(pictures: Rc<[Picture]>) -> Option<Rasterizer> {
        let canvas = canvas::create()?;
        canvas.set_width(8);
        canvas.set_height(8);
        let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        context.set_fill_style_str("#3a6ea5");
        context.fill_rect(0.0, 0.0, 8.0, 8.0);
        let read = context.get_image_data(0.0, 0.0, 8.0, 8.0).ok()?.data();
        let is_exact = read
            .chunks(4)
            .all(|pixel| pixel.iter().zip([0x3a_u8, 0x6e, 0xa5, 0xff]).all(|(&read, drawn)| read.abs_diff(drawn) <= 2));
        let state = State { pictures, canvas, context, finished: Vec::new(), current: None, next: None };
        is_exact.then(|| Rasterizer(Rc::new(RefCell::new(state))))
    }

    /// Starts a set of images where cards have a width without one. Images that are too small are no longer shown.
    pub fn update(&self) {
        update(&self.0);
    }
}

fn update(rasterizer: &Rc<RefCell<State>>) {
    let state = &mut *rasterizer.borrow_mut();
    if state.current.is_some() || state.pictures.is_empty() {
        return;
    }
    for (place, cards) in PLACES {
        let cards = html().map(|html| all(&html, cards)).unwrap_or_default();
        let Some(drawn) = widest(&cards) else { continue };
        let set = state.finished.iter().find(|set| set.place == place).map(|set| set.dots);
        if set.is_some_and(|dots| serves(dots, drawn)) {
            continue;
        }
        let is_blurred = set.is_some_and(|dots| f64::from(dots) < drawn);
        if is_blurred {
            state.finished.retain(|set| set.place != place);
        }
        if let Some(dots) = dots(drawn)
            && let Some(sheet) = StyleSheet::new()
        {
            state.canvas.set_width(dots);
            state.canvas.set_height(height(dots));
            let order = order(&state.pictures, &cards);
            state.current = Some(ImageSet { place, dots, order, images: Vec::new(), shown: 0, sheet });
            state.next = Some(later(rasterizer, decode_next));
            return;
        }
    }
}

/// Does the next step in a task of its own, unless the rasterizer is dropped.
fn later(rasterizer: &Rc<RefCell<State>>, step: fn(&Rc<RefCell<State>>)) -> Timeout {
    let rasterizer = Rc::downgrade(rasterizer);
    Timeout::new(NEXT_MS, move || {
        if let Some(rasterizer) = rasterizer.upgrade() {
            step(&rasterizer);
        }
    })
}

/// Decodes the next drawing, or finishes the set.
fn decode_next(rasterizer: &Rc<RefCell<State>>) {
    let state = &mut *rasterizer.borrow_mut();
    let Some(current) = &mut state.current else { return };
    let picture = current.order.get(current.images.len()).and_then(|&at| state.pictures.get(at));
    if picture.is_none() || current.images.len() - current.shown >= IMAGES_AT_ONCE {
        current.show();
    }
    let Some(picture) = picture else {
        // From now on only the new images of this place are shown.
        if let Some(finished) = state.current.take() {
            state.finished.retain(|set| set.place != finished.place);
            state.finished.push(finished);
        }
        state.next = Some(later(rasterizer, update));
        return;
    };
    let card = picture.card;
    let Ok(drawing) = HtmlImageElement::new() else { return };
    drawing.set_src(&picture.address);
    let weak = Rc::downgrade(rasterizer);
    on_settled(&drawing.clone().decode(), QUICK_MS, move |decoded| {
        let Some(rasterizer) = weak.upgrade() else { return };
        if decoded.and_then(|_| draw(&rasterizer, card, &drawing)).is_err() {
            give_up(&rasterizer);
        }
    });
}

/// Draws a drawing on the canvas, and asks for the image.
fn draw(
    rasterizer: &Rc<RefCell<State>>,
    card: Option<Card>,
    drawing: &HtmlImageElement,
) -> Result<(), wasm_bindgen::JsValue> {
    let state = rasterizer.borrow();
    let Some(current) = &state.current else { return Ok(()) };
    let (width, height) = (f64::from(current.dots), f64::from(height(current.dots)));
    state.context.clear_rect(0.0, 0.0, width, height);
    state.context.draw_image_with_html_image_element_and_dw_and_dh(drawing, 0.0, 0.0, width, height)?;
    let weak = Rc::downgrade(rasterizer);
    let drawn = Closure::once_into_js(move |blob: Option<Blob>| keep(&weak, card, blob));
    state.canvas.to_blob(drawn.unchecked_ref())
}

/// Keeps an image once it is decoded.
fn keep(weak: &Weak<RefCell<State>>, card: Option<Card>, blob: Option<Blob>) {
    let Some(rasterizer) = weak.upgrade() else { return };
    let address = blob.and_then(|blob| Url::create_object_url_with_blob(&blob).ok());
    let (Some(address), Ok(decoded)) = (address, HtmlImageElement::new()) else { return give_up(&rasterizer) };
    decoded.set_src(&address);
    let promise = decoded.decode();
    let image = Image { picture: Picture { card, address }, _decoded: decoded };
    let weak = weak.clone();
    on_settled(&promise, QUICK_MS, move |result| {
        let Some(rasterizer) = weak.upgrade() else { return };
        if result.is_err() {
            return give_up(&rasterizer);
        }
        let state = &mut *rasterizer.borrow_mut();
        if let Some(current) = &mut state.current {
            current.images.push(image);
            state.next = Some(later(&rasterizer, decode_next));
        }
    });
}

/// Drops the current set: the cards keep showing the drawings. The next update tries again.
fn give_up(rasterizer: &Rc<RefCell<State>>) {
    rasterizer.borrow_mut().current = None;
}

/// The height of a card of this width, in pixels.
fn height(width: u32) -> u32 {
    (width * 7).div_ceil(5)
}

/// The width of the widest of these cards, in pixels of the screen.
fn widest(cards: &[Element]) -> Option<f64> {
    // Without the border, since the image fills what is within it.
    let widest = cards.iter().map(Element::client_width).max()?;
    Some(f64::from(widest) * web_sys::window()?.device_pixel_ratio())
}

/// The indices of the pictures, those of these cards first.
fn order(pictures: &[Picture], cards: &[Element]) -> Vec<usize> {
    let seen: Vec<Option<Card>> =
        cards.iter().map(|card| card.get_attribute("data-card").and_then(|name| name.parse().ok())).collect();
    let (mut first, others): (Vec<usize>, Vec<usize>) =
        (0..pictures.len()).partition(|&at| seen.contains(&pictures[at].card));
    first.extend(others);
    first
}
