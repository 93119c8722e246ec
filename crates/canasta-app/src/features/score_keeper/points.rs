//! Numbers as a person types them.

/// The number in a text: a real minus sign, spaces and separators between groups of three digits are allowed.
pub(super) fn read_number(text: &str) -> Option<i32> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix(['-', '−', '–']) {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let groups: Vec<&str> = digits.trim().split([',', '.', '’', '\'', ' ', '\u{a0}', '\u{202f}']).collect();
    let are_groups = groups.iter().skip(1).all(|group| group.len() == 3);
    let digits = groups.concat();
    let is_number = are_groups && !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| digits.parse::<i32>().ok().map(|number| sign * number)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_as_people_write_it() {
        for (text, number) in [
            ("450", 450),
            (" 1,235 ", 1235),
            ("1 235", 1235),
            ("−75", -75),
            ("- 75", -75),
            ("+5", 5),
            ("007", 7),
            ("1.000", 1000),
        ] {
            assert_eq!(read_number(text), Some(number), "{text:?}");
        }
        for text in ["", "-", "4.5", "12 3", "five", "1e3", "--5", "99999999999"] {
            assert_eq!(read_number(text), None, "{text:?}");
        }
    }
}
