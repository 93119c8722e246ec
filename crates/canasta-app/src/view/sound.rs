//! The sounds of the game, their captions and the vibration that goes with them. Pure: the browser plays them.
//!
//! All tones are of one pentatonic scale, so that sounds that follow each other fit together.

use crate::session::{DiscardEffect, GameEvent, Session};
use canasta::rules::{Canasta, Ended, MeldKind, Seat};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// The cards are dealt.
    Deal,
    /// A card leaves the stock.
    Draw,
    /// The pile is taken.
    TakePile,
    /// Cards are laid.
    Lay,
    /// A card is discarded.
    Discard,
    /// A discard freezes the pile.
    Freeze,
    /// A natural canasta is completed.
    NaturalCanasta,
    /// A mixed canasta is completed.
    MixedCanasta,
    /// It is the person's turn.
    YourTurn,
    /// Something is not possible.
    Refused,
    /// A player goes out.
    GoingOut,
    /// The hand is over, and nobody went out.
    HandEnd,
    /// The person's side has won the match.
    Win,
    /// The other side has won the match.
    Lose,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 14] = [
        Sound::Deal,
        Sound::Draw,
        Sound::TakePile,
        Sound::Lay,
        Sound::Discard,
        Sound::Freeze,
        Sound::NaturalCanasta,
        Sound::MixedCanasta,
        Sound::YourTurn,
        Sound::Refused,
        Sound::GoingOut,
        Sound::HandEnd,
        Sound::Win,
        Sound::Lose,
    ];
}

/// The voice of a tone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A soft bell: a sine and a faint octave above it.
    Bell,
    /// Paper on felt: noise through a filter at the pitch.
    Paper,
}

/// A tone.
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
    /// The voice.
    pub voice: Voice,
}

/// The scale: the notes C, D, E, G and A, in hertz.
const G4: f32 = 392.0;
const A4: f32 = 440.0;
const C5: f32 = 523.25;
const D5: f32 = 587.33;
const E5: f32 = 659.25;
const G5: f32 = 783.99;
const A5: f32 = 880.0;
const C6: f32 = 1046.5;
const E6: f32 = 1318.51;

impl Sound {
    /// The tones of the sound.
    #[must_use]
    pub fn tones(self) -> Vec<Tone> {
        let paper = |at, pitch, lasts, gain| Tone { at, pitch, lasts, gain, voice: Voice::Paper };
        let bell = |at, pitch, lasts, gain| Tone { at, pitch, lasts, gain, voice: Voice::Bell };
        // Notes at equal distances, the last one longest.
        let run = |notes: &[f32], step: f64, gain: f32| -> Vec<Tone> {
            let last = notes.len().saturating_sub(1);
            let note =
                |(at, &pitch): (usize, &f32)| bell(step * at as f64, pitch, if at == last { 0.9 } else { 0.45 }, gain);
            notes.iter().enumerate().map(note).collect()
        };
        match self {
            Sound::Deal => {
                (0..5).map(|n| paper(0.08 * f64::from(n), 2000.0 + 150.0 * (n % 2) as f32, 0.09, 0.13)).collect()
            }
            Sound::Draw => vec![paper(0.0, 2400.0, 0.1, 0.15)],
            Sound::TakePile => vec![
                paper(0.0, 1300.0, 0.14, 0.16),
                paper(0.07, 1700.0, 0.14, 0.17),
                paper(0.15, 2200.0, 0.18, 0.15),
                bell(0.12, A4, 0.3, 0.05),
            ],
            Sound::Lay => vec![paper(0.0, 1500.0, 0.08, 0.18), paper(0.08, 1300.0, 0.09, 0.16)],
            Sound::Discard => vec![paper(0.0, 900.0, 0.1, 0.22)],
            Sound::Freeze => vec![paper(0.0, 900.0, 0.1, 0.2), bell(0.06, E6, 0.4, 0.045), bell(0.16, A5, 0.7, 0.05)],
            Sound::NaturalCanasta => run(&[C5, E5, G5, C6, E6], 0.09, 0.1),
            Sound::MixedCanasta => run(&[E5, G5, A5], 0.1, 0.09),
            Sound::YourTurn => vec![bell(0.0, G5, 0.3, 0.05), bell(0.11, C6, 0.45, 0.05)],
            Sound::Refused => vec![paper(0.0, 500.0, 0.09, 0.2), bell(0.0, G4, 0.18, 0.05)],
            Sound::GoingOut => run(&[G4, C5, E5, G5], 0.11, 0.09),
            Sound::HandEnd => run(&[E5, D5, C5], 0.16, 0.08),
            Sound::Win => run(&[C5, E5, G5, C6, G5, C6, E6], 0.13, 0.1),
            Sound::Lose => run(&[E5, D5, C5, A4, G4], 0.2, 0.07),
        }
    }
}

