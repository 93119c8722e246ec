//! What the address of the page asks for.

use canasta::daily::{DailyDeal, NoDeal};
use canasta::links::LinkKind;
use canasta::rules::{plain_link, read_rules_code};

/// What the fragment of an address asks for. Chats and trackers may have added to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// Nothing of the game.
    Nothing,
    /// The game in progress, which is restored anyway.
    Resume,
    /// The dialog for a new game.
    NewGame,
    /// Today's deal, or the deal of another day, or why what the link names is none: then the page says so.
    Day(Option<Result<DailyDeal, NoDeal>>),
    /// The rules of a code, which may be damaged: then the page says so.
    Rules(String),
    /// The deal or the game of a link, which may be damaged: then the page says so.
    Link(String),
    /// The invitation of a link to a table of several devices, which may be damaged: then the page says so.
    Join(String),
    /// A friend's reply to one, which may be damaged.
    Reply(String),
}

impl Address {
    /// Reads the fragment and, where it asks for nothing, the query, in which a sign that was encoded leaves the fragment.
    ///
    /// ```
    /// use canasta_app::session::Address;
    /// assert_eq!(Address::of("#new-game&utm_source=chat", ""), Address::NewGame);
    /// assert_eq!(Address::of("#rules%3D10WZ-H", ""), Address::Rules("10WZ-H".to_owned()));
    /// assert_eq!(Address::of("", "?fbclid=X1%23rules=10WZ-H"), Address::Rules("10WZ-H".to_owned()));
    /// assert_eq!(Address::of("#day&utm_source=chat", ""), Address::Day(None));
    /// assert!(matches!(Address::of("#day=tomorrow", ""), Address::Day(Some(Err(_)))));
    /// assert!(matches!(Address::of("", "?fbclid=X1%23day=2026-11-28-two"), Address::Day(Some(Ok(_)))));
    /// assert_eq!(Address::of("#top", "?fbclid=X1"), Address::Nothing);
    /// assert_eq!(Address::of("#new-game=1", ""), Address::NewGame);
    /// assert_eq!(Address::of("#rules=10WZ-H&deal=1", "?game=canasta"), Address::Rules("10WZ-H".to_owned()));
    /// assert_eq!(Address::of("#resume", "?game=canasta%23deal=D1"), Address::Resume);
    /// assert_eq!(Address::of("", "?game=canasta"), Address::Nothing);
    /// assert_eq!(Address::of("#game%3DG1abc", ""), Address::Link("game=G1abc".to_owned()));
    /// assert_eq!(Address::of("", "?fbclid=X1%23deal=D1abc&x=1"), Address::Link("deal=D1abc&x=1".to_owned()));
    /// assert_eq!(Address::of("#join%3DI1abc", ""), Address::Join("join=I1abc".to_owned()));
    /// assert_eq!(Address::of("", "?fbclid=X1%23reply=R1abc"), Address::Reply("reply=R1abc".to_owned()));
    /// ```
    #[must_use]
    pub fn of(fragment: &str, query: &str) -> Address {
        let fragment = plain_link(fragment);
        let query = plain_link(query);
        if let Some(link) = Address::link(&fragment) {
            return link;
        }
        let text = &*fragment;
        let text = text.trim_matches(|c: char| !c.is_alphanumeric() && c != '=');
        let end = text.find(|c: char| !c.is_alphabetic() && !"-_".contains(c)).unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        let word: String = word.chars().filter(|c| c.is_alphabetic()).collect::<String>().to_lowercase();
        match word.as_str() {
            "resume" => return Address::Resume,
            "newgame" => return Address::NewGame,
            "rules" => return Address::rules(rest),
            "day" | "daily" => return Address::day(rest),
            _ => {}
        }
        // What is nearly a link with rules is answered, and not passed over.
        if word.starts_with("rule") {
            return Address::rules(rest);
        }
        if let Some((_, code)) = text.split_once("rules=") {
            return Address::rules(code);
        }
        if read_rules_code(text).is_ok() {
            return Address::rules(text);
        }
        // An encoded sign has left the fragment; what another page asks for by a like name is none of the game's.
        if let Some(link) = query.split_once('#').and_then(|(_, fragment)| Address::link(fragment)) {
            return link;
        }
        if let Some((_, day)) = query.split_once("#day=") {
            return Address::day(day);
        }
        query.split_once("rules=").map_or(Address::Nothing, |(_, code)| Address::rules(code))
    }

    /// The link to a deal, a game or a table that a fragment begins with. What follows its code is known where it is read.
    fn link(fragment: &str) -> Option<Address> {
        let text = fragment.trim_start_matches(|c: char| !c.is_alphanumeric());
        let lower = text.to_ascii_lowercase();
        if lower.starts_with("join=") {
            return Some(Address::Join(text.to_owned()));
        }
        if lower.starts_with("reply=") {
            return Some(Address::Reply(text.to_owned()));
        }
        let is_link = LinkKind::ALL.into_iter().any(|kind| lower.starts_with(kind.mark()));
        is_link.then(|| Address::Link(text.to_owned()))
    }

    /// The deal that stands after the word, without what trackers have added; today's where nothing does.
    fn day(text: &str) -> Address {
        let text = text.split(['&', '?', '#']).next().unwrap_or_default();
        let text = text.trim_matches(|c: char| "=:/".contains(c) || c.is_whitespace());
        Address::Day((!text.is_empty()).then(|| text.parse()))
    }

    fn rules(code: &str) -> Address {
        let code = code.split(['&', '?', '#']).next().unwrap_or_default();
        match code.trim_matches(|c: char| "=:".contains(c) || c.is_whitespace()) {
            "" => Address::NewGame,
            code => Address::Rules(code.to_owned()),
        }
    }
}
