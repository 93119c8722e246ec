//! The sounds of the game. Pure: the browser plays them.

use crate::session::{GameEvent, Session};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card leaves the stock, or cards leave the pile.
    Draw,
    /// Cards are laid.
    Lay,
    /// A card is discarded.
    Discard,
    /// A canasta is completed.
    Canasta,
    /// It is the person's turn.
    YourTurn,
    /// The hand is over.
    HandEnd,
}

/// A tone: a sine, or noise through a filter at this pitch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// The start, in seconds after the start of the sound.
    pub at: f64,
    /// The frequency, in hertz.
    pub pitch: f32,
    /// The time until it has faded out, in seconds.
    pub lasts: f64,
    /// The volume, from 0 to 1.
    pub gain: f32,
    /// Whether it is noise rather than a tone: paper on felt.
    pub noise: bool,
}

impl Sound {
    /// The tones of the sound.
    #[must_use]
    pub fn tones(self) -> Vec<Tone> {
        let slide = |at, pitch, lasts, gain| Tone { at, pitch, lasts, gain, noise: true };
        let bell = |at, pitch, lasts, gain| Tone { at, pitch, lasts, gain, noise: false };
        match self {
            Sound::Draw => vec![slide(0.0, 2600.0, 0.09, 0.16)],
            Sound::Lay => vec![slide(0.0, 1500.0, 0.06, 0.2), slide(0.07, 1300.0, 0.06, 0.18)],
            Sound::Discard => vec![slide(0.0, 900.0, 0.08, 0.26)],
            Sound::Canasta => {
                vec![bell(0.0, 523.25, 0.35, 0.12), bell(0.09, 659.25, 0.35, 0.12), bell(0.18, 783.99, 0.5, 0.14)]
            }
            Sound::YourTurn => vec![bell(0.0, 659.25, 0.18, 0.07)],
            Sound::HandEnd => vec![bell(0.0, 523.25, 0.5, 0.1), bell(0.16, 392.0, 0.7, 0.1)],
        }
    }
}

/// The sounds of these events, in order. Equal sounds in a row are played once.
#[must_use]
pub fn sounds(session: &Session, news: &[GameEvent], was_my_turn: bool) -> Vec<Sound> {
    let mut all: Vec<Sound> = news
        .iter()
        .filter_map(|what| match what {
            GameEvent::Laid { canastas, .. } | GameEvent::Took { canastas, .. } if !canastas.is_empty() => {
                Some(Sound::Canasta)
            }
            GameEvent::Dealt { .. } | GameEvent::Drew { .. } | GameEvent::Took { .. } => Some(Sound::Draw),
            GameEvent::Laid { .. } => Some(Sound::Lay),
            GameEvent::Discarded { .. } => Some(Sound::Discard),
            GameEvent::Ended { .. } => Some(Sound::HandEnd),
            GameEvent::Kept { .. } | GameEvent::Asked { .. } | GameEvent::Answered { .. } => None,
        })
        .collect();
    if is_my_turn(session) && !was_my_turn && !news.is_empty() {
        all.push(Sound::YourTurn);
    }
    all.dedup();
    all
}

/// Whether the game waits for the person whose hand is shown.
#[must_use]
pub fn is_my_turn(session: &Session) -> bool {
    session.is_my_turn()
}
