//! Sounds, synthesised: no file is loaded. The browser's audio is opened by the first sound.

use crate::view::sound::{Sound, Tone};
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, AudioNode, BiquadFilterType};

/// Time from the start of a sound to the start of the next, in seconds.
const GAP: f64 = 0.12;

/// Plays sounds; nothing of the browser's audio exists before the first.
#[derive(Default)]
pub struct Speaker(Option<Player>);

struct Player {
    context: AudioContext,
    noise: AudioBuffer,
}

impl Speaker {
    /// Plays sounds one after another. A browser without audio stays silent.
    pub fn play(&mut self, sounds: &[Sound]) {
        if self.0.is_none() {
            self.0 = Player::new().ok();
        }
        let Some(player) = &self.0 else { return };
        for (at, sound) in sounds.iter().enumerate() {
            let start = player.context.current_time() + 0.01 + GAP * at as f64;
            for tone in sound.tones() {
                let _ = player.tone(start, tone);
            }
        }
    }

    /// Releases the browser's audio, after sounds were switched off.
    pub fn close(&mut self) {
        if let Some(player) = self.0.take() {
            let _ = player.context.close();
        }
    }
}

impl Player {
    fn new() -> Result<Player, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        // A quarter of a second of noise, from an xorshift generator.
        let mut n: u32 = 0x2545_F491;
        let samples: Vec<f32> = (0..(rate / 4.0) as u32)
            .map(|_| {
                n ^= n << 13;
                n ^= n >> 17;
                n ^= n << 5;
                (f64::from(n) / f64::from(u32::MAX) * 2.0 - 1.0) as f32
            })
            .collect();
        let noise = context.create_buffer(1, u32::try_from(samples.len()).unwrap_or(1), rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Player { context, noise })
    }

    fn tone(&self, start: f64, tone: Tone) -> Result<(), JsValue> {
        let context = &self.context;
        let (start, end) = (start + tone.at, start + tone.at + tone.lasts);
        let volume = context.create_gain()?;
        volume.gain().set_value_at_time(0.0001, start)?;
        volume.gain().exponential_ramp_to_value_at_time(tone.gain, start + 0.008)?;
        volume.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
        volume.connect_with_audio_node(&context.destination())?;
        let into: &AudioNode = &volume;
        if tone.noise {
            let filter = context.create_biquad_filter()?;
            filter.set_type(BiquadFilterType::Bandpass);
            filter.frequency().set_value(tone.pitch);
            filter.connect_with_audio_node(into)?;
            let source = context.create_buffer_source()?;
            source.set_buffer(Some(&self.noise));
            source.connect_with_audio_node(&filter)?;
            source.start_with_when(start)?;
            web_sys::AudioScheduledSourceNode::stop_with_when(&source, end)
        } else {
            let source = context.create_oscillator()?;
            source.frequency().set_value(tone.pitch);
            source.connect_with_audio_node(into)?;
            source.start_with_when(start)?;
            web_sys::AudioScheduledSourceNode::stop_with_when(&source, end)
        }
    }
}
