//! Captions for sounds.

use crate::view::sound::Sound;

/// What a sound tells, for people who do not hear it.
#[must_use]
pub const fn sound(sound: Sound) -> &'static str {
    match sound {
        Sound::Deal => "cards dealt",
        Sound::Draw => "card drawn",
        Sound::TakePile => "pile taken",
        Sound::Lay => "cards laid",
        Sound::Discard => "discard",
        Sound::Freeze => "pile frozen",
        Sound::NaturalCanasta => "natural canasta",
        Sound::MixedCanasta => "mixed canasta",
        Sound::YourTurn => "your turn",
        Sound::Refused => "not possible",
        Sound::GoingOut => "going out",
        Sound::HandEnd => "end of the hand",
        Sound::Win => "match won",
        Sound::Lose => "match lost",
    }
}
