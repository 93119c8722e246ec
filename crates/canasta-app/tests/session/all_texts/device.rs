//! A device whose worker, library and clock answer at once.

use crate::library::Shelf;
use canasta_app::features::friends::FriendsEffect;
use canasta_app::features::library::Timestamp;
use canasta_app::session::{
    BotMessage, Day, DeviceMessage, Effect, Intent, Message, Reply, SelectMode, Session, SetAside, StorageEffect,
    StorageMessage, TimerEffect, WorkerEffect, reply_to,
};
use canasta_app::words::Locale;
use std::cell::Cell;
use std::collections::VecDeque;
use std::ops::Deref;
use std::time::Duration;

/// What the worker answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worker {
    /// Everything at once.
    Answers,
    /// Nothing: what waits for it is shown.
    Waits,
    /// It cannot be started.
    Fails,
}

/// A session on a device.
#[derive(Clone)]
pub struct Device {
    pub session: Session,
    pub shelf: Shelf,
    pub worker: Worker,
    number: u32,
    seeds: u8,
    /// The step of a bot that is due.
    due: Option<u32>,
    aside: Vec<SetAside>,
    /// The question that the worker has not answered.
    pub asked: Option<String>,
    /// What was asked of the connections to other devices, oldest first.
    pub friends: VecDeque<FriendsEffect>,
    /// What was saved last, by its value.
    pub saved: Vec<(canasta_app::session::StoredValue, String)>,
}

/// The day of every walk.
const TODAY: u32 = 20_800;

impl Device {
    /// A device of a new person.
    pub fn new(locale: Locale) -> Device {
        Device::with(Session::default(), locale)
    }

    /// A device that shows this session.
    pub fn with(session: Session, locale: Locale) -> Device {
        let mut device = Device {
            session,
            shelf: Shelf::at(u64::from(TODAY) * 86_400_000),
            worker: Worker::Answers,
            number: 0,
            seeds: 0,
            due: None,
            aside: Vec::new(),
            asked: None,
            friends: VecDeque::new(),
            saved: Vec::new(),
        };
        device.update(Message::Device(DeviceMessage::Language(locale)));
        device.set("pace", "instant");
        device
    }

    /// Carries out a message, and all that follows from it but the steps of bots.
    pub fn update(&mut self, message: Message) {
        let mut effects = VecDeque::from(self.session.update(message));
        while let Some(effect) = effects.pop_front() {
            if let Some(message) = self.answer(effect) {
                effects.extend(self.session.update(message));
            }
        }
    }

    fn answer(&mut self, effect: Effect) -> Option<Message> {
        Some(match effect {
            Effect::Library(effect) => {
                self.shelf.now += 1;
                Message::Library(self.shelf.answer(effect)?)
            }
            Effect::RequestSeed => {
                self.seeds = self.seeds.wrapping_add(1);
                Message::Seed(Some([self.seeds; 32]))
            }
            Effect::RequestDay => Message::Device(DeviceMessage::Today(Day::new(TODAY))),
            Effect::RequestDays(moments) => {
                let day = |at: Timestamp| u32::try_from(at.milliseconds() / 86_400_000).unwrap_or(0);
                Message::Device(DeviceMessage::Days(moments.into_iter().map(|at| Day::new(day(at))).collect()))
            }
            Effect::Worker(WorkerEffect::Start(number)) => {
                self.number = number;
                match self.worker {
                    Worker::Answers => Message::Bots(BotMessage::WorkerSaid(number, Reply::ready().write())),
                    Worker::Waits => return None,
                    Worker::Fails => Message::Bots(BotMessage::WorkerFailed(number)),
                }
            }
            // A playing of par takes long.
            Effect::Worker(WorkerEffect::Ask(question)) if question.contains("\"par\":") => {
                self.asked = Some(question);
                return None;
            }
            Effect::Worker(WorkerEffect::Ask(question)) if self.worker == Worker::Answers => {
                Message::Bots(BotMessage::WorkerSaid(self.number, reply_to(&question, clock)?))
            }
            Effect::Worker(WorkerEffect::Ask(question)) => {
                self.asked = Some(question);
                return None;
            }
            Effect::Friends(effect) => {
                self.friends.push_back(effect);
                return None;
            }
            Effect::Timer(TimerEffect::Step(number, _)) => {
                self.due = Some(number);
                return None;
            }
            Effect::Storage(StorageEffect::SetAside(text)) => {
                let number = self.aside.len() as u32 + 1;
                self.aside.push(SetAside { number, text });
                Message::Storage(StorageMessage::SetAside(self.aside.clone()))
            }
            Effect::Storage(StorageEffect::Save(value, text)) => {
                self.saved.retain(|(other, _)| *other != value);
                self.saved.push((value, text));
                return None;
            }
            _ => return None,
        })
    }

    /// Does what the person wants.
    pub fn press(&mut self, intent: &str) {
        let intent: Intent = intent.parse().unwrap_or_else(|_| panic!("no intent: {intent}"));
        self.update(Message::Intent(intent, SelectMode::Primary));
    }

    /// Changes a control.
    pub fn set(&mut self, name: &str, value: &str) {
        self.press(&format!("set:{name}={value}"));
    }

    /// Lets the worker say something.
    pub fn say(&mut self, reply: Reply) {
        self.update(Message::Bots(BotMessage::WorkerSaid(self.number, reply.write())));
    }

    /// Lets the worker say that it is ready.
    pub fn ready(&mut self) {
        self.say(Reply::ready());
    }

    /// Lets the worker fail.
    pub fn fail(&mut self) {
        self.update(Message::Bots(BotMessage::WorkerFailed(self.number)));
    }

    /// Lets the bot act whose step is due.
    pub fn step(&mut self) -> bool {
        let due = self.due.take();
        if let Some(number) = due {
            self.update(Message::Bots(BotMessage::StepDue(number)));
        }
        due.is_some()
    }
}

impl Deref for Device {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

/// A clock that advances by 500 ms at each reading, so that every search ends soon and alike.
fn clock() -> Duration {
    thread_local! {
        static NOW: Cell<u64> = const { Cell::new(0) };
    }
    NOW.set(NOW.get() + 500);
    Duration::from_millis(NOW.get())
}
