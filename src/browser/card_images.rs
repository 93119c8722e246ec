//! The pictures of the cards, as style sheets of the program's own: one with the drawings, made anew when their colours
//! change, and one for each width in which they are painted.

use super::rasterizer::Rasterizer;
use super::sheet::Sheet;
use super::{device, document, dom, overlay};
use crate::rules::Card;
use crate::session::{Back, Settings, Theme};
use crate::view::card_images::{COLOURS, Drawings, Picture, Place};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, HtmlTemplateElement};

/// All that changes what the cards look like.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Look {
    theme: Theme,
    back: Back,
    large: bool,
    four_colour: bool,
    lite: bool,
    contrast: bool,
    dark: bool,
}

/// How long after the cards got their faces the pictures begin to be read, and how long after each the next is.
const FIRST_MS: u32 = 300;
const NEXT_MS: u32 = 16;

#[derive(Default)]
struct Shown {
    look: Option<Look>,
    pictures: Vec<Picture>,
    sheet: Option<Sheet>,
    /// The browser reads a picture when a card first shows it, while it works out styles. So that this takes none of the
    /// time of a turn, a card that nobody sees shows all faces before, one after another.
    reader: Option<HtmlElement>,
    next: Option<Timeout>,
    rasterizer: Option<Rasterizer>,
}

thread_local! {
    static SHOWN: RefCell<Shown> = RefCell::default();
}

/// Gives the cards the faces that these settings ask for. The document shows the settings already.
pub fn show(settings: &Settings) {
    let look = Look {
        theme: settings.theme,
        back: settings.back,
        large: settings.large_print,
        four_colour: settings.four_colour,
        lite: settings.lite,
        contrast: settings.theme == Theme::System && device::wants_contrast(),
        dark: settings.theme == Theme::System && device::wants_dark(),
    };
    SHOWN.with_borrow_mut(|shown| {
        let Some(document) = document().filter(|_| shown.look.replace(look) != Some(look)) else { return };
        // In Lite mode cards are words, and no picture is asked for.
        shown.pictures = if look.lite { Vec::new() } else { pictures(&document, look).unwrap_or_default() };
        let rules: String = shown.pictures.iter().map(|picture| Place::Anywhere.rule(picture)).collect();
        // It stays the first one, so that what is painted wins.
        shown.sheet = shown.sheet.take().or_else(Sheet::new);
        shown.sheet.iter().for_each(|sheet| sheet.replace(&rules));
        // What has been painted has other colours.
        shown.rasterizer = None;
        if let Some(reader) = shown.reader.take() {
            reader.remove();
        }
        shown.next = (!look.lite).then(|| Timeout::new(FIRST_MS, || read(0)));
    });
}

/// Lets the reader show a face, and later the next.
fn read(face: usize) {
    SHOWN.with_borrow_mut(|shown| match Card::all().nth(face) {
        Some(card) => {
            if shown.reader.is_none() {
                shown.reader = overlay::open("card reader");
            }
            if let Some(reader) = &shown.reader {
                dom::set_attribute(reader, "data-card", Some(&card.to_string()));
            }
            shown.next = Some(Timeout::new(NEXT_MS, move || read(face + 1)));
        }
        None => {
            if let Some(reader) = shown.reader.take() {
                reader.remove();
            }
            shown.rasterizer = Rasterizer::new();
            shown.next = Some(Timeout::new(NEXT_MS, look));
        }
    });
}

/// Looks at the sizes of the cards on the table, and has their pictures painted if they have others now.
pub fn look() {
    paint(Rasterizer::look);
}

/// Goes on painting.
pub(super) fn paint(go_on: impl FnOnce(&mut Rasterizer, &[Picture])) {
    SHOWN.with_borrow_mut(|shown| {
        if let Some(rasterizer) = &mut shown.rasterizer {
            go_on(rasterizer, &shown.pictures);
        }
    });
}

fn pictures(document: &Document, look: Look) -> Option<Vec<Picture>> {
    let html = document.document_element()?;
    let style = web_sys::window()?.get_computed_style(&html).ok()??;
    let colours = COLOURS.map(|name| style.get_property_value(name).unwrap_or_default());
    Some(drawings(document, look.large)?.pictures(look.large, look.back, &colours))
}

/// The drawings that lie in the page, without the faces in the other print.
fn drawings(document: &Document, large: bool) -> Option<Drawings> {
    let template: HtmlTemplateElement = document.get_element_by_id("drawings")?.dyn_into().ok()?;
    let wanted = if large { ":is(svg, defs) > [id]:not([id^=c-])" } else { ":is(svg, defs) > [id]:not([id^=l-])" };
    let list = template.content().query_selector_all(wanted).ok()?;
    let each = (0..list.length()).filter_map(|at| list.item(at)?.dyn_into::<Element>().ok());
    Some(each.map(|drawing| (drawing.id(), drawing.outer_html())).collect())
}
