//! The codes of what is refused, as the types of the npm package list them.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::path::Path;

/// Where codes are given, each in a function `code`.
const SOURCES: [&str; 5] =
    ["rules/error.rs", "referee/refusal.rs", "links/error.rs", "links/game_link.rs", "daily/deal.rs"];
/// Those of the command `referee` alone, and of a link that is read as one kind only.
const OF_NO_PACKAGE: [&str; 5] = ["bad-json", "line-too-long", "no-such-game", "too-many-games", "other-kind"];
/// That of the package alone.
const OF_THE_PACKAGE: &str = "freed";

/// The texts of a function `code` in a source.
fn codes(source: &str) -> Vec<&str> {
    let body = source.split_once("fn code(&self)").unwrap().1.split_once("\n    }\n").unwrap().0;
    let texts = body.lines().filter_map(|line| line.trim().strip_suffix("\",")?.rsplit_once("=> \""));
    texts.map(|(_, code)| code).collect()
}

#[test]
fn the_types_list_every_code() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let sources = SOURCES.map(|path| std::fs::read_to_string(folder.join(path)).unwrap().replace("\r\n", "\n"));
    let mut all: BTreeSet<&str> = sources.iter().flat_map(|source| codes(source)).collect();
    assert!(all.len() > 75, "{all:?}");
    assert!(OF_NO_PACKAGE.iter().all(|code| all.remove(code)), "{all:?}");
    all.insert(OF_THE_PACKAGE);
    let codes: String = all.iter().map(|code| format!("\n  | \"{code}\"")).collect();
    let types = format!(
        "// The codes of errors, written from the functions `code` of this library by `CANASTA_BLESS=1 cargo test -p canasta --test codes`.\n\n\
         /** Why something is refused. Later versions may add some. */\nexport type ErrorCode ={codes};\n"
    );
    let path = folder.join("referee/codes.d.ts");
    if std::env::var_os("CANASTA_BLESS").is_some() {
        std::fs::write(&path, &types).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap().replace("\r\n", "\n"), types);
}
