//! Released share codes are still read and written the same.

use canasta::rules::{CodeError, Preset, RuleField, Rules, read_rules_code, rules_code};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// A line each: the code, the preset and the changed fields, as the program wrote them before version 2 of codes.
const VERSION_1: &str = include_str!("share_codes_v1.txt");

fn lines() -> impl Iterator<Item = (&'static str, Preset, Map<String, Value>)> {
    VERSION_1.lines().map(|line| {
        let mut parts = line.splitn(3, ' ');
        let (code, preset) = (parts.next().unwrap(), parts.next().unwrap().parse().unwrap());
        (code, preset, serde_json::from_str(parts.next().unwrap()).unwrap())
    })
}

#[test]
fn version_1_codes_round_trip() {
    for (code, preset, changes) in lines() {
        let rules: Rules = preset.rules().with(&changes).unwrap();
        assert_eq!(read_rules_code(code), Ok((preset, rules)), "{code}");
        assert_eq!(rules_code(preset, &rules), code);
    }
}

#[test]
fn version_1_codes_cover_every_field_of_version_1() {
    let changed: BTreeSet<String> =
        lines().flat_map(|(_, _, changes)| changes.into_iter().map(|(name, _)| name)).collect();
    assert_eq!(changed.len(), 30);
    assert!(changed.iter().all(|name| name.parse::<RuleField>().is_ok()), "{changed:?}");
}

/// What chats, mails and trackers do to a code and to a link with it.
#[test]
fn a_code_is_read_as_it_comes_through_chats() {
    let page = "https://example.org/canasta/";
    let around = [
        ("", ""),
        (" ", "\n"),
        ("“", "”"),
        ("„", "“"),
        ("«", "»"),
        ("‘", "’,"),
        ("`", "`"),
        ("**", "**"),
        ("(", ")."),
        ("<", ">"),
        ("[", "]"),
        ("\u{feff}", ""),
        ("", "\u{200b}"),
        ("\u{200e}", "\u{200f}"),
        ("\u{2068}", "\u{2069}"),
        ("", ","),
        ("", ")"),
        ("", "…"),
        ("", "!"),
        ("Our rules: ", " (have fun)"),
        ("> ", ""),
        ("", "?fbclid=IwAR0"),
        ("", "&utm_source=chat"),
        ("\u{a0}", "\u{202f}"),
    ];
    let links = [
        ("#rules=", ""),
        ("?fbclid=IwAR0x#rules=", ""),
        ("?utm_source=a&utm_medium=b#rules=", "&utm_campaign=c"),
        ("#rules=", "?fbclid=IwAR0"),
        ("#rules=", "&amp;utm_source=chat"),
        ("#RULES=", ""),
        ("#rules%3D", ""),
        ("%23rules%3D", "%26fbclid%3Dx"),
        ("%2523rules%253D", ""),
        ("#rules=%E2%80%8B", "%E2%80%8B"),
        ("#rules=3D", ""),
        ("#rules=", "\u{200b}"),
        ("#rules=", "%20"),
        ("#rules=“", "”"),
    ];
    for (code, preset, changes) in lines().take(8) {
        let wanted = Ok((preset, preset.rules().with(&changes).unwrap()));
        let dashes = [
            "\u{2010}",
            "\u{2011}",
            "\u{2013}",
            "\u{2212}",
            "\u{ad}",
            "\u{2060}-",
            " ",
            "\u{a0}",
            "\u{fe63}",
            "\u{200b}",
        ];
        let wide: String = code.chars().map(|c| char::from_u32(u32::from(c) + 0xfee0).unwrap()).collect();
        let mut codes: Vec<String> = dashes.iter().map(|dash| code.replace('-', dash)).collect();
        codes.extend([
            code.to_owned(),
            code.to_lowercase(),
            wide,
            format!("\u{200b}{}", code.chars().map(|c| format!("{c}\u{feff}")).collect::<String>()),
        ]);
        for code in &codes {
            // A code that was torn apart can be told from words around it by no program.
            let is_whole = !code.contains([' ', '\u{a0}']);
            for (before, after) in around.iter().filter(|(before, _)| is_whole || !before.contains("Our")) {
                let text = format!("{before}{code}{after}");
                if is_whole || !after.contains('!') {
                    assert_eq!(read_rules_code(&text), wanted, "{text:?}");
                }
            }
        }
        for (before, after) in links {
            let link = format!("{page}{before}{code}{after}");
            let forms = [
                link.clone(),
                format!("<{link}>"),
                format!("[{link}]({link})"),
                format!("[The rules]({link} \"Ours\")"),
                format!("“{link}”,"),
                format!("Play with me: {link} tonight!"),
                format!("({link})."),
                format!("\u{200e}{link}\u{200e}"),
                format!(
                    "https://tracker.example/?u={}&h=AT0",
                    link.replace(':', "%3A").replace('/', "%2F").replace('#', "%23").replace('=', "%3D")
                ),
            ];
            for text in forms {
                assert_eq!(read_rules_code(&text), wanted, "{text:?}");
            }
        }
    }
}

/// What is left wrong is named, and nothing that cannot be seen is.
#[test]
fn what_is_wrong_with_a_code_is_named() {
    for (text, error) in [
        ("", CodeError::Empty),
        ("\u{200b}", CodeError::Empty),
        ("“”", CodeError::Empty),
        ("https://example.org/#rules=", CodeError::Empty),
        ("10WZ\u{200b}-X", CodeError::Mistyped),
        ("10WZ-X,", CodeError::Mistyped),
        ("#rules=10WZ-X&fbclid=1", CodeError::Mistyped),
        ("1\u{200b}0!", CodeError::NoLetter('!')),
        ("1\u{410}WZ-H", CodeError::NoLetter('\u{410}')),
        ("10WU-H", CodeError::NoLetter('U')),
        ("10WZ\u{301}-X", CodeError::NoLetter('\u{301}')),
    ] {
        assert_eq!(read_rules_code(text), Err(error), "{text:?}");
    }
}
