//! Making bytes small, and naming them by what they are.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use std::io::Write;

/// What a web server sends that compresses with gzip as hard as it can, as GitHub Pages does.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    // A vector takes whatever is written to it.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

/// How many bytes brotli makes of it, at its best.
pub fn brotli_size(bytes: &[u8]) -> usize {
    let mut out = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut bytes = bytes;
    // A vector takes whatever is written to it.
    let _ = brotli::BrotliCompress(&mut bytes, &mut out, &parameters);
    out.len()
}

/// The smallest gzip stream: slow to make, read like any other.
pub fn gzip_tightly(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    match zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, bytes, &mut out) {
        Ok(()) => out,
        Err(_) => gzip(bytes),
    }
}

/// The hash of some bytes, as pages and policies write it: `sha256-…`.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

/// The first 16 hexadecimal digits of the hash of some bytes, for names.
pub fn short_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_is_packed_can_be_unpacked() -> std::io::Result<()> {
        let text = "canasta ".repeat(1000);
        for packed in [gzip(text.as_bytes()), gzip_tightly(text.as_bytes())] {
            let mut back = String::new();
            flate2::read::GzDecoder::new(packed.as_slice()).read_to_string(&mut back)?;
            assert_eq!(back, text);
            assert!(packed.len() < 100);
        }
        assert!((1..100).contains(&brotli_size(text.as_bytes())));
        Ok(())
    }

    #[test]
    fn hashes_are_those_that_browsers_compute() {
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(short_hash(b""), "e3b0c44298fc1c14");
    }
}
