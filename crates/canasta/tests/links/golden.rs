//! Links that were handed out are read for ever. Nothing in these files is ever changed; lines may be added.

use canasta::links::{DealLink, game_code, read_deal_link, read_game_link};
use canasta::rules::Record;
use std::collections::BTreeSet;
use std::path::Path;

/// A line each: the code, and the deal as JSON.
const DEALS: &str = include_str!("../../../../tests/links/deals.txt");
/// A line each: the code, and the file of the record.
const GAMES: &str = include_str!("../../../../tests/links/games.txt");

/// The presets of the first version.
const PRESETS: usize = 12;

fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().map(|line| line.split_once(' ').unwrap())
}

#[test]
fn deals_of_the_first_version_are_read_and_written_for_ever() {
    let mut presets = BTreeSet::new();
    for (code, json) in lines(DEALS) {
        let deal: DealLink = serde_json::from_str(json).unwrap();
        assert_eq!(read_deal_link(code).as_ref(), Ok(&deal));
        assert_eq!(deal.code(), code);
        assert_eq!(serde_json::to_value(&deal).unwrap(), serde_json::from_str::<serde_json::Value>(json).unwrap());
        presets.insert(deal.preset().name());
    }
    assert_eq!(presets.len(), PRESETS);
}

#[test]
fn games_of_the_first_version_are_read_and_written_for_ever() {
    let mut presets = BTreeSet::new();
    for (code, file) in lines(GAMES) {
        let text =
            std::fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(file)).unwrap();
        let record: Record = text.parse().unwrap();
        assert_eq!(read_game_link(code).map(|record| record.to_string()), Ok(record.to_string()), "{file}");
        assert_eq!(game_code(&record).as_deref(), Ok(code), "{file}");
        presets.insert(record.preset.name());
    }
    assert_eq!(presets.len(), PRESETS);
}

#[test]
fn json_of_no_deal_is_refused_with_its_fault() {
    for (json, fault) in [
        (r#"{"seed":1,"players":["person"]}"#, "1 players for 4 seats"),
        (r#"{"players":["person"]}"#, "either seed or deck"),
        (r#"{"seed":1}"#, "missing field `players`"),
        (r#"{"seed":-1,"players":[]}"#, "a seed is a number"),
        (r#"{"seed":1,"hands":9,"players":[]}"#, "hands are a number from 1 to 8"),
        (r#"{"seed":1,"hands":"all","players":[]}"#, "hands are a number from 1 to 8"),
        (r#"{"deck":"4s","players":[]}"#, "whole packs"),
        (r#"{"deck":"4s","hands":2,"players":[]}"#, "a deck is for one hand"),
        (r#"{"seed":1,"dealer":9,"players":[]}"#, "out of range"),
        (r#"{"seed":1,"rules":"chess","players":[]}"#, "chess"),
        (r#"{"seed":1,"set":{"packs":9},"players":[]}"#, "packs"),
        (r#"{"seed":1,"players":[{"bot":"a","style":"odd"}]}"#, "odd is no style"),
        (r#"{"seed":1,"players":[3]}"#, "a player is"),
        (r#"{"seed":1,"colour":3,"players":[]}"#, "colour"),
    ] {
        let error = serde_json::from_str::<DealLink>(json).unwrap_err().to_string();
        assert!(error.contains(fault), "{json}: {error}");
    }
}
