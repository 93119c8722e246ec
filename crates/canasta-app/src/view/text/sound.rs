//! Captions for sounds.

use crate::view::sound::Sound;
use crate::words;

/// What a sound tells, for people who do not hear it.
#[must_use]
pub fn sound(sound: Sound) -> &'static str {
    match sound {
        Sound::Deal => words::sounds::sound_of_deal(),
        Sound::Draw => words::sounds::sound_of_draw(),
        Sound::TakePile => words::sounds::sound_of_take_pile(),
        Sound::Lay => words::sounds::sound_of_lay(),
        Sound::Discard => words::sounds::sound_of_discard(),
        Sound::Freeze => words::sounds::sound_of_freeze(),
        Sound::NaturalCanasta => words::sounds::sound_of_natural_canasta(),
        Sound::MixedCanasta => words::sounds::sound_of_mixed_canasta(),
        Sound::YourTurn => words::sounds::sound_of_your_turn(),
        Sound::Refused => words::sounds::sound_of_refused(),
        Sound::GoingOut => words::sounds::sound_of_going_out(),
        Sound::HandEnd => words::sounds::sound_of_hand_end(),
        Sound::Win => words::sounds::sound_of_win(),
        Sound::Lose => words::sounds::sound_of_lose(),
    }
}
