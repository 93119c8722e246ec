//! Carries out the effects that the session asks for.

use super::parts::{self, Parts};
use super::platform::library::LibraryHandle;
use super::platform::pwa::{Pwa, PwaEvent};
use super::platform::storage::Storage;
use super::platform::worker::{Report, WorkerHandle};
use super::platform::write_lock::WriteLock;
use super::platform::{calendar, clipboard, download, history, link, printer, random, safari, screen, share, words};
use canasta_app::features::friends::FriendsMessage;
use canasta_app::features::library::{LibraryEffect, LibraryMessage};
use canasta_app::session::{
    BotMessage, DeviceEffect, DeviceMessage, Effect, Message, StorageEffect, StorageMessage, StoredValue, TimerEffect,
    WorkerEffect, Writer,
};
use gloo::timers::callback::Timeout;

/// Restores what is stored.
pub fn restore_stored(storage: &Storage, dispatch: fn(Message)) {
    let (stored, unread) = storage.read();
    stored.messages().into_iter().for_each(dispatch);
    unread.into_iter().for_each(|value| dispatch(Message::Storage(StorageMessage::Blocked(value))));
}

/// Restores what is stored, now that this page writes.
pub fn restore_as_writer(storage: &Storage, dispatch: fn(Message)) {
    dispatch(Message::Storage(StorageMessage::Writer(Writer::This)));
    restore_stored(storage, dispatch);
}

/// The parts of the device that effects use.
pub struct Effects {
    pub storage: Storage,
    pub pwa: Pwa,
    pub library: LibraryHandle,
    pub write_lock: WriteLock,
    worker: WorkerHandle,
    /// The timer of the next step of a bot.
    step_timer: Option<Timeout>,
    /// The timer that runs out when a worker takes too long.
    worker_timer: Option<Timeout>,
    /// The timer after which what the library did not store is tried again.
    keep_timer: Option<Timeout>,
    /// What is carried out once the parts are there.
    held: Vec<Effect>,
    report_friends: fn(FriendsMessage),
    dispatch: fn(Message),
    dispatch_after_paint: fn(Message),
    /// Loads the parts, unless they are there or on their way.
    pub load_parts: fn(),
    /// Hears that words have come, or have failed to.
    on_words: fn(),
}

impl Effects {
    /// Effects whose answers go to these functions.
    pub fn new(
        dispatch: fn(Message),
        dispatch_after_paint: fn(Message),
        report_library: fn(LibraryMessage),
        report_friends: fn(FriendsMessage),
        load_parts: fn(),
        on_words: fn(),
    ) -> Effects {
        let report = move |event| {
            dispatch(Message::Device(match event {
                PwaEvent::CanInstall(can) => DeviceMessage::CanInstall(can),
                PwaEvent::NewVersion => DeviceMessage::UpdateReady,
            }));
        };
        Effects {
            storage: Storage::default(),
            pwa: Pwa::new(report),
            library: LibraryHandle::new(report_library),
            write_lock: WriteLock::default(),
            worker: WorkerHandle::default(),
            step_timer: None,
            worker_timer: None,
            keep_timer: None,
            held: Vec::new(),
            report_friends,
            dispatch,
            dispatch_after_paint,
            load_parts,
            on_words,
        }
    }

    /// Carries out what has waited for the parts.
    pub fn take_parts(&mut self, parts: &Parts) {
        for effect in std::mem::take(&mut self.held) {
            self.run_later(parts, effect);
        }
    }

    /// Carries out an effect that needs the parts.
    fn run_later(&self, parts: &Parts, effect: Effect) {
        match effect {
            Effect::Library(effect) => (parts.run_library)(&self.library, effect),
            Effect::Friends(effect) => (parts.run_friends)(self.report_friends, effect),
            _ => {}
        }
    }

    /// Carries out an effect. Returns the message that answers it at once, if there is one.
    pub fn run(&mut self, effect: Effect) -> Option<Message> {
        match effect {
            Effect::Storage(effect) => return self.store(effect),
            // The change that is to be kept is shown first.
            Effect::Library(LibraryEffect::Remind) => {
                (self.dispatch_after_paint)(Message::Library(LibraryMessage::KeepDue));
            }
            Effect::Library(_) | Effect::Friends(_) => match parts::get() {
                Some(parts) => self.run_later(parts, effect),
                None => self.held.push(effect),
            },
            Effect::Device(effect) => self.use_device(effect),
            Effect::Timer(effect) => self.set_timer(effect),
            Effect::Worker(WorkerEffect::Start(number)) => {
                let dispatch = self.dispatch_after_paint;
                let report = move |report| {
                    dispatch(Message::Bots(match report {
                        Report::Said(text) => BotMessage::WorkerSaid(number, text),
                        Report::Failed => BotMessage::WorkerFailed(number),
                    }));
                };
                if self.worker.start(report).is_err() {
                    return Some(Message::Bots(BotMessage::WorkerFailed(number)));
                }
            }
            Effect::Worker(WorkerEffect::Ask(text)) => self.worker.ask(&text),
            Effect::Worker(WorkerEffect::Stop) => self.worker.stop(),
            Effect::RequestSeed => return Some(Message::Seed(random::seed())),
            Effect::RequestDay => return Some(Message::Device(DeviceMessage::Today(calendar::today()))),
            Effect::RequestDays(moments) => {
                let days = moments.into_iter().map(calendar::day_of).collect();
                return Some(Message::Device(DeviceMessage::Days(days)));
            }
        }
        None
    }

