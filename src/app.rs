//! The state of the page and its queue of messages.
//!
//! Every event of the browser ends in [`dispatch`] or [`run`]. They hand the session its messages, carry out the effects, and
//! render the page once the queue is empty. Other modules of the page get what they need of the state as arguments.

use super::dom::find::open_menu;
use super::effects::Effects;
use super::guard::guarded;
use super::parts::{self, Parts};
use super::platform::device_estimate::{DeviceEstimate, now};
use super::platform::history::Entries;
use super::platform::library::LibraryHandle;
use super::platform::sound::Speaker;
use super::platform::storage::Storage;
use super::platform::vibration::vibrate;
use super::platform::write_lock::WriteLock;
use super::render::captions::Captions;
use super::render::renderer::{Phase, Renderer};
use super::schedule;
use canasta_app::features::friends::FriendsMessage;
use canasta_app::features::settings::Switch;
use canasta_app::session::{DeviceMessage, DialogKind, GameEvent, Intent, Message, SelectMode, Session, Writer};
use canasta_app::view::sound::Sound;
use canasta_app::view::stages::{Device, Dwell, Stage, StageKind, dwell_ms, stages};
use canasta_app::view::{self, Page, sound};
use canasta_app::words::Locale;
use gloo::render::AnimationFrame;
use gloo::timers::callback::Timeout;
use js_sys::Function;
use std::cell::RefCell;
use std::collections::VecDeque;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// The state of the page.
pub struct App {
    pub session: Session,
    pub renderer: Renderer,
    pub effects: Effects,
    pub history: Entries,
    speaker: Speaker,
    captions: Captions,
    estimate: DeviceEstimate,
    /// Functions of programs that are called after each change of the game.
    listeners: Vec<Function>,
    /// Whether the first page is shown; before it nothing is rendered.
    is_started: bool,
    /// Whether the person has used the page; before that, browsers play no sound.
    has_interacted: bool,
    /// Whether a message since the last rendering may have changed what is shown.
    has_changed: bool,
    /// Whether an intent is among the messages since the last rendering.
    has_intent: bool,
    backlog: Backlog,
    /// The last move of a hand is seen until this timer.
    dwell: Option<Timeout>,
    /// Whether a hand has ended whose last stage is not shown yet.
    has_ended: bool,
    /// Runs before the next frame.
    frame: Option<AnimationFrame>,
    /// The number of changes of the game that are shown.
    shown_changes: Option<u32>,
    /// The number of game events that are shown.
    shown_events: u32,
    was_my_turn: bool,
    /// Whether the refusal that is shown was heard.
    was_refused: bool,
    /// Whether the listeners are to be called.
    has_news: bool,
    /// Whether the parts were asked for after the first deal.
    has_loaded_parts: bool,
}

/// What is not shown yet.
enum Backlog {
    /// Nothing: the document shows the session.
    Empty,
    /// The session has changed.
    Session,
    /// Stages of the last change.
    Stages(VecDeque<Stage>),
}

/// The source of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Person,
    Program,
}

#[derive(Default)]
struct Queue {
    messages: VecDeque<(Message, Source)>,
    /// Whether messages are being handled. Rendering can raise events itself: a text field that loses the focus, for instance,
    /// reports its value. Their messages wait for their turn.
    is_draining: bool,
}

thread_local! {
    /// The state: event listeners and timers are called by the browser, and get no arguments of ours.
    static APP: RefCell<Option<App>> = const { RefCell::new(None) };
    /// The queue, outside of the state, because messages arrive while the state is borrowed.
    static QUEUE: RefCell<Queue> = RefCell::default();
}

/// Creates the state, with a session of which nothing is shown yet.
pub fn create(root: Element, load_parts: fn(), on_words: fn()) {
    APP.set(Some(App {
        session: Session::without_parts(),
        renderer: Renderer::new(root),
        effects: Effects::new(
            dispatch,
            dispatch_after_paint,
            |message| dispatch(Message::Library(message)),
            |message| dispatch(Message::Friends(message)),
            load_parts,
            on_words,
        ),
        history: Entries::default(),
        speaker: Speaker::default(),
        captions: Captions::default(),
        estimate: DeviceEstimate::default(),
        listeners: Vec::new(),
        is_started: false,
        has_interacted: false,
        has_changed: false,
        has_intent: false,
        backlog: Backlog::Empty,
        dwell: None,
        has_ended: false,
        frame: None,
        shown_changes: None,
        shown_events: 0,
        was_my_turn: false,
        was_refused: false,
        has_news: false,
        has_loaded_parts: false,
    }));
}

