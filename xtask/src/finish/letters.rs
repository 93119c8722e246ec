//! Bytes as letters of a page in windows-1252, where nearly every byte is a letter: a hundredth larger than the bytes
//! themselves, where base64 is a third larger. `www/one-file.js` reads them.

/// What stands before a byte that a page cannot hold; that byte is then `MOVED` further.
const MARK: u8 = b'=';
const MOVED: u8 = 64;

/// The name of the encoding, as pages write it.
pub const CHARSET: &str = "windows-1252";

/// Whether a page reads it as something else than a letter of its own.
const fn is_lost(byte: u8) -> bool {
    matches!(byte, 0 | b'\r' | MARK)
}

/// The letters, each for the byte of its number, and how much is added to every byte: what makes the fewest bytes that a page
/// cannot hold.
pub fn write(bytes: &[u8]) -> (String, u8) {
    let marked = |added: u8| bytes.iter().filter(|byte| is_lost(byte.wrapping_add(added))).count();
    let added = (0..=u8::MAX).min_by_key(|&added| marked(added)).unwrap_or(0);
    let mut letters = String::with_capacity(bytes.len() * 2);
    for (at, byte) in bytes.iter().enumerate() {
        let byte = byte.wrapping_add(added);
        let next = bytes.get(at + 1).map(|byte| byte.wrapping_add(added));
        // Where it could begin the end of the element or a comment.
        let opens = byte == b'<' && matches!(next, None | Some(b'/' | b'!'));
        if opens || is_lost(byte) {
            letters.push(char::from(MARK));
            letters.push(char::from(byte.wrapping_add(MOVED)));
        } else {
            letters.push(char::from(byte));
        }
    }
    (letters, added)
}

/// A page as the bytes of its file; `None` if it has a letter that is no byte.
pub fn encode(page: &str) -> Option<Vec<u8>> {
    page.chars().map(|letter| u8::try_from(u32::from(letter)).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(letters: &str, added: u8) -> Option<Vec<u8>> {
        let mut bytes = encode(letters)?.into_iter();
        let mut out = Vec::new();
        while let Some(byte) = bytes.next() {
            let byte = if byte == MARK { bytes.next()?.wrapping_sub(MOVED) } else { byte };
            out.push(byte.wrapping_sub(added));
        }
        Some(out)
    }

    #[test]
    fn every_byte_comes_back_and_none_means_something_to_a_page() {
        let mut bytes: Vec<u8> = (0..=u8::MAX).chain((0..=u8::MAX).rev()).collect();
        bytes.extend(b"</script><!-- <\r\n=<");
        let (letters, added) = write(&bytes);
        assert_eq!(read(&letters, added), Some(bytes));
        assert!(!letters.contains(['\0', '\r']) && !letters.contains("</") && !letters.contains("<!"));
        assert!(!letters.ends_with('<'));
        assert_eq!(encode("\u{2014}"), None);
    }
}
