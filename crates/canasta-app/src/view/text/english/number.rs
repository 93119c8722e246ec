//! Numbers, counted things and lists.

/// A number with a comma between thousands and a real minus sign.
#[must_use]
pub fn number(n: i32) -> String {
    let digits = n.unsigned_abs().to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if n < 0 { format!("−{text}") } else { text }
}

/// A number in words up to ten, in digits above.
#[must_use]
pub fn count(n: usize) -> String {
    const WORDS: [&str; 11] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(n).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// A number in words, *none* for zero, where no noun follows.
pub(super) fn none_or(n: usize) -> String {
    if n == 0 { "none".to_owned() } else { count(n) }
}

/// A number of cards.
#[must_use]
pub fn cards_count(n: usize) -> String {
    if n == 1 { "1 card".to_owned() } else { format!("{n} cards") }
}

pub(super) fn canastas(n: usize) -> String {
    if n == 1 { "one canasta".to_owned() } else { format!("{} canastas", count(n)) }
}

pub(super) fn wilds_count(n: usize) -> String {
    format!("{} wild{}", count(n), if n == 1 { "" } else { "s" })
}

pub(super) fn plural(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// A list: "a, b and c".
#[must_use]
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
}

/// A list of clauses. If a clause contains *and*, a comma stands before the last *and*.
#[must_use]
pub fn clauses(items: &[String]) -> String {
    match items {
        [all @ .., last] if !all.is_empty() && items.iter().any(|item| item.contains(" and ")) => {
            format!("{}, and {last}", all.join(", "))
        }
        _ => list(items),
    }
}

/// The capital letter, of those with which words of our languages begin. The table of all letters has 14,000 bytes, which the first
/// cards would wait for.
fn capital_letter(letter: char) -> char {
    match letter {
        '\u{e0}'..='\u{f6}' | '\u{f8}'..='\u{fe}' => char::from_u32(u32::from(letter) - 32).unwrap_or(letter),
        letter => letter.to_ascii_uppercase(),
    }
}

/// The text with a capital first letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| std::iter::once(capital_letter(first)).chain(letters).collect())
}
