//! Captions for sounds: a short text in a corner, which goes by itself.

use crate::dom::overlay;
use canasta_app::view::sound::Sound;
use canasta_app::view::text;
use gloo::timers::callback::Timeout;
use web_sys::HtmlElement;

/// How long a caption is shown, in milliseconds.
const SHOWN_MS: u32 = 2_600;

/// The caption that is shown, if there is one.
#[derive(Default)]
pub struct Captions(Option<Caption>);

/// An element of the page, until its timer removes it.
struct Caption {
    element: HtmlElement,
    _timer: Timeout,
}

impl Captions {
    /// Shows what is heard now. It replaces the last caption.
    pub fn show(&mut self, sounds: &[Sound]) {
        if sounds.is_empty() {
            return;
        }
        self.clear();
        let words: Vec<&str> = sounds.iter().map(|&sound| text::sound(sound)).collect();
        let Some(element) = overlay::open("sound-caption") else { return };
        element.set_text_content(Some(&format!("♪ {}", words.join(", "))));
        let old = element.clone();
        let timer = Timeout::new(SHOWN_MS, move || old.remove());
        self.0 = Some(Caption { element, _timer: timer });
    }

    /// Removes the caption.
    pub fn clear(&mut self) {
        if let Some(caption) = self.0.take() {
            caption.element.remove();
        }
    }
}