/// The sounds of these events, in order. Equal sounds in a row are played once.
#[must_use]
pub fn sounds(session: &Session, news: &[GameEvent], was_my_turn: bool) -> Vec<Sound> {
    let mut all: Vec<Sound> = Vec::new();
    for what in news {
        match what {
            GameEvent::Dealt { .. } => all.push(Sound::Deal),
            GameEvent::Drew { .. } => all.push(Sound::Draw),
            GameEvent::Took { seat, canastas, .. } => {
                all.push(Sound::TakePile);
                all.extend(canasta(session, *seat, canastas));
            }
            GameEvent::Laid { seat, canastas, .. } => {
                all.push(canasta(session, *seat, canastas).unwrap_or(Sound::Lay));
            }
            GameEvent::Discarded { effect: DiscardEffect::Freezes, .. } => all.push(Sound::Freeze),
            GameEvent::Discarded { .. } => all.push(Sound::Discard),
            GameEvent::Ended { ended: Ended::Out | Ended::Concealed, .. } => all.push(Sound::GoingOut),
            GameEvent::Ended { .. } => all.push(Sound::HandEnd),
            GameEvent::PickedUpFoot { .. } | GameEvent::DrewBonus { .. } => all.push(Sound::Draw),
            GameEvent::PlaysAlone { .. }
            | GameEvent::Kept { .. }
            | GameEvent::Asked { .. }
            | GameEvent::Answered { .. } => {}
        }
    }
    if session.is_my_turn() && !was_my_turn && !news.is_empty() {
        all.push(Sound::YourTurn);
    }
    all.dedup();
    all
}

/// The sound of completed canastas: that of a natural one if one of them is not mixed.
fn canasta(session: &Session, seat: Seat, kinds: &[MeldKind]) -> Option<Sound> {
    let seen = session.observation()?;
    let melds = seen.melds(seen.sides().of(seat));
    let natural = melds
        .iter()
        .filter(|meld| kinds.contains(&meld.kind))
        .any(|meld| meld.canasta().is_some_and(|canasta| canasta != Canasta::Mixed));
    (!kinds.is_empty()).then_some(if natural { Sound::NaturalCanasta } else { Sound::MixedCanasta })
}

/// The sound of the end of a match, when its result is shown.
#[must_use]
pub fn of_result(session: &Session) -> Option<Sound> {
    let end = session.standing()?.end?;
    Some(if end.winner == session.own_score_side() { Sound::Win } else { Sound::Lose })
}

/// Durations of vibration and of the pauses in between, in milliseconds; none for sounds that are not felt.
#[must_use]
pub const fn vibration(sound: Sound) -> &'static [u32] {
    match sound {
        Sound::YourTurn => &[35],
        Sound::NaturalCanasta => &[25, 50, 25, 50, 70],
        Sound::MixedCanasta => &[25, 50, 50],
        Sound::Refused => &[15],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_are_soft_short_and_of_one_scale() {
        let scale = [G4, A4, C5, D5, E5, G5, A5, C6, E6];
        for sound in Sound::ALL {
            let tones = sound.tones();
            assert!(!tones.is_empty());
            for tone in &tones {
                assert!(tone.gain <= 0.25 && tone.lasts >= 0.08, "{sound:?}");
                assert!(tone.voice == Voice::Paper || scale.contains(&tone.pitch), "{sound:?} {}", tone.pitch);
            }
            let end = tones.iter().map(|tone| tone.at + tone.lasts).fold(0.0, f64::max);
            assert!(end < 2.0, "{sound:?} lasts {end}");
            // Tones that sound together are not too loud.
            let loud = |at: f64| -> f32 {
                tones.iter().filter(|tone| tone.at <= at && at < tone.at + tone.lasts).map(|tone| tone.gain).sum()
            };
            assert!(tones.iter().all(|tone| loud(tone.at) < 0.8), "{sound:?}");
        }
    }

    #[test]
    fn only_turns_canastas_and_refusals_are_felt() {
        let felt: Vec<Sound> = Sound::ALL.into_iter().filter(|&sound| !vibration(sound).is_empty()).collect();
        assert_eq!(felt, [Sound::NaturalCanasta, Sound::MixedCanasta, Sound::YourTurn, Sound::Refused]);
    }
}
