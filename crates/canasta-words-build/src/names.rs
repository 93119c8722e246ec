//! Names of messages as names in Rust.

const KEYWORDS: [&str; 25] = [
    "as", "break", "const", "continue", "else", "enum", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod",
    "move", "pub", "ref", "return", "self", "static", "trait", "type", "use", "while",
];

/// `take-pile` as a function: `take_pile`.
pub fn function(id: &str) -> String {
    let name = id.replace('-', "_");
    if KEYWORDS.contains(&name.as_str()) { format!("{name}_") } else { name }
}

/// `take-pile` as a type or variant: `TakePile`.
pub fn pascal(id: &str) -> String {
    id.split(['-', '_'])
        .map(|word| {
            let mut letters = word.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        })
        .collect()
}

/// `take-pile` as a constant: `TAKE_PILE`.
pub fn constant(id: &str) -> String {
    id.replace('-', "_").to_uppercase()
}
