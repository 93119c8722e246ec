//! Takes the example of README.md, which `tests/readme.rs` compiles and runs.

use std::path::Path;
use std::{env, fs};

const README: &str = "../../README.md";

fn main() {
    println!("cargo::rerun-if-changed={README}");
    let readme = fs::read_to_string(README).expect("README.md stands above");
    let examples: Vec<&str> = readme.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let [example] = examples.as_slice() else { panic!("README.md has {} examples in Rust, not one", examples.len()) };
    let folder = env::var_os("OUT_DIR").expect("cargo says where");
    fs::write(Path::new(&folder).join("readme.rs"), example).expect("the folder is there");
}
