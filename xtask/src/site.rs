//! The finished page in memory: what the server hands out is what was there at one moment, and nothing else.

use crate::failure::{Failure, Result};
use crate::stamp;
use std::collections::BTreeMap;
use std::path::Path;

/// The files of dist/ by their address.
#[derive(Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
}

impl Site {
    /// Reads every file below a folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut files = BTreeMap::new();
        for (path, _) in stamp::files(folder, &|name| name != ".stage")? {
            let bytes = std::fs::read(&path).map_err(|error| Failure::io("reading", &path, &error))?;
            let parts = path.strip_prefix(folder).unwrap_or(&path).components();
            let address: Vec<_> = parts.map(|part| part.as_os_str().to_string_lossy()).collect();
            files.insert(address.join("/"), bytes);
        }
        Ok(Self { files })
    }

    /// The file at an address, and its media type. An address that ends in a slash means its index.html.
    pub fn file(&self, address: &str) -> Option<(&[u8], &'static str)> {
        let index = address.is_empty() || address.ends_with('/');
        let address = if index { format!("{address}index.html") } else { address.to_owned() };
        Some((self.files.get(&address)?, media_type(&address)))
    }

    /// Every file with its address, in the order of the addresses.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// The bytes of all files whose names end so.
    pub fn size(&self, ending: &str) -> usize {
        self.files.iter().filter(|(name, _)| name.ends_with(ending)).map(|(_, bytes)| bytes.len()).sum()
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&str, &str); N]> for Site {
    fn from(files: [(&str, &str); N]) -> Self {
        Self { files: files.into_iter().map(|(name, text)| (name.to_owned(), text.into())).collect() }
    }
}

/// The media type that a browser wants to be told. Wasm is compiled while it streams in only under its own.
fn media_type(address: &str) -> &'static str {
    let ending = address.rsplit_once('.').map_or("", |(_, ending)| ending);
    match ending.to_ascii_lowercase().as_str() {
        "html" | "htm" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "gif" => "image/gif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "ttf" => "font/ttf",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_means_its_index() {
        let site = Site::from([("index.html", "root"), ("help/index.html", "help"), ("page.js", "js")]);
        assert_eq!(site.file("").map(|file| file.0), Some(b"root".as_slice()));
        assert_eq!(site.file("help/").map(|file| file.0), Some(b"help".as_slice()));
        assert_eq!(site.file("help"), None);
        assert_eq!(site.size(".html"), 8);
    }

    #[test]
    fn wasm_and_modules_have_the_types_that_browsers_insist_on() {
        assert_eq!(media_type("page-1f_bg.wasm"), "application/wasm");
        assert_eq!(media_type("page-1f.js"), "text/javascript; charset=utf-8");
        assert_eq!(media_type("LICENSE"), "application/octet-stream");
    }
}