/// Hands a message to the session.
pub fn dispatch(message: Message) {
    enqueue(message, Source::Program);
}

/// Hands an intent of the person to the session. Before the first page there are none.
pub fn dispatch_intent(intent: Intent, mode: SelectMode) {
    enqueue(Message::Intent(intent, mode), Source::Person);
}

/// Hands a message to the session after the next frame. While a frame is due, the browser makes it before other tasks, and
/// with the message's rendering it would be one long task.
pub fn dispatch_after_paint(message: Message) {
    schedule::after_paint(|| run(App::measure));
    schedule::after_paint(move || dispatch(message));
}

fn enqueue(message: Message, source: Source) {
    QUEUE.with_borrow_mut(|queue| queue.messages.push_back((message, source)));
    run(|_| {});
}

/// Runs a task on the state, and then handles the messages in the queue. Does nothing while messages are being handled.
pub fn run(task: impl FnOnce(&mut App)) {
    if QUEUE.with_borrow_mut(|queue| std::mem::replace(&mut queue.is_draining, true)) {
        return;
    }
    with(task);
    call_listeners();
    drain();
    QUEUE.with_borrow_mut(|queue| queue.is_draining = false);
}

/// Whether the words of the page's language are on their way. Those that have failed already are not.
pub fn awaits_words() -> bool {
    APP.with_borrow(|app| app.as_ref().is_some_and(|app| app.session.awaits_words()))
}

/// Gives up waiting for the words of the page's language. They are taken when they come all the same.
pub fn give_up_words() {
    let awaited = APP.with_borrow(|app| app.as_ref().map(|app| app.session.locale()));
    if let Some(locale) = awaited {
        dispatch(Message::Device(DeviceMessage::Words(locale, None)));
    }
}

/// Whether the page saves what it is told.
pub fn saves() -> bool {
    APP.with_borrow(|app| app.as_ref().is_none_or(App::saves))
}

/// The language that the page is shown in.
pub fn spoken() -> Locale {
    APP.with_borrow(|app| app.as_ref().map_or(Locale::En, |app| app.session.spoken()))
}

/// Handles the messages in the queue.
fn drain() {
    while let Some((message, source)) = QUEUE.with_borrow_mut(|queue| queue.messages.pop_front()) {
        with(|app| {
            app.handle(message, source);
            let is_last = QUEUE.with_borrow(|queue| queue.messages.is_empty());
            if is_last {
                app.render_changes();
            }
        });
        call_listeners();
    }
}

/// Calls the listeners while the state is not borrowed, because they may ask for it.
fn call_listeners() {
    let Some((listeners, observation)) = with(App::take_news).flatten() else { return };
    for listener in listeners {
        if let Err(error) = listener.call1(&JsValue::NULL, &observation) {
            // An exception of a listener does not stop the game.
            web_sys::console::error_1(&error);
        }
    }
}

/// Gives the state to a function; `None` without a state or while it is borrowed.
fn with<T>(task: impl FnOnce(&mut App) -> T) -> Option<T> {
    APP.with(|app| app.try_borrow_mut().ok()?.as_mut().map(task))
}

/// Takes the parts, and does what has waited for them.
pub fn take_parts(parts: &'static Parts) {
    run(|app| {
        let effects = app.session.take_parts(parts.application);
        app.effects.take_parts(parts);
        app.has_changed = true;
        // They are handled once the state is free.
        effects.into_iter().filter_map(|effect| app.effects.run(effect)).for_each(dispatch);
    });
    run(App::render_changes);
}

/// Says that the parts could not be loaded.
pub fn parts_failed() {
    run(|app| {
        let effects = app.session.parts_failed();
        app.has_changed = true;
        effects.into_iter().filter_map(|effect| app.effects.run(effect)).for_each(dispatch);
    });
    run(App::render_changes);
}

/// Asks the session; `None` without a session or while it is borrowed.
pub fn query<T>(question: impl FnOnce(&Session) -> T) -> Option<T> {
    APP.with(|app| app.try_borrow().ok()?.as_ref().map(|app| question(&app.session)))
}

/// The storage.
pub fn storage() -> Option<Storage> {
    with(|app| app.effects.storage.clone())
}

/// The lock that says which page writes.
pub fn write_lock() -> Option<WriteLock> {
    with(|app| app.effects.write_lock.clone())
}

/// The library.
pub fn library() -> Option<LibraryHandle> {
    with(|app| app.effects.library.clone())
}

