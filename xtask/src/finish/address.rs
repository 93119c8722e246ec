//! The address at which the page will be found, where it is known. The page itself works at any address.
//!
//! Sites that show a picture with a link do not take a relative address for it. And the `id` of an installed app is read from the root of
//! the host, so that no relative one tells two games on one host apart; without one it is the address.

use super::html::replace_once;
use anyhow::{Context, Result, ensure};

/// The variable of the environment that names the address.
pub const ADDRESS: &str = "CANASTA_ADDRESS";

const PICTURE: &str = "<meta property=\"og:image\" content=\"social.jpg\">";
const START: &str = "\"start_url\": \"./\",";

/// The address of the folder of the page, with a slash at the end.
pub struct Address(String);

impl Address {
    /// The address that the environment names, if any.
    pub fn of_environment() -> Result<Option<Address>> {
        std::env::var(ADDRESS)
            .ok()
            .filter(|address| !address.is_empty())
            .map(|address| Address::new(&address))
            .transpose()
    }

    fn new(address: &str) -> Result<Address> {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-._~/:%".contains(letter);
        let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://")).unwrap_or_default();
        ensure!(!host.is_empty() && host.chars().all(is_plain), "{ADDRESS} is no address of a folder: {address}");
        Ok(Address(format!("{}/", address.trim_end_matches('/'))))
    }

    /// Names the picture and the page by their whole addresses.
    pub fn add_to_page(&self, page: &str) -> Result<String> {
        let here = &self.0;
        let whole = PICTURE.replace("social.jpg", &format!("{here}social.jpg"));
        let more = format!("<meta property=\"og:url\" content=\"{here}\">\n<link rel=\"canonical\" href=\"{here}\">");
        replace_once(page, PICTURE, &format!("{whole}\n{more}"))
    }

    /// Gives the app the identity that browsers have given it already: its address on its host.
    pub fn add_to_manifest(&self, manifest: &str) -> Result<String> {
        let (_, host) = self.0.split_once("//").context("an address has two slashes")?;
        let path = host.find('/').map_or("/", |slash| &host[slash..]);
        replace_once(manifest, START, &format!("\"id\": \"{path}\",\n  {START}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_addresses_are_written() -> Result<()> {
        for given in ["https://example.org/games/canasta", "https://example.org/games/canasta/"] {
            let address = Address::new(given)?;
            let page = address.add_to_page(PICTURE)?;
            assert!(page.contains("content=\"https://example.org/games/canasta/social.jpg\""), "{page}");
            assert!(page.contains("<link rel=\"canonical\" href=\"https://example.org/games/canasta/\">"), "{page}");
            assert_eq!(address.add_to_manifest(START)?, format!("\"id\": \"/games/canasta/\",\n  {START}"));
        }
        assert!(Address::new("https://example.org")?.add_to_manifest(START)?.starts_with("\"id\": \"/\","));
        Ok(())
    }

    #[test]
    fn what_is_no_address_of_a_folder_is_refused() {
        for text in ["example.org", "https://", "https://example.org/?a", "https://example.org/\"", "https://a b/"] {
            assert!(Address::new(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_page_and_the_manifest_have_what_is_replaced() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../");
        let read = |name: &str| std::fs::read_to_string(format!("{root}{name}")).unwrap_or_default();
        assert_eq!(read("index.html").matches(PICTURE).count(), 1);
        assert_eq!(read("www/manifest.webmanifest").matches(START).count(), 1);
    }
}
