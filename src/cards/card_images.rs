//! The images of the cards, as CSS rules: one style sheet with the drawings, replaced when their colours change, and one for
//! each width in which they are rasterised.

use super::rasterizer::Rasterizer;
use crate::dom::attributes::set_attribute;
use crate::dom::find::{document, html};
use crate::dom::overlay;
use crate::dom::style_sheet::StyleSheet;
use crate::platform::system_preferences::SystemPreferences;
use canasta::rules::Card;
use canasta_app::features::settings::{Back, Settings, Theme};
use canasta_app::view::card_images::{COLOURS, Drawings, Picture, Place};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlTemplateElement};

/// Everything that the look of the cards depends on.
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

/// How long after a change of the look the first drawing is decoded, and how long after each the next, in milliseconds.
const FIRST_MS: u32 = 300;
const NEXT_MS: u32 = 16;

/// The images, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct CardImages(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    look: Option<Look>,
    pictures: Rc<[Picture]>,
    sheet: Option<StyleSheet>,
    /// A card out of sight that shows all faces one after another. The browser decodes a drawing when a card first shows it,
    /// which would delay the frame of a turn.
    decoder: Option<HtmlElement>,
    next: Option<Timeout>,
    rasterizer: Option<Rasterizer>,
}

impl CardImages {
    /// Gives the cards the images for these settings, which the document must show already.
    pub fn apply(&self, settings: &Settings, preferences: &SystemPreferences) {
        let look = Look {
            theme: settings.theme,
            back: settings.back,
            large: settings.large_print,
            four_colour: settings.four_colour,
            lite: settings.lite,
            contrast: settings.theme == Theme::System && preferences.contrast(),
            dark: settings.theme == Theme::System && preferences.dark(),
        };
        let mut state = self.0.borrow_mut();
        if state.look.replace(look) == Some(look) {
            return;
        }
        // In Lite mode cards are text.
        state.pictures = if look.lite { Rc::default() } else { pictures(look).unwrap_or_default().into() };
        let rules: String = state.pictures.iter().map(|picture| Place::Anywhere.rule(picture)).collect();
        // This sheet stays the first one, so that rasterised images take precedence.
        state.sheet = state.sheet.take().or_else(StyleSheet::new);
        state.sheet.iter().for_each(|sheet| sheet.replace(&rules));
        // The rasterised images have the old colours.
        state.rasterizer = None;
        if let Some(decoder) = state.decoder.take() {
            decoder.remove();
        }
        let images = self.clone();
        state.next = (!look.lite).then(|| Timeout::new(FIRST_MS, move || images.decode(0)));
    }

    /// Lets the hidden card show a face, and the next one later.
    fn decode(&self, face: usize) {
        let images = self.clone();
        let mut state = self.0.borrow_mut();
        match Card::all().nth(face) {
            Some(card) => {
                if state.decoder.is_none() {
                    state.decoder = overlay::open("card reader");
                }
                if let Some(decoder) = &state.decoder {
                    set_attribute(decoder, "data-card", Some(&card.to_string()));
                }
                state.next = Some(Timeout::new(NEXT_MS, move || images.decode(face + 1)));
            }
            None => {
                if let Some(decoder) = state.decoder.take() {
                    decoder.remove();
                }
                state.rasterizer = Rasterizer::new(state.pictures.clone());
                state.next = Some(Timeout::new(NEXT_MS, move || images.rasterize()));
            }
        }
    }

    /// Rasterises the images again if the cards on the table have other sizes now.
    pub fn rasterize(&self) {
        if let Some(rasterizer) = &self.0.borrow().rasterizer {
            rasterizer.update();
        }
    }
}

fn pictures(look: Look) -> Option<Vec<Picture>> {
    let style = web_sys::window()?.get_computed_style(&html()?).ok()??;
    let colours = COLOURS.map(|name| style.get_property_value(name).unwrap_or_default());
    Some(drawings(look.large)?.pictures(look.large, look.back, &colours))
}

/// The drawings in the page, without the faces in the other print.
fn drawings(large: bool) -> Option<Drawings> {
    let template: HtmlTemplateElement = document()?.get_element_by_id("drawings")?.dyn_into().ok()?;
    let wanted = if large { ":is(svg, defs) > [id]:not([id^=c-])" } else { ":is(svg, defs) > [id]:not([id^=l-])" };
    let list = template.content().query_selector_all(wanted).ok()?;
    let each = (0..list.length()).filter_map(|at| list.item(at)?.dyn_into::<Element>().ok());
    Some(each.map(|drawing| (drawing.id(), drawing.outer_html())).collect())
}