/// Adds a function that is called after each change of the game.
pub fn add_listener(listener: Function) {
    with(|app| app.listeners.push(listener));
}

/// Removes it.
pub fn remove_listener(listener: &Function) {
    with(|app| app.listeners.retain(|other| other != listener));
}

/// The page as it is to be shown. A dialog or a table that fails is shown as failed, and the rest as it is.
fn page_of(session: &Session) -> Page {
    guarded(|| view::page(session))
        .or_else(|| guarded(|| view::page_with_failed_dialog(session)))
        .unwrap_or_else(|| view::page_with_failed_table(session))
}

/// Ends the time for which the last move of a hand is seen. Returns whether it was seen.
pub fn end_dwell() -> bool {
    let is_seen = APP.with(|app| app.try_borrow().is_ok_and(|app| app.as_ref().is_some_and(|app| app.dwell.is_some())));
    if is_seen {
        flush();
    }
    is_seen
}

/// Shows everything that is not shown yet, so that the document agrees with the session and is ready for input.
pub fn flush() {
    run(App::flush);
}

impl App {
    /// Shows the first page, in place of a page that the document shows already.
    pub fn start(&mut self, shown: Option<Page>) {
        if let Some(page) = shown {
            self.renderer.adopt(page);
        }
        self.is_started = true;
        self.present(false);
        self.follow_history();
    }

    fn saves(&self) -> bool {
        self.session.writer() != Writer::Other
    }

    /// The number of levels that *Back* closes before it leaves the page.
    pub fn open_levels(&self) -> u32 {
        self.session.open_levels() + u32::from(open_menu().is_some())
    }

    /// Gives each open level an entry of the browser's history, and removes those of closed levels.
    pub fn follow_history(&mut self) {
        if self.is_started {
            // A page that saves nothing keeps an invitation in its address.
            let saves = self.saves();
            let has_link = || gloo::utils::window().location().hash().is_ok_and(|hash| hash.contains('='));
            let has_game = self.session.has_game_on() && !self.session.asks_to_leave();
            self.history.follow(self.open_levels(), has_game, || saves && has_link());
        }
    }

    /// Applies the settings to the document and the images of the cards.
    pub fn apply_settings(&mut self) {
        self.renderer.apply_settings(&self.session);
    }

    fn handle(&mut self, message: Message, source: Source) {
        if source == Source::Person {
            if !self.is_started {
                return;
            }
            self.has_interacted = true;
        }
        if matches!(message, Message::Intent(..) | Message::Program(_)) {
            // An action ends running animations first, so that input is never blocked.
            self.flush();
            self.renderer.finish_motion();
        }
        // Rendering would hurry what is shown in several steps.
        let is_background = matches!(&message, Message::Library(about) if about.is_background());
        // The devices of a table tell each other all the time that they are there.
        let is_pulse = matches!(
            &message,
            Message::Friends(FriendsMessage::Time(_) | FriendsMessage::Received(..) | FriendsMessage::Room(_))
        );
        // Another intent can be refused for the same reason.
        self.was_refused &= !matches!(message, Message::Intent(..));
        self.has_intent |= matches!(message, Message::Intent(..));
        let was_library = self.shows_library();
        let (answers, changes) = (self.session.storage_answers(), self.session.changes());
        let events = self.session.event_count();
        let shows_promise = |session: &Session| {
            session.warning().is_some()
                || matches!(session.dialog_kind(), Some(DialogKind::Confirm | DialogKind::NewGame))
        };
        let had_promise = shows_promise(&self.session);
        let mut messages = VecDeque::from([message]);
        while let Some(message) = messages.pop_front() {
            let effects = self.session.update(message);
            let answers: Vec<Message> = effects.into_iter().filter_map(|effect| self.effects.run(effect)).collect();
            answers.into_iter().rev().for_each(|answer| messages.push_front(answer));
        }
        // What is promised may have changed, and what waited for the library may have been done.
        let has_answer = answers != self.session.storage_answers()
            && (had_promise || shows_promise(&self.session) || changes != self.session.changes());
        self.has_changed |= if is_pulse && changes == self.session.changes() && events == self.session.event_count() {
            self.shows_otherwise()
        } else {
            !is_background || was_library || self.shows_library() || has_answer
        };
    }

    /// Whether another page is to be shown than the one that is, with nothing under way.
    fn shows_otherwise(&self) -> bool {
        matches!(self.backlog, Backlog::Empty) && self.renderer.page() != Some(&page_of(&self.session))
    }

