//! A change of the plan, requested by a control of the new-game dialog.

use super::level::Player;
use canasta::bots::Style;
use canasta::rules::{Players, Preset};
use std::fmt;

/// The most seats of a game.
const MOST_SEATS: usize = Players::MOST;

/// What stands before the number of hands in the value of a control.
const HANDS: &str = "hands-";

/// What stands in the place of a preset.
const TAUGHT: &str = "taught";
const SHELVED: &str = "changed-before";

/// A change of the plan. Seats are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanChange {
    /// Another preset, with its own rules.
    Preset(Preset),
    /// The game of the guided first hand.
    Taught,
    /// The rules that were changed in this preset before it was chosen anew.
    Shelved,
    /// Another number of players.
    Players(Players),
    /// Another target; `None` is a single hand.
    Target(Option<i32>),
    /// So many hands, whatever the scores are.
    Deals(u8),
    /// Another name at a seat.
    Name(usize, String),
    /// Another player at a seat. A level without a style keeps the style of the level before it.
    Player(usize, Player),
    /// Another style of the bot at a seat.
    Style(usize, Style),
}

impl PlanChange {
    /// The change that a control of this name and value requests.
    #[must_use]
    pub fn parse(name: &str, value: &str) -> Option<PlanChange> {
        match name {
            "preset" if value == TAUGHT => Some(PlanChange::Taught),
            "preset" if value == SHELVED => Some(PlanChange::Shelved),
            "preset" => value.parse().ok().map(PlanChange::Preset),
            "players" => {
                let players = Players::ALL;
                players.into_iter().find(|players| players.count().to_string() == value).map(PlanChange::Players)
            }
            "target" if value == "hand" => Some(PlanChange::Target(None)),
            "target" => match value.strip_prefix(HANDS) {
                Some(hands) => hands.parse().ok().map(PlanChange::Deals),
                None => value.parse().ok().map(|target| PlanChange::Target(Some(target))),
            },
            _ => {
                let seat = name.chars().last()?.to_digit(10)? as usize;
                let what = name.get(..name.len() - 1).filter(|_| seat < MOST_SEATS)?;
                match what {
                    "name" => Some(PlanChange::Name(seat, value.to_owned())),
                    "player" => Player::from_name(value).map(|player| PlanChange::Player(seat, player)),
                    "style" => value.parse().ok().map(|style| PlanChange::Style(seat, style)),
                    _ => None,
                }
            }
        }
    }
}

/// The name and the value of the control.
impl fmt::Display for PlanChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlanChange::Preset(preset) => write!(f, "preset={preset}"),
            PlanChange::Taught => write!(f, "preset={TAUGHT}"),
            PlanChange::Shelved => write!(f, "preset={SHELVED}"),
            PlanChange::Players(players) => write!(f, "players={}", players.count()),
            PlanChange::Target(None) => f.write_str("target=hand"),
            PlanChange::Target(Some(target)) => write!(f, "target={target}"),
            PlanChange::Deals(deals) => write!(f, "target={HANDS}{deals}"),
            PlanChange::Name(seat, name) => write!(f, "name{seat}={name}"),
            PlanChange::Player(seat, player) => write!(f, "player{seat}={player}"),
            PlanChange::Style(seat, style) => write!(f, "style{seat}={style}"),
        }
    }
}
