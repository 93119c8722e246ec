//! Compressed sizes and forms of files.

use anyhow::Result;
use std::io::Write;

/// Compresses as a web server with gzip at its best does.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// The smallest gzip stream, a hundred times slower to make.
pub fn gzip_smallest(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, bytes, &mut out)?;
    Ok(out)
}

/// Compresses with brotli at its best.
pub fn brotli(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut out, &brotli::enc::BrotliEncoderParams::default())?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn both_gzip_streams_decompress() -> Result<()> {
        let text = "canasta ".repeat(1000);
        for compressed in [gzip(text.as_bytes())?, gzip_smallest(text.as_bytes())?] {
            let mut back = String::new();
            flate2::read::GzDecoder::new(compressed.as_slice()).read_to_string(&mut back)?;
            assert_eq!(back, text);
        }
        Ok(())
    }
}
