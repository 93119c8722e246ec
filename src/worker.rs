//! The worker in which bots think: a program of its own, for WebAssembly only, with rules, bots and analysis. It answers the questions
//! of the page, one after another. A native build only prints a note.

#[cfg(target_arch = "wasm32")]
mod answers {
    use canasta_app::session::{Reply, reply_to};
    use gloo::events::EventListener;
    use std::time::Duration;
    use wasm_bindgen::JsCast;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    fn scope() -> Option<DedicatedWorkerGlobalScope> {
        js_sys::global().dyn_into().ok()
    }

    /// The worker's clock.
    fn clock() -> Duration {
        let now = scope().and_then(|scope| scope.performance()).map_or(0.0, |performance| performance.now());
        // Microseconds since the worker's start fit into 64 bits.
        Duration::from_micros((now * 1000.0) as u64)
    }

    /// Listens to the page, and says that the worker is ready.
    pub fn listen() {
        console_error_panic_hook::set_once();
        let Some(scope) = scope() else { return };
        let page = scope.clone();
        EventListener::new(&scope, "message", move |event| {
            let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
            if let Some(reply) = event.data().as_string().and_then(|text| reply_to(&text, clock)) {
                // A text can always be sent.
                let _ = page.post_message(&reply.into());
            }
        })
        .forget();
        let _ = scope.post_message(&Reply::ready().write().into());
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    answers::listen();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This is the bots' program of the page, for WebAssembly: `cargo xtask play` builds and serves it.");
}
