//! The preferences of the person's system.

use gloo::events::EventListener;
use web_sys::MediaQueryList;

/// Media queries, created once: they are asked whenever the page changes.
#[derive(Clone)]
pub struct SystemPreferences {
    contrast: Option<MediaQueryList>,
    dark: Option<MediaQueryList>,
    reduced_motion: Option<MediaQueryList>,
}

fn query(text: &str) -> Option<MediaQueryList> {
    web_sys::window()?.match_media(text).ok()?
}

fn matches(query: Option<&MediaQueryList>) -> bool {
    query.is_some_and(MediaQueryList::matches)
}

impl SystemPreferences {
    /// The preferences of this system; they can change at any time.
    pub fn new() -> SystemPreferences {
        SystemPreferences {
            contrast: query("(prefers-contrast: more)"),
            dark: query("(prefers-color-scheme: dark)"),
            reduced_motion: query("(prefers-reduced-motion: reduce)"),
        }
    }

    /// More contrast.
    pub fn contrast(&self) -> bool {
        matches(self.contrast.as_ref())
    }

    /// Dark colours.
    pub fn dark(&self) -> bool {
        matches(self.dark.as_ref())
    }

    /// Less motion.
    pub fn reduced_motion(&self) -> bool {
        matches(self.reduced_motion.as_ref())
    }

    /// Calls `changed` when contrast or colours change.
    pub fn on_colour_change(&self, changed: impl Fn() + Clone + 'static) {
        for query in [&self.contrast, &self.dark].into_iter().flatten() {
            let changed = changed.clone();
            EventListener::new(query, "change", move |_| changed()).forget();
        }
    }
}
