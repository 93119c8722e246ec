//! The page: starts the game in the browser. A native build only prints a note.

#[cfg(target_arch = "wasm32")]
fn main() {
    canasta::browser::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("This is the page of the game, for WebAssembly: `cargo xtask play` builds and serves it.");
}
