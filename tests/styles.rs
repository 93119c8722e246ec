//! The names that the page and its style sheets share.

// A helper of a test may fail the test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// Every file below a folder with this extension.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder exists").map(|entry| entry.expect("it can be read").path());
    let mut found = Vec::new();
    for path in entries {
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    found
}

/// The custom properties of CSS that stand between quotation marks in a source: `"--name"`.
fn custom_properties(source: &str) -> Vec<&str> {
    let quoted = source.split('"').skip(1).step_by(2);
    quoted.filter(|text| text.starts_with("--") && text.len() > 2 && !text.contains(char::is_whitespace)).collect()
}

#[test]
fn custom_properties_are_found_between_quotation_marks() {
    let source = r#"canvas.style("--ink"); set("--w", "1px"); let option = "-- no"; "#;
    assert_eq!(custom_properties(source), ["--ink", "--w"]);
}

/// A canvas draws in black where it reads a property that no style sheet has.
#[test]
fn every_custom_property_of_the_page_exists_in_the_style_sheets() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &PathBuf| fs::read_to_string(path).expect("it is text");
    let styles: String = files(&root.join("www"), "css").iter().map(read).collect();
    let mut count = 0;
    for path in files(&root.join("src/browser"), "rs").into_iter().chain(files(&root.join("src/view"), "rs")) {
        let source = read(&path);
        for property in custom_properties(&source) {
            count += 1;
            let is_known = styles.match_indices(property).any(|(at, _)| {
                !styles[at + property.len()..].starts_with(|next: char| next.is_ascii_alphanumeric() || next == '-')
            });
            assert!(is_known, "{}: no style sheet has {property}", path.display());
        }
    }
    assert!(count > 5, "the page reads more than {count} properties");
}
