//! The JSON form of a deal, for the command line and the packages of other languages.

use super::deal_link::{DealLink, LinkCards, LinkLength, LinkPlayer, Sender};
use crate::bots::Style;
use crate::duplicate::Boards;
use crate::referee::hex;
use crate::rules::{Deck, Preset, Seat, Seed, seed_from_number};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// A deal as it stands in JSON. What may be left out is as most deals have it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DealJson {
    #[serde(default = "classic")]
    rules: String,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    set: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<SeedJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck: Option<String>,
    #[serde(default)]
    hands: LengthJson,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    duplicate: bool,
    #[serde(default = "first_seat")]
    dealer: Seat,
    players: Vec<PlayerJson>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sender: Option<SenderJson>,
}

fn classic() -> String {
    Preset::Classic.name().to_owned()
}

const fn first_seat() -> Seat {
    Seat::FIRST
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a seed is a number from 0 to 2^64 - 1, or 64 hexadecimal digits")]
enum SeedJson {
    Number(u64),
    Digits(#[serde(with = "hex")] Seed),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "hands are a number from 1 to 8, or \"match\"")]
enum LengthJson {
    Hands(u8),
    Match(MatchWord),
}

impl Default for LengthJson {
    fn default() -> LengthJson {
        LengthJson::Hands(1)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum MatchWord {
    Match,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a player is \"person\", the name of a bot, or {\"bot\":NAME,\"style\":STYLE}")]
enum PlayerJson {
    Word(String),
    Bot(BotJson),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BotJson {
    bot: String,
    #[serde(default = "balanced")]
    style: String,
}

fn balanced() -> String {
    Style::Balanced.name().to_owned()
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SenderJson {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<i32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    leads: Vec<i32>,
}

/// The object of `docs/links.md`.
impl Serialize for DealLink {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (seed, deck) = match self.cards() {
            LinkCards::Seed(seed, _) => (Some(SeedJson::Digits(*seed)), None),
            LinkCards::Deck(deck) => (None, Some(deck.to_string())),
        };
        let players = self.players().iter().map(|player| match player {
            LinkPlayer::Person => PlayerJson::Word(LinkPlayer::PERSON.to_owned()),
            LinkPlayer::Bot { name, style } => {
                PlayerJson::Bot(BotJson { bot: name.clone(), style: style.name().to_owned() })
            }
        });
        DealJson {
            rules: self.preset().name().to_owned(),
            set: self.rules().changes_from(&self.preset().rules()),
            seed,
            deck,
            hands: match self.length() {
                LinkLength::Hands(count) => LengthJson::Hands(count.get()),
                LinkLength::Match => LengthJson::Match(MatchWord::Match),
                LinkLength::Boards(boards) => LengthJson::Hands(boards.count()),
            },
            duplicate: matches!(self.length(), LinkLength::Boards(_)),
            dealer: self.dealer(),
            players: players.collect(),
            sender: self.sender().map(|sender| SenderJson {
                name: sender.name().to_owned(),
                result: sender.leads().is_empty().then(|| sender.result()),
                leads: sender.leads().to_vec(),
            }),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for DealLink {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DealLink, D::Error> {
        let json = DealJson::deserialize(deserializer)?;
        let preset: Preset = json.rules.parse().map_err(D::Error::custom)?;
        let rules = preset.rules().with(&json.set).map_err(D::Error::custom)?;
        let length = match json.hands {
            LengthJson::Hands(count) if json.duplicate => {
                let boards = Boards::ALL.into_iter().find(|boards| boards.count() == count);
                LinkLength::Boards(boards.ok_or(D::Error::custom("duplicate has 4 or 8 hands"))?)
            }
            LengthJson::Match(MatchWord::Match) if json.duplicate => {
                return Err(D::Error::custom("duplicate has 4 or 8 hands"));
            }
            LengthJson::Match(MatchWord::Match) => LinkLength::Match,
            LengthJson::Hands(count) => {
                LinkLength::hands(count).ok_or(D::Error::custom("hands are a number from 1 to 8, or \"match\""))?
            }
        };
        let cards = match (json.seed, json.deck) {
            (Some(SeedJson::Digits(seed)), None) => LinkCards::Seed(seed, length),
            (Some(SeedJson::Number(number)), None) => LinkCards::Seed(seed_from_number(number), length),
            (None, Some(_)) if length != LinkLength::ONE => {
                return Err(D::Error::custom("a deck is for one hand; more follow from a seed"));
            }
            (None, Some(deck)) => LinkCards::Deck(deck.parse::<Deck>().map_err(D::Error::custom)?),
            (None, None) | (Some(_), Some(_)) => return Err(D::Error::custom("either seed or deck is needed")),
        };
        let mut players = Vec::new();
        for player in json.players {
            players.push(match player {
                PlayerJson::Word(word) if word == LinkPlayer::PERSON => LinkPlayer::Person,
                PlayerJson::Word(name) => LinkPlayer::Bot { name, style: Style::Balanced },
                PlayerJson::Bot(BotJson { bot, style }) => LinkPlayer::Bot {
                    name: bot,
                    style: style.parse().map_err(|_| D::Error::custom(format_args!("{style} is no style")))?,
                },
            });
        }
        let deal = DealLink::new(preset, rules, cards, json.dealer, players).map_err(D::Error::custom)?;
        let Some(SenderJson { name, result, leads }) = json.sender else { return Ok(deal) };
        match (deal.length(), result) {
            (LinkLength::Boards(boards), None) if leads.len() == usize::from(boards.count()) => {
                Ok(deal.with_sender(Sender::of_boards(&name, leads)))
            }
            (LinkLength::Boards(_), _) => {
                Err(D::Error::custom("a sender of duplicate has `leads`, one for each hand, and no `result`"))
            }
            (LinkLength::Hands(_) | LinkLength::Match, Some(result)) if leads.is_empty() => {
                Ok(deal.with_sender(Sender::new(&name, result)))
            }
            (LinkLength::Hands(_) | LinkLength::Match, None) => Err(D::Error::missing_field("result")),
            (LinkLength::Hands(_) | LinkLength::Match, Some(_)) => {
                Err(D::Error::custom("only a sender of duplicate has `leads`"))
            }
        }
    }
}
