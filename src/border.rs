//! The border between the first program and the part that is loaded after the first cards.
//!
//! With the feature `parts`, the build takes what only [`load`] reaches out of the program, and makes a file of it. Without it, all is one
//! program. Nothing else may name `PARTS`, or all that it reaches stays in the first program.

use super::parts::Parts;
use super::platform::library::LibraryHandle;
use super::platform::{badge, friends, words};
use super::render::{dates, graph};
use super::{js_value, later};
use std::cell::Cell;
use std::ffi::c_void;

static PARTS: Parts = Parts {
    application: &canasta_app::parts::PARTS,
    complete_words: words::complete,
    begin: later::begin,
    follow_address: later::follow_address,
    run_library: LibraryHandle::run,
    run_friends: friends::run,
    badge: badge::show,
    share_picture: later::share_picture,
    write_dates: dates::write_dates,
    paint_graphs: graph::paint_graphs,
    observation: js_value::observation,
};

/// What hears of the end of the loading: the table, or none if it could not be loaded.
pub type Report = fn(Option<&'static Parts>);

#[derive(Clone, Copy)]
enum State {
    Missing,
    Loading(Report),
    Here,
}

thread_local! {
    static STATE: Cell<State> = const { Cell::new(State::Missing) };
}

/// Loads the part, unless it is on its way. One that could not be loaded may be loaded again.
pub fn load(report: Report) {
    match STATE.get() {
        State::Missing => {
            STATE.set(State::Loading(report));
            split::load(on_end);
        }
        State::Loading(_) => {}
        State::Here => report(get()),
    }
}

/// The table, once it is there.
pub fn get() -> Option<&'static Parts> {
    matches!(STATE.get(), State::Here).then(split::table)
}

extern "C" fn on_end(_: *const c_void, is_here: bool) {
    let end = if is_here { State::Here } else { State::Missing };
    if let State::Loading(report) = STATE.replace(end) {
        report(get());
    }
}

/// Hears, after its own first argument, whether the part is there.
type OnEnd = extern "C" fn(*const c_void, bool);

/// Both sides of the border, with the names that the split looks for.
#[cfg(feature = "parts")]
#[allow(unsafe_code, reason = "that a name is linked once and with this type is a promise, which the split keeps")]
#[allow(improper_ctypes, improper_ctypes_definitions, reason = "both sides are compiled at once")]
mod split {
    use super::{OnEnd, PARTS};
    use crate::parts::Parts;
    use std::ffi::c_void;
    use std::ptr;

    #[link(wasm_import_module = "__wasm_split_placeholder__")]
    unsafe extern "C" {
        safe fn __wasm_split_load_study(on_end: OnEnd, its_first_argument: *const c_void);
        safe fn __wasm_split_00study00_import_00000000000000000000000000000000_table() -> &'static Parts;
    }

    #[unsafe(no_mangle)]
    extern "C" fn __wasm_split_00study00_export_00000000000000000000000000000000_table() -> &'static Parts {
        &PARTS
    }

    pub fn load(on_end: OnEnd) {
        __wasm_split_load_study(on_end, ptr::null());
    }

    /// The table of a part that is there.
    pub fn table() -> &'static Parts {
        __wasm_split_00study00_import_00000000000000000000000000000000_table()
    }
}

#[cfg(not(feature = "parts"))]
mod split {
    use super::{OnEnd, PARTS};
    use crate::parts::Parts;
    use std::ptr;

    pub fn load(on_end: OnEnd) {
        on_end(ptr::null(), true);
    }

    pub fn table() -> &'static Parts {
        &PARTS
    }
}