    /// Shows what has changed since the last rendering.
    fn render_changes(&mut self) {
        if std::mem::take(&mut self.has_changed) {
            self.render();
            self.follow_history();
        }
    }

    /// Whether a page about the games of the library is open.
    fn shows_library(&self) -> bool {
        matches!(
            self.session.dialog_kind(),
            Some(DialogKind::Library | DialogKind::Statistics | DialogKind::Daily | DialogKind::Duplicate)
        )
    }

    /// Shows the session: at once, or after the next frame.
    fn render(&mut self) {
        let has_intent = std::mem::take(&mut self.has_intent);
        // An intent ended the time of the last move. Anything else is shown after it.
        if !self.is_started || self.dwell.is_some() {
            return;
        }
        // For a tenth of a second after a press, browsers make frames before anything else. On a slow device one would come in
        // between, and all phases together would be one long task. Dropped cards are shown at once: in that frame they would
        // be where they came from.
        let is_deferred = has_intent
            && self.estimate.device() == Device::Slow
            && !self.renderer.animator.has_dropped()
            && self.moves_cards();
        if !is_deferred {
            self.present(has_intent);
            return;
        }
        // Browsers open audio within a press only.
        if self.plays_sounds() {
            self.speaker.play(&[]);
        }
        self.backlog = Backlog::Session;
        schedule::after_paint(|| run(App::measure));
        schedule::after_paint(|| run(App::present_deferred));
    }

    fn present_deferred(&mut self) {
        if matches!(self.backlog, Backlog::Session) {
            self.present(true);
        }
    }

    /// Shows the first stage of everything that has changed; the others follow.
    fn present(&mut self, after_press: bool) {
        self.measure_before_patch();
        let start = now();
        let page = page_of(&self.session);
        let events = self.session.events_since(self.shown_events);
        let settings = self.session.settings();
        let dwells = self.renderer.is_animated(settings) && dwell_ms(events, settings) > 0;
        let dwell = if dwells { Dwell::LastMove } else { Dwell::None };
        let stages = stages(self.renderer.page(), page, events, self.estimate.device(), dwell);
        self.backlog = Backlog::Stages(stages.into());
        self.commit_next_stage(start, after_press);
    }

    /// Shows the next stage, if one is left.
    fn commit_next_stage(&mut self, start: f64, after_press: bool) {
        let Backlog::Stages(stages) = &mut self.backlog else { return };
        let Some(stage) = stages.pop_front() else { return };
        let is_last = stages.is_empty();
        if is_last {
            self.backlog = Backlog::Empty;
        }
        let kind = stage.kind;
        let last_move = self.session.events_since(self.shown_events);
        let dwell_ms = if kind == StageKind::LastMove { dwell_ms(last_move, self.session.settings()) } else { 0 };
        self.commit(stage, start, after_press);
        if is_last {
            return;
        }
        if kind == StageKind::LastMove {
            self.dwell = Some(Timeout::new(dwell_ms, || run(App::follow_last_move)));
        } else if kind == StageKind::CloseDialog {
            // The frame without the dialog answers the press.
            schedule::after_paint(|| run(|app| app.commit_next_stage(now(), true)));
        } else {
            // After the phases of this stage, whose tasks are in the queue.
            schedule::soon(|| run(|app| app.commit_next_stage(now(), false)));
        }
    }

    /// Shows what follows the last move of a hand.
    fn follow_last_move(&mut self) {
        self.dwell = None;
        let page = page_of(&self.session);
        if let Backlog::Stages(stages) = &mut self.backlog {
            // The session may have changed in the meantime.
            if let Some(last) = stages.back_mut() {
                last.page = page;
            }
        }
        self.commit_next_stage(now(), false);
    }

