//! Texts that came through chats and mails, which add characters that nobody sees and change dashes, quotes and spaces.

/// Whether a character shows nothing: joiners, marks of direction, soft hyphens, fillers, control characters.
#[must_use]
pub const fn is_invisible(c: char) -> bool {
    matches!(c,
        '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}'..='\u{84}' | '\u{86}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}'
        | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{e0000}'..='\u{e0fff}')
}

/// The character as keyboards write it; `None` if it shows nothing.
const fn plain_character(c: char) -> Option<char> {
    Some(match c {
        _ if is_invisible(c) => return None,
        '\u{2010}'..='\u{2015}' | '\u{2027}' | '\u{2043}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
        '\u{2018}'..='\u{201b}' | '\u{2032}' | '\u{2039}' | '\u{203a}' => '\'',
        '\u{201c}'..='\u{201f}' | '\u{2033}' | '\u{ab}' | '\u{bb}' | '\u{300c}'..='\u{300f}' => '"',
        // Wide forms of East Asian keyboards.
        '\u{ff01}'..='\u{ff5e}' => (c as u32 - 0xfee0) as u8 as char,
        '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => ' ',
        _ => c,
    })
}

/// The text without what shows nothing, with the dashes, quotes, spaces and letters of a keyboard.
///
/// ```
/// use canasta::rules::plain_text;
/// assert_eq!(plain_text("\u{feff}“10WZ\u{2011}H\u{200b}”\u{a0}!"), "\"10WZ-H\" !");
/// ```
#[must_use]
pub fn plain_text(text: &str) -> String {
    text.chars().filter_map(plain_character).collect()
}

/// How often an address may have been encoded: a chat, the page of a tracker and a mail.
const ENCODED: usize = 3;

/// A link, or a part of one, with its percent signs resolved, as [`plain_text`].
///
/// ```
/// use canasta::rules::plain_link;
/// assert_eq!(plain_link("%2523rules%253D10WZ%E2%80%8B-H"), "#rules=10WZ-H");
/// assert_eq!(plain_link("100 % and 5%zz"), "100 % and 5%zz");
/// ```
#[must_use]
pub fn plain_link(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..ENCODED {
        let digit = |byte: Option<&u8>| char::from(*byte?).to_digit(16).map(|digit| digit as u8);
        let mut decoded = Vec::with_capacity(bytes.len());
        let mut rest = bytes.as_slice();
        while let Some((&first, after)) = rest.split_first() {
            rest = after;
            match (first, digit(after.first()), digit(after.get(1))) {
                (b'%', Some(high), Some(low)) => {
                    decoded.push(high * 16 + low);
                    rest = after.get(2..).unwrap_or_default();
                }
                _ => decoded.push(first),
            }
        }
        bytes = decoded;
    }
    plain_text(&String::from_utf8_lossy(&bytes))
}
