//! Sessions that are driven as the browser drives them, with the page drawn after every step.

use super::text_of;
use canasta::rules::{Preset, replay};
use canasta_app::session::{
    BotMessage, DialogIntent, DialogKind, Effect, Intent, Message, NewGame, ProgramMessage, Reply, SelectMode, Session,
    TimerEffect, WorkerEffect, places, reply_to,
};
use canasta_app::view::{self, Node};
use std::cell::Cell;
use std::collections::VecDeque;
use std::time::Duration;

/// The most lines of an input that are carried out.
const MOST_STEPS: usize = 60;
/// The most messages that answer the effects of one step. Bots go on at the next step.
const MOST_ANSWERS: usize = 120;

/// A session, and a browser that does what it asks for.
#[derive(Default)]
pub struct Browser {
    pub session: Session,
    /// The worker that was started last.
    pub worker: u32,
}

/// A clock that advances by an hour at each reading, so that nobody thinks for long.
pub fn clock() -> Duration {
    thread_local! {
        static NOW: Cell<u64> = const { Cell::new(0) };
    }
    NOW.set(NOW.get() + 3600);
    Duration::from_secs(NOW.get())
}

impl Browser {
    /// With a game of a preset, in which the bots play at once.
    pub fn with_game(preset: Preset) -> Browser {
        let mut browser = Browser::default();
        browser.enter("set:pace=instant");
        let rules = preset.rules();
        let game = NewGame {
            preset,
            rules,
            places: places(rules.players),
            dealer: None,
            seed: [7; 32],
            deck: None,
            cut: None,
            chosen_cards: false,
        };
        browser.send(Message::Program(ProgramMessage::NewGame(Box::new(game))));
        browser
    }

    /// Sends a message, answers what the session asks for, and draws the page. Returns what its controls do.
    pub fn send(&mut self, message: Message) -> Vec<Intent> {
        let effects = self.session.update(message);
        self.settle(effects);
        self.draw()
    }

    /// Carries out the intent of a text, if it is one.
    pub fn enter(&mut self, text: &str) -> Vec<Intent> {
        match text.parse::<Intent>() {
            Ok(intent) => self.send(Message::Intent(intent, SelectMode::Primary)),
            Err(_) => self.draw(),
        }
    }

    /// Opens every dialog in turn.
    pub fn look_around(&mut self) {
        for dialog in DialogKind::ALL {
            self.send(Intent::Dialog(DialogIntent::Open(dialog)).into());
        }
    }

    /// Each control of the page is a valid intent.
    fn draw(&self) -> Vec<Intent> {
        let mut found = Vec::new();
        let page = view::page(&self.session);
        for element in page.nodes().into_iter().filter_map(Node::element) {
            element.walk(&mut |element| {
                let Some(intent) = element.get("data-intent") else { return };
                found.push(intent.parse().unwrap_or_else(|_| panic!("a control has `{intent}`, which is no intent")));
            });
        }
        found
    }

    /// Answers effects as a browser with a quick worker would.
    fn settle(&mut self, effects: Vec<Effect>) {
        let mut open: VecDeque<Effect> = effects.into();
        for _ in 0..MOST_ANSWERS {
            let Some(effect) = open.pop_front() else { return };
            let answer = match effect {
                Effect::Timer(TimerEffect::Step(number, _)) => BotMessage::StepDue(number),
                Effect::Worker(WorkerEffect::Start(number)) => {
                    self.worker = number;
                    BotMessage::WorkerSaid(number, Reply::ready().write())
                }
                // Whether house rules lead to an end is found by playing many hands.
                Effect::Worker(WorkerEffect::Ask(question)) if question.contains("\"observation\"") => {
                    match reply_to(&question, clock) {
                        Some(reply) => BotMessage::WorkerSaid(self.worker, reply),
                        None => panic!("the session asks what no worker understands: {question}"),
                    }
                }
                Effect::RequestSeed => {
                    open.extend(self.session.update(Message::Seed(Some([9; 32]))));
                    continue;
                }
                _ => continue,
            };
            open.extend(self.session.update(Message::Bots(answer)));
        }
    }
}

/// Any sequence of intents. The first line may name a preset, whose game is then on; a line is an intent, or the number of a control
/// of the page as it is then. At the end the record is valid.
pub fn intents(bytes: &[u8]) {
    let text = text_of(bytes);
    let mut lines = text.lines();
    let mut browser = match lines.next().unwrap_or_default().parse::<Preset>() {
        Ok(preset) => Browser::with_game(preset),
        Err(_) => Browser::default(),
    };
    let mut controls = browser.draw();
    for line in lines.take(MOST_STEPS) {
        controls = match (line.parse::<usize>(), controls.len()) {
            (Ok(number), 1..) => {
                let intent = controls[number % controls.len()].clone();
                let mode = if number / controls.len() % 2 == 1 { SelectMode::Secondary } else { SelectMode::Primary };
                browser.send(Message::Intent(intent, mode))
            }
            _ => browser.enter(line),
        };
    }
    let record = browser.session.record();
    assert!(record.is_empty() || replay(&record).error.is_none(), "{record}");
}
