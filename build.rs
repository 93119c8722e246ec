//! Links a page that is to be split with what the split needs: the places in the program where addresses of functions and values stand.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_split = env::var_os("CARGO_FEATURE_PARTS").is_some();
    if is_split && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|architecture| architecture == "wasm32") {
        println!("cargo::rustc-link-arg-bin=page=--emit-relocs");
    }
}