    fn commit(&mut self, stage: Stage, start: f64, after_press: bool) {
        let device = self.estimate.device();
        self.renderer.before_patch(&self.session);
        // Before the document changes: after that, the browser may make the frame before it runs these tasks.
        for _ in 0..Phase::TASKS {
            schedule::soon(|| run(|app| app.renderer.run_next(&app.session)));
        }
        let changes_game = stage.kind != StageKind::CloseDialog;
        let is_complete = stage.kind == StageKind::Complete;
        // Once: what fails is asked for again by each turn that is to be kept.
        if is_complete && self.session.has_game_on() && !std::mem::replace(&mut self.has_loaded_parts, true) {
            schedule::after_paint(self.effects.load_parts);
        }
        let events = if changes_game { self.take_events() } else { Vec::new() };
        self.renderer.commit(&self.session, stage, &events, device);
        if device == Device::Fast || after_press {
            self.renderer.run_to(Phase::Styled, &self.session);
        }
        self.frame = Some(schedule::before_paint(|| run(App::before_paint)));
        self.has_ended |= events.iter().any(|event| matches!(event, GameEvent::Ended { .. }));
        let shows_end = is_complete && std::mem::take(&mut self.has_ended);
        if shows_end {
            self.celebrate();
        }
        let shows_canasta = is_complete && !events.is_empty() && self.session.first_canasta().is_some();
        // Whoever learns the game sees that this is what it is about.
        if shows_canasta && self.session.lesson().is_some() && self.renderer.is_animated(self.session.settings()) {
            self.renderer.celebration.start();
        }
        let result = if shows_end { sound::of_result(&self.session) } else { None };
        self.signal(&events, result);
        let changes = self.session.changes();
        if changes_game && self.shown_changes.replace(changes) != Some(changes) {
            self.estimate.add(now() - start);
            self.has_news = true;
        }
    }

    fn take_events(&mut self) -> Vec<GameEvent> {
        let events = self.session.events_since(self.shown_events).to_vec();
        self.shown_events = self.session.event_count();
        events
    }

    fn before_paint(&mut self) {
        self.renderer.before_paint(&self.session, self.estimate.device());
    }

    fn flush(&mut self) {
        self.dwell = None;
        if !matches!(self.backlog, Backlog::Empty) {
            self.backlog = Backlog::Empty;
            self.measure_before_patch();
            let start = now();
            let page = page_of(&self.session);
            self.commit(Stage { page, kind: StageKind::Complete }, start, false);
        }
        self.renderer.flush(&self.session);
    }

    /// Measures the layout that cards move from. The estimate of the device does not count it.
    fn measure_before_patch(&mut self) {
        self.renderer.before_patch(&self.session);
        if self.moves_cards() {
            self.renderer.animator.measure(&self.session, &self.renderer.root);
        }
    }

    /// On a slow device, measures the layout in a task of its own, because the next change may move much.
    fn measure(&mut self) {
        if self.estimate.device() == Device::Slow {
            self.renderer.animator.measure(&self.session, &self.renderer.root);
        }
    }

    /// Whether something at the table has changed since it was shown.
    fn moves_cards(&self) -> bool {
        !self.session.events_since(self.shown_events).is_empty() || self.renderer.animator.has_changed(&self.session)
    }

    fn take_news(&mut self) -> Option<(Vec<Function>, JsValue)> {
        let has_news = std::mem::take(&mut self.has_news);
        // Only the parts have told programs where to listen.
        let parts = parts::get().filter(|_| has_news && !self.listeners.is_empty())?;
        Some((self.listeners.clone(), (parts.observation)(&self.session)))
    }

    /// Celebrates the end of a match that the person's side has won.
    fn celebrate(&self) {
        let end = self.session.standing().and_then(|standing| standing.end);
        let has_won = end.is_some_and(|end| end.winner == self.session.own_score_side());
        if has_won && self.renderer.is_animated(self.session.settings()) {
            self.renderer.celebration.start();
        }
    }

    fn plays_sounds(&self) -> bool {
        let settings = self.session.settings();
        settings.sounds && !settings.lite
    }

    /// What is heard, felt and read of a change: sounds, vibration and captions. `result` is heard last.
    fn signal(&mut self, events: &[GameEvent], result: Option<Sound>) {
        let was_my_turn = std::mem::replace(&mut self.was_my_turn, self.session.is_my_turn());
        let is_refused = self.session.refusal().is_some();
        let refused = (is_refused && !std::mem::replace(&mut self.was_refused, is_refused)).then_some(Sound::Refused);
        let settings = *self.session.settings();
        if !self.plays_sounds() {
            self.speaker.close();
        }
        if !settings.is_on(Switch::Captions) {
            self.captions.clear();
        }
        if !self.has_interacted || (events.is_empty() && result.is_none() && refused.is_none()) {
            return;
        }
        let mut sounds = sound::sounds(&self.session, events, was_my_turn);
        sounds.extend(result.into_iter().chain(refused));
        if self.plays_sounds() {
            self.speaker.play(&sounds);
        }
        if settings.is_on(Switch::Captions) {
            self.captions.show(&sounds);
        }
        let felt = sounds.iter().map(|&sound| sound::vibration(sound)).find(|pattern| !pattern.is_empty());
        if let Some(pattern) = felt.filter(|_| settings.is_on(Switch::Vibration) && !settings.lite) {
            vibrate(pattern);
        }
    }
}
