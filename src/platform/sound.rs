//! Sounds, synthesised: no file is loaded. The browser's audio is opened by the first sound.
//!
//! A call, another app or the lock of the screen suspends the audio of a phone, and the browser does not wake it. So the next press
//! does, and the return to the page; audio that was closed is opened anew by the next sound.

use super::promise::{PERSON_MS, on_settled};
use canasta_app::view::sound::{Sound, Tone, Voice};
use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Date, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioBuffer, AudioContext, BiquadFilterType, EventTarget, GainNode};

/// Time from the start of a sound to the start of the next, in seconds.
const GAP: f64 = 0.16;

/// Time in which a tone rises, in seconds: long enough not to click.
const ATTACK: f64 = 0.015;
/// Time in which the rest of a tone fades to silence, in seconds.
const RELEASE: f64 = 0.03;

/// How late a sound may come when the audio had to be woken for it, in milliseconds.
const LATE_MS: f64 = 1500.0;

/// Events of a press, in which browsers let audio begin, and of the return to the page.
const WAKING: [&str; 7] = ["pointerdown", "pointerup", "touchend", "keydown", "pageshow", "focus", "visibilitychange"];

/// Plays sounds; nothing of the browser's audio exists before the first.
#[derive(Default)]
pub struct Speaker(Option<Player>);

struct Player {
    audio: Audio,
    /// They end with it.
    _waking: Vec<EventListener>,
}

#[derive(Clone)]
struct Audio {
    context: AudioContext,
    noise: AudioBuffer,
}

impl Speaker {
    /// Plays sounds one after another. A browser without audio stays silent.
    pub fn play(&mut self, sounds: &[Sound]) {
        let open = self.0.take().filter(|player| state(&player.audio.context) != "closed");
        let audio = match open {
            Some(player) => {
                let audio = player.audio.clone();
                self.0 = Some(player);
                if state(&audio.context) != "running" {
                    return audio.wake_for(sounds);
                }
                audio
            }
            None => {
                let Ok(audio) = Audio::new() else { return };
                self.0 = Some(Player { audio: audio.clone(), _waking: audio.waking() });
                audio
            }
        };
        audio.play(sounds);
    }

    /// Releases the browser's audio, after sounds were switched off.
    pub fn close(&mut self) {
        if let Some(player) = self.0.take() {
            let _ = player.audio.context.close();
        }
    }
}

/// `running`, `suspended`, `closed` or, on phones during a call, `interrupted`.
fn state(context: &AudioContext) -> String {
    Reflect::get(context, &"state".into()).ok().and_then(|state| state.as_string()).unwrap_or_default()
}

/// Asks the browser to let silent audio go on. It may refuse until a press.
fn wake(context: &AudioContext, then: impl FnOnce() + 'static) {
    if matches!(state(context).as_str(), "running" | "closed") {
        return;
    }
    let asked = context.resume().ok();
    if let Some(promise) = asked.filter(|promise| promise.is_instance_of::<Promise>()) {
        on_settled(&promise, PERSON_MS, |result| {
            if result.is_ok() {
                then();
            }
        });
    }
}

impl Audio {
    fn new() -> Result<Audio, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        // Half a second of noise, from an xorshift generator.
        let mut n: u32 = 0x2545_F491;
        let samples: Vec<f32> = (0..(rate / 2.0) as u32)
            .map(|_| {
                n ^= n << 13;
                n ^= n >> 17;
                n ^= n << 5;
                (f64::from(n) / f64::from(u32::MAX) * 2.0 - 1.0) as f32
            })
            .collect();
        let noise = context.create_buffer(1, u32::try_from(samples.len()).unwrap_or(1), rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Audio { context, noise })
    }

    /// Wakes the audio from now on.
    fn waking(&self) -> Vec<EventListener> {
        let listen = |name| {
            let context = self.context.clone();
            let target: EventTarget = match name {
                "visibilitychange" => gloo::utils::document().into(),
                _ => gloo::utils::window().into(),
            };
            EventListener::new_with_options(&target, name, EventListenerOptions::run_in_capture_phase(), move |_| {
                if !gloo::utils::document().hidden() {
                    wake(&context, || {});
                }
            })
        };
        WAKING.into_iter().map(listen).collect()
    }

    /// Wakes the audio and plays sounds once it runs. What would come long after its reason is not played.
    fn wake_for(&self, sounds: &[Sound]) {
        let (audio, sounds, asked) = (self.clone(), sounds.to_vec(), Date::now());
        wake(&self.context, move || {
            if Date::now() - asked < LATE_MS {
                audio.play(&sounds);
            }
        });
    }

    fn play(&self, sounds: &[Sound]) {
        for (at, sound) in sounds.iter().enumerate() {
            let start = self.context.current_time() + 0.01 + GAP * at as f64;
            for tone in sound.tones() {
                let _ = self.tone(start, tone);
            }
        }
    }

    fn tone(&self, start: f64, tone: Tone) -> Result<(), JsValue> {
        let start = start + tone.at;
        match tone.voice {
            Voice::Paper => {
                let context = &self.context;
                let filter = context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                filter.frequency().set_value(tone.pitch);
                let volume = self.envelope(start, tone.lasts, tone.gain)?;
                filter.connect_with_audio_node(&volume)?;
                let source = context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                source.connect_with_audio_node(&filter)?;
                source.start_with_when(start)?;
                web_sys::AudioScheduledSourceNode::stop_with_when(&source, start + tone.lasts + RELEASE)
            }
            Voice::Bell => {
                self.sine(start, tone.pitch, tone.lasts, tone.gain)?;
                self.sine(start, tone.pitch * 2.0, tone.lasts * 0.6, tone.gain * 0.18)
            }
        }
    }

    fn sine(&self, start: f64, pitch: f32, lasts: f64, gain: f32) -> Result<(), JsValue> {
        let source = self.context.create_oscillator()?;
        source.frequency().set_value(pitch);
        let volume = self.envelope(start, lasts, gain)?;
        source.connect_with_audio_node(&volume)?;
        source.start_with_when(start)?;
        web_sys::AudioScheduledSourceNode::stop_with_when(&source, start + lasts + RELEASE)
    }

    /// A volume that rises softly and fades out to silence, so that nothing clicks.
    fn envelope(&self, start: f64, lasts: f64, gain: f32) -> Result<GainNode, JsValue> {
        let volume = self.context.create_gain()?;
        let level = volume.gain();
        level.set_value_at_time(0.0, start)?;
        level.linear_ramp_to_value_at_time(gain, start + ATTACK)?;
        level.exponential_ramp_to_value_at_time(gain / 200.0, start + lasts)?;
        level.linear_ramp_to_value_at_time(0.0, start + lasts + RELEASE)?;
        volume.connect_with_audio_node(&self.context.destination())?;
        Ok(volume)
    }
}
