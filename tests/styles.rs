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

/// Every style sheet: those of the page, and those beside the views of the features.
fn style_sheets(root: &Path) -> Vec<PathBuf> {
    ["www", "crates/canasta-app/src/beside", "crates/canasta-app/src/features", "crates/canasta-app/src/pages"]
        .iter()
        .flat_map(|folder| files(&root.join(folder), "css"))
        .collect()
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
    let styles: String = style_sheets(root).iter().map(read).collect();
    let mut count = 0;
    let views = ["beside", "features", "pages", "view"].map(|folder| root.join("crates/canasta-app/src").join(folder));
    for path in [root.join("src")].iter().chain(&views).flat_map(|folder| files(folder, "rs")) {
        let source = read(&path);
        // Tests have texts that only look like properties.
        let code = source.split("#[cfg(test)]").next().unwrap_or_default();
        for property in custom_properties(code) {
            count += 1;
            let is_known = styles.match_indices(property).any(|(at, _)| {
                !styles[at + property.len()..].starts_with(|next: char| next.is_ascii_alphanumeric() || next == '-')
            });
            assert!(is_known, "{}: no style sheet has {property}", path.display());
        }
    }
    assert!(count > 5, "the page reads more than {count} properties");
}

/// The custom properties that are registered as not inheriting.
fn not_inheriting(styles: &str) -> Vec<&str> {
    let registered = styles.split("@property ").skip(1).filter_map(|rule| rule.split_once('}')?.0.split_once('{'));
    let own = registered.filter(|(_, body)| body.replace(' ', "").contains("inherits:false"));
    own.map(|(name, _)| name.trim()).collect()
}

/// The custom properties whose value is a keyword that takes the parent's value.
fn explicitly_inherited(styles: &str) -> Vec<&str> {
    let declarations = styles.split(['{', '}', ';']).filter_map(|text| text.split_once(':'));
    let takes = declarations.filter(|(_, value)| {
        value.split(|at: char| !at.is_ascii_alphanumeric() && at != '-').any(|word| word == "inherit")
    });
    takes
        .map(|(name, _)| name.rsplit("*/").next().unwrap_or(name).trim())
        .filter(|name| name.starts_with("--"))
        .collect()
}

#[test]
fn inherited_properties_are_found_in_style_sheets() {
    let styles = "@property --k { syntax: \"<number>\"; inherits: false; initial-value: 1; }\n\
                  @property --w { syntax: \"<length>\"; inherits: true; initial-value: 1px; }\n\
                  .a { --k: inherit; color: inherit } /* why */ .b { /* so */ --w: var(--k, inherit); border-radius: inherit; --x: 1 }";
    assert_eq!(not_inheriting(styles), ["--k"]);
    assert_eq!(explicitly_inherited(styles), ["--k", "--w"]);
}

/// WebKit 2.50 gives such an element the value of another one whose parent looks alike.
#[test]
fn no_element_asks_for_a_property_that_does_not_inherit() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let sheets = style_sheets(root);
    let styles: String = sheets.iter().map(|path| fs::read_to_string(path).expect("it is text")).collect();
    let own = not_inheriting(&styles);
    assert!(own.len() > 10, "the style sheets register more than {own:?}");
    let asked: Vec<&str> = explicitly_inherited(&styles).into_iter().filter(|name| own.contains(name)).collect();
    assert!(asked.is_empty(), "let these inherit, or set them where they are used: {asked:?}");
}
