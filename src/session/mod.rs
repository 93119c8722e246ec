//! One sitting at the table: who sits where, what the person has picked and staged, what is saved.
//!
//! Pure: [`Session::update`] takes a [`Message`] and returns [`Effect`]s for the world to carry out. Time and
//! randomness come in with messages.

mod draft;
mod happening;
mod intent;
mod offers;
mod plan;
mod save;
mod settings;

pub use draft::{Draft, Place as CardPlace, Slot};
pub use happening::{Happening, happened};
pub use intent::{Intent, NoIntent, Panel, Press};
pub use offers::{Lack, Offer, Verb, offers};
pub use plan::{NAMES, NewGame, Place, Plan, Player, TARGETS, places};
pub use save::{Damage, Restored, restore, save};
pub use settings::{Choice, Pace, Settings, Switch, Theme};

use crate::bots::{Bot, Thumb};
use crate::rules::{
    Action, BySide, Deck, Game, GameEnd, Group, Observation, Phase, Rank, RuleError, Rules, ScoreSheet, Seat, Seed,
    State, generator,
};
use rand::RngExt;

/// What reaches the session.
#[derive(Clone, Debug)]
pub enum Message {
    /// A control of the page was used, with this button.
    Intent(Intent, Press),
    /// Fresh randomness for what the last intent asked: a new game, or the next hand.
    Seed(Seed),
    /// A game put together by a program.
    NewGame(Box<NewGame>),
    /// An action of the person, said by a program.
    Play(Action),
    /// It is time for the next step of a bot.
    Tick(u32),
    /// What the storage held at the start.
    Restore {
        /// The settings, if any were kept.
        settings: Option<String>,
        /// The game, if one was kept.
        game: Option<String>,
    },
    /// The storage refused to keep something.
    StorageBlocked,
}

/// What the world is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep the game on the device.
    SaveGame(String),
    /// Put a damaged save aside, where nothing overwrites it.
    KeepDamaged(String),
    /// Keep the settings on the device.
    SaveSettings(String),
    /// Send [`Message::Tick`] with this number after so many milliseconds.
    Wait(u32, u32),
    /// Send [`Message::Seed`].
    NeedSeed,
}

/// Something the person should know, that stays until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An action was refused.
    Refused(RuleError),
    /// Something must be chosen first.
    Lacking(Lack),
    /// The save was damaged; the number of finished hands and actions of the next that are intact, if any.
    Damaged(Damage, Option<(usize, usize)>),
    /// The settings were damaged.
    SettingsDamaged,
    /// Nothing can be kept on this device.
    NotSaved,
}

/// What waits for randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    Start,
    SameAgain,
    NextHand,
}

/// One sitting. Screens read it through its methods; only [`Session::update`] changes it.
#[derive(Clone, Debug)]
pub struct Session {
    settings: Settings,
    game: Option<Game>,
    places: Vec<Place>,
    draft: Draft,
    plan: Plan,
    panel: Option<Panel>,
    ways: Vec<Action>,
    notice: Option<Notice>,
    /// What happened since the person's last action, oldest first.
    log: Vec<Happening>,
    pending: Option<Pending>,
    /// Counts the waits, so that a late tick is known as late.
    waits: u32,
    /// Grows with every change of the game.
    changes: u32,
    can_save: bool,
}

/// The seat of the person at the screen.
pub const ME: Seat = Seat::FIRST;

/// The most happenings remembered.
const LONGEST_LOG: usize = 64;

impl Default for Session {
    fn default() -> Session {
        Session {
            settings: Settings::default(),
            game: None,
            places: Vec::new(),
            draft: Draft::default(),
            plan: Plan::default(),
            panel: None,
            ways: Vec::new(),
            notice: None,
            log: Vec::new(),
            pending: None,
            waits: 0,
            changes: 0,
            can_save: true,
        }
    }
}

