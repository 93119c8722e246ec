//! The updates: a link is opened, or one is made.

use super::intent::{LinksIntent, Sent};
use super::model::{LinkPage, Links};
use super::sendable::Sendable;
use super::sent_deal::SentDeal;
use crate::features::Outcome;
use crate::features::files::read_record;
use crate::session::effect::{DeviceEffect, Effect};
use crate::session::level::{Level, Player};
use crate::session::name::PlayerName;
use crate::session::plan::{DefaultName, NAMES, Place, numbered_name};
use canasta::bots::Style;
use canasta::links::{DealLink, LinkError, LinkKind, LinkLength, LinkPlayer, NotLinkable, read_game_link};
use canasta::rules::Game;

/// What links may know of the session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// What can be sent now.
    pub sendable: Option<&'a Sendable>,
    /// The name of the person, if they have chosen one.
    pub name: Option<&'a str>,
}

/// What only the session can do for them.
#[derive(Debug)]
pub(crate) enum LinksAsk {
    /// Show a page of the dialog.
    Show(LinkPage),
    /// Look back at a game that was sent.
    LookBack(Box<Game>, Vec<Place>),
    /// Play the deal that was opened.
    Play,
    /// Open boards of duplicate.
    Boards(Box<DealLink>),
    /// Keep the game that is looked at in the library.
    Keep,
    /// Call the person by this name from now on.
    Name(PlayerName),
}

impl Links {
    /// Carries out an intent.
    pub(crate) fn update(&mut self, intent: LinksIntent, context: &Context<'_>) -> Outcome<LinksAsk> {
        match intent {
            LinksIntent::Read(text) => Outcome::ask(self.read(&text)),
            LinksIntent::Play => Outcome::ask(LinksAsk::Play),
            LinksIntent::Compare => {
                self.not_made = None;
                Outcome::ask(LinksAsk::Show(LinkPage::Results))
            }
            LinksIntent::Open => {
                self.not_made = None;
                Outcome::ask(LinksAsk::Show(LinkPage::Send))
            }
            LinksIntent::Copy(what) => self.send(what, DeviceEffect::CopyLink, context),
            LinksIntent::Share(what) => self.send(what, DeviceEffect::ShareLink, context),
            LinksIntent::WriteName(name) => {
                self.name = Some(name);
                let name = self.name.as_deref().and_then(PlayerName::new);
                Outcome { ask: name.map(LinksAsk::Name), ..Outcome::default() }
            }
            LinksIntent::Keep => Outcome::ask(LinksAsk::Keep),
        }
    }

    fn read(&mut self, text: &str) -> LinksAsk {
        let error = match SentDeal::read(text) {
            Ok(deal) if matches!(deal.deal().length(), LinkLength::Boards(_)) => {
                return LinksAsk::Boards(Box::new(deal.deal().clone()));
            }
            Ok(deal) => {
                self.deal = Some(Box::new(deal));
                return LinksAsk::Show(LinkPage::Deal);
            }
            Err(LinkError::OtherKind(LinkKind::Game)) => match game_of_link(text) {
                Ok((game, places)) => return LinksAsk::LookBack(Box::new(game), places),
                Err(error) => error,
            },
            Err(error) => error,
        };
        self.refuse(error)
    }

    /// Says why a link cannot be used.
    pub(crate) fn refuse(&mut self, error: LinkError) -> LinksAsk {
        self.refused = Some(Box::new(error));
        LinksAsk::Show(LinkPage::Refused)
    }

    fn send(&mut self, what: Sent, way: fn(String) -> DeviceEffect, context: &Context<'_>) -> Outcome<LinksAsk> {
        let Some(sendable) = context.sendable else { return Outcome::default() };
        let (kind, code) = match what {
            Sent::Cards => {
                let deal = sendable.deal(context.name).ok_or(NotLinkable::Position);
                (LinkKind::Deal, deal.map(|deal| deal.code()))
            }
            Sent::Game => (LinkKind::Game, sendable.game_code(context.name)),
        };
        match code {
            Ok(code) => {
                self.not_made = None;
                Outcome::default().with(Effect::Device(way(format!("#{}{code}", kind.mark()))))
            }
            Err(error) => {
                self.not_made = Some(error);
                Outcome::default()
            }
        }
    }
}

/// The game of a link, and its players: nobody of them is at this device.
fn game_of_link(text: &str) -> Result<(Game, Vec<Place>), LinkError> {
    let record = read_game_link(text)?;
    let (game, mut places) = read_record(&record.to_string()).map_err(|_| LinkError::Damaged)?;
    for (at, place) in places.iter_mut().enumerate() {
        if DefaultName::of(&place.name) == Some(DefaultName::You) {
            place.name = PlayerName::built_in(&numbered_name(at + 1));
        }
        if place.player == Player::Person {
            place.player = Player::Bot(Level::usual());
        }
    }
    Ok((game, places))
}

/// The level of a bot of a link; `None` if this version does not know it.
fn level_of(name: &str, style: Style) -> Option<Level> {
    let level = Level::named(name)?;
    Some(level.styled(style))
}

/// Whether this version knows every bot of a deal.
pub(crate) fn knows_bots(deal: &DealLink) -> bool {
    let is_known = |player: &LinkPlayer| match player {
        LinkPlayer::Person => true,
        LinkPlayer::Bot { name, style } => level_of(name, *style).is_some(),
    };
    deal.players().iter().all(is_known)
}

/// The seats of a deal. The first person has this name, if there is one; the usual level plays for a bot that this version does not know.
pub(crate) fn sent_places(deal: &DealLink, name: Option<&str>) -> Vec<Place> {
    let mut name = name.and_then(PlayerName::new);
    let place = |(player, built_in): (&LinkPlayer, &&str)| match player {
        LinkPlayer::Person => {
            let name = name.take().unwrap_or_else(|| PlayerName::built_in(built_in));
            Place { name, player: Player::Person }
        }
        LinkPlayer::Bot { name, style } => Place {
            name: PlayerName::built_in(built_in),
            player: Player::Bot(level_of(name, *style).unwrap_or(Level::usual())),
        },
    };
    deal.players().iter().zip(&NAMES).map(place).collect()
}