    /// Saves or deletes something. Returns the message that answers it at once, if there is one.
    fn store(&self, effect: StorageEffect) -> Option<Message> {
        let answer = match effect {
            StorageEffect::Save(StoredValue::Game, text) => {
                let dispatch = self.dispatch;
                self.storage.write_game_soon(text, move |answer| dispatch(Message::Storage(answer)));
                None
            }
            StorageEffect::SetAside(text) => {
                // A text without a copy is missing in the list, and the person is asked to save it as a file.
                let _ = self.storage.keep_damaged(&text);
                return Some(Message::Storage(StorageMessage::SetAside(self.storage.set_aside())));
            }
            StorageEffect::DeleteSetAside(number) => {
                self.storage.delete_damaged(number);
                return Some(Message::Storage(StorageMessage::SetAside(self.storage.set_aside())));
            }
            StorageEffect::TakeOver => {
                let (dispatch, storage) = (self.dispatch, self.storage.clone());
                self.write_lock.take_over(move || restore_as_writer(&storage, dispatch));
                None
            }
            StorageEffect::ForgetGame => self.storage.remove_game(),
            StorageEffect::Save(value, text) => self.storage.write(value, &text),
        };
        answer.map(Message::Storage)
    }

    fn use_device(&self, effect: DeviceEffect) {
        match effect {
            DeviceEffect::Copy(text) => self.copy(&text),
            DeviceEffect::CopyLink(fragment) => self.copy(&link::to(&fragment)),
            DeviceEffect::ShareLink(fragment) => {
                let (link, report) = (link::to(&fragment), self.report_copied());
                share::link(&link, move |link| clipboard::copy(link, report));
            }
            DeviceEffect::ShareFile(name, text) => {
                let report = self.report_copied();
                share::file(name, &text, move |text| clipboard::copy(text, report));
            }
            DeviceEffect::ShareText(words, fragment) => {
                let (text, report) = (with_link(&words, &fragment), self.report_copied());
                share::text(&text, move |text| clipboard::copy(text, report));
            }
            DeviceEffect::CopyText(words, fragment) => self.copy(&with_link(&words, &fragment)),
            DeviceEffect::Download(name, text) => download::download(name, &text),
            DeviceEffect::Print => printer::print(),
            DeviceEffect::LoadParts => (self.load_parts)(),
            DeviceEffect::LoadWords(locale) => {
                let (dispatch, on_words) = (self.dispatch, self.on_words);
                words::load(locale, move |bytes| {
                    dispatch(Message::Device(DeviceMessage::Words(locale, bytes)));
                    on_words();
                });
            }
            DeviceEffect::SharePicture(picture) => {
                if let Some(parts) = parts::get() {
                    (parts.share_picture)(&picture);
                }
            }
            DeviceEffect::Badge(shown) => {
                if let Some(parts) = parts::get() {
                    (parts.badge)(shown);
                }
            }
            DeviceEffect::Fullscreen => screen::toggle_fullscreen(),
            DeviceEffect::Install => self.pwa.install(),
            DeviceEffect::ApplyUpdate => self.pwa.apply_update(),
            DeviceEffect::Leave => history::leave(),
            DeviceEffect::NoteSafariTold => safari::note_told(),
        }
    }

    fn copy(&self, text: &str) {
        clipboard::copy(text, self.report_copied());
    }

    fn report_copied(&self) -> impl FnOnce(bool) + 'static {
        let dispatch = self.dispatch;
        move |copied| dispatch(Message::Device(DeviceMessage::Copied(copied)))
    }

    fn set_timer(&mut self, effect: TimerEffect) {
        match effect {
            TimerEffect::Step(number, milliseconds) => {
                // Without a pause between two actions, the first is not seen.
                let dispatch = if milliseconds == 0 { self.dispatch } else { self.dispatch_after_paint };
                let step = move || dispatch(Message::Bots(BotMessage::StepDue(number)));
                self.step_timer = Some(Timeout::new(milliseconds, step));
            }
            TimerEffect::KeepAgain(milliseconds) => {
                let dispatch = self.dispatch;
                let again = move || dispatch(Message::Library(LibraryMessage::KeepDue));
                self.keep_timer = Some(Timeout::new(milliseconds, again));
            }
            TimerEffect::WorkerTimeout(number, milliseconds) => {
                // After the frame, so that it does not overtake an answer that has come.
                let dispatch = self.dispatch_after_paint;
                let timeout = move || dispatch(Message::Bots(BotMessage::WorkerTimeout(number)));
                self.worker_timer = Some(Timeout::new(milliseconds, timeout));
            }
        }
    }
}

/// A text, and below it the address of the page with this fragment.
fn with_link(words: &str, fragment: &str) -> String {
    format!("{words}\n{}", link::to(fragment))
}