impl Session {
    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What the person sees of the hand that is on, or of the last one.
    #[must_use]
    pub fn observation(&self) -> Option<Observation<'_>> {
        self.game.as_ref()?.state().map(|state| state.observe(ME))
    }

    /// Who sits where.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The hand as the person arranges it.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What the new-game dialog shows.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The open dialog.
    #[must_use]
    pub const fn panel(&self) -> Option<Panel> {
        self.panel
    }

    /// The ways to choose from while [`Panel::Ways`] is open.
    #[must_use]
    pub fn ways(&self) -> &[Action] {
        &self.ways
    }

    /// What the person should know.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What happened since the person's last action, oldest first.
    #[must_use]
    pub fn log(&self) -> &[Happening] {
        &self.log
    }

    /// Grows with every change of the game.
    #[must_use]
    pub const fn changes(&self) -> u32 {
        self.changes
    }

    /// The score sheets of the finished hands are in the record; this is that of the last hand, if it has ended.
    #[must_use]
    pub fn score(&self) -> Option<ScoreSheet> {
        self.game.as_ref()?.score()
    }

    /// The match, for the facts that everybody knows: its rules, totals, end and the number of the hand.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        let game = self.game.as_ref()?;
        Some(Standing {
            rules: *game.rules(),
            totals: game.totals(),
            hand: game.record().hands.len(),
            end: game.end(),
            practice: game.is_practice(),
        })
    }

    /// The totals after each finished hand.
    #[must_use]
    pub fn history(&self) -> Vec<BySide<i32>> {
        let hands = self.game.as_ref().map(|game| game.record().hands.as_slice()).unwrap_or_default();
        hands.iter().filter_map(|hand| hand.end).map(|(_, totals)| totals).collect()
    }

    /// The record with only what the person has seen; the whole once no hand is on.
    #[must_use]
    pub fn record(&self) -> String {
        self.game.as_ref().map(|game| game.record().as_seen()).unwrap_or_default()
    }

    /// The buttons of the table.
    #[must_use]
    pub fn offers(&self) -> Vec<Offer> {
        self.observation().map(|observation| offers(&observation, &self.draft)).unwrap_or_default()
    }

    /// Takes in a message and says what the world is to do.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Intent(intent, press) => self.intent(intent, press, &mut effects),
            Message::Seed(seed) => self.seeded(seed, &mut effects),
            Message::NewGame(new) => self.start(*new, &mut effects),
            Message::Play(action) => self.play_mine(&action, &mut effects),
            Message::Tick(number) if number == self.waits => self.bot_step(&mut effects),
            Message::Tick(_) => {}
            Message::Restore { settings, game } => self.restore(settings, game, &mut effects),
            Message::StorageBlocked => {
                if self.can_save {
                    self.can_save = false;
                    self.notice = Some(Notice::NotSaved);
                }
            }
        }
        effects
    }

    fn intent(&mut self, intent: Intent, press: Press, effects: &mut Vec<Effect>) {
        if matches!(self.notice, Some(Notice::Refused(_) | Notice::Lacking(_))) {
            self.notice = None;
        }
        match intent {
            Intent::Card(id) => match (press, self.settings.swap_buttons) {
                (Press::Toggle, _) | (Press::Right, false) | (Press::Left, true) => self.draft.toggle(id),
                (Press::Left, false) | (Press::Right, true) => self.draft.pick_one(id),
            },
            Intent::Do(verb) => self.press(verb, effects),
            Intent::Way(i) => {
                if let Some(action) = self.ways.get(i).cloned() {
                    self.panel = None;
                    self.play_mine(&action, effects);
                }
            }
            Intent::Onto(rank) => self.add_to(rank, effects),
            Intent::Pile => {
                let drawing = self.observation().is_some_and(|o| o.phase() == Phase::Draw);
                self.press(if drawing { Verb::Take } else { Verb::Discard }, effects);
            }
            Intent::Table => {
                let verbs = [Verb::Lay, Verb::Stage];
                let offered = self.offers().into_iter().find(|offer| verbs.contains(&offer.verb)).map(|o| o.verb);
                match offered {
                    Some(verb) if !self.draft.picked().is_empty() => self.press(verb, effects),
                    _ => {}
                }
            }
            Intent::TakeBack(group) => self.draft.unstage(Some(group)),
            Intent::Unpick => self.draft.unpick(),
            Intent::Dismiss => self.notice = None,
            Intent::Open(panel) => self.panel = Some(panel),
            Intent::Close => self.panel = None,
            Intent::NextHand => self.ask_seed(Pending::NextHand, effects),
            Intent::Start => self.ask_seed(Pending::Start, effects),
            Intent::SameAgain => self.ask_seed(Pending::SameAgain, effects),
            Intent::Turn(switch) => {
                self.settings.turn(switch);
                effects.push(Effect::SaveSettings(self.settings.write()));
            }
            Intent::Set(name, value) => self.set(&name, &value, effects),
            Intent::ResetSettings => {
                self.settings = Settings::default();
                effects.push(Effect::SaveSettings(self.settings.write()));
                self.wait_for_bot(effects);
            }
        }
    }

    fn set(&mut self, name: &str, value: &str, effects: &mut Vec<Effect>) {
        match name {
            "theme" => self.settings.theme = Theme::from_name(value).unwrap_or(self.settings.theme),
            "pace" => self.settings.pace = Pace::from_name(value).unwrap_or(self.settings.pace),
            // A value that the plan does not know changes nothing.
            _ => {
                let _ = self.plan.set(name, value);
                return;
            }
        }
        effects.push(Effect::SaveSettings(self.settings.write()));
        self.wait_for_bot(effects);
    }

    fn ask_seed(&mut self, pending: Pending, effects: &mut Vec<Effect>) {
        self.pending = Some(pending);
        effects.push(Effect::NeedSeed);
    }

    fn seeded(&mut self, seed: Seed, effects: &mut Vec<Effect>) {
        match self.pending.take() {
            None => {}
            Some(Pending::NextHand) => {
                let Some(game) = &mut self.game else { return };
                let deck = Deck::shuffled(&mut generator(seed));
                if game.deal(ME, deck, None) {
                    self.dealt(effects);
                }
            }
            Some(pending) => {
                let again = (pending == Pending::SameAgain).then_some(self.game.as_ref()).flatten();
                let (preset, rules) = match again {
                    Some(game) => (game.record().preset, *game.rules()),
                    None => match self.plan.rules() {
                        Ok(rules) => (self.plan.preset, rules),
                        Err(bad) => {
                            self.notice = Some(Notice::Refused(bad.into()));
                            return;
                        }
                    },
                };
                let places = if again.is_some() { self.places.clone() } else { places(rules.players) };
                let new = NewGame { preset, rules, places, dealer: None, seed, deck: None, chosen_cards: false };
                self.start(new, effects);
            }
        }
    }

    fn start(&mut self, new: NewGame, effects: &mut Vec<Effect>) {
        let names = new.places.iter().map(|place| place.name.clone()).collect();
        let mut game = match Game::new(new.preset, new.rules, names) {
            Ok(game) => game,
            Err(bad) => {
                self.notice = Some(Notice::Refused(bad.into()));
                return;
            }
        };
        if new.chosen_cards {
            game.mark_practice();
        }
        let mut rng = generator(new.seed);
        let deck = Deck::shuffled(&mut rng);
        let lot = rng.random_range(0..new.rules.players.count());
        let dealer = new.dealer.or(new.rules.players.seat(lot)).unwrap_or(ME);
        if game.deal(dealer, new.deck.unwrap_or(deck), None) {
            self.game = Some(game);
            self.places = new.places;
            self.notice = None;
            self.dealt(effects);
        }
    }

    /// A hand has just been dealt.
    fn dealt(&mut self, effects: &mut Vec<Effect>) {
        self.panel = None;
        self.draft = Draft::default();
        self.log.clear();
        if let Some(game) = &self.game
            && let Some(state) = game.state()
        {
            self.draft.follow(state.hand(ME), false);
            self.log.push(Happening::Dealt { hand: game.record().hands.len(), leads: state.turn_of() });
        }
        self.changed(effects);
    }

    /// The game has changed: it is saved, and the next bot waits for its turn.
    fn changed(&mut self, effects: &mut Vec<Effect>) {
        self.changes = self.changes.wrapping_add(1);
        if let (Some(game), true) = (&self.game, self.can_save) {
            effects.push(Effect::SaveGame(save(game, &self.places)));
        }
        self.wait_for_bot(effects);
    }

    fn bot_to_act(&self) -> Option<Seat> {
        let game = self.game.as_ref()?;
        let state = game.state().filter(|state| state.ended().is_none())?;
        let seat = state.to_act();
        let place = self.places.get(seat.index())?;
        (place.player == Player::Thumb).then_some(seat)
    }

    fn wait_for_bot(&mut self, effects: &mut Vec<Effect>) {
        if self.bot_to_act().is_some() {
            self.waits = self.waits.wrapping_add(1);
            effects.push(Effect::Wait(self.waits, self.settings.pace.step_ms()));
        }
    }

    fn bot_step(&mut self, effects: &mut Vec<Effect>) {
        let Some(seat) = self.bot_to_act() else { return };
        let Some(state) = self.game.as_ref().and_then(Game::state) else { return };
        let observation = state.observe(seat);
        let action = Thumb::default().act(&observation);
        // A bot's answer is checked like a person's.
        if self.play(seat, &action, effects).is_err()
            && let Some(action) = self.first_legal(seat)
        {
            let _ = self.play(seat, &action, effects);
        }
    }

    fn first_legal(&self, seat: Seat) -> Option<Action> {
        let state = self.game.as_ref()?.state()?;
        crate::rules::legal::candidates(&state.observe(seat)).into_iter().next()
    }

    /// An action of the person.
    fn play_mine(&mut self, action: &Action, effects: &mut Vec<Effect>) {
        // A person's action begins a new account of what happened.
        let before = std::mem::take(&mut self.log);
        self.draft.settle();
        if let Err(error) = self.play(ME, action, effects) {
            self.log = before;
            self.notice = Some(Notice::Refused(error));
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, effects: &mut Vec<Effect>) -> Result<(), RuleError> {
        let game = self.game.as_mut().ok_or(RuleError::HandOver)?;
        let before: Option<State> = game.state().cloned();
        game.play(seat, action)?;
        if let (Some(before), Some(after)) = (before, game.state()) {
            self.log.extend(happened(&before, seat, action, after));
            let excess = self.log.len().saturating_sub(LONGEST_LOG);
            self.log.drain(..excess);
            self.draft.follow(after.hand(ME), true);
            if after.ended().is_some() {
                self.draft.unstage(None);
                self.draft.unpick();
                self.draft.settle();
                self.panel = Some(Panel::Score);
            }
        }
        self.changed(effects);
        Ok(())
    }

    /// A button of the table.
    fn press(&mut self, verb: Verb, effects: &mut Vec<Effect>) {
        let Some(offer) = self.offers().into_iter().find(|offer| offer.verb == verb) else { return };
        match (verb, offer.ways) {
            (_, Err(Lack::Rule(error))) => self.notice = Some(Notice::Refused(error)),
            (_, Err(lack)) => self.notice = Some(Notice::Lacking(lack)),
            (Verb::Unstage, _) => self.draft.unstage(None),
            (Verb::Stage, Ok(ways)) => {
                if let Some(Action::Meld(groups)) = ways.into_iter().next() {
                    groups.iter().for_each(|group| self.draft.stage(group.cards));
                }
            }
            (_, Ok(mut ways)) if ways.len() == 1 => {
                if let Some(action) = ways.pop() {
                    self.play_mine(&action, effects);
                }
            }
            (_, Ok(ways)) => {
                self.ways = ways;
                self.panel = Some(Panel::Ways);
            }
        }
    }

    /// Adds the picked cards to the own meld of a rank.
    fn add_to(&mut self, rank: Rank, effects: &mut Vec<Effect>) {
        let cards = self.draft.picked();
        if !cards.is_empty() {
            self.play_mine(&Action::Meld(vec![Group { named: Some(rank), cards }]), effects);
        }
    }

    fn restore(&mut self, settings: Option<String>, game: Option<String>, effects: &mut Vec<Effect>) {
        match settings.map(|text| Settings::read(&text)) {
            None => {}
            Some(Ok(settings)) => self.settings = settings,
            Some(Err(settings)) => {
                self.settings = settings;
                self.notice = Some(Notice::SettingsDamaged);
            }
        }
        let Some(text) = game else { return };
        let restored = restore(&text);
        if let Some(damage) = restored.damage {
            let kept = restored.game.as_ref().map(|(game, _)| {
                let hands = &game.record().hands;
                let finished = hands.iter().filter(|hand| hand.end.is_some()).count();
                let on = hands.last().filter(|hand| hand.end.is_none()).map_or(0, |hand| hand.entries.len());
                (finished, on)
            });
            self.notice = Some(Notice::Damaged(damage, kept));
            effects.push(Effect::KeepDamaged(text));
        }
        if let Some((game, places)) = restored.game {
            self.draft = Draft::default();
            if let Some(state) = game.state() {
                self.draft.follow(state.hand(ME), false);
            }
            if game.state().is_none_or(|state| state.ended().is_some()) {
                self.panel = game.state().map(|_| Panel::Score);
            }
            self.plan.preset = game.record().preset;
            self.game = Some(game);
            self.places = places;
            self.changes = self.changes.wrapping_add(1);
            self.wait_for_bot(effects);
        }
    }
}

/// What everybody knows of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rules.
    pub rules: Rules,
    /// The totals so far.
    pub totals: BySide<i32>,
    /// The number of the hand, from 1; 0 before the first deal.
    pub hand: usize,
    /// How the match ended, if it has.
    pub end: Option<GameEnd>,
    /// Whether it is marked as practice.
    pub practice: bool,
}

impl Session {
    /// Whether groups are staged, for a screen that asks before they are forgotten.
    #[must_use]
    pub fn staged(&self) -> Vec<Group> {
        self.draft.staged()
    }
}
